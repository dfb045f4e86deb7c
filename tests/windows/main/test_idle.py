"""Nothing repaints while nothing changes: a window that is left alone costs no processor time."""

from tests.painted import painted, wait


def test_only_the_clock_is_painted_while_nothing_changes(program):
    window = program.window
    window.table.complete()
    while not window.table.art.complete:
        wait(20)
    wait(100)
    with painted() as widgets:
        wait(1300)
    elsewhere = [w for w in widgets if w is not window and not window.strip.isAncestorOf(w)]
    assert [w for w in elsewhere if w is not window.strip] == []
    with painted() as widgets:
        window.table.cards[program.model.position.columns[0].last].moveBy(5, 0)
        wait(100)
    assert window.table.viewport() in widgets  # so the count above counts
