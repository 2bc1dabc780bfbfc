"""Events in words, as a reader saw them, and the endings of deals and matches.

Each game's own words are used if it has any. ``game`` is the game's key. If it is not known, an event or
result of a single game uses that game's words; a shared one uses the default, or the first game that has a
sentence for it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.manager.tables.table import PlayedMove, Table
from bot.texts.faces import boxed
from bot.texts.games import default_wording
from bot.texts.games.wording import GENERAL, Wording
from bot.texts.games.wordings import WORDINGS, wording, wording_of
from bot.texts.localization import join, message
from data.tables.row_types import Why
from engine.deal import Result
from engine.events import Discarded, Event
from engine.match import Outcome


def _predicate(event: Event, names: Sequence[str], own: Wording) -> str:
    return own.predicate(event, names) or default_wording.predicate(event, names)


def event_sentence(event: Event, names: Sequence[str], game: str = "") -> str:
    """Return the event as a sentence.

    ``names`` by seat, escaped; the event as the reader may know it (``seen_by``).
    """
    tellers = [wording(game)] if game else WORDINGS.values()
    own = next(filter(None, (teller.sentence(event, names) for teller in tellers)), "")
    return own or message(
        "events-sentence",
        player=names[event.seat],
        predicate=_predicate(event, names, wording_of(event, game)),
    )


def news(
    moves: Iterable[PlayedMove],
    names: Sequence[str],
    seat: int | None = None,
    game: str = "",
    *,
    most: int | None = None,
) -> list[str]:
    """Return a line for every turn among the moves, as ``seat`` saw them (None: a spectator).

    ``most``: so many lines at most, the newest ones; None: all.
    """
    told = [*moves]
    own = wording(game) if game else _teller(told)
    first = None if most is None else -most
    lines = own.news(told, names, seat)
    if lines is not None:
        return lines[first:]
    turns = _turns(told, names, seat, game, own.turn_starts)
    return [turn if isinstance(turn, str) else _turn_line(turn, names) for turn in turns[first:]]


def _teller(moves: Iterable[PlayedMove]) -> Wording:
    """Return the words of the game played: of the first event that belongs to one game only."""
    found = (wording_of(event) for moved in moves for event in moved.events)
    return next((own for own in found if own is not GENERAL), GENERAL)


@dataclass(slots=True)
class _Turn:
    """A turn: each event as the reader saw it, in whose words, and what follows it."""

    actor: int
    events: list[tuple[Event, Wording, str]]
    late: bool = False


def _turns(
    moves: Iterable[PlayedMove],
    names: Sequence[str],
    seat: int | None,
    game: str,
    begins: tuple[type[Event], ...],
) -> list[_Turn | str]:
    """Return the turns among the moves, and the sentences of events that belong to none."""
    turns: list[_Turn | str] = []
    turn: _Turn | None = None
    actor, late = -1, False
    of_game = wording(game) if game else None
    for moved in moves:
        only = default_wording.only_move_suffix(moved, seat)
        for event in moved.events:
            seen = event.seen_by(seat)
            own = of_game or wording_of(seen)
            if sentence := own.sentence(seen, names):
                turns.append(sentence)
                turn = None
                continue
            if seen.seat != actor or isinstance(seen, begins):
                actor, late, turn = seen.seat, False, None
            if turn is None:
                turn = _Turn(actor, [])
                turns.append(turn)
            turn.events.append((seen, own, only))
            turn.late = late = late or moved.why is Why.TIMEOUT
    return turns


def _turn_line(turn: _Turn, names: Sequence[str]) -> str:
    """Return a turn in a line: a complete one in short, any other in predicates."""
    sources = [own.source(seen) or default_wording.source(seen) for seen, own, _ in turn.events]
    last, _, only = turn.events[-1]
    if isinstance(last, Discarded) and any(sources):
        plays = [
            f"{source or _predicate(seen, names, own)}{only}"
            for source, (seen, own, only) in zip(sources[:-1], turn.events, strict=False)
        ]
        told = default_wording.finished_turn(names[turn.actor], plays, f"{boxed(last.card)}{only}")
    else:
        predicates = join([f"{_predicate(seen, names, own)}{only}" for seen, own, only in turn.events])
        told = message("events-turn", player=names[turn.actor], predicates=predicates)
    return f"{told} {message('events-time-up')}" if turn.late else told


def result_title(result: Result, names: Sequence[str], game: str = "") -> str:
    """Return how a deal ended, in a line."""
    return wording_of(result, game).title(result, names) or default_wording.result_title(result, names)


def result_lines(result: Result, names: Sequence[str], game: str = "") -> list[str]:
    """Return the hands as shown at the end, and how the points or chips were computed."""
    own = wording_of(result, game).lines(result, names)
    return own if own is not None else default_wording.result_lines(result, names)


def outcome_line(outcome: Outcome, names: Sequence[str], table: Table) -> str:
    """Return who won the match, and why it ended if not by the score."""
    winners, count = join([names[seat] for seat in outcome.winners]), len(outcome.winners)
    losers = join([names[seat] for seat in range(len(names)) if seat not in outcome.winners])
    match outcome.ending:
        case "resigned":
            return message("events-won-resigned", winners=winners, losers=losers, count=count)
        case "timeout":
            return message("events-won-timeout", winners=winners, losers=losers, count=count)
        case _ if not outcome.winners:
            return message("events-no-winner", deals=table.deal_no)
        case _:
            return message("events-won", winners=winners, count=count)
