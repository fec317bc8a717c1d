"""`rulebound resolve`: situation files and folders of them are run and compared with what they expect."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from rulebound.cli import output
from rulebound.cli.errors import DONE, NOT_AS_EXPECTED, UNUSABLE_INPUT, in_one_line, refuse
from rulebound.cli.files import files_in, is_folder, is_there, trouble

Entry = dict[str, Any]


@in_one_line
def resolve(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="FILE|FOLDER", help="situation files, or folders of them")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the results as JSON")] = False,
) -> int:
    """Run situation files and compare them with what they expect.

    Without any, the examples that come with Rulebound are run.

    Exit code 2 if one of them can't be used, else 1 if something else came out than one expects, else 0.
    """
    results: list[tuple[str, Entry]] = []
    paths = paths_of(files or [])
    for place, path in enumerate(paths, start=1):
        results.append((path, result_of(path)))
        output.progress(place, len(paths))
    if as_json:
        output.say_json({"results": [entry for _, entry in results]})
    elif len(results) == 1 and "error" not in results[0][1]:
        _say_whole(*results[0])
    else:
        _say_lines(results)
    return exit_code([entry for _, entry in results])


def paths_of(names: Sequence[str]) -> list[str]:
    """The files that are meant: of a folder its situation files, without names the example library's."""
    from rulebound.scenario import library

    if not names:
        return [_from_here(path) for path in library.examples()]
    found: list[str] = []
    for name in names:
        if not name:
            raise refuse("the name of a file is empty: name a file or a folder")
        if is_folder(name):
            found += files_in(name) or [name]
        else:
            found.append(_path_of(name))
    return found


def _path_of(name: str) -> str:
    """A file as it was named; an example can also be named as answers name it."""
    from rulebound.scenario import library

    if not is_there(name):
        with contextlib.suppress(library.UnknownExample):
            return _from_here(library.find(name))
    return name


def _from_here(path: Path) -> str:
    """The path as a person would type it here."""
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def result_of(path: str) -> Entry:
    """The entry of a file; of one that can't be used, its title and the error with its place."""
    from rulebound.answer.asking_cards import CatalogCards
    from rulebound.answer.resolving import resolve as resolve_situation
    from rulebound.scenario import load_path
    from rulebound.scenario.errors import SituationError

    try:
        unusable = trouble(path)
        if unusable:
            raise SituationError(unusable, path)
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
    output.say(entry["title"] + "\n", heading=True)
    output.say_answer(entry)
    if entry["ok"]:
        output.say("\nThis is what the file expects.")
    elif entry["ok"] is False:
        output.say(f"\n{path}: not what the file expects", heading=True)
        _say_differences(entry)


def _say_lines(results: Sequence[tuple[str, Entry]]) -> None:
    """Many files: those with something to say, and a count of all."""
    for path, entry in results:
        if "error" in entry:
            _say_error(entry)
        elif entry["ok"] is None:
            output.say(f"{path}: {entry['short']}")
        elif not entry["ok"]:
            output.say(f"{path}: not as expected")
            _say_differences(entry)
    if len(results) > 1:
        output.say(_count(results))


def _count(results: Sequence[tuple[str, Entry]]) -> str:
    """How many files there were, and how many of each kind."""
    expecting = [entry for _, entry in results if "error" not in entry and entry["ok"] is not None]
    kinds = {
        "as expected": sum(entry["ok"] for entry in expecting),
        "not as expected": sum(not entry["ok"] for entry in expecting),
        "without a verdict": sum(entry["ok"] is None for _, entry in results),
        "that can't be used": sum("error" in entry for _, entry in results),
    }
    parts = [f"{count} {kind}" for kind, count in kinds.items() if count]
    return f"{len(results)} situations: {', '.join(parts)}."


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
