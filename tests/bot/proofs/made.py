"""Matches of all games with their proofs, as files for verifiers: opened and sealed.

``python -m tests.bot.proofs.made`` rewrites ``vectors/``, with the intermediate values of each deal for
authors of verifiers. The vectors stay valid when rules and computer players change.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from data.tables.card_names import write_cards
from data.tables.codec import dump_action, dump_options, dump_outcome, dump_result
from data.tables.match_export import dump_record
from data.tables.row_types import SeatKind, Status, StoredAction, StoredDeal, StoredSeat, StoredTable
from engine import GAMES
from engine.ai import Level, choose
from engine.cards import Card, pack
from engine.match import Match
from engine.piles import shuffled
from engine.proofs import (
    Share,
    Tree,
    canonical,
    commitment,
    deal_key,
    digest,
    entry,
    lot,
    order,
    seats,
    seed,
)

Json = dict[str, Any]

VECTORS = Path(__file__).parent / "vectors"
DEALS = 2
COMPUTER = 1
"""The seat of a computer player with three or more seats."""
PLAYED: dict[str, Json] = {
    "gin": {"seats": 2},
    "panguingue": {"seats": 4, "shuffle_mode": "traditional", "drop_one_spade_suit": True},
    "rummy500": {"seats": 3},
    "control": {"seats": 3, "control_mode": "deck"},
    "hand": {"seats": 3},
    "hand_partnership": {"seats": 4},
}
"""Seats and options of each game, with state from the last deal and cards of its own."""
PACKS: list[tuple[str, int, Json]] = [
    *(("panguingue", 4, {"packs": packs, "rank_set": ranks, "drop_one_spade_suit": dropped})
      for packs in (5, 8, 11) for ranks in ("court", "pip") for dropped in (True, False)),
    *(("control", seats, {"decks": decks}) for seats in (2, 3) for decks in ("auto", "1", "2")),
    ("gin", 2, {}), ("rummy500", 2, {}), ("hand", 5, {}), ("hand_partnership", 4, {}),
]  # fmt: skip
"""Game, seats and options of every kind of pack."""
WORDS = ("fair play", "Glück ♠", 'she said "\\shuffle"\n\x7f', "😀" * 64, "")


class _Dealt(NamedTuple):
    secret: bytes
    shares: tuple[Share, ...]
    key: bytes
    order: tuple[Card, ...]


class Proved(NamedTuple):
    """A match as three files; ``workings`` holds the intermediate values of each step."""

    opened: Json
    sealed: Json
    workings: list[Json]


def proved(game: str, number: int = 1, *, seats: int, deals: int = DEALS, **options: Any) -> Proved:
    """Play deals of a match and abort one more; no player adds a share to the second.

    The sealed file has the proofs of ten cards of each deal.
    """
    rng, spec = Random(f"{game} {number}"), GAMES[game]
    chosen = spec.options(**options)
    kept, table = dump_options(chosen), f"{game}-{number:04}"
    hashed = digest(json.loads(kept))

    dealt: list[_Dealt] = []
    played: list[StoredDeal] = []
    match, first_dealer = None, 0
    while match is None or (match.outcome is None and len(dealt) <= deals):
        secret, at = rng.randbytes(32), len(dealt) + 1
        shares = () if at == 2 else _shares(rng, seats)
        key = deal_key(secret, table=table, deal=at, game=game, options=hashed, shares=shares)
        if match is None:
            first_dealer = lot(key, "dealer", seats)
            match = spec.new_match(seats=seats, options=chosen, dealer=first_dealer)
        dealt.append(_Dealt(secret, shares, key, order(key, match.pack())))
        if at <= deals:
            played.append(_played(game, match, table, dealt[-1], at, rng))
    record = _record(game, kept, table, first_dealer, seats, played, match)

    proof: Json = {"version": 1, "table": table, "options_hash": hashed, "deals": [], "unused": []}
    sealed: Json = {**proof, "deals": [], "unused": []}
    before, workings = sha256(table.encode()).hexdigest(), []
    for at, deal in enumerate(dealt, 1):
        tree, result = (
            Tree.of(deal.key, deal.order),
            record["deals"][at - 1]["result"] if at <= len(played) else None,
        )
        bound: Json = {"table": table, "game": game, "options": hashed}
        said: Json = {
            "deal": at,
            "commitment": commitment(deal.secret),
            "shares": [[share.seat, share.interaction, share.word] for share in deal.shares],
            "size": len(deal.order),
            "root": tree.root,
            "result_hash": "" if result is None else digest(result),
            "before": before,
        }
        said["entry"] = before = entry(
            before,
            **bound,
            deal=at,
            commitment=said["commitment"],
            shares=deal.shares,
            size=said["size"],
            root=tree.root,
            result=said["result_hash"],
        )
        proof["deals"].append({**said, "secret": deal.secret.hex()})
        own = sorted(rng.sample(range(len(deal.order)), 10))
        sealed["deals"].append({**said, "cards": [_card(tree, position) for position in own]})
        workings.append(
            {
                "deal": at,
                "key": deal.key.hex(),
                "key_of": canonical([1, table, at, game, hashed, said["shares"]]).decode(),
                "order": write_cards(deal.order),
                "seed": seed(deal.key).hex(),
                "root": tree.root,
            }
        )
        before = (
            sha256(before.encode()).hexdigest() if rng.random() < 0.5 else before
        )  # another table's entry
    secret = rng.randbytes(32)
    unused = {
        "deal": len(dealt) + 1,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "before": before,
    }
    unused["entry"] = entry(
        before, table=table, deal=len(dealt) + 1, game=game, options=hashed, commitment=commitment(secret)
    )
    proof["unused"] = sealed["unused"] = [unused]
    head = {name: record[name] for name in ("game", "options", "seats")}
    return Proved(
        {**record, "proof": proof},
        {"format": "cardroom proof", "version": 1, **head, "proof": sealed},
        workings,
    )


def pack_asked(game: str, seats: int, options: Json) -> tuple[Json, str]:
    """Return all options of a match, and its pack, as a record writes them."""
    spec = GAMES[game]
    chosen = spec.options(**options)
    return json.loads(dump_options(chosen)), write_cards(spec.new_match(seats=seats, options=chosen).pack())


def _shares(rng: Random, seats: int) -> tuple[Share, ...]:
    """Return the players' shares: press, word or both; none for the last seat and computers."""
    people = [seat for seat in range(seats) if seats == 2 or seat not in (COMPUTER, seats - 1)]
    presses = [str(rng.randrange(10**18, 10**19)) if rng.random() < 0.8 else "" for _ in people]
    return tuple(
        Share(seat, press, rng.choice(WORDS) if press else "only a word")
        for seat, press in zip(people, presses, strict=True)
    )


def _played(game: str, match: Match, table: str, dealt: _Dealt, number: int, rng: Random) -> StoredDeal:
    dealer, deal = match.dealer, match.deal(dealt.order, seed=seed(dealt.key))
    actions: list[StoredAction] = []
    while deal.actors:
        seat = rng.choice(deal.actors)
        if rng.random() < 0.97:  # a rare random move, lest careful players never end
            action = choose(game, Level.EASY, deal.view(seat))
        else:
            action = rng.choice(deal.legal_actions(seat))
        actions.append(
            StoredAction(ply=deal.ply, seat=seat, action=dump_action(action), who=None, why="player", at=1)
        )
        deal.apply(seat, action)
    match.close(deal)
    assert deal.result is not None
    return StoredDeal(
        table_id=table,
        deal=number,
        dealer=dealer,
        deck_text=" ".join(map(str, dealt.order)),
        seed_text=seed(dealt.key).hex(),
        started_at=1,
        actions=tuple(actions),
        result=dump_result(deal.result),
    )


def _record(
    game: str, options: str, table: str, first_dealer: int, seats: int, played: list[StoredDeal], match: Match
) -> Json:
    computers = (COMPUTER,) if seats > 2 else ()
    stored = StoredTable(
        table_id=table,
        guild_id=0,
        channel_id=0,
        number=1,
        game=game,
        spec_version=GAMES[game].version,
        options=options,
        seat_count=seats,
        turn_ms=0,
        created_at=1,
        started_at=1,
        ended_at=2,
        first_dealer=first_dealer,
        status=Status.OVER if match.outcome is not None else Status.CLOSED,
        outcome=dump_outcome(match.outcome) if match.outcome is not None else None,
        seats=tuple(
            StoredSeat(
                seat=seat,
                kind=SeatKind.COMPUTER if seat in computers else SeatKind.PERSON,
                name=f"Seat {seat}",
                joined_at=1,
            )
            for seat in range(seats)
        ),
        deals=tuple(played),
    )
    record: Json = json.loads(dump_record(stored))
    return record


def _cards(tree: Tree, count: int) -> list[Json]:
    return [_card(tree, position) for position in range(count)]


def _card(tree: Tree, position: int) -> Json:
    proof = tree.proof(position)
    return {"position": position, "card": proof.card, "salt": proof.salt, "path": [*proof.path]}


def workings() -> Json:
    """Return each step separately, with inputs that can be typed by hand."""
    secret = bytes(range(32))
    key, five = deal_key(secret, table="t1", deal=1, game="gin", options=digest({}), shares=()), pack()[:5]
    hand = [Card(card) for card in (0, 9, 64 + 9, 52, 64 + 52, 51)]
    said: list[Any] = ["é♠😀", '"\\/\b\t\n\f\r\x00\x7f', {"b": [1, None, True], "a": -2}]
    drawn = [(n, lot(key, "dealer", n)) for n in (1, 2, 3, 7, 52, 3 * 2**30)]
    trees = [(five[:n], Tree.of(key, five[:n])) for n in range(1, 6)]
    return {
        "canonical": [
            {"value": each, "canonical": canonical(each).decode(), "hash": digest(each)} for each in said
        ],
        "commitment": {"secret": secret.hex(), "commitment": commitment(secret)},
        "key": {"secret": secret.hex(), "said": [1, "t1", 1, "gin", digest({}), []], "key": key.hex()},
        "lots": {"key": key.hex(), "label": "dealer", "below": dict(drawn)},
        "passed over": _passed_over(),
        "order": {"key": key.hex(), "pack": write_cards(pack()), "order": write_cards(order(key, pack()))},
        "seed": {"key": key.hex(), "seed": seed(key).hex()},
        "seats by lot": {
            "secret": secret.hex(), "table": "t1", "interaction": "1311", "count": 4,
            "before": seats(secret, table="t1", interaction="1311", count=4),
        },
        "shuffles": {
            "seed": secret.hex(), "cards": write_cards(hand),
            "shuffled": {time: write_cards(shuffled(hand, secret, time)) for time in range(4)},
        },
        "trees": {
            "key": key.hex(),
            "trees": [
                {"order": write_cards(cards), "root": tree.root, "proofs": _cards(tree, len(cards))}
                for cards, tree in trees
            ],
        },
    }  # fmt: skip


def _passed_over() -> Json:
    """Return a key whose first number is rejected for a draw below three quarters of the range."""
    for at in range(100):
        key = sha256(str(at).encode()).digest()
        if lot(key, "dealer", 2**32) >= 3 * 2**30:
            return {
                "key": key.hex(),
                "first number": lot(key, "dealer", 2**32),
                "below": 3 * 2**30,
                "draw": lot(key, "dealer", 3 * 2**30),
            }
    raise AssertionError


def _write(name: str, value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
    (VECTORS / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    VECTORS.mkdir(exist_ok=True)
    _write("workings", workings())
    for game, asked in PLAYED.items():
        made = proved(game, **asked)
        _write(f"{game}-opened", made.opened)
        _write(f"{game}-sealed", made.sealed)
        _write(f"{game}-workings", made.workings)
