"""Every command and press that is delivered three times takes effect once.

A session uses all registered commands and all verbs of presses: new ones are included, with options derived
from their definitions. After each first delivery the whole database and all messages are compared; two more
deliveries must not change them.
"""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of
from bot.playground.interactions import Interaction
from bot.run.client import Cardroom
from bot.run.ingress.seen_interactions import SeenInteractions
from bot.ui.sending.shared_budget import WINDOW_MS
from cogs import answers
from tests.play.conftest import ANYWHERE, Harness, opened
from tests.play.drive import Json, forge, may_play, sensibly, turn, verb_of
from tests.play.sitting import Sitting, board_of, with_verb
from tests.play.test_workers import gathered
from tests.playground.conformance import Conformance
from tests.postgres import Postgres

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1"
RATE_LIMITS = "limits"
"""The table of the shared rate limiter."""
TABLES_SHARED = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1"


class Way(StrEnum):
    """How an interaction is delivered."""

    ONCE = "once"
    IN_TURN = "in turn"
    AT_ONCE = "at once"


MUST_CHANGE = {
    *("play", "table open", "table join", "table leave", "table start", "table computer", "table close"),
    *("table resign", "table away", "table back", "table again", "Challenge"),
    *("settings me", "cardroom settings", "cardroom chips", "chips give"),
    *("act", "join", "start", "rule", "leave", "close", "ready", "resign_sure", "again", "sort"),
    *("accept", "decline", "setting", "computer", "away", "gift_offer", "gift_yes", "erase_sure"),
}
"""Commands and verbs that must change something in the session."""


@dataclass
class Heard:
    """Events that the bots have received, and the tasks that each has started."""

    tasks: "asyncio.Queue[set[asyncio.Task[Any]]]" = field(default_factory=asyncio.Queue)
    current: Interaction | None = None
    """The interaction being delivered."""

    def watch(self, patch: pytest.MonkeyPatch, *, forgets: bool) -> None:
        """Watch all bots from now on.

        ``forgets``: every delivery is the first in its process, as after a restart or in another process.
        """
        hear = Cardroom._hear

        def heard(bot: Cardroom, data: Any) -> bool:
            before = asyncio.all_tasks()
            read = hear(bot, data)
            self.tasks.put_nowait(asyncio.all_tasks() - before)
            return read

        async def answered(_: object) -> None:
            assert self.current is not None
            assert self.current.first is not None
            await asyncio.shield(self.current.first)

        patch.setattr(Cardroom, "_hear", heard)
        patch.setattr(answers, "_give_time", answered)  # the clock does not move
        if forgets:
            patch.setattr(SeenInteractions, "first", lambda *_: True)

    async def handled(self) -> None:
        """Return when one more delivery has been handled completely."""
        tasks = await asyncio.wait_for(self.tasks.get(), 20)
        if tasks:
            await asyncio.wait(tasks)


class Session:
    """A harness in which everything is delivered in one way, and the outcome."""

    def __init__(
        self, harness: Harness, heard: Heard, way: Way, *, watching: sqlite3.Connection | None = None
    ) -> None:
        self.harness = harness
        self.watching = watching
        """A connection of its own to the database of the harness, if that is SQLite's."""
        self.heard = heard
        self.way = way
        self.delivered: set[str] = set()
        self.changed: set[str] = set()
        self.counts: list[tuple[str, Counter[str]]] = []
        """After each delivery: the number of rows by table, and of messages."""
        self._version: int | None = None
        self._rows: dict[str, list[Any]] = {}

    def visitor(self, name: str) -> "Thrice":
        return Thrice(self, name)

    async def pause(self) -> None:
        """Let changes be shown."""
        await self.harness.quiet()

    async def rows(self) -> dict[str, list[Any]]:
        """Return the whole database, which is read again if anything has been committed."""
        version = None
        if self.watching is not None:
            [version] = self.watching.execute("PRAGMA data_version").fetchone()
        if version is None or version != self._version:
            self._version, self._rows = version, await self._read()
        return self._rows

    async def _read(self) -> dict[str, list[Any]]:
        db = self.harness.bot.database
        tables = await db.read(TABLES_SHARED if db.shared else TABLES)
        found = await db.read_together([(f"SELECT * FROM {name}", ()) for (name,) in tables])
        return {
            name: sorted(map(repr, rows))
            for (name,), rows in zip(tables, found, strict=True)
            if not (db.shared and name == RATE_LIMITS)  # requests about members count, too
        }

    def messages(self) -> set[str]:
        """Return the ids of all messages."""
        return {*self.harness.playground.world.messages}

    async def deliver(self, visitor: Visitor, interaction: Interaction) -> Answer:
        """Deliver an interaction as often as this session does."""
        name, harness = name_of(interaction), self.harness
        if interaction.first is None:
            interaction.expect()
        self.heard.current = interaction
        await self.pause()
        before = await self.rows()
        times = 3 if self.way is Way.AT_ONCE else 1
        harness.playground.deliver(interaction, times)
        answer = await visitor.answer_to(interaction)
        for _ in range(times):
            await self.heard.handled()
        await self.pause()
        rows, messages = await self.rows(), self.messages()
        self.delivered.add(name)
        if {**rows, "interactions": []} != {**before, "interactions": []}:
            self.changed.add(name)
        self.counts.append((name, Counter({each: len(found) for each, found in rows.items()})))
        public = [each for each in harness.playground.world.messages.values() if each.viewer is None]
        self.counts[-1][1]["messages"] = len(public)
        if self.way is Way.IN_TURN:
            for _ in range(2):
                harness.playground.deliver(interaction)
                await self.heard.handled()
                await harness.quiet()
                assert await self.rows() == rows, name
                assert self.messages() == messages, name
        return answer


class Thrice(Visitor):
    """A member whose interactions are delivered as often as the session does."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session.harness.playground, name)
        self.session = session

    async def deliver(self, interaction: Interaction) -> Answer:
        """Send an interaction and wait for its first answer."""
        return await self.session.deliver(self, interaction)


def name_of(interaction: Interaction) -> str:
    """Return a command's full name, or the verb of a press."""
    if interaction.command is not None:
        return interaction.command
    return str(interaction.data["custom_id"]).split(":")[4]


def commands_of(harness: Harness) -> dict[str, list[Json]]:
    """Return all registered commands by full name, with their options."""

    def below(name: str, command: Json) -> Iterator[tuple[str, list[Json]]]:
        options = command.get("options") or []
        if any(option["type"] in (1, 2) for option in options):
            for option in options:
                yield from below(f"{name} {option['name']}", option)
        else:
            yield name, options

    return {
        name: options
        for command in harness.playground.commands.all()
        if command["type"] == 1
        for name, options in below(command["name"], command)
    }


def given(visitor: Visitor, option: Json) -> object:
    """Return a value for an option of a command."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    match option["type"]:
        case 3:
            return "1"
        case 4:
            return max(1, option.get("min_value", 1))
        case 5:
            return True
        case 6:
            return "Bob"
        case 7:
            return "card-room"
        case 8:
            return "Members"
        case 11:
            return visitor.upload("match.json", json.dumps({}).encode())
        case other:
            raise AssertionError(f"no value for an option of type {other}")


def last_with(visitor: Visitor, verb: str) -> Json:
    """Return the channel's newest message with a button of this verb."""
    return [each for each in visitor.messages() if any(verb_of(part) == verb for part in buttons_of(each))][
        -1
    ]


# --- the parts of a session


async def the_table(session: Session, visitor: Visitor) -> Any:
    harness = session.harness
    return (await harness.bot.manager.tables.in_channel(int(visitor.channel.id)))[-1]


async def lobbies(session: Session) -> None:
    """Use everything in lobbies."""
    alice, bob, carol = map(session.visitor, ("Alice", "Bob", "Carol"))
    await alice.slash("table open", game="gin", options="target=30")
    board = board_of(alice)
    await bob.slash("table join")
    await bob.click(board, custom_id=with_verb(board_of(bob), "leave")["custom_id"])
    await bob.click(board, "Join")
    await bob.slash("table leave")
    rules = (await alice.click(board, "Rules …")).message
    assert rules is not None
    menu = next(part for part in selects_of(rules) if verb_of(part) == "rule")
    await alice.select(rules, menu["options"][-2]["value"], custom_id=menu["custom_id"])
    await alice.slash("table computer")
    await alice.slash("table status")
    await alice.click(board_of(alice), custom_id=with_verb(board_of(alice), "close")["custom_id"])
    await alice.slash("table open", game="rummy500")
    table = await the_table(session, alice)
    for level in ("easy", "all-easy"):
        await forge(alice, board_of(alice), f"c:{table.id}:0:0:computer:", (level,))
    await alice.slash("table close")
    await alice.context("Challenge", "Bob")
    await bob.click(last_with(bob, "accept"), "Decline")
    await alice.slash("table close")
    await carol.context("Challenge", "Bob")
    await bob.click(last_with(bob, "accept"), "Join")
    await carol.slash("table resign", sure=True)


async def against_computers(session: Session) -> None:
    """Play a match with a computer player."""
    alice = session.visitor("Alice")
    await alice.slash("table open", game="gin", options="target=30")
    await alice.slash("table computer")
    await alice.slash("table start")
    await alice.slash("table away")
    await alice.slash("table back")
    await alice.slash("table status")
    await alice.slash("table resign", sure=True)
    await alice.slash("table again")
    await alice.slash("table close")


async def a_match(session: Session) -> None:
    """Let two people play a part of a match, resign, and play again."""
    alice, bob = map(session.visitor, ("Alice", "Bob"))
    await alice.slash("table open", game="gin", options="target=250", seats=2, stake=10)
    await bob.click(board_of(bob), "Join")
    await alice.click(board_of(alice), "Start")
    sitting = Sitting(session.harness, alice, bob, await the_table(session, alice))
    choose = sensibly(Random(2))
    steps = 0
    while steps < 200 and not sitting.table.between_deals and sitting.playing:
        await sitting.step(choose)
        steps += 1
    if sitting.playing:
        await sitting.next_deal()
        mine = await alice.slash("hand")
        assert mine.message is not None
        other = next(b for b in buttons_of(mine.message) if verb_of(b) == "sort" and not b.get("disabled"))
        await alice.click(mine.message, custom_id=other["custom_id"])
        asked = await alice.click(sitting.board(), "Resign")
        assert asked.message is not None
        await alice.click(asked.message, "Yes, resign")
    await alice.click(sitting.board(), "Play again")
    await bob.click(sitting.board(bob), "Play again")
    await bob.slash("table away")
    mine = await bob.slash("hand")
    assert mine.message is not None
    await bob.click(mine.message, custom_id=with_verb(mine.message, "away")["custom_id"])
    await bob.slash("table resign", sure=True)


async def some_moves(session: Session) -> None:
    """Let two people play by what their panels offer, whichever process sent them."""
    alice, bob = map(session.visitor, ("Alice", "Bob"))
    await alice.slash("table open", game="gin", options="target=250", seats=2, stake=10)
    await bob.click(board_of(bob), "Join")
    await alice.click(board_of(alice), "Start")
    choose = sensibly(Random(2))
    for _ in range(8):
        await turn(alice if may_play(alice) else bob, choose)


async def chips_and_settings(session: Session) -> None:
    """Use gifts and settings."""
    alice, bob, carol = map(session.visitor, ("Alice", "Bob", "Carol"))
    await alice.slash("cardroom chips", gifts=True)
    asked = await bob.slash("chips give", member="Carol", amount=20)
    assert asked.message is not None
    await bob.click(asked.message, "Yes, offer it")
    offer = last_with(carol, "gift_yes")
    await carol.click(offer, "Accept")
    shown = await bob.slash("settings me", sort="rank")
    assert shown.message is not None
    menu = selects_of(shown.message)[0]
    other = next(option for option in menu["options"] if not option.get("default"))
    await bob.select(shown.message, other["value"], custom_id=menu["custom_id"])
    await alice.slash("cardroom settings", turn_time="1m")


async def all_others(session: Session) -> None:
    """Deliver all remaining commands and presses, with plausible arguments."""
    alice, harness = session.visitor("Alice"), session.harness
    await alice.slash("play", game="gin")
    for name, options in commands_of(harness).items():
        if name not in session.delivered:
            values: dict[str, Any] = {
                each["name"]: given(alice, each) for each in options if each.get("required")
            }
            await alice.slash(name, **values)
    table = await the_table(session, alice)
    message = harness.playground.world.messages[str(table.board.message)]
    for verb in sorted({*harness.bot.presses} - session.delivered - {"erase_sure"}):
        for arg in ("0", "1"):
            custom_id = f"c:{table.id}:{table.deal_no}:{table.offered_at}:{verb}:{arg}"
            part = {"type": 2, "custom_id": custom_id, "id": 1}
            made = harness.playground.interactions.component(alice.id, message, part)
            made.expect()
            await alice.deliver(made)
    carol = session.visitor("Carol")
    asked = await carol.slash("settings privacy erase")
    assert asked.message is not None
    await carol.click(asked.message, custom_id=with_verb(asked.message, "erase_sure")["custom_id"])


Part = Callable[[Session], Any]
PARTS: tuple[Part, ...] = (
    lobbies,
    against_computers,
    a_match,
    chips_and_settings,
    all_others,
)


@asynccontextmanager
async def session(
    folder: Path,
    way: Way,
    *,
    forgets: bool = False,
    ingress: str = "gateway",
    parts: Sequence[Part] = PARTS,
) -> AsyncIterator[Session]:
    """Open a harness, and run the parts in it."""
    with pytest.MonkeyPatch.context() as patch:
        heard = Heard()
        heard.watch(patch, forgets=forgets)
        folder.mkdir()
        async with opened(folder, patch, ingress=ingress, judged=False) as harness, AsyncExitStack() as stack:
            watching = stack.enter_context(closing(sqlite3.connect(harness.database)))
            made = Session(harness, heard, way, watching=watching)
            for part in parts:
                await part(made)
            harness.lint.faults.clear()
            yield made
            if parts != PARTS:
                return
            assert {*commands_of(harness), "Challenge"} <= made.delivered
            assert {*harness.bot.presses} <= made.delivered
            assert made.changed >= MUST_CHANGE, MUST_CHANGE - made.changed


class PlantedError(Exception):
    """Something that goes wrong during a session."""


async def goes_wrong(session: Session) -> None:
    alice = session.visitor("Alice")
    await alice.slash("table open", game="gin", options="target=30")
    raise PlantedError


async def test_a_session_that_fails_leaves_nothing_running(tmp_path: Path) -> None:
    """What ran on would keep the loop, and the failure would never be told."""
    with pytest.raises(PlantedError):
        async with session(tmp_path / "once", Way.ONCE, parts=(goes_wrong,)):
            pass
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_two_processes_that_fail_leave_nothing_running(postgres: Postgres) -> None:
    with pytest.raises(PlantedError):
        await shared_session(postgres, Way.ONCE, goes_wrong)
    assert asyncio.all_tasks() == {asyncio.current_task()}


@pytest.mark.long
@pytest.mark.parametrize("forgets", [False, True], ids=["one process", "another process"])
async def test_in_turn(tmp_path: Path, forgets: bool) -> None:
    async with session(tmp_path / "turn", Way.IN_TURN, forgets=forgets) as made:
        assert made.delivered


@pytest.mark.long
async def test_in_turn_over_http(tmp_path: Path) -> None:
    async with session(tmp_path / "turn", Way.IN_TURN, ingress="http") as made:
        assert made.delivered


@pytest.mark.long
async def test_at_once(tmp_path: Path) -> None:
    async with session(tmp_path / "once", Way.ONCE) as once:
        pass
    async with session(tmp_path / "thrice", Way.AT_ONCE) as thrice:
        pass
    for one, three in zip(once.counts, thrice.counts, strict=True):
        assert one == three


@pytest.mark.long
async def test_at_once_in_several_processes(tmp_path: Path) -> None:
    """Without computers: ineffective deliveries use random numbers, too, so that decks differ."""
    parts = lobbies, chips_and_settings
    async with session(tmp_path / "once", Way.ONCE, parts=parts) as once:
        pass
    async with session(tmp_path / "thrice", Way.AT_ONCE, parts=parts, forgets=True) as thrice:
        pass
    for (name, one), (again, three) in zip(once.counts, thrice.counts, strict=True):
        assert (name, {}) == (again, {key: (one[key], three[key]) for key in one if one[key] != three[key]})


@pytest.mark.long
async def test_settings_and_gifts_in_turn(tmp_path: Path) -> None:
    async with session(tmp_path / "turn", Way.IN_TURN, parts=(chips_and_settings,), forgets=True) as made:
        assert made.changed >= {"cardroom chips", "gift_offer", "gift_yes", "settings me", "setting"}


# --- two processes


@dataclass
class Pair(Harness):
    """Two bots on one database, which receive deliveries in turn."""

    bots: Sequence[Cardroom] = ()

    async def quiet(self) -> None:
        """Return when nothing is in flight in either bot; one may wait for the other."""
        for bot in (*self.bots, *self.bots):
            await bot.manager.quiet()


class SharedSession(Session):
    """A session with two bots."""

    def __init__(self, harness: Pair, heard: Heard, way: Way) -> None:
        super().__init__(harness, heard, way)
        self.pair = harness

    async def pause(self) -> None:
        """Let time pass until everything is shown and known to both bots.

        The clock is manual, so the sixth message to a channel would wait for ever without this; and a bot
        learns of settings that the other has changed a moment later.
        """
        await self.harness.quiet()  # otherwise a lease would expire in flight
        self.harness.clock.advance(WINDOW_MS)
        await self.harness.quiet()
        for bot in self.pair.bots:
            bot.members.heard("")
            await bot.members.freshen(self.harness.clock.now())


async def shared_session(postgres: Postgres, way: Way, *parts: Part) -> Session:
    """Run the parts with two bots on one PostgreSQL database."""
    with pytest.MonkeyPatch.context() as patch:
        heard = Heard()
        heard.watch(patch, forgets=False)
        async with gathered(postgres, patch) as cluster, AsyncExitStack() as stack:
            bots = [await stack.enter_async_context(cluster.worker(listens_at=ANYWHERE)) for _ in range(2)]
            await cluster.playground.endpoint.set(*(bot.endpoint or "" for bot in bots))
            harness = Pair(
                cluster.playground,
                cluster.clock,
                Path(),
                Conformance(),
                bots[0],
                None,  # type: ignore[arg-type]
                bots=bots,
            )
            made = SharedSession(harness, heard, way)
            for part in parts:
                await part(made)
            received = [bot.meter.answers or bot.meter.pending or bot.meter.lost for bot in bots]
            assert all(received), "both bots have received some"
            moves = await bots[0].database.read("SELECT interaction_id FROM actions WHERE why = 'player'")
            assert len({*moves}) == len(moves) == sum(name == "act" for name, _ in made.counts)
            return made


@pytest.mark.long
async def test_two_processes_in_turn(postgres: Postgres) -> None:
    made = await shared_session(postgres, Way.IN_TURN, lobbies, chips_and_settings, some_moves)
    assert made.changed >= {"table open", "join", "start", "act", "gift_yes", "setting"}


@pytest.mark.long
async def test_two_processes_at_once(postgres: Postgres) -> None:
    once = await shared_session(postgres, Way.ONCE, lobbies)
    thrice = await shared_session(postgres, Way.AT_ONCE, lobbies)
    for (name, one), (again, three) in zip(once.counts, thrice.counts, strict=True):
        assert (name, {}) == (again, {key: (one[key], three[key]) for key in one if one[key] != three[key]})


@pytest.mark.long
async def test_two_processes_make_each_move_once(postgres: Postgres) -> None:
    made = await shared_session(postgres, Way.AT_ONCE, some_moves)
    assert "act" in made.changed
