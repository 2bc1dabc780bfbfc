"""The sources of duplicate decks: a round of a tournament, whose tables all have the same decks.

A source is named ``<tournament>:<round>``. Its decks follow from the tournament's secret, to which the bot
has committed before anybody registered, and from the registrations of those who play from the start
(``engine.proofs.round_secret``, ``engine.proofs.entrants_share``).
"""

import json
from collections.abc import Iterable
from typing import NamedTuple

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
