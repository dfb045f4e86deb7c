"""Why a position can't be won, in words."""

from __future__ import annotations

from collections.abc import Iterable

from scorpion_qt.model.solver.query import LossProof
from scorpion_qt.rules import Card
from scorpion_qt.solver import Explanation, Lost, ProofStep, Unknown, Why

from .card_names import Form, card_name
from .words import Words, fill


class ProofWords(Words):
    """The steps of a proof, one sentence each."""

    def without_steps(self, proof: LossProof) -> str:
        """Return the verdict in words for a proof that has no steps to show."""
        match proof.answer:
            case Lost(spent):
                return self.tr(
                    "It cannot be won: all %n position(s) that matter were searched",
                    "",
                    spent.nodes,
                )
            case Unknown(spent):
                return self.tr("Not decided after %n position(s)", "", spent.nodes)
            case _:
                return self.tr("It can be won")

    def title(self, explanation: Explanation, at: int) -> str:
        """Return the kind of proof and the number of the current step."""
        count = len(explanation.steps)
        if count == 1:
            return self.tr("This card can never leave")
        if is_criss_cross(explanation):
            name = self.tr("Criss-cross: two cards wait for each other (%1 of %2)")
        elif explanation.circle:
            name = self.tr("These cards wait for each other in a circle (%1 of %2)")
        else:
            name = self.tr("None of these cards can be the first to leave (%1 of %2)")
        return fill(name, at + 1, count)

    def sentence(self, step: ProofStep) -> str:
        """Return the sentence for one step: why a card cannot leave before another."""
        card = self._cards([step.card])
        match step.why:
            case Why.TARGET_COVERED if step.first == (step.card,):
                return fill(
                    self.tr(
                        "The %1 can go only onto the %2, and that is the face-down card under it"
                    ),
                    card,
                    self._onto(step),
                )
            case Why.TARGET_COVERED:
                return fill(
                    self.tr("The %1 must go onto the %2, but the %3 lies there"),
                    card,
                    self._onto(step),
                    self._cards(step.first),
                )
            case Why.TARGET_ON_CARD:
                return fill(
                    self.tr(
                        "The %1 must go onto the %2, but that lies on it; first must leave: %3"
                    ),
                    card,
                    self._onto(step),
                    self._cards(step.first),
                )
            case Why.TARGET_IN_CELL:
                return fill(
                    self.tr("The %1 must go onto the %2, but that is in the reserve"),
                    card,
                    self._onto(step),
                )
            case Why.FACE_DOWN:
                return fill(
                    self.tr("The %1 lies face-down, and the %2 lies on it"),
                    card,
                    self._cards(step.first),
                )
            case Why.NO_EMPTY_COLUMN:
                return fill(
                    self.tr("The %1 needs an empty column; first must leave one of: %2"),
                    card,
                    self._cards(step.first),
                )
            case Why.SUIT_INCOMPLETE:
                return fill(
                    self.tr("The %1 leaves with its complete run, which waits for the %2"),
                    card,
                    self._cards(step.first, Form.ACCUSATIVE),
                )

    def _onto(self, step: ProofStep) -> str:
        assert step.target is not None
        return self._cards([step.target], Form.ACCUSATIVE)

    def _cards(self, cards: Iterable[Card], form: Form = Form.NOMINATIVE) -> str:
        return ", ".join(card_name(card, form, self._translate) for card in cards)


def is_criss_cross(explanation: Explanation) -> bool:
    """Return whether two cards wait for each other, each lying on the other's target."""
    return (
        explanation.circle
        and len(explanation.steps) == 2
        and all(step.why is Why.TARGET_COVERED for step in explanation.steps)
    )
