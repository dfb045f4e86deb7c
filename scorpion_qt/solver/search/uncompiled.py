"""Stands in for Cython when the core runs as Python; its declarations have no effect."""

from contextlib import nullcontext
from typing import Any

compiled = False
NULL = None


class _Type:
    """Any C type: a value or type combined with it by call or index stays as it is."""

    def __getitem__(self, _: Any) -> "_Type":
        return self


int = uint = longlong = ulonglong = uchar = double = bint = void = volatile = _Type()


def pointer(_: _Type) -> _Type:
    """Return a pointer type."""
    return _Type()


def typedef(kind: _Type) -> _Type:
    """Return another name for a type."""
    return kind


def declare(_: _Type, value: Any = None) -> Any:
    """Return the value of a typed variable."""
    return value


def inline(function: Any) -> Any:
    """Mark a function that is short and called often."""
    return function


nogil = nullcontext()
"""A block that needs no interpreter lock."""
