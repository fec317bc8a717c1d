"""Which scenarios prove which rule: each citing step is skipped, each mutant is tried, and it is written down.

`python -m tests.proofs` (make proofs) writes src/rulebound/scenario/proofs.json, which the coverage of rules reads.

A rule is proven by a skipped step only where the step cites this rule and no other, or where what the step brings
about in that scenario cites it and no other; what a step does by several rules at once is proven by mutants that break
one of them. A scenario that only crashes proves nothing: it must come out otherwise.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from rulebound.kernel.procedure import PROCEDURES, Procedure
from rulebound.kernel.table import Table
from rulebound.scenario import run_situation
from rulebound.scenario.coverage import PROOFS
from rulebound.scenario.situation import Situation
from tests.breaking import DIFFERENT, Mutant, failing, load
from tests.mutants import ALL, rules_of, statements_of, verdict

Step = tuple[str, str]
"""A procedure and one of its steps."""

Proofs = dict[str, set[str]]
"""A rule or statement, and the scenarios that prove it."""


class Traced(NamedTuple):
    """What the scenarios run through: which of them run a step, and which rules stand alone in an event of it there."""

    run_by: dict[Step, list[str]]
    alone: dict[tuple[Step, str], set[str]]


def steps() -> list[Step]:
    """Every step of every procedure that cites a rule."""
    return [(name, step) for name, cls in sorted(PROCEDURES.items()) for step in cls.CITES]


def trace(situations: dict[str, Situation]) -> Traced:
    """Run every scenario once and note the steps it runs and what their events cite."""
    run_by: dict[Step, list[str]] = defaultdict(list)
    alone: dict[tuple[Step, str], set[str]] = defaultdict(set)
    for name, situation in situations.items():
        seen: dict[Step, None] = {}
        with watched(seen, alone, name):
            run_situation(situation)
        for step in seen:
            run_by[step].append(name)
    return Traced(run_by, alone)


@contextmanager
def watched(seen: dict[Step, None], alone: dict[tuple[Step, str], set[str]], name: str) -> Iterator[None]:
    """Every citing step notes that it runs, and which rules its events cite with no other beside them."""
    sound: list[tuple[type[Procedure], str, Any]] = []

    def watching(step: Step, method: Any) -> Any:
        def watch(self: Procedure, table: Table) -> None:
            log, start = table.log, len(table.log.entries)
            method(self, table)
            seen[step] = None
            for event in log.entries[start:]:
                if len(event.cites) == 1:
                    alone[(step, name)].add(event.cites[0])

        return watch

    for procedure, step in steps():
        cls = PROCEDURES[procedure]
        sound.append((cls, step, vars(cls)[step]))
        setattr(cls, step, watching((procedure, step), vars(cls)[step]))
    try:
        yield
    finally:
        for cls, step, method in sound:
            setattr(cls, step, method)


@contextmanager
def skipped(step: Step) -> Iterator[None]:
    """The engine without one step: the procedure goes on with the next."""
    cls = PROCEDURES[step[0]]
    method = vars(cls)[step[1]]

    def nothing(self: Procedure, table: Table) -> None:
        """The step is left out."""

    setattr(cls, step[1], nothing)
    try:
        yield
    finally:
        setattr(cls, step[1], method)


def by_skipping(situations: dict[str, Situation]) -> Proofs:
    """The scenarios that prove each rule because a step that cites it cannot be left out."""
    traced = trace(situations)
    proofs: Proofs = defaultdict(set)
    for step in steps():
        cites = PROCEDURES[step[0]].CITES[step[1]]
        with skipped(step):
            failed = failing(situations, traced.run_by.get(step, []))
        for name in different(failed):
            for rule in cites if len(cites) == 1 else traced.alone.get((step, name), ()):
                proofs[rule].add(name)
    return proofs


def different(failed: dict[str, str]) -> list[str]:
    return [name for name, result in failed.items() if result == DIFFERENT]


def by_breaking(situations: dict[str, Situation], mutants: Iterable[Mutant]) -> tuple[Proofs, Proofs]:
    """The scenarios that prove each rule, and each statement that they claim, because they notice a mutant."""
    rules: Proofs = defaultdict(set)
    statements: Proofs = defaultdict(set)
    for mutant in mutants:
        noticed = verdict(mutant, situations).noticed_by
        for rule in rules_of(mutant):
            rules[rule].update(noticed)
        for statement in statements_of(mutant):
            statements[statement].update([name for name in noticed if statement in situations[name].proves])
    return rules, statements


def all_proofs() -> dict[str, dict[str, list[str]]]:
    """Everything that is proven, as it is stored."""
    situations = load()
    rules, statements = by_breaking(situations, ALL)
    for rule, names in by_skipping(situations).items():
        rules[rule].update(names)
    return {"rules": in_order(rules), "statements": in_order(statements)}


def in_order(proofs: Proofs) -> dict[str, list[str]]:
    """By name, each with the scenarios that prove least beside it first: they are the plainest."""
    often = Counter([name for names in proofs.values() for name in names])
    return {key: sorted(proofs[key], key=lambda name: (often[name], name)) for key in sorted(proofs) if proofs[key]}


def main() -> int:
    """Find all proofs and store them."""
    found = all_proofs()
    PROOFS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{len(found['rules'])} rules and {len(found['statements'])} statements are proven: {PROOFS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
