"""The wordings of Hand and Hand Partnership."""

from dataclasses import replace
from typing import Final

from bot.texts.games.hand import coach, events, lesson, options, refusals, rules, sheet, words
from bot.texts.games.wording import Wording
from bot.texts.localization import LazyMessage
from engine.events import DrewStock, TookUpcard

WORDING: Final = Wording(
    about=LazyMessage("hand-wording-about"),
    beginner=LazyMessage("hand-wording-beginner"),
    coach=(
        LazyMessage("hand-wording-coach-opening"),
        LazyMessage("hand-wording-coach-turn"),
        LazyMessage("hand-wording-coach-end"),
    ),
    lesson=lesson.LESSON,
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "open": LazyMessage("hand-wording-command-open"),
        "meld": LazyMessage("hand-wording-command-meld"),
        "exchange": LazyMessage("hand-wording-command-exchange"),
        "return": LazyMessage("hand-wording-command-return"),
        "redeal": LazyMessage("hand-wording-command-redeal"),
    },
    synonyms={"open": "meld"},
    label=words.label,
    note=words.note,
    titles={
        "meld": LazyMessage("hand-wording-title-meld"),
        "layoff": LazyMessage("hand-wording-title-lay-off"),
        "exchange": LazyMessage("hand-wording-title-exchange"),
    },
    verb_phrases={"layoff": LazyMessage("hand-wording-lay-off")},
    refusals=refusals.SENTENCES,
    task=words.task,
    overview=words.before_me,
    goal=words.goal,
    effect=coach.leaves,
    score=words.score,
    facts=words.facts,
    predicate=events.did,
    sentence=events.sentence,
    turn_starts=(DrewStock, TookUpcard),
    title=events.title,
    lines=events.lines,
    endings={
        "out": LazyMessage("hand-wording-outs"),
        "hand": LazyMessage("hand-wording-hands"),
        "exhausted": LazyMessage("hand-wording-exhausted"),
        "redeal": LazyMessage("hand-wording-redeals"),
    },
    firsts={
        "hand": LazyMessage("hand-wording-first-hand"),
        "out": LazyMessage("hand-wording-first-out"),
    },
    sheet=sheet.sheet,
    sheet_on_board=True,
)
PARTNERSHIP: Final = replace(
    WORDING,
    about=LazyMessage("hand-wording-about-teams"),
    lesson=lesson.PARTNERSHIP_LESSON,
    options=options.PARTNERSHIP_OPTIONS,
    presets=options.PARTNERSHIP_PRESETS,
    short=rules.team_short,
    sections=rules.TEAM_SECTIONS,
    score=words.team_score,
    lines=events.team_lines,
)
