"""What a person has asked of the whole system counts here too."""

import sys

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QProxyStyle, QStyle

from scorpion_qt.model.storage.settings import Speed
from scorpion_qt.view.theme import THEMES
from scorpion_qt.windows.common import platform_hints
from scorpion_qt.windows.common import (
    table_appearance as chosen_look,
)
from scorpion_qt.windows.common.platform_hints import high_contrast, reduced_motion


class StillStyle(QProxyStyle):
    """A style that is told to move nothing, as desktops do."""

    def styleHint(self, hint, option=None, widget=None, data=None):  # noqa: N802
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, data)


def test_by_default_nothing_is_wished(qapp):
    assert not reduced_motion()
    assert not high_contrast()


def test_a_style_without_animations_means_reduced_motion(qapp, monkeypatch):
    style = StillStyle()
    monkeypatch.setattr(QApplication, "style", lambda: style)
    assert reduced_motion()


@pytest.mark.parametrize("moves", [True, False])
def test_on_windows_the_effects_of_menus_decide(qapp, monkeypatch, moves):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda _: moves)
    assert reduced_motion() is not moves


def test_nothing_moves_where_the_system_wants_it_still(programs, monkeypatch):
    monkeypatch.setattr(chosen_look, "reduced_motion", lambda: True)
    program = programs(speed=Speed.NORMAL).show()
    program.model.deal_reserve()
    assert not program.table.moving


def test_cards_move_otherwise_and_not_when_that_is_switched_off(programs):
    program = programs(speed=Speed.FAST).show()
    program.model.deal_reserve()
    assert program.table.moving
    program.settings.speed = Speed.OFF
    program.model.undo()
    assert not program.table.moving


def test_high_contrast_is_followed_until_a_theme_is_chosen(programs, monkeypatch, tmp_path):
    monkeypatch.setattr(chosen_look, "high_contrast", lambda: True)
    program = programs().show()
    shown = []
    monkeypatch.setattr(program.table, "set_theme", shown.append)
    program.settings.four_colours = not program.settings.four_colours
    assert shown[-1] is THEMES["contrast"]
    program.settings.theme = "sand"
    assert shown[-1] is THEMES["sand"]


def test_older_versions_of_qt_know_nothing_of_contrast(qapp, monkeypatch):
    class Old:
        """Style hints without `accessibility`."""

    monkeypatch.setattr(platform_hints.QGuiApplication, "styleHints", lambda: Old())
    assert not high_contrast()


def test_texts_and_icons_grow_with_the_text_size_of_the_system(programs, qapp):
    program = programs().show()
    before = program.window.parts.menus.toolbar.iconSize().height()
    usual = qapp.font()
    large = qapp.font()
    large.setPointSizeF(usual.pointSizeF() * 2.5)
    qapp.setFont(large)
    try:
        qapp.processEvents()
        assert program.window.parts.menus.toolbar.iconSize().height() > 1.5 * before
        program.actions.pause.trigger()
        labels = program.window.notice.findChildren(QLabel)
        assert all(label.font().pointSizeF() >= large.pointSizeF() for label in labels)
        assert program.window.strip.font().pointSizeF() == large.pointSizeF()
    finally:
        qapp.setFont(usual)
