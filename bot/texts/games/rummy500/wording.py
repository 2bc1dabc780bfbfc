"""The wording of Rummy 500."""

from typing import Final

from bot.texts.games.rummy500 import coach, events, lesson, options, refusals, rules, words
from bot.texts.games.wording import Wording
from bot.texts.localization import LazyMessage
from engine.events import DrewStock
from engine.games.rummy500.terms import Passed, TookPile

WORDING: Final = Wording(
    about=LazyMessage("rummy500-wording-about"),
    beginner=LazyMessage("rummy500-wording-beginner"),
    coach=(
        LazyMessage("rummy500-wording-coach-aim"),
        LazyMessage("rummy500-wording-coach-turn"),
        LazyMessage("rummy500-wording-coach-pile"),
    ),
    lesson=lesson.LESSON,
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    label=words.label,
    note=words.note,
    titles={
        "take": LazyMessage("rummy500-wording-title-take"),
        "meld": LazyMessage("rummy500-wording-title-meld"),
        "layoff": LazyMessage("rummy500-wording-title-lay-off"),
    },
    confirm_labels={"pass": LazyMessage("rummy500-wording-yes-pass")},
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
    endings={
        "out": LazyMessage("rummy500-wording-outs"),
        "stock": LazyMessage("rummy500-wording-stock-empty"),
        "stall": LazyMessage("rummy500-wording-stalls"),
    },
    firsts={"out": LazyMessage("rummy500-wording-first-out")},
)
