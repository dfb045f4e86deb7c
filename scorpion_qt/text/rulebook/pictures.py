"""The boards shown in the rules, with captions; the rules compute them, so none can be wrong."""

from __future__ import annotations

from scorpion_qt.rules import KING, Board, Card, Dealt, Flipped, Move, Position, apply
from scorpion_qt.text.board_words import describe
from scorpion_qt.text.words import fill

from .examples import Example, example, flip, last_of_run, refused_move, start
from .parts import Picture
from .section import Chapter


class Pictures(Chapter):
    """The pictures of a game's rules with their captions."""

    @property
    def example(self) -> Example:
        """The allowed move described in the text."""
        return example(self.game)

    @property
    def refused_example(self) -> Example:
        """The refused move described in the text."""
        return refused_move(self.game)

    def start(self) -> Picture:
        """Return a picture of the deal."""
        return self._picture("start", start(self.game), self.tr("The board at the start."))

    def example_before(self) -> Picture:
        """Return a picture of the allowed move, with its arrow."""
        example = self.example
        return self._picture(
            "example",
            example.position,
            fill(
                self.tr("The example move: the %1 onto the %2."),
                self.moved(example.block[0]),
                self.moved(example.onto),
            ),
            moving=example.block,
            target=example.target,
        )

    def example_after(self) -> Picture:
        """Return a picture of the board after the allowed move."""
        example = self.example
        after = (
            Board(self.game, example.position).play(Move(example.block[0], example.target)).position
        )
        return self._picture(
            "example-after", after, self.tr("The board after this move."), marked=example.block
        )

    def refused(self) -> Picture:
        """Return a picture of the refused move, with its arrow."""
        example = self.refused_example
        return self._picture(
            "refused",
            example.position,
            fill(
                self.tr("A move that is refused: the %1 onto the %2."),
                self.moved(example.block[0]),
                self.moved(example.onto),
            ),
            moving=example.block,
            target=example.target,
            refused=True,
        )

    def flip_before(self) -> Picture:
        """Return a picture of a move that lets a card turn over, with its arrow."""
        before, move = flip(self.game)
        return self._picture(
            "flip",
            before,
            fill(
                self.tr("After this move (%1), only face-down cards are left in the column."),
                self.card(move.card),
            ),
            moving=before.block(move.card),
            target=move.column,
        )

    def flip_after(self) -> Picture:
        """Return a picture of the card that turned over."""
        before, move = flip(self.game)
        outcome = Board(self.game, before).play(move)
        turned = next(event.card for event in outcome.events if isinstance(event, Flipped))
        return self._picture(
            "flip-after",
            outcome.position,
            fill(self.tr("The last of them turns over: the %1."), self.card(turned)),
            marked=(turned,),
        )

    def reserve_dealt(self) -> Picture:
        """Return a picture of the board after the reserve has been dealt."""
        before = start(self.game)
        dealt = tuple(card for card in before.reserve if card)
        after = before
        for number, card in enumerate(dealt):
            after = apply(after, Dealt(card, number))
        return self._picture(
            "reserve",
            after,
            fill(self.tr("The reserve has been dealt: %1."), ", ".join(map(self.card, dealt))),
            marked=dealt,
        )

    def run_before(self) -> Picture:
        """Return a picture of the move that completes a run."""
        before, move = last_of_run(self.game)
        return self._picture(
            "run",
            before,
            fill(
                self.tr("With the %1, the run in column %2 becomes complete."),
                self.with_card(move.card),
                move.column + 1,
            ),
            moving=(move.card,),
            target=move.column,
        )

    def run_after(self) -> Picture:
        """Return a picture of the board after the run has left."""
        before, move = last_of_run(self.game)
        outcome = Board(self.game, before).play(move)
        turned = tuple(event.card for event in outcome.events if isinstance(event, Flipped))
        return self._picture(
            "run-after",
            outcome.position,
            self.tr("The run has left the table, and the card under it has turned over.")
            if turned
            else self.tr("The run has left the table."),
            marked=(Card(KING, move.card.suit), *turned),
        )

    def _picture(
        self,
        name: str,
        position: Position,
        caption: str,
        *,
        moving: tuple[Card, ...] = (),
        target: int | None = None,
        refused: bool = False,
        marked: tuple[Card, ...] = (),
    ) -> Picture:
        words = describe(Board(self.game, position), self._translate)
        return Picture(
            f"picture.{name}",
            self.game,
            position,
            caption,
            words,
            moving,
            target,
            refused,
            marked,
        )
