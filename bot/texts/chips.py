"""Chips in words: balances, transfers, refusals, the audit; and the stored personal data."""

from collections.abc import Sequence
from typing import Final

from bot.manager.results.gift_offers import OfferReason, OfferRefused
from bot.texts.default_wording import humanised
from bot.texts.faces import boxed
from bot.texts.games import WORDINGS
from bot.texts.names import join, plural, quoted
from data.audit import Report
from data.ledger.ledger import LedgerReason, LedgerRefusal
from data.ledger.ledger_queries import AccountKind, Freeze, Line, Party, TableBooks, Wallet
from data.settings import ChipSettings
from data.tables.stakes import UNPLAYED, Kind
from engine.cards import parse_cards

CHIPS: Final = "Play chips: balances and where they came from"
BALANCE: Final = "How many chips a member has"
LEDGER: Final = "Everything paid into or out of a wallet, newest first"
TABLE: Final = "The chips of a table: every account, and who has paid whom"
TOP: Final = "Who has the most chips in this server"
GIVE: Final = "Give chips to another member, who must accept them"
REFILL: Final = "Let the bank refill your wallet when it is low"
EXPORT: Final = "Your ledger as files, for spreadsheets and programs"
GRANT: Final = "Give a member chips from the bank (moderators)"
FREEZE: Final = "Freeze a wallet: its owner cannot give chips or join chip tables (moderators)"
THAW: Final = "Thaw a frozen wallet (moderators)"
VOID: Final = "Reverse everything that was paid at a table (moderators)"
AUDIT: Final = "Prove that the books balance and agree with the games (moderators)"
SETTINGS: Final = "Settings of the chips in this server (moderators)"
PRIVACY: Final = "What I store about you, and how to get it or erase it"
ABOUT: Final = "What I store about you"
EXPORT_ME: Final = "Everything I store about you, as a file"
ERASE: Final = "Cut the link between you and everything I store"

WHOSE: Final = "Which member (default: you)"
WHOSE_WALLET: Final = "Whose wallet"
TO_WHOM: Final = "To whom"
AMOUNT: Final = "How many chips"
TABLE_NUMBER: Final = "The table's number"
PAGE: Final = "Which page (1: the newest)"
EVERYBODY: Final = "The books of the whole server (moderators)"
REASON: Final = "Why; everybody can read it, and it stays forever"
OPENING: Final = "What a member starts with"
REFILL_FLOOR: Final = "The balance up to which the bank refills a wallet"
REFILL_HOURS: Final = "Hours between two refills"
GIFTS: Final = "Whether members may give chips to each other"
GIFT_CAP: Final = "The most that a member may give away in a day"
STAKES_CAP: Final = "The most that a player may need to join a table"
BANK_PLAYS: Final = "Whether the bank pays for computer players; otherwise their tables are practice"

PLAY_CHIPS: Final = "Play chips: no cash value, cannot be bought, sold or redeemed."
NO_LINES: Final = "There are no entries here yet."
NO_MORE: Final = "There are no more entries."
NOBODY: Final = "Nobody has chips here yet: a wallet opens when its owner first joins a chip table."
MODERATORS: Final = "Only a moderator (Manage Channels) can do that."
GIFT_GONE: Final = "That offer is no longer open; nothing was given."
NOT_YOUR_GIFT: Final = "That offer is for somebody else."
AUDITING: Final = "An audit is already running; please wait for its result."
TOO_BIG: Final = "That is too large for a file here. The owner of this bot can export it."
CSV: Final = "The ledger as a table, for a spreadsheet"
JSON: Final = "The ledger as a list of objects, for programs"
MINE: Final = "Everything I store about you, as JSON"
OLDER: Final = "Older"
NEWER: Final = "Newer"
PAYMENTS: Final = "All payments"
OFFER: Final = "Yes, offer it"
ACCEPT: Final = "Accept"
DECLINE: Final = "No"
ERASE_SURE: Final = "Yes, erase me"
KEEP: Final = "No, keep everything"
KEPT: Final = "Nothing was erased."
ERASED: Final = (
    "### Erased\nNothing that I store leads to you any more. Where you played it now says “former player”. "
    "If you play again, you start as a new player."
)
FAULTS_SHOWN: Final = 15
NOTES_SHOWN: Final = 3
_MEDALS: Final = ("🥇", "🥈", "🥉")
_DESCRIBED: Final = (
    "Columns: `seq` the number of the entry, `at` milliseconds UTC, `kind` what it is for, `amount`, payer "
    "and payee with what each had after it, `reason`, `rule` and `cards` of the game's payment, table, deal "
    "and ply, who ordered it and why (`note`), which entry it `reverses`, and its `hash`, which covers the "
    "entry before it as well."
)


def amount(chips: int) -> str:
    """Return a number of chips: ``1 chip``, ``1,200 chips``, ``−3 chips``."""
    return f"{number(chips)} {'chip' if abs(chips) == 1 else 'chips'}"


def number(chips: int) -> str:
    """Return a number with separators: ``1,200``, ``−3``."""
    return f"{chips:,}".replace("-", "−")


def signed(chips: int) -> str:
    """Return chips won or lost: ``+1,200``, ``−3``, ``0``."""
    return f"{chips:+,}".replace("-", "−") if chips else "0"


def in_all(chips: Sequence[int], names: Sequence[str]) -> str:
    """Return the totals of a deal's payments, by seat."""
    won = [f"{name}\u00a0**{signed(gain)}**" for name, gain in zip(names, chips, strict=True)]
    return f"Total: {', '.join(won)}"


def day_and_time(at: int) -> str:
    """Return a time in milliseconds UTC as Discord's timestamp with date and time."""
    return f"<t:{at // 1000}:f>"


def ago(at: int) -> str:
    """Return a time in milliseconds UTC as Discord's relative timestamp: "3 days ago"."""
    return f"<t:{at // 1000}:R>"


def member(member_id: int | None) -> str:
    """Return a member as a mention that does not notify; erased members are former players."""
    return f"<@{member_id}>" if member_id is not None and member_id > 0 else "a former player"


def party(who: Party) -> str:
    """Return one side of a transfer."""
    match who.kind:
        case AccountKind.BANK:
            return "the bank"
        case AccountKind.POT:
            return "the pot"
        case AccountKind.WALLET:
            return member(who.member_id)


# --- balances


def balance_lines(
    member_id: int, purse: Wallet, history: Sequence[Freeze], chips: ChipSettings, *, opened: bool
) -> list[str]:
    """Return a member's balance, and when and why the wallet was frozen or thawed."""
    has = f"**{amount(purse.balance)}**"
    who = member(member_id)
    first = (
        f"{who} has {has}."
        if opened
        else f"{who} has no wallet yet; it opens with {has} at the first chip table."
    )
    lines = [first]
    if purse.frozen:
        lines.append("🧊 **Frozen**: its owner cannot give chips or join chip tables.")
    if purse.balance < 0:
        lines.append("Below zero: no new deal until it is refilled.")
    if purse.balance < chips.refill_floor and not purse.frozen:
        lines.append(f"`/chips refill` refills it to {amount(chips.refill_floor)}.")
    lines += [_freeze(entry) for entry in history]
    return lines


def _freeze(entry: Freeze) -> str:
    did = "frozen" if entry.frozen else "thawed"
    return f"-# {day_and_time(entry.at)} {did}{_by(entry.actor_id)}: {quoted(entry.note)}"


def _by(actor_id: int | None) -> str:
    return f" by {member(actor_id)}" if actor_id is not None else ""


def top_lines(rows: Sequence[tuple[int, int]]) -> list[str]:
    """Return a line for each of the richest members."""
    if not rows:
        return [NOBODY]
    return [
        f"{_MEDALS[place] if place < len(_MEDALS) else f'{place + 1}.'} {member(who)} · **{number(has)}**"
        for place, (who, has) in enumerate(rows)
    ]


# --- the ledger


def paid_at_once(line: Line, member_id: int | None) -> object:
    """Return a grouping key: equal for ledger lines made by one payment.

    Such lines form one entry in the ledger of the member, or (None) of everybody.
    """
    if line.ply is None or line.reverses is not None:
        return line.seq
    side = line.payee if member_id is None else line.payee.member_id == member_id
    return line.table_id, line.deal, line.ply, line.kind, line.reason, line.rule, line.cards, side


def entry_for(entry: Sequence[Line], member_id: int, guild_id: int) -> str:
    """Return an entry of a member's ledger: time, amount, other side, balance, purpose, table.

    ``entry`` is one line, or several that were paid at once, newest first.
    """
    change = sum(line.change(member_id) for line in entry)
    others = list(dict.fromkeys(line.counterparty(member_id) for line in entry))
    sides = party(others[0]) if len(others) == 1 else plural(len(others), "seat")
    whom = f"{'from' if change > 0 else 'to'} {sides}"
    return (
        f"{ago(entry[0].at)} **{signed(change)}** {whom} · balance {number(entry[0].balance(member_id))}\n"
        f"-# {_details(entry, guild_id)}"
    )


def entry_between(entry: Sequence[Line], guild_id: int) -> str:
    """Return an entry of a table's or a guild's ledger: who paid whom."""
    payers = join([party(line.payer) for line in reversed(entry)])
    amounts = {line.amount for line in entry}
    each = f" ({number(entry[0].amount)} each)" if len(entry) > 1 and len(amounts) == 1 else ""
    return (
        f"{ago(entry[0].at)} {payers} → {party(entry[0].payee)} "
        f"**{number(sum(line.amount for line in entry))}**{each}\n-# {_details(entry, guild_id)}"
    )


def _details(entry: Sequence[Line], guild_id: int) -> str:
    newest, oldest = entry[0], entry[-1]
    numbers = f"#{newest.seq}" if len(entry) == 1 else f"#{oldest.seq}–{newest.seq}"
    return " · ".join(filter(None, (f"{numbers} {purpose(newest)}", _where(newest, guild_id))))


def _where(line: Line, guild_id: int) -> str:
    """Return the table of a line, as a link to its message if it has one."""
    if line.number is None:
        return ""
    name = f"Table {line.number}"
    if line.channel_id is not None and line.message_id is not None:
        name = f"[{name}](https://discord.com/channels/{guild_id}/{line.channel_id}/{line.message_id})"
    return f"{name}, deal {line.deal}" if line.deal is not None else name


def purpose(line: Line) -> str:
    """Return what a transfer was for, with rule and cards, and who ordered it and why."""
    ordered = f"{_by(line.actor_id)}: {quoted(line.note)}" if line.note else _by(line.actor_id)
    match line.kind:
        case Kind.OPENING:
            return "the opening balance"
        case Kind.REFILL:
            return "a refill"
        case Kind.GIFT:
            return "a gift"
        case Kind.GRANT:
            return f"a grant{ordered}"
        case Kind.STAKE:
            return "the stake for the match"
        case Kind.PAYMENT:
            return _payment(line)
        case Kind.POINTS:
            return "the point difference"
        case Kind.WON:
            return "the stakes of the match, won"
        case Kind.RETURNED:
            return "back from the pot"
        case Kind.VOID:
            return f"reverses #{line.reverses}{ordered}"


def _payment(line: Line) -> str:
    """Return what a game's payment was for; an unknown reason is shown as its code."""
    if line.reason == UNPLAYED:
        return "paid back: the match does not count"
    cards = parse_cards(line.cards)
    own = (game.payment_purpose(line.reason, cards) for game in WORDINGS.values())
    words = next(filter(None, own), humanised(line.reason))
    shown = f" {boxed(cards)}" if cards else ""
    return f"{words}{shown}{f', rule {line.rule}' if line.rule else ''}"


# --- a table


def account_lines(books: TableBooks) -> list[str]:
    """Return a table's net effect on every account."""
    ranked = sorted(books.net.items(), key=lambda entry: -entry[1])
    return [f"{party(who)} **{signed(net)}**" for who, net in ranked]


def matrix_lines(books: TableBooks) -> list[str]:
    """Return who paid whom in total: a letter for each account, then payers by payees."""
    parties = list(dict.fromkeys(side for pair in books.paid for side in pair))
    letters = {who: chr(ord("A") + place) for place, who in enumerate(parties)}
    legend = " · ".join(f"`{letter}` {party(who)}" for who, letter in letters.items())
    payees = [who for who in parties if any(pair[1] == who for pair in books.paid)]
    rows = [["", *(letters[who] for who in payees)]]
    for payer in parties:
        cells = [books.paid.get((payer, payee), 0) for payee in payees]
        if any(cells):
            rows.append([letters[payer], *(number(cell) if cell else "·" for cell in cells)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = [
        " ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    return [legend, "```\n" + "\n".join(table) + "\n```", "-# Each row pays, each column is paid."]


def void_line(note: str) -> str:
    """Return that a table was voided."""
    return f"⚠️ This table was voided: {quoted(note)}. Everything paid here was reversed by new entries."


# --- gifts and moderators' commands


def giving(receiver: int, chips: int, has: int) -> str:
    """Return the question that confirms a gift."""
    return f"**Give {amount(chips)} to {member(receiver)}?** You have {number(has)} now."


def offered(giver: int, receiver: int, chips: int, until: int) -> str:
    """Return the question that asks the receiver to accept a gift."""
    when = f"<t:{until // 1000}:R>"
    return (
        f"{member(receiver)}, {member(giver)} would like to give you **{amount(chips)}**. "
        f"The offer expires {when}.\n-# {PLAY_CHIPS}"
    )


def offer_made(receiver: int) -> str:
    """Return, for the giver, that the receiver has been asked."""
    return f"{member(receiver)} has been asked. The chips are transferred when they accept."


def given(giver: int, receiver: int, chips: int) -> str:
    """Return that a gift was made."""
    return f"{member(giver)} gave {member(receiver)} **{amount(chips)}**."


def declined(giver: int, receiver: int, chips: int) -> str:
    """Return that a gift was declined, or withdrawn before it was accepted."""
    return f"{member(giver)} keeps the {amount(chips)} offered to {member(receiver)}."


def refilled(has: int) -> str:
    """Return the balance after a refill."""
    return f"The bank has refilled your wallet: you have **{amount(has)}**."


def granted(receiver: int, chips: int) -> str:
    """Return that a grant was made."""
    return f"{member(receiver)} got **{amount(chips)}** from the bank. The reason is in the ledger."


def frozen(owner: int, *, now: bool) -> str:
    """Return that a wallet was frozen or thawed."""
    did = "is frozen" if now else "is thawed"
    return f"The wallet of {member(owner)} {did}. The reason is in `/chips balance`."


def voided(table: int, entries: int) -> str:
    """Return that a table was voided."""
    back = plural(entries, "entry was", "entries were")
    return f"Table {table} is void: {back} reversed by new ones. The reason is in the ledger."


def exported(entries: int) -> str:
    """Return the description of an export's files."""
    return (
        f"### Ledger\n{plural(entries, 'entry', 'entries')}, the oldest first. {_DESCRIBED}\n-# {PLAY_CHIPS}"
    )


# --- the audit


def audit_lines(report: Report) -> list[str]:
    """Return the findings of an audit: every fault by name, and the head of the hash chain."""
    played = (
        f"{plural(report.tables, 'table')} and {plural(report.moves, 'move')} played again, "
        f"{plural(len(report.by_hash), 'table')} by earlier rules checked by hashes alone, "
        f"{plural(len(report.by_neither), 'table')} by neither"
    )
    found = report.faults
    verdict = (
        f"⚠️ **{plural(len(found), 'fault')}**"
        if found
        else (
            "✅ The books balance, no entry was changed, results and payments follow from the games, and "
            "scores, ratings and boards follow from the results."
        )
    )
    shown = [f"- {fault}" for fault in found[:FAULTS_SHOWN]]
    more = [f"- … and {len(found) - FAULTS_SHOWN} more."] if len(found) > FAULTS_SHOWN else []
    notes = []
    if report.earlier and report.earlier_at is not None:
        notes.append(
            f"{plural(report.earlier, 'table was', 'tables were')} played before there were seals, which "
            f"show their state on <t:{report.earlier_at // 1000}:d>"
        )
    if report.later and report.later_at is not None:
        notes.append(
            f"{plural(report.later, 'table')} ended before seals covered results and payments, and are "
            f"sealed as they were on <t:{report.later_at // 1000}:d>"
        )
    if report.open:
        notes.append(f"results and payments of {plural(report.open, 'table')} are not sealed")
    if report.unsealed:
        notes.append("matches in play could not be sealed")
    head = (
        f"-# Head: `{report.sealed}`. Keep it: with it the owner can prove later that nothing was changed "
        "(`audit --since`)."
    )
    return [
        verdict,
        *shown,
        *more,
        " · ".join([f"{plural(report.transfers, 'entry', 'entries')} read", played, *notes]),
        *(f"-# {note}" for note in report.notes[:NOTES_SHOWN]),
        *([head] if report.sealed is not None else []),
    ]


# --- refusals


def offer_refusal(error: OfferRefused) -> str:
    """Return why an offer cannot be answered."""
    return NOT_YOUR_GIFT if error.reason is OfferReason.NOT_YOURS else GIFT_GONE


def ledger_refusal(error: LedgerRefusal, asking: int | None = None) -> str:
    """Return why the ledger refuses something; ``asking`` is addressed as "you"."""
    facts = error.facts
    whose = facts.get("member")
    you = whose is not None and whose == asking
    who = "You" if you else member(whose) if isinstance(whose, int) else "The wallet"
    has = f"{who} {'have' if you else 'has'} {_fact(facts, 'have')}"
    wallet = "Your wallet" if you else f"The wallet of {who}" if isinstance(whose, int) else who
    match error.reason:
        case LedgerReason.NOT_ENOUGH:
            return f"{has}, but need{'' if you else 's'} {_fact(facts, 'need')}."
        case LedgerReason.NEGATIVE:
            return f"{has}: nobody starts a deal below zero. `/chips refill` helps."
        case LedgerReason.FROZEN:
            note = str(facts.get("note") or "")
            return f"{wallet} is frozen{f': {quoted(note)}' if note else ''}."
        case LedgerReason.SELF:
            return "You cannot give chips to yourself."
        case LedgerReason.COMPUTER:
            return "Computers and bots have no wallet."
        case LedgerReason.AMOUNT:
            return f"Use a whole number from 1 to {_fact(facts, 'most')}, not {_fact(facts, 'amount')}."
        case LedgerReason.GIFTS_OFF:
            return (
                "Members of this server cannot give chips to each other; a moderator can allow it with "
                "`/cardroom chips gifts:True`."
            )
        case LedgerReason.CAP if "given" in facts:
            return (
                f"Members can give away at most {_fact(facts, 'cap')} a day, and you have given "
                f"{_fact(facts, 'given')} today."
            )
        case LedgerReason.CAP:
            return (
                f"A table here may require at most {_fact(facts, 'cap')} to join; this one would require "
                f"{_fact(facts, 'need')}."
            )
        case LedgerReason.TOO_SOON:
            at = facts.get("next_at")
            when = f"<t:{at // 1000}:R>" if isinstance(at, int) else "later"
            return f"The bank has already refilled your wallet; it can do so again {when}."
        case LedgerReason.ABOVE_FLOOR:
            floor, have = _fact(facts, "floor"), _fact(facts, "have")
            return f"The bank refills wallets with less than {floor}; you have {have}."
        case LedgerReason.NOTE:
            return f"Give a reason of at most {_fact(facts, 'most')} characters, without anybody's id."
        case LedgerReason.ALREADY_DONE:
            return "That has already been done."
        case LedgerReason.ALREADY_FROZEN:
            return f"{wallet} is already frozen."
        case LedgerReason.NOT_FROZEN:
            return f"{wallet} is not frozen."
        case LedgerReason.NO_WALLET:
            return f"{who} {'have' if you else 'has'} no wallet yet."
        case LedgerReason.NO_CHIPS:
            return "No chips were paid at that table."
        case LedgerReason.STILL_PLAYING:
            which = f" table:{facts['number']}" if "number" in facts else ""
            return (
                "The match at that table is still being played. "
                f"End it with `/table close{which}`, which pays stakes back; then void what else was paid."
            )
        case LedgerReason.ALREADY_VOID:
            return "That table is already void."


def _fact(facts: dict[str, object], name: str) -> str:
    value = facts.get(name)
    return number(value) if isinstance(value, int) else str(value)


# --- settings and privacy


def settings_lines(chips: ChipSettings) -> list[str]:
    """Return a guild's chip settings."""
    gifts = f"up to {amount(chips.gift_cap)} a day" if chips.gifts else "not allowed"
    hours = "hour" if chips.refill_hours == 1 else f"{chips.refill_hours} hours"
    behind = (
        "the bank pays for them" if chips.bank_plays else "practice: their tables do not count for the books"
    )
    return [
        "### Settings of the chips",
        f"**A wallet opens with** {amount(chips.opening)}",
        f"**Refill** up to {amount(chips.refill_floor)}, once every {hours}",
        f"**Gifts** {gifts}",
        f"**A table may require** at most {amount(chips.stakes_cap)} to join",
        f"**Computer players** {behind}",
        f"-# {PLAY_CHIPS}",
    ]


STORED: Final = """\
### What I store about you
- **At tables**: your Discord id, the name and username you had when you joined, your seat, your moves and \
when you made them, the time you had left, what you won and lost; where your hand is shown in your direct \
messages; your part in the shuffle of a deal, so that it can be verified.
- **Scores** by server and game.
- **Rankings** by server and game: your rating after every match against people, and your place on the \
boards. Everybody in the server can read those, and which matches you have played (`/stats`, `/history`).
- **Chips** by server: your wallet, and every entry of the ledger. Everybody in the server can read those.
- **Settings**: your turn alerts, how your hand is sorted, whether you accept direct messages.
- Not stored: messages, e-mail addresses, anything about people who never used me; only a moderator's grant \
or freeze opens a wallet for a member who has not.

`/privacy export` gives you all of it as a file. `/privacy erase` cuts the link between you and these \
records: your name, id and settings are deleted; your matches stay as those of a “former player”, so that \
the scores and books of the others add up. A word that you typed for a deal stays, too: without it the \
others could not verify their cards. I keep nothing by which I could recognise you, not even a hash of your \
id: if you come back, you start again with a new player's chips. They have no cash value, and everything the \
bank has given is in the ledger."""

EXPORTED_ME: Final = (
    "### Everything I store about you\nBy database table; times are milliseconds UTC. `ledger` has the "
    "entries of your wallets by server."
)


def erasing(tables: int) -> str:
    """Return the question that confirms an erasure."""
    seats = f"You are at {plural(tables, 'table')}: you give up these seats first. " if tables else ""
    return (
        "### Erase everything that leads to you?\n"
        f"{seats}Your name, id and settings are deleted from everything I store; your scores and chips stay "
        "with a “former player” and are lost to you. Messages already in channels stay as they are. "
        "This cannot be undone. For a copy, use `/privacy export` first."
    )
