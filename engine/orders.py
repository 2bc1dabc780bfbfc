"""Conditional orders: what a seat plans for its next turn in a slow game.

An order is a list of rules tried in order, such as "if the upcard is 7♦, take it; else draw, knock with at
most 5, or else discard K♠". A rule names cards by face, since equal cards serve equally. ``OrderTerms`` says
what a game's orders may contain; what fires is checked by the deal like any other action.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from engine.actions import Action
from engine.cards import FACE, JOKER, RANK, SUIT, Card
from engine.views import View

MOST_RULES: Final = 5
"""The most rules of an order."""
MOST_DISCARDS: Final = 3
"""The most discards of a rule, the preferred one first."""
MOST_FACES: Final = 12
"""The most faces of a rule's condition, besides whole ranks and suits."""
DRAWN: Final = -1
"""In a rule's discards: the card that was drawn or taken in this turn."""


class Occasion(StrEnum):
    """When a seat may act."""

    TURN = "turn"
    ASKED = "asked"  # somebody else's turn, in which the seat is asked something
    DECLARE = "declare"  # before the first turn


@dataclass(frozen=True, slots=True)
class Condition:
    """Which upcards a rule is for: one of these faces, ranks (ace 0) or suits.

    With all empty it is always met, even without an upcard.
    """

    faces: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    suits: tuple[int, ...] = ()

    @property
    def always(self) -> bool:
        """Whether every upcard meets it."""
        return not (self.faces or self.ranks or self.suits)

    def met_by(self, upcard: Card | None) -> bool:
        """Return whether an upcard meets it; None: the pile is empty."""
        if self.always:
            return True
        return upcard is not None and (
            FACE[upcard] in self.faces or RANK[upcard] in self.ranks or SUIT[upcard] in self.suits
        )


@dataclass(frozen=True, slots=True)
class Rule:
    """If the condition is met: what to do first, and what to discard then.

    The discard is the first of these faces that is possible. ``melds``: whether all that a sound player would
    meld and lay off is put down before. ``ends``: instead of the discard the deal is ended, if that leaves at
    most so many points; None: the player decides that.
    """

    when: Condition
    first: str
    discards: tuple[int, ...] = ()
    melds: bool = False
    ends: int | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """Rules: the first that fits fires."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstAction:
    """What a rule may do first: the first of these actions that is legal."""

    actions: tuple[Action, ...]
    occasion: Occasion = Occasion.TURN
    conditional: bool = True
    """Whether it may depend on the upcard."""
    discards: bool = False
    """Whether a discard follows."""


def _never(_view: Any, _most: int | None) -> Action | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderTerms:
    """What the orders of a game may contain."""

    first: Mapping[str, FirstAction]
    """The first actions, by a key that is stored; it never changes."""
    occasions: Mapping[str, Occasion] = field(default_factory=lambda: MappingProxyType({}))
    """By phase, where it is not the seat's turn."""
    melds: tuple[type[Action], ...] = ()
    """What a rule may put down before its discard."""
    limits: tuple[int, ...] = ()
    """What ``Rule.ends`` may be; empty: the deal ends only by melds and discards."""
    ending: Callable[[Any, int | None], Action | None] = _never
    """The action by which a seat ends the deal, leaving at most so many points (None: any)."""

    def occasion(self, view: View) -> Occasion:
        """Return for what the acting seats of a view act."""
        return self.occasions.get(view.phase, Occasion.TURN)

    def due(self, order: Order, view: View) -> bool:
        """Return whether an order has something to say now: on a turn, even that no rule fits."""
        occasion = self.occasion(view)
        rules = [rule for rule in order.rules if self.first[rule.first].occasion is occasion]
        if occasion is Occasion.TURN:
            return bool(rules)
        return any(rule.when.met_by(upcard_of(view)) for rule in rules)

    def added(self, order: Order | None, rule: Rule) -> Order:
        """Return an order with one more rule, placed where it can count.

        A rule without a condition comes last among those for its occasion, and replaces another one.
        """
        rules = order.rules if order is not None else ()
        first = self.first.get(rule.first)
        occasion = first.occasion if first is not None else Occasion.TURN
        last = [each for each in rules if each.when.always and self.first[each.first].occasion is occasion]
        others = [each for each in rules if each not in last and each != rule]
        return Order((*others, rule) if rule.when.always else (*others, rule, *last))

    def fitting(self, order: Order, view: View) -> Iterator[tuple[int, Rule]]:
        """Yield the rules for this moment whose condition is met, with their numbers from 0."""
        for number, rule in enumerate(order.rules):
            if self.first[rule.first].occasion is self.occasion(view) and rule.when.met_by(upcard_of(view)):
                yield number, rule

    def accepts(self, order: Order) -> bool:
        """Return whether an order has actions and cards that exist, and not too many."""
        return 0 < len(order.rules) <= MOST_RULES and all(map(self._accepts, order.rules))

    def _accepts(self, rule: Rule) -> bool:
        first = self.first.get(rule.first)
        if first is None:
            return False
        when, faces = rule.when, range(JOKER + 1)
        return (
            (first.conditional or when.always)
            and (first.discards or not (rule.discards or rule.melds or rule.ends is not None))
            and (bool(self.melds) or not rule.melds)
            and (rule.ends is None or rule.ends in self.limits)
            and len(rule.discards) <= MOST_DISCARDS
            and len(when.faces) <= MOST_FACES
            and all(face in faces for face in when.faces)
            and all(rank in range(13) for rank in when.ranks)
            and all(suit in range(4) for suit in when.suits)
            and all(face == DRAWN or face in faces for face in rule.discards)
        )


def upcard_of(view: View) -> Card | None:
    """Return the upcard; None: the pile is empty."""
    return view.pile[-1] if view.pile else None


def cards_for(view: View, face: int) -> Iterator[Card]:
    """Yield the seat's cards that an entry of a rule's discards means."""
    if face == DRAWN:
        if view.drawn is not None:
            yield view.drawn
        return
    held = (*view.hand, *([view.drawn] if view.drawn is not None and view.drawn not in view.hand else []))
    yield from (card for card in held if FACE[card] == face)
