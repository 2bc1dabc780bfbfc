"""Lessons: one deal of a game from a fixed deck, played with open hands in five decisions.

A game's lesson is a script (``Lesson``): who gets which cards, and at each step what the learner reads, which
moves are offered, and what the others do after the right one. The engine plays it under the default options,
and all numbers in the texts come from its views. A game without a script has no lesson.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple
from zlib import crc32

from bot.manager.tables.table import PlayedMove
from bot.texts.localization import LazyMessage, set_apart
from data.tables.row_types import Why
from engine import GAMES
from engine.actions import Action
from engine.cards import Card, parse_cards
from engine.deal import Deal
from engine.match import SEED_BYTES, Match

DECISIONS: Final = 5
"""The decisions of every lesson."""
LEARNER: Final = 0
"""The seat of the learner."""
Say = LazyMessage | Callable[[Sequence[Any]], str]
"""Words about a moment: the function gets the view of every seat."""
Move = tuple[int, Action]
"""A seat and what it does."""
_BOXED: Final = re.compile(r"`[^`]+`")
"""Cards in a message, which only in a variable would be isolated from text from right to left."""


class Choice(NamedTuple):
    """A move on offer; ``why``: what is wrong with it, None for the right one."""

    action: Action
    why: Say | None = None
    rule: str = ""
    """The rule of the game that says so (``"5.2"``)."""


class Step(NamedTuple):
    """A decision of the learner."""

    told: Say
    choices: tuple[Choice, ...]
    then: tuple[Move, ...] = ()
    """What follows the right move, up to the next decision or the end."""

    @property
    def right(self) -> Action:
        """The move with which the lesson goes on."""
        return next(choice.action for choice in self.choices if choice.why is None)


@dataclass(frozen=True, slots=True)
class Moment:
    """The deal at a step, with the moves since the step before; the hands of a lesson are open."""

    views: tuple[Any, ...]
    """The view of every seat."""
    public: Any
    """The view of a spectator."""
    moves: tuple[PlayedMove, ...]

    def told(self, words: Say) -> str:
        """Return words about this moment, with the cards in them set apart."""
        said = str(words) if isinstance(words, LazyMessage) else words(self.views)
        return _BOXED.sub(lambda found: set_apart(found[0]), said)


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """The lesson of a game. Cards are written as ``cards`` reads them.

    The rest of the pack follows the cards of ``stock``, which are drawn first.
    """

    game: str
    hands: tuple[str, ...]
    upcard: str = ""
    stock: str = ""
    dealer: int
    seed: bytes = bytes(SEED_BYTES)
    before: tuple[Move, ...] = ()
    """What happens before the first decision."""
    steps: tuple[Step, ...]
    end: Say

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @cached_property
    def mark(self) -> str:
        """Identifies this version's cards and moves in a custom_id; the same in every process."""
        moves = [
            ([(choice.action, choice.why is None) for choice in step.choices], step.then)
            for step in self.steps
        ]
        script = (self.hands, self.upcard, self.stock, self.before, moves)
        return f"{crc32(repr(script).encode()) & 0xFFFF:04x}"

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The moments of all decisions, and of the end."""
        deal = self.deal()
        rounds = (self.before, *(((LEARNER, step.right), *step.then) for step in self.steps))
        return tuple([_played(deal, moves) for moves in rounds])

    def deal(self) -> Deal:
        """Return the deal before any move."""
        return self._match().deal(self.deck(), seed=self.seed)

    def deck(self) -> tuple[Card, ...]:
        """Return the pack in the order that deals the cards of the script."""
        pack = self._match().pack()
        place = {card: at for at, card in enumerate(pack)}
        undealt = self._match().deal(pack, seed=self.seed)
        deck = dict.fromkeys(range(len(pack)), pack[0])
        free = set(deck)
        dealt = [undealt.view(seat).hand for seat in range(self.seats)]
        for wanted, given in zip((*self.hands, self.upcard), (*dealt, undealt.view(None).pile), strict=True):
            places = sorted(place[card] for card in given)
            deck.update(zip(places, cards(wanted), strict=True))
            free.difference_update(places)
        named = {card for text in (*self.hands, self.upcard, self.stock) for card in cards(text)}
        rest = [*cards(self.stock), *(card for card in pack if card not in named)]
        deck.update(zip(sorted(free), rest, strict=True))
        return tuple(deck.values())

    def _match(self) -> Match:
        return GAMES[self.game].new_match(seats=self.seats, dealer=self.dealer)


def _played(deal: Deal, moves: Sequence[Move]) -> Moment:
    """Apply moves to a deal, and return the moment after them."""
    played = []
    for seat, action in moves:
        ply = deal.ply
        played.append(PlayedMove(1, ply, seat, Why.COMPUTER, deal.apply(seat, action)))
    seats = range(len(deal.view(None).held))
    return Moment(tuple(deal.view(seat) for seat in seats), deal.view(None), tuple(played))


def cards(text: str) -> tuple[Card, ...]:
    """Parse cards as ``engine.cards.named`` writes them: ``10D``, the second copy ``10D.2``."""
    return tuple(card(word) for word in text.split())


def card(text: str) -> Card:
    """Parse a card as ``cards`` does."""
    face, _, copy = text.partition(".")
    return parse_cards(f"{face} " * int(copy or 1))[-1]
