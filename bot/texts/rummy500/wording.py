"""The wording of Rummy 500."""

from typing import Final

from bot.texts.rummy500 import coach, events, options, refusals, rules, words
from bot.texts.wording import Wording
from engine.events import DrewStock
from engine.games.rummy500.terms import Passed, TookPile

WORDING: Final = Wording(
    about="Two to four players take from the whole discard pile and meld for points",
    beginner=(
        "takes only the top of the discard pile, overlooks runs, forgets what fits on the "
        "table, and discards what the next player can use"
    ),
    coach=(
        "Meld sets and runs: melded cards count for you, cards left in your hand against you.",
        "Each turn, draw from the stock or take from the discard pile, meld or lay off, then discard a card.",
        "You can take several cards of the discard pile if you use the deepest one at once.",
    ),
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    label=words.label,
    note=words.note,
    titles={
        "take": "Take more from the discard pile …",
        "meld": "Lay a meld …",
        "layoff": "Lay off …",
    },
    confirm_labels={"pass": "Yes, end the deal"},
    question=words.question,
    effect=coach.leaves,
    refusals=refusals.SENTENCES,
    task=words.task,
    overview=words.before_me,
    facts=words.facts,
    predicate=events.did,
    sentence=events.sentence,
    source=events.source,
    turn_starts=(DrewStock, TookPile, Passed),
    title=events.title,
    lines=events.lines,
    endings={"out": "deals gone out", "stock": "stock empty", "stall": "stalls"},
    firsts={"out": "time going out"},
)
