"""Pairs of people at a playground who play by what their hand panels offer."""

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Iterable
from functools import partial
from random import Random
from typing import Any

from bot.playground import Playground
from bot.playground.interactions import Interaction
from bot.playground.resources.channels import Channel, Message
from bot.playground.resources.messages import walk
from tests.play.drive import choices, verb_of

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds after which an expected event counts as lost."""


async def press(playground: Playground, interaction: Interaction) -> float:
    """Send an interaction and wait for its answer or its timeout; return the seconds.

    ``interaction.failed`` is set if the answer came too late.
    """
    interaction.expect()
    assert interaction.first is not None
    began = time.perf_counter()
    playground.deliver(interaction)
    await interaction.first
    return time.perf_counter() - began


class Pair:
    """Two members and their table.

    ``woken`` is set whenever one of their panels has changed. ``presses`` are those meant to make a move:
    by deal and ply, the ids of the interactions in order; ``late`` are the ids of those without an answer
    in time, of any kind.
    """

    def __init__(self, playground: Playground, users: tuple[str, str], chance: Random) -> None:
        self._playground = playground
        self._users = users
        self._chance = chance
        self._asked: set[str] = set()
        self.woken = asyncio.Event()
        self.presses: dict[tuple[int, int], list[int]] = {}
        self.late: set[int] = set()

    async def sit_down(self, channel: Channel) -> None:
        """Open a table, join it, and begin; return when somebody may move."""
        playground, (host, guest) = self._playground, self._users
        known = set(channel.messages)
        await press(playground, playground.acts.slash(host, channel, "table open", {"game": "gin"}))
        board: list[Message] = []

        def opened() -> bool:
            board[:] = [m for key, m in channel.messages.items() if key not in known and m.viewer is None]
            return bool(board)

        await playground.hub.until(opened, PATIENCE)
        for user, verb in ((guest, "join"), (host, "start")):
            await playground.hub.until(partial(self._offers, board[0], verb), PATIENCE)
            await press(playground, playground.acts.click(user, board[0], self._button(board[0], verb)))
        await self._until_offered()

    async def play(self, waits: list[float], going: Callable[[], bool], pause: Callable[[], float]) -> None:
        """Press while ``going()``, ``pause()`` s after each answer; record ``waits``."""
        while going():
            offered = await self._until_offered()
            waits.append(await press(self._playground, offered))
            self.note(int(offered.id), offered.data, late=offered.failed)
            if (seconds := pause()) > 0:
                await asyncio.sleep(seconds)

    def note(self, interaction: int, pressed: Json, *, late: bool = False) -> None:
        """Record a press, and whether its answer came too late."""
        if late:
            self.late.add(interaction)
        if verb_of(pressed) == "act":
            _, _, deal, ply, *_ = pressed["custom_id"].split(":")
            self.presses.setdefault((int(deal), int(ply)), []).append(interaction)

    def lost(self, stored: Collection[int | None]) -> list[int]:
        """Return the presses that were answered in time, and whose moves are not ``stored``.

        A pair has only one press in flight: after the one that made the move of a deal and ply, any further
        one for the same can only have redrawn its panel.
        """
        lost = []
        for presses in self.presses.values():
            for interaction in presses:
                if interaction in stored:
                    break
                if interaction not in self.late:
                    lost.append(interaction)
        return lost

    def panels(self) -> list[Message]:
        """Return the panels of the two."""
        return [panel for user in self._users if (panel := self._panel(user)) is not None]

    async def _until_offered(self) -> Interaction:
        while True:
            self.woken.clear()
            offered = self._next()
            if offered is not None:
                return offered
            await asyncio.wait_for(self.woken.wait(), PATIENCE)

    def _next(self) -> Interaction | None:
        """Choose a press that a panel offers; None while no panel offers one."""
        acts, between = self._playground.acts, []
        for user in self._users:
            panel = self._panel(user)
            if panel is None:
                continue
            offered = choices(panel.json())
            if offered:
                moves = [choice for choice in offered if verb_of(choice[0]) == "act"]
                part, value = self._chance.choice(moves or offered)
                self._asked.clear()
                if value is None:
                    return acts.click(user, panel, part["custom_id"])
                return acts.select(user, panel, part["custom_id"], [value])
            if user not in self._asked and self._button(panel, "ready"):
                between.append((user, panel))
        if len(between) + len(self._asked) < len(self._users):
            return None
        for user, panel in between:
            self._asked.add(user)
            return acts.click(user, panel, self._button(panel, "ready"))
        return None

    def _panel(self, user: str) -> Message | None:
        """Return the newest direct message of a member, who sits at no other table."""
        dm = self._playground.world.dms.get(user)
        return next(reversed(dm.messages.values()), None) if dm is not None else None

    def _offers(self, message: Message, verb: str) -> bool:
        return self._button(message, verb) != ""

    def _button(self, message: Message, verb: str) -> str:
        buttons = (part for part in walk(message.components) if part["type"] == 2)
        found = (part["custom_id"] for part in buttons if not part.get("disabled"))
        return next((custom_id for custom_id in found if custom_id.split(":")[4] == verb), "")


class Room:
    """All pairs of a playground, in separate channels.

    Create it before the bot connects.
    """

    def __init__(self, playground: Playground, tables: int, per_channel: int, chance: Random) -> None:
        world = playground.world
        self.pairs: list[Pair] = []
        self._channels = [world.add_channel(f"room-{at}") for at in range(-(-tables // per_channel))]
        self._by_user: dict[str, Pair] = {}
        self._world = world
        for at in range(tables):
            users = (world.add_member(f"North {at}").user.id, world.add_member(f"South {at}").user.id)
            pair = Pair(playground, users, Random(chance.random()))
            self.pairs.append(pair)
            self._by_user |= dict.fromkeys(users, pair)
        playground.hub.subscribe(None, self._tell)

    def _tell(self, kind: str, data: Json) -> None:
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            channel = self._world.find_channel(data["channel_id"])
            if channel is not None and channel.recipient is not None:
                self._by_user[channel.recipient.id].woken.set()

    async def sit_down(self, first: int, last: int) -> None:
        """Let the pairs from ``first`` up to ``last`` begin, one after another in each channel."""

        async def fill(at: int) -> None:
            for number in range(first, last):
                if number % len(self._channels) == at:
                    await self.pairs[number].sit_down(self._channels[at])

        await together(fill(at) for at in range(len(self._channels)))

    def example(self) -> list[Json]:
        """Return the components of the longest current hand panel."""
        panels = [panel.components for pair in self.pairs for panel in pair.panels()]
        return max(panels, key=lambda components: sum(1 for _ in walk(components)))

    @property
    def moves(self) -> int:
        """The number of moves that were requested."""
        return sum(len(pair.presses) for pair in self.pairs)

    @property
    def late(self) -> int:
        """The number of presses without an answer in time."""
        return sum(len(pair.late) for pair in self.pairs)

    def check(self, stored: Collection[int | None]) -> int:
        """Return how many presses came too late for a move and only redrew the panel.

        ``stored`` are the interactions of the stored moves. Raises RuntimeError if an answered move is not
        among them, or if one of them was never pressed.
        """
        pressed = {each for pair in self.pairs for presses in pair.presses.values() for each in presses}
        lost = [each for pair in self.pairs for each in pair.lost(stored)]
        if lost:
            raise RuntimeError(
                f"{len(lost)} of {len(pressed)} presses were answered, but not stored as moves"
            )
        if strange := set(stored) - pressed:
            raise RuntimeError(f"{len(strange)} of {len(stored)} stored moves were not pressed")
        late = {each for pair in self.pairs for each in pair.late}
        return len(pressed - set(stored) - late)


async def together(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run all concurrently; an error in one cancels all."""
    async with asyncio.TaskGroup() as group:
        for each in work:
            group.create_task(each)
