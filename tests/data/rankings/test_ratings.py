"""Ratings depend on the results alone, whichever process derives them and however often."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import psycopg
import pytest

from data.db.connection import open_database
from data.db.database import Database, Statement
from data.db.errors import Conflict, StorageError
from data.erasure import erase_member, new_pseudonym
from data.rankings.leaderboards import Period, end_season, leaderboard
from data.rankings.level_ratings import level_skill
from data.rankings.member_statistics import member_rating
from data.rankings.rating_model import FULL, NEW, Skill, rate, shown
from data.rankings.ratings import (
    MOST,
    RECENT_MS,
    Pool,
    Rater,
    match_changes,
    rate_by_current_rules,
    rate_pending,
    recompute_ratings,
)
from data.tables.participation import AGAINST_COMPUTERS, RULES
from tests.data.alone import Alone
from tests.data.conftest import ANN, BOB, CEM, GUILD
from tests.data.played import DAY_MS, Played, play, random_match
from tests.postgres import Postgres

DAN, EVE = 44, 55
ALL = (ANN, BOB, CEM, DAN, EVE)
DERIVED = ("rated", "rating_changes", "computer_ratings", "boards")


def won(*members: int, at: int = 1_000) -> Played:
    """Return a match that the first member wins; the others follow in order."""
    scores = tuple(100 - 10 * seat for seat in range(len(members)))
    return Played(members, scores, (0,), at=at)


async def derived(db: Database) -> list[list[tuple[Any, ...]]]:
    return [sorted(await db.read(f"SELECT * FROM {name}"), key=repr) for name in DERIVED]


async def history(db: Database, seed: int, count: int = 60) -> None:
    """Play random matches of five people over two months, with two seasons that end.

    The later half uses rules that rate matches against computers, and more than a week's worth of matches
    falls on one day.
    """
    rng, rated = Random(seed), range(AGAINST_COMPUTERS, RULES + 1)
    for number in range(1, count + 1):
        at = number * DAY_MS + rng.randrange(-DAY_MS, DAY_MS)
        match = random_match(rng, ALL, at=at)
        if number > count // 2:
            at = count // 2 * DAY_MS + rng.randrange(10 * DAY_MS)
            match = match._replace(at=at, rules=rng.choice(rated), counted=rng.random() < 0.8)
        await play(db, match, first=number)
        if number % 25 == 0:
            await end_season(db, GUILD, f"until {number}", at=at)


async def test_a_match_of_two_new_people(db: Database) -> None:
    await play(db, won(ANN, BOB))
    assert await rate_pending(db) == 1
    ann, bob = await match_changes(db, "t1")
    [[winner], [loser]] = rate([[NEW], [NEW]], [1, 2])
    assert (ann.explained.after, bob.explained.after) == (winner, loser)
    assert (ann.member_id, ann.number, ann.seat, ann.explained.place) == (ANN, 1, 0, 1)
    assert ann.explained.chance == pytest.approx(0.5)
    rating = await member_rating(db, GUILD, "gin", ANN)
    assert rating is not None
    assert (rating.rating, rating.matches, rating.provisional) == (shown(winner.mu), 1, True)
    assert await member_rating(db, GUILD, "gin", CEM) is None
    assert await rate_pending(db) == 0
    assert await recompute_ratings(db) == []


async def test_only_tables_of_people_are_rated(db: Database) -> None:
    await play(
        db,
        Played((ANN, BOB, None), (100, 10, 5), (0,)),
        Played((ANN, None), (100, 10), (0,)),
        Played((ANN, BOB), (100, 10), (0,), teams=((0, 1),)),  # nobody to play against
    )
    assert await rate_pending(db) == 3
    assert await member_rating(db, GUILD, "gin", ANN) is None
    assert await match_changes(db, "t1") == []
    assert await leaderboard(db, GUILD, "gin", Period.ALL, at=1) == []
    assert await rate_pending(db) == 0
    assert await recompute_ratings(db) == []


async def test_a_match_alone_against_computers_changes_another_rating(db: Database) -> None:
    alone = Played((ANN, None, None), (100, 10, 5), (0,), rules=RULES)
    await play(
        db,
        alone,
        won(ANN, BOB)._replace(rules=RULES),
        alone._replace(rules=AGAINST_COMPUTERS - 1),  # from before there was such a rating
        alone._replace(counted=False),
        alone._replace(members=(ANN, None, BOB)),  # would mix the two
        alone._replace(members=(ANN, None, None), teams=((0, 1, 2),)),
        alone._replace(members=(ANN, None, None), winners=(2,), scores=(7, 20, 50)),
    )
    assert await rate_pending(db) == 7
    easy = level_skill(RULES, "gin", "easy")
    assert easy is not None
    [[first], *_] = rate([[NEW], [easy], [easy]], [1, 2, 3])
    own, *computers = await match_changes(db, "t1")
    assert (own.pool, own.member_id, own.number) == (Pool.COMPUTERS, ANN, 1)
    assert (own.explained.before, own.explained.after, own.explained.share) == (NEW, first, FULL)
    assert [(each.member_id, each.level) for each in computers] == [(None, "easy")] * 2
    assert [(each.explained.before, each.explained.after) for each in computers] == [(easy, easy)] * 2
    assert own.explained.after.mu - own.explained.before.mu == round(
        own.explained.weight * own.explained.surprise
    )
    for table in ("t3", "t4", "t5", "t6"):
        assert await match_changes(db, table) == []
    [[second], *_] = rate([[first], [easy], [easy]], [3, 2, 1])
    rating = await member_rating(db, GUILD, "gin", ANN, Pool.COMPUTERS)
    assert rating is not None
    assert (rating.rating, rating.matches) == (shown(second.mu), 2)
    among_people = await member_rating(db, GUILD, "gin", ANN)
    assert among_people is not None
    assert (among_people.rating, among_people.matches) == (shown(rate([[NEW], [NEW]], [1, 2])[0][0].mu), 1)
    boards = await leaderboard(db, GUILD, "gin", Period.ALL, at=1_000)
    assert [(row.member_id, row.matches) for row in boards] == [(ANN, 1), (BOB, 1)]
    assert await recompute_ratings(db) == []
    assert await rate_by_current_rules(db) == 7
    assert [each.number for each in await match_changes(db, "t3") if each.member_id] == [2]


async def test_a_match_stays_rated_by_the_strengths_of_its_time(db: Database) -> None:
    then = Played((ANN, None), (100, 10), (0,), game="hand", rules=AGAINST_COMPUTERS)
    await play(db, then, then._replace(members=(BOB, None), rules=RULES))
    assert await rate_pending(db) == 2
    ratings = []
    for table, rules in (("t1", AGAINST_COMPUTERS), ("t2", RULES)):
        easy = level_skill(rules, "hand", "easy")
        assert easy is not None
        [[after], _] = rate([[NEW], [easy]], [1, 2])
        own, computer = await match_changes(db, table)
        assert (own.explained.after, computer.explained.before) == (after, easy)
        ratings.append(after)
    assert ratings[0] != ratings[1]
    assert await recompute_ratings(db) == []
    assert await rate_by_current_rules(db) == 2
    [own, _] = await match_changes(db, "t1")
    assert own.explained.after == ratings[1]


async def test_games_and_servers_are_apart(db: Database) -> None:
    await play(
        db,
        won(ANN, BOB),
        won(ANN, BOB)._replace(game="panguingue"),
        won(ANN, BOB)._replace(guild=GUILD + 1),
    )
    await rate_pending(db)
    first = [(await match_changes(db, f"t{number}"))[0].explained for number in (1, 2, 3)]
    assert first[0] == first[1] == first[2]


async def test_ten_matches_settle_a_rating(db: Database) -> None:
    await play(db, *(won(ANN, BOB) for _ in range(9)))
    await rate_pending(db)
    rating = await member_rating(db, GUILD, "gin", ANN)
    assert rating is not None
    assert rating.provisional
    await play(db, won(BOB, ANN), first=10)
    await rate_pending(db)
    rating = await member_rating(db, GUILD, "gin", ANN)
    assert rating is not None
    assert not rating.provisional


async def test_partners_are_rated_as_a_team(db: Database) -> None:
    teams = ((0, 2), (1, 3))
    await play(db, Played((ANN, BOB, CEM, DAN), (90, 20, 90, 20), (0, 2), teams=teams))
    await rate_pending(db)
    ann, bob, cem, dan = await match_changes(db, "t1")
    assert ann.explained == cem.explained
    assert bob.explained == dan.explained
    assert ann.explained.chance == pytest.approx(0.5)
    assert (ann.team, bob.team, cem.explained.place, dan.explained.place) == (0, 1, 1, 2)


async def test_who_left_comes_last(db: Database) -> None:
    await play(db, Played((ANN, BOB, CEM), (10, 90, 50), (2,), resigned=(1,)))
    await rate_pending(db)
    assert [change.explained.place for change in await match_changes(db, "t1")] == [2, 3, 1]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
async def test_random_histories_are_what_is_recomputed(db: Database, seed: int) -> None:
    await history(db, seed)
    assert await rate_pending(db) == 60
    assert await recompute_ratings(db) == []
    assert await recompute_ratings(db, guild_id=GUILD) == []
    [(changes,)] = await db.read("SELECT count(*) FROM rating_changes")
    assert changes > 60
    before = await derived(db)
    await db.write([("UPDATE boards SET rating = rating + 1", ())])
    assert await recompute_ratings(db, repair=True)
    assert await derived(db) == before


@pytest.mark.long
async def test_rating_late_gives_the_same_as_rating_at_once(db: Database, tmp_path: Any) -> None:
    """This also holds across the ends of seasons that precede the late rating."""
    late = await open_database(f"sqlite:///{tmp_path}/late.sqlite3")
    try:
        rng = Random(9)
        for number in range(1, 41):
            match = random_match(rng, ALL, at=number * DAY_MS)
            for database in (db, late):
                await play(database, match, first=number)
                if number in (11, 29):
                    await end_season(database, GUILD, "season", at=number * DAY_MS)
            await rate_pending(db)
        await rate_pending(late)
        assert await derived(db) == await derived(late)
    finally:
        await late.close()


@pytest.mark.long
async def test_two_processes_rate_every_match_once(db: Database, url: str) -> None:
    other = await open_database(url)
    try:
        rng = Random(5)
        raters = [Rater(db), Rater(other), Rater(db)]
        for number in range(1, 60):
            await play(rng.choice([db, other]), random_match(rng, ALL, at=number * DAY_MS), first=number)
            if number % 4 == 0:
                await asyncio.gather(*(rater.rate() for rater in raters))
        looked = await asyncio.gather(*(rater.rate() for rater in raters))
        assert sum(looked) <= 3
        [(matches, highest)] = await db.read("SELECT count(*), max(sequence) FROM rated")
        assert matches == highest == 59
        assert await recompute_ratings(db) == []
    finally:
        await other.close()


class Crash(Exception):
    pass


class Crashing(Alone):
    """The database of a process that dies before its n-th write, or right after it."""

    def __init__(self, db: Database, writes: int, *, stored: bool) -> None:
        self._db, self._left, self._stored = db, writes, stored

    async def write(self, unit: Sequence[Statement]) -> None:
        self._left -= 1
        if self._left < 0 or (self._left == 0 and not self._stored):
            raise Crash
        await self._db.write(unit)
        if self._left == 0:
            raise Crash

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return await self._db.read(sql, params)

    async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        return await self._db.read_together(queries)

    async def close(self) -> None:
        raise AssertionError("not closed by its users")


@pytest.mark.long
@pytest.mark.parametrize("stored", [False, True])
async def test_a_crash_between_loses_and_doubles_nothing(db: Database, stored: bool) -> None:
    await history(db, 7, count=40)
    for writes in (1, 5, 11):
        with pytest.raises(Crash):
            await rate_pending(Crashing(db, writes, stored=stored))
        assert await recompute_ratings(db) == []
    await rate_pending(db)
    assert await db.read("SELECT count(*) FROM rated") == [(40,)]
    assert await recompute_ratings(db) == []


async def test_what_cannot_be_rated_ends_in_an_error(db: Database) -> None:
    """A rating change of an unknown match already has the next number."""
    await play(db, won(ANN, BOB), won(CEM, DAN))
    columns = "table_id, seat, guild_id, game, member_id, number, at"
    skills = "mu_before, sigma_before, mu_after, sigma_after"
    values = "'t1', 0, 700, 'gin', 99, 1, 1, 1, 1, 1, 1"
    ghost = f"INSERT INTO rating_changes ({columns}, {skills}) VALUES ({values})"
    await db.write([(ghost, ())])
    with pytest.raises(StorageError, match="match 1 cannot be rated"):
        await rate_pending(db)
    assert await db.read("SELECT * FROM rated") == []  # and none is rated before its turn


async def test_a_match_is_not_rated_twice_nor_left_out(db: Database) -> None:
    await play(db, won(ANN, BOB), won(ANN, BOB), won(ANN, BOB))
    await rate_pending(db)
    with pytest.raises(Conflict):
        await db.write([("INSERT INTO rated (sequence, previous) VALUES (3, 2)", ())])
    await play(db, won(ANN, BOB), won(ANN, BOB), first=4)
    with pytest.raises(Conflict):
        await db.write([("INSERT INTO rated (sequence, previous) VALUES (5, 4)", ())])


PLANTED = {
    "rating": ("UPDATE rating_changes SET mu_after = 5 WHERE member_id = 11 AND number = 2", "mu_after", 5),
    "board": ("UPDATE boards SET wins = 7 WHERE member_id = 11 AND period = 'all'", "all wins", 7),
    "missing row": ("DELETE FROM boards WHERE member_id = 11 AND period = 'S1'", "S1 matches", None),
    "missing change": ("DELETE FROM rating_changes WHERE member_id = 11 AND number = 3", "rating", None),
    "ghost": ("UPDATE boards SET member_id = 99 WHERE member_id = 11 AND period = '1970-01'", "1970-01", 3),
    "copy": ("UPDATE match_seats SET game = 'hand' WHERE member_id = 11 AND sequence = 1", "game", "hand"),
    "place": ("UPDATE match_seats SET place = 3 - place WHERE sequence = 3", "mu_after", None),
}


@pytest.mark.parametrize(("sql", "what", "stored"), PLANTED.values(), ids=PLANTED)
async def test_a_planted_difference_is_named_and_repaired(
    db: Database, sql: str, what: str, stored: object
) -> None:
    await play(db, won(ANN, BOB), won(ANN, BOB, CEM), won(BOB, ANN))
    await rate_pending(db)
    await db.write([(sql, ())])
    found = await recompute_ratings(db)
    assert any(what in one.what and (stored is None or one.stored == stored) for one in found)
    assert await recompute_ratings(db) == found  # a check repairs nothing
    assert await recompute_ratings(db, guild_id=GUILD + 1) == []
    assert await recompute_ratings(db, repair=True) == found
    assert await recompute_ratings(db) == []


async def test_a_difference_at_a_computer_s_seat_is_nobody_s(db: Database) -> None:
    await play(db, won(ANN, BOB), Played((ANN, None), (100, 40), (0,)))
    await rate_pending(db)
    await db.write([("UPDATE match_seats SET game = 'hand' WHERE table_id = 't2' AND seat = 1", ())])
    [found] = await recompute_ratings(db)
    assert (found.member_id, found.what, found.stored, found.derived) == (
        0,
        "match 2 seat 1 game",
        "hand",
        "gin",
    )


async def test_an_erased_member_stays_in_the_arithmetic_under_a_pseudonym(db: Database) -> None:
    await play(db, won(ANN, BOB), won(BOB, ANN))
    await rate_pending(db)
    await play(db, won(ANN, BOB), first=3)  # pending while Ann is erased
    pseudonym = new_pseudonym()
    await db.write(erase_member(ANN, pseudonym))
    assert await recompute_ratings(db) == []
    await rate_pending(db)
    assert await recompute_ratings(db) == []
    assert await member_rating(db, GUILD, "gin", ANN) is None
    rating = await member_rating(db, GUILD, "gin", pseudonym)
    assert rating is not None
    assert rating.matches == 3
    assert [row.member_id for row in await leaderboard(db, GUILD, "gin", Period.ALL, at=1)] == [BOB]


async def test_a_member_erased_while_a_match_is_rated_is_not_written_down_again(db: Database) -> None:
    await play(db, won(ANN, BOB), won(CEM, BOB))
    pseudonym = new_pseudonym()

    class Slow(Crashing):
        async def write(self, unit: Sequence[Statement]) -> None:
            await self._db.write(erase_member(ANN, pseudonym))
            await self._db.write(unit)

    assert await rate_pending(Slow(db, 0, stored=True)) == 2
    assert await db.read("SELECT count(*) FROM rating_changes WHERE member_id = ?", (ANN,)) == [(0,)]
    assert await db.read("SELECT count(*) FROM boards WHERE member_id = ?", (ANN,)) == [(0,)]
    assert await recompute_ratings(db) == []


async def test_a_member_erased_by_another_process_meanwhile_is_not_written_down_again(
    postgres: Postgres,
) -> None:
    """The rating begins before the erasure is stored, and ends after it."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with postgres.fresh() as url:
        db = await open_database(url)
        await play(db, won(ANN, BOB))
        async with await psycopg.AsyncConnection.connect(url) as other:
            for sql, params in erase_member(ANN, new_pseudonym()):
                await other.execute(sql.replace("%", "%%").replace("?", "%s").encode(), params)
            rating = asyncio.create_task(rate_pending(db))
            while not rating.done() and await db.read(waiting) == [(0,)]:  # noqa: ASYNC110 - the server tells
                await asyncio.sleep(0)
            await other.commit()
        assert await rating == 1
        assert await db.read("SELECT count(*) FROM rating_changes WHERE member_id = ?", (ANN,)) == [(0,)]
        assert await recompute_ratings(db) == []
        await db.close()


# --- repeated pairs


async def shares(db: Database) -> list[int]:
    return [share for (share,) in await db.read("SELECT weight FROM rated ORDER BY sequence")]


@pytest.mark.long
async def test_beating_the_same_member_again_and_again_gains_less_than_ten_matches(db: Database) -> None:
    """The attack of a review: 150 wins against a second account within an evening."""
    await play(db, *(won(ANN, BOB, at=1_000 + number)._replace(rules=RULES) for number in range(150)))
    await rate_pending(db)
    found = await shares(db)
    assert found[: MOST + 1] == [*[FULL] * (MOST - 1), FULL // 2, FULL // 4]
    assert sum(found) < MOST * FULL
    assert found == sorted(found, reverse=True)
    [[ann], [bob]] = [[NEW], [NEW]]
    for _ in range(MOST):
        [[ann], [bob]] = rate([[ann], [bob]], [1, 2])
    rows = await db.read("SELECT mu_after FROM rating_changes WHERE member_id = ? ORDER BY number", (ANN,))
    gained = [mu for (mu,) in rows]
    assert gained[-1] < ann.mu
    assert len({*gained[40:]}) == 1, "the rating converges"
    assert await recompute_ratings(db) == []


@pytest.mark.long
async def test_whatever_two_members_play_in_a_week_counts_less_than_ten_matches(db: Database) -> None:
    """This holds at tables of any size, with any opponents, and with a clock that was set back."""
    rng = Random(5)
    matches = []
    for number in range(150):
        at = 20 * DAY_MS + number * DAY_MS // 10 + rng.randrange(-DAY_MS, DAY_MS)
        people = rng.sample(ALL[:4], rng.choice([2, 2, 3, 4]))
        matches.append(won(*people, at=at)._replace(rules=RULES))
    await play(db, *matches)
    await rate_pending(db)
    found = await shares(db)
    assert any(share == FULL for share in found[60:]), "older matches leave the window"
    for one in ALL:
        for other in ALL:
            met = [
                (match.at, share)
                for match, share in zip(matches, found, strict=True)
                if one < other and {one, other} <= {*match.members}
            ]
            for index, (at, share) in enumerate(met):
                counted = [each for then, each in met[: index + 1] if then > at - RECENT_MS]
                assert not share or sum(counted) < MOST * FULL
    assert await recompute_ratings(db) == []


async def test_partners_do_not_use_up_each_others_matches(db: Database) -> None:
    pairs = Played((ANN, BOB, CEM, DAN), (90, 10, 90, 10), (0, 2), teams=((0, 2), (1, 3)), rules=RULES)
    await play(db, *[pairs] * 12)
    await play(db, won(ANN, CEM)._replace(rules=RULES), won(ANN, BOB)._replace(rules=RULES), first=13)
    await rate_pending(db)
    *_, partners, opponents = await shares(db)
    assert partners == FULL
    assert opponents == FULL // 16


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (1, 1)])
def test_a_share_of_a_match_is_that_share_of_both_moves(places: tuple[int, int]) -> None:
    before = [[Skill(27_000_000, 3_000_000)], [Skill(22_000_000, 8_000_000)]]
    full = rate(before, places)
    assert rate(before, places, share=0) == before
    assert rate(before, places, share=FULL) == full
    half = rate(before, places, share=FULL // 2)
    for [had], [gets], [whole] in zip(before, half, full, strict=True):
        assert gets.mu - had.mu == pytest.approx((whole.mu - had.mu) / 2, abs=1)
        variance = (had.sigma**2 + whole.sigma**2) / 2
        assert gets.sigma**2 == pytest.approx(variance, rel=1e-6)


# --- rules


async def test_what_does_not_count_is_rated_for_nobody_and_uses_up_nothing(db: Database) -> None:
    await play(db, *[won(ANN, BOB)._replace(rules=RULES, counted=False)] * 20)
    await play(db, won(ANN, BOB)._replace(rules=RULES), first=21)
    assert await rate_pending(db) == 21
    assert await shares(db) == [*[0] * 20, FULL]
    assert [change.number for change in await match_changes(db, "t21")] == [1, 1]
    assert await match_changes(db, "t1") == []
    assert await recompute_ratings(db) == []


@pytest.mark.long
async def test_earlier_matches_keep_their_numbers_until_an_owner_asks(
    db: Database, tmp_path_factory: pytest.TempPathFactory
) -> None:
    many = [won(*Random(number).sample(ALL[:3], 2), at=1_000 + number) for number in range(40)]
    await play(db, *many)
    await rate_pending(db)
    assert {*await shares(db)} == {FULL}
    before = await derived(db)
    later = [match._replace(rules=RULES, at=match.at + 1_000) for match in many]
    await play(db, *later, first=41)
    await rate_pending(db)
    kept = await db.read("SELECT * FROM rating_changes WHERE at < 2000")
    assert sorted(kept, key=repr) == before[1]
    assert await recompute_ratings(db) == []
    await db.write([("UPDATE rating_changes SET mu_after = 1 WHERE table_id = 't3'", ())])
    assert await recompute_ratings(db, repair=True) != []
    kept = await db.read("SELECT * FROM rating_changes WHERE at < 2000")
    assert sorted(kept, key=repr) == before[1], "a repair rates by the rules of each match"

    assert await rate_by_current_rules(db) == 80
    assert await recompute_ratings(db) == []
    folder = tmp_path_factory.mktemp("today")
    today = await open_database(f"sqlite:///{folder}/cards.sqlite3")
    try:
        for number, match in enumerate([*many, *later], 1):
            await play(today, match._replace(rules=RULES), first=number)
            await rate_pending(today)
        assert await derived(db) == await derived(today), "as if these had always been the rules"
    finally:
        await today.close()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
async def test_how_much_a_match_counts_is_derived(db: Database, seed: int) -> None:
    await history(db, seed)
    await rate_pending(db)
    await db.write([("UPDATE rated SET weight = weight + 1 WHERE sequence = 40", ())])
    [difference] = await recompute_ratings(db)
    assert difference.what == "match 40 weight"
