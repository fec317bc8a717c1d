"""Breaks the engine in one line, in every way that counts, and sees that a scenario notices (make mutants).

A mutant names the statements and rules that it breaks. For each statement a scenario that claims it, and for a mutant
of rules only any scenario, must come out otherwise than it expects; one that merely crashes has noticed nothing. The
ways in which other engines went wrong are among the mutants of the statements. Left out of those ways:

* “hard-coded two players”: no one line makes that of this engine; the mutants of the modes stand for it.
* “an unknown filter that passes”: a filter is a typed part of the card language, there is none to mistype.
* “concede among the moves a bot picks from”: there are no bots yet, and conceding is no option of priority.
* “a view that returns everything” is tried on what `can_see` and `cannot_see` read; whole views have their leak test.
* “one 8,000-line engine file”, “the same rule written three times”: no behaviour, the tests of the layout look at it.
* S42 and S44 to S46 say how answers are written, and are broken there.
"""

import sys
from typing import Final, NamedTuple

from rulebound.scenario.situation import Situation
from tests.breaking import CRASHED, DIFFERENT, Mutant, broken, failing, load
from tests.rule_mutants import cards, chain, deciding, playing, table, turn
from tests.statement_mutants import decks, recycling, scoring

ALL: Final[tuple[Mutant, ...]] = (
    *decks.MUTANTS, *scoring.MUTANTS, *recycling.MUTANTS,
    *table.MUTANTS, *turn.MUTANTS, *chain.MUTANTS, *playing.MUTANTS, *deciding.MUTANTS, *cards.MUTANTS,
)  # fmt: skip


class Verdict(NamedTuple):
    """What became of a mutant: the scenarios that came out otherwise, those that crashed, what nobody noticed."""

    mutant: Mutant
    noticed_by: list[str]
    crashed: list[str]
    unnoticed: list[str]


def statements_of(mutant: Mutant) -> list[str]:
    return [name for name in mutant.breaks if name[1:].isdecimal()]


def rules_of(mutant: Mutant) -> list[str]:
    return [name for name in mutant.breaks if not name[1:].isdecimal()]


def verdict(mutant: Mutant, situations: dict[str, Situation]) -> Verdict:
    """Try one mutant. A statement is noticed only by a scenario that claims it."""
    with broken(mutant):
        failed = failing(situations, situations)
        if mutant.orders:
            repeated = [name for name, situation in situations.items() if situation.repeat]
            failed |= failing(situations, repeated, repeats=True)
    noticed = [name for name, result in failed.items() if result == DIFFERENT]
    unnoticed = [
        name for name in statements_of(mutant) if not [each for each in noticed if name in situations[each].proves]
    ]
    if not noticed:
        unnoticed += rules_of(mutant)
    return Verdict(mutant, noticed, [name for name, result in failed.items() if result == CRASHED], unnoticed)


def main() -> int:
    """Try all mutants and print the table. Exit code 1 where one is not noticed."""
    situations = load()
    survivors = 0
    for mutant in ALL:
        found = verdict(mutant, situations)
        survivors += bool(found.unnoticed)
        mark = f"NOT NOTICED: {', '.join(found.unnoticed)}" if found.unnoticed else "noticed"
        print(
            f"{mutant.what}\n    {mutant.where}  {' '.join(mutant.breaks)}\n"
            f"    {mark} ({len(found.noticed_by)} scenarios)"
        )
    print(f"{len(ALL)} mutants, {survivors} not noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
