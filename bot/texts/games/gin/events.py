"""Events of gin in words, and the end of a deal with its scoring."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from bot.texts.faces import boxed, boxes
from bot.texts.games.sheets import Sheet, sheet_of
from bot.texts.localization import message, with_commas
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
        case UpcardPassed() | WallPassed():
            return message("gin-events-passed")
        case Knocked(_, card, _, _, left, upcard):
            taken = boxed(upcard) if upcard is not None else "none"
            if card is None:
                return message("gin-events-big-gin", taken=taken)
            if left == 0:
                return message("gin-events-gin", card=boxed(card), taken=taken)
            return message("gin-events-knocked", card=boxed(card), left=left, taken=taken)
        case Defended(_, _, laid_off, _, left):
            return message("gin-events-defended", cards=boxed(laid_off) if laid_off else "none", left=left)
        case _:
            return ""


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the end of a deal; ``""`` for all other events."""
    if not isinstance(event, DealEnded):
        return ""
    if event.winner is None:
        return (
            message("gin-events-ended-push")
            if event.ending is Ending.PUSH
            else message("gin-events-ended-draw")
        )
    return message("gin-events-ended", player=names[event.winner], points=event.points)


def title(result: GinResult, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    winner = names[result.winner] if result.winner is not None else ""
    points = max(result.points)
    match result.ending:
        case Ending.DRAW:
            return message("gin-events-title-draw")
        case Ending.PUSH:
            return message("gin-events-title-push")
        case Ending.GIN:
            return message("gin-events-title-gin", player=winner, points=points)
        case Ending.BIG_GIN:
            return message("gin-events-title-big-gin", player=winner, points=points)
        case Ending.KNOCK:
            return message("gin-events-title-knock", player=winner, points=points)
        case Ending.UNDERCUT:
            return message("gin-events-title-undercut", player=winner, points=points)


def lines(result: GinResult, names: Sequence[str]) -> list[str]:
    """Return the hands as shown, and the scoring; empty after a deal without a knock."""
    if result.knocker is None:
        return []
    knocker = result.knocker
    knocked = [f"**{names[knocker]}**"]
    if result.throw is not None:
        knocked.append(message("gin-events-discarded", card=boxed(result.throw)))
    defended = [f"**{names[1 - knocker]}**"]
    if result.laid_off:
        defended.append(message("gin-events-laid-off", cards=boxed(result.laid_off)))
    return [
        " · ".join(knocked),
        _shown(result.knocker_melds, result.knocker_loose, result.knocker_deadwood),
        " · ".join(defended),
        _shown(result.defender_melds, result.defender_left, result.defender_deadwood),
        _arithmetic(result, names),
    ]


def _shown(melds: Iterable[Iterable[int]], loose: Sequence[int], points: int) -> str:
    melded = boxes(melds)  # type: ignore[arg-type]
    if not loose:
        return message("gin-events-no-deadwood", melds=melded)
    return f"{melded}{' + ' if melded else ''}{boxed(loose)} =\u00a0**{points}**"  # type: ignore[arg-type]


def _arithmetic(result: GinResult, names: Sequence[str]) -> str:
    knocker, defender = result.knocker_deadwood, result.defender_deadwood
    high, low = max(knocker, defender), min(knocker, defender)
    if result.winner is None:
        return message("gin-events-sum-push", high=high, low=low)
    player, multiplier, points = names[result.winner], result.multiplier, max(result.points)
    bonus, total = result.bonus, result.difference + result.bonus
    kind = {Ending.GIN: "gin", Ending.BIG_GIN: "big-gin", Ending.UNDERCUT: "undercut"}.get(result.ending)
    if kind is None:
        return message(
            "gin-events-sum-knock",
            high=high,
            low=low,
            difference=result.difference,
            multiplier=multiplier,
            points=points,
            player=player,
        )
    if knocker == 0:
        return message(
            "gin-events-sum-gin",
            deadwood=defender,
            bonus=bonus,
            sum=total,
            multiplier=multiplier,
            points=points,
            player=player,
            kind=kind,
        )
    return message(
        "gin-events-sum-undercut",
        high=high,
        low=low,
        difference=result.difference,
        bonus=bonus,
        sum=total,
        multiplier=multiplier,
        points=points,
        player=player,
    )


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
    parts = _bonuses(match.options, "match", won=len(winners) == 1, shut_out=shut_out)
    return replace(plain, notes=(message("gin-events-added", bonuses=with_commas(parts)),))


def _bonuses(options: GinOptions, of: Literal["game", "match"], *, won: bool, shut_out: bool) -> list[str]:
    """Return what the bonuses at the end are for."""
    parts = [message("gin-events-box-bonus", points=options.box_bonus)] if options.box_bonus else []
    if won and options.game_bonus:
        parts.append(message("gin-events-game-bonus", points=options.game_bonus, of=of))
    if shut_out and options.shutout != "none":
        kind, _, points = options.shutout.partition(":")
        parts.append(
            message("gin-events-shut-out-doubles")
            if kind == "double"
            else message("gin-events-shut-out", points=int(points))
        )
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
    parts = _bonuses(match.options, "game", won=True, shut_out=shut_out)
    notes = (message("gin-events-added-to-game", bonuses=with_commas(parts)),)
    return replace(
        plain,
        end=tuple(total - have for total, have in zip(sums, points, strict=True)),
        notes=notes if any(game.end for game in games) else (),
        games=tuple(games),
    )


def _added(match: GinMatch, game: HollywoodGame) -> tuple[int, ...]:
    """Return what the end of a game added; ``()`` if nothing, or it is not over."""
    added = tuple(total - have for total, have in zip(match.total_of(game), game.scores, strict=True))
    return added if any(added) else ()
