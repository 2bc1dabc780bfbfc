"""Events of gin in words, and the end of a deal with its scoring."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.texts.faces import boxed, boxes
from bot.texts.sheets import Sheet, sheet_of
from engine.events import Event
from engine.games.gin.match import GinMatch, HollywoodGame
from engine.games.gin.terms import (
    DealEnded,
    Defended,
    Ending,
    GinOptions,
    GinResult,
    Knocked,
    UpcardPassed,
    WallPassed,
)
from engine.match import Match
from engine.spec import GameSpec


def did(event: Event, _names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case UpcardPassed():
            return "passed"
        case WallPassed():
            return "passed"
        case Knocked(_, card, _, _, left, taken):
            start = f"took {boxed(taken)} and " if taken is not None else ""
            if card is None:
                return f"{start}has **big gin**"
            return f"{start}discarded {boxed(card)}: " + (f"**knocks with {left}**" if left else "**gin**")
        case Defended(_, _, laid_off, _, left):
            return (f"laid off {boxed(laid_off)} and has {left}" if laid_off else f"has {left}") + " deadwood"
        case _:
            return ""


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a deal; ``""`` for all other events."""
    if not isinstance(event, DealEnded):
        return ""
    if event.winner is None:
        return "Nobody scores." if event.ending is Ending.PUSH else "The deal is a draw."
    return f"{names[event.winner]} scores **{event.points}**."


def title(result: GinResult, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
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


def lines(result: GinResult, names: Sequence[str]) -> list[str]:
    """Return the hands as shown, and the scoring; empty after a deal without a knock."""
    if result.knocker is None:
        return []
    knocker = result.knocker
    throw = f" · discarded {boxed(result.throw)}" if result.throw is not None else ""
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


def sheet(match: Match, spec: GameSpec) -> Sheet:
    """Return the score sheet, with the bonuses at the end of the match (docs/rules/gin.md 10)."""
    plain = sheet_of(match, spec)
    if not isinstance(match, GinMatch):
        return plain
    if match.games:
        return _hollywood_sheet(match, plain)
    if not plain.end or match.outcome is None:
        return plain
    winners = match.outcome.winners
    shut_out = len(winners) == 1 and match.scores[1 - winners[0]] == 0
    parts = _bonuses(match.options, "the match", won=len(winners) == 1, shut_out=shut_out)
    return replace(plain, notes=(f"+ at the end: {', '.join(parts)}",))


def _bonuses(options: GinOptions, what: str, *, won: bool, shut_out: bool) -> list[str]:
    """Return what the bonuses at the end are for."""
    parts = [f"{options.box_bonus} for each deal won"] if options.box_bonus else []
    if won and options.game_bonus:
        parts.append(f"{options.game_bonus} for {what}")
    if shut_out and options.shutout != "none":
        kind, _, points = options.shutout.partition(":")
        parts.append("a shut-out doubles the total" if kind == "double" else f"{points} for a shut-out")
    return parts


def _hollywood_sheet(match: GinMatch, plain: Sheet) -> Sheet:
    """Return the sheet of a Hollywood match: the points of every deal in each game."""
    again = GinMatch(match.seats, match.options)
    deals: list[list[tuple[int, ...]]] = [[] for _ in match.games]
    for result in match.results:
        before = again.games
        again.record(result)
        for entries, old, new in zip(deals, before, again.games, strict=True):
            entries.append(tuple(now - had for had, now in zip(old.scores, new.scores, strict=True)))
    games = [
        Sheet(
            plain.columns,
            tuple(entries),
            end=_added(match, game),
            won=(game.winner,) if game.winner is not None else (),
        )
        for entries, game in zip(deals, match.games, strict=True)
    ]
    sums = tuple(map(sum, zip(*(game.totals for game in games), strict=True)))
    points = (*plain.running[-1:], (0,) * match.seats)[0]
    shut_out = any(game.winner is not None and game.scores[1 - game.winner] == 0 for game in match.games)
    parts = _bonuses(match.options, "the game", won=True, shut_out=shut_out)
    return replace(
        plain,
        end=tuple(total - have for total, have in zip(sums, points, strict=True)),
        notes=(f"+ at the end of a game: {', '.join(parts)}",) if any(game.end for game in games) else (),
        games=tuple(games),
    )


def _added(match: GinMatch, game: HollywoodGame) -> tuple[int, ...]:
    """Return what the end of a game added; ``()`` if nothing, or it is not over."""
    added = tuple(total - have for total, have in zip(match.total_of(game), game.scores, strict=True))
    return added if any(added) else ()
