"""The animator, which moves card items along their tracks and can be stopped at any moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from scorpion_qt.rules import Card

from .items import CardItem
from .motion import IN_AIR, Track
from .placement import Placement


class Animator(QObject):
    """Plays one motion at a time.

    Signals:
        reached: (stage) The first card of a stage has started to move; stages count from 0.
        finished: The motion has ended or was stopped.
    """

    reached = Signal(int)
    finished = Signal()

    def __init__(self, items: Mapping[Card, CardItem], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items = items
        self._tracks: Sequence[Track] = ()
        self._length = 0.0
        self._stage = -1
        self._easing = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_progress)
        self._clock.finished.connect(self.finished)

    @property
    def running(self) -> bool:
        """Whether cards are moving."""
        return self._clock.state() is QAbstractAnimation.State.Running

    def run(self, tracks: Sequence[Track], duration_factor: float) -> None:
        """Start a motion; the cards of a running one stay where they are.

        Args:
            tracks: The tracks of the cards, in the order in which they begin.
            duration_factor: Factor on all times.
        """
        self._clock.stop()
        self._tracks = tracks
        self._stage = -1
        self._length = max((track.finish for track in tracks), default=0.0)
        self._clock.setDuration(max(1, round(self._length * duration_factor)))
        self._clock.start()

    def retarget(self, tracks: Sequence[Track]) -> None:
        """Continue the motion from the same moment along new tracks, after a resize."""
        self._tracks = tracks
        self._length = max((track.finish for track in tracks), default=0.0)
        self._on_progress(self._clock.currentValue())

    def stop(self) -> None:
        """End the motion now. The caller puts all cards in their places."""
        if self.running:
            self._clock.stop()
            self._tracks = ()
            self.finished.emit()

    def _on_progress(self, share: float) -> None:
        now = share * self._length
        coming = []
        stage = self._stage
        for track in self._tracks:
            if track.begin > now:
                coming.append(track)
                continue
            stage = max(stage, track.stage)
            if track.finish <= now:
                rest(self._items[track.card], track.end)
            else:
                self._move(track, (now - track.begin) / track.duration)
                coming.append(track)
        self._tracks = coming
        if stage > self._stage:
            self._stage = stage
            self.reached.emit(stage)

    def _move(self, track: Track, share: float) -> None:
        item, start, end = self._items[track.card], track.start, track.end
        item.bury(False)
        eased = self._easing.valueForProgress(share)
        item.setPos(start.x + (end.x - start.x) * eased, start.y + (end.y - start.y) * eased)
        item.setZValue(end.z + IN_AIR if track.airborne else end.z)
        item.setRotation(start.angle + (end.angle - start.angle) * eased)
        if start.face_up != end.face_up:
            item.show_side(end.face_up if eased > 0.5 else start.face_up)
            item.turn(abs(1 - 2 * eased))


def rest(item: CardItem, placement: Placement) -> None:
    """Put a card in its place."""
    item.setPos(placement.x, placement.y)
    item.setZValue(placement.z)
    item.setRotation(placement.angle)
    item.show_side(placement.face_up)
    item.show_strip(placement.strip)
    item.bury(placement.buried)
    item.turn(1.0)
