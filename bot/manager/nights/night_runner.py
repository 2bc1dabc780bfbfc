"""What happens at a game night by itself, from its message to the next evening.

What is to be done next follows from the rows alone (``next_step``), so that a start after a crash goes on
where it was. A process claims a due evening for a while, does one step after the other, and stores each with
the evening's version: of two processes, the second one fails and reads again. A message carries a nonce, a
table a claim (``Lobby.open``), and an event is looked for at Discord before it is created again.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Final

from bot.manager.nights import night_calendar
from bot.manager.nights.night_messages import EventGone, EventRefused, NightPages, ScheduledEvents
from bot.manager.nights.night_seating import parties
from bot.manager.nights.night_service import cancelled
from bot.manager.play.lobby import AlreadyOpened, Lobby
from bot.manager.publishing.job_runner import JobRunner
from bot.manager.publishing.messages import (
    ChannelClosed,
    MessageGone,
    MessageStuck,
    Messenger,
    NotSent,
    Page,
)
from bot.manager.publishing.quiet_mentions import without_quiet
from bot.manager.tables.table import MessageRef, TableError, TableReason
from bot.manager.time.backoff import Backoff
from bot.manager.time.clock import Clock
from bot.manager.time.zones import starts_at
from data.db.database import Database, Statement
from data.db.errors import BadRecord, Conflict, StorageError, log_level
from data.ledger.ledger import LedgerRefusal
from data.nights import nights
from data.nights.night_summary import NightTable, night_summary, night_tables
from data.nights.nights import FIRST_VERSION, EndedFor, Evening, Night, NightKey, Slot, Stage
from data.settings import remembered_options
from data.tables.codec import load_options
from engine import GAMES
from engine.errors import SetupError

log = logging.getLogger(__name__)

CLAIM_MS: Final = 60_000
"""The time of a process that has claimed an evening; another one goes on afterwards."""
RETRY_MS: Final = 30_000
"""When Discord or the database fails, the evening is tried again after this time."""
CLOSED_MS: Final = 5 * 60_000
"""The same if the bot may not write in the channel."""
CHECK_MS: Final = 60_000
"""How often to look whether the tables of an evening have ended."""
REMATCH_MS: Final = 5 * 60_000
"""An evening ends this long after its last table, since a rematch may follow."""
POLL_MS: Final = 15_000
"""How often each of several processes looks for due evenings."""
GIVEN_UP_MS: Final = 86_400_000
"""So long after an evening, a message is left out for which a permission is missing."""
LONGEST_RETRY_MS: Final = 10 * 60_000
"""While the program fails at an evening, it tries again after twice the time, up to this."""
AT_ONCE: Final = 10
MOST_STEPS: Final = 100
"""Steps of an evening at once; what is left is done when its claim has ended."""
LATEST_MS: Final = 60 * 60_000
"""An evening that no process could begin in this time does not take place."""
TOLD_LATE_MS: Final = 5 * 60_000
"""If it begins later than this, it says so."""
UNATTENDED: Final = 3
"""After so many evenings in a row to which nobody has come, none follows."""
CREATING: Final = "creating"
"""The state of an event whose creation was begun, and perhaps not stored."""
REFUSED: Final = "refused"
NOT_SENT: Final = 0
"""The id of a message that is not to be sent any more."""


class Step(StrEnum):
    """What is to be done at an evening next."""

    POST = "post"
    CREATE_EVENT = "create_event"
    REMIND = "remind"
    BEGIN = "begin"
    OPEN_TABLE = "open_table"
    ANNOUNCE = "announce"
    END = "end"
    SUMMARISE = "summarise"
    DELETE_EVENT = "delete_event"
    EDIT = "edit"


def next_step(evening: Evening, now: int) -> Step | None:
    """Return what is to be done now; None: nothing, unless all tables have ended."""
    night = evening.night
    wanted: list[tuple[Step, bool]] = []
    match night.stage:
        case Stage.PLANNED:
            wanted = [
                (Step.BEGIN, now >= night.starts_at),
                (Step.POST, night.message_id is None),
                (Step.CREATE_EVENT, night.event_state != f"{REFUSED} {night.edition}" and not _told(night)),
                (Step.REMIND, night.reminder_id is None and night.reminds_at <= now),
            ]
        case Stage.OPEN:
            wanted = [
                (Step.OPEN_TABLE, any(slot.table_id is None and not slot.refused for slot in evening.slots)),
                (Step.ANNOUNCE, night.opening_id is None),
                (Step.END, now >= night.ends_at),
            ]
        case Stage.OVER:
            wanted = [
                (Step.SUMMARISE, night.summary_id is None),
                (Step.DELETE_EVENT, night.event_id is not None and not evening.slots),
            ]
        case Stage.CANCELLED:
            wanted = [(Step.DELETE_EVENT, night.event_id is not None or night.event_state == CREATING)]
    wanted.append((Step.EDIT, night.version > night.shown and night.message_id not in (None, NOT_SENT)))
    return next((step for step, due in wanted if due), None)


def due_at(night: Night, now: int) -> int | None:
    """Return when an evening is due next, in ms UTC, if nothing is to be done now; None: never."""
    match night.stage:
        case Stage.PLANNED:
            reminds = night.reminder_id is None and night.reminds_at > now
            return min(night.starts_at, night.reminds_at) if reminds else night.starts_at
        case Stage.OPEN:
            return min(night.ends_at, now + CHECK_MS)
        case _:
            return None


def _told(night: Night) -> bool:
    """Return whether the event says what this edition of the evening says."""
    return night.event_state == str(night.edition)


class _SlotClaim:
    """A table of an evening, which is opened once."""

    def __init__(self, database: Database, evening: Evening, slot: Slot) -> None:
        self._db = database
        self._evening = evening
        self._slot = slot

    async def taken(self) -> bool:
        """Return whether the evening has changed, so that it must be read again."""
        now = await nights.load(self._db, self._evening.night.key)
        return now is None or now.night.version != self._evening.night.version

    def unit(self, table_id: str) -> list[Statement]:
        """Return what is stored with the table."""
        night = self._evening.night
        return [*nights.change(night), nights.open_slot(night.key, self._slot.number, table_id)]


class NightRunner(JobRunner):
    """Serves due evenings."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        messenger: Messenger,
        pages: NightPages,
        events: ScheduledEvents,
        lobby: Lobby,
    ) -> None:
        super().__init__(
            clock, "a game night", retry_ms=RETRY_MS, poll_ms=POLL_MS if database.shared else None
        )
        self._db = database
        self._messenger = messenger
        self._pages = pages
        self._events = events
        self._lobby = lobby
        self._faults = Backoff[NightKey](RETRY_MS, LONGEST_RETRY_MS)
        """Of the program, by evening."""
        self._steps: dict[Step, Callable[[Evening], Awaitable[None]]] = {
            Step.POST: self._post,
            Step.CREATE_EVENT: self._tell_event,
            Step.REMIND: self._remind,
            Step.BEGIN: self._begin,
            Step.OPEN_TABLE: self._open_table,
            Step.ANNOUNCE: self._announce,
            Step.END: self._end,
            Step.SUMMARISE: self._summarise,
            Step.DELETE_EVENT: self._delete_event,
            Step.EDIT: self._edit,
        }

    async def serve_due(self, now: int) -> bool:
        """Serve some due evenings; return whether there were any."""
        found = await nights.claim_due(self._db, now, now + CLAIM_MS, AT_ONCE)
        for key in found:
            await self._serve(key, now + CLAIM_MS)
        return bool(found)

    async def next_due(self) -> int | None:
        """Return when an evening is due next, in ms UTC."""
        return await nights.next_due(self._db)

    async def _serve(self, key: NightKey, claimed: int) -> None:
        """Do what is due at an evening, step by step, and store when it is due next."""
        evening: Evening | None = None
        try:
            for _ in range(MOST_STEPS):
                evening = await nights.load(self._db, key)
                if evening is None or self._stopped:
                    return
                later, done = await self._do_step(evening)
                if done:
                    self._faults.succeeded(key)
                    await nights.set_due(self._db, evening.night, claimed, later)
                    return
        except StorageError as error:  # the claim ends by itself
            log.log(log_level(error), "a game night was not stored and is tried again soon: %s", error)
        except Exception:
            if self._faults.failed(key) == 1:
                log.exception("a game night failed by a fault of the program; please report it")
            if evening is not None:
                later = self._clock.now() + self._faults.wait_ms(key)
                await nights.set_due(self._db, evening.night, claimed, later)

    async def _do_step(self, evening: Evening) -> tuple[int | None, bool]:
        """Do the next step; return when the evening is due next, and whether it waits for it."""
        now = self._clock.now()
        step = next_step(evening, now)
        if step is None and await self._has_ended(evening):
            step = Step.END
        if step is None:
            return due_at(evening.night, now), True
        try:
            await self._steps[step](evening)
        except Conflict:
            log.debug("a game night has changed meanwhile")
        except NotSent as error:
            log.info("a game night waits for Discord: %s", error)
            return now + RETRY_MS, True
        except ChannelClosed as closed:
            later = await self._channel_closed(evening, step, closed.missing)
            return later, later is not None
        return None, False

    async def _channel_closed(self, evening: Evening, step: Step, missing: str) -> int | None:
        """Cancel an evening whose channel is gone; otherwise return when to try again.

        Once the evening is over, or has nothing more to say, a message that cannot be sent is left out.
        """
        night, now = evening.night, self._clock.now()
        left_out = {Step.SUMMARISE: "summary_id", Step.ANNOUNCE: "opening_id", Step.REMIND: "reminder_id"}
        given_up = missing == "channel" or now >= night.ends_at + GIVEN_UP_MS
        if missing == "channel" and night.stage is Stage.PLANNED:
            await self._write(cancelled(night, EndedFor.CHANNEL, now))
        elif step is Step.EDIT and night.stage is not Stage.PLANNED:
            await nights.note_shown(self._db, night.key, night.version)
        elif step in left_out and given_up:
            await self._write(nights.change(night, **{left_out[step]: NOT_SENT}))
        else:
            soon = now + CLOSED_MS
            return min(soon, night.starts_at) if night.stage is Stage.PLANNED else soon
        return None

    async def _write(self, unit: list[Statement]) -> None:
        """Write a unit; if the evening has changed meanwhile, the next step is found again."""
        try:
            await self._db.write(unit)
        except Conflict:
            log.debug("a game night has changed meanwhile")

    # --- messages

    async def _send(self, evening: Evening, kind: str, page: Page) -> MessageRef:
        night = evening.night
        once = f"{night.series_id}.{night.evening}.{night.edition}{kind}"[-25:]
        return await self._messenger.post(night.channel_id, page, once)

    async def _post(self, evening: Evening) -> None:
        night = evening.night
        ref = await self._send(evening, "p", await self._pages.planned(evening))
        # After a change, it may be the message of an attempt that seemed to fail, with an older page.
        shown = night.version + 1 if night.version == FIRST_VERSION else night.version
        await self._keep(night, message_id=ref.message, shown=shown)

    async def _keep(self, night: Night, **columns: Any) -> None:
        """Store the id of a message that was sent, whatever has changed meanwhile.

        Without this a message would be sent again after the time in which Discord knows its nonce.
        """
        while True:
            try:
                await self._db.write(nights.change(night, **columns))
            except Conflict:
                found = await nights.load(self._db, night.key)
                if found is None:
                    return
                columns.pop("shown", None)  # the message shows an older version
                night = found.night
            else:
                return

    async def _edit(self, evening: Evening) -> None:
        night = evening.night
        ref = MessageRef(night.channel_id, night.message_id or 0)
        try:
            await self._messenger.edit(ref, await self._pages.planned(evening))
        except (MessageGone, MessageStuck):
            if night.stage is Stage.PLANNED:
                await self._db.write(
                    nights.change(night, message_id=None, edition=night.edition + 1)  # and so another nonce
                )
                return
        await nights.note_shown(self._db, night.key, night.version)

    async def _remind(self, evening: Evening) -> None:
        night = evening.night
        if not evening.coming or not night.reminder_ms:
            await self._db.write(nights.change(night, reminder_id=NOT_SENT))
            return
        page = await without_quiet(self._db, await self._pages.reminder(evening), self._clock.now())
        ref = await self._send(evening, "r", page)
        await self._keep(night, reminder_id=ref.message, shown=_next_shown(night))

    async def _announce(self, evening: Evening) -> None:
        late, tables = self._clock.now() - evening.night.starts_at, await self._tables(evening)
        told = late if late > TOLD_LATE_MS else 0
        begun_late = min((table.created_at for table in tables), default=0) - evening.night.starts_at
        away = not tables or begun_late > TOLD_LATE_MS
        shown = await self._pages.opening(evening, tables, told, away=away)
        page = await without_quiet(self._db, shown, self._clock.now())
        ref = await self._send(evening, "o", page)
        await self._keep(evening.night, opening_id=ref.message, shown=_next_shown(evening.night))

    async def _summarise(self, evening: Evening) -> None:
        skipped = not evening.slots and bool(parties(evening))
        page = await self._pages.summary(evening, await night_summary(self._db, evening), skipped=skipped)
        ref = await self._send(evening, "s", page)
        await self._keep(evening.night, summary_id=ref.message, shown=_next_shown(evening.night))

    # --- the event at Discord

    async def _tell_event(self, evening: Evening) -> None:
        """Create the event or update it; its state in the row is the edition that it shows."""
        night, details = evening.night, await self._pages.event(evening)
        try:
            if night.event_id is not None:
                await self._events.edit(night.guild_id, night.event_id, details)
                event = night.event_id
            else:
                found = None
                if night.event_state == CREATING:  # a process may have died after it was created
                    found = await self._events.find(night.guild_id, details)
                else:
                    await self._db.write(nights.change(night, event_state=CREATING, shown=_next_shown(night)))
                    night = replace(night, version=night.version + 1, shown=_next_shown(night))
                event = found if found is not None else await self._events.create(night.guild_id, details)
        except EventGone:
            await self._db.write(
                nights.change(night, event_id=None, event_state="", shown=_next_shown(night))
            )
            return
        except EventRefused:
            refused = f"{REFUSED} {night.edition}"
            await self._db.write(nights.change(night, event_state=refused, shown=_next_shown(night)))
            return
        await self._keep(night, event_id=event, event_state=str(night.edition), shown=_next_shown(night))

    async def _delete_event(self, evening: Evening) -> None:
        night = evening.night
        event = night.event_id
        if event is None:
            event = await self._events.find(night.guild_id, await self._pages.event(evening))
        if event is not None:
            await self._events.delete(night.guild_id, event)
        await self._db.write(nights.change(night, event_id=None, event_state="", shown=_next_shown(night)))

    # --- the evening

    async def _begin(self, evening: Evening) -> None:
        """Decide which tables are opened for whom; end if nobody comes or it is too late.

        An evening that begins too late does not count as one to which nobody has come.
        """
        night, now = evening.night, self._clock.now()
        if now >= min(night.starts_at + LATEST_MS, night.ends_at):
            await self._db.write(self._over(night, unattended=night.unattended))
            return
        seated = parties(evening)
        if not seated:
            await self._db.write(self._over(night, unattended=night.unattended + 1))
            return
        unit = nights.change(night, stage=Stage.OPEN)
        for number, party in enumerate(seated, 1):
            unit += nights.seat(night.key, Slot(number, party.game, party.seats), party.members)
        await self._db.write(unit)

    async def _open_table(self, evening: Evening) -> None:
        night = evening.night
        slot = next(each for each in evening.slots if each.table_id is None and not each.refused)
        spec = GAMES[slot.game]
        last = await remembered_options(self._db, night.channel_id, slot.game)
        preset, options = None, {}
        if last is not None and last.preset in (None, *spec.presets):
            with suppress(BadRecord):  # options of other rules
                chosen = load_options(spec, last.options, where="remembered options")
                options = {item.name: getattr(chosen, item.name) for item in fields(chosen)}
                preset = last.preset
        asked = tuple(guest.member for guest in evening.coming if guest.slot == slot.number)
        try:
            await self._lobby.open(
                None,
                guild=night.guild_id,
                channel=night.channel_id,
                parent=night.parent_id,
                game=slot.game,
                options=options,
                preset=preset,
                seats=slot.seats,
                asked=asked,
                claim=_SlotClaim(self._db, evening, slot),
            )
        except AlreadyOpened:
            return
        except (TableError, SetupError, LedgerRefusal) as refused:
            if isinstance(refused, TableError) and refused.reason is TableReason.NOT_STORED:
                raise NotSent("a table of a game night was not stored") from refused
            why = refused.reason if isinstance(refused, TableError | LedgerRefusal) else "setup"
            log.info("a table of a game night was not opened", extra={"reason": why})
            await self._db.write(
                [*nights.change(night), nights.open_slot(night.key, slot.number, None, str(why))]
            )

    async def _tables(self, evening: Evening) -> list[NightTable]:
        opened = {slot.table_id for slot in evening.slots if slot.table_id is not None}
        return await night_tables(self._db, evening.night, opened)

    async def _has_ended(self, evening: Evening) -> bool:
        """Return whether all tables of an open evening ended a while ago."""
        if evening.night.stage is not Stage.OPEN:
            return False
        settled = self._clock.now() - REMATCH_MS
        return all(
            table.ended_at is not None and table.ended_at <= settled for table in await self._tables(evening)
        )

    async def _end(self, evening: Evening) -> None:
        refused = any(slot.refused for slot in evening.slots)  # it was not for want of people
        came = refused or any(table.begun for table in await self._tables(evening))
        await self._db.write(
            self._over(evening.night, unattended=0 if came else evening.night.unattended + 1)
        )

    def _over(self, night: Night, *, unattended: int) -> list[Statement]:
        """Return the unit that ends an evening, and plans the next one of a weekly series.

        ``unattended``: the evenings in a row to which nobody has come, this one included.
        """
        now = self._clock.now()
        ended_for = night.ended_for
        if night.weekly and unattended >= UNATTENDED:
            ended_for = EndedFor.UNATTENDED
        unit = nights.change(night, stage=Stage.OVER, unattended=unattended, ended_for=ended_for)
        if not night.weekly or ended_for is not EndedFor.FOLLOWED:
            return unit
        local = night_calendar.next_start(night.local_start, night.zone, now)
        following = Night(
            series_id=night.series_id,
            evening=night.evening + 1,
            guild_id=night.guild_id,
            channel_id=night.channel_id,
            parent_id=night.parent_id,
            organiser_id=night.organiser_id,
            name=night.name,
            games=night.games,
            zone=night.zone,
            local_start=local,
            starts_at=starts_at(local, night.zone),
            length_ms=night.length_ms,
            reminder_ms=night.reminder_ms,
            weekly=True,
            unattended=unattended,
            due_at=now + 1,
            created_at=now,
        )
        return [*unit, *nights.plan(following)]


def _next_shown(night: Night) -> int:
    """Return the version that the message shows after a change that it does not show."""
    return night.version + 1 if night.shown == night.version else night.shown
