"""What a screen reader says: what has happened, and answers to questions.

Face-down cards are never named here. Cards are named in their spoken form.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import (
    Board,
    Card,
    Collected,
    Completed,
    Deal,
    DealNumber,
    Dealt,
    Event,
    Flipped,
    Game,
    Moved,
    Position,
    Step,
    Suit,
)

from .board_words import BoardWords, SuitNames
from .card_names import Form, card_name
from .game_names import deal_name
from .visible_board import VisibleBoard
from .words import Translate, Words, capitalised, fill


class ResultWords(Words):
    """The sentences for what has happened, each short.

    Args:
        translate: Looks up the translations.
        verbose: Whether to add what the player could also find out otherwise.
    """

    def __init__(
        self, translate: Translate = QCoreApplication.translate, verbose: bool = False
    ) -> None:
        super().__init__(translate)
        self._verbose = verbose

    def new_deal(self, game: Game, number: DealNumber | None) -> str:
        """Return the sentences for a new deal on the table.

        Args:
            game: The game.
            number: The number of the deal, or None.
        """
        name = deal_name(game, number, self._translate)
        if not self._verbose:
            return sentences([name])
        columns = self.tr("%n column(s)", "", len(game.columns))
        return sentences([name, columns, self.tr("The keys are listed in the rules")])

    def happened(self, step: Step) -> str:
        """Return what the move that led to a step did."""
        dealt = [event for event in step.events if isinstance(event, Dealt)]
        said = [self.dealt(dealt)] if dealt else []
        said += [self.event(event, step) for event in step.events if not isinstance(event, Dealt)]
        return " ".join(said)

    def event(self, event: Event, step: Step) -> str:
        """Return one part of what a move did.

        Args:
            event: The part; dealt cards are described together by :meth:`dealt`.
            step: The step that the move led to.
        """
        said: list[str] = []
        match event:
            case Moved(_, source, _, _, _):
                said += self._moved(event)
                if source is not None:
                    said += self._free(step, source)
            case Flipped(card, column):
                said.append(self._flipped(card, column))
            case Collected(suit, column, _):
                count = step.position.collected.index(suit) + 1
                complete = self.tr("%1 complete, %2 of %3")
                said.append(fill(complete, self._suit(suit), count, len(Suit)))
                said += self._free(step, column)
            case Completed(suit, column):
                complete = self.tr("%1 complete in column %2")
                said.append(fill(complete, self._suit(suit), column + 1))
        return sentences(said)

    def dealt(self, events: Sequence[Dealt]) -> str:
        """Return the sentence for a dealt reserve, with the columns of its cards."""
        return sentences([self._dealt(events)])

    def undone(self, step: Step) -> str:
        """Return the sentence for a step that has just been undone."""
        if isinstance(step.move, Deal):
            return sentences([self.tr("Undone: the reserve is back")])
        for event in step.events:
            if isinstance(event, Moved):
                name = card_name(event.cards[0], Form.NOMINATIVE, self._translate)
                if event.source is None:
                    return sentences([fill(self.tr("Undone: %1 back to the reserve"), name)])
                where = event.source + 1
                return sentences([fill(self.tr("Undone: %1 back to column %2"), name, where)])
        return ""

    def jumped(self, moves: int) -> str:
        """Return the sentence for a jump to another step of this deal."""
        if moves == 0:
            return sentences([self.tr("Back at the start of the deal")])
        return sentences([self.tr("The table is as after %n move(s)", "", moves)])

    def picked_up(self, board: Board, card: Card) -> str:
        """Return the sentence for a block that has just been picked up."""
        name = card_name(card, Form.ACCUSATIVE, self._translate)
        others = len(board.block(card)) - 1
        if others:
            said = fill(self.tr("Picked up %1 with %n card(s)", "", others), name)
        else:
            said = fill(self.tr("Picked up %1"), name)
        return sentences(
            [said, AnswerWords(self._translate).targets(board.position, board.targets(card))]
        )

    def put_back(self, card: Card) -> str:
        """Return the sentence for a held block that was put back."""
        name = card_name(card, Form.ACCUSATIVE, self._translate)
        return sentences([fill(self.tr("Put back %1"), name)])

    def _moved(self, event: Moved) -> Iterable[str]:
        name = card_name(event.cards[0], Form.ACCUSATIVE, self._translate)
        others, target = len(event.cards) - 1, event.target + 1
        if others:
            yield fill(self.tr("%1 with %n card(s) to column %2", "", others), name, target)
        else:
            yield fill(self.tr("%1 to column %2"), name, target)
        if self._verbose and event.onto is not None:
            yield fill(self.tr("Onto %1"), card_name(event.onto, Form.ACCUSATIVE, self._translate))

    def _free(self, step: Step, column: int) -> Iterable[str]:
        """Yield what is at the end of a column that cards have left, unless a card turned over there."""
        turned = (event for event in step.events if isinstance(event, Flipped))
        if any(event.column == column for event in turned):
            return
        free = step.position.columns[column].last
        if free is None:
            yield fill(self.tr("Column %1 is empty"), column + 1)
            return
        name = card_name(free, Form.NOMINATIVE, self._translate)
        if self._verbose:
            yield fill(self.tr("%1 is free in column %2"), name, column + 1)
        else:
            yield fill(self.tr("%1 is free"), name)

    def _flipped(self, card: Card, column: int) -> str:
        name = card_name(card, Form.NOMINATIVE, self._translate)
        if self._verbose:
            return fill(self.tr("Revealed %1 in column %2"), name, column + 1)
        return fill(self.tr("Revealed %1"), name)

    def _dealt(self, events: Sequence[Dealt]) -> str:
        cards = (
            fill(
                self.tr("%1 to column %2"),
                card_name(event.card, Form.ACCUSATIVE, self._translate),
                event.column + 1,
            )
            for event in events
        )
        return fill(self.tr("Reserve dealt: %1"), ", ".join(cards))

    def _suit(self, suit: Suit) -> str:
        return SuitNames(self._translate).name(suit)


class AnswerWords(Words):
    """Answers to what the player asks."""

    def column(self, board: Board, index: int) -> str:
        """Return all cards of a column, lowest first."""
        words = BoardWords(self._translate, Form.NOMINATIVE)
        pile = VisibleBoard.of(board).columns[index]
        return sentences([f"{words.column(index + 1)}: {words.pile(pile)}"])

    def reserve(self, board: Board) -> str:
        """Return the content of the reserve."""
        words = BoardWords(self._translate, Form.NOMINATIVE)
        return sentences([f"{words.reserve()}: {words.reserve_content(VisibleBoard.of(board))}"])

    def collected(self, position: Position) -> str:
        """Return which runs have left the table."""
        return sentences([BoardWords(self._translate).collected(position.collected)])

    def table(self, board: Board) -> str:
        """Return everything visible on the table."""
        words = BoardWords(self._translate, Form.NOMINATIVE)
        return capitalised(words.description(board.game, VisibleBoard.of(board)))

    def free(self, position: Position) -> str:
        """Return the last cards of the columns, and the empty columns."""
        words = BoardWords(self._translate, Form.NOMINATIVE)
        said = (
            f"{words.column(number)}: {words.card(column.last) if column.last else words.empty_column()}"
            for number, column in enumerate(position.columns, start=1)
        )
        return sentences([fill(self.tr("Free cards: %1"), "; ".join(said))])

    def where(self, position: Position, card: Card, targets: Iterable[int]) -> str:
        """Return where a card can go with everything that lies on it."""
        name = card_name(card, Form.NOMINATIVE, self._translate)
        return sentences([f"{name}: {self.targets(position, targets)}"])

    def targets(self, position: Position, targets: Iterable[int]) -> str:
        """Return the columns that accept a block, without a full stop."""
        return "; ".join(self._target(position, index) for index in targets) or self.nowhere()

    def nowhere(self) -> str:
        """Return the phrase for a block that no column accepts, without a full stop."""
        return self.tr("no column takes it now")

    def can_deal(self) -> str:
        """Return the sentence for a reserve that can be dealt now."""
        return sentences([self.tr("The reserve can be dealt now")])

    def nothing_here(self) -> str:
        """Return the sentence for a place without a card to ask about."""
        return sentences([self.tr("There is no card here")])

    def progress(self, score: int, moves: int, seconds: int) -> str:
        """Return score, moves and time."""
        minutes, rest = divmod(seconds, 60)
        time = [self.tr("%n minute(s)", "", minutes)] if minutes else []
        time.append(self.tr("%n second(s)", "", rest))
        return sentences(
            [
                fill(self.tr("Score: %1"), score),
                fill(self.tr("Moves: %1"), moves),
                fill(self.tr("Time: %1"), ", ".join(time)),
            ]
        )

    def _target(self, position: Position, index: int) -> str:
        last = position.columns[index].last
        if last is None:
            return fill(self.tr("to column %1, which is empty"), index + 1)
        name = card_name(last, Form.ACCUSATIVE, self._translate)
        return fill(self.tr("to column %1, onto %2"), index + 1, name)


_ENDS = (".", "!", "?", "…")


def sentences(parts: Iterable[str]) -> str:
    """Join parts of speech as sentences, each with a capital letter and a full stop."""
    return " ".join(
        f"{capitalised(part)}{'' if part[-1] in _ENDS else '.'}" for part in parts if part
    )
