"""The proof of a match as a file has it, checked as bot/proofs/PROOFS.md says: all of an opened match, of a
sealed one the cards that the file shows.

The file is somebody's: nothing in it is believed, and the first thing that does not fit is named.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from data.codec import load_options
from data.errors import BadRecord
from data.proved import FORMAT as SEALED
from data.record import FORMAT, MOST_BYTES, VERSION, load_record
from data.record_cards import write_cards
from engine import GAMES
from engine.cards import Card
from engine.errors import SetupError
from engine.proofs import (
    LONGEST_WORD,
    CardProof,
    Share,
    Tree,
    commitment,
    deal_key,
    digest,
    entry,
    lot,
    opens,
    order,
    seed,
)
from engine.proofs import VERSION as PROOF_VERSION

__all__ = ["ProofRefused", "check_match", "check_proof"]

_LONGEST_NUMBER: Final = 15
_LONGEST_ID: Final = 20

_Object = Mapping[str, Any]
_Kind = Callable[[object], bool]


class ProofRefused(Exception):
    """A file that is no true proof; a sentence for people says what does not fit."""


def check_proof(text: str | bytes) -> list[str]:
    """Return what is to be said of each deal and each unused commitment of a true proof, with the hashes that
    people may have been shown before. Raises ProofRefused.
    """
    file = _read(text)
    if not isinstance(file, dict) or file.get("format") not in (FORMAT, SEALED):
        raise ProofRefused("The file is neither the record of a match nor the proof of one.")
    if type(file.get("version")) is not int or file["version"] != VERSION:
        raise ProofRefused("The file is of a version that this verifier does not know.")
    opened = file["format"] == FORMAT
    if opened and file.get("proof") is None:
        raise ProofRefused("This match has no proof.")
    _fields("The file", file, _RECORD if opened else _SEALED, others=opened)
    proof = file["proof"]
    _fields("The proof", proof, _PROOF)
    if proof["version"] != PROOF_VERSION:
        raise ProofRefused("The proof is of a version that this verifier does not know.")
    if proof["options_hash"] != digest(file["options"]):
        raise ProofRefused("The options do not have the hash that the proof names.")
    pack = _pack(file)
    if opened and len(proof["deals"]) - len(file["deals"]) not in (0, 1):
        raise ProofRefused("The record has other deals than the proof.")
    said = []
    for at, deal in enumerate(proof["deals"]):
        where = f"Deal {at + 1}"
        _fields(where, deal, _OPENED_DEAL if opened else _SEALED_DEAL)
        if deal["deal"] != at + 1:
            raise ProofRefused(f"{where} has the number of another one.")
        shares = _shares(where, deal["shares"], len(file["seats"]))
        if deal["size"] != len(pack):
            raise ProofRefused(f"{where} says another number of cards than the pack's {len(pack)}.")
        fits = _opened(file, deal, where, shares, pack) if opened else _sealed(deal, where, pack)
        _check_entry(
            file, where, deal, shares, size=deal["size"], root=deal["root"], result=deal["result_hash"]
        )
        said.append(f"{fits} Commitment {deal['commitment']}, root {deal['root']}, entry {deal['entry']}.")
    for at, unused in enumerate(proof["unused"]):
        where = f"Unused commitment {at + 1}"
        _fields(where, unused, _UNUSED)
        _check_secret(where, unused)
        _check_entry(file, where, unused)
        said.append(
            f"A commitment for deal {unused['deal']} was never used; its secret opens it, and its entry "
            f"fits. Commitment {unused['commitment']}, entry {unused['entry']}."
        )
    return said


def check_match(text: str | bytes) -> list[str]:
    """Do the same, and of an opened match play every move again. Raises ProofRefused, and RecordRefused for
    moves that do not follow from the cards.
    """
    said, file = check_proof(text), _read(text)
    if isinstance(file, dict) and file["format"] == FORMAT:
        del file["proof"]
        load_record(json.dumps(file))
        said.append("Every move was played again: results and scores follow from them and from the cards.")
    return said


# --- reading


def _read(text: str | bytes) -> object:
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if len(data) > MOST_BYTES:
        raise ProofRefused(f"The file is longer than {MOST_BYTES:,} bytes.")
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_pairs,
            parse_int=_number,
            parse_float=_number,
            parse_constant=_number,
        )
    except (ValueError, RecursionError):
        raise ProofRefused(
            "The file is not JSON in which each name stands once and all numbers are whole."
        ) from None


def _pairs(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("named twice")
    return dict(pairs)


def _number(digits: str) -> int:
    """Read a number. Raises ValueError for a fraction, and for one that no proof has."""
    if len(digits.lstrip("-")) > _LONGEST_NUMBER:
        raise ValueError("too long")
    return int(digits)


def _fields(where: str, value: object, kinds: Mapping[str, _Kind], *, others: bool = False) -> None:
    """Refuse what has not exactly these fields of these kinds; ``others``: it may have more."""
    if not isinstance(value, dict):
        raise ProofRefused(f"{where} is no JSON object.")
    for name, kind in kinds.items():
        if name not in value or not kind(value[name]):
            raise ProofRefused(f'{where} lacks "{name}", or has there what cannot be.')
    if not others and value.keys() - kinds.keys():
        raise ProofRefused(f"{where} has a field that no proof has.")


def _is_number(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_list(value: object) -> bool:
    return isinstance(value, list)


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


def _is_hash(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def _is_hash_or_none(value: object) -> bool:
    return value == "" or _is_hash(value)


def _is_path(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_hash, value))


_HEAD: Final = {"game": _is_text, "options": _is_object, "seats": _is_list}
_RECORD: Final = {**_HEAD, "first_dealer": _is_number, "deals": _is_list, "proof": _is_object}
_SEALED: Final = {"format": _is_text, "version": _is_number, **_HEAD, "proof": _is_object}
_PROOF: Final = {
    "version": _is_number, "table": _is_text, "options_hash": _is_hash, "deals": _is_list, "unused": _is_list,
}  # fmt: skip
_DEAL: Final = {
    "deal": _is_number, "commitment": _is_hash, "shares": _is_list, "size": _is_number, "root": _is_hash,
    "result_hash": _is_hash_or_none, "before": _is_hash, "entry": _is_hash,
}  # fmt: skip
_OPENED_DEAL: Final = {**_DEAL, "secret": _is_hash}
_SEALED_DEAL: Final = {**_DEAL, "cards": _is_list}
_UNUSED: Final = {
    "deal": _is_number, "commitment": _is_hash, "secret": _is_hash, "before": _is_hash, "entry": _is_hash,
}  # fmt: skip
_CARD: Final = {"position": _is_number, "card": _is_text, "salt": _is_hash, "path": _is_path}
_PLAYED: Final = {"deal": _is_number, "deck": _is_text, "seed": _is_hash, "result": _is_object}


def _shares(where: str, shares: Sequence[object], seats: int) -> tuple[Share, ...]:
    made: list[Share] = []
    for share in shares:
        match share:
            case [int(seat), str(interaction), str(word)] if (
                type(seat) is int
                and (made[-1].seat if made else -1) < seat < seats
                and re.fullmatch(f"[0-9]{{0,{_LONGEST_ID}}}", interaction)
                and len(word) <= LONGEST_WORD
            ):
                made.append(Share(seat, interaction, word))
            case _:
                raise ProofRefused(
                    f"{where} has shares that are not one for a seat, by seat, each of a press and a word."
                )
    return tuple(made)


def _pack(file: _Object) -> tuple[Card, ...]:
    try:
        spec = GAMES[file["game"]]
        options = load_options(spec, json.dumps(file["options"]))
        return spec.new_match(seats=len(file["seats"]), options=options).pack()
    except (KeyError, BadRecord, SetupError):
        raise ProofRefused(
            "The file's game, options and seats are none of the house's, so that there is no pack."
        ) from None


# --- checking


def _opened(file: _Object, deal: _Object, where: str, shares: Sequence[Share], pack: Sequence[Card]) -> str:
    number: int = deal["deal"]
    played = file["deals"][number - 1] if number <= len(file["deals"]) else None
    if played is not None:
        _fields(f"{where} of the record", played, _PLAYED, others=True)
        if played["deal"] != number:
            raise ProofRefused(f"{where} of the record has the number of another one.")
    _check_secret(where, deal)
    proof = file["proof"]
    key = deal_key(
        bytes.fromhex(deal["secret"]),
        table=proof["table"],
        deal=number,
        game=file["game"],
        options=proof["options_hash"],
        shares=shares,
    )
    cards = order(key, pack)
    if played is not None and played["deck"] != write_cards(cards):
        raise ProofRefused(f"{where}: the deck is not what secret and shares decide.")
    if played is not None and played["seed"] != seed(key).hex():
        raise ProofRefused(f"{where}: the seed is not what secret and shares decide.")
    if deal["root"] != Tree.of(key, cards).root:
        raise ProofRefused(f"{where}: the root is not that of the deck.")
    if number == 1 and file["first_dealer"] != lot(key, "dealer", len(file["seats"])):
        raise ProofRefused(f"{where}: the first dealer is not the one that was drawn.")
    if deal["result_hash"] != (digest(played["result"]) if played is not None else ""):
        raise ProofRefused(f"{where}: the result does not have the hash that the proof names.")
    brought = f"{len(shares)} share{'' if len(shares) == 1 else 's'}" if shares else "no share of anybody"
    if played is None:
        return f"{where} was broken off: commitment, {brought}, root and entry fit."
    return f"{where}: commitment, {brought}, the deck of {len(pack)} cards, seed, root, result and entry fit."


def _sealed(deal: _Object, where: str, pack: Sequence[Card]) -> str:
    names = set(write_cards(pack).split())
    positions: set[int] = set()
    for at, card in enumerate(deal["cards"]):
        here = f"{where}, card {at + 1}"
        _fields(here, card, _CARD)
        if card["card"] not in names or card["position"] in positions:
            raise ProofRefused(f"{here} is not of the pack, or it or its position is there twice.")
        names.remove(card["card"])
        positions.add(card["position"])
        if not opens(
            deal["root"],
            len(pack),
            CardProof(card["position"], card["card"], card["salt"], tuple(card["path"])),
        ):
            raise ProofRefused(
                f"{here}: {card['card']} at position {card['position']} does not belong to the root."
            )
    proved = ", ".join(f"{card['card']} at position {card['position']}" for card in deal["cards"])
    return f"{where} is sealed: its entry fits; proved are {proved or 'no cards'}."


def _check_secret(where: str, deal: _Object) -> None:
    if commitment(bytes.fromhex(deal["secret"])) != deal["commitment"]:
        raise ProofRefused(f"{where}: the secret does not open the commitment.")


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
        raise ProofRefused(f"{where}: the entry is not that of the rest.")
