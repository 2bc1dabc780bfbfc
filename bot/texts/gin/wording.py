"""Gin Rummy in words: all of them together."""

from typing import Final

from bot.texts.gin import options, refusals, rules, told, words
from bot.texts.wording import Wording

__all__ = ["WORDING"]

WORDING: Final = Wording(
    about="Two players meld ten cards and knock when little is left over",
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
    titles={"knock": "Knock with …", "defend": "Defend: what to keep and lay off …"},
    yes={"knock": "Yes, knock", "big_gin": "Yes, big gin", "defend": "Yes, show it"},
    question=words.question,
    ways={"knock": "knock with"},
    refusals=refusals.SENTENCES,
    task=words.task,
    before_me=words.before_me,
    goal=words.goal,
    facts=words.facts,
    did=told.did,
    sentence=told.sentence,
    title=told.title,
    lines=told.lines,
    sheet=told.sheet,
    endings={"gin": "gins", "big_gin": "big gins", "undercut": "undercuts", "knock": "knocks"},
)
