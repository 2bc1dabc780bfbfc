"""Rights: what a person may do to a table and in a guild. All of them are decided here.

A right belongs to the guild of the table: from another guild nobody may do anything to it, whatever their
role there. From a direct message only seated players may act, and only where ``RIGHTS`` gives a reason. The
same holds at tables without a board, from wherever somebody asks; nobody is a moderator there. A table of
friends has no moderator either, and its other rights belong to those who use the channel in which it is.
Whether an act is possible (the table's status, a free seat, whose turn it is) is not a matter of rights.

Who plays a match of a tournament, by which rules and for how long, is decided by the tournament
(``OF_TOURNAMENT``).
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from bot.manager.tables.table import Person, Table, TableError, TableReason
from data.settings import GuildSettings
from data.tables.venues import Venue, venue_of


class Role(StrEnum):
    """What a person is at a table."""

    HOST = "host"
    SEATED = "seated"
    MODERATOR = "moderator"
    """Of the table's guild or channel, and asking from that guild."""
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
    ORDER = "order"
    READY = "ready"
    RESIGN = "resign"
    PRESENCE = "presence"
    BRING_WORD = "bring_word"
    CONSENT = "consent"
    REMATCH = "rematch"


class GuildAct(StrEnum):
    """What only moderators of a guild can do."""

    SETTINGS = "settings"
    CHIP_SETTINGS = "chip_settings"
    GRANT = "grant"
    FREEZE = "freeze"
    VOID = "void"
    AUDIT = "audit"
    EXPORT_ALL = "export_all"
    END_SEASON = "end_season"


class TournamentAct(StrEnum):
    """What can be done to a tournament."""

    TAKE_PART = "take_part"
    START = "start"
    PAUSE = "pause"
    CANCEL = "cancel"
    SHOW_AGAIN = "show_again"
    SUBSTITUTE = "substitute"
    SET_RESULT = "set_result"
    DISQUALIFY = "disqualify"
    DECIDE = "decide"
    """On a complaint: moderators only, since it may be about the organiser."""


class Right(NamedTuple):
    """Who may do something to a table, and why seated players may do it by direct message."""

    roles: frozenset[Role]
    direct: str = ""
    """Empty: it can be done in the table's guild only."""


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
    Act.ORDER: Right(_SEATED, "the next turn is planned on the hand"),
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
"""The right for each act. A feature with a new act adds its line here."""

OF_TOURNAMENT: Final[Mapping[Act, TableReason]] = {
    Act.JOIN: TableReason.TOURNAMENT_SEATS,
    Act.DECLINE: TableReason.TOURNAMENT_SEATS,
    Act.SET_RULE: TableReason.TOURNAMENT_SEATS,
    Act.ADD_COMPUTER: TableReason.TOURNAMENT_SEATS,
    Act.DRAW_LOTS: TableReason.TOURNAMENT_SEATS,
    Act.CHOOSE_PARTNER: TableReason.TOURNAMENT_SEATS,
    Act.BEGIN: TableReason.TOURNAMENT_SEATS,
    Act.CLOSE_LOBBY: TableReason.TOURNAMENT_SEATS,
    Act.LEAVE: TableReason.TOURNAMENT_END,
    Act.END_ABANDONED: TableReason.TOURNAMENT_END,
    Act.STAND_IN: TableReason.TOURNAMENT_ABSENCE,
    Act.PRESENCE: TableReason.TOURNAMENT_ABSENCE,
    Act.REMATCH: TableReason.TOURNAMENT_REMATCH,
}
"""What nobody may do at the table of a tournament, and the refusal."""

_REFUSALS: Final = (
    (Role.HOST, TableReason.NOT_HOST),
    (Role.SEATED, TableReason.NOT_SEATED),
    (Role.MODERATOR, TableReason.NOT_MODERATOR),
)
"""The refusal for a missing role: that of the first of these roles that would be enough."""


def moderates(person: Person, guild: int) -> bool:
    """Return whether a person asks from a guild as a moderator of all of it."""
    return person.moderator and person.guild == guild


def roles_of(table: Table, person: Person) -> frozenset[Role]:
    """Return a person's roles at a table; never empty."""
    held = {
        Role.HOST: person.id == table.host,
        Role.SEATED: table.seat_of(person.id) is not None,
        Role.MODERATOR: table.venue is Venue.GUILD
        and (
            moderates(person, table.guild)
            or (person.guild == table.guild and person.moderated_channel == table.channel)
        ),
    }
    return frozenset(role for role, has in held.items() if has) or frozenset({Role.STRANGER})


def check(table: Table, person: Person, act: Act) -> None:
    """Raise TableError if a person may not do something to a table.

    OTHER_SERVER, OTHER_CHANNEL, NOT_DIRECT, NOT_IN_POOL: asked from the wrong place. Those of
    ``OF_TOURNAMENT``: the tournament decides.
    NOT_HOST, NOT_SEATED, NOT_MODERATOR: the role for the ``act`` is missing.
    """
    check_reach(table, person)
    right = RIGHTS[act]
    if table.venue is Venue.ANYONE and not right.direct:
        raise TableError(TableReason.NOT_IN_POOL, number=table.number)
    if _from_other_chat(table, person) and not right.direct:
        raise TableError(TableReason.OTHER_CHANNEL)
    directly = person.guild is None or table.venue in (Venue.ANYONE, Venue.TODAY)
    if directly and not right.direct:
        raise TableError(TableReason.NOT_DIRECT, number=table.number)
    if table.tournament is not None and act in OF_TOURNAMENT:
        raise TableError(OF_TOURNAMENT[act], number=table.number, table=table, act=act)
    if not right.roles & roles_of(table, person):
        refusal = next(reason for role, reason in _REFUSALS if role in right.roles)
        raise TableError(refusal, number=table.number, table=table, act=act)


def check_reach(table: Table, person: Person) -> None:
    """Raise TableError if a table cannot be reached from where a person asks.

    OTHER_SERVER; NOT_SEATED in a direct message for a person who does not sit there, and OTHER_CHANNEL in
    another chat of friends.
    """
    if table.venue in (Venue.ANYONE, Venue.TODAY):
        table.seat_for(person.id)
        return
    check_guild(table.guild, person, table.number)
    if _from_other_chat(table, person) and table.seat_of(person.id) is None:
        raise TableError(TableReason.OTHER_CHANNEL)
    if person.guild is None:
        table.seat_for(person.id)


def check_guild(guild: int, person: Person, number: int | None = None) -> None:
    """Raise TableError (OTHER_SERVER) if a person asks from another guild than the table's."""
    if venue_of(guild) in (Venue.ANYONE, Venue.TODAY):
        return
    if person.guild not in (None, guild):
        raise TableError(TableReason.OTHER_SERVER, number=number)


def _from_other_chat(table: Table, person: Person) -> bool:
    """Return whether a person asks from another chat of friends than the table's."""
    return table.venue is Venue.FRIENDS and person.guild == table.guild and person.channel != table.channel


def check_unveiled(table: Table) -> None:
    """Raise TableError (VEILED) if other tables still play the cards of a table.

    This is for what shows cards besides the hand panel of a seat. Replays, reviews and proofs are refused by
    ``bot.manager.results.replay.access_of``.
    """
    if table.veiled:
        raise TableError(TableReason.VEILED, number=table.number)


def may_name(table: Table, person: Person, channel: int) -> bool:
    """Return whether a person in a channel may name a table by its number.

    In another channel of its guild only those with a role at the table may: others may not even be able to
    see the table's channel.
    """
    if person.guild is None or table.venue in (Venue.ANYONE, Venue.TODAY):
        return table.seat_of(person.id) is not None
    if person.guild != table.guild:
        return False
    role_elsewhere = table.venue is Venue.GUILD and roles_of(table, person) != {Role.STRANGER}
    return table.channel == channel or role_elsewhere


def check_moderator(person: Person, guild: int | None, act: GuildAct) -> None:
    """Raise TableError (MODERATORS) if a person is not a moderator of a guild."""
    if guild is None or not moderates(person, guild):
        raise TableError(TableReason.MODERATORS, act=act)


def check_opening(person: Person, guild: int, settings: GuildSettings) -> None:
    """Raise TableError (MAY_NOT_OPEN) if the guild's settings do not let a person open tables.

    Roles count in their own guild only: if a role is required, nobody can open from a direct message.
    """
    has_role = person.guild == guild and settings.openers in person.roles
    if settings.openers != "everyone" and not has_role and not moderates(person, guild):
        raise TableError(TableReason.MAY_NOT_OPEN)


def check_organiser(person: Person, guild: int, settings: GuildSettings) -> None:
    """Raise TableError (MAY_NOT_ORGANISE) if a guild's settings do not let a person organise."""
    has_role = person.guild == guild and settings.organisers in person.roles
    if settings.organisers != "everyone" and not has_role and not moderates(person, guild):
        raise TableError(TableReason.MAY_NOT_ORGANISE)


def check_tournament(
    person: Person, guild: int, organiser: int, settings: GuildSettings, act: TournamentAct
) -> None:
    """Raise TableError if a person may not do something to a tournament.

    OTHER_SERVER, NOT_DIRECT: asked from the wrong place. MODERATORS, NOT_ORGANISER: the role for the
    ``act`` is missing. ``organiser``: the member who has opened it, as long as they may organise.
    """
    check_guild(guild, person)
    if person.guild is None:
        raise TableError(TableReason.NOT_DIRECT)
    if act is TournamentAct.TAKE_PART or moderates(person, guild):
        return
    if act is TournamentAct.DECIDE:
        raise TableError(TableReason.MODERATORS)
    own = person.id == organiser and settings.organisers == "everyone"
    if not own and settings.organisers not in person.roles:
        raise TableError(TableReason.NOT_ORGANISER)
