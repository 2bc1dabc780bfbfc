"""Lobbies: tables are opened, people and computers sit down and leave, partners find each other, and the
match begins.
"""

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Final

from bot.house import seating
from bot.house.cashier import Cashier
from bot.house.change import Change, reseats, sits_down
from bot.house.clock import Clock
from bot.house.croupier import Croupier
from bot.house.deadlines import LOBBY_MS
from bot.house.keeper import Keeper
from bot.house.match_clock import MatchClock, Terms
from bot.house.members import Members
from bot.house.rankings import Rankings
from bot.house.register import Register
from bot.house.stored import table_record
from bot.house.table import Person, Player, PlayerKind, Status, Table, TableError, TableReason
from data import tables
from data.codec import dump_options
from data.database import Database
from data.errors import Conflict, StorageError
from data.ledger import check_stakes
from data.settings import remember_options
from data.stakes import Stakes, save_stakes
from engine import GAMES
from engine.errors import SetupError
from engine.events import Paid
from engine.opponents import Level

__all__ = ["COMPUTER_NAMES", "Lobby", "check_host"]

log = logging.getLogger(__name__)

ASKING_MS: Final = 10_000
"""Seats that are only asked (a demand in panguingue) have so long to answer; silence means no."""
TABLES_PER_CHANNEL: Final = 10
COMPUTER_NAMES: Final = (
    "Ada", "Basil", "Cleo", "Dario", "Edda", "Fritz", "Greta", "Hugo", "Ines", "Jonas",
    "Kira", "Leo", "Mina", "Nils", "Olga",
)  # fmt: skip
_ID_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"


class Lobby:
    """Runs the lobbies of the tables in the register. ``chance`` draws lots."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Members,
        register: Register,
        keeper: Keeper,
        cashier: Cashier,
        croupier: Croupier,
        rankings: Rankings,
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._register = register
        self._keeper = keeper
        self._cashier = cashier
        self._croupier = croupier
        self._rankings = rankings
        self._chance = chance
        self._opening: Counter[int] = Counter()

    async def open(
        self,
        person: Person,
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
        companions: Sequence[Player] = (),
        rematch_of: str | None = None,
    ) -> Table:
        """Open a table with the person as its host; ``parent`` is the channel above a thread. ``turn_ms``
        None is the server's default, ``clock_ms`` None the clock among the game's options, if it has one.
        ``reliability`` is asked of all, the host too. ``open_hands``: whether all hands may be looked at once
        the match has ended.

        Raises TableError (CHANNEL_NOT_ALLOWED, MAY_NOT_OPEN, UNRELIABLE, TOO_MANY_TABLES, NOT_STORED),
        SetupError for game, options, seats or clock.
        """
        house = await self._members.guild(guild)
        await self._members.member(person.id)
        if house.channels and not {channel, parent} & {*house.channels}:
            raise TableError(TableReason.CHANNEL_NOT_ALLOWED, channels=house.channels)
        allowed = house.openers == "everyone" or house.openers in person.roles
        if not person.moderator and not allowed:
            raise TableError(TableReason.MAY_NOT_OPEN)
        spec = GAMES.get(game)
        if spec is None:
            raise SetupError("game", game, "one of " + ", ".join(GAMES))
        chosen = spec.options(preset=preset, **(options or {}))
        wanted = spec.seats[-1] if seats is None else seats
        if wanted not in spec.seats:
            raise SetupError("seats", seats, seating.numbers(spec))
        # Some games have a clock among their rules (rummy500.md 9); the table's own goes first.
        bank = spec.clock(chosen) if clock_ms is None else clock_ms
        if increment_ms and not bank:
            raise SetupError("increment", None, "only beside a clock: choose one with `clock`")
        played_for = Stakes(chip_value=int(Paid in spec.events)) if stakes is None else stakes
        if not played_for.minimum:
            played_for = replace(played_for, minimum=played_for.needed)
        check_stakes(played_for, house.chips)
        await self._rankings.check(guild, person.id, reliability)
        now = self._clock.now()
        host = Player(kind=PlayerKind.PERSON, name=person.name, member=person.id, joined_at=now)
        table = Table(
            id="",
            number=0,
            guild=guild,
            channel=channel,
            host=person.id,
            spec=spec,
            options=chosen,
            preset=preset,
            wanted=wanted,
            turn_ms=house.turn_ms if turn_ms is None else turn_ms,
            status=Status.LOBBY,
            players=(host, *companions),
            created_at=now,
            deadline=now + LOBBY_MS,
            rematch_of=rematch_of,
            asking_ms=ASKING_MS if asking_ms is None else asking_ms,
            clock=MatchClock(Terms(bank, increment_ms)),
            reliability=reliability,
            open_hands=open_hands,
            stakes=played_for,
            touched_at=now,
            wakes_at=now + LOBBY_MS,
        )
        here = await self._register.in_channel(channel)
        if len(here) + self._opening[channel] >= TABLES_PER_CHANNEL:
            raise TableError(TableReason.TOO_MANY_TABLES, limit=TABLES_PER_CHANNEL)
        self._opening[channel] += 1
        try:
            await self._store_new(table)
            await self._register.keep(table)
        finally:
            self._opening[channel] -= 1
        self._keeper.stands(table)
        return table

    async def _store_new(self, table: Table) -> None:
        """Store a new table under an id and the next number of its server."""
        options = dump_options(table.options)
        remembered = remember_options(table.channel, table.spec.key, preset=table.preset, options=options)
        try:
            while not table.number:
                table.id = "".join(self._chance.choices(_ID_LETTERS, k=10))
                table.number = await tables.next_number(self._db, table.guild)
                try:
                    stakes = save_stakes(table.id, table.stakes) if table.stakes != Stakes() else []
                    purses = await self._cashier.seats(table, table.players)
                    opening = tables.open_table(table_record(table))
                    await self._db.write([*opening, *stakes, *remembered, *purses])
                except Conflict:
                    # A table opened at the same moment has the id or the number, or took the chips.
                    table.number = 0
        except StorageError as error:
            log.error("a new table was not stored: %s", error)  # noqa: TRY400 - it says all there is
            raise TableError(TableReason.NOT_STORED) from error

    async def join(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Sit down. Raises TableError (UNRELIABLE, NOT_LOBBY, ALREADY_SEATED, FULL)."""
        table = await self._register.find(table_id)
        await self._members.member(person.id)
        if table.seat_of(person.id) is None:
            await self._rankings.check(table.guild, person.id, table.reliability)
        async with table.lock:
            await self._in_lobby(table)
            if table.seat_of(person.id) is not None:
                raise TableError(TableReason.ALREADY_SEATED, number=table.number)
            now = self._clock.now()
            player = Player(kind=PlayerKind.PERSON, name=person.name, member=person.id, joined_at=now)
            await self._sit(table, player, answered)
        return table

    async def add_computer(
        self, table_id: str, person: Person, level: Level, *, answered: int | None = None
    ) -> Table:
        """Fill a seat with a computer player. Raises TableError (NOT_LOBBY, NOT_HOST, FULL)."""
        table = await self._register.find(table_id)
        async with table.lock:
            await self._in_lobby(table)
            check_host(table, person)
            taken = {player.name for player in table.players}
            name = next(name for name in COMPUTER_NAMES if name not in taken)
            now = self._clock.now()
            player = Player(kind=PlayerKind.COMPUTER, name=name, level=level, joined_at=now)
            await self._sit(table, player, answered)
        return table

    async def _sit(self, table: Table, player: Player, answered: int | None) -> None:
        """Give somebody the next seat; whoever takes the last one of a rematch begins it with that."""
        if len(table.players) >= table.wanted:
            raise TableError(TableReason.FULL, number=table.number)
        purses = await self._cashier.seats(table, [player])
        sits = sits_down(table, table, player).storing(purses)
        if table.rematch_of is None or len(sits.state.players) < table.wanted:
            await self._keeper.commit(table, sits, answered=answered)
            return
        if table.spec.teams:  # partners stay partners
            before = (await self._register.find(table.rematch_of)).players
            again = seating.as_before(sits.state.players, before)
            sits = sits.before(reseats(table, sits.state, again))
        await self._croupier.begin(table, sits, answered=answered)

    async def leave(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Leave a lobby; the next person becomes the host, and without people it closes.

        Raises TableError (NOT_SEATED; STILL_PLAYING: a match is left by resigning).
        """
        table = await self._register.find(table_id)
        async with table.lock:
            seat = table.seat_for(person.id)
            if table.match is not None and table.live:
                raise TableError(TableReason.STILL_PLAYING, number=table.number)
            await self._in_lobby(table)
            await self.give_up(table, seat, answered=answered)
        return table

    async def give_up(self, table: Table, seat: int, *, answered: int | None = None) -> None:
        """Let a player leave a lobby, whose lock is held; the next person becomes the host, and without
        people it closes.
        """
        left = seating.without(table.players, seat, teams=bool(table.spec.teams))
        hosts = [player.member for player in left if player.member is not None]
        if not hosts:
            await self._croupier.end(table, answered=answered)
            return
        host = table.host if table.host in hosts else hosts[0]
        await self._keeper.commit(table, reseats(table, table, left, host), answered=answered)

    async def choose_partner(
        self, table_id: str, person: Person, partner: str, *, answered: int | None = None
    ) -> Table:
        """Seat a member opposite another player (``seating.key_of``).

        Raises TableError (NOT_LOBBY, NOT_SEATED, NO_PARTNER, STALE).
        """
        table = await self._register.find(table_id)
        async with table.lock:
            await self._in_lobby(table)
            seats = table.seat_for(person.id), seating.seat_of(table.players, partner)
            opposite = seating.opposite(table.players, *seats)
            await self._keeper.commit(table, reseats(table, table, opposite), answered=answered)
        return table

    async def draw_lots(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Let chance seat everybody, and with it choose partners. Raises TableError (NOT_LOBBY, NOT_HOST)."""
        table = await self._register.find(table_id)
        async with table.lock:
            await self._in_lobby(table)
            check_host(table, person)
            drawn = seating.by_lot(table.players, self._chance)
            await self._keeper.commit(table, reseats(table, table, drawn), answered=answered)
        return table

    async def begin(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Begin the match. Raises TableError (NOT_LOBBY, NOT_HOST, TOO_FEW)."""
        table = await self._register.find(table_id)
        async with table.lock:
            await self._in_lobby(table)
            check_host(table, person)
            state, seat = table.next(), table.seat_of(person.id)
            if seat is not None:
                state = state.with_player(seat, acted_at=self._clock.now())
            await self._croupier.begin(table, Change(state), answered=answered)
        return table

    async def again(self, table_id: str, person: Person, *, parent: int | None = None) -> Table:
        """Open a table with the same computers and options, or join the one opened so; it begins once all
        seats are taken. ``parent`` is the channel above the table's, if that is a thread.

        Raises TableError (NOT_SEATED, STILL_PLAYING), and what ``open`` and ``join`` raise.
        """
        old = await self._register.find(table_id)
        async with old.lock:
            return await self._again(old, person, parent)

    async def _again(self, old: Table, person: Person, parent: int | None) -> Table:
        old.seat_for(person.id)
        if old.live or old.options is None:
            raise TableError(TableReason.STILL_PLAYING, number=old.number)
        for table in await self._register.in_channel(old.channel):
            if table.rematch_of == old.id:
                if table.seat_of(person.id) is not None:
                    return table
                if table.status is Status.LOBBY:
                    return await self.join(table.id, person)
        now = self._clock.now()
        companions = [
            Player(kind=PlayerKind.COMPUTER, name=player.name, level=player.level, joined_at=now)
            for player in old.players
            if player.kind is PlayerKind.COMPUTER
        ]
        table = await self.open(
            person,
            guild=old.guild,
            channel=old.channel,
            parent=parent,
            game=old.spec.key,
            options={item.name: getattr(old.options, item.name) for item in fields(old.options)},
            preset=old.preset,
            turn_ms=old.turn_ms,
            seats=len(old.players),
            stakes=replace(old.stakes, booked=False),
            asking_ms=old.asking_ms,
            clock_ms=old.clock.terms.bank,
            increment_ms=old.clock.terms.increment,
            reliability=old.reliability,
            open_hands=old.open_hands,
            companions=companions,
            rematch_of=old.id,
        )
        if len(table.players) == table.wanted:
            async with table.lock:
                await self._croupier.begin(table)
        return table

    # --- what may be done

    async def _in_lobby(self, table: Table) -> None:
        await self._croupier.go_on(table)
        if table.status is not Status.LOBBY:
            raise TableError(TableReason.NOT_LOBBY, number=table.number)


def check_host(table: Table, person: Person) -> None:
    """Raise TableError (NOT_HOST) for who is neither the host nor a moderator."""
    if person.id != table.host and not person.moderator:
        raise TableError(TableReason.NOT_HOST, number=table.number)
