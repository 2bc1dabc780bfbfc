"""Verifiable deals: commitment, key, order, seed, tree, chain (bot/proofs/PROOFS.md).

The bot commits to a secret before anybody contributes a share. Secret and shares make the key of the deal,
and the key decides everything that is left to chance. A hash tree over the order allows to reveal one card
without the others.

Everything here is a pure function. What is hashed is canonical JSON. Cards are written as in a match record
(``10D``, the second of several packs ``10D.2``, ``JK``), and deals count from 1, as they are stored. An entry
also covers the game, the options and the number of cards; otherwise a sealed match could be presented as a
match of another game.
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
MOST_ROUNDS: Final = 999
"""The most rounds for which a tournament's secret is enough."""
SECRET_BYTES: Final = 32
LONGEST_WORD: Final = 64
"""The longest word that a person may contribute, in characters (code points)."""

_COMMITTED: Final = b"cardroom fair 1 secret"
_LEAF, _NODE = b"\x00", b"\x01"
_NUMBERS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Share:
    """What a person contributes to a deal. Computers and absent people contribute nothing.

    Raises ValueError for an invalid share.
    """

    seat: int
    interaction: str
    """Discord's id of the interaction that asked for the deal, in decimal; "": none."""
    word: str = ""
    """The text the person typed, at most 64 characters; "": none."""

    def __post_init__(self) -> None:
        if self.seat < 0 or len(self.word) > LONGEST_WORD:
            raise ValueError("a seat from 0, and a word of at most 64 characters")
        if self.interaction and not (self.interaction.isascii() and self.interaction.isdecimal()):
            raise ValueError("an interaction is a decimal number")


@dataclass(frozen=True, slots=True)
class CardProof:
    """The proof that a card was at a position (from 0) of an order; it reveals no other card."""

    position: int
    card: str
    salt: str
    """32 bytes in hexadecimal, like the hashes of the path."""
    path: tuple[str, ...]
    """The sibling hashes from the leaf to the root, the lowest first."""


def canonical(value: object) -> bytes:
    """Return the canonical JSON of a value: sorted names, no spaces, ASCII only.

    Numbers must be integers.
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False).encode("ascii")


def round_secret(secret: bytes, number: int) -> bytes:
    """Return the secret of a round (from 1) of a tournament.

    It is a hash chain, used from its end (Lamport, *Password authentication with insecure communication*,
    1981): the secret of each round is the commitment to the secret of the next one. So the commitment to the
    first round covers all, and an opened secret reveals nothing of the rounds after it. Raises ValueError for
    a number above MOST_ROUNDS.
    """
    if number not in range(1, MOST_ROUNDS + 1):
        raise ValueError(f"a round from 1 to {MOST_ROUNDS}")
    for _ in range(MOST_ROUNDS - number):
        secret = bytes.fromhex(commitment(secret))
    return secret


def entrants_share(registrations: Sequence[tuple[int, str]]) -> Share:
    """Return the one share of all entrants of a tournament: a digest of their registrations.

    Each is the number of the entrant, and Discord's id of the press by which they registered ("": none).
    """
    return Share(0, "", digest([[number, interaction] for number, interaction in registrations]))


def is_source_committed(source: str, committed: str, promised: str) -> bool:
    """Return whether the commitment to the decks of a round follows from that of its tournament.

    ``source`` is named ``<tournament>:<round>``; ``committed`` is the tournament's commitment. Hashed once
    for each round before, ``promised``, the commitment to the round, gives that of the tournament.
    """
    number = source.rpartition(":")[2]
    if not (number.isascii() and number.isdecimal() and int(number[:4]) in range(1, MOST_ROUNDS + 1)):
        return False
    try:
        for _ in range(int(number) - 1):
            promised = commitment(bytes.fromhex(promised))
    except ValueError:
        return False
    return promised == committed


def digest(value: object) -> str:
    """Return the SHA-256 of the canonical JSON of a match's options or a deal's result.

    Both as they are written in the match record.
    """
    return sha256(canonical(value)).hexdigest()


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret. Raises ValueError unless the secret has 32 bytes."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes")
    return sha256(_COMMITTED + secret).hexdigest()


def deal_key(
    secret: bytes, *, table: str, deal: int, game: str, options: str, shares: Sequence[Share]
) -> bytes:
    """Return the key of a deal (from 1); ``options`` is the ``digest`` of the match's options.

    Raises ValueError when two shares are of the same seat.
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
    """Yield the stream of a label as four-byte numbers."""
    number = 0
    while True:
        block = _block(key, label, number)
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")
        number += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """Return a uniform integer from 0 to ``limit`` - 1 (rejection sampling)."""
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit


def lot(key: bytes, label: str, below: int) -> int:
    """Draw a number from 0 to ``below`` - 1.

    The first dealer is the lot "dealer" of the first deal's key.
    """
    return _below(below, _numbers(key, label))


def order(key: bytes, pack: Sequence[T]) -> tuple[T, ...]:
    """Return the pack as the key shuffles it, the card that is dealt first in front."""
    cards, numbers = list(pack), _numbers(key, "order")
    for at in range(len(cards) - 1):
        chosen = at + _below(len(cards) - at, numbers)
        cards[at], cards[chosen] = cards[chosen], cards[at]
    return tuple(cards)


def seed(key: bytes) -> bytes:
    """Return the 32-byte seed for the other chance events of the deal."""
    return _block(key, "seed", 0)


def seats(secret: bytes, *, table: str, interaction: str, count: int) -> tuple[int, ...]:
    """Return the seating that a lobby draws: for each new seat, the old place of its player.

    ``secret`` is that of the first deal, ``interaction`` the press that asked for the draw.
    """
    key = hmac.digest(secret, canonical([VERSION, "seats", table, interaction]), "sha256")
    return order(key, range(count))


class Tree:
    """A Merkle tree (RFC 6962) over an order; ``root`` commits to all cards and reveals none."""

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
        """Return the tree over an order, with the salts derived from its key."""
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


def is_proof_valid(root: str, size: int, proof: CardProof) -> bool:
    """Return whether a proof is valid for the tree with this root and ``size`` cards."""
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
    """Return what is hashed for a deal's entry in its guild's chain, as (head, tail).

    The hash of the previous entry goes between them. ``size`` is the number of cards, ``result`` the
    ``digest`` of the deal's result in its record. An aborted deal has no result; an unused commitment has no
    shares, size or root. Raises ValueError when two shares are of the same seat.
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
    """Return the hash of a deal's entry that follows the entry ``before``.

    The first entry follows 64 zeros. The other parameters are those of ``entry_around``.
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
