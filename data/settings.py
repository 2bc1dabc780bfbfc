"""Settings of guilds and members as validated JSON, and the last options of each game."""

# ruff: noqa: S608 - the SQL is built from our own table names; values are parameters

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from data.db.database import Database, Statement
from data.db.errors import BadRecord, Conflict
from data.db.locks import lock_installation

MINUTE_MS = 60_000


class Mention(StrEnum):
    """How the player to move is notified."""

    CHANNEL = "channel"
    DM = "dm"
    OFF = "off"


class WhenAsked(StrEnum):
    """A member's standing answer to questions of the game, such as a demand in panguingue."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"


class HandSort(StrEnum):
    """How a member's hand is sorted."""

    MELDS = "melds"
    SUIT = "suit"
    RANK = "rank"


class Throws(StrEnum):
    """How a member chooses a discard: a button for each card, or one menu."""

    BUTTONS = "buttons"
    MENU = "menu"


class Cards(StrEnum):
    """How cards are shown."""

    PICTURES = "pictures"
    EMOJI = "emoji"
    TEXT = "text"


class DeckColours(StrEnum):
    """How the suits of pictures and emoji are coloured."""

    TWO = "two"
    FOUR = "four"
    SAFE = "safe"  # for colour-blind members


class Ground(StrEnum):
    """The background of pictures."""

    DARK = "dark"
    LIGHT = "light"


class HandSize(StrEnum):
    """The size of the cards of a member's hand in pictures."""

    USUAL = "usual"
    LARGE = "large"


class _Settings(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ChipSettings(_Settings):
    """A guild's settings for chips.

    ``opening``: a new wallet's chips. ``refill_floor``: the bank refills a wallet up to this amount, once
    in ``refill_hours``. ``gift_cap``: the most that a member may give away in a day (UTC). ``stakes_cap``:
    the most that a table may require for a seat, see ``data.tables.stakes.Stakes.needed``. ``bank_plays``:
    the bank backs the computer players; otherwise a table with one of them is practice, and nothing is
    booked.
    """

    opening: int = Field(default=1_000, ge=0, le=1_000_000)
    refill_floor: int = Field(default=200, ge=0, le=1_000_000)
    refill_hours: int = Field(default=24, ge=1, le=8_760)
    gifts: bool = False
    gift_cap: int = Field(default=500, ge=1, le=1_000_000)
    stakes_cap: int = Field(default=1_000, ge=0, le=1_000_000)
    bank_plays: bool = False


class GuildSettings(_Settings):
    """A guild's settings.

    ``channels``: where tables may be opened, with their threads (empty: everywhere). ``openers``: a role id
    means its members and moderators. ``organisers``: the same for tournaments and
    game nights. ``idle_days``: days without a move after which the players of a table
    may end it; after twice as many it ends by itself. ``leave_days``: how many days of a member's leave
    count at its tables, in a year. ``cards`` and ``deck``: how a public board looks;
    ``cards`` None: the program's default. ``language``: that of public boards; None: the one that the guild
    has at Discord (``discord_language``; None: English, or one that Cardroom does not speak). Languages are
    locales such as ``pl``. ``pool``: whether members may ask for the pool from this guild.
    """

    channels: tuple[int, ...] = ()
    openers: Literal["everyone", "moderators"] | int = "everyone"
    organisers: Literal["everyone", "moderators"] | int = "moderators"
    turn_ms: int = Field(default=5 * MINUTE_MS, ge=0)
    idle_days: int = Field(default=7, ge=1, le=30)
    leave_days: int = Field(default=30, ge=0, le=30)
    mention: Mention = Mention.CHANNEL
    cards: Cards | None = None
    deck: DeckColours = DeckColours.TWO
    language: str | None = None
    discord_language: str | None = None
    chips: ChipSettings = ChipSettings()
    pool: bool = True

    @property
    def look(self) -> tuple[object, ...]:
        """What decides how the messages in the guild's channels look."""
        return self.language or self.discord_language, self.cards, self.deck


class MemberSettings(_Settings):
    """A member's settings, for all guilds.

    ``mention`` None: the guild's setting. ``dms_closed``: a direct message was refused. ``cards`` None: the
    program's default. ``direct_channel``: the DM channel, once it has been opened. ``only_moves``: moves
    without a choice are made automatically. ``begun``: keys of the games of which they have started a
    match; the first one gets coaching. ``known_as``: whether people of other guilds see their name.
    ``language`` None: that of their Discord (``discord_language``).
    ``zone`` is their time zone (IANA; None: UTC). The times of day are minutes there: quiet hours, None:
    none; the daily digest, None: none is sent.
    """

    sort: HandSort = HandSort.MELDS
    mention: Mention | None = None
    dms_closed: bool = False
    when_asked: WhenAsked = WhenAsked.ASK
    cards: Cards | None = None
    deck: DeckColours = DeckColours.TWO
    theme: Ground = Ground.DARK
    hand_size: HandSize = HandSize.USUAL
    direct_channel: int | None = None
    throws: Throws = Throws.BUTTONS
    only_moves: bool = True
    begun: tuple[str, ...] = ()
    known_as: Literal["anonymous", "name"] = "anonymous"
    language: str | None = None
    discord_language: str | None = None
    zone: str | None = None
    quiet_from: int | None = Field(default=None, ge=0, lt=1440)
    quiet_to: int | None = Field(default=None, ge=0, lt=1440)
    digest_at: int | None = Field(default=None, ge=0, lt=1440)

    @property
    def look(self) -> tuple[object, ...]:
        """What decides how the member's hands look.

        The order of the cards is not part of it: it is chosen on a hand, for what comes.
        """
        language = self.language or self.discord_language
        return language, self.cards, self.deck, self.theme, self.hand_size, self.throws


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
    """Return a guild's settings, or the defaults. Raises BadRecord."""
    rows = await db.read("SELECT settings FROM guild_settings WHERE guild_id = ?", (guild_id,))
    return _load(GuildSettings, rows, "settings", f"server {guild_id}")


async def load_member_settings(db: Database, member_id: int) -> MemberSettings:
    """Return a member's settings, or the defaults. Raises BadRecord."""
    rows = await db.read("SELECT settings FROM member_settings WHERE member_id = ?", (member_id,))
    return _load(MemberSettings, rows, "settings", f"member {member_id}")


_KINDS: Final[Mapping[str, type[_Settings]]] = {"guild": GuildSettings, "member": MemberSettings}


async def known_settings(
    db: Database, kind: Literal["guild", "member"], ids: Collection[int]
) -> dict[int, Any]:
    """Return the stored and readable settings of these guilds or members."""
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
    marks: Sequence[Statement] = (),
    if_seated: bool = False,
) -> S:
    """Apply ``change`` to the stored settings of a guild or member, store and return the result.

    Concurrent changes are retried. ``usual``: the settings if none are stored or they cannot be read.
    ``marks``: they store, with the change, that messages are outdated, if messages look otherwise by it.
    ``if_seated``: store nothing for a member who has no seat at any table, since they were erased. Raises
    Conflict if others always come first, and what ``change`` raises.
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
            # A value that has changed since it was read becomes NULL, which is refused.
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
            # Serialized with erasure (data/erasure.py).
            unit: list[Statement] = [lock_installation(), statement] if if_seated else [statement]
            await db.write(unit if new.look == old.look else [*unit, *marks])
            break
        except Conflict:
            if not left:
                raise
    return new


def remember_options(channel_id: int, game: str, *, preset: str | None, options: str) -> list[Statement]:
    """Store what a game was opened with in a channel; ``options`` is JSON."""
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
