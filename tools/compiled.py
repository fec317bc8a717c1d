"""Compiles the core with mypyc in a copy of the source and runs the scenarios on it: a check, not a product.

The core must compile as it stands. Exit codes: 0 the scenarios pass compiled, or there is nothing to compile yet; 1
they do not, or the core does not compile; 2 a tool is missing.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("kernel", "rules", "cards/language")
# The mark of compiled classes has to come to them through plain Python, else compiled `__new__` calls `__init__`.
STAY_PLAIN: Final = ("rulebound/kernel/mypyc.py",)


def missing_tool() -> str | None:
    """One sentence on what compiling lacks on this machine; None when everything is there."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"The Python package {module} is missing: run `make compiled`, which installs it."
    compiler = program_of(sysconfig.get_config_var("CC"))
    if sys.platform != "win32" and not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang") if name):
        return "There is no C compiler on the path: install one (on Debian and Ubuntu the package gcc) and try again."
    return None


def program_of(command: object) -> str:
    """The program of a command line as Python's build settings keep it, or an empty text."""
    return command.split()[0] if isinstance(command, str) and command.strip() else ""


def modules_to_compile(source: Path) -> list[str]:
    """Paths below `source` of the modules to compile; packages that do not exist are named on the error stream."""
    found: list[str] = []
    for package in PACKAGES:
        folder = source / "rulebound" / package
        if not folder.is_dir():
            print(f"rulebound/{package} is not there yet and is left out.", file=sys.stderr)
        for path in sorted(folder.rglob("*.py")):
            module = path.relative_to(source).as_posix()
            if module not in STAY_PLAIN:
                found.append(module)
    return found


def loaded_compiled(source: Path, module: str) -> bool:
    """Whether Python, started in the copy, takes the compiled form of a module."""
    name = module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    program = f"import sys, {name}; sys.exit(sys.modules[{name!r}].__file__.endswith('.py'))"
    started = subprocess.run([sys.executable, "-c", program], cwd=source, env=environment(source), check=False)
    return started.returncode == 0


def environment(source: Path) -> dict[str, str]:
    """The environment in which the copy, not the installed project, is imported and no settings of mypy are found."""
    return {**os.environ, "PYTHONPATH": str(source), "PYTHONUTF8": "1"}


def check(tree: Path) -> int:
    """Compile and run inside `tree`, a copy of the project; the exit code is the script's."""
    source = tree / "src"
    modules = modules_to_compile(source)
    if not modules:
        print("There is nothing to compile yet.")
        return 0
    print(f"Compiling {len(modules)} modules ...", flush=True)
    command = [sys.executable, "-m", "mypyc", "--strict", *modules]
    built = subprocess.run(command, cwd=source, env=environment(source), stdout=subprocess.PIPE, text=True, check=False)
    if built.returncode != 0:
        print(built.stdout, end="")
        print("The core does not compile: the messages above name module and line.", file=sys.stderr)
        return 1
    plain = [module for module in modules if not loaded_compiled(source, module)]
    if plain:
        print(f"Not loaded in compiled form: {', '.join(plain)}", file=sys.stderr)
        return 1
    if not (source / "rulebound" / "scenario").is_dir():
        print("The core compiles; there is no scenario runner yet to try it with.")
        return 0
    print("Running the scenarios compiled ...", flush=True)
    command = [sys.executable, "-m", "rulebound", "resolve"]
    resolved = subprocess.run(command, cwd=tree, env=environment(source), check=False)
    return 0 if resolved.returncode == 0 else 1


def main() -> int:
    """Copy the project, compile the copy and run the scenarios in it."""
    lack = missing_tool()
    if lack is not None:
        print(lack, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="rulebound-compiled-") as folder:
        tree = Path(folder)
        leave_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "build")
        shutil.copytree(ROOT / "src", tree / "src", ignore=leave_out)
        # In a copy as in a checkout, the library of examples is tests/scenarios.
        shutil.copytree(ROOT / "tests" / "scenarios", tree / "tests" / "scenarios")
        return check(tree)


if __name__ == "__main__":
    sys.exit(main())
