"""Gin's answers to the test vectors (docs/rules/gin.md)."""

from collections.abc import Iterable
from typing import Any

from engine import GAMES, IllegalAction, code, parse_cards
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import POINTS, Card, mask_of
from engine.games.gin.arrangement import best, deadwood, deadwood_after_discard, discards, exposure, optimal
from engine.games.gin.deal import GinDeal
from engine.games.gin.knock import knock_limit, points_multiplier, score
from engine.games.gin.match import GinMatch
from engine.games.gin.terms import (
    BigGin,
    Defend,
    Ending,
    GinOptions,
    GinResult,
    GinView,
    Knock,
    Knocked,
    MeldSelection,
    PassUpcard,
    PassWall,
    Phase,
    WallBigGin,
    WallKnock,
)
from engine.melds import Melds, canonical

ORDERED = frozenset({"optimal"})
SEATS = "AB"
SPEC = GAMES["gin"]
PHASES = {
    "first_upcard": Phase.FIRST_UPCARD,
    "draw": Phase.DRAW,
    "discard": Phase.DISCARD,
    "wall": Phase.WALL,
}
NAMES: dict[type[Action], str] = {
    TakeUpcard: "TAKE",
    PassUpcard: "PASS",
    PassWall: "PASS",
    DrawStock: "DRAW_STOCK",
    Discard: "DISCARD",
    Knock: "KNOCK",
    WallKnock: "WALL_KNOCK",
    BigGin: "BIG_GIN",
    WallBigGin: "BIG_GIN",
}


def card_of(word: str) -> Card:
    return parse_cards(word)[0]


def cards_of(words: Iterable[str]) -> tuple[Card, ...]:
    return tuple(card_of(word) for word in words)


def melds_of(words: Iterable[Iterable[str]]) -> Melds:
    return tuple(cards_of(meld) for meld in words)


def words(cards: Iterable[Card]) -> list[str]:
    return [code(card) for card in cards]


def meld_words(melds: Melds) -> list[list[str]]:
    return [words(meld) for meld in melds]


def player(seat: int | None) -> str | None:
    return None if seat is None else SEATS[seat]


def deal_at(options: GinOptions, position: dict[str, Any]) -> GinDeal:
    phase = PHASES[position["phase"]]
    if position.get("passes") == 2:
        phase = Phase.FORCED_STOCK
    first, taken = position["initial_upcard"], position["taken"]
    deal = GinDeal.at(
        options,
        dealer=SEATS.index(position["dealer"]),
        turn=SEATS.index(position["to_move"]),
        phase=phase,
        hands=[cards_of(position["hands"][name]) for name in SEATS],
        stock=cards_of(position["stock"]),
        pile=cards_of(position["pile"]),
        first_upcard=None if first is None else card_of(first),
        taken=None if taken is None else card_of(taken),
        upcard_takes=position.get("upcard_takes", 0),
    )
    assert deal.view(None).knock_limit == position["knock_limit"]
    return deal


def everything_seen(deal: GinDeal) -> list[GinView]:
    return [deal.view(seat) for seat in (None, 0, 1)]


def attempt(deal: GinDeal, seat: int, action: Action) -> bool:
    """Apply the action and return whether it was accepted; a refusal must leave no trace."""
    before = everything_seen(deal)
    try:
        deal.apply(seat, action)
    except IllegalAction:
        assert everything_seen(deal) == before
        return False
    return True


def result_of(result: GinResult) -> dict[str, Any]:
    return {
        "outcome": result.ending.value,
        "winner": player(result.winner),
        "points": max(result.points),
    }


def min_deadwood(given: dict[str, Any]) -> dict[str, Any]:
    hand = mask_of(cards_of(given["hand"]))
    chosen = best(hand)
    assert deadwood(hand) == chosen.deadwood
    return {
        "deadwood": chosen.deadwood,
        "melds": meld_words(chosen.melds),
        "loose": words(chosen.loose),
        "optima": len(optimal(hand)),
    }


def after_discard(given: dict[str, Any]) -> dict[str, Any]:
    hand = mask_of(cards_of(given["hand"]))
    forbidden = -1 if given["forbidden"] is None else card_of(given["forbidden"])
    least = deadwood_after_discard(hand, forbidden)
    return {
        "deadwood_of_all": deadwood(hand),
        "deadwood": least,
        "throws": words(card for card, left in discards(hand, forbidden) if left == least),
    }


def arrangement(given: dict[str, Any]) -> dict[str, Any]:
    hand = mask_of(cards_of(given["hand"]))
    return {
        "deadwood": deadwood(hand),
        "chosen": meld_words(best(hand).melds),
        "optimal": [
            {
                "melds": meld_words(own.melds),
                "exposure": exposure(own, hand),
                "melded": sum(map(len, own.melds)),
            }
            for own in optimal(hand)
        ],
    }


def limit(options: GinOptions, given: dict[str, Any]) -> dict[str, Any]:
    upcard = card_of(given["initial_upcard"])
    match = SPEC.new_match(seats=2, options=options)
    others = [card for card in match.pack() if card != upcard]
    view = match.deal([*others[:20], upcard, *others[20:]], seed=bytes(32)).view(None)
    assert isinstance(view, GinView)
    return {"knock_limit": view.knock_limit, "points_multiplier": view.multiplier}


def knocks_of(deal: GinDeal) -> dict[str, int]:
    """Return the least deadwood after each knocking discard; list and view must agree."""
    (seat,) = deal.actors
    view = deal.view(seat)
    listed = {action.card for action in view.legal if isinstance(action, Knock | WallKnock)}
    assert listed == {card for card, _ in view.knocks}
    return {code(card): left for card, left in view.knocks}


def knock(options: GinOptions, given: dict[str, Any]) -> dict[str, Any]:
    knocks = knocks_of(deal_at(options, given["position"]))
    return {"may_knock": bool(knocks), "knocks": knocks}


def knock_named(deal: GinDeal, do: dict[str, Any]) -> Knocked | None:
    """Knock as the vector says, with melds if the knocker selects them; None if refused."""
    discard, melds = card_of(do["throw"]), melds_of(do["melds"])
    chooses = deal.view(None).options.meld_selection is MeldSelection.KNOCKER
    action = Knock(discard, melds if chooses else None)
    (seat,) = deal.actors
    trial = deal.clone()
    if not attempt(deal, seat, action):
        return None
    knocked = next(event for event in trial.apply(seat, action) if isinstance(event, Knocked))
    assert knocked.melds == canonical(melds)
    return knocked


def defended(result: GinResult) -> dict[str, Any]:
    return {
        "own_melds": meld_words(result.defender_melds),
        "laid_off": words(result.laid_off),
        "left": words(result.defender_left),
        "left_points": sum(POINTS[card] for card in result.defender_left),
        "result": result_of(result),
    }


def finished(deal: GinDeal) -> GinResult:
    """Return the result; a pending defence is answered with the first one on offer."""
    if deal.view(None).phase is Phase.DEFENCE:
        (seat,) = deal.actors
        deal.apply(seat, deal.legal_actions(seat)[0])
    assert deal.result is not None
    return deal.result


def layoff(options: GinOptions, vector: dict[str, Any]) -> dict[str, Any]:
    deal = deal_at(options, vector["given"]["position"])
    (knocker,) = deal.actors
    before = deadwood(mask_of(deal.view(1 - knocker).hand))
    knocked = knock_named(deal, vector["do"])
    assert knocked is not None
    return {"declared": knocked.deadwood, "defender_before": before, **defended(finished(deal))}


def declare(options: GinOptions, vector: dict[str, Any]) -> dict[str, Any]:
    deal = deal_at(options, vector["given"]["position"])
    knocked = knock_named(deal, vector["do"])
    if knocked is None:
        return {"accepted": False}
    result = finished(deal)
    return {
        "accepted": True,
        "declared": knocked.deadwood,
        "gin": result.ending is Ending.GIN,
        **defended(result),
    }


def manual_defence(options: GinOptions, vector: dict[str, Any]) -> dict[str, Any]:
    deal, do = deal_at(options, vector["given"]["position"]), vector["do"]
    assert knock_named(deal, do) is not None
    melds, laid_off = melds_of(do["own_melds"]), cards_of(do["lay_off"])
    if deal.result is not None:
        # Against gin there is no choice: nothing is laid off, the engine arranges the melds.
        accepted = not laid_off and deal.result.defender_melds == canonical(melds)
    else:
        (seat,) = deal.actors
        accepted = attempt(deal, seat, Defend(melds, laid_off))
    return {"accepted": accepted, **(defended(finished(deal)) if accepted else {})}


def scoring(options: GinOptions, vector: dict[str, Any]) -> dict[str, Any]:
    given, big = vector["given"], vector["do"]["declare"] == "big_gin"
    upcard = card_of(given["initial_upcard"]) if given.get("initial_upcard") else card_of("10H")
    own = given["knocker_deadwood"]
    refused = (
        not (options.big_gin and given.get("eleven_melded")) if big else own > knock_limit(options, upcard)
    )
    if refused:
        return {"outcome": "refused", "to": None, "points": 0}
    ending, to_knocker, difference, bonus = score(options, own, given["defender_deadwood"], big_gin=big)
    return {
        "outcome": ending.value,
        "to": {True: "knocker", False: "defender", None: None}[to_knocker],
        "points": (difference + bonus) * points_multiplier(options, upcard),
    }


def action_of(deal: GinDeal, do: dict[str, Any]) -> Action:
    at_the_wall = deal.view(None).phase is Phase.WALL
    match do["action"]:
        case "TAKE":
            return TakeUpcard()
        case "PASS":
            return PassWall() if at_the_wall else PassUpcard()
        case "DRAW_STOCK":
            return DrawStock()
        case "DISCARD":
            return Discard(card_of(do["card"]))
        case "KNOCK":
            return Knock(card_of(do["card"]))
        case "WALL_KNOCK":
            return WallKnock(card_of(do["card"]))
        case "BIG_GIN":
            return WallBigGin() if at_the_wall else BigGin()
        case name:
            raise ValueError(name)


def play(options: GinOptions, vector: dict[str, Any]) -> dict[str, Any]:
    deal, actions = deal_at(options, vector["given"]["position"]), vector["do"]
    accepted = True
    for number, do in enumerate(actions, 1):
        accepted = attempt(deal, SEATS.index(do["player"]), action_of(deal, do))
        assert accepted or number == len(actions)
    answer: dict[str, Any] = {"last_action": "accepted" if accepted else "refused"}
    if deal.result is not None or deal.view(None).phase is Phase.DEFENCE:
        result = finished(deal)
        match = GinMatch.at(options, dealer=SEATS.index(vector["given"]["position"]["dealer"]), scores=(0, 0))
        match.record(result)
        return {**answer, "result": result_of(result), "next_dealer": player(match.dealer)}
    (seat,) = deal.actors
    view = deal.view(seat)
    phase = Phase.FIRST_UPCARD if view.phase is Phase.FORCED_STOCK else view.phase
    return {
        **answer,
        "to_move": player(seat),
        "phase": phase.value,
        "legal": {
            "actions": sorted({NAMES[type(action)] for action in view.legal}),
            **(
                {"discards": [code(action.card) for action in view.legal if isinstance(action, Discard)]}
                if phase is Phase.DISCARD
                else {}
            ),
            **({"knocks": knocks_of(deal)} if phase in (Phase.DISCARD, Phase.WALL) else {}),
        },
        "stock_count": view.stock,
        "pile_count": len(view.pile),
        "pile_top": code(view.pile[-1]) if view.pile else None,
    }


def match(options: GinOptions, vector: dict[str, Any]) -> dict[str, Any]:
    given = vector["given"]
    going = GinMatch.at(
        options,
        dealer=SEATS.index(given["dealer"]),
        scores=(given["scores"]["A"], given["scores"]["B"]),
        boxes=(given["hands_won"]["A"], given["hands_won"]["B"]),
    )
    for hand in vector["do"]:
        winner = None if hand["winner"] is None else SEATS.index(hand["winner"])
        points = tuple(hand["points"] if seat == winner else 0 for seat in range(2))
        going.record(GinResult(ending=Ending(hand["outcome"]), winner=winner, points=points, chips=(0, 0)))
    outcome = going.outcome
    return {
        "scores": dict(zip(SEATS, going.scores, strict=True)),
        "match_over": outcome is not None,
        "winner": None if outcome is None else player(outcome.winners[0]),
        "final": None if outcome is None else dict(zip(SEATS, outcome.scores, strict=True)),
        "next_dealer": player(going.dealer) if outcome is None else None,
    }


def answer(vector: dict[str, Any]) -> dict[str, Any]:
    """Return the engine's answer to a vector."""
    options, given = SPEC.options(**vector["options"]), vector["given"]
    match vector["kind"]:
        case "min_deadwood":
            return min_deadwood(given)
        case "deadwood_after_throw":
            return after_discard(given)
        case "arrangement":
            return arrangement(given)
        case "knock_limit":
            return limit(options, given)
        case "knock":
            return knock(options, given)
        case "layoff":
            return layoff(options, vector)
        case "declare":
            return declare(options, vector)
        case "manual_defence":
            return manual_defence(options, vector)
        case "score":
            return scoring(options, vector)
        case "first_upcard" | "turn" | "wall":
            return play(options, vector)
        case "match":
            return match(options, vector)
        case kind:
            raise ValueError(kind)
