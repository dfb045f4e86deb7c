"""Checks of statements about a position against the position itself, independent of the solver."""

from scorpion_qt.rules import Board, Column, Moved, Position, Suit
from scorpion_qt.solver import Why


def column_of(position, card):
    """Return the cards of a card's column, from the bottom, and the card's index."""
    for column in position.columns:
        if card in column.cards:
            return column, column.cards.index(card)
    return Column((), 0), -1


def on(position, card):
    """Return the card directly on a card, or None."""
    column, place = column_of(position, card)
    return column.cards[place + 1] if 0 <= place < len(column.cards) - 1 else None


def lies_right(position, card):
    """Return whether a card is face-up on the card it is built on."""
    column, place = column_of(position, card)
    under = column.cards[place - 1] if place > column.hidden else None
    return under is not None and (under.suit, under.rank) == (card.suit, card.rank + 1)


def is_true(game, position, step):
    """Return whether a step of an explanation is true in a position."""
    card, target, first = step.card, step.target, step.first
    column, place = column_of(position, card)
    if target is not None and (target.suit, target.rank) != (card.suit, card.rank + 1):
        return False
    match step.why:
        case Why.TARGET_COVERED:
            return first == (on(position, target),)
        case Why.TARGET_ON_CARD:
            above = column.cards[place + 1 :]
            between = above[: above.index(target) + 1][::-1]
            # What is built on its target is named by that.
            return first == tuple(c for c in between if not lies_right(position, c))
        case Why.TARGET_IN_CELL:
            return first == (target,) and target in position.reserve
        case Why.FACE_DOWN:
            return place < column.hidden and first == (on(position, card),)
        case Why.NO_EMPTY_COLUMN:
            bottoms = [each.cards[:1] for each in position.columns]
            return (
                card.rank == game.ranks and all(bottoms) and first == tuple(b[0] for b in bottoms)
            )
        case Why.SUIT_INCOMPLETE:
            (waited,) = first
            ace = next(c for c in all_cards(position) if c.suit == card.suit and c.rank == 1)
            lower = waited.suit == card.suit and waited.rank < card.rank
            return card.rank == game.ranks and (lower or waited == on(position, ace))
    return False


def all_cards(position: Position):
    for column in position.columns:
        yield from column.cards
    yield from (card for card in position.reserve if card)


def closes(explanation):
    """Return whether each card waits only for cards of other steps.

    In a circle, each has to wait for the next one.
    """
    steps = explanation.steps
    if explanation.circle:
        following = steps[1:] + steps[:1]
        return all(a.first == (b.card,) for a, b in zip(steps, following, strict=True))
    cards = {step.card for step in steps}
    return all(set(step.first) <= cards for step in steps)


def leave(game, position, cards, chance):
    """Play randomly to the end. Return which of some cards were moved, and whether it was won."""
    left = set()
    for _ in range(300):
        moves = [
            move for move in Board(game, position).legal_moves if Board(game, position).counts(move)
        ]
        if not moves or Board(game, position).is_won:
            break
        outcome = Board(game, position).play(chance.choice(moves))
        left |= {e.cards[0] for e in outcome.events if isinstance(e, Moved)} & cards
        gone = set(outcome.position.collected) - set(position.collected)
        left |= {card for card in cards if card.rank == game.ranks and Suit(card.suit) in gone}
        position = outcome.position
    return left, Board(game, position).is_won
