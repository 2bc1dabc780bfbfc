"""Panguingue in words: all of them together."""

from collections.abc import Sequence
from typing import Final

from bot.house.table import Moved
from bot.texts import (
    options_panguingue,
    panguingue_told,
    panguingue_words,
    refusals_panguingue,
    rules_panguingue,
)
from bot.texts.wording import Wording
from engine.cards import Card
from engine.games.panguingue import PanView

__all__ = ["WORDING"]


def _payments(moves: Sequence[Moved], names: Sequence[str], view: PanView | None) -> list[str]:
    dropped = view.dropped if view is not None else ()
    return panguingue_told.payment_lines(moves, names, len(names) - len(dropped))


def _what_for(reason: str, cards: Sequence[Card]) -> str:
    try:
        return panguingue_told.what_for(reason, cards)
    except (ValueError, IndexError):  # no reason of this game
        return ""


WORDING: Final = Wording(
    about="Eight packs, chips for conditions, eleven cards on the table win",
    options=options_panguingue.OPTIONS,
    presets=options_panguingue.PRESETS,
    short=rules_panguingue.short,
    sections=rules_panguingue.SECTIONS,
    commands={
        "stay": "Play this hand (panguingue)",
        "drop": "Drop out of this hand and pay the forfeit (panguingue)",
        "split": "Divide one of your melds into two",
        "borrow": "Make a new meld with cards of your other melds",
        "demand": "Make the player in turn take the discard that fits",
        "nodemand": "Make no demand",
        "goout": "Go out with eleven melded cards",
    },
    label=panguingue_words.label,
    note=panguingue_words.note,
    titles=panguingue_words.TITLES,
    yes={"drop": "Yes, drop", "split": "Yes, split", "borrow": "Yes, borrow and meld"},
    question=panguingue_words.question,
    refusals=refusals_panguingue.SENTENCES,
    task=panguingue_words.task,
    turn=panguingue_words.asked_of,
    before_me=panguingue_words.before_me,
    facts=panguingue_words.facts,
    did=panguingue_told.did,
    sentence=panguingue_told.sentence,
    news=panguingue_told.news,
    title=panguingue_told.title,
    lines=panguingue_told.settlement,
    payments=_payments,
    what_for=_what_for,
)
