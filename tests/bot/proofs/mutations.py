"""Mutations of true files, which every verifier must refuse.

They leave out what a proof does not cover (names, moves, times, scores), and what a true file may lack: an
unused commitment, a card's proof, the last deals of a sealed match.
"""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

Json = dict[str, Any]
Way = tuple[str | int, ...]

GONE = object()
WRONG_KINDS: tuple[Any, ...] = (None, True, [], {}, -1, 7.5, "?", [None])


class Mutation(NamedTuple):
    """One place of a file with another value, or removed (GONE)."""

    where: Way
    value: Any

    def of(self, file: Json) -> Json:
        """Return the changed file."""
        changed = deepcopy(file)
        *way, last = self.where
        part: Any = changed
        for step in way:
            part = part[step]
        if self.value is GONE:
            del part[last]
        else:
            part[last] = deepcopy(self.value)
        return changed

    def told(self) -> Json:
        """Return the mutation as JSON, for another language."""
        gone = self.value is GONE
        return {"where": self.where, "gone": gone, "value": None if gone else self.value}

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.where))} → {'gone' if self.value is GONE else repr(self.value)[:60]}"


def mutations(file: Json, other: Json, rng: Random) -> Iterator[Mutation]:
    """Yield mutations; ``other`` is the file of another match of the same game and length."""
    yield from _head(file, other)
    for at, _ in enumerate(file["proof"]["unused"]):
        yield from _fields(file, other, ("proof", "unused", at), rng)
    for at, _ in enumerate(file["proof"]["deals"]):
        yield from _fields(file, other, ("proof", "deals", at), rng)
        yield from _shares(file, ("proof", "deals", at))
        yield from _cards(file, other, at, rng)
    for at, _ in enumerate(file.get("deals", [])):
        yield from _played(file, other, at, rng)


def _at(file: Any, where: Way) -> Any:
    for step in where:
        file = file[step]
    return file


def _kinds(file: Json, where: Way) -> Iterator[Mutation]:
    """Yield the removal of a value, and values of other types."""
    yield Mutation(where, GONE)
    true = _at(file, where)
    left_out = ("unused", "cards") if "deals" in file else ("unused", "cards", "deals")
    for wrong in WRONG_KINDS:
        if wrong != true and not (wrong == [] and where[-1] in left_out):
            yield Mutation(where, wrong)
    if isinstance(true, int):
        yield Mutation(where, str(true))


def _head(file: Json, other: Json) -> Iterator[Mutation]:
    for name in ("format", "version", "game", "options", "seats", "proof"):
        yield from _kinds(file, (name,))
    for name in ("version", "table", "options_hash", "deals", "unused"):
        yield from _kinds(file, ("proof", name))
    yield Mutation(("version",), 2)
    yield Mutation(("proof", "version"), 2)
    yield Mutation(("proof", "more"), 1)
    yield Mutation(("proof", "table"), other["proof"]["table"])
    yield Mutation(("proof", "options_hash"), "0" * 64)
    for game in ("gin", "rummy500", "hand", "hand_partnership", "control", "panguingue", "whist"):
        if game != file["game"]:
            yield Mutation(("game",), game)
    for name, value in file["options"].items():
        yield Mutation(("options", name), GONE)
        if isinstance(value, bool):
            yield Mutation(("options", name), not value)
        elif isinstance(value, int):
            yield Mutation(("options", name), value + 1)
        else:
            yield Mutation(("options", name), f"{value}2")
    yield Mutation(("options", "more"), True)
    deals = file["proof"]["deals"]
    yield Mutation(("proof", "deals"), deals[::-1])
    yield Mutation(("proof", "deals"), deals[1:])
    yield Mutation(("proof", "deals"), [*deals, deals[-1]])
    yield Mutation(("proof", "deals"), [deals[0], *deals])
    if "deals" in file:
        yield from _kinds(file, ("deals",))
        yield from _kinds(file, ("first_dealer",))
        yield Mutation(("first_dealer",), (file["first_dealer"] + 1) % len(file["seats"]))
        yield Mutation(("deals",), file["deals"][:-1])
        yield Mutation(("deals",), file["deals"][::-1])
        yield Mutation(("proof", "deals"), deals[:-2])
        yield Mutation(("proof",), other["proof"])
    else:
        yield Mutation(("more",), 1)


def _fields(file: Json, other: Json, where: Way, rng: Random) -> Iterator[Mutation]:
    """Yield mutations of each field of a deal or an unused commitment."""
    told, foreign = _at(file, where), _at(other, where)
    yield Mutation(where, foreign)
    yield Mutation((*where, "more"), "")
    for name, value in told.items():
        here = (*where, name)
        yield from _kinds(file, here)
        if value != foreign[name]:
            yield Mutation(here, foreign[name])
        if isinstance(value, int):
            yield from (Mutation(here, value + by) for by in (-1, 1, 2**32))
        if isinstance(value, str) and value:
            yield from (Mutation(here, _flipped(value, rng)) for _ in range(2))
            yield Mutation(here, value[:-1])
            yield Mutation(here, value + "0")
    for two in (("secret", "commitment"), ("root", "result_hash"), ("before", "entry")):
        if two[0] in told and two[1] in told:
            yield Mutation(where, {**told, two[0]: told[two[1]], two[1]: told[two[0]]})
            yield Mutation(where, {**told, **{name: foreign[name] for name in two}})


def _flipped(digits: str, rng: Random) -> str:
    at = rng.randrange(len(digits))
    digit = rng.choice([each for each in "0123456789abcdef" if each != digits[at]])
    return digits[:at] + digit + digits[at + 1 :]


def _shares(file: Json, where: Way) -> Iterator[Mutation]:
    here = (*where, "shares")
    shares = _at(file, here)
    yield Mutation(here, [[0, "1", "foreign"]])
    yield Mutation(here, [*shares, [99, "1", ""]])
    for at, (seat, press, word) in enumerate(shares):
        others = (*shares[:at], *shares[at + 1 :])
        yield Mutation(here, [*others])
        yield Mutation(here, [*others, [seat, press, word], [seat, press, word]])
        for changed in (
            [seat + 1, press, word], [seat, press + "1", word], [seat, press, word + "!"],
            [seat, word, press], [seat, press], [seat, press, word, ""], [str(seat), press, word],
            [seat, int(press or 0), word], [seat, press, None], {"seat": seat, "word": word},
        ):  # fmt: skip
            yield Mutation((*here, at), changed)
    if len(shares) > 1:
        yield Mutation(here, shares[::-1])


def _cards(file: Json, other: Json, number: int, rng: Random) -> Iterator[Mutation]:
    """Yield mutations of the proofs of single cards."""
    deals, where = file["proof"]["deals"], ("proof", "deals", number, "cards")
    cards = deals[number].get("cards", [])
    for at, card in enumerate(cards):
        here = (*where, at)
        if at == 0:
            for name in card:
                yield from _kinds(file, (*here, name))
            yield Mutation((*here, "more"), "")
            yield Mutation((*here, "salt"), card["salt"].upper())
            yield Mutation(
                (*here, "path"), [*card["path"][:-1], f"{card['path'][-1][:32]} {card['path'][-1][32:]}"]
            )
        neighbour = cards[at - 1]
        elsewhere = deals[number - 1]["cards"][at]
        change: dict[str, Any]
        for change in (
            {"card": neighbour["card"]}, {"card": _other_pack(card["card"])},
            {"position": card["position"] + 1}, {"position": card["position"] ^ 1},
            {"position": neighbour["position"]}, {"salt": neighbour["salt"]},
            {"salt": _flipped(card["salt"], rng)}, {"path": card["path"][1:]}, {"path": card["path"][:-1]},
            {"path": [*card["path"], card["salt"]]}, {"path": card["path"][::-1]},
            {"path": elsewhere["path"]},
            {"path": [_flipped(card["path"][0], rng), *card["path"][1:]]}, {"path": []},
            {"card": neighbour["card"], "position": neighbour["position"]},
            {"position": card["position"] + 2**32},
        ):  # fmt: skip
            yield Mutation(here, {**card, **change})
        yield Mutation(here, elsewhere)
        yield Mutation(here, other["proof"]["deals"][number]["cards"][at])


def _other_pack(card: str) -> str:
    return card.removesuffix(".2") if card.endswith(".2") else f"{card.partition('.')[0]}.2"


def _played(file: Json, other: Json, number: int, rng: Random) -> Iterator[Mutation]:
    """Yield mutations of a recorded deal: its deck, its seed, its result."""
    where = ("deals", number)
    told = file["deals"][number]
    for name in ("deal", "deck", "seed", "result"):
        yield from _kinds(file, (*where, name))
        if name != "deal":
            yield Mutation((*where, name), other["deals"][number][name])
    yield Mutation((*where, "deal"), told["deal"] + 1)
    yield from (Mutation((*where, "seed"), _flipped(told["seed"], rng)) for _ in range(3))
    deck = told["deck"].split(" ")
    for _ in range(8):
        one, two = sorted(rng.sample(range(len(deck)), 2))
        swapped = [*deck[:one], deck[two], *deck[one + 1 : two], deck[one], *deck[two + 1 :]]
        yield Mutation((*where, "deck"), " ".join(swapped))
        yield Mutation((*where, "deck"), " ".join([*deck[:one], deck[two], *deck[one + 1 :]]))
        yield Mutation((*where, "deck"), " ".join([*deck[:one], _other_pack(deck[one]), *deck[one + 1 :]]))
    for changed in (deck[1:], deck[:-1], [*deck[1:], deck[0]], deck[::-1], [*deck, "AS"], [*deck, ""]):
        yield Mutation((*where, "deck"), " ".join(changed))
    yield Mutation((*where, "deck"), "  ".join(deck))
    yield from _result((*where, "result"), told["result"])


def _result(where: Way, told: Any) -> Iterator[Mutation]:
    """Yield mutations of every part of a result."""
    if isinstance(told, dict):
        yield Mutation((*where, "more"), 0)
        for name, value in told.items():
            yield Mutation((*where, name), GONE)
            yield from _result((*where, name), value)
    elif isinstance(told, list):
        yield Mutation(where, [*told, 0])
        for at, value in enumerate(told):
            yield from _result((*where, at), value)
    elif isinstance(told, bool) or told is None:
        yield Mutation(where, told is False)
    elif isinstance(told, int):
        yield Mutation(where, told + 1)
        yield Mutation(where, str(told))
    else:
        yield Mutation(where, f"{told}x")
