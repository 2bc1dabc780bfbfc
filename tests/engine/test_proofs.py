"""The mathematics of proved deals, as bot/proofs/PROOFS.md specifies it."""

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.tables.card_names import write_cards
from engine import GAMES
from engine.cards import MAX_COPIES, Card, named, pack
from engine.proofs import (
    MOST_ROUNDS,
    SECRET_BYTES,
    CardProof,
    Share,
    Tree,
    canonical,
    commitment,
    deal_key,
    digest,
    entrants_share,
    entry,
    is_proof_valid,
    is_source_committed,
    lot,
    order,
    round_secret,
    seats,
    seed,
)

SECRET = bytes(range(SECRET_BYTES))
OPTIONS = digest({"target": 100})
SHARES = (Share(0, "1311", "Glück"), Share(2, "1312"))


def key_of(number: int = 1, shares: tuple[Share, ...] = SHARES) -> bytes:
    return deal_key(SECRET, table="t1", deal=number, game="gin", options=OPTIONS, shares=shares)


def sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def test_canonical_json_is_ascii_without_spaces_its_names_sorted() -> None:
    assert canonical({"b": [1, None, True], "a": 'é"\n\x7f♠😀'}) == (
        rb'{"a":"\u00e9\"\n\u007f\u2660\ud83d\ude00","b":[1,null,true]}'
    )
    with pytest.raises(ValueError, match="JSON"):
        canonical(float("nan"))


def test_a_commitment_hashes_the_secret_behind_its_purpose() -> None:
    assert commitment(SECRET) == sha(b"cardroom fair 1 secret" + SECRET)
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(SECRET[1:])


def test_a_key_is_what_secret_and_shares_make_in_whatever_order_those_came() -> None:
    said = rf'[1,"t1",7,"gin","{OPTIONS}",[[0,"1311","Gl\u00fcck"],[2,"1312",""]]]'
    assert key_of(7) == hmac.new(SECRET, said.encode(), "sha256").digest()
    assert key_of(7, SHARES[::-1]) == key_of(7)


def test_everything_that_is_said_changes_the_key() -> None:
    keys = {
        key_of(),
        key_of(2),
        key_of(shares=()),
        key_of(shares=SHARES[:1]),
        key_of(shares=(Share(1, "1311", "Glück"), SHARES[1])),
        key_of(shares=(Share(0, "1311", "Pech"), SHARES[1])),
        key_of(shares=(Share(0, "", "Glück"), SHARES[1])),
        deal_key(bytes(32), table="t1", deal=1, game="gin", options=OPTIONS, shares=SHARES),
        deal_key(SECRET, table="t2", deal=1, game="gin", options=OPTIONS, shares=SHARES),
        deal_key(SECRET, table="t1", deal=1, game="hand", options=OPTIONS, shares=SHARES),
        deal_key(SECRET, table="t1", deal=1, game="gin", options=digest({}), shares=SHARES),
    }
    assert len(keys) == 11


@pytest.mark.parametrize(
    "wrong", [(-1, "1", ""), (0, "12a", ""), (0, "-1", ""), (0, "١", ""), (0, "1", "w" * 65)]
)
def test_what_is_no_share_is_refused(wrong: tuple[int, str, str]) -> None:
    with pytest.raises(ValueError, match=r"^(a seat|an interaction)"):
        Share(*wrong)


def test_a_seat_brings_one_share() -> None:
    with pytest.raises(ValueError, match="one share"):
        key_of(shares=(Share(0, "1"), Share(0, "2")))


def stream(key: bytes, label: str, count: int) -> list[int]:
    """Return the random stream as the specification defines it, implemented independently."""
    blocks = b"".join(
        hmac.new(key, label.encode() + number.to_bytes(4, "big"), "sha256").digest()
        for number in range(-(-count // 8))
    )
    return [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 4 * count, 4)]


def test_the_order_is_drawn_card_by_card_from_those_that_are_left() -> None:
    key, left, drawn = key_of(), list(pack()), []
    for at, number in enumerate(stream(key, "order", 51)):
        assert number < 2**32 - 2**32 % (52 - at)
        chosen = number % (52 - at)
        drawn.append(left[chosen])
        left[chosen] = left[0]
        del left[0]
    assert order(key, pack()) == (*drawn, *left)


def test_a_number_that_would_favour_some_is_passed_over() -> None:
    below = 3 * 2**30  # a quarter of all numbers is rejected
    passed = 0
    for number in range(64):
        key = key_of(number)
        first, *others = stream(key, "dealer", 64)
        expected = next(each for each in (first, *others) if each < below)
        assert lot(key, "dealer", below) == expected
        passed += expected != first
    assert 4 < passed < 32


def test_lots_are_even() -> None:
    drawn = Counter(lot(key_of(number), "dealer", 5) for number in range(2_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert sum((count - 400) ** 2 / 400 for count in drawn.values()) < 20


def test_the_seed_is_the_first_block_of_its_label() -> None:
    assert seed(key_of()) == hmac.new(key_of(), b"seed\0\0\0\0", "sha256").digest()


def test_a_lobby_draws_its_seats_from_the_secret_and_the_press() -> None:
    drawn = {seats(SECRET, table="t1", interaction=str(number), count=4) for number in range(300)}
    assert len(drawn) == 24
    assert all(sorted(each) == [0, 1, 2, 3] for each in drawn)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_pack_shuffled_and_each_of_its_cards_proved(game: str) -> None:
    spec = GAMES[game]
    cards = spec.new_match(seats=spec.seats[-1]).pack()
    shuffled = order(key_of(), cards)
    assert shuffled != cards
    assert sorted(shuffled) == sorted(cards)
    tree = Tree.of(key_of(), shuffled)
    proofs = [tree.proof(position) for position in range(len(cards))]
    assert len({proof.card for proof in proofs}) == len(cards)
    assert " ".join(proof.card for proof in proofs) == write_cards(shuffled)
    assert all(is_proof_valid(tree.root, len(cards), proof) for proof in proofs)


def test_identical_cards_of_several_packs_are_written_apart() -> None:
    cards = pack(MAX_COPIES, jokers=MAX_COPIES)
    assert len({named(card) for card in cards}) == len(cards)
    assert [named(Card(card)) for card in (9, 64 + 9, 52, 64 * 10 + 52)] == ["10S", "10S.2", "JK", "JK.11"]


def merkle(leaves: list[bytes]) -> bytes:
    """Return the root of the tree that RFC 6962, section 2.1, defines."""
    if len(leaves) == 1:
        return leaves[0]
    half = 1 << (len(leaves) - 1).bit_length() - 1
    return hashlib.sha256(b"\x01" + merkle(leaves[:half]) + merkle(leaves[half:])).digest()


@pytest.mark.parametrize("count", [*range(1, 18), 52, 108, 320, 440])
def test_the_tree_is_that_of_the_standard(count: int) -> None:
    cards = pack(MAX_COPIES)[:count]
    leaves = []
    for at, card in enumerate(cards):
        salt = hmac.new(key_of(), b"salt" + at.to_bytes(4, "big"), "sha256").digest()
        leaves.append(hashlib.sha256(b"\0" + salt + at.to_bytes(4, "big") + named(card).encode()).digest())
    tree = Tree.of(key_of(), cards)
    assert tree.root == merkle(leaves).hex()
    for at in range(count):
        assert is_proof_valid(tree.root, count, tree.proof(at))
    with pytest.raises(IndexError):
        tree.proof(count)


@pytest.mark.long
@given(st.integers(1, 70), st.data())
def test_a_proof_that_was_changed_opens_nothing(count: int, data: st.DataObject) -> None:
    tree = Tree.of(key_of(), pack(2)[:count])
    other = Tree.of(key_of(2), pack(2)[:count])
    position = data.draw(st.integers(0, count - 1))
    proof = tree.proof(position)
    wrong = [
        replace(proof, card="10D.9"),
        replace(proof, position=proof.position + 1),
        replace(proof, position=-1),
        replace(proof, salt=other.proof(position).salt),
        replace(proof, salt="zz"),
        replace(proof, path=(*proof.path, tree.root)),
        other.proof(position),
    ]
    if proof.path:
        wrong += [replace(proof, path=proof.path[1:]), replace(proof, path=other.proof(position).path)]
    assert not any(is_proof_valid(tree.root, count, each) for each in wrong)
    assert not is_proof_valid(other.root, count, proof)


def test_an_entry_covers_all_that_is_said_of_a_deal() -> None:
    said = {
        "before": "0" * 64, "table": "t1", "deal": 2, "game": "gin", "options": OPTIONS,
        "commitment": commitment(SECRET), "shares": SHARES, "size": 52, "root": "ab" * 32,
        "result": digest({}),
    }  # fmt: skip
    listed = [[0, "1311", "Glück"], [2, "1312", ""]]
    whole = json.dumps([1, *({**said, "shares": listed}).values()], separators=(",", ":")).encode()

    def entry_of(**changes: object) -> str:
        values = {**said, **changes}
        return entry(str(values.pop("before")), **values)  # type: ignore[arg-type]

    assert entry_of() == sha(whole)
    changes: list[dict[str, object]] = [
        {"before": "1" * 64}, {"table": "t2"}, {"deal": 3}, {"game": "hand"}, {"options": digest({})},
        {"commitment": commitment(bytes(32))}, {"shares": ()}, {"size": 51}, {"root": "cd" * 32},
        {"result": ""},
    ]  # fmt: skip
    assert len({entry_of(), *(entry_of(**change) for change in changes)}) == 11


def test_what_was_shown_to_people_stays_good() -> None:
    """Published proofs contain these bytes, so they must never change."""
    key = key_of()
    tree = Tree.of(key, order(key, pack()))
    assert commitment(SECRET) == "a5bfeb5981cf5c2b71028d7f2cf842729316bf73adb92703433c08793ba01671"
    assert key.hex() == "3e0c256bbcb55fb8b056517c7bb9b5d7a279ea45c42ced90b7521532fa37aeb4"
    assert seed(key).hex() == "3a5c8a5e225ce053ed5589575215590f2989f347e1b0ef3ba67e4c52e114dca0"
    assert tree.root == "0e4b969b4ecd67e82d797d4e4b0a1cf939de74117bdbe95fd0efd351030ed5ea"
    assert tree.proof(51) == CardProof(
        position=51,
        card="10D",
        salt="9232d30b5c4b12e4c8b1b13c69eced1bd327aac684ad66bcaddda62b1312af9e",
        path=(
            "52a11e5def7987b22b82a508d4b744b1d13e0c803a8e38bec597a7adb2efcac6",
            "fc92ee4037e4c82a1e60e14fdb6f87306ba788665f8311260a398758486babc3",
            "59e04db771d1dc733b74a4337ead87ac3b634237304b5818078abb75138f2bf0",
            "3455cc65cf9f51dc6320f81db80d10139acc6c397dc7fb10c73461b898a99158",
        ),
    )


def test_the_secret_of_a_round_opens_the_commitment_that_the_round_before_has_opened() -> None:
    committed = commitment(round_secret(SECRET, 1))
    for number in range(1, 5):
        own = commitment(round_secret(SECRET, number))
        assert is_source_committed(f"cup:{number}", committed, own)
        assert not is_source_committed(f"cup:{number + 1}", committed, own)
        assert own == committed or own == round_secret(SECRET, number - 1).hex()
        assert round_secret(round_secret(SECRET, MOST_ROUNDS), MOST_ROUNDS) == SECRET
    for name in ("cup", "cup:", "cup:0", "cup:-1", "cup:1000", "cup:²", "cup:one"):
        assert not is_source_committed(name, committed, committed)
    for number in (0, MOST_ROUNDS + 1):
        with pytest.raises(ValueError, match="a round"):
            round_secret(SECRET, number)


def test_the_share_of_entrants_changes_with_each_registration() -> None:
    registrations = [(1, "77"), (2, "")]
    others = ([(1, "77")], [(1, "78"), (2, "")], [(1, "77"), (3, "")], [(2, ""), (1, "77")])
    assert entrants_share(registrations).word == digest([[1, "77"], [2, ""]])
    assert len({entrants_share(each) for each in (registrations, *others)}) == 5
