"""Forged inputs, derived from real ones at random.

Presses, commands, completions, forms and uploads at live tables of all games contain something that no
client of Discord sends.
"""

import gzip
import io
import json
import re
import zipfile
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final

from bot.manager.play.orders import may_order
from bot.manager.tables.table import Status, Table, TableError
from bot.playground.interactions import Interaction
from bot.playground.refusals import Json
from bot.playground.resources.channels import EPHEMERAL, Message
from bot.playground.resources.commands import Typed
from bot.playground.resources.messages import walk
from bot.ui import custom_id
from bot.ui.custom_id import Press
from bot.ui.proofs import CONSENT, deal_place
from bot.ui.settings import setting_chosen
from cogs.answers import IS_MOVE
from data.settings import HandSort
from data.tables.match_export import FORMAT, MOST_BYTES, VERSION, dump_record
from data.tables.venues import Venue
from engine import GAMES
from tests.data.matches import stored_match
from tests.play.command_options import commands, impossible
from tests.play.conftest import Harness

AUTOCOMPLETE, COMPONENT, COMMAND, FORM = 4, 3, 2, 5
STRING, USER, CHANNEL, ROLE, ATTACHMENT = 3, 6, 7, 8, 11
KEPT = 3_000
"""Remembered custom_ids of messages that may be gone by now."""
TEXTS: Final = (
    "", " ", "\0", "a\0b", "\n" * 40, "\ud800", "x\udfff\ud800", "\u202e\u202d\u2066evil", "\u200f\u061c",
    "\ufeff", "\ufffe\uffff", "\U0001f0a1", "\U0001f469\u200d\U0001f467" * 20, "\U0001d7d9", "\u0661\u0662",
    "\u00b2", "\u00bd", "-1", "+1", "0x10", "1_0", " 1", "1e9", "1e999", "NaN", "null", "None", "true",
    str(2**31), str(2**63), str(2**64), str(-(2**70)), "9" * 400, "0" * 90, "x" * 101, "x" * 5_000,
    "\ufdfd" * 300, "e\u0301\u0302\u0303" * 200, "../../etc/passwd", "C:\\nul", "%s%n%x", "{0.__class__}",
    "{}", "[]", "<@1>", "@everyone", "<t:0:R>", "`**__~~||", "[a](https://example.com)", "<script>",
    "'; DROP TABLE tables; --", "__init__", "__class__", "c:a:1:1:act:0", "1:1:0", "999999:0:0", "1.1.1",
    "10D TD JK", "QQ", "\U0001f0cf", "A\u2660 K\u2665", "10D " * 300, "target=", "=", "target=9999999999",
    "a=b=c", "-", "_", "." * 64,
)  # fmt: skip
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    2**53,
    2**63,
    2**64,
    -(2**70),
    1.5,
    1e308,
    [],
    {},
    [[]],
    {"a": {}},
)
ARGUMENTS: Final = (
    "", "0", "1", "24", "999999", "m0", "0.7", "9.9.9", "a.b", "easy", "rank", "-", "_", "." * 24, "9" * 64,
    str(2**63), str(2**64), "1." + "9" * 30, "9" * 20 + ".1", "gin", "cards", "melds", *GAMES,
)  # fmt: skip
READ: Final = frozenset(
    {
        *("hand", "refresh", "back", "pick", "sure", "page", "step", "resign", "rules", "payments", "sheet"),
        *("learn", "lesson"),
        *("replay", "whole", "course", "export", "ledger", "leaderboard", "stats", "history", "change"),
        *("more", "erase_not", "hint", "review", "question", "answered", "help", "setup", "setup_again"),
        *("find", "pool_game", "pool_people", "pool_report", "pool_blocks"),
        *("inbox_send", "inbox_set", "inbox_leave"),
    }
)
"""Verbs of presses that change nothing, whoever sends them."""
LOBBY: Final = frozenset({"leave", "start", "lots", "computer", "partner", "rule", "typed"})
LOOKS: Final = frozenset(
    {
        *("hand", "results sheet", "learn rules", "learn lesson", "help", "results scores", "setup", "today"),
        *("results leaderboard", "results stats", "results history", "results replay", "results review"),
        *("move hint", "move order", "chips ledger", "chips table", "chips top", "chips balance"),
        *("settings privacy about", "settings privacy erase", "results season list"),
        *("fair about", "fair check", "fair card", "fair head"),
    }
)
"""Commands that change nothing, whatever their options."""
MODERATED: Final = frozenset(
    {"chips grant", "chips freeze", "chips thaw", "chips void", "chips audit", "results season end"}
)
ANY_WORDS: Final = frozenset({"reason", "word", "name"})
"""Options that are stored as typed: any text in them is a legitimate change."""
ENVELOPE: Final = frozenset(
    {"id", "token", "application_id", "version", "message", "member", "user", "guild_id"}
)
"""Fields that a broken interaction keeps: without them there is nobody to answer."""


@dataclass(slots=True)
class Forged:
    """A forged input: ``payload`` is sent, ``interaction`` is the playground's record of it.

    ``awaited``: whether Discord would wait for an answer. ``refused``: whether it can change nothing
    because of its form, whoever sends it.
    """

    kind: str
    interaction: Interaction
    payload: Json
    awaited: bool = True
    refused: bool = False

    @property
    def data(self) -> Json:
        """The interaction's data."""
        data: Json = self.payload["data"]
        return data

    @property
    def press(self) -> Press | None:
        """The press as which it is parsed."""
        data = self.payload.get("data")
        return custom_id.parse(data.get("custom_id")) if isinstance(data, dict) else None


class Forger:
    """Creates random forged inputs for a bot with people at tables."""

    def __init__(self, harness: Harness, chance: Random) -> None:
        self._harness = harness
        self._chance = chance
        self._world = harness.playground.world
        self._made = harness.playground.interactions
        self._shown: list[tuple[str, Message]] = []
        self._seen: deque[tuple[str, tuple[str, ...]]] = deque()
        self._known: set[tuple[str, tuple[str, ...]]] = set()
        self._gone: deque[Message] = deque(maxlen=50)
        self._forms: list[Interaction] = []
        self._records = [
            json.loads(dump_record(stored_match(game, Random(game), most_deals=1))) for game in GAMES
        ]
        self._commands = [*commands(harness)]

    # --- real inputs

    def look(self) -> None:
        """Read what is on screen now, and remember what can be pressed there."""
        everybody = [member.user.id for member in self._world.people()]
        tables = self._harness.bot.manager.tables.in_memory()
        standing = {
            str(place.message) for table in tables for place in (table.board, *table.hands.values()) if place
        }
        newest = islice(reversed(self._world.messages), 150)
        found = [self._world.messages[key] for key in {*standing, *newest} if key in self._world.messages]
        found.sort(key=lambda message: int(message.id))
        self._shown = [
            (user, message)
            for message in found
            for user in everybody
            if _parts(message) and self._world.sees(user, message.channel, message.viewer)
        ]
        for message in found:
            for part in _parts(message):
                seen = part["custom_id"], tuple(option["value"] for option in part.get("options", ()))
                if seen not in self._known:
                    self._known.add(seen)
                    self._seen.append(seen)
        while len(self._seen) > KEPT:
            self._known.discard(self._seen.popleft())

    def opened(self, form: Interaction) -> None:
        """Remember an open form."""
        self._forms.append(form)

    def _press(self, kind: str) -> Forged:
        """Return a real press of a member who sees the button or menu."""
        user, message, part = self._visible()
        values = [each["value"] for each in part.get("options", ())]
        picked = self._chance.sample(values, min(len(values), part.get("min_values", 1)))
        made = self._made.component(user, message, {"id": 1, **part}, picked if part["type"] == 3 else ())
        return self._forged(kind, made)

    def _visible(self, *, but: str = "") -> tuple[str, Message, Json]:
        """Return a member other than ``but``, a message that they see, and one of its controls."""
        while True:
            user, message = self._chance.choice(self._shown)
            parts = _parts(message)
            if parts and user != but:
                return user, message, self._chance.choice(parts)

    def _forged(self, kind: str, made: Interaction, **known: bool) -> Forged:
        payload = json.loads(json.dumps(self._made.payload(made)))
        return Forged(kind, made, payload, **known)

    def _channel(self, user: str) -> Any:
        seen = [each for each in self._world.channels.values() if self._world.sees(user, each)]
        return self._chance.choice([*seen, *seen, self._world.dm(user)])

    def _place(self) -> tuple[str, Any]:
        """Return a member and a channel, often that of their table."""
        live = [table for table in self._tables() if table.live]
        if not live or self._chance.random() < 0.4:
            user = self._user()
            return user, self._channel(user)
        table = self._chance.choice(live)
        seated = [str(member) for member in table.members if member is not None]
        return self._chance.choice([*seated, self._user()]), self._world.channel(str(table.channel))

    def _user(self) -> str:
        return self._chance.choice(self._world.people()).user.id

    # --- odd values

    def text(self) -> str:
        """Return a text that nobody types."""
        return self._chance.choice(TEXTS)

    def value(self) -> object:
        """Return something that is no text, or a text that nobody types."""
        return deepcopy(self._chance.choice((*VALUES, self.text(), self.text())))

    def bent(self, text: str) -> str:
        """Return a text with a few characters changed."""
        chars = [*text]
        for _ in range(self._chance.randint(1, 3)):
            at = self._chance.randint(0, len(chars))
            odd = self._chance.choice("0123456789:cC-_. \0\n１🂡\u202eact\ud800")
            chars[at : at + self._chance.randint(0, 1)] = self._chance.choice([[odd], [], [odd, odd]])
        return "".join(chars)

    def _argument(self) -> str:
        real = [press.arg for text, _ in self._seen if (press := custom_id.parse(text)) is not None]
        people = [f"{user}.{number}" for user in self._world.users for number in (0, 1)]
        return self._chance.choice((*ARGUMENTS, *self._chance.sample(real, min(len(real), 40)), *people))

    # --- presses

    def any_custom_id(self) -> Forged:
        """Forge an invalid or nearly valid custom_id."""
        made = self._press("custom_id: any text")
        real = made.data["custom_id"]
        made.data["custom_id"] = self._chance.choice(
            [self.text(), self.bent(real), self.bent(real), real + ":0"]
        )
        return made

    def other_parts(self) -> Forged:
        """Forge a custom_id with another table, deal, ply, verb or argument."""
        made = self._press("custom_id: other table, deal, ply, verb, argument")
        press = made.press
        assert press is not None
        table = next((t for t in self._tables() if t.id == press.table_id), None)
        deal, ply = (table.deal_no, table.ply) if table is not None else (1, 1)
        verbs = sorted(self._harness.bot.presses)
        parts = [press.table_id, press.deal, press.ply, press.verb, press.arg]
        others: list[Sequence[object]] = [
            [*(each.id for each in self._tables()), "-", "file-0123456789abcdef", "nosuchtable", "0" * 40],
            [0, 1, deal, deal + 1, max(0, deal - 1), 99, 999_999],
            [0, 1, ply, ply + 1, max(0, ply - 1), 7, 999_999],
            [*verbs, *verbs, "deal", "shuffle", "quit", "__init__"],
            [self._argument() for _ in range(8)],
        ]
        for at in self._chance.sample(range(5), self._chance.randint(1, 3)):
            parts[at] = self._chance.choice(others[at])
        made.data["custom_id"] = ":".join(["c", *map(str, parts)])
        if self._chance.random() < 0.3:
            self._menu(made, [self._chance.choice([self.text(), self._argument()])])
        return made

    def of_others(self) -> Forged:
        """Forge a press of a control on another member's panel."""
        made = self._press("custom_id: of somebody else's panel")
        _, _, part = self._visible(but=made.interaction.user)
        made.data["custom_id"] = part["custom_id"]
        if part.get("options"):
            self._menu(made, [self._chance.choice(part["options"])["value"]])
        return made

    def stale(self) -> Forged:
        """Forge a press of a control that existed some time ago."""
        made = self._press("custom_id: of the past")
        text, values = self._chance.choice(self._seen)
        made.data["custom_id"] = text
        if values:
            self._menu(made, [self._chance.choice(values)])
        return made

    def other_values(self) -> Forged:
        """Forge values that are not among the options, too many, or none."""
        made = self._press("values")
        menus = [text for text, values in self._seen if values]
        made.data["custom_id"] = self._chance.choice([made.data["custom_id"], self._chance.choice(menus)])
        odd: list[object] = [self.text() for _ in range(self._chance.choice((1, 1, 2, 26, 300)))]
        self._menu(made, self._chance.choice([odd, odd, odd, [self.value()], [], ["0"] * 30]))
        if self._chance.random() < 0.2:
            made.data["values"] = self.value()
        return made

    def other_components(self) -> Forged:
        """Forge a button with the type of a menu, a user menu, or an unknown type."""
        made = self._press("component types")
        kind = self._chance.choice((1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 21, 99, -1))
        made.data["component_type"] = kind
        if self._chance.random() < 0.7:
            made.data["values"] = [self._chance.choice([self._user(), self.text(), "1", str(2**64)])]
        if kind in (5, 6, 7, 8) and self._chance.random() < 0.5:
            made.data["resolved"] = {"users": {}, "members": {}, "roles": {}, "channels": {}}
        return made

    def _menu(self, made: Forged, values: list[Any]) -> None:
        made.data["component_type"] = 3
        made.data["values"] = values

    def of_no_message(self) -> Forged:
        """Forge a press on a deleted message."""
        made = self._press("messages that are gone")
        mine = [message for user, message in self._shown if message.viewer == user]
        if mine and (len(self._gone) < 10 or self._chance.random() < 0.1):
            message = self._chance.choice(mine)
            with suppress(KeyError):
                self._harness.playground.acts.dismiss(str(message.viewer), message)
                self._gone.append(message)
                self._shown = [pair for pair in self._shown if pair[1] is not message]
        if self._gone:
            message = self._chance.choice(self._gone)
            part = self._chance.choice(_parts(message))
            values = [option["value"] for option in part.get("options", ())][:1]
            again = self._made.component(str(message.viewer), message, {"id": 1, **part}, values)
            return self._forged(made.kind, again)
        made.payload["message"]["id"] = str(int(made.payload["message"]["id"]) + self._chance.randint(1, 99))
        return made

    def of_names(self) -> Forged:
        """Forge a member with an impossible name."""
        made = self._chance.choice([self._press, self._command])("names")
        person = made.payload.get("member", made.payload)
        name = self.text()
        person["user"] |= {"username": name, "global_name": self._chance.choice([name, None])}
        if "member" in made.payload:
            person["nick"] = self._chance.choice([name, None])
        return made

    # --- places

    def elsewhere(self) -> Forged:
        """Forge an interaction from another direct message, guild or channel."""
        made = self._chance.choice([self._press, self._command, self._completion])("places")
        payload, number = made.payload, str(self._chance.choice((1, 7, 2**62, int(self._world.new_id()))))
        match self._chance.randrange(6):
            case 0 if "member" in payload:
                payload["user"] = payload.pop("member")["user"]
                for name in ("guild_id", "guild", "guild_locale"):
                    payload.pop(name, None)
                payload["context"] = 1
                if self._chance.random() < 0.7:
                    payload["channel"] = self._world.dm(payload["user"]["id"]).json() | {"permissions": "0"}
                    payload["channel_id"] = payload["channel"]["id"]
            case 1 if "member" in payload:
                payload["guild_id"] = number
                payload["guild"] = {"id": number, "locale": "en-US", "features": []}
            case 2:
                payload["channel_id"] = payload["channel"]["id"] = number
            case 3:
                payload["channel"]["type"] = self._chance.choice(
                    (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 15, 16, 99)
                )
            case 4:
                payload["app_permissions"] = "0"
                if "member" in payload:
                    payload["member"]["permissions"] = self._chance.choice(("0", str(2**64)))
            case _:
                payload.pop("channel", None)
        return made

    # --- commands

    def _command(self, kind: str) -> Forged:
        """Return a real command that changes nothing."""
        names, whole, level = self._chance.choice(
            [
                each
                for each in self._commands
                if " ".join(each[0]) in LOOKS and " ".join(each[0]) != "results replay"
            ]
        )
        return self._asked(kind, names, whole, level, {})

    def _asked(self, kind: str, names: list[str], whole: Json, level: Json, given: Json) -> Forged:
        """Return a command with the given options, and any others that it needs."""
        user, channel = self._place()
        filled = {
            each["name"]: given[each["name"]] if each["name"] in given else self._proper(each, channel)
            for each in level.get("options", ())
            if each["name"] in given or each.get("required")
        }
        kinds = {each["name"]: each["type"] for each in level.get("options", ())}
        options: list[Json] = [
            {"name": name, "type": kinds[name], "value": value} for name, value in filled.items()
        ]
        named = {
            sort: frozenset(
                each["value"] for each in options if each["type"] == sort and each["name"] not in given
            )
            for sort in (USER, CHANNEL, ROLE)
        }
        for name in reversed(names[1:]):
            options = [{"name": name, "type": 1 if name == names[-1] else 2, "options": options}]
        typed = Typed(whole, options, users=named[USER], channels=named[CHANNEL], roles=named[ROLE])
        return self._forged(kind, self._made.command(user, channel, typed))

    def _proper(self, option: Json, channel: Any) -> object:
        match option["type"]:
            case 3:
                return option["choices"][0]["value"] if option.get("choices") else "10D"
            case 4:
                return max(1, option.get("min_value", 1))
            case 5:
                return False
            case 6:
                return self._user()
            case 7:
                return channel.id if channel.recipient is None else next(iter(self._world.channels))
            case 8:
                return next(iter(self._world.roles))
        raise AssertionError(option)

    def other_options(self) -> Forged:
        """Forge a value that its option does not accept."""
        names, whole, level = self._chance.choice([each for each in self._commands if each[2].get("options")])
        option = self._chance.choice(level["options"])
        made = self._asked(
            "options: impossible values", names, whole, level,
            {option["name"]: self._chance.choice(impossible(option))},
        )  # fmt: skip
        made.refused = True
        return made

    def other_shapes(self) -> Forged:
        """Forge options that are missing, doubled, unknown, of another type, or empty."""
        looks = self._chance.random() < 0.6
        names, whole, level = self._chance.choice(
            [each for each in self._commands if (" ".join(each[0]) in LOOKS) is looks]
        )
        made = self._asked("options: missing, unknown, doubled", names, whole, level, {})
        here = _level(made.data)
        needed = [each["name"] for each in level.get("options", ()) if each.get("required")]
        if not looks and not needed:
            return self.other_shapes()
        if not looks or self._chance.random() < 0.5:
            here[:] = [each for each in here if each["name"] not in needed]
            made.refused = bool(needed)
        elif here:
            here.append(self._chance.choice(here) | {"value": self.value()})
        if self._chance.random() < 0.5:
            name = self._chance.choice(("nonsense", "game", "table", "member", "card", "page"))
            kind = self._chance.choice((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99))
            here.append({"name": name, "type": kind, "value": self.value()})
        return made

    def other_names(self) -> Forged:
        """Forge an unknown command, group or subcommand."""
        names, whole, level = self._chance.choice(self._commands)
        made = self._asked("commands that are unknown", names, whole, level, {})
        made.refused = True
        odd = self._chance.choice([self.text(), "¤", names[0] + "¤"])
        match self._chance.randrange(4):
            case 0:
                made.data["name"] = odd
            case 1 if len(names) > 1:
                made.data["options"][0]["name"] = "¤" + odd
            case 2 if len(names) > 1:
                made.data["options"] = []
            case 3:
                made.data["type"] = self._chance.choice((2, 3, 4, 99))
                if self._chance.random() < 0.5:
                    made.data.update(name="Challenge", type=2, target_id="12")
            case _:
                made.data["name"] = "¤" + odd
        return made

    def other_words(self) -> Forged:
        """Forge odd texts in an option that accepts any text."""
        free = [
            (each, option)
            for each in self._commands
            for option in each[2].get("options", ())
            if option["type"] == STRING and not option.get("choices")
        ]
        (names, whole, level), option = self._chance.choice(free)
        words = self.text()
        made = self._asked("options: any words", names, whole, level, {option["name"]: words})
        if option["name"] not in ANY_WORDS:
            made.refused = bool(words.strip()) and not re.search(r"[0-9A-Za-z]", words)
        return made

    def unresolved(self) -> Forged:
        """Forge members, channels, roles and files without complete resolved data."""
        wanted = (USER, CHANNEL, ROLE, ATTACHMENT)
        named = [
            (each, option)
            for each in self._commands
            for option in each[2].get("options", ())
            if option["type"] in wanted
        ]
        (names, whole, level), option = self._chance.choice(named)
        number = self._chance.choice(["12", str(2**64), "-1", "", "x", self._user(), str(2**62)])
        made = self._asked("resolved", names, whole, level, {option["name"]: number})
        made.refused = True
        resolved: Any = made.data.setdefault("resolved", {})
        where = {USER: "users", CHANNEL: "channels", ROLE: "roles", ATTACHMENT: "attachments"}[option["type"]]
        match self._chance.randrange(5):
            case 0:
                resolved[where] = {}
            case 1:
                resolved.setdefault("messages", {})["1"] = {}
            case 2:
                resolved[where] = {number + "1": {"id": number}}
            case 3:
                del made.data["resolved"]
            case _ if option["type"] == USER:  # a member who has left
                known = self._world.users[self._user()]
                resolved["users"] = {known.id: known.json()}
                resolved["members"] = {}
                for each in _level(made.data):
                    if each["name"] == option["name"]:
                        each["value"] = known.id
                made.refused = " ".join(names) in LOOKS
        return made

    # --- completions and forms

    def _completion(self, kind: str) -> Forged:
        """Return a real autocompletion of an option."""
        asked = [
            (each, option)
            for each in self._commands
            for option in each[2].get("options", ())
            if option.get("autocomplete")
        ]
        (names, whole, level), option = self._chance.choice(asked)
        made = self._asked(kind, names, whole, level, {option["name"]: "10"})
        self._focus(made, option["name"])
        return made

    def _focus(self, made: Forged, name: str) -> None:
        made.interaction.type = made.payload["type"] = AUTOCOMPLETE
        made.interaction.focused = {"name": name, "type": STRING}
        for each in _level(made.data):
            if each["name"] == name:
                each["focused"] = True

    def completions(self) -> Forged:
        """Forge autocompletions of any option, beside options of any kind."""
        made = self._completion("completions")
        here = _level(made.data)
        focused = next(each for each in here if each.get("focused"))
        match self._chance.randrange(8):
            case 0 | 1:
                focused["value"] = self.text()
            case 2:
                focused["value"] = ""
            case 3:
                focused["value"] = self.value()
            case 4:
                del focused["focused"]
            case 5:
                focused["name"] = self.text()
            case 6:
                made.data["name"] = self.text()
            case _:
                here += [{"name": "focus", "type": 3, "value": "", "focused": True}]
        if self._chance.random() < 0.7:
            name = self._chance.choice(("game", "table", "preset", "deal", "match", "member"))
            kind = self._chance.choice((3, 3, 4, 4, 5, 6, 10))
            value = self._chance.choice([self.value(), *GAMES, 1, 2, 3])
            here.insert(self._chance.randint(0, len(here)), {"name": name, "type": kind, "value": value})
        return made

    def forms(self) -> Forged:
        """Forge a form of another member, with fields that it does not have."""
        opened = self._chance.choice(self._forms)
        assert opened.modal is not None
        label = opened.modal["components"][0]
        field = {"id": 2, "type": 4, "custom_id": label["component"]["custom_id"], "value": self.text()}
        made = self._made.submission(opened, [{"type": 18, "id": 1, "component": field}])
        made.user = self._chance.choice([opened.user, self._user()])
        forged = self._forged("forms", made)
        data = forged.data
        data["custom_id"] = self._chance.choice(
            [data["custom_id"], self.bent(data["custom_id"]), self._chance.choice(self._seen)[0], self.text()]
        )
        match self._chance.randrange(6):
            case 0:
                data["components"] = []
            case 1:
                data["components"] = [{"type": 1, "id": 1, "components": [field]}] * 6
            case 2:
                field["value"] = self.value()
                data["components"] = [{"type": 18, "id": 1, "component": field}]
            case 3:
                odd = {"type": 99, "custom_id": self.text(), "values": [self.text()]}
                data["components"].insert(0, {"type": 18, "id": 3, "component": odd})
            case _:
                pass
        return forged

    # --- invalid interactions

    def other_types(self) -> Forged:
        """Forge an interaction of an unknown type."""
        made = self._chance.choice([self._press, self._command, self._completion])("interaction types")
        made.payload["type"] = self._chance.choice((0, 1, 6, 7, 99, -1, 2**40))
        if self._chance.random() < 0.3:
            made.payload.pop("data")
        made.awaited = False
        return made

    def broken(self) -> Forged:
        """Forge an interaction in which a field is missing or replaced."""
        made = self._chance.choice([self._press, self._command, self._completion])("broken interactions")
        here: Any = made.payload
        while True:
            keys = [*here] if isinstance(here, dict) else [*range(len(here))]
            keys = [key for key in keys if key not in (ENVELOPE if here is made.payload else ("user", "id"))]
            if not keys:
                break
            key = self._chance.choice(keys)
            if isinstance(here[key], dict | list) and here[key] and self._chance.random() < 0.7:
                here = here[key]
            elif self._chance.random() < 0.5:
                del here[key]
                break
            else:
                here[key] = self.value()
                break
        made.awaited = False
        return made

    # --- files

    def files(self) -> Forged:
        """Forge a file for /results replay that is no valid record of a match."""
        [(_, whole, _)] = [each for each in self._commands if each[0] == ["results", "replay"]]
        user = self._user()
        data = self._bytes()
        name = self._chance.choice(["match.json", "a" * 250, "\u202egnp.exe", "..\\x", "match.png"])
        attachment = self._harness.playground.acts.upload(user, name, data)
        options = [{"name": "file", "type": ATTACHMENT, "value": attachment["id"]}]
        if self._chance.random() < 0.1:
            options.append({"name": "deal", "type": 4, "value": self._chance.choice((1, 2, 99, 2**53 - 1))})
        typed = Typed(whole, options, attachments=frozenset({attachment["id"]}))
        room = self._world.channel("card-room")
        made = self._forged("files", self._made.command(user, room, typed), refused=True)
        told = made.data["resolved"]["attachments"][attachment["id"]]
        match self._chance.randrange(12):
            case 0:
                told["size"] = self._chance.choice((0, 1, -1, MOST_BYTES + 1, 2**70))
            case 1:
                told["url"] = told["url"] + "nothing"
            case 2:
                told |= {"content_type": self._chance.choice((None, "image/png", self.text())), "width": 1}
            case _:
                pass
        return made

    def _bytes(self) -> bytes:
        chance = self._chance
        if chance.random() < 0.55:
            return json.dumps(self._changed(chance.choice(self._records))).encode(errors="surrogatepass")
        text = json.dumps(chance.choice(self._records))
        data = text.encode()
        at = chance.randrange(len(data))
        head = f'{{"format": "{FORMAT}", "version": {VERSION}, "game": "gin", "spec_version": '
        ways: list[Callable[[], bytes]] = [
            lambda: data[:at],
            lambda: data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :],
            lambda: data[at:] + data[:at],
            lambda: data + data,
            lambda: b"",
            lambda: b"\xef\xbb\xbf" * 2 + data,
            lambda: text.encode("utf-16"),
            lambda: text.encode("utf-32-le"),
            lambda: text.replace("Ann", "Ünn").encode("latin-1", "replace"),
            lambda: gzip.compress(data),
            lambda: gzip.compress(b" " * 3_000_000),
            lambda: _zipped(b"\0" * 30_000_000),
            lambda: b"\x89PNG\r\n\x1a\n" + chance.randbytes(2_000),
            lambda: b"%PDF-1.7\n" + chance.randbytes(500),
            lambda: chance.randbytes(chance.choice((1, 1_000, 100_000))),
            lambda: b"[" * chance.choice((900, 100_000, 3_900_000)),
            lambda: b'{"a":' * chance.choice((500, 200_000)),
            lambda: b"[" * 400 + b"]" * 400,
            lambda: b"9" * chance.choice((16, 5_000, 3_900_000)),
            lambda: (head + "9" * 4_000 + "}").encode(),
            lambda: ('{"' + '":0,"'.join(map(str, range(100_000))) + '":0}').encode(),
            lambda: b"[" + b"0," * 1_900_000 + b"0]",
            lambda: b'"' + b"x" * 3_900_000 + b'"',
            lambda: b'"' + b"\\ud800" * 600_000 + b'"',
            lambda: b" " * (MOST_BYTES + 1),
            lambda: text.replace('"format"', '"format": 1, "format"').encode(),
            lambda: b"null",
            lambda: b"NaN",
            lambda: json.dumps({"format": FORMAT, "version": True}).encode(),
        ]
        return chance.choice(ways)()

    def _changed(self, record: Json) -> Json:
        """Return a record with one value changed, deleted, doubled or moved."""
        tree = deepcopy(record)
        here: Any = tree
        while True:
            keys = [*here] if isinstance(here, dict) else [*range(len(here))]
            key = self._chance.choice(keys)
            deeper = isinstance(here[key], dict | list) and bool(here[key])
            if deeper and self._chance.random() < 0.8:
                here = here[key]
                continue
            match self._chance.randrange(5):
                case 0:
                    del here[key]
                case 1:
                    here[key] = self._near(here[key])
                case 2 if isinstance(here, list):
                    here.insert(self._chance.randrange(len(here)), deepcopy(here[key]))
                case 3 if len(keys) > 1:
                    other = self._chance.choice(keys)
                    here[key], here[other] = here[other], here[key]
                case 4 if isinstance(here, dict):
                    here[self.text()] = self.value()
                case _:
                    here[key] = self.value()
            return tree

    def _near(self, value: object) -> object:
        """Return a similar value."""
        match value:
            case bool():
                return not value
            case int():
                return value + self._chance.choice((-1, 1, 1, 100))
            case str() if value:
                words = value.split(" ")
                self._chance.shuffle(words)
                return self._chance.choice([" ".join(words), self.bent(value), value[1:], value + value])
            case _:
                return self.value()

    # --- legitimate changes

    def _tables(self) -> tuple[Table, ...]:
        return self._harness.bot.manager.tables.in_memory()

    async def means(self, made: Forged) -> bool:
        """Return whether the sender may make this input, forged or not.

        Such an input may change something, and is not counted as a forgery.
        """
        kind = made.payload.get("type")
        if made.refused or kind == AUTOCOMPLETE or not isinstance(made.payload.get("data"), dict):
            return False
        if kind in (COMPONENT, FORM):
            return made.press is not None and await self._may(made, made.press)
        return kind == COMMAND and await self._does(made)

    async def _may(self, made: Forged, press: Press) -> bool:
        """Return whether a press may change something."""
        presses, verb, payload = self._harness.bot.presses, press.verb, made.payload
        if verb in READ or verb not in presses:
            return False
        values = _values(made.data)
        match verb:
            case "play":
                return "guild_id" in payload and press.arg in GAMES
            case "setting":
                return setting_chosen(press, values) is not None
            case "take_out":
                return "guild_id" in payload and _moderates(payload)
            case "setup_form":
                return "guild_id" in payload and _manages(payload)
            case "redeal" | "standing" | "inbox" | "inbox_all" | "inbox_next" | "inbox_open":
                return True  # of the person's own matches, settings and inbox
            case "inbox_save" | "inbox_away" | "inbox_end":
                return True  # of the person's own matches and settings
            case "pool_agree" | "pool_wait" | "pool_stop" | "pool_out" | "pool_meanwhile" | "pool_as":
                return True  # of the person's own wait
            case "today":
                return True  # of the person's own hand and answer of the day
            case "pool_unblock":
                return False  # nobody has blocked anybody
            case "erase_sure":
                return bool(made.payload["message"]["flags"] & EPHEMERAL)
            case "gift_offer" | "gift_yes" | "gift_no":
                return False  # nobody has made an offer
            case "tour_new" | "night_plan":
                return "guild_id" in payload and _moderates(payload)
            case verb if verb.startswith(("compare", "tour", "night")):
                return False  # what is named is a table, and no tournament or game night
        try:
            table = await self._harness.bot.manager.tables.find(press.table_id)
        except TableError:
            return False
        return self._may_at(table, press, _person(payload), _moderates(payload))

    def _may_at(self, table: Table, press: Press, who: int, moderates: bool) -> bool:
        seat, lobby = table.seat_of(who), table.status is Status.LOBBY
        same_deal = press.deal == table.deal_no
        match press.verb:
            case "join" | "accept" | "decline":
                return lobby
            case "close":
                return table.live and same_deal and (seat is not None or moderates)
            case "again":
                return not table.live
            case verb if verb in LOBBY:
                return lobby and (seat is not None or moderates)
        if seat is None:
            return False
        match press.verb:
            case "act" | "make" | "run":
                return table.is_still_offered(seat, press.deal, press.ply) and seat in table.actors
            case "sort":
                return press.arg in list(HandSort)
            case "plan":
                return same_deal and may_order(table, seat)
            case "ready":
                return table.between_deals and same_deal
            case "resign_sure":
                return table.live and same_deal
            case "away":
                return table.players[seat].away
            case "pool_again" | "pool_block" | "pool_reason":
                return table.venue is Venue.ANYONE
            case "fair":
                return not table.live and deal_place(press.arg)[0] == CONSENT
        raise AssertionError(press.verb)  # a new verb: add here who may press it

    async def _does(self, made: Forged) -> bool:
        """Return whether a command may change something: a move, or more than a look."""
        words = [str(made.data.get("name"))]
        here: Any = made.data.get("options") or []
        while isinstance(here, list) and here and isinstance(here[0], dict) and here[0].get("type") in (1, 2):
            words.append(str(here[0].get("name")))
            here = here[0].get("options") or []
        name = " ".join(words)
        if name in LOOKS or (name == "settings me" and not here):
            return False
        command: Any = self._harness.bot.tree.get_command(words[0])
        for word in words[1:]:
            command = command.get_command(word) if hasattr(command, "get_command") else None
        if command is None:
            return False
        if not getattr(command, "extras", {}).get(IS_MOVE):
            return _moderates(made.payload) or name not in MODERATED
        who = _person(made.payload)
        sits = [table for table in self._tables() if table.live and table.seat_of(who) is not None]
        return any(table.seat_of(who) in table.actors for table in sits)


def _parts(message: Message) -> list[Json]:
    """Return a message's buttons and menus with a custom_id."""
    return [part for part in walk(message.components) if "custom_id" in part]


def _level(data: Json) -> list[Json]:
    """Return the options of a command, below its groups."""
    here: list[Json] = data.setdefault("options", [])
    while here and here[0]["type"] in (1, 2) and "options" in here[0]:
        here = here[0]["options"]
    return here


def _values(data: Json) -> tuple[str, ...]:
    values = data.get("values", ())
    return tuple(map(str, values)) if isinstance(values, list) else ()


def _person(payload: Json) -> int:
    person: Any = payload.get("member", payload)
    try:
        return int(person["user"]["id"])
    except (KeyError, TypeError, ValueError):
        return 0


def _moderates(payload: Json) -> bool:
    try:
        return int(payload["member"]["permissions"]) & (1 << 3 | 1 << 4) != 0
    except (KeyError, TypeError, ValueError):
        return False


def _manages(payload: Json) -> bool:
    try:
        return _moderates(payload) or int(payload["member"]["permissions"]) & (1 << 5) != 0
    except (KeyError, TypeError, ValueError):
        return False


def _zipped(data: bytes) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("match.json", data)
    return whole.getvalue()


KINDS: Final[Sequence[tuple[Callable[[Forger], Forged], int]]] = (
    (Forger.any_custom_id, 12),
    (Forger.other_parts, 18),
    (Forger.of_others, 8),
    (Forger.stale, 8),
    (Forger.other_values, 8),
    (Forger.other_components, 5),
    (Forger.of_no_message, 3),
    (Forger.of_names, 4),
    (Forger.elsewhere, 5),
    (Forger.other_options, 7),
    (Forger.other_shapes, 5),
    (Forger.other_names, 3),
    (Forger.other_words, 5),
    (Forger.unresolved, 4),
    (Forger.completions, 6),
    (Forger.forms, 4),
    (Forger.other_types, 2),
    (Forger.broken, 3),
    (Forger.files, 14),
)
"""Kinds of forgeries, with relative frequencies."""
