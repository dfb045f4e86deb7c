"""Linocut: the objects of the court cards."""

from .geometry import move, scale, turn
from .linocut_ornament import INK, OCH, PAP, RED, band, pip, unit


def sword(c, x, y, top, hilt=OCH):
    c.path(
        f"M{x - 5.5:g},{y - 14:g} L{x - 5.5:g},{top + 12:g} L{x:g},{top:g} L{x + 5.5:g},{top + 12:g} L{x + 5.5:g},{y - 14:g} Z",
        PAP,
        INK,
        2.4,
    )
    c.gouge(x, y - 16, x, top + 8, 2.2, INK)
    c.path(
        f"M{x - 17:g},{y - 20:g} Q{x - 9:g},{y - 15:g} {x:g},{y - 17:g} Q{x + 9:g},{y - 15:g} {x + 17:g},{y - 20:g} L{x + 15:g},{y - 10.5:g} Q{x:g},{y - 8:g} {x - 15:g},{y - 10.5:g} Z",
        hilt,
        INK,
        2,
    )
    c.circ(x, y + 15, 5, hilt, INK, 2)


def staff(c, x, y, top, bot, col=INK, w=5.5):
    c.poly([(x - w / 2, bot), (x - w / 2, top), (x + w / 2, top), (x + w / 2, bot)], col, PAP, 1.6)


def spearhead(c, x, top, col=PAP):
    with c.push(move(x, top), scale(1.35, 1.3)):
        c.path("M0,0 C3,9 12,15 9.6,26 L-9.6,26 C-12,15 -3,9 0,0 Z", col, INK, 2)
        c.gouge(0, 7, 0, 26, 2, INK)
        c.gouge(-5.6, 17, -5, 25, 1, INK)
        c.gouge(5.6, 17, 5, 25, 1, INK)
        c.path("M-7,26 L7,26 L4,33 L-4,33 Z", RED, INK, 1.6)
        for s in (-1, 1):
            c.path(f"M{s * 2:g},33 Q{s * 9:g},38 {s * 7:g},44 Q{s * 3:g},42 0,36 Z", RED, INK, 1.4)


def axe(c, x, top):
    c.path(
        f"M{x + 3:g},{top + 10:g} C{x + 12:g},{top + 8:g} {x + 18:g},{top + 2:g} {x + 18:g},{top - 6:g} C{x + 28:g},{top + 14:g} {x + 28:g},{top + 26:g} {x + 18:g},{top + 42:g} Q{x + 14:g},{top + 30:g} {x + 3:g},{top + 28:g} Z",
        PAP,
        INK,
        2.4,
    )
    for i in range(4):
        c.gouge(x + 23 - i * 0.6, top + 9 + i * 6, x + 10, top + 15 + i * 3, 1.7, INK)
    c.path(
        f"M{x - 3:g},{top + 12:g} L{x - 15:g},{top + 19:g} L{x - 3:g},{top + 26:g} Z",
        PAP,
        INK,
        2.2,
    )
    c.circ(x, top + 1, 5, OCH, INK, 2)


def mace(c, x, top):
    """flowering oak staff / clover mace"""
    for dx, dy in ((-9, 10), (9, 10), (0, -2)):
        c.circ(x + dx, top + 8 + dy, 9, OCH, INK, 2.2)
    for dx, dy in ((-9, 10), (9, 10), (0, -2)):
        c.circ(x + dx, top + 8 + dy, 3.2, RED)
    c.path(
        f"M{x - 6:g},{top + 28:g} L{x + 6:g},{top + 28:g} L{x + 4:g},{top + 36:g} L{x - 4:g},{top + 36:g} Z",
        RED,
        INK,
        2,
    )


def bird(c, x, y, col=RED, s=1, flip=1):
    with c.push(move(x, y), scale(s * flip, s)):
        c.path(
            "M-18,-6 C-16,-17 -4,-18 1,-9 C7,-4 14,-4 26,-14 C24,2 16,13 2,13 C-9,13 -15,4 -14,-3 L-23,-2 Z",
            col,
            INK,
            2,
        )
        c.circ(-8.6, -7.4, 3, PAP)
        c.circ(-9, -7.4, 1.5, INK)
        c.path("M-2,0 C4,-4 12,-2 20,-6 C16,6 6,10 -2,0 Z", OCH, INK, 1.4)
        for i in range(3):
            c.gouge(3 + i * 4, 0.4 - i * 0.4, 8 + i * 4, 4 - i * 1.6, 0.8, INK)
        c.gouge(-11, 1, -4, 9, 1.2, PAP, 2)
        for i in range(3):
            c.leaf(-8 + i * 2.5, -14, -120 + i * 32, 8, 1.6, INK)


def orb(c, x, y, r=14):
    c.circ(x, y, r, OCH, INK, 2.4)
    band(c, x - r + 1, y, x + r - 1, y, 7, "dot", RED, PAP, PAP, INK, 6, 1.6)
    c.gouge(x - 7, y - 5, x + 1, y - 10, 1.6, PAP, -2)
    c.path(
        "M{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} L{:g},{:g} Z".format(
            *sum(
                [
                    (x + a, y - r - 1 + b)
                    for a, b in [
                        (-2.5, 0),
                        (-2.5, -6),
                        (-8, -6),
                        (-8, -11),
                        (-2.5, -11),
                        (-2.5, -16),
                        (2.5, -16),
                        (2.5, -11),
                        (8, -11),
                        (8, -6),
                        (2.5, -6),
                        (2.5, 0),
                    ]
                ],
                (),
            )
        ),
        OCH,
        INK,
        1.8,
    )


def shield(c, x, y, suit, ink, r=33):
    """A round shield: studded rim, carved rays, the suit on its boss."""
    c.circ(x, y, r + 2, PAP)
    c.circ(x, y, r, OCH, INK, 2.4)
    for i in range(20):
        with c.push(move(x, y), turn(i * 18)):
            c.circ(r - 4.6, 0, 1.7, INK)
    c.circ(x, y, r - 9, RED, INK, 2)
    for i in range(16):
        with c.push(move(x, y), turn(i * 22.5 + 11.25)):
            c.gouge(r - 11.5, 0, r - 17, 0, 1.8, PAP)
    c.circ(x, y, r - 16, PAP, INK, 1.6)
    pip(c, suit, x, y, (r - 16) * 1.5, ink, carve=False)


def wheat(c, x, y, length, angle):
    """One ear on its stalk, the foot at x, y."""
    with c.push(move(x, y), turn(angle)):
        c.brush([(0, 0), (1, -length * 0.4), (0, -length + 30)], [3.4, 3, 2.2], INK)
        for i in range(5):
            for side in (-1, 1):
                c.leaf(side, -length + 50 - i * 9.5, -90 + side * 36, 16, 5.6, INK)
                c.leaf(side * 1.6, -length + 49 - i * 9.5, -90 + side * 36, 13.4, 3.8, OCH)
        c.leaf(0, -length + 16, -90, 20, 6.4, INK)
        c.leaf(0, -length + 15, -90, 16.6, 4.4, OCH)


def letter(c, x, y, suit, ink):
    """A folded letter with its seal."""
    with c.push(move(x, y), turn(-14)):
        c.path("M-21,-15 L21,-15 L21,15 L-21,15 Z", PAP, PAP, 7)
        c.path("M-21,-15 L21,-15 L21,15 L-21,15 Z", PAP, INK, 2.4, join="miter")
        c.path("M-21,-15 L0,4 L21,-15", None, INK, 2)
        for s in (-1, 1):
            c.gouge(s * 18, 12, s * 6, 2, 1.6, INK)
        c.circ(0, 1.6, 9.4, RED, INK, 1.8)
        c.circ(0, 1.6, 6.4, OCH)
        pip(c, suit, 0, 1.8, 9.4, INK if ink == INK else ink, carve=False)


def pennant(c, x, top, suit, ink):
    """A swallow-tailed flag on a staff, streaming to the left."""
    d = f"M{x - 2},{top + 6} L{x - 42},{top + 10} L{x - 32},{top + 21} L{x - 43},{top + 33} L{x - 2},{top + 37} Z"
    c.path(d, RED, PAP, 5)
    c.path(d, RED, INK, 2.4)
    for i in range(5):
        with c.push(move(x - 7, top + 11 + i * 5.4)):
            unit(c, "zig", 5.4, 7, OCH, OCH)
    pip(c, suit, x - 20, top + 21.5, 24, PAP, carve=False)
    with c.push(move(x, top - 1)):
        c.path("M0,-12 C7,-5 7,0 0,6 C-7,0 -7,-5 0,-12 Z", OCH, INK, 2)


def horn(c):
    """A hunting horn, from the lips at the head's right to the bell at the top."""
    curve = [(160, 111), (176, 113), (193, 104), (204, 82), (206, 58)]
    for grow, ink in ((9, PAP), (5, INK), (0, OCH)):
        c.brush(curve, [w + grow for w in (4, 7, 11, 16, 23)], ink)
    c.circ(206, 55, 14.4, RED, INK, 2.2, ry=5.4)
    for x, y, angle, half in ((203, 84, -66, 10), (191, 105, -36, 8)):
        with c.push(move(x, y), turn(angle)):
            c.poly([(-3, -half), (3, -half), (3, half), (-3, half)], RED, INK, 1.6)


def goblet(c, x, y):
    """A cup, the middle of its stem at x, y."""
    bowl = f"M{x - 19},{y - 50} L{x + 19},{y - 50} C{x + 19},{y - 20} {x + 11},{y - 13} {x + 4},{y - 11} L{x + 4},{y + 8} L{x + 15},{y + 15} L{x - 15},{y + 15} L{x - 4},{y + 8} L{x - 4},{y - 11} C{x - 11},{y - 13} {x - 19},{y - 20} {x - 19},{y - 50} Z"
    c.path(bowl, OCH, PAP, 5)
    c.path(bowl, OCH, INK, 2.4)
    band(c, x - 18, y - 43, x + 18, y - 43, 9, "dia", RED, PAP, OCH, INK, 9, 1.8)
    for q in (-9, 0, 9):
        c.gouge(x + q, y - 35, x + q * 0.4, y - 18, 2, INK)


def mirror(c, x, y):
    """A round hand mirror set with beads."""
    c.circ(x, y, 22, PAP)
    c.circ(x, y, 20, OCH, INK, 2.6)
    c.circ(x, y, 12.6, PAP, INK, 2)
    c.gouge(x - 8, y + 3, x + 2, y - 8, 2.4, INK)
    c.gouge(x - 2, y + 7, x + 7, y - 4, 2.8, INK)
    for i in range(12):
        with c.push(move(x, y), turn(i * 30 + 15)):
            c.circ(16.4, 0, 1.7, RED)


def sceptre(c, x, top, foot, ink):
    """A staff with a carved heart, top at the heart's middle."""
    staff(c, x, 0, top + 12, foot)
    pip(c, "H", x, top, 40, PAP, carve=False)
    pip(c, "H", x, top, 34, ink)
    c.circ(x, top + 24, 5, OCH, INK, 2)


def tree(c, x, foot, top, suit, ink, spread=26):
    """A sprig that grows behind the shoulder: suit blossom, pairs of leaves, berries."""
    height = foot - top
    c.brush([(x, foot), (x + 2, (foot + top) / 2), (x, top)], [4.6, 4, 3], INK)
    for i, t in enumerate((0.2, 0.42, 0.64)):
        y = foot - height * t
        for s in (-1, 1):
            leaf, vein, berry = (INK, PAP, RED) if i % 2 == 0 else (OCH, INK, OCH)
            c.leaf(x + 1, y, -90 + s * 52, spread - i * 2, spread / 4, leaf, vein)
            if height > 100:
                tip = [(x, y - 8), (x + s * 9, y - 13), (x + s * 16, y - 23)]
                c.brush(tip, [0.8, 1.8, 1.2], INK)
                c.circ(x + s * 16.6, y - 25, 3, berry)
    pip(c, suit, x, top, 39, PAP, carve=False)
    pip(c, suit, x, top, 33, ink)
