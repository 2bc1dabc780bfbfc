"""What people ask by command: any that the bot has registered, those of the table often."""

from random import Random
from typing import TYPE_CHECKING, Any, Final

from bot.playground.core import Ground
from bot.playground.refusals import Refusal
from bot.playground.resources.channels import Channel
from bot.playground.resources.messages import walk
from bot.ui.custom_id import parse
from engine.tournaments.settings import Format
from tests.tools.simulate.entries import WORDS, typed
from tests.tools.torture.people import GAMES, STAKES
from tests.tools.torture.witness import OPENING, Deed

if TYPE_CHECKING:
    from tests.tools.simulate.people import People, Person

Json = dict[str, Any]
SUBCOMMAND, GROUP, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER, FILE = 1, 2, 4, 5, 6, 7, 8, 10, 11
"""Types of options; all others are text."""
TEXT_INPUT, MENU, MEMBER = 4, 3, 5
MOVING: Final = 0.2
"""How often the commands that make moves are drawn, of which there are many."""
TURNS: Final = ("off", "1m", "1h")
LOOKS: Final = (
    "results leaderboard", "results leaderboard", "results stats", "results stats", "results history",
    "results season list", "fair statistics", "fair check", "fair card", "results replay", "results replay",
    "results review", "chips ledger", "chips table", "chips top", "chips export", "settings privacy export",
    "tournament compare", "tournament matches", "tournament list",
)  # fmt: skip
"""What people look at."""
SHORT: Final = {
    "gin": ("stock_floor=29 deals=2", "stock_floor=28 deals=3", "target=1 stock_floor=24"),
    "rummy500": ("limit=100 stall_limit=2",),
    "control": ("target=1 hand_size=7 max_turnovers=1 stall=3",),
    "hand": ("rounds=2 opening_min=0 max_reshuffles=0",),
    "hand_partnership": ("rounds=1 opening_min=0 max_reshuffles=0",),
    "panguingue": ("deals=2 packs=5 max_turnovers=0",),
}  # fmt: skip
"""Options with which deals end after few moves, however badly they are played."""
INSTALLERS: Final = 2
"""So many of the first people have installed the bot for themselves."""
PACES: Final = ("quick", "quick", "quick", "normal", "slow", "slow")
CLOCKS: Final[tuple[Json, ...]] = (
    {"clock": "5m"}, {"clock": "5m", "increment": "10s"}, {"clock": "10m", "increment": "1m"},
    {"clock": "1h", "increment": "5s"}, {"clock": "1d", "increment": "12h"}, {"clock": "7d"},
)  # fmt: skip
TERMS: Final[tuple[Json, ...]] = ({}, {}, {"hints": "on"}, {"hands": "private"}, {"reliability": 50})
ERRANDS: Final = {
    "balance": 2, "refill": 3, "give": 6, "grant": 3, "gifts": 3, "status": 2, "hand": 3, "away": 6,
    "scores": 1, "resign": 2, "close": 4, "erase": 3, "any": 24, "welcome": 1, "challenge": 1, "word": 2,
    "tournament": 30, "find": 16, "games": 8, "today": 8, "friends": 5, "order": 2, "night": 16,
    "look": 14, "season": 1, "file": 4, "books": 8, "rank": 3,
}  # fmt: skip
"""What people do by command, with relative frequencies."""
CURIOSITY: Final = 0.5
"""The part of a curious person's commands that may be any."""
LIKED: Final = 12
"""How many times more often they do what they like."""
STARTS: Final[tuple[Json, ...]] = ({"start": "in 2 min"}, {"start": "full"}, {"start": "full"})
ROOMS_OF_TOURNAMENTS: Final = ("card-room", "second-table")
OF_ENTRANTS: Final = frozenset(
    {"register", "checkin", "agree", "complain", "challenge", "answer", "rest", "standings", "show"}
)
IN_TOURNAMENTS: Final = {
    "register": 12, "checkin": 4, "agree": 4, "challenge": 3, "answer": 3, "rest": 1, "show": 1,
    "standings": 1, "complain": 0.5, "start": 5, "pause": 1, "disqualify": 0.5, "substitute": 0.5,
    "result": 1, "decide": 1, "season": 2, "cancel": 0.5,
}  # fmt: skip
"""What people do in tournaments, with relative frequencies."""
COMPLETED: Final = frozenset({"decide", "season"})
"""Of these, those with all options as the client offers them: the tournament may be over."""
NAMED: Final = {"table again": "again"}
"""Names of commands as the witness knows them."""
NEVER: Final = frozenset({"table open", "table close", "table resign", "settings privacy erase"})
"""Commands that are drawn otherwise: the witness must know their tables."""

BOOKS: Final = (
    "chips freeze",
    "chips thaw",
    "chips void",
    "chips audit",
    "chips audit",
    "results season end",
)
"""What moderators do with the ledger and the seasons of their server."""

RANKS: Final[tuple[Json, ...]] = (
    {"game": "gin", "rating": 1},
    {"game": "gin", "places": 2},
    {"game": "gin", "rating": 1, "below": 2500},
    {"remove": True},
)
"""Ranks for which a role is given, or none any more."""

OF_MODERATORS: Final = (
    "cardroom", "chips grant", "chips freeze", "chips thaw", "chips void", "chips audit", "results season",
)  # fmt: skip
"""What only moderators may ask; others try it, too."""


class Errands:
    """Draws commands, with the options that a client would offer."""

    def __init__(
        self, ground: Ground, people: "People", games: tuple[str, ...], likes: tuple[str, ...] = ()
    ) -> None:
        self._ground, self._people, self._games = ground, people, games
        self._weights = {what: times * (LIKED if what in likes else 1) for what, times in ERRANDS.items()}
        self._opened = 0
        self._asked: set[str] = set()
        """The commands that somebody curious has drawn so far."""

    def open(self, person: "Person") -> Deed:
        """Return the opening of a table; each game has its turn."""
        chance = person.chance
        game = self._games[self._opened % len(self._games)]
        self._opened += 1
        timed = chance.choice(CLOCKS) if chance.random() > 0.6 else {"turn_time": chance.choice(TURNS)}
        more = {**timed, **chance.choice(STAKES), **chance.choice(TERMS)}
        if game == "panguingue":  # it is paid during a deal
            more = {**timed, "chip_value": chance.choice((1, 2))}
        options = chance.choice(SHORT[game] if chance.random() < 0.6 else GAMES[game])
        return self._command(person, "table open", self._room(person), game=game, options=options, **more)

    def draw(self, person: "Person", what: str = "") -> Deed | None:
        """Return a deed by command, or None if there is nothing to do. Raises Refusal."""
        chance, people = person.chance, self._people
        room = self._room(person)
        other = chance.choice(people.staying)
        moderator = people.moderator(room)
        mine = [table for table in people.live if table in person.tables or person.is_hostile]
        if not what and person.is_curious and chance.random() < CURIOSITY:
            what = "any"
        match what or chance.choices(list(self._weights), list(self._weights.values()))[0]:
            case "give" if other is not person:
                return self._command(
                    person, "chips give", room, member=other.id, amount=chance.randint(1, 30)
                )
            case "grant":
                return self._command(
                    moderator, "chips grant", room,
                    member=other.id, amount=chance.randint(1, 500), reason="play",
                )  # fmt: skip
            case "gifts":
                return self._command(moderator, "cardroom chips", room, gifts=True)
            case "welcome":
                return self._command(
                    moderator, "cardroom settings", room, everywhere=True, openers="everyone"
                )
            case "balance" | "refill" as command:
                return self._command(person, f"chips {command}", room)
            case "scores":
                return self._command(person, "results scores", room)
            case "hand" if mine:
                return self.at(person, mine[-1], "hand")
            case "close" if people.live:
                table = chance.choice(list(people.live))
                by = person if person.is_hostile else people.moderator(people.live[table].room)
                return self.at(by, table, "table close")
            case "resign" | "status" | "away" as command if mine:
                more = {"sure": True} if command == "resign" else {}
                return self.at(person, chance.choice(mine), f"table {command}", **more)
            case "word" if mine:
                return self.at(person, chance.choice(mine), "fair word", word=chance.choice(WORDS) or "1")
            case "erase" if person not in people.staying:
                return self._command(person, "settings privacy erase", room)
            case "challenge" if other is not person:
                channel = self._ground.acts.channel(person.id, room)
                return Deed(
                    self._ground.acts.context(person.id, channel, "Challenge", other.id), command="challenge"
                )
            case "tournament":
                return self._tournament(person)
            case "any":
                return self._any(person, room)
            case "find":
                game = self._games[0] if chance.random() < 0.8 else chance.choice(self._games)
                return self._command(person, "find", room, game=game, speed=chance.choice(PACES))
            case "games" | "today" as command:
                return self._command(person, command, room)
            case "order":
                return self._command(person, "move order", room)
            case "friends":
                return self._among_friends(person)
            case "look":
                looked = chance.choice(LOOKS)
                return self._command_of(person, self._channel(person, room), looked, {})
            case "season":
                return self._command(moderator, "results season end", room, name="Spring", confirm=True)
            case "books":
                by = person if person.is_hostile else moderator
                return self._command_of(by, self._channel(by, room), chance.choice(BOOKS), {})
            case "rank":
                return self._command(
                    moderator, "cardroom role", room, role=people.honour, **chance.choice(RANKS)
                )
            case "file" if records := [each for each in person.files if each[0].endswith(".json")]:
                upload = self._ground.acts.upload(person.id, *chance.choice(records))
                return self._command(person, "results replay", room, file=upload["id"])
            case "night":
                planned = chance.choice(("plan", "plan", "edit", "stop", "list", "show"))
                organiser = person if person.is_hostile else moderator
                return self._command_of(
                    organiser, self._channel(organiser, room), f"table night {planned}", {}
                )
        return None

    def _among_friends(self, person: "Person") -> Deed | None:
        """Return the opening of a table where the bot is not. Raises Refusal."""
        chance, people = person.chance, self._people
        options: Json = {"game": chance.choice(self._games)}
        command = chance.choice(("challenge", "challenge", "play"))
        if command == "challenge" and chance.random() > 0.5:
            options = {}  # the board is shown again, if they have a table there
        installer = chance.choice(people.staying[:INSTALLERS])
        made = self._ground.acts.slash(installer.id, people.den, command, options)
        return Deed(made, command=command, options=options)

    def _tournament(self, person: "Person") -> Deed:
        """Return what somebody does in a tournament, or the opening of one."""
        chance, people = person.chance, self._people
        if not people.enough_tournaments and chance.random() > 0.2:
            room = chance.choice(ROOMS_OF_TOURNAMENTS)
            form = chance.choice([*Format])
            short = {"rounds": 2} if form is Format.SWISS else {}
            return self._command(
                people.moderator(room), "tournament open", room, game="gin", format=form.value,
                options=chance.choice(("target=1", "stock_floor=24 deals=1")),
                places=chance.choice((4, 4, 6)), length=5, clock=5, increment=0,
                entry=chance.choice((0, 5, 20)), check_in=chance.choice((0, 1)),
                **short, **chance.choice(STARTS), **self._prize(chance),
            )  # fmt: skip
        room = chance.choice(list(people.tournaments.values()) or [*ROOMS_OF_TOURNAMENTS])
        what = chance.choices(list(IN_TOURNAMENTS), list(IN_TOURNAMENTS.values()))[0]
        other = chance.choice(people.staying)
        by = person if what in OF_ENTRANTS or person.is_hostile else people.moderator(room)
        choices: dict[str, Json] = {
            "disqualify": {"member": other.id, "reason": "play"},
            "cancel": {"reason": "play"},
            "substitute": {"member": other.id, "other": person.id, "reason": "play"},
            "result": {
                "match": chance.randint(1, 4), "scores": chance.choice(("1 0", "0 3")), "reason": "play",
            },
            "pause": {"pauses": chance.random() > 0.7},
            "challenge": {"member": other.id},
            "answer": {"accepts": chance.random() > 0.3},
            "complain": {"complaint": "no"},
        }  # fmt: skip
        if what in COMPLETED:
            return self._command_of(by, self._channel(by, room), f"tournament {what}", {})
        return self._command(by, f"tournament {what}", room, **choices.get(what, {}))

    def _prize(self, chance: Random) -> Json:
        """Return the role that the winners get, if any."""
        return {"role": self._people.honour} if chance.random() > 0.6 else {}

    def at(self, person: "Person", table: str, command: str, **options: Any) -> Deed:
        """Return a command about a live table, from its channel."""
        live = self._people.live[table]
        deed = self._command(person, command, live.room, table=live.number, **options)
        deed.table = table
        return deed

    def follow(self, person: "Person", deed: Deed) -> Deed | None:
        """Return what follows from an answer: a filled form, or the command with what was offered.

        Raises Refusal.
        """
        asked = deed.interaction
        by = self._people.known(asked.user) or person  # moderators are asked to do some things
        if asked.modal is not None and not asked.submitted:
            made = self._ground.acts.submit(by.id, asked.id, self._filled(by, asked.modal))
            return Deed(made, press=parse(made.data["custom_id"]))
        if asked.focused is None:
            return None
        offered = [choice["value"] for choice in asked.choices or ()]
        value = by.chance.choice(offered) if offered else by.chance.choice(WORDS) or "1"
        known = {**deed.options, asked.focused["name"]: value}
        return self._command_of(by, asked.channel, str(asked.command), known)

    def _filled(self, person: "Person", form: Json) -> Json:
        chance, filled = person.chance, dict[str, Any]()
        for part in walk(form["components"]):
            needed = part.get("required", True)
            if part["type"] == TEXT_INPUT and (needed or chance.random() > 0.5):
                text = typed(part["custom_id"], self._ground.world.clock.now(), chance)
                before = part.get("value")
                filled[part["custom_id"]] = before if before and chance.random() > 0.4 else text or "1"
            elif part["type"] == MEMBER:
                filled[part["custom_id"]] = [chance.choice(self._people.staying).id]
            elif part["type"] == MENU and part["options"] and (needed or chance.random() > 0.3):
                filled[part["custom_id"]] = [chance.choice(part["options"])["value"]]
        return filled

    # any command

    def _any(self, person: "Person", room: str) -> Deed | None:
        """Return a command that the bot has registered."""
        chance, channel = person.chance, self._ground.acts.channel(person.id, room)
        leaves = _leaves(self._ground.commands.all(channel.guild))
        if not leaves:
            return None
        new = {path: options for path, options in leaves.items() if path not in self._asked} or leaves
        weights = [MOVING if {each["name"] for each in options} <= {"card", "table"} and options else 1.0
                   for options in new.values()]  # fmt: skip
        path = chance.choices(list(new), weights)[0]
        self._asked.add(path)
        if path in NEVER or (path.split()[-1] in OPENING and self._people.enough):
            return None
        if path.startswith(OF_MODERATORS) and not person.is_hostile:
            person = self._people.moderator(room)
        directs = self._ground.world.dms.get(person.id)
        if directs is not None and chance.random() > 0.85:
            channel = directs
        return self._command_of(person, channel, path, {})

    def _command_of(self, person: "Person", channel: Channel, path: str, known: Json) -> Deed:
        """Return a command with ``known`` and other options, or a request to complete one."""
        chance, acts = person.chance, self._ground.acts
        chosen: Json = dict(known)
        for option in _leaves(self._ground.commands.all(channel.guild)).get(path, ()):
            name = option["name"]
            if name in known or not (option.get("required") or chance.random() > 0.6):
                continue
            if option.get("autocomplete"):
                return Deed(
                    acts.slash(person.id, channel, path, chosen, focused=name),
                    command="completion",
                    options=chosen,
                )
            chosen[name] = self._value(person, option)
        return Deed(
            acts.slash(person.id, channel, path, chosen), command=NAMED.get(path, path), options=chosen
        )

    def _value(self, person: "Person", option: Json) -> Any:
        chance, world = person.chance, self._ground.world
        if choices := option.get("choices") or ():
            return chance.choice(choices)["value"]
        match option["type"]:
            case kind if kind in (INTEGER, NUMBER):
                least, most = option.get("min_value", 0), option.get("max_value", 500)
                return int(least + min(most - least, 500) * chance.random() ** 3)
            case kind if kind == BOOLEAN:
                return chance.random() > 0.5
            case kind if kind == USER:
                return chance.choice(self._people.staying).id
            case kind if kind == CHANNEL:
                return world.channel(self._room(person)).id
            case kind if kind == ROLE:
                return chance.choice((world.home.member_role, world.home.id))
            case kind if kind == FILE:
                if not person.files:
                    raise Refusal("There is no file to send.")
                filename, data = chance.choice(person.files)
                return self._ground.acts.upload(person.id, filename, data)["id"]
        text = typed(option["name"], world.clock.now(), chance)
        return text[: option.get("max_length", 100)] or "1"

    def _room(self, person: "Person") -> str:
        return person.chance.choice(self._people.rooms)

    def _command(self, person: "Person", command: str, room: str, **options: Any) -> Deed:
        made = self._ground.acts.slash(person.id, self._channel(person, room), command, options)
        return Deed(made, command=command, options=options)

    def _channel(self, person: "Person", room: str) -> Channel:
        """Return a room as somebody sees it. Raises Refusal."""
        return self._ground.acts.channel(person.id, room)


def _leaves(commands: list[Json]) -> dict[str, list[Json]]:
    """Return the options of each slash command by its whole name."""
    found: dict[str, list[Json]] = {}
    for command in commands:
        if command.get("type", 1) == 1:
            _collect(command["name"], command.get("options") or [], found)
    return found


def _collect(path: str, options: list[Json], found: dict[str, list[Json]]) -> None:
    inner = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    for option in inner:
        _collect(f"{path} {option['name']}", option.get("options") or [], found)
    if not inner:
        found[path] = options
