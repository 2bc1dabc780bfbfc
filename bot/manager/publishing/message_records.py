"""What is stored of the messages of tables where one process has the database to itself."""

from collections.abc import Mapping, Sequence

from bot.manager.tables.table import BOARD, Table
from data.db.database import Database, Statement
from data.tables import outbox, tables


async def note_messages(db: Database, table: Table) -> None:
    """Store where a table's messages are, for edits after a restart. Raises StorageError."""
    unit = tables.set_table_message(
        table.id, channel_id=table.channel, message_id=table.board.message if table.board else None
    )
    called = table.players[table.called].member if table.called is not None else None
    unit += tables.set_mention(
        table.id,
        channel_id=table.call.channel if table.call else None,
        message_id=table.call.message if table.call else None,
        member_id=called,
    )
    for seat in table.people:
        ref = table.hands.get(seat)
        unit += tables.set_hand_message(
            table.id,
            seat,
            dm_channel_id=ref.channel if ref else None,
            hand_message_id=ref.message if ref else None,
        )
    await db.write(unit)


async def note_shown(
    db: Database, shown: Sequence[tuple[Table, int | None, Mapping[int, str | None]]]
) -> None:
    """Store which version each table's messages show, and new digests by place.

    The version is None while the messages do not show the newest one. Raises StorageError.
    """
    unit: list[Statement] = []
    for table, version, digests in shown:
        board = digests.get(BOARD, table.digests.get(BOARD))
        hands = {seat: digest for seat, digest in digests.items() if seat != BOARD}
        unit += outbox.note_shown(table.id, version, board, hands)
    await db.write(unit)
