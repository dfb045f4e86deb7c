"""Deco: palette, themes, and the basic shapes of all drawings, as SVG text."""

import math

from .geometry import short
from .shared import card, polar

NAVY, RED, GOLD, IVORY, TEAL = "#16213d", "#bb2d26", "#cb9837", "#fcf8ea", "#1d6f68"
BLUE, GREEN = "#2459a6", "#1b6e4a"
GOLD_DARK, GOLD_LIGHT = "#9c6f22", "#efd190"
SKIN, SHADE, CREASE = "#f6dfc2", "#e0b48c", "#b07a55"
PANEL, RAY = "#faf1d8", "#f3e3bd"
EDGE = "#b9ab86"

PIPS = {  # about 100 high, centred
    "H": "M0,49C-13,27-47,8-47,-18C-47,-36-35,-46-23,-46C-12,-46-3,-39 0,-27"
    "C3,-39 12,-46 23,-46C35,-46 47,-36 47,-18C47,8 13,27 0,49Z",
    "D": "M0,-50C9,-29 23,-13 39,0C23,13 9,29 0,50C-9,29-23,13-39,0C-23,-13-9,-29 0,-50Z",
    "S": "M0,-50C12,-27 46,-10 46,15C46,30 35,39 23,39C14,39 7,35 4,28C5,38 9,45 17,50"
    "L-17,50C-9,45-5,38-4,28C-7,35-14,39-23,39C-35,39-46,30-46,15C-46,-10-12,-27 0,-50Z",
    "C": "M0,-50A22.5,22.5 0 0 1 16,-12A22.5,22.5 0 1 1 4,22C5,35 9,44 17,50L-17,50"
    "C-9,44-5,35-4,22A22.5,22.5 0 1 1-16,-12A22.5,22.5 0 0 1 0,-50Z",
}

HALVES = {  # the right half of each
    "H": "M0,49C13,27 47,8 47,-18C47,-36 35,-46 23,-46C12,-46 3,-39 0,-27Z",
    "D": "M0,-50C9,-29 23,-13 39,0C23,13 9,29 0,50Z",
    "S": "M0,-50C12,-27 46,-10 46,15C46,30 35,39 23,39C14,39 7,35 4,28C5,38 9,45 17,50L0,50Z",
    "C": "M0,-50A22.5,22.5 0 0 1 16,-12A22.5,22.5 0 1 1 4,22C5,35 9,44 17,50L0,50Z",
}

THEMES = {  # cloth of each suit: main, dark, second, third, pale, collar ring, half of a jack
    "S": {
        "main": NAVY,
        "deep": "#0d1529",
        "sec": "#5d74a6",
        "third": RED,
        "tint": "#3a4d7a",
        "ring": "#5d74a6",
        "half": "#5d74a6",
    },
    "H": {
        "main": RED,
        "deep": "#8d1d1b",
        "sec": NAVY,
        "third": TEAL,
        "tint": "#dc6a58",
        "ring": NAVY,
        "half": NAVY,
    },
    "D": {
        "main": "#7d1c31",
        "deep": "#571021",
        "sec": RED,
        "third": NAVY,
        "tint": "#a94a5c",
        "ring": NAVY,
        "half": "#e0b04c",
    },
    "C": {
        "main": TEAL,
        "deep": "#114a46",
        "sec": NAVY,
        "third": RED,
        "tint": "#4f9f96",
        "ring": NAVY,
        "half": NAVY,
    },
}
FOUR_COLOUR_THEMES = THEMES | {
    "S": {
        "main": "#1f2530",
        "deep": "#0e1118",
        "sec": "#8b94a6",
        "third": GOLD,
        "tint": "#4d5564",
        "ring": "#8b94a6",
        "half": "#8b94a6",
    },
    "D": {
        "main": BLUE,
        "deep": "#163c74",
        "sec": RED,
        "third": NAVY,
        "tint": "#6a96d4",
        "ring": NAVY,
        "half": GOLD_LIGHT,
    },
    "C": {
        "main": GREEN,
        "deep": "#10492a",
        "sec": NAVY,
        "third": RED,
        "tint": "#55a074",
        "ring": NAVY,
        "half": NAVY,
    },
}


def attributes(fill, stroke, w, extra):
    a = f' fill="{fill or "none"}"'
    if stroke:
        a += f' stroke="{stroke}" stroke-width="{short(w)}"'
    return a + (" " + extra if extra else "")


def path(d, fill=None, stroke=None, w=1, extra=""):
    return f'<path d="{d}"{attributes(fill, stroke, w, extra)}/>'


def line(d, stroke=NAVY, w=1.4, cap="round"):
    return path(d, None, stroke, w, "" if cap == "round" else f'stroke-linecap="{cap}"')


def polygon_data(points):
    return "M" + "L".join(f"{short(x)},{short(y)}" for x, y in points) + "Z"


def poly(points, fill=None, stroke=None, w=1, extra=""):
    return path(polygon_data(points), fill, stroke, w, extra)


def circ(x, y, r, fill=None, stroke=None, w=1):
    return (
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(r)}"{attributes(fill, stroke, w, "")}/>'
    )


def ell(x, y, rx, ry, fill):
    return f'<ellipse cx="{short(x)}" cy="{short(y)}" rx="{short(rx)}" ry="{short(ry)}" fill="{fill}"/>'


def rect(x, y, w, h, fill=None, stroke=None, sw=1, rx=0):
    corner = f' rx="{short(rx)}"' if rx else ""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(w)}" height="{short(h)}"{corner}'
        f"{attributes(fill, stroke, sw, '')}/>"
    )


def group(transform, *parts):
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def pip(suit, x, y, size, fill, rotation=0, facet=None):
    """A sign, flat or with its right half in the ink of the facet."""
    turned = f" rotate({rotation})" if rotation else ""
    place = f"translate({short(x)} {short(y)}){turned} scale({size / 100:.3f})"
    if facet:
        return group(place, path(PIPS[suit], fill), path(HALVES[suit], facet))
    return path(PIPS[suit], fill, extra=f'transform="{place}"')


def fan(cx, cy, near, far, start, stop, count, colours, tip=0, gap=0):
    """A fan of wedges between two bearings; tip > 0 points the ends, tip < 0 rounds them."""
    data = {}
    step = (stop - start) / count
    for i in range(count):
        b0, b1 = start + i * step + gap, start + (i + 1) * step - gap
        p = [polar(cx, cy, near, b0), polar(cx, cy, far, b0)]
        e, f = polar(cx, cy, far, b1), polar(cx, cy, near, b1)
        m = polar(cx, cy, far + abs(tip), (b0 + b1) / 2)
        if tip < 0:
            a, b, c, d, k = (f"{short(x)},{short(y)}" for x, y in (*p, e, f, m))
            shape = f"M{a}L{b}Q{k} {c}L{d}Z"
        else:
            shape = polygon_data([*p, *([m] if tip else []), e, f])
        colour = colours[i % len(colours)]
        data[colour] = data.get(colour, "") + shape
    return "".join(path(d, colour) for colour, d in data.items())


def sheet(body):
    """A deco card around its drawing."""
    return card(body, IVORY, EDGE)


def bearing_line(x0, y0, x1, y1):
    """Length and unit vector from one point to another."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    return length, dx / length, dy / length
