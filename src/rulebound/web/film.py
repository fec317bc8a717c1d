"""The film of a run: a frame after each step of the engine in which something happened, and which step shows which."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rulebound.answer.steps import Step
from rulebound.answer.words.table import steps_of
from rulebound.kernel.event import Event
from rulebound.kernel.table import Table
from rulebound.kernel.turns import PhaseBegan, PhaseSkipped
from rulebound.scenario import run_situation
from rulebound.scenario.runner import Run
from rulebound.scenario.setup import Setup
from rulebound.scenario.situation import Situation
from rulebound.web.film_changes import Change, changes_between
from rulebound.web.frames import Camera, Frame

MOST_FRAMES: Final = 1_000
"""A longer film keeps its first frames and its last one."""


@dataclass(slots=True)
class Film:
    """The frames of a run, the situation as it was set up first, and the steps of its answer.

    `step_frames` has the place in `frames` for each step of the answer, behind that of the set-up: step 0 is the
    table before anything is done. `cut` says that moments between the last two frames are not kept.
    """

    run: Run
    frames: list[Frame]
    steps: list[Step]
    step_frames: list[int]
    cut: bool

    @property
    def last(self) -> int:
        """The number of the last step, 0 where nothing was told."""
        return len(self.steps)

    def frame_of_step(self, step: int) -> Frame:
        """What the board shows after a step of the answer (0: before the first)."""
        return self.frames[self.step_frames[step]]

    def frame_of_event(self, number: int) -> Frame:
        """What the board shows after an event; events are numbered from 1 as in the log, 0 is the set-up."""
        return self.frames[_first_with(self.frames, number)]

    def changes(self, step: int) -> list[Change]:
        """What a step of the answer changed on the board; nothing at step 0."""
        if step == 0:
            return []
        return changes_between(self.frame_of_step(step - 1), self.frame_of_step(step), self.run.seats)

    def frame_changes(self, place: int) -> list[Change]:
        """What differs between a frame and the one before it."""
        return changes_between(self.frames[max(place - 1, 0)], self.frames[place], self.run.seats)


def film_of(situation: Situation, seed: int | None = None, guard: Callable[[Table], None] | None = None) -> Film:
    """Carry a situation out and film it; `guard` may end what takes too long by raising.

    Raises SituationError where an item can't be carried out as it stands.
    """
    setup = Setup(situation, situation.seed if seed is None else seed)
    camera = Camera(setup)
    frames = [camera.take(setup.table)]
    cut = False

    def watch(table: Table) -> None:
        nonlocal cut
        if table.clock == frames[-1].clock:
            return
        if len(frames) == MOST_FRAMES:
            cut = True
            return
        frames.append(camera.take(table))

    run = run_situation(situation, seed, watch, guard)
    end = camera.take(run.table)
    if cut:
        frames[-1] = end
    elif end.clock == frames[-1].clock:
        # Only an open decision can be new: the step that asks logs nothing.
        frames[-1] = end
    else:
        frames.append(end)
    steps = steps_of(run)
    return Film(run, frames, steps, _step_frames(frames, steps, run.events), cut)


def _step_frames(frames: Sequence[Frame], steps: Sequence[Step], events: Sequence[Event]) -> list[int]:
    """For the set-up and each step the place of its frame.

    A step stands for the events up to the next step's first. A phase that begins is said with what happens in it, so
    it belongs to the next step; a moment that two steps tell is shown by both.
    """
    found = [0]
    for at, step in enumerate(steps):
        if at + 1 == len(steps):
            found.append(len(frames) - 1)
            break
        end = steps[at + 1].number - 1
        while (
            end > step.number
            and isinstance(events[end - 1], PhaseBegan)
            and not isinstance(events[end - 1], PhaseSkipped)
        ):
            end -= 1
        own = _first_with(frames, step.number)
        found.append(max(own, bisect_right(frames, end, key=lambda frame: frame.clock) - 1))
    return found


def _first_with(frames: Sequence[Frame], number: int) -> int:
    """The place of the first frame in which an event has happened, the last one where none has it."""
    return min(bisect_left(frames, number, key=lambda frame: frame.clock), len(frames) - 1)
