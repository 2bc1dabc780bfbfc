"""Replays of finished deals: who may see what, and every ply as a table to draw."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from bot.manager.tables.rehydration import bare_table, played_move
from bot.manager.tables.table import PlayedMove, Table
from bot.workers.replay_cache import Recording, ReplayCache, Turn
from data.tables.replay import ReplayError, resign
from data.tables.row_types import SeatKind, Status, StoredDeal, StoredTable


class ReplayReason(StrEnum):
    """Why a replay is refused."""

    NO_PLACE = "no_place"
    NO_MATCH = "no_match"
    NO_MATCHES = "no_matches"  # the member has none
    NOT_SEEN = "not_seen"
    VEILED = "veiled"  # the same cards are still played at other tables
    NOTHING = "nothing"
    NO_DEAL = "no_deal"
    UNFINISHED = "unfinished"
    NO_MOVE = "no_move"
    NO_SEAT = "no_seat"
    LATER = "later"
    PRIVATE = "private"
    UNREADABLE = "unreadable"
    GIVEN_TWICE = "given_twice"  # a match of this bot and a file
    READING = "reading"  # another file of the same member
    NOT_FETCHED = "not_fetched"
    FILE_GONE = "file_gone"  # files are kept in memory only
    NO_REVIEW_LIVE = "no_review_live"
    NO_REVIEW_SEAT = "no_review_seat"
    NO_REVIEW_GAME = "no_review_game"
    NO_REVIEW = "no_review"  # none is stored
    NO_PROOF = "no_proof"  # older than proofs
    NO_PROOF_YET = "no_proof_yet"


class ReplayRefused(Exception):
    """A replay is refused; ``facts`` are values for the sentence."""

    def __init__(self, reason: ReplayReason, **facts: object) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts


# --- access


class Viewpoint(StrEnum):
    """Which hands are shown beside the table."""

    NONE = "t"
    OWN = "h"
    ALL = "a"


@dataclass(frozen=True, slots=True)
class ReplayAccess:
    """What a member may see of the finished deals of a match, besides the public table.

    ``seat``: where they sat (None: nowhere). ``hands``: None if all hands are open, otherwise why not.
    """

    seat: int | None = None
    hands: ReplayReason | None = ReplayReason.PRIVATE

    def check(self, eyes: Viewpoint) -> None:
        """Raise ReplayRefused for hands that may not be seen."""
        if eyes is Viewpoint.OWN and self.seat is None:
            raise ReplayRefused(ReplayReason.NO_SEAT)
        if eyes is Viewpoint.ALL and self.hands is not None:
            raise ReplayRefused(self.hands)

    @property
    def eyes(self) -> tuple[Viewpoint, ...]:
        """The viewpoints that may be chosen."""
        own = (Viewpoint.OWN,) if self.seat is not None else ()
        return (Viewpoint.NONE, *own, *((Viewpoint.ALL,) if self.hands is None else ()))


def access_of(stored: StoredTable, member: int) -> ReplayAccess:
    """Return what a member may see.

    Their own hand where they sat; all hands once the match has ended, if the table was opened so or all
    people who sat there have consented since. Raises ReplayRefused (VEILED) as long as other tables play the
    same cards: until then nobody sees any of it.
    """
    if stored.veiled:
        raise ReplayRefused(ReplayReason.VEILED, number=stored.number)
    seat = next((seat.seat for seat in stored.seats if seat.member_id == member), None)
    people = [each for each in stored.seats if each.kind is SeatKind.PERSON]
    ended = stored.status in (Status.OVER, Status.CLOSED)
    if not stored.open_hands and not (ended and all(each.consents for each in people)):
        return ReplayAccess(seat, ReplayReason.PRIVATE)
    return ReplayAccess(seat, None if ended else ReplayReason.LATER)


def finished_deal(stored: StoredTable, deal: int | None = None) -> StoredDeal:
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


# --- a deal, ply by ply


def pick_turns(turns: Sequence[Turn], most: int) -> list[Turn]:
    """Return up to ``most`` turns in order, spread evenly.

    Turns in which cards were melded come first, and the last turn is always included.
    """
    if len(turns) <= most:
        return [*turns]
    *others, last = turns
    melding = [turn for turn in others if turn.laid]
    rest = [turn for turn in others if not turn.laid]
    melding = _spread(melding, most - 1)
    return sorted([*melding, *_spread(rest, most - 1 - len(melding)), last])


def _spread(turns: Sequence[Turn], most: int) -> list[Turn]:
    """Return up to ``most`` of the turns, spread evenly."""
    if len(turns) <= most:
        return [*turns]
    return [turns[(2 * place + 1) * len(turns) // (2 * most)] for place in range(most)]


class Playback:
    """A finished deal, ply by ply; ``stored`` needs no actions: the recording has them."""

    def __init__(self, stored: StoredTable, recording: Recording) -> None:
        self.stored = stored
        self.recording = recording

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        return self.recording.deal

    @property
    def length(self) -> int:
        """The number of actions in the deal."""
        return len(self.recording.moves)

    @cached_property
    def moves(self) -> tuple[PlayedMove, ...]:
        """All moves of the deal, with unfiltered events."""
        return tuple(played_move(self.deal, move) for move in self.recording.moves)

    def at(self, ply: int) -> Table:
        """Return the table after ``ply`` actions of the deal, with all moves so far as news.

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
        table.news = self.moves[:ply]
        for seat in range(len(table.players)):
            left = seat in match.resigned
            table.take(table.with_player(seat, away=False, misses=0, resigned=left))
        return table


async def playback_of(
    replay_cache: ReplayCache, stored: StoredTable, deal: int, load: Callable[[], Awaitable[StoredTable]]
) -> Playback:
    """Return a finished deal; ``load`` loads the match with its actions if needed.

    Raises ReplayRefused (UNREADABLE), the errors of ``load``, and BrokenExecutor if the worker dies.
    """
    try:
        return Playback(stored, await replay_cache.recording(stored.table_id, deal, load))
    except ReplayError:
        raise ReplayRefused(ReplayReason.UNREADABLE, number=stored.number) from None
