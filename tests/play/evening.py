"""A tournament in the card room: members press its message and play its matches."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.manager.tables.table import Table
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, text_of
from data.tournaments.store import tables_of
from engine.tournaments.tournament import Pairing
from tests.play.conftest import Harness
from tests.play.drive import Json, choices, press, sensibly

SECOND = 1_000
MINUTE = 60_000
PEOPLE = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi")
"""The first six are there from the beginning; Alice moderates."""


@dataclass
class Evening:
    """A tournament of a harness, and the members who take part."""

    harness: Harness
    names: Sequence[str] = PEOPLE
    people: dict[str, Visitor] = field(default_factory=dict)
    live: LiveTournament = field(init=False)

    def __post_init__(self) -> None:
        present = {member.user.json()["global_name"] for member in self.harness.playground.world.people()}
        for name in self.names:
            if name not in present:
                self.harness.playground.acts.join(name)
            self.people[name] = self.harness.visitor(name)

    @property
    def organiser(self) -> Visitor:
        """Who opens the tournament."""
        return self.people[self.names[0]]

    async def pass_time(self, ms: int = 0) -> None:
        """Let the time pass, and everything that follows happen."""
        await self.harness.quiet()
        if ms:
            self.harness.clock.advance(ms)
            await self.harness.quiet()

    async def shown(self) -> None:
        """Wait until the message of the tournament may be edited again."""
        await self.pass_time(5 * SECOND)

    async def open(self, format_: str, **options: Any) -> Answer:
        """Let the organiser open a tournament of gin that is played to a few points."""
        asked: dict[str, Any] = {"game": "gin", "options": "target=10", "format": format_, **options}
        answer = await self.organiser.slash("tournament open", **asked)
        assert answer.error is None, answer
        await self.shown()
        guild = int(self.harness.playground.world.home.id)
        self.live = (await self.harness.bot.manager.tournaments.in_guild(guild, live=False))[0]
        return answer

    async def found(self) -> LiveTournament:
        """Return the tournament as the bot knows it now."""
        self.live = await self.harness.bot.manager.tournaments.find(self.live.id)
        return self.live

    def message(self, visitor: Visitor | None = None) -> Json:
        """Return the message of the tournament."""
        return (visitor or self.organiser).message(str(self.live.record.message_id))

    async def press(self, name: str, label: str) -> Answer:
        """Let a member press a button of the tournament's message."""
        who = self.people[name]
        answer = await who.click(self.message(who), label)
        await self.pass_time()
        return answer

    async def everybody(self, label: str) -> None:
        """Let everybody press the same button."""
        for name in self.names:
            await self.press(name, label)

    def call(self, words: str) -> Json:
        """Return the newest message of the channel with these words."""
        return [each for each in self.organiser.messages() if words in text_of(each)][-1]

    # --- matches

    def member(self, pairing: Pairing, seat: int) -> Visitor:
        """Return who has a seat in a match."""
        wanted = str(self.live.identity(pairing.seats[seat]).member_id)
        return next(each for each in self.people.values() if each.id == wanted)

    async def tables(self) -> list[tuple[Pairing, Table]]:
        """Return the matches that are played now, with their tables."""
        live = await self.found()
        there = await tables_of(self.harness.bot.database, live.id)
        return [
            (pairing, await self.harness.bot.manager.tables.find(there[pairing.number].table_id))
            for pairing in live.state.open_pairings
            if pairing.number in there
        ]

    async def resign(self, pairing: Pairing, table: Table, seat: int) -> None:
        """Let a player resign a match."""
        who = self.member(pairing, seat)
        channel = self.harness.playground.world.channels[str(table.channel)]
        answer = await who.slash("table resign", channel=channel, table=str(table.number), sure=True)
        assert not table.live, answer
        await self.pass_time()

    async def play(self, pairing: Pairing, table: Table, chance: Random) -> None:
        """Play a match to its end by presses on the hand panels."""
        choose = sensibly(chance)
        people = [self.member(pairing, seat) for seat in range(len(pairing.seats))]
        while table.live:
            if table.between_deals:
                assert table.board is not None
                for who in people:
                    if table.between_deals:
                        await who.click(who.message(str(table.board.message)), "Next deal")
                        await self.harness.quiet()
                continue
            assert table.deal is not None
            who = people[table.deal.actors[0]]
            shown = next(each for each in who.dm()[::-1] if choices(each) and f":{table.id}:" in str(each))
            answer = await press(who, shown, *choose(shown))
            assert answer.error is None, answer
            await self.pass_time(6 * SECOND)  # a panel may follow five seconds later
        await self.pass_time()


def labels(message: Json) -> list[str]:
    """Return the labels of the buttons of a message."""
    return [str(part.get("label", "")) for part in buttons_of(message)]
