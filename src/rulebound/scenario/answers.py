"""Which answer of a file is for which decision: by name, and by seat or card where the file says so."""

from typing import TYPE_CHECKING

from rulebound.kernel.choice import Choice
from rulebound.kernel.moves import CardsMoved
from rulebound.rules.costs import PayCosts
from rulebound.rules.effects import Execute
from rulebound.scenario.errors import Mark
from rulebound.scenario.names import name_key
from rulebound.scenario.situation import Answer

if TYPE_CHECKING:
    from rulebound.scenario.runner import Run


def answer_for(run: "Run", choice: Choice) -> tuple[str, Mark] | None:
    """What the move in progress or the file says to this decision."""
    parts = run.parts
    mark = parts.mark or run.situation.mark
    if choice.name == "PLAY.MODE" and parts.mode is not None:
        text, parts.mode = parts.mode, None
        return text, mark
    if choice.name == "PLAY.TARGETS" and parts.targets is not None:
        text, parts.targets = " + ".join(parts.targets) or "none", None
        return text, mark
    if choice.name == "PLAY.LOCATION" and parts.place is not None:
        text, parts.place = parts.place, None
        return text, mark
    best: tuple[int, int] | None = None
    for place, answer in enumerate(run.situation.answers):
        if fits(run, answer, choice) and run.used[place] < len(answer.decisions):
            rank = (answer.seat is not None) + (answer.card is not None)
            if best is None or rank > best[0]:
                best = (rank, place)
    if best is None:
        if run.more_used == len(run.more):
            return None
        run.more_used += 1
        return run.more[run.more_used - 1], run.situation.mark
    found = run.situation.answers[best[1]]
    at = run.used[best[1]]
    run.used[best[1]] += 1
    return found.decisions[at], found.marks[at]


def fits(run: "Run", answer: Answer, choice: Choice) -> bool:
    """Whether an answer of the file is for this decision."""
    if answer.name != choice.name:
        return False
    if answer.seat is not None and answer.seat != run.seat(choice.player):
        return False
    if answer.card is None:
        return True
    return name_key(answer.card) in [name_key(name) for name in source_names(run, choice)]


def source_names(run: "Run", choice: Choice) -> list[str]:
    """The card name and label of what a decision belongs to, also when that has left since."""
    number = choice.source
    for procedure in reversed(run.table.stack):
        if number:
            break
        if isinstance(procedure, Execute):
            number = procedure.frame.source
        elif isinstance(procedure, PayCosts):
            number = procedure.source
    thing = run.table.objects.get(number)
    if thing is not None:
        return [thing.card, run.setup.labels.get(thing.physical, thing.card)]
    for event in reversed(run.events):
        if isinstance(event, CardsMoved) and number in event.cards:
            at = event.cards.index(number)
            return [event.names[at], run.setup.labels.get(event.physical[at], event.names[at])]
    return []
