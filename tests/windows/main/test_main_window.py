"""The window: what it shows, what its actions do, and that it follows language and choices at once."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QToolBar

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.model.game.deal_link import parse_link
from scorpion_qt.model.storage.settings import Direction, Speed
from scorpion_qt.rules import FAMILY, UNDO_LIMIT, DealNumber, Move, parse_game
from scorpion_qt.windows.main import notice as notice_module
from scorpion_qt.windows.main.main_window import LEAST_SIZE
from tests.boards import ALMOST_COMPLETE, STUCK_NEXT, WON_BUT_ONE
from tests.player import Player, assert_picture
from tests.windows.conftest import NUMBER
from tests.windows.texts import english_left, texts_of

OTHERS = [code for code in LANGUAGES if code != "en"]


def player(program):
    """A mouse on the window's table."""
    return Player(program.model, program.table, duration_factor=0)


def dialogs(program):
    return [dialog for dialog in program.window.findChildren(QDialog) if dialog.isVisible()]


def settle():
    """Let posted events arrive, and what is to be deleted go."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def menu_action(program, *titles):
    """The action that a way through the menus leads to, by texts without marks."""
    actions = program.window.menuBar().actions()
    for title in titles:
        action = next(a for a in actions if a.text().replace("&", "").rstrip("…") == title)
        menu = action.menu()
        actions = menu.actions() if menu else []
    return action


# Title and strip


def test_the_title_names_the_game(program):
    assert program.window.windowTitle() == "Scorpion"
    program.window.parts.games.begin(parse_game("wasp-ii+reserve=stuck"), NUMBER)
    assert program.window.windowTitle().startswith("Wasp II; reserve only when")
    program.model.undo()
    assert program.window.windowTitle() == "Scorpion"


def test_the_strip_shows_deal_score_and_moves(program):
    program.lay(ALMOST_COMPLETE)
    program.model.play(Move(program.model.position.columns[1].cards[1], 0))
    texts = " ".join(texts_of(program.window.strip)).replace("\u2066", "").replace("\u2069", "")
    for part in ("Deal 17", "Score: 115", "Moves: 1"):
        assert part in texts
    program.model.undo()
    texts = " ".join(texts_of(program.window.strip))
    assert "Score: 0" in texts
    assert "Moves: 0" in texts


def test_the_strip_shows_the_time(program):
    program.model.clock.ticked.emit(3605)
    assert "Time: 1:00:05" in " ".join(texts_of(program.window.strip))


# Deal numbers


def test_a_link_to_the_deal_is_copied_and_opens_it(program):
    program.window.parts.games.begin(parse_game("wasp+reserve=stuck"), DealNumber.parse("17"))
    program.actions.copy_link.trigger()
    link = QApplication.clipboard().text()
    assert link == "scorpion-qt://play?game=wasp%2Breserve=stuck&number=17"
    assert parse_link(link) == (parse_game("wasp+reserve=stuck"), DealNumber.parse("17"))


def test_the_deal_number_is_copied(program):
    program.actions.copy_number.trigger()
    assert QGuiApplication.clipboard().text() == "17"
    assert program.notice() == "Deal number copied"
    program.window.parts.games.begin(FAMILY["scorpion"], DealNumber.parse("ms40000"))
    program.window.strip.number_clicked.emit()
    assert QGuiApplication.clipboard().text() == "ms40000"


def test_next_and_previous_deal(program):
    program.actions.next_deal.trigger()
    assert str(program.model.number) == "18"
    program.actions.previous_deal.trigger()
    program.actions.previous_deal.trigger()
    assert str(program.model.number) == "16"
    assert_picture(program.table, program.model)


@pytest.mark.parametrize(
    ("number", "previous", "following"),
    [
        ("1", None, "2"),
        ("31999", "31998", "32000"),
        ("ms8589934591", "ms8589934590", None),
        ("9" * 20, "9" * 19 + "8", None),
    ],
)
def test_next_and_previous_at_the_ends(program, number, previous, following):
    program.window.parts.games.begin(FAMILY["scorpion"], DealNumber.parse(number))
    actions = program.actions
    for action, expected in ((actions.previous_deal, previous), (actions.next_deal, following)):
        program.window.parts.games.begin(FAMILY["scorpion"], DealNumber.parse(number))
        assert action.isEnabled() == (expected is not None)
        action.trigger()
        assert str(program.model.number) == (expected or number)


def test_a_random_deal_keeps_the_game(program):
    program.window.parts.games.begin(FAMILY["wasp"], NUMBER)
    program.actions.random_deal.trigger()
    assert program.model.game == FAMILY["wasp"]
    assert program.model.number != NUMBER


# Actions


def test_actions_are_available_when_they_can_do_something(program):
    actions, model = program.actions, program.model
    assert not actions.undo.isEnabled()
    assert not actions.redo.isEnabled()
    assert not actions.restart.isEnabled()
    assert actions.deal_reserve.isEnabled()
    actions.deal_reserve.trigger()
    assert not model.position.reserve
    assert not actions.deal_reserve.isEnabled()
    assert actions.undo.isEnabled()
    assert actions.restart.isEnabled()
    actions.undo.trigger()
    assert model.position.reserve
    assert actions.redo.isEnabled()
    actions.redo.trigger()
    actions.restart.trigger()
    assert model.step.length == 0
    assert not actions.restart.isEnabled()
    actions.undo.trigger()
    assert model.step.length == 1


def test_a_reserve_that_waits_can_be_asked_for_and_says_why_not(program):
    program.window.parts.games.begin(FAMILY["scorpion-traditional"], NUMBER)
    program.actions.deal_reserve.trigger()
    assert program.notice() == "The reserve can be dealt only when no other move is left"


def test_every_action_is_in_a_menu_and_no_shortcut_is_given_twice(program):
    in_menus = set()

    def collect(menu):
        for action in menu.actions():
            in_menus.add(action)
            if action.menu():
                collect(action.menu())

    for action in program.window.menuBar().actions():
        collect(action.menu())
    missing = [action.text() for action in program.actions.all() if action not in in_menus]
    assert missing == []
    keys = [
        key.toString()
        for action in program.window.findChildren(QAction)
        for key in action.shortcuts()
    ]
    assert sorted(keys) == sorted(set(keys))


def test_destructive_actions_need_a_modifier_or_a_function_key(program):
    for action in (program.actions.restart, program.actions.new_game, program.actions.quit):
        for key in action.shortcuts():
            assert "+" in key.toString() or key.toString().startswith("F")


def test_shortcuts_work(program, qtbot):
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    program.model.deal_reserve()
    QTest.keyClick(program.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert program.model.position.reserve
    QTest.keyClick(program.table, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert not program.model.position.reserve


def test_about_names_version_and_licence(program):
    from scorpion_qt import __version__

    program.actions.about.trigger()
    (dialog,) = dialogs(program)
    text = " ".join(texts_of(dialog))
    assert __version__ in text
    assert "MIT" in text
    dialog.reject()


# New game


def test_the_new_game_dialog_deals_what_is_chosen(program):
    program.actions.new_game.trigger()
    (dialog,) = dialogs(program)
    dialog.number.setText("32000")
    dialog.accept()
    assert str(program.model.number) == "32000"
    assert program.actions.undo.isEnabled()
    assert_picture(program.table, program.model)


def test_a_cancelled_new_game_changes_nothing(program):
    revision = program.model.revision
    program.actions.new_game.trigger()
    (dialog,) = dialogs(program)
    dialog.number.setText("32000")
    dialog.reject()
    assert program.model.revision == revision


# Notices


def test_a_refused_move_says_why_when_rules_are_interactive(program):
    mouse = player(program)
    program.lay(ALMOST_COMPLETE)
    mouse.click_card(program.model.position.columns[0].cards[0])
    assert program.notice() == "A face-down card cannot be moved"
    program.window.notice.hide()
    program.settings.interactive_rules = False
    mouse.click_card(program.model.position.columns[0].cards[0])
    assert program.notice() == ""
    assert len(program.refused) == 2
    assert_picture(program.table, program.model)


def test_a_win_is_noticed_with_new_game_and_undo(program):
    program.lay(WON_BUT_ONE)
    program.model.play(Move(program.model.position.columns[1].cards[0], 0))
    assert program.window.notice.isVisible()
    texts = " ".join(texts_of(program.window.notice))
    assert "The game is won!" in texts
    assert "Score: 105" in texts
    button(program, "Undo").click()
    assert not program.model.is_won
    assert program.notice() == ""
    assert_picture(program.table, program.model)


def test_a_win_of_which_the_program_played_a_part_says_that_it_does_not_count(program):
    program.lay(WON_BUT_ONE)
    program.model.begin_showing()
    program.model.show(Move(program.model.position.columns[1].cards[0], 0))
    assert program.notice().startswith("Score: 105\n")
    assert program.notice().endswith("so it does not count")


def test_the_last_run_is_seen_going_home_before_the_win_is_noticed(program):
    program.settings.speed = Speed.NORMAL
    program.lay(WON_BUT_ONE)
    program.model.play(Move(program.model.position.columns[1].cards[0], 0))
    assert program.table.moving
    assert program.notice() == ""
    program.table.complete()
    assert program.notice() == "Score: 105"
    assert program.table.moving  # the celebration
    program.table.complete()
    assert_picture(program.table, program.model)


def test_a_win_taken_back_while_it_is_shown_is_no_win(program):
    program.settings.speed = Speed.NORMAL
    program.lay(WON_BUT_ONE)
    program.model.play(Move(program.model.position.columns[1].cards[0], 0))
    program.model.undo()
    program.table.complete()
    assert program.notice() == ""
    assert not program.table.moving
    assert_picture(program.table, program.model)


def test_no_move_left_is_noticed_with_undo_and_new_game(program):
    program.lay(STUCK_NEXT)
    program.model.play(Move(program.model.position.columns[2].cards[0], 0))
    assert program.notice() == "No moves left"
    assert button(program, "New game").isEnabled()
    assert button(program, "Restart").isEnabled()
    button(program, "Undo").click()
    assert program.notice() == ""
    assert not program.model.board.is_stuck


def test_a_game_that_is_stuck_is_not_celebrated(program):
    program.settings.speed = Speed.NORMAL
    program.lay(STUCK_NEXT)
    program.model.play(Move(program.model.position.columns[2].cards[0], 0))
    assert program.table.moving
    program.table.complete()
    assert program.notice() == "No moves left"
    assert not program.table.moving


def button(program, begin):
    """A button of the notice, by how its text begins."""
    found = [
        button
        for button in program.window.notice.findChildren(QPushButton)
        if button.isVisible() and button.text().replace("&", "").startswith(begin)
    ]
    assert len(found) == 1
    return found[0]


def test_a_sentence_in_between_does_not_take_the_notice_of_the_state_away(
    program, qtbot, monkeypatch
):
    program.lay(STUCK_NEXT)
    program.model.play(Move(program.model.position.columns[2].cards[0], 0))
    monkeypatch.setattr(notice_module, "SECONDS_TO_READ", 0)
    program.actions.copy_number.trigger()
    assert program.notice() == "Deal number copied"
    qtbot.waitUntil(lambda: program.notice() == "No moves left")
    assert button(program, "Undo").isEnabled()


def test_a_notice_without_buttons_lets_the_mouse_through(program):
    program.actions.copy_number.trigger()
    mouse = program.window.notice.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert mouse


@pytest.mark.parametrize("size", [(480, 360), (800, 600), (1600, 1000)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_notices_are_inside_the_table_and_nothing_of_them_is_cut_off(program, code, size):
    program.window.resize(*size)
    program.settings.language = code
    for text in (STUCK_NEXT, WON_BUT_ONE):
        program.lay(text)
        moves = program.model.board.legal_moves
        program.model.play(next(m for m in moves if m.card.rank in (4, 12)))
        settle()
        notice = program.window.notice
        assert notice.isVisible()
        assert program.table.geometry().contains(notice.geometry())
        for child in notice.findChildren(QPushButton):
            if child.isVisible():
                assert notice.rect().contains(child.geometry()), child.text()
                assert child.width() >= child.minimumSizeHint().width()
        for label in (notice.title, notice.label):
            if label.isVisible():
                assert label.width() >= min(
                    label.sizeHint().width(), label.minimumSizeHint().width()
                )
                assert label.height() >= label.heightForWidth(label.width())


# Pause


def test_a_pause_hides_the_cards_and_takes_no_input(program):
    mouse = player(program)
    revision = program.model.revision
    card = program.model.position.columns[6].cards[2]
    program.actions.pause.trigger()
    assert program.notice() == "The game is paused"
    assert_picture(program.table, program.model, covered=True)
    for _ in range(2):
        mouse.click(mouse.point(card))
        mouse.drag(mouse.point(card), mouse.point(card) + QPointF(-200, 30))
        mouse.click(mouse.reserve_point())
        mouse.double_click(mouse.point(card))
        mouse.press(mouse.point(card), Qt.MouseButton.RightButton)
        mouse.release(mouse.point(card), Qt.MouseButton.RightButton)
        for action in ("undo", "redo", "restart", "deal_reserve"):
            getattr(program.actions, action).trigger()
        assert program.model.revision == revision
        assert program.refused == []
        assert_picture(program.table, program.model, covered=True)
        # The same once more after the window got another size.
        program.window.resize(700, 560)
    program.actions.pause.trigger()
    assert program.notice() == ""
    assert_picture(program.table, program.model)
    mouse.click(mouse.reserve_point())
    assert program.model.revision == revision + 1


def test_a_pause_in_the_middle_of_a_drag_or_a_motion(program):
    program.settings.speed = Speed.SLOW
    mouse = player(program)
    mouse.table.set_duration_factor(20)
    card = program.model.position.columns[6].last
    mouse.press(mouse.point(card))
    mouse.move(mouse.point(card) + QPointF(-60, 20))
    program.actions.pause.trigger()
    mouse.move(mouse.point(card) + QPointF(-90, 20))
    mouse.release(mouse.point(card) + QPointF(-90, 20))
    assert_picture(program.table, program.model, covered=True)
    program.actions.pause.trigger()
    program.model.deal_reserve()
    assert program.table.moving
    program.actions.pause.trigger()
    assert not program.table.moving
    assert_picture(program.table, program.model, covered=True)
    program.actions.pause.trigger()
    assert_picture(program.table, program.model)


def test_a_pause_holds_the_clock_and_continue_ends_it(program):
    program.window.activateWindow()
    QTest.qWait(1)
    program.model.clock.hold("window", False)
    program.model.deal_reserve()
    assert program.model.clock.running
    program.actions.pause.trigger()
    assert not program.model.clock.running
    button(program, "Continue").click()
    assert program.model.clock.running
    assert not program.actions.pause.isChecked()


def test_a_new_game_ends_a_pause(program):
    program.actions.pause.trigger()
    program.window.parts.games.begin(FAMILY["wasp"], NUMBER)
    assert not program.actions.pause.isChecked()
    assert program.notice() == ""
    assert_picture(program.table, program.model)


def test_a_pause_survives_language_theme_and_direction(program):
    program.actions.pause.trigger()
    program.settings.language = "he"
    program.settings.theme = "night"
    program.settings.direction = Direction.LEFT_TO_RIGHT
    QApplication.processEvents()
    assert program.window.notice.isVisible()
    assert_picture(program.table, program.model, covered=True)
    program.actions.pause.trigger()
    assert_picture(program.table, program.model)


# Toolbar and geometry


def test_the_toolbar_can_be_hidden_and_brought_back(program):
    toolbar = program.window.findChild(QToolBar)
    assert toolbar.isVisible()
    program.actions.toolbar.trigger()
    assert not toolbar.isVisible()
    assert_picture(program.table, program.model)
    menu_action(program, "View", "Toolbar").trigger()
    assert toolbar.isVisible()
    assert_picture(program.table, program.model)


def test_the_toolbar_cannot_be_lost_otherwise(program):
    menu = program.window.createPopupMenu()
    assert program.window.contextMenuPolicy() is Qt.ContextMenuPolicy.PreventContextMenu
    toolbar = program.window.findChild(QToolBar)
    assert toolbar.contextMenuPolicy() is Qt.ContextMenuPolicy.PreventContextMenu
    assert not toolbar.isMovable()
    if menu is not None:
        menu.deleteLater()


def test_a_hidden_toolbar_stays_hidden_at_the_next_start(programs):
    first = programs().show()
    first.actions.toolbar.trigger()
    first.close()
    second = programs().show()
    assert not second.window.findChild(QToolBar).isVisible()
    assert not second.actions.toolbar.isChecked()
    second.actions.toolbar.trigger()
    assert second.window.findChild(QToolBar).isVisible()


def test_size_and_place_are_restored(programs):
    first = programs().show(640, 520)
    first.window.move(60, 40)
    geometry = first.window.geometry()
    first.close()
    second = programs()
    second.window.show()
    assert second.window.geometry() == geometry


@pytest.mark.parametrize("entry", ["nonsense", "@ByteArray(\\x1\\x2)", "", "1, 2"])
def test_damaged_geometry_is_no_obstacle(programs, tmp_path, entry):
    (tmp_path / "settings.ini").write_text(
        f"[General]\nspeed=off\nlanguage=xx\n[window]\ngeometry={entry}\nstate={entry}\n"
        f"toolbar={entry}\n",
        encoding="utf-8",
    )
    program = programs()
    program.window.show()
    assert program.window.isVisible()
    assert program.window.findChild(QToolBar).isVisible()


def test_the_smallest_window_shows_everything(program):
    program.window.resize(1, 1)
    QApplication.processEvents()
    assert program.window.size() == LEAST_SIZE
    assert_picture(program.table, program.model)
    assert program.window.rect().contains(
        program.window.strip.geometry().translated(program.window.centralWidget().pos())
    )


def test_full_screen_is_entered_and_left(program):
    program.actions.full_screen.trigger()
    QApplication.processEvents()
    assert program.window.isFullScreen()
    program.window.showNormal()
    QApplication.processEvents()
    assert not program.actions.full_screen.isChecked()


# Language and direction


@pytest.mark.parametrize("code", OTHERS)
def test_the_language_switches_while_running_and_nothing_stays_english(program, code):
    settle()
    english = texts_of(program.window)
    menu_action(program, "View", "Language", LANGUAGES[code]).trigger()
    settle()
    assert english_left(texts_of(program.window), code) == []
    assert program.settings.language == code
    assert_picture(program.table, program.model)
    program.settings.language = "en"
    settle()
    assert sorted(texts_of(program.window)) == sorted(english)


@pytest.mark.parametrize("code", OTHERS)
def test_notices_and_dialogs_speak_the_language(program, code):
    program.settings.language = code
    QApplication.processEvents()
    program.lay(STUCK_NEXT)
    program.model.play(Move(program.model.position.columns[2].cards[0], 0))
    settle()
    assert english_left(texts_of(program.window.notice), code) == []
    program.actions.copy_number.trigger()
    settle()
    assert english_left(texts_of(program.window.notice), code) == []
    for action in (program.actions.new_game, program.actions.preferences, program.actions.about):
        action.trigger()
        (dialog,) = dialogs(program)
        assert english_left(texts_of(dialog), code) == []
        dialog.reject()
        settle()


@pytest.mark.parametrize("code", OTHERS)
def test_an_open_preferences_dialog_follows_the_language(program, code):
    program.actions.preferences.trigger()
    (dialog,) = dialogs(program)
    program.settings.language = code
    settle()
    assert english_left(texts_of(dialog), code) == []
    assert dialog.layoutDirection() is program.app.layoutDirection()
    dialog.reject()


def test_a_notice_that_is_shown_follows_the_language(program):
    program.lay(STUCK_NEXT)
    program.model.play(Move(program.model.position.columns[2].cards[0], 0))
    program.settings.language = "uk"
    settle()
    assert english_left(texts_of(program.window.notice), "uk") == []
    assert program.window.notice.isVisible()


def test_a_sentence_that_is_shown_does_not_stay_in_the_old_language(program):
    program.actions.copy_number.trigger()
    program.settings.language = "uk"
    QApplication.processEvents()
    assert program.notice() != "Deal number copied"


def test_the_table_mirrors_for_hebrew_and_back(program):
    def first_column_is_right():
        layout = program.table.table_layout
        return layout.columns[0][0] > layout.columns[-1][0]

    assert not first_column_is_right()
    program.settings.language = "he"
    assert first_column_is_right()
    assert program.app.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert_picture(program.table, program.model)
    program.settings.direction = Direction.LEFT_TO_RIGHT
    assert not first_column_is_right()
    program.settings.language = "en"
    program.settings.direction = Direction.RIGHT_TO_LEFT
    assert first_column_is_right()
    menu_action(program, "View", "Table direction", "Automatic").trigger()
    assert not first_column_is_right()
    assert_picture(program.table, program.model)


def test_language_and_direction_switch_during_a_drag(program):
    mouse = player(program)
    card = program.model.position.columns[6].last
    for code in ("he", "en"):
        start = mouse.point(card)
        mouse.press(start)
        mouse.move(start + QPointF(-60, 20))
        program.settings.language = code
        mouse.move(start + QPointF(-90, 20))
        mouse.release(start + QPointF(-90, 20))
        assert program.model.step.length == 0
        assert_picture(program.table, program.model)


def test_the_language_of_this_run_does_not_become_the_chosen_one(programs):
    program = programs(spoken="he", language="uk").show()
    assert program.app.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert program.settings.language == "uk"
    assert program.table.table_layout.mirrored


@pytest.mark.parametrize("choice", ["uk", "ru", "en"])
def test_another_language_can_be_chosen_in_a_run_with_a_language_of_its_own(programs, choice):
    program = programs(spoken="he", language="uk").show()
    action = next(a for a in program.window.parts.menus.findChildren(QAction) if a.data() == choice)
    action.trigger()
    QApplication.processEvents()
    assert program.app.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert not program.table.table_layout.mirrored
    assert action.isChecked()
    if choice != "en":
        assert english_left(texts_of(program.window), choice) == []


def test_preferences_win_over_the_language_of_this_run(programs):
    program = programs(spoken="he", language="uk").show()
    program.settings.language = "ru"
    assert program.app.layoutDirection() is Qt.LayoutDirection.LeftToRight


# Other choices


def test_the_undo_limit_follows_the_choice(program):
    assert program.model.history.limit == UNDO_LIMIT
    program.settings.undo_limit = None
    assert program.model.history.limit is None


def test_the_speed_follows_the_choice(program):
    program.model.deal_reserve()
    assert not program.table.moving
    program.settings.speed = Speed.SLOW
    program.model.undo()
    assert program.table.moving
    assert_picture(program.table, program.model)


def test_the_clock_is_held_while_the_window_is_not_active(program, qtbot):
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    program.model.deal_reserve()
    assert program.model.clock.running
    other = QMenu()
    other.popup(program.window.pos())
    other.close()
    program.window.changeEvent(QEvent(QEvent.Type.ActivationChange))
    assert program.model.clock.running == program.window.isActiveWindow()
    other.deleteLater()


def test_the_window_closes_by_quit(program):
    program.actions.quit.trigger()
    assert not program.window.isVisible()


def test_a_game_that_is_stuck_says_so_when_it_takes_the_place_of_another_such_game(program):
    for game in (FAMILY["scorpion"], FAMILY["scorpion-ii"]):
        program.lay(STUCK_NEXT, game)
        program.model.play(Move(program.model.position.columns[2].cards[0], 0))
        assert program.notice() == "No moves left"
    first = program.model.session
    program.model.switch_to(replace(first, attempt="0" * 32))
    program.table.complete()
    assert program.notice() == "No moves left"
