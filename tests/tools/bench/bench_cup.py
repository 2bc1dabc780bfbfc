"""A cup of 64 in virtual time: its requests, and how late its boards are.

Bot and playground share a loop and a clock that is set by hand, so an hour takes a minute or two. The bot's
own limits of requests run on that clock; Discord's limits of a channel are not simulated. Everybody takes a
few seconds for a decision.
"""

import asyncio
import re
import tempfile
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import uvloop

from bot.manager.tables.table import Table
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.playground import Visitor
from bot.playground.request_log import Exchange
from bot.ui.sending.rate_limiter import PER_SECOND, LocalBudget, RateLimiter
from engine.tournaments.events import RoundBegan
from engine.tournaments.tournament import Pairing, Stage
from tests.play.conftest import Harness, opened
from tests.play.drive import Choice, Json, choices, press, sensibly
from tests.play.evening import MINUTE, SECOND, Evening
from tests.tools.bench.processes import Row, percentile

ENTRANTS: Final = 64
STEP_MS: Final = 250
THINKING: Final = (2 * SECOND, 8 * SECOND)
"""A decision takes a time between these, five seconds on average."""
PATIENCE_MS: Final = 10 * SECOND
"""A player who has got no hand after this time opens it from the board."""
SETTLED: Final = 0.003
"""Seconds without a request after which a step is over."""
OPENED: Final = 0.1
"""The same while tables are being opened, which takes time between two requests."""
_MESSAGE: Final = re.compile(r"channels/(\d+)/messages/(\d+)")


class Meter:
    """Hears every request that the bot makes, at the time of the virtual clock."""

    def __init__(self, harness: Harness) -> None:
        self._clock = harness.clock
        self.heard = 0
        self.times: list[int] = []
        """Of requests with the bot's token, in ms."""
        self.edits: dict[str, list[int]] = {}
        """By message."""
        self.posts: dict[str, int] = {}
        """The first message in a channel, by channel."""
        harness.playground.observers.append(self._hear)

    def _hear(self, seen: Exchange) -> None:
        self.heard += 1
        if seen.call.webhook:
            return
        now = self._clock.now()
        self.times.append(now)
        if seen.call.method == "PATCH" and (found := _MESSAGE.search(seen.call.path)):
            self.edits.setdefault(found[2], []).append(now)
        elif seen.call.method == "POST" and seen.call.route.endswith("{channel}/messages"):
            self.posts.setdefault(str(seen.reply["channel_id"]), now)

    def most_in_a_second(self) -> int:
        """Return the most requests in any second."""
        times, first, most = sorted(self.times), 0, 0
        for at, now in enumerate(times):
            while times[first] <= now - SECOND:
                first += 1
            most = max(most, at - first + 1)
        return most


class Seats:
    """A match that is played, and when its players do something next."""

    def __init__(self, pairing: Pairing, table: Table, people: list[Visitor], chance: Random) -> None:
        self.pairing = pairing
        self.table = table
        self.people = people
        self.moved: list[int] = []
        """When the moves were made."""
        self._chance = chance
        self._choose: Choice = sensibly(chance)
        self._hands: dict[str, str] = {}
        """The message with the hand that a player has opened from the board."""
        self._seen: tuple[int, int, int] | None = None
        self._due = self._since = 0

    async def act(self, now: int) -> None:
        """Let whoever is to act do so, once they have thought long enough."""
        table = self.table
        moment = (table.deal_no, table.ply, len(table.ready))
        if moment != self._seen:
            self._seen, self._since, self._due = moment, now, now + self._chance.randint(*THINKING)
        if now < self._due or not table.live or table.deal is None or table.board is None:
            return
        board = str(table.board.message)
        if table.between_deals:
            seat = next(seat for seat in range(len(self.people)) if seat not in table.ready)
            await self.people[seat].click(board, "Next deal")
            return
        who = self.people[table.deal.actors[0]]
        shown = self._panel(who)
        if shown is not None:
            await press(who, shown, *self._choose(shown))
            if (table.deal_no, table.ply) != moment[:2]:
                self.moved.append(now)
        elif now > self._since + PATIENCE_MS:
            opened_ = await who.click(board, "My hand")
            if opened_.message is not None:
                self._hands[who.id] = opened_.message["id"]

    def _panel(self, who: Visitor) -> Json | None:
        seen = who.dm()[-3:]
        own = who.playground.world.messages.get(self._hands.get(who.id, ""))
        if own is not None:
            seen.append(own.json())
        return next((each for each in reversed(seen) if choices(each) and self.table.id in str(each)), None)


def _virtual(harness: Harness) -> None:
    """Let the bot's limits of requests run on the clock that is set by hand."""

    async def sleep(seconds: float) -> None:
        woken = asyncio.Event()
        at = harness.clock.now() + max(1, round(seconds * 1000))
        harness.clock.call_at(at, woken.set)
        await woken.wait()

    budget = LocalBudget(lambda: harness.clock.now() / 1000, sleep)
    vars(harness.bot.rate_limiter).update(vars(RateLimiter(PER_SECOND, budget, sleep=sleep)))


@dataclass(frozen=True)
class Played:
    """What was seen of a cup; times in ms of the virtual clock."""

    live: LiveTournament
    done: list[Seats]
    """The matches that have ended."""
    most: int
    """The most tables at once."""
    moves: int
    began: int
    ended: int


async def opened_cup(harness: Harness, entrants: int) -> tuple[Evening, Meter]:
    """Open a cup for which so many have registered, with a thread for each match."""
    names = ["Alice", *(f"Player {number}" for number in range(2, entrants + 1))]
    heard = harness.bot.wait_for("guild_role_update", timeout=10)
    harness.playground.switch({"role_granted": ["create_public_threads"]})
    await heard
    evening = Evening(harness, names)
    await evening.open("knockout", options="target=25", third_place=False)
    await evening.everybody("Register")
    _virtual(harness)
    return evening, Meter(harness)


async def cup(entrants: int = ENTRANTS) -> list[Row]:
    """Play a cup to its end."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with opened(Path(folder), patch, judged=False) as harness:
            evening, meter = await opened_cup(harness, entrants)
            return _rows(evening, meter, await play(evening, meter))


async def settle(meter: Meter, quiet: float = SETTLED) -> None:
    """Wait until the bot makes no more requests at this time of the clock."""
    heard = -1
    while heard != meter.heard:
        heard = meter.heard
        await asyncio.sleep(quiet)


async def play(evening: Evening, meter: Meter, lasting_ms: int | None = None) -> Played:
    """Start a cup and play it to its end, or for so long."""
    harness, chance = evening.harness, Random(1)
    playing: dict[int, Seats] = {}
    done: list[Seats] = []
    most, began = 0, harness.clock.now()
    starting = asyncio.create_task(evening.organiser.slash("tournament start"))
    while (live := await evening.found()).state.stage in (Stage.REGISTRATION, Stage.RUNNING):
        if lasting_ms is not None and harness.clock.now() >= began + lasting_ms:
            break
        harness.clock.advance(STEP_MS)
        opening = len(playing) < len(live.state.open_pairings) or live.state.stage is Stage.REGISTRATION
        opening |= any(seats.table.board is None for seats in playing.values())
        await settle(meter, OPENED if opening else SETTLED)
        for pairing, table in await evening.tables():
            if pairing.number not in playing:
                people = [evening.member(pairing, seat) for seat in range(len(pairing.seats))]
                playing[pairing.number] = Seats(pairing, table, people, Random(chance.random()))
        most = max(most, len(playing))
        await asyncio.gather(*(seats.act(harness.clock.now()) for seats in playing.values()))
        for number in [number for number, seats in playing.items() if not seats.table.live]:
            done.append(playing.pop(number))
    await starting
    ended = harness.clock.now()
    for _ in range(2 * MINUTE // STEP_MS):  # what waits for its turn must be sent before the bot stops
        harness.clock.advance(STEP_MS)
        await settle(meter)
    moves = sum(len(each.moved) for each in (*done, *playing.values()))
    return Played(live, done, most, moves, began, ended)


def _rows(evening: Evening, meter: Meter, played: Played) -> list[Row]:
    live, done, began, ended = played.live, played.done, played.began, played.ended
    rounds = {
        number: each.at
        for number, each in enumerate((each for each in live.events if isinstance(each.event, RoundBegan)), 1)
    }
    own = edits_of(live, meter)
    in_play = [at for at in meter.times if at <= ended]
    seconds = Counter(at // SECOND for at in in_play)
    opened_after = sorted(
        (meter.posts[str(each.table.channel)] - rounds[each.pairing.round]) / SECOND
        for each in done
        if str(each.table.channel) in meter.posts
    )
    late = sorted(_late(done, meter))
    name = f"cup of {len(evening.names)}"
    return [
        (f"{name}: most tables at once", played.most, ""),
        (f"{name}: moves", played.moves, ""),
        (f"{name}: time from the start to the last result", (ended - began) / MINUTE, "min"),
        (f"{name}: requests with the token, on average", len(in_play) / ((ended - began) / SECOND), "1/s"),
        (
            f"{name}: requests with the token, most in a second (limit {PER_SECOND})",
            meter.most_in_a_second(),
            "",
        ),
        (f"{name}: seconds with more than half of that", sum(n > 25 for n in seconds.values()), ""),
        (f"{name}: edits of the tournament's message", len(own), ""),
        (f"{name}: shortest time between two of them", shortest_gap(own) / SECOND, "s"),
        (f"{name}: a round begins to its boards, p50", percentile(opened_after, 50), "s"),
        (f"{name}: a round begins to its boards, last", max(opened_after, default=float("nan")), "s"),
        (f"{name}: a move to the board that shows it, p50", percentile(late, 50), "s"),
        (f"{name}: a move to the board that shows it, p99", percentile(late, 99), "s"),
    ]


def edits_of(live: LiveTournament, meter: Meter) -> list[int]:
    """Return when the message of a tournament was edited."""
    return meter.edits.get(str(live.record.message_id), [])


def shortest_gap(times: list[int]) -> int:
    """Return the shortest time between two of these, in ms; 0: there are no two."""
    return min((after - before for before, after in pairwise(times)), default=0)


def _late(done: list[Seats], meter: Meter) -> list[float]:
    """Return for each move how many seconds later the board was edited."""
    late: list[float] = []
    for each in done:
        edits = sorted(meter.edits.get(str(each.table.board.message), [])) if each.table.board else []
        for at in each.moved:
            shown = next((edit for edit in edits if edit >= at), None)
            if shown is not None:
                late.append((shown - at) / SECOND)
    return late


def run(entrants: int = 16) -> list[Row]:
    """Return (name, value, unit)."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rows: list[Any] = runner.run(cup(entrants))
    return rows


def run_long() -> list[Row]:
    """Do the same with 64, which takes minutes."""
    return run(ENTRANTS)
