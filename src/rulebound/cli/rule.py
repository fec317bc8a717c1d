"""`rulebound rule` and `rulebound rules`: the rulebook, common mistakes, and what is proven by which situation."""

from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli import output
from rulebound.cli.errors import DONE, in_one_line, refuse

if TYPE_CHECKING:
    from rulebound.rulebook import Rule

Json = Annotated[bool, typer.Option("--json", help="the same as JSON")]


@in_one_line
def rule(
    number: Annotated[list[str], typer.Argument(metavar="N|NAME", help="432.2.c, TR 421.8 or BURN_OUT.POINT")],
    edition: Annotated[str | None, typer.Option(metavar="DATE", help="only the rules of this edition")] = None,
    as_json: Json = False,
) -> int:
    """Show the rules of a number in any edition, or of a name."""
    from rulebound.answer.entries import rule_entry
    from rulebound.rulebook import find

    query = " ".join(number)
    found = find(query, edition)
    if as_json:
        output.say_json({"query": query, "rules": [rule_entry(each) for each in found]})
        return DONE
    for place, each in enumerate(found):
        if place:
            output.say()
        say_rule(each)
    return DONE


@in_one_line
def rules(
    coverage: Annotated[bool, typer.Option("--coverage", help="which situation proves what")] = False,
    mistakes: Annotated[bool, typer.Option("--mistakes", help="what many believe, and what is right")] = False,
    as_json: Json = False,
) -> int:
    """List the rules, common mistakes, or what is proven where."""
    if coverage and mistakes:
        raise refuse("--coverage and --mistakes exclude each other: leave one out")
    if coverage:
        from rulebound.cli.coverage import show_coverage

        show_coverage(as_json)
    elif mistakes:
        _show_mistakes(as_json)
    else:
        _show_list(as_json)
    return DONE


def say_rule(rule: "Rule") -> None:
    """A rule as people read it: its numbers, what it says, what the terms in it mean, and what proves it."""
    from rulebound.cli.coverage import proofs_text
    from rulebound.rulebook import explain
    from rulebound.rulebook.index import numbers
    from rulebound.scenario.coverage import proofs_of

    where = ", ".join([number if edition == "TR" else f"{number} ({edition})" for edition, number in numbers(rule)])
    output.say(f"{where}  {rule.name}", heading=True)
    output.say(f"{rule.title}. {rule.summary}")
    for term in rule.terms:
        output.say(f"  {term}: {explain(term).text}")
    output.say(f"  Status: {rule.status}." + (f" {rule.reason}" if rule.reason else ""))
    proofs = proofs_of(rule.name)
    if proofs:
        output.say(f"  Proven by: {proofs_text(proofs)}")


def _show_list(as_json: bool) -> None:
    from rulebound.answer.entries import rule_entry
    from rulebound.rulebook import RULES, cite

    if as_json:
        output.say_json({"rules": [rule_entry(each) for each in RULES.values()]})
        return
    chapter = ""
    for each in RULES.values():
        if each.chapter != chapter:
            output.say(f"\n{each.chapter}" if chapter else each.chapter, heading=True)
            chapter = each.chapter
        output.say(f"  {cite(each.name):<24} {each.name:<32} {each.title}")


def _show_mistakes(as_json: bool) -> None:
    from rulebound.rulebook import MISTAKES, cite

    if as_json:
        output.say_json(
            {"mistakes": [{**mistake._asdict(), "rules": list(mistake.rules)} for mistake in MISTAKES.values()]}
        )
        return
    for mistake in MISTAKES.values():
        output.say(f"“{mistake.belief}”", heading=True)
        output.say(f"  {mistake.correction} [{', '.join([cite(name) for name in mistake.rules])}]")
