"""Verifies the proof of a match from a file, as bot/proofs/PROOFS.md describes.

Of an opened match everything is checked, of a sealed one the cards that the file shows. The file is
untrusted, and the first error is reported.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple
from enum import StrEnum
from typing import Any, Final

from data.fairness.proof_export import FORMAT as SEALED
from data.tables.card_names import write_cards
from data.tables.match_export import FORMAT, MOST_BYTES, MOST_SEATS, load_record
from engine.cards import Card, card_of, pack
from engine.proofs import (
    LONGEST_WORD,
    CardProof,
    Share,
    Tree,
    commitment,
    deal_key,
    digest,
    entrants_share,
    entry,
    is_proof_valid,
    is_source_committed,
    lot,
    order,
    seed,
)

_GAMES: Final = ("gin", "rummy500", "hand", "hand_partnership", "control", "panguingue")
_DEEPEST: Final = 32
_LONGEST_NUMBER: Final = 15
_LONGEST_ID: Final = 20
_LONGEST_PATH: Final = 9
_MOST_ENTRANTS: Final = 128
_MOST_CARDS: Final = 440
_MOST_DEALS: Final = 9_999

_Object = Mapping[str, Any]
_Kind = Callable[[object], bool]


class Misfit(StrEnum):
    """Why a file is refused (PROOFS.md, "What a verifier checks"); the first reason counts."""

    MALFORMED = "malformed"
    OPTIONS = "options"
    DEALS = "deals"
    SOURCE = "source"
    NUMBER = "number"
    SHARES = "shares"
    SIZE = "size"
    SECRET = "secret"  # noqa: S105 - not a password
    DECK = "deck"
    SEED = "seed"
    ROOT = "root"
    DEALER = "dealer"
    RESULT = "result"
    CARD = "card"
    ENTRY = "entry"


class ProofRefused(Exception):
    """A file is not a valid proof; the message is a sentence for people."""

    def __init__(self, reason: Misfit, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


def check_proof(text: str | bytes) -> list[str]:
    """Verify a proof; return sentences about its deals and unused commitments.

    They contain the hashes that people may have been shown before. Raises ProofRefused.
    """
    return _checked(_well_formed(text))


def check_match(text: str | bytes) -> list[str]:
    """Verify a proof and, for an opened match, replay every move.

    Raises ProofRefused, and RecordRefused for moves that do not follow from the cards.
    """
    file = _well_formed(text)
    findings = _checked(file)
    if file["format"] == FORMAT:
        load_record(json.dumps({name: value for name, value in file.items() if name != "proof"}))
        findings.append(
            "Every move was played again: results and scores follow from them and from the cards."
        )
    return findings


# --- the form of a file


def _well_formed(text: str | bytes) -> _Object:
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if len(data) > MOST_BYTES:
        raise _malformed(f"The file is longer than {MOST_BYTES:,} bytes.")
    try:
        file = json.loads(
            data.decode(),
            object_pairs_hook=_pairs,
            parse_int=_number,
            parse_float=_number,
            parse_constant=_number,
        )
        _check_depth(file, _DEEPEST)
    except (ValueError, RecursionError):
        raise _malformed("The file is not JSON as the page of proofs asks for.") from None
    if not isinstance(file, dict) or file.get("format") not in (FORMAT, SEALED):
        raise _malformed("The file is neither the record of a match nor the proof of one.")
    if file.get("proof") is None:
        raise _malformed("This match has no proof.")
    opened = file["format"] == FORMAT
    _fields("The file", file, _RECORD if opened else _SEALED, others=opened)
    _fields("The options", file["options"], _OPTIONS.get(file["game"], {}), others=True)
    for name, value in file["options"].items():
        if not (value is None or type(value) in (bool, int) or _is_text(0, 1_000)(value)):
            raise _malformed(f'The options have at "{name}" what cannot be.')
    for at, seat in enumerate(file["seats"]):
        _fields(f"Seat {at}", seat, _SEAT)
    for at, played in enumerate(file.get("deals", ()) if opened else ()):
        _fields(f"Deal {at + 1} of the record", played, _PLAYED, others=True)
    proof = file["proof"]
    duplicate = isinstance(proof, dict) and "source" in proof
    _fields("The proof", proof, _PROOF | ({"source": _is_object} if duplicate else {}))
    if duplicate:
        _fields("The source of the decks", proof["source"], _SOURCE)
    for at, deal in enumerate(proof["deals"]):
        where = f"Deal {at + 1}"
        _fields(where, deal, _OPENED_DEAL if opened else _SEALED_DEAL)
        if not all(map(_is_share, deal["shares"])):
            raise _malformed(f"{where} has shares that are not each of a seat, a press and a word.")
        for number, card in enumerate(() if opened else deal["cards"]):
            _fields(f"{where}, card {number + 1}", card, _CARD)
    for at, unused in enumerate(proof["unused"]):
        _fields(f"Unused commitment {at + 1}", unused, _UNUSED)
    return file


def _malformed(sentence: str) -> ProofRefused:
    return ProofRefused(Misfit.MALFORMED, sentence)


def _pairs(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("named twice")
    for name, value in pairs:
        name.encode()  # a lone surrogate raises UnicodeEncodeError, which is a ValueError
        if isinstance(value, str):
            value.encode()
    return dict(pairs)


def _number(digits: str) -> int:
    """Read a number. Raises ValueError for fractions and numbers that no proof has."""
    if not re.fullmatch(rf"0|-?[1-9][0-9]{{0,{_LONGEST_NUMBER - 1}}}", digits):
        raise ValueError("no number of a proof")
    return int(digits)


def _check_depth(value: object, levels: int) -> None:
    """Raise ValueError for more levels of nesting, and for text that is not valid Unicode."""
    if isinstance(value, dict | list):
        if levels == 0:
            raise ValueError("too deep")
        for part in value.values() if isinstance(value, dict) else value:
            _check_depth(part, levels - 1)
    elif isinstance(value, str):
        value.encode()


def _fields(where: str, value: object, kinds: Mapping[str, _Kind], *, others: bool = False) -> None:
    """Refuse an object without exactly these fields of these kinds; ``others``: or more."""
    if not isinstance(value, dict):
        raise _malformed(f"{where} is no JSON object.")
    for name, kind in kinds.items():
        if name not in value or not kind(value[name]):
            raise _malformed(f'{where} lacks "{name}", or has there what cannot be.')
    if not others and value.keys() - kinds.keys():
        raise _malformed(f"{where} has a field that no proof has.")


def _is_number(least: int, greatest: int) -> _Kind:
    return lambda value: type(value) is int and least <= value <= greatest


def _is_text(least: int, greatest: int) -> _Kind:
    return lambda value: isinstance(value, str) and least <= len(value) <= greatest


def _is_one_of(*words: str) -> _Kind:
    return lambda value: isinstance(value, str) and value in words


def _is_list(least: int, greatest: int) -> _Kind:
    return lambda value: isinstance(value, list) and least <= len(value) <= greatest


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


def _is_hash(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def _is_hash_or_none(value: object) -> bool:
    return value == "" or _is_hash(value)


def _is_path(value: object) -> bool:
    return isinstance(value, list) and len(value) <= _LONGEST_PATH and all(map(_is_hash, value))


def _is_level(value: object) -> bool:
    return value is None or _is_text(0, 20)(value)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_share(value: object) -> bool:
    match value:
        case [seat, str(interaction), str(word)]:
            return (
                _is_number(0, MOST_SEATS - 1)(seat)
                and re.fullmatch(f"[0-9]{{0,{_LONGEST_ID}}}", interaction) is not None
                and len(word) <= LONGEST_WORD
            )
    return False


def _is_source_name(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-z]{1,60}:[1-9][0-9]{0,2}", value) is not None


def _is_registration(value: object) -> bool:
    match value:
        case [number, str(interaction)]:
            return (
                _is_number(1, _MOST_DEALS)(number)
                and re.fullmatch(f"[0-9]{{0,{_LONGEST_ID}}}", interaction) is not None
            )
    return False


def _is_registrations(value: object) -> bool:
    return _is_list(0, _MOST_ENTRANTS)(value) and all(map(_is_registration, value))  # type: ignore[call-overload]


_is_one: Final = _is_number(1, 1)
_is_deal: Final = _is_number(1, _MOST_DEALS)
_is_place: Final = _is_number(0, _MOST_CARDS)
_HEAD: Final = {
    "version": _is_one, "game": _is_one_of(*_GAMES), "options": _is_object, "seats": _is_list(2, MOST_SEATS),
    "proof": _is_object,
}  # fmt: skip
_RECORD: Final = {**_HEAD, "first_dealer": _is_number(0, MOST_SEATS - 1), "deals": _is_list(0, _MOST_DEALS)}
_SEALED: Final = {"format": _is_one_of(SEALED), **_HEAD}
_OPTIONS: Final[Mapping[str, Mapping[str, _Kind]]] = {
    "control": {"decks": _is_one_of("auto", "1", "2")},
    "panguingue": {
        "packs": _is_number(5, 11), "rank_set": _is_one_of("court", "pip"), "drop_one_spade_suit": _is_bool,
    },
}  # fmt: skip
_SEAT: Final = {"kind": _is_one_of("person", "computer"), "name": _is_text(0, 100), "level": _is_level}
_PROOF: Final = {
    "version": _is_one, "table": _is_text(1, 80), "options_hash": _is_hash,
    "deals": _is_list(1, _MOST_DEALS), "unused": _is_list(0, _MOST_DEALS),
}  # fmt: skip
_SOURCE: Final = {"name": _is_source_name, "commitment": _is_hash, "entrants": _is_registrations}
_DEAL: Final = {
    "deal": _is_deal, "commitment": _is_hash, "shares": _is_list(0, MOST_SEATS), "size": _is_place,
    "root": _is_hash, "result_hash": _is_hash_or_none, "before": _is_hash, "entry": _is_hash,
}  # fmt: skip
_OPENED_DEAL: Final = {**_DEAL, "secret": _is_hash}
_SEALED_DEAL: Final = {**_DEAL, "cards": _is_list(0, _MOST_CARDS)}
_UNUSED: Final = {
    "deal": _is_deal, "commitment": _is_hash, "secret": _is_hash, "before": _is_hash, "entry": _is_hash,
}  # fmt: skip
_CARD: Final = {"position": _is_place, "card": _is_text(0, 10), "salt": _is_hash, "path": _is_path}
_PLAYED: Final = {"deal": _is_deal, "deck": _is_text(0, 4_000), "seed": _is_hash, "result": _is_object}


# --- checking


def _checked(file: _Object) -> list[str]:
    """Check a well-formed file; return the findings in sentences. Raises ProofRefused."""
    proof, opened = file["proof"], file["format"] == FORMAT
    if proof["options_hash"] != digest(file["options"]):
        raise ProofRefused(Misfit.OPTIONS, "The options do not have the hash that the proof names.")
    pack = pack_of(file["game"], file["options"], len(file["seats"]))
    if opened and len(proof["deals"]) - len(file["deals"]) not in (0, 1):
        raise ProofRefused(Misfit.DEALS, "The record has other deals than the proof.")
    findings = _of_source(proof)
    for at, deal in enumerate(proof["deals"]):
        where = f"Deal {at + 1}"
        played = file["deals"][at] if opened and at < len(file["deals"]) else None
        if deal["deal"] != at + 1 or (played is not None and played["deal"] != at + 1):
            raise ProofRefused(Misfit.NUMBER, f"{where} has the number of another one.")
        shares = _shares(where, deal["shares"], len(file["seats"]))
        if deal["size"] != len(pack):
            raise ProofRefused(
                Misfit.SIZE, f"{where} says another number of cards than the pack's {len(pack)}."
            )
        if opened:
            fits = _opened(file, deal, played, where, shares, pack)
        else:
            fits = _sealed(deal, where, pack, last=at + 1 == len(proof["deals"]))
        _check_entry(
            file, where, deal, shares, size=deal["size"], root=deal["root"], result=deal["result_hash"]
        )
        findings.append(
            f"{fits} Commitment {deal['commitment']}, root {deal['root']}, entry {deal['entry']}."
        )
    for at, unused in enumerate(proof["unused"]):
        where = f"Unused commitment {at + 1}"
        _check_secret(where, unused)
        _check_entry(file, where, unused)
        findings.append(
            f"A commitment for deal {unused['deal']} was never used; its secret opens it, and its entry "
            f"fits. Commitment {unused['commitment']}, entry {unused['entry']}."
        )
    return findings


def _of_source(proof: _Object) -> list[str]:
    """Check what duplicate deals have in common with those of other tables; return the finding."""
    source = proof.get("source")
    if source is None:
        return []
    share = entrants_share([(number, interaction) for number, interaction in source["entrants"]])
    for of, parts in (("Deal", proof["deals"]), ("Unused commitment", proof["unused"])):
        for at, part in enumerate(parts):
            if not is_source_committed(source["name"], source["commitment"], part["commitment"]):
                raise ProofRefused(
                    Misfit.SOURCE,
                    f"{of} {at + 1}: its commitment does not follow from that of the tournament.",
                )
            if part.get("shares", [[*astuple(share)]]) != [[*astuple(share)]]:
                raise ProofRefused(
                    Misfit.SOURCE, f"{of} {at + 1}: its share is not that of the tournament's entrants."
                )
    finding = f"The decks are those of {source['name']}, with a share of {len(source['entrants'])} entrants."
    return [f"{finding} Commitment of the tournament {source['commitment']}."]


def pack_of(game: str, options: _Object, seats: int) -> tuple[Card, ...]:
    """Return the pack as PROOFS.md defines it, so that files of any rules can be checked."""
    match game:
        case "gin" | "rummy500":
            return pack()
        case "control":
            decks = options["decks"]
            return pack(int(decks) if decks != "auto" else 1 if seats == 2 else 2)
        case "panguingue":
            packs: int = options["packs"]
            ranks = [*range(7), 10, 11, 12] if options["rank_set"] == "court" else range(10)
            dropped = packs - 1 if options["drop_one_spade_suit"] else None
            return tuple(
                card_of(rank, suit, copy)
                for copy in range(packs)
                for suit in range(4)
                for rank in ranks
                if (copy, suit) != (dropped, 0)
            )
        case _:
            return pack(2, jokers=2)


def _shares(where: str, shares: Sequence[tuple[int, str, str]], seats: int) -> tuple[Share, ...]:
    brought = [seat for seat, _, _ in shares]
    if brought != sorted({*brought}) or any(seat >= seats for seat in brought):
        raise ProofRefused(Misfit.SHARES, f"{where} has shares that are not one for a seat, by seat.")
    return tuple(Share(*share) for share in shares)


def _decks_of(proof: _Object) -> str:
    """Return what names the decks in their keys: the source of duplicate deals, or the table."""
    source = proof.get("source")
    name: str = proof["table"] if source is None else source["name"]
    return name


def _opened(
    file: _Object,
    deal: _Object,
    played: _Object | None,
    where: str,
    shares: Sequence[Share],
    pack: Sequence[Card],
) -> str:
    number: int = deal["deal"]
    _check_secret(where, deal)
    proof = file["proof"]
    key = deal_key(
        bytes.fromhex(deal["secret"]),
        table=_decks_of(proof),
        deal=number,
        game=file["game"],
        options=proof["options_hash"],
        shares=shares,
    )
    cards = order(key, pack)
    if played is not None and played["deck"] != write_cards(cards):
        raise ProofRefused(Misfit.DECK, f"{where}: the deck is not what secret and shares decide.")
    if played is not None and played["seed"] != seed(key).hex():
        raise ProofRefused(Misfit.SEED, f"{where}: the seed is not what secret and shares decide.")
    if deal["root"] != Tree.of(key, cards).root:
        raise ProofRefused(Misfit.ROOT, f"{where}: the root is not that of the deck.")
    if number == 1 and file["first_dealer"] != lot(key, "dealer", len(file["seats"])):
        raise ProofRefused(Misfit.DEALER, f"{where}: the first dealer is not the one that was drawn.")
    if deal["result_hash"] != (digest(played["result"]) if played is not None else ""):
        raise ProofRefused(Misfit.RESULT, f"{where}: the result does not have the hash that the proof names.")
    brought = f"{len(shares)} share{'' if len(shares) == 1 else 's'}" if shares else "no share of anybody"
    if played is None:
        return f"{where} was broken off: commitment, {brought}, root and entry fit."
    return f"{where}: commitment, {brought}, the deck of {len(pack)} cards, seed, root, result and entry fit."


def _sealed(deal: _Object, where: str, pack: Sequence[Card], *, last: bool) -> str:
    if deal["result_hash"] == "" and not last:
        raise ProofRefused(Misfit.RESULT, f"{where} has no result, and is not the last.")
    names = set(write_cards(pack).split())
    positions: set[int] = set()
    for at, card in enumerate(deal["cards"]):
        here = f"{where}, card {at + 1}"
        if card["card"] not in names or card["position"] in positions:
            raise ProofRefused(
                Misfit.CARD, f"{here} is not of the pack, or it or its position is there twice."
            )
        names.remove(card["card"])
        positions.add(card["position"])
        if not is_proof_valid(
            deal["root"],
            len(pack),
            CardProof(card["position"], card["card"], card["salt"], tuple(card["path"])),
        ):
            raise ProofRefused(
                Misfit.CARD,
                f"{here}: {card['card']} at position {card['position']} does not belong to the root.",
            )
    proved = ", ".join(f"{card['card']} at position {card['position']}" for card in deal["cards"])
    return f"{where} is sealed: its entry fits; proved are {proved or 'no cards'}."


def _check_secret(where: str, deal: _Object) -> None:
    if commitment(bytes.fromhex(deal["secret"])) != deal["commitment"]:
        raise ProofRefused(Misfit.SECRET, f"{where}: the secret does not open the commitment.")


def _check_entry(
    file: _Object, where: str, deal: _Object, shares: Sequence[Share] = (), **bound: Any
) -> None:
    proof = file["proof"]
    made = entry(
        deal["before"],
        table=proof["table"],
        deal=deal["deal"],
        game=file["game"],
        options=proof["options_hash"],
        commitment=deal["commitment"],
        shares=shares,
        **bound,
    )
    if made != deal["entry"]:
        raise ProofRefused(Misfit.ENTRY, f"{where}: the entry is not that of the rest.")
