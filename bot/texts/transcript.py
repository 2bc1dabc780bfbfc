"""A match as plain text, move by move, as somebody saw it.

What a reader may not know is never asked for: hands come from the views of the seats that are open, moves
from events as a seat saw them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.house.stored import rebuild
from bot.house.table import Moved, Table, Why
from bot.texts import events, transcripts
from bot.texts.names import names_of
from data.replay import Played, ReplayError, new_match, play_again
from data.stored import Status, StoredResignation, StoredTable
from engine.match import Match

__all__ = ["NoSuchDeal", "transcript"]


class NoSuchDeal(Exception):
    """A deal that a match does not have, or that has no result."""

    def __init__(self, deal: int, finished: int) -> None:
        super().__init__(deal, finished)
        self.deal = deal
        self.finished = finished


def transcript(
    stored: StoredTable, seat: int | None = None, *, eyes: bool = False, deal: int | None = None
) -> str:
    """Return a match, or one of its deals, as plain text; a deal that is still played is not in it.

    ``seat``: as this seat saw it, None: as a spectator did; ``eyes``: with the hands of all. Whether the
    reader may have them is for the caller to ask. Long matches take their time: the bot has a worker do it.

    Raises NoSuchDeal, and ReplayError for a record that the rules of today do not accept.
    """
    finished = tuple(each for each in stored.deals if each.result is not None)
    if deal is not None and deal not in (each.deal for each in finished):
        raise NoSuchDeal(deal, len(finished))
    teller = None
    try:
        teller = _Teller(stored, seat, eyes)
        return "\n".join([*teller.heading(), *teller.deals(deal), *teller.ending(deal)]) + "\n"
    except Exception:
        # Whatever a spoilt record does to the rules. The cause may name cards.
        place = (teller.deal, teller.ply) if teller is not None else (0, 0)
        raise ReplayError(stored.table_id, *place) from None


class _Teller:
    """Plays a match again and tells it."""

    def __init__(self, stored: StoredTable, seat: int | None, eyes: bool) -> None:
        self.stored = replace(stored, deals=tuple(each for each in stored.deals if each.result is not None))
        self.over = stored.status in (Status.OVER, Status.CLOSED)
        self.seat = seat
        self.eyes = eyes
        self.deal = 0
        self.ply = 0
        # The players and the rules, as they were before the first deal.
        self.table: Table = rebuild(replace(stored, started_at=None, deals=(), outcome=None), now=0)
        self.names: Sequence[str] = names_of(self.table)
        self.match: Match = new_match(self.table.spec, stored)

    def heading(self) -> Iterator[str]:
        """Yield what was played, when, by whom, by which rules, and who tells it."""
        spec, stored = self.table.spec, self.stored
        yield transcripts.title(spec)
        yield transcripts.played_at(stored.started_at or stored.created_at, stored.ended_at)
        if not self.over:
            yield transcripts.NOT_OVER
        if self.eyes:
            yield transcripts.ALL_HANDS
        elif self.seat is None:
            yield transcripts.NO_HANDS
        else:
            yield transcripts.own_hand(transcripts.bare(self.names[self.seat]))
        yield from _list(transcripts.PLAYERS, map(transcripts.player, self.table.players))
        yield from _list(transcripts.RULES, transcripts.rules(spec, self.table.options, stored.preset))

    def deals(self, only: int | None) -> Iterator[str]:
        """Yield the deals, or only one of them."""
        for played in play_again(self.table.spec, self.match, self.stored):
            self.deal, self.ply = played.stored.deal, 0
            if only in (None, self.deal):
                yield from self._deal(played)
            elif self.deal > (only or 0):
                return

    def ending(self, only: int | None) -> Iterator[str]:
        """Yield how the match ended, and who left in a deal that nobody finished."""
        late = [gone for gone in self.stored.resignations if gone.deal > self.deal]
        if only is not None or not (late or self.match.outcome is not None or self.over):
            return
        yield ""
        if late:
            yield from (self._gone(gone) for gone in late)
        if self.match.outcome is not None:
            self.table.deal_no = len(self.match.results)
            yield transcripts.bare(events.outcome_line(self.match.outcome, self.names, self.table))
            yield self._score(self.match.outcome.scores)
        elif self.over:
            yield transcripts.NO_OUTCOME

    def _deal(self, played: Played) -> Iterator[str]:
        deal, game = played.deal, self.table.spec.key
        head = transcripts.deal_title(played.stored.deal, transcripts.bare(self.names[played.stored.dealer]))
        yield from ("", head, "=" * len(head), "")
        for seat in range(len(self.names)) if self.eyes else [self.seat] if self.seat is not None else []:
            yield transcripts.hand_of(transcripts.bare(self.names[seat]), deal.view(seat).hand)
        yield from transcripts.table_of(deal.view(None), self.names)
        yield ""
        left = [gone for gone in self.stored.resignations if gone.deal == played.stored.deal]
        last = len(played.stored.actions)
        for stored, _, happened in played.moves:
            yield from (self._gone(gone) for gone in left if gone.ply == stored.ply)
            moved = Moved(played.stored.deal, stored.ply, stored.seat, Why(stored.why), happened)
            # Whoever moves sees all of the own move.
            reader = stored.seat if self.eyes else self.seat
            told = " ".join(map(transcripts.bare, events.news([moved], self.names, reader, game)))
            self.ply = stored.ply + 1
            yield f"{self.ply:>4}. {told}".rstrip()
        result = self.match.results[-1]
        yield from ("", transcripts.bare(events.result_title(result, self.names, game)))
        yield from map(transcripts.bare, events.result_lines(result, self.names, game))
        yield self._score(self.match.scores)
        yield from (self._gone(gone) for gone in left if gone.ply >= last)

    def _score(self, scores: Sequence[int]) -> str:
        return transcripts.score(scores, self.names, self.table.spec.key)

    def _gone(self, gone: StoredResignation) -> str:
        return transcripts.resigned(transcripts.bare(self.names[gone.seat]), gone.why, gone.deal)


def _list(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield from ("", title, *(f"  {line}" for line in lines))
