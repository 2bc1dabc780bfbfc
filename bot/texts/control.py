"""Control Card Rummy in words: all of them together."""

from typing import Final

from bot.texts import control_told, control_words, options_control, refusals_control, rules_control
from bot.texts.wording import Wording

__all__ = ["WORDING"]


WORDING: Final = Wording(
    about="A control card says what may be melded, and changes as you play",
    options=options_control.OPTIONS,
    presets=options_control.PRESETS,
    short=rules_control.short,
    sections=rules_control.SECTIONS,
    commands={
        "control": "Play one of the control cards you hold",
        "turn_over": "Leave the upcard and turn the pile over, when the stock is empty",
    },
    label=control_words.label,
    note=control_words.note,
    titles={"meld": "Lay a meld …", "layoff": "Lay off …"},
    yes={"turn_over": "Yes"},
    question=control_words.question,
    refusals=refusals_control.SENTENCES,
    task=control_words.task,
    before_me=control_words.before_me,
    goal=control_words.goal,
    score=control_words.score,
    facts=control_words.facts,
    did=control_told.did,
    sentence=control_told.sentence,
    begins=(),  # a control card may be turned up before the draw: the turn is told from its first event on
    title=control_told.title,
    lines=control_told.lines,
    endings={"out": "hands gone out", "dead": "dead hands"},
)
