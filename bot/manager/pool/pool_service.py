"""What members ask of the pool: to be in it, to wait, to play again, to block and to report."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final, Literal

from bot.manager.pool.pool_errors import PoolReason, PoolRefused
from bot.manager.pool.pool_messages import PoolPages
from bot.manager.pool.pool_tables import PoolTables
from bot.manager.publishing.messages import DirectClosed, DirectLater, Messenger
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rights import Act, check
from bot.manager.tables.table import MessageRef, Person, PlayerKind, Table
from bot.manager.tables.table_cache import TableCache
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.db.errors import Conflict
from data.pool import members as store
from data.pool import waits
from data.pool.members import Block, Report
from data.pool.speeds import EXTENDED, PACES, Speed
from data.pool.waits import Standing, Wait
from data.tables.venues import Venue
from engine import GAMES
from engine.errors import SetupError

DAY_MS: Final = 86_400_000
BEGUN_MS: Final = 10 * 60_000
MOST_BEGUN: Final = 10
"""Waits that a member may begin within ``BEGUN_MS``."""
MOST_MATCHES: Final = 10
"""Matches of the pool that a member may be playing when they begin to wait."""
MOST_REPORTS: Final = 10
"""Players whom a member may report within a day."""
MOST_BLOCKS: Final = 500
LONGEST_REASON: Final = 500
_ID_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"


class PoolService:
    """Answers requests; ``look`` lets the runner look for due waits; ``chance`` draws ids."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        messenger: Messenger,
        pages: PoolPages,
        table_cache: TableCache,
        tables: PoolTables,
        look: Callable[[], object],
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._messenger = messenger
        self._pages = pages
        self._cache = table_cache
        self._tables = tables
        self._look = look
        self._chance = chance

    # --- agreement

    async def check_place(self, person: Person) -> None:
        """Raise PoolRefused (NOT_HERE) in a guild that stays out.

        Only the place of asking counts: elsewhere the same member may ask.
        """
        if person.guild is not None and not (await self._members.guild(person.guild)).pool:
            raise PoolRefused(PoolReason.NOT_HERE)

    async def has_agreed(self, member: int) -> bool:
        """Return whether a member is in the pool."""
        return await store.has_agreed(self._db, member)

    async def agree(self, person: Person) -> None:
        """Take a member into the pool. Raises PoolRefused (NOT_HERE)."""
        await self.check_place(person)
        await self._db.write([store.agree(person.id, self._clock.now())])

    async def withdraw(self, member: int) -> None:
        """Take a member out of the pool; matches that have begun go on."""
        await self._db.write(store.withdraw(member, self._clock.now()))
        self._look()

    async def show_as(self, member: int, known_as: Literal["anonymous", "name"]) -> None:
        """Set how others see a member at the tables that follow."""
        await self._members.change_member(member, known_as=known_as)

    # --- waiting

    async def wait_of(self, member: int) -> Wait | None:
        """Return a member's wait; None: they do not wait."""
        last = await waits.last_wait(self._db, member)
        return last if last is not None and last.waiting and last.expires_at > self._clock.now() else None

    async def last_wait(self, member: int) -> Wait | None:
        """Return a member's last wait, also if it has ended."""
        return await waits.last_wait(self._db, member)

    async def standing(self, member: int, game: str) -> Standing:
        """Return what a member is matched by."""
        return await waits.standing(self._db, member, game, self._clock.now())

    async def wait(self, person: Person, game: str, speed: Speed, shown_at: MessageRef | None = None) -> Wait:
        """Let a member wait for people, or extend their wait for the same game.

        ``shown_at``: their direct message that the response lets show the wait; None: one is sent, so that it
        is known that direct messages arrive. Raises PoolRefused (NOT_HERE, NOT_AGREED, TOO_OFTEN, TOO_MANY,
        DIRECT_CLOSED, DIRECT_LATER), SetupError for the game, StorageError, NotSent. There is no wait then.
        """
        await self.check_place(person)
        if game not in GAMES:
            raise SetupError("game", game, "one of " + ", ".join(GAMES))
        if not await self.has_agreed(person.id):
            raise PoolRefused(PoolReason.NOT_AGREED)
        now, lasts = self._clock.now(), PACES[speed].lasts
        before = await self.wait_of(person.id)
        if before is not None and before.queue == (game, speed.value):
            until = min(now + lasts, before.since + EXTENDED * lasts)
            await self._db.write([waits.extend(before, until)])
            self._look()
            return await self.wait_of(person.id) or before
        if await waits.begun_since(self._db, person.id, now - BEGUN_MS) >= MOST_BEGUN:
            raise PoolRefused(PoolReason.TOO_OFTEN, limit=MOST_BEGUN)
        seated = await self._cache.seated(person.id)
        if sum(table.venue is Venue.ANYONE for table in seated) >= MOST_MATCHES:
            raise PoolRefused(PoolReason.TOO_MANY, limit=MOST_MATCHES)
        settings = await self._members.member(person.id)
        standing = await waits.standing(self._db, person.id, game, now)
        wait = Wait(
            wait_id="".join(self._chance.choices(_ID_LETTERS, k=12)),
            member_id=person.id,
            name=person.name if settings.known_as == "name" else "",
            game=game,
            speed=speed.value,
            rating=standing.rating,
            deviation=standing.deviation,
            trust=standing.trust,
            since=now,
            expires_at=now + lasts,
            channel_id=shown_at.channel if shown_at is not None else 0,
            message_id=shown_at.message if shown_at is not None else 0,
            due_at=now,
        )
        if shown_at is None:
            wait = await self._show(wait)
        try:
            await self._db.write([*waits.begin(wait), waits.drop_ended(now - DAY_MS)])
        except Conflict:  # the second of two presses at once
            existing = await self.wait_of(person.id)
            if existing is None:
                raise
            return existing
        self._look()
        return wait

    async def _show(self, wait: Wait) -> Wait:
        """Send the message of a wait, and return the wait with it."""
        try:
            ref = await self._messenger.post_direct(wait.member_id, await self._pages.wait(wait))
        except DirectClosed:
            raise PoolRefused(PoolReason.DIRECT_CLOSED) from None
        except DirectLater:
            raise PoolRefused(PoolReason.DIRECT_LATER) from None
        return replace(wait, channel_id=ref.channel, message_id=ref.message)

    async def stop(self, member: int) -> Wait | None:
        """End a member's wait, and return their last one as it is now."""
        await self._db.write([waits.stop(member, self._clock.now())])
        self._look()
        return await waits.last_wait(self._db, member)

    async def meanwhile(self, person: Person) -> Table:
        """Begin a match against computers for a member who waits; the wait goes on.

        If they play one already, it is returned. Raises PoolRefused (NOT_WAITING), TableError (NOT_STORED).
        """
        wait = await self.wait_of(person.id)
        if wait is None:
            raise PoolRefused(PoolReason.NOT_WAITING)
        for table in await self._cache.seated(person.id):
            if table.venue is Venue.ANYONE and table.practice and table.is_active(person.id):
                return table
        return await self._tables.practise(person.id, wait.name, wait.game, Speed(wait.speed))

    # --- after a match

    async def again(self, table: Table, person: Person) -> Table | None:
        """Note that a member wants to play with the same people again.

        Return the table once all of them do; None: others are still asked. Raises PoolRefused (NOT_POOL,
        STILL_PLAYING, NOT_AGREED, ALONE), TableError (NOT_SEATED, NOT_STORED).
        """
        check(table, person, Act.REMATCH)
        _check_pool(table)
        if table.live:
            raise PoolRefused(PoolReason.STILL_PLAYING)
        people = {player.member for player in table.players if player.member is not None}
        if len(people) < 2:
            raise PoolRefused(PoolReason.ALONE)
        if not await self.has_agreed(person.id):
            raise PoolRefused(PoolReason.NOT_AGREED)
        await self._db.write([waits.ask_again(table.id, person.id, self._clock.now())])
        if not people <= await waits.asked_again(self._db, table.id):
            return None
        if await waits.rematch_of(self._db, table.id) is None:
            await self._tables.open_again(table)
        # Another process may have opened it at the same moment; or it may not be opened.
        opened = await waits.rematch_of(self._db, table.id)
        return await self._cache.find(opened) if opened is not None else None

    async def is_first(self, table: Table) -> bool:
        """Return whether one member alone wants to play again so far."""
        return len(await waits.asked_again(self._db, table.id)) == 1

    async def block(self, table: Table, person: Person, seat: int) -> None:
        """Never seat a member with the player of a seat again.

        Raises PoolRefused (NOT_POOL, BLOCKED_MANY), TableError (NOT_SEATED).
        """
        other = _opponent(table, person, seat)
        if len(await store.blocks_of(self._db, person.id)) >= MOST_BLOCKS:
            raise PoolRefused(PoolReason.BLOCKED_MANY, limit=MOST_BLOCKS)
        await self._db.write([store.block(person.id, Block(other, table.id, seat, self._clock.now()))])

    async def unblock(self, member: int, table_id: str, seat: int) -> list[Block]:
        """Take a block back, and return those that are left."""
        if any((each.table_id, each.seat) == (table_id, seat) for each in await self.blocks(member)):
            await self._db.write([store.unblock(member, table_id, seat)])
        return await self.blocks(member)

    async def blocks(self, member: int) -> list[Block]:
        """Return whom a member has blocked, the last first."""
        return await store.blocks_of(self._db, member)

    async def report(self, table: Table, person: Person, seat: int, reason: str) -> None:
        """Report the player of a seat to the operator.

        Raises PoolRefused (NOT_POOL, NO_REASON, REPORTED_OFTEN), TableError (NOT_SEATED).
        """
        other, now = _opponent(table, person, seat), self._clock.now()
        said = " ".join("".join(char if char.isprintable() else " " for char in reason).split())
        if not said:
            raise PoolRefused(PoolReason.NO_REASON)
        if await store.reported_since(self._db, person.id, now - DAY_MS) >= MOST_REPORTS:
            raise PoolRefused(PoolReason.REPORTED_OFTEN, limit=MOST_REPORTS)
        report_id = "".join(self._chance.choices(_ID_LETTERS, k=8))
        made = Report(report_id, table.id, seat, person.id, other, said[:LONGEST_REASON], now)
        await self._db.write([store.report(made)])


def opponents(table: Table, member: int) -> list[int]:
    """Return the seats of the other people at a table."""
    return [
        seat
        for seat, player in enumerate(table.players)
        if player.kind is PlayerKind.PERSON and player.member not in (None, member)
    ]


def _check_pool(table: Table) -> None:
    if table.venue is not Venue.ANYONE:
        raise PoolRefused(PoolReason.NOT_POOL)


def _opponent(table: Table, person: Person, seat: int) -> int:
    """Return the member in a seat whom a player may block or report."""
    check(table, person, Act.LOOK)
    _check_pool(table)
    member = table.players[seat].member if seat in opponents(table, person.id) else None
    if member is None or member < 0:  # erased
        raise PoolRefused(PoolReason.NOT_POOL)
    return member
