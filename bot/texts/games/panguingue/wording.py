"""The wording of Panguingue."""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import PlayedMove
from bot.texts.games.panguingue import coach, events, lesson, options, refusals, rules, words
from bot.texts.games.wording import PLANNED, PlannedAction, Wording
from bot.texts.localization import LazyMessage
from engine.cards import Card
from engine.games.panguingue.terms import PanView


def _payments(moves: Sequence[PlayedMove], names: Sequence[str], view: PanView | None) -> list[str]:
    dropped = view.dropped if view is not None else ()
    return events.payment_lines(moves, names, len(names) - len(dropped))


def _what_for(reason: str, cards: Sequence[Card]) -> str:
    try:
        return events.what_for(reason, cards)
    except (ValueError, IndexError):  # no reason of this game
        return ""


WORDING: Final = Wording(
    about=LazyMessage("panguingue-about"),
    beginner=LazyMessage("panguingue-beginner"),
    coach=(
        LazyMessage("panguingue-coach-melds"),
        LazyMessage("panguingue-coach-turn"),
        LazyMessage("panguingue-coach-conditions"),
    ),
    lesson=lesson.LESSON,
    options=options.OPTIONS,
    presets=options.PRESETS,
    short=rules.short,
    sections=rules.SECTIONS,
    commands={
        "stay": LazyMessage("panguingue-command-stay"),
        "drop": LazyMessage("panguingue-command-drop"),
        "split": LazyMessage("panguingue-command-split"),
        "borrow": LazyMessage("panguingue-command-borrow"),
        "demand": LazyMessage("panguingue-command-demand"),
        "nodemand": LazyMessage("panguingue-command-nodemand"),
        "goout": LazyMessage("panguingue-command-goout"),
    },
    label=words.label,
    note=words.note,
    titles=words.TITLES,
    confirm_labels={
        "drop": LazyMessage("panguingue-confirm-drop"),
        "split": LazyMessage("panguingue-confirm-split"),
        "borrow": LazyMessage("panguingue-confirm-borrow"),
    },
    planned={
        **PLANNED,
        "demand": PlannedAction(
            LazyMessage("panguingue-plan-demand"), LazyMessage("panguingue-plan-demand.button")
        ),
        "no_demand": PlannedAction(
            LazyMessage("panguingue-plan-no-demand"), LazyMessage("panguingue-plan-no-demand.button")
        ),
        "stay": PlannedAction(
            LazyMessage("panguingue-plan-stay"), LazyMessage("panguingue-plan-stay.button")
        ),
        "drop": PlannedAction(
            LazyMessage("panguingue-plan-drop"), LazyMessage("panguingue-plan-drop.button")
        ),
    },
    question=words.question,
    effect=coach.leaves,
    refusals=refusals.SENTENCES,
    task=words.task,
    turn=words.asked_of,
    own_turn=words.own_turn,
    overview=words.before_me,
    score=events.score,
    facts=words.facts,
    predicate=events.did,
    sentence=events.sentence,
    news=events.news,
    title=events.title,
    lines=events.settlement,
    firsts={"out": LazyMessage("panguingue-first-out")},
    payments=_payments,
    payment_purpose=_what_for,
)
