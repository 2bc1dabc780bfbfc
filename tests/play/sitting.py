"""A table with people at it: how tests sit down, look at what is on screen, and look behind it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.manager.tables.table import Status, Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, text_of
from data.tables.participation import OWN_MOVES
from tests.play.conftest import House
from tests.play.drive import Choice, Json, panel, sensibly, turn, verb_of

EPHEMERAL = 64
GENERIC = ("went wrong", "Traceback", "Error", "Exception")
"""What nobody should ever read."""


@dataclass
class Sitting:
    """Two members at a table. ``table`` is what the bot has in memory; it is another after ``restart``."""

    house: House
    alice: Visitor
    bob: Visitor
    table: Table

    @property
    def people(self) -> tuple[Visitor, Visitor]:
        """The two, by seat."""
        return self.alice, self.bob

    @property
    def actor(self) -> Visitor:
        """The one whose turn it is."""
        assert self.table.deal is not None
        return self.people[self.table.deal.actors[0]]

    @property
    def other(self) -> Visitor:
        """The one who waits."""
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
        """The table's message as it is now."""
        assert self.table.board is not None
        return (visitor or self.alice).message(str(self.table.board.message))

    def panel(self, visitor: Visitor) -> Json:
        """The newest hand panel of a member."""
        found = panel(visitor)
        assert found is not None
        return found

    async def next_deal(self) -> None:
        """Both ask for the next deal on the board."""
        for visitor in self.people:
            if self.table.between_deals:
                await visitor.click(self.board(visitor), "Next deal")
                await self.house.quiet()

    async def restart(self) -> None:
        """Stop the bot and start another one on what is stored."""
        await self.house.stop()
        await self.house.start()
        self.table = await self.house.bot.manager.tables.find(self.table.id)

    async def step(self, choose: Choice) -> Answer | None:
        """Do the next thing of the match: a press of whoever is to act, or both ask for the next deal."""
        if self.table.between_deals:
            await self.next_deal()
            return None
        answer = await turn(self.actor, choose)
        await self.house.quiet()
        assert not generic(answer), answer
        return answer

    async def everybody_plays(self) -> None:
        """Play until the match counts, whoever leaves it then."""
        choose = sensibly(Random(2))
        while any(player.part.own < OWN_MOVES for player in self.table.players):
            await self.step(choose)

    async def play_out(self, choose: Choice, look: Callable[[], None] = lambda: None) -> None:
        """Play the match to its end, looking at everything after each step."""
        while self.playing:
            await self.step(choose)
            look()


def with_verb(message: Json, verb: str) -> Json:
    """The button or menu of a message that has this verb."""
    return next(part for part in buttons_of(message) if verb_of(part) == verb)


def board_of(visitor: Visitor, word: str = "Table") -> Json:
    """The newest public message of the channel that is about a table."""
    return [
        message
        for message in visitor.messages()
        if word in text_of(message) and not message["flags"] & EPHEMERAL
    ][-1]


async def seat_two(house: House, *, game: str = "gin", start: bool = True, **options: Any) -> Sitting:
    """Alice opens a table with what is given, Bob joins, and she begins."""
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    opened = await alice.slash("table open", game=game, **options)
    assert opened.error is None, opened
    await house.quiet()
    [table] = await house.bot.manager.tables.in_channel(int(alice.channel.id))
    sitting = Sitting(house, alice, bob, table)
    await bob.click(sitting.board(bob), "Join")
    await house.quiet()
    if start:
        await alice.click(sitting.board(), "Start")
        await house.quiet()
    return sitting


def generic(answer: Answer) -> bool:
    """Whether an answer says nothing: a traceback, a silence, or that something went wrong."""
    said = "\n".join([answer.text, *map(text_of, answer.followups)])
    return answer.error is not None or any(word in said for word in GENERIC)
