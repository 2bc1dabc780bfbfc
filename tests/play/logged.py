"""What the bot writes to its log while people play, as an owner reads it."""

import io
import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

from bot.manager.tables.table import Person, Status, Table
from bot.playground import Visitor
from bot.run.monitoring.logs import JsonFormatter, LineFormatter, PressFilter
from engine import GAMES
from engine.ai import Level, choose
from tests.play.conftest import Harness
from tests.play.drive import Json, forge, panel
from tests.play.sitting import board_of, generic

PAIR: Final = re.compile(r'(\w+)=("(?:[^"\\]|\\.)*"|\S+)')
"""A name and its value in a line of the log."""
NAMES: Final = ("Alice", "Bob", "Carol", "Dave")
SHORT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "gin": "target=10",
        "panguingue": "deals=1",
        "rummy500": "limit=100",
        "control": "target=50",
        "hand": "rounds=1",
        "hand_partnership": "rounds=1",
    }
)
"""Options with which a match ends soon."""


class Log:
    """The log in both formats, from a level on."""

    def __init__(self) -> None:
        self.text, self.json = io.StringIO(), io.StringIO()

    @property
    def lines(self) -> list[str]:
        """The lines in text."""
        return self.text.getvalue().splitlines()


@contextmanager
def logged(level: int) -> Iterator[Log]:
    """Yield the log as it is written meanwhile, with the program's own formatters."""
    log, root = Log(), logging.getLogger()
    handlers = [logging.StreamHandler(log.text), logging.StreamHandler(log.json)]
    for handler, formatter in zip(handlers, (LineFormatter(), JsonFormatter()), strict=True):
        handler.setFormatter(formatter)
        handler.addFilter(PressFilter())
        handler.setLevel(level)
        root.addHandler(handler)
    own = [logging.getLogger(name) for name in ("bot", "cogs", "data")]
    before = [logger.level for logger in own]
    for logger in own:
        logger.setLevel(level)
    try:
        yield log
    finally:
        for handler in handlers:
            root.removeHandler(handler)
        for logger, old in zip(own, before, strict=True):
            logger.setLevel(old)


def values(line: str) -> dict[str, str]:
    """Return the pairs of a line, without quotation marks."""
    return {name: value.strip('"') for name, value in PAIR.findall(line)}


class Match:
    """A match of people alone, who press what computer players would."""

    def __init__(self, harness: Harness, people: list[Visitor], table: Table) -> None:
        self.harness, self.people, self.table = harness, people, table
        self.presses = 0

    @classmethod
    async def begin(cls, harness: Harness, game: str, options: str = "") -> "Match":
        """Open a table for the fewest people that the game takes, and begin."""
        people = [harness.visitor(name) for name in NAMES[: GAMES[game].seats[0]]]
        chosen = {"options": options} if options else {}
        opened = await people[0].slash("table open", game=game, seats=len(people), turn_time="off", **chosen)
        assert "open" in opened.text, opened
        await harness.quiet()
        [table] = await harness.bot.manager.tables.in_channel(int(people[0].channel.id))
        match = cls(harness, people, table)
        for visitor in people[1:]:
            await visitor.click(board_of(visitor), "Join")
            await harness.quiet()
        await people[0].click(board_of(people[0]), "Start")
        await harness.quiet()
        match.presses = 1 + len(people)
        return match

    async def play(self, presses: int | None = None) -> None:
        """Play to the end of the match, or for so many presses."""
        while self.table.status is Status.PLAYING and (presses is None or self.presses < presses):
            if self.table.between_deals:
                for seat in self.table.people:
                    if self.table.between_deals:
                        await self.press(seat, "ready:", ply=0)
                continue
            deal = self.table.deal
            assert deal is not None
            seat = deal.actors[0]
            action, legal = choose(self.table.spec.key, Level.EASY, deal.view(seat)), deal.legal_actions(seat)
            if action in legal:
                await self.press(seat, f"act:{legal.index(action)}")
            else:  # the same cards in another order
                who = Person(int(self.people[seat].id), NAMES[seat], self.table.guild)
                await self.harness.bot.manager.act(
                    self.table.id, who, action, deal=self.table.deal_no, ply=self.table.ply
                )
                await self.harness.quiet()

    async def press(self, seat: int, what: str, *, ply: int | None = None) -> None:
        """Press something of the newest panel, or of the board."""
        table, visitor = self.table, self.people[seat]
        offered = table.offered_at if ply is None else ply
        answer = await forge(
            visitor, self._message(visitor), f"c:{table.id}:{table.deal_no}:{offered}:{what}"
        )
        self.presses += 1
        await self.harness.quiet()
        assert not generic(answer), answer

    def _message(self, visitor: Visitor) -> Json:
        return panel(visitor) or board_of(visitor)
