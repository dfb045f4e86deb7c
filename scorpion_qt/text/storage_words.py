"""Messages about files and games that can't be opened or saved. Each stands alone, without a full stop."""

from __future__ import annotations

import errno
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from scorpion_qt.model.storage.save_format import SaveFault
from scorpion_qt.model.storage.statistics_fault import StatisticsFault, StatisticsUnavailable

from .bidi import isolate
from .words import Translate, Words, fill


def open_fault_text(
    fault: SaveFault, path: Path, translate: Translate = QCoreApplication.translate
) -> str:
    """Return why a file can't be opened as a game.

    Args:
        fault: What is wrong with the file.
        path: The file.
        translate: Looks up the translations.
    """
    return fill(StorageWords(translate).opening(fault), isolate(path.name))


def lost_game_text(
    fault: SaveFault, kept: Path | None, translate: Translate = QCoreApplication.translate
) -> str:
    """Return the message for an unfinished game that can't be resumed.

    Args:
        fault: What is wrong with its file.
        kept: Where the file is now, or None if it has not been moved.
        translate: Looks up the translations.
    """
    words = StorageWords(translate)
    return fill(words.waiting(fault, kept is not None), isolate(kept.name) if kept else "")


def write_fault_text(
    failed: str, error: OSError, translate: Translate = QCoreApplication.translate
) -> str:
    """Return the sentence that something could not be written, and why.

    Args:
        failed: The sentence that says what, such as "The game could not be saved".
        error: The error.
        translate: Looks up the translations.
    """
    words = StorageWords(translate)
    reason = words.reason(error) or isolate(error.strerror or "")
    return fill(words.because(), failed, reason) if reason else failed


def statistics_fault_text(
    problem: StatisticsUnavailable, translate: Translate = QCoreApplication.translate
) -> str:
    """Return why the statistics can't be used now, and what happens to a result not yet written.

    Args:
        problem: What is wrong.
        translate: Looks up the translations.
    """
    words = StorageWords(translate)
    sentence = words.statistics(problem.fault)
    if problem.noted is None:
        return sentence
    return fill(words.and_so(), sentence, words.result(problem.noted))


def statistics_damaged_text(kept: Path, translate: Translate = QCoreApplication.translate) -> str:
    """Return the message for damaged statistics that were replaced by a new file.

    Args:
        kept: Where the damaged file is now.
        translate: Looks up the translations.
    """
    return fill(StorageWords(translate).damaged(), isolate(kept.name))


class StorageWords(Words):
    """The sentences about files."""

    def opening(self, fault: SaveFault) -> str:
        """Return the sentence for a file the player tried to open; ``%1`` is its name."""
        match fault:
            case SaveFault.MISSING:
                return self.tr("%1 is not there or cannot be read")
            case SaveFault.EMPTY:
                return self.tr("%1 is empty")
            case SaveFault.TOO_LARGE:
                return self.tr("%1 is too large for a saved game")
            case SaveFault.FOREIGN:
                return self.tr("%1 is not a saved game")
            case SaveFault.NEWER:
                return self.tr(
                    "%1 was saved by a newer version of this program and cannot be opened by this one"
                )
            case SaveFault.DAMAGED:
                return self.tr("%1 is damaged and cannot be opened")
            case SaveFault.IMPOSSIBLE:
                return self.tr("%1 holds a game that cannot have been played by the rules")

    def waiting(self, fault: SaveFault, kept: bool) -> str:
        """Return the sentence for an unfinished game; ``%1`` is the name under which its file is kept."""
        if fault is SaveFault.NEWER and kept:
            return self.tr(
                "The last game was saved by a newer version of this program; its file is kept as %1"
            )
        if fault is SaveFault.NEWER:
            return self.tr("The last game was saved by a newer version of this program")
        if kept:
            return self.tr("The last game could not be read; its file is kept as %1")
        return self.tr("The last game could not be read")

    def reason(self, error: OSError) -> str:
        """Return why something could not be written; empty if only the system has words for it."""
        match error.errno:
            case errno.ENOSPC | errno.EDQUOT:
                return self.tr("the disk is full")
            case errno.EACCES | errno.EPERM | errno.EROFS:
                return self.tr("this folder cannot be written to")
            case errno.ENOENT | errno.ENOTDIR:
                return self.tr("this folder does not exist")
            case errno.EEXIST:
                return self.tr("this is not a folder")
            case errno.EISDIR:
                return self.tr("this is a folder")
            case errno.EFBIG:
                return self.tr("there is too much for one file")
            case _:
                return ""

    def because(self) -> str:
        """Return the pattern for ``%1``, which failed, and ``%2``, the reason."""
        return self.tr("%1: %2", "what could not be written: why")

    def damaged(self) -> str:
        """Return the sentence for damaged statistics; ``%1`` is the name under which their file is kept."""
        return self.tr("The statistics were damaged; the old file is kept as %1")

    def statistics(self, fault: StatisticsFault) -> str:
        """Return the sentence for a problem with the statistics."""
        match fault:
            case StatisticsFault.DAMAGED:
                return self.tr("The statistics are damaged and cannot be read")
            case StatisticsFault.NEWER:
                return self.tr("The statistics were made by a newer version of this program")
            case StatisticsFault.LOCKED:
                return self.tr("Another program holds the statistics")
            case StatisticsFault.FULL:
                return self.tr("The statistics could not be written: the disk is full")
            case StatisticsFault.UNAVAILABLE:
                return self.tr("The statistics cannot be opened")

    def result(self, noted: bool) -> str:
        """Return what happens to a result that could not be written."""
        if noted:
            return self.tr("the result will be added later")
        return self.tr("the result is kept only until the program is closed")

    def and_so(self) -> str:
        """Return the pattern for ``%1``, what is wrong, and ``%2``, what happens to the result."""
        return self.tr("%1; %2", "what is wrong with the statistics; what becomes of the result")

    def settings(self) -> str:
        """Return the sentence for damaged settings; ``%1`` is the name under which their file is kept."""
        return self.tr("The preferences were damaged; the old file is kept as %1")

    def no_link(self) -> str:
        """Return the sentence for a link that does not lead to a deal."""
        return self.tr("This link does not lead to a deal")

    def read_only(self) -> str:
        """Return the sentence for another running copy of the program that does not respond."""
        return self.tr(
            "Another copy of the program is running and does not answer; nothing is saved here"
        )
