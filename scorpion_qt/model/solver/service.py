"""The solver's answers for the game on the table: verdicts, hints, winning lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.storage.settings import VerdictMode
from scorpion_qt.rules import Action, Board

from .desk import Kind, Question, SolverDesk
from .proof_cache import GameStatus, ProofCache

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag

    from .hints import Hint
    from .query import SolverQuery

DEALS_REMEMBERED = 4
"""Number of deals whose proofs are kept for the undoing of New game."""

_Found = TypeVar("_Found")


class SolverService(QObject):
    """Asks the solver about the board on the table and remembers its answers.

    Every answer is stored for the board it was requested for. Reports are looked up for the current
    board.

    Args:
        model: The game on the table.
        desk: Where questions are asked.
        parent: The owner.

    Signals:
        status_changed: The status of the board on the table may have changed.
        hint_found: (Hint) The requested hint.
        line_found: (moves) The requested winning line, or None if none was found.
        proof_found: (LossProof) The proof that the board can't be won, or a verdict that it can.
        way_back_found: (Step or None) The requested last winnable step of the line.
    """

    status_changed = Signal()
    hint_found = Signal(object)
    line_found = Signal(object)
    way_back_found = Signal(object)
    proof_found = Signal(object)

    def __init__(self, model: GameModel, desk: SolverDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._desk = desk
        self._verdict_mode = VerdictMode.ON_REQUEST
        self._fair = False
        self._caches: dict[Board, ProofCache] = {}
        self._shown: list[Action] = []
        model.changed.connect(self._on_changed)

    @property
    def proof_cache(self) -> ProofCache:
        """The proofs about the deal on the table."""
        start = self._model.step.start.board
        cache = self._caches.pop(start, None) or ProofCache()
        self._caches[start] = cache
        if self._model.session.chosen_winnable:
            cache.learn_winnable(start)
        while len(self._caches) > DEALS_REMEMBERED:
            del self._caches[next(iter(self._caches))]
        return cache

    @property
    def status(self) -> GameStatus:
        """The status of the board on the table."""
        status = self.proof_cache.status(self._model.step)
        unknown = status in (GameStatus.NOT_ASKED, GameStatus.NOT_DECIDED)
        return GameStatus.LOOKING if unknown and self._is_looking else status

    @property
    def nodes(self) -> int:
        """The number of nodes searched if the current board is undecided."""
        return self.proof_cache.given_up(self._model.board)

    @property
    def verdict_mode(self) -> VerdictMode:
        """When verdicts are requested automatically."""
        return self._verdict_mode

    def set_verdict_mode(self, mode: VerdictMode) -> None:
        """Set when verdicts are requested automatically."""
        self._verdict_mode = mode
        self._consider()
        self.status_changed.emit()

    def set_fair(self, fair: bool) -> None:
        """Set whether hints use only the cards that the player can see."""
        self._fair = fair
        self._shown.clear()

    def ask(self) -> None:
        """Request the verdict on the current board, unless it is known or already requested."""
        if self.proof_cache.status(self._model.step) not in (
            GameStatus.NOT_ASKED,
            GameStatus.NOT_DECIDED,
        ):
            return
        if not self._desk.is_open(Kind.VERDICT):
            board = self._model.board
            self._ask(Kind.VERDICT, lambda query: query.verdict(board))

    def hint(self) -> None:
        """Request a hint that hasn't been shown yet for the current board."""
        from .hints import Hint, HintBasis

        board, shown = self._model.board, tuple(self._shown)
        if board.is_won:
            return
        if self._fair:
            start = self._model.session.winnable_start
            self._ask(Kind.HINT, lambda query: query.fair_hint(board, shown, start), self._on_hint)
        elif self.proof_cache.lost_from(self._model.step) is not None:
            self._desk.displace(Kind.HINT)
            self.hint_found.emit(Hint(HintBasis.LOST))
        else:
            line = self.proof_cache.winning_line(board)
            self._ask(Kind.HINT, lambda query: query.hint(board, shown, line), self._on_hint)

    def show_line(self) -> None:
        """Request a winning line from the current board."""
        board, cache = self._model.board, self.proof_cache
        line = cache.winning_line(board)
        if line is not None:
            self._desk.displace(Kind.WINNING_LINE)
            self.line_found.emit(line)
            return
        self._ask(
            Kind.WINNING_LINE,
            lambda query: query.verdict(board),
            lambda _: self.line_found.emit(cache.winning_line(board)),
        )

    def why(self) -> None:
        """Request the proof that the current board can't be won."""
        board = self._model.board
        self._ask(Kind.LOSS_PROOF, lambda query: query.loss_proof(board), self.proof_found.emit)

    def way_back(self) -> None:
        """Request the last winnable step of the line played."""
        step, cache = self._model.step, self.proof_cache
        boards = [each.board for each in step.line()]
        won = {board for board in boards if cache.winning_line(board) is not None}

        def found(_: None) -> None:
            last = cache.last_winnable(step)
            if last is not None:
                cache.follow(last)
            self.way_back_found.emit(last)

        self._ask(Kind.WAY_BACK, lambda query: query.way_back(boards, won), found)

    @property
    def _is_looking(self) -> bool:
        return self._desk.is_open(
            Kind.VERDICT, Kind.HINT, Kind.WINNING_LINE, Kind.LOSS_PROOF, Kind.WAY_BACK
        )

    def _ask(
        self,
        kind: Kind,
        work: Callable[[SolverQuery], _Found],
        then: Callable[[_Found], None] = lambda _: None,
    ) -> None:
        """Ask at the desk, learn what was found out about boards, and pass on the result."""
        cache = self.proof_cache

        def run_query(stop: StopFlag) -> tuple[SolverQuery, _Found]:
            from .query import SolverQuery

            query = SolverQuery(stop)
            return query, work(query)

        def learn(answer: tuple[SolverQuery, _Found]) -> None:
            query, found = answer
            query.teach(cache)
            cache.follow(self._model.step)
            if cache.status(self._model.step) is not GameStatus.NOT_ASKED:
                self._desk.drop(Kind.VERDICT)  # it has been found out
            then(found)
            self.status_changed.emit()

        revision = self._model.revision

        def dropped() -> None:
            # After a change the service reports by itself, once it has considered the new board.
            if revision == self._model.revision:
                self.status_changed.emit()

        self._desk.ask(Question(kind, run_query, learn, dropped))
        self.status_changed.emit()

    def _on_hint(self, hint: Hint) -> None:
        if hint.move is not None:
            self._shown.append(hint.move)
        else:
            self._shown.clear()  # after the last hint, the first one can be shown again
        self.hint_found.emit(hint)

    def _on_changed(self) -> None:
        self._shown.clear()
        self.proof_cache.follow(self._model.step)
        self._consider()
        self.status_changed.emit()

    def _consider(self) -> None:
        """Request the verdict if the player always wants it."""
        unknown = self.proof_cache.status(self._model.step) is GameStatus.NOT_ASKED
        if self._verdict_mode is VerdictMode.ALWAYS and unknown:
            self.ask()
