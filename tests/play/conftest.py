"""The whole program: the real bot and a playground in one loop; tests set the clock and decks.

``pytest tests/play --discord=MODE`` changes how Discord behaves, by ``bot.playground.switches``; the option
may be repeated. ``strict``, ``id``, ``omitted`` and ``dropped``: what an edit must say of the files that its
message keeps. ``paced``, ``free`` and ``quarantined``: how many DM channels the bot may open; in quarantine,
the channels of the initial members are open already. ``busy`` and ``spent``: the commands were registered on
an earlier day, and today Discord accepts none.

``--ingress=http``: interactions arrive as signed requests, and there is no gateway. Tests marked
``both_ways`` run in both ways with any option; those marked ``by_gateway`` need the gateway.
"""

import asyncio
import base64
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import orjson
import pytest
import pytest_asyncio
import uvloop
from discord import app_commands

from bot.manager import manager
from bot.manager.tables import commit_reveal
from bot.manager.tables.table import Player
from bot.manager.time.clock import ManualClock
from bot.playground import Clock, Playground, Visitor
from bot.playground import ManualClock as PlaygroundClock
from bot.playground.interactions import Interaction
from bot.playground.refusals import Json, Problems
from bot.playground.resources import commands as registered
from bot.playground.switches import RateLimits
from bot.run import command_registration as told
from bot.run.client import Cardroom
from bot.run.config import Address
from bot.texts import catalog
from bot.ui.sending import delivery
from bot.ui.sending.rate_limiter import RateLimiter
from bot.workers import renderer
from bot.workers.ai_jobs import AiJobs
from data.daily import hands
from data.db.connection import open_database
from data.settings import Cards, MemberSettings
from engine.proofs import Share
from tests.bot.manager.daily.week import STORED_KEY
from tests.data.blank import lay_out
from tests.play.described import Lint
from tests.play.screen import Screens, open_screens
from tests.playground.conformance import Conformance
from tests.playground.page.room import Contexts
from tests.playground.small_bot import point_at

NOON = 1_795_780_800.0
"""When each playground begins (seconds since 1970): ids and today's cards follow from it."""
ANYWHERE = Address("127.0.0.1", 0)
MODES = {
    **{mode: {"attachments": mode} for mode in ("strict", "id", "omitted", "dropped")},
    **{mode: {"direct": mode} for mode in ("paced", "free", "quarantined")},
    **{mode: {"commands": mode} for mode in ("busy", "spent")},
}


@dataclass
class Harness:
    """A playground with the bot, which can be restarted on the same database."""

    playground: Playground
    clock: ManualClock
    database: Path
    judge: Conformance
    bot: Cardroom
    running: "asyncio.Task[None]"
    ingress: str = "gateway"
    seed: int = 1
    cards: Cards = Cards.TEXT
    lint: Lint = field(default_factory=Lint)

    def visitor(self, name: str) -> Visitor:
        return Visitor(self.playground, name)

    async def stop(self) -> None:
        """Stop the bot cleanly, and close its database in any case."""
        try:
            await self.bot.manager.stop()
            await self.bot.close()
            await asyncio.wait_for(self.running, 10)
        finally:
            await self.bot.database.close()

    async def start(self, *, commands: bool = True) -> None:
        """Start a new bot on the database; ``commands``: wait for their registration."""
        await lay_out(self.database)
        database = await open_database(f"sqlite:///{self.database}")
        await hands.stored_key(database, STORED_KEY)  # the cards of today's hand follow from it
        self.bot = Cardroom(
            database,
            self.clock,
            AiJobs(0),
            stand_in=True,
            cards=self.cards,
            chance=Random(self.seed),
            pace=0,
            per_second=100_000,
            listens_at=ANYWHERE if self.ingress == "http" else None,
        )
        # Forced moves are off, except in tests that are about them.
        self.bot.members._usual_member = MemberSettings(only_moves=False)
        if self.playground.switches.direct == "paced":
            self.bot.rate_limiter.dm_openings = RateLimiter().dm_openings
        self.running = asyncio.create_task(self.bot.start("playground"))
        ready = asyncio.create_task(self.bot.playing.wait())
        await asyncio.wait({self.running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self.running.done():
            self.running.result()
        if self.ingress == "http":
            assert self.bot.endpoint is not None
            await self.playground.endpoint.set(self.bot.endpoint)
        if commands:
            await self.bot.command_keeper.quiet()
        await self.quiet()

    def tell(self, interaction: Interaction, payload: Json) -> None:
        """Deliver an interaction to the bot with a payload that differs from the playground's."""
        if self.ingress == "http":
            self.playground.endpoint.send(interaction, payload)
        else:
            guild = None if interaction.channel.is_private else interaction.channel.guild
            self.playground.gateway.dispatch("INTERACTION_CREATE", payload, guild)

    async def knows_everybody(self) -> None:
        """Open the DM channels of all current members in advance."""
        for member in self.playground.world.people():
            channel = self.playground.world.dm(member.user.id)
            channel.opened = True
            await self.bot.members.change_member(int(member.user.id), direct_channel=int(channel.id))

    async def quiet(self) -> None:
        """Return when nothing is in flight and no computer player is thinking."""
        await self.bot.manager.quiet()


@pytest.fixture
def cards() -> Cards:
    """How the bot shows cards; tests of pictures override this fixture."""
    return Cards.TEXT


@pytest.fixture
def few_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw one picture in eight, for tests that read descriptions: drawing is most of their time.

    Which ones follows from what they show; the others are blank.
    """
    draw = renderer.draw

    def seldom(picture: renderer.Picture) -> bytes:
        digit = picture.name.removesuffix(".png")[-1]
        return draw(picture) if digit in "08" else BLANK

    monkeypatch.setattr(renderer, "draw", seldom)


BLANK = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
"""A PNG of one pixel."""


@pytest.fixture(scope="session")
def discord_is(pytestconfig: pytest.Config) -> dict[str, str]:
    """The playground switches for the ``--discord`` option."""
    found: dict[str, str] = {}
    for mode in pytestconfig.getoption("--discord"):
        if mode not in MODES:
            raise pytest.UsageError(f"--discord is one of {', '.join(MODES)}")
        found |= MODES[mode]
    return found


@pytest.fixture
def newcomers(discord_is: dict[str, str]) -> None:
    """Skip a test about opening DM channels where Discord opens none."""
    if discord_is.get("direct") == "quarantined":
        pytest.skip("this Discord opens no DM channels")


@pytest.fixture
def ingress(pytestconfig: pytest.Config) -> str:
    """How interactions reach the bot: "gateway" or "http"."""
    return str(pytestconfig.getoption("--ingress"))


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Run the tests in the event loop in which the bot and the playground run."""
    return {"uvloop": uvloop.new_event_loop}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests marked ``both_ways`` over the gateway and over HTTP."""
    if "ingress" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_ways"):
        metafunc.parametrize("ingress", ("gateway", "http"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip tests that need the gateway where there is none."""
    if item.config.getoption("--ingress") == "http" and item.get_closest_marker("by_gateway"):
        pytest.skip("needs the gateway")


def numbered(players: Sequence[Player]) -> tuple[Share, ...]:
    """Return the players' shares with small numbers in place of ids.

    Ids depend on the time; without them, decks follow from the harness's seed alone.
    """
    return tuple(replace(share, interaction=str(share.seat + 1)) for share in BROUGHT(players))


BROUGHT = commit_reveal.shares_of
"""The real function."""


async def once_translated(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return the commands in every language; a third of the time in which a harness opens."""
    key = orjson.dumps([command.to_dict(tree) for command in tree.get_commands()])
    if key not in _TRANSLATED:
        _TRANSLATED[key] = orjson.dumps(await TRANSLATED(tree))
    found: list[Any] = orjson.loads(_TRANSLATED[key])
    return found


TRANSLATED = told.translated
"""The real function."""
_TRANSLATED: dict[bytes, bytes] = {}
"""What it has returned, as JSON, by the commands in English."""

once_read = cache(catalog.digest_of_files)
"""The digest of the messages' files; a quarter of the time that is left."""


def once_checked(problems: Problems, path: str, body: object, types: int) -> None:
    """Check a registered command, unless it has been right before; another quarter."""
    key = orjson.dumps([body, types])
    if key in _RIGHT:
        return
    found = Problems()
    CHECK(found, path, body, types)
    if found._tree:
        CHECK(problems, path, body, types)
    else:
        _RIGHT.add(key)


CHECK = registered._check
"""The real function."""
_RIGHT: set[bytes] = set()
"""The commands without problems, as JSON, with the highest type that they may have."""


@asynccontextmanager
async def opened(
    folder: Path,
    patch: pytest.MonkeyPatch,
    *,
    cards: Cards = Cards.TEXT,
    discord_is: Mapping[str, str] = MappingProxyType({}),
    ingress: str = "gateway",
    judged: bool = True,
    seed: int = 1,
) -> AsyncIterator[Harness]:
    """Open a harness with a database in ``folder``, and close it however the block ends.

    ``judged``: check every request and reply against Discord's specification, which is slow.
    """
    clock = PlaygroundClock()
    clock._now = NOON
    playground = Playground(clock, rate_limits="off")
    playground.rates = RateLimits(Clock())  # the bot waits for them in real time
    async with AsyncExitStack() as stack:
        stack.push_async_callback(playground.stop)
        await playground.start()
        judge = Conformance.attach(playground) if judged else Conformance()
        point_at(patch, playground.url)
        patch.setattr(commit_reveal, "shares_of", numbered)
        patch.setattr(told, "translated", once_translated)
        patch.setattr(told, "digest_of_files", once_read)
        patch.setattr(registered, "_check", once_checked)
        patch.setattr(manager, "PULSE_MS", 60_000)  # days pass, and each heartbeat is a write
        # A busy machine draws late, and the answer would be sent as text.
        patch.setattr(delivery, "ANSWER_WITHIN", 60.0)
        harness = Harness(playground, ManualClock(), folder / "cardroom.sqlite3", judge, None, None)  # type: ignore[arg-type]
        harness.ingress, harness.cards, harness.seed, harness.lint = (
            ingress,
            cards,
            seed,
            Lint.attach(playground),
        )
        await lay_out(harness.database)
        stack.push_async_callback(harness.stop)
        if "commands" in discord_is:
            await harness.start()
            await harness.stop()
            patch.setattr(told, "DIGEST", told.DIGEST + 1)  # the commands differ from yesterday's
        playground.switch({**discord_is})
        await harness.start()
        if playground.switches.direct == "quarantined":
            await harness.knows_everybody()
        yield harness
    assert judge.violations == []
    assert harness.lint.faults == []


@pytest.fixture
def seed() -> int:
    """The seed of a harness; tests that need certain cards override this fixture."""
    return 1


@pytest.fixture
async def harness(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    cards: Cards,
    discord_is: dict[str, str],
    ingress: str,
    seed: int,
) -> AsyncIterator[Harness]:
    async with opened(
        tmp_path, monkeypatch, cards=cards, discord_is=discord_is, ingress=ingress, seed=seed
    ) as harness:
        yield harness


@pytest_asyncio.fixture(loop_scope="session")
async def screens(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    cards: Cards,
    discord_is: dict[str, str],
    ingress: str,
    seed: int,
    browser: Contexts,
) -> AsyncIterator[Screens]:
    """Pages of a harness, in the browser that all tests share."""
    async with (
        opened(
            tmp_path, monkeypatch, cards=cards, discord_is=discord_is, ingress=ingress, seed=seed
        ) as harness,
        open_screens(harness, browser) as screens,
    ):
        yield screens
