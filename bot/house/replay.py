"""Finished deals, to be stepped through: every ply of one as a table that all pages can draw.

A deal is played again from its record in a worker process, since a long one takes a while; what comes back is
its moves and a copy of the deal at every few plies, so that any moment is a few actions away.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise
from typing import Final, NamedTuple

from bot.house.stored import bare_table, moved, take
from bot.house.table import Moved, ReplayError, Table
from bot.work.workers import Crew
from data.codec import load_result
from data.replay import new_match, play_again, resign, skip
from data.stored import Status, StoredDeal, StoredTable
from engine.actions import Action
from engine.deal import Deal
from engine.match import Match

__all__ = [
    "Eyes",
    "Playback",
    "Playbacks",
    "Recording",
    "ReplayReason",
    "ReplayRefused",
    "Sight",
    "Turn",
    "chosen",
    "finished",
    "record",
    "sight_of",
]

log = logging.getLogger(__name__)

STRIDE: Final = 16
"""From one copy of a deal to the next, in plies."""
KEPT: Final = 64
"""Deals that were played again and are kept; all others are played once more when they are asked for."""


class ReplayReason(StrEnum):
    """Why a deal is not shown, or not so."""

    NO_PLACE = "no_place"
    NO_MATCH = "no_match"
    NOT_SEEN = "not_seen"
    NOTHING = "nothing"
    NO_DEAL = "no_deal"
    UNFINISHED = "unfinished"
    NO_MOVE = "no_move"
    NO_SEAT = "no_seat"
    LATER = "later"
    PRIVATE = "private"
    UNREADABLE = "unreadable"
    GIVEN_TWICE = "given_twice"  # a match of the house and a file
    READING = "reading"  # another file of the same member
    NOT_FETCHED = "not_fetched"
    FILE_GONE = "file_gone"  # files are kept in memory alone


class ReplayRefused(Exception):
    """A deal is not shown, or not so; ``facts`` are numbers for the sentence."""

    def __init__(self, reason: ReplayReason, **facts: object) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts


# --- what may be seen


class Eyes(StrEnum):
    """Which hands are shown beside the table."""

    NONE = "t"
    OWN = "h"
    ALL = "a"


@dataclass(frozen=True, slots=True)
class Sight:
    """What somebody may see of the finished deals of a match, besides the public table.

    ``seat`` is where they sat (None: nowhere); ``hands`` whether all hands are open, and if not, why.
    """

    seat: int | None = None
    hands: ReplayReason | None = ReplayReason.PRIVATE

    def check(self, eyes: Eyes) -> None:
        """Raise ReplayRefused for hands that may not be seen."""
        if eyes is Eyes.OWN and self.seat is None:
            raise ReplayRefused(ReplayReason.NO_SEAT)
        if eyes is Eyes.ALL and self.hands is not None:
            raise ReplayRefused(self.hands)

    @property
    def eyes(self) -> tuple[Eyes, ...]:
        """All that may be chosen."""
        own = (Eyes.OWN,) if self.seat is not None else ()
        return (Eyes.NONE, *own, *((Eyes.ALL,) if self.hands is None else ()))


def sight_of(stored: StoredTable, member: int) -> Sight:
    """Return what a member may see: the own hand where they sat; all hands once the match has ended, if the
    table was opened so.
    """
    seat = next((seat.seat for seat in stored.seats if seat.member_id == member), None)
    if not stored.open_hands:
        return Sight(seat, ReplayReason.PRIVATE)
    ended = stored.status in (Status.OVER, Status.CLOSED)
    return Sight(seat, None if ended else ReplayReason.LATER)


def finished(stored: StoredTable, deal: int | None = None) -> StoredDeal:
    """Return a finished deal of a match; None: the last one.

    Raises ReplayRefused (NOTHING, NO_DEAL, UNFINISHED).
    """
    ended = [each for each in stored.deals if each.result is not None]
    if not ended:
        raise ReplayRefused(ReplayReason.NOTHING, number=stored.number)
    if deal is None:
        return ended[-1]
    found = next((each for each in stored.deals if each.deal == deal), None)
    if found is None:
        raise ReplayRefused(ReplayReason.NO_DEAL, deal=deal, deals=len(ended))
    if found.result is None:
        raise ReplayRefused(ReplayReason.UNFINISHED, deal=deal)
    return found


# --- a deal played again


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
    moves: tuple[Moved, ...]
    actions: tuple[Action, ...]
    copies: tuple[Deal, ...]
    before: Match
    after: Match
    turns: tuple[Turn, ...]

    def at(self, ply: int) -> Deal:
        """Return a copy of the deal after so many actions."""
        if ply == len(self.moves):
            return self.copies[-1].clone()
        deal = self.copies[ply // STRIDE].clone()
        for place in range(deal.ply, ply):
            deal.apply(self.moves[place].seat, self.actions[place])
        return deal


def record(stored: StoredTable, deal: int) -> Recording | tuple[int, int]:
    """Play a finished deal again; the deal and ply at which that cannot be done, if it cannot.

    Errors are not raised: they come from another process, and may name cards.
    """
    table = bare_table(stored)
    try:
        return _record(table, stored, deal)
    except Exception:
        # Whatever a spoilt record does to the rules; what is kept of it is where it happened.
        return deal, table.ply


def _record(table: Table, stored: StoredTable, number: int) -> Recording:
    match = new_match(table.spec, stored)
    skip(table.spec, match, stored, stored.deals[: number - 1])
    before = match.clone()
    last = stored.deals[number - 1]
    gone = tuple(each for each in stored.resignations if each.deal == number)
    alone = replace(stored, deals=(last,), resignations=gone)
    moves: list[Moved] = []
    actions: list[Action] = []
    copies: list[Deal] = []
    asked: set[int] = set()
    laid: list[int] = []

    def look(deal: Deal) -> None:
        if deal.ply % STRIDE == 0:
            copies.append(deal.clone())
        if deal.asking:
            asked.add(deal.ply)
        laid.append(sum(len(meld.cards) for meld in deal.view(None).melds))

    for played in play_again(table.spec, match, alone):
        take(table, played)
        look(played.deal)
        for move in played.moves:
            moves.append(moved(number, move))
            actions.append(move.action)
            look(played.deal)
    ended = table.deal.result if table.deal is not None else None
    told = load_result(table.spec, last.result or "", where=f"table {table.id} deal {number}")
    if table.deal is None or ended != told:
        raise ReplayError(table.id, number, table.ply)
    turns = _turns(moves, asked, laid)
    return Recording(number, tuple(moves), tuple(actions), (*copies, table.deal), before, match, turns)


def _turns(moves: Sequence[Moved], asked: Collection[int], laid: Sequence[int]) -> tuple[Turn, ...]:
    """Part the moves where another seat goes on by itself; ``asked`` are the plies at which seats were only
    asked, ``laid`` the cards in melds by ply.
    """
    own = [moved for moved in moves if moved.ply not in asked]
    begins = [0, *(then.ply for now, then in pairwise(own) if now.seat != then.seat), len(moves)]
    return tuple(Turn(first, end, laid[first] != laid[end]) for first, end in pairwise(begins))


def chosen(turns: Sequence[Turn], most: int) -> list[Turn]:
    """Return up to so many turns, in order: those in which cards went down rather than others, as even as
    may be; the last is always among them.
    """
    if len(turns) <= most:
        return [*turns]
    *others, last = turns
    melding = [turn for turn in others if turn.laid]
    rest = [turn for turn in others if not turn.laid]
    melding = _spread(melding, most - 1)
    return sorted([*melding, *_spread(rest, most - 1 - len(melding)), last])


def _spread(turns: Sequence[Turn], most: int) -> list[Turn]:
    """Return so many of the turns, evenly; all, if there are no more."""
    if len(turns) <= most:
        return [*turns]
    return [turns[(2 * place + 1) * len(turns) // (2 * most)] for place in range(most)]


class Playback:
    """A finished deal of a match, ply by ply. ``stored`` need not hold actions: the recording has them."""

    def __init__(self, stored: StoredTable, recording: Recording) -> None:
        self.stored = stored
        self.recording = recording

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        return self.recording.deal

    @property
    def length(self) -> int:
        """How many actions the deal has."""
        return len(self.recording.moves)

    def at(self, ply: int) -> Table:
        """Return the table as it stood after so many actions of the deal, with all its moves up to there.

        Raises ReplayRefused (NO_MOVE).
        """
        if ply not in range(self.length + 1):
            raise ReplayRefused(ReplayReason.NO_MOVE, ply=ply, length=self.length)
        recording = self.recording
        match = (recording.after if ply == self.length else recording.before).clone()
        if ply < self.length:
            gone = (seat for seat in self.stored.resignations if seat.deal == self.deal and seat.ply <= ply)
            resign(match, gone)
        table = bare_table(self.stored)
        table.options, table.match = match.options, match
        table.deal, table.deal_no = recording.at(ply), self.deal
        table.news = recording.moves[:ply]
        for seat in range(len(table.players)):
            left = seat in match.resigned
            table.take(table.with_player(seat, away=False, misses=0, resigned=left))
        return table


class Playbacks:
    """Plays deals again and keeps the last of them.

    ``workers`` is the number of processes; 0 plays in a thread of this one.
    """

    def __init__(self, workers: int, kept: int = KEPT) -> None:
        self._crew = Crew(workers)
        self._most = kept
        self._kept: OrderedDict[tuple[str, int], Recording] = OrderedDict()
        self._under_way: dict[tuple[str, int], asyncio.Task[Recording]] = {}

    def has(self, table_id: str, deal: int) -> bool:
        """Say whether a deal is at hand."""
        return (table_id, deal) in self._kept

    async def playback(
        self, stored: StoredTable, deal: int, load: Callable[[], Awaitable[StoredTable]]
    ) -> Playback:
        """Return a finished deal; ``load`` gives the match with all its actions, if they are needed.

        Raises ReplayRefused (UNREADABLE), what ``load`` raises, and BrokenExecutor if the worker dies.
        """
        key = (stored.table_id, deal)
        if key in self._kept:
            self._kept.move_to_end(key)
            return Playback(stored, self._kept[key])
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.ensure_future(self._record(key, load))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return Playback(stored, await asyncio.shield(task))  # others may wait for it too

    async def _record(self, key: tuple[str, int], load: Callable[[], Awaitable[StoredTable]]) -> Recording:
        stored = await load()
        made = await self._crew.run(record, stored, key[1])
        if not isinstance(made, Recording):
            log.error("table %s: the record cannot be replayed at deal %d, ply %d", key[0], *made)
            raise ReplayRefused(ReplayReason.UNREADABLE, number=stored.number)
        self._kept[key] = made
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made

    def close(self) -> None:
        """End the worker processes."""
        self._crew.close()
