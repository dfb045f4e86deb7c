"""The two ways in which the rules say no: a text cannot be read, or a move is not allowed."""

from __future__ import annotations

from enum import Enum, auto


class Unreadable(ValueError):
    """A card, move, number, game or position that cannot be read; the message is one English sentence part."""


class Reason(Enum):
    """Why a move is refused, in the order in which the reasons are looked for."""

    NOT_ON_TABLE = auto()
    """The card lies in a collected run, or there is no such column."""
    FACE_DOWN = auto()
    """The card is face-down, in a column or in the reserve."""
    NOT_RUN_OR_SET = auto()
    """The block is neither a run of one suit nor a set of one rank (Curds and Whey)."""
    NO_RESERVE = auto()
    """The game has no reserve to deal, or it is dealt already."""
    RESERVE_NOT_YET = auto()
    """The reserve waits until no other move is left."""
    OWN_COLUMN = auto()
    """The block lies in that column already."""
    KING_ONLY = auto()
    """Only a king, with its block, goes to an empty column."""
    NOTHING_ON_ACE = auto()
    """Nothing goes on an ace."""
    WRONG_RANK = auto()
    """The card is not one rank lower than the card it is put on."""
    WRONG_SUIT = auto()
    """The rank fits, the suit does not."""


class IllegalMove(ValueError):
    """A move that the rules refuse; the position is unchanged.

    Attributes:
        reason: The first reason that applies.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.name.lower().replace("_", " "))
        self.reason = reason
