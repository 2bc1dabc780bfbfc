"""Helpers of the texts and pages of Hand.

The best melds of a hand; phrases for melds, with what their jokers stand for; teams and totals.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.texts.faces import boxed, face
from bot.texts.localization import LazyMessage, join, message, set_apart, with_minus
from bot.texts.names import TEAMS
from bot.texts.names import team_name as names_of_team
from engine.cards import FACE, JOKER, RANK, SUIT, Card, card_of
from engine.games.hand.joker_melds import WildMeld
from engine.games.hand.meld_forms import free_terms, opening_terms, read
from engine.games.hand.melds import stands_for
from engine.games.hand.openings import Opening, best_opening, least_left
from engine.games.hand.terms import HandMeld, HandView, Lay, Phase
from engine.melds import MeldKind

LOW: Final = LazyMessage("hand-melds-typed-low")
HIGH: Final = LazyMessage("hand-melds-typed-high")
SET: Final = LazyMessage("hand-melds-typed-set")
RUN: Final = LazyMessage("hand-melds-typed-run")
FILLERS: Final = LazyMessage("hand-melds-typed-fillers")
"""Words in typed moves that mean nothing."""
_SUITS: Final = range(4)


# Cached, because an unchanged hand is drawn again and again.
_best_opening: Final = lru_cache(maxsize=1024)(best_opening)
_least_left: Final = lru_cache(maxsize=1024)(least_left)


def arranged(view: HandView) -> tuple[Opening | None, bool]:
    """Return the best melds of the hand, and whether they are for the opening.

    If a card is still to be drawn, it can be the discard, and all others may be melded. For a waiting seat
    the melds do not depend on the openings of others, not even a partner's.
    """
    if view.seat is None or not view.hand:
        return None, False
    acting = view.seat in view.actors
    has_drawn = acting and view.phase is not Phase.DRAW
    if view.free[view.seat] if acting else view.opened[view.seat]:
        return _least_left(view.hand, free_terms(view.options, int(has_drawn))), False
    if has_drawn:
        return view.best_opening, True
    return _best_opening(view.hand, opening_terms(view.options, view.options.opening_min, 0)), True


def before(meld: HandMeld, put: Sequence[Card], taken: Sequence[Card] = ()) -> HandMeld:
    """Return a meld as it was before cards were put into it, and jokers taken out for them."""
    freed = iter(taken)
    there = (next(freed, None) if card in put else card for card in meld.cards)
    cards = tuple(card for card in there if card is not None)
    lo = meld.lo + (meld.kind is MeldKind.RUN and not taken and meld.cards[0] in put)
    return HandMeld(meld.owner, cards, meld.kind, lo, stands_for(meld.kind, lo, cards))


def is_joker(card: Card) -> bool:
    """Return whether a card is a joker."""
    return FACE[card] == JOKER


def points(amount: int) -> str:
    """Return an amount with a proper minus sign."""
    return with_minus(str(amount))


def sum_of(amounts: Sequence[int]) -> str:
    """Return ``10 + 7 + 15 = 32``; a single amount is its own sum."""
    if len(amounts) < 2:
        return points(sum(amounts))
    return set_apart(f"{' + '.join(map(points, amounts))} = {points(sum(amounts))}")


def still_open(meld: WildMeld | HandMeld) -> tuple[Card, ...]:
    """Return what the jokers of a set of three may be: cards of the missing suits.

    Empty for a meld whose jokers are all determined (docs/rules/hand.md 3.4).
    """
    if meld.kind is not MeldKind.SET or None not in meld.stands_for:
        return ()
    rank = next(RANK[card] for card in meld.cards if not is_joker(card))
    there = {SUIT[card] for card in meld.cards}
    return tuple(card_of(rank, suit) for suit in _SUITS if suit not in there)


def _open_suits(cards: Sequence[Card]) -> str:
    missing = [face(card) for card in cards]
    if len(missing) == 2:
        return join(missing, "or")
    return message("hand-melds-two-of", cards=" ".join(missing))


def card_in(meld: WildMeld | HandMeld, card: Card) -> str:
    """Return a card of a meld for a label, a joker with its meaning if that is determined."""
    means = meld.stands_for[meld.cards.index(card)]
    return f"{face(card)}={face(means)}" if is_joker(card) and means is not None else face(card)


def meld_words(meld: WildMeld | HandMeld) -> str:
    """Return a meld for a label, with what its jokers stand for: ``7♡ Joker=8♡ 9♡``.

    In a set of three, with all that a joker may be.
    """
    shown, missing = " ".join([card_in(meld, card) for card in meld.cards]), still_open(meld)
    return f"{shown} ({_open_suits(missing)})" if missing else shown


def meld_box(meld: WildMeld | HandMeld) -> str:
    """Return a meld for running text, in a box."""
    return f"`{meld_words(meld)}`"


def numbered(number: int, meld: HandMeld) -> str:
    """Return a table meld for a label, with the number that commands use."""
    return f"#{number + 1} {meld_words(meld)}"


def numbered_box(number: int, meld: HandMeld) -> str:
    """Return a table meld for running text, with the number that commands use."""
    return f"#{number + 1} {meld_box(meld)}"


def laid(action: Lay, view: HandView) -> list[WildMeld]:
    """Return the melds of an action as they are read. Raises IllegalAction for an invalid meld."""
    return [read(meld, view.options) for meld in action.melds]


def upcard(view: HandView) -> str:
    """Return the upcard in a box; "…" if there is none."""
    return boxed(view.pile[-1]) if view.pile else "…"


def team_of(seat: int, teams: Sequence[Sequence[int]]) -> str:
    """Return the team of a seat by its colour; ``""`` without teams."""
    return next(("\u00a0".join(map(str, TEAMS[at])) for at, team in enumerate(teams) if seat in team), "")


def team_name(at: int, team: Sequence[int], names: Sequence[str]) -> str:
    """Return a team with the names of both partners."""
    return names_of_team(at, [names[seat] for seat in team])


def named(seat: int, names: Sequence[str], teams: Sequence[Sequence[int]]) -> str:
    """Return a player's name, preceded by the team."""
    return "\u00a0".join(filter(None, (team_of(seat, teams), f"**{names[seat]}**")))


def lines_of_melds(view: HandView, names: Sequence[str]) -> list[str]:
    """Return the melds on the table, a line for each owner, with the numbers that commands use."""
    owners = sorted({meld.owner for meld in view.melds})
    lines = []
    for owner in owners:
        own = [
            set_apart(f"#{number + 1}\u00a0{meld_box(meld)}")
            for number, meld in enumerate(view.melds)
            if meld.owner == owner
        ]
        lines.append(f"{named(owner, names, view.teams)} {' '.join(own)}")
    return lines
