"""Export of a match as a file for people and other programs, and its import.

The record is JSON: the game with its options, the players, every finished deal with its deck, moves and
result, the resignations, and the outcome; in a match of a tournament also ``tournament`` (true) and
``deal_limit``, with duplicate deals ``deck_source``. Cards are written as ``10D``, the second ten of diamonds
of several packs as ``10D.2``, a joker as ``JK``. Deals count from 1, seats and plies from 0; times are UTC.
It names no member, guild, channel, message or tournament.

An imported record is untrusted: importing replays the match and refuses what does not follow from decks and
moves. That takes a second for a long match, so the bot does it in a worker. Whether a proof is valid
(bot/proofs/PROOFS.md) is checked by a verifier; here it is only carried along.
"""

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from data.db.errors import BadRecord, RecordReason, RecordRefused
from data.tables.card_names import cards_to_words, read_cards, words_to_cards, write_cards
from data.tables.codec import (
    dump_action,
    dump_options,
    dump_outcome,
    dump_result,
    load_action,
    load_options,
    load_outcome,
    load_result,
)
from data.tables.replay import Played, new_match, play_again, resign
from data.tables.row_types import (
    SeatKind,
    Status,
    StoredAction,
    StoredDeal,
    StoredResignation,
    StoredSeat,
    StoredTable,
    Why,
)
from data.tables.seat_names import seat_names
from data.tables.venues import LOADED
from engine import GAMES
from engine.ai import Level
from engine.errors import SetupError
from engine.match import Match
from engine.spec import GameSpec

FORMAT: Final = "cardroom record"
VERSION: Final = 1
MOST_BYTES: Final = 4_000_000
"""The largest file that is imported."""
LONGEST_NAME: Final = 100
MOST_DEALS: Final = 1_000
MOST_ACTIONS: Final = 20_000
"""Per deal: the engine's tests count longer deals as endless."""
MOST_SEATS: Final = 15
_WIDTH: Final = 140
"""Characters per line; an action fits into it."""
_LONGEST_NUMBER: Final = 15
_LONGEST_PATH: Final = 80

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")


# --- the schema


def _milliseconds(text: object) -> int | None:
    """Read ``2026-11-22T01:46:29.123Z``. Raises ValueError."""
    if text is None:
        return None
    if not isinstance(text, str) or not _TIME.fullmatch(text):
        raise ValueError("not a time")
    return (datetime.fromisoformat(text) - _EPOCH) // timedelta(milliseconds=1)


def _time(at: int | None) -> str | None:
    if at is None:
        return None
    return (_EPOCH + timedelta(milliseconds=at)).isoformat(timespec="milliseconds").replace("+00:00", "Z")


_Time = Annotated[int, BeforeValidator(_milliseconds)]
_Count = Annotated[int, Field(ge=0, le=MOST_ACTIONS)]
_Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class _Seat(_Part):
    kind: SeatKind
    name: str
    level: Level | None


class _Action(_Part):
    ply: _Count
    seat: _Count
    action: dict[str, Any]
    why: Why
    at: _Time


class _Deal(_Part):
    deal: _Count
    dealer: _Count
    started: _Time
    deck: str
    seed: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    actions: Annotated[list[_Action], Field(max_length=MOST_ACTIONS)]
    result: dict[str, Any]
    scores: list[int]


class _Resignation(_Part):
    seat: _Count
    deal: _Count
    ply: _Count
    why: Literal["resigned", "timeout"]
    at: _Time


class _Entered(_Part):
    deal: _Count
    commitment: _Hash
    before: _Hash
    entry: _Hash


class _Unused(_Entered):
    secret: _Hash


class _ProvedDeal(_Unused):
    shares: Annotated[list[tuple[_Count, str, str]], Field(max_length=MOST_SEATS)]
    size: _Count
    root: _Hash
    result_hash: Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")]


class _Source(_Part):
    name: Annotated[str, Field(max_length=80)]
    commitment: _Hash
    entrants: Annotated[list[tuple[_Count, str]], Field(max_length=MOST_DEALS)]


class _Proof(_Part):
    version: Literal[1]
    table: Annotated[str, Field(max_length=_LONGEST_PATH)]
    options_hash: _Hash
    deals: Annotated[list[_ProvedDeal], Field(max_length=MOST_DEALS + 1)]
    unused: Annotated[list[_Unused], Field(max_length=MOST_DEALS)]
    source: _Source | None = None


class _Record(_Part):
    format: Literal["cardroom record"]
    version: Literal[1]
    game: str
    spec_version: int
    options: dict[str, Any]
    preset: str | None
    first_dealer: _Count
    started: _Time
    ended: _Time | None
    seats: Annotated[list[_Seat], Field(max_length=MOST_SEATS)]
    deals: Annotated[list[_Deal], Field(max_length=MOST_DEALS)]
    resignations: Annotated[list[_Resignation], Field(max_length=MOST_SEATS)]
    outcome: dict[str, Any] | None
    scores: list[int]
    tournament: bool = False
    deal_limit: Annotated[int, Field(ge=0, le=MOST_DEALS)] = 0
    deck_source: Annotated[str, Field(max_length=80)] = ""
    proof: _Proof | None = None


# --- writing


def dump_record(stored: StoredTable) -> str:
    """Return the record of a finished match, with all hands and its proof, if it has one.

    Unfinished deals are left out. A live match has no record: where cards are not shuffled well
    (docs/rules/panguingue.md 15), the deck of a finished deal is the top of the current one.

    Raises RecordRefused (STILL_PLAYED, NOT_BEGUN, GAME), BadRecord.
    """
    if stored.status not in (Status.OVER, Status.CLOSED):
        raise RecordRefused(RecordReason.STILL_PLAYED)
    if stored.started_at is None:
        raise RecordRefused(RecordReason.NOT_BEGUN)
    spec = _spec(stored.game)
    finished = [deal for deal in stored.deals if deal.result is not None]
    scores = _scores(spec, stored, finished)
    outcome = json.loads(stored.outcome) if stored.outcome is not None else None
    zero = [0] * len(stored.seats)
    record = {
        "format": FORMAT,
        "version": VERSION,
        "game": stored.game,
        "spec_version": stored.spec_version,
        "options": json.loads(stored.options),
        "preset": stored.preset,
        "first_dealer": stored.first_dealer,
        "started": _time(stored.started_at),
        "ended": _time(stored.ended_at),
        "seats": [
            _dump_seat(seat, name)
            for seat, name in zip(
                stored.seats, seat_names(tuple(seat.named for seat in stored.seats)), strict=True
            )
        ],
        "deals": [_dump_deal(spec, deal, after) for deal, after in zip(finished, scores, strict=True)],
        "resignations": [
            {"seat": gone.seat, "deal": gone.deal, "ply": gone.ply, "why": gone.why, "at": _time(gone.at)}
            for gone in stored.resignations
        ],
        "outcome": outcome,
        "scores": outcome["scores"] if outcome is not None else scores[-1] if scores else zero,
    }
    if stored.tournament_id is not None or stored.deal_limit:
        record |= {"tournament": stored.tournament_id is not None, "deal_limit": stored.deal_limit}
    if stored.deck_source:
        record["deck_source"] = stored.deck_source
    if stored.proof is not None:
        record["proof"] = json.loads(stored.proof)
    return _laid_out(record) + "\n"


def _dump_seat(seat: StoredSeat, name: str) -> dict[str, object]:
    return {
        "kind": seat.kind.value,
        "name": name,
        "level": seat.level if seat.level in tuple(Level) else None,
    }


def _dump_deal(spec: GameSpec, deal: StoredDeal, scores: Sequence[int]) -> dict[str, object]:
    kinds = {kind.__name__: kind for kind in spec.actions}
    actions = []
    for move in deal.actions:
        done = json.loads(move.action)
        actions.append(
            {
                "ply": move.ply,
                "seat": move.seat,
                "action": cards_to_words(kinds[done["do"]], done),
                "why": move.why,
                "at": _time(move.at),
            }
        )
    return {
        "deal": deal.deal,
        "dealer": deal.dealer,
        "started": _time(deal.started_at),
        "deck": write_cards(deal.deck),
        "seed": deal.seed_text,
        "actions": actions,
        "result": cards_to_words(spec.result, json.loads(deal.result or "null")),
        "scores": [*scores],
    }


def _scores(spec: GameSpec, stored: StoredTable, finished: Sequence[StoredDeal]) -> list[tuple[int, ...]]:
    """Return the scores of the match after every deal, from the results."""
    match, after = new_match(spec, stored), []
    for deal in finished:
        for during in (True, False):
            left = [gone for gone in stored.resignations if gone.deal == deal.deal]
            resign(match, [gone for gone in left if (gone.ply < len(deal.actions)) is during], dealt=during)
            if during:
                match.record(load_result(spec, deal.result or "", where=f"deal {deal.deal}"))
                after.append(match.scores)
    return after


def _laid_out(value: object, indent: str = "") -> str:
    """Return indented JSON; a value that fits on one line stays on one."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value or len(indent) + len(flat) <= _WIDTH:
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{deeper}{json.dumps(name)}: {_laid_out(part, deeper)}" for name, part in value.items()]
    else:
        parts = [deeper + _laid_out(part, deeper) for part in value]
    opens, closes = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([opens, ",\n".join(parts), indent + closes])


# --- reading


def load_record(text: str | bytes) -> StoredTable:
    """Return the match of a record, over or closed, as it would be stored.

    Its ids are 0; the table's id is a hash of the content. Replaying the match takes time. Raises
    RecordRefused and nothing else.
    """
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if len(data) > MOST_BYTES:
        raise RecordRefused(RecordReason.TOO_LARGE, size=len(data), most=MOST_BYTES)
    plain = _plain(data)
    spec = _named(plain)
    try:
        record = _Record.model_validate_json(data.removeprefix(b"\xef\xbb\xbf"))
    except ValidationError as error:
        path = ".".join(str(step) for step in error.errors(include_input=False)[0]["loc"])
        raise RecordRefused(RecordReason.SHAPE, where=path[:_LONGEST_PATH]) from None
    stored = _stored(spec, record, _digest(plain))
    if isinstance(plain, Mapping) and record.proof is not None:
        stored = replace(stored, proof=json.dumps(plain["proof"], ensure_ascii=False))
    _prove(spec, stored, record)
    return stored


def _plain(data: bytes) -> object:
    """Parse the JSON: no duplicate names in an object, and only integers of a sensible size."""
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_pairs,
            parse_int=_number,
            parse_float=_number,
            parse_constant=_number,
        )
    except (ValueError, RecursionError):
        raise RecordRefused(RecordReason.NOT_JSON) from None


def _pairs(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordRefused(RecordReason.NAMED_TWICE, where=twice[:_LONGEST_PATH])
    return dict(pairs)


def _number(digits: str) -> int:
    """Read a number; NaN, fractions and numbers that no record has are refused."""
    if len(digits) > _LONGEST_NUMBER:
        raise ValueError("too long")
    return int(digits)


def _named(plain: object) -> GameSpec:
    """Return the game of a record that can be read here. Raises RecordRefused."""
    if not isinstance(plain, Mapping) or plain.get("format") != FORMAT:
        raise RecordRefused(RecordReason.NOT_A_RECORD)
    if type(plain.get("version")) is not int or plain.get("version") != VERSION:
        raise RecordRefused(RecordReason.VERSION)
    spec = _spec(plain.get("game"))
    version = plain.get("spec_version")
    if not isinstance(version, int) or not spec.plays(version):
        raise RecordRefused(RecordReason.RULES, game=spec.title)
    return spec


def _spec(game: object) -> GameSpec:
    spec = GAMES.get(game) if isinstance(game, str) else None
    if spec is None:
        raise RecordRefused(RecordReason.GAME)
    return spec


def _digest(plain: object) -> str:
    """Return an id for the content of the file, whatever its layout."""
    return blake2b(json.dumps(plain, sort_keys=True).encode(), digest_size=8).hexdigest()


def _stored(spec: GameSpec, record: _Record, table_id: str) -> StoredTable:
    if len(record.seats) not in spec.seats:
        raise RecordRefused(RecordReason.SEATS, game=spec.title, count=len(record.seats))
    if record.preset is not None and record.preset not in spec.presets:
        raise RecordRefused(RecordReason.OPTIONS)
    try:
        options = load_options(spec, json.dumps(record.options))
    except BadRecord:
        raise RecordRefused(RecordReason.OPTIONS) from None
    if json.loads(dump_options(options)) != record.options:
        raise RecordRefused(RecordReason.OPTIONS)  # missing options would follow the defaults of the day
    return StoredTable(
        table_id=table_id,
        guild_id=LOADED,
        channel_id=0,
        number=0,
        game=spec.key,
        spec_version=record.spec_version,
        options=dump_options(options),
        seat_count=len(record.seats),
        turn_ms=0,
        created_at=record.started,
        preset=record.preset,
        status=Status.OVER if record.outcome is not None else Status.CLOSED,
        first_dealer=record.first_dealer,
        started_at=record.started,
        ended_at=record.ended,
        tournament_id="" if record.tournament else None,
        deal_limit=record.deal_limit,
        deck_source=record.deck_source,
        outcome=_load_outcome(record.outcome),
        seats=tuple(_load_seat(at, record) for at in range(len(record.seats))),
        deals=tuple(_load_deal(spec, record, at, table_id) for at in range(len(record.deals))),
        resignations=tuple(_load_resignation(record, at) for at in range(len(record.resignations))),
    )


def _load_seat(at: int, record: _Record) -> StoredSeat:
    seat = record.seats[at]
    if len(seat.name) > LONGEST_NAME or not all(map(_in_a_line, seat.name)):
        raise RecordRefused(RecordReason.NAME, seat=at, most=LONGEST_NAME)
    if seat.level is not None and seat.kind is not SeatKind.COMPUTER:
        raise RecordRefused(RecordReason.SHAPE, where=f"seats.{at}.level")
    return StoredSeat(
        seat=at,
        kind=seat.kind,
        name=seat.name,
        joined_at=record.started,
        level=seat.level,
        resigned_at=next((gone.at for gone in record.resignations if gone.seat == at), None),
    )


def _in_a_line(char: str) -> bool:
    """Return whether a character is allowed in a name: no controls or direction marks."""
    return (
        unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp")
        and unicodedata.bidirectional(char) not in _TURNING
    )


_TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def _load_deal(spec: GameSpec, record: _Record, at: int, table_id: str) -> StoredDeal:
    deal, number = record.deals[at], at + 1
    if deal.deal != number:
        raise RecordRefused(RecordReason.SHAPE, where=f"deals.{at}.deal")
    try:
        deck = read_cards(deal.deck)
    except BadRecord:
        raise RecordRefused(RecordReason.DECK, deal=number) from None
    try:
        plain = words_to_cards(spec.result, deal.result)
        result = dump_result(load_result(spec, json.dumps(plain)))
    except BadRecord:
        raise RecordRefused(RecordReason.RESULT, deal=number) from None
    if json.loads(result) != plain:
        raise RecordRefused(RecordReason.RESULT, deal=number)
    return StoredDeal(
        table_id=table_id,
        deal=number,
        dealer=deal.dealer,
        deck_text=" ".join(map(str, deck)),
        seed_text=deal.seed,
        started_at=deal.started,
        actions=tuple(_load_action(spec, record, number, ply) for ply in range(len(deal.actions))),
        result=result,
    )


def _load_action(spec: GameSpec, record: _Record, number: int, ply: int) -> StoredAction:
    move = record.deals[number - 1].actions[ply]
    kind = next((kind for kind in spec.actions if kind.__name__ == move.action.get("do")), None)
    if move.ply != ply or move.seat >= len(record.seats) or kind is None:
        raise RecordRefused(RecordReason.ACTION, deal=number, ply=ply)
    try:
        plain = words_to_cards(kind, move.action)
        action = dump_action(load_action(spec, json.dumps(plain)))
    except BadRecord:
        raise RecordRefused(RecordReason.ACTION, deal=number, ply=ply) from None
    if json.loads(action) != plain:
        raise RecordRefused(RecordReason.ACTION, deal=number, ply=ply)
    return StoredAction(ply=ply, seat=move.seat, action=action, who=None, why=move.why, at=move.at)


def _load_resignation(record: _Record, at: int) -> StoredResignation:
    gone = record.resignations[at]
    deals = record.deals
    earlier = {other.seat for other in record.resignations[:at]}
    if gone.seat >= len(record.seats) or gone.seat in earlier or not 1 <= gone.deal <= len(deals) + 1:
        raise RecordRefused(RecordReason.RESIGNATION)
    if gone.deal <= len(deals) and gone.ply > len(deals[gone.deal - 1].actions):
        raise RecordRefused(RecordReason.RESIGNATION, deal=gone.deal)
    return StoredResignation(seat=gone.seat, deal=gone.deal, ply=gone.ply, why=gone.why, at=gone.at)


def _load_outcome(outcome: dict[str, Any] | None) -> str | None:
    if outcome is None:
        return None
    try:
        return dump_outcome(load_outcome(json.dumps(outcome)))
    except BadRecord:
        raise RecordRefused(RecordReason.OUTCOME) from None


# --- replaying it


def _prove(spec: GameSpec, stored: StoredTable, record: _Record) -> None:
    """Replay the match and compare the results with the record."""
    number, ply, reason = 1, None, RecordReason.DECK
    try:
        match = new_match(spec, stored)
        for played in play_again(spec, match, stored):
            number, ply, reason = played.stored.deal, 0, RecordReason.ACTION
            for move in played.moves:
                ply = move.stored.ply + 1
            _compare(match, played, record.deals[number - 1])
            number, ply, reason = number + 1, None, RecordReason.DECK
    except RecordRefused:
        raise
    except BadRecord as error:
        reason = RecordReason.DEALER if error.what == "dealer" else reason
        raise RecordRefused(reason, deal=number, ply=ply) from None
    except SetupError as error:
        raise RecordRefused(_SETUP.get(error.option, reason), deal=number, ply=ply) from None
    except Exception:
        # Whatever error a forged move causes, it is refused. The cause may name cards.
        raise RecordRefused(reason, deal=number, ply=ply) from None
    outcome = dump_outcome(match.outcome) if match.outcome is not None else None
    if outcome != stored.outcome:
        raise RecordRefused(RecordReason.OUTCOME)
    scores = match.outcome.scores if match.outcome is not None else match.scores
    if tuple(record.scores) != scores:
        raise RecordRefused(RecordReason.SCORES)


def _compare(match: Match, played: Played, record: _Deal) -> None:
    """Compare a replayed deal with the record."""
    if played.deal.result is None:
        raise RecordRefused(RecordReason.UNFINISHED, deal=record.deal)
    if dump_result(played.deal.result) != played.stored.result:
        raise RecordRefused(RecordReason.RESULT, deal=record.deal)
    if tuple(record.scores) != match.scores:
        raise RecordRefused(RecordReason.SCORES, deal=record.deal)


_SETUP: Final = {
    "seats": RecordReason.SEATS,
    "dealer": RecordReason.DEALER,
    "order": RecordReason.DECK,
    "match": RecordReason.OVER,
}
"""Refusals of the engine at setup, by option."""
