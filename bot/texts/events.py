"""What happened, in words: events as they were seen, and the endings of deals and matches with their
arithmetic.
"""

from collections.abc import Iterable, Sequence

from bot.table import Moved, Table, Why
from bot.texts import panguingue_told
from bot.texts.actions import spelled
from bot.texts.names import join, plural
from bot.ui.faces import boxed, boxes
from engine.deal import Result
from engine.events import Discarded, DrewStock, Event, Paid, TookUpcard
from engine.games.gin_terms import (
    DealEnded,
    Defended,
    Ending,
    GinResult,
    Knocked,
    UpcardPassed,
    WallPassed,
)
from engine.games.panguingue import PanResult
from engine.match import Outcome

__all__ = ["happened", "news", "outcome_line", "result_lines", "result_title"]


def _did(event: Event, names: Sequence[str]) -> str:
    """Return what follows the name of the seat; ``""`` for what has a sentence of its own."""
    own = panguingue_told.did(event, names) if not isinstance(event, Paid) else ""
    if own:
        return own
    match event:
        case DrewStock(_, card):
            return "drew from the stock" if card is None else f"drew {boxed(card)} from the stock"
        case TookUpcard(_, card):
            return f"took {boxed(card)}"
        case Discarded(_, card):
            return f"threw {boxed(card)}"
        case Paid(_, payer, amount, reason, _, cards):
            shown = f" {boxed(cards)}" if cards else ""
            return f"got {plural(amount, 'chip')} from {names[payer]} for {reason.replace('_', ' ')}{shown}"
        case UpcardPassed():
            return "left the upcard"
        case WallPassed():
            return "let the wall stand"
        case Knocked(_, card, _, _, left, taken):
            start = f"took {boxed(taken)} and " if taken is not None else ""
            if card is None:
                return f"{start}showed **big gin**"
            return f"{start}threw {boxed(card)}: " + (f"**knock** with {left}" if left else "**gin**")
        case Defended(_, _, laid_off, _, left):
            return (
                f"laid off {boxed(laid_off)} and kept {left}" if laid_off else f"was left with {left}"
            ) + " deadwood"
        case DealEnded():
            return ""
        case _:
            words = "".join(f" {char.lower()}" if char.isupper() else char for char in type(event).__name__)
            return f"·{words} {spelled(event)}".rstrip()


def _ended(event: DealEnded, names: Sequence[str]) -> str:
    if event.winner is None:
        return "Nobody scores." if event.ending is Ending.PUSH else "The deal is drawn."
    return f"{names[event.winner]} scores **{event.points}**."


def happened(event: Event, names: Sequence[str]) -> str:
    """Return the event as a sentence.

    ``names`` by seat, escaped; the event as the reader may know it (``seen_by``).
    """
    if isinstance(event, DealEnded):
        return _ended(event, names)
    return panguingue_told.sentence(event, names) or f"{names[event.seat]} {_did(event, names)}."


def news(moves: Iterable[Moved], names: Sequence[str], seat: int | None = None) -> list[str]:
    """Return a line for every player's turn among the moves, as ``seat`` saw them (None: a spectator)."""
    told = [*moves]
    if any(type(event) in panguingue_told.OWN for moved in told for event in moved.events):
        return panguingue_told.news(told, names, seat)
    lines: list[str] = []
    turn: list[str] = []
    actor = -1
    late = False

    def close() -> None:
        if turn:
            lines.append(f"{names[actor]} {join(turn)}.{' ⏰ *Time was up.*' if late else ''}")
        turn.clear()

    for moved in told:
        for event in moved.events:
            seen = event.seen_by(seat)
            if isinstance(seen, DealEnded):
                close()
                lines.append(_ended(seen, names))
                continue
            if seen.seat != actor or isinstance(seen, DrewStock | TookUpcard):
                close()
                actor, late = seen.seat, False
            turn.append(_did(seen, names))
            late = late or moved.why is Why.TIMEOUT
    close()
    return lines


def result_title(result: Result, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    if isinstance(result, GinResult):
        return _gin_title(result, names)
    if isinstance(result, PanResult):
        return panguingue_told.title(result, names)
    ending = result.ending.replace("_", " ")
    return (
        f"{ending.capitalize()}: {names[result.winner]} wins the deal"
        if result.winner is not None
        else ending.capitalize()
    )


def _gin_title(result: GinResult, names: Sequence[str]) -> str:
    winner = names[result.winner] if result.winner is not None else ""
    points = max(result.points)
    match result.ending:
        case Ending.DRAW:
            return "A draw: nobody scores"
        case Ending.PUSH:
            return "Equal deadwood: nobody scores"
        case Ending.GIN:
            return f"Gin! {winner} scores {points}"
        case Ending.BIG_GIN:
            return f"Big gin! {winner} scores {points}"
        case Ending.KNOCK:
            return f"{winner} knocks and scores {points}"
        case Ending.UNDERCUT:
            return f"Undercut! {winner} scores {points}"


def result_lines(result: Result, names: Sequence[str]) -> list[str]:
    """Return the hands as they were shown, and how the points came about."""
    if isinstance(result, GinResult):
        return _gin_lines(result, names) if result.knocker is not None else []
    if isinstance(result, PanResult):
        return panguingue_told.settlement(result, names)
    unit = "chips" if any(result.chips) else "points"
    gains = result.chips if any(result.chips) else result.points
    return [f"{name}: **{gain:+d}** {unit}" for name, gain in zip(names, gains, strict=True)]


def _gin_lines(result: GinResult, names: Sequence[str]) -> list[str]:
    knocker = result.knocker or 0
    throw = f" · threw {boxed(result.throw)}" if result.throw is not None else ""
    laid_off = f" · laid off {boxed(result.laid_off)}" if result.laid_off else ""
    return [
        f"**{names[knocker]}**{throw}",
        _shown(result.knocker_melds, result.knocker_loose, result.knocker_deadwood),
        f"**{names[1 - knocker]}**{laid_off}",
        _shown(result.defender_melds, result.defender_left, result.defender_deadwood),
        _arithmetic(result, names),
    ]


def _shown(melds: Iterable[Iterable[int]], loose: Sequence[int], points: int) -> str:
    melded = boxes(melds)  # type: ignore[arg-type]
    if not loose:
        return f"{melded} = no deadwood"
    return f"{melded}{' + ' if melded else ''}{boxed(loose)} =\u00a0**{points}**"  # type: ignore[arg-type]


def _arithmetic(result: GinResult, names: Sequence[str]) -> str:
    knocker, defender = result.knocker_deadwood, result.defender_deadwood
    bonus = {Ending.GIN: "gin", Ending.BIG_GIN: "big gin", Ending.UNDERCUT: "undercut"}.get(result.ending)
    high, low = max(knocker, defender), min(knocker, defender)
    if result.winner is None:
        return f"{high} − {low} = 0: nobody scores"
    if bonus is None:
        sum_ = f"{high} − {low} = {result.difference}"
    elif knocker == 0:
        sum_ = f"{defender} deadwood + {result.bonus} {bonus} = {result.difference + result.bonus}"
    else:
        sum_ = (
            f"{high} − {low} = {result.difference}, + {result.bonus} {bonus} = "
            f"{result.difference + result.bonus}"
        )
    if result.multiplier > 1:
        sum_ += f", × {result.multiplier} for the spade = {max(result.points)}"
    return f"**{sum_}** for {names[result.winner]}"


def outcome_line(outcome: Outcome, names: Sequence[str], table: Table) -> str:
    """Return who won the match, and why it ended if not by the score."""
    winners = join([names[seat] for seat in outcome.winners])
    won = f"🏆 {winners} {'wins' if len(outcome.winners) == 1 else 'win'} the match"
    losers = join([names[seat] for seat in range(len(names)) if seat not in outcome.winners])
    match outcome.ending:
        case "resigned":
            return f"{won}: {losers} resigned."
        case "timeout":
            return f"{won}: {losers} ran out of time."
        case _ if not outcome.winners:
            return f"The match ends after {plural(table.deal_no, 'deal')} without a winner."
        case _ if len(outcome.winners) > 1:
            return f"{won} together."
        case _:
            return f"{won}."
