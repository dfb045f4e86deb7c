"""The list of moves, bookmarks, replay and statistics in the window."""

import errno
import json
import time

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.attempts import Attempt, Result
from scorpion_qt.model.storage.settings import Direction, Settings, Speed
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import DealNumber, parse_game
from scorpion_qt.text import language
from scorpion_qt.text.move_words import move_text
from scorpion_qt.view.card_art import Deck
from scorpion_qt.view.theme import THEMES
from scorpion_qt.windows.review.move_list import MARK, STEP, MovePanel
from scorpion_qt.windows.review.replay_window import ReplayWindow
from scorpion_qt.windows.statistics.statistics_window import StatisticsWindow
from tests.model.failing import Failing
from tests.model.play import WON_IDENTITY, WON_LINE, WON_NUMBER, load_almost_won, win

MOVES = WON_LINE.split()
DAY = 86_400
OFFSCREEN = r"This plugin does not support (raise|propagateSizeHints|grabbing)"
"""What the platform without a screen says to a window that comes to the front."""


@pytest.fixture
def main(qapp, qtbot, tmp_path):
    from scorpion_qt.application import Program

    language.install(qapp, "en")
    settings = Settings(QSettings(str(tmp_path / "main.ini"), QSettings.Format.IniFormat))
    settings.speed = Speed.OFF
    program = Program(settings, tmp_path / "main", writable=True)
    program.model.load(Session.begin(parse_game(WON_IDENTITY), DealNumber.parse(WON_NUMBER)))
    program.window.show()
    yield program
    program.window.close()
    program.close()
    program.model.clock.stop()
    qapp.applicationStateChanged.disconnect(program._on_state_changed)
    qapp.aboutToQuit.disconnect(program.close)
    program.window.deleteLater()


@pytest.fixture
def model(qapp):
    language.install(qapp, "en")
    model = GameModel()
    load_almost_won(model)
    yield model
    model.clock.stop()


@pytest.fixture
def panel(model, qtbot):
    panel = MovePanel(model)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def texts(view):
    model = view.model()
    return [model.index(row).data() for row in range(model.rowCount())]


def click(view, row):
    view.clicked.emit(view.model().index(row))


# The list of moves


def test_the_line_played_is_listed_in_words(panel):
    listed = texts(panel.moves)
    assert len(listed) == len(MOVES)
    assert listed[:2] == ["Start of the deal", "1. Three of hearts to column 6"]
    assert "49. The reserve is dealt; hearts complete" in listed
    assert any("with 1 card to" in text for text in listed)
    assert any("with 2 cards to" in text for text in listed)
    assert panel.moves.currentIndex().row() == len(MOVES) - 1


def test_a_click_goes_there_as_one_action_and_what_comes_after_stays_listed(panel, model):
    end = model.step
    click(panel.moves, 10)
    assert model.step.length == 10
    assert len(texts(panel.moves)) == len(MOVES)
    assert panel.moves.currentIndex().row() == 10
    click(panel.moves, 20)
    assert model.step.length == 20
    model.undo()
    model.undo()
    assert model.step is end


def test_what_comes_after_the_table_of_now_is_dimmed(panel):
    click(panel.moves, 10)
    steps = panel.moves.model()
    colours = [
        steps.index(row).data(Qt.ItemDataRole.ForegroundRole) for row in range(steps.rowCount())
    ]
    assert [row for row, colour in enumerate(colours) if colour is None] == list(range(11))


def test_another_move_ends_what_came_after(panel, model):

    click(panel.moves, 10)
    following = MOVES[10]
    move = next(m for m in model.board.legal_moves if str(m) != following)
    model.play(move)
    assert len(texts(panel.moves)) == 12


def test_undo_keeps_what_redo_leads_to(panel, model):
    for _ in range(3):
        model.undo()
    assert len(texts(panel.moves)) == len(MOVES)
    assert panel.moves.currentIndex().row() == len(MOVES) - 4


def test_a_paused_game_stays_where_it_is(panel, model):
    model.set_paused(True)
    click(panel.moves, 10)
    assert model.step.length == len(MOVES) - 1


def test_bookmarks_are_marked_listed_and_named(panel, model, qtbot):
    assert panel.bookmarks.isHidden()
    step = model.step.line()[5]
    model.set_bookmark(step)
    assert texts(panel.moves)[5].endswith(MARK)
    panel._name(step, "  before\nthe king  ")
    assert texts(panel.bookmarks)[0].endswith(f"{MARK} beforethe king")
    click(panel.bookmarks, 0)
    assert model.step is step
    model.remove_bookmark(step)
    assert panel.bookmarks.isHidden()


def test_a_star_in_the_name_of_a_bookmark_is_heard_and_seen_as_it_was_typed(panel, model):
    step, role = model.step.line()[1], Qt.ItemDataRole.AccessibleTextRole
    panel._name(step, "★ good ★★")
    (seen,) = texts(panel.bookmarks)
    assert seen == "1. Three of hearts to column 6 ★ ★ good ★★"
    for view, row in ((panel.bookmarks, 0), (panel.moves, 1)):
        heard = view.model().index(row).data(role)
        assert heard == "1. Three of hearts to column 6 bookmark: ★ good ★★"
    model.jump(step)
    heard = panel.moves.currentIndex().data(role)
    assert heard == "1. Three of hearts to column 6 bookmark: ★ good ★★, on the table now"


def test_a_bookmark_without_a_name_is_heard(panel, model):
    model.set_bookmark(model.step.line()[1])
    heard = panel.bookmarks.model().index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "1. Three of hearts to column 6 bookmark:"


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_the_menu_of_a_move_sets_and_removes_its_bookmark(panel, model):
    point = panel.moves.visualRect(panel.moves.currentIndex()).center()
    for expected in (["Set a &bookmark here"], ["&Name this bookmark…", "&Remove this bookmark"]):
        panel._on_moves_menu(point)
        menu = panel.findChildren(QMenu)[-1]
        assert [action.text() for action in menu.actions()] == expected
        menu.actions()[-1].trigger()
        menu.close()
    assert model.session.bookmarks == ()
    panel._on_moves_menu(QPoint(-5, -5))


def test_what_is_said_of_a_step_tells_the_present_one(panel):
    index = panel.moves.currentIndex()
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(", on the table now")
    assert index.data(STEP).length == len(MOVES) - 1


def test_a_hidden_list_costs_nothing(model, qtbot, monkeypatch):
    panel = MovePanel(model)
    qtbot.addWidget(panel)
    read, line = [], panel._line
    monkeypatch.setattr(panel, "_line", lambda session: (read.append(session), line(session))[1])
    model.undo()
    assert read == []
    panel.show()
    assert read


@pytest.mark.parametrize("code", ["en", "uk", "he", "ru"])
def test_every_move_has_words_in_every_language(model, qapp, code):
    language.install(qapp, code)
    lines = [move_text(step) for step in model.step.line()]
    language.install(qapp, "en")
    assert all(line and "%" not in line for line in lines)


# Replay


@pytest.fixture
def replay(model, qtbot):
    win(model)
    window = ReplayWindow(model.session, lambda table: table.set_duration_factor(0), [(3, "here")])
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


def test_it_steps_forward_back_and_to_the_ends(replay, model):
    line = model.step.line()
    assert replay.step is line[0]
    replay.back.click()
    replay.forward.click()
    replay.forward.click()
    assert replay.step is line[2]
    assert replay.table.position == line[2].position
    replay.last.click()
    assert replay.step is line[-1]
    assert not replay.forward.isEnabled()
    replay.first.click()
    assert replay.step is line[0]
    replay.slider.setValue(40)
    assert replay.step is line[40]
    assert replay.table.position == line[40].position


@pytest.mark.parametrize("code", ["en", "he"])
def test_its_keys_work_wherever_the_focus_is(replay, qapp, code):
    language.install(qapp, code)
    replay.activateWindow()
    for widget in (replay.play, replay.slider, replay.speed, replay.on_from_here):
        for key, place in (
            (Qt.Key.Key_End, len(MOVES)),
            (Qt.Key.Key_Right, len(MOVES)),
            (Qt.Key.Key_Left, len(MOVES) - 1),
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_Left, 0),
            (Qt.Key.Key_Right, 1),
        ):
            widget.setFocus()
            QTest.keyClick(widget, key)
            assert replay.step.length == place
        assert replay.speed.currentIndex() == 1
    language.install(qapp, "en")


def test_it_plays_at_a_speed_and_ends(replay, qtbot):
    replay.go(len(MOVES) - 3)
    replay.speed.setCurrentIndex(2)
    replay.play.click()
    assert replay.playing
    qtbot.waitUntil(lambda: not replay.playing, timeout=5000)
    assert replay.step.length == len(MOVES)
    assert not replay.play.isChecked()


def test_in_another_language_it_plays_at_the_speed_chosen_before(replay, qapp):
    replay.speed.setCurrentIndex(2)
    english = replay.speed.currentText()
    language.install(qapp, "uk")
    qapp.processEvents()
    assert replay.speed.currentText() != english
    assert replay.speed.currentIndex() == 2
    language.install(qapp, "en")
    qapp.processEvents()
    assert replay.speed.currentText() == english


def test_it_pauses_and_stops_when_closed(replay):
    replay.play.click()
    replay.play.click()
    assert not replay.playing
    replay.play.click()
    replay.close()
    assert not replay.playing


def test_bookmarks_are_shown_where_they_are(replay):
    replay.go(3)
    assert replay.text.endswith(f"{MARK} here")


def test_playing_on_from_a_position_is_another_attempt(replay, qtbot, model):
    replay.go(12)
    with qtbot.waitSignal(replay.continue_requested) as asked:
        replay.on_from_here.click()
    (session,) = asked.args
    assert session.history.current.length == 12
    assert session.attempt != model.session.attempt
    assert not session.counted


# Statistics


def ended(number, game="scorpion", result=Result.GIVEN_UP, ago=0, **fields):
    now = int(time.time()) - ago
    chosen = {"score": 100, "moves": 20, "seconds": 60.0, "undos": 0, "helps": 0} | fields
    return Attempt(
        id=f"{number:032x}",
        game=game,
        number="17",
        result=result,
        started=now - 60,
        ended=now,
        **chosen,
    )


@pytest.fixture
def storage(model, tmp_path):
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    storage = Storage(tmp_path / "data", model, settings)
    yield storage
    storage.close()


@pytest.fixture
def windows(storage, qtbot):
    def make():
        window = StatisticsWindow(storage)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.show()
        return window

    return make


def table(model):
    return [model.cells(row) for row in range(model.rowCount())]


def fill(storage):
    storage.statistics.add(ended(1, result=Result.WON, score=460, moves=90, seconds=300.0))
    storage.statistics.add(ended(2, ago=40 * DAY))
    storage.statistics.add(ended(3, game="wasp", result=Result.WON, score=900))


def test_nothing_played_yet(windows):
    window = windows()
    assert table(window.sums) == [["All games", "0", "0", "–", "0", "0", "–", "–", "–", "0:00"]]
    assert not window.export.isEnabled()
    assert not window.reset.isEnabled()
    window.pages.setCurrentIndex(1)
    window.pages.setCurrentIndex(2)
    assert not window.replay.isEnabled()


def test_sums_for_all_and_for_each(windows, storage):
    fill(storage)
    total, scorpion, wasp = table(windows().sums)
    assert total[:3] == ["All games", "3", "2"]
    assert scorpion == [
        "Scorpion", "2", "1", "50% (9–91%)", "0", "1", "460", "5:00", "90", "6:00",
    ]  # fmt: skip
    assert wasp[6] == "–", "points can be gathered without end there"


def test_what_the_program_has_shown_is_listed_and_not_counted(windows, storage):
    storage.statistics.add(ended(1, result=Result.WON, shown=True))
    window = windows()
    assert table(window.sums)[0][1] == "0"
    assert table(window.attempts)[0][3] == "shown, not counted"


def test_a_result_shows_as_soon_as_it_is_there(windows, storage, model, qtbot):
    window = windows()
    win(model)
    qtbot.waitUntil(lambda: table(window.sums)[0][1] == "1")


def test_filters_by_game_and_time(windows, storage):
    fill(storage)
    window = windows()
    window.game.setCurrentIndex(window.game.findData("scorpion"))
    window.game.activated.emit(window.game.currentIndex())
    assert [row[:2] for row in table(window.sums)] == [["Scorpion", "2"]]
    assert window.attempts.rowCount() == 2
    window.period.setCurrentIndex(1)
    window.period.activated.emit(1)
    assert [row[:2] for row in table(window.sums)] == [["Scorpion", "1"]]


def test_attempts_are_read_as_one_scrolls(windows, storage):
    from dataclasses import asdict

    events = [{"add": asdict(ended(number)) | {"result": "won"}} for number in range(450)]
    storage.statistics._write(events)
    window = windows()
    counts = [window.attempts.rowCount()]
    while window.attempts.canFetchMore(window.attempts.index(-1, -1)):
        window.attempts.fetchMore(window.attempts.index(-1, -1))
        counts.append(window.attempts.rowCount())
    assert counts == [200, 400, 450]


def test_charts_are_drawn_when_they_are_looked_at(windows, storage, qtbot):
    import sys

    from scorpion_qt.windows.statistics.charts_page import ChartView

    fill(storage)
    for module in [name for name in sys.modules if name.startswith("leather")]:
        del sys.modules[module]
    window = windows()
    assert "leather" not in sys.modules
    window.pages.setCurrentIndex(1)
    views = window.charts.findChildren(ChartView)
    assert len(views) == 3
    for view in views:
        image = view.grab().toImage()
        colours = {image.pixel(x, image.height() // 2) for x in range(image.width())}
        assert len(colours) > 2
        assert view._renderer.isValid()


def test_again_and_replay_ask_for_the_chosen_attempt(windows, storage, qtbot):
    fill(storage)
    window = windows()
    window.pages.setCurrentIndex(2)
    for button, signal in (
        (window.again, window.again_requested),
        (window.replay, window.replay_requested),
    ):
        with qtbot.waitSignal(signal) as asked:
            button.click()
        assert asked.args[0].id == f"{3:032x}"


def test_export_writes_everything(windows, storage, tmp_path):
    storage.statistics.add(ended(1, line="4H>7 deal", game="scorpion+collect=uncovered"))
    window = windows()
    window.files.export_to(tmp_path / "a.csv")
    window.files.export_to(tmp_path / "a.json")
    lines = (tmp_path / "a.csv").read_text().splitlines()
    assert lines[0].startswith("game,number,result,score,moves")
    assert lines[1].startswith(
        "scorpion+collect=uncovered,17,given up,100,20,60.0,0,0,False,False,20"
    )
    assert lines[1].endswith(",4H>7 deal")
    (one,) = json.loads((tmp_path / "a.json").read_text())
    assert one["line"] == ["4H>7", "deal"]
    assert "a.json" in window.problem.text()


def test_an_export_that_cannot_be_written_is_told(windows, storage, tmp_path):
    fill(storage)
    window = windows()
    (tmp_path / "file").write_text("")
    window.files.export_to(tmp_path / "file" / "a.csv")
    assert (
        window.problem.text() == "The statistics could not be exported: this folder does not exist"
    )


def test_statistics_that_cannot_be_kept_are_not_begun_anew(windows, storage, tmp_path, monkeypatch):
    fill(storage)
    window = windows()
    before = table(window.sums)
    failing = Failing(monkeypatch)
    failing.stage, failing.error = "move", errno.EACCES
    window.files.begin_anew()
    failing.stage = None
    said = "No backup of the statistics could be made: this folder cannot be written to"
    assert window.problem.text() == said
    assert table(window.sums) == before


def test_beginning_anew_keeps_a_backup(windows, storage, tmp_path):
    fill(storage)
    window = windows()
    window.files.begin_anew()
    assert table(window.sums)[0][1] == "0"
    assert "statistics.backup-1.sqlite" in window.problem.text()
    assert (tmp_path / "data" / "statistics.backup-1.sqlite").exists()


def test_a_damaged_database_is_told_in_the_window(windows, storage, tmp_path):
    (tmp_path / "data").mkdir(exist_ok=True)
    storage.statistics.path.write_bytes(b"x" * 5000)
    window = windows()
    assert "statistics.damaged-1.sqlite" in window.problem.text()
    assert table(window.sums)[0][1] == "0"


def test_it_follows_the_language(windows, storage, qapp):
    fill(storage)
    window = windows()
    window.pages.setCurrentIndex(1)
    language.install(qapp, "he")
    qapp.processEvents()
    assert table(window.sums)[0][0] != "All games"
    language.install(qapp, "en")
    qapp.processEvents()
    assert table(window.sums)[0][0] == "All games"


# All of it in the main window


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_an_attempt_of_the_statistics_is_replayed_and_played_on(main, qtbot):
    load_almost_won(main.model)
    main.model.set_bookmark(main.model.step, "nearly")
    win(main.model)
    main.storage.flush()
    history_windows = main.parts.history_windows
    main.parts.actions.statistics.trigger()
    window = history_windows.statistics
    window.pages.setCurrentIndex(2)
    window.replay.click()
    (replay,) = main.window.findChildren(ReplayWindow)
    replay.last.click()
    assert replay.step.length == len(MOVES)
    replay.back.click()
    assert replay.text.endswith(f"{MARK} nearly")
    replay.on_from_here.click()
    assert main.model.step.length == len(MOVES) - 1
    win(main.model)
    main.storage.flush()
    window.refresh()
    assert table(window.sums)[0][1] == "1", "what is played on is not counted"
    window.attempts_view.selectRow(0)
    window.again.click()
    assert str(main.model.number) == WON_NUMBER
    assert main.model.session.counted


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_the_same_window_comes_to_the_front(main):
    history_windows = main.parts.history_windows
    main.parts.actions.statistics.trigger()
    first = history_windows.statistics
    main.parts.actions.statistics.trigger()
    assert history_windows.statistics is first


def test_the_list_is_shown_hidden_and_remembered(main):
    action = main.parts.actions.move_list
    action.trigger()
    panel = main.parts.history_windows.panel
    assert panel.isVisible()
    panel.close()
    assert not action.isChecked()
    action.trigger()
    assert panel.isVisible()


def test_bookmarks_are_set_and_removed_by_one_key(main):
    main.parts.actions.bookmark.trigger()
    assert len(main.model.session.bookmarks) == 1
    assert "Bookmark set" in main.window.notice.text
    main.parts.actions.bookmark.trigger()
    assert main.model.session.bookmarks == ()


def test_an_unexpected_error_is_told_once_and_its_details_can_be_copied(main, qtbot):
    def fail():
        raise RuntimeError("a fault")

    for _ in range(3):
        try:
            fail()
        except RuntimeError as error:
            main.faults.take(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: "Something went wrong" in main.window.notice.text)
    main.parts.states.copy_details.trigger()
    copied = QGuiApplication.clipboard().text()
    assert "RuntimeError: a fault" in copied
    assert copied.startswith("scorpion-qt ")
    assert main.faults.count == 3


def test_the_end_of_the_session_keeps_the_game(main):
    from scorpion_qt.model.storage.save_file import read_file

    load_almost_won(main.model)
    main._keep()
    kept = read_file(main.storage.games.path(main.model.game))
    assert kept.history.current.length == len(MOVES) - 1


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_a_replay_looks_and_moves_as_chosen(main):
    load_almost_won(main.model)
    main.parts.menus.direction_chosen.emit(Direction.RIGHT_TO_LEFT)
    main.parts.actions.replay.trigger()
    (replay,) = main.window.findChildren(ReplayWindow)
    assert replay.table.art.deck == main.window.table.art.deck != Deck()
    assert replay.table.table_layout.mirrored
    replay.forward.click()
    assert not replay.table.moving


@pytest.mark.qt_log_ignore(OFFSCREEN)
def test_an_open_replay_follows_what_is_chosen(main, qapp):
    load_almost_won(main.model)
    main.parts.actions.replay.trigger()
    (replay,) = main.window.findChildren(ReplayWindow)
    main.parts.settings.theme = "sand"
    main.parts.settings.deck = "deco"
    main.parts.menus.direction_chosen.emit(Direction.RIGHT_TO_LEFT)
    assert replay.table.art.deck.style == "deco"
    assert replay.table._theme is THEMES["sand"]
    assert replay.table.table_layout.mirrored
    # Its buttons, the colours of the windows.
    before = replay.play.icon().pixmap(24, 24).toImage()
    palette = replay.palette()
    palette.setColor(QPalette.ColorRole.ButtonText, QColor("#ff0000"))
    replay.setPalette(palette)
    assert replay.play.icon().pixmap(24, 24).toImage() != before
    # Closed ones are forgotten.
    replay.close()
    qapp.processEvents()
    main.parts.settings.theme = "slate"


def test_time_runs_to_the_right_in_every_language(replay, qapp):
    for code in ("he", "en"):
        language.install(qapp, code)
        qapp.processEvents()
        places = [
            button.mapTo(replay, QPoint()).x()
            for button in (replay.first, replay.back, replay.play, replay.forward, replay.last)
        ]
        assert places == sorted(places)
        assert replay.slider.layoutDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_list_of_moves_is_wide_enough_for_the_column(programs, code):
    program = programs(language=code).show(1000, 720)
    play_some(program.model, 10)
    program.actions.move_list.setChecked(True)
    QApplication.processEvents()
    panel = program.window.parts.history_windows.panel
    bold = QFont(panel.moves.font())
    bold.setBold(True)
    widest = max(QFontMetrics(bold).horizontalAdvance(text) for text in texts(panel.moves))
    assert panel.moves.viewport().width() >= widest + 6
    assert panel.moves.textElideMode() is Qt.TextElideMode.ElideMiddle


@pytest.mark.parametrize("shown", [True, False])
def test_the_list_of_moves_changes_sides_with_the_direction(programs, shown):
    program = programs().show(1000, 720)
    window, moves = program.window, program.actions.move_list
    left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
    moves.setChecked(True)
    QApplication.processEvents()
    width = window.parts.history_windows.panel.width() + 20
    window.resizeDocks([window.parts.history_windows.panel], [width], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    moves.setChecked(shown)
    for code, area in (("he", left), ("uk", right), ("en", right), ("he", left)):
        program.settings.language = code
        QApplication.processEvents()
        assert window.dockWidgetArea(window.parts.history_windows.panel) is area
        assert window.parts.history_windows.panel.isVisible() == shown
        assert window.parts.history_windows.panel.width() == width
    program.close()
    # As it was left, also where it is opened only then.
    again = programs().show(1000, 720)
    again.settings.language = "en"
    again.actions.move_list.setChecked(True)
    assert again.window.dockWidgetArea(again.window.parts.history_windows.panel) is right


def play_some(model, moves):
    """Play the first move that there is, again and again."""
    for _ in range(moves):
        model.play(model.board.legal_moves[0])
