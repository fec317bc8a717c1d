"""`rulebound resolve`: situation files and folders of them are run and compared with what they expect."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from rulebound.cli import output
from rulebound.cli.errors import DONE, NOT_AS_EXPECTED, UNUSABLE_INPUT, in_one_line

Entry = dict[str, Any]


@in_one_line
def resolve(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="FILE|FOLDER", help="situation files, or folders of them")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the results as JSON")] = False,
) -> int:
    """Run situation files; without any, the examples that come with Rulebound.

    Exit code 2 if one of them can't be used, else 1 if something else came out than one expects, else 0.
    """
    results: list[tuple[str, Entry]] = []
    paths = paths_of(files or [])
    for place, path in enumerate(paths, start=1):
        results.append((path, result_of(path)))
        output.progress(place, len(paths))
    if as_json:
        output.say_json({"results": [entry for _, entry in results]})
    elif len(results) == 1:
        _say_whole(*results[0])
    else:
        _say_lines(results)
    return exit_code([entry for _, entry in results])


def paths_of(names: Sequence[str]) -> list[str]:
    """The files that are meant: of a folder its situation files, without names the example library's."""
    from rulebound.scenario import library

    if not names:
        return [str(path) for path in library.examples()]
    found: list[str] = []
    for name in names:
        inside = [str(path) for path in library.files_in(Path(name))] if Path(name).is_dir() else []
        found += inside or [name]
    return found


def result_of(path: str) -> Entry:
    """The entry of a file; of one that can't be used, its title and the error with its place."""
    from rulebound.answer.asking_cards import CatalogCards
    from rulebound.answer.resolving import resolve_situation
    from rulebound.scenario import load_path
    from rulebound.scenario.errors import SituationError

    try:
        if Path(path).is_dir():
            raise SituationError("there is no situation file in this folder; name one that has files in .yaml", path)
        return resolve_situation(load_path(path, CatalogCards()))
    except SituationError as wrong:
        error = {"message": wrong.message, "file": wrong.file, "line": wrong.line, "column": wrong.column}
        return {"title": Path(path).name, "ok": False, "error": error}


def exit_code(entries: Sequence[Entry]) -> int:
    """2 if one of the files can't be used, else 1 if something else came out than one expects, else 0."""
    if any("error" in entry for entry in entries):
        return UNUSABLE_INPUT
    return NOT_AS_EXPECTED if any(entry["ok"] is False for entry in entries) else DONE


def _say_whole(path: str, entry: Entry) -> None:
    """One file: its whole answer, and whether that is what it expects."""
    if "error" in entry:
        _say_error(entry)
        return
    from rulebound.answer.text import text

    output.say(text(entry))
    if entry["ok"]:
        output.say("\nThis is what the file expects.")
    elif entry["ok"] is False:
        output.say(f"\n{path}: not what the file expects", heading=True)
        _say_differences(entry)


def _say_lines(results: Sequence[tuple[str, Entry]]) -> None:
    """Many files: a line each, with the differences under those that have some, and a count of all."""
    words = {True: "as expected", False: "NOT as expected", None: "expects nothing"}
    for path, entry in results:
        if "error" in entry:
            _say_error(entry)
        else:
            output.say(f"{path}: {words[entry['ok']]}")
            _say_differences(entry)
    bad = sum("error" in entry for _, entry in results)
    wrong = sum(entry["ok"] is False for _, entry in results) - bad
    parts = [f"{len(results)} situations"]
    parts += [f"{wrong} not as expected"] if wrong else []
    parts += [f"{bad} that can't be used"] if bad else []
    output.say(", ".join(parts) + ("." if wrong or bad else ", none other than expected."))


def _say_differences(entry: Entry) -> None:
    for difference in entry["differences"]:
        expected, found = _shown(difference["expected"]), _shown(difference["found"])
        output.say(f"  {difference['path']}: expected {expected}, found {found}")


def _shown(value: Any) -> str:
    """A value of a difference as a file writes it."""
    if isinstance(value, list):
        return "[" + ", ".join([_shown(one) for one in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {_shown(one)}" for key, one in value.items()]) + "}"
    return str(value)


def _say_error(entry: Entry) -> None:
    error = entry["error"]
    place = f":{error['line']}:{error['column']}" if error["line"] is not None else ""
    output.complain(f"rulebound: {error['file']}{place}: {error['message']}")
