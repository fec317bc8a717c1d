"""An answer as data: the `entry` that commands and the page hand out (FORMAT section 4), exactly its keys."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.answer.answer import Answer, Asked, counts
from rulebound.answer.counts import Changed
from rulebound.answer.steps import Step
from rulebound.rulebook import EDITIONS, cite
from rulebound.scenario.runner import Run

Difference = Mapping[str, object]
"""`path`, `expected` and `found`."""


def entry(answer: Answer, differences: Sequence[Difference] = ()) -> dict[str, Any]:
    """The entry of one answer; `differences` are what the situation expected and did not find."""
    run = answer.run
    victory = run.victory_score()
    before: dict[str, Any] = {seat: dict(values) for seat, values in run.before.items()}
    after: dict[str, Any] = counts(run)
    return {
        "title": answer.title,
        "short": answer.short,
        "ok": verdict(run, differences),
        "edition": EDITIONS[0],
        "steps": [step_entry(step) for step in answer.steps],
        "before": before | {"victory_score": victory},
        "after": after | {"victory_score": victory},
        "burn_outs": [dict(burn_out) for burn_out in run.burn_outs],
        "winner": run.winner,
        "winners": list(run.winners),
        "ended": run.ended,
        "asked": [asked_entry(asked) for asked in answer.asked],
        "cards": [
            {"name": card.name, "text": card.text, "made_up": card.made_up, "not_yet": card.not_yet}
            for card in answer.cards
        ],
        "examples": [
            {"title": example.title, "scenario": example.scenario, "short": example.short}
            for example in answer.examples
        ],
        "notes": [{"kind": note.kind, "text": note.text} for note in answer.notes],
        "differences": [dict(difference) for difference in differences],
    }


def verdict(run: Run, differences: Sequence[Difference]) -> bool | None:
    """Whether all that was expected was found; None where nothing can be said of it."""
    expect = run.situation.expect
    if run.asked and (expect is None or expect.asked is None):
        return None
    if expect is None:
        return False if differences else None
    return not differences


def step_entry(step: Step) -> dict[str, Any]:
    """One step; `card` only where it is about one."""
    rules = list(dict.fromkeys(cite(name) for name in step.names))
    found: dict[str, Any] = {"text": step.text, "rules": rules, "names": step.names, "event": step.event}
    if step.card is not None:
        found["card"] = step.card
    after: Changed = step.after
    found["after"] = after
    return found


def asked_entry(asked: Asked) -> dict[str, Any]:
    """An open choice; `leads_to` is left out where there are too many options."""
    found: dict[str, Any] = {
        "player": asked.player,
        "name": asked.name,
        "options": asked.options,
        "rules": list(dict.fromkeys(cite(name) for name in asked.rules)),
    }
    if asked.leads_to is not None:
        found["leads_to"] = [
            {"option": to.option, "short": to.short, "winner": to.winner, "ended": to.ended, "after": to.after}
            for to in asked.leads_to
        ]
    return found
