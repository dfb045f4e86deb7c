"""Plane geometry for the card art: matrices, path data, polygons, splines.

Lengths are card units (a card is 240 x 336 of them), angles degrees, y points down. A path is
either SVG path data with absolute M L H V C Q Z commands or the parsed form, a list of
``(command, points)``.
"""

import math
import re

IDENTITY = (1, 0, 0, 1, 0, 0)
ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "H": 1, "V": 1, "A": 7}


def compose(m, n):
    """The matrix that applies n first, then m."""
    a, b, c, d, e, f = m
    g, h, i, j, k, o = n
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * o + e,
        b * k + d * o + f,
    )


def move(x, y):
    return (1, 0, 0, 1, x, y)


def scale(x, y=None):
    return (x, 0, 0, x if y is None else y, 0, 0)


def turn(degrees):
    a = math.radians(degrees)
    return (math.cos(a), math.sin(a), -math.sin(a), math.cos(a), 0, 0)


def apply(m, p):
    return (m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5])


def parse(data):
    """Path data as a list of (command, points); H and V become L, arcs C."""
    tokens = re.findall(r"[MLCQZHVA]|-?\d*\.?\d+", data)
    out, i, command, at = [], 0, None, (0, 0)
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                out.append(("Z", []))
                continue
        count = ARGUMENTS[command]
        v = [float(t) for t in tokens[i : i + count]]
        i += count
        if command == "H":
            out.append(("L", [(v[0], at[1])]))
        elif command == "V":
            out.append(("L", [(at[0], v[0])]))
        elif command == "A":
            out.extend(arc(at, v[0], v[1], bool(v[3]), bool(v[4]), (v[5], v[6])))
        else:
            out.append((command, [(v[j], v[j + 1]) for j in range(0, count, 2)]))
        at = out[-1][1][-1]
        if command == "M":
            command = "L"
    return out


def arc(start, rx, ry, large, clockwise, end):
    """An upright elliptic arc as curves (SVG 1.1, appendix F.6.5)."""
    (x1, y1), (x2, y2) = (start[0] / rx, start[1] / ry), (end[0] / rx, end[1] / ry)
    dx, dy = (x2 - x1) / 2, (y2 - y1) / 2
    half = math.hypot(dx, dy)
    grow = max(1, half)  # an arc too small for its ends is made to fit
    reach = math.sqrt(max(0, grow * grow - half * half)) / half
    side = 1 if large == clockwise else -1
    cx, cy = (x1 + x2) / 2 + side * dy * reach, (y1 + y2) / 2 - side * dx * reach
    a = math.atan2(y1 - cy, x1 - cx)
    sweep = (math.atan2(y2 - cy, x2 - cx) - a) % math.tau - (0 if clockwise else math.tau)
    count = math.ceil(abs(sweep) / (math.pi / 2) - 1e-9)
    step = sweep / count
    handle = 4 / 3 * math.tan(step / 4)
    out = []
    for b in (a + i * step for i in range(count)):
        c = b + step
        unit = (
            (math.cos(b) - handle * math.sin(b), math.sin(b) + handle * math.cos(b)),
            (math.cos(c) + handle * math.sin(c), math.sin(c) - handle * math.cos(c)),
            (math.cos(c), math.sin(c)),
        )
        out.append(("C", [(rx * (cx + grow * x), ry * (cy + grow * y)) for x, y in unit]))
    return out


def short(v):
    """A number with at most one decimal, in the fewest characters SVG allows."""
    s = f"{v:.1f}".removesuffix(".0")
    if s in ("-0", "0"):
        return "0"
    return s.replace("0.", ".") if s.startswith(("0.", "-0.")) else s


def path_data(segments):
    """Relative path data with one decimal; rounding errors do not add up."""
    out, last, at, start = [], "", (0, 0), (0, 0)
    for command, points in segments:
        if command == "Z":
            out.append("z")
            last, at = "z", start
            continue
        rounded = [(round(x, 1), round(y, 1)) for x, y in points]
        numbers = ""
        for v in (v for x, y in rounded for v in (x - at[0], y - at[1])):
            n = short(v)
            numbers += n if n[0] == "-" or not numbers else " " + n
        key = command.lower()
        if key == last:
            out.append(numbers if numbers[0] == "-" else " " + numbers)
        else:
            out.append(key + numbers if key != "m" or out else "M" + numbers)
        at, last = rounded[-1], key
        if command == "M":
            start = at
    return "".join(out)


def flatten(segments, steps=10):
    """The sub-paths as polygons; each curve becomes `steps` chords."""
    subs, at = [], []
    for command, p in segments:
        if command == "M":
            if at:
                subs.append(at)
            at = [p[0]]
        elif command == "L":
            at.append(p[0])
        elif command in ("C", "Q"):
            control = [at[-1], *p]
            if command == "Q":  # raised to a cubic
                a, b, c = control
                control = [a, between(a, b, 2 / 3), between(c, b, 2 / 3), c]
            at.extend(bezier(control, i / steps) for i in range(1, steps + 1))
    if at:
        subs.append(at)
    return subs


def between(p, q, t):
    return (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))


def bezier(control, t):
    """The point at t (0 to 1) of a cubic curve with four control points."""
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    return tuple(math.fsum(w * p[k] for w, p in zip(weights, control, strict=True)) for k in (0, 1))


def anticlockwise(segments):
    """Reverse a single closed sub-path where needed, so that merged paths never cancel."""
    points = flatten(segments, 3)[0]
    area = math.fsum(
        points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1]
        for i in range(len(points))
    )
    if area >= 0:
        return segments
    body = [s for s in segments if s[0] != "Z"]
    ends = [p[-1] for _, p in body]
    out = [("M", [ends[-1]])]
    for i in range(len(body) - 1, 0, -1):
        out.append((body[i][0], [*body[i][1][:-1][::-1], ends[i - 1]]))
    return [*out, ("Z", [])]


def clip(polygon, keep):
    """The part of a polygon where keep(point) >= 0 (Sutherland-Hodgman)."""
    out = []
    for i, p in enumerate(polygon):
        q = polygon[i - 1]
        a, b = keep(q), keep(p)
        if (a >= 0) != (b >= 0):
            out.append(between(q, p, a / (a - b)))
        if b >= 0:
            out.append(p)
    return out


def clip_convex(points, convex):
    """Clip a polygon with a convex polygon of either winding."""
    middle = [math.fsum(p[k] for p in convex) / len(convex) for k in (0, 1)]
    for (ax, ay), (bx, by) in zip(convex, convex[1:] + convex[:1], strict=True):

        def side(p, ax=ax, ay=ay, bx=bx, by=by):
            return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)

        sign = 1 if side(middle) > 0 else -1
        points = clip(points, lambda p, f=side, sign=sign: sign * f(p)) if points else points
    return points


def inside(p, polygon):
    """Whether a point lies in a polygon (even-odd rule)."""
    odd = False
    for i in range(len(polygon)):
        (x1, y1), (x2, y2) = polygon[i - 1], polygon[i]
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < (x2 - x1) * (p[1] - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def spline(points, steps=5):
    """A Catmull-Rom curve through the points, `steps` chords between each two."""
    if len(points) == 2:
        return [between(*points, i / steps) for i in range(steps + 1)]
    first, last = between(points[1], points[0], 2), between(points[-2], points[-1], 2)
    p = [first, *points, last]
    out = []
    for i in range(1, len(p) - 2):
        for t in (j / steps for j in range(steps)):
            out.append(
                tuple(
                    0.5
                    * (
                        2 * p[i][k]
                        + (p[i + 1][k] - p[i - 1][k]) * t
                        + (2 * p[i - 1][k] - 5 * p[i][k] + 4 * p[i + 1][k] - p[i + 2][k]) * t * t
                        + (3 * p[i][k] - p[i - 1][k] - 3 * p[i + 1][k] + p[i + 2][k]) * t**3
                    )
                    for k in (0, 1)
                )
            )
    return [*out, tuple(points[-1])]


def rounded(x, y, w, h, r):
    """Path data of a rectangle with rounded corners."""
    x2, y2 = x + w, y + h
    return (
        f"M{x + r},{y} L{x2 - r},{y} Q{x2},{y} {x2},{y + r} L{x2},{y2 - r} Q{x2},{y2} {x2 - r},{y2} "
        f"L{x + r},{y2} Q{x},{y2} {x},{y2 - r} L{x},{y + r} Q{x},{y} {x + r},{y} Z"
    )
