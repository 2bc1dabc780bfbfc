"""Roles by rank: given for a rating or a place in a season, and taken back when it is gone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.manager.publishing.messages import NotSent
from bot.manager.results.rank_roles import AGAIN_MS, AT_ONCE, follow_ranks
from data.db.connection import open_database
from data.db.database import Database, OpenDatabase
from data.rankings import rank_roles
from data.rankings.leaderboards import end_season
from data.rankings.rank_roles import RankKind, RankRole, entitled, remove_rank_role, set_rank_role
from tests.data.conftest import ANN, BOB, CEM, GUILD
from tests.data.rankings.test_rank_roles import GOLD, TOP, by_rating, rate

OTHER = GUILD + 1


class Giver:
    """Discord: who has which role; refuses some members, or everything."""

    def __init__(self) -> None:
        self.roles: set[tuple[int, int]] = set()
        self.refused: set[int] = set()
        self.down = False
        self.asked = 0

    async def set_role(self, guild: int, member: int, role: int, *, has: bool) -> bool:
        assert guild == GUILD
        if self.down:
            raise NotSent("a role")
        self.asked += 1
        if member in self.refused:
            return False
        (self.roles.add if has else self.roles.discard)((member, role))
        return True


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[OpenDatabase]:
    opened = await open_database(f"sqlite:///{tmp_path / 'cards.sqlite3'}")
    yield opened
    await opened.close()


@pytest.mark.long
async def test_a_role_follows_the_rating(db: Database) -> None:
    giver = Giver()
    await db.write(set_rank_role(by_rating(1600, 1799)))
    await rate(db, [(ANN, 1600), (BOB, 1599), (CEM, 1800)])
    await rate(db, [(44, 1700)], settled=False)
    await rate(db, [(55, 1700)], guild=OTHER)
    await follow_ranks(db, giver, GUILD, 0)
    assert giver.roles == {(ANN, GOLD)}
    await rate(db, [(ANN, 1500), (BOB, 1799)])
    await follow_ranks(db, giver, GUILD, 0)
    assert giver.roles == {(BOB, GOLD)}
    asked = giver.asked
    await follow_ranks(db, giver, GUILD, 0)
    assert giver.asked == asked
    await db.write(remove_rank_role(GUILD, GOLD))
    assert await rank_roles.guilds_with_ranks(db) == [GUILD]
    await follow_ranks(db, giver, GUILD, 0)
    assert giver.roles == set()
    assert await rank_roles.guilds_with_ranks(db) == []


@pytest.mark.long
async def test_a_role_for_places_is_given_when_the_season_has_ended(db: Database) -> None:
    giver = Giver()
    top = RankRole(GUILD, TOP, "gin", RankKind.SEASON, 1, 2)
    await db.write(set_rank_role(top))
    await rate(db, [(ANN, 1700), (BOB, 1650), (CEM, 1650), (44, 1600)])
    await rate(db, [(55, 1900)], settled=False)
    assert await entitled(db, top) == set()
    await end_season(db, GUILD, "Spring", at=2_000)
    await follow_ranks(db, giver, GUILD, 0)
    assert giver.roles == {(ANN, TOP), (BOB, TOP), (CEM, TOP)}
    await end_season(db, GUILD, "Summer", at=3_000)
    await follow_ranks(db, giver, GUILD, 0)
    assert giver.roles == set()


async def test_a_role_that_somebody_else_has_given_stays(db: Database) -> None:
    giver = Giver()
    giver.roles.add((BOB, GOLD))
    await db.write(set_rank_role(by_rating(1600)))
    await rate(db, [(ANN, 1700), (BOB, 1500)])
    await follow_ranks(db, giver, GUILD, 0)
    assert giver.roles == {(ANN, GOLD), (BOB, GOLD)}


@pytest.mark.long
async def test_a_refused_role_is_tried_again_after_a_day(db: Database) -> None:
    giver = Giver()
    giver.refused.add(ANN)
    await db.write(set_rank_role(by_rating(1600)))
    await rate(db, [(ANN, 1700)])
    for now, asked in ((0, 1), (AGAIN_MS - 1, 1), (AGAIN_MS, 2)):
        await follow_ranks(db, giver, GUILD, now)
        assert giver.asked == asked
    giver.refused.clear()
    await follow_ranks(db, giver, GUILD, 2 * AGAIN_MS)
    assert giver.roles == {(ANN, GOLD)}


async def test_nothing_is_noted_that_discord_has_not_done(db: Database) -> None:
    giver = Giver()
    giver.down = True
    await db.write(set_rank_role(by_rating(1600)))
    await rate(db, [(ANN, 1700)])
    with pytest.raises(NotSent):
        await follow_ranks(db, giver, GUILD, 0)
    assert await rank_roles.holders(db, GUILD) == {}
    giver.down = False
    await follow_ranks(db, giver, GUILD, 0)
    assert await rank_roles.roles_held(db, ANN) == [(GUILD, GOLD)]


@pytest.mark.long
async def test_many_members_get_a_role_over_several_looks(db: Database) -> None:
    giver = Giver()
    await db.write(set_rank_role(by_rating(1600)))
    await rate(db, [(member, 1700) for member in range(100, 100 + AT_ONCE + 5)])
    await follow_ranks(db, giver, GUILD, 0)
    assert len(giver.roles) == AT_ONCE
    await follow_ranks(db, giver, GUILD, 0)
    assert len(giver.roles) == AT_ONCE + 5
