"""People who see only what Discord shows them, and press sensibly, hastily or with bad intent."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, NamedTuple

from bot.playground.client import text_of
from bot.playground.core import Ground
from bot.playground.interactions import Interaction
from bot.playground.refusals import Refusal
from bot.playground.resources.channels import Message
from bot.playground.resources.guilds import Role
from bot.playground.resources.permissions import Permission
from bot.ui.custom_id import NO_TABLE, parse
from bot.ui.tournaments.controls import DO, SHOW
from tests.tools.simulate.errands import INSTALLERS, Errands
from tests.tools.simulate.event_loop import Loop
from tests.tools.torture.people import GAMES, SELDOM, WEIGHTS, Offer, chosen_values, offers_of
from tests.tools.torture.witness import NUMBER, Deed

Json = dict[str, Any]
SENSIBLE, HASTY, ABSENT, HOSTILE, CURIOUS = "sensible", "hasty", "absent", "hostile", "curious"
TEMPERS: Final = (SENSIBLE, SENSIBLE, HASTY, CURIOUS, HASTY, ABSENT, CURIOUS, HOSTILE)
"""The tempers of the people, in the order in which they come."""
ELSEWHERE: Final = "back-table"
"""The room of the second guild, which the third person moderates."""
ROOMS: Final = ("card-room", "second-table", ELSEWHERE)
FRIENDS: Final = 3
"""The first so many people are friends."""
STAYING: Final = 4
"""The first people are never erased: chips are given to them, and they are challenged."""
PATIENCE: Final = 4.0
"""Seconds after which a person no longer expects an answer."""
PAUSE: Final = 1.2
"""Seconds between two presses of a person, on average."""
KEPT: Final = 12
"""Messages of each kind that a person looks at."""
REMEMBERED: Final = 200
BEAT: Final = 2.0
"""People who act at the same moment do it at multiples of so many virtual seconds."""
BUSY: Final = 0.75
"""The part of a curious person's deeds that are presses; the others are commands."""
CHOSEN: Final = {
    "rule": 1.0, "more": 0.5, "lots": 0.5, "partner": 0.5, "export": 1.0, "review": 0.5, "plan": 1.0,
    "resign": 0.01,
}  # fmt: skip
"""Relative frequencies of presses that are not as in tests/tools/torture."""
REQUESTED: Final = {
    "register": 8.0, "join": 8.0, "check_in": 8.0, "agree": 6.0, "accept": 6.0, "start": 4.0, "resume": 2.0,
    "decline": 0.5, "withdraw": 0.2, "rest": 0.2, "back": 2.0, "pause": 0.1,
}  # fmt: skip
"""Relative frequencies of what is requested of tournaments by presses."""
APART: Final = {
    "find": 0.5, "pool_agree": 10.0, "pool_wait": 5.0, "pool_stop": 0.4, "pool_meanwhile": 1.0,
    "pool_out": 0.1, "pool_again": 6.0, "pool_people": 1.5, "pool_block": 1.0, "pool_report": 0.3,
    "pool_blocks": 0.5, "pool_unblock": 0.6, "pool_game": 0.2, "pool_as": 0.2,
    "inbox": 0.2, "inbox_all": 0.5, "inbox_open": 1.0, "inbox_next": 2.0, "inbox_send": 0.3,
    "inbox_set": 3.0, "inbox_leave": 4.0, "inbox_end": 1.0, "today": 5.0,
    "night_yes": 6.0, "night_no": 0.5, "night_vote": 2.0, "night_edit": 0.5, "night_again": 3.0,
    "night_stop": 0.1,
}  # fmt: skip
"""Relative frequencies of presses of the pool, the inbox, today's hand and game nights."""
ODD: Final = 0.6
"""How much a curious person likes what others seldom press."""
NEW: Final = 6.0
"""How much a curious person likes what they have never pressed."""
CAREFUL: Final = 5
"""The power to which careful people raise what they like: they discard what leaves few points."""
OLDEST: Final = 5.0
"""How much everybody prefers the oldest table where it is their turn, so that matches end."""
FOR_ANYBODY: Final = frozenset(
    {"join", "again", "accept", "gift_yes", "gift_no", "erase_sure", "fair", "ledger"}
)
"""What somebody presses who does not sit at the table."""
READING: Final = frozenset({"rules", "sheet"})
"""Pages to read.

Pressed on another message, which Discord does not allow, they would take its place.
"""


class Live(NamedTuple):
    """A table whose board offers a game to join or to play: its number and its room."""

    number: int
    room: str


@dataclass(slots=True)
class Person:
    """A member: what they see, the files they got, and the tables at which they know to sit."""

    id: str
    name: str
    temper: str
    chance: Random
    own: dict[str, list[Offer]] = field(default_factory=dict)
    tables: set[str] = field(default_factory=set)
    old: deque[Offer] = field(default_factory=lambda: deque(maxlen=60))
    tried: dict[tuple[str, str], None] = field(default_factory=dict)
    """Buttons that they have pressed on a message, which they seldom press again."""
    verbs: set[str] = field(default_factory=set)
    """What they have pressed so far, by verb."""
    files: deque[tuple[str, bytes]] = field(default_factory=lambda: deque(maxlen=8))

    @property
    def is_hostile(self) -> bool:
        return self.temper is HOSTILE

    @property
    def is_curious(self) -> bool:
        return self.temper is CURIOUS


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
        tournaments: int = 1,
        likes: tuple[str, ...] = (),
    ) -> None:
        """``count`` people keep so many tables and tournaments open, in two guilds.

        ``likes``: the errands that they run more often.
        """
        self.count: Counter[str] = Counter()
        self.rooms = list(ROOMS)
        """Where they open tables."""
        self.calm = False
        """Whether everybody is sensible and opens no table: until all matches are over."""
        self.live: dict[str, Live] = {}
        """The tables that boards show, by their ids."""
        self.tournaments: dict[str, str] = {}
        """The tournaments that go on, and their rooms."""
        self._most_tournaments = tournaments
        self._ground, self._loop, self._tables = ground, loop, tables
        self._sent = sent
        self._public: dict[str, list[Offer]] = {}
        self._age: dict[str, int] = {}
        """The tables in the order in which they were seen first."""
        self._resting: list[asyncio.Future[None]] | None = None
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
        ids = [each.id for each in self.people]
        self._elsewhere = ground.add_guild(
            "The Back Room", owner=ids[min(2, count - 1)], people=ids, channels=[ELSEWHERE]
        )
        self._by_id = {each.id: each for each in self.people}
        for installer in ids[:INSTALLERS]:
            ground.install(installer)
        self.honour = ground.world.new_id()
        """A role that the bot may give."""
        ground.world.home.roles[self.honour] = Role(self.honour, "Champion", 0, 1)
        ground.grant_role(int(Permission.MANAGE_ROLES))
        self.den = ground.add_private(*ids[:FRIENDS], name="den")
        """Where some of them play as friends, who need no bot there."""
        self._errands = Errands(ground, self, games, likes)
        self._busy = BUSY if likes else 0.88
        ground.hub.subscribe(None, self._see)

    @property
    def staying(self) -> list[Person]:
        """Those who are never erased."""
        return self.people[:STAYING]

    @property
    def enough(self) -> bool:
        """Whether there are as many tables as they want."""
        return len(self.live) >= self._tables

    @property
    def enough_tournaments(self) -> bool:
        """Whether there are as many tournaments as they want."""
        return len(self.tournaments) >= self._most_tournaments

    def known(self, member: str) -> Person | None:
        """Return somebody by their id."""
        return self._by_id.get(member)

    def moderator(self, room: str) -> Person:
        """Return the owner of a room's guild. Raises Refusal."""
        return self._by_id[self._ground.world.guilds[self._ground.world.channel(room).guild].owner]

    def start(self) -> None:
        """Let everybody act until the end of the run."""
        for person in self.people:
            self._loop.create_task(self._act(person))

    def remember(self, seats: Mapping[str, Collection[Any]]) -> None:
        """Let everybody know again at which tables they sit; ``seats``: the members of each."""
        for table, members in seats.items():
            for person in filter(None, (self.known(str(member)) for member in members)):
                person.tables.add(table)

    def rest(self) -> None:
        """Let nobody do anything."""
        if self._resting is None:
            self._resting = []

    def go_on(self) -> None:
        """Let everybody go on."""
        waiting, self._resting = self._resting or [], None
        for each in waiting:
            each.set_result(None)

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
        for offer in offers:
            self._age.setdefault(offer.press.table_id, len(self._age))
        person = self._by_id.get(owner or "")
        if owner is None:
            shown = self._public
            self._note_tables(message, offers)
        elif person is None:
            return
        else:
            shown = person.own
            self._take_files(message, person)
            person.tables |= {offer.press.table_id for offer in offers if offer.press.ply_bound}
        shown.pop(message.id, None)
        if offers:
            shown[message.id] = offers
        most = KEPT * (3 if owner is None else 1)
        while len(shown) > most and not self.calm:  # at the end, every table must go on
            shown.pop(next(iter(shown)))

    def _note_tables(self, message: Message, offers: list[Offer]) -> None:
        """Note which tables the boards show as live, their numbers and rooms."""
        if any(offer.press.verb.startswith(SHOW) for offer in offers):
            self._note_tournaments(message, offers)
            return
        found = NUMBER.search(text_of(message.json()))
        over = any(offer.press.verb == "again" for offer in offers)
        for table in {offer.press.table_id: None for offer in offers}:
            if over:
                self.live.pop(table, None)
            elif found is not None and table != NO_TABLE:
                self.live[table] = Live(int(found[1]), message.channel.name)

    def _note_tournaments(self, message: Message, offers: list[Offer]) -> None:
        """Note whether the message of a tournament shows that it goes on."""
        for tournament in {offer.press.table_id: None for offer in offers}:
            if any(offer.press.verb == DO or offer.press.arg == "manage" for offer in offers):
                self.tournaments[tournament] = message.channel.name
            else:
                self.tournaments.pop(tournament, None)

    def _take_files(self, message: Message, person: Person) -> None:
        for each in message.attachments:
            file = self._ground.world.files.get(each["url"].removeprefix(f"{self._ground.world.cdn}/"))
            if file is not None and not each["filename"].endswith(".png"):
                person.files.append((each["filename"], file.data))

    # what they do

    async def _act(self, person: Person) -> None:
        while True:
            lazy = 30.0 if person.temper is ABSENT and not self.calm else 1.0
            pause = 0.05 + lazy * PAUSE * 2 * person.chance.random()
            if not self.calm and person.chance.random() > 0.7:  # at the same moment as others
                pause += -(self._loop.time() + pause) % BEAT
            await asyncio.sleep(pause)
            if self._resting is not None:
                again = self._loop.create_future()
                self._resting.append(again)
                await again
                continue
            if person.id not in self._ground.world.home.members:
                continue
            try:
                deed = self._next(person)
            except Refusal:  # it has just gone, or Discord does not allow it
                continue
            if deed is None:
                continue
            if deed.press is not None and deed.press.verb == "erase_sure":
                person = await self._leave(person, deed)
            else:
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
        try:
            more = self._errands.follow(person, deed)
        except Refusal:  # they have typed what Discord does not take, or have gone
            return
        if more is not None:
            await self._do(person, more)

    async def _leave(self, person: Person, deed: Deed) -> Person:
        """Erase a person, who leaves; return the one who comes instead."""
        self.count["erased"] += 1
        deed.interaction.expect()
        self.send(deed)
        settled = deed.interaction.settled
        assert settled is not None
        await asyncio.wait({settled}, timeout=10 * PATIENCE)
        acts, world = self._ground.acts, self._ground.world
        for guild in world.guilds_of(person.id):
            acts.leave(person.id, guild.id)
        came = acts.join(f"Guest {len(world.users)}").user
        world.enter(self._elsewhere, came.id)
        successor = Person(came.id, came.username, person.temper, person.chance)
        self.people[self.people.index(person)] = successor
        del self._by_id[person.id]
        self._by_id[came.id] = successor
        return successor

    def send(self, deed: Deed) -> None:
        """Send a deed without waiting for the answer."""
        self.count["presses" if deed.press is not None else "commands"] += 1
        self._sent(deed)
        self._ground.deliver(deed.interaction)

    def _next(self, person: Person) -> Deed | None:
        """Return the next deed of a person, or None."""
        chance = person.chance
        if person.temper is HOSTILE and not self.calm and chance.random() > 0.65:
            return self._forgery(person)
        if not self.calm:
            usual = self._busy if self.enough else 0.6
            if chance.random() > (BUSY if person.temper is CURIOUS else usual):
                return self._errands.draw(person) if self.enough else self._errands.open(person)
            if person.temper is HASTY and person.old and chance.random() > 0.9:
                self.count["old buttons"] += 1
                return self._press(person, chance.choice(person.old), on_screen=False)
        offers = [offer for shown in (*self._public.values(), *person.own.values()) for offer in shown]
        turns = {offer.press.table_id for offer in offers if offer.press.ply_bound} & person.tables
        oldest = min(turns, key=self._age.__getitem__, default="")
        weights = [
            self._weight(person, offer) * (OLDEST if offer.press.table_id == oldest else 1.0)
            for offer in offers
        ]
        if not offers or sum(weights) < 0.3:
            mine = [table for table in self.live if table in person.tables]
            if self.calm and mine and chance.random() > 0.5:
                return self._errands.at(person, chance.choice(mine), "hand")
            return None
        offer = chance.choices(offers, weights)[0]
        person.verbs.add(offer.press.verb)
        person.tried[offer.message, offer.custom_id] = None
        if len(person.tried) > REMEMBERED:
            del person.tried[next(iter(person.tried))]
        if offer.press.ply_bound:
            person.old.append(offer)
        return self._press(person, offer)

    def _weight(self, person: Person, offer: Offer) -> float:
        verb, table = offer.press.verb, offer.press.table_id
        if self.calm and verb in ("again", "challenge", "erase_sure"):
            return 0.0
        odd = SELDOM
        if person.temper is CURIOUS and not self.calm:
            odd = ODD if verb in person.verbs else NEW
        weight = (CHOSEN.get(verb, 0.0) if not self.calm else 0.0) or WEIGHTS.get(verb, odd)
        if verb in APART:
            weight = SELDOM / 60 if self.calm else APART[verb]
        weight *= offer.liked
        if verb == DO:
            return REQUESTED.get(offer.press.arg, SELDOM) / (
                40 if (offer.message, offer.custom_id) in person.tried else 1
            )
        if verb == "hand" and table in person.tables and self.calm:
            weight = 3.0
        if verb in ("hand", "refresh", "sort"):
            weight /= 10
        elif verb != "plan" and not self.calm and (offer.message, offer.custom_id) in person.tried:
            weight /= 40
        elsewhere = table not in person.tables and verb not in FOR_ANYBODY and verb not in APART
        if elsewhere and (self.calm or not person.is_hostile):
            weight /= 60
        return weight

    def _press(self, person: Person, offer: Offer, *, on_screen: bool = True) -> Deed:
        ground, values = self._ground, chosen_values(_weighed(person, offer), person.chance)
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


def _weighed(person: Person, offer: Offer) -> Offer:
    """Return an offer as a person likes its values; the hostile and the curious choose any."""
    if person.temper in (HOSTILE, CURIOUS):
        return offer
    return replace(offer, values=tuple((value, liked**CAREFUL) for value, liked in offer.values))
