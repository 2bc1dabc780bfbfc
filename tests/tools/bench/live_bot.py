"""Live tables in mid-deal, written straight into a database, as a busy bot stores them.

Every kind of table is played at random from a few decks; tables of a kind share those deals. This saves a
minute for ten thousand tables, and nothing in a start or a press depends on it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from data import installation
from data.db.database import Database, Statement
from data.tables import tables
from data.tables.codec import dump_action, dump_options
from data.tables.row_types import SeatKind, Status, StoredAction, StoredDeal, StoredSeat, StoredTable, Why
from data.tables.table_chain import Links
from engine import GAMES
from engine.match import SEED_BYTES

DEALS: Final = 12
"""Different deals of a kind."""
PLIES: Final = range(6, 16)
DEAL: Final = 1
AT_ONCE: Final = 200
"""Tables in one transaction."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table: numbers of people and computers, and the turn's time in ms (0: unlimited).

    ``target``: the score that ends the match (0: the default).
    """

    game: str
    people: int
    computers: int = 0
    turn_ms: int = 0
    target: int = 0

    def options(self) -> Any:
        """Return the options of the game."""
        spec = GAMES[self.game]
        return spec.options(target=self.target) if self.target else spec.options()


HOUR: Final = 3_600_000
TWO: Final = (Kind("gin", 2, target=10_000),)
"""Two people in a match that does not end during the measurement."""
MIXED: Final = (
    Kind("gin", 2),
    Kind("gin", 2, turn_ms=HOUR),
    Kind("gin", 1, 1),
    Kind("rummy500", 3, turn_ms=24 * HOUR),
    Kind("control", 2, 1),
    Kind("hand", 4, turn_ms=24 * HOUR),
    Kind("hand_partnership", 2, 2),
    Kind("panguingue", 4, 2, turn_ms=24 * HOUR),
    Kind("rummy500", 2),
    Kind("panguingue", 3, turn_ms=HOUR),
)


@dataclass(frozen=True, slots=True)
class Place:
    """A table's messages: channel and board, and for each person member, channel, message."""

    channel: int
    board: int
    seats: tuple[tuple[int, int, int], ...]


def plan(kinds: Sequence[Kind], count: int) -> list[Kind]:
    """Return the kinds of ``count`` tables, in turn."""
    return [kinds[at % len(kinds)] for at in range(count)]


def table_id(number: int) -> str:
    """Return the id of a table."""
    return f"t{number:06}"


async def write(
    db: Database, kinds: Sequence[Kind], places: Sequence[Place], *, guild: int, now: int
) -> None:
    """Store a table of each kind at its place, as the program has left it at ``now``.

    The turns end evenly spread over their time. The contents of the messages are not stored.
    """
    chance = Random(3)
    unit: list[Statement] = []
    for number, (kind, place) in enumerate(zip(kinds, places, strict=True), 1):
        unit += _table(number, kind, place, chance, guild, now)
        if number % AT_ONCE == 0:
            await db.write(unit)
            unit = []
    # As the migration leaves a table that an older program has stored.
    unit.append(("UPDATE tables SET due_at = 0, version = 0", ()))
    await db.write([*unit, *installation.note_served(now)])


def _table(number: int, kind: Kind, place: Place, chance: Random, guild: int, now: int) -> list[Statement]:
    name, deal = table_id(number), _deals(kind)[number % DEALS]
    seats = [
        StoredSeat(
            seat=seat,
            kind=SeatKind.PERSON,
            name=f"Member {member}",
            joined_at=now,
            member_id=member,
            dm_channel_id=channel,
            hand_message_id=message,
        )
        for seat, (member, channel, message) in enumerate(place.seats)
    ]
    for seat in range(kind.people, kind.people + kind.computers):
        seats.append(
            StoredSeat(seat=seat, kind=SeatKind.COMPUTER, name="Computer", joined_at=now, level="normal")
        )
    table = StoredTable(
        table_id=name,
        guild_id=guild,
        channel_id=place.channel,
        number=number,
        game=kind.game,
        spec_version=GAMES[kind.game].version,
        options=dump_options(kind.options()),
        seat_count=len(seats),
        turn_ms=kind.turn_ms,
        created_at=now,
        host_id=place.seats[0][0],
        status=Status.PLAYING,
        started_at=now,
        deadline_at=now + chance.randrange(60_000, kind.turn_ms) if kind.turn_ms else None,
        message_id=place.board,
        seats=tuple(seats),
    )
    unit = [
        *tables.open_table(table),
        *tables.new_deal(
            name, DEAL, dealer=deal.dealer, deck=deal.deck, seed=deal.seed, at=now, links=Links()
        ),
    ]
    for done in deal.actions:
        row = (name, DEAL, done.ply, done.seat, done.action, done.who, done.why, now)
        unit.append((_ACTION, row))
    return unit


_ACTION: Final = (
    "INSERT INTO actions (table_id, deal, ply, seat, action, who, why, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)


@cache
def _deals(kind: Kind) -> list[StoredDeal]:
    """Play deals of a kind until it is the turn of people alone."""
    chance = Random(f"{kind}")
    found: list[StoredDeal] = []
    while len(found) < DEALS:
        seats = kind.people + kind.computers
        match = GAMES[kind.game].new_match(seats=seats, options=kind.options())
        deck, seed = list(match.pack()), chance.randbytes(SEED_BYTES)
        chance.shuffle(deck)
        deal, least = match.deal(deck, seed=seed), chance.choice(PLIES)
        actions: list[StoredAction] = []
        while deal.result is None and (deal.ply < least or any(seat >= kind.people for seat in deal.actors)):
            seat = deal.actors[0]
            action = chance.choice(deal.legal_actions(seat))
            why = Why.PLAYER if seat < kind.people else Why.COMPUTER
            actions.append(
                StoredAction(ply=deal.ply, seat=seat, action=dump_action(action), who=None, why=why, at=0)
            )
            deal.apply(seat, action)
        if deal.result is None:
            found.append(
                StoredDeal(
                    table_id="",
                    deal=DEAL,
                    dealer=match.dealer,
                    deck_text=" ".join(map(str, deck)),
                    seed_text=seed.hex(),
                    started_at=0,
                    actions=tuple(actions),
                )
            )
    return found
