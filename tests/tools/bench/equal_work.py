"""A bot that answers every press with Cardroom's requests and pages, and no logic behind them.

It has no rules and no database: recorded pages are sent by the same calls. It sends as many boards and
other players' panels per press as Cardroom did. Its data are in the file that EQUAL_WORK names:
``answers``, ``boards`` and ``panels`` are the bodies that were sent, ``tables`` channel, board and members.
"""

import asyncio
import json
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import discord

from bot.manager.publishing.messages import Page
from bot.run.client import point_at
from bot.run.event_loop import run_in_loop
from bot.ui.sending import raw_api
from tests.tools.bench.do_nothing import DoNothing, run

Interaction = discord.Interaction[Any]


class _Pages:
    """Recorded bodies of one kind of request, sent again and again in order."""

    def __init__(self, bodies: list[dict[str, Any]], presses: int) -> None:
        self._pages = [Page(tuple(body["components"])) for body in bodies]
        self._share = len(bodies) / presses
        self._sent = 0

    def due(self, presses: int) -> Page | None:
        """Return the next page, if one is due after this many presses."""
        if self._sent >= int(presses * self._share):
            return None
        self._sent += 1
        return self._pages[self._sent % len(self._pages)]


class EqualWork(DoNothing):
    """Configured as Cardroom is."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__()
        presses = len(told["answers"])
        self._answers = _Pages(told["answers"], presses)
        self._boards = _Pages(told["boards"], presses)
        self._panels = _Pages(told["panels"], presses)
        self._tables = {
            int(member): (int(channel), int(board), [int(other) for other in members if other != member])
            for channel, board, members in told["tables"]
            for member in members
        }
        self._pressed: dict[int, Interaction] = {}
        self._presses = 0
        self._busy: set[asyncio.Task[object]] = set()
        self._listen()

    def _listen(self) -> None:
        """Create no objects for the pressed message, as Cardroom does."""
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def hear(data: Any) -> None:
            data.get("message", {}).pop("components", None)
            parse(data)

        parsers["INTERACTION_CREATE"] = hear

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press."""
        if interaction.type is not discord.InteractionType.component:
            return
        self._presses += 1
        self._pressed[interaction.user.id] = interaction
        channel, board, others = self._tables[interaction.user.id]
        if (page := self._boards.due(self._presses)) is not None:
            self._spawn(raw_api.edit(self, self.rate_limiter, channel, board, page))
        other = next((self._pressed[member] for member in others if member in self._pressed), None)
        if (page := self._panels.due(self._presses)) is not None and other is not None:
            self._spawn(raw_api.edit_answer(raw_api.answer_to(other), page))
        page = self._answers.due(self._presses)
        assert page is not None
        await raw_api.update(interaction, page)

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)


if __name__ == "__main__":
    point_at(os.environ["CARDROOM_DISCORD_URL"])
    recorded = json.loads(Path(os.environ["EQUAL_WORK"]).read_text())
    run_in_loop(run(lambda: EqualWork(recorded)))
