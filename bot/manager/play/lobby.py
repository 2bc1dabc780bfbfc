"""Lobbies: opening tables, joining and leaving, computers, partners, starting matches."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from random import Random
from typing import Any, Final, Protocol

from bot.manager.play.match_runner import MatchRunner
from bot.manager.play.stakes import StakesService
from bot.manager.results.rankings import Rankings
from bot.manager.tables import commit_reveal, seating
from bot.manager.tables.deadlines import kept_ms, lobby_ms
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rehydration import table_record
from bot.manager.tables.rights import Act, check, check_opening
from bot.manager.tables.table import (
    NOBODY,
    KeptSeat,
    MessageRef,
    Person,
    Player,
    PlayerKind,
    State,
    Status,
    Table,
    TableError,
    TableReason,
    TableRule,
)
from bot.manager.tables.table_cache import TableCache, locked
from bot.manager.tables.table_store import TableStore, VersionConflict, table_fields
from bot.manager.tables.transitions import Change, decline, reseat, seat_player, set_rules
from bot.manager.time.clock import Clock
from bot.manager.time.match_clock import MatchClock, Terms
from data.db.database import Database, Statement
from data.db.errors import Conflict, StorageError, log_level
from data.ledger.ledger import check_stakes
from data.pool.speeds import nearest_speed
from data.settings import remember_options
from data.tables import table_queries, tables
from data.tables.codec import dump_options
from data.tables.proofs import store_promise
from data.tables.stakes import Stakes, save_stakes, usual_stakes
from data.tables.venues import Venue
from engine import GAMES
from engine.ai import Level, levels
from engine.errors import SetupError
from engine.events import Paid

log = logging.getLogger(__name__)

DAY_MS: Final = 86_400_000
ASKING_MS: Final = 25_000
"""Time for an answer when seats are only asked (a demand in panguingue); no answer means no.

The question comes by direct message, perhaps while its reader is in another app. A table keeps the time with
which it was opened.
"""
TABLES_PER_CHANNEL: Final = 10
USUAL_SEATS: Final = {"panguingue": 4, "control": 3, "hand": 4}
"""Seats of a game in ``play_now``, where the smallest number would show little of the game."""
COMPUTER_NAMES: Final = (
    "Ada", "Basil", "Cleo", "Dario", "Edda", "Fritz", "Greta", "Hugo", "Ines", "Jonas",
    "Kira", "Leo", "Mina", "Nils", "Olga",
)  # fmt: skip
_ID_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"


def new_table_id(chance: Random) -> str:
    """Draw the id of a new table."""
    return "".join(chance.choices(_ID_LETTERS, k=10))


class AlreadyOpened(Exception):
    """The table of a claim has been opened already."""


class TableClaim(Protocol):
    """Something for which one table is opened, however many processes try."""

    async def taken(self) -> bool:
        """Return whether its table has been opened, or is not wanted any more."""

    def unit(self, table_id: str) -> list[Statement]:
        """Return what is stored with its table; Conflict if that was done before."""


class Lobby:
    """Runs the lobbies of the tables in the cache; ``chance`` draws lots."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        table_cache: TableCache,
        table_store: TableStore,
        stakes_service: StakesService,
        match_runner: MatchRunner,
        rankings: Rankings,
        has_left: Callable[[int, int], Awaitable[bool]],
        chance: Random,
    ) -> None:
        """``has_left`` tells whether a member has left a guild."""
        self._db = database
        self._clock = clock
        self._members = members
        self.tables = table_cache
        self._table_store = table_store
        self._stakes_service = stakes_service
        self._match_runner = match_runner
        self._rankings = rankings
        self._chance = chance
        self._has_left = has_left
        self._left_out: dict[str, tuple[str, ...]] = {}
        """Names not invited to a rematch because they have left the guild, until reported."""
        self._unasked: set[str] = set()
        """Tables with seats reserved for members who have yet to be mentioned."""
        self._starting: set[tuple[int, int]] = set()
        """Channel and member of each ``play_now`` under way."""

    async def open(
        self,
        person: Person | None,
        *,
        guild: int,
        channel: int,
        parent: int | None = None,
        game: str,
        options: Mapping[str, object] | None = None,
        preset: str | None = None,
        turn_ms: int | None = None,
        seats: int | None = None,
        stakes: Stakes | None = None,
        asking_ms: int | None = None,
        clock_ms: int | None = None,
        increment_ms: int = 0,
        reliability: int = 0,
        open_hands: bool = True,
        hints: bool = False,
        companions: Sequence[Player] = (),
        asked: Sequence[int] = (),
        rematch_of: str | None = None,
        claim: TableClaim | None = None,
        board: MessageRef | None = None,
    ) -> Table:
        """Open a table with the person as its host; ``parent`` is the channel above a thread.

        ``person`` None: an empty one, whose host is the first person to join.
        ``turn_ms`` None: the guild's default. ``clock_ms`` None: the clock among the game's options, if it
        has one. ``reliability``: required of all others who join. ``open_hands``: whether all hands may be
        seen once the match has ended. ``hints``: whether hints are allowed although people play against
        each other. ``asked``: invited members, for whom seats are reserved for a while. ``claim``: what the
        table is opened for; raises AlreadyOpened if it has one. ``board``: the message that is to show it,
        if there is one already.

        Raises TableError (CHANNEL_NOT_ALLOWED, MAY_NOT_OPEN, TOO_MANY_TABLES, NOT_STORED), SetupError for
        game, options, seats or clock.
        """
        settings = await self._members.guild(guild)
        if person is not None:
            await self._members.member(person.id)
        if settings.channels and not {channel, parent} & {*settings.channels}:
            raise TableError(TableReason.CHANNEL_NOT_ALLOWED, channels=settings.channels)
        if person is not None:
            check_opening(person, guild, settings)
        spec = GAMES.get(game)
        if spec is None:
            raise SetupError("game", game, "one of " + ", ".join(GAMES))
        chosen = spec.options(preset=preset, **(options or {}))
        wanted = spec.seats[-1] if seats is None else seats
        if wanted not in spec.seats:
            raise SetupError("seats", seats, spec.seats)
        # Some games have a clock among their rules (docs/rules/rummy500.md 9); the table's own has priority.
        bank = spec.clock(chosen) if clock_ms is None else clock_ms
        if increment_ms and not bank:
            raise SetupError("increment", None, "only beside a clock: choose one with `clock`")
        played_for = stakes
        if played_for is None:
            played_for = usual_stakes(pays=Paid in spec.events, cap=settings.chips.stakes_cap)
        if not played_for.minimum:
            played_for = replace(played_for, minimum=played_for.needed)
        check_stakes(played_for, settings.chips)
        now = self._clock.now()
        hosts = [] if person is None else [_seated(person, now)]
        table = Table(
            id="",
            number=0,
            guild=guild,
            channel=channel,
            host=person.id if person is not None else NOBODY,
            spec=spec,
            options=chosen,
            preset=preset,
            wanted=wanted,
            turn_ms=settings.turn_ms if turn_ms is None else turn_ms,
            idle_ms=settings.idle_days * DAY_MS,
            status=Status.LOBBY,
            players=(*hosts, *companions),
            kept=tuple(KeptSeat(member, now + kept_ms(guild)) for member in asked),
            created_at=now,
            deadline=now + lobby_ms(guild),
            rematch_of=rematch_of,
            asking_ms=ASKING_MS if asking_ms is None else asking_ms,
            clock=MatchClock(Terms(bank, increment_ms)),
            reliability=reliability,
            open_hands=open_hands,
            hints=hints,
            stakes=played_for,
            promised=commit_reveal.new_promise(1, self._chance),
            touched_at=now,
            wakes_at=now + lobby_ms(guild),
            board=board,
        )
        await self._store_new(table, claim)
        table = await self.tables.add(table)
        if asked:
            await self._table_store.reload(table)  # an invited member may have been erased meanwhile
        if asked and claim is None:
            self._unasked.add(table.id)
        self._table_store.republish(table)
        log.info("table opened", extra=table_fields(table) | {"seats": table.wanted})
        return table

    def pop_unasked(self, table: Table) -> bool:
        """Return whether the invited members are to be mentioned now; True only once."""
        first = table.id in self._unasked
        self._unasked.discard(table.id)
        return first

    def pop_left_out(self, table: Table) -> tuple[str, ...]:
        """Return, once, the names not invited to a rematch because they have left the guild."""
        return self._left_out.pop(table.id, ())

    async def _check_room(self, table: Table) -> None:
        """Check that a table may be opened in its channel.

        Raises TableError (TOO_MANY_TABLES), VersionConflict if the same rematch has been opened meanwhile.
        """
        here = await self.tables.in_channel(table.channel, table.guild)
        again = table.rematch_of
        if again is not None and any(t.rematch_of == again and t.status is Status.LOBBY for t in here):
            raise VersionConflict(table)
        if len(here) >= TABLES_PER_CHANNEL:
            raise TableError(TableReason.TOO_MANY_TABLES, limit=TABLES_PER_CHANNEL, tables=tuple(here))

    async def _store_new(self, table: Table, claim: TableClaim | None = None) -> None:
        """Store a new table with a new id and its guild's next number. Raises AlreadyOpened."""
        options = dump_options(table.options)
        # With companions nobody has chosen the rules: they are those of the last match, or the usual ones.
        chosen = len(table.players) == 1
        key = table.spec.key
        remembered = (
            remember_options(table.channel, key, preset=table.preset, options=options) if chosen else []
        )
        try:
            while not table.number:
                table.id = new_table_id(self._chance)
                table.number = await table_queries.next_number(self._db, table.guild)
                # Checked after the number is read: a table opened meanwhile in any process takes it.
                await self._check_room(table)
                if claim is not None and await claim.taken():
                    raise AlreadyOpened
                try:
                    stakes = save_stakes(table.id, table.stakes) if table.stakes != Stakes() else []
                    purses = await self._stakes_service.check_players(table, table.players)
                    opening = tables.open_table(table_record(table, table))
                    if table.board is not None:
                        opening = [*opening, *_board_at(table.id, table.board)]
                    promised = store_promise(table.id, table.promised) if table.promised else []
                    claimed = claim.unit(table.id) if claim is not None else []
                    await self._db.write([*opening, *claimed, *stakes, *promised, *remembered, *purses])
                except Conflict:
                    # A table opened at the same moment has the id or the number, or took the claim or chips.
                    table.number = 0
        except StorageError as error:
            about = {"game": key, "guild": table.guild, "channel": table.channel}
            log.log(
                log_level(error, logging.ERROR),
                "a new table was not stored and not opened: %s",
                error,
                extra=about,
            )
            raise TableError(TableReason.NOT_STORED) from error

    @locked
    async def join(
        self,
        table: Table,
        person: Person,
    ) -> Table:
        """Join a lobby; if an invited member fills the table, the match begins.

        Raises TableError (UNRELIABLE, NOT_LOBBY, ALREADY_SEATED, FULL, KEPT).
        """
        check(table, person, Act.JOIN)
        return await self._join_lobby(table, person)

    @locked
    async def _join(self, table: Table, person: Person) -> Table:
        """Join a rematch, to which everybody who sat at the table before has a right."""
        return await self._join_lobby(table, person)

    async def _join_lobby(self, table: Table, person: Person) -> Table:
        await self._members.member(person.id)
        asked = any(kept.member == person.id for kept in table.kept)
        if table.seat_of(person.id) is None and not asked:
            await self._rankings.check(table.guild, person.id, table.reliability)
        await self._check_lobby(table, "join")
        if table.seat_of(person.id) is not None:
            raise TableError(TableReason.ALREADY_SEATED, number=table.number, table=table)
        player = replace(_seated(person, self._clock.now()), pressed=person.interaction)
        await self._seat_players(table, [player], person)
        return table

    @locked
    async def decline(self, table: Table, person: Person) -> Table:
        """Decline an invitation; the seat is free. Raises TableError (NOT_LOBBY, NOT_ASKED)."""
        check(table, person, Act.DECLINE)
        await self._check_lobby(table)
        if all(kept.member != person.id for kept in table.kept):
            raise TableError(TableReason.NOT_ASKED, number=table.number)
        await self._table_store.commit(table, decline(table, table, person.id).answering(person))
        return table

    @locked
    async def add_computer(self, table: Table, person: Person, level: Level) -> Table:
        """Fill a seat with a computer player.

        Raises TableError (NOT_LOBBY, NOT_HOST, NO_SUCH_LEVEL, FULL, KEPT).
        """
        check(table, person, Act.ADD_COMPUTER)
        await self._check_lobby(table)
        _check_level(table, level)
        await self._seat_players(table, self._computers(table.players, 1, level), person)
        return table

    @locked
    async def fill(self, table: Table, person: Person, level: Level) -> Table:
        """Fill all seats that are free and not reserved with computer players.

        Raises TableError (NOT_LOBBY, NOT_HOST, NO_SUCH_LEVEL, FULL, KEPT).
        """
        check(table, person, Act.ADD_COMPUTER)
        await self._check_lobby(table)
        _check_level(table, level)
        free = table.free - len(table.kept_from(None, self._clock.now()))
        await self._seat_players(table, self._computers(table.players, max(1, free), level), person)
        return table

    def _computers(self, players: Sequence[Player], count: int, level: Level) -> list[Player]:
        """Return so many computer players with names that are free at the table."""
        taken, now = {player.name for player in players}, self._clock.now()
        free = [name for name in COMPUTER_NAMES if name not in taken]
        return [
            Player(kind=PlayerKind.COMPUTER, name=name, level=level, joined_at=now) for name in free[:count]
        ]

    async def _seat_players(self, table: Table, players: Sequence[Player], person: Person) -> None:
        """Give players the next seats.

        If the table is then full, a rematch begins, and so does a match that an invited member has joined.
        Raises TableError (FULL, KEPT).
        """
        if len(table.players) + len(players) > table.wanted:
            raise TableError(TableReason.FULL, number=table.number)
        kept = table.kept_from(players[0].member, self._clock.now())
        if len(table.players) + len(players) + len(kept) > table.wanted:
            raise TableError(TableReason.KEPT, number=table.number, kept=kept)
        purses = await self._stakes_service.check_players(table, players)
        awaited = table.rematch_of is not None or any(
            kept.member == player.member for kept in table.kept for player in players
        )
        sits = Change(table.next()).answering(person)
        for player in players:
            sits = sits.before(seat_player(table, sits.state, player))
        sits = sits.storing(purses)
        if not awaited or len(sits.state.players) < table.wanted:
            await self._table_store.commit(table, sits)
            return
        if table.spec.teams and table.rematch_of is not None:  # partners stay partners
            before = (await self.tables.find(table.rematch_of)).players
            again = seating.as_before(sits.state.players, before)
            sits = sits.before(reseat(table, sits.state, again))
        await self._match_runner.begin(table, sits)

    @locked
    async def leave(self, table: Table, person: Person) -> Table:
        """Leave a lobby; the next person becomes the host, and without people it closes.

        Raises TableError (NOT_SEATED; STILL_PLAYING: a match is left by resigning).
        """
        check(table, person, Act.LEAVE)
        seat = table.seat_for(person.id)
        if table.match is not None and table.live:
            raise TableError(TableReason.STILL_PLAYING, number=table.number, table=table)
        if table.status is not Status.PAUSED:  # leaving needs no channel
            await self._check_lobby(table)
        await self.remove_player(table, seat, person)
        return table

    async def close_empty(self, member: int, game: str, speed: str) -> None:
        """Close the lobbies in which a member alone waits for a match that has begun in the pool.

        Those with other people, or with seats kept for somebody, stay.
        """
        for table in await self.tables.seated(member):
            if (
                table.status is Status.LOBBY
                and table.spec.key == game
                and nearest_speed(table.turn_ms, table.clock.terms.bank).value == speed
                and len(table.people) == 1
                and not table.kept
            ):
                with suppress(TableError):  # somebody has joined or closed it meanwhile
                    await self._close_empty(table.id, member)

    @locked
    async def _close_empty(self, table: Table, member: int) -> None:
        seat = table.seat_for(member)
        if table.status is Status.LOBBY and len(table.people) == 1 and not table.kept:
            await self.remove_player(table, seat)

    async def remove_player(self, table: Table, seat: int, person: Person | None = None) -> None:
        """Remove a player from a lobby whose lock is held; ``person``: who asked for it.

        The next person becomes the host; without people the lobby closes.
        """
        left = seating.without(table.players, seat, teams=bool(table.spec.teams))
        hosts = [player.member for player in left if player.member is not None]
        if not hosts:
            await self._match_runner.end(table, by=person)
            return
        host = table.host if table.host in hosts else hosts[0]
        await self._table_store.commit(table, reseat(table, table, left, host).answering(person))

    @locked
    async def set_rule(self, table: Table, person: Person, rule: str, value: Any) -> Table:
        """Change a rule of a lobby: a game option by name, or a TableRule, with times in ms.

        A preset replaces all options. Raises TableError (NOT_LOBBY, NOT_HOST), SetupError for a bad value.
        """
        check(table, person, Act.SET_RULE)
        await self._check_lobby(table, "rules")
        changed = _with_rule(table, rule, value)
        if changed != table.next():
            await self._table_store.commit(table, set_rules(table, changed, person, rule).answering(person))
        return table

    @locked
    async def choose_partner(self, table: Table, person: Person, partner: str) -> Table:
        """Seat a member opposite another player (``seating.key_of``).

        Raises TableError (NOT_LOBBY, NOT_SEATED, NO_PARTNER, STALE).
        """
        check(table, person, Act.CHOOSE_PARTNER)
        await self._check_lobby(table, "rules")
        seats = table.seat_for(person.id), seating.seat_of(table.players, partner)
        opposite = seating.opposite(table.players, *seats)
        await self._table_store.commit(table, reseat(table, table, opposite).answering(person))
        return table

    @locked
    async def draw_lots(
        self,
        table: Table,
        person: Person,
    ) -> Table:
        """Draw lots for seats, and so for partners. Raises TableError (NOT_LOBBY, NOT_HOST)."""
        check(table, person, Act.DRAW_LOTS)
        await self._check_lobby(table, "rules")
        drawn = commit_reveal.seats_by_lot(table, person.interaction, self._chance)
        await self._table_store.commit(table, reseat(table, table, drawn).answering(person))
        return table

    @locked
    async def begin(
        self,
        table: Table,
        person: Person,
    ) -> Table:
        """Begin the match. Raises TableError (NOT_LOBBY, NOT_HOST, TOO_FEW)."""
        check(table, person, Act.BEGIN)
        await self._check_lobby(table, "start")
        state, seat = table.next(), table.seat_of(person.id)
        if seat is not None:
            pressed = person.interaction or table.players[seat].pressed
            state = state.with_player(seat, acted_at=self._clock.now(), pressed=pressed)
        await self._match_runner.begin(table, Change(state).answering(person))
        return table

    @locked
    async def again(
        self,
        old: Table,
        person: Person,
        *,
        parent: int | None = None,
        board: MessageRef | None = None,
    ) -> Table:
        """Open a rematch with the same computers and options, or join the one already open.

        It begins once all seats are taken. ``parent``: the channel above the table's, if that is a thread.
        ``board``: see ``open``.
        Raises TableError (NOT_SEATED, NOT_IN_POOL, STILL_PLAYING), and the errors of ``open`` and ``join``.
        """
        check(old, person, Act.REMATCH)
        if old.venue is Venue.ANYONE:  # everybody has to want it (bot/manager/pool/pool_service.py)
            raise TableError(TableReason.NOT_IN_POOL, number=old.number)
        if old.live or old.options is None:
            raise TableError(TableReason.STILL_PLAYING, number=old.number, table=old)
        for table in await self.tables.in_channel(old.channel, old.guild):
            if table.rematch_of == old.id:
                if table.seat_of(person.id) is not None:
                    return table
                if table.status is Status.LOBBY:
                    return await self._join(table.id, person)
        now = self._clock.now()
        companions = [
            Player(kind=PlayerKind.COMPUTER, name=player.name, level=player.level, joined_at=now)
            for player in old.players
            if player.kind is PlayerKind.COMPUTER
        ]
        others = [
            player for player in old.players if player.member is not None and player.member != person.id
        ]
        left = await asyncio.gather(*(self._has_left(old.guild, each.member or 0) for each in others))
        asked = [each.member or 0 for each, gone in zip(others, left, strict=True) if not gone]
        table = await self.open(
            person,
            guild=old.guild,
            channel=old.channel,
            parent=parent,
            game=old.spec.key,
            options=_values(old.options),
            preset=old.preset,
            turn_ms=old.turn_ms,
            seats=len(old.players),
            stakes=replace(old.stakes, booked=False),
            asking_ms=old.asking_ms,
            clock_ms=old.clock.terms.bank,
            increment_ms=old.clock.terms.increment,
            reliability=old.reliability,
            open_hands=old.open_hands,
            hints=old.hints,
            companions=companions,
            asked=asked,
            rematch_of=old.id,
            board=board,
        )
        if any(left):
            names = (each.name for each, gone in zip(others, left, strict=True) if gone)
            self._left_out[table.id] = tuple(names)
        if len(table.players) == table.wanted:
            async with table.lock:
                await self._match_runner.begin(table)
        return table

    async def play_now(
        self,
        person: Person,
        *,
        guild: int,
        channel: int,
        parent: int | None = None,
        game: str,
        instead_of: str | None = None,
        turn_ms: int | None = None,
        board: MessageRef | None = None,
    ) -> Table:
        """Open a table with computers in all other seats, and begin by the usual rules.

        ``instead_of``: the table that the person is about to leave. ``turn_ms``, ``board``: see ``open``.
        Raises TableError (SITS_HERE for somebody who sits at another table of the channel), and the errors of
        ``open``.
        """
        spec = GAMES.get(game)
        if spec is None:
            raise SetupError("game", game, "one of " + ", ".join(GAMES))
        for table in await self.tables.in_channel(channel, guild):
            if table.is_active(person.id) and table.id != instead_of:
                raise TableError(TableReason.SITS_HERE, number=table.number, table=table)
        if (channel, person.id) in self._starting:  # the second of two presses
            raise TableError(TableReason.SITS_HERE)
        self._starting.add((channel, person.id))
        try:
            seats = USUAL_SEATS.get(game, spec.seats[0])
            host = Player(kind=PlayerKind.PERSON, name=person.name, member=person.id)
            table = await self.open(
                person,
                guild=guild,
                channel=channel,
                parent=parent,
                game=game,
                seats=seats,
                turn_ms=turn_ms,
                companions=self._computers([host], seats - 1, Level.NORMAL),
                board=board,
            )
            async with table.lock:
                begun = table.with_player(0, acted_at=self._clock.now())
                await self._match_runner.begin(table, Change(begun))
        finally:
            self._starting.discard((channel, person.id))
        return table

    # --- checks

    async def _check_lobby(self, table: Table, wanted: str = "") -> None:
        """Raise TableError (NOT_LOBBY, PAUSED) if a table is no open lobby.

        ``wanted``: "start", "rules" or "join", for the text.
        """
        await self._match_runner.resume_if_paused(table)
        if table.status is not Status.LOBBY:
            raise TableError(TableReason.NOT_LOBBY, number=table.number, status=table.status, wanted=wanted)


def _seated(person: Person, now: int) -> Player:
    return Player(
        kind=PlayerKind.PERSON,
        name=person.name,
        username=person.username,
        member=person.id,
        joined_at=now,
    )


def _board_at(table_id: str, board: MessageRef) -> list[Statement]:
    return tables.set_table_message(table_id, channel_id=board.channel, message_id=board.message)


def _values(options: Any) -> dict[str, object]:
    return {item.name: getattr(options, item.name) for item in fields(options)}


def _with_rule(table: Table, rule: str, value: Any) -> State:
    spec, state, terms = table.spec, table.next(), table.clock.terms
    match rule:
        case TableRule.SEATS:
            if value not in spec.seats or value < len(table.players):
                raise SetupError("seats", value, spec.seats)
            return state.next(wanted=value)
        case TableRule.TURN:
            return state.next(turn_ms=value)
        case TableRule.CLOCK:
            return state.next(clock=MatchClock(Terms(value, terms.increment if value else 0)))
        case TableRule.INCREMENT:
            return state.next(clock=MatchClock(Terms(terms.bank, value if terms.bank else 0)))
        case TableRule.PRESET:
            state = state.next(preset=value, options=spec.options(preset=value))
        case _:
            values = _values(table.options) | {rule: value}
            state = state.next(options=spec.options(preset=None, **values))
    bank = spec.clock(state.options)
    if bank != spec.clock(table.options):
        state = state.next(clock=MatchClock(Terms(bank, terms.increment if bank else 0)))
    return state


def _check_level(table: Table, level: Level) -> None:
    if level not in levels(table.spec.key):
        raise TableError(TableReason.NO_SUCH_LEVEL, level=level, game=table.spec.key)
