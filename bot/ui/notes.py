"""Small pages: notes, rules, scores, help, and the tables of a channel."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from bot.manager.publishing.messages import Page
from bot.manager.tables.rights import Act
from bot.manager.tables.table import MessageRef, Status, Table, TableError, TableReason
from bot.texts import (
    clocks,
    commands,
    lessons,
    pictures,
    pool,
    proofs,
    rankings,
    reviews,
    rules,
    scores,
    setup,
    words,
)
from bot.texts import friends as friend_words
from bot.texts import options as option_words
from bot.texts.games import wording
from bot.texts.lengths import clip
from bot.texts.names import colour_of, names_of, table_name
from bot.texts.tables import table_lines
from bot.texts.wording import Text
from bot.ui.board import turn_of
from bot.ui.components import (
    BUTTON_LABEL,
    BUTTONS_PER_ROW,
    TEXT_PER_MESSAGE,
    Component,
    Style,
    button,
    buttons,
    container,
    option,
    page,
    row,
    rule,
    select,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.pool_buttons import find_button
from data.scores import Score, ScoreKey
from data.tables.venues import Venue
from engine import GAMES
from engine.spec import GameSpec

HOUSE_COLOUR: Final = 0x2B7A4B
TABLES_LISTED: Final = 15
TOPICS_PER_ROW: Final = 3
SIGNS: Final = "signs"
"""The rules topic that explains the signs in pictures."""


def note(words_: Text) -> Page:
    """Return a page with nothing but text, such as a refusal."""
    return page(text(clip(str(words_), TEXT_PER_MESSAGE)))


def next_deal_page(table: Table) -> Page:
    """Return what replaces the panel of a finished deal when the next hand is a new message."""
    return page(text(commands.next_deal(table)), row(button(custom_id(table, "hand"), words.HAND)))


def hand_elsewhere_page(table: Table, *, channel: int | None = None, hand: MessageRef | None = None) -> Page:
    """Return what replaces a panel when the hand is now shown elsewhere.

    ``hand`` is the direct message with the hand. Without it the hand is in an ephemeral message, in
    ``channel`` if that is known.
    """
    told = text(commands.moved(table, channel=channel, hand=hand))
    return page(told) if hand is not None else page(told, row(button(custom_id(table, "hand"), words.HAND)))


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


def already_seated_page(table: Table, seat: int, game: str) -> Page:
    """Return the notice that a member already sits at a table of the channel, with the ways on.

    ``game``: the game that they have asked for.
    """
    redeal = custom_id(table, "redeal", game)
    ways = [button(custom_id(table, "hand"), words.HAND, Style.PRIMARY)] if table.deal else []
    if table.match is None:
        ways.append(button(redeal, commands.LEAVE_AND_DEAL, Style.SUCCESS))
    elif table.practice:
        ways.append(button(redeal, commands.RESIGN_AND_DEAL, Style.DANGER))
    else:
        ways.append(button(custom_id(table, "resign"), words.RESIGN))
    return page(text(commands.already_seated(table, seat)), row(*ways))


_WAYS: Final = {
    Act.JOIN: "join",
    Act.LEAVE: "leave",
    Act.BEGIN: "start",
    Act.CLOSE_LOBBY: "close",
    Act.RESIGN: "resign",
    Act.HAND: "hand",
    Act.MOVE: "hand",
}
"""What a button for each of several tables does, by what the member wants to do at one of them."""


def refusal_page(told: str, error: TableError, member: int) -> Page:
    """Return a refusal, with buttons for what the member can do at the tables that it is about."""
    table, tables = error.facts.get("table"), error.facts.get("tables")
    ways: list[Component] = []
    if isinstance(tables, tuple) and error.reason is TableReason.WHICH_TABLE:
        verb = _WAYS.get(error.facts.get("act"))  # type: ignore[call-overload] # any other fact has no button
        names = map(_short_name, tables, table_lines(tables, {}, member))
        ways = [button(custom_id(each, verb), name) for each, name in zip(tables, names, strict=True) if verb]
    elif isinstance(tables, tuple):
        ways = [way for each in tables for way in _ways_on(each, member, table_name(each))]
    elif isinstance(table, Table):
        ways = _ways_on(table, member)
    return page(text(clip(told, TEXT_PER_MESSAGE)), *buttons(ways[: 2 * BUTTONS_PER_ROW]))


def _short_name(table: Table, line: str) -> str:
    """Return what a table is called on a button; ``line``: in a list."""
    return clip(line, BUTTON_LABEL) if table.venue is Venue.FRIENDS else table_name(table)


def _ways_on(table: Table, member: int, name: str = "") -> list[Component]:
    """Return what a member can do at a table; ``name``: of the table, if there are several."""
    before = f"{name}: " if name else ""
    if not table.live:
        return []
    if not table.is_active(member):
        free = table.status is Status.LOBBY and table.free > 0 and table.seat_of(member) is None
        return [button(custom_id(table, "join"), f"{before}{words.JOIN}")] if free else []
    if table.match is None:
        return [button(custom_id(table, "leave"), f"{before}{words.LEAVE}")]
    hand = button(custom_id(table, "hand"), f"{before}{words.HAND}", Style.PRIMARY)
    return [hand] if name else [hand, button(custom_id(table, "resign"), words.RESIGN)]


def _games() -> list[Component]:
    made = [
        button(custom_id(None, "play", key), f"▶ {spec.title}", Style.SUCCESS) for key, spec in GAMES.items()
    ]
    rows = -(-len(made) // BUTTONS_PER_ROW)
    each = -(-len(made) // rows)
    return [row(*made[at : at + each]) for at in range(0, len(made), each)]


def rules_page(
    spec: GameSpec, options: Any = None, topic: str | None = None, *, table: Table | None = None
) -> Page:
    """Return the rules of a game: the short page, or the topic chosen in its menu.

    ``options`` are those in force; None means the defaults. ``table`` is the table that the rules were opened
    from; its menu keeps to that table's options. The menu has the verb ``rules``, the game as its argument
    and the topic as its value. An unknown topic gives the short page.
    """
    chosen = table.options if table is not None and options is None else options
    listed = [*rules.topics(spec), rules.Topic(SIGNS, str(words.SIGNS))]
    title = next((heading for key, heading in listed if key == topic), "")
    marked = f"-# {rules.MARK} {words.UNUSUAL}"
    known = topic if title and topic != SIGNS else None
    lines = pictures.signs() if topic == SIGNS else rules.rules_lines(spec, chosen, known)
    menu = select(
        custom_id(table, "rules", spec.key),
        words.TOPICS,
        [
            option(rules.SHORT, words.SHORT, chosen=not title),
            *(option(key, heading, chosen=key == topic) for key, heading in listed),
        ],
    )
    body = [
        text(f"### {spec.title}{f' · {title}' if title else ''}", *lines),
        *([text(marked)] if any(rules.MARK in line for line in lines) else []),
        menu,
        *buttons(learn_buttons(spec.key)),
    ]
    return page(container(HOUSE_COLOUR if table is None else colour_of(table), body))


def scores_page(
    spec: GameSpec, rows: Sequence[tuple[int, Score]], practised: Sequence[tuple[int, Score]] = ()
) -> Page:
    """Return the highscores of a guild at a game, as ``data.scores.board`` lists them.

    ``practised`` lists those who played against computer players; they are shown apart.
    """
    listed = scores.board_lines(rows, spec.key) if rows or not practised else []
    parts = [text(f"### {words.SCORES} · {spec.title}", *listed)]
    if practised:
        parts += [rule()] if listed else []
        parts.append(text(f"**{words.PRACTICE}**", *scores.board_lines(practised, spec.key)))
    return page(container(HOUSE_COLOUR, parts))


def member_page(member: int, kept: Mapping[ScoreKey, Score]) -> Page:
    """Return all scores of a member in a guild, from ``data.scores.member_scores``."""
    return page(
        container(HOUSE_COLOUR, [text(f"### {words.SCORES} · <@{member}>", *scores.member_lines(kept))])
    )


def status_page(tables: Sequence[Table]) -> Page:
    """Return the tables in play, one block each."""
    if not tables:
        return note(words.NO_TABLES)
    lines = [text(*_status(table)) for table in tables[:TABLES_LISTED]]
    more = [text(f"-# {words.more(len(tables) - TABLES_LISTED)}")] if len(tables) > TABLES_LISTED else []
    parts = [part for line in lines for part in (rule(), line)][1:]
    return page(container(HOUSE_COLOUR, [*parts, *more]))


def _status(table: Table) -> list[str]:
    names = names_of(table)
    title = f"**{table_name(table)}** · {table.spec.title} · <#{table.channel}>"
    if table.status is Status.LOBBY:
        free = table.wanted - len(names)
        asked = rankings.asked(table.reliability)
        times = [option_words.turn_time(table.turn_ms), clocks.terms(table.clock.terms), asked]
        return [title, words.lobby(names, free), f"-# {' · '.join(filter(None, times))}"]
    score = (
        words.score_line(table.match.scores, names, "", table.spec.key)
        if table.match is not None
        else " · ".join(names)
    )
    view = table.deal.view(None) if table.deal is not None else None
    if table.status is Status.PLAYING and view is not None and view.actors:
        turn = turn_of(table, names)
        return [title, score, turn, clocks.clock_line(table.clock, names)]
    if table.status is Status.PAUSED:
        return [title, score, words.paused(table.fault, table.ends_at)]
    return [title, score, str(words.STATES[table.status])]
