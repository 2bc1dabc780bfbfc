"""Guilds with their roles and members, and users, as full Discord JSON objects."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.playground.refusals import Json
from bot.playground.resources.permissions import BOT, MEMBERS, Permission

APPLICATION = BOT_USER = "1200000000000000000"
GUILD = "1200000000008388608"  # (id >> 22) is odd: the second of two shards, while DMs go to the first
BOT_ROLE, MEMBER_ROLE, ADMIN_ROLE = "1200000000012582912", "1200000000016777216", "1200000000020971520"
ENGLISH = "en-US"


def iso(seconds: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(slots=True)
class User:
    """An account."""

    id: str
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = ENGLISH
    _json: Json | None = None

    def json(self) -> Json:
        """Return the user object; always the same dictionary, not to be changed."""
        if self._json is None:
            self._json = {
                "id": self.id,
                "username": self.username,
                "global_name": self.global_name,
                "discriminator": "0",
                "avatar": None,
                "public_flags": 0,
                "flags": 0,
                "banner": None,
                "accent_color": None,
                "avatar_decoration_data": None,
                "collectibles": None,
                "primary_guild": None,
            }
            if self.bot:
                self._json["bot"] = True
        return self._json


@dataclass(slots=True)
class Member:
    """A user in a guild."""

    user: User
    roles: list[str]
    joined_at: str

    def json(self, *, with_user: bool = True) -> Json:
        """Return the guild member object."""
        body: Json = {
            "roles": self.roles, "joined_at": self.joined_at, "nick": None, "avatar": None, "banner": None,
            "communication_disabled_until": None, "premium_since": None, "pending": False, "mute": False,
            "deaf": False, "flags": 0, "avatar_decoration_data": None, "collectibles": None,
        }  # fmt: skip
        return {"user": self.user.json(), **body} if with_user else body


@dataclass(slots=True)
class Role:
    """A role of a guild."""

    id: str
    name: str
    permissions: int
    position: int
    managed: bool = False  # the bot's own

    def json(self) -> Json:
        """Return the role object."""
        return {
            "id": self.id,
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
            **({"tags": {"bot_id": BOT_USER}} if self.managed else {}),
        }


@dataclass(slots=True)
class Guild:
    """A guild: its roles, members and owner."""

    id: str
    name: str
    bot_role: str
    member_role: str
    admin_role: str
    owner: str = ""
    locale: str = ENGLISH
    system_channel: str | None = None  # where Discord shows who has joined
    members: dict[str, Member] = field(default_factory=dict)
    roles: dict[str, Role] = field(init=False)

    def __post_init__(self) -> None:
        self.roles = {
            self.id: Role(self.id, "@everyone", 0, 0),
            self.member_role: Role(self.member_role, "Members", MEMBERS, 1),
            self.bot_role: Role(self.bot_role, "Cardroom", BOT, 2, managed=True),
            self.admin_role: Role(self.admin_role, "Moderators", MEMBERS | Permission.ADMINISTRATOR, 3),
        }

    @property
    def bot_here(self) -> bool:
        """Whether the bot is in it."""
        return BOT_USER in self.members

    @property
    def people(self) -> list[Member]:
        """Return the members that are not bots."""
        return [member for member in self.members.values() if not member.user.bot]
