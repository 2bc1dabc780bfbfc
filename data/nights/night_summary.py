"""The numbers of an evening: its matches, who won them, most wins, and chips."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from data.db.database import Database
from data.ledger.ledger_queries import AccountKind, table_books
from data.nights.nights import Evening, Night, NightKey, load
from data.rankings.milestones import Milestones, match_milestones


class PlayedMatch(NamedTuple):
    """A finished match; by seat: the member (None: a computer), score and outcome."""

    table_id: str
    number: int
    game: str
    members: tuple[int | None, ...]
    scores: tuple[int, ...]
    outcomes: tuple[str, ...]
    milestones: Milestones

    @property
    def winners(self) -> tuple[int | None, ...]:
        """The members who won; None for a computer."""
        return tuple(member for member, how in zip(self.members, self.outcomes, strict=True) if how == "won")


class NightTable(NamedTuple):
    """A table of an evening or a rematch of one; ``ended_at`` is None while it lives (ms UTC)."""

    table_id: str
    number: int
    game: str
    created_at: int
    ended_at: int | None
    begun: bool


@dataclass(frozen=True, slots=True)
class NightSummary:
    """The numbers of an evening.

    ``live``: tables still in play; ``begun``: those that were played at; ``chips``: what members have gained.
    ``next_start``: when the next evening begins, in ms UTC; None: none is planned.
    """

    matches: tuple[PlayedMatch, ...] = ()
    live: int = 0
    begun: int = 0
    chips: tuple[tuple[int, int], ...] = ()
    next_start: int | None = None

    @property
    def wins(self) -> list[tuple[int, int]]:
        """The members who won matches with their number of wins, the most first."""
        counted = Counter(
            member for match in self.matches for member in match.winners if member is not None and member > 0
        )
        return counted.most_common()


async def night_tables(db: Database, night: Night, table_ids: Collection[str]) -> list[NightTable]:
    """Return the tables that were opened for an evening, with all their rematches."""
    if not table_ids:
        return []
    rows = await db.read(
        "SELECT table_id, number, game, created_at, ended_at, started_at, rematch_of FROM tables "
        "WHERE channel_id = ? AND created_at >= ? ORDER BY created_at, number",
        (night.channel_id, night.starts_at),
    )
    found: dict[str, NightTable] = {}
    for table_id, number, game, created_at, ended_at, started_at, rematch_of in rows:
        if table_id in table_ids or rematch_of in found:
            found[table_id] = NightTable(table_id, number, game, created_at, ended_at, started_at is not None)
    return [*found.values()]


async def night_summary(db: Database, evening: Evening) -> NightSummary:
    """Return the numbers of an evening."""
    opened = {slot.table_id for slot in evening.slots if slot.table_id is not None}
    tables = await night_tables(db, evening.night, opened)
    matches, chips = [], Counter[int]()
    for table in tables:
        rows = await db.read(
            "SELECT member_id, score, outcome FROM match_seats WHERE table_id = ? ORDER BY seat",
            (table.table_id,),
        )
        if rows:
            members, scores, outcomes = zip(*rows, strict=True)
            reached = await match_milestones(db, table.table_id)
            matches.append(PlayedMatch(*table[:3], members, scores, outcomes, reached))
        for party, amount in (await table_books(db, table.table_id)).net.items():
            if party.kind is AccountKind.WALLET and party.member_id is not None and party.member_id > 0:
                chips[party.member_id] += amount
    following = await load(db, NightKey(evening.night.series_id, evening.night.evening + 1))
    return NightSummary(
        tuple(matches),
        live=sum(table.ended_at is None for table in tables),
        begun=sum(table.begun for table in tables),
        chips=tuple((member, amount) for member, amount in chips.most_common() if amount > 0),
        next_start=following.night.starts_at if following is not None else None,
    )
