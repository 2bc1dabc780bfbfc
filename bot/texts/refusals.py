"""Refusals in words: what is impossible and why, by which rule, and what is possible instead."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from bot.manager.tables.seating import ENOUGH
from bot.manager.tables.table import Status, Table, TableError, TableReason
from bot.texts import friends
from bot.texts.chips import MODERATORS
from bot.texts.faces import boxed
from bot.texts.games.default_wording import humanised, refused_cards, value_words
from bot.texts.games.wording import Refusal
from bot.texts.games.wordings import wording
from bot.texts.localization import LazyMessage, join, message, number, with_commas
from bot.texts.names import escape, lacking, permissions, quoted
from bot.texts.play import orders
from bot.texts.play.actions import possible
from bot.texts.tables.clocks import flag_fell
from bot.texts.tables.options import allowed_values, one_of, option_name
from bot.texts.tables.tables import named_tables
from bot.texts.tables.words import level_name
from bot.texts.tournaments import duplicate
from engine.actions import Action
from engine.ai import Level, levels
from engine.cards import FACE, RANK, SUIT
from engine.errors import IllegalAction, Reason, SetupError
from engine.games import GAMES
from engine.orders import MOST_FACES, MOST_RULES
from engine.spec import GameSpec
from engine.views import View

LONGEST_GIVEN: Final = 80
"""The most characters of an invalid value that are repeated."""
_UNKNOWN: Final = "none"
"""Instead of the number of a table that is not known."""


def _not_in_hand(error: IllegalAction, view: View, action: Action | None) -> str:
    named = refused_cards(error, action)
    held = Counter(FACE[card] for card in view.hand)
    copies = {held[FACE[card]] for card in error.cards}
    if copies and min(copies) > 0:  # a copy beyond those in hand was named
        return message("refusals-held", cards=named, times=max(copies), count=len(error.cards))
    if not named:
        return message("refusals-card-not-held")
    return (
        message("refusals-not-all-held", cards=named)
        if " " in named
        else message("refusals-not-held", cards=named)
    )


def _not_a_meld(error: IllegalAction, _view: View, _action: Action | None) -> str:
    cards = error.cards
    if not cards:
        return message("refusals-no-meld")
    if len(cards) < 3:
        why = "few"
    elif len({SUIT[card] for card in cards}) == 1:
        why = "run"
    elif len({RANK[card] for card in cards}) == 1:
        why = "set"
    else:
        why = "other"
    return message("refusals-not-a-meld", cards=boxed(cards), why=why)


def _taken_card(error: IllegalAction, _view: View, action: Action | None) -> str:
    named = refused_cards(error, action)
    return message("refusals-taken-card", cards=named) if named else message("refusals-taken")


def _card_twice(error: IllegalAction, _view: View, action: Action | None) -> str:
    named = refused_cards(error, action)
    return message("refusals-cards-twice", cards=named) if named else message("refusals-card-twice")


def _misfit(error: IllegalAction, view: View, action: Action | None) -> str:
    named, melds = refused_cards(error, action), join([boxed(meld.cards) for meld in view.melds])
    if named and melds:
        return message("refusals-does-not-fit-melds", cards=named, melds=melds)
    if named:
        return message("refusals-does-not-fit", cards=named)
    if melds:
        return message("refusals-that-does-not-fit-melds", melds=melds)
    return message("refusals-that-does-not-fit")


_SENTENCES: Final[dict[str, Refusal]] = {
    Reason.DEAL_OVER: lambda *_: message("refusals-deal-over"),
    Reason.NOT_YOUR_TURN: lambda *_: message("refusals-not-your-turn"),
    Reason.NOT_NOW: lambda *_: message("refusals-not-now"),
    Reason.UNKNOWN_ACTION: lambda *_: message("refusals-unknown-action"),
    Reason.NOT_IN_HAND: _not_in_hand,
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.CARD_TWICE: _card_twice,
    Reason.DOES_NOT_FIT: _misfit,
    Reason.TAKEN_CARD: _taken_card,
}


def refusal(error: IllegalAction, view: View, spec: GameSpec, action: Action | None = None) -> str:
    """Return why an action was refused: the reason, what is possible instead, the rule.

    ``view`` is the asking seat's. ``action`` is needed for reasons that do not hold its cards themselves.
    """
    sentence = wording(spec.key).refusals.get(error.reason) or _SENTENCES.get(error.reason)
    words = sentence(error, view, action) if sentence is not None else _unknown(error, action)
    instead = possible(view.legal, view)
    where = rule_line(spec, error.rule)
    return "\n".join(filter(None, (" ".join(filter(None, (words, instead))), where)))


def rule_line(spec: GameSpec, rule: str) -> str:
    """Return where the rules of a game say so, in small print; ``""`` without a rule."""
    return f"-# {message('refusals-rule', game=spec.title, rule=rule)}" if rule else ""


def _unknown(error: IllegalAction, action: Action | None) -> str:
    """Return a sentence with the code of a reason that has no words yet, as in a new game."""
    named, reason = refused_cards(error, action), humanised(error.reason)
    if facts := with_commas(f"{humanised(name)} {value}" for name, value in error.facts.items()):
        reason = f"{reason} ({facts})"
    if named:
        return message("refusals-impossible-with", cards=named, reason=reason)
    return message("refusals-impossible", reason=reason)


def _which(facts: dict[str, object]) -> str:
    tables, servers = facts.get("tables"), facts.get("servers")
    if not isinstance(tables, tuple) or not isinstance(servers, dict) or not tables:
        return message("refusals-which-table")
    member = facts.get("member")
    named = named_tables(tables, servers, member if isinstance(member, int) else None)
    return message("refusals-which-table-of", tables=join(named, "or"))


def _no_table(facts: dict[str, object]) -> str:
    table = _number(facts)
    if facts.get("direct"):
        which = (
            message("refusals-not-at-table", number=table)
            if table != _UNKNOWN
            else message("refusals-at-no-table")
        )
        return f"{which} {message('refusals-tables-elsewhere')}"
    return (
        message("refusals-no-table-number", number=table)
        if table != _UNKNOWN
        else message("refusals-no-table")
    )


def _too_few(facts: dict[str, object]) -> str:
    needed, seated = facts.get("needed"), facts.get("seated")
    if not isinstance(needed, int) or not isinstance(seated, int):
        return message("refusals-too-few")
    return message("refusals-too-few-seated", needed=needed, seated=seated)


def _kept(facts: dict[str, object]) -> str:
    kept = facts.get("kept")
    if not isinstance(kept, tuple) or not kept:
        return message("refusals-kept")
    return message(
        "refusals-kept-for",
        number=_number(facts),
        members=join([f"<@{each.member}>" for each in kept]),
        time=f"<t:{max(each.until for each in kept) // 1000}:t>",
    )


def _unreliable(facts: dict[str, object]) -> str:
    asked, started, finished = (facts.get(name) for name in ("asked", "started", "finished"))
    if not isinstance(asked, int) or not isinstance(started, int) or not isinstance(finished, int):
        return message("refusals-unreliable")
    return message("refusals-unreliable-member", percent=asked, started=started, finished=finished)


def _when(facts: dict[str, object], name: str) -> str:
    at = facts.get(name)
    return f"<t:{at // 1000}:R>" if isinstance(at, int) else ""


def _late(facts: dict[str, object]) -> str:
    """Return that something is possible only in a lobby.

    The words depend on what was wanted and on the table's status.
    """
    if facts.get("status") in (Status.OVER, Status.CLOSED):
        return message("refusals-table-closed", number=_number(facts))
    match facts.get("wanted"):
        case "start":
            return message("refusals-started", number=_number(facts))
        case "rules":
            return message("refusals-started-rules", number=_number(facts))
        case "join":
            return message("refusals-started-join", number=_number(facts))
        case _:
            return message("refusals-started-other", number=_number(facts))


def _paused(facts: dict[str, object]) -> str:
    reason, ends = lacking(str(facts.get("missing") or "send_messages")), _when(facts, "ends")
    paused = message("refusals-paused", number=_number(facts), reason=reason)
    return f"{paused} {message('refusals-paused-ends', time=ends)}" if ends else paused


def _still_there(facts: dict[str, object]) -> str:
    """Return why a player may not (yet) end a match, or let the computer play for another."""
    names, at, ends = facts.get("names"), _when(facts, "at"), _when(facts, "ends")
    others = join([escape(str(name)) for name in names]) if isinstance(names, tuple) and names else ""
    if facts.get("own"):
        why = message("refusals-your-turn")
        if ends:
            why = f"{why} {message('refusals-nobody-moves', time=ends)}"
    elif at and others:
        why = message("refusals-can-end", players=others, time=at)
    elif ends:
        why = message("refusals-waiting", time=ends)
    elif others:
        why = message("refusals-can-move", players=others, number=_number(facts))
    else:
        why = message("refusals-goes-on")
    return f"{why} {message('refusals-can-leave', number=_number(facts))}"


def _no_such_level(facts: dict[str, object]) -> str:
    game, level = facts.get("game"), facts.get("level")
    if not isinstance(game, str) or not isinstance(level, Level):
        return message("refusals-no-level")
    there = [level_name(each) for each in levels(game)]
    return message(
        "refusals-no-such-level",
        level=level_name(level),
        game=GAMES[game].title,
        levels=join(there, "or"),
    )


def _sits_here(facts: dict[str, object]) -> str:
    table = _number(facts)
    return (
        message("refusals-sits-here", number=table) if table != _UNKNOWN else message("refusals-being-dealt")
    )


def _not_moderator(facts: dict[str, object]) -> str:
    leave = f" {message('refusals-leave-it')}" if facts.get("act") == "close_match" else ""
    return f"{MODERATORS}{leave}"


def _not_allowed(facts: dict[str, object]) -> str:
    channels = facts.get("channels")
    if isinstance(channels, tuple) and channels:
        named = join([f"<#{channel}>" for channel in channels], "or")
        return message("refusals-only-in-channels", channels=named)
    return message("refusals-channels-gone") if facts.get("gone") else message("refusals-not-in-channel")


def _missing_permission(facts: dict[str, object]) -> str:
    missing = facts.get("missing")
    if missing == ("locked",):
        return message("refusals-locked")
    named = permissions(missing)
    return message("refusals-permissions", permissions=named) if named else message("refusals-a-permission")


def _too_many_tables(facts: dict[str, object]) -> str:
    limit = facts.get("limit")
    if not isinstance(limit, int):
        return message("refusals-enough-tables")
    return message("refusals-too-many-tables", count=limit)


def _no_tournament(facts: dict[str, object]) -> str:
    named = facts.get("number")
    if not isinstance(named, int):
        return message("tournaments-none-here")
    return message("tournaments-none-numbered", number=named)


def _too_many_tournaments(facts: dict[str, object]) -> str:
    limit = facts.get("limit")
    return message("tournaments-too-many", limit=limit if isinstance(limit, int) else 0)


def _has_left(facts: dict[str, object]) -> str:
    if facts.get("name") is None:
        return message("refusals-somebody-has-left")
    return message("refusals-has-left", player=_name(facts))


def _not_seated(facts: dict[str, object]) -> str:
    table = facts.get("table")
    if isinstance(table, Table) and table.tournament is not None:
        return message("refusals-tournament-seats", number=_number(facts))
    return message("refusals-not-seated", number=_number(facts))


def _number(facts: dict[str, object]) -> str:
    """Return the number of the table; "none" if it is not known."""
    table = facts.get("number")
    return str(table) if table is not None else _UNKNOWN


def _name(facts: dict[str, object]) -> str:
    return escape(str(facts.get("name", "")))


TABLE_LIKE: Final = LazyMessage("refusals-table-like")
"""The values of an option that names a table."""
_TABLE: Final[dict[TableReason, Callable[[dict[str, object]], str]]] = {
    TableReason.NO_SUCH_TABLE: lambda facts: (
        message("refusals-gone-direct") if facts.get("direct") else message("refusals-gone")
    ),
    TableReason.NO_TABLE_HERE: _no_table,
    TableReason.WHICH_TABLE: _which,
    TableReason.STALE: lambda _: message("refusals-stale"),
    TableReason.NOT_SEATED: _not_seated,
    TableReason.ALREADY_SEATED: lambda facts: message("refusals-already-seated", number=_number(facts)),
    TableReason.FULL: lambda facts: message("refusals-full", number=_number(facts)),
    TableReason.KEPT: _kept,
    TableReason.NO_SUCH_LEVEL: _no_such_level,
    TableReason.NOT_ASKED: lambda facts: message("refusals-not-asked", number=_number(facts)),
    TableReason.SITS_HERE: _sits_here,
    TableReason.TOO_FEW: _too_few,
    TableReason.NOT_HOST: lambda _: message("refusals-not-host"),
    TableReason.NOT_MODERATOR: _not_moderator,
    TableReason.MODERATORS: lambda _: str(MODERATORS),
    TableReason.OTHER_SERVER: lambda facts: message("refusals-other-server", number=_number(facts)),
    TableReason.OTHER_CHANNEL: lambda _: str(friends.OTHER_CHANNEL),
    TableReason.ONLY_IN_SERVERS: lambda _: str(friends.ONLY_IN_SERVERS),
    TableReason.NOBODY_HERE: lambda _: str(friends.NOBODY_HERE),
    TableReason.NOT_DIRECT: lambda facts: message("refusals-not-direct", number=_number(facts)),
    TableReason.NOT_IN_POOL: lambda _: message("pool-not-at-table"),
    TableReason.STILL_THERE: _still_there,
    TableReason.NOT_LOBBY: _late,
    TableReason.NOT_PLAYING: lambda facts: message("refusals-not-playing", number=_number(facts)),
    TableReason.STILL_PLAYING: lambda facts: message("refusals-still-playing", number=_number(facts)),
    TableReason.PAUSED: _paused,
    TableReason.BROKEN: lambda facts: message("refusals-broken", number=_number(facts)),
    TableReason.NEWER_RULES: lambda facts: message("refusals-newer-rules", number=_number(facts)),
    TableReason.NOT_STORED: lambda _: message("refusals-not-stored"),
    TableReason.NO_COMPUTER: lambda _: message("refusals-no-computer"),
    TableReason.NOT_AWAY: lambda _: message("refusals-not-away"),
    TableReason.STANDS_IN: lambda facts: message("refusals-stands-in", player=_name(facts)),
    TableReason.RESIGNED: lambda _: message("refusals-resigned"),
    TableReason.FLAG: lambda facts: flag_fell(facts.get("players")),
    TableReason.WORD_LATER: lambda _: message("refusals-word-later"),
    TableReason.NO_PROOF: lambda facts: message("refusals-no-proof", number=_number(facts)),
    TableReason.NO_SUCH_TOURNAMENT: _no_tournament,
    TableReason.TOURNAMENT_BROKEN: lambda _: message("refusals-tournament-broken"),
    TableReason.MAY_NOT_ORGANISE: lambda _: message("tournaments-may-not-organise"),
    TableReason.NOT_ORGANISER: lambda _: message("tournaments-not-organiser"),
    TableReason.TOO_MANY_TOURNAMENTS: _too_many_tournaments,
    TableReason.TOURNAMENT_SEATS: lambda facts: message("refusals-tournament-seats", number=_number(facts)),
    TableReason.TOURNAMENT_ABSENCE: lambda _: message("refusals-tournament-absence"),
    TableReason.TOURNAMENT_END: lambda _: message("refusals-tournament-end"),
    TableReason.VEILED: lambda _: str(duplicate.VEILED),
    TableReason.SHARED_DECKS: lambda _: str(duplicate.NO_WORD),
    TableReason.TOURNAMENT_REMATCH: lambda facts: (
        message("refusals-tournament-seats", number=_number(facts))
        if facts.get("direct")
        else message("refusals-tournament-rematch")
    ),
    TableReason.NO_ORDERS: lambda _: message("orders-refused-none"),
    TableReason.ORDER_NOW: lambda _: message("orders-refused-now"),
    TableReason.BAD_ORDER: lambda _: message("orders-refused-rules", most=MOST_RULES, cards=MOST_FACES),
    TableReason.NOT_HELD: lambda facts: orders.not_held(facts.get("faces")),
    TableReason.NO_CARDS: lambda facts: orders.not_cards(quoted(str(facts.get("words", "")))),
    TableReason.CANNOT_COME: lambda facts: orders.cannot_come(facts.get("faces")),
    TableReason.BETWEEN_DEALS: lambda _: message("refusals-between-deals"),
    TableReason.CHANNEL_NOT_ALLOWED: _not_allowed,
    TableReason.MAY_NOT_OPEN: lambda _: message("refusals-may-not-open"),
    TableReason.TOO_MANY_TABLES: _too_many_tables,
    TableReason.MISSING_PERMISSION: _missing_permission,
    TableReason.UNRELIABLE: _unreliable,
    TableReason.NO_OPPONENT: lambda _: message("refusals-no-opponent"),
    TableReason.HAS_LEFT: _has_left,
    TableReason.NO_PARTNER: lambda _: message("refusals-no-partner", count=ENOUGH),
    TableReason.HINT_RATED: lambda facts: message("refusals-hint-rated", number=_number(facts)),
    TableReason.HINT_PEOPLE: lambda facts: message("refusals-hint-people", number=_number(facts)),
    TableReason.HINT_GAME: lambda _: message("refusals-hint-game"),
    TableReason.HINT_LATER: lambda _: message("refusals-hint-later"),
    TableReason.HINT_ONLY: lambda _: message("refusals-hint-only"),
}


def table_refusal(error: TableError, *, direct: bool = False, member: int | None = None) -> str:
    """Return why the game manager refuses a request that is not a move.

    ``direct``: in a direct message, where commands of a guild are not suggested. ``member``: who asks.
    """
    return _TABLE[error.reason](error.facts | {"direct": direct, "member": member})


def setup_refusal(error: SetupError, spec: GameSpec | None = None) -> str:
    """Return which option is wrong, its value, and what is valid."""
    if error.option == "game":
        games = with_commas(each.title for each in GAMES.values())
        return message("refusals-no-game", given=_given(error.value), games=games)
    if error.option == "seats" and spec is not None and isinstance(error.allowed, range):
        players = _players(spec)
        if error.value in spec.seats:  # more sit at the table than were asked for
            players = message("refusals-players-at-least", players=players)
        return message("refusals-seats", game=spec.title, players=players, given=_given(error.value))
    accepted = _accepted(error, spec)
    named = message("refusals-options") if error.option == "options" else option_name(spec, error.option)
    if error.value is None:
        return message("refusals-setup", option=named, accepted=accepted)
    return message("refusals-setup-not", option=named, accepted=accepted, given=_given(error.value))


def _accepted(error: SetupError, spec: GameSpec | None) -> str:
    """Return what an option accepts, in the reader's language if the error comes from a game."""
    if error.value is None and error.option == "increment":
        return message("refusals-beside-clock")
    if isinstance(error.allowed, range):
        return message("options-from-to", low=error.allowed[0], high=error.allowed[-1])
    for owner in GAMES.values() if spec is None else (spec,):
        if error.allowed == owner.allowed().get(error.option):
            return allowed_values(owner, error.option)
    words = wording(spec.key).options.get(error.option) if spec is not None else None
    return str(words.needs if words is not None and words.needs else error.allowed)


def _players(spec: GameSpec) -> str:
    low, high, teams = spec.seats[0], spec.seats[-1], spec.teams
    players = (
        message("refusals-players", count=high)
        if low == high
        else message("refusals-players-from-to", low=low, high=high)
    )
    if not teams:
        return players
    return message("refusals-players-teams", players=players, teams=len(teams), members=len(teams[0]))


def _given(value: object) -> str:
    shown = value_words(value, {}) if isinstance(value, bool) else str(value)
    return quoted(shown if len(shown) <= LONGEST_GIVEN else shown[: LONGEST_GIVEN - 1] + "…")


_KINDS: Final = {
    "boolean": LazyMessage("refusals-accepts-boolean"),
    "user": LazyMessage("refusals-accepts-user"),
    "channel": LazyMessage("refusals-accepts-channel"),
    "role": LazyMessage("refusals-accepts-role"),
    "attachment": LazyMessage("refusals-accepts-attachment"),
}


def needed(kind: str, choices: Sequence[str], low: float | None, high: float | None) -> str:
    """Return what a command's option accepts: its choices, or values of its type within bounds.

    ``kind`` is Discord's name of the type; ``low`` and ``high`` bound numbers, or the length of a text.
    """
    if choices:
        return one_of(choices)
    if kind in _KINDS:
        return str(_KINDS[kind])
    least, most = (number(int(bound)) if bound is not None else "" for bound in (low, high))
    if kind != "integer":
        if not most:
            return message("refusals-accepts-text")
        return message("refusals-accepts-characters", low=least or number(0), high=most)
    if least and most:
        return message("refusals-accepts-from-to", low=least, high=most)
    if least:
        return message("refusals-accepts-from", low=least)
    return message("refusals-accepts-to", high=most) if most else message("refusals-accepts-number")


def no_chips(spec: GameSpec) -> str:
    """Return that a game without chips has no chip value."""
    return message("refusals-no-chips", game=spec.title)


def known_options(spec: GameSpec, names: Sequence[str]) -> str:
    """Return the names of a game's options."""
    return message("refusals-known-options", game=spec.title, options=with_commas(names))


def unresolved(kind: str) -> str:
    """Return what an option must be, if it names something that does not exist (any more)."""
    return message("refusals-unresolved", kind=kind)


# --- storage failures

_NO_DATABASE: Final = LazyMessage("refusals-no-database")
_NO_MOVE: Final = LazyMessage("refusals-no-move")
_NO_TABLE: Final = LazyMessage("refusals-table-not-stored")
_NO_RULE: Final = LazyMessage("refusals-rule-not-stored")
_NO_GIFT: Final = LazyMessage("refusals-gift-not-stored")
_NO_SETTINGS: Final = LazyMessage("refusals-settings-not-stored")
_NO_TOURNAMENT: Final = LazyMessage("tournaments-not-stored")
_NO_TODAY: Final = LazyMessage("today-not-stored")
_NO_INBOX: Final = LazyMessage("inbox-not-stored")
_NO_NIGHT: Final = LazyMessage("nights-plan-not-stored")
_NO_NIGHT_ANSWER: Final = LazyMessage("nights-answer-not-stored")
_NO_WAIT: Final = LazyMessage("pool-wait-not-stored")
_NO_POOL: Final = LazyMessage("pool-choice-not-stored")
_NOT_STORED: Final = {
    "act": _NO_MOVE,
    "make": _NO_MOVE,
    "run": LazyMessage("refusals-no-moves"),
    "table open": _NO_TABLE,
    "table again": _NO_TABLE,
    "again": _NO_TABLE,
    "table join": LazyMessage("refusals-join-not-stored"),
    "table leave": LazyMessage("refusals-leave-not-stored"),
    "table computer": LazyMessage("refusals-computer-not-stored"),
    "table start": LazyMessage("refusals-start-not-stored"),
    "play": _NO_TABLE,
    "challenge": _NO_TABLE,
    "redeal": _NO_TABLE,
    "standing": LazyMessage("refusals-answer-not-stored"),
    "plan": LazyMessage("orders-not-stored"),
    "rule": _NO_RULE,
    "typed": _NO_RULE,
    "computer": LazyMessage("refusals-computers-not-stored"),
    "decline": LazyMessage("refusals-decline-not-stored"),
    "ready": LazyMessage("refusals-ready-not-stored"),
    "table close": LazyMessage("refusals-close-not-stored"),
    "table resign": LazyMessage("refusals-resign-not-stored"),
    "table away": LazyMessage("refusals-away-not-stored"),
    "table back": LazyMessage("refusals-back-not-stored"),
    "lots": LazyMessage("refusals-seats-not-stored"),
    "partner": LazyMessage("refusals-seats-not-stored"),
    "chips give": _NO_GIFT,
    "gift_offer": _NO_GIFT,
    "gift_yes": _NO_GIFT,
    "gift_no": _NO_GIFT,
    "chips grant": LazyMessage("refusals-grant-not-stored"),
    "chips refill": LazyMessage("refusals-refill-not-stored"),
    "chips freeze": LazyMessage("refusals-freeze-not-stored"),
    "chips thaw": LazyMessage("refusals-thaw-not-stored"),
    "chips void": LazyMessage("refusals-void-not-stored"),
    "cardroom settings": _NO_SETTINGS,
    "cardroom chips": _NO_SETTINGS,
    "setup_form": _NO_SETTINGS,
    "settings me": _NO_SETTINGS,
    "sort": _NO_SETTINGS,
    "setting": _NO_SETTINGS,
    "take_out": _NO_SETTINGS,
    "results season end": LazyMessage("refusals-season-not-stored"),
    "erase_sure": LazyMessage("refusals-erasure-not-stored"),
    "tour_do": _NO_TOURNAMENT,
    "tour_said": _NO_TOURNAMENT,
    "tour_new": LazyMessage("tournaments-not-stored-open"),
    "tournament open": LazyMessage("tournaments-not-stored-open"),
    "inbox_save": _NO_INBOX,
    "inbox_away": _NO_INBOX,
    "inbox_end": _NO_INBOX,
    "table night plan": _NO_NIGHT,
    "table night edit": _NO_NIGHT,
    "table night stop": _NO_NIGHT,
    "today": _NO_TODAY,
    "night_plan": _NO_NIGHT,
    "night_change": _NO_NIGHT,
    "night_stop": _NO_NIGHT,
    "night_yes": _NO_NIGHT_ANSWER,
    "night_no": _NO_NIGHT_ANSWER,
    "night_vote": _NO_NIGHT_ANSWER,
    "find": _NO_WAIT,
    "pool_wait": _NO_WAIT,
    "pool_agree": _NO_POOL,
    "pool_out": _NO_POOL,
    "pool_as": _NO_SETTINGS,
    "pool_stop": LazyMessage("pool-stop-not-stored"),
    "pool_meanwhile": _NO_TABLE,
    "pool_again": _NO_TABLE,
    "pool_block": _NO_POOL,
    "pool_unblock": _NO_POOL,
    "pool_reason": LazyMessage("pool-report-not-stored"),
}
for _press in ("join", "leave", "start", "close"):
    _NOT_STORED[_press] = _NOT_STORED[f"table {_press}"]
for _command in (
    *(
        "register",
        "withdraw",
        "checkin",
        "rest",
        "challenge",
        "answer",
        "agree",
        "complain",
        "start",
        "pause",
    ),
    *("cancel", "disqualify", "substitute", "result", "decide", "season"),
):
    _NOT_STORED[f"tournament {_command}"] = _NO_TOURNAMENT
_NOT_STORED["accept"] = _NOT_STORED["table join"]
_NOT_STORED["away"] = _NOT_STORED["table back"]
_NOT_STORED["resign_sure"] = _NOT_STORED["table resign"]


def not_stored(asked: str) -> str:
    """Return what was not done because it could not be stored.

    ``asked`` is the command's full name, or the button's verb.
    """
    return f"{_NOT_STORED.get(asked, _NO_DATABASE)} {message('refusals-try-again')}"
