"""What waits for a member, read at once from all servers: tables, evenings, tournaments, results.

Nothing here loads a deal: whose move a table waits for is in its row.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from data.db.database import Database, Statement
from data.tables.orders import OrderState
from data.tables.seat_names import Named, seat_names
from data.tables.venues import TODAY

RECENT: Final = 10
"""The most ended matches that are read."""
RECENT_MS: Final = 7 * 86_400_000
"""Ended matches are listed for a week."""
_NEXT: Final = "next "


class OtherSeat(NamedTuple):
    """Who else sits at a table; ``member`` None: a computer player."""

    seat: int
    name: str
    member: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class InboxTable:
    """A live table of a member, without its cards. Times are in ms UTC.

    ``acting``: the seats for whose move it waits; None: an older program has stored it. ``ready``: those
    seats are asked for the next deal. ``deadline``: when the turn ends, ``flag``: when the member's match
    clock runs out. ``idle``: no time runs, and the deadline is when the table ends without a result.
    ``invited``: a seat is kept for the member until ``kept_until``. ``misses``: turns missed in a row;
    ``away``: the computer plays for the member. ``plan``: of their own plan for a turn, if there is one.
    """

    table_id: str
    guild: int
    channel: int
    number: int
    game: str
    status: str
    message: int | None
    tournament: bool
    created_at: int
    deadline: int | None
    held_until: int | None
    seat: int = -1
    acting: tuple[int, ...] | None = ()
    ready: bool = False
    idle: bool = False
    flag: int | None = None
    misses: int = 0
    away: bool = False
    kept_until: int | None = None
    plan: OrderState | None = None
    others: tuple[OtherSeat, ...] = ()

    @property
    def invited(self) -> bool:
        """Whether a seat is kept for the member."""
        return self.kept_until is not None

    @property
    def own_turn(self) -> bool:
        """Whether the table waits for a move of the member."""
        return self.acting is not None and self.seat in self.acting and not self.ready

    @property
    def until(self) -> int | None:
        """When the time for the next move runs out, in ms UTC; None: no time runs."""
        times = [None if self.idle else self.deadline, self.flag if self.own_turn else None]
        return min((at for at in times if at is not None), default=None)


class InboxNight(NamedTuple):
    """A game night that a member comes to."""

    series: str
    evening: int
    guild: int
    channel: int
    message: int | None
    name: str
    starts_at: int
    open: int


class InboxTournament(NamedTuple):
    """A live tournament of a member."""

    tournament_id: str
    guild: int
    channel: int
    message: int | None
    number: int
    name: str
    stage: str


class InboxResult(NamedTuple):
    """A match of a member that has ended."""

    table_id: str
    guild: int
    channel: int
    number: int
    game: str
    message: int | None
    outcome: str
    at: int


class InboxRow(NamedTuple):
    """What is noted of a member's inbox. Times are in ms UTC, 0: never."""

    seen_at: int = 0
    missed_at: int = 0
    digest_at: int = 0
    channel: int | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True)
class InboxRows:
    """All that is read for an inbox."""

    tables: tuple[InboxTable, ...]
    nights: tuple[InboxNight, ...]
    tournaments: tuple[InboxTournament, ...]
    results: tuple[InboxResult, ...]
    row: InboxRow


_TABLE: Final = (
    "t.table_id, t.guild_id, t.channel_id, t.number, t.game, t.status, t.message_id, t.tournament_id, "
    "t.created_at, t.deadline_at, t.held_until, t.acting, t.turn_ms, t.clock_ms"
)
_LIVE: Final = f"t.status IN ('lobby', 'playing', 'paused') AND t.guild_id <> {TODAY}"
_SEATED: Final = (
    f"SELECT {_TABLE}, s.seat, s.left_ms, s.running_since, s.misses, s.away, NULL, o.state "  # noqa: S608
    f"FROM seats s JOIN tables t ON t.table_id = s.table_id "
    f"LEFT JOIN orders o ON o.table_id = s.table_id AND o.seat = s.seat "
    f"WHERE s.member_id = ? AND s.resigned_at IS NULL AND {_LIVE}"
)
_INVITED: Final = (
    f"SELECT {_TABLE}, -1, NULL, NULL, 0, 0, k.kept_until, NULL "  # noqa: S608
    "FROM kept_seats k JOIN tables t ON t.table_id = k.table_id "
    "WHERE k.member_id = ? AND k.kept_until > ? AND t.status = 'lobby'"
)
_OTHERS: Final = (
    "SELECT o.table_id, o.seat, o.kind, o.name, o.username, o.member_id FROM seats o "  # noqa: S608
    "WHERE o.table_id IN (SELECT s.table_id FROM seats s JOIN tables t ON t.table_id = s.table_id "
    f"WHERE s.member_id = ? AND s.resigned_at IS NULL AND {_LIVE}) OR o.table_id IN "
    "(SELECT k.table_id FROM kept_seats k WHERE k.member_id = ? AND k.kept_until > ?) "
    "ORDER BY o.table_id, o.seat"
)
_NIGHTS: Final = (
    "SELECT n.series_id, n.evening, n.guild_id, n.channel_id, n.message_id, n.name, n.starts_at, "
    "CASE WHEN n.stage = 'open' THEN 1 ELSE 0 END "
    "FROM night_guests g JOIN nights n ON n.series_id = g.series_id AND n.evening = g.evening "
    "WHERE g.member_id = ? AND g.coming = 1 AND n.stage IN ('planned', 'open') ORDER BY n.starts_at"
)
_TOURNAMENTS: Final = (
    "SELECT t.tournament_id, t.guild_id, t.channel_id, t.message_id, t.number, t.name, t.stage "
    "FROM entrants e JOIN tournaments t ON t.tournament_id = e.tournament_id "
    "WHERE e.member_id = ? AND t.stage IN ('registration', 'running') ORDER BY t.created_at"
)
_RESULTS: Final = (
    "SELECT t.table_id, t.guild_id, t.channel_id, t.number, t.game, t.message_id, m.outcome, "
    "r.at FROM match_seats m JOIN match_results r ON r.sequence = m.sequence "
    "JOIN tables t ON t.table_id = m.table_id "
    "WHERE m.member_id = ? AND r.at > ? ORDER BY m.sequence DESC LIMIT ?"
)
_ROW: Final = "SELECT seen_at, missed_at, digest_at, channel_id, message_id FROM inboxes WHERE member_id = ?"


async def load(db: Database, member: int, now: int) -> InboxRows:
    """Return what waits for a member, in no order."""
    seated, invited, others, nights, tournaments, results, row = await db.read_together(
        [
            (_SEATED, (member,)),
            (_INVITED, (member, now)),
            (_OTHERS, (member, member, now)),
            (_NIGHTS, (member,)),
            (_TOURNAMENTS, (member,)),
            (_RESULTS, (member, now - RECENT_MS, RECENT)),
            (_ROW, (member,)),
        ]
    )
    seats: defaultdict[str, list[OtherSeat]] = defaultdict(list)
    named: defaultdict[str, list[Named]] = defaultdict(list)
    for table_id, seat, kind, name, username, other in others:
        named[table_id].append(Named(name, username, kind == "computer"))
        seats[table_id].append(OtherSeat(seat, name, other))
    for table_id, sitting in seats.items():
        shown = zip(sitting, seat_names(tuple(named[table_id])), strict=True)
        seats[table_id] = [each._replace(name=name) for each, name in shown if each.member != member]
    sits = {each[0] for each in seated}
    found = [*seated, *(each for each in invited if each[0] not in sits)]
    return InboxRows(
        tuple(_table(each, seats[each[0]]) for each in found),
        tuple(InboxNight(*each) for each in nights),
        tuple(InboxTournament(*each) for each in tournaments),
        tuple(InboxResult(*each) for each in results),
        InboxRow(*row[0]) if row else InboxRow(),
    )


def _table(row: Sequence[Any], others: Sequence[OtherSeat]) -> InboxTable:
    *shared, acting, turn_ms, clock_ms, seat, left, since, misses, away, kept_until, plan = row
    table_id, guild, channel, number, game, status, message, tournament, created_at, deadline, held = shared
    return InboxTable(
        table_id=table_id,
        guild=guild,
        channel=channel,
        number=number,
        game=game,
        status=status,
        message=message,
        tournament=tournament is not None,
        created_at=created_at,
        deadline=deadline,
        held_until=held,
        seat=seat,
        acting=seats_in(acting) if status == "playing" else (),
        ready=acting is not None and acting.startswith(_NEXT),
        idle=not (turn_ms or clock_ms),
        flag=since + left if left is not None and since is not None else None,
        misses=misses,
        away=bool(away),
        kept_until=kept_until,
        plan=OrderState(plan) if plan is not None else None,
        others=tuple(others),
    )


async def turns(db: Database, member: int) -> list[tuple[str, int]]:
    """Return the tables that wait for a move of a member, with their guilds."""
    rows = await db.read(
        "SELECT t.table_id, t.guild_id, s.seat, t.acting FROM seats s "  # noqa: S608 - our own constants
        "JOIN tables t ON t.table_id = s.table_id "
        f"WHERE s.member_id = ? AND s.resigned_at IS NULL AND {_LIVE} AND t.status = 'playing' "
        "AND t.acting <> ''",
        (member,),
    )
    return [
        (table_id, guild)
        for table_id, guild, seat, acting in rows
        if not acting.startswith(_NEXT) and seat in (seats_in(acting) or ())
    ]


def seats_in(acting: str | None) -> tuple[int, ...] | None:
    """Return the seats that a table waits for, as its row names them; None: it does not."""
    return None if acting is None else tuple(int(each) for each in acting.removeprefix(_NEXT).split())


def acting_text(seats: Sequence[int], *, ready: bool) -> str:
    """Return how a table's row names the seats that it waits for; ``ready``: for the next deal."""
    return (_NEXT if ready else "") + " ".join(map(str, seats))


async def row_of(db: Database, member: int) -> InboxRow:
    """Return what is noted of a member's inbox."""
    rows = await db.read(_ROW, (member,))
    return InboxRow(*rows[0]) if rows else InboxRow()


def note_row(member: int, **columns: int | None) -> list[Statement]:
    """Note something of a member's inbox: columns of the table ``inboxes``."""
    names = tuple(columns)
    told = ", ".join(f"{name} = excluded.{name}" for name in names)
    return [
        (
            (
                f"INSERT INTO inboxes (member_id, {', '.join(names)}) VALUES (?{', ?' * len(names)}) "  # noqa: S608
                f"ON CONFLICT (member_id) DO UPDATE SET {told}"
            ),
            (member, *columns.values()),
        )
    ]


def note_acting(table_id: str, version: int, acting: str) -> list[Statement]:
    """Note for whose move a table waits that an older program has stored."""
    return [
        (
            "UPDATE tables SET acting = ? WHERE table_id = ? AND version = ? AND acting IS NULL",
            (acting, table_id, version),
        )
    ]


def forget_member(member: int) -> list[Statement]:
    """Delete a member's inbox, errands and leave."""
    return [
        (f"DELETE FROM {table} WHERE member_id = ?", (member,))  # noqa: S608
        for table in ("errands", "inboxes", "leaves")
    ]
