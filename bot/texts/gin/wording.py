"""The wording of Gin Rummy."""

from typing import Final

from bot.texts.gin import coach, events, options, refusals, rules, words
from bot.texts.wording import Wording

WORDING: Final = Wording(
    about="Two players meld ten cards and knock with little deadwood",
    beginner=(
        "leaves useful upcards, takes cards in the hope of a run, knocks late, and "
        "keeps high pairs that cannot become a set"
    ),
    coach=(
        "Make sets (three of a rank) and runs (three consecutive cards of a suit); the rest is deadwood.",
        "Each turn, draw a card from the stock or take the upcard, then discard one.",
        "With little deadwood you can knock and end the deal; with none at all it is gin.",
    ),
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "pass": "Pass on the upcard",
        "knock": "Discard a card and knock, or go gin",
        "big_gin": "Go big gin: all eleven cards are melded",
        "defend": "Choose your melds and lay-offs against a knock",
    },
    label=words.label,
    note=words.note,
    confirm_labels={"knock": "Yes, knock"},
    skips_confirmation=words.at_once,
    question=words.question,
    effect=coach.leaves,
    verb_phrases={"knock": "knock with"},
    refusals=refusals.SENTENCES,
    task=words.task,
    overview=words.before_me,
    goal=words.goal,
    facts=words.facts,
    predicate=events.did,
    sentence=events.sentence,
    title=events.title,
    lines=events.lines,
    sheet=events.sheet,
    endings={"gin": "gins", "big_gin": "big gins", "undercut": "undercuts", "knock": "knocks"},
    firsts={"big_gin": "big gin", "gin": "gin", "undercut": "undercut"},
    sweep="shut-out",
)
