"""Events of Hand in words, and the end of a round with its scoring."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.texts.faces import boxed
from bot.texts.hand.melds import before, card_in, meld_box, points, sum_of, team_name
from engine.events import Event
from engine.games.hand.match import TEAMS
from engine.games.hand.terms import (
    DealEnded,
    Ending,
    Exchanged,
    HandMeld,
    HandResult,
    LaidOff,
    MeldLaid,
    Opened,
    Passed,
    PileShuffled,
    RedealAsked,
    RedealDeclined,
    UpcardReturned,
)

_Teams = Sequence[Sequence[int]]


def did(event: Event, names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case Opened(_, total):
            return f"opened with **{total}**"
        case MeldLaid(_, meld, _):
            return f"melded {meld_box(meld)}"
        case LaidOff(seat, card, meld, number):
            there = _which(seat, number, before(meld, (card,)), names)
            return f"laid off `{card_in(meld, card)}` on {there}"
        case Exchanged(seat, cards, jokers, meld, number):
            gained = "the Joker" if len(jokers) == 1 else f"{len(jokers)} Jokers"
            there = _which(seat, number, before(meld, cards, jokers), names)
            return f"exchanged {boxed(cards)} for {gained} in {there}"
        case UpcardReturned(_, card):
            return f"put {boxed(card)} back on the discard pile"
        case RedealDeclined():
            return "wants no redeal"
        case RedealAsked(_, cards):
            return f"was dealt four pairs, {boxed(cards)}, and asked for a redeal"
        case Passed():
            return "could not draw and passed"
        case _:
            return ""


def _which(seat: int, number: int, meld: HandMeld, names: Sequence[str]) -> str:
    """Return the owner, the number and the cards of a meld."""
    whose = "their own" if seat == meld.owner else f"{names[meld.owner]}'s"
    return f"{whose} #{number + 1} {meld_box(meld)}"


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a round, or a shuffle; ``""`` for all other events."""
    match event:
        case PileShuffled(_, cards):
            return f"The stock was empty: the {cards} cards below the upcard were shuffled into a new stock."
        case DealEnded(_, Ending.HAND, winner) if winner is not None:
            return f"**Hand!** {names[winner]} goes out in one turn: everything counts double."
        case DealEnded(_, Ending.OUT, winner) if winner is not None:
            return f"{names[winner]} goes out."
        case DealEnded(_, Ending.REDEAL, _):
            return "The cards are dealt again."
        case DealEnded():
            return "No card is left to draw: the round ends without a winner."
        case _:
            return ""


def title(result: HandResult, names: Sequence[str]) -> str:
    """Return how a round ended, in a line."""
    winner = names[result.winner] if result.winner is not None else ""
    match result.ending:
        case Ending.HAND:
            return f"Hand! {winner} goes out in one turn, and all points are × {result.multiplier}"
        case Ending.OUT:
            return f"{winner} goes out"
        case Ending.EXHAUSTED:
            again = "" if result.counts else ", and the round is dealt again"
            return f"No card is left to draw: nobody goes out{again}"
        case Ending.REDEAL:
            return "Four pairs: the cards are dealt again"


def lines(result: HandResult, names: Sequence[str], teams: _Teams = (), *, cards: bool = True) -> list[str]:
    """Return how the penalties were computed, a line for each player and team.

    ``cards``: with the cards left in hand, which a picture may show already.
    """
    if not result.counts:
        return []
    if teams:
        return [line for at, team in enumerate(teams) for line in _team(result, names, at, team, cards=cards)]
    return [_player(result, names, seat, cards=cards) + _worth(result, seat) for seat in range(len(names))]


def _player(result: HandResult, names: Sequence[str], seat: int, *, cards: bool) -> str:
    if seat == result.winner:
        return f"🏁\u00a0**{names[seat]}** went out"
    left = result.left[seat]
    shown = f" {boxed(left)}" if cards and left else ""
    if not result.opened[seat]:
        return f"**{names[seat]}** never opened{shown}"
    return f"**{names[seat]}**{shown if left else ' no cards left'}"


def _worth(result: HandResult, seat: int) -> str:
    """Return a seat's points for its side, with the sum behind them."""
    own, factor = result.penalties[seat], result.multiplier
    if seat == result.winner:
        return (
            f": **{points(own)}**"
            if factor == 1
            else f": {points(own // factor)} × {factor} = **{points(own)}**"
        )
    plain = sum(result.worth[seat]) if result.opened[seat] else own // factor
    if plain * factor != own:  # a round that counts nothing, or the winner's partner
        return f": **{points(own)}**" if plain != own else f" {sum_of(result.worth[seat])}"
    first = sum_of(result.worth[seat]) if result.opened[seat] else points(plain)
    if factor == 1:
        return _bold_end(f": {first}")
    return f": {first}, × {factor} = **{points(own)}**"


def _bold_end(words: str) -> str:
    head, _, last = words.rpartition(" ")
    return f"{head} **{last}**"


def _team(
    result: HandResult, names: Sequence[str], at: int, team: Sequence[int], *, cards: bool
) -> list[str]:
    total = result.points[team[0]]
    told = [f"**{team_name(at, team, names)} · {points(total)}**"]
    told += [f"- {_player(result, names, seat, cards=cards)}{_in_team(result, seat, team)}" for seat in team]
    if result.winner not in team:
        told[0] = f"**{team_name(at, team, names)} · {sum_of([result.penalties[seat] for seat in team])}**"
    return told


def _in_team(result: HandResult, seat: int, team: Sequence[int]) -> str:
    if result.winner in team and seat != result.winner:
        own = result.penalties[seat]
        return f": **{points(own)}**, not doubled" if own else ": not counted, partner went out"
    return _worth(result, seat)


team_lines: Final = partial(lines, teams=TEAMS)
"""The same for partners."""
