"""Faults of workers, store, network and Discord: each begins, lasts a while, and is repaired."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Final

from bot.playground.refusals import Refusal
from bot.playground.resources.permissions import Permission
from bot.playground.switches import DROPS
from tests.tools.simulate.people import ROOMS
from tests.tools.simulate.worker import AFTER_COMMIT, ASLEEP, BEFORE_COMMIT, Worker

if TYPE_CHECKING:
    from tests.tools.simulate.simulation import Simulation

Fault = Callable[["Simulation", Random], Awaitable[None]]
BETWEEN: Final = 12.0
"""Virtual seconds between two faults, on average."""
OFTEN: Final = {"hours": 14.0}
"""How many times as often as others some faults come."""
OF_ROLE: Final = (
    Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.MANAGE_EVENTS, Permission.MANAGE_ROLES,
)  # fmt: skip
"""What the bot's role may lose."""
HOURS: Final = (0.1, 0.25, 0.25, 0.5, 1.1, 7.0, 25.0, 180.0)
"""Hours for which all sleep: until an evening begins, a lobby closes, a day or a week is over."""


def _some(simulation: "Simulation", chance: Random) -> Worker:
    return chance.choice(simulation.workers)


async def _down(worker: Worker, chance: Random) -> None:
    """Start a worker again after a while, unless it runs."""
    await asyncio.sleep(0.1 + 20.0 * chance.random() ** 3)
    if not worker.alive:
        worker.start()


async def _killed(simulation: "Simulation", chance: Random) -> None:
    """A worker is killed at any step."""
    worker = _some(simulation, chance)
    worker.stop()
    await _down(worker, chance)


async def _killed_at_commit(simulation: "Simulation", chance: Random) -> None:
    """A worker is killed before a commit, or after it and before the program knows."""
    worker = _some(simulation, chance)
    worker.doom = chance.choice((BEFORE_COMMIT, AFTER_COMMIT))
    await asyncio.sleep(5.0)
    worker.doom = ""
    await _down(worker, chance)


async def _frozen(simulation: "Simulation", chance: Random) -> None:
    """A worker does nothing for a while."""
    worker = _some(simulation, chance)
    loop = worker.loop
    if loop is None:
        return
    loop.frozen = True
    await asyncio.sleep(chance.choice((0.3, 1.0, 3.2, 12.0)) * (0.1 + chance.random()))
    loop.thaw()


async def _asleep(simulation: "Simulation", chance: Random) -> None:
    """A worker is frozen right after a commit until others take over, and wakes with old state."""
    worker = _some(simulation, chance)
    loop = worker.loop
    if loop is None:
        return
    worker.doom = ASLEEP
    while worker.doom == ASLEEP and worker.loop is loop:  # noqa: ASYNC110 - no event tells of a commit
        await asyncio.sleep(0.05)
    await asyncio.sleep(2.0 + 4.0 * chance.random())
    loop.thaw()


async def _update(simulation: "Simulation", chance: Random) -> None:
    """A worker is asked to end, and another program starts."""
    worker = _some(simulation, chance)
    worker.leave()
    await asyncio.sleep(10.0)
    worker.stop()
    await _down(worker, chance)


async def _clock(simulation: "Simulation", chance: Random) -> None:
    """The clock of a worker's machine is set: of several, by less than their leases allow."""
    worker = _some(simulation, chance)
    if len(simulation.workers) > 1:
        worker.skew = chance.choice((-0.4, -0.1, 0.1, 0.4))
    else:
        worker.skew += chance.choice((-7200, -300, -70, -5, 5, 65, 700, 7200))
    await asyncio.sleep(30.0 * chance.random())


async def _hours(simulation: "Simulation", chance: Random) -> None:
    """Nothing runs for minutes, hours or days, as when a laptop is closed."""
    simulation.scheduler.leap(3_600 * chance.choice(HOURS) * (0.9 + 0.2 * chance.random()))
    await asyncio.sleep(5.0)


async def _cut(simulation: "Simulation", chance: Random) -> None:
    """A worker does not reach Discord."""
    loop = _some(simulation, chance).loop
    if loop is None:
        return
    simulation.network.cut.add(loop)
    await asyncio.sleep(20.0 * chance.random() ** 2)
    simulation.network.cut.discard(loop)


async def _refused(simulation: "Simulation", chance: Random) -> None:
    """The store accepts no writes."""
    worker = _some(simulation, chance)
    with worker.refusing("query_only = ON", "query_only = OFF"):
        await asyncio.sleep(6.0 * chance.random() ** 2)


async def _full(simulation: "Simulation", chance: Random) -> None:
    """The disk is full."""
    worker = _some(simulation, chance)
    with worker.refusing("max_page_count = 1", "max_page_count = 1073741823"):
        await asyncio.sleep(6.0 * chance.random() ** 2)


async def _unsure(simulation: "Simulation", chance: Random) -> None:
    """Connections to the store are lost with the answer to a batch; a single process has none."""
    simulation.cluster.unsure += 1
    await asyncio.sleep(6.0 * chance.random())
    simulation.cluster.unsure -= 1


async def _slow_store(simulation: "Simulation", chance: Random) -> None:
    """The store is slow."""
    worker = _some(simulation, chance)
    worker.slowness = chance.choice((20.0, 200.0, 1_000.0))
    await asyncio.sleep(8.0 * chance.random())
    worker.slowness = 1.0


async def _late(simulation: "Simulation", chance: Random) -> None:
    """The network is slow, and so requests overtake each other."""
    simulation.network.slowness = chance.choice((5.0, 20.0, 60.0))
    await asyncio.sleep(8.0 * chance.random())
    simulation.network.slowness = 1.0


def _weather(fate: str) -> Fault:
    async def weather(simulation: "Simulation", chance: Random) -> None:
        simulation.weather.append(fate)
        await asyncio.sleep(6.0 * chance.random())
        simulation.weather.remove(fate)

    return weather


async def _doubled(simulation: "Simulation", chance: Random) -> None:
    """Interactions arrive twice."""
    simulation.doubling += 1
    await asyncio.sleep(60.0 * chance.random())
    simulation.doubling -= 1


async def _gateway(simulation: "Simulation", chance: Random) -> None:
    """The gateway connections are lost."""
    simulation.ground.gateway.drop(chance.choice(DROPS))


async def _permission(simulation: "Simulation", chance: Random) -> None:
    """The bot loses a permission in a channel for a while."""
    lost = chance.choice((Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.EMBED_LINKS))
    room = chance.choice(ROOMS)
    simulation.ground.deny(room, int(lost))
    await asyncio.sleep(20.0 * chance.random())
    simulation.ground.deny(room, 0)


async def _role(simulation: "Simulation", chance: Random) -> None:
    """The bot's role loses permissions in the whole guild."""
    simulation.ground.deny_role(int(chance.choice(OF_ROLE)))
    await asyncio.sleep(20.0 * chance.random())
    simulation.ground.deny_role(0)


async def _kicked(simulation: "Simulation", chance: Random) -> None:
    """The second guild kicks the bot, and lets it in again."""
    elsewhere = [*simulation.ground.world.guilds.values()][-1]
    simulation.ground.kick(guild=elsewhere)
    await asyncio.sleep(20.0 * chance.random())
    simulation.ground.kick(away=False, guild=elsewhere)


async def _thread(simulation: "Simulation", chance: Random) -> None:
    """People play in a thread, which is archived or locked, and opened again."""
    ground, rooms = simulation.ground, simulation.people.rooms
    name = f"thread-{len(ground.world.channels)}"
    thread = ground.world.add_thread(ground.world.channel(ROOMS[0]), name, simulation.people.people[0].id)
    ground.posts.channel("THREAD_CREATE", thread)
    rooms.append(name)
    await asyncio.sleep(40.0 * chance.random())
    rooms.remove(name)
    ground.posts.settle(thread, archived=True, locked=chance.random() > 0.5)
    await asyncio.sleep(10.0 * chance.random())
    ground.posts.settle(thread, archived=False, locked=False)


async def _deleted(simulation: "Simulation", chance: Random) -> None:
    """A moderator deletes messages of the bot."""
    world = simulation.ground.world
    for room in ROOMS:
        messages = [
            each for each in world.channel(room).messages.values() if each.author.bot and not each.viewer
        ]
        if messages:
            message = chance.choice(messages)
            simulation.judge.deleted.add(message.id)
            simulation.ground.posts.remove(message)


async def _channel(simulation: "Simulation", chance: Random) -> None:
    """A channel is opened, people play there, and it is deleted."""
    ground, rooms = simulation.ground, simulation.people.rooms
    channel = ground.world.add_channel(f"annex-{len(ground.world.channels)}")
    ground.posts.channel("CHANNEL_CREATE", channel)
    rooms.append(channel.name)
    await asyncio.sleep(60.0 * chance.random())
    rooms.remove(channel.name)
    ground.posts.remove_channel(channel)


async def _direct(simulation: "Simulation", chance: Random) -> None:
    """A member accepts no direct messages."""
    who = chance.choice(simulation.people.people).id
    if who in simulation.ground.world.home.members:
        simulation.ground.close_dms(who)
        await asyncio.sleep(60.0 * chance.random())
        if who in simulation.ground.world.home.members:
            simulation.ground.close_dms(who, closed=False)


async def _leaving(simulation: "Simulation", chance: Random) -> None:
    """A member leaves the guild, and returns."""
    world = simulation.ground.world
    who = chance.choice(simulation.people.people)
    left = world.home.members.get(who.id)
    if left is None:
        return
    try:
        simulation.ground.acts.leave(who.id)
    except Refusal:  # the owner
        return
    await asyncio.sleep(60.0 * chance.random())
    if who.id not in world.home.members and who in simulation.people.people:
        world.home.members[who.id] = left


FAULTS: Final[dict[str, Fault]] = {
    "kill": _killed,
    "commit": _killed_at_commit,
    "freeze": _frozen,
    "asleep": _asleep,
    "update": _update,
    "clock": _clock,
    "hours": _hours,
    "cut": _cut,
    "refused": _refused,
    "full": _full,
    "unsure": _unsure,
    "slow store": _slow_store,
    "late": _late,
    "lost": _weather("lost"),
    "unanswered": _weather("unanswered"),
    "429": _weather("429"),
    "500": _weather("500"),
    "doubled": _doubled,
    "gateway": _gateway,
    "permission": _permission,
    "role": _role,
    "kicked": _kicked,
    "channel": _channel,
    "thread": _thread,
    "deleted": _deleted,
    "direct": _direct,
    "leaving": _leaving,
}


async def befall(simulation: "Simulation", names: tuple[str, ...], chance: Random) -> None:
    """Let faults come and go; each is counted."""
    weights = [OFTEN.get(name, 1.0) for name in names]
    while names:
        await asyncio.sleep(0.5 + 2 * BETWEEN * chance.random())
        [name] = chance.choices(names, weights)
        simulation.count[f"fault: {name}"] += 1
        simulation.tell(f"fault: {name}")
        task = asyncio.get_running_loop().create_task(_befall(simulation, name, chance))
        simulation.befalling.append(task)
        if chance.random() < 0.7:  # else the next one comes meanwhile
            await task


async def _befall(simulation: "Simulation", name: str, chance: Random) -> None:
    await FAULTS[name](simulation, chance)
    simulation.tell(f"repaired: {name}")
