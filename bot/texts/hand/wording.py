"""The wordings of Hand and Hand Partnership."""

from dataclasses import replace
from typing import Final

from bot.texts.hand import coach, events, options, refusals, rules, sheet, words
from bot.texts.wording import Wording
from engine.events import DrewStock, TookUpcard

WORDING: Final = Wording(
    about="Two to five players open with 51, lay off and exchange jokers; the lowest total wins",
    beginner=(
        "opens late, draws from the stock out of habit, forgets melds and lay-offs, "
        "and never trades for a joker"
    ),
    coach=(
        "First you open, with melds that are worth enough together. The panel counts for you.",
        "Each turn, draw from the stock, or take the upcard if you can meld it; then discard a card.",
        "Once you have opened, meld and lay off on anybody's melds; with no cards left you go out.",
    ),
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "open": "Open with melds: 7H 8H 9H, QS QD QC; a joker as JK=8H, or add low, high, set or run",
        "meld": "Meld cards, commas between melds; a joker as JK=8H, or add low, high, set or run",
        "exchange": "Exchange cards for the joker that stands for them: 8S 8D, or 8S 8D #3 for meld #3",
        "return": "Put the upcard you took back on the discard pile",
        "redeal": "Ask for a redeal after being dealt four pairs",
    },
    synonyms={"open": "meld"},
    label=words.label,
    note=words.note,
    titles={
        "meld": "Lay a meld …",
        "layoff": "Lay off a card …",
        "exchange": "Exchange for a Joker …",
    },
    verb_phrases={"layoff": "lay off"},
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
        "out": "went out",
        "hand": "Hands",
        "exhausted": "rounds without a winner",
        "redeal": "redeals",
    },
    firsts={"hand": "Hand", "out": "time going out"},
    sheet=sheet.sheet,
    sheet_on_board=True,
)
PARTNERSHIP: Final = replace(
    WORDING,
    about="Two teams of two open with 51, lay off and exchange jokers; the lowest total wins",
    options=options.PARTNERSHIP_OPTIONS,
    presets=options.PARTNERSHIP_PRESETS,
    short=rules.team_short,
    sections=rules.TEAM_SECTIONS,
    score=words.team_score,
    lines=events.team_lines,
)
