"""Leaderboards and seasons equal a count over all matches, and are read from an index."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random

import pytest

from data import scores
from data.db.database import Database, Statement
from data.db.errors import Conflict
from data.erasure import erase_member, new_pseudonym
from data.rankings import leaderboards
from data.rankings.leaderboards import (
    BoardRow,
    LuckRow,
    Period,
    Season,
    end_season,
    leaderboard,
    luck_board,
    own_place,
    period_key,
    seasons,
)
from data.rankings.member_statistics import member_rating
from data.rankings.ratings import rate_pending, recompute_ratings
from data.rankings.reviews import DealLuck, save_luck
from tests.data.alone import Asked
from tests.data.conftest import ANN, BOB, CEM, GUILD, only_sqlite
from tests.data.played import DAY_MS, Played, opened, play, random_match

MEMBERS = tuple(range(11, 31))


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def won(winner: int, loser: int, at: int = 1_000) -> Played:
    return Played((winner, loser), (100, 40), (0,), at=at)


@pytest.mark.parametrize(
    ("moment", "keys"),
    [
        ("2026-11-20T14:00:00", ("2026-11-20", "2026-W47", "2026-11")),
        ("2026-12-31T23:59:59.999", ("2026-12-31", "2026-W53", "2026-12")),
        ("2027-01-01T00:00:00", ("2027-01-01", "2026-W53", "2027-01")),  # Friday of a week that began in 2026
        ("2027-01-03T23:59:59.999", ("2027-01-03", "2026-W53", "2027-01")),
        ("2027-01-04T00:00:00", ("2027-01-04", "2027-W01", "2027-01")),
        ("2024-12-29T23:59:59", ("2024-12-29", "2024-W52", "2024-12")),
        (
            "2024-12-30T00:00:00",
            ("2024-12-30", "2025-W01", "2024-12"),
        ),  # Monday of the next year's first week
        ("2024-02-29T12:00:00", ("2024-02-29", "2024-W09", "2024-02")),
    ],
)
def test_periods_are_those_of_utc_and_iso_8601(moment: str, keys: tuple[str, ...]) -> None:
    at = ms(moment)
    assert tuple(period_key(period, at, 3) for period in (Period.DAY, Period.WEEK, Period.MONTH)) == keys
    assert period_key(Period.SEASON, at, 3) == "S3"
    assert period_key(Period.ALL, at, 3) == "all"


async def test_midnight_divides_days_and_not_weeks(db: Database) -> None:
    before, after = ms("2026-11-18T23:59:59.999"), ms("2026-11-19T00:00:00")
    await play(db, won(ANN, BOB, before), won(BOB, ANN, after), won(BOB, ANN, after))
    await rate_pending(db)

    async def wins(period: Period, at: int) -> list[tuple[int, int, int]]:
        rows = await leaderboard(db, GUILD, "gin", period, at=at)
        return [(row.member_id, row.wins, row.matches) for row in rows]

    assert await wins(Period.DAY, before) == [(ANN, 1, 1), (BOB, 0, 1)]
    assert await wins(Period.DAY, after) == [(BOB, 2, 2), (ANN, 0, 2)]
    assert await wins(Period.WEEK, after) == [(BOB, 2, 3), (ANN, 1, 3)]
    assert await wins(Period.MONTH, ms("2026-11-01T00:00:00")) == [(BOB, 2, 3), (ANN, 1, 3)]
    assert await wins(Period.MONTH, ms("2026-12-01T00:00:00")) == []
    assert await wins(Period.ALL, 0) == [(BOB, 2, 3), (ANN, 1, 3)]
    assert await leaderboard(db, GUILD + 1, "gin", Period.ALL, at=0) == []
    assert await leaderboard(db, GUILD, "panguingue", Period.ALL, at=0) == []


async def test_provisional_ratings_come_last_where_ratings_decide(db: Database) -> None:
    regulars = [won(ANN, BOB), won(BOB, ANN)] * 5
    await play(db, *regulars, won(CEM, ANN), won(CEM, BOB))
    await rate_pending(db)
    rows = await leaderboard(db, GUILD, "gin", Period.ALL, at=1_000)
    assert [row.provisional for row in rows] == [False, False, True]
    assert rows[2].member_id == CEM
    assert rows[2].rating > rows[0].rating >= rows[1].rating
    by_wins = await leaderboard(db, GUILD, "gin", Period.WEEK, at=1_000)
    assert [(row.member_id, row.wins) for row in by_wins][-1] == (CEM, 2)


@pytest.mark.long
async def test_boards_are_what_counting_says(db: Database) -> None:
    rng = Random(4)
    first = ms("2026-11-01T00:00:00")
    matches = [
        random_match(rng, MEMBERS, at=first + rng.randrange(60) * DAY_MS // 2 + rng.randrange(DAY_MS))
        for _ in range(150)
    ]
    await play(db, *matches)
    await rate_pending(db)
    for period in (Period.DAY, Period.WEEK, Period.MONTH, Period.ALL):
        at = ms("2026-11-10T08:00:00")
        counted: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0])
        for match in matches:
            people = None not in match.members and len(set(match.teams)) != 1
            same = period_key(period, match.at, 1) == period_key(period, at, 1)
            if people and same and (match.guild, match.game) == (GUILD, "gin"):
                for seat, member in enumerate(match.members):
                    assert member is not None
                    winners = {
                        other for team in match.teams for other in team if {*team} & {*match.winners}
                    } | {*match.winners}
                    counted[member][0] += 1
                    counted[member][1] += (
                        seat in winners and seat not in match.resigned and len(winners) < len(match.members)
                    )
        rows = await leaderboard(db, GUILD, "gin", period, at=at, limit=100)
        assert {row.member_id: [row.matches, row.wins] for row in rows} == counted
        key = (lambda row: (-row.wins, -row.rating)) if period is not Period.ALL else settled
        assert [key(row) for row in rows] == sorted(key(row) for row in rows)
        short = await leaderboard(db, GUILD, "gin", period, at=at, limit=3)
        assert short == rows[:3]
        for row in rows:
            found = await own_place(db, GUILD, "gin", period, row.member_id, at=at)
            assert found == (row, 1 + sum(key(other) < key(row) for other in rows))
    for row in await leaderboard(db, GUILD, "gin", Period.ALL, at=0, limit=100):
        rating = await member_rating(db, GUILD, "gin", row.member_id)
        assert rating is not None
        assert (rating.rating, rating.uncertainty, rating.provisional) == (
            row.rating,
            row.uncertainty,
            row.provisional,
        )


def settled(row: BoardRow) -> tuple[int, int]:
    return (int(row.provisional), -row.rating)


async def test_nobody_has_a_place_who_has_not_played(db: Database) -> None:
    assert await own_place(db, GUILD, "gin", Period.ALL, ANN, at=0) is None


async def test_a_place_beyond_the_first_thousand_is_not_counted(db: Database) -> None:
    columns = "guild_id, game, period, member_id, matches, wins, rating, uncertainty, settled"
    await db.write(
        [
            (
                f"INSERT INTO boards ({columns}) VALUES (?, 'gin', 'all', ?, 9, 1, ?, 90, 0)",
                (GUILD, n, 2000 - n),
            )
            for n in range(1, 1003)
        ]
    )
    places = [await own_place(db, GUILD, "gin", Period.ALL, n, at=0) for n in (1, 1000, 1001)]
    assert [found[1] for found in places if found is not None] == [1, 1000, None]


# --- seasons


async def test_the_first_season_runs_by_itself(db: Database) -> None:
    assert await seasons(db, GUILD) == [Season(1, None, 0, None)]
    await db.write(opened(1, won(ANN, BOB)))
    assert await seasons(db, GUILD) == [Season(1, None, 1, None)]


async def test_an_ended_season_keeps_its_board(db: Database) -> None:
    await play(db, won(ANN, BOB), won(ANN, BOB))
    await rate_pending(db)
    board = await leaderboard(db, GUILD, "gin", Period.SEASON, at=5_000)
    assert [(row.member_id, row.wins) for row in board] == [(ANN, 2), (BOB, 0)]
    assert await end_season(db, GUILD, "Autumn", at=5_000) == Season(1, "Autumn", 1, 5_000)
    assert await leaderboard(db, GUILD, "gin", Period.SEASON, at=5_000) == []
    assert await leaderboard(db, GUILD, "gin", Period.SEASON, at=5_000, season=1) == board

    await play(db, won(BOB, ANN, 6_000), first=3)
    await rate_pending(db)
    now = await leaderboard(db, GUILD, "gin", Period.SEASON, at=6_000)
    assert [(row.member_id, row.wins, row.matches) for row in now] == [(ANN, 0, 1), (BOB, 1, 1)]
    assert {row.rating for row in now} != {1500}  # the rating went on
    assert await leaderboard(db, GUILD, "gin", Period.SEASON, at=6_000, season=1) == board
    assert await leaderboard(db, GUILD, "gin", Period.SEASON, at=6_000, season=2) == now
    assert await seasons(db, GUILD) == [Season(2, None, 5_000, None), Season(1, "Autumn", 1, 5_000)]
    assert await recompute_ratings(db) == []


async def test_the_season_that_runs_is_the_one_after_the_last(db: Database) -> None:
    for name, winner in (("Autumn", ANN), ("Winter", BOB), ("", CEM)):
        running = (await seasons(db, GUILD))[0].number
        await play(db, won(winner, 40, running * 1_000), first=running)
        await rate_pending(db)
        rows = await leaderboard(db, GUILD, "gin", Period.SEASON, at=running * 1_000)
        assert {row.member_id: row.wins for row in rows} == {winner: 1, 40: 0}
        if name:
            await end_season(db, GUILD, name, at=running * 1_000 + 500)


async def test_what_had_ended_belongs_to_the_season_though_it_is_rated_later(db: Database) -> None:
    await play(db, won(ANN, BOB, at=4_000))
    await end_season(db, GUILD, "first", at=3_999)  # a clock that was set back changes nothing
    await play(db, won(BOB, ANN, at=3_000), first=2)
    await rate_pending(db)
    for number, winner in ((1, ANN), (2, BOB)):
        rows = await leaderboard(db, GUILD, "gin", Period.SEASON, at=0, season=number)
        assert [row.member_id for row in rows if row.wins] == [winner]
    assert await recompute_ratings(db) == []


async def test_a_season_of_one_server_is_not_that_of_another(db: Database) -> None:
    await end_season(db, GUILD, "first", at=1)
    await play(db, won(ANN, BOB)._replace(guild=GUILD + 1))
    await rate_pending(db)
    assert len(await leaderboard(db, GUILD + 1, "gin", Period.SEASON, at=0, season=1)) == 2
    assert len(await seasons(db, GUILD + 1)) == 1


async def test_two_moderators_end_a_season_once(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have read the season before either writes."""
    write, both = db.write, asyncio.Barrier(2)

    async def together(unit: Sequence[Statement]) -> None:
        async with both:
            await write(unit)

    monkeypatch.setattr(db, "write", together)
    done = await asyncio.gather(
        end_season(db, GUILD, "one", at=5), end_season(db, GUILD, "two", at=5), return_exceptions=True
    )
    assert [type(found) for found in done if isinstance(found, Exception)] == [Conflict]
    assert len(await seasons(db, GUILD)) == 2


async def test_boards_lose_whoever_is_erased(db: Database) -> None:
    await play(db, won(ANN, BOB), won(ANN, BOB))
    await rate_pending(db)
    await end_season(db, GUILD, "first", at=5_000)
    await db.write(erase_member(ANN, new_pseudonym()))
    for period in Period:
        rows = await leaderboard(db, GUILD, "gin", period, at=1_000, season=1)
        assert [row.member_id for row in rows] == [BOB]
    assert await recompute_ratings(db) == []


# --- query plans


async def steps(db: Database, query: Statement) -> list[str]:
    sql, params = query
    return [row[3] for row in await db.read(f"EXPLAIN QUERY PLAN {sql}", params)]


@pytest.mark.long
@only_sqlite("PostgreSQL plans by how much there is, and reads the whole of what is little")
@pytest.mark.parametrize("analyzed", [False, True])
async def test_boards_are_read_off_an_index(db: Database, analyzed: bool) -> None:
    """The plan has no table scan and no sort, with and without ANALYZE."""
    rng = Random(2)
    await play(db, *(random_match(rng, MEMBERS, at=number * DAY_MS) for number in range(60)))
    await rate_pending(db)
    if analyzed:
        await db.write([("ANALYZE", ())])
    asked = Asked(db)
    for period in Period:
        await leaderboard(asked, GUILD, "gin", period, at=1_000)
        await own_place(asked, GUILD, "gin", period, ANN, at=1_000)
    await scores.board(asked, GUILD, "gin")
    await scores.board(asked, GUILD, "gin", practice=True)
    assert len(asked.queries) > 15
    for query in asked.queries:
        for step in await steps(db, query):
            assert "TEMP B-TREE" not in step, (step, query[0])
            # The only scan is of the rows that a subquery found, at most a thousand.
            assert not step.startswith("SCAN") or step in {"SCAN higher", "SCAN level"}, (
                step,
                query[0],
            )


@only_sqlite("PostgreSQL plans by how much there is, and reads the whole of what is little")
async def test_each_order_has_its_index(db: Database) -> None:
    plans = {
        period: await steps(db, leaderboards._best(period, GUILD, "gin", "all", 20)) for period in Period
    }
    assert all("INDEX boards_rating" in plans[period][0] for period in (Period.SEASON, Period.ALL))
    assert all("INDEX boards_wins" in plans[period][0] for period in (Period.DAY, Period.WEEK, Period.MONTH))


# --- skill without luck


async def lucky(db: Database, *matches: Played, luck: dict[int, Sequence[tuple[float, float]]]) -> None:
    """Play and rate matches, the first at table 1.

    ``luck`` gives by table, for each deal, the first seat's result and the part due to the cards; the
    second seat gets the opposite.
    """
    await play(db, *matches)
    await rate_pending(db)
    for number, deals in luck.items():
        match = matches[number - 1]
        for seat, sign in ((0, 1), (1, -1)):
            found = [
                DealLuck(deal=at, value=sign * given, error=1.0, points=sign * points)
                for at, (points, given) in enumerate(deals, 1)
            ]
            await db.write(
                save_luck(
                    found,
                    table_id=f"t{number}",
                    seat=seat,
                    member_id=match.members[seat] or 0,
                    guild_id=GUILD,
                    game="gin",
                    at=match.at,
                    version=1,
                )
            )


async def test_whoever_made_most_without_what_the_cards_gave_leads(db: Database) -> None:
    """Ann won by her cards, Bob played better.

    Without luck, three matches of one, two and one deals come to -5, -6 and -10 points a deal.
    """
    await lucky(
        db,
        *(won(ANN, BOB) for _ in range(3)),
        luck={1: [(20, 25)], 2: [(10, 20), (8, 10)], 3: [(30, 40)]},
    )
    bob, ann = await luck_board(db, GUILD, "gin", Period.ALL, at=0)
    assert (bob.member_id, bob.matches, bob.deals) == (BOB, 3, 4)
    assert (bob.points, bob.luck) == (-17.0, -23.75)
    assert bob.earned == -ann.earned == 6.75
    # The residuals of 5, 12 and 10 beside 6.75 a deal: -1.75, -1.5 and 3.25.
    scatter = (1.75**2 + 1.5**2 + 3.25**2) * 3 / 2
    assert bob.error == pytest.approx(scatter**0.5 / 4)


async def test_fewer_than_three_matches_and_matches_that_do_not_count_are_on_no_board_without_luck(
    db: Database,
) -> None:
    with_computer = Played((ANN, None), (100, 40), (0,))
    await lucky(
        db,
        *(won(ANN, BOB) for _ in range(2)),
        with_computer,
        won(ANN, BOB),
        luck={number: [(10, 5)] for number in (1, 2, 3)},
    )
    assert await luck_board(db, GUILD, "gin", Period.ALL, at=0) == []
    await db.write(
        save_luck(
            [DealLuck(deal=1, value=5, error=1, points=10)],
            table_id="t4", seat=0, member_id=ANN, guild_id=GUILD, game="gin", at=1_000,
            version=1,
        )
    )  # fmt: skip
    [ann] = await luck_board(db, GUILD, "gin", Period.ALL, at=0)
    assert ann == LuckRow(ANN, 3, 3, 10.0, 5.0, 0.0)
    assert await luck_board(db, GUILD, "panguingue", Period.ALL, at=0) == []
    assert await luck_board(db, GUILD + 1, "gin", Period.ALL, at=0) == []


async def test_boards_without_luck_cover_the_periods_of_the_others(db: Database) -> None:
    before, after = ms("2026-11-29T23:59:59.999"), ms("2026-11-30T00:00:00")
    matches = [*(won(ANN, BOB, before) for _ in range(3)), *(won(BOB, ANN, after) for _ in range(4))]
    await lucky(db, *matches, luck={number: [(10, 0)] for number in range(1, 8)})

    async def counted(period: Period, at: int, season: int | None = None) -> list[tuple[int, int]]:
        rows = await luck_board(db, GUILD, "gin", period, at=at, season=season)
        return [(row.member_id, row.matches) for row in rows]

    assert await counted(Period.DAY, before) == [(ANN, 3), (BOB, 3)]
    assert await counted(Period.DAY, after) == [(BOB, 4), (ANN, 4)]
    assert await counted(Period.WEEK, before) == [(ANN, 3), (BOB, 3)]
    assert await counted(Period.WEEK, after) == [(BOB, 4), (ANN, 4)]
    assert await counted(Period.MONTH, ms("2026-11-01T00:00:00")) == [(BOB, 7), (ANN, 7)]
    assert await counted(Period.MONTH, ms("2026-12-01T00:00:00")) == []
    await end_season(db, GUILD, "Autumn", at=after)
    assert await counted(Period.SEASON, after, 1) == [(ANN, 3), (BOB, 3)]
    assert await counted(Period.SEASON, after) == [(BOB, 4), (ANN, 4)]
    assert await counted(Period.SEASON, after, 7) == []


async def test_nobody_who_was_erased_is_on_a_board_without_luck(db: Database) -> None:
    await lucky(db, *(won(ANN, BOB) for _ in range(3)), luck={n: [(10, 5)] for n in (1, 2, 3)})
    await db.write(erase_member(ANN, new_pseudonym()))
    assert [row.member_id for row in await luck_board(db, GUILD, "gin", Period.ALL, at=0)] == [BOB]
