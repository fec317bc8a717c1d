"""Random sequences of actions, as a strategy: only such as a situation file allows, with cleanups in between."""

from typing import Final

from hypothesis import strategies as st

from .model import MODES, SETTLE, Action, Battlefield, Case, Counts, Kind, Model

LENGTH: Final = 8
CARDS: Final[tuple[Kind, ...]] = ("draw", "burn", "to hand", "to trash", "to banishment", "look", "reveal", "recycle")
POINTS: Final[tuple[Kind, ...]] = ("gain", "lose")


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A situation near the end of a game, and up to eight actions of any seat in it.

    The last battlefield belongs to the stopper where there is one. Of the others each is either held by a unit of one
    seat, which alone may score it by Hold, or empty: then it may be conquered by whoever does not control it.
    """
    name = draw(st.sampled_from(sorted(MODES)))
    mode = MODES[name]
    climb = draw(st.booleans())
    seat = st.integers(0, len(mode.seats) - 1)
    stopper = draw(st.none() | seat)
    near = mode.victory_score + climb
    some = st.integers(0, 5)
    case = Case(
        mode=name,
        seats=tuple(Counts(*(draw(some) for _ in Counts._fields)) for _ in mode.seats),
        points=tuple(draw(st.integers(near - 5, near + 2)) for _ in set(mode.teams)),
        actions=(),
        battlefields=tuple(
            _battlefield(draw, seat, free=stopper is None or place < mode.battlefields - 1)
            for place in range(mode.battlefields)
        ),
        stopper=stopper,
        climb=climb,
        choices=tuple(draw(st.lists(st.integers(0, 2), min_size=1, max_size=4))),
    )
    return _with_actions(draw, case)


def _battlefield(draw: st.DrawFn, seats: st.SearchStrategy[int], free: bool) -> Battlefield:
    """Whoever holds it did so in the Scoring Step too, so that it is clear what a team mate may still score."""
    holder = draw(st.none() | seats) if free else None
    scored = tuple(sorted(draw(st.sets(seats, max_size=2))))
    return Battlefield(holder, scored, () if holder is None else (holder,))


def _with_actions(draw: st.DrawFn, case: Case) -> Case:
    """Actions are chosen one by one; the model is asked how many cards a Predict sees, and when the game is over."""
    model = Model(case)
    open_fields = len(case.battlefields) - (case.stopper is not None)
    control: dict[int, int] = {}  # without units: it lasts until the game settles
    actions: list[Action] = []
    for _ in range(draw(st.integers(1, LENGTH))):
        seat = draw(st.integers(0, len(case.seats) - 1))
        possible = [*(Action(kind, seat) for kind in CARDS), *(Action(kind, seat) for kind in POINTS)]
        possible += [Action("predict", seat), SETTLE]
        for place, battlefield in enumerate(case.battlefields[:open_fields]):
            if battlefield.holder == seat:
                possible.append(Action("hold", seat, battlefield=place))
            elif battlefield.holder is None and control.get(place) != seat:
                possible.append(Action("conquer", seat, battlefield=place))
        action = draw(st.sampled_from(possible))
        if action.kind in (*CARDS, *POINTS, "predict"):
            action = action._replace(n=draw(st.integers(0, 7)))
        if action.kind == "predict" and (seen := min(action.n, model.deck[seat])):
            action = action._replace(recycled=draw(st.integers(0, seen)))
        if action.kind == "conquer":
            control[action.battlefield] = seat
        if action == SETTLE:
            control.clear()
        actions.append(action)
        model.do(action)
        if model.winner is not None:
            break
    return Case(
        case.mode,
        case.seats,
        case.points,
        tuple(actions),
        case.battlefields,
        case.stopper,
        case.climb,
        case.choices,
    )
