"""The wording of Panguingue."""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import PlayedMove
from bot.texts.panguingue import coach, events, options, refusals, rules, words
from bot.texts.wording import Wording
from engine.cards import Card
from engine.games.panguingue.terms import PanView


def _payments(moves: Sequence[PlayedMove], names: Sequence[str], view: PanView | None) -> list[str]:
    dropped = view.dropped if view is not None else ()
    return events.payment_lines(moves, names, len(names) - len(dropped))


def _what_for(reason: str, cards: Sequence[Card]) -> str:
    try:
        return events.what_for(reason, cards)
    except (ValueError, IndexError):  # no reason of this game
        return ""


WORDING: Final = Wording(
    about="Eight packs, chips for conditions, eleven melded cards win",
    beginner=(
        "plays every hand, forgets melds that pay, leaves discards that would pay, "
        "and never splits a meld to be paid again"
    ),
    coach=(
        "Meld sets and runs: the first player with eleven melded cards goes out and is paid.",
        "Meld the card that you draw at once, or discard it; your hand only gets smaller.",
        "Some melds are conditions: everybody pays you chips for them right away.",
    ),
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "stay": "Play this hand (panguingue)",
        "drop": "Drop out of this hand and pay the forfeit (panguingue)",
        "split": "Divide one of your melds into two",
        "borrow": "Make a new meld with cards of your other melds",
        "demand": "Force the player on turn to take the upcard and lay it off",
        "nodemand": "Let it go: do not force the upcard",
        "goout": "Go out with eleven melded cards",
    },
    label=words.label,
    note=words.note,
    titles=words.TITLES,
    confirm_labels={"drop": "Yes, drop", "split": "Yes, split", "borrow": "Yes, borrow and meld"},
    question=words.question,
    effect=coach.leaves,
    refusals=refusals.SENTENCES,
    task=words.task,
    turn=words.asked_of,
    own_turn=words.own_turn,
    overview=words.before_me,
    score=events.score,
    facts=words.facts,
    predicate=events.did,
    sentence=events.sentence,
    news=events.news,
    title=events.title,
    lines=events.settlement,
    firsts={"out": "hand won"},
    payments=_payments,
    payment_purpose=_what_for,
)
