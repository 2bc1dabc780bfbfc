"""Pages of game nights: the messages of an evening, the form, and the list."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

from bot.manager.nights.night_calendar import When
from bot.manager.nights.night_errors import NightReason, NightRefused
from bot.manager.nights.night_messages import EventDetails
from bot.manager.nights.night_service import GAMES_OF_A_POLL, NightPlan
from bot.manager.publishing.messages import Page
from bot.manager.tables.preferences import Preferences
from bot.manager.time.zones import in_zone, zone_named
from bot.texts import nights as say
from bot.texts.lengths import clip
from bot.texts.localization import use_locale
from bot.texts.results.rankings import title
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
from bot.ui.forms.time_parser import parse_time, western_digits
from bot.ui.notes import HOUSE_COLOUR
from data.nights.night_summary import NightSummary, NightTable
from data.nights.nights import Evening, Night, NightKey, Stage
from engine import GAMES

HOUR_MS: Final = 3_600_000
MINUTE_MS: Final = 60_000
LENGTHS: Final = {
    f"{hours}{'w' if weekly else 'o'}": (hours * HOUR_MS, weekly)
    for weekly in (True, False)
    for hours in (2, 3, 4, 6)
}
"""By value of the form's menu: the length in ms, and whether it comes every week."""
USUAL_LENGTH: Final = "3w"
REMINDERS: Final = {
    "15m": 15 * MINUTE_MS,
    "30m": 30 * MINUTE_MS,
    "1h": HOUR_MS,
    "3h": 3 * HOUR_MS,
    "24h": 24 * HOUR_MS,
    "off": 0,
}
"""How long before the beginning members are reminded, in ms; 0: not at all."""
USUAL_REMINDER: Final = 30 * MINUTE_MS
LONGEST_NAME: Final = 60
MOST_MENTIONS: Final = 100
"""The members that a message may mention."""
_USUAL_TIME: Final = "20:00"
_FRIDAY: Final = 4
_ZONES: Final = {"de": "Europe/Berlin", "pl": "Europe/Warsaw", "fil": "Asia/Manila"}
"""The time zone of most people who speak a language, where there is one."""
_UTC: Final = "UTC"
_ARG: Final = re.compile(r"([a-z0-9]{1,20})\.([0-9]{1,6})(?:\.([0-9]{1,6})(?:\.([0-9]{1,9}))?)?", re.ASCII)
_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


# --- the messages of an evening


def night_page(evening: Evening) -> Page:
    """Return the message that shows an evening; while it is planned, with buttons."""
    night = evening.night
    parts = [text(say.heading(night), *say.times(night)), rule(), text(*say.guests(evening))]
    parts += [rule(), text(*say.poll(evening))]
    if night.stage is not Stage.PLANNED:
        parts.append(text(f"**{say.state(night)}**"))
        return page(container(HOUSE_COLOUR, parts))
    if len(night.games) > 1:
        options = [option(game, title(game)) for game in night.games]
        parts.append(select(_id(night, "night_vote"), say.VOTE, options))
    answers = [
        button(_id(night, "night_yes"), say.YES, Style.SUCCESS),
        button(_id(night, "night_no"), say.NO),
    ]
    return page(container(HOUSE_COLOUR, [*parts, row(*answers), *_by(night)]))


def _by(night: Night) -> list[Component]:
    told = say.planned_by(night)
    return [text(told)] if told else []


def reminder_page(evening: Evening) -> Page:
    """Return the reminder, which mentions those who come."""
    mentions = tuple(guest.member for guest in evening.coming)
    return page(text(clip(say.reminder(evening), TEXT_PER_MESSAGE)), mentions=mentions[: say.NAMES_SHOWN])


def opening_page(
    evening: Evening, tables: Sequence[NightTable], late_ms: int = 0, *, away: bool = True
) -> Page:
    """Return which tables are open, and mention those for whom seats are kept."""
    mentions = [member for slot in evening.slots for member in say.asked(evening, slot)]
    told = clip("\n".join(say.opening(evening, tables, late_ms, away=away)), TEXT_PER_MESSAGE)
    return page(text(told), mentions=tuple(mentions[:MOST_MENTIONS]))


def summary_page(evening: Evening, found: NightSummary, *, skipped: bool = False) -> Page:
    """Return the numbers of an evening."""
    told = "\n".join(line for line in say.summary(evening, found, skipped=skipped) if line)
    return page(container(HOUSE_COLOUR, [text(clip(told, TEXT_PER_MESSAGE))]))


class GuildNightPages:
    """Implements NightPages: every message speaks the language of its guild."""

    def __init__(self, members: Preferences) -> None:
        self._members = members

    async def _language(self, evening: Evening) -> str | None:
        await self._members.guild(evening.night.guild_id)
        return self._members.guild_language(evening.night.guild_id)

    async def planned(self, evening: Evening) -> Page:
        """Return the message that shows the evening."""
        with use_locale(await self._language(evening)):
            return night_page(evening)

    async def reminder(self, evening: Evening) -> Page:
        """Return the reminder."""
        with use_locale(await self._language(evening)):
            return reminder_page(evening)

    async def opening(self, evening: Evening, tables: list[NightTable], late_ms: int, *, away: bool) -> Page:
        """Return which tables are open."""
        with use_locale(await self._language(evening)):
            return opening_page(evening, tables, late_ms, away=away)

    async def summary(self, evening: Evening, summary: NightSummary, *, skipped: bool) -> Page:
        """Return the numbers of the evening."""
        with use_locale(await self._language(evening)):
            return summary_page(evening, summary, skipped=skipped)

    async def event(self, evening: Evening) -> EventDetails:
        """Return what the scheduled event says; its place is a link to the channel."""
        night = evening.night
        with use_locale(await self._language(evening)):
            about = say.event_about(night)
        place = f"https://discord.com/channels/{night.guild_id}/{night.channel_id}"
        return EventDetails(night.name, about, place, night.starts_at, night.ends_at)


# --- answers to organisers


def own_page(evening: Evening, told: str = "") -> Page:
    """Return an evening as an organiser sees it privately, with buttons to change and stop it.

    ``told``: what to say instead of who comes and what leads.
    """
    night = evening.night
    if told:
        shown = [text(told)]
    else:
        shown = [text(say.heading(night), *say.times(night)), rule(), text(*say.guests(evening))]
        shown += [rule(), text(*say.poll(evening))]
    ways = [button(_id(night, "night_stop"), say.STOP_BUTTON, Style.DANGER)]
    if night.stage is Stage.PLANNED:
        ways.insert(0, button(_id(night, "night_edit"), say.EDIT_BUTTON))
    return page(container(HOUSE_COLOUR, shown), row(*ways))


def list_page(nights: Sequence[Night]) -> Page:
    """Return the coming evenings of a guild."""
    lines = [say.listed(night) for night in nights] or [str(say.NONE)]
    return page(container(HOUSE_COLOUR, [text(f"### {say.HEADING}", *lines)]))


def _id(night: Night, verb: str, *more: int) -> str:
    return custom_id(None, verb, ".".join(map(str, (*night.key, *more))))


def night_of(press: Press) -> NightKey:
    """Return the evening that a button or form is about. Raises NightRefused (GONE)."""
    found = _ARG.fullmatch(press.arg)
    if found is None:
        raise NightRefused(NightReason.GONE)
    return NightKey(found[1], int(found[2]))


def edition_of(press: Press) -> tuple[int, int]:
    """Return the edition of the evening that a form shows, and the reminder in ms.

    Raises NightRefused (GONE).
    """
    found = _ARG.fullmatch(press.arg)
    if found is None or found[4] is None:
        raise NightRefused(NightReason.GONE)
    return int(found[3]), int(found[4])


def reminder_of(press: Press) -> int | None:
    """Return the reminder of a refused form in ms; None: no form was refused."""
    found = _ARG.fullmatch(press.arg)
    return int(found[4]) if found is not None and found[4] is not None else None


# --- the form


def plan_form(now: int, zone: str | None, locale: str | None, reminder_ms: int) -> tuple[str, Form]:
    """Return the custom_id and the form of a new evening.

    ``zone``: that of the guild's last evening; without one, that of its language.
    """
    shown = zone or _ZONES.get(locale or "", _UTC)
    fields = _fields(
        now,
        name=str(say.DEFAULT_NAME),
        when=f"{say.weekday(_FRIDAY)} {_USUAL_TIME}",
        zone=shown,
        games=tuple(GAMES)[:GAMES_OF_A_POLL],
        length=USUAL_LENGTH,
    )
    return custom_id(None, "night_plan", reminder_ms), Form(str(say.FORM_PLAN), fields)


def edit_form(night: Night, now: int, reminder_ms: int | None = None) -> tuple[str, Form]:
    """Return the form that changes an evening, filled with what is planned."""
    local = in_zone(night.starts_at, night.zone)
    length = next(
        (value for value, chosen in LENGTHS.items() if chosen == (night.length_ms, night.weekly)),
        USUAL_LENGTH,
    )
    fields = _fields(
        now,
        name=night.name,
        when=f"{local.date().isoformat()} {local:%H:%M}",
        zone=night.zone,
        games=night.games,
        length=length,
    )
    reminder = night.reminder_ms if reminder_ms is None else reminder_ms
    return _id(night, "night_change", night.edition, reminder), Form(str(say.FORM_EDIT), fields)


def _fields(
    now: int, *, name: str, when: str, zone: str, games: Sequence[str], length: str
) -> list[Component]:
    polled = [option(key, spec.title, chosen=key in games) for key, spec in GAMES.items()]
    lengths = [
        option(value, say.length_and_rhythm(ms, weekly=weekly), chosen=value == length)
        for value, (ms, weekly) in LENGTHS.items()
    ]
    return [
        form_field(say.FORM_NAME, text_input("name", most=LONGEST_NAME, value=name)),
        form_field(say.FORM_WHEN, text_input("when", most=60, value=when), say.when_about(now, zone)),
        form_field(say.FORM_ZONE, text_input("zone", most=60, value=zone), say.FORM_ZONE_ABOUT),
        form_field(say.FORM_GAMES, menu("games", polled, most=min(GAMES_OF_A_POLL, len(polled)))),
        form_field(say.FORM_LENGTH, menu("length", lengths)),
    ]


def plan_of(fields: Mapping[str, Any], reminder_ms: int) -> NightPlan:
    """Return what was entered in the form. Raises NightRefused (BAD_TIME, BAD_ZONE)."""
    zone = zone_named(str(fields.get("zone", "")))
    if zone is None:
        raise NightRefused(NightReason.BAD_ZONE, typed=str(fields.get("zone", "")))
    chosen = next(iter(fields.get("length", ())), USUAL_LENGTH)
    length_ms, weekly = LENGTHS.get(chosen, LENGTHS[USUAL_LENGTH])
    name = " ".join("".join(char for char in str(fields.get("name", "")) if char.isprintable()).split())
    wanted = {str(game) for game in fields.get("games", ())}
    return NightPlan(
        name=name[:LONGEST_NAME],
        when=when_typed(str(fields.get("when", ""))),
        zone=zone,
        games=tuple(game for game in GAMES if game in wanted),
        length_ms=length_ms,
        weekly=weekly,
        reminder_ms=reminder_ms if reminder_ms in REMINDERS.values() else USUAL_REMINDER,
    )


def when_typed(typed: str) -> When:
    """Return a typed day and time.

    The day is a weekday in the member's language or in English, or an ISO date. The time is ``20:00``,
    ``20``, ``8pm`` or ``8:30 pm``. Raises NightRefused (BAD_TIME).
    """
    words = western_digits(typed).casefold().replace(",", " ").replace("،", " ").split(maxsplit=1)
    refused = NightRefused(NightReason.BAD_TIME, typed=typed[:60])
    if len(words) != 2:
        raise refused
    day, at = words[0].rstrip("."), parse_time(words[1])
    known = say.weekday_names().get(day)
    if at is None or (known is None and not _DATE.fullmatch(day)):
        raise refused
    try:
        return When(known if known is not None else date.fromisoformat(day), at)
    except ValueError:
        raise refused from None
