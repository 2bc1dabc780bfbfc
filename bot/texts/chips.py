"""Chips in words: balances, transfers, refusals, the audit; and the stored personal data."""

from collections.abc import Sequence
from typing import Final

from bot.manager.results.gift_offers import OfferReason, OfferRefused
from bot.texts.faces import boxed
from bot.texts.fairness.audit import fault_line, note_line
from bot.texts.games.default_wording import humanised
from bot.texts.games.wordings import WORDINGS
from bot.texts.localization import LazyMessage, join, message, number, with_commas
from bot.texts.names import quoted
from data.audit import Report
from data.ledger.ledger import LedgerReason, LedgerRefusal
from data.ledger.ledger_queries import AccountKind, Freeze, Line, Party, TableBooks, Wallet
from data.settings import ChipSettings
from data.tables.stakes import UNPLAYED, Kind
from engine.cards import parse_cards

CHIPS: Final = LazyMessage("chips-command")
BALANCE: Final = LazyMessage("chips-command-balance")
LEDGER: Final = LazyMessage("chips-command-ledger")
TABLE: Final = LazyMessage("chips-command-table")
TOP: Final = LazyMessage("chips-command-top")
GIVE: Final = LazyMessage("chips-command-give")
REFILL: Final = LazyMessage("chips-command-refill")
EXPORT: Final = LazyMessage("chips-command-export")
GRANT: Final = LazyMessage("chips-command-grant")
FREEZE: Final = LazyMessage("chips-command-freeze")
THAW: Final = LazyMessage("chips-command-thaw")
VOID: Final = LazyMessage("chips-command-void")
AUDIT: Final = LazyMessage("chips-command-audit")
SETTINGS: Final = LazyMessage("chips-command-settings")
PRIVACY: Final = LazyMessage("chips-command-privacy")
ABOUT: Final = LazyMessage("chips-command-privacy-about")
EXPORT_ME: Final = LazyMessage("chips-command-privacy-export")
ERASE: Final = LazyMessage("chips-command-privacy-erase")

WHOSE: Final = LazyMessage("chips-option-member")
WHOSE_WALLET: Final = LazyMessage("chips-option-wallet")
TO_WHOM: Final = LazyMessage("chips-option-receiver")
AMOUNT: Final = LazyMessage("chips-option-amount")
TABLE_NUMBER: Final = LazyMessage("chips-option-table")
PAGE: Final = LazyMessage("chips-option-page")
EVERYBODY: Final = LazyMessage("chips-option-everybody")
REASON: Final = LazyMessage("chips-option-reason")
OPENING: Final = LazyMessage("chips-option-opening")
REFILL_FLOOR: Final = LazyMessage("chips-option-refill-floor")
REFILL_HOURS: Final = LazyMessage("chips-option-refill-hours")
GIFTS: Final = LazyMessage("chips-option-gifts")
GIFT_CAP: Final = LazyMessage("chips-option-gift-cap")
STAKES_CAP: Final = LazyMessage("chips-option-stakes-cap")
BANK_PLAYS: Final = LazyMessage("chips-option-bank-plays")

PLAY_CHIPS: Final = LazyMessage("chips-play-chips")
NO_LINES: Final = LazyMessage("chips-no-lines")
NO_MORE: Final = LazyMessage("chips-no-more")
NOBODY: Final = LazyMessage("chips-nobody")
MODERATORS: Final = LazyMessage("chips-moderators")
GIFT_GONE: Final = LazyMessage("chips-gift-gone")
NOT_YOUR_GIFT: Final = LazyMessage("chips-not-your-gift")
AUDITING: Final = LazyMessage("chips-auditing")
TOO_BIG: Final = LazyMessage("chips-too-big")
CSV: Final = LazyMessage("chips-csv")
JSON: Final = LazyMessage("chips-json")
MINE: Final = LazyMessage("chips-mine")
OLDER: Final = LazyMessage("chips-older")
NEWER: Final = LazyMessage("chips-newer")
PAYMENTS: Final = LazyMessage("chips-payments")
OFFER: Final = LazyMessage("chips-offer")
ACCEPT: Final = LazyMessage("chips-accept")
DECLINE: Final = LazyMessage("chips-decline")
ERASE_SURE: Final = LazyMessage("chips-erase-sure")
KEEP: Final = LazyMessage("chips-keep")
KEPT: Final = LazyMessage("chips-kept")
ERASED: Final = LazyMessage("chips-erased")
FAULTS_SHOWN: Final = 15
NOTES_SHOWN: Final = 3
_MEDALS: Final = ("🥇", "🥈", "🥉")


def amount(chips: int) -> str:
    """Return a number of chips: ``1 chip``, ``1,200 chips``, ``−3 chips``."""
    return message("chips-amount", chips=number(chips), count=abs(chips))


def signed(chips: int) -> str:
    """Return chips won or lost: ``+1,200``, ``−3``, ``0``."""
    return f"+{number(chips)}" if chips > 0 else number(chips)


def in_all(chips: Sequence[int], names: Sequence[str]) -> str:
    """Return the totals of a deal's payments, by seat."""
    won = [f"{name}\u00a0**{signed(gain)}**" for name, gain in zip(names, chips, strict=True)]
    return message("chips-total", won=with_commas(won))


def day_and_time(at: int) -> str:
    """Return a time in milliseconds UTC as Discord's timestamp with date and time."""
    return f"<t:{at // 1000}:f>"


def ago(at: int) -> str:
    """Return a time in milliseconds UTC as Discord's relative timestamp: "3 days ago"."""
    return f"<t:{at // 1000}:R>"


def member(member_id: int | None) -> str:
    """Return a member as a mention that does not notify; erased members are former players."""
    known = member_id is not None and member_id > 0
    return f"<@{member_id}>" if known else message("chips-former-player")


def party(who: Party) -> str:
    """Return one side of a transfer."""
    match who.kind:
        case AccountKind.BANK:
            return message("chips-bank")
        case AccountKind.POT:
            return message("chips-pot")
        case AccountKind.ESCROW:
            return message("chips-escrow", number=who.tournament or 0)
        case AccountKind.WALLET:
            return member(who.member_id)


# --- balances


def balance_lines(
    member_id: int, purse: Wallet, history: Sequence[Freeze], chips: ChipSettings, *, opened: bool
) -> list[str]:
    """Return a member's balance, and when and why the wallet was frozen or thawed."""
    who, has, count = member(member_id), number(purse.balance), abs(purse.balance)
    lines = [
        message("chips-has", member=who, chips=has, count=count)
        if opened
        else message("chips-has-no-wallet", member=who, chips=has, count=count)
    ]
    if purse.frozen:
        lines.append(message("chips-is-frozen"))
    if purse.balance < 0:
        lines.append(message("chips-below-zero"))
    if purse.balance < chips.refill_floor and not purse.frozen:
        floor = chips.refill_floor
        lines.append(message("chips-can-refill", chips=number(floor), count=floor))
    lines += [_freeze(entry) for entry in history]
    return lines


def _freeze(entry: Freeze) -> str:
    told = message(
        "chips-freeze-entry",
        did="frozen" if entry.frozen else "thawed",
        when=day_and_time(entry.at),
        by=_by(entry.actor_id),
        actor=member(entry.actor_id),
        note=quoted(entry.note),
    )
    return f"-# {told}"


def _by(actor_id: int | None) -> str:
    """Return the code that says whether it is known who ordered something."""
    return "member" if actor_id is not None else "nobody"


def top_lines(rows: Sequence[tuple[int, int]]) -> list[str]:
    """Return a line for each of the richest members."""
    if not rows:
        return [str(NOBODY)]
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
    told = message(
        "chips-entry",
        direction="in" if change > 0 else "out",
        when=ago(entry[0].at),
        change=signed(change),
        party=party(others[0]) if len(others) == 1 else message("chips-seats", seats=len(others)),
        balance=number(entry[0].balance(member_id)),
    )
    return f"{told}\n-# {_details(entry, guild_id)}"


def entry_between(entry: Sequence[Line], guild_id: int) -> str:
    """Return an entry of a table's or a guild's ledger: who paid whom."""
    payers = join([party(line.payer) for line in reversed(entry)])
    amounts = {line.amount for line in entry}
    when, payee = ago(entry[0].at), party(entry[0].payee)
    chips = number(sum(line.amount for line in entry))
    if len(entry) > 1 and len(amounts) == 1:
        each = number(entry[0].amount)
        told = message(
            "chips-entry-between-each", when=when, payers=payers, payee=payee, chips=chips, each=each
        )
    else:
        told = message("chips-entry-between", when=when, payers=payers, payee=payee, chips=chips)
    return f"{told}\n-# {_details(entry, guild_id)}"


def _details(entry: Sequence[Line], guild_id: int) -> str:
    newest, oldest = entry[0], entry[-1]
    numbers = f"#{newest.seq}" if len(entry) == 1 else f"#{oldest.seq}–{newest.seq}"
    return " · ".join(filter(None, (f"{numbers} {purpose(newest)}", _where(newest, guild_id))))


def _where(line: Line, guild_id: int) -> str:
    """Return the table of a line, as a link to its message if it has one."""
    if line.number is None:
        return ""
    name = message("chips-table", number=line.number)
    if line.channel_id is not None and line.message_id is not None:
        name = f"[{name}](https://discord.com/channels/{guild_id}/{line.channel_id}/{line.message_id})"
    return message("chips-table-deal", table=name, deal=line.deal) if line.deal is not None else name


def purpose(line: Line) -> str:
    """Return what a transfer was for, with rule and cards, and who ordered it and why."""
    match line.kind:
        case Kind.STAKE | Kind.WON | Kind.RETURNED if line.tournament is not None:
            return message("chips-for-tournament", moved=line.kind.value, number=line.tournament)
        case Kind.OPENING:
            return message("chips-for-opening")
        case Kind.REFILL:
            return message("chips-for-refill")
        case Kind.GIFT:
            return message("chips-for-gift")
        case Kind.GRANT:
            actor = member(line.actor_id)
            return _noted(message("chips-for-grant", by=_by(line.actor_id), actor=actor), line.note)
        case Kind.STAKE:
            return message("chips-for-stake")
        case Kind.PAYMENT:
            return _payment(line)
        case Kind.POINTS:
            return message("chips-for-points")
        case Kind.WON:
            return message("chips-for-won")
        case Kind.RETURNED:
            return message("chips-for-returned")
        case Kind.VOID:
            by, actor = _by(line.actor_id), member(line.actor_id)
            return _noted(message("chips-for-void", by=by, actor=actor, entry=line.reverses or 0), line.note)


def _noted(told: str, note: str | None) -> str:
    return f"{told}: {quoted(note)}" if note else told


def _payment(line: Line) -> str:
    """Return what a game's payment was for; an unknown reason is shown as its code."""
    if line.reason == UNPLAYED:
        return message("chips-for-unplayed")
    cards = parse_cards(line.cards)
    own = (game.payment_purpose(line.reason, cards) for game in WORDINGS.values())
    words = next(filter(None, own), humanised(line.reason))
    told = f"{words} {boxed(cards)}" if cards else words
    return message("chips-for-rule", purpose=told, rule=line.rule) if line.rule else told


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
    return [legend, "```\n" + "\n".join(table) + "\n```", f"-# {message('chips-matrix')}"]


def void_line(note: str) -> str:
    """Return that a table was voided."""
    return message("chips-voided-table", note=quoted(note))


# --- gifts and moderators' commands


def giving(receiver: int, chips: int, has: int) -> str:
    """Return the question that confirms a gift."""
    return message(
        "chips-giving", chips=number(chips), count=abs(chips), receiver=member(receiver), has=number(has)
    )


def offered(giver: int, receiver: int, chips: int, until: int) -> str:
    """Return the question that asks the receiver to accept a gift."""
    told = message(
        "chips-offered",
        receiver=member(receiver),
        giver=member(giver),
        chips=number(chips),
        count=abs(chips),
        when=ago(until),
    )
    return f"{told}\n-# {PLAY_CHIPS}"


def offer_made(receiver: int) -> str:
    """Return, for the giver, that the receiver has been asked."""
    return message("chips-offer-made", receiver=member(receiver))


def given(giver: int, receiver: int, chips: int) -> str:
    """Return that a gift was made."""
    return message(
        "chips-given",
        giver=member(giver),
        receiver=member(receiver),
        chips=number(chips),
        count=abs(chips),
    )


def declined(giver: int, receiver: int, chips: int) -> str:
    """Return that a gift was declined, or withdrawn before it was accepted."""
    return message(
        "chips-declined",
        giver=member(giver),
        receiver=member(receiver),
        chips=number(chips),
        count=abs(chips),
    )


def refilled(has: int) -> str:
    """Return the balance after a refill."""
    return message("chips-refilled", chips=number(has), count=abs(has))


def granted(receiver: int, chips: int) -> str:
    """Return that a grant was made."""
    return message("chips-granted", receiver=member(receiver), chips=number(chips), count=abs(chips))


def frozen(owner: int, *, now: bool) -> str:
    """Return that a wallet was frozen or thawed."""
    whose = member(owner)
    return message("chips-frozen", member=whose) if now else message("chips-thawed", member=whose)


def voided(table: int, entries: int) -> str:
    """Return that a table was voided."""
    return message("chips-voided", table=table, entries=entries)


def exported(entries: int) -> str:
    """Return the description of an export's files."""
    return f"{message('chips-exported', entries=entries)}\n-# {PLAY_CHIPS}"


# --- the audit


def audit_lines(report: Report) -> list[str]:
    """Return the findings of an audit: every fault by name, and the head of the hash chain."""
    found = report.faults
    count = message("chips-audit-faults", faults=len(found))
    shown = [f"- {fault_line(fault)}" for fault in found[:FAULTS_SHOWN]]
    left = len(found) - FAULTS_SHOWN
    if left > 0:
        shown.append(f"- {message('chips-audit-more', count=left)}")
    notes = [
        message("chips-audit-entries", entries=report.transfers),
        message(
            "chips-audit-played",
            tables=report.tables,
            moves=report.moves,
            by_hashes=len(report.by_hash),
            by_neither=len(report.by_neither),
        ),
    ]
    if report.earlier and report.earlier_at is not None:
        day = f"<t:{report.earlier_at // 1000}:d>"
        notes.append(message("chips-audit-earlier", tables=report.earlier, day=day))
    if report.later and report.later_at is not None:
        day = f"<t:{report.later_at // 1000}:d>"
        notes.append(message("chips-audit-later", tables=report.later, day=day))
    if report.open:
        notes.append(message("chips-audit-open", tables=report.open))
    if report.unsealed:
        notes.append(message("chips-audit-unsealed"))
    lines = [
        f"⚠️ **{count}**" if found else message("chips-audit-passed"),
        *shown,
        " · ".join(notes),
        *(f"-# {note_line(note)}" for note in report.notes[:NOTES_SHOWN]),
    ]
    if report.sealed is not None:
        lines.append(f"-# {message('chips-audit-head', sealed=str(report.sealed))}")
    return lines


# --- refusals


def offer_refusal(error: OfferRefused) -> str:
    """Return why an offer cannot be answered."""
    return str(NOT_YOUR_GIFT if error.reason is OfferReason.NOT_YOURS else GIFT_GONE)


def ledger_refusal(error: LedgerRefusal, asking: int | None = None) -> str:
    """Return why the ledger refuses something; ``asking`` is addressed as "you"."""
    facts = error.facts
    named = facts.get("member")
    known = named if isinstance(named, int) else None
    whose = "wallet" if known is None else "you" if known == asking else "member"
    who = member(known)
    have, need = _fact(facts, "have"), _fact(facts, "need")
    match error.reason:
        case LedgerReason.NOT_ENOUGH:
            return message("chips-refused-not-enough", whose=whose, member=who, have=have, need=need)
        case LedgerReason.NEGATIVE:
            return message("chips-refused-negative", whose=whose, member=who, have=have)
        case LedgerReason.FROZEN:
            if note := str(facts.get("note") or ""):
                return message("chips-refused-frozen-because", whose=whose, member=who, note=quoted(note))
            return message("chips-refused-frozen", whose=whose, member=who)
        case LedgerReason.SELF:
            return message("chips-refused-self")
        case LedgerReason.COMPUTER:
            return message("chips-refused-computer")
        case LedgerReason.AMOUNT:
            most = _fact(facts, "most")
            return message("chips-refused-amount", most=most, amount=_fact(facts, "amount"))
        case LedgerReason.GIFTS_OFF:
            return message("chips-refused-gifts-off")
        case LedgerReason.CAP if "given" in facts:
            cap = _fact(facts, "cap")
            return message("chips-refused-gift-cap", cap=cap, given=_fact(facts, "given"))
        case LedgerReason.CAP:
            return message("chips-refused-stakes-cap", cap=_fact(facts, "cap"), need=need)
        case LedgerReason.TOO_SOON:
            at = facts.get("next_at")
            if not isinstance(at, int):
                return message("chips-refused-too-soon-later")
            return message("chips-refused-too-soon", when=ago(at))
        case LedgerReason.ABOVE_FLOOR:
            return message("chips-refused-above-floor", floor=_fact(facts, "floor"), have=have)
        case LedgerReason.NOTE:
            return message("chips-refused-note", most=_fact(facts, "most"))
        case LedgerReason.ALREADY_DONE:
            return message("chips-refused-already-done")
        case LedgerReason.ALREADY_FROZEN:
            return message("chips-refused-already-frozen", whose=whose, member=who)
        case LedgerReason.NOT_FROZEN:
            return message("chips-refused-not-frozen", whose=whose, member=who)
        case LedgerReason.NO_WALLET:
            return message("chips-refused-no-wallet", whose=whose, member=who)
        case LedgerReason.NO_CHIPS:
            return message("chips-refused-no-chips")
        case LedgerReason.STILL_PLAYING:
            which = f" table:{facts['number']}" if "number" in facts else ""
            return message("chips-refused-still-playing", option=which)
        case LedgerReason.ALREADY_VOID:
            return message("chips-refused-already-void")


def _fact(facts: dict[str, object], name: str) -> str:
    value = facts.get(name)
    return number(value) if isinstance(value, int) else str(value)


# --- settings and privacy


def settings_lines(chips: ChipSettings) -> list[str]:
    """Return a guild's chip settings."""
    opening, floor, hours = chips.opening, chips.refill_floor, chips.refill_hours
    cap, stakes = chips.gift_cap, chips.stakes_cap
    return [
        f"### {message('chips-settings')}",
        message("chips-setting-opening", chips=number(opening), count=opening),
        message("chips-setting-refill", chips=number(floor), count=floor, hours=hours),
        message("chips-setting-gifts", chips=number(cap), count=cap)
        if chips.gifts
        else message("chips-setting-no-gifts"),
        message("chips-setting-stakes-cap", chips=number(stakes), count=stakes),
        message("chips-setting-bank-plays") if chips.bank_plays else message("chips-setting-practice"),
        f"-# {PLAY_CHIPS}",
    ]


EXPORTED_ME: Final = LazyMessage("chips-exported-everything")


def stored() -> str:
    """Return what is stored about a member."""
    return f"{message('chips-stored')}\n\n{message('chips-stored-erasure')}"


def erasing(tables: int) -> str:
    """Return the question that confirms an erasure."""
    told = [message("chips-erasing-everything")]
    if tables:
        told.insert(0, message("chips-erasing-seats", tables=tables))
    return f"### {message('chips-erasing')}\n{' '.join(told)}"
