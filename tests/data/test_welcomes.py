"""The message to a new guild as it is stored: who sends it, and that nobody does twice."""

import pytest

from data import welcomes
from data.db.database import Database
from data.db.errors import Conflict
from data.welcomes import Attempt, Invitation, Outcome
from tests.data.conftest import ANN, BOB, GUILD
from tests.data.played import Played, play

FIRST, AGAIN = Invitation(700, 10_000), Invitation(700, 20_000)
ROOM = 800


async def test_one_process_at_a_time_sends_the_message(db: Database) -> None:
    assert await welcomes.claim(db, FIRST, 1, 61) == Attempt()
    assert await welcomes.claim(db, FIRST, 2, 62) is None
    assert await welcomes.claimed_until(db, FIRST) == 61
    await db.write(welcomes.begin(FIRST, 61, Attempt(ROOM, 5)))
    assert await welcomes.claim(db, FIRST, 61, 121) == Attempt(ROOM, 5)
    with pytest.raises(Conflict):  # the first process has been too slow
        await db.write(welcomes.begin(FIRST, 61, Attempt(ROOM, 70)))
    await db.write(welcomes.end(FIRST, Outcome.SENT))
    assert await welcomes.claim(db, FIRST, 500, 600) is None
    assert await welcomes.claimed_until(db, FIRST) is None


async def test_another_invitation_begins_from_nothing(db: Database) -> None:
    await welcomes.claim(db, FIRST, 1, 61)
    await db.write([*welcomes.begin(FIRST, 61, Attempt(ROOM, 5)), *welcomes.end(FIRST, Outcome.SENT)])
    assert await welcomes.claim(db, AGAIN, 2, 62) == Attempt()
    assert await welcomes.claim(db, FIRST, 500, 600) is None
    await db.write(welcomes.end(FIRST, Outcome.SENT))  # too late: of the invitation before
    assert await welcomes.claimed_until(db, AGAIN) == 62


async def test_a_refused_message_is_answered_once(db: Database) -> None:
    assert not await welcomes.answer(db, 700, 1, unseen=False)
    await welcomes.claim(db, FIRST, 1, 61)
    assert not await welcomes.answer(db, 700, 1, unseen=False)
    await db.write(welcomes.end(FIRST, Outcome.REFUSED))
    assert await welcomes.answer(db, 700, 1, unseen=False)
    assert not await welcomes.answer(db, 700, 1, unseen=False)


async def test_where_nobody_is_told_of_guilds_those_from_before_are_known(db: Database) -> None:
    await play(db, Played((ANN, BOB), (50, 10), (0,), at=1_000))
    await db.write([("UPDATE house SET welcomes_since = ?", (5_000,))])
    assert await welcomes.welcomes_since(db) == 5_000
    assert not await welcomes.answer(db, GUILD, 9_000, unseen=True)
    assert await welcomes.answer(db, 701, 9_000, unseen=True)
    assert not await welcomes.answer(db, 701, 9_001, unseen=True)
