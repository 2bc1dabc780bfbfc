"""What follows from a finished match and is derived from its result: ratings and milestones."""

from bot.manager.tables.table import Status, Table
from data.db.database import Database
from data.rankings.milestones import match_milestones
from data.rankings.ratings import match_changes


async def load_effects(db: Database, table: Table) -> None:
    """Load what a match that is over has changed, as far as it is rated. Raises StorageError."""
    if table.status is Status.OVER:
        table.ratings = tuple(await match_changes(db, table.id))
        table.milestones = await match_milestones(db, table.id)
