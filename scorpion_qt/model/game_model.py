"""The game on the table. Every change is committed at once and whole, then told by signals."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from scorpion_qt.rules import (
    DEAL,
    DEFAULT,
    UNDO_LIMIT,
    Action,
    Card,
    Collected,
    Completed,
    DealNumber,
    Dealt,
    Event,
    Flipped,
    Game,
    History,
    IllegalMove,
    Moved,
    Position,
    Step,
    lift_refusal,
    move_left,
    won,
)

from .change import Change, Kind, Passage
from .clock import Clock
from .session import Bookmark, Session


class GameModel(QObject):
    """The played game.

    New game is an action like the others: undo at the start of a deal brings back the game that was left.

    Signals:
        switched: (Passage, Session that was left, Session now) Another game lies on the table; told before
            ``changed``.
        noted: Bookmarks, help used or pause have changed, not the position.
        changed: (Change) After every change, before the signals that tell its parts.
        moved: (Moved, revision) A block was put on a column.
        reserve_dealt: (tuple of Dealt, revision) The reserve was dealt.
        flipped: (Flipped, revision) A card turned face-up.
        collected: (Collected, revision) A complete run left the table.
        completed: (Completed, revision) A run became complete and stays.
        score_changed: (points) The score of the line played.
        undo_available: (bool) Whether there is something to undo; likewise ``redo_available``.
        won: (revision) The game is won.
        no_move_left: (revision) The game is not won and no legal move is left.
        refused: (Reason) What was asked for is not allowed; nothing changed.
    """

    switched = Signal(object, object, object)
    noted = Signal()
    changed = Signal(object)
    moved = Signal(object, int)
    reserve_dealt = Signal(object, int)
    flipped = Signal(object, int)
    collected = Signal(object, int)
    completed = Signal(object, int)
    score_changed = Signal(int)
    undo_available = Signal(bool)
    redo_available = Signal(bool)
    won = Signal(int)
    no_move_left = Signal(int)
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self._undo_limit: int | None = UNDO_LIMIT
        self._revision = 0
        self._untold: list[Change] = []
        self._session = self._limited(Session.begin(DEFAULT, DealNumber(1, microsoft=True)))
        self._behind: Session | None = None
        """The game that was left for this one: what undo goes back to from its start."""
        self._ahead: Session | None = None
        """The game that was undone as a whole: what redo goes on to from the end of this one."""

    @property
    def session(self) -> Session:
        """The game on the table with the time played so far."""
        return replace(self._session, seconds=self.clock.seconds)

    @property
    def game(self) -> Game:
        """The rules."""
        return self._session.game

    @property
    def number(self) -> DealNumber | None:
        """The deal number; None for a board that was put together by hand."""
        return self._session.number

    @property
    def history(self) -> History:
        """What was played."""
        return self._session.history

    @property
    def step(self) -> Step:
        """The current step of the line played."""
        return self.history.current

    @property
    def position(self) -> Position:
        """What lies on the table."""
        return self.step.position

    @property
    def revision(self) -> int:
        """The number of the current state of the game."""
        return self._revision

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return bool(self.history.undoable) or self._behind is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is an action to make again."""
        return bool(self.history.redoable) or self._ahead is not None

    @property
    def is_won(self) -> bool:
        """Whether the game on the table is won."""
        return won(self.game, self.position)

    @property
    def is_stuck(self) -> bool:
        """Whether the game is not won and no legal move is left, the reserve included."""
        return not self.is_won and not move_left(self.game, self.position)

    def new_game(self, game: Game, number: DealNumber) -> None:
        """Deal. The game left stays within reach of undo."""
        self.switch_to(Session.begin(game, number))

    def switch_to(self, session: Session) -> None:
        """Put another game on the table. The game left stays within reach of undo."""
        # As after any new action, what had been taken back in the game left is gone.
        left = self._leaving().with_history(replace(self.history, redoable=()))
        self._behind, self._ahead = left, None
        self._switch(Passage.AWAY, left, session)

    def load(self, session: Session) -> None:
        """Begin with a game that was played before; nothing is left to undo but its own actions."""
        self._behind = self._ahead = None
        self._switch(Passage.LOADED, self.session, session)

    def play(self, move: Action) -> bool:
        """Make a move; returns whether it was allowed. A refusal is told by ``refused``."""
        before = self.position
        try:
            history = self.history.play(move)
        except IllegalMove as illegal:
            self.refused.emit(illegal.reason)
            return False
        self._ahead = None
        self._note_start()
        self._commit(history, Kind.PLAYED, before, history.current.events)
        return True

    def deal_reserve(self) -> bool:
        """Deal the reserve; returns whether it was allowed."""
        return self.play(DEAL)

    def lift(self, card: Card) -> bool:
        """Whether a card's block can be lifted, as somebody wants to. A refusal is told by ``refused``."""
        reason = lift_refusal(self.game, self.position, card)
        if reason is not None:
            self.refused.emit(reason)
        return reason is None

    def undo(self) -> None:
        """Take the last action back; does nothing when there is none."""
        if self.history.undoable:
            self._update(undos=self.session.undos + 1)
            self._commit(self.history.undo(), Kind.JUMPED, self.position)
        elif self._behind is not None:
            entered = self._behind
            self._behind, self._ahead = None, self._leaving()
            self._switch(Passage.BACK, self._ahead, entered)

    def redo(self) -> None:
        """Make the last action that was taken back again; does nothing when there is none."""
        if self.history.redoable:
            self._commit(self.history.redo(), Kind.JUMPED, self.position)
        elif self._ahead is not None:
            entered = self._ahead
            self._behind, self._ahead = self._leaving(), None
            self._switch(Passage.AGAIN, self._behind, entered)

    def restart(self) -> None:
        """Go back to the start of the deal, as one action; does nothing at the start."""
        if self.step.previous is not None:
            self._jump(self.history.restart())

    def jump(self, step: Step) -> None:
        """Go to another step of this deal, as one action."""
        if step is not self.step:
            self._jump(self.history.jump(step))

    def set_paused(self, paused: bool) -> None:
        """Pause the game or go on with it; the clock follows."""
        self.clock.hold("pause", paused)
        self._note(paused=paused)

    def count_help(self) -> None:
        """Help was used."""
        self._note_start()
        self._note(helps=self.session.helps + 1)

    def mark_shown(self) -> None:
        """The program begins to play moves itself, to show a win."""
        self._note_start()
        self._note(shown=True)

    def set_bookmark(self, step: Step, name: str = "") -> None:
        """Bookmark a step of this deal, or give its bookmark another name."""
        marks = [mark for mark in self.session.bookmarks if mark.step is not step]
        self._note(bookmarks=(*marks, Bookmark(step, name)))

    def remove_bookmark(self, step: Step) -> None:
        """Remove the bookmark of a step."""
        marks = (mark for mark in self.session.bookmarks if mark.step is not step)
        self._note(bookmarks=tuple(marks))

    def set_undo_limit(self, limit: int | None) -> None:
        """How many actions undo keeps from now on; None keeps all."""
        self._undo_limit = limit
        self._session = self._limited(self._session)
        self._tell_availability()

    def _jump(self, history: History) -> None:
        self._ahead = None
        self._commit(history, Kind.JUMPED, self.position)

    def _limited(self, session: Session) -> Session:
        return session.with_history(session.history.limited(self._undo_limit))

    def _leaving(self) -> Session:
        """The game on the table as it is left: with its time, and paused no longer."""
        return replace(self.session, paused=False)

    def _switch(self, passage: Passage, left: Session, session: Session) -> None:
        self._session = self._limited(session)
        self.clock.reset(session.seconds)
        self.clock.hold("pause", session.paused)
        revision = self._revision
        self.switched.emit(passage, left, self.session)
        if revision == self._revision:
            self._commit(self.history, Kind.NEW, left.history.current.position)

    def _note_start(self) -> None:
        """The attempt has begun, if it had not."""
        if self.session.started is None:
            self._update(started=int(time.time()))

    def _note(self, **fields: Any) -> None:
        self._update(**fields)
        self.noted.emit()

    def _update(self, **fields: Any) -> None:
        """Change fields of the game on the table."""
        self._session = replace(self._session, **fields)

    def _commit(
        self, history: History, kind: Kind, before: Position, events: tuple[Event, ...] = ()
    ) -> None:
        self._update(history=history)
        self._revision += 1
        if self.is_won:
            self.clock.stop()
        elif kind is not Kind.NEW:
            self.clock.start()
        self._untold.append(Change(self._revision, kind, before, self.position, events))
        # A slot may go on to the next change. It is told when this one has been told to everybody:
        # all listeners hear of all changes, in their order.
        if len(self._untold) == 1:
            while self._untold:
                self._tell(self._untold[0])
                del self._untold[0]

    def _tell(self, change: Change) -> None:
        self.changed.emit(change)
        self._tell_events(change.events, change.revision)
        # What holds of the present state is told once, with the last change.
        if change.revision != self._revision:
            return
        self.score_changed.emit(self.step.score)
        self._tell_availability()
        if self.is_won:
            self.won.emit(change.revision)
        elif self.is_stuck:
            self.no_move_left.emit(change.revision)

    def _tell_events(self, events: tuple[Event, ...], revision: int) -> None:
        signals = {
            Moved: self.moved,
            Flipped: self.flipped,
            Collected: self.collected,
            Completed: self.completed,
        }
        dealt = tuple(event for event in events if isinstance(event, Dealt))
        if dealt:
            self.reserve_dealt.emit(dealt, revision)
        for event in events:
            if not isinstance(event, Dealt):
                signals[type(event)].emit(event, revision)

    def _tell_availability(self) -> None:
        self.undo_available.emit(self.can_undo)
        self.redo_available.emit(self.can_redo)
