"""The scorpion of the deco deck: straight edges and one swept curve."""

from .deco_ink import bearing_line, circ, group, path, poly
from .geometry import bezier, short

LEGS = ((-13, 33, -10, 20, -24), (-6, 38, 2, 23, -13), (1, 37, 16, 24, -1), (8, 29, 27, 20, 11))
TAIL = ((0, 21), (-2, 62), (50, 66), (46, 22))
TAIL_RINGS = 8


def scorpion(ink, ground):
    """From above, claws raised, tail swept round to the right; about 120 across, centred."""
    o = ""
    for y, foot_x, foot_y, knee_x, knee_y in LEGS:
        for s in (-1, 1):
            o += path(f"M{s * 6},{y}L{s * knee_x},{knee_y}L{s * foot_x},{foot_y}", None, ink, 2.8)
    for s in (-1, 1):  # arm, palm, the gap between the pincers
        o += path(f"M{s * 6},-21L{s * 20},-27L{s * 27},-38", None, ink, 5)
        o += path(
            f"M{s * 20},-37C{s * 15},-48 {s * 16},-58 {s * 6},-68C{s * 26},-69 {s * 38},-58 "
            f"{s * 35},-41C{s * 33},-33 {s * 24},-31 {s * 20},-37Z",
            ink,
        )
        o += path(f"M{s * 24.5},-46L{s * 12},-66L{s * 29},-55Z", ground)
    o += path("M-9,-31L9,-31L13,-21L9,-13L-9,-13L-13,-21Z", ink)
    o += circ(-4, -24, 1.9, ground) + circ(4, -24, 1.9, ground)
    for i, w in enumerate((13, 13.5, 13, 11.5, 9.5)):
        y = -11 + 6.4 * i
        o += poly([(-w, y), (w, y), (w - 1.6, y + 4), (0, y + 7), (1.6 - w, y + 4)], ink)
    for i in range(TAIL_RINGS):
        p, q = bezier(TAIL, i / TAIL_RINGS + 0.008), bezier(TAIL, (i + 1) / TAIL_RINGS - 0.016)
        _, ux, uy = bearing_line(*p, *q)
        far = 6.4 - 0.28 * i
        near = far - 1.7
        ring = [(*p, near), (*q, far), (*q, -far), (*p, -near)]
        o += poly([(x - uy * w, y + ux * w) for x, y, w in ring], ink)
    o += path("M40,21C38,12 42,7 47,7C53,8 54,15 51,21Z", ink)
    o += path("M52,12C50,1 43,-5 32,-6C39,-1 41,5 42,13Z", ink)
    return group(f"translate(-5 {short(6)})", o)
