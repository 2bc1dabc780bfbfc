"""The findings of an audit in words.

The names of records in them are English, as in the database.
"""

from typing import Final

from bot.texts.lengths import clip
from bot.texts.localization import message, with_commas
from data.audit import Fault, FaultKind, Note, NoteKind

LONGEST: Final = 300
"""The most characters of a stored value that are shown: somebody may have stored anything."""
_SEALS: Final = (FaultKind.SEAL_CHANGED, FaultKind.SEAL_MISSING, FaultKind.SEALED)


def fault_line(fault: Fault) -> str:
    """Return a sentence on a fault."""
    what, stored, due = (clip(each, LONGEST) for each in (fault.what, fault.stored, fault.due))
    match fault.kind:
        case FaultKind.SUM:
            return message("audit-sum", stored=stored, due=due)
        case FaultKind.BALANCE | FaultKind.FREEZE | FaultKind.RUNNING | FaultKind.DIFFERENT:
            return message("audit-differs", place=_place(fault), what=what, stored=stored, due=due)
        case FaultKind.PLAYED if stored or due:
            return message("audit-differs", place=_place(fault), what=what, stored=stored, due=due)
        case FaultKind.PLAYED:
            return message("audit-played", table=_table(fault), what=what)
        case FaultKind.SCORE | FaultKind.RANKING | FaultKind.SEASON | FaultKind.DAILY:
            return message("audit-derived", of=fault.kind.value, what=what, stored=stored, due=due)
        case FaultKind.CHANGED | FaultKind.SEAL_CHANGED:
            return message("audit-changed", place=_place(fault))
        case FaultKind.MISSING | FaultKind.SEAL_MISSING:
            return message("audit-missing", place=_place(fault))
        case FaultKind.INSERTED:
            return message("audit-inserted", place=_place(fault))
        case FaultKind.NOT_BOOKED:
            return message("audit-not-booked", table=_table(fault), what=what, due=due)
        case FaultKind.NOT_PLAYED:
            return message("audit-not-played", place=_place(fault))
        case FaultKind.REVERSAL:
            return message("audit-reversal", place=_place(fault))
        case FaultKind.RULES:
            table = _table(fault)
            return message("audit-rules", table=table, game=what, version=stored, newest=due or "none")
        case FaultKind.REPLAY:
            return message("audit-replay", table=_table(fault), what=what or "none")
        case FaultKind.LOST | FaultKind.PLAY_MISSING:
            return message("audit-lost", table=_table(fault), what=what)
        case FaultKind.BEYOND:
            return message("audit-beyond", table=_table(fault), what=what)
        case FaultKind.UNFIT:
            return message("audit-unfit", what=what)
        case FaultKind.PLAY_CHANGED:
            return message("audit-play-changed", table=_table(fault), what=what)
        case FaultKind.PLAY_INSERTED:
            return message("audit-play-inserted", table=_table(fault), what=what)
        case FaultKind.PLAYER:
            return message("audit-player", table=_table(fault), what=what)
        case FaultKind.STANDING:
            return message("audit-standing", table=_table(fault))
        case FaultKind.PROOF:
            return message("audit-proof", table=_table(fault), what=what)
        case FaultKind.ENTRY:
            return message("audit-entry", entry=str(fault.seq))
        case FaultKind.SEALED:
            return message("audit-sealed", place=_place(fault), what=what)
        case FaultKind.UNSEALED if fault.table_id is None and fault.tournament_id is None:
            return message("audit-unsealed", what=what)
        case FaultKind.UNSEALED:
            return message("audit-unsealed-table", table=_table(fault), what=what)
        case FaultKind.EVENT_CHANGED:
            return message("audit-event-changed", tournament=_table(fault), what=what)
        case FaultKind.EVENT_MISSING:
            return message("audit-lost", table=_table(fault), what=what)
        case FaultKind.EVENT_REFUSED:
            return message("audit-event-refused", tournament=_table(fault), what=what)
        case FaultKind.ENTRANT:
            return message("audit-entrant", tournament=_table(fault), what=what)
        case FaultKind.NOT_DUE:
            return message("audit-not-due", place=_place(fault))


def _place(fault: Fault) -> str:
    """Return the account, transfer, seal, table or tournament of a fault."""
    if fault.account is not None:
        return message("audit-account", account=str(fault.account))
    if fault.seq is None:
        return _table(fault)
    if fault.table_id is None:
        table = "none"
    else:
        table = fault.table_id if fault.number is None else with_commas([str(fault.number), fault.table_id])
    if fault.kind in _SEALS:
        return message("audit-seal", seal=str(fault.seq), table=table)
    if fault.tournament_id is not None:
        tournament = fault.tournament_id
        if fault.number is not None:
            tournament = with_commas([str(fault.number), tournament])
        return message("audit-transfer-of-tournament", transfer=str(fault.seq), tournament=tournament)
    return message("audit-transfer", transfer=str(fault.seq), table=table)


def _table(fault: Fault | Note) -> str:
    """Return the table of a fault or note, or the tournament of a fault."""
    own = fault.tournament_id if isinstance(fault, Fault) else None
    if own is not None:
        return message(
            "audit-tournament", tournament=own if fault.number is None else f"{fault.number} ({own})"
        )
    named = str(fault.table_id) if fault.number is None else f"{fault.number} ({fault.table_id})"
    return message("audit-table", table=named)


def note_line(note: Note) -> str:
    """Return sentences on what is not a fault."""
    match note.kind:
        case NoteKind.TIME_BACK:
            return message("audit-time-back", table=_table(note), ms=note.count, deal=note.deal or 0)
        case NoteKind.NOT_RATED:
            return message("audit-not-rated", matches=note.count)
        case NoteKind.RATED_AGAIN:
            return message("audit-rated-again", matches=note.count)
        case NoteKind.UNCHECKED:
            return message("audit-unchecked")
