"""A drawing surface that writes plain SVG: transforms flattened, like paths merged."""

import itertools
import math

from . import geometry as geo
from .geometry import move, turn

QUARTER = 0.5523  # length of a Bezier handle that draws a quarter circle of radius 1


class Canvas:
    """Collects shapes under a stack of matrices and an optional half-plane clip.

    Args:
        clip: called with a point; shapes are cut to where it answers 0 or more.
    """

    def __init__(self, clip=None):
        self.elements = []  # [attributes, path data, kind: merge | path | circle]
        self.stack = [geo.IDENTITY]
        self.clip = clip

    def svg(self):
        """The shapes as SVG text; runs with equal attributes share a group."""
        out, i = [], 0
        while i < len(self.elements):
            attributes = self.elements[i][0]
            run = list(self.elements[i:])
            stop = next((k for k, e in enumerate(run) if e[0] != attributes), len(run))
            run = run[:stop]
            shared = "" if len(run) > 1 else attributes
            tags = "".join(
                f"<circle {data}{shared}/>" if kind == "circle" else f'<path d="{data}"{shared}/>'
                for _, data, kind in run
            )
            out.append(f"<g{attributes}>{tags}</g>" if len(run) > 1 else tags)
            i += stop
        return "".join(out)

    def push(self, *matrices):
        """Apply matrices inside a with block, the first one outermost."""
        m = self.stack[-1]
        for x in matrices:
            m = geo.compose(m, x)
        self.stack.append(m)
        return self

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stack.pop()

    def path(self, data, fill=None, stroke=None, w=2, cap="round", join="round"):
        """Fill and stroke a path (data or parsed); w is scaled with the matrix."""
        segments = geo.parse(data) if isinstance(data, str) else data
        m = self.stack[-1]
        segments = [(c, [geo.apply(m, p) for p in ps]) for c, ps in segments]
        if self.clip and any(self.clip(p) < 0 for _, ps in segments for p in ps):
            segments = self._clipped(segments, fill)
            if not segments:
                return
        attributes = f' fill="{fill or "none"}"'
        if stroke:
            factor = math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))
            attributes += f' stroke="{stroke}" stroke-width="{w * factor:.1f}"'
            attributes += f' stroke-linejoin="{join}"' if join != "round" else ""
            attributes += f' stroke-linecap="{cap}"' if cap != "round" else ""
        if stroke or sum(c == "M" for c, _ in segments) > 1 or segments[-1][0] != "Z":
            self.elements.append([attributes, geo.path_data(segments), "path"])
            return
        data = geo.path_data(geo.anticlockwise(segments))
        if self.elements and self.elements[-1][2] == "merge" and self.elements[-1][0] == attributes:
            self.elements[-1][1] += data
        else:
            self.elements.append([attributes, data, "merge"])

    def _clipped(self, segments, fill):
        closed = fill or any(c == "Z" for c, _ in segments)
        out = []
        for sub in geo.flatten(segments):
            kept = geo.clip(sub, self.clip) if closed else [p for p in sub if self.clip(p) >= 0]
            if len(kept) > 1:
                out += [("M", [kept[0]])] + [("L", [p]) for p in kept[1:]]
                out += [("Z", [])] if closed else []
        return out

    def circ(self, x, y, r, fill=None, stroke=None, w=2, ry=None):
        """A circle, or with ry an ellipse."""
        m = self.stack[-1]
        even = abs(m[0] * m[2] + m[1] * m[3]) < 1e-6 and (
            abs(m[0] ** 2 + m[1] ** 2 - m[2] ** 2 - m[3] ** 2) < 1e-6
        )
        if even and ry in (None, r):
            factor = math.hypot(m[0], m[1])
            p = geo.apply(m, (x, y))
            if not self.clip or self.clip(p) > r * factor * 1.03:
                attributes = f' fill="{fill or "none"}"'
                attributes += (
                    f' stroke="{stroke}" stroke-width="{w * factor:.1f}"' if stroke else ""
                )
                radius = f"{r * factor:.2f}".rstrip("0").rstrip(".")
                data = f'cx="{geo.short(p[0])}" cy="{geo.short(p[1])}" r="{radius}"'
                self.elements.append([attributes, data, "circle"])
                return
        ry = r if ry is None else ry
        k = QUARTER
        self.path(
            [
                ("M", [(x + r, y)]),
                ("C", [(x + r, y + k * ry), (x + k * r, y + ry), (x, y + ry)]),
                ("C", [(x - k * r, y + ry), (x - r, y + k * ry), (x - r, y)]),
                ("C", [(x - r, y - k * ry), (x - k * r, y - ry), (x, y - ry)]),
                ("C", [(x + k * r, y - ry), (x + r, y - k * ry), (x + r, y)]),
                ("Z", []),
            ],
            fill,
            stroke,
            w,
        )

    def poly(self, points, fill=None, stroke=None, w=2, **style):
        """A closed polygon."""
        segments = [("M", [points[0]])] + [("L", [p]) for p in points[1:]] + [("Z", [])]
        self.path(segments, fill, stroke, w, **style)

    def gouge(self, x1, y1, x2, y2, w, fill, bend=0):
        """One cut of the gouge: pointed at both ends, fattest near the start."""
        dx, dy = x2 - x1, y2 - y1
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length, dx / length
        mx, my = x1 + dx * 0.4 + nx * bend, y1 + dy * 0.4 + ny * bend
        self.path(
            [
                ("M", [(x1, y1)]),
                ("Q", [(mx + nx * w, my + ny * w), (x2, y2)]),
                ("Q", [(mx - nx * w, my - ny * w), (x1, y1)]),
                ("Z", []),
            ],
            fill,
        )

    def brush(self, points, widths, fill):
        """A stroke of changing width along a smooth curve through the points."""
        curve = geo.spline(points, 2)
        last = len(curve) - 1
        left, right = [], []
        for i, p in enumerate(curve):
            q0, q1 = curve[max(0, i - 1)], curve[min(last, i + 1)]
            dx, dy = q1[0] - q0[0], q1[1] - q0[1]
            length = math.hypot(dx, dy) or 1
            f = i / last * (len(widths) - 1)
            j = min(int(f), len(widths) - 2)
            w = (widths[j] + (widths[j + 1] - widths[j]) * (f - j)) / 2
            left.append((p[0] - dy / length * w, p[1] + dx / length * w))
            right.append((p[0] + dy / length * w, p[1] - dx / length * w))
        back = right[::-1]
        outline = [("M", left[:1]), *smooth(left), ("L", back[:1]), *smooth(back), ("Z", [])]
        self.path(outline, fill)

    def leaf(self, x, y, angle, length, width, fill, vein=None):
        """A pointed leaf that grows from x, y."""
        a, b = length, width
        with self.push(move(x, y), turn(angle)):
            self.path(
                f"M0,0 C{a * 0.25:g},{-b:g} {a * 0.7:g},{-b * 0.8:g} {a:g},0 "
                f"C{a * 0.7:g},{b * 0.8:g} {a * 0.25:g},{b:g} 0,0 Z",
                fill,
            )
            if vein:
                self.gouge(a * 0.12, 0, a * 0.8, 0, b * 0.22, vein)


def smooth(points):
    """Curves that start at the first point, end at the last and turn at the others."""
    turns = points[1:-1]
    ends = [geo.between(p, q, 0.5) for p, q in itertools.pairwise(turns)] + points[-1:]
    return [("Q", [p, q]) for p, q in zip(turns, ends, strict=True)]
