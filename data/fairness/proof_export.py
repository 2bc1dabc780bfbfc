"""What is published of the proofs of a match (bot/proofs/PROOFS.md).

For open hands that is everything; for a sealed match the proofs of the cards that a reader may see.
Replaying a match takes time, so the bot does it in a worker.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from data.db.hash_chain import text_hash
from data.tables.card_names import cards_to_words
from data.tables.deck_sources import DeckSource
from data.tables.proofs import Entry, StoredProof, entry_of
from data.tables.replay import new_match, play_again
from data.tables.row_types import Status, StoredTable
from data.tables.seat_names import seat_names
from engine import GAMES, proofs
from engine.cards import FACE, Card
from engine.deal import Deal
from engine.proofs import CardProof
from engine.views import View

FORMAT: Final = "cardroom proof"
_VERSION: Final = 1


class MatchProof(NamedTuple):
    """A match with its stored proofs."""

    stored: StoredTable
    proofs: Sequence[StoredProof]
    entries: Sequence[Entry]
    source: DeckSource | None = None
    """Where its decks come from, with duplicate deals."""


class SeenCards(NamedTuple):
    """The cards of a deal whose positions a seat may have proved.

    ``later``: the cards that it held and may have proved once the deal is over.
    """

    cards: frozenset[Card]
    later: frozenset[Card]


class CardsProved(NamedTuple):
    """The proofs of some cards; ``later``: whether more can be proved after the deal."""

    proofs: tuple[tuple[Card, CardProof], ...]
    later: bool


def _digest_of_options(stored: StoredTable) -> str:
    return proofs.digest(json.loads(stored.options))


def _tree(match: MatchProof, proof: StoredProof) -> proofs.Tree:
    return proofs.Tree.of(_key(match, proof), match.stored.deals[proof.deal - 1].deck)


def _key(match: MatchProof, proof: StoredProof) -> bytes:
    stored = match.stored
    return proofs.deal_key(
        proof.secret,
        table=stored.deck_source or stored.table_id,
        deal=proof.deal,
        game=stored.game,
        options=_digest_of_options(stored),
        shares=proof.shares or (),
    )


def card_proof(match: MatchProof, deal: int, card: Card) -> CardProof | None:
    """Return the proof of one card of a deal; None: no proof or no such card. Raises BadRecord."""
    proof = next((each for each in match.proofs if each.deal == deal and each.root is not None), None)
    deck = match.stored.deals[deal - 1].deck if proof is not None else ()
    return _tree(match, proof).proof(deck.index(card)) if proof is not None and card in deck else None


def check(match: MatchProof, deal: int) -> dict[str, bool]:
    """Derive a proved deal again; return for each derived value whether it equals the stored one.

    Raises BadRecord.
    """
    stored = match.stored
    dealt = stored.deals[deal - 1]
    [proof] = [each for each in match.proofs if each.deal == deal]
    key = _key(match, proof)
    order = proofs.order(key, new_match(GAMES[stored.game], stored).pack())
    found = {
        "commitment": proofs.commitment(proof.secret) == proof.commitment,
        **_check_source(stored, match.source, proof),
        "deck": order == dealt.deck,
        "seed": proofs.seed(key) == dealt.seed,
    }
    if deal == 1:
        found["dealer"] = stored.first_dealer == proofs.lot(key, "dealer", len(stored.seats))
    found["root"] = proofs.Tree.of(key, order).root == proof.root
    entry = next((each for each in match.entries if each.deal == deal), None)
    if entry is not None:
        head, tail = entry_of(
            stored.table_id,
            proof,
            game=stored.game,
            options=_digest_of_options(stored),
            size=len(dealt.deck),
            result=_hash_of_result(stored, dealt.result),
        )
        found["entry"] = text_hash(f"{head}{entry.previous}{tail}") == entry.hash
    return found


def _check_source(stored: StoredTable, source: DeckSource | None, proof: StoredProof) -> dict[str, bool]:
    """Return whether commitment and share of duplicate deals are the tournament's."""
    if not stored.deck_source:
        return {}
    if source is None:
        return {"source": False}
    committed = proofs.is_source_committed(source.name, source.commitment, proof.commitment)
    return {"source": committed and source.name == stored.deck_source and proof.shares == (source.share,)}


def _hash_of_result(stored: StoredTable, result: str | None) -> str:
    return (
        proofs.digest(cards_to_words(GAMES[stored.game].result, json.loads(result)))
        if result is not None
        else ""
    )


# --- files


def open_proof(match: MatchProof) -> dict[str, Any] | None:
    """Return the proof of a finished match with its secrets; None: its deals have none."""
    return _proof(match, lambda proof: {"secret": proof.secret.hex()})


def sealed_proof(match: MatchProof, seat: int | None) -> dict[str, Any] | None:
    """Return the proof of a finished match with the cards that a seat has seen.

    ``seat`` None: a spectator. None: its deals have no proofs. Raises the same errors as ``play_again``.
    """
    cards = dict(enumerate(proofs_of_cards(match, seat), 1))
    return _proof(match, lambda proof: {"cards": [_written(each) for each in cards.get(proof.deal, ())]})


def dump_proof(match: MatchProof, seat: int | None) -> str | None:
    """Return the file of a sealed match; None: its deals have no proofs.

    Raises the same errors as ``sealed_proof``.
    """
    proof = sealed_proof(match, seat)
    if proof is None:
        return None
    stored = match.stored
    names = seat_names(tuple(seat.named for seat in stored.seats))
    seats = [
        {"kind": seat.kind.value, "name": name, "level": seat.level}
        for seat, name in zip(stored.seats, names, strict=True)
    ]
    record = {
        "format": FORMAT,
        "version": _VERSION,
        "game": stored.game,
        "options": json.loads(stored.options),
        "seats": seats,
        "proof": proof,
    }
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def _proof(match: MatchProof, shown: Any) -> dict[str, Any] | None:
    stored = match.stored
    entries = {entry.deal: entry for entry in match.entries}
    results = {deal.deal: deal.result for deal in stored.deals}
    deals, unused = [], []
    for proof in match.proofs:
        if stored.status not in (Status.OVER, Status.CLOSED) or proof.deal not in entries:
            return None
        entry = entries[proof.deal]
        chained = {"before": entry.previous, "entry": entry.hash}
        begun = {"deal": proof.deal, "commitment": proof.commitment}
        if proof.shares is None:
            unused.append(begun | {"secret": proof.secret.hex()} | chained)
            continue
        deals.append(
            begun
            | shown(proof)
            | {
                "shares": [[share.seat, share.interaction, share.word] for share in proof.shares],
                "size": len(stored.deals[proof.deal - 1].deck),
                "root": proof.root,
                "result_hash": _hash_of_result(stored, results[proof.deal]),
            }
            | chained
        )
    if not deals:
        return None
    return {
        "version": proofs.VERSION,
        "table": stored.table_id,
        "options_hash": _digest_of_options(stored),
        "deals": deals,
        "unused": unused,
    } | _source(match.source)


def _source(source: DeckSource | None) -> dict[str, Any]:
    if source is None:
        return {}
    entrants = [[number, interaction] for number, interaction in source.registrations]
    return {"source": {"name": source.name, "commitment": source.commitment, "entrants": entrants}}


def _written(proof: CardProof) -> dict[str, Any]:
    return asdict(proof) | {"path": [*proof.path]}


def proofs_of_cards(match: MatchProof, seat: int | None) -> Iterator[list[CardProof]]:
    """Yield for each deal the proofs of the cards that a seat may have proved, by position.

    Raises the same errors as ``play_again``.
    """
    proved = {proof.deal: proof for proof in match.proofs if proof.root is not None}
    for deck, seen in zip(match.stored.deals, seen_cards(match.stored, seat), strict=True):
        if deck.deal in proved:
            tree = _tree(match, proved[deck.deal])
            yield [tree.proof(at) for at, card in enumerate(deck.deck) if card in seen.cards]


# --- what a seat has seen


def seen_cards(stored: StoredTable, seat: int | None) -> Iterator[SeenCards]:
    """Yield for each deal the cards whose positions a seat may know (None: a spectator).

    During a deal: cards that came to its hand from the deal or the stock, or were drawn openly, and those
    that lay open before the first move. The position of a card that another seat held first reveals whether
    that seat was dealt it or drew it, and when. Therefore cards taken from the pile or the table follow
    when the deal is over, and cards that the seat never held when the match is over.

    Raises the same errors as ``play_again``.
    """
    spec = GAMES[stored.game]
    ended = stored.status in (Status.OVER, Status.CLOSED)
    for played in play_again(spec, new_match(spec, stored), stored):
        deal = played.deal
        under_way = not ended and played.stored.result is None
        held = _held(deal, seat)
        found = _shown(deal.view(None)) | held
        left_stock = _out_of_stock(deal) if under_way else set()
        for _ in played.moves:
            now = _held(deal, seat)
            held |= now
            if under_way:
                found |= now - left_stock
                left_stock |= _out_of_stock(deal)
            else:
                found |= now | (_shown(deal.view(seat)) if ended else set())
        deck = frozenset(played.stored.deck)
        yield SeenCards(deck & found, deck & (held - found))


def cards_proved(match: MatchProof, seat: int | None, deal: int, faces: frozenset[int]) -> CardsProved:
    """Return the proofs of one deal's cards of these faces, as far as a seat may have them.

    Raises the same errors as ``play_again``.
    """
    return proofs_of_faces(match, [*seen_cards(match.stored, seat)][deal - 1], deal, faces)


def proofs_of_faces(match: MatchProof, seen: SeenCards, deal: int, faces: frozenset[int]) -> CardsProved:
    """Return the same from the deal's result of ``seen_cards``. Raises BadRecord."""
    proofs = ((card, card_proof(match, deal, card)) for card in sorted(seen.cards) if FACE[card] in faces)
    return CardsProved(
        tuple((card, proof) for card, proof in proofs if proof is not None),
        any(FACE[card] in faces for card in seen.later),
    )


def _out_of_stock(deal: Deal) -> set[Card]:
    """Return the cards in all hands, and those that lie open."""
    view = deal.view(None)
    return _shown(view).union(*(_held(deal, seat) for seat in range(len(view.held))))


def _held(deal: Deal, seat: int | None) -> set[Card]:
    if seat is None:
        return set()
    view = deal.view(seat)
    return {*view.hand, *([view.drawn] if view.drawn is not None else [])}


def _shown(view: View) -> set[Card]:
    """Return all cards that a view contains."""
    found: set[Card] = set()
    _look(type(view), view, found)
    return found


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    """Return the types of the fields that may contain cards, by name.

    ``legal`` names no other cards, and ``stands_for`` need not be the card that lies there.
    """
    hints = get_type_hints(kind)
    names = [item.name for item in fields(kind) if item.name not in ("legal", "stands_for")]
    return {name: hints[name] for name in names if _may_contain_cards(hints[name])}


def _may_contain_cards(hint: Any) -> bool:
    if arguments := get_args(hint):
        return any(_may_contain_cards(each) for each in arguments if each is not Ellipsis)
    return not (isinstance(hint, type) and issubclass(hint, (int, float, str, bytes, NoneType)))


def _look(hint: Any, value: Any, found: set[Card]) -> None:
    """Add the cards in a value; the types say which of its numbers are cards."""
    if value is None:
        return
    arguments = get_args(hint)
    if hint is Card:
        found.add(value)
    elif is_dataclass(value):
        kind: Any = type(value)
        for name, of_part in _hints(kind).items():
            _look(of_part, getattr(value, name), found)
    elif isinstance(value, Mapping):
        for name, part in value.items():
            _look(arguments[0], name, found)
            _look(arguments[1], part, found)
    elif isinstance(value, tuple | list | frozenset | set):
        several = get_origin(hint) is tuple and arguments[-1:] != (Ellipsis,)
        hints = arguments if several else (arguments[0],) * len(value)
        for part, of_part in zip(value, hints, strict=True):
            _look(of_part, part, found)
    elif Card in arguments:
        found.add(value)
