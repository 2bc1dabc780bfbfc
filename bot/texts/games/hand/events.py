"""Events of Hand in words, and the end of a round with its scoring."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.hand.melds import before, card_in, meld_box, numbered_box, points, sum_of, team_name
from bot.texts.localization import message, set_apart, with_commas
from engine.events import Event
from engine.games.hand.match import TEAMS
from engine.games.hand.terms import (
    DealEnded,
    Ending,
    Exchanged,
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
            return message("hand-events-opened", points=total)
        case MeldLaid(_, meld, _):
            return message("hand-events-melded", meld=meld_box(meld))
        case LaidOff(seat, card, meld, number):
            shown, there = f"`{card_in(meld, card)}`", numbered_box(number, before(meld, (card,)))
            if seat == meld.owner:
                return message("hand-events-laid-off-own", card=shown, meld=there)
            return message("hand-events-laid-off", card=shown, owner=names[meld.owner], meld=there)
        case Exchanged(seat, cards, jokers, meld, number):
            shown, there = boxed(cards), numbered_box(number, before(meld, cards, jokers))
            if seat == meld.owner:
                return message("hand-events-exchanged-own", cards=shown, jokers=len(jokers), meld=there)
            return message(
                "hand-events-exchanged",
                cards=shown,
                jokers=len(jokers),
                owner=names[meld.owner],
                meld=there,
            )
        case UpcardReturned(_, card):
            return message("hand-events-returned", card=boxed(card))
        case RedealDeclined():
            return message("hand-events-no-redeal")
        case RedealAsked(_, cards):
            return message("hand-events-asked-redeal", cards=boxed(cards))
        case Passed():
            return message("hand-events-passed")
        case _:
            return ""


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a round, or a shuffle; ``""`` for all other events."""
    match event:
        case PileShuffled(_, cards):
            return message("hand-events-shuffled", cards=cards)
        case DealEnded(_, Ending.HAND, winner) if winner is not None:
            return message("hand-events-ended-hand", player=names[winner])
        case DealEnded(_, Ending.OUT, winner) if winner is not None:
            return message("hand-events-ended-out", player=names[winner])
        case DealEnded(_, Ending.REDEAL, _):
            return message("hand-events-ended-redeal")
        case DealEnded():
            return message("hand-events-ended-exhausted")
        case _:
            return ""


def title(result: HandResult, names: Sequence[str]) -> str:
    """Return how a round ended, in a line."""
    winner = names[result.winner] if result.winner is not None else ""
    match result.ending:
        case Ending.HAND:
            return message("hand-events-title-hand", player=winner, multiplier=result.multiplier)
        case Ending.OUT:
            return message("hand-events-title-out", player=winner)
        case Ending.EXHAUSTED:
            if result.counts:
                return message("hand-events-title-exhausted")
            return message("hand-events-title-exhausted-again")
        case Ending.REDEAL:
            return message("hand-events-title-redeal")


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
        return message("hand-events-went-out", player=names[seat])
    left = result.left[seat]
    shown = f" {boxed(left)}" if cards and left else ""
    if not result.opened[seat]:
        return f"{message('hand-events-never-opened', player=names[seat])}{shown}"
    return f"**{names[seat]}**{shown}" if left else message("hand-events-no-cards", player=names[seat])


def _worth(result: HandResult, seat: int) -> str:
    """Return a seat's points for its side, with the sum behind them."""
    own, factor = result.penalties[seat], result.multiplier
    if seat == result.winner:
        return (
            f": **{points(own)}**"
            if factor == 1
            else f": {set_apart(f'{points(own // factor)} × {factor} = **{points(own)}**')}"
        )
    plain = sum(result.worth[seat]) if result.opened[seat] else own // factor
    if plain * factor != own:  # a round that counts nothing, or the winner's partner
        return f": **{points(own)}**" if plain != own else f" {sum_of(result.worth[seat])}"
    first = sum_of(result.worth[seat]) if result.opened[seat] else points(plain)
    if factor == 1:
        return _bold_end(f": {first}")
    return f": {with_commas([first, f'× {factor}'])} = **{points(own)}**"


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
        told = (
            message("hand-events-not-doubled", points=points(own))
            if own
            else message("hand-events-not-counted")
        )
        return f": {told}"
    return _worth(result, seat)


team_lines: Final = partial(lines, teams=TEAMS)
"""The same for partners."""
