"""A match as plain text, move by move, as a reader saw it.

Only what the reader may know is read: hands come from the views of open seats, moves from events as a seat
saw them.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, Final

from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import PlayedMove, Player, PlayerKind, Table
from bot.texts.faces import row
from bot.texts.localization import LazyMessage, day, message, time_of_day, use_locale
from bot.texts.names import names_of
from bot.texts.play import events
from bot.texts.tables.options import in_force, preset_name
from bot.texts.tables.words import facts, level_name, score_line
from data.tables.replay import Played, ReplayError, new_match, play_again
from data.tables.row_types import Status, StoredResignation, StoredTable, Why
from engine.cards import RANK, SUIT, Card
from engine.match import Match
from engine.spec import GameSpec
from engine.views import View

ALL_HANDS: Final = LazyMessage("transcript-all-hands")
NO_HANDS: Final = LazyMessage("transcript-no-hands")
NOT_OVER: Final = LazyMessage("transcript-not-over")
NO_OUTCOME: Final = LazyMessage("transcript-no-outcome")
PLAYERS: Final = LazyMessage("transcript-players")
RULES: Final = LazyMessage("transcript-rules")

_BETWEEN: Final = "` `"
"""Between two melds, each in its own box."""
_MARKS: Final = re.compile(r"\\(.)|\*+|`|^(?:-#|#+) ", re.MULTILINE)
_FENCE: Final = "```"


class NoSuchDeal(Exception):
    """A deal that the match does not have, or that is not finished."""

    def __init__(self, deal: int, finished: int) -> None:
        super().__init__(deal, finished)
        self.deal = deal
        self.finished = finished


def transcript(
    stored: StoredTable,
    seat: int | None = None,
    *,
    eyes: bool = False,
    deal: int | None = None,
    locale: str | None = None,
) -> str:
    """Return the finished deals of a match, or one of them, as plain text.

    ``seat``: as this seat saw them (None: a spectator); ``eyes``: with all hands. The caller must check that
    the reader may see them. ``locale``: the language (None: English), which a worker does not know. Long
    matches take a while; the bot uses a worker.

    Raises NoSuchDeal, and ReplayError for a record that today's rules do not accept.
    """
    finished = tuple(each for each in stored.deals if each.result is not None)
    if deal is not None and deal not in (each.deal for each in finished):
        raise NoSuchDeal(deal, len(finished))
    teller = None
    try:
        with use_locale(locale):
            teller = _Teller(stored, seat, eyes)
            return "\n".join([*teller.heading(), *teller.deals(deal), *teller.ending(deal)]) + "\n"
    except Exception:
        # A corrupt record can raise anything. The cause is dropped because it may name cards.
        place = (teller.deal, teller.ply) if teller is not None else (0, 0)
        raise ReplayError(stored.table_id, *place) from None


class _Teller:
    """Replays a match and writes the transcript."""

    def __init__(self, stored: StoredTable, seat: int | None, eyes: bool) -> None:
        self.stored = replace(stored, deals=tuple(each for each in stored.deals if each.result is not None))
        self.over = stored.status in (Status.OVER, Status.CLOSED)
        self.seat = seat
        self.eyes = eyes
        self.deal = 0
        self.ply = 0
        # The players and the options, as they were before the first deal.
        self.table: Table = rehydrate(replace(stored, started_at=None, deals=(), outcome=None))
        self.names: Sequence[str] = names_of(self.table)
        self.match: Match = new_match(self.table.spec, stored)

    def heading(self) -> Iterator[str]:
        """Yield the game, time, players and options, and whose view is told."""
        spec, stored = self.table.spec, self.stored
        yield _title(spec)
        yield played_at(stored.started_at or stored.created_at, stored.ended_at)
        if not self.over:
            yield str(NOT_OVER)
        if self.eyes:
            yield str(ALL_HANDS)
        elif self.seat is None:
            yield str(NO_HANDS)
        else:
            yield _own_hand(bare(self.names[self.seat]))
        yield from _list(str(PLAYERS), map(_player, self.table.players, self.names))
        yield from _list(str(RULES), _rules(spec, self.table.options, stored.preset))

    def deals(self, only: int | None) -> Iterator[str]:
        """Yield the deals, or only one of them."""
        for played in play_again(self.table.spec, self.match, self.stored):
            self.deal, self.ply = played.stored.deal, 0
            if only in (None, self.deal):
                yield from self._deal(played)
            elif self.deal > (only or 0):
                return

    def ending(self, only: int | None) -> Iterator[str]:
        """Yield how the match ended, and who left in an unfinished deal."""
        late = [gone for gone in self.stored.resignations if gone.deal > self.deal]
        if only is not None or not (late or self.match.outcome is not None or self.over):
            return
        yield ""
        if late:
            yield from (self._gone(gone) for gone in late)
        if self.match.outcome is not None:
            self.table.deal_no = len(self.match.results)
            yield bare(events.outcome_line(self.match.outcome, self.names, self.table))
            yield self._score(self.match.outcome.scores)
        elif self.over:
            yield str(NO_OUTCOME)

    def _deal(self, played: Played) -> Iterator[str]:
        deal, game = played.deal, self.table.spec.key
        head = _deal_title(played.stored.deal, bare(self.names[played.stored.dealer]))
        yield from ("", head, "=" * len(head), "")
        for seat in range(len(self.names)) if self.eyes else [self.seat] if self.seat is not None else []:
            yield hand_of(bare(self.names[seat]), deal.view(seat).hand)
        yield from _table_of(deal.view(None), self.names)
        yield ""
        left = [gone for gone in self.stored.resignations if gone.deal == played.stored.deal]
        last = len(played.stored.actions)
        for stored, _, happened in played.moves:
            yield from (self._gone(gone) for gone in left if gone.ply == stored.ply)
            moved = PlayedMove(played.stored.deal, stored.ply, stored.seat, Why(stored.why), happened)
            # With all hands, each move is told as its own seat saw it.
            reader = stored.seat if self.eyes else self.seat
            told = " ".join(map(bare, events.news([moved], self.names, reader, game)))
            self.ply = stored.ply + 1
            yield f"{self.ply:>4}. {told}".rstrip()
        result = self.match.results[-1]
        yield from ("", bare(events.result_title(result, self.names, game)))
        yield from map(bare, events.result_lines(result, self.names, game))
        yield self._score(self.match.scores)
        yield from (self._gone(gone) for gone in left if gone.ply >= last)

    def _score(self, scores: Sequence[int]) -> str:
        return _score(scores, self.names, self.table.spec.key)

    def _gone(self, gone: StoredResignation) -> str:
        return _resigned(bare(self.names[gone.seat]), gone.why, gone.deal)


def _list(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield from ("", title, *(f"  {line}" for line in lines))


# --- the words


def bare(words: str) -> str:
    """Return words without markdown; code blocks stay as they are."""
    parts = words.split(_FENCE)
    parts[::2] = [
        _MARKS.sub(lambda mark: mark[1] or "", part.replace(_BETWEEN, " | ")) for part in parts[::2]
    ]
    return "".join(parts).strip("\n").replace("\u00a0", " ")


def _title(spec: GameSpec) -> str:
    """Return the first line."""
    return message("transcript-title", game=spec.title)


def played_at(started: int, ended: int | None) -> str:
    """Return when a match was played, from milliseconds UTC."""
    on, begun = day(started), time_of_day(started)
    if ended is None:
        return message("transcript-begun", day=on, begun=begun)
    last = time_of_day(ended)
    if _date(started) == _date(ended):
        return message("transcript-played", day=on, begun=begun, ended=last)
    return message("transcript-played-days", day=on, begun=begun, last_day=day(ended), ended=last)


def _date(at: int) -> date:
    return datetime.fromtimestamp(at / 1000, UTC).date()


def _player(seat: Player, name: str) -> str:
    """Return a line about a player."""
    if seat.kind is PlayerKind.PERSON:
        return bare(name)
    if seat.level is None:
        return message("transcript-computer", player=bare(name))
    return message("transcript-computer-level", player=bare(name), level=level_name(seat.level))


def _rules(spec: GameSpec, options: Any, preset: str | None) -> list[str]:
    """Return the preset, and every option that differs from it."""
    known = preset if preset in spec.presets else next(iter(spec.presets), None)
    name = [preset_name(known, spec)] if known is not None else []
    return [*name, *map(bare, in_force(spec, options, known))]


def _own_hand(name: str) -> str:
    """Return that the match is told as one player saw it."""
    return message("transcript-own-hand", player=name)


def _deal_title(number: int, dealer: str) -> str:
    """Return the heading of a deal."""
    return message("transcript-deal", number=number, dealer=dealer)


def hand_of(name: str, cards: Sequence[Card]) -> str:
    """Return the hand dealt to a player, by suit."""
    held = row(sorted(cards, key=lambda card: (SUIT[card], RANK[card])))
    return message("transcript-hand", player=name, cards=held)


def _table_of(view: View, names: Sequence[str]) -> list[str]:
    """Return what everybody sees after the cards are dealt, from a spectator's view."""
    upcard = [message("transcript-upcard", card=row(view.pile[-1:]))] if view.pile else []
    shown, *_ = bare(message("default-wording-upcard-and-stock", count=view.stock)).partition("· ")
    return [*upcard, bare(facts(view, names)).removeprefix(f"{shown}· ")]


def _score(scores: Sequence[int], names: Sequence[str], game: str) -> str:
    """Return the score of the match."""
    return bare(message("transcript-score", score=score_line(scores, names, "", game)))


def _resigned(name: str, why: str, deal: int) -> str:
    """Return that a player resigned or ran out of time in a deal."""
    if why == "timeout":
        return message("transcript-timed-out", player=name, deal=deal)
    return message("transcript-resigned", player=name, deal=deal)


def no_deal(number: int, finished: int) -> str:
    """Return that there is no such finished deal."""
    if not finished:
        return message("transcript-no-deals")
    return message("transcript-no-deal", deal=number, deals=finished)
