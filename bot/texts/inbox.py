"""The inbox in words: what waits for a member, reminders, quiet hours, and leave."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.manager.inbox.inbox import WAITING, Entry, Kind, View
from bot.manager.inbox.inbox_errors import InboxReason, InboxRefused
from bot.manager.inbox.leave_service import LeaveAccount
from bot.manager.tables.table import Table
from bot.manager.time.quiet_hours import quiet_until, zone_of
from bot.texts.localization import LazyMessage, join, message, with_commas
from bot.texts.names import escape, in_language, names_of, plain
from bot.texts.play import orders
from bot.texts.tables.tables import with_friends
from bot.texts.tables.words import moment
from data.inbox.inbox import InboxNight, InboxResult, InboxTable, InboxTournament
from data.settings import MemberSettings
from data.tables.seat_names import Named
from data.tables.venues import Venue, venue_of
from engine import GAMES

COMMAND: Final = LazyMessage("inbox-command")
NEXT: Final = LazyMessage("inbox-next")
REFRESH: Final = LazyMessage("inbox-refresh")
REMINDERS: Final = LazyMessage("inbox-reminders")
LEAVE: Final = LazyMessage("inbox-leave")
END_LEAVE: Final = LazyMessage("inbox-end-leave")
EARLIER: Final = LazyMessage("inbox-earlier")
LATER: Final = LazyMessage("inbox-later")
SEND: Final = LazyMessage("inbox-send")
OPEN: Final = LazyMessage("inbox-open")
TITLE: Final = LazyMessage("inbox-title")
NOTHING: Final = LazyMessage("inbox-nothing")
DIGEST_TITLE: Final = LazyMessage("inbox-digest-title")
MISSED_TITLE: Final = LazyMessage("inbox-missed-title")
MISSED_ABOUT: Final = LazyMessage("inbox-missed-about")
DIRECT_CLOSED: Final = LazyMessage("inbox-direct-closed")
SENT: Final = LazyMessage("inbox-sent")
NOT_SENT: Final = LazyMessage("inbox-not-sent")
NONE_WAITS: Final = LazyMessage("inbox-none-waits")
SAVED: Final = LazyMessage("inbox-saved")
ENDED_LEAVE: Final = LazyMessage("inbox-leave-ended")
FORM_REMINDERS: Final = LazyMessage("inbox-form-reminders")
FORM_ZONE: Final = LazyMessage("inbox-form-zone")
FORM_ZONE_ABOUT: Final = LazyMessage("inbox-form-zone.about")
FORM_DIGEST: Final = LazyMessage("inbox-form-digest")
FORM_DIGEST_ABOUT: Final = LazyMessage("inbox-form-digest.about")
FORM_QUIET: Final = LazyMessage("inbox-form-quiet")
FORM_QUIET_ABOUT: Final = LazyMessage("inbox-form-quiet.about")
FORM_LEAVE: Final = LazyMessage("inbox-form-leave")
FORM_DAYS: Final = LazyMessage("inbox-form-leave-days")
HOUSE_DAYS: Final = LazyMessage("inbox-option-days")
_GROUPS: Final = (
    (LazyMessage("inbox-group-yours"), (*WAITING, Kind.NIGHT_OPEN)),
    (LazyMessage("inbox-group-ahead"), (Kind.LOBBY, Kind.NIGHT, Kind.TOURNAMENT)),
    (LazyMessage("inbox-group-others"), (Kind.OTHERS,)),
    (LazyMessage("inbox-group-ended"), (Kind.ENDED,)),
)
_LINK: Final = "https://discord.com/channels/"


def day_and_time(at: int) -> str:
    """Return a date and time as Discord shows it to each reader; ``at`` in ms UTC."""
    return f"<t:{at // 1000}:f>"


def group_of(entry: Entry) -> str:
    """Return the heading under which an entry is listed."""
    return next(str(heading) for heading, kinds in _GROUPS if entry.kind in kinds)


def next_of(games: int) -> str:
    """Return the label of the button that leads to the next game."""
    return message("inbox-next-of", games=games) if games else str(NEXT)


def entry_lines(
    entry: Entry, servers: Mapping[int, str], settings: MemberSettings, now: int
) -> tuple[str, str]:
    """Return an entry: what it is and what is asked, and below it where and with whom."""
    about = entry.about
    match about:
        case InboxTable():
            asked = _asked(entry, about, settings, now)
            name = _table_name(about, join([escape(other.name) for other in about.others]))
            named = entry.kind is Kind.OTHERS and len(about.others) == 1
            beside = (
                [] if _friends(about) else [_place(about.guild, servers), *([] if named else _others(about))]
            )
            beside += [message("inbox-tournament")] if about.tournament else []
            beside += [*_missed(about), *orders.in_inbox(about.plan)]
        case InboxNight():
            when = message("inbox-night", time=moment(about.starts_at))
            asked, name = message("inbox-night-open") if about.open else when, escape(about.name)
            beside = [_place(about.guild, servers)]
        case InboxTournament():
            asked, name = _tournament(entry), escape(about.name)
            beside = [_place(about.guild, servers)]
        case InboxResult():
            asked = _result(about)
            name = _table_name(about)
            beside = [] if _friends(about) else [_place(about.guild, servers)]
            beside += [message("inbox-new")] if entry.new else []
    link = f"{_LINK}{about.guild}/{about.channel}"
    linked = f"{link}/{about.message}" if about.message else link
    shown = f"[{name}](<{linked}>)" if venue_of(about.guild) is Venue.GUILD else name
    return f"{shown} · {asked}", " · ".join(each for each in beside if each)


def _table_name(table: InboxTable | InboxResult, players: str = "") -> str:
    """Return what a table is called; ``players``: who else plays there, for one of friends."""
    game = GAMES[table.game].title
    return (
        with_friends(game, players)
        if _friends(table)
        else message("inbox-table", number=table.number, game=game)
    )


def _friends(table: InboxTable | InboxResult) -> bool:
    """Return whether friends play at a table: they know no numbers, and are named instead."""
    return venue_of(table.guild) is Venue.FRIENDS


def _place(guild: int, servers: Mapping[int, str]) -> str:
    match venue_of(guild):
        case Venue.GUILD:
            return escape(servers[guild]) if guild in servers else ""
        case Venue.ANYONE:
            return message("inbox-anyone")
        case _:
            return ""


def _others(table: InboxTable) -> list[str]:
    names = [escape(name) for name in _names(table).values()]
    return [message("tables-with", players=with_commas(names))] if names else []


def _names(table: InboxTable) -> dict[int, str]:
    """Return the names of the others by seat, in the reader's language."""
    return {other.seat: in_language(Named(other.name), table.guild).name for other in table.others}


def _missed(table: InboxTable) -> list[str]:
    if table.away:
        return [message("inbox-away")]
    return [message("inbox-missed", turns=table.misses)] if table.misses else []


def missed(turns: int) -> str:
    """Return how many turns a player has missed, to follow the turn mention; "" for none."""
    return f" · {message('inbox-missed', turns=turns)}" if turns else ""


def _asked(entry: Entry, table: InboxTable, settings: MemberSettings, now: int) -> str:
    until = table.until
    match entry.kind:
        case Kind.TURN:
            if until is None:
                idle = message("inbox-turn-idle", time=moment(table.deadline or 0))
                return idle if table.deadline else message("inbox-turn-free")
            told = message("inbox-turn", time=moment(until))
            quiet = until > now and quiet_until(settings, until) is not None
            return f"{told} · {message('inbox-at-night')}" if quiet else told
        case Kind.NEXT_DEAL:
            return message("inbox-next-deal")
        case Kind.INVITED:
            return message("inbox-invited", time=moment(table.kept_until or 0))
        case Kind.LOBBY:
            closes = table.deadline
            return message("inbox-lobby-closes", time=moment(closes)) if closes else message("inbox-lobby")
        case _:
            return _thinking(table, now)


def _thinking(table: InboxTable, now: int) -> str:
    if table.status != "playing":
        return message("inbox-paused")
    acting = table.acting or ()
    names = join([escape(name) for seat, name in _names(table).items() if seat in acting])
    if not names:
        return message("inbox-between")
    if table.held_until is not None and table.held_until > now:
        return message("inbox-thinking-leave", players=names, date=day_and_time(table.held_until))
    if table.until is None:
        return message("inbox-thinking", players=names)
    return message("inbox-thinking-until", players=names, time=moment(table.until))


def _tournament(entry: Entry) -> str:
    match entry.kind:
        case Kind.CHECK_IN if entry.at is not None:
            return message("inbox-check-in", time=moment(entry.at))
        case Kind.CHECK_IN:
            return message("inbox-check-in-now")
        case Kind.CHALLENGE:
            return message("inbox-challenge")
    if entry.at is not None:
        return message("inbox-tournament-starts", time=moment(entry.at))
    return message("inbox-tournament-open")


def _result(result: InboxResult) -> str:
    time = moment(result.at)
    match result.outcome:
        case "won":
            return message("inbox-won", time=time)
        case "lost":
            return message("inbox-lost", time=time)
        case "drawn":
            return message("inbox-drawn", time=time)
        case _:
            return message("inbox-resigned", time=time)


def label(table: InboxTable, servers: Mapping[int, str]) -> str:
    """Return how the menu names a table."""
    names = [plain(name) for name in _names(table).values()]
    if _friends(table):
        return _table_name(table, with_commas(names))
    place = _place(table.guild, {guild: plain(name) for guild, name in servers.items()})
    with_whom = message("tables-with", players=with_commas(names)) if names else ""
    return " · ".join(each for each in (_table_name(table), with_whom, place) if each)


def foot(view: View, elsewhere: int) -> list[str]:
    """Return what stands below the entries."""
    present = view.leave.present
    return [
        message("inbox-on-leave", date=day_and_time(present.ends_at)) if present is not None else "",
        message("inbox-elsewhere", count=elsewhere) if elsewhere else "",
        str(DIRECT_CLOSED) if view.settings.dms_closed and view.settings.digest_at is not None else "",
    ]


def page_number(number: int, pages: int) -> str:
    """Return which page of the inbox this is; both count from 1."""
    return message("inbox-page", page=number, pages=pages)


def time_of(minute: int | None) -> str:
    """Return a time of day from minutes after midnight: ``18:00``; "" for none."""
    return "" if minute is None else f"{minute // 60}:{minute % 60:02}"


def reminders(settings: MemberSettings) -> str:
    """Return a member's reminders and quiet hours."""
    zone = zone_of(settings)
    digest = message("inbox-no-digest")
    if settings.digest_at is not None:
        digest = message("inbox-digest-at", time=time_of(settings.digest_at), zone=zone)
    quiet = message("inbox-no-quiet")
    if settings.quiet_from is not None:
        begin, end = time_of(settings.quiet_from), time_of(settings.quiet_to)
        quiet = message("inbox-quiet-from", begin=begin, end=end, zone=zone)
    return "\n".join((f"**{SAVED}**", digest, quiet))


def days_about(account: LeaveAccount) -> str:
    """Return the description of the form's field: how many days are left."""
    return message("inbox-form-leave-days.about", days=account.days_left)


def leave_for(days: int, last: str) -> str:
    """Return a choice of the form: so many days, until the end of a date."""
    return message("inbox-leave-for", days=days, date=last)


def leave_told(account: LeaveAccount) -> str:
    """Return until when a member is on leave now, and how many days they have left."""
    left = message("inbox-leave-left", days=account.days_left)
    if account.present is None:
        return f"{ENDED_LEAVE} {left}"
    return f"{message('inbox-leave-begun', date=day_and_time(account.present.ends_at))}\n-# {left}"


def board_leave(table: Table) -> list[str]:
    """Return who of a table is on leave, one line for each end."""
    if not table.leaves:
        return []
    names = names_of(table)
    ends: dict[int, list[str]] = {}
    for seat, player in enumerate(table.players):
        period = table.leaves.get(player.member or 0)
        if period is not None and not player.resigned:
            ends.setdefault(period.ends_at, []).append(names[seat])
    return [
        message("inbox-board-leave", players=join(away), date=day_and_time(until))
        for until, away in sorted(ends.items())
    ]


def house_days(days: int) -> str:
    """Return how many days of leave count at a server's tables."""
    return message("inbox-server-days", days=days)


def refusal(error: InboxRefused) -> str:
    """Return why a request about an inbox is refused."""
    typed = escape(str(error.facts.get("typed", "")))
    match error.reason:
        case InboxReason.BAD_ZONE:
            return message("inbox-bad-zone", typed=typed)
        case InboxReason.BAD_HOUR:
            return message("inbox-bad-hour", typed=typed)
        case InboxReason.BAD_HOURS:
            return message("inbox-bad-hours", typed=typed)
        case InboxReason.TOO_MANY_DAYS:
            return message("inbox-too-many-days", days=int(error.facts.get("left", 0)))
        case InboxReason.NO_LEAVE:
            return message("inbox-no-leave")
        case _:
            return message("inbox-stale")


def servers_of(entries: Sequence[Entry], names: Mapping[int, str]) -> dict[int, str]:
    """Return the names of the servers of entries, if there are several."""
    guilds = {entry.guild for entry in entries if venue_of(entry.guild) is Venue.GUILD}
    return {guild: names[guild] for guild in guilds if guild in names}
