"""Nothing shown, sent or logged names a hidden card, a seed or a token.

tests/tools/leaks/ finds other ways to reveal them.
"""

import logging
import re
from random import Random

import pytest

from bot.playground.client import buttons_of, selects_of, text_of
from engine.cards import RANKS, Card
from engine.games.gin.terms import GinView
from tests.play.conftest import Harness
from tests.play.drive import Json, sensibly
from tests.play.sitting import Sitting, seat_two

pytestmark = pytest.mark.long

FACES = {"♠": 0, "♣": 1, "♧": 1, "♦": 2, "♢": 2, "♥": 3, "♡": 3}
NAMED = re.compile(rf"({'|'.join(sorted(RANKS, key=len, reverse=True))})\\?([{''.join(FACES)}])")
CUSTOM_ID = re.compile(
    r"c:([a-z0-9]{10}|-):\d+:\d+:(act|sure|pick|page):(\d+|m\d|\d+\.\d+(\.\d+)?)"
    r"|c:[a-z0-9]{10}:\d+:0:fair:\d+"
    r"|c:[a-z0-9]{10}:\d+:\d+:(step|make):[a-z]+(\.\d+)*"
    r"|c:([a-z0-9]{10}|-):\d+:0:(?!act|sure|pick|page|step|make)[a-z_]+:(|gin|easy|normal|strong|melds|suit|rank)"
)


def cards_in(text: str) -> set[Card]:
    """Return all cards that a text names."""
    return {Card(FACES[suit] * 13 + RANKS.index(rank)) for rank, suit in NAMED.findall(text)}


def seen(view: GinView) -> set[Card]:
    """Return all cards that a player with this view may have seen in this deal."""
    known: set[Card | None] = {*view.hand, *view.pile, view.first_upcard}
    known.update(card for cards in (*view.known, *(meld.cards for meld in view.melds)) for card in cards)
    if view.knocked is not None:
        known |= {*view.knocked.loose, view.knocked.card}
    return {card for card in known if card is not None}


def shown(message: Json) -> str:
    """Return the texts of a message and of its menus."""
    described = [option.get("description", "") for part in selects_of(message) for option in part["options"]]
    return "\n".join([text_of(message), *described])


def test_the_cards_of_a_text_are_found() -> None:
    assert cards_in("`10♦` K\\♠ A\\♥, 3♣") == {Card(26 + 9), Card(12), Card(39), Card(13 + 2)}


def look(sitting: Sitting) -> None:
    """Compare the cards on the screens with those that may be known."""
    deal = sitting.table.deal
    assert deal is not None
    if deal.result is None:
        spectator = deal.view(None)
        assert isinstance(spectator, GinView)
        assert cards_in(shown(sitting.board())) <= seen(spectator)
        for seat, visitor in enumerate(sitting.people):
            view = deal.view(seat)
            assert isinstance(view, GinView)
            mine = cards_in(shown(sitting.panel(visitor)))
            assert set(view.hand) <= mine or seat not in view.actors
            assert mine <= seen(view)
    for visitor in sitting.people:
        for message in (sitting.board(visitor), sitting.panel(visitor)):
            for part in (*buttons_of(message), *selects_of(message)):
                assert CUSTOM_ID.fullmatch(part["custom_id"]), part["custom_id"]


@pytest.mark.long
async def test_screens_show_what_may_be_known(harness: Harness) -> None:
    options = "target=40 meld_selection=knocker layoff_mode=manual big_gin=yes"
    sitting = await seat_two(harness, options=options)
    await sitting.play_out(sensibly(Random(14)), lambda: look(sitting))


@pytest.mark.long
async def test_the_log_names_no_card_deck_seed_or_token(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("bot", "cogs", "data", "engine"):
        caplog.set_level(logging.DEBUG, logger=name)
    caplog.set_level(logging.INFO, logger="discord")
    tokens = set()

    def listening(kind: str, data: Json) -> None:
        if kind == "INTERACTION_CREATE":
            tokens.add(data["token"])

    harness.playground.gateway.observers.append(listening)
    sitting = await seat_two(harness, options="target=20")
    while sitting.playing:
        if not sitting.table.between_deals:
            waiting = sitting.other
            await waiting.slash("move discard", card="10d")
            await sitting.actor.slash("move knock", card="10d")
            await sitting.actor.slash("move discard", card="not a card")
        await sitting.step(sensibly(Random(3)))
    await sitting.restart()
    secrets = await harness.bot.database.read("SELECT deck, seed FROM deals")
    secrets += await harness.bot.database.read("SELECT secret, secret FROM proofs")
    assert len(secrets) > 1
    assert tokens
    lines = [f"{record.getMessage()} {record.exc_info} {vars(record)}" for record in caplog.records]
    for line in lines:
        assert not cards_in(line), line
        for deck, seed in secrets:
            assert str(seed) not in line
            assert str(deck) not in line
        assert not any(token in line for token in tokens), line
