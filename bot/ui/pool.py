"""Pages of the pool: what it means, choosing, waiting, and the people whom one has met."""

from collections.abc import Sequence
from typing import Final, Literal

from bot.manager.pool.pool_service import opponents
from bot.manager.publishing.messages import Page
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import Table, TableError, TableReason
from bot.texts import pool as say
from bot.texts.localization import use_locale
from bot.texts.names import escape, names_of, table_name
from bot.ui.components import Component, Style, button, buttons, container, option, page, row, select, text
from bot.ui.custom_id import Press, custom_id
from bot.ui.forms.fields import Form, form_field, text_input
from bot.ui.notes import HOUSE_COLOUR
from bot.ui.pool_buttons import play_again_buttons, wait_button
from data.pool.members import Block
from data.pool.speeds import Speed
from data.pool.waits import Standing, Wait, WaitState
from engine import GAMES

KnownAs = Literal["anonymous", "name"]
BLOCKS_SHOWN: Final = 10
LONGEST_REASON: Final = 500
REASON: Final = "reason"
"""The field of the form for a report."""


def introduction_page(name: str, known_as: KnownAs, wanted: str = "") -> Page:
    """Return what the pool means, with the choice of how others see one.

    ``wanted``: what the member has asked for, as in ``asked_for``.
    """
    seen = _seen_as(known_as, f"intro.{wanted}")
    agree = button(custom_id(None, "pool_agree", wanted), say.AGREE, Style.SUCCESS)
    return page(container(HOUSE_COLOUR, [text(say.introduction(escape(name))), seen, row(agree)]))


def find_page(game: str, standing: Standing, known_as: KnownAs, wait: Wait | None, blocks: int) -> Page:
    """Return the page on which a member chooses game and speed, and leaves the pool."""
    games = [option(key, spec.title, chosen=key == game) for key, spec in GAMES.items()]
    parts: list[Component] = [
        text(say.finding(standing, game)),
        select(custom_id(None, "pool_game"), say.WHICH_GAME, games),
        row(*(wait_button(game, speed.value, say.speed_name(speed)) for speed in Speed)),
        _seen_as(known_as, game),
    ]
    more = [button(custom_id(None, "pool_out"), say.LEAVE)]
    if blocks:
        more.insert(0, button(custom_id(None, "pool_blocks"), say.blocks_button(blocks)))
    if wait is not None:
        parts = [text(*say.wait_lines(wait)), *parts]
        more.insert(0, button(custom_id(None, "pool_stop"), say.STOP, Style.DANGER))
    return page(container(HOUSE_COLOUR, [*parts, *buttons(more)]))


def from_lobby_page() -> Page:
    """Return what the host of a lobby reads who has begun to wait for people of any guild."""
    stop = button(custom_id(None, "pool_stop"), say.STOP)
    return page(container(HOUSE_COLOUR, [text(say.FROM_LOBBY), row(stop)]))


def _seen_as(known_as: str, where: str) -> Component:
    lines = [option(value, label, chosen=value == known_as) for value, label in say.KNOWN_AS.items()]
    return select(custom_id(None, "pool_as", where), say.SEEN_AS, lines)


def wait_page(wait: Wait) -> Page:
    """Return the message of a wait, whatever has become of it."""
    ways: list[Component] = []
    if wait.state is WaitState.WAITING:
        ways = [button(custom_id(None, "pool_stop"), say.STOP)]
        if wait.offered:
            ways.insert(0, button(custom_id(None, "pool_meanwhile"), say.MEANWHILE, Style.PRIMARY))
    elif wait.state is not WaitState.SEATED:
        ways = [wait_button(wait.game, wait.speed, say.WAIT_AGAIN)]
    return page(container(HOUSE_COLOUR, [text(*say.wait_lines(wait)), *buttons(ways)]))


class MemberPoolPages:
    """Implements PoolPages: the message of a wait in the language of its member."""

    def __init__(self, members: Preferences) -> None:
        self._members = members

    async def wait(self, wait: Wait) -> Page:
        """Return the message of a wait."""
        with use_locale(await self._members.reader_language(wait.member_id)):
            return wait_page(wait)


def asked_for(press: Press) -> tuple[str, Speed | None]:
    """Return the game and speed of a press; "" and None for none. Raises TableError (STALE)."""
    game, _, speed = press.arg.partition(".")
    if (game and game not in GAMES) or (speed and speed not in {*Speed}):
        raise TableError(TableReason.STALE)
    return game, Speed(speed) if speed else None


def known_as_chosen(values: Sequence[str]) -> KnownAs:
    """Return how a member wants to be seen, as chosen in a menu. Raises TableError (STALE)."""
    match [*values]:
        case ["anonymous" | "name" as known_as]:
            return known_as
        case _:
            raise TableError(TableReason.STALE)


# --- the people at a table


def people_page(table: Table, member: int, blocks: Sequence[Block], said: str = "") -> Page:
    """Return the other people at a table, to block or report them.

    ``blocks``: whom the member has blocked. ``said``: what was done.
    """
    blocked = {block.blocked_member_id for block in blocks}
    names = names_of(table)
    parts: list[Component] = [text(f"### {table_name(table)}", said)]
    for seat in opponents(table, member):
        parts.append(text(f"**{names[seat]}**"))
        done = table.players[seat].member in blocked
        block = button(custom_id(table, "pool_block", seat), say.BLOCK, disabled=done)
        parts.append(row(block, button(custom_id(table, "pool_report", seat), say.REPORT, Style.DANGER)))
    if len(parts) == 1:
        parts.append(text(say.NO_PEOPLE))
    return page(container(HOUSE_COLOUR, parts))


def report_form(table: Table, seat: int) -> tuple[str, Form]:
    """Return the custom_id and the form of a report about a seat."""
    line = text_input(REASON, most=LONGEST_REASON, tall=True)
    reason = form_field(say.REPORT_REASON, line, say.REPORT_ABOUT)
    return custom_id(table, "pool_reason", seat), Form(str(say.REPORT_TITLE), [reason])


def again_page(table: Table, seat: int) -> Page:
    """Return the direct message that says that the player of a seat wants to play again."""
    asked = say.wants_again(names_of(table)[seat], table_name(table))
    return page(text(asked), row(*play_again_buttons(table)[:1]))


# --- blocks


def blocks_page(blocks: Sequence[Block]) -> Page:
    """Return whom a member has blocked, by table and seat, the last ones first."""
    shown = blocks[:BLOCKS_SHOWN]
    if not shown:
        return page(container(HOUSE_COLOUR, [text(say.NO_BLOCKS)]))
    lines = [say.block_line(at, block) for at, block in enumerate(shown, 1)]
    ways = [
        button(custom_id(block.table_id, "pool_unblock", block.seat), say.unblock_button(at))
        for at, block in enumerate(shown, 1)
    ]
    heading = say.blocks_heading(len(shown), len(blocks))
    return page(container(HOUSE_COLOUR, [text(heading, *lines), *buttons(ways)]))
