"""A match as plain text: its contents, and that it reveals nothing its reader may not know."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.texts.faces import row
from bot.texts.localization import message, use_locale
from bot.texts.results.transcript import NoSuchDeal, bare, played_at, transcript
from data.tables.card_names import _convert_cards
from data.tables.codec import dump_event, dump_result
from data.tables.match_export import dump_record, load_record
from data.tables.replay import ReplayError, new_match, play_again
from data.tables.row_types import SeatKind, Status, StoredTable
from engine import GAMES
from engine.cards import Card
from engine.errors import EngineError
from tests.bot.texts.pseudo import MARK, PSEUDO, in_pseudo_language
from tests.data.matches import BEGAN, stored_match

MOST_TWINS, ENOUGH = 30, 2
GIN = stored_match("gin", Random(7), target=30)


def moves_of(told: str) -> list[str]:
    return re.findall(r"^ +\d+\. (.*)$", told, re.MULTILINE)


def test_a_match_of_gin() -> None:
    told = transcript(GIN, eyes=True)
    lines = told.splitlines()
    assert lines[:3] == [
        "Gin Rummy, a match at Cardroom",
        "Played on 21 September 2026, 14:13 to 15:16 UTC.",
        "With the hands of all players.",
    ]
    assert "  🤖 Bob *the* great (computer, easy)" in lines
    assert "  Target: 30" in lines
    assert re.search(r"^Deal 1 · .* deals$", told, re.MULTILINE)
    assert "Bob *the* great knocks and scores 60" in told
    assert "61 − 1 = 60 for" in told
    assert lines[-1] == "Score: Ann 0 : 60 🤖 Bob *the* great"
    assert "🏆" in told
    for deal in GIN.deals:
        alone = transcript(GIN, eyes=True, deal=deal.deal)
        assert len(moves_of(alone)) == len(deal.actions)
        assert "🏆" not in alone
    assert len(moves_of(told)) == sum(len(deal.actions) for deal in GIN.deals)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_plain_words(game: str) -> None:
    for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        stored = stored_match(game, Random(2), seats=seats, resigning=0.002, most_deals=2)
        plain = replace(stored, seats=tuple(replace(seat, name="Ann") for seat in stored.seats))
        told = transcript(plain, eyes=True)
        assert not re.search(r"[*`\\]|^-# |^#|<t:|<@|\u00a0", told, re.MULTILINE)
        assert all(words.strip() for words in moves_of(told))
        finished = [deal for deal in stored.deals if deal.result is not None]
        assert len(moves_of(told)) == sum(len(deal.actions) for deal in finished)
        assert told.count("\nScore: ") == len(finished) + (stored.outcome is not None)
        left = re.findall(r"(?:resigned|ran out of time) in deal \d", told)
        assert len(left) == len(stored.resignations)


def test_hands_are_those_that_were_dealt() -> None:
    match = GAMES["gin"].new_match(seats=2, options=None, dealer=GIN.first_dealer)
    deal = match.deal(GIN.deals[0].deck, seed=GIN.deals[0].seed)
    hands = [row(sorted(deal.view(seat).hand, key=lambda card: card)) for seat in (0, 1)]
    told = [transcript(GIN, seat) for seat in (None, 0, 1)]
    assert [[hand in text for hand in hands] for text in told] == [
        [False, False],
        [True, False],
        [False, True],
    ]
    assert all(hand in transcript(GIN, eyes=True) for hand in hands)
    assert [text.splitlines()[2] for text in told] == [
        "As spectators saw it, without hands.",
        "As Ann saw it.",
        "As 🤖 Bob *the* great saw it.",
    ]


def test_what_is_drawn_is_told_to_whoever_drew_it() -> None:
    def drawn(told: str, name: str) -> set[bool]:
        """Return whether the texts of a player's draws name the cards."""
        drew = [move.removeprefix(f"{name} drew ") for move in moves_of(told) if f"{name} drew " in move]
        return {not what.startswith("from the stock") for what in drew}

    assert drawn(transcript(GIN), "Ann") == {False}
    assert drawn(transcript(GIN, 0), "Ann") == {True}
    assert drawn(transcript(GIN, 1), "Ann") == {False}
    assert drawn(transcript(GIN, eyes=True), "Ann") == {True}
    assert drawn(transcript(GIN, eyes=True), "🤖 Bob *the* great") == {True}


# --- what a reader may not know


def cards_of(kind: type[Any], thing: Any) -> list[set[int]]:
    """Return the cards in the JSON of an event or result; those in a list form one group."""
    found: list[set[int]] = []
    _convert_cards(kind, thing, lambda card: found.append({card}), lambda cards: found.append(set(cards)))
    return found


def alike(stored: StoredTable, seat: int | None) -> list[list[set[int]]]:
    """Return for each deal the groups of cards that a reader cannot tell apart.

    These are the cards never seen, and those first seen together at the end, in the result or in its events.
    """
    spec = GAMES[stored.game]
    found = []
    for played in play_again(spec, new_match(spec, stored), stored):
        seen: set[int] = set()

        def look() -> None:
            view = played.deal.view(seat)  # noqa: B023 - called at once
            seen.update(view.hand, view.pile, *(meld.cards for meld in view.melds))  # noqa: B023

        look()
        shown: list[set[int]] = []
        for *_, events in played.moves:
            told = [event.seen_by(seat) for event in events]
            cards = [each for one in told for each in cards_of(type(one), json.loads(dump_event(one)))]
            if played.deal.result is None:
                seen.update(*cards)
                look()
            else:
                shown = cards
        shown += cards_of(spec.result, json.loads(played.stored.result or "null"))
        groups: list[set[int]] = []
        for group in (*sorted(shown, key=len), {*map(int, played.stored.deck)}):
            groups.append(group.difference(seen, *groups))
        found.append(groups)
    return found


def elsewhere(stored: StoredTable, seat: int | None, rng: Random) -> StoredTable | None:
    """Return the match with indistinguishable cards swapped; None if it would play differently."""
    deals = []
    for deal, groups in zip(stored.deals, alike(stored, seat), strict=True):
        deck = [*deal.deck]
        for group in groups:
            places = [at for at, card in enumerate(deal.deck) if card in group]
            for at, to in zip(places, rng.sample(places, len(places)), strict=True):
                deck[to] = deal.deck[at]
        deals.append(replace(deal, deck_text=" ".join(map(str, deck))))
    other = replace(stored, deals=tuple(deals))
    spec = GAMES[stored.game]
    try:
        for played in play_again(spec, new_match(spec, other), other):
            for _ in played.moves:
                pass
            if played.deal.result is None or dump_result(played.deal.result) != played.stored.result:
                return None
    except EngineError:
        return None
    return other


def twins(game: str, seat: int | None) -> Iterator[tuple[StoredTable, StoredTable]]:
    for number in range(MOST_TWINS):
        rng = Random(f"{game} {seat} {number}")
        stored = stored_match(game, rng, most_deals=1)
        stored = replace(stored, deals=tuple(deal for deal in stored.deals if deal.result is not None))
        other = elsewhere(stored, seat, rng)
        if other is not None and other.deals != stored.deals:
            yield stored, other


@pytest.mark.long
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_make_no_difference(game: str, seat: int | None) -> None:
    compared = 0
    for stored, other in twins(game, seat):
        assert transcript(stored, seat) == transcript(other, seat)
        compared += transcript(stored, eyes=True) != transcript(other, eyes=True)
        if compared == ENOUGH:
            break
    assert compared


def test_a_deal_that_goes_on_is_not_told() -> None:
    stored = stored_match("gin", Random(4), resigning=0.01)
    last = stored.deals[-1]
    assert last.result is None
    live = replace(stored, status=Status.PLAYING, outcome=None, resignations=(), ended_at=None)
    told = transcript(live, eyes=True)
    assert f"Deal {last.deal} ·" not in told
    assert "The match is not over yet." in told
    again = replace(live, deals=(*live.deals[:-1], replace(last, deck_text="", seed_text="", actions=())))
    assert transcript(again, eyes=True) == told
    with pytest.raises(NoSuchDeal):
        transcript(live, eyes=True, deal=last.deal)
    assert f"in deal {last.deal}" in transcript(stored)


@pytest.mark.long
def test_a_record_tells_the_same_as_the_table_it_was_made_of() -> None:
    for game in GAMES:
        stored = stored_match(game, Random(6), resigning=0.004)
        assert transcript(load_record(dump_record(stored)), eyes=True) == transcript(stored, eyes=True)


def test_deals_that_are_not_there() -> None:
    for deal in (0, -1, 3):
        with pytest.raises(NoSuchDeal) as caught:
            transcript(GIN, deal=deal)
        assert (caught.value.deal, caught.value.finished) == (deal, 2)


def test_a_spoilt_record_says_where_and_no_card() -> None:
    deal = GIN.deals[1]
    spoilt = replace(deal, actions=(*deal.actions[:4], replace(deal.actions[3], ply=4), *deal.actions[5:]))
    with pytest.raises(ReplayError) as caught:
        transcript(replace(GIN, deals=(GIN.deals[0], spoilt)), eyes=True)
    assert (caught.value.deal, caught.value.ply) == (2, 4)
    assert caught.value.__suppress_context__


@pytest.mark.parametrize("spoilt", [{"game": "poker"}, {"options": "{"}, {"spec_version": 99}])
def test_a_match_of_other_rules_is_not_told(spoilt: dict[str, Any]) -> None:
    with pytest.raises(ReplayError) as caught:
        transcript(replace(GIN, **spoilt))
    assert (caught.value.deal, caught.value.ply) == (0, 0)


@pytest.mark.long
def test_a_match_is_told_in_the_language_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_pseudo_language(tmp_path, monkeypatch):
        [first, played, hands, *_] = transcript(GIN, eyes=True, locale=PSEUDO).splitlines()
        assert all(MARK in line for line in (first, played, hands))
        assert MARK not in transcript(GIN, eyes=True)


def test_names_stay_as_they_are_and_markdown_goes() -> None:
    names = ("*a* `b` _c_ \\", "1. <@5> #x")
    seats = tuple(replace(seat, name=name) for seat, name in zip(GIN.seats, names, strict=True))
    told = transcript(replace(GIN, seats=tuple(replace(seat, kind=SeatKind.PERSON) for seat in seats)))
    assert all(told.count(name) > 20 for name in names)


def test_blocks_of_code_stay_as_they_are() -> None:
    assert bare("**a** `9♦`\n```\n* b * `c`\n```\n-# d") == "a 9♦\n\n* b * `c`\n\nd"
    assert bare("`9♦ 9♣` `2♠`") == "9♦ 9♣ | 2♠"


def test_when_it_was_played() -> None:
    day = 86_400_000
    assert played_at(BEGAN, None) == "Begun on 21 September 2026 at 14:13 UTC."
    assert played_at(BEGAN, BEGAN + 60_000) == "Played on 21 September 2026, 14:13 to 14:14 UTC."
    assert played_at(BEGAN, BEGAN + 12 * day) == (
        "Played from 21 September 2026, 14:13, to 3 October 2026, 14:13 UTC."
    )


@pytest.mark.parametrize("locale", ["pl", "ar"])
def test_the_upcard_is_not_announced_twice(locale: str) -> None:
    lines = transcript(GIN, locale=locale).splitlines()
    with use_locale(locale):
        upcard = message("transcript-upcard", card="").split(":")[0]
    [first] = [at for at, line in enumerate(lines) if line.strip().startswith(upcard)][:1]
    assert upcard not in lines[first + 1]
    assert "·" in lines[first + 1]


def test_cards_of_the_table_before_the_first_move() -> None:
    upcard = GAMES["gin"].new_match(seats=2, dealer=GIN.first_dealer).deal(GIN.deals[0].deck, seed=bytes(32))
    assert f"Upcard: {row([Card(upcard.view(None).pile[-1])])}" in transcript(GIN)
