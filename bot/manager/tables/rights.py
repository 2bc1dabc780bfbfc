"""Rights: what a person may do to a table, and in a server. It is decided here and nowhere else.

A right belongs to the server of the table. Who asks from another server may do nothing to the table, whatever
they are there. From a direct message only those who sit at the table may do something, and only what has its
reason in ``RIGHTS``. Whether the table stands so that it can be done (its status, a free seat, whose turn it
is) is no matter of rights.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from bot.manager.tables.table import Person, Table, TableError, TableReason
from data.settings import GuildSettings


class Role(StrEnum):
    """What somebody is at a table."""

    HOST = "host"
    SEATED = "seated"
    MODERATOR = "moderator"
    """Of the server of the table or of its channel, and asking from that server."""
    STRANGER = "stranger"
    """None of the others."""


class Act(StrEnum):
    """What can be done to a table."""

    JOIN = "join"
    DECLINE = "decline"
    LEAVE = "leave"
    SET_RULE = "set_rule"
    ADD_COMPUTER = "add_computer"
    DRAW_LOTS = "draw_lots"
    CHOOSE_PARTNER = "choose_partner"
    BEGIN = "begin"
    CLOSE_LOBBY = "close_lobby"
    CLOSE_MATCH = "close_match"
    END_ABANDONED = "end_abandoned"
    STAND_IN = "stand_in"
    SHOW_AGAIN = "show_again"
    LOOK = "look"
    HAND = "hand"
    MOVE = "move"
    READY = "ready"
    RESIGN = "resign"
    PRESENCE = "presence"
    BRING_WORD = "bring_word"
    CONSENT = "consent"
    REMATCH = "rematch"


class ServerAct(StrEnum):
    """What only moderators of a server can do there."""

    SETTINGS = "settings"
    CHIP_SETTINGS = "chip_settings"
    GRANT = "grant"
    FREEZE = "freeze"
    VOID = "void"
    AUDIT = "audit"
    EXPORT_ALL = "export_all"
    END_SEASON = "end_season"


class Right(NamedTuple):
    """Who may do something to a table, and why those who sit there may do it from a direct message, too."""

    roles: frozenset[Role]
    direct: str = ""
    """Empty: it can be done in the server of the table only."""


_EVERYBODY: Final = frozenset(Role)
_HOST: Final = frozenset({Role.HOST, Role.MODERATOR})
_SEATED: Final = frozenset({Role.SEATED})
_MODERATOR: Final = frozenset({Role.MODERATOR})

RIGHTS: Final[Mapping[Act, Right]] = {
    Act.JOIN: Right(_EVERYBODY),
    Act.DECLINE: Right(_EVERYBODY),
    Act.LEAVE: Right(_SEATED, "a player can stop waiting without going back to the channel"),
    Act.SET_RULE: Right(_HOST),
    Act.ADD_COMPUTER: Right(_HOST),
    Act.DRAW_LOTS: Right(_HOST),
    Act.CHOOSE_PARTNER: Right(_SEATED),
    Act.BEGIN: Right(_HOST),
    Act.CLOSE_LOBBY: Right(_HOST),
    Act.CLOSE_MATCH: Right(_MODERATOR),
    Act.END_ABANDONED: Right(_SEATED),
    Act.STAND_IN: Right(_SEATED),
    Act.SHOW_AGAIN: Right(_EVERYBODY),
    Act.LOOK: Right(_EVERYBODY, "a player's own table can be read where the player's hand is"),
    Act.HAND: Right(_SEATED, "the hand is shown in a direct message"),
    Act.MOVE: Right(_SEATED, "the buttons of the hand are in a direct message"),
    Act.READY: Right(
        _SEATED, "the result of a deal is shown in a direct message, with the button for the next"
    ),
    Act.RESIGN: Right(_SEATED, "a match can be given up on the hand"),
    Act.PRESENCE: Right(_SEATED, "who is away is told so in a direct message, and comes back there"),
    Act.BRING_WORD: Right(_SEATED, "a word for the shuffle concerns the player alone"),
    Act.CONSENT: Right(_SEATED, "whether a player's own secrets are opened concerns the player alone"),
    Act.REMATCH: Right(
        _SEATED, "the result of a match is shown in a direct message, with the button for another"
    ),
}
"""Each act with its right. A branch of the house that can do more adds an act and its line here."""

_REFUSALS: Final = (
    (Role.HOST, TableReason.NOT_HOST),
    (Role.SEATED, TableReason.NOT_SEATED),
    (Role.MODERATOR, TableReason.NOT_MODERATOR),
)
"""What somebody is told who has none of the roles: the first of these that would have done."""


def moderates(person: Person, guild: int) -> bool:
    """Say whether a person asks from a server as a moderator of all of it."""
    return person.moderator and person.guild == guild


def roles_of(table: Table, person: Person) -> frozenset[Role]:
    """Return what a person is at a table; never nothing."""
    held = {
        Role.HOST: person.id == table.host,
        Role.SEATED: table.seat_of(person.id) is not None,
        Role.MODERATOR: moderates(person, table.guild)
        or (person.guild == table.guild and person.keeps == table.channel),
    }
    return frozenset(role for role, has in held.items() if has) or frozenset({Role.STRANGER})


def check(table: Table, person: Person, act: Act) -> None:
    """Refuse what a person may not do to a table.

    Raises TableError: OTHER_SERVER, NOT_DIRECT for what is asked from elsewhere; NOT_HOST, NOT_SEATED,
    NOT_MODERATOR with the ``act``.
    """
    check_reach(table, person)
    right = RIGHTS[act]
    if person.guild is None and not right.direct:
        raise TableError(TableReason.NOT_DIRECT, number=table.number)
    if not right.roles & roles_of(table, person):
        refusal = next(reason for role, reason in _REFUSALS if role in right.roles)
        raise TableError(refusal, number=table.number, act=act)


def check_reach(table: Table, person: Person) -> None:
    """Refuse whoever asks from where a table is out of reach, whatever it is that they ask.

    Raises TableError: OTHER_SERVER; NOT_SEATED in a direct message for who does not sit there.
    """
    check_server_of(table.guild, person, table.number)
    if person.guild is None:
        table.seat_for(person.id)


def check_server_of(guild: int, person: Person, number: int | None = None) -> None:
    """Refuse whoever asks from a server that is not the table's. Raises TableError (OTHER_SERVER)."""
    if person.guild not in (None, guild):
        raise TableError(TableReason.OTHER_SERVER, number=number)


def may_name(table: Table, person: Person, channel: int) -> bool:
    """Say whether somebody reaches a table from a channel by its number.

    From another channel of its server only those do who have something to do with it: others may not even
    see the channel in which it stands.
    """
    if person.guild is None:
        return table.seat_of(person.id) is not None
    here = person.guild == table.guild
    return here and (table.channel == channel or roles_of(table, person) != {Role.STRANGER})


def check_server(person: Person, guild: int | None, act: ServerAct) -> None:
    """Refuse who is no moderator of the server that something is done in. Raises TableError (MODERATORS)."""
    if guild is None or not moderates(person, guild):
        raise TableError(TableReason.MODERATORS, act=act)


def check_opening(person: Person, guild: int, settings: GuildSettings) -> None:
    """Refuse who may not open tables in a server, by its settings. Raises TableError (MAY_NOT_OPEN).

    Roles count in their own server only: where some are asked for, nobody opens from a direct message.
    """
    has_role = person.guild == guild and settings.openers in person.roles
    if settings.openers != "everyone" and not has_role and not moderates(person, guild):
        raise TableError(TableReason.MAY_NOT_OPEN)
