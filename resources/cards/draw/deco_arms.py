"""Deco: hands, sleeves and the sash of each rank."""

from .deco_ink import (
    CREASE,
    GOLD,
    GOLD_LIGHT,
    IVORY,
    SHADE,
    SKIN,
    circ,
    group,
    line,
    path,
    pip,
    poly,
    rect,
)
from .shared import CX, CY

LEFT, RIGHT = 16, 224


def fist(size=1.0):
    """Closed round a shaft."""
    h = path(
        "M-8.5,-11.5L6,-12.5Q10.5,-12.5 10.8,-8L10.5,9L-9.5,9L-11.5,-1Q-12.5,-10.5-8.5,-11.5Z", SKIN
    )
    h += path("M3.5,-12.3L6,-12.5Q10.5,-12.5 10.8,-8L10.5,9L5,9Z", SHADE)
    h += path("M-1,-15.5Q4,-17 5.5,-12L3,-10.5L-5,-10.5Z", SHADE)
    h += line("M-11,-5.8L6,-6.8M-11.3,-.8L7,-1.8M-10.5,4.2L7,3.2", CREASE, 1.2)
    return group(f"scale({size})", h)


def pinch(size=1.0):
    """A stem between finger and thumb, the other fingers spread like a fan."""
    h = ""
    for angle, length in ((46, 15), (30, 18), (14, 20)):
        h += group(
            f"translate(3 -2) rotate({angle})",
            rect(-2.6, -length, 5.2, length + 2, SKIN, CREASE, 0.9, 2.6),
        )
    h += path("M-7,9L-9,0Q-9,-6-3,-8L7,-6Q10,-2 9,9Z", SKIN)
    h += path("M3,-7L7,-6Q10,-2 9,9L4,9Z", SHADE)
    h += path("M-8,4Q-12,-4-7,-10L1,-15.5Q4,-16 3.6,-12.6L-3,-6Q-4,0-3,4Z", SKIN, CREASE, 1)
    h += path("M-2,3Q-3,-5 1,-9Q4,-11 5,-8L1,1Z", SHADE, CREASE, 0.8)
    return group(f"scale({size})", h)


def flat(size=1.0):
    """Laid on the breast, fingers away from the cuff."""
    h = path("M8,6C13,2 16,-4 16.5,-9C16,-12.5 12.6,-12 11.4,-9L7,-2Z", SHADE, CREASE, 0.9)
    for x, top in ((-7.6, -18), (-2.6, -23), (2.6, -24), (7.6, -20)):
        h += rect(x - 2.6, top, 5.2, 9 - top, SKIN, CREASE, 0.9, 2.6)
    h += path("M-10.2,-4L10.2,-4L9.6,10L-9,10Z", SKIN)
    h += path("M4,-4L10.2,-4L9.6,10L5,10Z", SHADE)
    h += line("M-5.1,-5L-5,0M0,-6L0,1M5.1,-5L5,0", CREASE, 1)
    return group(f"scale({size})", h)


def cupped(size=1.0):
    """Palm up under something it carries."""
    h = path(
        "M-14,-6C-10,-4-6,-2 0,-2C6,-2 10,-4 15,-8Q18,-6 16,-2C12,5 8,8 7,11L-7,11C-7,7-13,2-16,-3Q-17,-6-14,-6Z",
        SKIN,
    )
    h += path("M2,-2C6,-2 10,-4 15,-8Q18,-6 16,-2C12,5 8,8 7,11L1,11Z", SHADE)
    h += line("M-12,-2.4C-8,1-4,2.4 0,2.6M-9,2.6C-6,5-3,6 0,6.2", CREASE, 1)
    return group(f"scale({size})", h)


def raised(mouse, x, y, theme, seam, side=1, size=1.0, foot=(20, -22)):
    """A hand above its cuff and sleeve, which come up from the seam.

    Args:
        foot: where the sleeve ends at the seam, from x, for the right hand.
    """
    a, b = (x + f * side for f in foot)
    sleeve = [(x - 14, y + 14), (x + 14, y + 14)] + (
        [(a, seam.y(a)), (b, seam.y(b))] if side > 0 else [(b, seam.y(b)), (a, seam.y(a))]
    )
    o = poly(sleeve, theme["deep"])
    for k in (-0.4, 0.3):  # two folds
        foot_x = x + (a - b) * k * side * 0.6
        o += line(
            f"M{x + k * 12:.1f},{y + 24}L{foot_x:.1f},{seam.y(foot_x) - 1:.1f}", theme["tint"], 1.6
        )
    o += cuff(x, y)
    return o + group(
        f"translate({x} {y + 9 * (1 - size):.1f})", group(f"scale({side} 1)", mouse(size))
    )


def cuff(x, y):
    return (
        path(
            f"M{x - 13},{y + 9}L{x + 13},{y + 9}L{x + 14.5},{y + 14.5}L{x - 14.5},{y + 14.5}Z", GOLD
        )
        + path(
            f"M{x - 14.5},{y + 14.5}L{x + 14.5},{y + 14.5}L{x + 15.5},{y + 19}L{x - 15.5},{y + 19}Z",
            IVORY,
        )
        + path(
            f"M{x - 15.5},{y + 19}L{x + 15.5},{y + 19}L{x + 16},{y + 21.5}L{x - 16},{y + 21.5}Z",
            GOLD,
        )
    )


def crossing(mouse, x, y, angle, length, theme, flip=1, size=0.9):
    """A hand at the end of a forearm across the body; at angle 0 the forearm is below it."""
    arm = poly([(-13, 14), (13, 14), (19, length), (-19, length)], theme["deep"], GOLD, 1.2)
    arm += line(f"M-4,24L-7,{length}M5,24L8,{length}", theme["tint"], 1.6)
    return group(
        f"translate({x} {y}) rotate({angle}) scale({size * flip} {size})", arm, cuff(0, 0), mouse()
    )


def sash(rank, suit, theme, seam):
    return {"K": king_sash, "Q": queen_sash, "J": jack_sash}[rank](suit, theme, seam)


def strip(seam, half, fill, edge=None, w=1.0):
    """A band along the seam across the panel."""
    corners = [(LEFT, -half), (RIGHT, -half), (RIGHT, half), (LEFT, half)]
    return poly([(x, seam.y(x) + dy) for x, dy in corners], fill, edge, w)


def along(seam, step, first=0.0):
    """Places along the seam, symmetric to the middle."""
    x = first
    while x < (RIGHT - LEFT) / 2 - 4:
        yield from {CX - x, CX + x}
        x += step


def king_sash(suit, theme, seam):
    """A baldric in the colour of the robe, set with the suit; a seal in the middle."""
    o = strip(seam, 6.2, GOLD) + strip(seam, 4.4, theme["sec"] if suit == "S" else theme["main"])
    for x in sorted(along(seam, 15.5, 21)):
        y = seam.y(x)
        if suit == "S":
            o += poly(
                [
                    (x - 6, y - 6 * seam.slope),
                    (x, y - 2.6),
                    (x + 6, y + 6 * seam.slope),
                    (x, y + 2.6),
                ],
                IVORY,
            )
        elif suit == "H":
            o += circ(x, y, 2.2, IVORY)
        elif suit == "D":
            o += pip("D", x, y, 8, GOLD_LIGHT)
        else:
            for dx in (-3.4, 3.4):
                o += circ(x + dx, y + dx * seam.slope, 1.7, GOLD_LIGHT)
    o += circ(CX, CY, 11, GOLD) + circ(CX, CY, 9, IVORY)
    ink = theme["ink"]
    # the seal is the same both ways up: two half suits, tip to tip
    if suit == "D":
        return o + pip("D", CX, CY, 13, ink)
    small = pip(suit, CX, CY - 4, 7.4, ink)
    return o + small + group(f"rotate(180 {CX:g} {CY:g})", small)


def queen_sash(suit, theme, seam):
    """A double string of pearls between fine gold lines, one jewel in the middle."""
    o = strip(seam, 5.6, GOLD) + strip(seam, 4.4, theme["tint"])
    for x in sorted(along(seam, 8.6, 12.9)):
        o += circ(x, seam.y(x), 2.7, IVORY)
    jewel = theme["third"] if suit != "D" else theme["sec"]
    o += poly(
        [
            (CX - 13, CY - 13 * seam.slope),
            (CX, CY - 8),
            (CX + 13, CY + 13 * seam.slope),
            (CX, CY + 8),
        ],
        GOLD,
    )
    return o + poly(
        [
            (CX - 9, CY - 9 * seam.slope),
            (CX, CY - 5.4),
            (CX + 9, CY + 9 * seam.slope),
            (CX, CY + 5.4),
        ],
        jewel,
        GOLD_LIGHT,
        0.8,
    )


def jack_sash(suit, theme, seam):
    """A ribbon with slanting stripes."""
    dark, light = (theme["main"], GOLD_LIGHT)
    o = strip(seam, 6, GOLD) + strip(seam, 4.8, light)
    for x in sorted(along(seam, 11.4, 5.7)):
        slant = 3.4
        corners = [
            (x - 4 + slant, -4.8),
            (x + 1.4 + slant, -4.8),
            (x + 4 - slant, 4.8),
            (x - 1.4 - slant, 4.8),
        ]
        o += poly([(px, seam.y(px) + dy) for px, dy in corners], dark)
    return o
