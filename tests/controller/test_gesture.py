"""A gesture is a value: every input in every phase leads somewhere sound, and every way out lets go."""

from itertools import product

import pytest

from scorpion_qt.controller.gesture import Effect, Gesture, Input, Phase
from scorpion_qt.rules import Card

KING = Card.parse("KH")
WAYS_OUT = (Input.CANCEL, Input.LOST, Input.CHANGED)
TO = {
    Phase.IDLE: (),
    Phase.PRESSED: (Input.PRESS,),
    Phase.PRESSED_AGAIN: (Input.SECOND_PRESS,),
    Phase.DRAGGING: (Input.PRESS, Input.FAR),
    Phase.PEEKING: (Input.PRESS, Input.LONG),
}
"""How each phase is reached from the beginning."""


def after(*inputs, gesture=None):
    """The gesture after inputs, and what each brought about."""
    gesture, effects = gesture or Gesture(), []
    for each in inputs:
        gesture, effect = gesture.after(each)
        effects.append(effect)
    return gesture, effects


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_is_reached(phase):
    assert after(*TO[phase])[0].phase is phase


@pytest.mark.parametrize(
    ("inputs", "effects"),
    [
        ((Input.PRESS, Input.RELEASE), [Effect.NOTHING, Effect.CLICK]),
        (
            (Input.PRESS, Input.FAR, Input.FAR, Input.RELEASE),
            [Effect.NOTHING, Effect.LIFT, Effect.NOTHING, Effect.DROP],
        ),
        (
            (Input.PRESS, Input.RELEASE, Input.SECOND_PRESS, Input.RELEASE),
            [Effect.NOTHING, Effect.CLICK, Effect.NOTHING, Effect.NOTHING],
        ),
        (
            (Input.SECOND_PRESS, Input.FAR, Input.RELEASE),
            [Effect.NOTHING, Effect.LIFT, Effect.DROP],
        ),
        (
            (Input.PRESS, Input.REFUSED, Input.FAR, Input.RELEASE),
            [Effect.NOTHING, Effect.NOTHING, Effect.NOTHING, Effect.NOTHING],
        ),
        ((Input.PRESS, Input.LONG, Input.RELEASE), [Effect.NOTHING, Effect.PEEK, Effect.END_PEEK]),
        (
            (Input.PRESS, Input.LONG, Input.FAR, Input.RELEASE),
            [Effect.NOTHING, Effect.PEEK, Effect.LIFT, Effect.DROP],
        ),
    ],
)
def test_whole_gestures(inputs, effects):
    gesture, happened = after(*inputs)
    assert happened == effects
    assert gesture.phase is Phase.IDLE


@pytest.mark.parametrize("out", WAYS_OUT)
@pytest.mark.parametrize("phase", Phase)
def test_every_way_out_leads_to_the_beginning_and_the_mouse_works_again(phase, out):
    gesture, _ = after(*TO[phase], out)
    assert gesture.phase is Phase.IDLE
    assert after(Input.RELEASE, gesture=gesture)[1] == [Effect.NOTHING], "no click, no drop"
    assert after(Input.PRESS, Input.RELEASE, gesture=gesture)[1] == [Effect.NOTHING, Effect.CLICK]


@pytest.mark.parametrize("out", [Input.CANCEL, Input.LOST])
def test_dragged_cards_are_put_back(out):
    assert after(*TO[Phase.DRAGGING], out)[1][-1] is Effect.PUT_BACK


def test_when_the_board_changes_the_table_itself_lets_the_cards_go():
    assert after(*TO[Phase.DRAGGING], Input.CHANGED)[1][-1] is Effect.NOTHING


def test_no_input_drops_or_clicks_but_a_release():
    for phase, what in product(Phase, Input):
        _, effect = after(*TO[phase])[0].after(what)
        if effect in (Effect.DROP, Effect.CLICK):
            assert what is Input.RELEASE
            assert phase in (Phase.DRAGGING, Phase.PRESSED)


def test_cards_are_lifted_only_by_a_pressed_pointer_that_moves():
    for phase, what in product(Phase, Input):
        _, effect = after(*TO[phase])[0].after(what)
        if effect is Effect.LIFT:
            assert what is Input.FAR
            assert phase in (Phase.PRESSED, Phase.PRESSED_AGAIN, Phase.PEEKING)


@pytest.mark.parametrize("phase", Phase)
def test_what_is_chosen_is_kept_until_it_is_played_or_given_up(phase):
    gesture = after(*TO[phase], gesture=Gesture(chosen=KING))[0]
    kept = None if phase is Phase.DRAGGING else KING
    assert gesture.chosen == kept
    assert gesture.after(Input.LOST)[0].chosen == kept, "a menu over the table is no answer"
    assert gesture.after(Input.CANCEL)[0].chosen is None
    assert gesture.after(Input.CHANGED)[0].chosen is None
    assert gesture.choosing(None).chosen is None
