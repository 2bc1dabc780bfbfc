"""Events of Rummy 500 in words, and the score of a deal."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.names import join, plural
from bot.texts.rummy500.plays import ACE, plain_points
from engine.cards import RANK, Card
from engine.events import Event
from engine.games.rummy500.terms import DealEnded, Ending, LaidOff, MeldLaid, Passed, Rummy500Result, TookPile

ALL_COUNTED: Final = 7
"""Up to this many cards left in a hand are added up one by one; of more, only the sum."""


def aces_told(cards: Sequence[Card], points: int) -> str:
    """Return what each ace counted, given the points of all cards; ``""`` without an ace."""
    aces = sum(RANK[card] == ACE for card in cards)
    if not aces:
        return ""
    each = (points - plain_points(cards)) // aces
    return f" (ace {each})" if aces == 1 else f" (aces {each} each)"


def did(event: Event, _names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case TookPile(_, cards):
            if len(cards) == 1:
                return f"took {boxed(cards)} from the discard pile"
            return f"took {plural(len(cards), 'card')} from the discard pile: {boxed(cards)}"
        case MeldLaid(_, cards, points):
            return f"melded {boxed(cards)} for **{points}**{aces_told(cards, points)}"
        case LaidOff(_, cards, _, whole, points):
            before = [card for card in whole if card not in cards]
            told = f"laid off {boxed(cards)} on {boxed(before)} for **{points}**"
            return told + aces_told(cards, points)
        case Passed():
            return "passed"
        case _:
            return ""


def source(event: Event) -> str:
    """Return where the cards of a turn came from, for a short line; ``""`` for the default."""
    if not isinstance(event, TookPile):
        return ""
    return f"{'upcard' if len(event.cards) == 1 else 'discard pile'} {boxed(event.cards)}"


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a deal with everybody's score; ``""`` for all other events."""
    if not isinstance(event, DealEnded):
        return ""
    how = {
        Ending.OUT: f"{names[event.seat]} goes out",
        Ending.STOCK: "The stock is empty: the deal is over",
        Ending.STALL: "Nobody draws from the stock any more: the deal is over",
    }[event.ending]
    scores = [f"{name} **{_signed(points)}**" for name, points in zip(names, event.points, strict=True)]
    return f"{how}: {join(scores)}."


def title(result: Rummy500Result, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    how = {
        Ending.OUT: f"{names[result.ended_by]} goes out",
        Ending.STOCK: "The stock is empty",
        Ending.STALL: "Nobody draws any more",
    }[result.ending]
    if result.winner is None:
        return f"{how}: tied for the best score"
    won = _signed(result.points[result.winner])
    if result.ending is Ending.OUT and result.winner == result.ended_by:
        return f"{how} and scores {won}"
    return f"{how}: {names[result.winner]} has the best score, {won}"


def lines(result: Rummy500Result, names: Sequence[str]) -> list[str]:
    """Return every seat's laid points, less those left in its hand, and the cards left."""
    told = []
    for seat, name in enumerate(names):
        left, count = result.left[seat], result.against[seat]
        score = f"**{_signed(result.points[seat])}**"
        told.append(f"**{name}** melded {result.melded[seat]} − {count} left in hand =\u00a0{score}")
        told.append(f"{boxed(left)} {_counted(left, count)}" if left else "no cards left")
    return told


def _counted(cards: Sequence[Card], count: int) -> str:
    """Return how the cards left in a hand add up."""
    aces = sum(RANK[card] == ACE for card in cards)
    ace = (count - plain_points(cards)) // aces if aces else 0
    if len(cards) > ALL_COUNTED or len(cards) == 1:
        return f"=\u00a0{count}{aces_told(cards, count)}"
    parts = [str(ace if RANK[card] == ACE else plain_points([card])) for card in cards]
    return f"=\u00a0{' + '.join(parts)} =\u00a0{count}"
