"""The outbox: tables whose messages do not show the newest version."""

from data.db.database import Database
from data.tables.outbox import note_shown, pending_tables
from data.tables.table_queries import load_table
from tests.data.conftest import open_started


async def test_messages_are_owed_until_they_show_the_newest_people_at_play_first(db: Database) -> None:
    for number, at in enumerate((None, 200, 100), 1):
        await open_started(db, f"t{number}", number, deadline=at)
    assert await pending_tables(db) == ["t3", "t2", "t1"]
    await db.write(note_shown("t3", 2, "board", {0: "ann", 1: None}))
    await db.write(note_shown("t1", 1, None, {}))
    assert await pending_tables(db) == ["t2", "t1"]
    loaded = await load_table(db, "t3")
    assert loaded is not None
    assert (loaded.shown, loaded.message_digest) == (2, "board")
    assert [seat.hand_digest for seat in loaded.seats] == ["ann", None]
