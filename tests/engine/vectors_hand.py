"""Hand's answers to the test vectors (docs/rules/hand.md)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine import GAMES, IllegalAction, code, parse_cards
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai import fallback_action
from engine.cards import FACE, JOKER, Card
from engine.events import Event
from engine.games.hand.deal import HandDeal
from engine.games.hand.joker_melds import WildMeld
from engine.games.hand.match import TEAMS, places
from engine.games.hand.meld_forms import opening_terms, read
from engine.games.hand.openings import best_opening, can_open, hand_discards, least_left
from engine.games.hand.score import score
from engine.games.hand.terms import (
    Declared,
    End,
    Ending,
    Exchange,
    Exchanged,
    HandMeld,
    HandOptions,
    HandResult,
    HandView,
    Lay,
    LayOff,
    NoWinner,
    Pass,
    Phase,
    ReturnUpcard,
)
from engine.melds import MeldKind
from engine.spec import GameSpec
from tests.engine.games.hand.table import PACK, meld_of_words, position
from tests.engine.games.panguingue.table import Supply

ORDERED = frozenset(
    {"results", "values", "hands", "pile", "stock", "table", "opened", "scores", "totals", "places"}
)


def words(cards: Iterable[Card]) -> list[str]:
    return [code(card) for card in cards]


def jokers_of(meld: WildMeld | HandMeld) -> dict[str, Any]:
    wild = [
        None if face is None else code(face)
        for card, face in zip(meld.cards, meld.stands_for, strict=True)
        if FACE[card] == JOKER
    ]
    return {"jokers": wild} if wild else {}


def written(meld: WildMeld | HandMeld) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": meld.kind.value, "cards": words(meld.cards), **jokers_of(meld)}
    if meld.kind is MeldKind.RUN:
        told["lo"] = meld.lo
    for card, face in zip(meld.cards, meld.stands_for, strict=True):
        assert FACE[card] in (JOKER, face)
    return told


def declared(cards: Sequence[Card], do: dict[str, Any]) -> Declared:
    return Declared(tuple(cards), MeldKind(do["kind"]) if do.get("kind") else None, do.get("lo"))


def attempt_to_read(asked: Declared, options: HandOptions) -> WildMeld | None:
    try:
        return read(asked, options)
    except IllegalAction:
        return None


def meld(options: HandOptions, do: dict[str, Any]) -> dict[str, Any]:
    found = attempt_to_read(declared(Supply().cards(do["cards"]), do), options)
    if found is None:
        return {"legal": False}
    return {"legal": True, "value": found.value, **written(found)}


def named(cards: Iterable[Card], asked: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards with these names; a missing one becomes a copy that is nowhere."""
    left, found = list(cards), []
    for word in asked:
        card = next((card for card in left if code(card) == word), None)
        if card is None:
            found.append(Card(10 << 6 | parse_cards(word)[0]))
        else:
            left.remove(card)
            found.append(card)
    return tuple(found)


def action_of(deal: HandDeal, do: dict[str, Any]) -> Action:
    view = deal.view(deal.view(None).turn)
    hand = view.hand
    match do["act"]:
        case "draw":
            return DrawStock() if view.stock or DrawStock() in view.legal else Pass()
        case "take":
            return TakeUpcard()
        case "return":
            return ReturnUpcard()
        case "lay":
            cards = iter(named(hand, [word for each in do["melds"] for word in each["cards"]]))
            return Lay(tuple(declared([next(cards) for _ in each["cards"]], each) for each in do["melds"]))
        case "layoff":
            end = End(do["end"]) if do.get("end") else None
            return LayOff(named(hand, [do["card"]])[0], do["meld"], end)
        case "exchange":
            return Exchange(named(hand, do["cards"]), do["meld"])
        case "discard":
            return Discard(named(hand, [do["card"]])[0])
        case name:
            raise ValueError(name)


def everything_seen(deal: HandDeal) -> list[HandView]:
    return [deal.view(seat) for seat in (None, *range(deal.seats))]


def attempt(deal: HandDeal, action: Action) -> tuple[Event, ...] | None:
    """Apply the action of the seat on turn, or return None if refused, without a trace."""
    before = everything_seen(deal)
    try:
        return deal.apply(deal.view(None).turn, action)
    except IllegalAction:
        assert everything_seen(deal) == before
        return None


def run_out_of_time(deal: HandDeal) -> dict[str, Any]:
    seat, ply = deal.view(None).turn, deal.ply
    discarded = None
    while deal.result is None and deal.view(None).turn == seat and (deal.ply == ply or discarded is None):
        action = fallback_action(deal.view(seat))
        if isinstance(action, Discard):
            discarded = action.card
        deal.apply(seat, action)
    return {"ok": True, "discarded": None if discarded is None else code(discarded)}


def do_one(deal: HandDeal, options: HandOptions, do: dict[str, Any]) -> dict[str, Any]:
    """Return the result of an action in the form of the vectors."""
    if do["act"] == "timeout":
        return run_out_of_time(deal)
    seat = deal.view(None).turn
    action = action_of(deal, do)
    events = attempt(deal, action)
    if events is None:
        return {"ok": False}
    told: dict[str, Any] = {"ok": True}
    match action:
        case DrawStock() | TakeUpcard():
            told["drawn"] = code(deal.view(seat).drawn or Card(0))
        case Pass():
            told["drawn"] = None
        case Lay(melds):
            told["total"] = sum(read(each, options).value for each in melds)
        case Exchange():
            told["jokers"] = sum(len(event.jokers) for event in events if isinstance(event, Exchanged))
        case _:
            pass
    return told


def state(deal: HandDeal) -> dict[str, Any]:
    table = deal.view(None)
    result = deal.result
    over = None
    scores = None
    if isinstance(result, HandResult):
        over = {Ending.OUT: "out", Ending.HAND: "hand", Ending.EXHAUSTED: "exhausted"}[result.ending]
        scores = list(result.points[:2] if deal.teams else result.points)
    return {
        "over": over,
        "turn": table.turn,
        "phase": table.phase.value,
        "dealer": table.dealer,
        "hands": [words(deal.view(seat).hand) for seat in range(deal.seats)],
        "pile": words(deal._pile),
        "stock": words(deal.cards()[len(deal.cards()) - table.stock :]),
        "stock_left": table.stock,
        "table": [{**written(own), "owner": own.owner} for own in table.melds],
        "opened": list(table.opened),
        "reshuffles": table.reshuffles,
        "previous_opening": table.last_opening,
        "winner": None if result is None else result.winner,
        "scores": scores,
    }


def placed(options: HandOptions, spec: GameSpec, given: dict[str, Any]) -> HandDeal:
    supply = Supply()
    hands = [supply.cards(hand) for hand in given["hands"]]
    melds = [meld_of_words(supply, own, options) for own in given.get("table", ())]
    return HandDeal.at(
        options,
        dealer=given["dealer"],
        turn=given["turn"],
        phase=Phase(given["phase"]),
        pack=PACK,
        hands=hands,
        melds=melds,
        pile=supply.cards(given.get("pile", ())),
        stock=supply.cards(given["stock"]),
        opened=given.get("opened", [False] * len(hands)),
        reshuffles=given.get("reshuffles", 0),
        last_opening=given.get("previous_opening"),
        teams=spec.teams,
    )


def play(options: HandOptions, spec: GameSpec, vector: dict[str, Any]) -> dict[str, Any]:
    deal = placed(options, spec, vector["given"])
    results = [do_one(deal, options, do) for do in vector["do"]]
    expected = [set(each) for each in vector["expect"].get("results", ())]
    for result, fields in zip(results, expected, strict=False):
        for extra in set(result) - fields - {"ok"}:
            del result[extra]
    seen = state(deal)
    wanted = vector["expect"].get("state", {})
    if "table" in wanted:
        assert len(wanted["table"]) == len(seen["table"])
    return {"results": results, "state": {field: seen[field] for field in wanted}}


def take_discard(options: HandOptions, spec: GameSpec, given: dict[str, Any]) -> dict[str, Any]:
    deal = placed(options, spec, given)
    seat = given["turn"]
    view = deal.view(seat)
    top = view.pile[-1]
    best = best_opening((*view.hand, top), opening_terms(options, view.needed, 1), must_use=top)
    twin = deal.clone()
    return {
        "legal": attempt(twin, TakeUpcard()) is not None,
        "best_with_card": 0 if best is None else best.total,
    }


def opening(options: HandOptions, vector: dict[str, Any]) -> dict[str, Any]:
    given, do = vector["given"], vector["do"]
    melds = do["melds"]
    cards = [word for each in melds for word in each["cards"]]
    deal = position(
        options,
        hand=" ".join(cards),
        more=given.get("cards_left", 3),
        opened=False,
        last_opening=given.get("previous_opening"),
    )
    found = [attempt_to_read(declared(Supply().cards(each["cards"]), each), options) for each in melds]
    told: dict[str, Any] = {"legal": do_one(deal, options, do)["ok"]}
    values = [each.value for each in found if each is not None]
    if len(values) == len(found):
        told |= {"total": sum(values), "values": values}
    return told


def on_a_meld(options: HandOptions, vector: dict[str, Any]) -> tuple[HandDeal, list[dict[str, Any]]]:
    given = vector["given"]
    steps = vector["do"] if isinstance(vector["do"], list) else [vector["do"]]
    needed = [word for do in steps for word in do.get("cards", [do.get("card")])]
    deal = position(options, hand=" ".join(needed), more=3, table=given["table"], opened=True)
    return deal, [do_one(deal, options, do) for do in steps]


def layoff(options: HandOptions, vector: dict[str, Any]) -> dict[str, Any]:
    deal, (result,) = on_a_meld(options, vector)
    return {"legal": result["ok"], "meld": written(deal.view(None).melds[0])}


def exchanging(options: HandOptions, vector: dict[str, Any]) -> dict[str, Any]:
    deal, results = on_a_meld(options, vector)
    return {"results": results, "meld": written(deal.view(None).melds[0])}


def round_score(options: HandOptions, spec: GameSpec, given: dict[str, Any]) -> dict[str, Any]:
    supply = Supply()
    left = [supply.cards(cards) for cards in given["left"]]
    if given["winner"] is None and options.no_winner_round is NoWinner.REPLAY:
        return {"scores": [0] * (len(spec.teams) or len(left))}  # a redeal scores nothing
    multiplier = options.hand_multiplier if given["is_hand"] else 1
    _, points = score(left, given["opened"], given["winner"], multiplier, options, spec.teams)
    return {"scores": list(points[:2] if spec.teams else points)}


def whole_match(options: HandOptions, spec: GameSpec, given: dict[str, Any], seats: int) -> dict[str, Any]:
    running = spec.new_match(seats=seats, options=options)
    for points in given["rounds"]:
        by_seat = tuple(points) * 2 if spec.teams else tuple(points)
        running.record(
            HandResult(
                ending=Ending.OUT,
                winner=None,
                points=by_seat,
                chips=(0,) * seats,
                penalties=by_seat,
                left=((),) * seats,
                opened=(True,) * seats,
            )
        )
    totals = list(running.scores[:2] if spec.teams else running.scores)
    outcome = running.outcome
    winners = () if outcome is None else outcome.winners
    if spec.teams:
        winners = tuple({number for number, team in enumerate(TEAMS) if set(team) & set(winners)})
    return {
        "totals": totals,
        "over": outcome is not None,
        "winners": list(winners),
        "places": None if outcome is None else list(places(totals)),
    }


def solved(options: HandOptions, given: dict[str, Any]) -> dict[str, Any]:
    """Answer with the minimum, whether or not a Hand would be exempt from it."""
    hand = Supply().cards(given["hand"])
    strict = replace(options, hand_waives_opening=False)
    kept = opening_terms(strict, options.opening_min, 1)
    best, best_kept = (
        best_opening(hand, opening_terms(strict, options.opening_min, keep)) for keep in (0, 1)
    )
    least = least_left(hand, kept)
    return {
        "can_open": can_open(hand, kept),
        "best_total": 0 if best is None else best.total,
        "best_opening": 0 if best_kept is None else best_kept.total,
        "hand_discards": [code(found.kept[0]) for found in hand_discards(hand, kept)],
        "least_left": None if least is None else least.left,
    }


def dealt(options: HandOptions, spec: GameSpec, given: dict[str, Any], seats: int) -> dict[str, Any]:
    running = spec.new_match(seats=seats, options=options, dealer=given["dealer"])
    deal = running.deal(Supply().cards(given["deck"]), seed=bytes(32))
    assert isinstance(deal, HandDeal)
    return {**state(deal), "starter": deal.view(None).starter}


def answer(vector: dict[str, Any]) -> dict[str, Any]:
    """Return the engine's answer to a vector."""
    asked, given = dict(vector["options"]), vector["given"]
    seats = asked.pop("players", 4)
    asked.pop("turn_seconds", None)  # the time for a turn belongs to the table, not to the deal
    spec = GAMES["hand_partnership" if asked.pop("mode", "solo") == "partners" else "hand"]
    options = spec.options(**asked)
    match vector["kind"]:
        case "meld":
            return meld(options, vector["do"])
        case "opening":
            return opening(options, vector)
        case "layoff":
            return layoff(options, vector)
        case "exchange":
            return exchanging(options, vector)
        case "take_discard":
            return take_discard(options, spec, given)
        case "turn" | "going_out":
            return play(options, spec, vector)
        case "round_score" | "partnership":
            return round_score(options, spec, given)
        case "match":
            return whole_match(options, spec, given, seats)
        case "solver":
            return solved(options, given)
        case "deal":
            return dealt(options, spec, given, seats)
        case kind:
            raise ValueError(kind)
