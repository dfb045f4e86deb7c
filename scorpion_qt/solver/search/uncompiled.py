"""Stands in for Cython where the core runs as Python: declarations that declare nothing."""

from contextlib import nullcontext
from typing import Any

compiled = False
NULL = None


class _Type:
    """Any C type: what is subscripted or called with it stays what it is."""

    def __getitem__(self, _: Any) -> "_Type":
        return self


int = uint = longlong = ulonglong = uchar = double = bint = void = volatile = _Type()


def pointer(_: _Type) -> _Type:
    """A pointer type."""
    return _Type()


def typedef(kind: _Type) -> _Type:
    """Another name for a type."""
    return kind


def declare(_: _Type, value: Any = None) -> Any:
    """A typed variable."""
    return value


def inline(function: Any) -> Any:
    """Marks a function that is short and called often."""
    return function


nogil = nullcontext()
"""Marks a block that needs no interpreter lock."""
