import logging
import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QWidget

from scorpion_qt import paths
from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DEFAULT, Refusal
from scorpion_qt.text import catalogue, language
from scorpion_qt.text.refusal_words import refusal_text


def set_system_languages(monkeypatch, *tags):
    class System:
        @staticmethod
        def uiLanguages():  # noqa: N802
            return list(tags)

    monkeypatch.setattr(language, "QLocale", FakeLocale)
    monkeypatch.setattr(FakeLocale, "system", staticmethod(System))


class FakeLocale(QLocale):
    pass


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["uk-UA"], "uk"),
        (["be-BY", "ru-RU", "en-US"], "ru"),
        (["iw-IL"], "he"),
        (["he"], "he"),
        (["fr-FR", "de"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_choice_is_the_first_language_that_we_have(monkeypatch, tags, code):
    set_system_languages(monkeypatch, *tags)
    assert language.resolve("system") == code


def test_an_unknown_choice_counts_as_the_systems(monkeypatch):
    set_system_languages(monkeypatch, "ru")
    assert language.resolve("tlh") == "ru"


def test_a_choice_counts_whatever_the_system_says(monkeypatch):
    set_system_languages(monkeypatch, "ru")
    assert language.resolve("he") == "he"


@pytest.mark.parametrize(
    ("code", "direction", "cancel"),
    [("uk", "Left", "Скасувати"), ("he", "Right", "ביטול"), ("ru", "Left", "Отмена")],
)
def test_texts_numbers_direction_and_qts_own_texts_change_together(
    english_again, code, direction, cancel
):
    app = english_again
    assert language.install(app, code) == code
    assert app.layoutDirection() == getattr(
        Qt.LayoutDirection, "RightToLeft" if direction == "Right" else "LeftToRight"
    )
    assert QLocale().name().startswith(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    assert refusal_text(Refusal.FACE_DOWN, DEFAULT) != "A face-down card cannot be moved"


def test_back_to_english_nothing_of_the_other_language_is_left(english_again):
    app = english_again
    language.install(app, "en")
    before = len(app.children())
    for code in ("he", "uk", "he", "en"):
        language.install(app, code)
    assert len(app.children()) == before
    assert refusal_text(Refusal.FACE_DOWN, DEFAULT) == "A face-down card cannot be moved"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert app.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_widget_is_told_when_everything_is_in_place(english_again, qtbot):
    app, seen = english_again, []

    class Told(QWidget):
        def changeEvent(self, event):
            if event.type() is QEvent.Type.LanguageChange:
                seen.append((app.layoutDirection(), refusal_text(Refusal.FACE_DOWN, DEFAULT)))

    widget = Told()
    qtbot.addWidget(widget)
    language.install(app, "he")
    QCoreApplication.sendPostedEvents()
    assert seen
    assert set(seen) == {(Qt.LayoutDirection.RightToLeft, "אי אפשר להעביר קלף מוסתר")}


@pytest.mark.parametrize("content", [None, b"", b"no catalogue", "cut"])
def test_a_missing_or_damaged_catalogue_leaves_english_and_a_line_in_the_log(
    english_again, tmp_path, monkeypatch, caplog, content
):
    whole = paths.translations_dir()
    shutil.copy(whole / "scorpion_en.qm", tmp_path)
    if content is not None:
        data = (whole / "scorpion_he.qm").read_bytes()[:40] if content == "cut" else content
        (tmp_path / "scorpion_he.qm").write_bytes(data)
    monkeypatch.setattr(paths, "translations_dir", lambda: tmp_path)
    with caplog.at_level(logging.WARNING):
        assert language.install(english_again, "he") == "en"
    assert "scorpion_he.qm" in caplog.text
    assert english_again.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert refusal_text(Refusal.FACE_DOWN, DEFAULT) == "A face-down card cannot be moved"


def test_without_any_catalogue_the_source_sentences_are_shown(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(paths, "translations_dir", lambda: tmp_path)
    words = catalogue.Catalogue("uk")
    assert words.language == "en"
    assert words.translate("Refusal", "A face-down card cannot be moved") == (
        "A face-down card cannot be moved"
    )
    assert words.translate("Counts", "%n card(s)", "", 3) == "3 card(s)"
    assert "scorpion_uk.qm: missing" in caplog.text


def test_a_catalogue_counts_as_the_installed_translations_do(english_again):
    for code in LANGUAGES:
        language.install(english_again, code)
        for n in (0, 1, 2, 5, 21, 112, 12345):
            asked = ("Counts", "%n card(s)", "", n)
            assert catalogue.catalogue(code).translate(*asked) == QCoreApplication.translate(*asked)
