"""The game manager: runs the lobbies, and lets the croupier run the matches.

It keeps its tables as bot/register.py says. One lock per table, no lock over all.
"""

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import fields, replace
from random import Random, SystemRandom
from typing import Final

from bot import seating
from bot.clock import Clock
from bot.computers import Computers
from bot.croupier import Croupier
from bot.match_clock import MatchClock, Terms
from bot.members import Members
from bot.publish import Messenger, Publisher
from bot.rankings import Rankings
from bot.register import Register
from bot.replay import rebuild, seat_record, table_record
from bot.table import Moved, Person, Player, PlayerKind, Status, Table, TableError, TableReason, Why
from bot.timekeeping import LOBBY_MS
from data import privacy, tables
from data.codec import dump_options
from data.database import Database, Statement
from data.errors import Conflict, StorageError
from data.ledger import check_stakes
from data.settings import remember_options
from data.stakes import Stakes, save_stakes, wagers
from engine import GAMES
from engine.actions import Action
from engine.errors import SetupError
from engine.events import Paid
from engine.opponents import Level

__all__ = ["COMPUTER_NAMES", "GameManager"]

log = logging.getLogger(__name__)

PULSE_MS: Final = 5_000
"""How often the time is stored, so that a restart knows how long the bot was away."""
ASKING_MS: Final = 10_000
"""Seats that are only asked (a demand in panguingue) have so long to answer; silence means no."""
MINUTE_MS: Final = 60_000
TABLES_PER_CHANNEL: Final = 10
COMPUTER_NAMES: Final = (
    "Ada", "Basil", "Cleo", "Dario", "Edda", "Fritz", "Greta", "Hugo", "Ines", "Jonas",
    "Kira", "Leo", "Mina", "Nils", "Olga",
)  # fmt: skip
_ID_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"


class GameManager(Register):
    """Finds tables, runs lobbies, and hands moves to the croupier.

    ``chance`` shuffles and draws lots: the system's randomness in production, a seeded one in tests. ``pace``
    is how long, in ms, a computer player lets its opponents read what happened.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        messenger: Messenger,
        computers: Computers,
        members: Members,
        *,
        chance: Random | None = None,
        pace: int = 700,
    ) -> None:
        self._chance = chance if chance is not None else SystemRandom()
        self.publisher = Publisher(messenger, self, clock)
        croupier = Croupier(
            database, clock, computers, self.publisher, members, self._chance, pace, self._ended
        )
        super().__init__(database, clock, members, self.publisher, croupier)
        self.rankings = Rankings(database, clock, self.publisher, self.find, croupier.spawn)
        self._opening: Counter[int] = Counter()
        self._stopped = False

    # --- coming and going of the program

    async def start(self) -> list[Table]:
        """Read every live table and take up play; deadlines are extended by the time the program was away.

        Returns the tables, oldest first. Call once, when messages can be sent; a press that comes before has
        its table taken up at once.
        """
        await self._resume_time()
        live = await tables.load_live(self._db)
        found = [await self._taken_up(stored.table_id, stored) for stored in live if stored.game in GAMES]
        self._pulse()
        self.rankings.start()
        return found

    async def stop(self) -> None:
        """Let go of everything; nothing that was accepted is lost."""
        self._stopped = True
        for table in self._tables.values():
            if table.alarm is not None:
                table.alarm.cancel()
        self.rankings.stop()
        await self._croupier.stop()
        await self.publisher.stop()
        await self._db.write(tables.heartbeat(self._clock.now()))

    async def quiet(self) -> None:
        """Return when computers have moved and everything is shown: the tables are at rest."""
        await self._croupier.quiet()
        await self.publisher.settled()

    def _ended(self, table: Table) -> None:
        self.rankings.ended(table)

    def _pulse(self) -> None:
        if not self._stopped:
            self._clock.call_at(self._clock.now() + PULSE_MS, self._pulse)
            self._croupier.spawn(self._db.write(tables.heartbeat(self._clock.now())))
            self._drop_idle()

    # --- the lobby

    async def open(
        self,
        person: Person,
        *,
        guild: int,
        channel: int,
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
        """Open a table with the person as its host; ``turn_ms`` None is the server's default, ``clock_ms``
        None the clock among the game's options, if it has one. ``reliability`` is asked of all, the host too.
        ``open_hands``: whether all hands may be looked at once the match has ended.

        Raises TableError (CHANNEL_NOT_ALLOWED, MAY_NOT_OPEN, UNRELIABLE, TOO_MANY_TABLES, NOT_STORED),
        SetupError for game, options, seats or clock.
        """
        house = await self.members.guild(guild)
        await self.members.member(person.id)
        if house.channels and channel not in house.channels:
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
        # Some games have a clock among their rules, in minutes (rummy500.md 9); the table's own goes first.
        bank = getattr(chosen, "clock", 0) * MINUTE_MS if clock_ms is None else clock_ms
        if increment_ms and not bank:
            raise SetupError("increment", None, "only beside a clock: choose one with `clock`")
        played_for = Stakes(chip_value=int(Paid in spec.events)) if stakes is None else stakes
        if not played_for.minimum:
            played_for = replace(played_for, minimum=played_for.needed)
        check_stakes(played_for, house.chips)
        await self.rankings.check(guild, person.id, reliability)
        now = self._clock.now()
        host = Player(kind=PlayerKind.PERSON, name=person.name, member=person.id, joined_at=now)
        table = Table(
            id="".join(self._chance.choices(_ID_LETTERS, k=10)),
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
            players=[host, *companions],
            created_at=now,
            deadline=now + LOBBY_MS,
            rematch_of=rematch_of,
            asking_ms=ASKING_MS if asking_ms is None else asking_ms,
            clock=MatchClock(Terms(bank, increment_ms)),
            reliability=reliability,
            open_hands=open_hands,
            stakes=played_for,
            touched_at=now,
        )
        here = await self.in_channel(channel)
        if len(here) + self._opening[channel] >= TABLES_PER_CHANNEL:
            raise TableError(TableReason.TOO_MANY_TABLES, limit=TABLES_PER_CHANNEL)
        self._opening[channel] += 1
        try:
            await self._store_new(table)
            await self._keep(table)
        finally:
            self._opening[channel] -= 1
        self._croupier.settle(table)
        return table

    async def _store_new(self, table: Table) -> None:
        """Store a new table under the next number of its server."""
        options = dump_options(table.options)
        beside = save_stakes(table.id, table.stakes) if table.stakes != Stakes() else []
        beside += remember_options(table.channel, table.spec.key, preset=table.preset, options=options)
        try:
            while not table.number:
                table.number = await tables.next_number(self._db, table.guild)
                try:
                    purses = await self._purses(table, table.players)
                    await self._db.write([*tables.open_table(table_record(table)), *beside, *purses])
                except Conflict:
                    # A table opened in this server at the same moment has the number, or took the chips.
                    table.number = 0
        except StorageError as error:
            log.error("a new table was not stored: %s", error)  # noqa: TRY400 - it says all there is
            raise TableError(TableReason.NOT_STORED) from error

    async def _purses(self, table: Table, players: Sequence[Player]) -> list[Statement]:
        """Return what makes sure that these can pay, where chips reach the books. Raises LedgerRefusal."""
        bank_plays = self.members.known_guild(table.guild).chips.bank_plays
        seated = [player.member for player in (*table.players, *players)]
        if not wagers(table.stakes, seated, bank_plays=bank_plays):
            return []
        return await self._croupier.purses(table, players, table.stakes)

    async def join(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Sit down. Raises TableError (UNRELIABLE, NOT_LOBBY, ALREADY_SEATED, FULL)."""
        table = await self.find(table_id)
        await self.members.member(person.id)
        if table.seat_of(person.id) is None:
            await self.rankings.check(table.guild, person.id, table.reliability)
        async with table.lock:
            self._in_lobby(table)
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
        table = await self.find(table_id)
        async with table.lock:
            self._in_lobby(table)
            self._hosting(table, person)
            taken = {player.name for player in table.players}
            name = next(name for name in COMPUTER_NAMES if name not in taken)
            now = self._clock.now()
            player = Player(kind=PlayerKind.COMPUTER, name=name, level=level, joined_at=now)
            await self._sit(table, player, answered)
        return table

    async def _sit(self, table: Table, player: Player, answered: int | None) -> None:
        seat = len(table.players)
        if seat >= table.wanted:
            raise TableError(TableReason.FULL, number=table.number)
        purses = await self._purses(table, [player])
        await self._croupier.store(table, [*tables.set_seat(table.id, seat_record(seat, player)), *purses])
        table.players = [*table.players, player]
        if table.rematch_of is not None and len(table.players) == table.wanted:
            if table.spec.teams:  # partners stay partners
                before = (await self.find(table.rematch_of)).players
                await self._reseat(table, seating.as_before(table.players, before), table.host)
            await self._croupier.begin(table, answered=answered)
        else:
            self._croupier.settle(table, answered=answered)

    async def leave(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Leave a lobby; the next person becomes the host, and without people it closes.

        Raises TableError (NOT_SEATED; STILL_PLAYING: a match is left by resigning).
        """
        table = await self.find(table_id)
        async with table.lock:
            seat = table.seat_for(person.id)
            if table.match is not None and table.live:
                raise TableError(TableReason.STILL_PLAYING, number=table.number)
            self._in_lobby(table)
            await self._leave(table, seat, answered)
        return table

    async def _leave(self, table: Table, seat: int, answered: int | None = None) -> None:
        left = seating.without(table.players, seat, teams=bool(table.spec.teams))
        hosts = [player.member for player in left if player.member is not None]
        if not hosts:
            await self._croupier.end(table, answered=answered)
            return
        host = table.host if table.host in hosts else hosts[0]
        await self._reseat(table, left, host)
        self._croupier.settle(table, answered=answered)

    async def _reseat(self, table: Table, players: Sequence[Player], host: int) -> None:
        unit: list[Statement] = []
        for index in range(len(table.players)):
            unit += tables.drop_seat(table.id, index)
        for index, player in enumerate(players):
            unit += tables.set_seat(table.id, seat_record(index, player))
        await self._croupier.store(table, [*unit, *tables.set_host(table.id, host)])
        table.players, table.host = list(players), host

    async def choose_partner(
        self, table_id: str, person: Person, partner: str, *, answered: int | None = None
    ) -> Table:
        """Seat a member opposite another player (``seating.key_of``).

        Raises TableError (NOT_LOBBY, NOT_SEATED, NO_PARTNER, STALE).
        """
        table = await self.find(table_id)
        async with table.lock:
            self._in_lobby(table)
            seats = table.seat_for(person.id), seating.seat_of(table.players, partner)
            await self._reseat(table, seating.opposite(table.players, *seats), table.host)
            self._croupier.settle(table, answered=answered)
        return table

    async def draw_lots(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Let chance seat everybody, and with it choose partners. Raises TableError (NOT_LOBBY, NOT_HOST)."""
        table = await self.find(table_id)
        async with table.lock:
            self._in_lobby(table)
            self._hosting(table, person)
            await self._reseat(table, seating.by_lot(table.players, self._chance), table.host)
            self._croupier.settle(table, answered=answered)
        return table

    async def begin(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Begin the match. Raises TableError (NOT_LOBBY, NOT_HOST, TOO_FEW)."""
        table = await self.find(table_id)
        async with table.lock:
            self._in_lobby(table)
            self._hosting(table, person)
            if (seat := table.seat_of(person.id)) is not None:
                table.change(seat, acted_at=self._clock.now())
            await self._croupier.begin(table, answered=answered)
        return table

    async def close(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """End a table without an outcome: its lobby by the host, any table, also a broken one, by a
        moderator.

        Raises TableError (NOT_HOST, NOT_MODERATOR; NOT_PLAYING when it has ended already).
        """
        table = await self.find(table_id)
        async with table.lock:
            if not table.live:
                raise TableError(TableReason.NOT_PLAYING, number=table.number)
            if table.status is Status.LOBBY:
                self._hosting(table, person)
            elif not person.moderator:
                raise TableError(TableReason.NOT_MODERATOR, number=table.number)
            await self._croupier.end(table, answered=answered)
        return table

    async def again(self, table_id: str, person: Person) -> Table:
        """Open a table with the same computers and options, or join the one opened so; it begins once all
        seats are taken.

        Raises TableError (NOT_SEATED, STILL_PLAYING), and what ``open`` and ``join`` raise.
        """
        old = await self.find(table_id)
        async with old.lock:
            return await self._again(old, person)

    async def _again(self, old: Table, person: Person) -> Table:
        old.seat_for(person.id)
        if old.live or old.options is None:
            raise TableError(TableReason.STILL_PLAYING, number=old.number)
        for table in await self.in_channel(old.channel):
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

    # --- the match

    async def act(
        self,
        table_id: str,
        person: Person,
        action: Action,
        *,
        deal: int,
        ply: int,
        interaction: int | None = None,
        answered: int | None = None,
    ) -> Moved:
        """Make a move that a member asked for on a panel of this deal and ply.

        Raises IllegalAction; TableError (NOT_SEATED, STALE when the panel offered something else, PAUSED,
        NOT_PLAYING, BROKEN, RESIGNED, FLAG, NOT_STORED). The move has not been made when it raises; FLAG: the
        seat has lost by the clock.
        """
        table = await self.find(table_id)
        async with table.lock:
            seat = await self._playing(table, person)
            if not table.stands(seat, deal, ply):
                raise TableError(TableReason.STALE, number=table.number)
            return await self._croupier.move(
                table,
                seat,
                action,
                why=Why.PLAYER,
                who=person.id,
                interaction=interaction,
                answered=answered,
            )

    async def ready(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Ask for the next deal; it begins when everybody who is there has asked. Who was away is back.

        Raises TableError (NOT_SEATED; STALE when no deal is awaited).
        """
        table = await self.find(table_id)
        async with table.lock:
            seat = await self._playing(table, person)
            if not table.between_deals:
                raise TableError(TableReason.STALE, number=table.number)
            if table.players[seat].away:
                await self._croupier.presence(table, seat, away=False, answered=answered)
            table.ready |= {seat}
            table.change(seat, acted_at=self._clock.now())
            if all(table.players[other].automatic or other in table.ready for other in table.people):
                await self._croupier.deal(table, answered=answered)
            else:
                self._croupier.settle(table, answered=answered)
        return table

    async def resign(self, table_id: str, person: Person, *, answered: int | None = None) -> Table:
        """Give up the match: with two players it is lost, with more the understudy plays on.

        Raises TableError (NOT_SEATED, NOT_PLAYING, RESIGNED).
        """
        table = await self.find(table_id)
        async with table.lock:
            seat = await self._playing(table, person)
            await self._croupier.resign(table, seat, answered=answered)
        return table

    async def presence(
        self, table_id: str, person: Person, *, away: bool, answered: int | None = None
    ) -> Table:
        """Leave the seat to the computer for a while, or take it back.

        Raises TableError (NOT_SEATED, NOT_PLAYING, RESIGNED; NOT_AWAY for who is back already).
        """
        table = await self.find(table_id)
        async with table.lock:
            seat = await self._playing(table, person)
            if table.players[seat].away == away:
                raise TableError(TableReason.NOT_AWAY, number=table.number)
            await self._croupier.presence(table, seat, away=away, answered=answered)
        return table

    async def erase(self, member: int) -> None:
        """Take a member out of every lobby and match, also of paused ones; then cut the link to all records.

        The tables in memory stand still meanwhile, so that no move names the member afterwards. Raises
        TableError (STALE, NOT_STORED), StorageError; it can be repeated.
        """
        for table in await self.seated(member):
            async with table.lock:
                await self._withdraw(table, member)
        named = [
            table
            for table in self._tables.values()
            if table.host == member or table.seat_of(member) is not None
        ]
        async with AsyncExitStack() as held:
            # The oldest first: a rematch is locked after the match that it follows, as in ``again``.
            for table in sorted(named, key=lambda table: (table.created_at, table.number)):
                await held.enter_async_context(table.lock)
            await self._db.write(privacy.erase_member(member, privacy.new_pseudonym()))
            await self.members.forget(member)
            for table in named:
                if (seat := table.seat_of(member)) is not None:
                    table.hands.pop(seat, None)
                await self._croupier.reload(table)

    async def _withdraw(self, table: Table, member: int) -> None:
        """Give up a member's seat; in a match with others the understudy plays on."""
        seat = table.seat_of(member)
        if seat is None or not table.live:
            return
        if table.status is Status.PAUSED:
            await self._croupier.unpause(table)  # it is paused again when it cannot be shown
        if table.status is Status.LOBBY:
            await self._leave(table, seat)
        elif table.status is Status.PLAYING and not table.players[seat].resigned:
            await self._croupier.resign(table, seat)

    async def moves(self, table: Table) -> list[Moved]:
        """Return all moves of the deal on a table, from its record; the table remembers only the last."""
        stored = await tables.load_table(self._db, table.id)
        if stored is None:
            raise TableError(TableReason.NO_SUCH_TABLE)
        return list(rebuild(stored, now=self._clock.now(), kept=None).news)

    async def show_again(self, table_id: str) -> Table:
        """Post the table's message anew at the end of its channel; a paused table goes on if that works."""
        table = await self.find(table_id)
        async with table.lock:
            if table.status is Status.PAUSED:
                await self._croupier.unpause(table)
        self.publisher.post_again(table)
        return table

    # --- what may be done

    def _in_lobby(self, table: Table) -> None:
        if table.status is Status.PAUSED:
            raise TableError(TableReason.PAUSED, missing=table.fault, number=table.number)
        if table.status is not Status.LOBBY:
            raise TableError(TableReason.NOT_LOBBY, number=table.number)

    def _hosting(self, table: Table, person: Person) -> None:
        if person.id != table.host and not person.moderator:
            raise TableError(TableReason.NOT_HOST, number=table.number)

    async def _playing(self, table: Table, person: Person) -> int:
        """Return the seat of somebody who may do something in a match under way.

        Time that has run out counts even if the alarm has not rung yet.
        """
        seat = table.seat_for(person.id)
        if table.status is Status.PAUSED:
            raise TableError(TableReason.PAUSED, missing=table.fault, number=table.number)
        if table.status is Status.BROKEN:
            raise TableError(TableReason.BROKEN, number=table.number)
        await self._croupier.call_time(table)
        if table.out_of_time(seat):
            raise TableError(TableReason.FLAG, number=table.number, players=len(table.players))
        if table.status is not Status.PLAYING:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        if table.players[seat].resigned:
            raise TableError(TableReason.RESIGNED, number=table.number)
        return seat

    # --- what the publisher asks and tells (bot.publish.Steward)

    def call_style(self, table: Table, seat: int) -> str:
        """Return how a seat's member wants to be told of a turn: "channel", "dm" or "off"."""
        chosen = self.members.known(table.players[seat].member or 0).mention
        return chosen or self.members.known_guild(table.guild).mention

    def direct_closed(self, member: int) -> bool:
        """Say whether the member is known to take no direct messages."""
        return self.members.known(member).dms_closed

    async def note_direct(self, member: int, *, closed: bool) -> None:
        """Remember whether the member takes direct messages."""
        await self.members.change_member(member, dms_closed=closed)

    async def note_messages(self, table: Table) -> None:
        """Store where the table's messages are, so that they can be edited after a restart."""
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
        for seat, ref in table.hands.items():
            unit += tables.set_hand_message(
                table.id, seat, dm_channel_id=ref.channel, hand_message_id=ref.message
            )
        await self._db.write(unit)

    async def pause(self, table: Table, missing: str) -> None:
        """Stop the time of a table whose channel cannot be written in."""
        async with table.lock:
            await self._croupier.pause(table, missing)
