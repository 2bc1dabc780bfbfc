"""Deals that anybody can check: commitment, key, order, seed, tree, chain (bot/proofs/PROOFS.md).

The house commits itself to a secret before anybody brings a share; secret and shares make the key of the
deal, and the key decides all that is left to chance. A tree over the order lets one card be shown without
the others.

Everything here is a pure function. What is hashed is canonical JSON; cards are written as in the record of a
match (``10D``, the second of several packs ``10D.2``, ``JK``), and deals count from 1, as they are stored. An
entry covers game, options and number of cards, too, or a sealed match could be told of another game.
"""

import hmac
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Self, TypeVar

from engine.cards import Card, named

T = TypeVar("T")

VERSION: Final = 1
SECRET_BYTES: Final = 32
LONGEST_WORD: Final = 64
"""Characters (code points) of the word that a person brings."""

_COMMITTED: Final = b"cardroom fair 1 secret"
_LEAF, _NODE = b"\x00", b"\x01"
_NUMBERS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Share:
    """What a person brings to a deal. Computers and people who are not there bring none.

    Raises ValueError for what no share can be.
    """

    seat: int
    interaction: str
    """The id that Discord gave the press by which the person wanted the deal, in decimal; "": none."""
    word: str = ""
    """What the person typed, at most 64 characters; "": nothing."""

    def __post_init__(self) -> None:
        if self.seat < 0 or len(self.word) > LONGEST_WORD:
            raise ValueError("a seat from 0, and a word of at most 64 characters")
        if self.interaction and not (self.interaction.isascii() and self.interaction.isdecimal()):
            raise ValueError("an interaction is a decimal number")


@dataclass(frozen=True, slots=True)
class CardProof:
    """What shows that one card lay at one position (from 0) of an order, and of the others nothing."""

    position: int
    card: str
    salt: str
    """32 bytes in hexadecimal, as are the hashes of the path."""
    path: tuple[str, ...]
    """The hashes beside the way from the leaf to the root, the lowest first."""


def canonical(value: object) -> bytes:
    """Return the JSON of a value in the one way in which it is hashed: names sorted, no spaces, nothing but
    ASCII. Numbers have to be whole.
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False).encode("ascii")


def digest(value: object) -> str:
    """Return the SHA-256 of a value's canonical JSON: of a match's options, of a deal's result, both as the
    record of the match has them.
    """
    return sha256(canonical(value)).hexdigest()


def commitment(secret: bytes) -> str:
    """Return what is shown of a secret before any share. Raises ValueError unless it has 32 bytes."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes")
    return sha256(_COMMITTED + secret).hexdigest()


def deal_key(
    secret: bytes, *, table: str, deal: int, game: str, options: str, shares: Sequence[Share]
) -> bytes:
    """Return the key that decides a deal (from 1); ``options`` is the ``digest`` of the match's options.

    Raises ValueError when two shares are of one seat.
    """
    said = [VERSION, table, deal, game, options, _listed(shares)]
    return hmac.digest(secret, canonical(said), "sha256")


def _listed(shares: Sequence[Share]) -> list[list[int | str]]:
    if len({share.seat for share in shares}) < len(shares):
        raise ValueError("one share for a seat")
    in_order = sorted(shares, key=lambda share: share.seat)
    return [[share.seat, share.interaction, share.word] for share in in_order]


def _block(key: bytes, label: str, number: int) -> bytes:
    return hmac.digest(key, b"%b%b" % (label.encode("ascii"), number.to_bytes(4, "big")), "sha256")


def _numbers(key: bytes, label: str) -> Iterator[int]:
    """Yield the stream of a label as numbers of four bytes."""
    number = 0
    while True:
        block = _block(key, label, number)
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")
        number += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """Return a whole number from 0, below the limit, every one as likely: what would favour some is passed
    over.
    """
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit


def lot(key: bytes, label: str, below: int) -> int:
    """Draw a number from 0 to ``below`` - 1. The first dealer is the lot "dealer" of the first deal's key."""
    return _below(below, _numbers(key, label))


def order(key: bytes, pack: Sequence[T]) -> tuple[T, ...]:
    """Return the pack as the key shuffles it, the card dealt first first."""
    cards, numbers = list(pack), _numbers(key, "order")
    for at in range(len(cards) - 1):
        chosen = at + _below(len(cards) - at, numbers)
        cards[at], cards[chosen] = cards[chosen], cards[at]
    return tuple(cards)


def seed(key: bytes) -> bytes:
    """Return the 32 bytes that decide whatever else chance decides in the deal."""
    return _block(key, "seed", 0)


def seats(secret: bytes, *, table: str, interaction: str, count: int) -> tuple[int, ...]:
    """Return who sits where when a lobby draws lots, from the secret of its first deal: the place before of
    each new seat's player. ``interaction`` is the press that asked for it.
    """
    key = hmac.digest(secret, canonical([VERSION, "seats", table, interaction]), "sha256")
    return order(key, range(count))


class Tree:
    """The tree over an order (RFC 6962), of which ``root`` tells nothing and binds everything."""

    __slots__ = ("_cards", "_levels", "_salts", "root")

    def __init__(self, cards: Sequence[str], salts: Sequence[bytes]) -> None:
        self._cards = cards
        self._salts = salts
        level = [_leaf(salt, at, card) for at, (card, salt) in enumerate(zip(cards, salts, strict=True))]
        self._levels = [level]
        while len(level) > 1:
            level = [
                _node(*level[at : at + 2]) if at + 1 < len(level) else level[at]
                for at in range(0, len(level), 2)
            ]
            self._levels.append(level)
        self.root = level[0].hex()

    @classmethod
    def of(cls, key: bytes, order: Sequence[Card]) -> Self:
        """Return the tree over an order with the salts of its key."""
        return cls([named(card) for card in order], [_block(key, "salt", at) for at in range(len(order))])

    def proof(self, position: int) -> CardProof:
        """Return the proof of the card at a position (from 0). Raises IndexError."""
        if position not in range(len(self._cards)):
            raise IndexError(position)
        path, at = [], position
        for level in self._levels:
            if (at ^ 1) < len(level):
                path.append(level[at ^ 1].hex())
            at >>= 1
        return CardProof(position, self._cards[position], self._salts[position].hex(), tuple(path))


def _leaf(salt: bytes, position: int, card: str) -> bytes:
    return sha256(b"%b%b%b%b" % (_LEAF, salt, position.to_bytes(4, "big"), card.encode("ascii"))).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(b"%b%b%b" % (_NODE, left, right)).digest()


def opens(root: str, size: int, proof: CardProof) -> bool:
    """Say whether a proof shows its card in the order of so many cards to which the root belongs."""
    if proof.position not in range(size):
        return False
    try:
        found = _leaf(bytes.fromhex(proof.salt), proof.position, proof.card)
        beside = [bytes.fromhex(part) for part in proof.path]
    except ValueError:
        return False
    beside.reverse()
    at, width = proof.position, size
    while width > 1:
        if (at ^ 1) < width:
            if not beside:
                return False
            other = beside.pop()
            found = _node(other, found) if at & 1 else _node(found, other)
        at, width = at >> 1, (width + 1) >> 1
    return not beside and found.hex() == root


def entry_around(
    *,
    table: str,
    deal: int,
    game: str,
    options: str,
    commitment: str,
    shares: Sequence[Share] = (),
    size: int = 0,
    root: str = "",
    result: str = "",
) -> tuple[str, str]:
    """Return what is hashed for a deal's entry in the chain of its server, on both sides of the hash of the
    entry before it.

    ``size`` is the number of cards, ``result`` the ``digest`` of the deal's result as its record has it. Of a
    deal that was broken off there is no result, of a commitment that was never used no share, size nor root.
    Raises ValueError when two shares are of one seat.
    """
    said = [VERSION, "", table, deal, game, options, commitment, _listed(shares), size, root, result]
    head, tail = f'[{VERSION},"', canonical(said).decode()
    return head, tail.removeprefix(head)


def entry(
    before: str,
    *,
    table: str,
    deal: int,
    game: str,
    options: str,
    commitment: str,
    shares: Sequence[Share] = (),
    size: int = 0,
    root: str = "",
    result: str = "",
) -> str:
    """Return the hash of a deal's entry after the entry ``before``: of the first one 64 zeros. The rest is as
    in ``entry_around``.
    """
    head, tail = entry_around(
        table=table,
        deal=deal,
        game=game,
        options=options,
        commitment=commitment,
        shares=shares,
        size=size,
        root=root,
        result=result,
    )
    return sha256(f"{head}{before}{tail}".encode("ascii")).hexdigest()
