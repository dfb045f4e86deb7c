"""The two errors of the rules: a text cannot be read, or a move is not allowed."""

from __future__ import annotations

from enum import Enum


class Unreadable(ValueError):
    """Raised for an unreadable card, move, number, game or position; the message is one English clause."""


def shortened(text: str, longest: int = 40) -> str:
    """Return a text as an error message quotes it: whole, or its beginning and an ellipsis.

    Args:
        text: The text that was read.
        longest: The largest number of characters to keep, the ellipsis included.
    """
    return text if len(text) <= longest else text[: longest - 1] + "…"


class Refusal(Enum):
    """Why a move is refused, in the order in which the reasons are checked.

    The value is an English clause for the command line and logs. What a player reads is written elsewhere,
    in the player's language.
    """

    NOT_ON_TABLE = "there is no such column, or the card lies in a collected run"
    FACE_DOWN = "the card is face-down"
    NOT_RUN_OR_SET = "its block is neither a run of one suit nor a set of one rank"
    NO_RESERVE = "there is no reserve to deal"
    RESERVE_NOT_YET = "the reserve waits until no other move is left"
    OWN_COLUMN = "the card lies in that column already"
    KING_ONLY = "only a king goes to an empty column"
    NOTHING_ON_ACE = "nothing goes on an ace"
    WRONG_RANK = "the card is not one rank lower than the card it is put on"
    WRONG_SUIT = "the suit is another than that of the card it is put on"


class IllegalMove(ValueError):
    """Raised for a move that the rules refuse; the position is unchanged.

    Attributes:
        refusal: The first reason that applies.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
