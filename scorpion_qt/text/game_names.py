"""The names of the games, and one sentence on what is different about each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import FAMILY, DealNumber, Game
from scorpion_qt.rules.games import house_rules

from .words import Translate, Words, fill


def game_name(game: Game, translate: Translate = QCoreApplication.translate) -> str:
    """Return a game's name with its house rules: “Wasp; reserve only when no other move is left”."""
    names = GameNames(translate)
    name = names.name(game.base)
    own = house_rules(FAMILY[game.base])
    differing = [
        names.house_rule(key, value)
        for key, value in house_rules(game).items()
        if own[key] != value
    ]
    return names.with_house_rules(name, differing) if differing else name


def deal_name(
    game: Game, number: DealNumber | None, translate: Translate = QCoreApplication.translate
) -> str:
    """Return the name of the game and the number of the deal, if there is one."""
    name = game_name(game, translate)
    return GameNames(translate).with_number(name, str(number)) if number else name


def one_line(game: Game, translate: Translate = QCoreApplication.translate) -> str:
    """Return one sentence on what is different about this game, or about the named game it comes from."""
    return GameLines(translate).line(game.base)


def house_rule_text(key: str, value: str, translate: Translate = QCoreApplication.translate) -> str:
    """Return a house rule and its value in words, such as “any card to an empty column”, in lower case.

    Raises:
        KeyError: There is no such rule or value.
    """
    return GameNames(translate).house_rule(key, value)


class GameNames(Words):
    """The names of games and house rules."""

    def name(self, base: str) -> str:
        """Return the name of a game of the family, by its id."""
        return {
            "scorpion": self.tr("Scorpion"),
            "scorpion-relaxed": self.tr("Scorpion, relaxed"),
            "scorpion-traditional": self.tr("Scorpion, traditional"),
            "scorpion-traditional-relaxed": self.tr("Scorpion, traditional, relaxed"),
            "scorpion-ii": self.tr("Scorpion II"),
            "scorpion-ii-relaxed": self.tr("Scorpion II, relaxed"),
            "wasp": self.tr("Wasp"),
            "wasp-relaxed": self.tr("Wasp, relaxed"),
            "wasp-ii": self.tr("Wasp II"),
            "wasp-ii-relaxed": self.tr("Wasp II, relaxed"),
            "three-blind-mice": self.tr("Three Blind Mice"),
            "three-blind-mice-relaxed": self.tr("Three Blind Mice, relaxed"),
            "curds-and-whey": self.tr("Curds and Whey"),
        }[base]

    def house_rule(self, key: str, value: str) -> str:
        """Return a house rule and its value, in lower case."""
        return {
            ("collect", "receiving"): self.tr(
                "runs are collected only from a column that has just received cards"
            ),
            ("collect", "uncovered"): self.tr("uncovered runs are collected too"),
            ("empty", "king"): self.tr("only a king to an empty column"),
            ("empty", "any"): self.tr("any card to an empty column"),
            ("facedown", "3"): self.tr("face-down cards in columns 1 to 3"),
            ("facedown", "4"): self.tr("face-down cards in columns 1 to 4"),
            ("reserve", "any"): self.tr("reserve at any time"),
            ("reserve", "stuck"): self.tr("reserve only when no other move is left"),
        }[key, value]

    def with_number(self, name: str, number: str) -> str:
        """Return the name of a game with the number of its deal."""
        return fill(self.tr("%1, deal %2", "a game and the number of its deal"), name, number)

    def with_house_rules(self, name: str, rules: list[str]) -> str:
        """Return a game's name with the house rules that differ from it."""
        return fill(self.tr("%1; %2", "game name; house rules"), name, ", ".join(rules))


class GameLines(Words):
    """One sentence per game on what is different about it."""

    def line(self, base: str) -> str:
        """Return the sentence for a game of the family, by its id."""
        return {
            "scorpion": self.tr(
                "The classic game: build down in suit, and only a king goes to an empty column."
            ),
            "scorpion-relaxed": self.tr(
                "Scorpion in which cards are built down regardless of suit."
            ),
            "scorpion-traditional": self.tr(
                "The traditional rules: complete runs stay on the table, and the reserve waits until no other move is left."
            ),
            "scorpion-traditional-relaxed": self.tr(
                "The traditional rules, but cards are built down regardless of suit."
            ),
            "scorpion-ii": self.tr(
                "Scorpion with face-down cards in three columns only, which makes it easier."
            ),
            "scorpion-ii-relaxed": self.tr(
                "Scorpion II in which cards are built down regardless of suit."
            ),
            "wasp": self.tr("Scorpion in which any card may go to an empty column."),
            "wasp-relaxed": self.tr("Wasp in which cards are built down regardless of suit."),
            "wasp-ii": self.tr("Wasp with face-down cards in three columns only."),
            "wasp-ii-relaxed": self.tr("Wasp II in which cards are built down regardless of suit."),
            "three-blind-mice": self.tr(
                "Ten short columns, and two open reserve cards that can be played at any time."
            ),
            "three-blind-mice-relaxed": self.tr(
                "Three Blind Mice in which cards are built down regardless of suit."
            ),
            "curds-and-whey": self.tr(
                "Thirteen short columns, all face-up; cards are built down in suit or put on cards of the same rank."
            ),
        }[base]
