"""Events of Control Card Rummy in words, and the end of a deal with its scoring."""

from collections.abc import Sequence

from bot.texts.control.words import CARD, kind_name, signed
from bot.texts.faces import boxed
from bot.texts.names import plural
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
    Occasion,
    PileTurned,
)


def did(event: Event, _names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case ControlPlayed(_, kind, occasion):
            done = "played" if occasion is Occasion.HELD else "turned up"
            until = " for the round" if occasion is Occasion.ROUND else ""
            return f"{done} {CARD} **{kind_name(kind)}**{until}"
        case ControlTaken(_, kind):
            return "took a new one" if kind is None else f"took **{kind_name(kind)}** for it"
        case ControlDeckRenewed(_, cards):
            return f"reshuffled {plural(cards, 'control card')}"
        case PileTurned(_, cards):
            return f"turned over the discard pile ({plural(cards, 'card')})"
        case MeldLaid(_, kind, cards):
            return f"melded {boxed(cards)} ({kind_name(kind)})"
        case LaidOff(_, cards, _, _, laid):
            return f"laid off {boxed(cards)} on {boxed([card for card in laid if card not in cards])}"
        case _:
            return ""


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a deal; ``""`` for all other events."""
    if not isinstance(event, DealEnded):
        return ""
    if event.winner is None:
        return "The deal is dead: nobody scores."
    return f"{names[event.winner]} **goes out**."


def title(result: ControlResult, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    if result.ending is Ending.DEAD or result.winner is None:
        return "A dead deal: nobody scores"
    winner = names[result.winner]
    if result.left:
        return f"{winner} goes out; the others lose points for their cards"
    return f"{winner} goes out and scores {result.points[result.winner]}"


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
        return f"**{name}** went out: **0**"
    return f"**{name}** holds {boxed(left)} = {points}: **{_signed(-points)}**"


def _melded(result: ControlResult, seat: int, name: str) -> str:
    parts, total = result.credited[seat], result.melded[seat]
    if not parts:
        return f"**{name}** no meld: **0**"
    if len(parts) == 1:
        told = f"{boxed(parts[0].cards)} = {total}"
    else:
        told = " + ".join(f"{boxed(part.cards)}\u00a0{part.points}" for part in parts) + f" = {total}"
    if result.points[seat] == total:
        return f"**{name}** {told}: **{_signed(total)}**"
    return f"**{name}** {told} melded, but did not go out: **0**"


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)
