"""Matches of any game: decks and deals, results, resignation, copies."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Never, Self

import pytest

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.cards import Card, pack
from engine.deal import Deal, Result
from engine.errors import SetupError
from engine.match import SEED_BYTES, Match, Outcome

SEED = bytes(SEED_BYTES)
ACE, TWO = pack()[:2]


class ShownDeal(Deal):
    """A deal of two cards that is over at once: the higher card wins a point for its seat."""

    def __init__(self, order: tuple[Card, ...], seats: int, *, over: bool) -> None:
        self.order = order
        self.ply = 0
        self.actors = () if over else (0,)
        winner = order.index(max(order))
        points = tuple(int(seat == winner) for seat in range(seats))
        self.result = (
            Result(ending="shown", winner=winner, points=points, chips=(0,) * seats) if over else None
        )

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return ()

    def check(self, seat: int, action: Action) -> Never:
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> Never:
        raise NotImplementedError

    def view(self, seat: int | None) -> Never:
        raise NotImplementedError

    def clone(self) -> Self:
        return self

    def cards(self) -> tuple[Card, ...]:
        return self.order

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        return self


class Showdown(Match):
    """A match to two points."""

    seat_range = range(2, 5)
    over = True

    def pack(self) -> tuple[Card, ...]:
        return (ACE, TWO)

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> ShownDeal:
        return ShownDeal(order, self.seats, over=self.over)

    def _score(self, result: Result) -> Outcome | None:
        self.scores = tuple(have + won for have, won in zip(self.scores, result.points, strict=True))
        self.dealer = (self.dealer + 1) % self.seats
        if max(self.scores) < 2:
            return None
        return Outcome("target", (self.scores.index(2),), self.scores)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(SetupError) as refusal:
        act()
    return refusal.value.option


@pytest.mark.parametrize("seats", [0, 1, 5, -2, None, "2"])
def test_a_number_of_players_that_the_game_is_not_for(seats: Any) -> None:
    assert refused(lambda: Showdown(seats, None)) == "seats"


@pytest.mark.parametrize("dealer", [-1, 2, None])
def test_a_dealer_who_does_not_sit_there(dealer: Any) -> None:
    assert refused(lambda: Showdown(2, None, dealer)) == "dealer"


def test_it_begins_with_nothing() -> None:
    match = Showdown(3, "options", 2)

    assert (match.seats, match.options, match.dealer) == (3, "options", 2)
    assert (match.scores, match.results, match.outcome) == ((0, 0, 0), [], None)


@pytest.mark.parametrize("order", [(), (ACE,), (ACE, ACE), (ACE, TWO, TWO), (ACE, Card(64))])
def test_a_deck_that_is_not_the_pack(order: Sequence[Card]) -> None:
    assert refused(lambda: Showdown(2, None).deal(order, seed=SEED)) == "order"


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length(seed: bytes) -> None:
    assert refused(lambda: Showdown(2, None).deal((ACE, TWO), seed=seed)) == "seed"


def test_deals_add_up_to_the_outcome() -> None:
    match = Showdown(2, None)

    assert match.close(match.deal((TWO, ACE), seed=SEED)) is None
    assert match.close(match.deal((ACE, TWO), seed=SEED)) is None
    assert match.scores == (1, 1)
    outcome = match.close(match.deal((TWO, ACE), seed=SEED))

    assert outcome == match.outcome == Outcome("target", (0,), (2, 1))
    assert [result.winner for result in match.results] == [0, 1, 0]


def test_a_result_may_be_recorded_without_its_deal() -> None:
    match = Showdown(2, None)
    match.record(Result(ending="shown", winner=1, points=(0, 2), chips=(0, 0)))

    assert match.outcome == Outcome("target", (1,), (0, 2))


def test_a_deal_that_is_not_over_cannot_be_closed() -> None:
    match = Showdown(2, None)
    match.over = False
    deal = match.deal((ACE, TWO), seed=SEED)

    assert refused(lambda: match.close(deal)) == "deal"
    assert match.results == []


def test_two_players_a_resignation_loses_the_match() -> None:
    match = Showdown(2, None)

    assert match.resign(0) == Outcome("resigned", (1,), (0, 0))
    assert match.outcome is not None


def test_running_out_of_time_is_named() -> None:
    match = Showdown(2, None)

    assert match.resign(1, ending="timeout") == Outcome("timeout", (0,), (0, 0))


def test_more_players_go_on_until_one_is_left() -> None:
    match = Showdown(4, None)

    assert match.resign(1) is None
    assert match.resign(3) is None
    assert match.resigned == {1, 3}
    assert refused(lambda: match.resign(1)) == "seat"
    assert match.resign(0) == Outcome("resigned", (2,), (0, 0, 0, 0))


@pytest.mark.parametrize("seat", [-1, 2, None])
def test_nobody_else_can_resign(seat: Any) -> None:
    assert refused(lambda: Showdown(2, None).resign(seat)) == "seat"


def limited(seats: int, *, limit: int = 0, ends_short: bool = False) -> Showdown:
    match = Showdown(seats, None)
    match.limit, match.ends_short = limit, ends_short
    return match


def test_a_match_with_a_limit_ends_with_the_scores_as_they_are() -> None:
    match = limited(2, limit=2)

    assert match.close(match.deal((TWO, ACE), seed=SEED)) is None
    assert match.close(match.deal((ACE, TWO), seed=SEED)) == Outcome("deals", (0, 1), (1, 1))
    assert refused(lambda: match.deal((ACE, TWO), seed=SEED)) == "match"


def test_the_rules_may_end_it_before_the_limit() -> None:
    match = limited(2, limit=3)
    match.close(match.deal((TWO, ACE), seed=SEED))

    assert match.close(match.deal((TWO, ACE), seed=SEED)) == Outcome("target", (0,), (2, 0))


def test_who_has_gone_does_not_win_and_the_deal_is_the_last() -> None:
    match = limited(3, ends_short=True)
    deal = match.deal((TWO, ACE), seed=SEED)

    assert match.resign(0) is None
    assert match.close(deal) == Outcome("deals", (1, 2), (1, 0, 0))


def test_between_two_deals_the_match_is_over_at_once() -> None:
    match = limited(3, ends_short=True)
    match.close(match.deal((ACE, TWO), seed=SEED))

    assert match.resign(1, dealt=False) == Outcome("deals", (0, 2), (0, 1, 0))


@pytest.mark.parametrize("dealt", [True, False])
def test_other_matches_go_on(dealt: bool) -> None:
    match = limited(3)
    match.close(match.deal((ACE, TWO), seed=SEED))

    assert match.resign(1, dealt=dealt) is None
    assert match.close(match.deal((TWO, ACE), seed=SEED)) is None


@pytest.mark.parametrize("dealt", [True, False])
def test_two_players_lose_as_in_any_match(dealt: bool) -> None:
    assert limited(2, ends_short=True).resign(0, dealt=dealt) == Outcome("resigned", (1,), (0, 0))


def test_nothing_happens_after_the_outcome() -> None:
    match = Showdown(2, None)
    deal = match.deal((ACE, TWO), seed=SEED)
    match.resign(0)

    assert refused(lambda: match.deal((ACE, TWO), seed=SEED)) == "match"
    assert refused(lambda: match.close(deal)) == "match"
    assert refused(lambda: match.resign(1)) == "match"


def test_a_clone_goes_its_own_way() -> None:
    match = Showdown(2, None)
    twin = match.clone()
    twin.close(twin.deal((ACE, TWO), seed=SEED))
    twin.resign(0)

    assert (match.scores, match.results, match.outcome, match.resigned) == ((0, 0), [], None, frozenset())


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game_the_dealers_of_duplicate_deals_follow_from_nothing_else(key: str) -> None:
    spec = GAMES[key]
    for seed in range(3):
        random = Random(f"{key} {seed}")
        match = spec.new_match(seats=spec.seats[0], dealer=1, limit=3, ends_short=True, duplicate=True)
        dealers = []
        while match.outcome is None:
            order = [*match.pack()]
            random.shuffle(order)
            deal = match.deal(order, seed=bytes(32))
            dealers.append(match.dealer)
            assert match.by_results
            while deal.result is None:
                seat = deal.actors[0]
                deal.apply(seat, choose(key, Level.EASY, deal.view(seat)))
            match.close(deal)
        assert dealers == [(1 + number) % match.seats for number in range(3)]
        assert match.outcome.ending == "deals"
