"""Finished deals, replayed from their event logs in worker processes and cached.

A recording has the moves of a deal and a copy of the deal every few plies, so that any moment is a few
actions away.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple

from bot.workers.pool import WorkerPool
from data.db.errors import BadRecord
from data.tables.codec import load_result
from data.tables.replay import Move, ReplayError, new_match, play_again, skip
from data.tables.row_types import StoredTable, Why
from engine import GAMES
from engine.deal import Deal
from engine.match import Match

log = logging.getLogger(__name__)

STRIDE: Final = 16
"""Plies from one copy of a deal to the next."""
KEPT: Final = 64
"""Recordings in the cache; others are made again when they are needed."""


class Turn(NamedTuple):
    """The moves from ``first`` to before ``end``: a player's turn and the answers of others in it.

    ``laid``: whether cards were melded or laid off.
    """

    first: int
    end: int
    laid: bool


@dataclass(frozen=True, slots=True)
class Recording:
    """A replayed deal.

    ``copies`` are copies of the deal at every STRIDE-th ply and at the last; ``before`` and ``after`` are
    the match at its beginning and end.
    """

    deal: int
    moves: tuple[Move, ...]
    copies: tuple[Deal, ...]
    before: Match
    after: Match
    turns: tuple[Turn, ...]

    def at(self, ply: int) -> Deal:
        """Return a copy of the deal after this many actions."""
        if ply == len(self.moves):
            return self.copies[-1].clone()
        deal = self.copies[ply // STRIDE].clone()
        for move in self.moves[deal.ply : ply]:
            deal.apply(move.stored.seat, move.action)
        return deal


def record(stored: StoredTable, deal: int) -> Recording:
    """Replay a finished deal.

    Raises only ReplayError, which says where it failed: other errors that a corrupt record causes may name
    cards.
    """
    begun: list[Deal] = []
    try:
        return _record(stored, deal, begun)
    except Exception:
        raise ReplayError(stored.table_id, deal, begun[0].ply if begun else 0) from None


def record_position(stored: StoredTable) -> Recording:
    """Replay the only deal of a record up to its last action. Raises ReplayError."""
    begun: list[Deal] = []
    try:
        return _record(stored, 1, begun, ended=False)
    except Exception:
        raise ReplayError(stored.table_id, 1, begun[0].ply if begun else 0) from None


def _record(stored: StoredTable, number: int, begun: list[Deal], *, ended: bool = True) -> Recording:
    """Replay a deal, which is put into ``begun`` as soon as it is dealt.

    ``ended``: it is over, with the result that is stored.
    """
    spec = GAMES[stored.game]
    match = new_match(spec, stored)
    skip(spec, match, stored, stored.deals[: number - 1])
    before = match.clone()
    last = stored.deals[number - 1]
    gone = tuple(each for each in stored.resignations if each.deal == number)
    alone = replace(stored, deals=(last,), resignations=gone)
    moves: list[Move] = []
    copies: list[Deal] = []
    asked: set[int] = set()
    laid: list[int] = []

    def look(deal: Deal) -> None:
        if deal.ply % STRIDE == 0:
            copies.append(deal.clone())
        if deal.asking:
            asked.add(deal.ply)
        laid.append(sum(len(meld.cards) for meld in deal.view(None).melds))

    for played in play_again(spec, match, alone):
        begun.append(played.deal)
        look(played.deal)
        for move in played.moves:
            Why(move.stored.why)  # ValueError for an unknown value: moves are shown with it
            moves.append(move)
            look(played.deal)
    [deal] = begun
    where = f"table {stored.table_id} deal {number}"
    if ended and deal.result != load_result(spec, last.result or "", where=where):
        raise BadRecord("result", where)
    turns = _split_turns(moves, asked, laid)
    return Recording(number, tuple(moves), (*copies, deal), before, match, turns)


def _split_turns(moves: Sequence[Move], asked: Collection[int], laid: Sequence[int]) -> tuple[Turn, ...]:
    """Split the moves where another seat moves on its own.

    ``asked`` are the plies at which seats were only asked, ``laid`` the number of cards in melds by ply.
    """
    own = [move.stored for move in moves if move.stored.ply not in asked]
    begins = [0, *(then.ply for now, then in pairwise(own) if now.seat != then.seat), len(moves)]
    return tuple(Turn(first, end, laid[first] != laid[end]) for first, end in pairwise(begins))


class ReplayCache:
    """Replays finished deals and caches the last ones.

    ``workers`` is the number of processes; 0 replays in a thread of this one.
    """

    def __init__(self, workers: int, kept: int = KEPT) -> None:
        self.pool = WorkerPool(workers)
        self._most = kept
        self._kept: OrderedDict[tuple[str, int], Recording] = OrderedDict()
        self._under_way: dict[tuple[str, int], asyncio.Task[Recording]] = {}

    def has(self, table_id: str, deal: int) -> bool:
        """Return whether a deal is in the cache."""
        return (table_id, deal) in self._kept

    async def recording(
        self, table_id: str, deal: int, load: Callable[[], Awaitable[StoredTable]]
    ) -> Recording:
        """Return the recording of a finished deal.

        ``load`` returns the match with all its actions; it is awaited only if needed. Raises ReplayError,
        what ``load`` raises, and BrokenExecutor if the worker dies.
        """
        key = (table_id, deal)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.ensure_future(self._record(key, load))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)  # other requests may wait for it too

    async def _record(self, key: tuple[str, int], load: Callable[[], Awaitable[StoredTable]]) -> Recording:
        stored = await load()
        try:
            made = await self.pool.run(record, stored, key[1])
        except ReplayError as error:
            log.error("a deal cannot be shown again (the command `audit` says more): %s", error)  # noqa: TRY400 - where it happened, not how: that may name cards
            raise
        self._kept[key] = made
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made

    def close(self) -> None:
        """Stop the worker processes."""
        self.pool.close()
