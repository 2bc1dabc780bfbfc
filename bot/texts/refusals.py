"""Refusals in words: what is impossible and why, by which rule, and what is possible instead."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from bot.manager.tables.seating import ENOUGH
from bot.manager.tables.table import Status, TableError, TableReason
from bot.texts.actions import possible
from bot.texts.chips import MODERATORS
from bot.texts.clocks import flag_fell
from bot.texts.default_wording import refused_cards
from bot.texts.faces import boxed
from bot.texts.games import wording
from bot.texts.names import escape, join, lacking, permissions, plural
from bot.texts.options import allowed_values, option_name
from bot.texts.tables import named_tables
from bot.texts.wording import Refusal
from bot.texts.words import level_name
from engine.actions import Action
from engine.ai import Level, levels
from engine.cards import FACE, RANK, SUIT
from engine.errors import IllegalAction, Reason, SetupError
from engine.games import GAMES
from engine.spec import GameSpec
from engine.views import View

LONGEST_GIVEN: Final = 80
"""The most characters of an invalid value that are repeated."""


def _not_in_hand(error: IllegalAction, view: View, action: Action | None) -> str:
    named = refused_cards(error, action)
    held = Counter(FACE[card] for card in view.hand)
    copies = {held[FACE[card]] for card in error.cards}
    if copies and min(copies) > 0:  # a copy beyond those in hand was named
        times = {1: "once", 2: "twice"}.get(max(copies), f"{max(copies)} times")
        return f"You hold {named} only {times}{' each' if len(error.cards) > 1 else ''}."
    return (
        f"You do not hold all of {named}."
        if named and " " in named
        else f"You do not hold {named or 'that card'}."
    )


def _not_a_meld(error: IllegalAction, _view: View, _action: Action | None) -> str:
    cards = error.cards
    named = boxed(cards) if cards else "That"
    if not cards:
        why = ""
    elif len(cards) < 3:
        why = ": a meld has at least three cards"
    elif len({SUIT[card] for card in cards}) == 1:
        why = ": a run has consecutive cards, and the ace is low"
    elif len({RANK[card] for card in cards}) == 1:
        why = ": a set never has the same card twice"
    else:
        why = ": a meld is three or four of a rank, or a run of one suit"
    return f"{named} is not a meld{why}."


def _taken_card(error: IllegalAction, _view: View, action: Action | None) -> str:
    return (
        f"You took {refused_cards(error, action) or 'that card'} from the discard pile this turn, so you "
        "cannot discard it before your next turn."
    )


def _does_not_fit(error: IllegalAction, view: View, action: Action | None) -> str:
    laid = f": {join([boxed(meld.cards) for meld in view.melds])}" if view.melds else ""
    return f"{refused_cards(error, action) or 'That'} does not fit the melds on the table{laid}."


_SENTENCES: Final[dict[str, Refusal]] = {
    Reason.DEAL_OVER: lambda *_: "This deal is over.",
    Reason.NOT_YOUR_TURN: lambda *_: "It is not your turn.",
    Reason.NOT_NOW: lambda *_: "You cannot do that at this point of the turn.",
    Reason.UNKNOWN_ACTION: lambda *_: "There is no such move in this game.",
    Reason.NOT_IN_HAND: _not_in_hand,
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.CARD_TWICE: lambda error, _, action: (
        f"{refused_cards(error, action) or 'A card'} can be used only once."
    ),
    Reason.DOES_NOT_FIT: _does_not_fit,
    Reason.TAKEN_CARD: _taken_card,
}


def refusal(error: IllegalAction, view: View, spec: GameSpec, action: Action | None = None) -> str:
    """Return why an action was refused: the reason, what is possible instead, the rule.

    ``view`` is the asking seat's. ``action`` is needed for reasons that do not hold its cards themselves.
    """
    sentence = wording(spec.key).refusals.get(error.reason) or _SENTENCES.get(error.reason)
    words = sentence(error, view, action) if sentence is not None else _unknown(error, action)
    instead = possible(view.legal, view)
    where = f"-# {spec.title}, rule {error.rule}" if error.rule else ""
    return "\n".join(filter(None, (" ".join(filter(None, (words, instead))), where)))


def _unknown(error: IllegalAction, action: Action | None) -> str:
    """Return a sentence for a reason that has no words yet."""
    facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in error.facts.items())
    named = refused_cards(error, action)
    return (
        f"That is not possible{f' with {named}' if named else ''}: "
        f"{error.reason.replace('_', ' ')}{f' ({facts})' if facts else ''}."
    )


def _which(facts: dict[str, object]) -> str:
    tables, servers = facts.get("tables"), facts.get("servers")
    named = named_tables(tables, servers) if isinstance(tables, tuple) and isinstance(servers, dict) else []
    which = f": {join(named, 'or')}" if named else ""
    return f"Which table do you mean{which}? Choose it with the option `table`."


def _channels(facts: dict[str, object]) -> str:
    channels = facts.get("channels")
    return join([f"<#{channel}>" for channel in channels], "or") if isinstance(channels, tuple) else ""


def _no_table(facts: dict[str, object]) -> str:
    number = facts.get("number")
    if facts.get("direct"):
        which = f"You are not at table {number}." if number is not None else "You are not at any table now."
        return f"{which} Tables are opened in the channels of a server; what you play there is shown here."
    which = f"There is no table {number} here." if number is not None else "There is no table here."
    return f"{which} Open one with `/table open`."


def _too_few(facts: dict[str, object]) -> str:
    needed, seated = facts.get("needed"), facts.get("seated")
    if not isinstance(needed, int) or not isinstance(seated, int):
        return "There are not enough players yet. Add a computer player, or wait for others."
    here = f"{seated} {'is' if seated == 1 else 'are'} here"
    return f"The game needs {plural(needed, 'player')}, and {here}. Add a computer player, or wait."


def _kept(facts: dict[str, object]) -> str:
    kept = facts.get("kept")
    if not isinstance(kept, tuple) or not kept:
        return "That seat is kept for an invited player."
    until = max(each.until for each in kept) // 1000
    who = join([f"<@{each.member}>" for each in kept])
    return f"The free seats at {_this(facts)} are kept for {who} until <t:{until}:t>; then anybody can join."


def _unreliable(facts: dict[str, object]) -> str:
    asked, started, finished = (facts.get(name) for name in ("asked", "started", "finished"))
    if None in (asked, started, finished):
        return "This table is for players who have finished more of their matches."
    return (
        f"This table is for players who have finished at least {asked} % of their last matches. You have "
        f"finished {finished} of {started}. Every match that you finish at another table counts."
    )


def _when(facts: dict[str, object], name: str) -> str:
    at = facts.get(name)
    return f"<t:{at // 1000}:R>" if isinstance(at, int) else ""


def _late(facts: dict[str, object]) -> str:
    """Return that something is possible only in a lobby.

    The words depend on what was wanted and on the table's status.
    """
    table = _this(facts).capitalize()
    if facts.get("status") in (Status.OVER, Status.CLOSED):
        return f"{table} is closed. Open a new one with `/table open`."
    match facts.get("wanted"):
        case "start":
            return f"The match at {_this(facts)} has already started."
        case "rules":
            return f"The match at {_this(facts)} has already started, so its rules cannot change."
        case "join":
            return (
                f"The match at {_this(facts)} has already started; you can watch it, and join the next one."
            )
        case _:
            return f"That is possible only before a match starts, and the one at {_this(facts)} has started."


def _paused(facts: dict[str, object]) -> str:
    table, ends = _this(facts).capitalize(), _when(facts, "ends")
    end = f" If nothing changes, it ends without a result {ends}, and stakes are paid back." if ends else ""
    return f"{table} is paused: {lacking(str(facts.get('missing') or 'send_messages'))}.{end}"


def _still_there(facts: dict[str, object]) -> str:
    """Return why a player may not (yet) end a match, or let the computer play for another."""
    names, at, ends = facts.get("names"), _when(facts, "at"), _when(facts, "ends")
    others = join([escape(str(name)) for name in names]) if isinstance(names, tuple) and names else ""
    otherwise = f"You can leave {_this(facts)} with **Resign**, and a moderator can close it."
    if facts.get("own"):
        end = f" If nobody moves, it ends without a result {ends}." if ends else ""
        return f"It is your turn.{end} {otherwise}"
    if at and others:
        return f"{others} can still move; if nobody does, you can end the match {at}. {otherwise}"
    if ends:
        return f"The match is waiting, and ends without a result {ends}. {otherwise}"
    if others:
        return (
            f"{others} can still move, and {_this(facts)} has a time limit: the computer plays for a "
            f"player who does not move in time. {otherwise}"
        )
    return f"The match goes on. {otherwise}"


def _no_such_level(facts: dict[str, object]) -> str:
    game, level = facts.get("game"), facts.get("level")
    if not isinstance(game, str) or not isinstance(level, Level):
        return "There is no computer player of that level here."
    there = [level_name(each) for each in levels(game)]
    return (
        f"There is no {level_name(level)} computer player for {GAMES[game].title}: choose "
        f"{join(there, 'or')}."
    )


def _this(facts: dict[str, object], otherwise: str = "this table") -> str:
    number = facts.get("number")
    return f"table {number}" if number is not None else otherwise


def _who(facts: dict[str, object], otherwise: str = "that player") -> str:
    name = facts.get("name")
    return escape(str(name)) if name is not None else otherwise


TABLE_LIKE: Final = "the number of a table, such as 7; choose one that the option offers"
"""The values of an option that names a table."""
_TABLE: Final[dict[TableReason, Callable[[dict[str, object]], str]]] = {
    TableReason.NO_SUCH_TABLE: lambda facts: (
        "That table is gone."
        if facts.get("direct")
        else "That table is gone. Open a new one with `/table open`."
    ),
    TableReason.NO_TABLE_HERE: _no_table,
    TableReason.WHICH_TABLE: _which,
    TableReason.STALE: lambda _: (
        "The table has moved on since that button was shown; nothing has changed. This is the table now."
    ),
    TableReason.NOT_SEATED: lambda facts: (
        f"You are not at {_this(facts)}. You can join until its match starts; then you can watch."
    ),
    TableReason.ALREADY_SEATED: lambda facts: f"You are already at {_this(facts)}.",
    TableReason.FULL: lambda facts: f"All seats at {_this(facts)} are taken.",
    TableReason.KEPT: _kept,
    TableReason.NO_SUCH_LEVEL: _no_such_level,
    TableReason.NOT_ASKED: lambda facts: f"You were not invited to play at {_this(facts)}.",
    TableReason.SITS_HERE: lambda facts: (
        f"You are already at {_this(facts)} in this channel."
        if facts.get("number") is not None
        else "Your cards are being dealt already."
    ),
    TableReason.TOO_FEW: _too_few,
    TableReason.NOT_HOST: lambda _: "Only the host of the table can do that.",
    TableReason.NOT_MODERATOR: lambda facts: (
        f"{MODERATORS} You can leave it with **Resign**."
        if facts.get("act") == "close_match"
        else str(MODERATORS)
    ),
    TableReason.MODERATORS: lambda _: str(MODERATORS),
    TableReason.OTHER_SERVER: lambda facts: (
        f"{_this(facts).capitalize()} is in another server, so you cannot change it from here."
    ),
    TableReason.NOT_DIRECT: lambda facts: (
        f"You cannot do that in a direct message. Do it in the channel of {_this(facts, 'the table')}."
    ),
    TableReason.STILL_THERE: _still_there,
    TableReason.NOT_LOBBY: _late,
    TableReason.NOT_PLAYING: lambda facts: f"No match is being played at {_this(facts)}.",
    TableReason.STILL_PLAYING: lambda facts: (
        f"The match at {_this(facts)} is still being played. You can leave it with **Resign**."
    ),
    TableReason.PAUSED: _paused,
    TableReason.BROKEN: lambda facts: (
        f"The record of {_this(facts)} cannot be read any more; a moderator can close it."
    ),
    TableReason.NEWER_RULES: lambda facts: (
        f"{_this(facts).capitalize()} uses newer rules than this part of me: I am being updated. "
        "Please press again, or wait a moment."
    ),
    TableReason.NOT_STORED: lambda _: "Your move could not be stored, so it was not made. Please try again.",
    TableReason.NO_COMPUTER: lambda _: "There is no computer player for this game.",
    TableReason.NOT_AWAY: lambda _: "You are not away: the seat is yours.",
    TableReason.STANDS_IN: lambda facts: f"The computer is already playing for {_who(facts)}.",
    TableReason.RESIGNED: lambda _: "You have resigned from this match; the computer plays for you.",
    TableReason.FLAG: lambda facts: flag_fell(facts.get("players")),
    TableReason.WORD_LATER: lambda _: (
        "The next deck is sealed when this deal ends. Add your word then: before that, the dealer could "
        "know it while sealing the deck."
    ),
    TableReason.NO_PROOF: lambda facts: (
        f"The deals at {_this(facts)} cannot be verified, so you cannot add a word."
    ),
    TableReason.BETWEEN_DEALS: lambda _: "This deal is over. Press **Next deal** to go on.",
    TableReason.CHANNEL_NOT_ALLOWED: lambda facts: (
        f"Tables may be opened only in {_channels(facts)}."
        if _channels(facts)
        else "The channels in which tables may be opened no longer exist. A moderator can allow others with "
        "`/cardroom settings`."
        if facts.get("gone")
        else "Tables may not be opened in this channel."
    ),
    TableReason.MAY_NOT_OPEN: lambda _: (
        "In this server only some roles may open tables. Ask one of their members, or a moderator."
    ),
    TableReason.TOO_MANY_TABLES: lambda facts: (
        f"This channel already has {facts.get('limit', 'enough')} tables; finish or close one first."
    ),
    TableReason.MISSING_PERMISSION: lambda facts: (
        "This thread is locked until a moderator opens it; then try again."
        if facts.get("missing") == ("locked",)
        else f"I need {permissions(facts.get('missing')) or 'a permission'} in this channel; then try again."
    ),
    TableReason.UNRELIABLE: _unreliable,
    TableReason.NO_OPPONENT: lambda _: (
        "You can challenge another member of the server, but not a bot or yourself."
    ),
    TableReason.HAS_LEFT: lambda facts: f"{_who(facts, 'That player')} is no longer a member of this server.",
    TableReason.NO_PARTNER: lambda _: (
        f"Choose another player at this table; you can choose partners once {ENOUGH} players have joined."
    ),
    TableReason.HINT_RATED: lambda facts: (
        f"There are no hints at {_this(facts)}: only people play there, so the match is rated. After the "
        "match, **Review** goes through your decisions."
    ),
    TableReason.HINT_PEOPLE: lambda facts: (
        f"There are no hints at {_this(facts)}, because you play against people. At a table with `hints: on` "
        "and a computer player, everybody can ask for them."
    ),
    TableReason.HINT_GAME: lambda _: "I have no hints for this game yet.",
    TableReason.HINT_LATER: lambda _: "You have nothing to decide now. Ask for a hint on your turn.",
    TableReason.HINT_ONLY: lambda _: "You have only one possible move.",
}


def table_refusal(error: TableError, *, direct: bool = False) -> str:
    """Return why the game manager refuses a request that is not a move.

    ``direct``: in a direct message, where commands of a guild are not suggested.
    """
    words = _TABLE.get(error.reason)
    return (
        words(error.facts | {"direct": direct})
        if words is not None
        else f"That is not possible: {error.reason.replace('_', ' ')}."
    )


def setup_refusal(error: SetupError, spec: GameSpec | None = None) -> str:
    """Return which option is wrong, its value, and what is valid."""
    if error.option == "game":
        return f"There is no game called {_given(error.value)}: {error.allowed}."
    if error.option == "seats" and spec is not None and "players" in error.allowed:  # a game's own
        return f"{spec.title} is for {error.allowed}, not {_given(error.value)}."
    given = f", not {_given(error.value)}" if error.value is not None else ""
    accepted = error.allowed
    for owner in GAMES.values() if spec is None else (spec,):
        if accepted == str(owner.allowed().get(error.option)):
            accepted = allowed_values(owner, error.option)
    return f"**{option_name(spec, error.option)}**: {accepted}{given}."


def _given(value: object) -> str:
    shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return f"“{escape(shown if len(shown) <= LONGEST_GIVEN else shown[: LONGEST_GIVEN - 1] + '…')}”"


_KINDS: Final = {
    "boolean": "yes or no",
    "user": "a member of this server",
    "channel": "a channel of this server that can hold tables",
    "role": "a role of this server",
    "attachment": "a file, attached to the command",
}


def needed(kind: str, choices: Sequence[str], low: float | None, high: float | None) -> str:
    """Return what a command's option accepts: its choices, or values of its type within bounds.

    ``kind`` is Discord's name of the type; ``low`` and ``high`` bound numbers, or the length of a text.
    """
    if choices:
        return "one of " + ", ".join(choices)
    if kind in _KINDS:
        return _KINDS[kind]
    bounds = (f" from {low:,}" if low is not None else "") + (f" to {high:,}" if high is not None else "")
    if kind == "integer":
        return f"a whole number{bounds}" if bounds else "a whole number that is not too large"
    return f"a text of {low or 0:,} to {high:,} characters" if high is not None else "a text"


def unresolved(kind: str) -> str:
    """Return what an option must be, if it names something that does not exist (any more)."""
    return f"That is not {_KINDS.get(kind, 'what this command takes')} (any more)."


# --- storage failures

_NO_DATABASE: Final = "My database cannot be reached at the moment, so nothing has changed."
_NO_MOVE: Final = "Your move could not be stored, so it was not made."
_NO_TABLE: Final = "The table could not be stored, so it was not opened."
_NO_RULE: Final = "The rule could not be stored, so it is as it was."
_NO_GIFT: Final = "The gift could not be stored, so no chips have moved."
_NO_SETTINGS: Final = "The settings could not be stored, so they are as they were."
_NOT_STORED: Final = {
    "act": _NO_MOVE,
    "make": _NO_MOVE,
    "run": "Your moves could not be stored, so none were made.",
    "table open": _NO_TABLE,
    "table again": _NO_TABLE,
    "again": _NO_TABLE,
    "table join": "Your seat could not be stored, so you have not joined yet.",
    "table leave": "Your leaving could not be stored, so you still have your seat.",
    "table computer": "The computer's seat could not be stored, so it is still free.",
    "table start": "The start could not be stored, so no cards have been dealt.",
    "play": _NO_TABLE,
    "redeal": _NO_TABLE,
    "standing": "Your answer could not be stored, so the question is still open.",
    "rule": _NO_RULE,
    "typed": _NO_RULE,
    "computer": "The computers' seats could not be stored, so they are still free.",
    "decline": "Your answer could not be stored, so a seat is still kept for you.",
    "ready": "The next deal could not be stored, so no cards have been dealt.",
    "table close": "The end of the table could not be stored, so it goes on.",
    "table resign": "Your resignation could not be stored, so you are still playing.",
    "table away": "Your absence could not be stored, so your clock is still running.",
    "table back": "Your return could not be stored, so the computer still plays for you.",
    "lots": "The seats could not be stored, so everybody sits as before.",
    "partner": "The seats could not be stored, so everybody sits as before.",
    "chips give": _NO_GIFT,
    "gift_offer": _NO_GIFT,
    "gift_yes": _NO_GIFT,
    "gift_no": _NO_GIFT,
    "chips grant": "The grant could not be stored, so no chips have moved.",
    "chips refill": "The refill could not be stored, so no chips have moved.",
    "chips freeze": "The freeze could not be stored, so the wallet is not frozen.",
    "chips thaw": "The thaw could not be stored, so the wallet is as it was.",
    "chips void": "The voiding could not be stored, so all payments of the table stand.",
    "cardroom settings": _NO_SETTINGS,
    "cardroom chips": _NO_SETTINGS,
    "settings me": _NO_SETTINGS,
    "sort": _NO_SETTINGS,
    "setting": _NO_SETTINGS,
    "take_out": _NO_SETTINGS,
    "season end": "The end of the season could not be stored, so it goes on.",
    "erase_sure": "Your records could not be erased yet. Some of your seats may have been given up.",
}
for _press in ("join", "leave", "start", "close"):
    _NOT_STORED[_press] = _NOT_STORED[f"table {_press}"]
_NOT_STORED["accept"] = _NOT_STORED["table join"]
_NOT_STORED["away"] = _NOT_STORED["table back"]
_NOT_STORED["resign_sure"] = _NOT_STORED["table resign"]


def not_stored(asked: str) -> str:
    """Return what was not done because it could not be stored.

    ``asked`` is the command's full name, or the button's verb.
    """
    return f"{_NOT_STORED.get(asked, _NO_DATABASE)} Please try again."
