"""What cards can do in Rummy 500, from a seat's view: points, fitting melds, and laying all."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import POINTS, RANK, Card, cards_in, mask_of
from engine.games.rummy500.melds import Runs, additions, extend_meld, kind_of, melds_in, new_meld, runs_of
from engine.games.rummy500.terms import GoingOut, LayOff, Meld, Phase, Rummy500Meld, Rummy500View, TakeOption

ACE: Final = 0
"""The rank whose value depends on its position."""
HIGH_ACE: Final = 15
"""The value of an ace, except at the low end of a run."""
LOOKS: Final = 1_000
"""The most ways to lay a hand that are searched.

The most valuable melds come first, so a few suffice, except in hands of thirty cards.
"""


def plain_points(cards: Sequence[Card]) -> int:
    """Return the points of the cards without aces: 2 to 9 their number, all others ten."""
    return sum(POINTS[card] for card in cards if RANK[card] != ACE)


def as_laid(cards: Sequence[Card], view: Rummy500View) -> Rummy500Meld | None:
    """Return the cards as a new meld of the seat; None if they are no meld."""
    mask, runs = mask_of(cards), runs_of(view.options)
    if len(set(cards)) < len(cards) or kind_of(mask, runs) is None:
        return None
    return new_meld(view.turn, mask, runs)


def fits(cards: Sequence[Card], view: Rummy500View) -> list[int]:
    """Return the indices (from 0) of the table melds to which all these cards can be added."""
    mask, runs = mask_of(cards), runs_of(view.options)
    return [
        number
        for number, meld in enumerate(view.melds)
        if cards and not mask & mask_of(meld.cards)
        if kind_of(mask | mask_of(meld.cards), runs) is meld.kind
    ]


def worth(action: Meld | LayOff, view: Rummy500View) -> int:
    """Return the points of a play, which must be possible on this table."""
    return _played(action, list(view.melds), view)


def _played(action: Meld | LayOff, table: list[Rummy500Meld], view: Rummy500View) -> int:
    """Apply a play to a list of melds, and return its points."""
    runs, mask = runs_of(view.options), mask_of(action.cards)
    if isinstance(action, Meld):
        table.append(new_meld(view.turn, mask, runs))
        return sum(table[-1].values)
    before = table[action.meld]
    table[action.meld] = extend_meld(before, mask, view.turn, runs)
    return sum(table[action.meld].values) - sum(before.values)


def take_of(count: int, view: Rummy500View) -> TakeOption | None:
    """Return what taking so many cards would mean; None if the seat may not take now."""
    return view.takes[-count] if 0 < count <= len(view.takes) else None


def melds_in_hand(view: Rummy500View) -> list[tuple[Card, ...]]:
    """Return the disjoint melds of the hand with the most points together."""
    return [*_best(mask_of(view.hand), runs_of(view.options)).melds]


def points_in_hand(view: Rummy500View) -> int:
    """Return the points of ``melds_in_hand``."""
    return _best(mask_of(view.hand), runs_of(view.options)).points


# Laying all that can be laid


class Laying(NamedTuple):
    """Melds and lay-offs that can follow each other in a turn, and their total points."""

    plays: tuple[Meld | LayOff, ...]
    points: int


def lay_all(view: Rummy500View) -> Laying:
    """Return how the seat lays all that it can.

    The card that must be used, the melds with the most points together, then whatever fits on the table.
    Empty if the seat may not play.
    """
    if view.phase is not Phase.PLAY or view.seat not in view.actors:
        return Laying((), 0)
    hand, table = mask_of(view.hand), list(view.melds)
    made: list[tuple[Meld | LayOff, int]] = []

    def lay(play: Meld | LayOff) -> None:
        nonlocal hand
        hand &= ~mask_of(play.cards)
        made.append((play, _played(play, table, view)))

    runs = runs_of(view.options)
    if view.pending is not None:
        plays = [action for action in view.legal if isinstance(action, Meld | LayOff)]
        lay(
            max(
                plays,
                key=lambda play: worth(play, view) + _best(hand & ~mask_of(play.cards), runs).points,
            )
        )
    for cards in _best(hand, runs).melds:
        lay(Meld(cards))
    while layoffs := [
        LayOff(tuple(cards_in(cards)), number)
        for number, meld in enumerate(table)
        for cards in additions(mask_of(meld.cards), hand, runs)
    ]:
        lay(max(layoffs, key=lambda play: _played(play, [*table], view)))
    # The turn must end with a discard, or by going out.
    while made and not _ends(hand, view):
        play, _ = made.pop()
        hand |= mask_of(play.cards)
    return Laying(tuple(play for play, _ in made), sum(points for _, points in made))


def _ends(hand: int, view: Rummy500View) -> bool:
    """Return whether a turn can end with these cards left, as far as the discard goes."""
    if not hand:
        return view.options.go_out is GoingOut.FREE
    return view.banned is None or hand != 1 << view.banned


def next_play(view: Rummy500View) -> Meld | LayOff | None:
    """Return the next action of ``lay_all``; None once that is done."""
    plays = lay_all(view).plays
    return plays[0] if plays else None


class _Best(NamedTuple):
    """Disjoint melds, and their total points."""

    points: int
    melds: tuple[tuple[Card, ...], ...]


@lru_cache(maxsize=2_000)
def _best(hand: int, runs: Runs) -> _Best:
    """Return the disjoint melds of a hand with the most points; of equal ones the fewest."""
    found = [(sum(new_meld(0, mask, runs).values), mask, meld.cards) for mask, meld in melds_in(hand, runs)]
    found.sort(key=lambda one: (-one[0], one[1]))
    best, looks = _Best(0, ()), LOOKS

    def search(chosen: _Best, left: list[tuple[int, int, tuple[Card, ...]]]) -> None:
        nonlocal best, looks
        looks -= 1
        if (chosen.points, -len(chosen.melds)) > (best.points, -len(best.melds)):
            best = chosen
        if not left or looks < 0 or chosen.points + _most(left) <= best.points:
            return
        (points, mask, cards), *others = left
        apart = [one for one in others if not one[1] & mask]
        search(_Best(chosen.points + points, (*chosen.melds, cards)), apart)
        search(chosen, others)

    search(best, found)
    return best


def _most(melds: Sequence[tuple[int, int, tuple[Card, ...]]]) -> int:
    """Return an upper bound of the points of disjoint melds."""
    cards = tuple({card for _, _, cards in melds for card in cards})
    return plain_points(cards) + HIGH_ACE * sum(RANK[card] == ACE for card in cards)
