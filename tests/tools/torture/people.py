"""People who play at all tables: they press, press twice, press too late, leave and return."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.playground import Playground, Visitor
from bot.playground.interactions import Interaction
from bot.playground.refusals import Refusal
from bot.playground.resources.messages import walk
from bot.ui.custom_id import Press, parse
from tests.play.store import Live
from tests.tools.torture.witness import MOVES, Deed, Witness

Json = dict[str, Any]
GAMES = {
    "gin": ("target=1", "target=30 big_gin=yes"),
    "rummy500": ("limit=100", "limit=200"),
    "control": ("target=1 hand_size=7", "target=30"),
    "hand": ("rounds=1 opening_min=0", "rounds=1", "rounds=2"),
    "hand_partnership": ("rounds=1 opening_min=0", "rounds=1"),
    "panguingue": ("deals=1", "deals=2 ante=1"),
}
"""All games, and options with which a match ends soon."""
STAKES: tuple[Json, ...] = ({}, {"stake": 5}, {"stake": 10}, {"per_point": 1}, {"stake": 20, "per_point": 1})
TURNS = ("off", "1m", "1h")
CHANNELS = ("card-room", "second-table")
PASSING = 2
"""The number of additional channels that are deleted now and then, with their tables."""
TABLES = 9
"""The number of live tables that people keep open."""
WEIGHTS = {
    **dict.fromkeys(MOVES, 10.0), "sure": 8.0, "pick": 3.0, "step": 2.0, "page": 0.3, "ready": 12.0,
    "away": 3.0, "join": 6.0, "start": 6.0, "computer": 5.0, "again": 1.0, "gift_offer": 8.0,
    "gift_yes": 6.0, "gift_no": 0.5, "accept": 3.0, "leave": 0.1, "lots": 0.1, "partner": 0.1, "close": 0.05,
    "rule": 0.02, "resign": 0.05, "resign_sure": 0.2, "back": 0.5, "erase_sure": 20.0, "hand": 0.6,
}  # fmt: skip
"""Relative frequencies of presses, by verb; other buttons are pressed now and then."""
SELDOM = 0.02
FULL = 4
"""In a channel with so many tables nobody asks for a rematch: a channel accepts few messages."""
FOR_ANYBODY = ("join", "again", "accept", "gift_offer", "gift_yes", "gift_no", "erase_sure")
LIKED = re.compile(r"[Gg]in|[Kk]nock|[Gg]o out|Lay|Meld|Open|Yes|in!")
LEAVES = re.compile(r"leaves (\d+)")
SUCCESS = 3
PATIENCE = 3.5
"""Seconds after which a person no longer expects an answer."""
KEPT = 10
"""Pages of each kind that a person can still see."""
LOOKED_AT = 60
"""The number of those that a person looks at before a press."""
OLD = 300
PEOPLE, PAUSE = 8, 0.03
"""The number of people, and their pause between actions in seconds; more people pause longer."""
STAYING = 4
"""The first of them are never erased, so that gifts to them cannot come after an erasure."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be pressed, and the values that a menu offers."""

    message: str
    custom_id: str
    press: Press
    liked: float
    values: tuple[tuple[str, float], ...] = ()
    fewest: int = 1
    most: int = 0


class Crowd:
    """All members, what they see, and what they do.

    ``live`` returns the live tables; ``channels``: where they play; ``tables``: the number of tables to
    keep open. Some more channels are deleted now and then (``PASSING``).
    """

    def __init__(
        self,
        playground: Playground,
        witness: Witness,
        chance: Random,
        live: Callable[[], list[Live]],
        note: Callable[[str], None],
        channels: Sequence[str] = CHANNELS,
        tables: int = TABLES,
    ) -> None:
        self.count: Counter[str] = Counter()
        self.pressed: list[Callable[[Deed], None]] = []
        """Called with each deed as it is sent."""
        self.only: set[str] | None = None
        """The tables at which they play at the moment; None: all."""
        self._playground = playground
        self._witness = witness
        self._chance = chance
        self._live_tables = live
        self._note = note
        self._channels = list(channels)
        self._passing: list[str] = []
        self._tables = tables
        self._public: dict[str, list[Offer]] = {}
        self._own: dict[str, dict[str, list[Offer]]] = {}
        self._old: list[tuple[Visitor, Offer]] = []
        self._held: list[Deed] = []
        self.people = [self._visitor(each.user.id) for each in playground.world.people()]
        guests = [f"guest {number + 1}" for number in range(tables - TABLES)]
        for name in ("Gina", "Hal", *guests):
            self.people.append(self._visitor(playground.acts.join(name).user.id))
        self.away: set[str] = set()
        self.left: set[str] = set()
        """Members who have left the guild."""
        playground.hub.subscribe(None, self._tell)
        while len(self._passing) < PASSING:
            self._new_channel()

    @property
    def moderator(self) -> Visitor:
        """The first person, who stays."""
        return self.people[0]

    # --- what they see

    def _tell(self, kind: str, data: Json) -> None:
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            message = self._playground.world.messages.get(data["id"])
            if message is None or not message.author.bot:
                return
            recipient = message.channel.recipient
            owner = message.viewer or (recipient.id if recipient is not None else None)
            shown = self._public if owner is None else self._own.setdefault(owner, {})
            shown.pop(message.id, None)
            if offers := list(offers_of(message.id, message.components)):
                shown[message.id] = offers
            while len(shown) > max(KEPT, self._tables) * (1 if owner else 3):
                shown.pop(next(iter(shown)))
        elif kind == "MESSAGE_DELETE":
            for shown in (self._public, *self._own.values()):
                shown.pop(data["id"], None)

    def _seen(self, visitor: Visitor) -> dict[str, list[Offer]]:
        return {**self._public, **self._own.get(visitor.id, {})}

    # --- what they do

    def come_and_go(self) -> None:
        """Let some people leave, and some come back."""
        self.away ^= {each.id for each in self.people if self._chance.random() < 0.1}

    async def play(self, dead: asyncio.Event) -> None:
        """Let everybody who is present act until the bot is dead."""
        playing = [
            asyncio.create_task(self._live(visitor, dead))
            for visitor in self.people
            if visitor.id not in self.away and self._is_here(visitor)
        ]
        try:
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()

    async def _live(self, visitor: Visitor, dead: asyncio.Event) -> None:
        chance = Random(self._chance.random())
        while not dead.is_set() and int(visitor.id) not in self._witness.erased:
            if visitor.id in self.left:
                visitor = self._successor(visitor)
            await asyncio.sleep(chance.expovariate(PEOPLE / len(self.people) / PAUSE))
            if dead.is_set():
                return
            try:
                deed = self._next(visitor, chance)
            except Refusal:  # it has just gone, or Discord does not allow it
                continue
            if deed is not None:
                await self.do(deed, chance, dead)

    def _is_here(self, visitor: Visitor) -> bool:
        """Return whether somebody is in the guild, and has not been erased."""
        return visitor.id not in self.left and int(visitor.id) not in self._witness.erased

    async def do(self, deed: Deed, chance: Random, dead: asyncio.Event) -> None:
        """Send a deed, sometimes twice, repeatedly or late, and wait for the answer or the end."""
        ways = ("once", "twice", "again", "held")
        way = chance.choices(ways, (70, 10, 14, 6 if deed.press is not None else 0))[0]
        if way == "held" and len(self._held) < 3:  # it is sent after a later press
            self._held.append(deed)
            return
        self.send(deed)
        last = deed.press is not None and deed.press.verb == "erase_sure"
        if last:
            way = "once"
        if way == "twice":
            self.count["doubled"] += 1
            self._playground.deliver(deed.interaction)
        elif way == "again" and deed.press is not None:
            self.count["doubled"] += 1
            self.send(self._deed(self._playground.interactions.again(deed.interaction)))
        while self._held:
            self.count["reordered"] += 1
            self.send(self._held.pop())
        answer = deed.interaction.settled if last else deed.interaction.first
        if answer is not None:
            ended = asyncio.ensure_future(dead.wait())
            waited = (asyncio.shield(answer), ended)
            await asyncio.wait(waited, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()

    def send(self, deed: Deed) -> None:
        """Send a deed without waiting for the answer."""
        self._witness.expect(deed)
        if deed.interaction.first is None:
            deed.interaction.expect()
        self.count["presses" if deed.press is not None else "commands"] += 1
        self._note(f"{deed.interaction.id} of {deed.interaction.user}: {deed.press or deed.command} "
                   f"{deed.interaction.data.get('values', '') if deed.press else deed.options}")  # fmt: skip
        self._playground.deliver(deed.interaction)
        for told in self.pressed:
            told(deed)

    def command(self, visitor: Visitor, command: str, channel: str = CHANNELS[0], **options: Any) -> Deed:
        """Return a command that is not sent yet.

        Raises Refusal.
        """
        made = visitor.prepare_slash(command, channel=channel, **options)
        return Deed(made, command=command, options=options)

    def _deed(self, interaction: Interaction) -> Deed:
        return Deed(interaction, press=parse(interaction.data["custom_id"]))

    def _next(self, visitor: Visitor, chance: Random) -> Deed | None:
        """Return the next deed of a person."""
        if self.only is None:
            few = len(self._opened()) < len(GAMES)
            if self._old and chance.random() < 0.04:
                who, offer = chance.choice(self._old)
                if not self._is_here(who):
                    return None
                self.count["stale"] += 1
                return self._press(who, offer, chance, on_screen=False)
            if chance.random() < (0.8 if few else 0.07):
                return self._errand(visitor, chance)
        pages = [*self._seen(visitor).values()]
        if self.only is None and len(pages) > LOOKED_AT:
            pages = chance.sample(pages, LOOKED_AT)
        offers = [
            offer
            for shown in pages
            for offer in shown
            if self.only is None or offer.press.table_id in self.only
        ]
        sits = {each.id for each in self._live_tables() if int(visitor.id) in each.members}
        full = self._full()
        weights = [self._weight(offer, sits, full) for offer in offers]
        if sum(weights) < chance.random():  # there is nothing to do for them
            return None
        offer = chance.choices(offers, weights)[0]
        if offer.press.ply_bound:
            self._old = [*self._old[-OLD:], (visitor, offer)]
        return self._press(visitor, offer, chance)

    def _full(self) -> set[str]:
        """Return the ids of the channels in which nobody asks for a rematch."""
        tables = Counter(str(each.channel) for each in self._live_tables())
        return {channel for channel, count in tables.items() if count >= FULL}

    def _weight(self, offer: Offer, sits: set[str], full: set[str]) -> float:
        verb, message = offer.press.verb, self._playground.world.messages.get(offer.message)
        if verb == "again" and message is not None and message.channel.id in full:
            return 0.0
        weight = WEIGHTS.get(verb, SELDOM) * offer.liked
        if self.only is not None and verb in ("hand", "refresh"):
            weight = 3.0
        if verb not in FOR_ANYBODY and offer.press.table_id not in sits:
            weight /= 50
        return weight

    def _press(self, visitor: Visitor, offer: Offer, chance: Random, *, on_screen: bool = True) -> Deed:
        playground, values = self._playground, chosen_values(offer, chance)
        if on_screen:
            message = playground.acts.message(visitor.id, offer.message)
            if values:
                made = playground.acts.select(visitor.id, message, offer.custom_id, values)
            else:
                made = playground.acts.click(visitor.id, message, offer.custom_id)
        else:
            known = playground.world.messages.get(offer.message)
            if known is None or not playground.world.sees(visitor.id, known.channel, known.viewer):
                raise Refusal("That message is gone.")
            part = {"type": 3 if values else 2, "custom_id": offer.custom_id, "id": 1}
            made = playground.interactions.component(visitor.id, known, part, values)
        return self._deed(made)

    def _errand(self, visitor: Visitor, chance: Random) -> Deed | None:
        """Return a deed by command."""
        live, here = self._live_tables(), self._opened()
        channel = chance.choice(self._channels)
        kinds = {
            "open": max(0, self._tables - len(here)) ** 2, "grant": 2, "refill": 1, "give": 2, "resign": 2,
            "close": 1.5, "away": 0.5, "hand": 2, "status": 1, "balance": 1, "say": 1, "erase": 0.4,
            "delete": 0.3, "challenge": 0.1, "gifts": 0.5, "delete channel": 0.1, "leave server": 0.1,
        }  # fmt: skip
        mine = [each for each in live if int(visitor.id) in each.members] or live
        there = chance.choice(mine) if mine else None
        other = chance.choice(self.people[:STAYING])
        match chance.choices(list(kinds), list(kinds.values()))[0]:
            case "open":
                played = {each.game for each in here}
                game = chance.choice([game for game in GAMES if game not in played] or list(GAMES))
                return self.command(
                    visitor, "table open", channel, game=game, options=chance.choice(GAMES[game]),
                    turn_time=chance.choice(TURNS), **chance.choice(STAKES),
                )  # fmt: skip
            case "grant":
                return self.command(
                    self.moderator, "chips grant", channel, member=other.name, amount=chance.randint(1, 500),
                    reason="torture",
                )  # fmt: skip
            case "refill":
                return self.command(visitor, "chips refill", channel)
            case "give" if other is not visitor:
                return self.command(
                    visitor, "chips give", channel, member=other.name, amount=chance.randint(1, 30)
                )
            case "resign" if there is not None:
                return self.at(there, visitor, "table resign", sure=True)
            case "close" if there is not None:
                return self.at(there, self.moderator, "table close")
            case "away" | "hand" | "status" as what if there is not None:
                return self.at(there, visitor, what if what == "hand" else f"table {what}")
            case "balance":
                return self.command(visitor, "chips balance", channel)
            case "gifts":
                return self.command(self.moderator, "cardroom chips", channel, gifts=True)
            case "say":
                visitor.say("…", channel=channel)
            case "erase" if visitor not in self.people[:STAYING]:
                return self.command(visitor, "settings privacy erase", channel)
            case "delete" if self._public:
                self.moderator.delete(chance.choice(list(self._public)))
            case "delete channel":
                self._delete_channel(chance.choice(self._passing))
            case "leave server" if visitor not in self.people[:STAYING]:
                self.count["members who left the guild"] += 1
                self.left.add(visitor.id)
                self._playground.acts.leave(visitor.id)
            case "challenge" if other is not visitor:
                made = self._playground.acts.context(
                    visitor.id, self._playground.world.channel(channel), "Challenge", other.id
                )
                return Deed(made, command="challenge")
        return None

    def _new_channel(self) -> None:
        """Add a channel that will be deleted later."""
        number = self.count["channels added"] = self.count["channels added"] + 1
        channel = self._playground.world.add_channel(f"passing-{number}")
        self._playground.posts.channel("CHANNEL_CREATE", channel)
        self._passing.append(channel.name)
        self._channels.append(channel.name)

    def _delete_channel(self, name: str) -> None:
        """Delete a channel with all tables in it, and add another one."""
        self.count["channels deleted"] += 1
        self._passing.remove(name)
        self._channels.remove(name)
        channel = self._playground.world.channel(name)
        self.count["tables whose channel was deleted"] += sum(
            str(each.channel) == channel.id for each in self._live_tables()
        )
        self._playground.acts.delete_channel(self.moderator.id, channel)
        self._new_channel()

    def _opened(self) -> list[Live]:
        """Return the tables that were opened here, not by an earlier program."""
        world = self._playground.world
        here = {world.channel(name).id for name in self._channels}
        return [each for each in self._live_tables() if str(each.channel) in here]

    def _channel(self, table: Live) -> str:
        return self._playground.world.channel(str(table.channel)).name

    def cannot_go_on(self, table: Live) -> bool:
        """Return whether a table's channel is gone, or one of its members has left the guild."""
        gone = str(table.channel) not in self._playground.world.channels
        return gone or any(str(member) in self.left for member in table.members)

    def end(self, table: Live) -> None:
        """Let the moderator close a table by its number, from an existing channel."""
        world = self._playground.world
        there = self._channel(table) if str(table.channel) in world.channels else CHANNELS[0]
        deed = self.command(self.moderator, "table close", there, table=table.number)
        deed.table = table.id
        self.count["tables closed because they could not go on"] += 1
        self.send(deed)

    def at(self, table: Live, who: Visitor, command: str, **options: Any) -> Deed:
        """Return a command about a table, in its channel.

        Raises Refusal.
        """
        deed = self.command(who, command, self._channel(table), table=table.number, **options)
        deed.table = table.id
        return deed

    def newcomers(self) -> None:
        """Replace each person who was erased or has left the guild."""
        for visitor in tuple(self.people):
            if not self._is_here(visitor):
                self._successor(visitor)

    def _successor(self, visitor: Visitor) -> Visitor:
        """Let a new member take the place of one who has gone."""
        name = f"Guest {len(self._playground.world.users)}"
        at = self.people.index(visitor)
        self.people[at] = self._visitor(self._playground.acts.join(name).user.id)
        return self.people[at]

    def _visitor(self, member: str) -> Visitor:
        """Return a member as a visitor, in all guilds."""
        world = self._playground.world
        for guild in world.guilds.values():
            if member not in guild.members:
                world.enter(guild, member)
        return Visitor(self._playground, member)


def offers_of(message: str, components: list[Json]) -> Iterable[Offer]:
    for part in walk(components):
        press = parse(part.get("custom_id"))
        if press is None or part.get("disabled"):
            continue
        if "options" in part:
            values = tuple((option["value"], _liked(option)) for option in part["options"])
            best = max(liked for _, liked in values)
            fewest, most = part.get("min_values", 1), part.get("max_values", 1)
            yield Offer(message, part["custom_id"], press, best, values, fewest, most)
        elif part["type"] == 2:
            yield Offer(message, part["custom_id"], press, _liked(part))


def _liked(part: Json) -> float:
    words = f"{part.get('label', '')} {part.get('description', '')}"
    left = LEAVES.search(words)
    liked = 4.0 if LIKED.search(words) or part.get("style") == SUCCESS else 1.0
    return liked * (6.0 / (1 + int(left[1])) if left else 1.0)


def chosen_values(offer: Offer, chance: Random) -> list[str]:
    if not offer.values:
        return []
    count = chance.randint(max(1, offer.fewest), max(1, min(offer.most, 4)))
    left, chosen = dict(offer.values), list[str]()
    while left and len(chosen) < max(count, offer.fewest):
        value = chance.choices(list(left), list(left.values()))[0]
        chosen.append(value)
        del left[value]
    return chosen
