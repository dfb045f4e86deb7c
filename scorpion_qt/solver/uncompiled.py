"""Stands in for ``import cython`` where Cython is not installed: declarations that declare nothing."""

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


def _unchanged(thing: Any) -> Any:
    return thing


class _NoLock:
    """Marks a function, or a block with ``with``, that needs no interpreter lock."""

    def __call__(self, function: Any) -> Any:
        return function

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass


cclass = cfunc = inline = final = _unchanged
nogil = _NoLock()


def exceptval(**_: Any) -> Any:
    """How a C function reports an exception."""
    return _unchanged
