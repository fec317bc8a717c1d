"""The situation files that a folder holds, and what is wrong with a path that none can be read from."""

import os
import stat
from pathlib import Path


def is_folder(path: str) -> bool:
    """Whether a folder is there; what can't be looked at is none."""
    return stat.S_ISDIR(mode_of(Path(path)))


def is_there(path: str) -> bool:
    """Whether anything is there that can be looked at."""
    return mode_of(Path(path)) != 0


def mode_of(path: Path) -> int:
    """What is there, as the system says it; 0 for nothing, and where the way to it is barred or no way at all."""
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return 0


def files_in(folder: str) -> list[str]:
    """The situation files in a folder and those below it, with links that lead nowhere and folders that can't be read.

    So what can't be used is said instead of being passed over.
    """
    from rulebound.scenario.library import SUFFIXES

    found: list[Path] = []

    def barred(wrong: OSError) -> None:
        found.append(Path(str(wrong.filename)))

    for place, _, names in os.walk(folder, onerror=barred):
        paths = [Path(place, name) for name in names if name.endswith(SUFFIXES)]
        found += [path for path in paths if stat.S_ISREG(mode_of(path)) or mode_of(path) == 0]
    return [str(path) for path in sorted(found)]


def trouble(path: str) -> str:
    """What is wrong with a folder or link that stands where a file is needed; nothing where it can be read."""
    if is_folder(path):
        try:
            os.scandir(path).close()
        except OSError as wrong:
            return f"this folder can't be read: {wrong.strerror}; allow it, or name another"
        return "there is no situation file in this folder; name one that has files in .yaml"
    if not is_there(path) and is_link(path):
        return "this link leads to no file; mend it, or take it away"
    return ""


def is_link(path: str) -> bool:
    """Whether a link is there, wherever it leads."""
    try:
        return stat.S_ISLNK(Path(path).lstat().st_mode)
    except (OSError, ValueError):
        return False
