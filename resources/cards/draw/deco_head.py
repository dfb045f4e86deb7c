"""Deco: crowns, tiaras and caps. The origin is the middle of the head."""

from .deco_ink import (
    GOLD,
    GOLD_LIGHT,
    IVORY,
    NAVY,
    RED,
    TEAL,
    circ,
    fan,
    line,
    path,
    pip,
    poly,
    rect,
)
from .shared import polar


def band(col, w=26, gem=None, y=-32, h=10):
    o = path(f"M{-w},{y}L{w},{y}L{w - 1.5},{y + h}L{-w + 1.5},{y + h}Z", GOLD)
    o += rect(-w + 3, y + 3, 2 * w - 6, h - 6, col)
    if gem:
        o += poly(
            [(0, y - 1), (7, y + h / 2), (0, y + h + 1), (-7, y + h / 2)], gem, GOLD_LIGHT, 1.2
        )
    return o


def king_crown(suit, theme):
    m, sec = theme["main"], theme["sec"]
    if suit == "S":  # great fan of blades
        o = fan(0, -18, 12, 42, -64, 64, 9, [GOLD, m], tip=5)
        o += fan(0, -18, 10, 27, -64, 64, 9, [m, GOLD_LIGHT], tip=4)
        o += band(m, 27, RED)
        return o
    if suit == "H":  # closed imperial crown: red cap under gold arches
        o = path("M-23,-30C-50,-62-14,-66 0,-52C14,-66 50,-62 23,-30Z", m)
        o += path("M-10,-30C-24,-56-10,-60 0,-52C10,-60 24,-56 10,-30Z", theme["tint"])
        o += path("M-23,-31C-50,-62-14,-66 0,-51C14,-66 50,-62 23,-31", None, GOLD, 5)
        o += path("M-10,-31C-22,-48-14,-56 0,-51C14,-56 22,-48 10,-31", None, GOLD, 3.4)
        for x, y in ((-32, -47), (-27, -56.5), (-15, -59), (32, -47), (27, -56.5), (15, -59)):
            o += circ(x, y, 2.1, IVORY)
        o += circ(0, -53, 6.5, GOLD) + pip("H", 0, -58, 15, GOLD) + pip("H", 0, -57.6, 9.5, m)
        return o + band(m, 27, NAVY)
    if suit == "D":  # sunburst of points
        o = fan(0, -20, 10, 26, -78, 78, 7, [GOLD], tip=20)
        o += fan(0, -20, 10, 20, -78, 78, 7, [m, sec], tip=13, gap=5)
        return o + band(sec, 27)
    o = ""  # clubs : three trefoil finials on arches
    o += path(
        "M-26,-30L-33,-50Q-21,-50-14,-38Q-8,-54 0,-54Q8,-54 14,-38Q21,-50 33,-50L26,-30Z", GOLD
    )
    o += path("M-20,-32L-26,-43Q-18,-42-13,-32Z", m) + path("M20,-32L26,-43Q18,-42 13,-32Z", m)
    o += path("M-7,-32Q-6,-46 0,-47Q6,-46 7,-32Z", m)
    o += (
        pip("C", 0, -57, 17, GOLD)
        + pip("C", -33, -53, 15, GOLD, -24)
        + pip("C", 33, -53, 15, GOLD, 24)
    )
    return o + band(m, 27, RED)


def tiara_frame(suit, theme):
    m, sec = theme["main"], theme["sec"]
    if suit == "S":
        o = fan(0, -6, 27, 42, -52, 52, 9, [GOLD, GOLD_LIGHT], tip=8)
        o += fan(0, -6, 22, 29, -58, 58, 1, [GOLD])
        o = path("M-27,-17Q0,-42 27,-17L25,-12Q0,-34-25,-12Z", GOLD) + fan(
            0, 6, 36, 50, -38, 38, 7, [GOLD, m], tip=9
        )
        return o + pip("S", 0, -35, 15, RED)
    if suit == "H":
        o = fan(0, 4, 34, 46, -40, 40, 5, [GOLD], tip=-18, gap=0.6)
        o += "".join(circ(*polar(0, 4, 46, a), 2.6, IVORY) for a in (-32, -16, 16, 32))
        o += path("M-27,-17Q0,-42 27,-17L25,-11Q0,-34-25,-11Z", GOLD)
        return o + pip("H", 0, -43, 14, m)
    if suit == "D":
        o = ""
        for a, r in ((-36, 46), (-18, 54), (0, 64), (18, 54), (36, 46)):
            x, y = polar(0, 4, r - 6, a)
            _x0, _y0 = polar(0, 4, 32, a)
            o += poly(
                [
                    polar(0, 4, r, a),
                    polar(0, 4, r - 12, a + 9),
                    polar(0, 4, 30, a),
                    polar(0, 4, r - 12, a - 9),
                ],
                GOLD,
            )
            o += poly(
                [
                    polar(0, 4, r - 5, a),
                    polar(0, 4, r - 12, a + 4),
                    polar(0, 4, r - 19, a),
                    polar(0, 4, r - 12, a - 4),
                ],
                sec,
            )
        return o + path("M-27,-17Q0,-42 27,-17L25,-11Q0,-34-25,-11Z", GOLD)
    o = ""
    for a, r, z in ((-40, 45, 18), (40, 45, 18), (0, 54, 25)):
        x, y = polar(0, 4, r, a)
        o += fan(0, 4, 31, r, a - 2.2, a + 2.2, 1, [GOLD]) + pip("C", x, y, z, GOLD, a)
    for a in (-20, 20):
        o += poly(
            [polar(0, 4, 30, a - 5), polar(0, 4, 47, a), polar(0, 4, 30, a + 5)], GOLD
        ) + circ(*polar(0, 4, 47, a), 2.6, theme["main"])
    o += circ(0, -51, 3, RED)
    return o + path("M-27,-17Q0,-42 27,-17L25,-11Q0,-34-25,-11Z", GOLD)


def tiara(suit, theme):
    return tiara_frame(suit, theme) + line("M-23.5,-16.5Q0,-38.5 23.5,-16.5", theme["deep"], 1.7)


def cap(suit, theme):
    m, sec = theme["main"], theme["sec"]
    if suit == "S":  # flat tilted beret, feather sweeping back
        o = path("M18,-30C20,-46 8,-58-8,-62C12,-68 34,-62 40,-44C42,-32 34,-24 26,-22Z", RED)
        o += line("M24,-28C32,-44 18,-58 4,-61", IVORY, 1.4)
        o += path("M-30,-30L-24,-48L20,-54L34,-38L30,-24L-26,-24Z", m)
        o += path("M-24,-48L20,-54L24,-49L-26,-42Z", theme["tint"])
        return (
            o
            + path("M-28,-30L31,-30L29,-21L-26,-21Z", GOLD)
            + poly([(20, -34), (27, -26), (20, -18), (13, -26)], RED, GOLD_LIGHT, 1.2)
        )
    if suit == "H":
        o = path("M-6,-44C6,-58 26,-66 44,-58C42,-44 26,-34 4,-34Z", TEAL)
        o += line("M-2,-40C12,-48 26,-54 40,-56", IVORY, 1.4)
        o += path("M-29,-26C-38,-40-24,-54 0,-52C22,-52 36,-40 29,-26Z", m)
        o += path("M-26,-34C-24,-46-8,-50 6,-48C-8,-44-16,-40-18,-30Z", theme["tint"])
        return (
            o
            + path("M-27,-30L27,-30L25,-21L-25,-21Z", GOLD)
            + circ(-14, -34, 6, NAVY, GOLD_LIGHT, 1.4)
        )
    if suit == "D":
        o = path("M-26,-28L-8,-50L8,-50L26,-28Z", m) + path("M-8,-50L8,-50L0,-28Z", theme["tint"])
        o += path("M-16,-32C-18,-46-26,-58-38,-62C-43,-50-38,-36-24,-26Z", sec)
        o += line("M-20,-30C-25,-42-30,-50-36,-57", IVORY, 1.4)
        o += path("M-34,-28L34,-28L27,-20L-27,-20Z", GOLD)
        return o + poly([(-18, -36), (-12, -27), (-18, -18), (-24, -27)], sec, GOLD_LIGHT, 1.2)
    # the hood is part of the head; a feather stands behind its brooch
    o = path("M4,-40C-6,-52-10,-62-24,-66C-32,-58-26,-46-8,-34Z", RED)
    o += line("M0,-38C-8,-48-14,-56-23,-61", IVORY, 1.4)
    return (
        o
        + circ(-2, -35, 7.4, GOLD)
        + circ(-2, -35, 5.6, theme["deep"])
        + pip("C", -2, -35, 8.6, IVORY)
    )
