"""Panguingue's answers to the test vectors (docs/rules/panguingue.md)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine import GAMES, IllegalAction, SetupError, code, parse_cards
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import SUIT, SUITS, Card
from engine.events import Event, Paid
from engine.games.panguingue.choices import check_borrow, check_split
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.match import PanMatch, lowest_drawn
from engine.games.panguingue.melds import Earning, condition_of, fits, form, lay_off, leave, meld_type, split
from engine.games.panguingue.terms import (
    Borrow,
    Condition,
    Demand,
    Drop,
    Ending,
    GoOut,
    LayMeld,
    LayOff,
    NoDemand,
    PanMeld,
    PanOptions,
    PanResult,
    PanView,
    Payment,
    Phase,
    Split,
    Stay,
)
from tests.engine.games.panguingue.table import Supply

ORDERED = frozenset({"pays_each", "net", "balances", "recognised", "order", "residues"})
SPEC = GAMES["panguingue"]
NAMES: dict[type[Action], str] = {
    Stay: "PLAY",
    Drop: "DROP",
    Demand: "DEMAND",
    NoDemand: "NO_DEMAND",
    TakeUpcard: "TAKE_DISCARD",
    DrawStock: "DRAW_STOCK",
    Discard: "DISCARD",
    GoOut: "GO_OUT",
}
PLAIN = {name: kind for kind, name in NAMES.items() if kind is not Discard}
WITH_A_POSITION = frozenset(
    {"turn", "demand", "safe_discard", "settlement", "exhaustion", "declaration", "score_sequence"}
)
FLAT = {Payment.ANTE, Payment.FORFEIT, Payment.OUT, Payment.FOOT, Payment.POT}


class Melds(Supply):
    """Hands out melds too."""

    def meld(self, owner: int, meld: dict[str, Any]) -> PanMeld:
        """Return a meld from the form of the vectors; sequences are ordered as in the engine."""
        cards, recognised = self.cards(meld["cards"]), meld["recognised"]
        lying = form(owner, cards, SPEC.options())[0].cards
        if recognised is None:
            return PanMeld(owner, lying)
        found = condition_of(lying)
        suit = SUITS.index(meld["suit"]) if "suit" in meld else found[1] if found is not None else None
        return PanMeld(owner, lying, Condition(recognised), suit)


def words(cards: Iterable[Card]) -> list[str]:
    return [code(card) for card in cards]


def written(meld: PanMeld) -> dict[str, Any]:
    told: dict[str, Any] = {
        "cards": words(meld.cards),
        "recognised": None if meld.recognised is None else meld.recognised.value,
    }
    if meld.suit is not None and len({SUIT[card] for card in meld.cards}) > 1:
        told["suit"] = SUITS[meld.suit]
    return told


def pays(earned: Sequence[Earning]) -> int:
    return sum(line.amount for line in earned)


def refused(check: Any, *args: Any) -> bool:
    try:
        check(*args)
    except IllegalAction:
        return True
    return False


def meld(options: PanOptions, given: dict[str, Any]) -> dict[str, Any]:
    kind = meld_type(Supply().cards(given["cards"]), options)
    return {"legal": kind is not None, "type": None if kind is None else kind.value}


def form_payment(options: PanOptions, given: dict[str, Any]) -> dict[str, Any]:
    laid, earned = form(0, Supply().cards(given["cards"]), options)
    return {"pay_each": pays(earned), **written(laid)}


def layoff(options: PanOptions, vector: dict[str, Any]) -> dict[str, Any]:
    supply = Melds()
    own = supply.meld(0, vector["given"]["meld"])
    (card,) = supply.cards([vector["do"]["card"]])
    if not fits(own.cards, card, options):
        return {"legal": False}
    laid, earned = lay_off(own, card, options)
    return {"legal": True, "pay_each": pays(earned), **written(laid)}


def named(cards: Iterable[Card], asked: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards with these names, of equal ones the first.

    A missing one becomes a copy that is nowhere.
    """
    left, found = list(cards), []
    for word in asked:
        card = next((card for card in left if code(card) == word), None)
        if card is None:
            found.append(Card(10 << 6 | parse_cards(word)[0]))
        else:
            left.remove(card)
            found.append(card)
    return tuple(found)


def splitting(options: PanOptions, vector: dict[str, Any]) -> dict[str, Any]:
    own = Melds().meld(0, vector["given"]["meld"])
    part = named(own.cards, vector["do"]["parts"][0])
    rest = [card for card in own.cards if card not in part]
    if sorted(words(rest)) != sorted(vector["do"]["parts"][1]) or refused(
        check_split, own.cards, part, options
    ):
        return {"legal": False}
    halves, earned = split(own, part, options)
    return {
        "legal": True,
        "pay_each": pays(earned),
        "recognised": [written(half)["recognised"] for half in halves],
    }


def borrow(options: PanOptions, vector: dict[str, Any]) -> dict[str, Any]:
    supply, do = Melds(), vector["do"]
    board = [supply.meld(0, own) for own in vector["given"]["melds"]]
    takes = [(board[take["meld"]], named(board[take["meld"]].cards, take["cards"])) for take in do["take"]]
    borrowed = tuple(card for _, cards in takes for card in cards)
    own = supply.cards(do["own"])
    if refused(check_borrow, board, borrowed, own, options):
        return {"legal": False}
    new, earned = form(0, (*borrowed, *own), options)
    left = [leave(source, borrowed, options) for source, _ in takes]
    residue = sum(pays(paid) for _, paid in left)
    return {
        "legal": True,
        "pay_new": pays(earned),
        "pay_residue": residue,
        "pay_each": pays(earned) + residue,
        "new_recognised": written(new)["recognised"],
        "residues": [written(rest) for rest, _ in left],
    }


def deal_at(options: PanOptions, position: dict[str, Any], seats: int) -> PanDeal:
    supply = Melds()
    return PanDeal.at(
        options,
        dealer=position["dealer"],
        turn=position["turn"],
        phase=Phase(position["phase"]),
        pack=SPEC.new_match(seats=seats, options=options).pack(),
        hands=[supply.cards(hand) for hand in position["hands"]],
        boards=[[supply.meld(seat, own) for own in board] for seat, board in enumerate(position["boards"])],
        pile=supply.cards(position["pile"]),
        head=supply.cards(position["head"]),
        foot=supply.cards(position["foot"]),
        dropped=position["dropped"],
        foot_chips=position["foot_chips"],
        pot=position["pot"],
        passed=position.get("top_drawn_and_passed", False),
        scores=tuple(position["balances"]),
    )


def board_of(view: PanView, seat: int) -> list[PanMeld]:
    return [own for own in view.melds if own.owner == seat]


def number_of(board: Sequence[PanMeld], cards: Sequence[str]) -> int:
    """Return the number of the meld with these cards, or an invalid number."""
    alike = (number for number, own in enumerate(board) if sorted(words(own.cards)) == sorted(cards))
    return next(alike, len(board))


def action_of(deal: PanDeal, do: dict[str, Any]) -> Action:
    seat = do["player"]
    view = deal.view(seat)
    board = board_of(view, seat)
    # The drawn card is meant whenever an action names a card equal to it.
    drawn = () if view.drawn is None or view.turn != seat else (view.drawn,)
    own = (*drawn, *(card for card in view.hand if card not in drawn))
    match do["action"]:
        case "MELD":
            return LayMeld(named(own, do["cards"]))
        case "LAYOFF":
            return LayOff(named(own, [do["card"]])[0], number_of(board, do["meld"]))
        case "SPLIT":
            number = number_of(board, do["meld"])
            return Split(number, named(board[number].cards if number < len(board) else (), do["parts"][0]))
        case "BORROW":
            borrowed: list[Card] = []
            for source in do["from"]:
                number = number_of(board, source["meld"])
                borrowed += named(board[number].cards if number < len(board) else (), source["cards"])
            return Borrow(tuple(borrowed), named(own, do["own"]))
        case "DISCARD":
            return Discard(named(own, [do["card"]])[0])
        case name:
            return PLAIN[name]()


def everything_seen(deal: PanDeal) -> list[PanView]:
    return [deal.view(seat) for seat in (None, *range(deal.seats))]


def attempt(deal: PanDeal, seat: int, action: Action) -> tuple[Event, ...] | None:
    """Apply the action, or return None if it is refused, which must leave no trace."""
    before = everything_seen(deal)
    try:
        return deal.apply(seat, action)
    except IllegalAction:
        assert everything_seen(deal) == before
        return None


def pays_each(events: Iterable[Event], seat: int) -> int:
    """Return what every other active player paid the acting one, without settlement."""
    by_payer: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Paid) and event.reason not in FLAT and not event.reason.endswith("_settled"):
            assert event.seat == seat
            by_payer[event.payer] += event.amount
    assert len(set(by_payer.values())) <= 1
    return max(by_payer.values(), default=0)


def play(options: PanOptions, vector: dict[str, Any], seats: int) -> dict[str, Any]:
    position, actions = vector["given"]["position"], vector["do"]
    deal = deal_at(options, position, seats)
    accepted, actor, on_turn, paid = True, None, position["turn"], []
    drawn = None
    for number, do in enumerate(actions, 1):
        seat = do["player"]
        events = attempt(deal, seat, action_of(deal, do))
        accepted = events is not None
        assert accepted or number == len(actions)
        paid.append(0 if events is None else pays_each(events, seat))
        if accepted:
            actor = seat
            drawn = deal.view(deal.view(None).turn).drawn
        if accepted and do["action"] not in ("DEMAND", "NO_DEMAND"):
            on_turn = seat
    return told(deal, position, actor, on_turn) | {
        "last_action": "accepted" if accepted else "refused",
        "pays_each": paid,
        "drawn": None if drawn is None else code(drawn),
    }


def told(deal: PanDeal, position: dict[str, Any], actor: int | None, on_turn: int) -> dict[str, Any]:
    table, chips = deal.view(None), deal.view(None).chips
    assert sum(chips) + table.foot_chips + table.pot == position["foot_chips"] + position["pot"]
    around = [(table.turn + step) % deal.seats for step in range(deal.seats)]
    to_act = next((seat for seat in around if seat in deal.actors), None)
    balances = [have + won for have, won in zip(table.scores, chips, strict=True)]
    answer: dict[str, Any] = {
        "phase": table.phase.value,
        "to_act": to_act,
        "net": list(chips),
        "board": [written(own) for own in board_of(table, on_turn)],
        "pile_size": len(table.pile),
        "pile_top": code(table.pile[-1]) if table.pile else None,
        "stock_size": table.stock,
        "foot_chips": table.foot_chips,
        "balances": balances,
        "chip_sum": sum(balances) + table.foot_chips + table.pot,
        "next_stock": next_stock(deal),
        "void": False,
    }
    if to_act is not None:
        legal = deal.legal_actions(to_act)
        answer["may"] = sorted({NAMES[type(action)] for action in legal if type(action) in NAMES})
        answer["legal_discards"] = [code(action.card) for action in legal if isinstance(action, Discard)]
    if actor is not None and actor not in table.dropped:
        answer["seat"] = actor
        answer["melded"] = sum(len(own.cards) for own in board_of(table, actor))
        answer["in_hand"] = table.held[actor]
    if isinstance(deal.result, PanResult):
        match = PanMatch(deal.seats, deal.options, deal.dealer)
        match.record(deal.result)
        answer |= {
            "winner": deal.result.winner,
            "void": deal.result.winner is None,
            "next_dealer": match.dealer,
            "next_eldest": (match.dealer + 1) % deal.seats,
        }
    return answer


def next_stock(deal: PanDeal) -> str | None:
    """Return the next card of the stock; the last cards of ``cards`` are the stock."""
    left = deal.view(None).stock
    return code(deal.cards()[-left]) if left else None


def dealt(options: PanOptions, seats: int) -> dict[str, Any]:
    match = SPEC.new_match(seats=seats, options=options)
    view = match.deal(match.pack(), seed=bytes(32)).view(None)
    assert isinstance(view, PanView)
    (each,) = set(view.held)
    return {
        "cards_each": each,
        "stock_size": view.stock,
        "head_size": view.head,
        "foot_size": view.foot,
        "pile_size": len(view.pile),
    }


def first_dealer(given: dict[str, Any]) -> dict[str, Any]:
    lowest = lowest_drawn(Supply().cards(given["drawn"]))
    if len(lowest) > 1:
        return {"draw_again": list(lowest)}
    return {"dealer": lowest[0], "eldest": (lowest[0] + 1) % len(given["drawn"])}


def next_hand(options: PanOptions, given: dict[str, Any], seats: int) -> dict[str, Any]:
    match = PanMatch(seats, options)
    match.record(
        PanResult(ending=Ending.OUT, winner=given["winner"], points=(0,) * seats, chips=(0,) * seats)
    )
    view = match.deal(match.pack(), seed=bytes(32)).view(None)
    assert isinstance(view, PanView)
    eldest = view.eldest
    return {
        "eldest": eldest,
        "dealer": match.dealer,
        "order": [(eldest + step) % seats for step in range(seats)],
    }


def config(asked: dict[str, Any], seats: int) -> dict[str, Any]:
    try:
        SPEC.new_match(seats=seats, options=SPEC.options(**asked))
    except SetupError:
        return {"accepted": False}
    return {"accepted": True}


def answer(vector: dict[str, Any]) -> dict[str, Any]:
    """Return the engine's answer to a vector."""
    asked, given = dict(vector["options"]), vector["given"]
    seats = asked.pop("players", 2)
    if vector["kind"] == "config":
        return config(asked, seats)
    options = SPEC.options(**asked)
    match vector["kind"]:
        case "meld":
            return meld(options, given)
        case "form_payment":
            return form_payment(options, given)
        case "layoff":
            return layoff(options, vector)
        case "split":
            return splitting(options, vector)
        case "borrow":
            return borrow(options, vector)
        case "deal":
            return dealt(options, seats)
        case "first_dealer":
            return first_dealer(given)
        case "next_hand":
            return next_hand(options, given, seats)
        case kind if kind in WITH_A_POSITION:
            return play(options, vector, seats)
        case kind:
            raise ValueError(kind)
