"""The game on the table. Every change is committed as a whole, then reported by signals."""

from __future__ import annotations

import time
from dataclasses import replace
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, Signal

from scorpion_qt.rules import (
    DEAL,
    DEFAULT,
    UNDO_LIMIT,
    Action,
    Board,
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
)

from .change import Change, ChangeKind, Switch, Switched
from .clock import Clock
from .session import Bookmark, Session


class GameState(Enum):
    """The state of the game on the table."""

    PLAYING = auto()
    """It is the player's turn."""
    PAUSED = auto()
    """The player has paused the game, and nothing can be played."""
    SHOWING = auto()
    """The program plays the moves of a win until the player does anything."""
    STUCK = auto()
    """The game isn't won, and no legal move that counts is left, including the reserve."""
    WON = auto()


class GameModel(QObject):
    """Holds the game on the table and changes it.

    New game is an action like the others: undo at the start of a deal brings back the game before.
    While the game is paused, moves, undo and jumps are refused, but another game can be put on the
    table.

    Signals:
        committed: (Change) A change has been made. Only for saving the game; all other listeners
            use the signals below, which are emitted afterwards.
        changed: (Change) A change has been made. Emitted before the signals for its parts.
        moved: (Moved) A block was put on a column.
        reserve_dealt: (tuple of Dealt) The reserve was dealt.
        flipped: (Flipped) A card turned face-up.
        collected: (Collected) A complete run left the table.
        completed: (Completed) A run became complete and stays.
        state_changed: (GameState) The state after every change and after another undo limit, also if it is the
            same as before, and when it changes otherwise. Emitted after the signals for its cause.
        noted: Bookmarks, used help or pause have changed, but not the position.
        refused: (Refusal) A request was against the rules, and nothing changed.
    """

    committed = Signal(object)
    changed = Signal(object)
    moved = Signal(object)
    reserve_dealt = Signal(object)
    flipped = Signal(object)
    collected = Signal(object)
    completed = Signal(object)
    state_changed = Signal(object)
    noted = Signal()
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self._undo_limit: int | None = UNDO_LIMIT
        self._revision = 0
        self._untold: list[Change] = []
        self._showing = False
        self._told_state: GameState | None = None
        self._session = self._limited(Session.begin(DEFAULT, DealNumber(1, microsoft=True)))
        self._behind: Session | None = None
        """The game before this one, to which undo returns from its start."""
        self._ahead: Session | None = None
        """The game that was undone as a whole, to which redo returns from the end of this one."""

    @property
    def session(self) -> Session:
        """The game on the table with the time played so far."""
        return replace(self._session, seconds=self.clock.seconds)

    @property
    def game(self) -> Game:
        """The game with its rules."""
        return self._session.game

    @property
    def number(self) -> DealNumber | None:
        """The deal number; None for a board set up by hand."""
        return self._session.number

    @property
    def history(self) -> History:
        """The history of the game."""
        return self._session.history

    @property
    def step(self) -> Step:
        """The current step of the line played."""
        return self.history.current

    @property
    def board(self) -> Board:
        """The position on the table, with its rules."""
        return self.step.board

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.step.position

    @property
    def revision(self) -> int:
        """The number of the current state of the game."""
        return self._revision

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to undo."""
        return bool(self.history.undoable) or self._behind is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is an action to redo."""
        return bool(self.history.redoable) or self._ahead is not None

    @property
    def state(self) -> GameState:
        """The current state."""
        if self._session.paused:
            return GameState.PAUSED
        if self.is_won:
            return GameState.WON
        if self._showing:
            return GameState.SHOWING
        return GameState.STUCK if self.board.is_stuck else GameState.PLAYING

    @property
    def is_won(self) -> bool:
        """Whether the game on the table is won."""
        return self.board.is_won

    def new_game(self, game: Game, number: DealNumber) -> None:
        """Deal a new game. Undo can bring back the game before."""
        self.switch_to(Session.begin(game, number))

    def switch_to(self, session: Session) -> None:
        """Put another game on the table. Undo can bring back the game before."""
        # As after any new action, undone actions of the game before are dropped.
        left = self._leaving().with_history(replace(self.history, redoable=()))
        self._behind, self._ahead = left, None
        self._switch(Switch.NEW, left, session)

    def load(self, session: Session) -> None:
        """Start with a game played before, of which only its own actions can be undone."""
        self._behind = self._ahead = None
        self._switch(Switch.LOADED, self.session, session)

    def play(self, move: Action) -> bool:
        """Make a move; return whether it was allowed. A refusal is reported by ``refused``."""
        if self._session.paused:
            return False
        self.end_showing()
        return self._play(move)

    def deal_reserve(self) -> bool:
        """Deal the reserve; return whether it was allowed."""
        return self.play(DEAL)

    def begin_showing(self) -> None:
        """Let the program play the moves of a win by :meth:`show`."""
        if self.state is GameState.PLAYING:
            self._showing = True
            self._note_start()
            self._note(shown=True)
            self._tell_state()

    def show(self, move: Action) -> bool:
        """Make a move of the win being shown, and return whether it is still being shown."""
        return self.state is GameState.SHOWING and self._play(move)

    def end_showing(self) -> None:
        """Return control to the player. The moves shown so far stay and can be undone."""
        if self._showing:
            self._showing = False
            self._tell_state()

    def _play(self, move: Action) -> bool:
        before = self.position
        try:
            history = self.history.play(move)
        except IllegalMove as illegal:
            self.refused.emit(illegal.refusal)
            return False
        self._ahead = None
        self._note_start()
        self._commit(history, ChangeKind.PLAYED, before, history.current.events)
        return True

    def lift(self, card: Card) -> bool:
        """Return whether a card's block can be lifted. A refusal is reported by ``refused``."""
        if self._session.paused:
            return False
        refusal = self.board.lift_refusal(card)
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal is None

    def undo(self) -> None:
        """Undo the last action, if there is one."""
        if self._session.paused:
            return
        self.end_showing()
        if self.history.undoable:
            self._update(undos=self.session.undos + 1)
            self._commit(self.history.undo(), ChangeKind.JUMPED, self.position)
        elif self._behind is not None:
            entered = self._behind
            self._behind, self._ahead = None, self._leaving()
            self._switch(Switch.UNDONE, self._ahead, entered)

    def redo(self) -> None:
        """Redo the last undone action, if there is one."""
        if self._session.paused:
            return
        self.end_showing()
        if self.history.redoable:
            self._commit(self.history.redo(), ChangeKind.JUMPED, self.position)
        elif self._ahead is not None:
            entered = self._ahead
            self._behind, self._ahead = self._leaving(), None
            self._switch(Switch.REDONE, self._behind, entered)

    def restart(self) -> None:
        """Go back to the start of the deal as one action, unless it is already there."""
        if self.step.previous is not None:
            self.jump(self.step.start)

    def jump(self, step: Step) -> None:
        """Go to another step of this deal as one action."""
        if self._session.paused or step is self.step:
            return
        self.end_showing()
        self._ahead = None
        self._commit(self.history.jump(step), ChangeKind.JUMPED, self.position)

    def set_paused(self, paused: bool) -> None:
        """Pause the game or resume it, with its clock."""
        if paused == self._session.paused:
            return
        self.end_showing()
        self.clock.hold("pause", paused)
        self._note(paused=paused)
        self._tell_state()

    def count_help(self) -> None:
        """Count a use of help."""
        self._note_start()
        self._note(helps=self.session.helps + 1)

    def set_bookmark(self, step: Step, name: str = "") -> None:
        """Bookmark a step of this deal, or rename its bookmark."""
        marks = [mark for mark in self.session.bookmarks if mark.step is not step]
        self._note(bookmarks=(*marks, Bookmark(step, name)))

    def remove_bookmark(self, step: Step) -> None:
        """Remove the bookmark of a step."""
        marks = (mark for mark in self.session.bookmarks if mark.step is not step)
        self._note(bookmarks=tuple(marks))

    def set_undo_limit(self, limit: int | None) -> None:
        """Set how many actions can be undone; None for all."""
        self._undo_limit = limit
        self._session = self._limited(self._session)
        # What undo reaches may be different now. Nothing has to be saved.
        self._told_state = None
        self._tell_state()

    def _limited(self, session: Session) -> Session:
        return session.with_history(session.history.limited(self._undo_limit))

    def _leaving(self) -> Session:
        """Return the game on the table for later use, with its time and no longer paused."""
        return replace(self.session, paused=False)

    def _switch(self, how: Switch, left: Session, session: Session) -> None:
        self.end_showing()
        self._session = self._limited(session)
        self.clock.reset(session.seconds)
        self.clock.hold("pause", session.paused)
        before = left.history.current.position
        switched = Switched(how, left, self.session)
        self._commit(self.history, ChangeKind.NEW, before, switched=switched)

    def _note_start(self) -> None:
        """Note that the attempt has started, unless it had before."""
        if self.session.started is None:
            self._update(started=int(time.time()))

    def _note(self, **fields: Any) -> None:
        self._update(**fields)
        self.noted.emit()

    def _update(self, **fields: Any) -> None:
        """Change fields of the game on the table."""
        self._session = replace(self._session, **fields)

    def _commit(
        self,
        history: History,
        kind: ChangeKind,
        before: Position,
        events: tuple[Event, ...] = (),
        switched: Switched | None = None,
    ) -> None:
        self._update(history=history)
        self._revision += 1
        if self.is_won:
            self._showing = False
            self.clock.stop()
        elif kind is not ChangeKind.NEW:
            self.clock.start()
        change = Change(self._revision, kind, before, self.position, events, switched)
        self.committed.emit(change)
        self._untold.append(change)
        # A slot may make the next change. It is reported after all listeners have received this
        # one, so that they receive all changes in order.
        if len(self._untold) == 1:
            while self._untold:
                self._tell(self._untold[0])
                del self._untold[0]

    def _tell(self, change: Change) -> None:
        self.changed.emit(change)
        self._tell_events(change.events)
        # Report the current state only once, with the last change.
        if change.revision == self._revision:
            self._told_state = None
            self._tell_state()

    def _tell_events(self, events: tuple[Event, ...]) -> None:
        signals = {
            Moved: self.moved,
            Flipped: self.flipped,
            Collected: self.collected,
            Completed: self.completed,
        }
        dealt = tuple(event for event in events if isinstance(event, Dealt))
        if dealt:
            self.reserve_dealt.emit(dealt)
        for event in events:
            if not isinstance(event, Dealt):
                signals[type(event)].emit(event)

    def _tell_state(self) -> None:
        state = self.state
        if state is not self._told_state:
            self._told_state = state
            self.state_changed.emit(state)
