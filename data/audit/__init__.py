"""The audit of the books: that they balance, that no transfer was changed, and that the games say the same.

And of the rankings: that ratings and boards are what the stored results say.

Transfers are read as of the moment at which the audit began, tables one by one; people may go on playing.
"""

from data.audit.report import Fault, FaultKind, Report
from data.audit.servers import audit, audit_all

__all__ = ["Fault", "FaultKind", "Report", "audit", "audit_all"]
