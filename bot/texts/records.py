"""Match files in words: what they contain, and why one is refused."""

from collections.abc import Callable
from typing import Final

from data.db.errors import RecordReason, RecordRefused


def file_name(number: int, ending: str, deal: int | None = None) -> str:
    """Return the file name: ``cardroom-table-3.json``, ``cardroom-table-3-deal-2.txt``.

    A match imported from a file (number 0) gives ``cardroom-match.json``.
    """
    match = f"table-{number}" if number else "match"
    return f"cardroom-{match}{f'-deal-{deal}' if deal is not None else ''}.{ending}"


def about_record(title: str, deals: int) -> str:
    """Return the description of a match's JSON file."""
    return (
        f"The record of a match of {title}, {_deals(deals)}: players, decks, moves and results as JSON, "
        "which /replay can play again."
    )


def about_transcript(title: str, deals: int) -> str:
    """Return the description of a match's text file."""
    return f"A match of {title}, {_deals(deals)}, move by move in words, with results and scores."


def _deals(count: int) -> str:
    return f"{count} {'deal' if count == 1 else 'deals'}"


def _shape(error: RecordRefused) -> str:
    named = (
        f" at {error.where}" if error.where and error.where.isascii() and error.where.isprintable() else ""
    )
    return f"Something{named} is missing, superfluous, or not what belongs there."


def _size(error: RecordRefused) -> str:
    most = error.facts.get("most")
    limit = f": the limit is {most / 1_000_000:g} MB" if isinstance(most, int) else ""
    return f"The file is too large{limit}."


def _seats(error: RecordRefused) -> str:
    return f"{error.facts.get('game', 'The game')} is not a game for {error.facts.get('count', 'so many')}."


_SENTENCES: Final[dict[RecordReason, Callable[[RecordRefused], str]]] = {
    RecordReason.STILL_PLAYED: lambda _: (
        "The match is still being played. You can get its record when it ends."
    ),
    RecordReason.NOT_BEGUN: lambda _: "Nothing was played at this table, so there is no record of it.",
    RecordReason.TOO_LARGE: _size,
    RecordReason.NOT_JSON: lambda _: "The file is not valid JSON.",
    RecordReason.NAMED_TWICE: lambda _: "The file has the same name twice.",
    RecordReason.NOT_A_RECORD: lambda _: "The file is not the record of a Cardroom match.",
    RecordReason.VERSION: lambda _: "The record has a format that this version of Cardroom cannot read.",
    RecordReason.GAME: lambda _: "The record is of a game that is not played here.",
    RecordReason.RULES: lambda error: (
        f"The match was played by rules of {error.facts.get('game', 'the game')} that are not known here."
    ),
    RecordReason.SHAPE: _shape,
    RecordReason.NAME: lambda error: (
        f"The name of player {_number(error, 'seat')} is too long (more than {error.facts.get('most')} "
        "characters), or has characters that a name cannot have."
    ),
    RecordReason.OPTIONS: lambda _: "The options are not those of the game, or some are missing.",
    RecordReason.SEATS: _seats,
    RecordReason.DEALER: lambda _: "The wrong player deals.",
    RecordReason.DECK: lambda _: "The deck is not the pack of this game with every card once.",
    RecordReason.ACTION: lambda _: "This move is against the rules.",
    RecordReason.UNFINISHED: lambda _: "The moves stop before the deal is over.",
    RecordReason.RESULT: lambda _: "The result does not follow from the moves.",
    RecordReason.SCORES: lambda _: "The scores do not add up.",
    RecordReason.RESIGNATION: lambda _: "Somebody resigned who could not, or at an impossible moment.",
    RecordReason.OVER: lambda _: "The record goes on after the match is over.",
    RecordReason.OUTCOME: lambda _: "The match did not end as the record says.",
}


def _number(error: RecordRefused, name: str) -> int:
    value = error.facts.get(name)
    return value + 1 if isinstance(value, int) else 0


def record_refusal(error: RecordRefused) -> str:
    """Return why a match is not exported, or a file not imported, without markdown."""
    place = []
    if error.deal is not None:
        place.append(f"deal {error.deal}")
    if error.ply is not None:
        place.append(f"move {error.ply + 1}")
    told = _SENTENCES[error.reason](error)
    return f"{', '.join(place).capitalize()}: {told}" if place else told
