"""Motions without a change: the shake of a refused block, and the celebration of a win. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import atan2, cos, degrees, pi, sin
from typing import Final

from scorpion_qt.rules import Card

from .motion import Track
from .placement import Placement

_SHAKE: Final = ((-1.0, 50.0), (1.0, 80.0), (-0.6, 70.0), (0.0, 60.0))
"""Steps of the shake: the place in amplitudes, and the time to get there in milliseconds."""
_AMPLITUDE: Final = 0.06
"""Amplitude of the shake, in card widths."""

_LAG: Final = 14.0
_FLIGHT: Final = 650.0
_REST: Final = 500.0
"""Milliseconds of the celebration: between two cards, of one flight, and of the pause between."""


def shake(start: Mapping[Card, Placement], card_width: float) -> list[Track]:
    """Return the tracks of a block that moves slightly to and fro and back to its place."""
    tracks = []
    for card, placement in start.items():
        now, clock = placement, 0.0
        for amplitude, duration in _SHAKE:
            to = replace(placement, x=placement.x + amplitude * _AMPLITUDE * card_width)
            tracks.append(Track(card, now, to, clock, duration, airborne=False))
            now, clock = to, clock + duration
    return sorted(tracks, key=lambda track: track.begin)


def celebration(
    start: Mapping[Card, Placement],
    area: tuple[float, float],
    card_size: tuple[float, float],
) -> list[Track]:
    """Return the tracks of cards that form a scorpion's tail and go back, in under three seconds.

    Args:
        start: Where the cards are.
        area: Width and height of the table.
        card_size: Width and height of a card.
    """
    out, home = [], []
    # From the root of the tail to its sting: suit by suit, the kings first.
    cards = sorted(start, key=lambda card: (card.suit, -card.rank))
    back = _LAG * len(cards) + _FLIGHT + _REST
    for index, card in enumerate(cards):
        x, y, angle = _tail(index / max(1, len(cards) - 1), area)
        segment = Placement(
            x - card_size[0] / 2, y - card_size[1] / 2, index, face_up=True, angle=angle
        )
        out.append(Track(card, start[card], segment, index * _LAG, _FLIGHT, airborne=True))
        home.append(
            Track(card, segment, start[card], back + index * _LAG / 2, _FLIGHT, airborne=True)
        )
    return out + home


def _tail(share: float, area: tuple[float, float]) -> tuple[float, float, float]:
    """Return a point of the tail and the angle of a card there, in degrees.

    The tail enters from the lower left, rises on the right and curls back over the middle.
    """

    def point(at: float) -> tuple[float, float]:
        turn = pi * (0.80 - 1.75 * at)
        reach = 0.40 - 0.13 * at
        return area[0] * (0.5 + reach * cos(turn)), area[1] * (0.47 + reach * sin(turn))

    x, y = point(share)
    ahead = point(share + 0.01)
    return x, y, degrees(atan2(ahead[1] - y, ahead[0] - x)) + 90
