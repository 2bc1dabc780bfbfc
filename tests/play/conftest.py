"""The whole program: the real bot at a playground, in one loop; the test holds the clock and the shuffle.

``pytest tests/play --discord=MODE`` plays against a Discord that behaves otherwise, as
``bot.playground.switches`` has it; the option may be given several times.

===============================  ============================================================================
strict, id, omitted, dropped     what an edit must say of the files that its message keeps
paced, free, quarantined         how many channels for direct messages the bot may open; in quarantine the
                                 members of the beginning have theirs
busy, spent                      commands were registered another day; today none are taken
===============================  ============================================================================

``--ingress=http``: presses come as signed requests, and there is no gateway. Tests marked ``both_ways`` are
played both ways whatever the option says; ``by_gateway`` are those of what only the gateway tells.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest

from bot.manager.tables import commit_reveal
from bot.manager.tables.table import Player
from bot.manager.time.clock import ManualClock
from bot.playground import Clock, Playground, Visitor
from bot.playground import ManualClock as PlaygroundClock
from bot.playground.interactions import Interaction
from bot.playground.refusals import Json
from bot.playground.switches import RateLimits
from bot.playground.world import DM
from bot.run import command_registration as told
from bot.run.client import Cardroom
from bot.run.config import Address
from bot.ui.sending import delivery
from bot.ui.sending.rate_limiter import RateLimiter
from bot.workers.ai_jobs import AiJobs
from data.db.database import open_database
from data.settings import Cards, MemberSettings
from engine.proofs import Share
from tests.play.described import Lint
from tests.playground.conformance import Conformance
from tests.playground.small_bot import point_at

ANYWHERE = Address("127.0.0.1", 0)
MODES = {
    **{mode: {"attachments": mode} for mode in ("strict", "id", "omitted", "dropped")},
    **{mode: {"direct": mode} for mode in ("paced", "free", "quarantined")},
    **{mode: {"commands": mode} for mode in ("busy", "spent")},
}


@dataclass
class House:
    """A playground, the bot in it, and a way to begin anew with the same database."""

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
        """Stop the bot in good order."""
        await self.bot.manager.stop()
        await self.bot.close()
        await asyncio.wait_for(self.running, 10)
        await self.bot.database.close()

    async def start(self, *, commands: bool = True) -> None:
        """Start a new bot on what is stored; ``commands``: return when it has told Discord its commands."""
        database = await open_database(f"sqlite:///{self.database}")
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
        # Every move is pressed, unless a test is about those that need no press.
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
        """Let the bot hear of an interaction by other words than the playground's."""
        if self.ingress == "http":
            self.playground.endpoint.send(interaction, payload)
        else:
            guild = None if interaction.channel.type == DM else interaction.channel.guild
            self.playground.gateway.dispatch("INTERACTION_CREATE", payload, guild)

    async def knows_everybody(self) -> None:
        """Let the channels for direct messages be open already to all who are here now."""
        for member in self.playground.world.people():
            channel = self.playground.world.dm(member.user.id)
            channel.opened = True
            await self.bot.members.change_member(int(member.user.id), direct_channel=int(channel.id))

    async def quiet(self) -> None:
        """Return when nothing is in flight and no computer is thinking."""
        await self.bot.manager.quiet()


@pytest.fixture
def cards() -> Cards:
    """As what cards are shown in the house; tests of pictures have a fixture of their own."""
    return Cards.TEXT


@pytest.fixture(scope="session")
def discord_is(pytestconfig: pytest.Config) -> dict[str, str]:
    """The switches of the playground that make it the Discord asked for."""
    found: dict[str, str] = {}
    for mode in pytestconfig.getoption("--discord"):
        if mode not in MODES:
            raise pytest.UsageError(f"--discord is one of {', '.join(MODES)}")
        found |= MODES[mode]
    return found


@pytest.fixture
def newcomers(discord_is: dict[str, str]) -> None:
    """Ask for this where channels for direct messages are opened for the first time, as a test's point."""
    if discord_is.get("direct") == "quarantined":
        pytest.skip("no channels for direct messages are opened")


@pytest.fixture
def ingress(pytestconfig: pytest.Config) -> str:
    """How the bot hears of presses: "gateway" or "http"."""
    return str(pytestconfig.getoption("--ingress"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Have the tests played both ways that are marked so."""
    if "ingress" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_ways"):
        metafunc.parametrize("ingress", ("gateway", "http"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what only a gateway tells where there is none."""
    if item.config.getoption("--ingress") == "http" and item.get_closest_marker("by_gateway"):
        pytest.skip("only the gateway tells it")


def numbered(players: Sequence[Player]) -> tuple[Share, ...]:
    """What people bring to a deal, with small numbers in the place of ids, which follow the time: so that the
    decks are those of the house's seed.
    """
    return tuple(replace(share, interaction=str(share.seat + 1)) for share in BROUGHT(players))


BROUGHT = commit_reveal.shares_of
"""What they do bring."""


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
) -> AsyncIterator[House]:
    """Open a house with a database in ``folder``. ``judged``: every request and reply is held against
    Discord's own specification, which takes its time.
    """
    playground = Playground(PlaygroundClock(), rate_limits="off")
    playground.rates = RateLimits(Clock())  # the bot waits for them in real time
    await playground.start()
    judge = Conformance.attach(playground) if judged else Conformance()
    point_at(patch, playground.url)
    patch.setattr(commit_reveal, "shares_of", numbered)
    # A busy machine draws late, and the answer would go out in text.
    patch.setattr(delivery, "ANSWER_WITHIN", 60.0)
    house = House(playground, ManualClock(), folder / "cardroom.sqlite3", judge, None, None)  # type: ignore[arg-type]
    house.ingress, house.cards, house.seed, house.lint = ingress, cards, seed, Lint.attach(playground)
    if "commands" in discord_is:
        await house.start()
        await house.stop()
        patch.setattr(told, "DIGEST", told.DIGEST + 1)  # so that it has other commands than yesterday
    playground.switch({**discord_is})
    await house.start()
    if playground.switches.direct == "quarantined":
        await house.knows_everybody()
    yield house
    await house.stop()
    await playground.stop()
    assert judge.violations == []
    assert house.lint.faults == []


@pytest.fixture
def seed() -> int:
    """Return what the decks and all else of a test's house follow from; a test that needs certain cards has
    another.
    """
    return 1


@pytest.fixture
async def house(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    cards: Cards,
    discord_is: dict[str, str],
    ingress: str,
    seed: int,
) -> AsyncIterator[House]:
    async with opened(
        tmp_path, monkeypatch, cards=cards, discord_is=discord_is, ingress=ingress, seed=seed
    ) as house:
        yield house
