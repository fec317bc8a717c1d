"""The one mark that compiled classes carry, harmless where mypyc is not installed.

This module is never compiled: it stands between `mypy_extensions`, which only the compiler needs, and the kernel.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
    """Mark a class for the compiler; without a compiler it does nothing."""

    def mark(cls: T) -> T:
        return cls

    return mark
