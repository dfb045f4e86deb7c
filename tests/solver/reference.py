"""A plain depth-first search for small winnable games, independent of the solver and the rules.

Written from the rules page alone: it tries every legal move in every layout and only avoids looking
at the same layout twice. Cards are `(rank, suit)`, a column is `(cards, face_down)`.
"""

from scorpion_qt.rules import Build, Collect, Empty, Lift, Reserve, Timing


def winnable(game, position, most=1_000_000):
    """Return whether a game is winnable, or None if it has more layouts than `most`."""
    seen = set()
    todo = [start(game, position)]
    while todo:
        state = todo.pop()
        if won(game, state):
            return True
        for after in following(game, state):
            key = (
                frozenset(after[0]) if game.reserve is not Reserve.STOCK else after[0],
                *after[1:],
            )
            if key not in seen:
                seen.add(key)
                todo.append(after)
        if len(seen) > most:
            return None
    return False


def start(game, position):
    """Return the columns, the reserve, and the number of collected suits."""

    def plain(card):
        return card and (card.rank, int(card.suit))

    columns = tuple((tuple(map(plain, column.cards)), column.hidden) for column in position.columns)
    return columns, tuple(map(plain, position.reserve)), len(position.collected)


def won(game, state):
    columns, reserve, collected = state
    if game.collect is not Collect.NEVER:
        return collected == 4
    return not any(reserve) and all(
        not cards or (len(cards) == game.ranks and ends_in_run(game, cards, hidden))
        for cards, hidden in columns
    )


def ends_in_run(game, cards, hidden):
    last = cards[-game.ranks :]
    ranks = [rank for rank, _ in last]
    return (
        ranks == list(range(game.ranks, 0, -1))
        and len({suit for _, suit in last}) == 1
        and len(cards) - game.ranks >= hidden
    )


def following(game, state):
    """Return every state one move later."""
    columns, reserve, collected = state
    others = []
    for source, (cards, hidden) in enumerate(columns):
        for index in range(hidden, len(cards)):
            block = cards[index:]
            if not lifts(game, block):
                continue
            for target, (under, _) in enumerate(columns):
                if target == source or not lands(game, block[0], under):
                    continue
                left = (cards[:index], min(hidden, max(index - 1, 0)))
                whole = index == 0 and not under
                useful = not whole or (
                    game.collect is not Collect.NEVER and ends_in_run(game, cards, 0)
                )
                after = put(columns, {source: left, target: (under + block, columns[target][1])})
                others.append((useful, checked(game, after, reserve, collected, (target,))))
    waits = game.timing is Timing.WHEN_STUCK and any(useful for useful, _ in others)
    yield from (after for _, after in others)
    if waits:
        return
    if game.reserve is Reserve.STOCK and reserve:
        dealt = {n: (columns[n][0] + (card,), columns[n][1]) for n, card in enumerate(reserve)}
        yield checked(game, put(columns, dealt), (), collected, range(len(reserve)))
    if game.reserve is Reserve.OPEN:
        for cell, card in enumerate(reserve):
            for target, (under, hidden) in enumerate(columns):
                if card and lands(game, card, under):
                    rest = (*reserve[:cell], None, *reserve[cell + 1 :])
                    yield checked(
                        game,
                        put(columns, {target: ((*under, card), hidden)}),
                        rest,
                        collected,
                        (target,),
                    )


def lifts(game, block):
    if game.lift is Lift.ANY:
        return True
    suits, ranks = {suit for _, suit in block}, [rank for rank, _ in block]
    run = len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] - len(ranks), -1))
    return run or len(set(ranks)) == 1


def lands(game, card, under):
    if not under:
        return game.empty is Empty.ANY or card[0] == game.ranks
    rank, suit = under[-1]
    if game.build is Build.CURDS and card[0] == rank:
        return True
    return card[0] == rank - 1 and (game.build is Build.ANY_SUIT or card[1] == suit)


def put(columns, changed):
    return tuple(changed.get(n, column) for n, column in enumerate(columns))


def checked(game, columns, reserve, collected, received):
    """Return the state after collecting what the game collects."""
    columns = list(columns)
    checks = list(received) if game.collect is not Collect.NEVER else []
    while checks:
        found = False
        for n in checks:
            cards, hidden = columns[n]
            if ends_in_run(game, cards, hidden):
                left = cards[: -game.ranks]
                columns[n] = (left, min(hidden, max(len(left) - 1, 0)))
                collected += 1
                found = True
        again = game.collect is Collect.UNCOVERED and (found or checks != list(range(len(columns))))
        checks = list(range(len(columns))) if again else []
    return tuple(columns), reserve, collected
