"""Events of Rummy 500 in words, and the score of a deal."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.rummy500.plays import ACE, plain_points
from bot.texts.localization import join, message, number
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
    return message("rummy500-events-aces", aces=aces, each=(points - plain_points(cards)) // aces)


def _with_aces(words: str, cards: Sequence[Card], points: int) -> str:
    aces = aces_told(cards, points)
    return f"{words} ({aces})" if aces else words


def did(event: Event, _names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case TookPile(_, cards):
            if len(cards) == 1:
                return message("rummy500-events-took-one", card=boxed(cards))
            return message("rummy500-events-took", count=len(cards), cards=boxed(cards))
        case MeldLaid(_, cards, points):
            told = message("rummy500-events-melded", cards=boxed(cards), points=points)
            return _with_aces(told, cards, points)
        case LaidOff(_, cards, _, whole, points):
            before = boxed([card for card in whole if card not in cards])
            told = message("rummy500-events-laid-off", cards=boxed(cards), meld=before, points=points)
            return _with_aces(told, cards, points)
        case Passed():
            return message("rummy500-events-passed")
        case _:
            return ""


def source(event: Event) -> str:
    """Return where the cards of a turn came from, for a short line; ``""`` for the default."""
    if not isinstance(event, TookPile):
        return ""
    if len(event.cards) == 1:
        return message("rummy500-events-from-upcard", card=boxed(event.cards))
    return message("rummy500-events-from-pile", cards=boxed(event.cards))


def _signed(points: int) -> str:
    return f"+{number(points)}" if points > 0 else number(points)


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a deal with everybody's score; ``""`` for all other events."""
    if not isinstance(event, DealEnded):
        return ""
    scores = join([f"{name} **{_signed(points)}**" for name, points in zip(names, event.points, strict=True)])
    match event.ending:
        case Ending.OUT:
            return message("rummy500-events-ended-out", player=names[event.seat], scores=scores)
        case Ending.STOCK:
            return message("rummy500-events-ended-stock", scores=scores)
        case Ending.STALL:
            return message("rummy500-events-ended-stall", scores=scores)


def title(result: Rummy500Result, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    player = names[result.ended_by]
    if result.winner is None:
        match result.ending:
            case Ending.OUT:
                return message("rummy500-events-title-out-tied", player=player)
            case Ending.STOCK:
                return message("rummy500-events-title-stock-tied")
            case Ending.STALL:
                return message("rummy500-events-title-stall-tied")
    winner, points = names[result.winner], _signed(result.points[result.winner])
    match result.ending:
        case Ending.OUT if result.winner == result.ended_by:
            return message("rummy500-events-title-out", player=player, points=points)
        case Ending.OUT:
            return message("rummy500-events-title-out-other", player=player, winner=winner, points=points)
        case Ending.STOCK:
            return message("rummy500-events-title-stock", winner=winner, points=points)
        case Ending.STALL:
            return message("rummy500-events-title-stall", winner=winner, points=points)


def lines(result: Rummy500Result, names: Sequence[str]) -> list[str]:
    """Return every seat's laid points, less those left in its hand, and the cards left."""
    told = []
    for seat, name in enumerate(names):
        left, count = result.left[seat], result.against[seat]
        score, melded = _signed(result.points[seat]), result.melded[seat]
        told += [
            message("rummy500-events-sum", player=name, melded=melded, left=count, score=score),
            f"{boxed(left)} {_counted(left, count)}" if left else message("rummy500-events-none-left"),
        ]
    return told


def _counted(cards: Sequence[Card], count: int) -> str:
    """Return how the cards left in a hand add up."""
    aces = sum(RANK[card] == ACE for card in cards)
    ace = (count - plain_points(cards)) // aces if aces else 0
    if len(cards) > ALL_COUNTED or len(cards) == 1:
        return _with_aces(f"=\u00a0{count}", cards, count)
    parts = [str(ace if RANK[card] == ACE else plain_points([card])) for card in cards]
    return f"=\u00a0{' + '.join(parts)} =\u00a0{count}"
