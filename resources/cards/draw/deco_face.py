"""Deco: faces, hair and beards. The origin is the middle of the head, 42 x 60."""

from .deco_ink import GOLD, NAVY, RED, SHADE, SKIN, TEAL, circ, ell, group, line, path, poly
from .geometry import short

OUT_R = {  # right half outline from top to chin
    "k": "L21,-27L21,4L17,20L8,31L0,32",
    "j": "L19.5,-27L19.5,5C19,14 13,24 7,29.5Q3,32 0,32",
    "q": "L19,-27L19.5,2C19,14 11,25 5,30.5Q2,32.5 0,32.5",
}


OUT_L = {
    "k": "L-8,31L-17,20L-21,4L-21,-27Z",
    "j": "Q-3,32-7,29.5C-13,24-19,14-19.5,5L-19.5,-27Z",
    "q": "Q-2,32.5-5,30.5C-11,25-19,14-19.5,2L-19,-27Z",
}


def wide(k, v):
    """A distance from the middle of the face, narrowed on the side turned away."""
    return short(k * v)


def front(kind, turn=0, lip=RED, lid=None, eye=NAVY, brow=NAVY):
    """turn: 0 frontal, 1 features slide left (three-quarter left)."""
    o = path("M0,-27" + OUT_R[kind] + OUT_L[kind], SKIN)
    t = -4.5 * turn
    o += path(
        f"M{short(t + 2.5)},-27L{short(t + 2.5)},-5L{short(t + 6.2)},9L{short(t + 2)},12L{short(t + 1)},18L{short(t + 2.5)},24L{short(t * 0.5)},32"
        + {
            "k": "L8,31L17,20L21,4L21,-27Z",
            "j": "Q3,32 7,29.5C13,24 19,14 19.5,5L19.5,-27Z",
            "q": "Q2,32.5 5,30.5C11,25 19,14 19.5,2L19,-27Z",
        }[kind],
        SHADE,
    )
    f = ""
    fem = kind == "q"
    for s in (-1, 1):
        k = s * (1 if not turn else (0.86 if s < 0 else 1.0))
        if fem and lid:
            f += path(
                f"M{wide(k, 18)},-5.5Q{wide(k, 11)},-12 {wide(k, 4)},-6L{wide(k, 4)},-2Q{wide(k, 10.5)},-8 {wide(k, 17)},-3Z",
                lid,
            )
        f += path(
            f"M{wide(k, 16.5)},-2.5Q{wide(k, 10.5)},-8 {wide(k, 4.5)},-1.5Q{wide(k, 10.5)},2.5 {wide(k, 16.5)},-2.5Z",
            "#fffdf4",
        )
        f += circ(k * 10.3 - turn * 0.8, -2.8, 2.9, eye)
        f += line(
            f"M{wide(k, 18 if fem else 16.8)},{'-4.2' if fem else '-2.3'}Q{wide(k, 10.5)},-9 {wide(k, 4)},-1.5",
            NAVY,
            2,
        )
        if fem:
            f += line(f"M{wide(k, 17.5)},-10.5Q{wide(k, 11)},-14.5 {wide(k, 4.5)},-10", brow, 1.5)
        elif kind == "j":
            f += line(f"M{wide(k, 17)},-9Q{wide(k, 11.5)},-13.5 {wide(k, 4)},-9.8", brow, 2.3)
        else:
            f += path(
                f"M{wide(k, 18)},-7.5L{wide(k, 11)},-12.5L{wide(k, 3)},-8.5L{wide(k, 3.5)},-6.2L{wide(k, 11)},-9.3Z",
                brow,
            )
    f += line("M-3.5,10L.5,12.3L5,10", "#9c5f3f", 1.5)
    if kind != "k":
        f += ell(-11, 11.5, 4.2, 3.6, "#f1bfa2")
    if fem:
        f += path("M-6.8,19Q-3,16 0,17.8Q3,16 6.8,19Q0,26.5-6.8,19Z", lip)
        f += line("M-6,19.2L6,19.2", "#7c1b1b", 0.9)
    elif kind == "j":
        f += path("M-6,19.5Q-2.5,17.2 0,18.5Q2.5,17.2 6,19.5Q0,24-6,19.5Z", "#c2584a")
    else:
        f += path("M-5,18.5L5,18.5Q0,23-5,18.5Z", "#c2584a")
    return o + group(f"translate({short(t)} 0)", f)


def profile(kind, lip=RED, lid=None, eye=NAVY, brow=NAVY):
    """Faces left."""
    fem = kind == "q"
    nx = {"k": -29, "j": -28, "q": -27.5}[kind]
    o = path(
        f"M-2,-28C-13,-28-19.5,-22-20,-13Q-20,-9-20.5,-6L{nx},4.5Q{nx - 0.4},7.8 {nx + 2.5},8.4L-22,9.5L-22.5,14"
        "Q-25.2,15.5-24,17.2L-21.8,18.2Q-24,19.8-22.8,21.6Q-21,23-21.8,25.5Q-23.5,30-20,33"
        "Q-15,36.5-8,33.5L10,25L18,12L18,-28Z",
        SKIN,
    )
    o += path("M1,-28L-1,-7L-6,5L-2,19L-12,35L-8,33.5L10,25L18,12L18,-28Z", SHADE)
    o += line(
        f"M-16,-24Q-19.8,-19-20,-13Q-20,-9-20.5,-6L{nx},4.5Q{nx - 0.4},7.8 {nx + 2.5},8.4L-22,9.5L-22.5,14",
        "#a86f4a",
        1.1,
    )
    o += line("M-22.8,21.6Q-21,23-21.8,25.5Q-23.5,30-20,33Q-15,36.5-8,33.5L6,27", "#a86f4a", 1.1)
    if fem:
        o += path("M-17.5,-5Q-11.5,-12.5-3,-8L-4,-4L-9,-7Z", lid or TEAL)
        o += ell(-9, 13.5, 4.6, 4.2, "#eaa78c")
    o += path("M-17,-3.3Q-11.5,-8-4.5,-3.4Q-9,2-15.5,1Z", "#fffdf4")
    o += ell(-12.6, -2.4, 2.4, 3, eye)
    o += line("M-18,-3.2Q-12,-8.8-2,-3", NAVY, 2)
    if fem:
        o += line("M-18.5,-11.5Q-11.5,-17-2.5,-12.5", brow, 1.6)
        o += path(
            "M-24.8,15.9Q-23.5,14.5-22.2,14.6Q-19,16-17,18.2Q-19.5,21.5-22.9,21.4Q-23.6,19.6-21.5,18.3Q-24.4,17.6-24.8,15.9Z",
            lip,
        )
    else:
        o += path("M-20,-8L-13,-13L-2,-10L-2.5,-7.3L-13,-9.7L-19.5,-5.8Z", brow)
        o += line("M-22.5,18.2L-15.5,18.5", "#a5513f", 1.8)
    return o


HAIR = {"S": "#1c2338", "H": "#9c4a24", "D": "#e0b250", "C": "#5a3a26"}


HAIR2 = {"S": "#3c4766", "H": "#c56f38", "D": "#f3d88f", "C": "#86603f"}


def king_head(suit, theme):
    h, h2 = HAIR[suit], HAIR2[suit]
    o = ""
    if suit == "S":  # frontal, square Assyrian beard in tiers
        o += poly([(-26, -24), (-30, 26), (-20, 30), (20, 30), (30, 26), (26, -24)], h)
        o += front("k", 0, brow=h)
        o += path(
            "M-22,-2L-18,14L-8,15L0,13.5L8,15L18,14L22,-2L25,20L20,56L10,60L-10,60L-20,56L-25,20Z",
            h,
        )
        o += path("M-5,19L5,19Q0,23.5-5,19Z", "#c2584a")
        for y in (28, 37, 46):
            o += line(f"M-20,{y}L-14,{y + 4}L-7,{y}L0,{y + 4}L7,{y}L14,{y + 4}L20,{y}", h2, 1.8)
        o += line("M-15,14.5L-3,14.5L0,16L3,14.5L15,14.5", h2, 1.6)
    elif suit == "H":  # three-quarter, full round beard with curls
        o += path("M-25,-24L-28,10C-30,24-24,30-18,30L18,30C26,30 31,22 29,10L26,-24Z", h)
        o += front("k", 1, brow=h)
        o += path(
            "M-22,0C-20,10-17,14-12,14L-4,12L5,14C14,14 19,8 22,-2L27,14C30,36 14,54-2,54C-18,54-29,36-25,14Z",
            h,
        )
        o += path("M-10,19L0,19Q-5,23.5-10,19Z", "#e0705c")
        o += line(
            "M-18,20C-20,34-12,44-4,46M18,18C20,34 12,44 4,48M-9,28C-10,36-6,40-2,41M8,26C9,34 5,40 2,42",
            h2,
            2,
        )
    elif suit == "D":  # profile left, pointed beard
        o += profile("k", brow="#9a6f1e")
        o += path("M0,-26L22,-26C28,-8 30,8 38,26Q36,36 24,32Q20,40 10,34L5,10L3,-8Z", h)
        o += path(
            "M5,2C3,10-4,12.5-10,11.5L-22.3,12.5L-25.2,16L-15,17.5L-14,19L-22.8,21.8C-21,28-26,40-33,50C-12,54 8,46 16,26Z",
            h,
        )
        o += path("M-22,17.4L-14.5,17.7L-16.5,21L-22.5,21.3Z", "#c2584a")
        o += line(
            "M-16,25Q-18,36-26,46M-8,24Q-9,38-15,47M0,21Q1,36-4,46M8,16Q9,30 4,42M14,-20L19,4L30,27M8,-20L12,4L20,28",
            h2,
            1.8,
        )
    else:  # three-quarter right, forked beard
        o += path("M-26,-24L-34,28L-20,34L20,34L34,28L26,-24Z", h)
        o += group("scale(-1 1)", front("k", 1, brow=h))
        o += path(
            "M-22,-2L-18,12L-6,14L4,12L13,14L19,12L22,-2L25,16L22,40L12,60L4,40L-4,40L-14,60L-24,38L-25,16Z",
            h,
        )
        o += path("M-.5,19L9.5,19Q4.5,23.5-.5,19Z", "#c2584a")
        o += line(
            "M-18,22L-16,50M-10,24L-11,48M16,22L14,48M9,25L9,46M-30,20L-24,-18M30,20L24,-18",
            h2,
            1.8,
        )
    return o


def queen_back(suit, theme):
    h = HAIR[suit]
    if suit == "S":
        return poly(
            [
                (-28, -16),
                (-22, -32),
                (0, -38),
                (22, -32),
                (28, -16),
                (34, 48),
                (20, 52),
                (-20, 52),
                (-34, 48),
            ],
            h,
        )
    if suit == "H":  # profile right (drawn left then flipped by caller)
        return path("M-14,-30C4,-44 30,-36 32,-10C34,4 26,10 32,22C38,34 32,44 38,58L8,58L4,20Z", h)
    if suit == "D":
        return path(
            "M-22,-26C-14,-38 14,-38 22,-26C34,-14 24,2 32,14C40,28 30,38 38,58L-36,58C-30,40-38,30-31,14C-24,2-33,-12-22,-26Z",
            h,
        )
    return path("M-14,-30C4,-42 28,-36 30,-12L28,16L14,30L4,20Z", h)


def queen_head(suit, theme):
    h, h2 = HAIR[suit], HAIR2[suit]
    if suit == "S":  # frontal, blunt black bob with fringe
        o = front("q", 0, lid=TEAL, brow=h)
        o += path(
            "M-28,-16L-22,-34L0,-40L22,-34L28,-16L34,48L21,50L18,-12L12,-15L-12,-15L-18,-12L-21,50L-34,48Z",
            h,
        )
        o += line("M-24,-10L-28,44M24,-10L28,44M-6,-36L-8,-18M6,-36L8,-18", h2, 1.6)
        o += poly([(-20, 22), (-17, 28), (-20, 40), (-23, 28)], GOLD) + poly(
            [(20, 22), (23, 28), (20, 40), (17, 28)], GOLD
        )
    elif suit == "H":
        o = profile("q", lid=None, brow=h)
        o += path(
            "M-17,-18C-14,-34 8,-42 24,-30C36,-18 28,-4 30,6C32,14 38,20 34,30C30,40 36,48 40,58L16,58"
            "C20,44 12,38 12,28C12,20 16,16 12,8C6,0 8,-6 2,-12C-4,-16-12,-14-17,-18Z",
            h,
        )
        o += line(
            "M-10,-22C2,-22 12,-14 16,-4C20,6 26,12 22,24C20,36 26,44 28,56M4,-32C18,-28 22,-16 22,-4C24,6 32,12 29,24",
            h2,
            1.8,
        )
        o += circ(8, 20, 4, GOLD) + circ(8, 28, 2.4, GOLD)
    elif suit == "D":
        o = front("q", 1, lid="#5f8cc9", brow="#8a6420")
        o += path(
            "M-22,-26C-14,-40 14,-40 22,-26C30,-18 26,-2 30,10C34,22 28,34 34,56L22,58C26,40 18,28 20,12C18,0 20,-8 14,-14"
            "C6,-20-4,-20-10,-14C-18,-10-20,0-20,10C-18,26-28,40-22,58L-34,56C-28,36-36,24-29,10C-24,0-30,-18-22,-26Z",
            h,
        )
        o += line(
            "M-14,-26C-26,-14-22,0-25,10C-31,24-24,36-28,54M14,-26C26,-14 22,0 25,10C30,24 24,36 28,54M0,-32L0,-20",
            h2,
            1.8,
        )
    else:
        o = profile("q", lid=None, brow=h)
        o += path(
            "M-17,-18C-14,-34 8,-42 24,-30C34,-20 30,0 26,14C20,26 12,26 8,18C12,8 8,-4 2,-10C-4,-15-12,-14-17,-18Z",
            h,
        )
        o += line("M-10,-22C4,-22 14,-10 16,6M4,-32C18,-26 24,-10 20,10", h2, 1.8)
        y = 18
        for i in range(5):  # braid
            o += path(
                f"M{short(12 + i * 1.5)},{y + i * 9}L{short(20 + i * 1.2)},{y - 3 + i * 9}L{short(28 + i)},{y + i * 9}L{short(26 + i)},{y + 7 + i * 9}L{short(20 + i * 1.2)},{y + 10 + i * 9}L{short(14 + i * 1.5)},{y + 7 + i * 9}Z",
                h,
            )
            o += line(
                f"M{short(14 + i * 1.5)},{y + 2 + i * 9}L{short(20 + i * 1.2)},{y + 7 + i * 9}L{short(26 + i)},{y + 2 + i * 9}",
                h2,
                1.4,
            )
        o += circ(6, 20, 3.6, GOLD)
    return o


def jack_head(suit, theme):
    h, h2 = HAIR[suit], HAIR2[suit]
    if suit == "S":
        o = path("M0,-26L24,-26L32,24L14,32L4,24Z", h) + profile("j", brow=h)
        o += path("M-15,-24L24,-24L33,24L16,30L8,12L0,-8L-14,-14Z", h)
        o += line("M18,-20L27,22M10,-18L20,22", h2, 1.8)
        o += line("M-22,13L-14,12.5L-10,15", h, 2.4)
    elif suit == "H":
        o = path("M-24,-24C-36,-10-34,14-26,26L26,26C36,14 36,-10 24,-24Z", h) + front(
            "j", 1, brow=h
        )
        o += path("M-21,-24L21,-24L21,-14C14,-10 6,-14 2,-16C-6,-10-14,-10-21,-14Z", h)
        for x, y in (
            (-26, -10),
            (-29, 2),
            (-28, 14),
            (-23, 24),
            (26, -10),
            (29, 2),
            (28, 14),
            (23, 24),
        ):
            o += circ(x, y, 7, h) + path(
                f"M{x - 3},{y + 1}A3.5,3.5 0 1 1 {x + 2},{y + 3}", None, h2, 1.6
            )
    elif suit == "D":
        o = poly([(-27, -22), (-32, 26), (-18, 32), (18, 32), (32, 26), (27, -22)], h) + front(
            "j", 0, brow="#8a6420"
        )
        o += path("M-24,-24L24,-24L31,26L20,28L17,-10L8,-15L0,-11L-8,-15L-17,-10L-20,28L-31,26Z", h)
        o += line("M-22,-14L-26,22M22,-14L26,22M-6,-21L-4,-15M6,-21L4,-15", h2, 1.6)
    else:  # a hood with a long tail over a snub-nosed face
        o = path("M16,-44C44,-58 58,-34 50,0C48,8 44,10 41,4C46,-18 40,-34 26,-36Z", theme["deep"])
        o += path("M20,-41C42,-50 52,-32 46,0C48,-24 40,-36 26,-38Z", theme["tint"])
        o += profile("j", brow=h)
        o += path("M-17,-20C-15,-30 0,-32 6,-22C4,-14-2,-12-6,-6C-8,-14-12,-17-17,-20Z", h)
        o += line("M-12,-21Q-4,-22-2,-15M-6,-25Q2,-24 2,-17", h2, 1.6)
        hood = "C34,-36 38,-12 34,12C33,26 28,35 14,38L-9,35C6,30 11,18 7,2C3,-12-6,-19-18,-22Z"
        o += path("M-18,-22C-18,-44 4,-55 22,-45" + hood, theme["main"])
        o += path(
            "M22,-45C34,-36 38,-12 34,12C33,26 28,35 14,38C26,20 30,-20 22,-45Z", theme["deep"]
        )
        o += line("M-17.5,-22C-6,-19 3,-12 7,2C11,18 6,30-8.5,34.5", GOLD, 3.4)
        o += line("M10,-47C20,-36 22,-22 20,-6M14,33C19,25 21,14 21,4", theme["tint"], 1.8)
    return o
