"""A bot in a process of its own, killed at chosen instants, and two members who play on with it."""

import asyncio
import os
import signal
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.playground import BotProcess, Playground, Visitor
from bot.playground.calls import Call, CallLog, Exchange
from bot.playground.client import buttons_of
from bot.playground.interactions import Interaction
from bot.ui.custom_id import parse
from tests.play.drive import Choice, Json, choices, panel, sensibly, verb_of

__all__ = ["Fate", "Row", "Scene", "rows_of"]

PATIENCE = 20.0
"""Seconds of real time after which a silent bot is a failure."""
Row = tuple[int, int, int, int | None, int | None, str]
"""Deal, ply, seat, member and interaction of a stored action, and why it was made."""


@dataclass(frozen=True)
class Fate:
    """The instant at which a bot is killed.

    ``arrived``: as its n-th request arrives, ``answered``: once that has been served, ``starting``: as it
    arrives while the bot starts; ``pressed``: some real milliseconds after the n-th press has been sent;
    ``stored``: once a press has been answered and n actions are stored.
    """

    kind: str
    count: int
    ms: float = 0.0

    @classmethod
    def drawn(cls, chance: Random) -> "Fate":
        """A fate by lot."""
        kind = chance.choices(("arrived", "answered", "pressed", "starting"), (4, 4, 6, 1))[0]
        if kind == "pressed":
            return cls(
                kind, chance.randint(1, 4), chance.choice((0, chance.uniform(0, 3), chance.uniform(0, 30)))
            )
        return cls(kind, chance.randint(1, 6 if kind == "starting" else 14))


class _Calls(CallLog):
    """Tells of each request as it arrives."""

    def __init__(self, scene: "Scene") -> None:
        super().__init__()
        self._scene = scene

    def add(self, call: Call) -> None:
        super().add(call)
        self._scene.arrived()


@dataclass
class Scene:
    """The playground, the bot's process, and what has been pressed."""

    playground: Playground
    process: BotProcess
    database: Path
    chance: Random
    choose: Choice | None = None
    """How the members choose; None: wisely."""
    alice: Visitor = field(init=False)
    bob: Visitor = field(init=False)
    presses: list[tuple[Interaction, int, int]] = field(default_factory=list)
    """Every press that would make a move: the interaction, and the deal and ply that its button names."""
    fate: Fate | None = None
    dead: asyncio.Event = field(default_factory=asyncio.Event)
    _woken: asyncio.Event = field(default_factory=asyncio.Event)
    _requests: int = 0
    _pressed: int = 0

    def __post_init__(self) -> None:
        self.alice, self.bob = Visitor(self.playground, "Alice"), Visitor(self.playground, "Bob")
        self.playground.calls = _Calls(self)
        self.playground.observers.append(self.served)

    async def live(self, fate: Fate | None) -> None:
        """Start the bot; with a fate it dies of that, be it while it starts."""
        self.fate, self._requests, self._pressed = fate if fate and fate.kind == "starting" else None, 0, 0
        self.dead.clear()
        try:
            await self.process.start()
        except AssertionError:
            assert self.dead.is_set()  # it did not end by itself
            return
        self.fate, self._requests = fate, 0

    def arrived(self) -> None:
        """A request has arrived."""
        self._requests += 1
        self._strike("arrived")
        self._strike("starting")

    def served(self, _: Exchange) -> None:
        """A request has been served; its reply is on the way."""
        self._strike("answered")

    def _strike(self, kind: str) -> None:
        if self.fate is not None and self.fate.kind == kind and self._requests >= self.fate.count:
            self._kill()

    def _kill(self) -> None:
        if self.process.pid is not None and not self.dead.is_set():
            os.kill(self.process.pid, signal.SIGKILL)
            self.dead.set()
            self._woken.set()

    def screen(self, visitor: Visitor) -> Json | None:
        """What a member would press on: their panel, else the newest public message with a button."""
        public = [m for m in visitor.messages() if not m["flags"] & 64 and buttons_of(m, enabled=True)]
        return panel(visitor) or (public[-1] if public else None)

    async def press_on(self, moves: int | None = None) -> None:
        """Let the members press until the bot is dead, the match over, or so many moves have been pressed."""
        while not (self.dead.is_set() or self.over() or len(self.presses) == moves):
            deeds = [deed for visitor in (self.alice, self.bob) if (deed := self._deed(visitor)) is not None]
            await self._send(self.chance.choice(deeds))

    def over(self) -> bool:
        """Whether both read that the match is over."""
        return all(
            any(verb_of(part) == "again" for part in buttons_of(self.screen(visitor) or {"components": []}))
            for visitor in (self.alice, self.bob)
        )

    def _deed(self, visitor: Visitor) -> Interaction | None:
        message = self.screen(visitor)
        assert message is not None
        if choices(message):
            part, value = (self.choose or sensibly(self.chance))(message)
        else:
            wanted = ("ready", "refresh", "hand", "sort")
            offered = [
                part for verb in wanted for part in buttons_of(message, enabled=True) if verb_of(part) == verb
            ]
            if not offered:
                return None
            part, value = offered[0], None
        acts = self.playground.acts
        shown = acts.message(visitor.id, message["id"])
        made = (
            acts.click(visitor.id, shown, part["custom_id"])
            if value is None
            else acts.select(visitor.id, shown, part["custom_id"], [value])
        )
        made.expect()
        return made

    async def _send(self, interaction: Interaction) -> None:
        press = parse(interaction.data["custom_id"])
        assert press is not None
        if press.verb == "act":
            self.presses.append((interaction, press.deal, press.ply))
        self._pressed += 1
        assert interaction.first is not None
        interaction.first.add_done_callback(lambda _: self._woken.set())
        self.playground.deliver(interaction)
        if self.fate is not None and self.fate.kind == "pressed" and self._pressed == self.fate.count:
            asyncio.get_running_loop().call_later(self.fate.ms / 1000, self._kill)
        while not (self.dead.is_set() or interaction.first.done()):
            self._woken.clear()
            await asyncio.wait_for(self._woken.wait(), PATIENCE)
        assert self.dead.is_set() or interaction.answered is not None, list(self.process.output)
        fate = self.fate
        if fate is not None and fate.kind == "stored" and len(rows_of(self.database)) >= fate.count:
            self._kill()


def rows_of(database: Path) -> list[Row]:
    """The stored actions of all tables, in their order."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        return connection.execute(
            "SELECT deal, ply, seat, who, interaction_id, why FROM actions ORDER BY table_id, deal, ply"
        ).fetchall()
    finally:
        connection.close()
