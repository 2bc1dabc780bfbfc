"""Rummy 500's answers to the test vectors (docs/rules/rummy500.md).

The kind ``clock`` is left out: the match clock belongs to the bot, and so do those vectors.
"""

from collections.abc import Sequence
from typing import Any

from engine import GAMES, IllegalAction, code, parse_cards
from engine.actions import Action, Discard, DrawStock
from engine.cards import Card, mask_of, pack
from engine.events import DrewStock, Event
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.match import Rummy500Match
from engine.games.rummy500.melds import hand_points, new_meld, runs_of
from engine.games.rummy500.terms import (
    Ending,
    LaidOff,
    LayOff,
    Meld,
    MeldLaid,
    Pass,
    Phase,
    Rummy500Meld,
    Rummy500Options,
    Rummy500Result,
    TakePile,
)
from engine.melds import MeldKind

ORDERED = frozenset({"stock", "pile", "table", "hands", "melded", "scores", "totals", "results", "by"})
NOT_OF_THE_ENGINE = frozenset({"clock"})
NOWHERE = -1
SPEC = GAMES["rummy500"]
NAMES = {MeldKind.SET: "group", MeldKind.RUN: "sequence"}


def cards(words: list[str]) -> tuple[Card, ...]:
    return parse_cards(" ".join(words))


def words(held: Any) -> list[str]:
    return sorted(code(card) for card in held)


def meld(options: Rummy500Options, given: dict[str, Any]) -> Rummy500Meld:
    """Return a meld of a position; ``by`` has the order of its cards in the vector."""
    lying = new_meld(given.get("owner", 1), mask_of(cards(given["cards"])), runs_of(options))
    assert NAMES[lying.kind] == given["kind"]
    by = dict(zip(cards(given["cards"]), given.get("by", [1] * len(lying.cards)), strict=True))
    return Rummy500Meld(
        lying.owner, lying.cards, lying.kind, tuple(by[card] for card in lying.cards), lying.values
    )


def written(lying: Rummy500Meld, order: Sequence[str] = ()) -> dict[str, Any]:
    """Return a meld of the table in the form of the vectors.

    Its cards may be in any order, and ``by`` has the same order: that of the expected meld if it names the
    same cards.
    """
    put = dict(zip(map(code, lying.cards), lying.by, strict=True))
    listed = order if sorted(order) == sorted(put) else list(put)
    return {
        "kind": NAMES[lying.kind],
        "owner": lying.owner,
        "cards": listed,
        "by": [put[card] for card in listed],
    }


def deal_at(options: Rummy500Options, given: dict[str, Any]) -> Rummy500Deal:
    deal = Rummy500Deal.at(
        options,
        dealer=given["dealer"],
        turn=given["turn"],
        hands=[cards(hand) for hand in given["hands"]],
        stock=cards(given["stock"]),
        pile=cards(given["pile"]),
        melds=[meld(options, item) for item in given.get("table", [])],
        turns_without_stock=given.get("turns_without_stock", 0),
    )
    assert list(deal.view(None).melded) == given.get("melded", [0] * len(given["hands"]))
    return deal


def playing(options: Rummy500Options, given: dict[str, Any], held: tuple[Card, ...]) -> Rummy500Deal:
    """Return a position in which seat 0 plays with these cards and three others."""
    melds = [meld(options, item) for item in given.get("table", [])]
    gone = {*held, *(card for lying in melds for card in lying.cards)}
    left = [card for card in pack() if card not in gone]
    return Rummy500Deal.at(
        options,
        dealer=1,
        turn=0,
        hands=[(*held, *left[:3]), left[3:6]],
        stock=left[6:],
        pile=(),
        melds=melds,
        phase=Phase.PLAY,
    )


def action_of(deal: Rummy500Deal, do: dict[str, Any]) -> Action:
    """Return the vector's action; a lay-off that names no meld goes to the only one it fits."""
    match do["act"]:
        case "draw":
            return DrawStock()
        case "take":
            return TakePile(do["n"])
        case "meld":
            return Meld(cards(do["cards"]))
        case "layoff":
            named = cards(do["cards"])
            fits = [number for number in range(len(deal.view(None).melds)) if fitting(deal, named, number)]
            return LayOff(named, do.get("meld", fits[0] if len(fits) == 1 else NOWHERE))
        case "drop":
            return Discard(cards([do["card"]])[0])
        case "pass":
            return Pass()
        case act:
            raise ValueError(act)


def fitting(deal: Rummy500Deal, named: tuple[Card, ...], number: int) -> bool:
    return attempt(deal.clone(), LayOff(named, number)) is not None


def attempt(deal: Rummy500Deal, action: Action) -> tuple[Event, ...] | None:
    """Apply the action, or return None if it is refused, which must leave no trace."""
    before = [deal.view(seat) for seat in (None, *range(deal.seats))]
    try:
        return deal.apply(before[0].turn, action)
    except IllegalAction:
        assert [deal.view(seat) for seat in (None, *range(deal.seats))] == before
        return None


def told(events: tuple[Event, ...] | None) -> dict[str, Any]:
    if events is None:
        return {"ok": False}
    answer: dict[str, Any] = {"ok": True}
    for event in events:
        if isinstance(event, DrewStock) and event.card is not None:
            answer["drawn"] = code(event.card)
        if isinstance(event, MeldLaid | LaidOff):
            answer["points"] = event.points
    return answer


def state(deal: Rummy500Deal, orders: list[list[str]]) -> dict[str, Any]:
    table = deal.view(None)
    hands = [words(deal.view(seat).hand) for seat in range(deal.seats)]
    spare: list[list[str]] = [[]] * len(table.melds)
    answer: dict[str, Any] = {
        "dealer": table.dealer,
        "over": None,
        "hands": hands,
        "stock": [code(card) for card in deal.cards()[len(deal.cards()) - table.stock :]],
        "stock_left": table.stock,
        "pile": [code(card) for card in table.pile],
        "table": [written(lying, order) for lying, order in zip(table.melds, orders + spare, strict=False)],
        "melded": list(table.melded),
        "turns_without_stock": table.turns_without_stock,
    }
    if deal.result is None:
        return answer | {"turn": table.turn, "phase": table.phase.value}
    return answer | {"over": deal.result.ending, "scores": list(deal.result.points)}


def turn(options: Rummy500Options, vector: dict[str, Any]) -> dict[str, Any]:
    """Play the turns; of results and state only the expected fields are returned."""
    deal = deal_at(options, vector["given"])
    asked = vector["do"] if isinstance(vector["do"], list) else [vector["do"]]
    results = [told(attempt(deal, action_of(deal, do))) for do in asked]
    wanted = vector["expect"].get("state", {})
    orders = [lying["cards"] for lying in wanted.get("table", [])]
    return {
        "results": [
            {name: result.get(name) for name in (*expected, "ok")}
            for result, expected in zip(results, vector["expect"]["results"], strict=True)
        ],
        "state": {name: value for name, value in state(deal, orders).items() if name in wanted},
    }


def laying(options: Rummy500Options, vector: dict[str, Any]) -> dict[str, Any]:
    named = cards(vector["do"]["cards"])
    deal = playing(options, {}, named)
    events = attempt(deal, Meld(named))
    if events is None:
        return {"legal": False}
    return {
        "legal": True,
        "kind": written(deal.view(None).melds[0])["kind"],
        "points": told(events)["points"],
    }


def laying_off(options: Rummy500Options, vector: dict[str, Any]) -> dict[str, Any]:
    given, do = vector["given"], vector["do"]
    named = cards(do["cards"])
    melds = range(len(given["table"]))
    fits = [number for number in melds if fitting(playing(options, given, named), named, number)]
    deal = playing(options, given, named)
    result = told(attempt(deal, action_of(deal, do)))
    answer = {"legal": result["ok"], "fits": fits, "must_name": "meld" not in do and len(fits) > 1}
    return answer | ({"points": result["points"]} if result["ok"] else {})


def picking_up(options: Rummy500Options, vector: dict[str, Any]) -> dict[str, Any]:
    deal = deal_at(options, vector["given"])
    seat = vector["given"]["turn"]
    before = deal.view(seat)
    takes = sorted(take.count for take in before.takes if take.legal)
    assert takes == sorted(action.count for action in before.legal if isinstance(action, TakePile))
    legal = attempt(deal, action_of(deal, vector["do"])) is not None
    answer: dict[str, Any] = {"legal": legal, "takes": takes}
    if legal:
        after = deal.view(seat)
        answer["banned"] = None if after.banned is None else code(after.banned)
        answer["pending"] = None if after.pending is None else code(after.pending)
    return answer


def scored(options: Rummy500Options, given: dict[str, Any]) -> dict[str, Any]:
    held = [hand_points(cards(hand), options) for hand in given["hands"]]
    return {"scores": [melded - points for melded, points in zip(given["melded"], held, strict=True)]}


def matched(options: Rummy500Options, given: dict[str, Any]) -> dict[str, Any]:
    seats = len(given["rounds"][0])
    match = Rummy500Match(seats, options)
    for number, points in enumerate(given["rounds"], 1):
        if number == len(given["rounds"]):
            match.dealer = given.get("dealer", 0)
        match.record(Rummy500Result(ending=Ending.OUT, winner=None, points=tuple(points), chips=(0,) * seats))
    outcome = match.outcome
    answer = {
        "totals": list(match.scores),
        "over": outcome is not None,
        "winner": None if outcome is None else outcome.winners[0],
    }
    return answer | {"next_dealer": None if outcome is not None else match.dealer}


def dealt(options: Rummy500Options, given: dict[str, Any], seats: int) -> dict[str, Any]:
    match = SPEC.new_match(seats=seats, options=options, dealer=given["dealer"])
    deal = match.deal(match.pack(), seed=bytes(32))
    view = deal.view(None)
    return {"hands": list(view.held), "pile": len(view.pile), "stock": view.stock, "first": deal.actors[0]}


def answer(vector: dict[str, Any]) -> dict[str, Any]:
    """Return the engine's answer to a vector."""
    asked, given = dict(vector["options"]), vector["given"]
    seats = given.get("players", asked.pop("players", 2))
    options = SPEC.options(**asked)
    match vector["kind"]:
        case "meld":
            return laying(options, vector)
        case "layoff":
            return laying_off(options, vector)
        case "pickup":
            return picking_up(options, vector)
        case "turn":
            return turn(options, vector)
        case "round_score":
            return scored(options, given)
        case "match":
            return matched(options, given)
        case "deal":
            return dealt(options, given, seats)
        case kind:
            raise ValueError(kind)
