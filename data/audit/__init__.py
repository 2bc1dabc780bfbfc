"""The audit: checks that everything derived follows from what it is derived from.

The ledger balances, no transfer was changed, and every payment comes from a game. What is stored of a table
(results, outcome, seats, chips, resignations) equals its replay. Scores, ratings and leaderboards follow
from the results.

Transfers are read as of the start of the audit, tables in batches; play may go on meanwhile.
"""

from data.audit.chains import HeadHistory, compare_heads
from data.audit.games import Examined, examine
from data.audit.guilds import WHOLE_DATABASE, ReplayRunner, audit_all, audit_guild
from data.audit.report import Fault, FaultKind, Note, NoteKind, Progress, Report
from data.audit.table_batches import Batch

__all__ = [
    "WHOLE_DATABASE",
    "Batch",
    "Examined",
    "Fault",
    "FaultKind",
    "HeadHistory",
    "Note",
    "NoteKind",
    "Progress",
    "ReplayRunner",
    "Report",
    "audit_all",
    "audit_guild",
    "compare_heads",
    "examine",
]
