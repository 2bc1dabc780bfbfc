"""The time at a table: when its next moment ends, and whose match clock runs, after whatever has changed.

Nothing here changes a table; the croupier stores what is returned and then lets it take effect.
"""

from collections.abc import Sequence
from typing import Final

from bot.house.match_clock import MatchClock
from bot.house.table import Player, PlayerKind, Table
from data import tables
from data.database import Statement
from engine.deal import Deal
from engine.match import Match

__all__ = [
    "ASLEEP_MS",
    "BETWEEN_MS",
    "LOBBY_MS",
    "clock_after",
    "clock_rows",
    "deadline",
    "deadline_beside",
]

LOBBY_MS: Final = 3_600_000
"""A lobby that has not begun after an hour is closed."""
BETWEEN_MS: Final = 60_000
"""The next deal begins by itself after this time."""
ASLEEP_MS: Final = 86_400_000
"""A match at which no person is left awake is closed after a day."""


def deadline(
    table: Table,
    players: Sequence[Player],
    match: Match | None,
    deal: Deal | None,
    now: int,
    before: tuple[int, ...] | None = None,
) -> int | None:
    """Return when the next moment of a match ends.

    Time goes on as it was while the same seats act as ``before`` (None: it begins anew), or while seats are
    being asked.
    """
    if match is None or match.outcome is not None:
        return None
    if all(player.automatic for player in players):
        return now + ASLEEP_MS
    actors = deal.actors if deal is not None else ()
    asked = deal is not None and deal.asking
    if actors and all(players[seat].automatic for seat in actors):
        return None
    if asked and table.deal is not None and table.deal.asking and table.deadline is not None:
        return table.deadline
    if actors and not table.turn_ms and not asked:
        return None
    asleep = all(player.automatic for player in table.players)
    if actors == before and table.deadline is not None and not asleep:
        return table.deadline
    return now + (table.asking_ms if asked else table.turn_ms if actors else BETWEEN_MS)


def deadline_beside(
    table: Table, seat: int, players: Sequence[Player], match: Match | None, now: int
) -> int | None:
    """Return the deadline after something else than a move has changed at a seat: it leaves the time of other
    seats alone.
    """
    actors = table.deal.actors if table.deal is not None else ()
    before = None if seat in actors else actors
    return deadline(table, players, match, table.deal, now, before)


def clock_after(
    clock: MatchClock, players: Sequence[Player], match: Match | None, deal: Deal | None, now: int
) -> MatchClock:
    """Return the match clock after a change.

    It runs for the people whose turn it is, from the end of another's turn or the deal to the end of their
    own (rummy500.md 8.4); it stands between deals, while seats are only asked, and for the seats that the
    house plays, which moves at once. When the last of several people goes away, the house plays for none of
    them, and their time goes on: it cannot be stopped by going away together, or while another is away.
    """
    if match is None or deal is None or match.outcome is not None:
        return clock.turn((), now)
    if deal.asking:
        return clock.stop(now)
    here = {seat for seat, player in enumerate(players) if player.kind is PlayerKind.PERSON}
    here -= match.resigned
    asleep = len(here) > 1 and all(players[seat].away for seat in here)
    house = [
        seat for seat, player in enumerate(players) if player.automatic and not (asleep and seat in here)
    ]
    return clock.turn(deal.actors, now, house=house)


def clock_rows(table: Table, clock: MatchClock) -> list[Statement]:
    """Return what stores the match clock of a table where it differs from the one in force."""
    before = table.clock.seats
    if clock.seats == before:
        return []
    unit: list[Statement] = []
    for seat, time in enumerate(clock.seats):
        if seat >= len(before) or time != before[seat]:
            unit += tables.set_clock(
                table.id,
                seat,
                left_ms=time.left,
                running_since=time.since,
                in_turn=time.in_turn,
                warned=time.warned,
            )
    return unit
