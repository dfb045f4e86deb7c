"""Deco: the objects of the court cards, on the shaft at SHAFT_X or in the left hand."""

from .deco_ink import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    IVORY,
    NAVY,
    RED,
    TEAL,
    circ,
    fan,
    group,
    line,
    path,
    pip,
    poly,
    rect,
)
from .shared import polar

SHAFT_X = 203
WOOD, STEEL, STEEL_LIGHT = "#7b4b2a", "#aab3c4", "#e9e6dc"
X = SHAFT_X


def shaft(top, foot, colour=GOLD, w=4.5):
    return rect(X - w / 2, top, w, foot - top, colour) + rect(X, top, w / 2, foot - top, GOLD_DARK)


def rings(y):
    return rect(X - 6, y, 12, 4, GOLD) + rect(X - 4.5, y + 7, 9, 3, GOLD)


def stem(top, foot, colour=TEAL):
    return line(f"M{X},{top}L{X},{foot}", colour, 3.2, "butt")


def leaf(y, side, colour=TEAL):
    return path(
        f"M{X},{y}Q{X + side * 2},{y - 16} {X + side * 15},{y - 22}Q{X + side * 16},{y - 6} {X},{y}Z",
        colour,
    )


def sword(theme, foot):
    o = poly([(X - 5.5, 148), (X - 5.5, 40), (X, 26), (X, 148)], STEEL_LIGHT)
    o += poly([(X, 26), (X + 5.5, 40), (X + 5.5, 148), (X, 148)], STEEL)
    o += path(f"M{X - 17},142L{X + 17},142L{X + 14},150L{X - 14},150Z", GOLD)
    o += poly([(X, 140), (X + 6, 146), (X, 152), (X - 6, 146)], RED)
    return o + rect(X - 3, 150, 6, foot - 150, NAVY)


def heart_sceptre(theme, foot):
    o = shaft(60, foot) + fan(X, 46, 11, 15.5, -180, 180, 12, [GOLD], tip=2, gap=6)
    return o + pip("H", X, 47, 25, GOLD) + pip("H", X, 46.5, 18, theme["main"]) + rings(66)


def axe(theme, foot):
    blade = f"C{X - 25},48 {X - 25},66 {X - 19},84"
    o = shaft(26, foot, WOOD)
    o += path(
        f"M{X - 3},42L{X - 10},40C{X - 16},38 {X - 19},33 {X - 19},28{blade}"
        f"C{X - 19},78 {X - 16},72 {X - 10},70L{X - 3},68Z",
        STEEL,
    )
    o += path(f"M{X - 19},28{blade}C{X - 21},66 {X - 21},48 {X - 19},28Z", STEEL_LIGHT)
    o += poly([(X + 2, 46), (X + 17, 55), (X + 2, 64)], STEEL) + rect(X - 5, 38, 10, 34, GOLD)
    return o + poly([(X, 44), (X + 5, 55), (X, 66), (X - 5, 55)], theme["sec"])


def clover_sceptre(theme, foot):
    """Three leaves of gold in a ring over a stepped collar."""
    o = shaft(60, foot) + circ(X, 44, 18, GOLD) + circ(X, 44, 15, theme["main"])
    o += fan(X, 44, 12.6, 15.4, -180, 180, 18, [GOLD_LIGHT], gap=4) + pip("C", X, 44, 23, GOLD)
    o += poly([(X, 20), (X + 4, 25), (X, 30), (X - 4, 25)], RED, GOLD_LIGHT, 1)
    return o + rings(64)


def orb(theme, x, y):
    o = circ(x, y, 17, GOLD) + path(f"M{x - 17},{y}A17,17 0 0 0 {x + 17},{y}Z", GOLD_DARK)
    o += rect(x - 17, y - 3, 34, 6, theme["main"]) + rect(x - 2.5, y - 17, 5, 15, theme["main"])
    o += poly([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)], RED, GOLD_LIGHT, 1)
    return (
        o
        + pip("C", x, y - 25, 17, GOLD)
        + line(f"M{x - 10},{y - 8}Q{x - 7},{y - 13} {x - 4},{y - 14}", GOLD_LIGHT, 2)
    )


def tulip(theme, foot):
    o = stem(70, foot) + leaf(100, -1) + leaf(112, 1)
    o += path(f"M{X},34Q{X + 9},50 {X},76Q{X - 9},50 {X},34Z", theme["tint"])
    for s in (-1, 1):
        o += path(f"M{X + s * 14},36Q{X + s},50 {X},76Q{X + s * 17},70 {X + s * 14},36Z", NAVY)
        o += line(f"M{X + s * 11},46Q{X + s * 11},58 {X + s * 5},68", theme["sec"], 1.4)
    return o + path(f"M{X - 6},70L{X + 6},70L{X},80Z", GOLD)


def rose(theme, foot):
    """A heraldic rose: sepals, two rings of petals and a gold heart."""
    o = stem(70, foot) + leaf(108, -1) + leaf(124, 1)
    for bearing in range(36, 396, 72):
        sides = [polar(X, 52, 14, bearing + d) for d in (-16, 16)]
        o += poly([sides[0], polar(X, 52, 23, bearing), sides[1]], TEAL)
    for near, size, start, ink in ((9.8, 9.6, 0, RED), (5.2, 5.5, 36, "#d6604f")):
        for bearing in range(start, start + 360, 72):
            o += circ(*polar(X, 52, near, bearing), size, ink, GOLD_LIGHT, 1.3)
    return o + circ(X, 52, 4.4, GOLD, GOLD_LIGHT, 1.2)


def mirror(theme, foot):
    half = [(0, 26), (12, 36), (16, 55), (12, 74), (0, 84)]
    glass = [(0, 32), (8, 39.5), (11, 55), (8, 70.5), (0, 78)]

    def both(points):
        return [(X + x, y) for x, y in points] + [(X - x, y) for x, y in points[-2:0:-1]]

    o = shaft(84, foot) + poly(both(half), GOLD) + poly(both(glass), "#cfdfe0")
    o += poly([(X - 8, 70.5), (X - 11, 55), (X - 8, 39.5), (X, 32), (X + 4.5, 36)], "#eef5f2")
    return o + poly([(X, 80), (X + 7, 88), (X, 96), (X - 7, 88)], theme["sec"], GOLD_LIGHT, 1)


def clover(theme, foot):
    o = stem(60, foot) + leaf(108, -1) + leaf(126, 1)
    petal = f"M{X},55C{X - 14},46 {X - 10},30 {X - 4},31L{X},34L{X + 4},31C{X + 10},30 {X + 14},46 {X},55Z"
    for a in (-100, 100, 0):
        o += group(
            f"translate({X} 55) rotate({a}) scale(.8) translate({-X} -55)",
            path(petal, theme["main"]),
            line(f"M{X},52L{X},40", GOLD_LIGHT, 1.5),
        )
    return o + circ(X, 55, 3.6, GOLD)


def halberd(theme, foot):
    o = shaft(50, foot, WOOD) + pip("S", X, 42, 34, NAVY) + line(f"M{X},32L{X},50", GOLD_LIGHT, 1.6)
    return (
        o
        + rect(X - 6, 59, 12, 4, GOLD)
        + path(f"M{X},68L{X - 24},74L{X - 12},80L{X - 24},88L{X},90Z", RED)
    )


def laurel(theme, foot):
    o = shaft(50, foot, WOOD) + pip("H", X, 42, 30, GOLD) + pip("H", X, 41.5, 20, theme["main"])
    return (
        o + "".join(leaf(y, -1) + leaf(y, 1) for y in (80, 92, 104)) + rect(X - 6, 58, 12, 4, GOLD)
    )


def banner(theme, foot):
    o = shaft(30, foot, WOOD)
    o += path(f"M{X - 1},46L{X - 30},46L{X - 24},59L{X - 30},72L{X - 1},72Z", theme["main"])
    o += line(f"M{X - 4},49L{X - 25},49M{X - 4},69L{X - 25},69", GOLD_LIGHT, 1.2)
    o += pip("D", X - 13, 59, 17, IVORY)
    return o + poly([(X, 22), (X + 8, 34), (X, 46), (X - 8, 34)], GOLD)


def crook(theme, foot):
    o = shaft(60, foot, WOOD)
    o += line(
        f"M{X},64L{X},46C{X},26 {X - 24},28 {X - 22},46C{X - 21},56 {X - 9},55 {X - 10},46",
        WOOD,
        4.5,
    )
    return o + pip("C", X - 9, 44, 14, theme["main"]) + rect(X - 5, 66, 10, 4, GOLD)


def open_fan(theme, x, y):
    """A folding fan of nine sticks, spread upwards from the hand."""
    o = fan(x, y, 12, 41, -50, 58, 9, [GOLD], tip=-3)
    o += fan(x, y, 25, 38.6, -49, 57, 9, [theme["tint"], theme["sec"]], tip=-2, gap=0.7)
    o += fan(x, y, 13, 22.6, -48, 56, 9, [IVORY], gap=2.4)
    for a in range(-44, 57, 12):
        o += group(f"translate({x} {y}) rotate({a})", pip("S", 0, -32.6, 6.2, GOLD_LIGHT))
    return o


def gem(theme, x, y):
    """A cut stone held up to the light."""
    top = [(-13, -6), (-7, -13), (7, -13), (13, -6)]
    o = fan(x, y - 1, 19, 25, -100, 100, 9, [GOLD], tip=3, gap=7)
    o += poly([(x + a, y + b) for a, b in [*top, (0, 14)]], theme["sec"], GOLD, 1.6)
    o += poly([(x - 13, y - 6), (x - 5, y - 6), (x, y + 14)], theme["tint"])
    o += poly([(x - 5, y - 6), (x + 5, y - 6), (x, y + 14)], "#f1d9cf")
    return (
        o
        + poly([(x - 5, y - 6), (x, y - 13), (x + 5, y - 6)], IVORY)
        + poly([(x - 13, y - 6), (x - 7, y - 13), (x, y - 13), (x - 5, y - 6)], theme["main"])
    )


def dove(theme, x, y):
    """A bird in three flat planes, looking at the figure."""
    o = path(f"M{x - 30},{y + 12}L{x - 8},{y - 2}L{x - 4},{y + 12}Z", STEEL) + line(
        f"M{x - 26},{y + 11}L{x - 9},{y + 3}M{x - 20},{y + 12}L{x - 8},{y + 7}", NAVY, 1
    )
    o += path(
        f"M{x - 12},{y}C{x - 8},{y - 12} {x + 2},{y - 16} {x + 8},{y - 18}Q{x + 17},{y - 21} {x + 20},{y - 13}L{x + 27},{y - 11}L{x + 20},{y - 8}C{x + 20},{y + 8} {x + 8},{y + 16} {x - 6},{y + 13}Z",
        IVORY,
        NAVY,
        1.2,
    )
    o += path(
        f"M{x - 20},{y + 4}C{x - 14},{y - 8} {x - 2},{y - 10} {x + 8},{y - 4}C{x + 6},{y + 8} {x - 4},{y + 11} {x - 20},{y + 4}Z",
        theme["main"],
    )
    o += line(
        f"M{x - 13},{y + 2}Q{x - 4},{y - 4} {x + 4},{y - 2}M{x - 8},{y + 5}Q{x - 2},{y + 1} {x + 4},{y + 2}",
        GOLD_LIGHT,
        1.3,
    )
    return (
        o
        + circ(x + 14, y - 13, 1.9, NAVY)
        + path(f"M{x + 20},{y - 14}L{x + 27},{y - 11}L{x + 20},{y - 9}Z", GOLD)
    )


def hand_of_cards(theme, x, y):
    """Three cards spread above the fist."""
    o = ""
    for angle in (-30, 0, 30):
        sheet = rect(-11, -43, 22, 34, IVORY, NAVY, 1, 2) + rect(
            -8.6, -40.6, 17.2, 29.2, None, GOLD, 0.8, 1
        )
        o += group(f"translate({x} {y}) rotate({angle})", sheet, pip("D", 0, -27, 17, theme["ink"]))
    return o


THINGS = {
    "KS": sword,
    "KH": heart_sceptre,
    "KD": axe,
    "KC": clover_sceptre,
    "QS": tulip,
    "QH": rose,
    "QD": mirror,
    "QC": clover,
    "JS": halberd,
    "JH": laurel,
    "JD": banner,
    "JC": crook,
}
