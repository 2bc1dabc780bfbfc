"""A small database to transfer.

It has matches that are over, resigned and in play, chips, a frozen wallet, and texts that need quoting.
"""

import asyncio
from pathlib import Path
from random import Random

from data.db.connection import open_database
from data.db.database import Database
from data.fairness.guild_chain import seal_changes
from data.installation import note_served
from data.ledger.ledger import open_wallet
from data.ledger.ledger_commands import freeze, give
from data.tables.match_export import dump_record
from data.tables.stakes import Stakes
from data.tables.table_queries import load_table
from engine import GAMES
from tests.data.blank import lay_out
from tests.data.conftest import ANN, BOB, CEM, CHANNEL, GUILD
from tests.data.stakes_table import CHIPS, Seated

STRANGE = 'a\tb\n\\N "c" {d} \\. é 王 \U0001f0cf'
SERVED = 1_700_000_000_000


def made(file: Path) -> None:
    """Create the database in a new file."""
    asyncio.run(_made(file))


async def _made(file: Path) -> None:
    await lay_out(file)
    database = await open_database(f"sqlite:///{file}")
    try:
        await furnish(database)
    finally:
        await database.close()


async def furnish(db: Database) -> None:
    """Fill an empty database with all of it."""
    chance = Random(5)
    for member in (ANN, BOB, CEM):
        await db.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    gin, pan = GAMES["gin"], GAMES["panguingue"]
    over = await Seated.open(db, gin, (ANN, BOB), Stakes(pot=5), table_id="t1", number=1, target=25)
    await over.play_at_random(chance, most_deals=9)
    given_up = await Seated.open(db, gin, (ANN, BOB), Stakes(), table_id="t2", number=2)
    await given_up.resign(1)
    live = await Seated.open(db, pan, (ANN, BOB, None), Stakes(chip_value=1), table_id="t3", number=3)
    await live.play_at_random(chance, most_deals=1, most_moves=12)
    await give(db, GUILD, ANN, BOB, 3, chips=CHIPS, key="gift", at=20_000)
    await freeze(db, GUILD, CEM, frozen=True, actor=ANN, note=STRANGE, at=20_001)
    await seal_changes(db, GUILD, at=20_002)
    await db.write(
        [
            ("INSERT INTO remembered_options VALUES (?, 'gin', NULL, ?)", (CHANNEL, STRANGE)),
            ('INSERT INTO heartbeat ("only", at) VALUES (1, 5)', ()),
            *note_served(SERVED),
        ]
    )


def records(url: str) -> list[str]:
    """Return the export of every match."""
    return asyncio.run(_records(url))


async def _records(url: str) -> list[str]:
    database = await open_database(url)
    try:
        found = []
        for (table_id,) in await database.read(
            "SELECT table_id FROM tables WHERE status = 'over' ORDER BY table_id"
        ):
            stored = await load_table(database, table_id)
            assert stored is not None
            found.append(dump_record(stored))
        return found
    finally:
        await database.close()
