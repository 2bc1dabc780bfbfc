"""What people do with game nights: plan, change and stop them, answer, and vote."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.manager.nights import night_calendar
from bot.manager.nights.night_calendar import When
from bot.manager.nights.night_errors import NightReason, NightRefused
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rights import check_organiser
from bot.manager.tables.table import Person, TableError, TableReason
from bot.manager.time.clock import Clock
from bot.manager.time.zones import starts_at
from data.db.database import Database, Statement
from data.db.errors import Conflict
from data.nights import nights
from data.nights.nights import EndedFor, Evening, Guest, Night, NightKey, Stage
from engine import GAMES

GAMES_OF_A_POLL: Final = 5
NIGHTS_OF_A_GUILD: Final = 10
"""Evenings that a guild may have planned at once."""
FARTHEST_MS: Final = 366 * 86_400_000
"""The first evening is within a year."""
SHOWN_MS: Final = 60_000
"""If the answer to a press could not be shown, the runner updates the message after this time.

It is not shorter than a claim of the runner lasts.
"""
_TRIES: Final = 5
_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"


@dataclass(frozen=True, slots=True, kw_only=True)
class NightPlan:
    """What the form says. ``length_ms`` and ``reminder_ms`` (0: no reminder) are in ms."""

    name: str
    when: When
    zone: str
    games: tuple[str, ...]
    length_ms: int
    weekly: bool
    reminder_ms: int


class NightService:
    """Runs the requests of people; ``wake``: lets the runner look at a time (ms UTC)."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        chance: Random,
        wake: Callable[[int], object],
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._chance = chance
        self._wake = wake

    async def plan(
        self, person: Person, guild: int, channel: int, parent: int | None, plan: NightPlan
    ) -> Evening:
        """Plan an evening, or a series of them, in a channel.

        ``parent`` is the channel above a thread. Raises TableError (MAY_NOT_ORGANISE, CHANNEL_NOT_ALLOWED),
        NightRefused (NO_NAME, NO_GAMES, PAST, TOO_FAR, TOO_MANY).
        """
        await self.check_organiser(person, guild)
        settings = await self._members.guild(guild)
        if settings.channels and not {channel, parent} & {*settings.channels}:
            raise TableError(TableReason.CHANNEL_NOT_ALLOWED, channels=settings.channels)
        now = self._clock.now()
        local = self._check(plan, now)
        if len(await nights.coming_nights(self._db, guild)) >= NIGHTS_OF_A_GUILD:
            raise NightRefused(NightReason.TOO_MANY, limit=NIGHTS_OF_A_GUILD)
        night = Night(
            series_id="".join(self._chance.choices(_LETTERS, k=10)),
            guild_id=guild,
            channel_id=channel,
            parent_id=parent,
            organiser_id=person.id,
            name=plan.name,
            games=plan.games,
            zone=plan.zone,
            local_start=local,
            starts_at=starts_at(local, plan.zone),
            length_ms=plan.length_ms,
            reminder_ms=plan.reminder_ms,
            weekly=plan.weekly,
            due_at=now,
            created_at=now,
        )
        await self._db.write(nights.plan(night))
        self._wake(now)
        return Evening(night)

    async def edit(self, person: Person, guild: int, key: NightKey, edition: int, plan: NightPlan) -> Evening:
        """Change a planned evening and those that follow.

        ``edition``: the one that the person has seen. Raises what ``plan`` raises, and NightRefused (GONE,
        BEGUN, CHANGED).
        """
        await self.check_organiser(person, guild)
        local = self._check(plan, self._clock.now())

        def changed(evening: Evening) -> list[Statement]:
            night = _planned(evening).night
            if night.edition != edition:
                raise NightRefused(NightReason.CHANGED)
            start = starts_at(local, plan.zone)
            moved = start != night.starts_at
            return [
                *nights.change(
                    night,
                    name=plan.name,
                    games=plan.games,
                    zone=plan.zone,
                    local_start=local,
                    starts_at=start,
                    length_ms=plan.length_ms,
                    reminder_ms=plan.reminder_ms,
                    weekly=plan.weekly,
                    edition=night.edition + 1,
                    reminder_id=None if moved else night.reminder_id,
                    due_at=self._clock.now(),
                ),
                nights.keep_votes(night.key, plan.games),
            ]

        return await self._change(guild, key, changed)

    async def stop(self, person: Person, guild: int, key: NightKey) -> Evening:
        """Cancel a planned evening and end its series; one under way is played, and none follows.

        Raises TableError (MAY_NOT_ORGANISE), NightRefused (GONE).
        """
        await self.check_organiser(person, guild)

        def stopped(evening: Evening) -> list[Statement]:
            night, now = evening.night, self._clock.now()
            if night.stage is Stage.PLANNED:
                return cancelled(night, EndedFor.STOPPED, now)
            if night.stage is Stage.OPEN and night.weekly:
                return nights.change(night, weekly=False, ended_for=EndedFor.STOPPED, due_at=now)
            raise NightRefused(NightReason.GONE)

        return await self._change(guild, key, stopped)

    async def come(self, person: Person, guild: int, key: NightKey, *, coming: bool) -> Evening:
        """Store whether a member comes. Raises NightRefused (GONE, BEGUN)."""

        def answered(evening: Evening) -> list[Statement]:
            old = _guest(evening, person.id)
            return self._answer(evening, Guest(person.id, coming, old.game if old is not None else None))

        return await self._change(guild, key, answered, showing=True)

    async def vote(self, person: Person, guild: int, key: NightKey, game: str) -> Evening:
        """Store a member's vote; who votes comes. Raises NightRefused (GONE, BEGUN)."""

        def voted(evening: Evening) -> list[Statement]:
            if game not in evening.night.games:
                raise NightRefused(NightReason.CHANGED)
            return self._answer(evening, Guest(person.id, coming=True, game=game))

        return await self._change(guild, key, voted, showing=True)

    def _answer(self, evening: Evening, guest: Guest) -> list[Statement]:
        night = _planned(evening).night
        now = self._clock.now()
        if now >= night.starts_at:
            raise NightRefused(NightReason.BEGUN)
        if _guest(evening, guest.member) == guest:
            return []
        return [
            *nights.change(night),
            nights.answer(night.key, guest, now),
            nights.look_by(night.key, now + SHOWN_MS),
        ]

    async def shown(self, evening: Evening) -> None:
        """Note that a response has shown an evening; if it was outdated, have it updated."""
        night = evening.night
        if not await nights.note_shown(self._db, night.key, night.version):
            now = self._clock.now()
            sql, params = nights.look_by(night.key, now)
            await self._db.write_relaxed(sql, params)
            self._wake(now)

    async def find(self, guild: int, key: NightKey) -> Evening:
        """Return an evening of a guild. Raises NightRefused (GONE)."""
        found = await nights.load(self._db, key)
        if found is None or found.night.guild_id != guild:
            raise NightRefused(NightReason.GONE)
        return found

    async def named(self, guild: int, series: str | None) -> Evening:
        """Return the coming evening of a series; None: of the guild's only one.

        Raises NightRefused (NONE, GONE, WHICH).
        """
        found = [
            night
            for night in await nights.coming_nights(self._db, guild)
            if series in (None, night.series_id)
        ]
        if len(found) > 1:
            raise NightRefused(NightReason.WHICH)
        if not found:
            raise NightRefused(NightReason.NONE if series is None else NightReason.GONE)
        return await self.find(guild, found[0].key)

    async def coming(self, guild: int) -> list[Night]:
        """Return the evenings of a guild that are planned or under way, the next one first."""
        return await nights.coming_nights(self._db, guild)

    async def check_organiser(self, person: Person, guild: int) -> None:
        """Raise TableError (MAY_NOT_ORGANISE) if a person may not organise in a guild."""
        check_organiser(person, guild, await self._members.guild(guild))

    async def channel_gone(self, channel: int) -> None:
        """Cancel the evenings of a channel that was deleted."""
        await self._cancel(await nights.nights_of_channel(self._db, channel))

    async def guild_gone(self, guild: int) -> None:
        """Cancel the evenings of a guild that the bot is not in any more."""
        await self._cancel(await nights.coming_nights(self._db, guild))

    async def _cancel(self, found: Sequence[Night]) -> None:
        now = self._clock.now()
        for night in found:
            if night.stage is Stage.PLANNED:
                try:
                    await self._db.write(cancelled(night, EndedFor.CHANNEL, now))
                except Conflict:  # the runner notices it, too
                    continue
        self._wake(now)

    def _check(self, plan: NightPlan, now: int) -> str:
        """Return the date and time of day of the first evening. Raises NightRefused."""
        if not plan.name:
            raise NightRefused(NightReason.NO_NAME)
        if not 1 <= len(plan.games) <= GAMES_OF_A_POLL or not {*plan.games} <= GAMES.keys():
            raise NightRefused(NightReason.NO_GAMES, limit=GAMES_OF_A_POLL)
        local = night_calendar.first_start(plan.when, plan.zone, now)
        start = starts_at(local, plan.zone)
        if start <= now:
            raise NightRefused(NightReason.PAST)
        if start > now + FARTHEST_MS:
            raise NightRefused(NightReason.TOO_FAR)
        return local

    async def _change(
        self,
        guild: int,
        key: NightKey,
        unit: Callable[[Evening], list[Statement]],
        *,
        showing: bool = False,
    ) -> Evening:
        """Write what ``unit`` returns for an evening, and return the evening afterwards.

        An empty unit changes nothing. ``showing``: the caller shows it.
        """
        for left in reversed(range(_TRIES)):
            evening = await self.find(guild, key)
            statements = unit(evening)
            if statements:
                try:
                    await self._db.write(statements)
                except Conflict:
                    if not left:
                        raise
                    continue
            break
        now = self._clock.now()
        self._wake(now + SHOWN_MS if showing else now)
        return await self.find(guild, key)


def cancelled(night: Night, why: EndedFor, now: int) -> list[Statement]:
    """Return the unit that cancels an evening."""
    return nights.change(night, stage=Stage.CANCELLED, ended_for=why, due_at=now)


def _planned(evening: Evening) -> Evening:
    """Return an evening that has not begun. Raises NightRefused (GONE, BEGUN)."""
    if evening.night.stage is Stage.OPEN:
        raise NightRefused(NightReason.BEGUN)
    if evening.night.stage is not Stage.PLANNED:
        raise NightRefused(NightReason.GONE)
    return evening


def _guest(evening: Evening, member: int) -> Guest | None:
    return next((guest for guest in evening.guests if guest.member == member), None)
