"""Rankings in words: leaderboards, a member's rating and matches, rating changes, seasons."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from bot.texts import chips, friends
from bot.texts.catalog import isolated
from bot.texts.chips import day_and_time
from bot.texts.games.sheets import amount
from bot.texts.games.wordings import wording
from bot.texts.localization import LazyMessage, day, decimal, join, message, with_commas
from bot.texts.names import escape, in_language, quoted
from bot.texts.play.coach import signed as in_tenths
from bot.texts.play.coach import unit_in, within
from bot.texts.results.scores import unit_of
from bot.texts.tables.words import level_name, level_rating, rating_number
from data.rankings.leaderboards import ENOUGH, MOST_COUNTED, BoardRow, LuckRow, Period, Season
from data.rankings.member_statistics import (
    HeadToHead,
    Opponent,
    PlayedMatch,
    PlayedSeat,
    Rating,
    RatingPoint,
    Record,
    Records,
    Reliability,
)
from data.rankings.rating_model import FULL, PROVISIONAL, on_scale, shown, shown_uncertainty
from data.rankings.ratings import MOST, RECENT_MS, Pool, SeatChange
from data.scores import Score, SeatOutcome
from data.tables.participation import OWN_MOVES
from data.tables.seat_names import Named
from data.tables.venues import ANYONE, FRIENDS, Venue, venue_of
from engine import GAMES
from engine.ai import LEVELS, Level

LEADERBOARD: Final = LazyMessage("rankings-command-leaderboard")
STATS: Final = LazyMessage("rankings-command-stats")
HISTORY: Final = LazyMessage("rankings-command-history")
SEASON: Final = LazyMessage("rankings-command-season")
SEASON_LIST: Final = LazyMessage("rankings-command-season-list")
SEASON_END: Final = LazyMessage("rankings-command-season-end")

GAME: Final = LazyMessage("rankings-option-game")
GAME_OR_LAST: Final = LazyMessage("rankings-option-game-or-last")
PERIOD: Final = LazyMessage("rankings-option-period")
SEASON_NUMBER: Final = LazyMessage("rankings-option-season")
WHOSE: Final = LazyMessage("rankings-option-member")
AGAINST: Final = LazyMessage("rankings-option-against")
SEASON_NAME: Final = LazyMessage("rankings-option-season-name")
CONFIRM: Final = LazyMessage("rankings-option-confirm")

PERIODS: Final = {
    Period.DAY: LazyMessage("rankings-period-day"),
    Period.WEEK: LazyMessage("rankings-period-week"),
    Period.MONTH: LazyMessage("rankings-period-month"),
    Period.SEASON: LazyMessage("rankings-period-season"),
    Period.ALL: LazyMessage("rankings-period-all"),
}
PERIOD_LABELS: Final = {
    Period.DAY: LazyMessage("rankings-button-day"),
    Period.WEEK: LazyMessage("rankings-button-week"),
    Period.MONTH: LazyMessage("rankings-button-month"),
    Period.SEASON: LazyMessage("rankings-button-season"),
    Period.ALL: LazyMessage("rankings-button-all"),
}
"""On buttons, five of which must fit into a row."""
WITHOUT_LUCK: Final = LazyMessage("rankings-without-luck")
WITH_LUCK: Final = LazyMessage("rankings-with-luck")
LUCK_OPTION: Final = LazyMessage("rankings-option-luck")
OLDER: Final = LazyMessage("rankings-older")
NEWEST: Final = LazyMessage("rankings-newest")
BACK: Final = LazyMessage("rankings-back")
CHOOSE_MATCH: Final = LazyMessage("rankings-choose-match")
BOARD: Final = LazyMessage("rankings-board")
MATCHES: Final = LazyMessage("rankings-matches")

NOBODY: Final = LazyMessage("rankings-nobody")
NO_MATCHES: Final = LazyMessage("rankings-no-matches")
NO_MORE_MATCHES: Final = LazyMessage("rankings-no-more-matches")
NOT_RATED: Final = LazyMessage("rankings-not-rated")
COMPUTER: Final = LazyMessage("rankings-computer")
SEASON_GONE: Final = LazyMessage("rankings-season-gone")
ONESELF: Final = LazyMessage("rankings-oneself")
NAMED: Final = 4
"""The most other players named in the line of a match."""
CHANGES_TOLD: Final = 10
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
_OUTCOMES: Final = {
    SeatOutcome.WON: LazyMessage("rankings-outcome-won"),
    SeatOutcome.LOST: LazyMessage("rankings-outcome-lost"),
    SeatOutcome.DRAWN: LazyMessage("rankings-outcome-drawn"),
    SeatOutcome.ABANDONED: LazyMessage("rankings-outcome-abandoned"),
}
_DAY_MS: Final = 86_400_000


def ratings_help() -> str:
    """Return the page of help about ratings."""
    return message(
        "rankings-help",
        provisional=PROVISIONAL,
        moves=OWN_MOVES,
        days=RECENT_MS // _DAY_MS,
        most=MOST,
        full=MOST - 1,
    )


def _rated(match: PlayedMatch, change: int | None) -> str:
    """Return how a match changed a rating."""
    if change is not None:
        return message("rankings-rated", pool=_pool(match.against_computers), change=signed(change))
    return message("rankings-unrated") if match.counted else message("rankings-unrated-not-played")


def _pool(against_computers: bool) -> str:
    """Return the code by which messages know whom a rating is against."""
    return "computers" if against_computers else "people"


def signed(change: int) -> str:
    """Return a change of a rating: ``+24``, ``−8``, ``±0``."""
    return f"+{change}" if change > 0 else amount(change) if change else "±0"


def _hundredths(value: float) -> str:
    shown = decimal(value, 2)
    return shown if "−" in shown else f"+{shown}"


_MENTION: Final = re.compile(r"<@([0-9]+)>")


def member(member_id: int) -> str:
    """Return a member, isolated because the name may be written from right to left."""
    return isolated(chips.member(member_id))


def title(game: str) -> str:
    """Return the title of a game, or the key of one that no longer exists."""
    return GAMES[game].title if game in GAMES else game


def date(at: int) -> str:
    """Return a date as Discord's timestamp."""
    return f"<t:{at // 1000}:d>"


# --- at the table


def asked(percent: int) -> str:
    """Return the reliability that a table requires; ``""`` for none."""
    return message("rankings-asked", percent=percent) if percent else ""


def change_lines(changes: Sequence[SeatChange], names: Sequence[str]) -> str:
    """Return how a match changed the ratings of its people; ``""`` if it was not rated."""
    if not changes:
        return ""
    of_people = sorted(
        (change for change in changes if change.member_id is not None), key=lambda change: change.seat
    )
    told = [f"{names[change.seat]} {changed(change)}" for change in of_people]
    hollow = any(change.number < PROVISIONAL for change in of_people)
    changes_told = " · ".join(told)
    line = (
        message("rankings-changes-computers", changes=changes_told)
        if changes[0].pool is Pool.COMPUTERS
        else message("rankings-changes", changes=changes_told)
    )
    return f"{line}\n-# {message('rankings-provisional-legend', matches=PROVISIONAL)}" if hollow else line


def uncounted_line(idle: Sequence[str], *, booked: bool) -> str:
    """Return why a match does not count; ``""`` if ``idle`` is empty.

    ``idle``: the names of those who have not played; ``booked``: whether it was played for chips.
    """
    if not idle:
        return ""
    told = [message("rankings-uncounted", players=join(idle), moves=OWN_MOVES)]
    if booked:
        told.append(message("rankings-uncounted-chips"))
    return f"{' '.join(told)}\n-# {message('rankings-uncounted-help')}"


def changed(change: SeatChange) -> str:
    """Return a rating after a match, and its change."""
    before, after = shown(change.explained.before.mu), shown(change.explained.after.mu)
    mark = "?" if change.number < PROVISIONAL else ""
    return f"**{after}{mark}** ({signed(after - before)})"


# --- boards


def period_line(period: Period, season: Season | None) -> str:
    """Return what a leaderboard covers, and its order."""
    order = (
        message("rankings-order-rating")
        if period in (Period.SEASON, Period.ALL)
        else message("rankings-order-wins")
    )
    if period is Period.SEASON and season is not None:
        return f"**{season_name(season)}** · {season_span(season)}\n-# {order}"
    days = [f"**{PERIODS[period]}**"]
    if period is Period.WEEK:
        days.append(message("rankings-utc-week"))
    elif period in (Period.DAY, Period.MONTH):
        days.append(message("rankings-utc"))
    return f"{with_commas(days)} · {order}"


def board_lines(rows: Sequence[BoardRow], period: Period) -> list[str]:
    """Return a line for each member of a leaderboard, best first; equals share a place."""
    if not rows:
        return [str(NOBODY)]
    lines, place = [], 0
    for number, row in enumerate(rows, 1):
        if number == 1 or _standing(row, period) != _standing(rows[number - 2], period):
            place = number
        lines.append(f"{_mark(place, row, period)} {board_line(row, period)}")
    return lines


def _standing(row: BoardRow, period: Period) -> tuple[int, int]:
    first = not row.provisional if period in (Period.SEASON, Period.ALL) else row.wins
    return int(first), row.rating


def _mark(place: int, row: BoardRow, period: Period) -> str:
    deserved = row.wins and not (row.provisional and period in (Period.SEASON, Period.ALL))
    return _MEDALS[place] if place in _MEDALS and deserved else f"{place}\\."


def board_line(row: BoardRow, period: Period) -> str:
    """Return a member's row of a leaderboard."""
    return f"{member(row.member_id)} · {_standing_words(row, period)}"


def _standing_words(row: BoardRow, period: Period) -> str:
    """Return a row of a leaderboard without the member."""
    rating, uncertainty, won, matches = row.rating, row.uncertainty, row.wins, row.matches
    if period in (Period.SEASON, Period.ALL):
        told = (
            message("rankings-rating-provisional", rating=rating, uncertainty=uncertainty)
            if row.provisional
            else message("rankings-rating", rating=rating, uncertainty=uncertainty)
        )
        return f"{told} · {message('rankings-won', won=won, matches=matches)}"
    told = (
        message("rankings-rating-plain-provisional", rating=rating, uncertainty=uncertainty)
        if row.provisional
        else message("rankings-rating-plain", rating=rating, uncertainty=uncertainty)
    )
    return f"{message('rankings-won-first', won=won, matches=matches)} · {told}"


def own_line(own: tuple[BoardRow, int | None] | None, period: Period) -> str:
    """Return the reader's own place."""
    if own is None:
        return message("rankings-own-none")
    row, place = own
    told = _standing_words(row, period)
    if place is None:
        return message("rankings-own-beyond", place=MOST_COUNTED, row=told)
    return message("rankings-own", place=place, row=told)


# --- leaderboards without luck


def luck_period_line(period: Period, season: Season | None, game: str) -> str:
    """Return what a leaderboard without luck covers, and its order."""
    when = PERIODS[period] if period is not Period.SEASON or season is None else season_name(season)
    return message("rankings-luck-period", when=str(when), unit=unit_in(game))


def luck_board_lines(rows: Sequence[LuckRow]) -> list[str]:
    """Return a line for each member of a leaderboard without luck, best first."""
    if not rows:
        return [message("rankings-no-luck", matches=ENOUGH)]
    marks = [_MEDALS.get(place, f"{place}\\.") for place in range(1, len(rows) + 1)]
    return [f"{mark} {luck_line(row)}" for mark, row in zip(marks, rows, strict=True)]


def luck_line(row: LuckRow) -> str:
    """Return a member's row of a leaderboard without luck."""
    return f"{member(row.member_id)} · {_luck_words(row)}"


def _luck_words(row: LuckRow) -> str:
    """Return a row of a leaderboard without luck, without the member."""
    earned = within(row.earned, row.error)
    return message("rankings-luck-row", earned=earned, luck=in_tenths(row.luck), matches=row.matches)


def own_luck_line(rows: Sequence[LuckRow], member_id: int) -> str:
    """Return the reader's own place on a leaderboard without luck."""
    for place, row in enumerate(rows, 1):
        if row.member_id == member_id:
            return message("rankings-own", place=place, row=_luck_words(row))
    return message("rankings-own-none")


def luck_legend() -> str:
    """Return how to read a leaderboard without luck."""
    return f"-# {message('rankings-luck-legend')}"


# --- a member


def rating_line(rating: Rating | None) -> str:
    """Return a member's rating, its uncertainty, and the number of matches."""
    if rating is None:
        return message("rankings-none")
    matches = (
        message("rankings-matches-provisional", matches=rating.matches, enough=PROVISIONAL)
        if rating.provisional
        else message("rankings-matches-rated", matches=rating.matches)
    )
    return f"## {rating.rating} ± {rating.uncertainty}\n{matches}"


def computer_rating_lines(rating: Rating | None, game: str) -> list[str]:
    """Return a member's rating against computers, and theirs; empty without one."""
    if rating is None:
        return []
    shown_, uncertainty, matches = rating.rating, rating.uncertainty, rating.matches
    own = (
        message(
            "rankings-against-computers-provisional",
            rating=shown_,
            uncertainty=uncertainty,
            matches=matches,
        )
        if rating.provisional
        else message("rankings-against-computers", rating=shown_, uncertainty=uncertainty, matches=matches)
    )
    told = [f"{level_name(level)}\u00a0{fixed}" for level in LEVELS if (fixed := level_rating(level, game))]
    return [own, f"-# {' · '.join(told)}"]


def rating_story(game: str, points: Sequence[RatingPoint], matches: int) -> str:
    """Return the alt text of a plot of a rating, at most 1,024 characters without markup."""
    if not points:
        return message("rankings-story-none")
    first, last = points[0], points[-1]
    begun, now = _day(first.at), f"{last.rating} ± {last.uncertainty}"
    if len(points) == 1:
        return message("rankings-story-one", game=title(game), day=begun, now=now)
    best = max(points, key=lambda point: point.rating)
    worst = min(points, key=lambda point: point.rating)
    changes = [signed(after.rating - before.rating) for before, after in pairwise(points)][-CHANGES_TOLD:]
    until = _day(last.at)
    days = begun if begun == until else message("rankings-story-days", first=begun, last=until)
    told = [
        message("rankings-story-all", game=title(game), matches=matches, days=days)
        if matches == len(points)
        else message("rankings-story-last", game=title(game), shown=len(points), matches=matches, days=days),
        message("rankings-story-from", before=f"{first.rating} ± {first.uncertainty}", now=now),
        message(
            "rankings-story-best",
            best=best.rating,
            best_day=_day(best.at),
            worst=worst.rating,
            worst_day=_day(worst.at),
        ),
        message("rankings-story-changes", changes=with_commas(changes)),
    ]
    if matches - len(points) < PROVISIONAL - 1:
        told.append(message("rankings-story-provisional", enough=PROVISIONAL))
    return " ".join(told)


def _day(at: int) -> str:
    """Return a date (UTC) as text that needs no client: ``4 Oct 2026``."""
    return day(at, "medium")


def records_lines(found: Records, game: str) -> list[str]:
    """Return a member's records at a game with their dates, and what they first did when."""
    unit = unit_of(game)
    records: list[tuple[Record | None, Callable[[int], str]]] = [
        (found.rating, lambda value: message("rankings-record-rating", rating=value)),
        (found.streak, lambda value: message("rankings-record-streak", wins=value) if value > 1 else ""),
        (
            found.margin,
            lambda value: message(
                "rankings-record-margin", points=amount(value), count=abs(value), unit=unit
            ),
        ),
        (
            found.deal,
            lambda value: message("rankings-record-deal", points=amount(value), count=abs(value), unit=unit),
        ),
    ]
    parts = [
        f"{told} ({date(record.at)})"
        for record, words in records
        if record is not None and (told := words(record.value))
    ]
    firsts = [
        f"{name} ({date(found.firsts[ending])})"
        for ending, name in wording(game).firsts.items()
        if ending in found.firsts
    ]
    lines = [message("rankings-records", records=" · ".join(parts))] if parts else []
    return [*lines, message("rankings-firsts", firsts=" · ".join(firsts))] if firsts else lines


def matches_line(score: Score | None) -> str:
    """Return how a member's matches against people ended; ``""`` without any."""
    if score is None or not score.matches:
        return ""
    told = [
        message("rankings-count-won", matches=score.matches_won),
        message("rankings-count-lost", matches=score.matches_lost),
    ]
    if score.matches_drawn:
        told.append(message("rankings-count-drawn", matches=score.matches_drawn))
    if score.matches_abandoned:
        told.append(message("rankings-count-resigned", matches=score.matches_abandoned))
    return message("rankings-matches-ended", counts=" · ".join(told))


def head_to_head(found: HeadToHead) -> str:
    """Return the record between two members: ``7 : 5, 1 level``."""
    return message("rankings-between", ahead=found.ahead, behind=found.behind, level=found.level)


def opponents_lines(found: Sequence[Opponent]) -> list[str]:
    """Return a member's most frequent opponents, with their records."""
    if not found:
        return []
    lines = [
        message(
            "rankings-opponent",
            member=member(other.member_id),
            record=head_to_head(other.record),
            matches=other.record.matches,
        )
        for other in found
    ]
    return [message("rankings-opponents"), *(f"- {line}" for line in lines)]


def against_line(other: int, found: HeadToHead) -> str:
    """Return a member's record against another."""
    if not found.matches:
        return message("rankings-against-none", member=member(other))
    return message(
        "rankings-against", member=member(other), record=head_to_head(found), matches=found.matches
    )


def reliability_line(found: Reliability) -> str:
    """Return how many of the matches that a member began they finished, at all games."""
    if not found.started:
        return message("rankings-reliability-none")
    return message(
        "rankings-reliability", finished=found.finished, matches=found.started, percent=found.percent
    )


# --- matches


def history_lines(match: PlayedMatch, member_id: int, guild_id: int) -> list[str]:
    """Return a match for one of its members: result, table, opponents, rating change."""
    own = next(seat for seat in match.seats if seat.member_id == member_id)
    where = table_of(match, guild_id)
    if venue_of(guild_id) is not Venue.GUILD:
        pass  # there is nothing to link to
    elif match.message_id is not None:
        address = f"https://discord.com/channels/{guild_id}/{match.channel_id}/{match.message_id}"
        where = f"[{where}]({address})"
    elif match.channel_id:
        where = message("rankings-table-in", number=match.number, channel=f"<#{match.channel_id}>")
    sides = len({seat.team for seat in match.seats})
    details = [
        _score(match.seats, own, opponent_names(match, guild_id)),
        message("rankings-place-of", place=own.place, sides=sides),
        _rated(match, own.change),
    ]
    return [
        f"{_OUTCOMES[own.outcome]} · {title(match.game)} · {where} · {date(match.at)}",
        f"-# {' · '.join(details)}",
    ]


def table_of(match: PlayedMatch, guild_id: int | None) -> str:
    """Return a match's table by its number; friends share no count."""
    return str(friends.TABLE) if guild_id == FRIENDS else message("rankings-table", number=match.number)


def opponent_names(match: PlayedMatch, guild_id: int | None) -> dict[int, str]:
    """Return the names of people by seat whom nobody is to recognize.

    Those of the pool have the names that they showed in that match. Empty in guilds and among friends.
    """
    if guild_id != ANYONE:
        return {}
    named = {each.seat: Named(each.name) for each in match.seats if each.member_id is not None}
    return {seat: escape(in_language(each, guild_id).name) for seat, each in named.items()}


def _score(seats: Sequence[PlayedSeat], own: PlayedSeat, names: Mapping[int, str]) -> str:
    def player(seat: PlayedSeat) -> str:
        return names.get(seat.seat) or _player(seat)

    partners = [player(seat) for seat in seats if seat.team == own.team and seat is not own]
    rivals = [seat for seat in seats if seat.team != own.team]
    told = [f"{player(seat)} {seat.score}" for seat in sorted(rivals, key=lambda seat: seat.place)]
    left = len(told) - NAMED
    more = [message("rankings-more-players", count=left)] if left > 0 else []
    score, others = str(own.score), join([*told[:NAMED], *more])
    if partners:
        return message("rankings-score-with", score=score, partners=join(partners), others=others)
    return message("rankings-score-against", score=score, others=others)


def _player(seat: PlayedSeat) -> str:
    return message("rankings-a-computer") if seat.member_id is None else member(seat.member_id)


def match_label(match: PlayedMatch, member_id: int, guild_id: int | None = None) -> str:
    """Return a match for a menu, where nothing is formatted."""
    own = next(seat for seat in match.seats if seat.member_id == member_id)
    told = [
        table_of(match, guild_id),
        title(match.game),
        message("rankings-place", place=own.place),
        _rated(match, own.change),
    ]
    return " · ".join(told)


# --- the arithmetic


def unmentioned(line: str, match: PlayedMatch, member_id: int) -> str:
    """Return a line about a match of the pool with the names that the others showed there."""
    names = opponent_names(match, ANYONE)
    others = {seat.member_id: names[seat.seat] for seat in match.seats if seat.seat in names}
    others.pop(member_id, None)
    return _MENTION.sub(lambda found: others.get(int(found[1]), found[0]), line)


def arithmetic_lines(
    match: PlayedMatch, changes: Sequence[SeatChange], member_id: int, guild_id: int | None = None
) -> list[str]:
    """Return how a match changed a member's rating, step by step, and the others' changes.

    Without ``changes`` it did not.
    """
    heading = f"### {table_of(match, guild_id)} · {title(match.game)} · {date(match.at)}"
    if not changes:
        return [heading, str(NOT_RATED) if match.counted else message("rankings-not-played", moves=OWN_MOVES)]
    own = next(change for change in changes if change.member_id == member_id)
    found = own.explained
    teams = {change.team: change.explained.place for change in changes}
    tied = [*teams.values()].count(found.place)
    before, after = shown(found.before.mu), shown(found.after.mu)
    weight, spread = on_scale(found.weight), on_scale(found.spread)
    due = f"1 ÷ {tied}" if tied > 1 else "1"
    chances = " + ".join(decimal(chance, 2) for chance in found.chances)
    chances = f"({chances})" if len(found.chances) > 1 else chances
    surprise = _hundredths(found.surprise)
    begun = [
        message(
            "rankings-step-before",
            rating=before,
            uncertainty=shown_uncertainty(found.before.sigma),
        )
    ]
    if len(changes) > len(teams):
        begun.append(message("rankings-step-partners"))
    uncertainty = decimal((weight * spread) ** 0.5)
    formula = f"{decimal(weight)} × {surprise} = **{_hundredths(weight * found.surprise)}**"
    steps = [
        " ".join(begun),
        message(
            "rankings-step-chance",
            chance=decimal(100 * found.chance, 0),
            expected=decimal(found.expected_place),
            sides=len(teams),
            place=found.place,
            tied=tied,
        ),
        message("rankings-step-surprise", due=due, chances=chances, surprise=surprise),
        message(
            "rankings-step-weight",
            formula=f"{uncertainty}² ÷ {decimal(spread)} = **{decimal(weight)}**",
        ),
        _change_step(formula, found.share),
        _after_step(after, shown_uncertainty(found.after.sigma), own.number),
    ]
    return [
        heading,
        message(
            "rankings-result",
            member=member(member_id),
            before=before,
            after=after,
            change=signed(after - before),
            pool=_pool(own.pool is Pool.COMPUTERS),
        ),
        *(f"{number}. {step}" for number, step in enumerate(steps, 1)),
        *(f"-# {_other_change(change)}" for change in changes if change is not own),
    ]


def _change_step(formula: str, share: int) -> str:
    """Return the step that computes the change, and how much of it counts if not all."""
    if share == FULL:
        return message("rankings-step-change", formula=formula)
    percent = f"{100 * share / FULL:.4g}"
    return message("rankings-step-change-share", formula=formula, share=percent, days=RECENT_MS // _DAY_MS)


def _after_step(rating: int, uncertainty: int, number: int) -> str:
    if number >= PROVISIONAL:
        return message("rankings-step-after", rating=rating, uncertainty=uncertainty, number=number)
    return message(
        "rankings-step-after-provisional",
        rating=rating,
        uncertainty=uncertainty,
        number=number,
        enough=PROVISIONAL,
    )


def _other_change(change: SeatChange) -> str:
    place = change.explained.place
    if change.member_id is None:
        rating = rating_number(shown(change.explained.before.mu))
        level = level_name(Level(change.level)) if change.level is not None else ""
        return message("rankings-result-computer", level=level, place=place, rating=rating)
    before, after = shown(change.explained.before.mu), shown(change.explained.after.mu)
    return message(
        "rankings-result-other",
        member=member(change.member_id),
        place=place,
        before=before,
        after=after,
        change=signed(after - before),
    )


# --- seasons


def season_name(season: Season) -> str:
    """Return a season's number, and its name if it has ended."""
    if season.name is None:
        return message("rankings-season-number", number=season.number)
    return message("rankings-season-named", number=season.number, name=quoted(season.name))


def season_label(number: int) -> str:
    """Return the label of a button that leads to a season."""
    return message("rankings-button-season-number", number=number)


def season_span(season: Season) -> str:
    """Return a season's first and last day."""
    if season.ended_at is None:
        if not season.begun_at:
            return message("rankings-span-from-first")
        return message("rankings-span-since", begun=date(season.begun_at))
    return message("rankings-span-from-to", begun=date(season.begun_at), ended=date(season.ended_at))


def season_lines(found: Sequence[Season]) -> list[str]:
    """Return a line for each season, the current one first."""
    return [f"**{season_name(season)}** · {season_span(season)}" for season in found]


def ending(season: Season, name: str) -> str:
    """Return the question that confirms the end of a season."""
    return message("rankings-ending", number=season.number, span=season_span(season), name=quoted(name))


def ended(season: Season) -> str:
    """Return that a season has ended."""
    name, number, following = season_name(season), season.number, season.number + 1
    if season.ended_at is None:
        return message("rankings-ended", season=name, number=number, next=following)
    when = day_and_time(season.ended_at)
    return message("rankings-ended-at", season=name, when=when, number=number, next=following)


# --- outside of guilds

PLACES: Final = {
    None: LazyMessage("rankings-here"),
    ANYONE: LazyMessage("rankings-in-pool"),
    FRIENDS: LazyMessage("rankings-with-friends"),
}
"""Where a member's own matches were played, on buttons; None: in this guild."""
