"""Proof files for a fuzzer: true ones made from PROOFS.md alone, and consistent lies.

The module shares no code with the program, so it tests the page as a reader would implement it. Matches are
not played: options and results are random, because a proof only hashes them.
"""

import hmac
import itertools
import json
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

Json = dict[str, Any]

GAMES = ("gin", "rummy500", "hand", "hand_partnership", "control", "panguingue")
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
NAMES = (
    "a", "b", "points", "table", "", "*", "0", "10", "9", "__proto__", "constructor", "toString",
    "length", "hasOwnProperty", "é", "e\u0301", "\ue000", "\uffff", "\U00010000", "\U0010ffff", "😀",
    "😀\ue000", "\ue000😀", "\x00", "\x7f", "\u2028", '"', "\\", "/", "version", "then",
)  # fmt: skip
"""Names in options and results that languages treat specially or sort differently."""
WORDS = (
    "", "a", "fair play", "Glück ♠", 'she said "\\shuffle"\n\x7f', "😀" * 20, "\u202eturned", "\ufeff",
    "\x00\x1f", "\U0010ffff", "e\u0301", "é", "\ud7ff\ue000", "ſ", "İ",
)  # fmt: skip
TEXTS = (
    *WORDS, "auto", "1", "2", "court", "pip", "person", "computer", "gin", "whist", "JK", "AS", "AS.2",
    "10D", "a" * 20, "a" * 21, "😀" * 64, "😀" * 65, "a" * 80, "a" * 81, "😀" * 100, "😀" * 101,
    "a" * 1000, "a" * 1001, "a" * 4000, "a" * 4001, "0" * 20, "0" * 21, "٣", "０", "1\n", "-1", "1.0",
    "0" * 64, "f" * 64, "F" * 64, "0" * 62, "0" * 63, "0" * 65, "0" * 66, "0" * 64 + "\n", "０" * 64,
    " " * 64, "\ud800", "\udc00a", "cardroom proof", "cardroom record",
)  # fmt: skip
NUMBERS = (
    0, 1, 2, 3, 4, 5, 11, 12, 14, 15, 16, 51, 52, 439, 440, 441, 9_999, 10_000, -1, -5, 10**15 - 1,
    10**15, 1 - 10**15, -(10**15), 2**31, 2**32, 2**53, 2**53 + 1, 2**64, 10**30, 0.5, 1.0, 52.0, 1e300,
    float("nan"), float("inf"), -0.0,
)  # fmt: skip
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [None], [[]], {"*": 1}, {"a": {}})
DERIVED = frozenset(
    {"options_hash", "commitment", "size", "root", "deck", "seed", "first_dealer", "result_hash", "card",
     "salt", "path", "entry"}
)  # fmt: skip
"""Fields that are derived from others."""


class Made(NamedTuple):
    """A file, and the secrets of its deals, which a sealed file does not contain."""

    file: Json
    secrets: Sequence[bytes]


# --- hashes


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def digest(value: object) -> str:
    return sha256(canonical(value)).hexdigest()


def _block(key: bytes, label: bytes, number: int) -> bytes:
    return hmac.digest(key, label + struct.pack(">I", number), "sha256")


def _draws(key: bytes, label: bytes) -> Callable[[int], int]:
    numbers = (x for at in itertools.count() for x in struct.unpack(">8I", _block(key, label, at)))

    def below(limit: int) -> int:
        while True:
            number: int = next(numbers)
            if number < 2**32 - 2**32 % limit:
                return number % limit

    return below


@lru_cache(16)  # a lie often leaves the key unchanged
def _shuffled(key: bytes, pack: tuple[str, ...]) -> list[str]:
    cards, below = [*pack], _draws(key, b"order")
    for at in range(len(cards) - 1):
        drawn = at + below(len(cards) - at)
        cards[at], cards[drawn] = cards[drawn], cards[at]
    return cards


@lru_cache(16)
def _levels(key: bytes, cards: tuple[str, ...]) -> list[list[bytes]]:
    """Return the levels of a Merkle tree, from the leaves to the root."""
    level = [
        sha256(b"\0" + _block(key, b"salt", at) + struct.pack(">I", at) + card.encode()).digest()
        for at, card in enumerate(cards)
    ]
    levels = [level]
    while len(level) > 1:
        level = [
            sha256(b"\1" + level[at] + level[at + 1]).digest() if at + 1 < len(level) else level[at]
            for at in range(0, len(level), 2)
        ]
        levels.append(level)
    return levels


def _path(levels: Sequence[Sequence[bytes]], at: int) -> list[str]:
    path = []
    for level in levels[:-1]:
        if at ^ 1 < len(level):
            path.append(level[at ^ 1].hex())
        at //= 2
    return path


def pack_of(game: str, options: Json, seats: int) -> list[str]:
    """Return the pack of a match, in the order of PROOFS.md."""
    ranks, packs, jokers, spades = RANKS, 1, 0, True
    if game in ("hand", "hand_partnership"):
        packs = jokers = 2
    elif game == "control":
        packs = int(options["decks"]) if options["decks"] != "auto" else 1 if seats == 2 else 2
    elif game == "panguingue":
        packs, spades = options["packs"], not options["drop_one_spade_suit"]
        ranks = RANKS[:7] + RANKS[10:] if options["rank_set"] == "court" else RANKS[:10]
    if packs not in range(1, 13):
        raise ValueError("more packs than can be shuffled")
    cards = []
    for copy in range(packs):
        end = f".{copy + 1}" if copy else ""
        suits = "SCDH" if spades or copy < packs - 1 else "CDH"
        cards += [rank + suit + end for suit in suits for rank in ranks]
    return cards + ["JK", "JK.2"][:jokers]


# --- true files


def match_of(rng: Random) -> Made:
    """Make a match of any game, opened or sealed; ``mend`` makes it true."""
    [game] = rng.choices(GAMES, (5, 4, 1, 1, 4, 1))  # small packs test the same and are faster
    opened = rng.random() < 0.5
    count = rng.choice((2, 2, 3, 4, 5, 15))
    options = {**_values(rng, 3), **_packs(game, rng)}
    options = {name: each for name, each in options.items() if not isinstance(each, dict | list)}
    number = rng.choice((1, 1, 1, 2, 2, 3))
    secrets = [rng.randbytes(32) for _ in range(number)]
    broken_off = rng.random() < 0.3
    deals: list[Json] = []
    for at, secret in enumerate(secrets, 1):
        brought = sorted(rng.sample(range(count), rng.randrange(count + 1)))
        deal: Json = {"deal": at, "commitment": "", "shares": [_share(seat, rng) for seat in brought]}
        deal |= {"size": 0, "root": "", "result_hash": "", "before": rng.randbytes(32).hex(), "entry": ""}
        if opened:
            deal["secret"] = secret.hex()
        else:
            deal["result_hash"] = "" if broken_off and at == number else rng.randbytes(32).hex()
            size = len(pack_of(game, options, count))
            places = rng.sample(range(size), rng.choice((0, 1, 2, 3, 6)))
            deal["cards"] = [{"position": place, "card": "", "salt": "", "path": []} for place in places]
        deals.append(deal)
    unused = [
        {"deal": number + 1, "secret": rng.randbytes(32).hex(), "before": rng.randbytes(32).hex()}
        for _ in range(rng.choice((0, 0, 1, 2)))
    ]
    proof = {"version": 1, "table": rng.choice(["k7w2m9x4qz", "t", "😀" * 80, *WORDS[1:]]), "deals": deals}
    if rng.random() < 0.2:
        proof["source"] = _source(rng, secrets, deals, unused)
    file: Json = {
        "format": "cardroom record" if opened else "cardroom proof",
        "version": 1,
        "game": game,
        "options": options,
        "seats": [_seat(rng) for _ in range(count)],
        "proof": {**proof, "unused": unused},
    }
    if opened:
        played = secrets[: len(secrets) - broken_off]
        file["deals"] = [
            {"deal": at, "result": _values(rng, 4), **_values(rng, 1, "more")}
            for at in range(1, len(played) + 1)
        ]
        file |= _values(rng, 2, "more")
    return Made(file, secrets)


def _source(rng: Random, secrets: list[bytes], deals: Sequence[Json], unused: Sequence[Json]) -> Json:
    """Make all deals those of a round of a tournament; return its source."""
    number = rng.choice((1, 1, 2, 3, 17))
    entrants = [
        [place, rng.choice(("", str(rng.randrange(10**19))))] for place in range(1, rng.choice((2, 5)))
    ]
    secret, committed = secrets[0], secrets[0].hex()
    secrets[:] = [secret] * len(secrets)
    for _ in range(number):
        committed = _commitment(bytes.fromhex(committed))
    for part in (*deals, *unused):
        if "secret" in part:
            part["secret"] = secret.hex()
    for deal in deals:
        deal["shares"] = [[0, "", digest(entrants)]]
    name = f"{rng.choice(('cup', 'k7w2m9x4qz'))}:{number}"
    return {"name": name, "commitment": committed, "entrants": entrants}


def _packs(game: str, rng: Random) -> Json:
    if game == "control":
        return {"decks": rng.choice(("auto", "1", "1", "2"))}
    if game == "panguingue":
        packs = rng.choice((5, 5, 5, 5, 6, 8, 11))
        return {
            "packs": packs,
            "rank_set": rng.choice(("court", "pip")),
            "drop_one_spade_suit": rng.random() < 0.5,
        }
    return {}


def _share(seat: int, rng: Random) -> list[Any]:
    return [
        seat,
        rng.choice(("", "0", "07", str(rng.randrange(10**19)), "9" * 20)),
        rng.choice((*WORDS, "😀" * 64)),
    ]


def _seat(rng: Random) -> Json:
    name = rng.choice((*WORDS, "Ann", "😀" * 100))
    level = rng.choice((None, "easy", "expert"))
    return {"kind": rng.choice(("person", "computer")), "name": name, "level": level}


def _values(rng: Random, depth: int, prefix: str = "") -> Json:
    return {prefix + rng.choice(NAMES): _value(rng, depth) for _ in range(rng.randrange(5))}


def _value(rng: Random, depth: int) -> Any:
    if depth and rng.random() < 0.3:
        return _values(rng, depth - 1) if rng.random() < 0.5 else [_value(rng, depth - 1) for _ in range(3)]
    return rng.choice((None, True, False, 0, 7, -30, 10**15 - 1, 1 - 10**15, *WORDS))


def mend(made: Made, kept: str = "", stacked: Callable[[list[str]], None] | None = None) -> None:
    """Recompute every derived field, where possible, except the one named ``kept``.

    ``stacked`` may change a deck before its tree is made.
    """

    def put(place: Json, name: str, made: Callable[[], Any]) -> None:
        if name != kept:
            with suppress(Exception):
                place[name] = made()

    file, secrets = made
    opened, proof = file.get("format") == "cardroom record", file["proof"]
    put(proof, "options_hash", lambda: digest(file["options"]))
    pack: list[str] = []
    with suppress(Exception):
        pack = pack_of(file["game"], file["options"], len(file["seats"]))
    head = [proof["table"], file["game"], proof["options_hash"]]
    for at, deal in enumerate(proof["deals"]):
        with suppress(Exception):
            secret = bytes.fromhex(deal["secret"]) if opened else secrets[at]
            played = file["deals"][at] if opened and at < len(file["deals"]) else None
            _mend_deal(file, head, deal, played, secret, pack, put, stacked)
            put(deal, "entry", lambda deal=deal: _entry(head, deal))  # type: ignore[misc]
    for unused in proof["unused"]:
        with suppress(Exception):
            secret = bytes.fromhex(unused["secret"])
            put(unused, "commitment", lambda secret=secret: _commitment(secret))  # type: ignore[misc]
            nothing = {"shares": [], "size": 0, "root": "", "result_hash": ""}
            put(unused, "entry", lambda unused=unused, nothing=nothing: _entry(head, {**nothing, **unused}))  # type: ignore[misc]


def _mend_deal(
    file: Json,
    head: Sequence[Any],
    deal: Json,
    played: Json | None,
    secret: bytes,
    pack: Sequence[str],
    put: Callable[[Json, str, Callable[[], Any]], None],
    stacked: Callable[[list[str]], None] | None,
) -> None:
    table, game, options = head
    put(deal, "commitment", lambda: _commitment(secret))
    decks = file["proof"]["source"]["name"] if "source" in file["proof"] else table
    key = hmac.digest(secret, canonical([1, decks, deal["deal"], game, options, deal["shares"]]), "sha256")
    order = [*_shuffled(key, tuple(pack))]
    if stacked is not None:
        stacked(order)
    levels = _levels(key, tuple(order))
    put(deal, "size", lambda: len(pack))
    put(deal, "root", lambda: levels[-1][0].hex())
    if played is not None:
        put(played, "deck", lambda: " ".join(order))
        put(played, "seed", lambda: _block(key, b"seed", 0).hex())
        put(deal, "result_hash", lambda: digest(played["result"]))
    if "secret" in deal and deal is file["proof"]["deals"][0]:
        put(file, "first_dealer", lambda: _draws(key, b"dealer")(len(file["seats"])))
    for card in deal.get("cards", ()):
        place = card["position"]
        put(card, "card", lambda place=place: order[place])  # type: ignore[misc]
        put(card, "salt", lambda place=place: _block(key, b"salt", place).hex())  # type: ignore[misc]
        put(card, "path", lambda place=place: _path(levels, place))  # type: ignore[misc]


def _commitment(secret: bytes) -> str:
    return sha256(b"cardroom fair 1 secret" + secret).hexdigest()


def _entry(head: Sequence[Any], deal: Json) -> str:
    bound = [deal[name] for name in ("commitment", "shares", "size", "root", "result_hash")]
    table, game, options = head
    return digest([1, deal["before"], table, deal["deal"], game, options, *bound])


# --- lies


def places_of(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every object or list of a file with each of its names or indexes."""
    if isinstance(value, dict | list):
        for step in value if isinstance(value, dict) else range(len(value)):
            yield value, step
            yield from places_of(value[step])


def lie(made: Made, rng: Random, *, mended: bool) -> None:
    """Change one thing in a file; ``mended``: recompute the fields derived from it."""
    where, step = rng.choice([*places_of(made.file)])
    if isinstance(step, str) and rng.random() < 0.5:  # prefer a field of a proof to one of a seat
        found = [place for place in places_of(made.file["proof"]) if isinstance(place[1], str)]
        where, step = rng.choice(found)
    kept = step if step in DERIVED else ""
    choice = rng.random()
    if isinstance(where, list) and choice < 0.5:
        _change_list(where, step, rng)
    elif choice < 0.1:
        del where[step]
    elif choice < 0.2 and isinstance(where, dict):
        where[rng.choice((*NAMES, "more", "secret", "cards", "deals"))] = _odd(None, rng)
    else:
        where[step] = _odd(where[step], rng)
    if mended:
        with suppress(Exception):
            mend(made, kept)


def stack(made: Made, rng: Random) -> None:
    """Deal a stacked deck, and make everything else consistent."""

    def stacked(order: list[str]) -> None:
        one, two = rng.sample(range(len(order)), 2)
        match rng.randrange(3):
            case 0:
                order[one], order[two] = order[two], order[one]
            case 1:
                order[one] = order[two]
            case _:
                order[one] = rng.choice(("JK", "AS.3", "10S.12", "as", "A♠", "1S", "AS.1"))

    mend(made, stacked=stacked)


def _change_list(where: list[Any], at: int, rng: Random) -> None:
    match rng.randrange(5):
        case 0:
            del where[at]
        case 1:
            where.insert(at, deepcopy(where[at]))
        case 2:
            where.reverse()
        case 3:
            rng.shuffle(where)
        case _:
            where.append(_odd(where[at], rng))


def _odd(value: Any, rng: Random) -> Any:
    """Return another value: close to the old one, or arbitrary."""
    choice = rng.random()
    if choice < 0.4 and type(value) is int:
        return value + rng.choice((-1, 1, 2**32))
    if choice < 0.5 and isinstance(value, str) and value:
        at = rng.randrange(len(value))
        near = (value.upper(), value[:-1], value[:-2], value + "0", value + "00", value + "\n", value[::-1])
        digit = rng.choice("0123456789abcdefx é")
        return rng.choice((*near, f" {value[1:]}", value[:at] + digit + value[at + 1 :]))
    if choice < 0.65 and isinstance(value, list):
        return [deepcopy(part) for part in value * rng.choice((2, 20))]
    if choice < 0.75:
        return deepcopy(rng.choice(OTHERS))  # a later lie may change it
    return rng.choice(NUMBERS if rng.random() < 0.5 else TEXTS)
