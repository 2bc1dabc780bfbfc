"""The exceptions of the engine.

EngineError
├── CardError       a word that is not a card
├── SetupError      options, seats, decks or seeds that a match or deal cannot start with
└── IllegalAction   a refused action: the reason, the rule, the cards
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.card import Card


class EngineError(Exception):
    """The base class of all errors that the engine raises on purpose."""


class CardError(EngineError):
    """A word that is not a card; ``word`` is the word."""

    def __init__(self, word: str) -> None:
        super().__init__(f"not a card: {word!r}")
        self.word = word


class SetupError(EngineError):
    """A match or deal cannot start with these values.

    ``option`` names what is wrong ("target", "seats", "preset", "order", "seed" …), ``value`` is the value
    that was passed, ``allowed`` what is accepted instead: the ``Allowed`` of a game's option, a range of
    numbers, or a few words.
    """

    def __init__(self, option: str, value: object, allowed: object) -> None:
        words = f"{allowed[0]} to {allowed[-1]}" if isinstance(allowed, range) else allowed
        super().__init__(f"{option}: {words}")
        self.option = option
        self.value = value
        self.allowed = allowed


class Reason(StrEnum):
    """The reasons for refusing an action that all games share. Games add reasons of their own."""

    DEAL_OVER = "deal_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"  # a known action in the wrong phase
    UNKNOWN_ACTION = "unknown_action"  # not an action of this game
    NOT_IN_HAND = "not_in_hand"
    NOT_A_MELD = "not_a_meld"
    CARD_TWICE = "card_twice"
    DOES_NOT_FIT = "does_not_fit"
    TAKEN_CARD = "taken_card"  # the card just taken from the pile may not be discarded


class IllegalAction(EngineError):
    """An action was refused; nothing has changed.

    ``reason`` is the first reason a player would name at the table, ``rule`` the section of the game's rules
    (``"5.2"``), ``cards`` the cards concerned (only cards that the acting seat sees), ``facts`` numbers and
    names for the message (``deadwood=23``, ``limit=10``).
    """

    def __init__(
        self, reason: StrEnum, *, rule: str = "", cards: Iterable[Card] = (), **facts: object
    ) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.rule = rule
        self.cards = tuple(cards)
        self.facts = facts
