"""What `rules --coverage` prints: which situations prove each statement of the sources and each rule."""

from typing import Any, Final

from rulebound.cli import output
from rulebound.scenario.coverage import coverage

NAMED: Final = 2
"""Of more proofs than this only so many are named."""


def show_coverage(as_json: bool) -> None:
    """The coverage as JSON, or as lines: statements first, then the rules with their status, then what is missing."""
    found = coverage()
    if as_json:
        output.say_json(found)
        return
    output.say("Statements of the sources", heading=True)
    for statement, proofs in found["statements"].items():
        output.say(f"  {statement}  {proofs_text(proofs)}")
    output.say("\nRules", heading=True)
    for number, rule in found["rules"].items():
        output.say(f"  {rule['quoted'] or number:<12} {rule['name']:<32} {rule_text(rule)}")
    output.say("\n" + summary(found))


def rule_text(rule: dict[str, Any]) -> str:
    """What proves a rule that the program enforces, else why nothing does."""
    if rule["status"] == "enforced":
        return proofs_text(rule["proofs"])
    if rule["status"] == "definition":
        return "definition"
    return f"{rule['status']}: {rule['reason']}"


def proofs_text(proofs: list[str]) -> str:
    """The first proofs by name, and how many more there are."""
    if not proofs:
        return "NOT PROVEN"
    more = len(proofs) - NAMED
    return ", ".join(proofs[:NAMED]) + (f" and {more} more" if more > 0 else "")


def summary(found: dict[str, Any]) -> str:
    """How much is proven."""
    statements = list(found["statements"].values())
    enforced = [rule for rule in found["rules"].values() if rule["status"] == "enforced"]
    return (
        f"{sum(bool(proofs) for proofs in statements)} of {len(statements)} statements and "
        f"{sum(bool(rule['proofs']) for rule in enforced)} of {len(enforced)} enforced rules are proven; "
        f"{len(found['rules'])} rules are known."
    )
