"""Scores that the database maintains equal a count over the stored results."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from data.db.database import Database, Statement
from data.db.errors import StorageError
from data.db.migrations import load_migrations
from data.scores import Difference, Score, ScoreKey, Tally, board, member_scores, most_played, recompute
from data.tables.table_chain import Links
from data.tables.tables import finish_deal, finish_match, new_deal, open_table
from engine.deal import Result
from engine.match import Outcome
from tests.data.alone import Alone
from tests.data.behind import Forge
from tests.data.conftest import ANN, BOB, CEM, GUILD, computer, person, table


async def opened(db: Database, table_id: str, number: int, members: tuple[int | None, ...]) -> None:
    seats = tuple(
        computer(seat) if member is None else person(seat, member) for seat, member in enumerate(members)
    )
    await db.write(open_table(table(table_id, number=number, seats=seats)))


def ended(
    table_id: str, deal: int, members: tuple[int | None, ...], ending: str, winner: int | None, *points: int
) -> list[Statement]:
    result = Result(ending=ending, winner=winner, points=points, chips=(0,) * len(points))
    return [
        *new_deal(table_id, deal, dealer=0, deck=range(52), seed=bytes(32), at=1, links=Links()),
        *finish_deal(
            table_id, deal, result, guild_id=GUILD, game="gin", members=members, at=2, links=Links()
        ),
    ]


def matched(
    table_id: str, members: tuple[int | None, ...], winners: tuple[int, ...], resigned: tuple[int, ...] = ()
) -> list[Statement]:
    outcome = Outcome("target", winners, (0,) * len(members))
    return finish_match(
        table_id, outcome, guild_id=GUILD, game="gin", members=members, resigned=resigned, at=3, links=Links()
    )


def at(member: int, *, practice: bool = False) -> ScoreKey:
    return ScoreKey(GUILD, member, "gin", practice)


async def test_deals_and_a_match_are_counted(db: Database) -> None:
    pair = (ANN, BOB)
    await opened(db, "t1", 1, pair)
    await db.write(ended("t1", 0, pair, "gin", 0, 40, 0))
    await db.write(ended("t1", 1, pair, "undercut", 1, 0, 31))
    await db.write(ended("t1", 2, pair, "draw", None, 0, 0))
    await db.write([*ended("t1", 3, pair, "knock", 0, 12, 0), *matched("t1", pair, (0,))])
    assert await member_scores(db, GUILD, ANN) == {
        at(ANN): Score(
            matches=1,
            matches_won=1,
            deals=4,
            deals_won=2,
            deals_lost=1,
            deals_drawn=1,
            points_for=52,
            points_against=31,
            best_deal=40,
            streak=1,
            best_streak=1,
            tallies={"gin": Tally(1, 0), "knock": Tally(1, 0), "undercut": Tally(0, 1)},
        )
    }
    bob = (await member_scores(db, GUILD, BOB))[at(BOB)]
    assert (bob.matches_lost, bob.streak, bob.best_deal) == (1, 0, 31)
    assert bob.tallies["gin"] == Tally(0, 1)
    assert await recompute(db) == []


async def test_practice_is_kept_apart(db: Database) -> None:
    alone = (ANN, None)
    await opened(db, "t1", 1, alone)
    await db.write([*ended("t1", 0, alone, "gin", 0, 40, 0), *matched("t1", alone, (0,))])
    assert await board(db, GUILD, "gin") == []
    [(member, score)] = await board(db, GUILD, "gin", practice=True)
    assert (member, score.matches_won) == (ANN, 1)
    assert list(await member_scores(db, GUILD, ANN)) == [at(ANN, practice=True)]
    assert await recompute(db) == []


async def test_two_people_and_a_computer_are_no_practice(db: Database) -> None:
    three = (ANN, None, BOB)
    await opened(db, "t1", 1, three)
    await db.write(ended("t1", 0, three, "out", 1, -3, 10, -7))
    scores = await member_scores(db, GUILD, ANN)
    assert scores[at(ANN)].points_against == 3
    assert scores[at(ANN)].best_deal == -3
    assert await recompute(db) == []


async def test_the_best_deal_where_low_totals_win_is_the_cheapest_that_was_won(db: Database) -> None:
    """Regression: it was the most expensive deal.

    A redeal, which costs nobody anything, does not count.
    """
    pair = (ANN, BOB)
    await db.write(open_table(replace(table("t1", number=1), game="hand")))
    deals = (("out", 0, 40, -30), ("redeal", None, 0, 0), ("out", 1, 8, 25), ("exhausted", None, -90, -90))
    for number, (ending, winner, *points) in enumerate(deals):
        result = Result(ending=ending, winner=winner, points=tuple(points), chips=(0, 0))
        await db.write(
            [
                *new_deal("t1", number, dealer=0, deck=range(52), seed=bytes(32), at=1, links=Links()),
                *finish_deal(
                    "t1", number, result, guild_id=GUILD, game="hand", members=pair, at=2, links=Links()
                ),
            ]
        )
    kept = [(await member_scores(db, GUILD, member)).popitem()[1].best_deal for member in pair]
    assert kept == [8, -30]
    assert await recompute(db) == []
    await db.write([("UPDATE scores SET best_deal = 40", ())])
    [step] = [step for step in load_migrations() if step.name == "best_deals"]
    await db.write([(step.sql, ())])
    assert await recompute(db) == []


async def test_partners_of_the_winner_have_won_the_deal_too(db: Database) -> None:
    four, teams = (ANN, BOB, CEM, None), ((0, 2), (1, 3))
    await opened(db, "t1", 1, four)
    result = Result(ending="out", winner=2, points=(-4, 10, 30, 7), chips=(0,) * 4)
    await db.write(
        [
            *new_deal("t1", 0, dealer=0, deck=range(52), seed=bytes(32), at=1, links=Links()),
            *finish_deal(
                "t1", 0, result, guild_id=GUILD, game="gin", members=four, teams=teams, at=2, links=Links()
            ),
        ]
    )
    kept = {member: (await member_scores(db, GUILD, member))[at(member)] for member in (ANN, BOB, CEM)}
    assert [(score.deals_won, score.deals_lost) for score in kept.values()] == [(1, 0), (0, 1), (1, 0)]
    assert [score.points_against for score in kept.values()] == [17, 26, 17]
    assert kept[ANN].tallies == {"out": Tally(1, 0)}
    assert await recompute(db) == []


async def test_streaks_grow_and_break(db: Database) -> None:
    pair = (ANN, BOB)
    for number, winners in enumerate([(0,), (0,), (1,), (0,), (0, 1), (0,)], 1):
        await opened(db, f"t{number}", number, pair)
        await db.write(matched(f"t{number}", pair, winners))
    score = (await member_scores(db, GUILD, ANN))[at(ANN)]
    assert (score.matches, score.matches_won, score.matches_lost, score.matches_drawn) == (6, 4, 1, 1)
    assert (score.streak, score.best_streak) == (1, 2)
    assert await recompute(db) == []


async def test_a_seat_that_left_has_abandoned_the_match(db: Database) -> None:
    pair = (ANN, BOB)
    await opened(db, "t1", 1, pair)
    await db.write(matched("t1", pair, (1,), resigned=(0,)))
    ann = (await member_scores(db, GUILD, ANN))[at(ANN)]
    assert (ann.matches, ann.matches_abandoned, ann.matches_lost) == (1, 1, 0)
    assert await recompute(db) == []


async def test_the_board_is_ordered_and_short(db: Database) -> None:
    for number, pair, winner in [(1, (ANN, BOB), 1), (2, (ANN, CEM), 0), (3, (BOB, CEM), 0)]:
        await opened(db, f"t{number}", number, pair)
        await db.write(matched(f"t{number}", pair, (winner,)))
    assert [member for member, _ in await board(db, GUILD, "gin")] == [BOB, ANN, CEM]
    assert [member for member, _ in await board(db, GUILD, "gin", limit=1)] == [BOB]
    assert await board(db, GUILD + 1, "gin") == []


async def test_many_tables_that_end_at_once_lose_no_count(db: Database) -> None:
    rng = random.Random(3)
    units = []
    for number in range(1, 41):
        members: tuple[int | None, ...] = rng.choice([(ANN, BOB), (BOB, CEM), (CEM, None)])
        await opened(db, f"t{number}", number, members)
        winner = rng.choice([0, 1, None])
        units.append(
            [
                *ended(f"t{number}", 0, members, rng.choice(["gin", "knock"]), winner, rng.randrange(50), 5),
                *matched(f"t{number}", members, () if winner is None else (winner,)),
            ]
        )
    await asyncio.gather(*(db.write(unit) for unit in units))
    assert await recompute(db) == []
    total = await db.read("SELECT sum(deals), sum(matches) FROM scores WHERE practice = 0")
    pairs = await db.read("SELECT count(*) FROM seats WHERE member_id IS NOT NULL")
    alone = await db.read("SELECT sum(deals) FROM scores WHERE practice = 1")
    assert total[0][0] + alone[0][0] == pairs[0][0]
    assert total[0][0] == total[0][1]


PLANTED = {
    "row": ("UPDATE scores SET deals_won = 9, best_deal = NULL WHERE member_id = 11", "deals_won", 9, 1),
    "tally": ("UPDATE tallies SET made = 7 WHERE member_id = 11", "gin made", 7, 1),
    "tally of who suffered": ("UPDATE tallies SET suffered = 7 WHERE member_id = 22", "gin suffered", 7, 1),
    "missing row": ("DELETE FROM scores WHERE member_id = 11", "deals", 0, 1),
    "missing tally": ("DELETE FROM tallies WHERE member_id = 11", "gin made", 0, 1),
    "ghost": (
        "INSERT INTO scores (guild_id, member_id, game, practice, deals) VALUES (700, 99, 'gin', 0, 5)",
        "deals",
        5,
        0,
    ),
    "ghost tally": (
        (
            "INSERT INTO tallies (guild_id, member_id, game, practice, ending, made) "
            "VALUES (700, 99, 'gin', 0, 'x', 5)"
        ),
        "x made",
        5,
        0,
    ),
    "streak": ("UPDATE scores SET streak = 4, best_streak = 4 WHERE member_id = 22", "streak", 4, 0),
}


@pytest.mark.parametrize(("sql", "what", "stored", "derived"), PLANTED.values(), ids=PLANTED)
async def test_a_planted_difference_is_named_and_repaired(
    db: Database, sql: str, what: str, stored: int, derived: int
) -> None:
    pair = (ANN, BOB)
    await opened(db, "t1", 1, pair)
    await db.write([*ended("t1", 0, pair, "gin", 0, 40, 0), *matched("t1", pair, (0,))])
    good = await member_scores(db, GUILD, ANN), await member_scores(db, GUILD, BOB)
    await db.write([(sql, ())])
    found = await recompute(db)
    member = {difference.key.member_id for difference in found}
    assert len(member) == 1
    assert Difference(at(member.pop()), what, stored, derived) in found
    assert await recompute(db) == found  # a check repairs nothing
    assert await recompute(db, repair=True) == found
    assert await recompute(db) == []
    assert (await member_scores(db, GUILD, ANN), await member_scores(db, GUILD, BOB)) == good


async def test_a_repair_while_people_play_loses_no_result(db: Database) -> None:
    pair = (ANN, BOB)
    await opened(db, "t1", 1, pair)
    await db.write(ended("t1", 0, pair, "gin", 0, 40, 0))
    await db.write([("UPDATE scores SET deals = 100", ()), ("DELETE FROM tallies", ())])
    playing = [db.write(ended("t1", deal, pair, "gin", deal % 2, 10, 20)) for deal in range(1, 30)]
    await asyncio.gather(recompute(db, repair=True), *playing)
    assert await recompute(db) == []
    assert (await member_scores(db, GUILD, ANN))[at(ANN)].deals == 30


async def test_a_repair_that_cannot_succeed_ends(db: Database, forge: Forge) -> None:
    """Only one of the queries counts a result without a table, which foreign keys forbid."""
    columns = "table_id, deal, seat, member_id, points, chips"
    orphan = f"INSERT INTO result_seats ({columns}) VALUES ('gone', 0, 0, 11, 0, 0)"
    ghost = "INSERT INTO scores (guild_id, member_id, game, practice, deals) VALUES (700, 11, 'gin', 0, 3)"
    forge(orphan, ghost)
    with pytest.raises(StorageError, match="still differ"):
        await recompute(db, repair=True)


async def test_a_result_that_arrives_between_look_and_repair_is_kept(db: Database) -> None:
    pair = (ANN, BOB)
    await opened(db, "t1", 1, pair)
    await db.write(ended("t1", 0, pair, "gin", 0, 40, 0))
    await db.write([("UPDATE scores SET deals = 100", ())])

    class Slow(Alone):
        """Stores another result just before the first repair is written."""

        writes = 0

        async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
            return await db.read(sql, params)

        async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
            return await db.read_together(queries)

        async def write(self, unit: Sequence[Statement]) -> None:
            self.writes += 1
            if self.writes == 1:
                await db.write(ended("t1", 1, pair, "undercut", 1, 0, 20))
            await db.write(unit)

        async def close(self) -> None:
            raise AssertionError("not closed by its users")

    slow = Slow()
    await recompute(slow, repair=True)
    assert slow.writes == 3  # one for each of the two, and a second for the one that was made too early
    assert await recompute(db) == []
    assert (await member_scores(db, GUILD, ANN))[at(ANN)].deals == 2


def test_the_game_that_is_played_most_is_one_of_the_house_and_with_people_if_any() -> None:
    def score(game: str, matches: int, *, practice: bool = False, deals: int = 0) -> dict[ScoreKey, Score]:
        return {ScoreKey(GUILD, ANN, game, practice): Score(matches=matches, deals=deals)}

    assert most_played({}) is None
    assert most_played(score("gin", 9, practice=True)) == "gin"
    assert most_played(score("gin", 9, practice=True) | score("control", 1)) == "control"
    assert most_played(score("gin", 2) | score("control", 3) | score("whist", 7)) == "control"
    assert most_played(score("gin", 2, deals=8) | score("control", 2, deals=3)) == "gin"
