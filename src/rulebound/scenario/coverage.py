"""What is covered: which scenarios show each statement of the sources, where each rule is in the code, what proves it.

The proofs are found by breaking the engine (`make proofs`) and stand in proofs.json beside this module.
"""

import ast
import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import rulebound
import rulebound.cards
import rulebound.rules
from rulebound.cards import catalog
from rulebound.kernel.procedure import PROCEDURES
from rulebound.rulebook import names
from rulebound.rulebook.index import RULES
from rulebound.scenario import library
from rulebound.scenario.load import load_path
from rulebound.scenario.situation import Situation

PROOFS: Final = Path(__file__).parent / "proofs.json"
STATEMENTS: Final = tuple([f"S{number:02}" for number in range(1, 47)])
"""The statements of the source documents."""

_PACKAGE: Final = Path(rulebound.__file__).parent
_CITING: Final = ("rules", "cards", "game", "scenario")
"""The packages that carry rules out. Answers only tell them, so they are looked at for what nobody else cites."""


class Names:
    """The names of all cards, for reading the scenarios."""

    def all_names(self) -> list[str]:
        return list(catalog.NAMED)


def coverage() -> dict[str, Any]:
    """The coverage in the shape of `rules --coverage`: statement → files, rule → status, code and proofs.

    Rules are keyed by their number of 2026-07-16. The two halves of the Final Point share one: they are one entry, with
    the first one's name, and both in `names`.
    """
    return {"statements": statements(), "rules": rules()}


def statements() -> dict[str, list[str]]:
    """The scenario files that claim each statement."""
    found: dict[str, list[str]] = {name: [] for name in STATEMENTS}
    for path in library.examples():
        for name in claims(path):
            found[name].append(file_of(library.name_of(path)))
    return found


def rules() -> dict[str, dict[str, Any]]:
    """What is known of each rule: its names, status, the code that cites it and the scenarios that prove it."""
    code, proofs = citing_code(), proven()["rules"]
    found: dict[str, dict[str, Any]] = {}
    for rule in RULES.values():
        new: dict[str, Any] = {
            "name": rule.name,
            "names": [],
            "quoted": rule.quoted,
            "status": rule.status,
            "reason": rule.reason,
        }
        entry = found.setdefault(rule.number, new | {"code": [], "proofs": []})
        entry["names"].append(rule.name)
        entry["code"] += [place for place in code.get(rule.name, []) if place not in entry["code"]]
        files = [file_of(name) for name in proofs.get(rule.name, [])]
        entry["proofs"] += [file for file in files if file not in entry["proofs"]]
    return found


def proofs_of(rule: str) -> list[str]:
    """The files of the scenarios that prove the rule of that name."""
    return [file_of(name) for name in proven()["rules"].get(rule, [])]


def file_of(example: str) -> str:
    """An example's file as reports name it."""
    return f"scenarios/{example}.yaml"


@cache
def proven() -> dict[str, dict[str, list[str]]]:
    """The stored proofs: rule → examples and statement → examples, each by name."""
    return msgspec.json.decode(PROOFS.read_bytes(), type=dict[str, dict[str, list[str]]])


def claims(path: Path) -> list[str]:
    """The statements a scenario file claims to prove."""
    situation: Situation = load_path(path, Names())
    return situation.proves


@cache
def citing_code() -> dict[str, list[str]]:
    """Where each rule is cited: “rules/decks.py: TakeFromMainDeck.take”, in the order of files and lines."""
    found: dict[str, list[str]] = {}
    for package in _CITING:
        for rule, place in cited_by_source(package):
            note(found, rule, place)
    for rule, place in cited_by_steps():
        note(found, rule, place)
    told = [(rule, place) for rule, place in cited_by_source("answer") if rule not in found]
    for rule, place in told:
        note(found, rule, place)
    return found


def cited_by_source(package: str) -> list[tuple[str, str]]:
    """The rules that the source of a package names, each with where."""
    by_constant = {key: value for key, value in vars(names).items() if key.isupper()}
    found: list[tuple[str, str]] = []
    for file in sorted((_PACKAGE / package).rglob("*.py")):
        where = file.relative_to(_PACKAGE).as_posix()
        for constant, place in cited_in(ast.parse(file.read_text(encoding="utf-8")), ""):
            if constant in by_constant:
                found.append((by_constant[constant], f"{where}: {place}" if place else where))
    return found


def cited_in(node: ast.AST, inside: str) -> list[tuple[str, str]]:
    """The constants of the rulebook's names (R.DRAW) under a node, each with the class and function it stands in."""
    found: list[tuple[str, str]] = []
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "R":
            found.append((part.attr, inside))
        elif isinstance(part, (ast.AnnAssign, ast.Assign)) and is_cites(part):
            continue
        elif isinstance(part, (ast.ClassDef, ast.FunctionDef)):
            found.extend(cited_in(part, f"{inside}.{part.name}" if inside else part.name))
        else:
            found.extend(cited_in(part, inside))
    return found


def is_cites(part: ast.AnnAssign | ast.Assign) -> bool:
    """Whether this is a procedure's table of citations, which is read step by step instead."""
    return isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id == "CITES"


def cited_by_steps() -> list[tuple[str, str]]:
    """The rules that the steps of procedures carry out, each with its step."""
    for package in (rulebound.rules, rulebound.cards):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(module.name)
    found: list[tuple[str, str]] = []
    for name, procedure in sorted(PROCEDURES.items()):
        where = procedure.__module__.removeprefix("rulebound.").replace(".", "/") + ".py"
        for step, cites in procedure.CITES.items():
            found.extend([(rule, f"{where}: {name}.{step}") for rule in cites])
    return found


def note(found: dict[str, list[str]], rule: str, place: str) -> None:
    """Add a place once."""
    places = found.setdefault(rule, [])
    if place not in places:
        places.append(place)
