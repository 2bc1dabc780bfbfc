"""Properties that every game of GAMES has, tested on random play, without any code per game.

Option sets are the presets, and sets drawn at random until every value of every option has occurred; all
but the first preset of a game are slow tests.
"""

import random
import types
import typing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine import GAMES, SetupError
from engine.actions import Action
from engine.cards import Card
from engine.deal import Deal
from engine.events import Event
from engine.match import SEED_BYTES, Match
from engine.spec import GameSpec
from engine.views import View
from tests.engine.forged_actions import STRANGERS, Stranger, forgeries, refusal_of
from tests.engine.random_play import deal_of, option_sets, pick, play, playable, shuffled
from tests.engine.states import state_of

DEALS = 2
SHARE = 0.2
"""The largest share of the moments of a deal that a test looks at."""
PLAYED_OUT = 0.3
"""The share of the permuted deals that are played to their end."""
SEATS = 3
"""Watchers above this number are sampled."""
EARLY = 20
"""Plies after which the moments of a deal are sampled less and less often."""
ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}
"""Cached per class, because creating one is slow."""


@dataclass(frozen=True)
class Table:
    """A game with options and a number of seats."""

    spec: GameSpec
    options: Any
    seats: int

    def new_match(self, rng: random.Random) -> Match:
        return self.spec.new_match(seats=self.seats, options=self.options, dealer=rng.randrange(self.seats))

    def new_deal(self, rng: random.Random) -> Deal:
        return deal_of(self.new_match(rng), rng)


def tables() -> Iterator[Any]:
    for key, spec in GAMES.items():
        sets = {preset: spec.options(preset=preset) for preset in spec.presets}
        sets |= {f"drawn{number}": drawn for number, drawn in enumerate(option_sets(spec, random.Random(7)))}
        for number, (name, options) in enumerate(sets.items()):
            marks = pytest.mark.long if number else ()
            for wanted in spec.seats[number % len(spec.seats) :: len(sets)]:
                seats = playable(spec, options, wanted)
                yield pytest.param(Table(spec, options, seats), id=f"{key}-{name}-{seats}", marks=marks)


# With this scope, the tests of a table follow each other and share its deals.
every_table = pytest.mark.parametrize("table", list(tables()), scope="module")


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    return random.Random(request.node.name)


@pytest.fixture(scope="module")
def played(table: Table) -> list[Deal]:
    """Moments of a few deals, always with the first and the last.

    Their share is smaller in deals of many seats, and late in long deals.
    """
    rng, found = random.Random(f"{table.spec.key} {table.options} {table.seats}"), list[Deal]()
    share = SHARE * min(1, SEATS / table.seats)
    for _ in range(DEALS):
        for deal in play(table.new_deal(rng), rng):
            late = max(1, deal.ply / EARLY)
            if deal.ply == 0 or deal.result is not None or rng.random() < share / late:
                found.append(deal.clone())
    return found


def moments(played: list[Deal], rng: random.Random, *, share: float) -> Iterator[Deal]:
    """Yield a share of the moments of the deals, always with the first and the last."""
    for deal in played:
        if deal.ply == 0 or deal.result is not None or rng.random() < share / SHARE:
            yield deal


def watchers(table: Table, rng: random.Random) -> list[int | None]:
    """Return a spectator and the seats, or a sample of many seats."""
    return [None, *rng.sample(range(table.seats), min(SEATS, table.seats))]


def everything(deal: Deal, seats: int) -> Any:
    return state_of(deal), [deal.view(seat) for seat in (None, *range(seats))]


def adapter(kind: type[Any]) -> TypeAdapter[Any]:
    if kind not in ADAPTERS:
        ADAPTERS[kind] = TypeAdapter(kind)
    return ADAPTERS[kind]


def json_of(value: Action | Event) -> tuple[str, bytes]:
    """Return an action or event as it is stored: its class name, and its fields."""
    return type(value).__name__, adapter(type(value)).dump_json(value)


def from_json(kinds: Sequence[type], stored: tuple[str, bytes]) -> Any:
    name, text = stored
    (kind,) = (kind for kind in kinds if kind.__name__ == name)
    return adapter(kind).validate_json(text)


def view_json(view: View) -> tuple[bytes, list[tuple[str, bytes]]]:
    """Return a view as it is sent; the actions are separate, since they are of several classes."""
    bare = adapter(type(view)).dump_json(replace(view, legal=()))
    return bare, [json_of(action) for action in view.legal]


@every_table
def test_random_play_ends_and_keeps_every_card(table: Table, rng: random.Random) -> None:
    for _ in range(DEALS):
        match = table.new_match(rng)
        pack = sorted(match.pack())
        offers: list[list[tuple[Action, ...]]] = []
        for ply, deal in enumerate(play(deal_of(match, rng), rng)):
            assert deal.ply == ply
            assert sorted(deal.cards()) == pack
            assert list(deal.actors) == sorted(set(deal.actors))
            assert set(deal.actors) <= set(range(table.seats))
            assert bool(deal.actors) == (deal.result is None)
            offers.append([deal.legal_actions(seat) for seat in range(table.seats)])
            for seat, legal in enumerate(offers[ply]):
                assert bool(legal) == (seat in deal.actors)
                assert not legal or legal == offers[deal.offered_at][seat]
            assert deal.offered_at == ply or deal.asking
        assert type(deal.result) is table.spec.result
        assert len(deal.result.points) == len(deal.result.chips) == table.seats
        assert sum(deal.result.chips) + deal.result.table == 0
        assert deal.result.winner in (None, *range(table.seats))


@every_table
def test_whatever_is_listed_applies_and_a_clone_is_independent(
    table: Table, played: list[Deal], rng: random.Random
) -> None:
    for deal in moments(played, rng, share=0.1):
        before = everything(deal, table.seats)
        for seat in deal.actors:
            legal = deal.legal_actions(seat)
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert type(action) in table.spec.actions
                twin = deal.clone()
                deal.check(seat, action)
                events = twin.apply(seat, action)
                assert events
                assert {type(event) for event in events} <= set(table.spec.events)
                assert twin.ply == deal.ply + 1
                assert state_of(twin) != before[0]
        assert everything(deal, table.seats) == before
        assert everything(deal.clone(), table.seats) == before


@every_table
def test_a_refused_action_leaves_everything_as_it_was(
    table: Table, played: list[Deal], rng: random.Random
) -> None:
    for deal in moments(played, rng, share=0.06):
        before = everything(deal, table.seats)
        pack = sorted(deal.cards())
        listed = [action for seat in deal.actors for action in deal.legal_actions(seat)]
        tried: list[tuple[Any, Any]] = [
            (seat, action)
            for seat in (-1, table.seats, None, "0", *range(table.seats))
            if seat not in deal.actors
            for action in listed[:3] + [kind() for kind in table.spec.actions if not fields(kind)]
        ]
        tried += [
            (seat, action)
            for seat in range(table.seats)
            for action in (*STRANGERS, *forgeries(table.spec, listed, pack, rng))
        ]
        sure = {
            id(action)
            for _, action in tried
            if isinstance(action, Stranger) or type(action) not in table.spec.actions
        }
        for seat, action in tried:
            refusal = refusal_of(lambda: deal.check(seat, action))  # noqa: B023 - called at once
            if id(action) in sure or seat not in deal.actors:
                assert refusal is not None
            if refusal is None:
                deal.clone().apply(seat, action)
            else:
                assert refusal_of(lambda: deal.apply(seat, action)) == refusal  # noqa: B023 - called at once
        assert everything(deal, table.seats) == before


@every_table
def test_options_deck_seed_and_actions_replay_the_deal(table: Table, rng: random.Random) -> None:
    options = adapter(table.spec.options_type)
    again = options.validate_json(options.dump_json(table.options))
    assert again == table.options
    for _ in range(DEALS):
        dealer = rng.randrange(table.seats)
        match = table.spec.new_match(seats=table.seats, options=table.options, dealer=dealer)
        deck, seed = shuffled(match.pack(), rng), rng.randbytes(SEED_BYTES)
        deal = match.deal(deck, seed=seed)
        log, happened = [], []
        while deal.result is None:
            seat, action = pick(deal, rng)
            happened.append(deal.apply(seat, action))
            log.append((seat, json_of(action)))

        replay = table.spec.new_match(seats=table.seats, options=again, dealer=dealer).deal(deck, seed=seed)
        told = [replay.apply(seat, from_json(table.spec.actions, stored)) for seat, stored in log]

        assert told == happened
        assert replay.result == deal.result
        assert everything(replay, table.seats) == everything(deal, table.seats)


@every_table
def test_what_crosses_borders_survives_json(table: Table, played: list[Deal], rng: random.Random) -> None:
    for deal in moments(played, rng, share=0.1):
        for seat in (None, *range(table.seats)):
            view = deal.view(seat)
            bare, legal = view_json(view)
            back = adapter(table.spec.view).validate_json(bare)
            assert (
                replace(back, legal=tuple(from_json(table.spec.actions, stored) for stored in legal)) == view
            )
        if deal.result is None:
            twin = deal.clone()
            for event in twin.apply(*pick(deal, rng)):
                for seen in (event, *(event.seen_by(seat) for seat in (None, *range(table.seats)))):
                    assert from_json(table.spec.events, json_of(seen)) == seen
        else:
            result = adapter(table.spec.result)
            assert result.validate_json(result.dump_json(deal.result)) == deal.result


@every_table
def test_a_view_lists_what_is_legal_and_nothing_that_is_not_there(table: Table, played: list[Deal]) -> None:
    for deal in played:
        for seat in (None, *range(table.seats)):
            view = deal.view(seat)
            assert view.seat == seat
            assert view.actors == deal.actors
            assert view.result == deal.result
            assert len(view.held) == len(view.scores) == table.seats
            assert view.legal == (() if seat is None else deal.legal_actions(seat))
            assert view == deal.view(seat)
            assert is_frozen(view)
            if seat is None:
                assert view.hand == ()
            else:
                assert len(view.hand) == view.held[seat]


def is_frozen(value: Any) -> bool:
    """Return whether a view is immutable, and so shares no mutable state."""
    if isinstance(value, tuple):
        return all(map(is_frozen, value))
    if is_dataclass(value):
        frozen: bool = type(value).__dict__["__dataclass_params__"].frozen
        return frozen and all(is_frozen(getattr(value, field.name)) for field in fields(value))
    return isinstance(value, int | str | bytes | types.NoneType | frozenset)


def unseen_by(deal: Deal, seat: int | None) -> list[Card]:
    """Return the cards that a seat cannot place, pile by pile and hand by hand."""
    found: list[Card] = []

    def look(cards: list[Card]) -> list[Card]:
        found.extend(cards)
        return cards

    deal.resampled(seat, look)
    return found


@every_table
def test_no_seat_sees_what_it_may_not_know(table: Table, played: list[Deal], rng: random.Random) -> None:
    """Permute the cards that a seat cannot place: view, refusals and events stay identical."""
    moved = 0
    for deal in moments(played, rng, share=0.12):
        before = state_of(deal)
        watching = watchers(table, rng)
        for seat in watching:
            unseen = unseen_by(deal, seat)
            view = deal.view(seat)
            shown = {*view.hand, *view.pile, *(card for meld in view.melds for card in meld.cards)}
            assert shown.isdisjoint(unseen)
            if deal.ply == 0:
                others = sum(count for other, count in enumerate(view.held) if other != seat)
                assert len(unseen) >= view.stock + others

            twin = deal.resampled(seat, lambda cards: rng.sample(cards, len(cards)))

            moved += state_of(twin) != before
            assert state_of(deal) == before
            assert sorted(twin.cards()) == sorted(deal.cards())
            assert view_json(twin.view(seat)) == view_json(view)
            if seat in deal.actors:
                pack = sorted(deal.cards())
                for forged in forgeries(table.spec, (), pack, rng):
                    told = refusal_of(lambda: deal.check(seat, forged))  # noqa: B023 - called at once
                    assert refusal_of(lambda: twin.check(seat, forged)) == told  # noqa: B023
            if deal.result is None:
                the_next_action_tells_no_more_than_it_shows(deal, seat, rng)
            if seat == watching[deal.ply % len(watching)] and rng.random() < PLAYED_OUT:
                for _ in play(twin, rng):
                    pass
                assert twin.result is not None
    assert moved


def the_next_action_tells_no_more_than_it_shows(deal: Deal, seat: int | None, rng: random.Random) -> None:
    """Permute the cards that the action does not show to the seat, and compare its events."""
    actor, action = pick(deal, rng)
    after = deal.clone()
    told = [json_of(event.seen_by(seat)) for event in after.apply(actor, action)]
    still_unseen = set(unseen_by(after, seat))

    def permute(cards: list[Card]) -> list[Card]:
        movable = [card for card in cards if card in still_unseen]
        supply = iter(rng.sample(movable, len(movable)))
        return [next(supply) if card in still_unseen else card for card in cards]

    twin = deal.resampled(seat, permute)
    if refusal_of(lambda: twin.check(actor, action)) is None:
        assert [json_of(event.seen_by(seat)) for event in twin.apply(actor, action)] == told
        assert view_json(twin.view(seat)) == view_json(after.view(seat))


@every_table
def test_a_match_ends_and_adds_up(table: Table, rng: random.Random) -> None:
    match = table.new_match(rng)
    sums = [0] * table.seats
    for _ in range(2_000):
        deal = deal_of(match, rng)
        with pytest.raises(SetupError):
            match.close(deal)
        assert deal.view(None).scores == match.scores
        assert deal.view(None).dealer == match.dealer
        for _ in play(deal, rng):
            pass
        twin = match.clone()
        outcome = match.close(deal)
        assert deal.result is not None
        sums = [have + won for have, won in zip(sums, deal.result.points, strict=True)]
        assert list(match.scores) == sums
        assert match.dealer in range(table.seats)
        assert twin.close(deal) == outcome
        assert (twin.scores, twin.dealer, twin.results) == (match.scores, match.dealer, match.results)
        if outcome is not None:
            break
    assert match.outcome is not None
    assert match.outcome.winners
    assert set(match.outcome.winners) <= set(range(table.seats))
    outcomes = adapter(type(match.outcome))
    assert outcomes.validate_json(outcomes.dump_json(match.outcome)) == match.outcome
    for late in (lambda: deal_of(match, rng), lambda: match.close(deal), lambda: match.resign(0)):
        with pytest.raises(SetupError):
            late()


@every_table
def test_a_deck_that_is_not_the_pack_is_refused(table: Table, rng: random.Random) -> None:
    match = table.new_match(rng)
    pack = list(match.pack())
    for wrong in (pack[1:], [*pack, pack[0]], [*pack[1:], pack[1]], []):
        with pytest.raises(SetupError) as refusal:
            match.deal(wrong, seed=bytes(SEED_BYTES))
        assert refusal.value.option == "order"
    with pytest.raises(SetupError) as refusal:
        match.deal(pack, seed=b"short")
    assert refusal.value.option == "seed"


@pytest.mark.parametrize("spec", list(GAMES.values()), ids=list(GAMES))
def test_a_spec_names_what_its_game_uses(spec: GameSpec) -> None:
    assert GAMES[spec.key] is spec
    assert spec.title
    assert spec.seats == spec.match.seat_range
    assert spec.presets
    first = next(iter(spec.presets))
    assert spec.options(preset=first) == spec.options()
    for kinds in (spec.actions, spec.events):
        assert len({kind.__name__ for kind in kinds}) == len(kinds)
    for kind in spec.actions:
        assert kind.verb
        assert issubclass(kind, Action)
    for item in (*spec.actions, *spec.events, spec.view, spec.result, spec.options_type):
        assert typing.get_type_hints(item) is not None
        assert item.__dataclass_params__.frozen
        assert hasattr(item, "__slots__")
