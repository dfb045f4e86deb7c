"""The reports of what happens in the game to screen readers.

The text of notices (a win, no moves left, hints) is reported by the window, which makes the
notices.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from scorpion_qt.model.game.change import Change, ChangeKind
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import Card, Dealt, Event, Refusal
from scorpion_qt.text.bidi import plain
from scorpion_qt.text.refusal_words import refusal_text
from scorpion_qt.text.spoken_words import ResultWords, sentences

from .mouse_input import MouseInput


class Speech(QObject):
    """Speaks through the screen reader. Any code may have something said.

    All texts of one iteration of the event loop form one announcement, so that none interrupts
    another, and it comes after the report of the focus.

    Args:
        model: The game.
        settings: Whether to report at length, and whether to explain refusals.
        mouse: Reports which cards are picked up and put back.
        voice: The widget that makes the announcements.

    Signals:
        said: (text) An announcement was made.
    """

    said = Signal(str)

    def __init__(
        self, model: GameModel, settings: Settings, mouse: MouseInput, voice: QWidget
    ) -> None:
        super().__init__(voice)
        self._model = model
        self._settings = settings
        self._voice = voice
        self._pending: list[str] = []
        self._step = model.step
        model.changed.connect(self._on_changed)
        for signal in (model.moved, model.flipped, model.collected, model.completed):
            signal.connect(self._on_event)
        model.reserve_dealt.connect(self._on_reserve_dealt)
        model.refused.connect(self._on_refused)
        mouse.picked_up.connect(self._on_picked_up)
        mouse.put_down.connect(self._on_put_down)

    def say(self, text: str) -> None:
        """Say a sentence, but only once in an iteration of the event loop."""
        said = sentences([plain(text)])
        if not said or said in self._pending:
            return
        if not self._pending:
            QTimer.singleShot(0, self, self._announce)
        self._pending.append(said)

    def _announce(self) -> None:
        text = " ".join(self._pending)
        self._pending.clear()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._voice, text))
        self.said.emit(text)

    def _results(self) -> ResultWords:
        return ResultWords(verbose=self._settings.verbose_speech)

    def _on_changed(self, change: Change) -> None:
        before, self._step = self._step, self._model.step
        results, game = self._results(), self._model.game
        match change.kind:
            case ChangeKind.NEW:
                self.say(results.new_deal(game, self._model.number))
            case ChangeKind.JUMPED if before.previous is self._step:
                self.say(results.undone(before))
            case ChangeKind.JUMPED if self._step.previous is before:
                self.say(results.happened(self._step))
            case ChangeKind.JUMPED:
                self.say(results.jumped(self._step.length))
            case ChangeKind.PLAYED:
                pass  # the model reports each part of it

    def _on_event(self, event: Event) -> None:
        step = self._model.step
        # A slot may have made the next change already; of that one everything is said.
        if event in step.events:
            self.say(self._results().event(event, step))

    def _on_reserve_dealt(self, events: tuple[Dealt, ...]) -> None:
        self.say(self._results().dealt(events))

    def _on_refused(self, reason: Refusal) -> None:
        # Without explanations, players still have to hear that nothing was moved.
        told = reason if self._settings.interactive_rules else Refusal.NOT_ON_TABLE
        self.say(refusal_text(told, self._model.game))

    def _on_picked_up(self, card: Card) -> None:
        self.say(self._results().picked_up(self._model.board, card))

    def _on_put_down(self, card: Card) -> None:
        self.say(self._results().put_back(card))
