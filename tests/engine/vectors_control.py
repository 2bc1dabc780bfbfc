"""Control Card Rummy's answers to the test vectors (docs/rules/control.md)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine import IllegalAction, code
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card, pack, parse_cards
from engine.deal import Result
from engine.events import DrewStock, Event, TookUpcard
from engine.games.control.control_cards import ControlKind, kind_laid
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import ControlMode, control_card, control_counts, is_control, kind_of
from engine.games.control.score import scores_of
from engine.games.control.terms import (
    ControlMeld,
    ControlOptions,
    ControlView,
    Ending,
    LayOff,
    Meld,
    MeldLaid,
    PlayControl,
    TurnOver,
)
from tests.engine.games.control.table import KINDS, SPEC, Box, words

ORDERED = frozenset({"stock", "pile", "table", "results", "scores", "points", "totals", "hands", "held"})


def laid(box: Box, meld: dict[str, Any]) -> ControlMeld:
    return box.meld(meld["kind"], meld["cards"], meld.get("owner", 0), meld.get("by", ()))


def names(kinds: Iterable[ControlKind]) -> list[str]:
    return [kind.name for kind in kinds]


def written(meld: ControlMeld) -> dict[str, Any]:
    return {
        "kind": meld.kind.name,
        "owner": meld.owner,
        "cards": words(meld.cards),
        "by": list(meld.by),
    }


def named(kind: str | None) -> ControlKind | None:
    return None if kind is None else KINDS[kind]


def meld(options: ControlOptions, vector: dict[str, Any]) -> dict[str, Any]:
    do = vector["do"]
    in_force = [KINDS[kind] for kind in vector["given"]["in_force"]]
    kind = kind_laid(Box().cards(do["cards"]), in_force, options.customs, named(do.get("as")))
    return {"legal": kind is not None, "kind": None if kind is None else kind.name}


def layoff(options: ControlOptions, vector: dict[str, Any]) -> dict[str, Any]:
    """Let a player who has drawn lay the cards off, on each meld and as the vector says."""
    do, box = vector["do"], Box()
    table = [laid(box, each) for each in vector["given"]["table"]]
    cards = box.cards(do["cards"])
    used = {*cards, *(card for each in table for card in each.cards)}
    left = [card for card in pack(2) if card not in used]
    deal = ControlDeal.at(
        options,
        dealer=1,
        turn=0,
        pack=pack(2),
        hands=[(*cards, left.pop(), left.pop()), (left.pop(),)],
        stock=left[:-1],
        pile=left[-1:],
        melds=table,
        control_pile=[control_card(ControlKind.GROUP, 0)],
    )
    deal.apply(0, DrawStock())
    fits = [at for at in range(len(table)) if refusal(deal, LayOff(cards, at)) is None]
    refused = refusal(deal, LayOff(cards, do.get("meld")))
    return {"legal": refused is None, "fits": fits, "must_name": refused == "name_the_meld"}


def refusal(deal: ControlDeal, action: Action) -> str | None:
    try:
        deal.check(0, action)
    except IllegalAction as refused:
        return refused.reason
    return None


def meant(hand: Iterable[Card], asked: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards of a hand with these names; a missing card becomes one that is nowhere."""
    left, found = list(hand), []
    for word in asked:
        card = next((card for card in left if code(card) == word), None)
        if card is None:
            found.append(Card(10 << 6 | parse_cards(word)[0]))
        else:
            left.remove(card)
            found.append(card)
    return tuple(found)


def action_of(view: ControlView, do: dict[str, Any]) -> Action:
    match do["act"]:
        case "draw":
            return DrawStock() if view.stock else TurnOver()
        case "take":
            return TakeUpcard()
        case "play_control":
            return PlayControl(KINDS[do["control"]])
        case "meld":
            return Meld(meant(view.hand, do["cards"]), named(do.get("as")))
        case "layoff":
            return LayOff(meant(view.hand, do["cards"]), do.get("meld"))
        case "discard":
            return Discard(meant(view.hand, [do["card"]])[0])
        case act:
            raise ValueError(act)


def deal_at(options: ControlOptions, given: dict[str, Any]) -> ControlDeal:
    box = Box()
    seats = len(given["hands"])
    return ControlDeal.at(
        options,
        dealer=given["dealer"],
        turn=given["turn"],
        pack=SPEC.new_match(seats=seats, options=options).pack(),
        hands=[box.cards(hand) for hand in given["hands"]],
        melds=[laid(box, each) for each in given.get("table", ())],
        pile=box.cards(given.get("pile", ())),
        stock=box.mixed(given["stock"]),
        control_pile=box.mixed(given.get("control_pile", ())),
        control_deck=box.mixed(given.get("control_deck", ())),
        held=[box.mixed(held) for held in given.get("held", ())],
        turnovers=given.get("turnovers", 0),
        idle_turns=given.get("turns_without_progress", 0),
    )


def everything_seen(deal: ControlDeal) -> list[ControlView]:
    return [deal.view(seat) for seat in (None, *range(deal.seats))]


def attempt(deal: ControlDeal, seat: int, action: Action) -> Sequence[Event] | None:
    """Apply the action, or return None if it is refused, which must leave no trace."""
    before = everything_seen(deal)
    try:
        return deal.apply(seat, action)
    except IllegalAction:
        assert everything_seen(deal) == before
        return None


def play(options: ControlOptions, vector: dict[str, Any]) -> dict[str, Any]:
    deal = deal_at(options, vector["given"])
    assert sorted(names(deal.view(None).in_force)) == sorted(vector["given"]["in_force"])
    dos = vector["do"] if isinstance(vector["do"], list) else [vector["do"]]
    results = []
    for do in dos:
        seat = deal.view(None).turn
        events = attempt(deal, seat, action_of(deal.view(seat), do))
        result: dict[str, Any] = {"ok": events is not None}
        if events is not None and do["act"] in ("draw", "take"):
            drawn = (event.card for event in events if isinstance(event, DrewStock | TookUpcard))
            card = next(drawn, None)
            result["drawn"] = None if card is None else code(card)
        if events is not None and do["act"] == "meld":
            result["kind"] = next(event.kind.name for event in events if isinstance(event, MeldLaid))
        if vector["kind"] in ("stock", "control_change"):
            result["in_force"] = names(deal.view(None).in_force)
        results.append(result)
    expected = vector["expect"]
    return {
        "results": [
            as_far_as_asked(result, wanted)
            for result, wanted in zip(results, expected["results"], strict=True)
        ],
        "state": as_far_as_asked(state_of(deal), expected.get("state", {})),
    }


def as_far_as_asked(told: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """Return only the fields that the vector names."""
    return {field: told[field] for field in expected}


def state_of(deal: ControlDeal) -> dict[str, Any]:
    table = deal.view(None)
    deck = deal._controls.deck
    state: dict[str, Any] = {
        "over": None,
        "hands": [sorted(words(hand)) for hand in deal._hands],
        "pile": words(table.pile),
        "stock": words(deal._stock.cards()),
        "stock_left": table.stock,
        "table": [written(each) for each in table.melds],
        "control_deck": words(deck),
        "control_pile": names(table.played),
        "in_force": names(table.in_force),
        "next_control": kind_of(deck[0]).name if deck else None,
        "held": [words(held) for held in deal._held],
        "turnovers": table.turnovers,
        "turns_without_progress": table.idle_turns,
    }
    if deal.result is not None:
        return state | {
            "over": "dead" if deal.result.ending is Ending.DEAD else "out",
            "scores": list(deal.result.points),
        }
    return state | {"turn": table.turn, "phase": "draw" if table.phase == "draw" else "play"}


def score(options: ControlOptions, given: dict[str, Any]) -> dict[str, Any]:
    box = Box()
    melds = [laid(box, each) for each in given["table"]]
    hands = [box.cards(hand) for hand in given["hands"]]
    return {"points": list(scores_of(melds, hands, given["out"], options))}


def match(options: ControlOptions, given: dict[str, Any]) -> dict[str, Any]:
    rounds = given["rounds"]
    seats = len(rounds[0])
    played = SPEC.new_match(seats=seats, options=options)
    outcome = None
    for points in rounds:
        outcome = played.record(Result(ending="out", winner=None, points=tuple(points), chips=(0,) * seats))
    return {
        "totals": list(played.scores),
        "over": outcome is not None,
        "winners": [] if outcome is None else list(outcome.winners),
    }


def dealt(options: ControlOptions, given: dict[str, Any]) -> dict[str, Any]:
    seats = given["players"]
    played = SPEC.new_match(seats=seats, options=options, dealer=given["dealer"])
    deal = played.deal(played.pack(), seed=bytes(32))
    assert isinstance(deal, ControlDeal)
    view = deal.view(None)
    held = seats * options.held_controls if options.control_mode is ControlMode.HELD else 0
    least = held + max(2, options.controls_in_force) if held else 0
    counts = control_counts(options.control_set, options.control_mode, options.custom_controls, least)
    held_now = [card for own in deal._held for card in own]
    hidden = [card for card in (*deal._controls.deck, *held_now, *deal._stock.cards()) if is_control(card)]
    assert Counter([*view.played, *map(kind_of, hidden)]) == counts
    return {
        "hands": list(view.held),
        "pile": len(view.pile),
        "stock": view.stock,
        "decks": len(played.pack()) // 52,
        "first": view.turn,
        "control_cards": {kind.name: count for kind, count in counts.items()},
    }


def answer(vector: dict[str, Any]) -> dict[str, Any]:
    """Return the engine's answer to a vector."""
    given = vector["given"]
    options = SPEC.options(**vector["options"])
    match vector["kind"]:
        case "meld":
            return meld(options, vector)
        case "layoff":
            return layoff(options, vector)
        case "turn" | "stock" | "control_change":
            return play(options, vector)
        case "score":
            return score(options, given)
        case "match":
            return match(options, given)
        case "deal":
            return dealt(options, given)
        case kind:
            raise ValueError(kind)
