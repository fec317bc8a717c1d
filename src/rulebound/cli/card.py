"""`rulebound card`: a card's facts, its text as its program says it, and the program itself."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli import output
from rulebound.cli.errors import DONE, in_one_line, refuse

if TYPE_CHECKING:
    from rulebound.kernel.program import Card


@in_one_line
def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="a card's name, or the beginning of one")],
    as_json: Annotated[bool, typer.Option("--json", help="the same as JSON")] = False,
) -> int:
    """Show a card: its text, its program, what is carried out."""
    from rulebound.answer.entries import card_entry

    found = card_entry(named(" ".join(name)))
    if as_json:
        output.say_json(found)
    else:
        say_card(found)
    return DONE


def named(query: str) -> "Card":
    """The card of that name, or the only one that the words can mean.

    Refuses, with the list to choose from, where several can be meant, and with the nearest names where none is.
    """
    from rulebound.cards.catalog import NAMED
    from rulebound.scenario.names import NameIndex, name_key, nearest

    found = NameIndex(NAMED).find(query)
    if found is not None:
        return NAMED[found]
    key = name_key(query)
    several = NameIndex(NAMED).whole_names(query) or [one for one in NAMED if key and key in name_key(one)]
    if len(several) == 1:
        return NAMED[several[0]]
    if several:
        raise refuse(f"{query!r} can be several cards: write one of {'; '.join(sorted(several))}")
    by_half = {name.partition(",")[0]: name for name in NAMED}
    near = list(dict.fromkeys([by_half.get(one, one) for one in nearest(query, [*NAMED, *by_half])]))
    hint = f"did you mean {' or '.join(near)}?" if near else "check its spelling, or describe it in a file's `made_up`"
    raise refuse(f"no card called {query!r} is known here: {hint}")


def say_card(found: dict[str, Any]) -> None:
    """A card as people read it."""
    output.say(found["name"], heading=True)
    output.say("  " + "; ".join(_facts(found)))
    for line in found["text"].splitlines():
        output.say(f"  {line}")
    if found["supported"]:
        output.say("  All of it is carried out.")
    else:
        output.say(f"  Not yet carried out: {'; '.join(found['not_yet'])}.")
    if found["banned"]:
        output.say(f"  Banned: {', '.join(found['banned'])}.")
    if found["example"]:
        output.say("  A card of this project's own examples, not a printed one.")
    if found["program"]:
        output.write("\n" + found["program"] + "\n")


def _facts(found: dict[str, Any]) -> list[str]:
    """Type, domains, cost, Might and collector numbers, each only where there is one."""
    kind = " ".join([*found["supertypes"], found["type"]])
    facts = [kind if not found["domains"] else f"{kind}, {' and '.join(found['domains'])}"]
    if found["energy"] is not None:
        power = (" or " if found["power_hybrid"] else " + ").join([f"{n} {d}" for d, n in found["power"].items()])
        facts.append(f"costs {found['energy']} Energy" + (f" + {power} Power" if power else ""))
    if found["might"] is not None:
        facts.append(f"{found['might']} Might")
    if found["ids"]:
        facts.append(", ".join(found["ids"]))
    return facts
