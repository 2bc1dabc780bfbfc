"""The help: its pages by topic, and the ways into a first game or a lesson."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from bot.manager.publishing.messages import Page
from bot.texts import friends as friend_words
from bot.texts import pool, setup
from bot.texts.fairness import proofs
from bot.texts.games.wordings import wording
from bot.texts.help import lessons
from bot.texts.results import rankings, reviews
from bot.texts.tables import words
from bot.ui.components import BUTTONS_PER_ROW, Component, Style, button, buttons, container, page, row, text
from bot.ui.custom_id import custom_id
from bot.ui.notes import HOUSE_COLOUR
from bot.ui.pool_buttons import find_button
from engine import GAMES

TOPICS_PER_ROW: Final = 4


def learn_buttons(game: str = "", *, first: bool = False) -> list[Component]:
    """Return the button that opens the lesson of a game; none without one.

    It opens a new message; without a game, that is the list of lessons.
    ``first``: for somebody who is about to play for the first time.
    """
    if game and wording(game).lesson is None:
        return []
    return [button(custom_id(None, "learn", game), lessons.LEARN_FIRST if first else lessons.LEARN)]


def help_page(*, direct: bool = False, friends: bool = False) -> Page:
    """Return the help page: three commands, **Play now**, lessons, and a button for each topic.

    In a ``direct`` message, and where ``friends`` play, the page shows only what works there.
    """
    if friends:
        learn = buttons(learn_buttons())
        told = [text(friend_words.HELP), *_games(), text(friend_words.help_more()), *learn]
        return page(container(HOUSE_COLOUR, told))
    if direct:
        shown = [text(words.help_direct()), *buttons(learn_buttons()), *_topics(("people", "cards"))]
        return page(container(HOUSE_COLOUR, shown))
    play = button(custom_id(None, "play"), f"▶ {setup.PLAY_NOW}", Style.SUCCESS)
    shown = [
        text(setup.help_text()),
        row(play, *learn_buttons()),
        text(setup.more_help()),
        *_topics(),
        text(words.help_notes()),
    ]
    return page(container(HOUSE_COLOUR, shown))


def topic_page(
    topic: str | None,
    *,
    direct: bool = False,
    friends: bool = False,
    commands: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
) -> Page:
    """Return the help on a topic, with the way to the others; an unknown one gives the help page.

    ``commands``: for topics that list commands, what each command does, by its name.
    """
    told = {
        **{each: words.commands_help(each, of) for each, of in commands.items()},
        "people": words.help_people(),
        "cards": words.help_cards(),
        "computers": words.computers_help(),
        "review": reviews.review_help(),
        "fair": str(proofs.HELP),
        "ratings": rankings.ratings_help(),
    }.get(topic or "")
    if told is None:
        return help_page(direct=direct, friends=friends)
    others = _topics(("people", "cards") if direct or friends else (), topic)
    return page(container(HOUSE_COLOUR, [text(told), *others]))


def _topics(without: Collection[str] = (), shown: str | None = None) -> list[Component]:
    """Return the buttons of the help's topics, of which one may be ``shown`` now."""
    made = [
        button(custom_id(None, "help", topic), title, disabled=topic == shown)
        for topic, title in setup.TOPIC_BUTTONS.items()
        if topic not in without
    ]
    return [row(*made[at : at + TOPICS_PER_ROW]) for at in range(0, len(made), TOPICS_PER_ROW)]


def play_page() -> Page:
    """Return the games, each with a button that starts it against computer players."""
    ways = [*_games(), *buttons(learn_buttons()), text(pool.OR_ANYONE), row(find_button())]
    return page(container(HOUSE_COLOUR, [text(words.PLAY_NOW), *ways, text(setup.three_in_short())]))


def _games() -> list[Component]:
    made = [
        button(custom_id(None, "play", key), f"▶ {spec.title}", Style.SUCCESS) for key, spec in GAMES.items()
    ]
    rows = -(-len(made) // BUTTONS_PER_ROW)
    each = -(-len(made) // rows)
    return [row(*made[at : at + each]) for at in range(0, len(made), each)]
