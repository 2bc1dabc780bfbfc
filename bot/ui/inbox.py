"""Pages of the inbox: ``/games``, its forms, and the direct messages that remind a member."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

from bot.manager.inbox.inbox import Entry, Kind, View, in_place
from bot.manager.inbox.inbox_errors import InboxReason, InboxRefused
from bot.manager.inbox.leave_service import LeaveAccount
from bot.manager.publishing.messages import Page
from bot.manager.tables.preferences import Preferences
from bot.manager.time.clock import Clock
from bot.manager.time.quiet_hours import zone_of
from bot.manager.time.zones import in_zone, zone_named
from bot.texts import inbox as say
from bot.texts.lengths import units
from bot.texts.localization import day, use_locale
from bot.ui.components import (
    TEXT_PER_MESSAGE,
    Component,
    Style,
    button,
    container,
    option,
    page,
    row,
    rule,
    select,
    text,
)
from bot.ui.custom_id import Press, custom_id
from bot.ui.forms.fields import Form, form_field, menu, text_input
from bot.ui.forms.time_parser import parse_time
from bot.ui.notes import HOUSE_COLOUR
from data.settings import MemberSettings

ON_A_PAGE: Final = 12
"""Entries on a page of the inbox."""
IN_A_DIGEST: Final = 10
"""The most entries of a direct message."""
DAYS_OF_LEAVE: Final = (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 30)
_ROOM: Final = TEXT_PER_MESSAGE - 700


def inbox_page(
    view: View, servers: Mapping[int, str], now: int, *, guild: int | None, number: int = 0, told: str = ""
) -> Page:
    """Return a member's inbox as it is shown in a guild (None: in a direct message).

    ``number``: the page, from 0. ``told``: what is said above it.
    """
    entries, elsewhere = in_place(view.entries, guild)
    pages = max(1, -(-len(entries) // ON_A_PAGE))
    at = max(0, min(number, pages - 1))
    shown = entries[at * ON_A_PAGE : (at + 1) * ON_A_PAGE]
    named = say.servers_of(view.entries, servers) if guild is None else {}
    parts: list[Component] = [text(told, f"### 🎴 {say.TITLE}", *([] if shown else [say.NOTHING]))]
    parts += _groups(shown, named, view.settings, now)
    below = [*say.foot(view, elsewhere), say.page_number(at + 1, pages) if pages > 1 else ""]
    if any(below):
        parts += [rule(), text(*(f"-# {line}" for line in below if line))]
    return page(container(HOUSE_COLOUR, parts), *_controls(view, shown, named, elsewhere, at, pages))


def _groups(
    shown: Sequence[Entry], servers: Mapping[int, str], settings: MemberSettings, now: int
) -> list[Component]:
    """Return a text for each group of entries, as many as fit."""
    groups: dict[str, list[str]] = {}
    room = _ROOM
    for entry in shown:
        first, second = say.entry_lines(entry, servers, settings, now)
        lines = f"{first}\n-# {second}" if second else first
        room -= units(lines) + 1
        if room < 0:
            break
        groups.setdefault(say.group_of(entry), []).append(lines)
    return [text(f"**{heading}**", *lines) for heading, lines in groups.items()]


def _controls(
    view: View, shown: Sequence[Entry], servers: Mapping[int, str], elsewhere: int, at: int, pages: int
) -> list[Component]:
    tables = [entry.table for entry in shown if entry.kind in (Kind.TURN, Kind.NEXT_DEAL, Kind.OTHERS)]
    made: list[Component] = []
    options = [option(table.table_id, say.label(table, servers)) for table in tables if table is not None]
    if options:
        made.append(select(custom_id(None, "inbox_open", at), say.OPEN, options))
    turns = sum(entry.kind is Kind.TURN for entry in shown)
    first = [button(custom_id(None, "inbox_next"), say.next_of(turns), Style.PRIMARY)] if turns else []
    turn = []
    if pages > 1:
        turn = [
            button(custom_id(None, "inbox", at - 1), say.EARLIER, disabled=at == 0),
            button(custom_id(None, "inbox", at + 1), say.LATER, disabled=at == pages - 1),
        ]
    made.append(row(*first, button(custom_id(None, "inbox", at), say.REFRESH), *turn))
    leave = (
        button(custom_id(None, "inbox_leave"), say.LEAVE)
        if view.leave.present is None
        else button(custom_id(None, "inbox_end"), say.END_LEAVE)
    )
    more = [button(custom_id(None, "inbox_send"), say.SEND)] if elsewhere else []
    made.append(row(button(custom_id(None, "inbox_set"), say.REMINDERS), leave, *more))
    return made


def page_of(press: Press) -> int:
    """Return the page of the inbox that a press names, from 0."""
    return int(press.arg) if press.arg.isdecimal() and len(press.arg) < 4 else 0


def with_next(shown: Page, table_id: str, games: int) -> Page:
    """Return the hand panel of a table with a button that leads to the next game."""
    more = row(button(custom_id(None, "inbox_next", table_id), say.next_of(games), Style.PRIMARY))
    inner = shown.instead
    return Page(
        (*shown.components, more),
        shown.mentions,
        shown.picture,
        None if inner is None else lambda: with_next(inner(), table_id, games),
    )


# --- direct messages


async def server_names(view: View, find: Callable[[int], Awaitable[str | None]]) -> dict[int, str]:
    """Return the names of the guilds in an inbox, as far as Discord knows them now."""
    names = {}
    for guild in {entry.guild for entry in view.entries}:
        name = await find(guild)
        if name is not None:
            names[guild] = name
    return names


class MemberInboxPages:
    """Implements InboxPages: every message speaks the language of its member."""

    def __init__(
        self, members: Preferences, clock: Clock, find: Callable[[int], Awaitable[str | None]]
    ) -> None:
        self._members = members
        self._clock = clock
        self._find = find

    async def digest(self, view: View) -> Page:
        """Return what waits for the member, the most urgent first."""
        servers = await server_names(view, self._find)
        with use_locale(await self._language(view)):
            return self._page(view, view.waiting[:IN_A_DIGEST], servers, str(say.DIGEST_TITLE))

    async def missed(self, view: View) -> Page:
        """Return at which tables the member has missed turns."""
        servers = await server_names(view, self._find)
        with use_locale(await self._language(view)):
            found = [entry for entry in view.entries if entry.table is not None and entry.table.misses]
            title = f"{say.MISSED_TITLE}\n{say.MISSED_ABOUT}"
            return self._page(view, found[:IN_A_DIGEST], servers, title)

    async def _language(self, view: View) -> str | None:
        settings = view.settings
        return (
            settings.language or settings.discord_language or await self._members.reader_language(view.member)
        )

    def _page(self, view: View, entries: Sequence[Entry], servers: Mapping[int, str], title: str) -> Page:
        heading, *more = title.splitlines()
        parts = [text(f"### 🎴 {heading}", *more)]
        parts += _groups(entries, servers, view.settings, self._clock.now())
        buttons = [button(custom_id(None, "inbox_all"), say.TITLE)]
        if any(entry.kind is Kind.TURN for entry in entries):
            buttons.insert(0, button(custom_id(None, "inbox_next"), say.NEXT, Style.PRIMARY))
        return page(container(HOUSE_COLOUR, parts), row(*buttons))


# --- forms


def reminders_form(settings: MemberSettings) -> tuple[str, Form]:
    """Return the custom_id and the form of a member's reminders and quiet hours."""
    quiet = "" if settings.quiet_from is None else _hours(settings)
    fields = [
        form_field(say.FORM_ZONE, _line("zone", zone_of(settings), required=True), say.FORM_ZONE_ABOUT),
        form_field(say.FORM_DIGEST, _line("digest", say.time_of(settings.digest_at)), say.FORM_DIGEST_ABOUT),
        form_field(say.FORM_QUIET, _line("quiet", quiet), say.FORM_QUIET_ABOUT),
    ]
    return custom_id(None, "inbox_save"), Form(str(say.FORM_REMINDERS), fields)


def _hours(settings: MemberSettings) -> str:
    return f"{say.time_of(settings.quiet_from)}-{say.time_of(settings.quiet_to)}"


def _line(name: str, value: str, *, required: bool = False) -> Component:
    return text_input(name, most=60, value=value, required=required)


def reminders_entered(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the changes that the form makes, for MemberSettings.

    Raises InboxRefused (BAD_ZONE, BAD_HOUR, BAD_HOURS).
    """
    typed = str(fields.get("zone", ""))
    zone = zone_named(typed)
    if zone is None:
        raise InboxRefused(InboxReason.BAD_ZONE, typed=typed[:60])
    digest, quiet = str(fields.get("digest", "")).strip(), str(fields.get("quiet", "")).strip()
    begin = end = None
    if quiet:
        parts = re.split(r"\s*[-–—]\s*", quiet)
        begin, end = (_minutes(part) for part in parts) if len(parts) == 2 else (None, None)
        if begin is None or end is None or begin == end:
            raise InboxRefused(InboxReason.BAD_HOURS, typed=quiet[:60])
    hour = _minutes(digest) if digest else None
    if digest and hour is None:
        raise InboxRefused(InboxReason.BAD_HOUR, typed=digest[:60])
    return {"zone": zone, "digest_at": hour, "quiet_from": begin, "quiet_to": end}


def _minutes(typed: str) -> int | None:
    """Return a typed time of day in minutes since midnight; None: it is none."""
    found = parse_time(typed)
    return None if found is None else found.hour * 60 + found.minute


def leave_form(account: LeaveAccount, settings: MemberSettings, now: int) -> tuple[str, Form]:
    """Return the custom_id and the form with which a leave begins; a day must be left."""
    today = in_zone(now, zone_of(settings)).date()
    options = []
    for number in DAYS_OF_LEAVE:
        if number <= account.days_left:
            last = today + timedelta(days=number - 1)
            options.append(option(str(number), say.leave_for(number, day(_noon(last.toordinal())))))
    days = form_field(say.FORM_DAYS, menu("days", options), say.days_about(account))
    return custom_id(None, "inbox_away", today.isoformat().replace("-", "")), Form(
        str(say.FORM_LEAVE), [days]
    )


def _noon(ordinal: int) -> int:
    """Return the noon (UTC) of a day, in ms UTC."""
    return (ordinal - 719_163) * 86_400_000 + 43_200_000


def days_entered(fields: Mapping[str, Any]) -> int:
    """Return for how many days a member takes leave. Raises InboxRefused (BAD_DAY)."""
    chosen = next(iter(fields.get("days", ())), "")
    if not str(chosen).isdecimal() or int(chosen) not in DAYS_OF_LEAVE:
        raise InboxRefused(InboxReason.BAD_DAY)
    return int(chosen)
