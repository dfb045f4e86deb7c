"""Deco: the backs. Each is drawn as one half and turned, so it looks the same both ways up."""

from .deco_ink import (
    GOLD,
    GOLD_LIGHT,
    NAVY,
    RED,
    TEAL,
    circ,
    fan,
    group,
    line,
    path,
    poly,
    polygon_data,
    rect,
    sheet,
)
from .deco_scorpion import scorpion
from .geometry import clip_convex, short
from .shared import CX, CY, HEIGHT, WIDTH, polar, twice

PALE_NAVY, DEEP_TEAL = "#2b3b66", "#185f59"


def turned(points):
    """A polygon from the half of its points that is not the other half turned."""
    return [*points, *((WIDTH - x, HEIGHT - y) for x, y in points)]


def stepped(inset):
    """A frame with two steps in each corner."""
    a, r, b = inset, WIDTH - inset, HEIGHT - inset
    return turned(
        [
            (a, b - 18),
            (a, a + 18),
            (a + 9, a + 18),
            (a + 9, a + 9),
            (a + 18, a + 9),
            (a + 18, a),
            (r - 18, a),
            (r - 18, a + 9),
            (r - 9, a + 9),
            (r - 9, a + 18),
        ]
    )


def scorpions():
    """Two scorpions, head to tail, in a stepped shield before a burst of rays."""
    o = rect(8, 8, WIDTH - 16, HEIGHT - 16, NAVY, rx=8)
    inner = [(24, 46), (46, 24), (194, 24), (216, 46), (216, 290), (194, 312), (46, 312), (24, 290)]
    rays = ""
    for i in range(48):
        a = i * 7.5 - 1.6
        ray = [
            polar(CX, CY, 20, a + 1.1),
            polar(CX, CY, 300, a),
            polar(CX, CY, 300, a + 3.2),
            polar(CX, CY, 20, a + 2.1),
        ]
        rays += polygon_data(clip_convex(ray, inner))
    o += path(rays, PALE_NAVY) + poly(stepped(17), None, GOLD, 3) + poly(stepped(22.5), None, GOLD)

    def shield(grow):
        w, h = 58 + grow, 110 + grow
        return turned(
            [
                (CX - w, CY + h - 34),
                (CX - w, CY - h + 34),
                (CX - w + 14, CY - h + 34),
                (CX - w + 14, CY - h + 17),
                (CX - w + 28, CY - h + 17),
                (CX - w + 28, CY - h),
                (CX + w - 28, CY - h),
                (CX + w - 28, CY - h + 17),
                (CX + w - 14, CY - h + 17),
                (CX + w - 14, CY - h + 34),
            ]
        )

    o += poly(shield(9), NAVY, GOLD, 2.4) + poly(shield(5), TEAL) + poly(shield(1), RED, GOLD, 1.6)
    half = group(f"translate({CX:g} {CY - 51:g}) scale(.76)", scorpion(GOLD_LIGHT, RED))
    for x in (CX - 76, CX + 76):
        half += (
            fan(x, 56, 3, 13, 0, 360, 8, [GOLD, TEAL], tip=-3, gap=2)
            + circ(x, 56, 4, GOLD)
            + circ(x, 56, 2, RED)
        )
    o += twice(half)
    return sheet(
        o + fan(CX, CY, 4, 9, 0, 360, 8, [GOLD_LIGHT], tip=2, gap=8) + circ(CX, CY, 3, GOLD)
    )


def scales():
    """Fish-scale fans that rise to both ends from a belt across the middle."""
    x0, y0, r = 18, 18, 17
    half = rect(x0, y0, WIDTH - 2 * x0, CY - y0, RED)
    for j in range(8):  # each row covers the foot of the one above
        y = y0 + (j + 1) * r
        xs = [x0 + i * 2 * r + (r if j % 2 else 0) for i in range(6 if j % 2 else 7)]
        for radius, colour in (
            (r, GOLD),
            (r - 1.7, NAVY),
            (r - 5.6, GOLD),
            (r - 7.1, RED),
            (r - 11.2, GOLD),
        ):
            data = "".join(scale_arc(x, y, radius, x0) for x in xs)
            half += path(data, colour)
    o = rect(8, 8, WIDTH - 16, HEIGHT - 16, RED, rx=8) + twice(half)
    o += rect(x0, CY - 14, WIDTH - 2 * x0, 28, NAVY) + "".join(
        line(f"M{x0},{short(y)}H{WIDTH - x0}", GOLD, w, "butt")
        for y, w in ((CY - 14, 2), (CY + 14, 2), (CY - 9.5, 0.9), (CY + 9.5, 0.9))
    )
    for i in range(-6, 7):
        x = CX + i * 15.4
        o += poly(
            [(x - 6, CY), (x, CY - 6), (x + 6, CY), (x, CY + 6)], (RED, TEAL)[i % 2], GOLD, 1.1
        )
    o += rect(x0, y0, WIDTH - 2 * x0, HEIGHT - 2 * y0, None, GOLD, 3)
    return sheet(o + rect(12.5, 12.5, WIDTH - 25, HEIGHT - 25, None, GOLD, 1.2, 5))


def scale_arc(x, y, r, left):
    """A half disc on its flat side; at the edges of the field only the half inside it."""
    if x <= left:
        return f"M{x},{y}V{short(y - r)}A{short(r)},{short(r)} 0 0 1 {short(x + r)},{y}Z"
    if x >= WIDTH - left:
        return f"M{x},{y}V{short(y - r)}A{short(r)},{short(r)} 0 0 0 {short(x - r)},{y}Z"
    return f"M{short(x - r)},{y}A{short(r)},{short(r)} 0 0 1 {short(x + r)},{y}Z"


def steps():
    """Stepped rhombs one inside the other, a fan in each corner."""
    x0 = 20
    field = [(x0, x0), (WIDTH - x0, x0), (WIDTH - x0, HEIGHT - x0), (x0, HEIGHT - x0)]
    o = rect(8, 8, WIDTH - 16, HEIGHT - 16, NAVY, rx=8)
    colours = (TEAL, DEEP_TEAL, NAVY)
    for k, count in enumerate(range(19, 2, -1)):
        rhomb = clip_convex(stepped_rhomb(count, 10, 14.5), field)
        o += poly(rhomb, colours[k % 3], *((GOLD, 1.8) if k % 3 == 1 else ()))
    o += circ(CX, CY, 18, RED, GOLD, 1.8) + circ(CX, CY, 14, None, GOLD_LIGHT, 0.9)
    o += fan(CX, CY, 3, 8, 0, 360, 8, [GOLD_LIGHT], tip=2, gap=8) + circ(CX, CY, 3, GOLD)
    half = ""
    for x, start in ((x0, 90), (WIDTH - x0, 180)):
        half += fan(x, x0, 0, 46, start, start + 90, 7, [GOLD], tip=-5)
        half += fan(x, x0, 0, 43, start, start + 90, 7, [RED, TEAL], tip=-4, gap=1)
        half += fan(x, x0, 0, 24, start, start + 90, 7, [GOLD], tip=-2)
        half += fan(x, x0, 0, 21.6, start, start + 90, 7, [NAVY], tip=-2, gap=1.4)
    o += twice(half) + rect(x0, x0, WIDTH - 2 * x0, HEIGHT - 2 * x0, None, GOLD, 2.6)
    return sheet(o + rect(13.5, 13.5, WIDTH - 27, HEIGHT - 27, None, GOLD, 1.1, 5))


def stepped_rhomb(count, dx, dy):
    """A rhomb round the middle of the card with `count` steps in each quarter."""
    quarter = [(q, i) for i in range(count) for q in (i, i + 1)]  # x in steps, height from the top
    right = [(q * dx, (i - count) * dy) for q, i in quarter]
    lower = [(x, -y) for x, y in reversed(right)]
    points = right + lower
    points += [(-x, -y) for x, y in points]
    return [(CX + x, CY + y) for x, y in points]


BACKS = {"scorpion": scorpions, "scales": scales, "steps": steps}
