"""The audit: that all that follows from something else that is stored does follow from it.

The books balance, no transfer was changed, and every payment is what the games say. What is stored of a table
(results, outcome, seats, chips, who left) is what playing it again gives. Scores, ratings and boards are what
the results say.

Transfers are read as of the moment at which the audit began, tables piece by piece; people may go on playing.
"""

from data.audit.chains import Since, compare_since
from data.audit.games import Examined, examine
from data.audit.guilds import HOUSE, Hands, audit_all, audit_guild
from data.audit.report import Fault, FaultKind, Progress, Report
from data.audit.table_batches import Piece

__all__ = [
    "HOUSE",
    "Examined",
    "Fault",
    "FaultKind",
    "Hands",
    "Piece",
    "Progress",
    "Report",
    "Since",
    "audit_all",
    "audit_guild",
    "compare_since",
    "examine",
]
