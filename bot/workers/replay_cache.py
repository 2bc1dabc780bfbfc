"""Finished deals played again from their records, in a worker process, since a long one takes a while.

What comes back are the moves of a deal and a copy of it at every few plies, so that any moment is a few
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
"""From one copy of a deal to the next, in plies."""
KEPT: Final = 64
"""Deals that were played again and are kept; all others are played once more when they are asked for."""


class Turn(NamedTuple):
    """The moves from ``first`` to before ``end``, which are a player's turn and what others answered in it.

    ``laid``: whether cards went down.
    """

    first: int
    end: int
    laid: bool


@dataclass(frozen=True, slots=True)
class Recording:
    """A deal played again. ``copies`` are those of the deal at every STRIDE-th ply, and at the last;
    ``before`` and ``after`` the match at its begin and end.
    """

    deal: int
    moves: tuple[Move, ...]
    copies: tuple[Deal, ...]
    before: Match
    after: Match
    turns: tuple[Turn, ...]

    def at(self, ply: int) -> Deal:
        """Return a copy of the deal after so many actions."""
        if ply == len(self.moves):
            return self.copies[-1].clone()
        deal = self.copies[ply // STRIDE].clone()
        for move in self.moves[deal.ply : ply]:
            deal.apply(move.stored.seat, move.action)
        return deal


def record(stored: StoredTable, deal: int) -> Recording:
    """Play a finished deal again.

    Raises ReplayError alone: whatever else a spoilt record does to the rules may name cards, and what is kept
    of it is where it happened.
    """
    begun: list[Deal] = []
    try:
        return _record(stored, deal, begun)
    except Exception:
        raise ReplayError(stored.table_id, deal, begun[0].ply if begun else 0) from None


def _record(stored: StoredTable, number: int, begun: list[Deal]) -> Recording:
    """Play a deal again; it is put into ``begun`` as it is dealt."""
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
            Why(move.stored.why)  # ValueError, if it is none: a move is shown with it
            moves.append(move)
            look(played.deal)
    [deal] = begun
    where = f"table {stored.table_id} deal {number}"
    if deal.result != load_result(spec, last.result or "", where=where):
        raise BadRecord("result", where)
    turns = _turns(moves, asked, laid)
    return Recording(number, tuple(moves), (*copies, deal), before, match, turns)


def _turns(moves: Sequence[Move], asked: Collection[int], laid: Sequence[int]) -> tuple[Turn, ...]:
    """Part the moves where another seat goes on by itself; ``asked`` are the plies at which seats were only
    asked, ``laid`` the cards in melds by ply.
    """
    own = [move.stored for move in moves if move.stored.ply not in asked]
    begins = [0, *(then.ply for now, then in pairwise(own) if now.seat != then.seat), len(moves)]
    return tuple(Turn(first, end, laid[first] != laid[end]) for first, end in pairwise(begins))


class ReplayCache:
    """Plays deals again and keeps the last of them.

    ``workers`` is the number of processes; 0 plays in a thread of this one.
    """

    def __init__(self, workers: int, kept: int = KEPT) -> None:
        self.crew = WorkerPool(workers)
        self._most = kept
        self._kept: OrderedDict[tuple[str, int], Recording] = OrderedDict()
        self._under_way: dict[tuple[str, int], asyncio.Task[Recording]] = {}

    def has(self, table_id: str, deal: int) -> bool:
        """Say whether a deal is at hand."""
        return (table_id, deal) in self._kept

    async def recording(
        self, table_id: str, deal: int, load: Callable[[], Awaitable[StoredTable]]
    ) -> Recording:
        """Return a finished deal; ``load`` gives the match with all its actions, if they are needed.

        Raises ReplayError, what ``load`` raises, and BrokenExecutor if the worker dies.
        """
        key = (table_id, deal)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.ensure_future(self._record(key, load))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)  # others may wait for it too

    async def _record(self, key: tuple[str, int], load: Callable[[], Awaitable[StoredTable]]) -> Recording:
        stored = await load()
        try:
            made = await self.crew.run(record, stored, key[1])
        except ReplayError as error:
            log.error("%s", error)  # noqa: TRY400 - where it happened, not how: that may name cards
            raise
        self._kept[key] = made
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made

    def close(self) -> None:
        """End the worker processes."""
        self.crew.close()
