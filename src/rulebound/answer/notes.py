"""What an answer says beside the result: what is not settled or left out, tournaments, common mistakes."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from rulebound.answer.facts import Facts
from rulebound.answer.mistakes import mistakes_in
from rulebound.answer.question.shape import Note
from rulebound.answer.voice import called, capital, joined
from rulebound.kernel.changes import ScoreMarked
from rulebound.kernel.ids import NOWHERE, PlayerId
from rulebound.rulebook import MISTAKES, cite
from rulebound.rulebook import names as R
from rulebound.rules.passive import CANT_GAIN_POINTS, CANT_SCORE, forbidden_by


def two_holds(facts: Facts) -> bool:
    """Whether the first of several Holds of one Scoring Step already reached the Victory Score."""
    held = facts.points("hold")
    return any(one.player == other.player and one.total >= facts.victory for one, other in pairwise(held))


def unscorable_counted(facts: Facts) -> bool:
    """Whether a Conquer gave a card, with a battlefield among “every battlefield” that could not be scored."""
    players = {event.player for event in facts.of(ScoreMarked)}
    table = facts.run.table
    return facts.cited(R.FINAL_POINT_DRAW) and any(
        forbidden_by(table, CANT_SCORE, player, place.id) for player in players for place in table.battlefields
    )


def draws_without_points(facts: Facts) -> bool:
    """Whether a player who can't gain points drew a card in place of the Final Point."""
    conquerors = {PlayerId(act.player) for act in facts.acts if act.drawn}
    return any(forbidden_by(facts.run.table, CANT_GAIN_POINTS, player, NOWHERE) for player in conquerors)


# fmt: off
SENTENCES: Final = {
    "sequences": "One effect has several instructions that take cards from a deck. Each is counted here as its own "
                 "action, so the first Burn Out of each is a first one. The rules don't say this in so many words.",
    "players": "Several players follow one effect. Here all do its first instruction in turn order, then its next, and "
               "each finishes theirs, a Burn Out included, before the next begins. The rules leave this open.",
    "cost": "A Burn that is a cost is completed here by a Burn Out, and so counts as paid. The rules don't say whether "
            "it may.",
    "stopped": "Whether “can't gain points” also stops the later points of a repeated Burn Out is not settled: “can't” "
               "usually wins, but these points are said to be safe from everything. Here it stops the first point "
               "only.",
    "holds": "All battlefields held in one Scoring Step are scored here before a cleanup looks for a winner, so the "
             "score can go past the Victory Score. The rules don't say it outright.",
    "every battlefield": "A battlefield that can't be scored now still counts here among “every battlefield”, so a "
                         "Conquer can't give the Final Point. The rules leave this open.",
    "no points": "A player who can't gain points draws the card in place of the Final Point here all the same, since "
                 "no point is given that could be stopped. The rules leave this open.",
    "tournament": "At a tournament {who} first {shuffle} the group of cards to be recycled like a deck and {present} "
                  "it to an opponent, and only then {put} it under the Main Deck ({rule}). This holds in a Burn Out "
                  "too.",
    "mistake": "A common mistake: {belief} {correction} ({rules})",
}
# fmt: on

NOT_SETTLED: Final[Mapping[str, Callable[[Facts], bool]]] = {
    "sequences": Facts.several_sequences,
    "players": Facts.several_players,
    "cost": Facts.burn_cost_completed,
    "stopped": lambda facts: facts.stopped_burn_out_point() and facts.repeated(),
    "holds": two_holds,
    "every battlefield": unscorable_counted,
    "no points": draws_without_points,
}
"""What the rules leave open and this answer rests on, by its sentence, and when it does."""


def notes_of(facts: Facts, assumed: Sequence[Note] = ()) -> list[Note]:
    """All notes of an answer: what was assumed first, mistakes last. Those left out are said by the run itself."""
    notes = list(assumed)
    notes += [Note("not_settled", SENTENCES[name]) for name, applies in NOT_SETTLED.items() if applies(facts)]
    if facts.groups:
        notes.append(Note("tournament", tournament(facts)))
    notes += [Note("not_carried_out", capital(text) + ("" if text.endswith(".") else ".")) for text in facts.run.notes]
    notes += [Note("mistake", mistake(name)) for name in mistakes_in(facts)]
    return notes


def tournament(facts: Facts) -> str:
    """What a tournament asks of those whose groups were recycled."""
    owners = list(dict.fromkeys(facts.run.seats[event.player] for event in facts.groups))
    alone = owners != ["you"] and len(owners) == 1
    return SENTENCES["tournament"].format(
        who=joined([called(seat) for seat in owners]), shuffle="shuffles" if alone else "shuffle",
        present="presents" if alone else "present", put="puts" if alone else "put", rule=cite(R.TR_SHUFFLE_GROUP),
    )  # fmt: skip


def mistake(name: str) -> str:
    """A common mistake and its correction, as one text with its rules."""
    entry = MISTAKES[name]
    rules = ", ".join(dict.fromkeys(cite(rule) for rule in entry.rules))
    return SENTENCES["mistake"].format(belief=entry.belief, correction=entry.correction, rules=rules)
