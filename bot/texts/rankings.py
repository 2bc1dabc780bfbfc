"""Rankings in words: leaderboards, a member's rating and matches, rating changes, seasons."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Final

from bot.texts import chips
from bot.texts.chips import day_and_time
from bot.texts.coach import signed as in_tenths
from bot.texts.coach import unit_in, within
from bot.texts.games import wording
from bot.texts.names import isolated, join, plural, quoted
from bot.texts.scores import in_units
from bot.texts.words import level_rating, rating_number
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
from engine import GAMES
from engine.ai import LEVELS

LEADERBOARD: Final = "The best players of a game in this server"
STATS: Final = "A member's statistics: rating over time, records, opponents"
HISTORY: Final = "A member's matches, newest first, and how each changed the rating"
SEASON: Final = "Seasons of the rankings"
SEASON_LIST: Final = "All seasons of this server"
SEASON_END: Final = "End the current season; its board is kept, and the next begins (moderators)"

GAME: Final = "Which game"
GAME_OR_LAST: Final = "Which game (default: the last one here)"
PERIOD: Final = "Which period (default: all time)"
SEASON_NUMBER: Final = "The number of a season (default: the current one)"
WHOSE: Final = "Which member (default: you)"
AGAINST: Final = "Also show the record against this member"
SEASON_NAME: Final = "A name for the season that ends"
CONFIRM: Final = "Yes, end it"

PERIODS: Final = {
    Period.DAY: "Today",
    Period.WEEK: "This week",
    Period.MONTH: "This month",
    Period.SEASON: "Season",
    Period.ALL: "All time",
}
PERIOD_LABELS: Final = {
    Period.DAY: "Day",
    Period.WEEK: "Week",
    Period.MONTH: "Month",
    Period.SEASON: "Season",
    Period.ALL: "All",
}
"""On buttons, five of which must fit into a row."""
WITHOUT_LUCK: Final = "Luck-adjusted"
WITH_LUCK: Final = "Actual results"
LUCK_OPTION: Final = "Rank members by luck-adjusted results"
OLDER: Final = "Older"
NEWEST: Final = "Newest"
BACK: Final = "Back to the matches"
CHOOSE_MATCH: Final = "Choose a match: rating change and replay …"
BOARD: Final = "Leaderboard"
MATCHES: Final = "Matches"

PROVISIONAL_WORD: Final = "provisional"

NOBODY: Final = (
    "Nobody is on this board yet. Only matches without computer players are rated; `/table open` opens a "
    "table."
)
NO_MATCHES: Final = "No match has been finished yet."
NO_MORE_MATCHES: Final = "There are no earlier matches."
NOT_RATED: Final = "That match did not change any rating."
NOT_PLAYED: Final = (
    "That match did not count: somebody left it, or let the computer play, with fewer than "
    f"{OWN_MOVES} moves of their own. All chips went back. `/help topic:ratings`"
)
HELP: Final = f"""\
### Ratings
Every game has its own rating. You start with 1500 ± 500. A win against a higher rating gains a lot, against \
a lower one little; `/history` shows the calculation for every match. A rating is {PROVISIONAL_WORD} until \
{PROVISIONAL} matches have been rated.
**Rated** Matches without computer players are rated. Seasons end, ratings go on.
**Against computers** A match that you play alone against computers changes another rating, apart from that \
among people: `/stats` shows it, no leaderboard does. *normal* has 1500 there, the other levels what their \
matches against each other gave, and theirs never changes. Hints are allowed. Such a match counts in full.
**Which matches count** Everybody has to play: at least {OWN_MOVES} moves of their own, or all their moves \
in a match that is over sooner. Moves by the computer, or after time ran out, are not your own. If somebody \
resigns or stays away before that, the match is not rated, no win or streak counts, and all stakes and \
payments go back. For the player who resigned it counts as unfinished, which lowers reliability (`/stats`).
**The same opponents** Within {RECENT_MS // 86_400_000} days, all matches between the same two members count \
for less than {MOST}: the first {MOST - 1} count in full, the next one half, the one after it a quarter, and \
so on. Older matches stop counting against this. At a larger table the two who have met most often decide.
-# Matches from before a rule keep their rating. The model is Plackett–Luce from OpenSkill."""
COMPUTER: Final = "Computers and bots have no rating, records or streaks."
SEASON_GONE: Final = "Somebody else has ended the season in the meantime."
ONESELF: Final = "Nobody plays against themselves."
NAMED: Final = 4
"""The most other players named in the line of a match."""
CHANGES_TOLD: Final = 10
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
_OUTCOMES: Final = {
    SeatOutcome.WON: "🏆 **Won**",
    SeatOutcome.LOST: "⚪ Lost",
    SeatOutcome.DRAWN: "🤝 Drawn",
    SeatOutcome.ABANDONED: "🚪 Resigned",
}


def _not_rated(match: PlayedMatch) -> str:
    return "not rated" if match.counted else "not rated: not everybody played"


def _rated(match: PlayedMatch, change: int | None) -> str:
    """Return how a match changed a rating."""
    if change is None:
        return _not_rated(match)
    return f"rating{_against(computers=match.against_computers)} {signed(change)}"


def _against(*, computers: bool) -> str:
    return " against computers" if computers else ""


def signed(change: int) -> str:
    """Return a change of a rating: ``+24``, ``−8``, ``±0``."""
    return f"{change:+}".replace("-", "−") if change else "±0"


def _decimal(value: float) -> str:
    return f"{value:+.2f}".replace("-", "−")


def member(member_id: int) -> str:
    """Return a member, isolated because the name may be written from right to left."""
    return isolated(chips.member(member_id))


def title(game: str) -> str:
    """Return the title of a game, or the key of one that no longer exists."""
    return GAMES[game].title if game in GAMES else game


def _day(at: int) -> str:
    """Return a date (UTC) as text that needs no client: ``4 Oct 2026``."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return f"{moment.day} {moment:%b %Y}"


def date(at: int) -> str:
    """Return a date as Discord's timestamp."""
    return f"<t:{at // 1000}:d>"


# --- at the table


def asked(percent: int) -> str:
    """Return the reliability that a table requires; ``""`` for none."""
    return f"**Reliability** {percent} % of matches finished, or a newcomer" if percent else ""


def change_lines(changes: Sequence[SeatChange], names: Sequence[str]) -> str:
    """Return how a match changed the ratings of its people; ``""`` if it was not rated."""
    if not changes:
        return ""
    of_people = sorted(
        (change for change in changes if change.member_id is not None), key=lambda change: change.seat
    )
    told = [f"{names[change.seat]} {changed(change)}" for change in of_people]
    hollow = any(change.number < PROVISIONAL for change in of_people)
    legend = f"\n-# ? {PROVISIONAL_WORD}: fewer than {PROVISIONAL} rated matches" if hollow else ""
    apart = changes[0].pool is Pool.COMPUTERS
    return f"📈 **{'Rating against computers' if apart else 'Ratings'}** {' · '.join(told)}{legend}"


def uncounted_line(idle: Sequence[str], *, booked: bool) -> str:
    """Return why a match does not count; ``""`` if ``idle`` is empty.

    ``idle``: the names of those who have not played; ``booked``: whether it was played for chips.
    """
    if not idle:
        return ""
    back = " All chips went back." if booked else ""
    return (
        f"📈 **Not rated**: {join(idle)} made fewer than {OWN_MOVES} moves of their own.{back}\n"
        "-# `/help topic:ratings` explains which matches count"
    )


def own_change(change: SeatChange) -> str:
    """Return a player's rating after a match, for the player, to follow others in a sentence."""
    return f"your rating{_against(computers=change.pool is Pool.COMPUTERS)} is {changed(change)}"


def changed(change: SeatChange) -> str:
    """Return a rating after a match, and its change."""
    before, after = shown(change.explained.before.mu), shown(change.explained.after.mu)
    mark = "?" if change.number < PROVISIONAL else ""
    return f"**{after}{mark}** ({signed(after - before)})"


# --- boards


def period_line(period: Period, season: Season | None) -> str:
    """Return what a leaderboard covers, and its order."""
    order = (
        "highest rating first, provisional ratings last"
        if period in (Period.SEASON, Period.ALL)
        else "most wins first"
    )
    if period is Period.SEASON and season is not None:
        return f"**{season_name(season)}** · {season_span(season)}\n-# {order}"
    days = {Period.DAY: ", UTC", Period.WEEK: ", from Monday, UTC", Period.MONTH: ", UTC"}.get(period, "")
    return f"**{PERIODS[period]}**{days} · {order}"


def board_lines(rows: Sequence[BoardRow], period: Period) -> list[str]:
    """Return a line for each member of a leaderboard, best first; equals share a place."""
    if not rows:
        return [NOBODY]
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
    rating = f"**{row.rating}** ± {row.uncertainty}"
    if row.provisional:
        rating += f", {PROVISIONAL_WORD}"
    of_all = f"{row.wins} of {row.matches} won"
    if period in (Period.SEASON, Period.ALL):
        return f"{member(row.member_id)} · {rating} · {of_all}"
    return f"{member(row.member_id)} · **{row.wins}** of {row.matches} won · {rating.replace('**', '')}"


def own_line(own: tuple[BoardRow, int | None] | None, period: Period) -> str:
    """Return the reader's own place."""
    if own is None:
        return "You are not on this board yet."
    row, place = own
    where = f"place {place}" if place is not None else f"beyond place {MOST_COUNTED}"
    return f"You: {where} · {board_line(row, period).partition(' · ')[2]}"


# --- leaderboards without luck

NO_LUCK: Final = (
    f"Nobody is on this board yet: it takes {ENOUGH} rated matches in this period with their luck measured, "
    "which happens automatically after each match."
)


def luck_period_line(period: Period, season: Season | None, game: str) -> str:
    """Return what a leaderboard without luck covers, and its order."""
    when = PERIODS[period] if period is not Period.SEASON or season is None else season_name(season)
    return f"**{when}** · luck-adjusted {unit_in(game)} a deal, best first"


def luck_board_lines(rows: Sequence[LuckRow]) -> list[str]:
    """Return a line for each member of a leaderboard without luck, best first."""
    if not rows:
        return [NO_LUCK]
    marks = [_MEDALS.get(place, f"{place}\\.") for place in range(1, len(rows) + 1)]
    return [f"{mark} {luck_line(row)}" for mark, row in zip(marks, rows, strict=True)]


def luck_line(row: LuckRow) -> str:
    """Return a member's row of a leaderboard without luck."""
    matches = plural(row.matches, "match", "matches")
    made = f"**{within(row.earned, row.error)}** · luck {in_tenths(row.luck)}"
    return f"{member(row.member_id)} · {made} · {matches}"


def own_luck_line(rows: Sequence[LuckRow], member_id: int) -> str:
    """Return the reader's own place on a leaderboard without luck."""
    for place, row in enumerate(rows, 1):
        if row.member_id == member_id:
            return f"You: place {place} · {luck_line(row).partition(' · ')[2]}"
    return "You are not on this board yet."


def luck_legend() -> str:
    """Return how to read a leaderboard without luck."""
    return (
        "-# ±: 95 % confidence; members whose intervals overlap may be equally good. `/help topic:review` "
        "explains luck."
    )


# --- a member


def rating_line(rating: Rating | None) -> str:
    """Return a member's rating, its uncertainty, and the number of matches."""
    if rating is None:
        return "Not rated among people yet: this takes a match without computer players."
    shown_ = f"## {rating.rating} ± {rating.uncertainty}"
    matches = plural(rating.matches, "rated match", "rated matches")
    return f"{shown_}\n{f'Provisional: {matches} of {PROVISIONAL}' if rating.provisional else matches}"


def computer_rating_lines(rating: Rating | None, game: str) -> list[str]:
    """Return a member's rating against computers, and theirs; empty without one."""
    if rating is None:
        return []
    matches = plural(rating.matches, "match", "matches")
    known = f"{PROVISIONAL_WORD}, {matches}" if rating.provisional else matches
    own = f"**Rating against computers** {rating.rating} ± {rating.uncertainty} ({known})"
    told = [f"{level}\u00a0{fixed}" for level in LEVELS if (fixed := level_rating(level, game))]
    return [own, f"-# {' · '.join(told)}"]


def rating_story(game: str, points: Sequence[RatingPoint], matches: int) -> str:
    """Return the alt text of a plot of a rating, at most 1,024 characters without markup."""
    if not points:
        return "No match has been rated yet."
    first, last = points[0], points[-1]
    now = f"{last.rating} ± {last.uncertainty}"
    if len(points) == 1:
        return f"{title(game)}: one rated match, on {_day(last.at)}; the rating is {now}."
    best = max(points, key=lambda point: point.rating)
    worst = min(points, key=lambda point: point.rating)
    changes = [signed(after.rating - before.rating) for before, after in pairwise(points)][-CHANGES_TOLD:]
    told = f"each of {matches}" if matches == len(points) else f"the last {len(points)} of {matches}"
    hollow = matches - len(points) < PROVISIONAL - 1
    until = f" Ratings before match {PROVISIONAL} are {PROVISIONAL_WORD}." if hollow else ""
    days = dict.fromkeys((_day(first.at), _day(last.at)))
    return (
        f"{title(game)}, rating after {told} rated matches, {' to '.join(days)}. "
        f"From {first.rating} ± {first.uncertainty} to {now}. "
        f"Highest {best.rating} on {_day(best.at)}, lowest {worst.rating} on {_day(worst.at)}. "
        f"Last changes: {', '.join(changes)}.{until}"
    )


def records_lines(found: Records, game: str) -> list[str]:
    """Return a member's records at a game with their dates, and what they first did when."""
    records: list[tuple[Record | None, Callable[[int], str]]] = [
        (found.rating, lambda value: f"rating {value}"),
        (found.streak, lambda value: f"{value} wins in a row" if value > 1 else ""),
        (found.margin, lambda value: f"a win by {in_units(value, game)}"),
        (found.deal, lambda value: f"{in_units(value, game)} in a deal".replace("-", "−")),
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
    lines = [f"**Records** {' · '.join(parts)}"] if parts else []
    return [*lines, f"**First** {' · '.join(firsts)}"] if firsts else lines


def matches_line(score: Score | None) -> str:
    """Return how a member's matches against people ended; ``""`` without any."""
    if score is None or not score.matches:
        return ""
    told = [f"{score.matches_won} won", f"{score.matches_lost} lost"]
    told += [f"{score.matches_drawn} drawn"] if score.matches_drawn else []
    told += [f"{score.matches_abandoned} resigned"] if score.matches_abandoned else []
    return f"**Matches** {' · '.join(told)}"


def head_to_head(found: HeadToHead) -> str:
    """Return the record between two members: ``7 : 5, 1 level``."""
    level = f", {found.level} level" if found.level else ""
    return f"{found.ahead} : {found.behind}{level}"


def opponents_lines(found: Sequence[Opponent]) -> list[str]:
    """Return a member's most frequent opponents, with their records."""
    if not found:
        return []
    lines = [
        f"{member(other.member_id)} {head_to_head(other.record)} "
        f"in {plural(other.record.matches, 'match', 'matches')}"
        for other in found
    ]
    return ["**Most frequent opponents** (ahead : behind)", *(f"- {line}" for line in lines)]


def against_line(other: int, found: HeadToHead) -> str:
    """Return a member's record against another."""
    if not found.matches:
        return f"**Against {member(other)}** no match at this game yet"
    return (
        f"**Against {member(other)}** {head_to_head(found)} in {plural(found.matches, 'match', 'matches')}"
        " (ahead : behind)"
    )


def reliability_line(found: Reliability) -> str:
    """Return how many of the matches that a member began they finished, at all games."""
    if not found.started:
        return "**Reliability** no match with other people yet"
    matches = plural(found.started, "match", "matches")
    return f"**Reliability** {found.finished} of {matches} finished ({found.percent} %), at all games"


# --- matches


def history_lines(match: PlayedMatch, member_id: int, guild_id: int) -> list[str]:
    """Return a match for one of its members: result, table, opponents, rating change."""
    own = next(seat for seat in match.seats if seat.member_id == member_id)
    where = f"Table {match.number}"
    if match.message_id is not None:
        address = f"https://discord.com/channels/{guild_id}/{match.channel_id}/{match.message_id}"
        where = f"[{where}]({address})"
    elif match.channel_id:
        where += f" in <#{match.channel_id}>"
    teams = len({seat.team for seat in match.seats})
    details = [f"**{own.score}** {_others(match.seats, own)}", f"place {own.place} of {teams}"]
    details.append(_rated(match, own.change))
    return [
        f"{_OUTCOMES[own.outcome]} · {title(match.game)} · {where} · {date(match.at)}",
        f"-# {' · '.join(details)}",
    ]


def _others(seats: Sequence[PlayedSeat], own: PlayedSeat) -> str:
    partners = [_player(seat) for seat in seats if seat.team == own.team and seat is not own]
    rivals = [seat for seat in seats if seat.team != own.team]
    told = [f"{_player(seat)} {seat.score}" for seat in sorted(rivals, key=lambda seat: seat.place)]
    more = [f"{len(told) - NAMED} more"] if len(told) > NAMED else []
    together = f"with {join(partners)} " if partners else ""
    return f"{together}against {join([*told[:NAMED], *more])}"


def _player(seat: PlayedSeat) -> str:
    return "🤖 a computer" if seat.member_id is None else member(seat.member_id)


def match_label(match: PlayedMatch, member_id: int) -> str:
    """Return a match for a menu, where nothing is formatted."""
    own = next(seat for seat in match.seats if seat.member_id == member_id)
    rated = _rated(match, own.change)
    return f"Table {match.number} · {title(match.game)} · place {own.place} · {rated}"


# --- the arithmetic


def arithmetic_lines(match: PlayedMatch, changes: Sequence[SeatChange], member_id: int) -> list[str]:
    """Return how a match changed a member's rating, step by step, and the others' changes.

    Without ``changes`` it did not.
    """
    heading = f"### Table {match.number} · {title(match.game)} · {date(match.at)}"
    if not changes:
        return [heading, NOT_RATED if match.counted else NOT_PLAYED]
    own = next(change for change in changes if change.member_id == member_id)
    found = own.explained
    teams = {change.team: change.explained.place for change in changes}
    tied = [*teams.values()].count(found.place)
    before, after = shown(found.before.mu), shown(found.after.mu)
    weight, spread = on_scale(found.weight), on_scale(found.spread)
    due = f"1 ÷ {tied}" if tied > 1 else "1"
    chances = " + ".join(f"{chance:.2f}" for chance in found.chances)
    chances = f"({chances})" if len(found.chances) > 1 else chances
    surprise = _decimal(found.surprise)
    steps = [
        f"**Before** the match the rating was {before} ± {shown_uncertainty(found.before.sigma)}."
        + (" Partners' ratings are added up." if len(changes) > len(teams) else ""),
        (
            f"**Winning chance**, from all ratings: {100 * found.chance:.0f} %. Expected place: "
            f"{found.expected_place:.1f} of {len(teams)}. Actual place: **{found.place}**"
            + (f", shared by {tied}." if tied > 1 else ".")
        ),
        (
            f"**Surprise**: {due} for coming first among the rest, minus the chances of coming first at "
            f"each place down to the actual one: {due} − {chances} = **{surprise}**"
        ),
        (
            "**Weight**: own uncertainty squared, divided by that of the whole table: "
            f"{(weight * spread) ** 0.5:.1f}² ÷ {spread:.1f} = **{weight:.1f}**"
        ),
        f"**Change**: {weight:.1f} × {surprise} = **{_decimal(weight * found.surprise)}**"
        + _share(found.share),
        (
            f"**After** the match the rating is {after} ± {shown_uncertainty(found.after.sigma)}. "
            f"It was rated match {own.number}{_until(own.number)}"
        ),
    ]
    return [
        heading,
        f"{member(member_id)} **{before} → {after}** ({signed(after - before)})"
        + _against(computers=own.pool is Pool.COMPUTERS),
        *(f"{number}. {step}" for number, step in enumerate(steps, 1)),
        *(_other_change(change) for change in changes if change is not own),
    ]


def _share(share: int) -> str:
    """Return how much of a change counts, if not all of it."""
    if share == FULL:
        return ""
    return (
        f", of which **{100 * share / FULL:.4g} %** counts: two of you have met often within "
        f"{RECENT_MS // 86_400_000} days (`/help topic:ratings`)"
    )


def _until(number: int) -> str:
    return f", so it is {PROVISIONAL_WORD} until match {PROVISIONAL}." if number < PROVISIONAL else "."


def _other_change(change: SeatChange) -> str:
    if change.member_id is None:
        rating = rating_number(shown(change.explained.before.mu))
        return f"-# 🤖 {change.level} computer, place {change.explained.place}: {rating}, which never changes"
    before, after = shown(change.explained.before.mu), shown(change.explained.after.mu)
    who = f"{member(change.member_id)}, place {change.explained.place}"
    return f"-# {who}: {before} → {after} ({signed(after - before)})"


# --- seasons


def season_name(season: Season) -> str:
    """Return a season's number, and its name if it has ended."""
    return f"Season {season.number}" + (f" {quoted(season.name)}" if season.name is not None else "")


def season_span(season: Season) -> str:
    """Return a season's first and last day."""
    if season.ended_at is None:
        return f"since {date(season.begun_at)}" if season.begun_at else "from the first match on"
    return f"{date(season.begun_at)} to {date(season.ended_at)}"


def season_lines(found: Sequence[Season]) -> list[str]:
    """Return a line for each season, the current one first."""
    return [f"**{season_name(season)}** · {season_span(season)}" for season in found]


def ending(season: Season, name: str) -> str:
    """Return the question that confirms the end of a season."""
    return (
        f"### End season {season.number}?\nIt runs {season_span(season)} and will be called {quoted(name)}. "
        "Its board is kept, and the next season begins immediately; ratings go on. This cannot be undone. "
        "To end it, use the command again with `confirm` True."
    )


def ended(season: Season) -> str:
    """Return that a season has ended."""
    at = f" ({day_and_time(season.ended_at)})" if season.ended_at is not None else ""
    return (
        f"**{season_name(season)}** has ended{at}. Its board stays: `/leaderboard period:season "
        f"season:{season.number}`. Season {season.number + 1} has begun."
    )
