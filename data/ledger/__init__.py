"""The chips of a guild: a double-entry ledger."""
