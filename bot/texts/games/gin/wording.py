"""The wording of Gin Rummy."""

from typing import Final

from bot.texts.games.gin import coach, events, lesson, options, refusals, rules, words
from bot.texts.games.wording import Wording
from bot.texts.localization import LazyMessage

WORDING: Final = Wording(
    about=LazyMessage("gin-wording-about"),
    beginner=LazyMessage("gin-wording-beginner"),
    coach=(
        LazyMessage("gin-wording-coach-aim"),
        LazyMessage("gin-wording-coach-turn"),
        LazyMessage("gin-wording-coach-end"),
    ),
    lesson=lesson.LESSON,
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "pass": LazyMessage("gin-wording-command-pass"),
        "knock": LazyMessage("gin-wording-command-knock"),
        "big_gin": LazyMessage("gin-wording-command-big-gin"),
        "defend": LazyMessage("gin-wording-command-defend"),
    },
    label=words.label,
    note=words.note,
    confirm_labels={"knock": LazyMessage("gin-wording-yes-knock")},
    skips_confirmation=words.at_once,
    question=words.question,
    effect=coach.leaves,
    verb_phrases={"knock": LazyMessage("gin-wording-knock-with")},
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
    endings={
        "gin": LazyMessage("gin-wording-gins"),
        "big_gin": LazyMessage("gin-wording-big-gins"),
        "undercut": LazyMessage("gin-wording-undercuts"),
        "knock": LazyMessage("gin-wording-knocks"),
    },
    firsts={
        "big_gin": LazyMessage("gin-wording-first-big-gin"),
        "gin": LazyMessage("gin-wording-first-gin"),
        "undercut": LazyMessage("gin-wording-first-undercut"),
    },
    sweep=LazyMessage("gin-wording-sweep"),
)
