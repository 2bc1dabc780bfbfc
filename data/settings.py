"""What servers and members have chosen, as validated JSON, and what a game was last opened with."""

# ruff: noqa: S608 - names of our own tables are put into the texts; values are parameters

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from data.db.database import Database, Statement
from data.db.errors import BadRecord, Conflict
from data.db.locks import lock_installation

MINUTE_MS = 60_000


class Mention(StrEnum):
    """How the player to move is told."""

    CHANNEL = "channel"
    DM = "dm"
    OFF = "off"


class WhenAsked(StrEnum):
    """What a member answers where the game only asks, such as for a demand in panguingue."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"


class HandSort(StrEnum):
    """How a member likes the hand."""

    MELDS = "melds"
    SUIT = "suit"
    RANK = "rank"


class Throws(StrEnum):
    """By what a member throws a card: a button for each, or one menu."""

    BUTTONS = "buttons"
    MENU = "menu"


class Cards(StrEnum):
    """As what cards are shown."""

    PICTURES = "pictures"
    EMOJI = "emoji"
    TEXT = "text"


class DeckColours(StrEnum):
    """How the suits of pictures and emoji are coloured."""

    TWO = "two"
    FOUR = "four"
    SAFE = "safe"  # for eyes that tell fewer colours apart


class Ground(StrEnum):
    """What pictures are looked at against."""

    DARK = "dark"
    LIGHT = "light"


class _Settings(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ChipSettings(_Settings):
    """A server's choices about its chips.

    ``opening``: what a member starts with. ``refill_floor``: up to what the bank refills a wallet, once in
    ``refill_hours``. ``gift_cap``: the most that a member may give away in a day (UTC). ``stakes_cap``: the
    most that a table may ask of a seat, see ``data.tables.stakes.Stakes.needed``. ``bank_plays``: the
    bank stands
    behind the computer players; otherwise a table with one of them is practice, and its chips reach no books.
    """

    opening: int = Field(default=1_000, ge=0, le=1_000_000)
    refill_floor: int = Field(default=200, ge=0, le=1_000_000)
    refill_hours: int = Field(default=24, ge=1, le=8_760)
    gifts: bool = False
    gift_cap: int = Field(default=500, ge=1, le=1_000_000)
    stakes_cap: int = Field(default=1_000, ge=0, le=1_000_000)
    bank_plays: bool = False


class GuildSettings(_Settings):
    """A server's choices.

    ``channels`` empty: tables may be opened in all, else in these and in threads below them; ``openers`` a
    role id: its members, and moderators. ``idle_days``: after so many without a move those who sit at a
    table may end it, and after twice as many it ends by itself. ``cards`` and ``deck``: how a table looks
    that everybody sees;
    ``cards`` None: as the house has it.
    """

    channels: tuple[int, ...] = ()
    openers: Literal["everyone", "moderators"] | int = "everyone"
    turn_ms: int = Field(default=5 * MINUTE_MS, ge=0)
    idle_days: int = Field(default=7, ge=1, le=30)
    mention: Mention = Mention.CHANNEL
    cards: Cards | None = None
    deck: DeckColours = DeckColours.TWO
    chips: ChipSettings = ChipSettings()


class MemberSettings(_Settings):
    """A member's choices, in all servers.

    ``mention`` None: as the server has it; ``dms_closed``: a direct message was refused. ``cards`` None: as
    the house has it. ``direct_channel``: that of their direct messages, once it has been opened.
    ``only_moves``: moves without a choice are made for them. ``begun``: the games of which they have begun a
    match, by key; a coach stands beside the first.
    """

    sort: HandSort = HandSort.MELDS
    mention: Mention | None = None
    dms_closed: bool = False
    when_asked: WhenAsked = WhenAsked.ASK
    cards: Cards | None = None
    deck: DeckColours = DeckColours.TWO
    theme: Ground = Ground.DARK
    direct_channel: int | None = None
    throws: Throws = Throws.BUTTONS
    only_moves: bool = True
    begun: tuple[str, ...] = ()


class RememberedOptions(_Settings):
    """What a game was last opened with in a channel: the preset, and the options as JSON."""

    preset: str | None
    options: str


T = TypeVar("T", bound=_Settings)
S = TypeVar("S", GuildSettings, MemberSettings)
_TRIES: Final = 5


def _load(kind: type[T], rows: list[tuple[str]], what: str, where: str) -> T:
    if not rows:
        return kind()
    try:
        return kind.model_validate_json(rows[0][0], strict=True)
    except ValidationError:
        raise BadRecord(what, where) from None


async def load_guild_settings(db: Database, guild_id: int) -> GuildSettings:
    """Return a server's settings, the defaults where it has none. Raises BadRecord."""
    rows = await db.read("SELECT settings FROM guild_settings WHERE guild_id = ?", (guild_id,))
    return _load(GuildSettings, rows, "settings", f"server {guild_id}")


def save_guild_settings(guild_id: int, settings: GuildSettings) -> list[Statement]:
    """Store a server's settings."""
    return [
        (
            (
                "INSERT INTO guild_settings (guild_id, settings) VALUES (?, ?) "
                "ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings"
            ),
            (guild_id, settings.model_dump_json()),
        )
    ]


async def load_member_settings(db: Database, member_id: int) -> MemberSettings:
    """Return a member's settings, the defaults where there are none. Raises BadRecord."""
    rows = await db.read("SELECT settings FROM member_settings WHERE member_id = ?", (member_id,))
    return _load(MemberSettings, rows, "settings", f"member {member_id}")


def save_member_settings(member_id: int, settings: MemberSettings) -> list[Statement]:
    """Store a member's settings."""
    return [
        (
            (
                "INSERT INTO member_settings (member_id, settings) VALUES (?, ?) "
                "ON CONFLICT (member_id) DO UPDATE SET settings = excluded.settings"
            ),
            (member_id, settings.model_dump_json()),
        )
    ]


_KINDS: Final[Mapping[str, type[_Settings]]] = {"guild": GuildSettings, "member": MemberSettings}


async def known_settings(
    db: Database, kind: Literal["guild", "member"], ids: Collection[int]
) -> dict[int, Any]:
    """Return the settings of those servers or members who have chosen something that can be read."""
    found: dict[int, Any] = {}
    marks = ", ".join("?" * len(ids))
    for number, text in await db.read(
        f"SELECT {kind}_id, settings FROM {kind}_settings WHERE {kind}_id IN ({marks})", (*ids,)
    ):
        with suppress(ValidationError):
            found[number] = _KINDS[kind].model_validate_json(text, strict=True)
    return found


async def change_settings(
    db: Database,
    kind: Literal["guild", "member"],
    number: int,
    usual: S,
    change: Callable[[S], S],
    *,
    if_seated: bool = False,
) -> S:
    """Store what a change makes of the settings of a server or a member as they are stored now, whoever else
    changes them at the same time, and return it. ``usual``: what there is where nothing is stored, or what
    cannot be read; ``if_seated``: nothing is stored of a member who sits, or sat, nowhere: they were erased.
    Raises Conflict if others always come first, and what the change raises.
    """
    seated = " AND EXISTS (SELECT 1 FROM seats s WHERE s.member_id = ?)" if if_seated else ""
    whose: tuple[int, ...] = (number, number) if if_seated else (number,)
    for left in reversed(range(_TRIES)):
        rows = await db.read(f"SELECT settings FROM {kind}_settings WHERE {kind}_id = ?", (number,))
        old: Any = usual
        if rows:
            with suppress(ValidationError):
                old = _KINDS[kind].model_validate_json(rows[0][0], strict=True)
        new = change(old)
        if new == old:
            break
        if rows:
            # Something else than was read becomes NULL, which is refused.
            sql = f"UPDATE {kind}_settings SET settings = CASE WHEN settings = ? THEN CAST(? AS TEXT) END "
            statement: Statement = (
                f"{sql}WHERE {kind}_id = ?{seated}",
                (rows[0][0], new.model_dump_json(), *whose),
            )
        else:
            sql = f"INSERT INTO {kind}_settings (settings, {kind}_id) "
            values = f"SELECT CAST(? AS TEXT), CAST(? AS BIGINT) WHERE 1 = 1{seated}"
            statement = sql + values, (new.model_dump_json(), *whose)
        try:
            # Whoever is erased meanwhile waits for this, or this for them (data/erasure.py).
            await db.write([lock_installation(), statement] if if_seated else [statement])
            break
        except Conflict:
            if not left:
                raise
    return new


def remember_options(channel_id: int, game: str, *, preset: str | None, options: str) -> list[Statement]:
    """Store what a game was opened with in a channel; ``options`` is their JSON."""
    return [
        (
            (
                "INSERT INTO remembered_options (channel_id, game, preset, options) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (channel_id, game) "
                "DO UPDATE SET preset = excluded.preset, options = excluded.options"
            ),
            (channel_id, game, preset, options),
        )
    ]


async def remembered_options(db: Database, channel_id: int, game: str) -> RememberedOptions | None:
    """Return what the game was last opened with in the channel; None: it never was."""
    rows = await db.read(
        "SELECT preset, options FROM remembered_options WHERE channel_id = ? AND game = ?", (channel_id, game)
    )
    return RememberedOptions(preset=rows[0][0], options=rows[0][1]) if rows else None
