"""What people type out is found among what they may do: nobody knows which of two equal cards is which."""

from random import Random

import pytest

from bot.table import Player, PlayerKind, Status, Table
from cogs.play import _meant
from engine import GAMES, CardError, code
from engine.cards import FACE
from engine.errors import IllegalAction


def table_of(game: str, seats: int, seed: int) -> Table:
    spec, chance = GAMES[game], Random(seed)
    match = spec.new_match(seats=seats, options=spec.options())
    order = list(match.pack())
    chance.shuffle(order)
    people = [Player(kind=PlayerKind.PERSON, name=str(seat), member=seat + 1) for seat in range(seats)]
    return Table(
        id="t", number=1, guild=1, channel=1, host=1, spec=spec, options=match.options, preset=None,
        wanted=seats, turn_ms=0, status=Status.PLAYING, players=people, created_at=0,
        match=match, deal=match.deal(order, seed=bytes(32)), deal_no=1,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_every_listed_discard_and_meld_can_be_typed(seed: int) -> None:
    table, chance = table_of("panguingue", 4, seed), Random(seed)
    deal = table.deal
    assert deal is not None
    typed = 0
    while deal.actors and typed < 60:
        seat = deal.actors[0]
        legal = deal.legal_actions(seat)
        for action in legal:
            if action.verb in ("discard", "meld"):
                cards = getattr(action, "cards", None) or (action.card,)  # type: ignore[attr-defined]
                meant = _meant(table, seat, action.verb, code(cards))
                assert meant
                assert {each.verb for each in meant} == {action.verb}
                for each in meant:
                    named = getattr(each, "cards", None) or (each.card,)  # type: ignore[attr-defined]
                    assert sorted(FACE[card] for card in named) == sorted(FACE[card] for card in cards)
                    deal.check(seat, each)
                typed += 1
        deal.apply(seat, chance.choice([action for action in legal if action.verb != "drop"]))
    assert typed >= 10


def test_what_is_typed_and_not_allowed_is_left_to_the_engine_to_refuse() -> None:
    table = table_of("panguingue", 2, 1)
    deal = table.deal
    assert deal is not None
    while not any(action.verb == "discard" for action in deal.legal_actions(deal.actors[0])):
        deal.apply(deal.actors[0], deal.legal_actions(deal.actors[0])[0])
    seat = deal.actors[0]
    for verb, text in (("meld", "AS KH 4D"), ("layoff", "AS"), ("discard", "KD")):
        for action in _meant(table, seat, verb, text):
            with pytest.raises(IllegalAction) as refused:
                deal.check(seat, action)
            assert refused.value.rule
    with pytest.raises(CardError):
        _meant(table, seat, "discard", "KD AS")
    with pytest.raises(CardError):
        _meant(table, seat, "meld", "9Z")
