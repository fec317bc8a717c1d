"""The one mark that compiled classes carry, harmless where mypyc is not installed.

This module is never compiled: it stands between `mypy_extensions`, which only the compiler needs, and the kernel.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:
        """Mark a class for the compiler; without a compiler it does nothing."""

        def mark(cls: Any) -> Any:
            return cls

        return mark


__all__ = ["mypyc_attr"]
