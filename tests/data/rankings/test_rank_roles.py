"""Roles by rank: who is entitled to them, and whom the bot has given them."""

from collections.abc import Iterable

from data.db.database import Database
from data.erasure import erase_member
from data.rankings import rank_roles
from data.rankings.leaderboards import count_on_boards, end_season
from data.rankings.rank_roles import (
    Held,
    RankKind,
    RankRole,
    entitled,
    note_given,
    note_taken,
    remove_rank_role,
    set_rank_role,
)
from tests.data.conftest import ANN, BOB, CEM, GUILD

GOLD, TOP = 501, 502


async def rate(
    db: Database, ratings: Iterable[tuple[int, int]], *, guild: int = GUILD, settled: bool = True
) -> None:
    """Give members a rating at gin, as after a match in the first season."""
    for member, rating in ratings:
        unit = count_on_boards(
            guild, "gin", member, at=1_000, season=1, won=True, rating=rating, uncertainty=50,
            provisional=not settled,
        )  # fmt: skip
        await db.write(unit)


def by_rating(low: int, high: int = rank_roles.HIGHEST_RATING, role: int = GOLD) -> RankRole:
    return RankRole(GUILD, role, "gin", RankKind.RATING, low, high)


async def test_the_ranks_of_a_server(db: Database) -> None:
    top = RankRole(GUILD, TOP, "gin", RankKind.SEASON, 1, 2)
    await db.write([*set_rank_role(by_rating(1500)), *set_rank_role(top)])
    await db.write(set_rank_role(by_rating(1600, 1799)))
    assert await rank_roles.rank_roles(db, GUILD) == [by_rating(1600, 1799), top]
    await rate(db, [(ANN, 1600), (BOB, 1599), (CEM, 1800)])
    assert await entitled(db, by_rating(1600, 1799)) == {ANN}
    assert await entitled(db, by_rating(1599)) == {ANN, BOB, CEM}
    await end_season(db, GUILD, "Spring", at=2_000)
    assert await entitled(db, top) == {CEM, ANN}
    await db.write(remove_rank_role(GUILD, GOLD))
    assert await rank_roles.rank_roles(db, GUILD) == [top]


async def test_who_was_given_a_role_and_erased(db: Database) -> None:
    for member, held in ((ANN, False), (ANN, True), (BOB, True), (CEM, True)):
        await db.write(note_given(GUILD, GOLD, member, held=held, at=5))
    await db.write(note_taken(GUILD, GOLD, CEM))
    assert await rank_roles.holders(db, GUILD) == {GOLD: [Held(ANN, True, 5), Held(BOB, True, 5)]}
    assert await rank_roles.roles_held(db, ANN) == [(GUILD, GOLD)]
    await rate(db, [(ANN, 1700), (BOB, 1700)])
    await db.write(erase_member(ANN, -5))
    assert await rank_roles.holders(db, GUILD) == {GOLD: [Held(BOB, True, 5)]}
    assert await entitled(db, by_rating(1600)) == {BOB}
