"""Events in words, as a reader saw them, and the endings of deals and matches.

Each game's own words are used if it has any. ``game`` is the game's key. If it is not known, an event or
result of a single game uses that game's words; a shared one uses the default, or the first game that has a
sentence for it.
"""

from collections.abc import Iterable, Sequence

from bot.manager.tables.table import PlayedMove, Table
from bot.texts import default_wording
from bot.texts.faces import boxed
from bot.texts.games import WORDINGS, wording, wording_of
from bot.texts.localization import join, message
from bot.texts.wording import GENERAL, Wording
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
    moves: Iterable[PlayedMove], names: Sequence[str], seat: int | None = None, game: str = ""
) -> list[str]:
    """Return a line for every turn among the moves, as ``seat`` saw them (None: a spectator)."""
    told = [*moves]
    own = wording(game) if game else _teller(told)
    lines = own.news(told, names, seat)
    return lines if lines is not None else _turns(told, names, seat, game, own.turn_starts)


def _teller(moves: Iterable[PlayedMove]) -> Wording:
    """Return the words of the game played: of the first event that belongs to one game only."""
    found = (wording_of(event) for moved in moves for event in moved.events)
    return next((own for own in found if own is not GENERAL), GENERAL)


def _turns(
    moves: Iterable[PlayedMove],
    names: Sequence[str],
    seat: int | None,
    game: str,
    begins: tuple[type[Event], ...],
) -> list[str]:
    lines: list[str] = []
    turn: list[tuple[Event, Wording, str, str]] = []  # as seen, in whose words, where from, and what follows
    drew = False
    discard = ""
    actor = -1
    late = False
    of_game = wording(game) if game else None

    def close() -> None:
        if turn and drew and discard:
            plays = [
                f"{source or _predicate(seen, names, own)}{only}" for seen, own, source, only in turn[:-1]
            ]
            told = default_wording.finished_turn(names[actor], plays, discard)
        elif turn:
            predicates = join([f"{_predicate(seen, names, own)}{only}" for seen, own, _, only in turn])
            told = message("events-turn", player=names[actor], predicates=predicates)
        if turn:
            lines.append(f"{told} {message('events-time-up')}" if late else told)
        turn.clear()

    for moved in moves:
        for event in moved.events:
            seen = event.seen_by(seat)
            own = of_game or wording_of(seen)
            if sentence := own.sentence(seen, names):
                close()
                lines.append(sentence)
                continue
            if seen.seat != actor or isinstance(seen, begins):
                close()
                actor, late = seen.seat, False
            only = default_wording.only_move_suffix(moved, seat)
            source = own.source(seen) or default_wording.source(seen)
            drew = bool(source) or (drew and bool(turn))
            discard = f"{boxed(seen.card)}{only}" if isinstance(seen, Discarded) else ""
            turn.append((seen, own, source, only))
            late = late or moved.why is Why.TIMEOUT
    close()
    return lines


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
