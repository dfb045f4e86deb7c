import pytest
from PySide6.QtWidgets import QStyleOptionToolButton

from scorpion_qt.rules import FAMILY, DealNumber
from scorpion_qt.windows.main.status_strip import StatusStrip
from tests.windows.texts import texts_of


@pytest.fixture
def strip(qtbot):
    strip = StatusStrip()
    qtbot.addWidget(strip)
    return strip


def test_it_shows_what_it_is_told(strip):
    strip.set_deal(FAMILY["wasp"], DealNumber.parse("ms40000"))
    strip.set_progress(460, 123)
    strip.set_seconds(61)
    texts = " ".join(texts_of(strip)).replace("\u2066", "").replace("\u2069", "")
    for part in ("Wasp", "ms40000", "460", "123", "1:01"):
        assert part in texts


def test_the_deal_number_can_be_clicked(strip, qtbot):
    strip.set_deal(FAMILY["wasp"], DealNumber.parse("17"))
    with qtbot.waitSignal(strip.number_clicked):
        strip._number_button.click()


def test_the_name_gives_way_in_a_narrow_window(strip):
    strip.set_deal(FAMILY["scorpion-traditional-relaxed"], DealNumber.parse("9" * 20))
    strip.set_progress(460, 123)
    strip.show()
    assert strip.minimumSizeHint().width() <= 480


def test_a_button_that_gives_way_says_so_with_an_ellipsis(strip):
    strip.set_deal(FAMILY["wasp"], DealNumber.parse("9" * 20))
    strip.resize(strip.minimumSizeHint())
    strip.show()
    option = QStyleOptionToolButton()
    strip._number_button.initStyleOption(option)
    assert option.text.startswith("Deal")
    assert option.text.endswith("…")


def test_a_name_that_does_not_fit_ends_in_an_ellipsis(strip):
    """Painted narrow, it differs from its beginning: the ellipsis is there."""
    strip.set_deal(FAMILY["scorpion-traditional-relaxed"], DealNumber.parse("17"))
    strip.show()
    label = strip._name_label
    label.resize(80, 20)
    narrow = label.grab().toImage()
    label.resize(400, 20)
    assert narrow != label.grab().toImage().copy(0, 0, 80, 20)


def test_the_time_is_named_with_the_rest_and_not_with_every_second(strip):
    """A screen reader says each name that changes."""
    strip.set_deal(FAMILY["wasp"], DealNumber.parse("17"))
    name = strip.accessibleName()
    assert name.endswith("Time: 0:00")
    for seconds in (1, 2, 61):
        strip.set_seconds(seconds)
        assert strip.accessibleName() == name
    strip.set_progress(5, 1)
    assert strip.accessibleName().endswith("Score: 5, Moves: 1, Time: 1:01")
