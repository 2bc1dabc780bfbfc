"""Matches of any game, played at random and stored as the bot stores them, for exports."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from data.tables.codec import dump_action, dump_options, dump_outcome, dump_result
from data.tables.row_types import (
    SeatKind,
    Status,
    StoredAction,
    StoredDeal,
    StoredResignation,
    StoredSeat,
    StoredTable,
    Why,
)
from engine import GAMES
from engine.actions import Action
from engine.cards import Card
from engine.deal import Deal
from engine.match import SEED_BYTES, Match

BEGAN = 1_790_000_000_123
"""Milliseconds UTC."""
NAMES = ("Ann", "Bob *the* great", "Çem", "דנה", "Eve & sons", "F", "G", "H")
WHYS = (Why.PLAYER, Why.TIMEOUT, Why.WISH, Why.COMPUTER, Why.MODERATOR)
"""Some of the reasons only: a new one must not change the matches drawn here."""
SHORT: dict[str, dict[str, Any]] = {
    "gin": {"target": 30},
    "panguingue": {"deals": 2},
    "rummy500": {"limit": 100},
    "control": {"target": 60},
    "hand": {"rounds": 2},
    "hand_partnership": {"rounds": 2},
}


def choice(deal: Deal, rng: Random) -> tuple[int, Action]:
    """Choose the seat and its action.

    The kind of action is drawn first, so that rare kinds occur.
    """
    seat = rng.choice(deal.actors)
    legal = deal.legal_actions(seat)
    kind = rng.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
    return seat, rng.choice([action for action in legal if type(action) is kind])


def stored_match(
    game: str,
    rng: Random,
    *,
    seats: int | None = None,
    resigning: float = 0.0,
    leaving: bool = False,
    most_deals: int = 3,
    deal_limit: int = 0,
    **options: object,
) -> StoredTable:
    """Play a random match, its seats people and computers in turn.

    It ends with its outcome, or is closed after ``most_deals``, or in the middle of a deal. ``resigning``
    is the probability before each move; with ``leaving`` one seat resigns before the first. With a
    ``deal_limit`` it is a match of the tournament "cup".
    """
    spec = GAMES[game]
    count = seats or spec.seats[min(1, len(spec.seats) - 1)]
    chosen = spec.options(**{**SHORT.get(game, {}), **options})
    dealer = rng.randrange(count)
    match = spec.new_match(
        seats=count, options=chosen, dealer=dealer, limit=deal_limit, ends_short=bool(deal_limit)
    )
    played = _Playing(match, rng, resigning)
    if leaving:
        played.leave(deal=1, ply=0)
    while match.outcome is None and len(played.deals) < most_deals:
        played.deal_once()
    players = [
        StoredSeat(
            seat=seat,
            kind=SeatKind.COMPUTER if seat % 2 else SeatKind.PERSON,
            name=NAMES[seat % len(NAMES)],
            joined_at=BEGAN - 1,
            member_id=None if seat % 2 else 4_000 + seat,
            level="easy" if seat % 2 else None,
            dm_channel_id=None if seat % 2 else 5_000 + seat,
        )
        for seat in range(count)
    ]
    for gone in played.resignations:
        players[gone.seat] = replace(players[gone.seat], resigned_at=gone.at)
    return StoredTable(
        table_id="t1",
        guild_id=6_001,
        channel_id=7_001,
        number=8,
        game=game,
        spec_version=spec.version,
        options=dump_options(chosen),
        seat_count=count,
        turn_ms=0,
        created_at=BEGAN - 1,
        host_id=4_000,
        status=Status.CLOSED if match.outcome is None else Status.OVER,
        first_dealer=dealer,
        tournament_id="cup" if deal_limit else None,
        deal_limit=deal_limit,
        started_at=BEGAN,
        ended_at=played.now,
        outcome=dump_outcome(match.outcome) if match.outcome is not None else None,
        seats=tuple(players),
        deals=tuple(played.deals),
        resignations=tuple(played.resignations),
    )


class _Playing:
    def __init__(self, match: Match, rng: Random, resigning: float) -> None:
        self.match = match
        self.rng = rng
        self.resigning = resigning
        self.deals: list[StoredDeal] = []
        self.resignations: list[StoredResignation] = []
        self.now = BEGAN

    def deal_once(self) -> None:
        match, rng = self.match, self.rng
        order: Sequence[Card] = rng.sample(match.pack(), len(match.pack()))
        seed, began, dealer = rng.randbytes(SEED_BYTES), self.now, match.dealer
        deal = match.deal(order, seed=seed)
        actions: list[StoredAction] = []
        number = len(self.deals) + 1
        while deal.result is None:
            self._leave(number, deal.ply)
            if match.outcome is not None:
                break
            self.now += rng.randrange(1, 50_000)
            seat, action = choice(deal, rng)
            why = rng.choice(WHYS)
            actions.append(
                StoredAction(
                    ply=deal.ply,
                    seat=seat,
                    action=dump_action(action),
                    who=None if seat % 2 else 4_000 + seat,
                    why=why,
                    at=self.now,
                    interaction_id=9_000_000 + self.now,
                )
            )
            deal.apply(seat, action)
        if deal.result is not None:
            match.close(deal)
        result = dump_result(deal.result) if deal.result is not None else None
        self.deals.append(
            StoredDeal(
                table_id="t1",
                deal=number,
                dealer=dealer,
                deck_text=" ".join(map(str, order)),
                seed_text=seed.hex(),
                started_at=began,
                actions=tuple(actions),
                result=result,
            )
        )
        if match.outcome is None:
            self._leave(number, deal.ply, dealt=deal.result is None)

    def _leave(self, deal: int, ply: int, *, dealt: bool = True) -> None:
        """Let a seat resign or time out, with some probability."""
        if self.rng.random() < self.resigning and len(self.match.resigned) < self.match.seats:
            self.leave(deal, ply, dealt=dealt)

    def leave(self, deal: int, ply: int, *, dealt: bool = True) -> None:
        """Let a seat that is still in the match resign or time out."""
        match, rng = self.match, self.rng
        left = [seat for seat in range(match.seats) if seat not in match.resigned]
        seat, why = rng.choice(left), rng.choice(["resigned", "timeout"])
        match.resign(seat, ending=why, dealt=dealt)
        self.resignations.append(StoredResignation(seat=seat, deal=deal, ply=ply, why=why, at=self.now))
