"""The layout for any window: everything inside, crisp, and every card within reach."""

from itertools import pairwise

import pytest
from hypothesis import Phase, assume, example, given, settings
from hypothesis import strategies as st

from scorpion_qt.rules import DECK, FAMILY, Column
from scorpion_qt.view.layout import READABLE, Box, Fan, arrange

RATIOS = (1.0, 1.25, 1.5, 2.0)
TABLE_FRAME = (0, 95)
"""What a window of 480×360 spends around the table at most: nothing beside, menu, toolbar and strip above it."""

widths = st.integers(480 - TABLE_FRAME[0], 3840)
heights = st.integers(360 - TABLE_FRAME[1], 2160)
ratios = st.sampled_from(RATIOS)
games = st.sampled_from(list(FAMILY.values()))
columns = st.builds(
    lambda count, hidden: Column(DECK[:count], min(hidden, max(0, count - 1))),
    st.integers(0, 41),
    st.integers(0, 4),
)
layouts = st.builds(arrange, widths, heights, games, st.booleans(), ratios)

LONGEST = Column(DECK[:41], 3)
SMALLEST = arrange(480, 360 - TABLE_FRAME[1], FAMILY["scorpion"])


def whole(length, ratio):
    return abs(length * ratio - round(length * ratio)) < 1e-6


@given(layouts, columns)
@example(SMALLEST, LONGEST)
def test_every_card_of_a_column_is_inside_the_window(layout, column):
    for index in range(len(layout.columns)):
        for x, y in layout.corners(index, column):
            assert x >= 0
            assert y >= 0
            assert y + layout.card[1] <= layout.bottom + 1


@given(widths, heights, games, st.booleans(), ratios, columns)
@example(480, 265, FAMILY["three-blind-mice"], False, 1.0, LONGEST)
def test_nothing_reaches_out_of_the_window(width, height, game, mirrored, ratio, column):
    layout = arrange(width, height, game, mirrored, ratio)
    assert layout.bottom < height
    corners = [*layout.columns, *layout.reserve, *layout.places, *layout.corners(0, column)]
    for x, y in corners:
        assert x >= 0
        assert x + layout.card[0] <= width
        assert y >= 0
        assert y + layout.card[1] <= height


@given(layouts, columns)
def test_everything_lies_on_device_pixels(layout, column):
    corners = [*layout.columns, *layout.reserve, *layout.places, *layout.corners(0, column)]
    for length in (*layout.card, *(length for corner in corners for length in corner)):
        assert whole(length, layout.ratio)


@given(layouts, columns)
def test_columns_and_lane_do_not_overlap(layout, column):
    lefts = sorted(x for x, _ in layout.columns)
    assert all(b - a >= layout.card[0] for a, b in pairwise(lefts))
    tall = [layout.box(corner) for corner in (*layout.reserve, *layout.places)]
    for index in range(len(layout.columns)):
        for corner in layout.corners(index, column) or [layout.columns[index]]:
            assert all(layout.box(corner).overlap(other) == 0 for other in tall)


@given(layouts)
def test_the_areas_of_the_columns_do_not_overlap(layout):
    boxes = [layout.column_box(index) for index in range(len(layout.columns))]
    for index, box in enumerate(boxes):
        for other in boxes[index + 1 :]:
            # Half of the gap belongs to each; rounding may give a device pixel to both.
            assert box.overlap(other) <= box.height / layout.ratio + 1e-6


@given(widths, heights, games, ratios, columns)
def test_the_mirrored_layout_is_the_mirror_image(width, height, game, ratio, column):
    plain, mirrored = (arrange(width, height, game, side, ratio) for side in (False, True))
    assert (plain.card, plain.bottom) == (mirrored.card, mirrored.bottom)
    pixel = 1 / ratio
    for name in ("columns", "reserve", "places"):
        for (x, y), (there, y_there) in zip(
            getattr(plain, name), getattr(mirrored, name), strict=True
        ):
            assert y == y_there
            assert abs(width - x - plain.card[0] - there) <= pixel + 1e-6
    assert plain.offsets(column) == mirrored.offsets(column)


@given(layouts)
def test_column_1_is_at_the_side_where_reading_begins(layout):
    lefts = [x for x, _ in layout.columns]
    assert lefts == sorted(lefts, reverse=layout.mirrored)
    top = layout.columns[0][1]
    beside = [x for x, y in (*layout.reserve, *layout.places) if y >= top]
    if beside:
        after = min(beside) > max(lefts) if layout.mirrored else max(beside) < min(lefts)
        assert after


@given(layouts, columns)
def test_lower_cards_are_never_above_those_under_them(layout, column):
    offsets = layout.offsets(column)
    assert len(offsets) == len(column.cards)
    assert all(a <= b for a, b in pairwise(offsets))
    assert offsets[:1] in ((), (0.0,))


@given(layouts, columns)
@example(SMALLEST, LONGEST)
def test_face_up_strips_can_be_read_where_the_height_allows_it(layout, column):
    covered = len(column.cards) - 1
    shown = covered - column.hidden
    assume(shown > 0)
    room = layout.bottom - layout.columns[0][1] - layout.card[1]
    # Face-down cards are squeezed first; what that leaves is shared by the others.
    least = 0.035 * layout.card[1] * column.hidden
    strips = [b - a for a, b in pairwise(layout.offsets(column))][column.hidden :]
    if (room - least) / shown >= READABLE + 1:
        assert min(strips) >= READABLE - 1e-6
    if len(column.cards) <= 13:
        # A run from king to ace shows all its indices in every window that is allowed.
        assert min(strips) >= min(READABLE, 0.16 * layout.card[1]) - 1


@given(
    layouts,
    st.builds(
        lambda count, down: Column(DECK[: count + down], down),
        st.integers(2, 37),
        st.integers(1, 6),
    ),
)
@example(SMALLEST, LONGEST)
@example(arrange(1600, 1000, FAMILY["scorpion"]), LONGEST)
def test_face_down_strips_are_squeezed_to_a_twentieth_before_face_up_ones_are(layout, column):
    height, pixel = layout.card[1], 1 / layout.ratio
    # All strips of a kind together: one alone is rounded to pixels, which says little of small cards.
    tops = layout.offsets(column)
    down, up = tops[column.hidden], tops[-1] - tops[column.hidden]
    free = layout.offsets(Column(DECK[:2]))[1] * (len(column.cards) - column.hidden - 1)
    least = 0.05 * height * column.hidden
    assert down >= least - pixel
    if up < free - len(column.cards) * pixel:
        assert down <= least + pixel


@given(layouts, st.integers(2, 5))
def test_short_columns_are_not_squeezed(layout, count):
    strips = [b - a for a, b in pairwise(layout.offsets(Column(DECK[:count])))]
    assert min(strips) >= 0.23 * layout.card[1] - 1


@pytest.mark.slow
# Long to run: a failing example is shown as it was found.
@settings(max_examples=25, phases=set(Phase) - {Phase.shrink})
@given(layouts, columns)
@example(SMALLEST, LONGEST)
@example(SMALLEST, Column(DECK[:41], 0))
@example(arrange(3840, 265, FAMILY["curds-and-whey"]), LONGEST)
def test_every_card_can_be_clicked_where_it_shows(layout, column):
    """At every pixel of a column: a click means the card that shows there, and no card is out of reach."""
    if not column.cards:
        return
    plain = [y for _, y in layout.corners(0, column)]
    found = set()
    y = plain[0]
    while y < plain[-1] + layout.card[1]:
        fan = layout.fan_at(0, column, y)
        index = layout.card_at(0, column, y, fan)
        tops = [top for _, top in layout.corners(0, column, fan)]
        assert tops[index] <= y
        assert all(y < top for top in tops[index + 1 :])
        if fan is not None:
            # The card under the pointer shows more than before, and the column is as long as before.
            assert fan == Fan(0, index)
            assert (tops[0], tops[-1]) == (plain[0], plain[-1])
            assert all(a <= b for a, b in pairwise(tops))
            if index + 1 < len(tops):
                assert tops[index + 1] - tops[index] >= plain[index + 1] - plain[index]
        found.add(index)
        y += 1 / layout.ratio
    assert found == set(range(len(column.cards)))


@given(layouts, columns)
def test_a_readable_column_does_not_fan(layout, column):
    strips = [b - a for a, b in pairwise(layout.offsets(column))][column.hidden :]
    assume(strips)
    if min(strips) >= READABLE + 1:
        y = layout.columns[0][1] + 1
        assert layout.fan_at(0, column, y) is None
        assert layout.offsets(column, 0) == layout.offsets(column)


@given(layouts)
def test_nothing_shows_above_or_below_a_column(layout):
    column = Column(DECK[:3])
    top = layout.columns[0][1]
    last = layout.corners(0, column)[-1][1] + layout.card[1]
    assert layout.card_at(0, column, top - 1) is None
    assert layout.card_at(0, column, last) is None
    assert layout.card_at(0, Column(), top + 1) is None
    assert layout.fan_at(0, Column(), top) is None


@pytest.mark.parametrize("identity", FAMILY)
def test_piles_are_those_of_the_game(identity):
    game = FAMILY[identity]
    layout = arrange(1000, 700, game)
    assert len(layout.columns) == len(game.columns)
    assert len(layout.reserve) == game.reserve_piles
    assert len(layout.places) == game.places


@pytest.mark.parametrize("size", [(800, 600), (1600, 1000), (1920, 1080), (480, 800)])
@pytest.mark.parametrize("identity", FAMILY)
def test_cards_fill_the_window(identity, size):
    """In one of the two directions nothing is left over."""
    layout = arrange(*size, FAMILY[identity])
    boxes = [layout.box(corner) for corner in (*layout.columns, *layout.reserve, *layout.places)]
    wide = max(b.x + b.width for b in boxes) - min(b.x for b in boxes)
    run_height = layout.card[1] * (1 + 12 * 0.165)
    high = layout.columns[0][1] - min(b.y for b in boxes) + run_height
    assert wide >= 0.93 * size[0] or high >= 0.9 * size[1]


def test_a_narrow_window_has_the_piles_in_a_row_above():
    game = FAMILY["scorpion"]
    high, wide = arrange(500, 900, game), arrange(1200, 700, game)
    assert max(y for _, y in high.reserve + high.places) < high.columns[0][1]
    assert max(x for x, _ in wide.reserve + wide.places) < wide.columns[0][0]
    assert high.card[0] > arrange(500, 700, game).card[0] * 0.9


@pytest.mark.parametrize(
    ("height", "share"), [(140, 0.285), (200, 0.285), (265, 0.24), (500, 0.24), (1000, 0.24)]
)
def test_small_cards_show_more_of_themselves(height, share):
    """Narrower than 50 pixels they have a larger index, which would not show as a whole."""
    layout = arrange(3 * height, height, FAMILY["scorpion"])
    assert (layout.card[0] < 50) == (share == 0.285)
    strips = [b - a for a, b in pairwise(layout.offsets(Column(DECK[:4])))]
    assert sum(strips) / 3 == pytest.approx(share * layout.card[1], abs=0.5)


def test_a_run_fills_a_high_window():
    layout = arrange(600, 810, FAMILY["scorpion"])
    _, low = layout.corners(0, Column(DECK[:13]))[-1]
    assert low + layout.card[1] > 0.85 * 810
    strips = [b - a for a, b in pairwise(layout.offsets(Column(DECK[:4])))]
    assert min(strips) > 0.3 * layout.card[1]


def test_columns_move_apart_where_width_is_left_over():
    usual, wide = arrange(1600, 1000, FAMILY["scorpion"]), arrange(3200, 1000, FAMILY["scorpion"])
    assert usual.gap < 0.13 * usual.card[0]
    assert wide.gap > 0.2 * wide.card[0]
    (left, _), (right, _) = wide.columns[:2]
    assert right - left == pytest.approx(wide.card[0] + wide.gap)


def test_boxes():
    box = Box(10, 20, 30, 40)
    assert box.contains(10, 20)
    assert not box.contains(40, 20)
    assert not box.contains(10, 60)
    assert box.overlap(Box(30, 50, 100, 100)) == 10 * 10
    assert box.overlap(Box(40, 20, 5, 5)) == 0
    assert box.overlap(Box(-100, -100, 5, 5)) == 0
