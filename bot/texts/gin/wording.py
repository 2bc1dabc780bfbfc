"""The wording of Gin Rummy."""

from typing import Final

from bot.texts.gin import coach, events, options, refusals, rules, words
from bot.texts.wording import Wording

WORDING: Final = Wording(
    about="Two players meld ten cards and knock when little is left over",
    coach=(
        "Make sets, three of a rank, and runs, three in a row of a suit; the rest is deadwood.",
        "Each turn you draw a card, from the stock or the pile, and throw one.",
        "With little deadwood left you may knock and end the deal; with none at all that is gin.",
    ),
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "pass": "Leave the first upcard, or let the wall stand",
        "knock": "Knock, or go gin, by throwing a card",
        "big_gin": "Declare eleven melded cards",
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
)
