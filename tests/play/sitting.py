"""A table with players: how tests sit down, look at the screens, and inspect the bot."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.manager.tables.table import Status, Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, text_of
from data.tables.participation import OWN_MOVES
from tests.play.conftest import Harness
from tests.play.drive import Choice, Json, panel, sensibly, turn, verb_of

EPHEMERAL = 64
GENERIC = ("went wrong", "Traceback", "Error", "Exception")
"""Words that no user should ever read."""


@dataclass
class Sitting:
    """Two members at a table. ``table`` is the bot's own object; ``restart`` replaces it."""

    harness: Harness
    alice: Visitor
    bob: Visitor
    table: Table

    @property
    def people(self) -> tuple[Visitor, Visitor]:
        """The two, by seat."""
        return self.alice, self.bob

    @property
    def actor(self) -> Visitor:
        """The member to act."""
        assert self.table.deal is not None
        return self.people[self.table.deal.actors[0]]

    @property
    def other(self) -> Visitor:
        """The member who waits."""
        return self.bob if self.actor is self.alice else self.alice

    @property
    def playing(self) -> bool:
        """Whether the match goes on."""
        return self.table.status is Status.PLAYING

    @property
    def moment(self) -> tuple[int, int]:
        """Deal and ply."""
        return self.table.deal_no, self.table.ply

    def board(self, visitor: Visitor | None = None) -> Json:
        """Return the table's current message."""
        assert self.table.board is not None
        return (visitor or self.alice).message(str(self.table.board.message))

    def panel(self, visitor: Visitor) -> Json:
        """Return the newest hand panel of a member."""
        found = panel(visitor)
        assert found is not None
        return found

    async def next_deal(self) -> None:
        """Let both ask for the next deal on the board."""
        for visitor in self.people:
            if self.table.between_deals:
                await visitor.click(self.board(visitor), "Next deal")
                await self.harness.quiet()

    async def restart(self) -> None:
        """Stop the bot and start another one on the same database."""
        await self.harness.stop()
        await self.harness.start()
        self.table = await self.harness.bot.manager.tables.find(self.table.id)

    async def step(self, choose: Choice) -> Answer | None:
        """Make the next press of the match, or let both ask for the next deal."""
        if self.table.between_deals:
            await self.next_deal()
            return None
        answer = await turn(self.actor, choose)
        await self.harness.quiet()
        assert not generic(answer), answer
        return answer

    async def everybody_plays(self) -> None:
        """Play until every person has made enough moves for the match to count."""
        choose = sensibly(Random(2))
        while any(player.part.own < OWN_MOVES for player in self.table.players):
            await self.step(choose)

    async def play_out(self, choose: Choice, look: Callable[[], None] = lambda: None) -> None:
        """Play the match to its end, calling ``look`` after each step."""
        while self.playing:
            await self.step(choose)
            look()


def with_verb(message: Json, verb: str) -> Json:
    """Return the button or menu of a message with this verb."""
    return next(part for part in buttons_of(message) if verb_of(part) == verb)


def board_of(visitor: Visitor, word: str = "Table") -> Json:
    """Return the channel's newest public message about a table."""
    return [
        message
        for message in visitor.messages()
        if word in text_of(message) and not message["flags"] & EPHEMERAL
    ][-1]


async def seat_two(harness: Harness, *, game: str = "gin", start: bool = True, **options: Any) -> Sitting:
    """Let Alice open a table with these options, Bob join, and Alice start."""
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    opened = await alice.slash("table open", game=game, **options)
    assert opened.error is None, opened
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    sitting = Sitting(harness, alice, bob, table)
    await bob.click(sitting.board(bob), "Join")
    await harness.quiet()
    if start:
        await alice.click(sitting.board(), "Start")
        await harness.quiet()
    return sitting


def generic(answer: Answer) -> bool:
    """Return whether an answer is a failure: traceback, silence, or "something went wrong"."""
    said = "\n".join([answer.text, *map(text_of, answer.followups)])
    return answer.error is not None or any(word in said for word in GENERIC)
