"""Two members at a table of a bot in a process of its own."""

import asyncio
from dataclasses import dataclass, field
from random import Random

from bot.playground import BotProcess, Playground, Visitor
from bot.playground.client import Answer, buttons_of
from tests.play.drive import Choice, Json, may_play, panel, turn, verb_of
from tests.play.store import Rows, Store


@dataclass
class Scene:
    """Two members, and the bot's process."""

    playground: Playground
    process: BotProcess
    store: Store
    choose: Choice
    chance: Random
    alice: Visitor = field(init=False)
    bob: Visitor = field(init=False)

    def __post_init__(self) -> None:
        self.alice, self.bob = Visitor(self.playground, "Alice"), Visitor(self.playground, "Bob")

    def over(self) -> bool:
        """Return whether both panels show that the match is over."""
        return all(self._next(visitor, "again") is not None for visitor in (self.alice, self.bob))

    async def press_on(self, most: int = 1000) -> int:
        """Press up to ``most`` times or until the match is over; return the number of presses."""
        for pressed in range(most):
            if self.over():
                return pressed
            await self._press()
        return most

    async def die_of_a_press(self) -> None:
        """Let one member press, and kill the bot as it receives that."""
        pressing = asyncio.create_task(self._press())
        await asyncio.sleep(0)
        await self.process.kill()
        pressing.cancel()

    async def _press(self) -> Answer:
        for visitor in self.chance.sample((self.alice, self.bob), 2):
            if may_play(visitor):
                return await turn(visitor, self.choose)
            for verb in ("ready", "refresh", "hand"):
                if (found := self._next(visitor, verb)) is not None:
                    return await visitor.click(found[0], custom_id=found[1])
        raise AssertionError("no member can press anything")

    def _next(self, visitor: Visitor, verb: str) -> tuple[Json, str] | None:
        """Return where the member can press a verb: their panel, or the newest public message."""
        public = [m for m in visitor.messages() if not m["flags"] & 64 and buttons_of(m, enabled=True)]
        message = panel(visitor) or public[-1]
        found = [part["custom_id"] for part in buttons_of(message, enabled=True) if verb_of(part) == verb]
        return (message, found[0]) if found else None

    def actions(self) -> Rows:
        """Return the stored moves, in order."""
        return self.store.rows(
            "SELECT deal, ply, seat, action, interaction_id FROM actions ORDER BY deal, ply"
        )
