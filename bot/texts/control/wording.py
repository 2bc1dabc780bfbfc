"""The wording of Control Card Rummy."""

from typing import Final

from bot.texts.control import coach, events, options, refusals, rules, words
from bot.texts.wording import Wording

WORDING: Final = Wording(
    about="A control card says what may be melded, and changes as you play",
    beginner=(
        "overlooks melds and lay-offs, leaves useful upcards, and forgets which control card comes next"
    ),
    coach=(
        "The control card in force says what kind of meld you can lay.",
        "Each turn, draw, meld once and lay off if you can, then discard a card.",
        "With no cards left you go out and score.",
    ),
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "control": "Play one of your control cards",
        "turn_over": "Pass on the upcard and turn the discard pile over, when the stock is empty",
    },
    label=words.label,
    note=words.note,
    titles={"meld": "Lay a meld …", "layoff": "Lay off …"},
    confirm_labels={"turn_over": "Yes"},
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
    endings={"out": "deals gone out", "dead": "dead deals"},
    firsts={"out": "time going out"},
)
