"""People who see only what Discord shows them, and press sensibly, hastily or with bad intent."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from bot.playground.client import text_of
from bot.playground.core import Ground
from bot.playground.interactions import Interaction
from bot.playground.refusals import Refusal
from bot.playground.world import Message
from bot.ui.custom_id import NO_TABLE, parse
from tests.tools.simulate.event_loop import Loop
from tests.tools.torture.people import GAMES, SELDOM, STAKES, WEIGHTS, Offer, chosen_values, offers_of
from tests.tools.torture.witness import NUMBER, Deed

Json = dict[str, Any]
SENSIBLE, HASTY, ABSENT, HOSTILE = "sensible", "hasty", "absent", "hostile"
TEMPERS: Final = (SENSIBLE, SENSIBLE, HASTY, SENSIBLE, HASTY, ABSENT, SENSIBLE, HOSTILE)
"""The tempers of the people, in the order in which they come."""
ROOMS: Final = ("card-room", "second-table")
TURNS: Final = ("off", "1m", "1h")
PATIENCE: Final = 4.0
"""Seconds after which a person no longer expects an answer."""
PAUSE: Final = 1.2
"""Seconds between two presses of a person, on average."""
KEPT: Final = 12
"""Messages of each kind that a person looks at."""
ERRANDS: Final = {
    "balance": 3, "refill": 3, "give": 3, "grant": 2, "gifts": 1, "status": 3, "hand": 3, "away": 2,
    "scores": 3, "resign": 1, "close": 1,
}  # fmt: skip
"""What people do by command, with relative frequencies."""
FOR_ANYBODY: Final = frozenset({"join", "again", "accept", "gift_yes", "gift_no"})
"""What somebody presses who does not sit at the table."""
READING: Final = frozenset({"rules"})
"""Pages to read.

Pressed on another message, which Discord does not allow, they would take its place.
"""
NEVER: Final = frozenset({"erase_sure"})


@dataclass(slots=True)
class Person:
    """A member: what they see, and the tables at which they know to sit."""

    id: str
    name: str
    temper: str
    chance: Random
    own: dict[str, list[Offer]] = field(default_factory=dict)
    tables: set[str] = field(default_factory=set)
    old: deque[Offer] = field(default_factory=lambda: deque(maxlen=60))


class People:
    """Everybody; ``sent`` is called with each deed before it is sent."""

    def __init__(
        self,
        ground: Ground,
        loop: Loop,
        count: int,
        tables: int,
        chance: Callable[[str], Random],
        sent: Callable[[Deed], None],
        *,
        games: tuple[str, ...] = tuple(GAMES),
        tempers: tuple[str, ...] = TEMPERS,
    ) -> None:
        """``count`` people keep ``tables`` tables open."""
        self.count: Counter[str] = Counter()
        self.rooms = list(ROOMS)
        """Where they open tables."""
        self.resting = False
        """Whether nobody does anything."""
        self.calm = False
        """Whether everybody is sensible and opens no table: until all matches are over."""
        self._ground, self._loop, self._tables, self._games = ground, loop, tables, games
        self._sent = sent
        self._opened = 0
        self._public: dict[str, list[Offer]] = {}
        self._live: dict[str, int] = {}
        """The number of each table whose board offers a game to join or to play, by its id."""
        known = ground.world.people()
        while len(known) < count:
            ground.acts.join(f"Guest {len(known) + 1}")
            known = ground.world.people()
        self.people = [
            Person(
                each.user.id,
                each.user.username,
                tempers[at % len(tempers)],
                chance(f"person {at}"),
            )
            for at, each in enumerate(known[:count])
        ]
        self._by_id = {each.id: each for each in self.people}
        ground.hub.subscribe(None, self._see)

    @property
    def moderator(self) -> Person:
        """The first person, who owns the guild."""
        return self.people[0]

    def start(self) -> None:
        """Let everybody act until the end of the run."""
        for person in self.people:
            self._loop.create_task(self._act(person))

    # what they see

    def _see(self, kind: str, data: Json) -> None:
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            message = self._ground.world.messages.get(data["id"])
            if message is not None and message.author.bot:
                self._look(message)
        elif kind == "MESSAGE_DELETE":
            self._public.pop(data["id"], None)
            for person in self.people:
                person.own.pop(data["id"], None)

    def _look(self, message: Message) -> None:
        recipient = message.channel.recipient
        owner = message.viewer or (recipient.id if recipient is not None else None)
        offers = list(offers_of(message.id, message.components))
        person = self._by_id.get(owner or "")
        if owner is None:
            shown = self._public
            self._note_tables(message, offers)
        elif person is None:
            return
        else:
            shown = person.own
            person.tables |= {offer.press.table_id for offer in offers if offer.press.ply_bound}
        shown.pop(message.id, None)
        if offers:
            shown[message.id] = offers
        most = KEPT * (3 if owner is None else 1)
        while len(shown) > most:
            shown.pop(next(iter(shown)))

    def _note_tables(self, message: Message, offers: list[Offer]) -> None:
        """Note which tables the boards show as live, and their numbers."""
        found = NUMBER.search(text_of(message.json()))
        over = any(offer.press.verb == "again" for offer in offers)
        for table in {offer.press.table_id: None for offer in offers}:
            if over:
                self._live.pop(table, None)
            elif found is not None and table != NO_TABLE:
                self._live[table] = int(found[1])

    # what they do

    async def _act(self, person: Person) -> None:
        while True:
            lazy = 30.0 if person.temper is ABSENT and not self.calm else 1.0
            await asyncio.sleep(0.05 + lazy * PAUSE * 2 * person.chance.random())
            if self.resting or person.id not in self._ground.world.home.members:
                continue
            try:
                deed = self._next(person)
            except Refusal:  # it has just gone, or Discord does not allow it
                continue
            if deed is None:
                continue
            await self._do(person, deed)

    async def _do(self, person: Person, deed: Deed) -> None:
        """Send a deed; a hasty person sometimes presses again, or it arrives twice."""
        chance = person.chance
        deed.interaction.expect()
        self.send(deed)
        if person.temper is HASTY and not self.calm and deed.press is not None and chance.random() > 0.6:
            self.count["pressed twice"] += 1
            again = self._ground.interactions.again(deed.interaction)
            again.expect()
            self.send(Deed(again, press=deed.press))
        answer = deed.interaction.first
        assert answer is not None
        await asyncio.wait({answer}, timeout=PATIENCE)

    def send(self, deed: Deed) -> None:
        """Send a deed without waiting for the answer."""
        self.count["presses" if deed.press is not None else "commands"] += 1
        self._sent(deed)
        self._ground.deliver(deed.interaction)

    def _next(self, person: Person) -> Deed | None:
        """Return the next deed of a person, or None."""
        chance = person.chance
        if person.temper is HOSTILE and not self.calm and chance.random() > 0.4:
            return self._forgery(person)
        if not self.calm:
            missing = len(self._live) < self._tables
            if chance.random() > (0.6 if missing else 0.95):
                return self._errand(person, open_one=missing)
            if person.temper is HASTY and person.old and chance.random() > 0.9:
                self.count["old buttons"] += 1
                return self._press(person, chance.choice(person.old), on_screen=False)
        offers = [offer for shown in (*self._public.values(), *person.own.values()) for offer in shown]
        weights = [self._weight(person, offer) for offer in offers]
        if not offers or sum(weights) < 0.5:
            mine = [table for table in self._live if table in person.tables]
            if self.calm and mine and chance.random() > 0.5:
                return self._command(person, "hand", ROOMS[0], table=self._live[chance.choice(mine)])
            return None
        offer = chance.choices(offers, weights)[0]
        if offer.press.ply_bound:
            person.old.append(offer)
        return self._press(person, offer)

    def _weight(self, person: Person, offer: Offer) -> float:
        verb, table = offer.press.verb, offer.press.table_id
        if verb in NEVER or (self.calm and verb in ("again", "challenge")):
            return 0.0
        weight = WEIGHTS.get(verb, SELDOM) * offer.liked
        if verb == "hand" and table in person.tables and self.calm:
            weight = 3.0
        if verb in ("hand", "refresh", "sort"):
            weight /= 10
        if table not in person.tables and verb not in FOR_ANYBODY:
            weight /= 60
        return weight

    def _press(self, person: Person, offer: Offer, *, on_screen: bool = True) -> Deed:
        ground, values = self._ground, chosen_values(offer, person.chance)
        if on_screen:
            message = ground.acts.message(person.id, offer.message)
            if values:
                made = ground.acts.select(person.id, message, offer.custom_id, values)
            else:
                made = ground.acts.click(person.id, message, offer.custom_id)
        else:
            known = ground.world.messages.get(offer.message)
            if known is None or not ground.world.sees(person.id, known.channel, known.viewer):
                raise Refusal("That message is gone.")
            made = self._forged(person, known, offer.custom_id, values)
        if offer.press.verb == "join":
            person.tables.add(offer.press.table_id)
        return Deed(made, press=parse(made.data["custom_id"]))

    def _forged(self, person: Person, message: Message, custom_id: str, values: list[str]) -> Interaction:
        part = {"type": 3 if values else 2, "custom_id": custom_id, "id": 1}
        return self._ground.interactions.component(person.id, message, part, values)

    def _forgery(self, person: Person) -> Deed | None:
        """Return a forged press: of another person's button, or with another custom_id."""
        chance = person.chance
        others = [
            offer
            for each in self.people
            for shown in each.own.values()
            for offer in shown
            if each is not person and offer.press.table_id != NO_TABLE and offer.press.verb not in READING
        ]
        messages = [
            each
            for key in self._public
            if (each := self._ground.world.messages.get(key)) is not None
            and self._ground.world.sees(person.id, each.channel, each.viewer)
        ]
        if not others or not messages:
            return None
        self.count["forged"] += 1
        offer = chance.choice(others)
        press = offer.press
        if chance.random() > 0.7:
            press = replace(press, ply=press.ply + chance.randint(0, 2), arg=str(chance.randint(0, 30)))
        forged = f"c:{press.table_id}:{press.deal}:{press.ply}:{press.verb}:{press.arg}"
        made = self._forged(person, chance.choice(messages), forged, chosen_values(offer, chance))
        return Deed(made, command="forged press")  # answered with their own page, if with any

    def _errand(self, person: Person, *, open_one: bool) -> Deed | None:
        """Return a deed by command."""
        chance = person.chance
        room = chance.choice(self.rooms)
        if open_one:
            game = self._games[self._opened % len(self._games)]
            self._opened += 1
            return self._command(
                person, "table open", room, game=game, options=chance.choice(GAMES[game]),
                turn_time=chance.choice(TURNS), **chance.choice(STAKES),
            )  # fmt: skip
        other = chance.choice(self.people)
        what = chance.choices(list(ERRANDS), list(ERRANDS.values()))[0]
        mine = [table for table in self._live if table in person.tables]
        match what:
            case "give" if other is not person:
                return self._command(
                    person, "chips give", room, member=other.id, amount=chance.randint(1, 30)
                )
            case "grant":
                return self._command(
                    self.moderator, "chips grant", room,
                    member=other.id, amount=chance.randint(1, 500), reason="play",
                )  # fmt: skip
            case "gifts":
                return self._command(self.moderator, "cardroom chips", room, gifts=True)
            case "balance" | "refill":
                return self._command(person, f"chips {what}", room)
            case "scores":
                return self._command(person, "scores", room)
            case "hand" if mine:
                return self._command(person, "hand", room, table=self._live[mine[-1]])
            case "close" if self._live:
                table = chance.choice(list(self._live))
                deed = self._command(self.moderator, "table close", ROOMS[0], table=self._live[table])
                deed.table = table
                return deed
            case "resign" | "status" | "away" if mine:
                more = {"sure": True} if what == "resign" else {}
                table = chance.choice(mine)
                deed = self._command(person, f"table {what}", room, table=self._live[table], **more)
                deed.table = table
                return deed
        return None

    def _command(self, person: Person, command: str, room: str, **options: Any) -> Deed:
        channel = self._ground.acts.channel(person.id, room)
        made = self._ground.acts.slash(person.id, channel, command, options)
        return Deed(made, command=command, options=options)
