"""Game nights in words: the form, the messages of an evening, refusals."""

from collections.abc import Sequence
from datetime import UTC, timedelta
from functools import partial
from typing import Final

from babel.dates import get_day_names

from bot.manager.nights.night_errors import NightReason, NightRefused
from bot.manager.time.zones import in_zone
from bot.texts.catalog import cldr
from bot.texts.chips import member
from bot.texts.localization import (
    LazyMessage,
    current_locale,
    in_english_too,
    join,
    message,
    number,
    time_of_day,
    with_commas,
)
from bot.texts.names import COLOURS, escape
from bot.texts.results.milestones import milestone_lines
from bot.texts.results.rankings import title
from bot.texts.tables import options
from data.nights.night_summary import NightSummary, NightTable, PlayedMatch
from data.nights.nights import EndedFor, Evening, Night, Slot, Stage

NIGHT: Final = LazyMessage("nights-command")
PLAN: Final = LazyMessage("nights-command-plan")
LIST: Final = LazyMessage("nights-command-list")
SHOW: Final = LazyMessage("nights-command-show")
EDIT: Final = LazyMessage("nights-command-edit")
STOP: Final = LazyMessage("nights-command-stop")
WHICH_NIGHT: Final = LazyMessage("nights-option-night")
REMINDER: Final = LazyMessage("nights-option-reminder")

FORM_PLAN: Final = LazyMessage("nights-form-plan")
FORM_EDIT: Final = LazyMessage("nights-form-edit")
FORM_NAME: Final = LazyMessage("nights-form-name")
FORM_WHEN: Final = LazyMessage("nights-form-when")
FORM_ZONE: Final = LazyMessage("nights-form-zone")
FORM_ZONE_ABOUT: Final = LazyMessage("nights-form-zone.about")
FORM_GAMES: Final = LazyMessage("nights-form-games")
FORM_LENGTH: Final = LazyMessage("nights-form-length")
DEFAULT_NAME: Final = LazyMessage("nights-default-name")

YES: Final = LazyMessage("nights-yes")
NO: Final = LazyMessage("nights-no")
VOTE: Final = LazyMessage("nights-vote")
NONE: Final = LazyMessage("nights-none")
HEADING: Final = LazyMessage("nights-list")
EDIT_BUTTON: Final = LazyMessage("nights-edit")
STOP_BUTTON: Final = LazyMessage("nights-stop")
_STATES: Final = {
    Stage.OPEN: LazyMessage("nights-begun-now"),
    Stage.OVER: LazyMessage("nights-over-now"),
    Stage.CANCELLED: LazyMessage("nights-cancelled-now"),
}
_FOLLOWING: Final = {
    EndedFor.UNATTENDED: LazyMessage("nights-unattended"),
    EndedFor.STOPPED: LazyMessage("nights-none-follows"),
}
NAMES_SHOWN: Final = 40
"""Members that are named in a line; more would not fit into a message."""
MATCHES_SHOWN: Final = 12
MILESTONES_SHOWN: Final = 5
MEMBERS_RANKED: Final = 5
_BAR: Final = 10
"""The most signs of a bar."""


def reminder_time(reminder_ms: int) -> str:
    """Return how long before the beginning members are reminded; 0: not at all."""
    if not reminder_ms:
        return message("nights-no-reminder")
    return message("nights-before", time=options.turn_time(reminder_ms))


def length_and_rhythm(length_ms: int, *, weekly: bool) -> str:
    """Return ``3 hours, every week``."""
    time = options.turn_time(length_ms)
    return message("nights-weekly", time=time) if weekly else message("nights-once", time=time)


def weekday_names() -> dict[str, int]:
    """Return the weekdays (0: Monday) by name, in lower case, in this language and English."""
    return {
        name.casefold().rstrip("."): day
        for names in in_english_too(partial(_day_names, ("wide", "abbreviated", "short")))
        for name, day in names
    }


def _day_names(widths: Sequence[str]) -> list[tuple[str, int]]:
    locale = cldr(current_locale())
    return [
        (name, day)
        for width in widths
        for context in ("format", "stand-alone")
        for day, name in get_day_names(width, context, locale).items()  # type: ignore[arg-type] # a literal
    ]


def weekday(day: int) -> str:
    """Return the name of a weekday (0: Monday), such as somebody may type it."""
    return str(get_day_names("wide", "stand-alone", cldr(current_locale()))[day])


def when_about(now: int, zone: str) -> str:
    """Return how to type the day and time."""
    return message("nights-form-when.about", weekday=weekday(4), date=_next_friday(now, zone))


def _next_friday(now: int, zone: str) -> str:
    today = in_zone(now, zone).date()
    return (today + timedelta(days=(4 - today.weekday()) % 7 + 7)).isoformat()


def date_and_time(at: int) -> str:
    """Return a time (ms UTC) as every client shows it: weekday, date and time."""
    return f"<t:{at // 1000}:F>"


def from_now(at: int) -> str:
    """Return a time (ms UTC) that every client shows as ``in 3 days``."""
    return f"<t:{at // 1000}:R>"


def heading(night: Night) -> str:
    """Return the name of an evening as a heading."""
    return f"### 🎲 {escape(night.name)}"


def times(night: Night) -> list[str]:
    """Return when an evening begins, how long it lasts, and how often it comes."""
    local = in_zone(night.starts_at, night.zone)
    shown = time_of_day(round(local.replace(tzinfo=UTC).timestamp() * 1000))
    zone = message("nights-in-zone", time=shown, zone=night.zone)
    rhythm = length_and_rhythm(night.length_ms, weekly=night.weekly)
    return [f"{date_and_time(night.starts_at)} · {from_now(night.starts_at)}", f"-# {rhythm} · {zone}"]


def guests(evening: Evening) -> list[str]:
    """Return who comes, and how many do not."""
    coming = evening.coming
    absent = len(evening.guests) - len(coming)
    names = _members([guest.member for guest in coming])
    return [
        message("nights-coming", count=len(coming), names=names),
        f"-# {message('nights-not-coming', count=absent)}" if absent else "",
    ]


def _members(ids: Sequence[int]) -> str:
    named = [member(each) for each in ids[:NAMES_SHOWN]]
    return with_commas([*named, *(["…"] if len(ids) > NAMES_SHOWN else [])])


def poll(evening: Evening) -> list[str]:
    """Return the games with their votes, the one that leads first; a single one has no votes."""
    votes = evening.votes
    if len(votes) == 1:
        return [message("nights-plays", game=title(*votes))]
    leader = next(iter(votes))
    lines = []
    for game, count in votes.items():
        told = [f"**{title(game)}**", message("nights-votes", count=count)]
        if game == leader and count and len(votes) > 1:
            told.append(message("nights-leads"))
        lines.append(f"{'▰' * min(count, _BAR)}{' ' if count else ''}{' · '.join(told)}")
    return [message("nights-poll"), *lines]


def state(night: Night) -> str:
    """Return what has become of an evening; "" while it is planned."""
    shown = _STATES.get(night.stage)
    if shown is None:
        return ""
    gone = night.ended_for is EndedFor.CHANNEL
    return f"{shown} {message('nights-channel-gone')}" if gone else str(shown)


def planned_by(night: Night) -> str:
    """Return who has planned an evening; "" if that member was erased."""
    if night.organiser_id <= 0:
        return ""
    return f"-# {message('nights-planned-by', member=member(night.organiser_id))}"


def reminder(evening: Evening) -> str:
    """Return the reminder to those who come."""
    night = evening.night
    names = _members([guest.member for guest in evening.coming])
    return message("nights-reminder", name=escape(night.name), start=from_now(night.starts_at), names=names)


def _table(table: NightTable | PlayedMatch) -> str:
    sign = COLOURS[(table.number - 1) % len(COLOURS)][0]
    return f"{sign} {message('names-table', number=table.number)}"


def opening(
    evening: Evening, tables: Sequence[NightTable], late_ms: int = 0, *, away: bool = True
) -> list[str]:
    """Return which tables are open for whom, and for whom none could be opened.

    ``late_ms``: how much later it is said than planned; 0: not worth a word. ``away``: since no process ran;
    otherwise the tables were opened in time, and nobody could be told.
    """
    opened = {table.table_id: table for table in tables}
    name = escape(evening.night.name)
    if late_ms and not away:
        lines = [message("nights-untold", name=name, time=options.turn_time(late_ms))]
    else:
        lines = [message("nights-opening", name=name)]
        if late_ms:
            lines.append(message("nights-late", time=options.turn_time(late_ms)))
    for slot in evening.slots:
        names, table = _members(asked(evening, slot)), opened.get(slot.table_id or "")
        if table is None:
            lines.append(message("nights-refused", game=title(slot.game), names=names))
        else:
            lines.append(message("nights-opened", table=_table(table), game=title(slot.game), names=names))
    return lines


def asked(evening: Evening, slot: Slot) -> list[int]:
    """Return the members for whom seats of a table are kept."""
    return [guest.member for guest in evening.guests if guest.slot == slot.number]


def summary(evening: Evening, found: NightSummary, *, skipped: bool = False) -> list[str]:
    """Return the numbers of an evening, and what follows; ``skipped``: it never began."""
    night = evening.night
    lines = [f"### 🎲 {message('nights-summary', name=escape(night.name))}"]
    if skipped:
        lines = [f"### 🎲 {message('nights-skipped', name=escape(night.name))}"]
    elif not found.begun and not any(slot.refused for slot in evening.slots):
        lines.append(message("nights-nobody-came"))
    elif found.begun:
        lines.append(message("nights-matches", count=len(found.matches)))
        lines += [_result(match) for match in found.matches[:MATCHES_SHOWN]]
        if len(found.matches) > MATCHES_SHOWN:
            lines.append(message("nights-more", count=len(found.matches) - MATCHES_SHOWN))
    wins = [
        message("nights-wins", member=member(each), count=count)
        for each, count in found.wins[:MEMBERS_RANKED]
    ]
    if len(found.matches) > 1 and wins:
        lines.append(f"🏆 {message('nights-most-wins', names=with_commas(wins))}")
    lines += [line for match in found.matches for line in _milestones(match)][:MILESTONES_SHOWN]
    if found.chips:
        won = [f"{member(each)} {number(amount)}" for each, amount in found.chips[:MEMBERS_RANKED]]
        lines.append(f"🔵 {message('nights-chips', names=with_commas(won))}")
    if found.live:
        lines.append(message("nights-still-playing", count=found.live))
    return [*lines, following(night, found.next_start)]


def following(night: Night, next_start: int | None) -> str:
    """Return when the next evening begins, or why none follows; "" after a single evening."""
    if next_start is not None:
        return message("nights-follows", start=date_and_time(next_start))
    return str(_FOLLOWING.get(night.ended_for, ""))


def _result(match: PlayedMatch) -> str:
    scores = " : ".join(number(score) for score in match.scores)
    about = {"table": _table(match), "game": title(match.game), "scores": scores}
    if not match.winners:
        return message("nights-drawn", table=about["table"], game=about["game"], scores=scores)
    people = [member(each) for each in match.winners if each is not None]
    if not people:
        return message("nights-computer-won", table=about["table"], game=about["game"], scores=scores)
    return message("nights-won", table=about["table"], game=about["game"], names=join(people), scores=scores)


def _milestones(match: PlayedMatch) -> list[str]:
    """Return the milestones of a match between people, without the record of two players."""
    if match.milestones.practice:
        return []
    names = [member(each) for each in match.members]
    return [line for line in milestone_lines(match.milestones, names, match.game) if line.startswith("★")]


def event_about(night: Night) -> str:
    """Return the description of the event at Discord."""
    if len(night.games) == 1:
        return message("nights-event-single", game=title(*night.games))
    return message("nights-event", games=join([title(game) for game in night.games], "or"))


# --- answers


def planned(night: Night, now: int, *, event: bool) -> str:
    """Return the answer to a plan; ``event``: whether the bot may create one at Discord."""
    told = message("nights-planned", name=escape(night.name), start=date_and_time(night.starts_at))
    more = message("nights-with-event") if event else message("nights-without-event")
    late = message("nights-too-soon-to-remind") if _reminds_late(night, now) else ""
    return "\n".join(filter(None, (told, more, late)))


def changed(night: Night, now: int, *, event: bool) -> str:
    """Return the answer to who has changed an evening."""
    told = message("nights-changed", name=escape(night.name), start=date_and_time(night.starts_at))
    more = "" if event else message("nights-without-event")
    late = message("nights-reminds-now") if _reminds_late(night, now) else ""
    return "\n".join(filter(None, (told, more, late)))


def _reminds_late(night: Night, now: int) -> bool:
    """Return whether the time of a reminder that was not sent has passed (``now``: ms UTC)."""
    return bool(night.reminder_ms) and night.reminder_id is None and night.reminds_at <= now


def stopped(night: Night) -> str:
    """Return the answer to who has stopped a series."""
    if night.stage is Stage.OPEN:
        return message("nights-last", name=escape(night.name))
    return message("nights-stopped", name=escape(night.name))


def listed(night: Night) -> str:
    """Return a line of the list of evenings."""
    start, channel = date_and_time(night.starts_at), f"<#{night.channel_id}>"
    return message("nights-listed", name=escape(night.name), start=start, channel=channel)


_REFUSALS: Final = {
    NightReason.NONE: NONE,
    NightReason.GONE: LazyMessage("nights-gone"),
    NightReason.BEGUN: LazyMessage("nights-begun"),
    NightReason.CHANGED: LazyMessage("nights-edited"),
    NightReason.PAST: LazyMessage("nights-past"),
    NightReason.TOO_FAR: LazyMessage("nights-too-far"),
    NightReason.NO_NAME: LazyMessage("nights-no-name"),
    NightReason.WHICH: LazyMessage("nights-which"),
}


def refusal(error: NightRefused, now: int) -> str:
    """Return why a request about a game night is refused."""
    match error.reason:
        case NightReason.BAD_TIME:
            return message(
                "nights-bad-time",
                typed=escape(error.typed),
                weekday=weekday(4),
                date=_next_friday(now, "UTC"),
            )
        case NightReason.BAD_ZONE:
            return message("nights-bad-zone", typed=escape(error.typed))
        case NightReason.NO_GAMES:
            return message("nights-no-games", limit=error.limit)
        case NightReason.TOO_MANY:
            return message("nights-too-many", limit=error.limit)
    return str(_REFUSALS[error.reason])
