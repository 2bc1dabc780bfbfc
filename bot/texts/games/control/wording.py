"""The wording of Control Card Rummy."""

from typing import Final

from bot.texts.games.control import coach, events, lesson, options, refusals, rules, words
from bot.texts.games.wording import Wording
from bot.texts.localization import LazyMessage

WORDING: Final = Wording(
    about=LazyMessage("control-about"),
    beginner=LazyMessage("control-beginner"),
    coach=(
        LazyMessage("control-coach-kind"),
        LazyMessage("control-coach-turn"),
        LazyMessage("control-coach-end"),
    ),
    lesson=lesson.LESSON,
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "control": LazyMessage("control-command-control"),
        "turn_over": LazyMessage("control-command-turn-over"),
    },
    label=words.label,
    note=words.note,
    titles={"meld": LazyMessage("control-title-meld"), "layoff": LazyMessage("control-title-layoff")},
    confirm_labels={"turn_over": LazyMessage("control-confirm-turn-over")},
    question=words.question,
    effect=coach.leaves,
    refusals=refusals.SENTENCES,
    task=words.task,
    overview=words.before_me,
    score=words.score,
    facts=words.facts,
    predicate=events.did,
    sentence=events.sentence,
    turn_starts=(),  # a turn begins with its first event: a control card may be turned up before the draw
    title=events.title,
    lines=events.lines,
    endings={"out": LazyMessage("control-ending-out"), "dead": LazyMessage("control-ending-dead")},
    firsts={"out": LazyMessage("control-first-out")},
)
