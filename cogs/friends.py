"""Tables of friends: their board is the response to an interaction, and hands are later responses.

Where the bot is installed for a member alone, it has no other way to send messages.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.manager.tables.table import BOARD, MessageRef, Table, TableError, TableReason
from bot.texts import friends as say
from bot.ui.notes import note
from bot.ui.play.turn_mention import invitation_page
from bot.ui.sending import raw_api
from bot.ui.sending.responses import follow_with_panel
from cogs.answers import Interaction
from cogs.requester import person
from data.tables.venues import FRIENDS, Venue
from engine import GAMES
from engine.spec import GameSpec

TURN_MS: Final = 86_400_000
"""The time for a turn at a new table of friends."""
FOR_TWO: Final = next(spec for spec in GAMES.values() if 2 in spec.seats)
"""The game of a challenge that names none."""
Opening = Callable[[MessageRef], Awaitable[Table]]
"""Opens a table whose board is a message that exists already."""


async def open_board(interaction: Interaction, opening: Opening, *, alone: bool) -> Table | None:
    """Respond with a public message, open a table, and show its board there.

    ``alone``: whether the table makes sense if only the member sees it; otherwise, where Discord makes all
    responses ephemeral, nothing is opened, a sentence says so, and None is returned. If the table is refused,
    the message is deleted, and the member alone reads the refusal.
    """
    client = interaction.client
    posted = await raw_api.announce(interaction)
    answer = raw_api.answer_to(interaction)._replace(message=posted.message)
    if posted.ephemeral and not alone:
        await client.delivery.edit_answer(answer, note(say.PRIVATE))
        return None
    try:
        table = await opening(MessageRef(interaction.channel_id or 0, posted.message))
    except Exception:
        await client.delivery.withdraw(answer)
        raise
    await _fill_in(interaction, table, answer)
    return table


async def _fill_in(interaction: Interaction, table: Table, answer: raw_api.Answer) -> None:
    """Show a table's board in the message of a response."""
    client = interaction.client
    page = client.messenger.board(table)
    await client.delivery.edit_answer(answer, page)
    client.messenger.pressed(table, BOARD, interaction, board=answer.message)
    client.manager.publisher.answer(table, BOARD, page)


async def challenge(interaction: Interaction, spec: GameSpec | None, member: int | None) -> None:
    """Open a table for a member or for everybody in the channel.

    Without a member or game, a player of a table there sees its board again.
    """
    manager, who, channel = interaction.client.manager, person(interaction), interaction.channel_id or 0
    if who.guild is None:
        raise TableError(TableReason.NOBODY_HERE)
    if spec is None and member is None:
        here = await manager.tables.in_channel(channel, FRIENDS)
        seated = [each for each in here if each.is_active(who.id)]
        if seated:
            await show_again(interaction, seated[-1])
            return
    table = await open_board(
        interaction,
        lambda board: manager.lobby.open(
            who,
            guild=FRIENDS,
            channel=channel,
            game=(spec or FOR_TWO).key,
            seats=2 if member is not None else None,
            asked=() if member is None else (member,),
            turn_ms=TURN_MS,
            board=board,
        ),
        alone=False,
    )
    if table is not None:
        await invite(interaction, table)


async def show_again(interaction: Interaction, table: Table) -> None:
    """Respond with the board of a table in a new message, which is its board from now on."""

    async def opening(board: MessageRef) -> Table:
        await interaction.client.manager.publisher.move_board(table, board)
        return table

    await open_board(interaction, opening, alone=True)


async def play(interaction: Interaction, opening: Opening) -> Table | None:
    """Open a table against computers, and show its board and the member's hand."""
    table = await open_board(interaction, opening, alone=True)
    if table is not None and table.match is not None:
        await follow_with_panel(interaction, table, table.seat_for(interaction.user.id))
    return table


async def rematch(interaction: Interaction, old: Table) -> bool:
    """Open a rematch among friends; return False if there is one to join, which has a board."""
    manager, who = interaction.client.manager, person(interaction)
    if interaction.channel_id != old.channel:
        raise TableError(TableReason.OTHER_CHANNEL)
    here = await manager.tables.in_channel(old.channel, FRIENDS)
    if any(each.rematch_of == old.id for each in here):
        return False
    table = await play(interaction, lambda board: manager.lobby.again(old.id, who, board=board))
    if table is not None:
        manager.lobby.pop_left_out(table)
        await invite(interaction, table)
    return True


async def invite(interaction: Interaction, table: Table) -> None:
    """Mention the members with reserved seats below the board, once."""
    manager = interaction.client.manager
    if manager.lobby.pop_unasked(table) and table.kept and table.venue is Venue.FRIENDS:
        await manager.publisher.invite(table, invitation_page(table))
