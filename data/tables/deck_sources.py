"""The sources of duplicate decks: tables that name the same one have the same decks.

A source is a round of a tournament, or the hand of a day.

The hand of a day is named ``today<yyyymmdd>:1``. It is a source of one round, whose commitment is that of the
day (``engine.daily``), without registrations.

A round is named ``<tournament>:<round>``. Its decks follow from the tournament's secret, to which the bot
has committed before anybody registered, and from the registrations of those who play from the start
(``engine.proofs.round_secret``, ``engine.proofs.entrants_share``).
"""

import json
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.db.errors import BadRecord
from engine.proofs import Share, canonical, entrants_share

Registrations = tuple[tuple[int, str], ...]
"""Numbers of entrants, and Discord's ids of the presses by which they registered ("": none)."""


class DeckSource(NamedTuple):
    """What of a source is public: its name, the tournament's commitment, and the registrations."""

    name: str
    commitment: str
    registrations: Registrations

    @property
    def share(self) -> Share:
        """The share of all entrants in the decks."""
        return entrants_share(self.registrations)


def source_name(tournament_id: str, number: int) -> str:
    """Return the name of the source of a round (from 1)."""
    return f"{tournament_id}:{number}"


_TODAY: Final = re.compile(r"today(\d{4})(\d\d)(\d\d):1", re.ASCII)


def day_source(day: str) -> str:
    """Return the name of the source of a day (ISO date)."""
    return f"today{day.replace('-', '')}:1"


def day_of_source(name: str) -> str | None:
    """Return the day (ISO date) of a source; None: it is not that of a day."""
    found = _TODAY.fullmatch(name)
    return "-".join(found.groups()) if found is not None else None


def dump_registrations(registrations: Iterable[tuple[int, str]]) -> str:
    """Return registrations as JSON."""
    return canonical([[number, interaction] for number, interaction in registrations]).decode()


def load_registrations(text: str, *, where: str = "") -> Registrations:
    """Read registrations; "" is none. Raises BadRecord."""
    try:
        found = tuple((number, interaction) for number, interaction in json.loads(text or "[]"))
        if all(type(number) is int and isinstance(interaction, str) for number, interaction in found):
            return found
    except (ValueError, TypeError):
        pass
    raise BadRecord("registrations", where)


async def load_deck_source(db: Database, name: str) -> DeckSource | None:
    """Return a source by its name; None: there is none. Raises BadRecord."""
    if (day := day_of_source(name)) is not None:
        days = await db.read("SELECT commitment FROM daily_deals WHERE day = ?", (day,))
        return DeckSource(name, days[0][0], ()) if days else None
    tournament_id = name.rpartition(":")[0]
    rows = await db.read(
        "SELECT commitment, shares FROM tournaments WHERE tournament_id = ?", (tournament_id,)
    )
    if not name or not rows:
        return None
    [(commitment, shares)] = rows
    return DeckSource(name, commitment, load_registrations(shares, where=f"tournament {tournament_id}"))


async def veiled_tables(db: Database, tournament_id: str) -> list[tuple[str, int]]:
    """Return the tables of a tournament whose cards are hidden, with their pairings."""
    rows = await db.read(
        "SELECT table_id, pairing FROM tables WHERE tournament_id = ? AND veiled = 1 ORDER BY pairing",
        (tournament_id,),
    )
    return [(table_id, pairing) for table_id, pairing in rows]


def unveil(table_id: str) -> list[Statement]:
    """Let everybody see the cards of a table, since its round has ended."""
    return [("UPDATE tables SET veiled = 0 WHERE table_id = ?", (table_id,))]
