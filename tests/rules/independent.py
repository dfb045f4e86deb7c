"""An independent version of the rules, written from the rules page without `scorpion_qt.rules`.

Slow and plain on purpose. Cards are texts; a column is a list of `[card, face_up]`.
"""

RANKS, SUITS = "A23456789TJQK", "CDHS"

SCORPION = (7, [3, 3, 3, 3, 0, 0, 0])
SCORPION_II = (7, [3, 3, 3, 0, 0, 0, 0])
GAMES = {
    # Cards in each column, how many of them are face-down, column by column, and what else there is.
    "scorpion": (*SCORPION, ""),
    "scorpion-traditional": (*SCORPION, "late stay"),
    "scorpion-ii": (*SCORPION_II, ""),
    "wasp": (*SCORPION, "any-empty"),
    "wasp-ii": (*SCORPION_II, "any-empty"),
    "three-blind-mice": (5, [0] * 7 + [3] * 3, "cells"),
    "curds-and-whey": (4, [0] * 13, "curds stay"),
}


def rank(card):
    return RANKS.index(card[0])


class Board:
    def __init__(self, identity, number):
        name, *house = identity.split("+")
        self.relaxed = name.endswith("-relaxed")
        height, down, more = GAMES[name.removesuffix("-relaxed")]
        self.curds, self.mice = "curds" in more, "cells" in more
        self.any_empty, self.late, self.stay = "any-empty" in more, "late" in more, "stay" in more
        self.every_column = False
        for rule in house:
            key, value = rule.split("=")
            if key == "collect":
                self.every_column = value == "uncovered"
            elif key == "empty":
                self.any_empty = value == "any"
            elif key == "facedown":
                down = [3 if column < int(value) else 0 for column in range(len(down))]
            elif key == "reserve":
                self.late = value == "stuck"
            else:
                raise AssertionError(rule)
        deck = shuffle(number)
        self.columns = [[] for _ in down]
        for row in range(height):
            for column, hidden in enumerate(down):
                self.columns[column].append([deck.pop(0), row >= hidden])
        self.reserve, self.gone, self.score, self.scored = deck, [], 0, set()
        self.dealt = self.curds

    def text(self):
        """Return the board as the text of a position, with sorted collected runs."""
        columns = [
            " ".join(c if up else f"<{c}>" for c, up in pile) or "-" for pile in self.columns
        ]
        reserve = " ".join(card or "-" for card in self.reserve)
        return f"{' | '.join(columns)} / {reserve} / {''.join(sorted(self.gone))}"

    def legal(self):
        found = self.column_moves()
        open_now = not self.late or not self.others(found)
        if self.mice and open_now:
            for card in filter(None, self.reserve):
                found += [
                    f"{card}>{n + 1}" for n in range(len(self.columns)) if self.lands(card, n)
                ]
        if not self.mice and not self.dealt and open_now:
            found.append("deal")
        return sorted(found)

    def column_moves(self):
        found = []
        for source, pile in enumerate(self.columns):
            for index, (card, face_up) in enumerate(pile):
                if face_up and self.lifts([c for c, _ in pile[index:]]):
                    for target in range(len(self.columns)):
                        if target != source and self.lands(card, target):
                            found.append(f"{card}>{target + 1}")
        return found

    def lifts(self, cards):
        if not self.curds:
            return True
        run = "".join(c[0] for c in cards) in RANKS[::-1] and len({c[1] for c in cards}) == 1
        return run or len({c[0] for c in cards}) == 1

    def lands(self, card, target):
        if not self.columns[target]:
            return self.any_empty or card[0] == "K"
        on = self.columns[target][-1][0]
        if self.curds and on[0] == card[0]:
            return True
        return rank(card) + 1 == rank(on) and (self.relaxed or card[1] == on[1])

    def others(self, moves):
        """Return the moves that count as a possible move."""
        counted = []
        for move in moves:
            card, _, target = move.partition(">")
            if target and not self.columns[int(target) - 1]:
                whole = [pile for pile in self.columns if pile and pile[0][0] == card]
                if whole and (self.stay or not self.ends_with_run(whole[0])):
                    continue
            counted.append(move)
        return counted

    def move_left(self):
        return bool(self.others(self.legal()))

    def ends_with_run(self, pile):
        last = pile[-13:]
        return (
            "".join(card[0] for card, up in last if up) == RANKS[::-1]
            and len({card[1] for card, _ in last}) == 1
        )

    def won(self):
        if not self.stay:
            return len(self.gone) == 4
        return all(
            not pile or (len(pile) == 13 and self.ends_with_run(pile)) for pile in self.columns
        )

    def play(self, move):
        if move == "deal":
            for column, card in enumerate(self.reserve):
                self.columns[column].append([card, True])
            checked = range(len(self.reserve))
            self.reserve, self.dealt = [], True
        else:
            card, target = move.split(">")
            to = self.columns[int(target) - 1]
            if to and to[-1][0][1] == card[1]:
                self.score += 5
            if card in self.reserve:
                self.reserve[self.reserve.index(card)] = None
                to.append([card, True])
            else:
                pile = next(pile for pile in self.columns if [card, True] in pile)
                index = pile.index([card, True])
                to += pile[index:]
                del pile[index:]
                self.turn(pile)
            checked = [int(target) - 1]
        if self.stay:
            for pile in self.columns:
                for index in range(len(pile) - 12):
                    suit = pile[index][0][1]
                    if self.ends_with_run(pile[index : index + 13]) and suit not in self.scored:
                        self.scored.add(suit)
                        self.score += 100
            return
        for column in checked:
            self.collect(self.columns[column])
        if self.every_column:
            for _ in range(4):
                for pile in self.columns:
                    self.collect(pile)

    def collect(self, pile):
        if self.ends_with_run(pile):
            self.gone.append(pile[-1][0][1])
            self.score += 100
            del pile[-13:]
            self.turn(pile)

    def turn(self, pile):
        if pile and not pile[-1][1]:
            pile[-1][1] = True
            self.score += 5


def shuffle(number):
    """Return the deck in dealing order for a number below 32000, by Microsoft's generator."""
    deck = [r + s for r in RANKS for s in SUITS]
    dealt = []
    while deck:
        number = (number * 214013 + 2531011) % 2**31
        place = (number >> 16) % len(deck)
        deck[place], deck[-1] = deck[-1], deck[place]
        dealt.append(deck.pop())
    return dealt
