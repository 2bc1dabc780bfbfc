"""Rummy 500: random deals, a view of the worst hand, and how long the lists of legal actions get."""

import random
import time
from collections.abc import Callable, Sequence

from engine import GAMES
from engine.cards import SUIT, Card, mask_of, pack
from engine.games.rummy500 import Phase, Rummy500Deal, Rummy500Options, new_meld, runs_of
from engine.match import SEED_BYTES

_SECONDS = 1.0
_ROUND = 100
_VIEWS = 200
_BIGGEST = 39
_SPEC = GAMES["rummy500"]


def _play(seats: int, rounds: random.Random, deals: int) -> tuple[int, int, float]:
    """Play so many deals at random; return the moves, the longest list met and the seconds taken."""
    match = _SPEC.new_match(seats=seats)
    pack_ = list(match.pack())
    ready = [match.deal(rounds.sample(pack_, len(pack_)), seed=bytes(SEED_BYTES)) for _ in range(deals)]
    moves = longest = 0
    began = time.perf_counter()
    for deal in ready:
        while deal.result is None:
            seat = deal.actors[0]
            legal = deal.legal_actions(seat)
            longest = max(longest, len(legal))
            deal.apply(seat, legal[int(rounds.random() * len(legal))])
        moves += deal.ply
    return moves, longest, time.perf_counter() - began


def playing(options: Rummy500Options, hand: Sequence[Card], *melds: Sequence[Card]) -> Rummy500Deal:
    """Return a position in which seat 0 plays with this hand, and these melds lie on the table."""
    gone = {*hand, *(card for meld in melds for card in meld)}
    left = [card for card in pack() if card not in gone]
    return Rummy500Deal.at(
        options,
        dealer=1,
        turn=0,
        hands=[hand, left[:1]],
        stock=left[1:],
        pile=(),
        melds=[new_meld(1, mask_of(meld), runs_of(options)) for meld in melds],
        phase=Phase.PLAY,
    )


def worst_deals() -> list[Rummy500Deal]:
    """Return the positions with 39 cards in hand whose lists are the longest: three whole suits; four suits
    of nine and ten; what is left of four suits with runs of three on the table, by both rules for the ace.
    """
    found = []
    for options in (_SPEC.options(), _SPEC.options(ace_wrap=True)):
        cards = pack()
        suits = [[card for card in cards if SUIT[card] == suit] for suit in range(4)]
        nearly = [card for suit in suits for card in suit[: 10 if suit is not suits[0] else 9]]
        middles = [suit[5:8] for suit in suits]
        rest = [card for suit in suits for card in (*suit[:5], *suit[8:])]
        found += [
            playing(options, [card for suit in suits[:3] for card in suit]),
            playing(options, nearly),
            playing(options, rest[:_BIGGEST], *middles),
        ]
    return found


def longest_list() -> int:
    """Return the length of the longest of the lists of the worst positions."""
    return max(len(deal.legal_actions(0)) for deal in worst_deals())


def _each(act: Callable[[], object], times: int) -> float:
    """Return the milliseconds that one call takes."""
    began = time.perf_counter()
    for _ in range(times):
        act()
    return (time.perf_counter() - began) / times * 1_000


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): deals and moves per second on one core, the worst list and its view."""
    lines = []
    for seats in _SPEC.seats:
        rounds = random.Random(20)
        _play(seats, rounds, _ROUND)
        deals = moves = longest = 0
        seconds = 0.0
        while seconds < _SECONDS:
            made, length, took = _play(seats, rounds, _ROUND)
            deals, moves, seconds = deals + _ROUND, moves + made, seconds + took
            longest = max(longest, length)
        lines += [
            (f"rummy500 for {seats}: random deals", deals / seconds, "deals/s"),
            (f"rummy500 for {seats}: random moves", moves / seconds, "moves/s"),
            (f"rummy500 for {seats}: longest list met", longest, "actions"),
        ]
    worst = max(worst_deals(), key=lambda deal: len(deal.legal_actions(0)))
    lines.append(("rummy500: longest list of 39 cards", longest_list(), "actions"))
    lines.append(("rummy500: view of that hand", _each(lambda: worst.view(0), _VIEWS), "ms"))
    return lines
