"""Match files in words: what they contain, and why one is refused."""

from collections.abc import Callable
from typing import Final

from bot.texts.localization import LazyMessage, decimal, message
from data.db.errors import RecordReason, RecordRefused


def file_name(number: int, ending: str, deal: int | None = None) -> str:
    """Return the file name: ``cardroom-table-3.json``, ``cardroom-table-3-deal-2.txt``.

    A match imported from a file (number 0) gives ``cardroom-match.json``.
    """
    match = f"table-{number}" if number else "match"
    return f"cardroom-{match}{f'-deal-{deal}' if deal is not None else ''}.{ending}"


def about_record(title: str, deals: int) -> str:
    """Return the description of a match's JSON file."""
    return message("records-about-record", game=title, deals=deals)


def about_transcript(title: str, deals: int) -> str:
    """Return the description of a match's text file."""
    return message("records-about-transcript", game=title, deals=deals)


def _shape(error: RecordRefused) -> str:
    if error.where and error.where.isascii() and error.where.isprintable():
        return message("records-shape-at", where=error.where)
    return message("records-shape")


def _size(error: RecordRefused) -> str:
    most = error.facts.get("most")
    if not isinstance(most, int):
        return message("records-too-large")
    megabytes = most / 1_000_000
    digits = len(f"{megabytes:g}".partition(".")[2])
    return message("records-too-large-limit", most=decimal(megabytes, digits))


def _seats(error: RecordRefused) -> str:
    return message("records-seats", game=_game(error), players=_number(error, "count"))


def _rules(error: RecordRefused) -> str:
    return message("records-rules", game=_game(error))


def _name(error: RecordRefused) -> str:
    return message("records-name", seat=_number(error, "seat") + 1, most=_number(error, "most"))


def _game(error: RecordRefused) -> str:
    return str(error.facts.get("game", ""))


def _number(error: RecordRefused, name: str) -> int:
    value = error.facts.get(name)
    return value if isinstance(value, int) else 0


_SENTENCES: Final[dict[RecordReason, LazyMessage | Callable[[RecordRefused], str]]] = {
    RecordReason.STILL_PLAYED: LazyMessage("records-still-played"),
    RecordReason.NOT_BEGUN: LazyMessage("records-not-begun"),
    RecordReason.TOO_LARGE: _size,
    RecordReason.NOT_JSON: LazyMessage("records-not-json"),
    RecordReason.NAMED_TWICE: LazyMessage("records-named-twice"),
    RecordReason.NOT_A_RECORD: LazyMessage("records-not-a-record"),
    RecordReason.VERSION: LazyMessage("records-version"),
    RecordReason.GAME: LazyMessage("records-game"),
    RecordReason.RULES: _rules,
    RecordReason.SHAPE: _shape,
    RecordReason.NAME: _name,
    RecordReason.OPTIONS: LazyMessage("records-options"),
    RecordReason.SEATS: _seats,
    RecordReason.DEALER: LazyMessage("records-dealer"),
    RecordReason.DECK: LazyMessage("records-deck"),
    RecordReason.ACTION: LazyMessage("records-action"),
    RecordReason.UNFINISHED: LazyMessage("records-unfinished"),
    RecordReason.RESULT: LazyMessage("records-result"),
    RecordReason.SCORES: LazyMessage("records-scores"),
    RecordReason.RESIGNATION: LazyMessage("records-resignation"),
    RecordReason.OVER: LazyMessage("records-over"),
    RecordReason.OUTCOME: LazyMessage("records-outcome"),
}


def record_refusal(error: RecordRefused) -> str:
    """Return why a match is not exported, or a file not imported, without markdown."""
    sentence = _SENTENCES[error.reason]
    told = str(sentence) if isinstance(sentence, LazyMessage) else sentence(error)
    move = error.ply + 1 if error.ply is not None else None
    if error.deal is None:
        return told if move is None else message("records-refused-only-move", move=move, reason=told)
    if move is None:
        return message("records-refused-deal", deal=error.deal, reason=told)
    return message("records-refused-move", deal=error.deal, move=move, reason=told)
