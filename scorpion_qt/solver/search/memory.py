"""C types, and arrays of them in allocated memory; uncompiled, the arrays are lists.

Except for `lowest` in `codes`, nothing else depends on whether the core is compiled.
"""

from scorpion_qt.solver.search import uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, realloc
    from cython.cimports.libc.string import memcpy, memmove, memset
else:

    def free(array):
        """Do nothing: Python frees its lists automatically."""


Mask = cython.typedef(cython.ulonglong)
Masks = cython.typedef(cython.pointer(cython.ulonglong))
Ints = cython.typedef(cython.pointer(cython.int))
Bytes = cython.typedef(cython.pointer(cython.uchar))


def new_masks(count: cython.longlong) -> Masks:
    """Return an array of zero words; NULL without memory."""
    if cython.compiled:
        return cython.cast(Masks, calloc(count, cython.sizeof(cython.ulonglong)))
    else:
        return [0] * count


def new_ints(count: cython.longlong) -> Ints:
    """Return an array of zeros; NULL without memory."""
    if cython.compiled:
        return cython.cast(Ints, calloc(count, cython.sizeof(cython.int)))
    else:
        return [0] * count


def new_bytes(count: cython.longlong) -> Bytes:
    """Return an array of zero bytes; NULL without memory."""
    if cython.compiled:
        return cython.cast(Bytes, calloc(count, 1))
    else:
        return bytearray(count)


def more_masks(array: Masks, count: cython.longlong, wanted: cython.longlong) -> Masks:
    """Enlarge an array of words from `count` to `wanted` places, perhaps moving it; NULL without memory."""
    if cython.compiled:
        return cython.cast(Masks, realloc(array, wanted * cython.sizeof(cython.ulonglong)))
    else:
        array.extend([0] * (wanted - count))
        return array


def more_ints(array: Ints, count: cython.longlong, wanted: cython.longlong) -> Ints:
    """Enlarge an array of ints from `count` to `wanted` places, perhaps moving it; NULL without memory."""
    if cython.compiled:
        return cython.cast(Ints, realloc(array, wanted * cython.sizeof(cython.int)))
    else:
        array.extend([0] * (wanted - count))
        return array


def more_bytes(array: Bytes, count: cython.longlong, wanted: cython.longlong) -> Bytes:
    """Enlarge an array of bytes from `count` to `wanted` places, perhaps moving it; NULL without memory."""
    if cython.compiled:
        return cython.cast(Bytes, realloc(array, wanted))
    else:
        array.extend(bytes(wanted - count))
        return array


def copy_masks(
    array: Masks, target: cython.longlong, source: cython.longlong, count: cython.longlong
) -> cython.void:
    """Copy words within an array; the ranges may overlap."""
    if cython.compiled:
        memmove(array + target, array + source, count * cython.sizeof(cython.ulonglong))
    else:
        array[target : target + count] = array[source : source + count]


def clear_masks(array: Masks, start: cython.longlong, count: cython.longlong) -> cython.void:
    """Set words to 0."""
    if cython.compiled:
        memset(array + start, 0, count * cython.sizeof(cython.ulonglong))
    else:
        array[start : start + count] = [0] * count


@cython.inline
def copy_bytes(
    array: Bytes, target: cython.longlong, source: cython.longlong, count: cython.longlong
) -> cython.void:
    """Copy bytes within an array; the ranges must not overlap."""
    if cython.compiled:
        memcpy(array + target, array + source, count)
    else:
        array[target : target + count] = array[source : source + count]
