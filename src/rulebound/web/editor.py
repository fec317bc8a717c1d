"""The scenario editor: a file beside its form, run at every change; nothing of it is kept on the server."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from yaml.nodes import MappingNode

from rulebound.answer.asking_cards import CatalogCards
from rulebound.cards import catalog
from rulebound.scenario import library, load_text, run_situation
from rulebound.scenario.errors import SituationError
from rulebound.scenario.library import UnknownExample
from rulebound.web import library_runs, yaml_edit
from rulebound.web.answering import MOST_STEPS, StepLimit, refuse_too_much
from rulebound.web.editor_form import ORDER, Form, form_of, groups_for, merged
from rulebound.web.problems import Problem
from rulebound.web.rendering import page, render

SHOWN_FIRST: Final = "burn_out/document_draw_three"
"""The example in the editor of an address without one."""

LARGEST_FILE: Final = 32_000
MOST_FIELDS: Final = 300
FILE: Final = "file"
"""What messages call the text in the editor."""

NESTED: Final = ("battlefields", "answer", "can_see", "cannot_see")
"""Keys of `expect` whose own keys are expectations, as those of a seat are."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """One expectation of the file: its path, what is expected, and what was found where that differs."""

    path: str
    expected: str
    found: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why a file can't be run, where, and the line that is meant."""

    message: str
    line: int | None = None
    column: int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a file: an answer with its expectations, or what is wrong with it."""

    answer: Mapping[str, Any] | None
    expectations: Sequence[Expectation]
    others: Sequence[Mapping[str, Any]]
    seeds: int | None
    wrong: Wrong | None


@dataclass(frozen=True, slots=True)
class Edited:
    """The state of the editor: the file, the file that the form shows, the form, and what came of the file."""

    file: str
    base: str
    form: Form
    result: Result

    @property
    def answer(self) -> Mapping[str, Any] | None:
        """What came of the file, in the shape in which examples are shown."""
        return self.result.answer


def edited(file: str, base: str, sent: Mapping[str, str]) -> Edited:
    """Put the changed fields of the form into the file, and run it.

    Where the file can't be read the form stays as it was.
    """
    try:
        file = merged(file, base, sent) if sent else file
        if choice := sent.get("answer"):
            name, _, option = choice.partition("=")
            file = yaml_edit.put(file, ("answers", name), yaml_edit.as_text(option), ORDER)
        return Edited(file, file, form_of(file), result_of(file))
    except SituationError as wrong:
        return Edited(file, base, form_or_empty(base), failed(file, wrong))


def form_or_empty(base: str) -> Form:
    """The form of a file, an empty one where the file can't be read."""
    try:
        return form_of(base)
    except SituationError:
        return Form(groups_for("duel"))


def result_of(file: str) -> Result:
    """Run a file once and compare it with what it expects."""
    try:
        situation = load_text(file, FILE, CatalogCards())
        seeds, situation.repeat = situation.repeat, None
        refuse_too_much(situation)
        answer = library_runs.answer_of(run_situation(situation, guard=StepLimit(MOST_STEPS)))
    except SituationError as wrong:
        return failed(file, wrong)
    except Problem as problem:
        return Result(None, (), (), None, Wrong(problem.detail))
    found = expectations(file, answer["differences"])
    told = [id(difference) for each in found for difference in each.found]
    others = [difference for difference in answer["differences"] if id(difference) not in told]
    return Result(answer, found, others, seeds, None)


def failed(file: str, wrong: SituationError) -> Result:
    """The result of a file that can't be used."""
    lines = file.splitlines()
    text = lines[wrong.line - 1] if wrong.line is not None and wrong.line <= len(lines) else ""
    return Result(None, (), (), None, Wrong(wrong.message, wrong.line, wrong.column, text))


def expectations(file: str, differences: Sequence[Mapping[str, Any]]) -> list[Expectation]:
    """The expectations of a file in its order, each with its differences."""
    expect = yaml_edit.node_at(yaml_edit.compose(file), ("expect",))
    found: list[Expectation] = []
    for key, node in expect.value if isinstance(expect, MappingNode) else ():
        parts = [(f"expect.{key.value}", node)]
        if isinstance(node, MappingNode) and (key.value in NESTED or node.value):
            parts = [(f"expect.{key.value}.{own.value}", value) for own, value in node.value]
        for path, value in parts:
            below = (f"{path}.", f"{path}[")
            differing = [one for one in differences if one["path"] == path or one["path"].startswith(below)]
            found.append(Expectation(path, yaml_edit.written(file, value), differing))
    return found


def show(request: Request) -> Response:
    """The editor with an example of the library: `?scenario=name`."""
    name = request.query_params.get("scenario") or SHOWN_FIRST
    try:
        path = library.find(name)
    except UnknownExample:
        raise Problem(404, "No such example", f"The library has no example “{name[:80]}”: choose one below.") from None
    file = path.read_text("utf-8")
    return shown(request, edited(file, file, {}), library.name_of(path))


async def run(request: Request) -> Response:
    """The editor with what was sent: the file, the form beside it, and the file that the form was made from."""
    sent = await sent_fields(request)
    return shown(request, await run_in_threadpool(edited, sent.pop(FILE, ""), sent.pop("base", ""), sent), "")


async def run_live(request: Request) -> Response:
    """The same in parts, for the script: the file, the form and the result."""
    sent = await sent_fields(request)
    now = await run_in_threadpool(edited, sent.pop(FILE, ""), sent.pop("base", ""), sent)
    parts = {
        name: render(request, f"editor_{name}.html", f"editor-{name}", edited=now) for name in ("form", "result")
    }  # fmt: skip
    return JSONResponse({"file": now.file, "base": now.base, **parts})


async def sent_fields(request: Request) -> dict[str, str]:
    """The fields of a form. Raises Problem where there is too much of it."""
    body = (await request.body()).decode("utf-8", "replace")
    try:
        pairs = parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise Problem(413, "Too many fields", f"The editor takes at most {MOST_FIELDS} fields.") from None
    sent = {name: value.replace("\r\n", "\n") for name, value in pairs}
    if max([len(sent.get(name, "")) for name in (FILE, "base")]) > LARGEST_FILE:
        raise Problem(413, "File too long", f"The editor takes files of up to {LARGEST_FILE:,} characters.")
    return sent


def shown(request: Request, now: Edited, name: str) -> Response:
    """The page of the editor."""
    return page(
        request, "editor.html", edited=now, opened=name, examples=library_runs.titles(),
        cards=[card.name for card in (*catalog.PRINTED, *catalog.EXAMPLES) if card.is_a("battlefield")],
    )  # fmt: skip


routes: Final = [
    Route("/editor", show),
    Route("/editor", run, methods=["POST"]),
    Route("/editor/live", run_live, methods=["POST"]),
]
