"""Events of Control Card Rummy in words, and the end of a deal with its scoring."""

from collections.abc import Sequence

from bot.texts.faces import boxed
from bot.texts.games.control.words import kind_name
from bot.texts.localization import message, number
from engine.events import Event
from engine.games.control.terms import (
    ControlDeckRenewed,
    ControlPlayed,
    ControlResult,
    ControlTaken,
    DealEnded,
    Ending,
    LaidOff,
    MeldLaid,
    PileTurned,
)


def did(event: Event, _names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case ControlPlayed(_, kind, occasion):
            return message("control-events-control", kind=kind_name(kind), occasion=occasion.value)
        case ControlTaken(_, kind):
            if kind is None:
                return message("control-events-took-hidden")
            return message("control-events-took", kind=kind_name(kind))
        case ControlDeckRenewed(_, cards):
            return message("control-events-reshuffled", cards=cards)
        case PileTurned(_, cards):
            return message("control-events-turned-over", cards=cards)
        case MeldLaid(_, kind, cards):
            return message("control-events-melded", cards=boxed(cards), kind=kind_name(kind))
        case LaidOff(_, cards, _, _, laid):
            before = boxed([card for card in laid if card not in cards])
            return message("control-events-laid-off", cards=boxed(cards), meld=before)
        case _:
            return ""


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a deal; ``""`` for all other events."""
    if not isinstance(event, DealEnded):
        return ""
    if event.winner is None:
        return message("control-events-dead")
    return message("control-events-goes-out", player=names[event.winner])


def title(result: ControlResult, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    if result.ending is Ending.DEAD or result.winner is None:
        return message("control-events-title-dead")
    winner = names[result.winner]
    if result.left:
        return message("control-events-title-penalty", player=winner)
    return message("control-events-title-out", player=winner, points=number(result.points[result.winner]))


def lines(result: ControlResult, names: Sequence[str]) -> list[str] | None:
    """Return how the points were computed, seat by seat; empty after a dead deal."""
    if result.winner is None:
        return []
    around = [(result.winner + step) % len(names) for step in range(len(names))]
    tell = _held if result.left else _melded
    return [tell(result, seat, names[seat]) for seat in around]


def _held(result: ControlResult, seat: int, name: str) -> str:
    left, points = result.left[seat], result.left_points[seat]
    if not left:
        return message("control-events-held-none", player=name)
    return message(
        "control-events-held", player=name, cards=boxed(left), sum=number(points), points=_signed(-points)
    )


def _melded(result: ControlResult, seat: int, name: str) -> str:
    parts, total = result.credited[seat], result.melded[seat]
    if not parts:
        return message("control-events-no-meld", player=name)
    if len(parts) == 1:
        melds = f"{boxed(parts[0].cards)} = {number(total)}"
    else:
        shown = [f"{boxed(part.cards)}\u00a0{number(part.points)}" for part in parts]
        melds = f"{' + '.join(shown)} = {number(total)}"
    if result.points[seat] == total:
        return message("control-events-scored", player=name, melds=melds, points=_signed(total))
    return message("control-events-not-out", player=name, melds=melds)


def _signed(points: int) -> str:
    return f"+{number(points)}" if points > 0 else number(points)
