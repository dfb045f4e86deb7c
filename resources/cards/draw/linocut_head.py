"""Linocut: crowns, kokoshniks and hats. The origin is the middle of the face."""

import math

from .geometry import move, scale, turn
from .linocut_ornament import INK, OCH, PAP, PIPS, RED, arcband, feather, field

OAK = "M0,0 C-11,-8 -6,-14 -12,-20 C-8,-24 -11,-30 -7,-35 C-6,-40 -2,-45 0,-49 C2,-45 6,-40 7,-35 C11,-30 8,-24 12,-20 C6,-14 11,-8 0,0 Z"


def crown(c, kind, col=OCH, gem=RED):
    if kind == "S":  # tall spiked crown
        c.path(
            "M-26,-24 L-33,-58 L-18,-44 L-12,-65 L0,-47 L12,-65 L18,-44 L33,-58 L26,-24 Q0,-32 -26,-24 Z",
            col,
            INK,
            2.4,
        )
        for x, y in ((-33, -59), (-12, -65), (12, -65), (33, -59)):
            c.circ(x, y + 1, 3.8, gem, INK, 2)
        for x in (-20, -9.5, 9.5, 20):
            c.gouge(x * 1.02, -38, x * 1.24, -52, 1.9, INK)
        c.poly([(0, -45), (3.6, -40), (0, -35), (-3.6, -40)], gem)
    elif kind == "H":  # open crown with heart finials
        c.path(
            "M-26,-24 L-31,-47 Q-20,-45 -15,-35 Q-11,-48 0,-51 Q11,-48 15,-35 Q20,-45 31,-47 L26,-24 Q0,-32 -26,-24 Z",
            col,
            INK,
            2.4,
        )
        for s in (-1, 1):
            c.circ(s * 31, -48, 4.2, gem, INK, 2)
        for x, y, h, r in ((0, -57, 24, 0),):
            with c.push(move(x, y), turn(r), scale(h / 100)):
                c.path(PIPS["H"], gem, INK, 220 / h * 1.0)
                c.gouge(-26, -20, -6, 18, 8, PAP, 7)
        for x in (-21, 21):
            c.gouge(x, -35, x * 1.3, -45, 1.8, INK)
        for x in (-6, 0, 6):
            c.gouge(x, -36, x * 0.9, -48 + abs(x) * 0.3, 1.6, INK)
    elif kind == "D":  # domed cap-crown (Monomakh)
        c.path(
            "M-25,-24 C-38,-42 -24,-60 0,-62 C24,-60 38,-42 25,-24 Q0,-32 -25,-24 Z", gem, INK, 2.4
        )
        c.path("M-7,-28 C-10,-42 -8,-54 0,-62 C8,-54 10,-42 7,-28 Z", col, INK, 2)
        for s in (-1, 1):
            for i in range(3):
                c.gouge(
                    s * (13 + i * 5.5), -34 - i * 1, s * (11 + i * 5), -54 + i * 5, 2, PAP, -s * 2
                )
        c.poly([(0, -54), (3.8, -47), (0, -40), (-3.8, -47)], gem)
        c.circ(0, -64, 4.8, col, INK, 2)
        for i in range(7):
            c.circ(-27 + i * 9, -25 - 3.2 * (1 - (abs(i - 3) / 3) ** 2) * 2, 5.6, PAP, INK, 1.8)
    else:  # oak-leaf crown with acorns
        for a, k in ((-62, 0.8), (62, 0.8), (-32, 0.92), (32, 0.92), (0, 1)):
            with c.push(move(0, -22), turn(a), scale(k * 0.9)):
                c.path(OAK, col, INK, 2.6)
                c.gouge(0, -14, 0, -44, 1.8, INK)
                for s in (-1, 1):
                    c.gouge(0, -20, s * 7, -27, 1.3, INK)
                    c.gouge(0, -29, s * 5, -35, 1.2, INK)
        for a in (-47, -16, 16, 47):
            with c.push(move(0, -21), turn(a)):
                c.circ(0, -29, 4.4, RED, INK, 1.8, ry=5.6)
                c.path("M-5.4,-28 Q0,-33 5.4,-28 L4.6,-24.5 L-4.6,-24.5 Z", INK)
    if kind != "D":
        arcband(
            c,
            0,
            -12,
            29,
            -152,
            -28,
            11,
            {"S": "dia", "H": "dot", "C": "eye"}[kind],
            INK if kind == "S" else RED,
            PAP,
            OCH,
            INK,
            ry=17,
            pitch=8.5,
        )


def kokoshnik(c, kind):
    if kind == "S":  # tall ogee
        d = "M-29,-6 C-45,-13 -43,-34 -26,-43 C-13,-50 -5,-56 0,-69 C5,-56 13,-50 26,-43 C43,-34 45,-13 29,-6 C24,-26 12,-31 0,-31 C-12,-31 -24,-26 -29,-8 Z"
        c.path(d, INK, PAP, 5)
        c.path(d, INK, INK, 2)
        c.path(
            "M-31,-13 C-39,-20 -36,-32 -23,-38.5 C-12,-44.5 -4,-51 0,-59 C4,-51 12,-44.5 23,-38.5 C36,-32 39,-20 31,-13",
            None,
            OCH,
            2.2,
        )
        for a in range(-2, 3):
            with c.push(move(0, -12), turn(a * 27)):
                c.leaf(
                    0,
                    -21,
                    -90,
                    11 if a else 20,
                    4.4,
                    RED if a % 2 == 0 else PAP,
                    PAP if a % 2 == 0 else None,
                )
        for a in (-67, -40, -13, 13, 40, 67):
            with c.push(move(0, -12), turn(a)):
                c.circ(0, -24.5, 2, OCH)
    elif kind == "D":  # half-moon with pearl border and concentric bands
        c.path(
            "M-33,-2 C-52,-40 -28,-65 0,-65 C28,-65 52,-40 33,-2 C28,-24 14,-31 0,-31 C-14,-31 -28,-24 -33,-2 Z",
            OCH,
            INK,
            2.4,
        )
        arcband(c, 0, -20, 35, -184, 4, 10, "dia", RED, PAP, INK, INK, ry=34, pitch=10)
        for i in range(13):
            a = math.radians(-192 + i * 204 / 12)
            c.circ(43 * math.cos(a), -22 + 42 * math.sin(a), 3, PAP, INK, 1.6)
        for i in range(7):
            with c.push(move(0, -14), turn(-66 + i * 22)):
                c.leaf(0, -19, -90, 9.6, 2.7, INK)
    elif kind == "H":  # flower wreath
        hairtop = "M-25,-14 C-31,-42 -14,-46 0,-46 C14,-46 31,-42 25,-14 C18,-26 8,-31 0,-32 C-8,-31 -18,-26 -25,-14 Z"
        c.path(hairtop, OCH, INK, 2.2)
        for s in (-1, 1):
            c.brush([(0, -32), (s * 13, -30), (s * 23, -18)], [0.5, 1.8, 0.5], INK)
        for x, y, r, col in (
            (-32, -22, 9, INK),
            (32, -22, 9, INK),
            (-21, -39, 11.5, RED),
            (21, -39, 11.5, RED),
            (0, -48, 13.5, RED),
        ):
            for q in range(5):
                c.leaf(x, y, -90 + q * 72 + 36, r * 1.5, r * 0.34, INK if col == RED else RED)
            for q in range(5):
                a = math.radians(q * 72 - 90)
                c.circ(
                    x + r * 0.56 * math.cos(a), y + r * 0.56 * math.sin(a), r * 0.52, col, PAP, 1.2
                )
            c.circ(x, y, r * 0.38, OCH, PAP, 1.4)
    else:  # flowered headscarf and leaf coronet
        d = "M-40,38 C-38,20 -44,-8 -36,-26 C-28,-42 -14,-47 0,-47 C14,-47 28,-42 36,-26 C44,-8 38,20 40,38 C30,34 25,22 24,-4 C23,-22 12,-30 0,-30 C-12,-30 -23,-22 -24,-4 C-25,22 -30,34 -40,38 Z"
        c.path(d, RED, PAP, 4)
        c.path(d, RED, INK, 2.2)
        arcband(c, 0, -3, 28.5, -178, -2, 7, "dot", INK, PAP, OCH, INK, ry=30, pitch=8, ew=1.6)
        for s in (-1, 1):
            for x, y in ((33, 4), (32.6, 17), (33.6, 29)):
                field(c, s * x, y, "cross", PAP, 0.9)
        for a in (-44, -22, 0, 22, 44):
            with c.push(move(0, -10), turn(a)):
                c.leaf(0, -31, -90, 25 - abs(a) / 6, 8.4, INK)
                c.leaf(0, -32.5, -90, 21 - abs(a) / 6, 5.8, OCH)
                c.gouge(0, -35, 0, -44, 1.6, INK)
        arcband(c, 0, -8, 34, -146, -34, 7, "dot", OCH, RED, RED, INK, ry=35, pitch=8)


def hat(c, kind):
    if kind == "S":  # tilted beret
        feather(c, [(20, -38), (32, -50), (34, -66)], 10, RED, PAP, 7)
        d = "M-35,-25 C-44,-42 -24,-56 4,-55 C30,-54 46,-40 34,-25 C20,-34 -16,-36 -35,-25 Z"
        c.path(d, INK, PAP, 4)
        c.path(d, INK, INK, 2)
        for x, y, X, Y in (
            (-26, -33, -13, -48),
            (-15, -36, -3, -51),
            (-3, -37, 8, -51),
            (9, -37, 19, -48),
            (21, -34, 30, -43),
        ):
            c.gouge(x, y, X, Y, 2.4, PAP, -2)
        arcband(c, 0, -10, 28, -152, -28, 9, "zig", RED, PAP, PAP, INK, ry=18, pitch=6.5)
        c.circ(24, -31, 5.4, OCH, INK, 2)
        c.circ(24, -31, 1.8, INK)
    elif kind == "H":  # four-cornered cap with peacock feather
        d = "M-26,-26 C-28,-36 -32,-46 -38,-54 C-24,-50 -10,-54 0,-64 C10,-54 24,-50 38,-54 C32,-46 28,-36 26,-26 Q0,-34 -26,-26 Z"
        c.path(d, RED, PAP, 4)
        c.path(d, RED, INK, 2.4)
        c.brush([(0, -60), (1, -48), (0, -36)], [0.6, 2.4, 1.6], PAP)
        for s in (-1, 1):
            c.gouge(s * 33, -51, s * 20, -38, 2, PAP, s * 2)
            c.gouge(s * 22, -48, s * 13, -38, 1.8, PAP, s * 2)
            c.gouge(s * 11, -51, s * 7, -38, 1.8, PAP)
        d = "M-30,-18 C-34,-30 -28,-36 -20,-37 C-8,-41 8,-41 20,-37 C28,-36 34,-30 30,-18 C20,-27 -20,-27 -30,-18 Z"
        c.path(d, INK, PAP, 3.4)
        c.path(d, INK, INK, 1.4)
        for i in range(9):
            c.circ(-24 + i * 6, -26.5 - 5 * (1 - ((i - 4) / 4.4) ** 2), 1.5, PAP if i % 2 else OCH)
        feather(c, [(18, -38), (15, -52), (23, -68)], 8, OCH, INK, 6)
        with c.push(move(18, -35)):
            c.circ(0, 0, 6, PAP, INK, 2)
            c.circ(0, 0, 2.6, RED)
    elif kind == "D":  # fur-brimmed cap
        feather(c, [(14, -40), (30, -48), (37, -64)], 10, INK, PAP, 7)
        d = "M-26,-28 C-31,-48 -14,-60 -2,-62 C14,-61 31,-48 26,-28 Z"
        c.path(d, RED, INK, 2.4)
        for s in (-1, 0, 1):
            c.brush([(s * 12, -38), (s * 12.5, -48), (-2 + s * 3, -59)], [3, 2.2, 0.6], PAP)
        c.circ(-2, -63, 4.4, OCH, INK, 2)
        d = "M-33,-20 C-38,-32 -30,-38 -24,-35 C-18,-42 -8,-42 -4,-38 C2,-43 12,-42 16,-37 C24,-41 34,-36 33,-28 C36,-20 30,-14 26,-17 C16,-25 -16,-25 -26,-16 C-30,-14 -34,-16 -33,-20 Z"
        c.path(d, INK, PAP, 4)
        c.path(d, INK, INK, 1.6)
        for x in range(-28, 30, 7):
            c.gouge(x, -23 + abs(x) * 0.12, x * 1.08, -35 + abs(x) * 0.14, 2, PAP, 1)
    else:  # forester's peaked hat with oak leaf
        d = "M-28,-24 C-26,-44 -14,-58 8,-66 C10,-56 22,-44 28,-24 Z"
        c.path(d, INK, PAP, 4)
        c.path(d, INK, INK, 2)
        for x, y, X, Y in ((-16, -38, 0, -56), (-6, -38, 4, -56), (5, -38, 8, -54)):
            c.gouge(x, y, X, Y, 2.2, PAP, -2)
        with c.push(move(13, -27), turn(11), scale(0.86)):
            c.path(OAK, OCH, INK, 3)
            c.gouge(0, -6, 0, -42, 2, INK)
            for s in (-1, 1):
                c.gouge(0, -18, s * 7, -25, 1.3, INK)
                c.gouge(0, -28, s * 5, -34, 1.2, INK)
        d = "M-44,-28 C-34,-22 -20,-36 0,-36 C18,-36 30,-26 40,-22 C38,-12 28,-16 22,-18 C10,-22 -12,-22 -22,-16 C-34,-10 -44,-16 -44,-28 Z"
        c.path(d, RED, PAP, 4)
        c.path(d, RED, INK, 2.2)
        for i in range(7):
            c.circ(-27 + i * 9, -22.5 - 5 * (1 - ((i - 3) / 3.4) ** 2), 1.7, PAP)
