"""Breaking the engine on purpose: one line or one value is changed, the scenarios are run, the engine is mended."""

import ast
import importlib
import inspect
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final, NamedTuple

from rulebound.answer.answer import answer_to
from rulebound.answer.checks import check_answer
from rulebound.cards import catalog
from rulebound.game.loops import EndlessLoop
from rulebound.kernel.procedure import IdiomError
from rulebound.scenario import library, load_path, run_situation
from rulebound.scenario.check import check
from rulebound.scenario.distribution import check_repeated
from rulebound.scenario.errors import SituationError
from rulebound.scenario.situation import Situation

PACKAGE: Final = Path(catalog.__file__).parents[1]
PATIENCE: Final = 0.25
"""Seconds after which a scenario on a broken engine counts as endless; on a sound one each takes milliseconds."""
REPEATS_PATIENCE: Final = 20.0
"""The like for all seeds of a repeated scenario."""
ENDLESS_ENOUGH: Final = 8
"""An engine that is endless in so many scenarios is tried on no more."""


class Mutant(NamedTuple):
    """One way to break the engine.

    `where` is a package and the function, method or attribute in it, in whichever of its modules that is. In the
    function's source, as `ast.unparse` writes it, `old` (which stands there once) becomes `new`; of an attribute
    `new` is the new value, as source.
    `breaks` are the statements (S01 …) and the names of the rules that no longer hold. `orders` says that only the
    repeated scenarios can see it.
    """

    what: str
    where: str
    old: str
    new: str
    breaks: tuple[str, ...]
    orders: bool = False


class NoLongerFits(Exception):
    """The engine has changed and a mutant is no change of what is there now; the message says which and where."""


class Endless(Exception):
    """A scenario did not come to an end on a broken engine."""


class Names:
    """The names of the cards, for reading the scenarios."""

    def all_names(self) -> list[str]:
        return list(catalog.NAMED)


def load() -> dict[str, Situation]:
    """Every scenario of the project by its name, such as burn_out/draw_three_with_one_left."""
    return {library.name_of(path): load_path(path, Names()) for path in library.examples()}


AS_EXPECTED: Final = "as expected"
DIFFERENT: Final = "different"
CRASHED: Final = "crashed"
ENDLESS: Final = "endless"


def outcome(situation: Situation, repeats: bool = False) -> str:
    """What a scenario shows on the engine as it is now; one with `repeat` runs once, unless all its seeds are wanted.

    It differs where an expectation fails or the file can no longer be carried out. A crash is told apart: it shows
    that something is broken, not that the scenario asks for it.
    """

    def run() -> bool:
        if repeats:
            return bool(check_repeated(situation))
        run = run_situation(situation)
        if check(run):
            return True
        expect = situation.expect
        return expect is not None and expect.answer is not None and bool(check_answer(answer_to(run)))

    return guarded(run, REPEATS_PATIENCE if repeats else PATIENCE)


def guarded(run: Callable[[], bool], patience: float = PATIENCE) -> str:
    """The outcome of something that says whether it differs, on an engine that may do anything."""
    try:
        with alarm(patience):
            return DIFFERENT if run() else AS_EXPECTED
    except SituationError:
        return DIFFERENT
    except (Endless, EndlessLoop, RecursionError, MemoryError):
        return ENDLESS
    except (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError, ValueError, IdiomError):
        return CRASHED


@contextmanager
def alarm(patience: float) -> Iterator[None]:
    """Raise Endless after so many seconds."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Endless

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def failing(situations: dict[str, Situation], names: Iterable[str], repeats: bool = False) -> dict[str, str]:
    """The scenarios among these that do not come out as expected, with what became of them."""
    found: dict[str, str] = {}
    endless = 0
    for name in names:
        result = outcome(situations[name], repeats)
        if result != AS_EXPECTED:
            found[name] = result
        endless += result == ENDLESS
        if endless == ENDLESS_ENOUGH:
            break
    return found


@contextmanager
def broken(mutant: Mutant) -> Iterator[None]:
    """The engine with one mutant in it. Raises NoLongerFits."""
    module, path = parts(mutant)
    owner, name = holder(module, path)
    if not hasattr(owner, name):
        raise NoLongerFits(f"{mutant.what}: there is no {mutant.where}")
    value = inspect.getattr_static(owner, name) if isinstance(owner, (type, ModuleType)) else getattr(owner, name)
    function = plain_function(value)
    if function is None:
        setattr(owner, name, eval(mutant.new, vars(module)))
        try:
            yield
        finally:
            setattr(owner, name, value)
        return
    sound = function.__code__
    function.__code__ = changed_code(mutant, module.__file__ or "", path, sound)
    try:
        yield
    finally:
        function.__code__ = sound


def parts(mutant: Mutant) -> tuple[Any, list[str]]:
    """The module of a mutant, and the names that lead to what it changes."""
    package, _, path = mutant.where.partition(": ")
    names = path.split(".")
    files = defining(package).get(names[0].partition("[")[0], [])
    if len(files) != 1:
        raise NoLongerFits(f"{mutant.what}: {len(files)} modules have {mutant.where}, not one")
    return importlib.import_module("rulebound." + ".".join(files[0].relative_to(PACKAGE).with_suffix("").parts)), names


@cache
def defining(package: str) -> dict[str, list[Path]]:
    """Which modules of a package define a class, a function or a constant of that name."""
    found: dict[str, list[Path]] = {}
    for file in sorted((PACKAGE / package).rglob("*.py")):
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, (ast.ClassDef, ast.FunctionDef)):
                found.setdefault(part.name, []).append(file)
            elif isinstance(part, (ast.Assign, ast.AnnAssign)):
                for target in part.targets if isinstance(part, ast.Assign) else [part.target]:
                    if isinstance(target, ast.Name):
                        found.setdefault(target.id, []).append(file)
    return found


def holder(module: Any, path: list[str]) -> tuple[Any, str]:
    """The module, class or object that has the last name of the path, and that name; `[key]` looks into a table."""
    owner = module
    for name in path[:-1]:
        bare, _, key = name.partition("[")
        owner = getattr(owner, bare)
        if key:
            owner = owner[key.rstrip("]")]
    return owner, path[-1]


def plain_function(value: Any) -> FunctionType | None:
    """The function behind a function, method or property."""
    if isinstance(value, property):
        value = value.fget
    if isinstance(value, (staticmethod, classmethod)):
        value = value.__func__
    return value if isinstance(value, FunctionType) else None


def changed_code(mutant: Mutant, file: str, path: list[str], sound: CodeType) -> CodeType:
    """The code of a function with the line changed, compiled where it stands so that `super` still works."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    node: Any = tree
    outer: list[Any] = []
    for name in path:
        outer.append(node)
        node = next((part for part in node.body if getattr(part, "name", "") == name), None)
        if node is None:
            raise NoLongerFits(f"{mutant.what}: there is no {mutant.where}")
    source = ast.unparse(node)
    if source.count(mutant.old) != 1:
        times = source.count(mutant.old)
        raise NoLongerFits(f"{mutant.what}: `{mutant.old}` stands {times} times in {mutant.where}, not once")
    place = outer[-1].body.index(node)
    outer[-1].body[place : place + 1] = ast.parse(source.replace(mutant.old, mutant.new)).body
    code = compile(ast.unparse(tree), file, "exec")
    for name in path:
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    if code.co_freevars != sound.co_freevars:
        raise NoLongerFits(f"{mutant.what}: the change needs other names around {mutant.where}")
    return code
