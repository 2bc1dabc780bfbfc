"""Boards and statistics in a guild with a million matches, and rating further matches.

The results are written directly, as they would be stored after years: rating them one by one would take
half an hour. So their ratings are random; everything else (counts, boards, order) is realistic.
"""

import asyncio
import contextlib
import itertools
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

from data import scores
from data.db.connection import open_database
from data.db.database import Database
from data.rankings import leaderboards, member_statistics
from data.rankings.leaderboards import Period, period_key
from data.rankings.milestones import match_milestones
from data.rankings.rating_model import PROVISIONAL, shown, shown_uncertainty
from data.rankings.ratings import rate_pending
from data.tables.table_chain import Links
from data.tables.tables import finish_match, open_table
from engine.match import Outcome
from tests.tools.bench.bench_storage import _table

SHORT, LONG = 50_000, 1_000_000
"""Matches."""
MEMBERS, READS, RATED = 5_000, 300, 500
DEALS = 3
"""Deals of a match."""
FIRSTS = 5_000
"""Last matches in which the deals ended as none did before, so that some are somebody's first."""
GUILD, GAME = 1, "gin"
BEGAN = 1_700_000_000_000
BETWEEN = 60_000  # a match a minute, for two years


def _fill(path: str, count: int) -> None:
    """Write the results of ``count`` matches, with ratings and boards."""
    rng = Random(1)
    weights = list(itertools.accumulate(1 / (10 + rank) for rank in range(MEMBERS)))
    pairs = zip(
        rng.choices(range(1, MEMBERS + 1), cum_weights=weights, k=count),
        rng.choices(range(1, MEMBERS + 1), cum_weights=weights, k=count),
        strict=True,
    )
    matches = [(one, other if other != one else one % MEMBERS + 1) for one, other in pairs]
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode = OFF").close()
        raw.execute("PRAGMA synchronous = OFF")
        raw.execute("PRAGMA cache_size = -500000")  # KiB: nothing is written twice
        raw.execute("PRAGMA foreign_keys = OFF")
        indexes = raw.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL "
            "AND tbl_name IN ('match_seats', 'result_seats', 'boards', 'scores', 'seats', 'tables')"
        ).fetchall()
        raw.execute("BEGIN")
        for name, _ in indexes:
            raw.execute(f"DROP INDEX {name}")
        for table, columns, rows in (
            (
                "tables",
                (
                    "table_id, guild_id, channel_id, number, game, spec_version, options, seat_count, "
                    "status, turn_ms, first_dealer, created_at, started_at, ended_at, message_id"
                ),
                (
                    (f"{n:07}", GUILD, 1, n, GAME, 1, "{}", 2, "over", 0, 0, _at(n), _at(n), _at(n), n)
                    for n in range(1, count + 1)
                ),
            ),
            ("seats", "table_id, seat, kind, member_id, name, away, misses, joined_at", _seats(matches)),
            (
                "match_results",
                "table_id, sequence, outcome, at",
                (
                    (f"{n:07}", n, '{"ending":"target","winners":[0],"scores":[100,40]}', _at(n))
                    for n in range(1, count + 1)
                ),
            ),
            (
                "match_seats",
                "table_id, seat, member_id, score, outcome, team, place, margin, guild_id, game, sequence",
                (
                    (f"{n:07}", seat, member, score, outcome, seat, seat + 1, margin, GUILD, GAME, n)
                    for n, match in enumerate(matches, 1)
                    for seat, (member, score, outcome, margin) in enumerate(
                        zip(match, (100, 40), ("won", "lost"), (60, None), strict=True)
                    )
                ),
            ),
            (
                "results",
                "table_id, deal, ending, winner, result, at",
                (
                    (f"{n:07}", deal, "knock" if n <= count - FIRSTS else "gin", deal % 2, "{}", _at(n))
                    for n in range(1, count + 1)
                    for deal in range(DEALS)
                ),
            ),
            (
                "result_seats",
                "table_id, deal, seat, member_id, points, chips, team",
                (
                    (f"{n:07}", deal, seat, member, (seat == deal % 2) * (n % 61 + deal), 0, seat)
                    for n, match in enumerate(matches, 1)
                    for deal in range(DEALS)
                    for seat, member in enumerate(match)
                ),
            ),
            ("rated", "sequence, previous", ((n, n - 1 or None) for n in range(1, count + 1))),
        ):
            marks = ", ".join("?" * len(columns.split(",")))
            raw.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)
        _rank(raw, matches, rng)
        for _, sql in indexes:
            raw.execute(sql)
        raw.execute("COMMIT")


def _at(number: int) -> int:
    return BEGAN + number * BETWEEN


@lru_cache(maxsize=1)
def _keys(day: int) -> list[str]:
    return [period_key(period, day * 86_400_000, 1) for period in Period]


def _seats(matches: list[tuple[int, int]]) -> Iterator[tuple[object, ...]]:
    for number, match in enumerate(matches, 1):
        for seat, member in enumerate(match):
            yield f"{number:07}", seat, "person", member, "somebody", 0, 0, _at(number)


def _rank(raw: sqlite3.Connection, matches: list[tuple[int, int]], rng: Random) -> None:
    """Write rating changes with random ratings, boards and scores."""
    played, won = [0] * (MEMBERS + 1), [0] * (MEMBERS + 1)
    mu = [25_000_000 + int(rng.gauss(0, 4_000_000)) for _ in range(MEMBERS + 1)]
    boards: dict[tuple[str, int], tuple[int, int, int, int, int]] = {}

    def changes() -> Iterator[tuple[object, ...]]:
        for number, match in enumerate(matches, 1):
            keys = _keys(_at(number) // 86_400_000)
            for seat, member in enumerate(match):
                played[member] += 1
                won[member] += not seat
                before, after = mu[member], mu[member] + rng.randrange(-200_000, 200_000)
                mu[member], sigma = after, 1_500_000 + 7_000_000 // played[member]
                yield (
                    GUILD,
                    GAME,
                    member,
                    played[member],
                    f"{number:07}",
                    seat,
                    before,
                    sigma,
                    after,
                    sigma,
                    number,
                )
                now = shown(after), shown_uncertainty(sigma), int(played[member] >= PROVISIONAL)
                for key in keys:
                    had = boards.get((key, member), (0, 0))
                    boards[key, member] = (had[0] + 1, had[1] + (not seat), *now)

    raw.executemany(
        "INSERT INTO rating_changes (guild_id, game, member_id, number, table_id, seat, mu_before, "
        "sigma_before, mu_after, sigma_after, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        sorted(changes()),
    )
    raw.executemany(
        "INSERT INTO boards (guild_id, game, period, member_id, matches, wins, rating, uncertainty, settled) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        sorted((GUILD, GAME, *key, *row) for key, row in boards.items()),
    )
    raw.executemany(
        "INSERT INTO tallies (guild_id, member_id, game, practice, ending, made, suffered) "
        "VALUES (?, ?, ?, 0, ?, ?, 0)",
        (
            (GUILD, member, GAME, ending, DEALS * played[member])
            for member in range(1, MEMBERS + 1)
            for ending in ("gin", "knock")
        ),
    )
    raw.executemany(
        "INSERT INTO scores (guild_id, member_id, game, practice, matches, matches_won, deals, deals_won) "
        "VALUES (?, ?, ?, 0, ?, ?, ?, ?)",
        (
            (GUILD, member, GAME, played[member], won[member], played[member], won[member])
            for member in range(1, MEMBERS + 1)
        ),
    )


async def _times(ask: Callable[[int], Awaitable[object]], count: int = READS) -> list[float]:
    """Return the duration of each call in milliseconds, in ascending order."""
    took = []
    for number in range(count):
        began = time.perf_counter()
        await ask(number)
        took.append(1e3 * (time.perf_counter() - began))
    return sorted(took)


async def _measure(db: Database, count: int) -> list[tuple[str, float, str]]:
    rng = Random(3)
    now = _at(count)
    days = count * BETWEEN // 86_400_000

    async def board(period: Period) -> list[float]:
        return await _times(
            lambda _: leaderboards.leaderboard(
                db, GUILD, GAME, period, at=now - rng.randrange(days) * 86_400_000
            )
        )

    def member() -> int:
        return rng.randrange(1, MEMBERS + 1)

    asked = {f"a board of period '{period}'": await board(period) for period in Period}
    asked["a member's place on the board of all time"] = await _times(
        lambda _: leaderboards.own_place(db, GUILD, GAME, Period.ALL, member(), at=now)
    )
    asked["the board of scores"] = await _times(lambda _: scores.board(db, GUILD, GAME))
    asked["a page of a member's history"] = await _times(
        lambda number: member_statistics.history(db, GUILD, 1 + number % 50, before=rng.randrange(count))
    )
    asked["reliability of a busy member"] = await _times(
        lambda number: member_statistics.reliability(db, GUILD, 1 + number % 50)
    )
    busy = {
        "rating over time": lambda _: member_statistics.rating_history(db, GUILD, GAME, 1),
        "records": lambda _: member_statistics.records(db, GUILD, GAME, 1),
        "opponents": lambda _: member_statistics.opponents(db, GUILD, GAME, 1),
        "head to head": lambda number: member_statistics.head_to_head(db, GUILD, GAME, 1, 2 + number),
    }
    own = "SELECT table_id FROM match_seats WHERE guild_id = ? AND member_id = 1"
    newest = [table for (table,) in await db.read(f"{own} ORDER BY sequence DESC LIMIT 20", (GUILD,))]
    [(with_first,)] = await db.read(f"{own} AND sequence > ? LIMIT 1", (GUILD, count - FIRSTS))
    busy["milestones of a match"] = lambda number: match_milestones(db, newest[number])
    busy["milestones of a match with a first"] = lambda _: match_milestones(db, with_first)
    for name, ask in busy.items():
        asked[f"{name} of the busiest member"] = await _times(ask, 20)
    rows = []
    for name, took in asked.items():
        rows.append((f"{name}, p50", took[len(took) // 2], "ms"))
        rows.append((f"{name}, p99", took[99 * len(took) // 100], "ms"))
    return [*rows, *await _rating(db, count)]


async def _rating(db: Database, count: int) -> list[tuple[str, float, str]]:
    """Let matches end and rate them, one by one and as a backlog."""
    rng = Random(4)

    async def end(number: int) -> None:
        pair = tuple(rng.sample(range(1, MEMBERS + 1), 2))
        await db.write(
            [
                *open_table(_table(count + number)),
                *finish_match(
                    f"t{count + number}",
                    Outcome("target", (0,), (100, 40)),
                    guild_id=GUILD,
                    game=GAME,
                    members=pair,
                    at=_at(count + number),
                    links=Links(),
                ),
            ]
        )

    alone = []
    for number in range(1, RATED + 1):
        await end(number)
        alone += await _times(lambda _: rate_pending(db), 1)
    for number in range(RATED + 1, 3 * RATED + 1):
        await end(number)
    cpu, began = time.process_time(), time.perf_counter()
    if await rate_pending(db) != 2 * RATED:
        raise RuntimeError("not every finished match was rated")
    wall, busy = time.perf_counter() - began, time.process_time() - cpu
    return [
        ("rating a match when it ends, p50", sorted(alone)[RATED // 2], "ms"),
        ("rating a match when it ends, p99", sorted(alone)[99 * RATED // 100], "ms"),
        ("rating a backlog of matches", 2 * RATED / wall, "1/s"),
        ("CPU of rating a match of a backlog", 1e3 * busy / (2 * RATED), "ms"),
    ]


async def _boards(folder: str, count: int) -> list[tuple[str, float, str]]:
    url = f"sqlite:///{folder}/bench.sqlite3"
    await (await open_database(url)).close()
    began = time.perf_counter()
    _fill(f"{folder}/bench.sqlite3", count)
    filled = time.perf_counter() - began
    db = await open_database(url)
    try:
        [(results,)] = await db.read("SELECT count(*) FROM match_results")
        [(entries,)] = await db.read("SELECT count(*) FROM boards")
        measured = await _measure(db, count)
    finally:
        await db.close()
    size = (Path(folder) / "bench.sqlite3").stat().st_size
    return [
        ("results of matches stored", results, ""),
        (f"entries on boards of {MEMBERS:,} members", entries, ""),
        ("size of the database", size / 1e6, "MB"),
        ("writing all that directly", filled, "s"),
        *measured,
    ]


def run(count: int = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_boards(folder, count))


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with the matches of two years."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:56}{value:12,.2f} {unit}")
