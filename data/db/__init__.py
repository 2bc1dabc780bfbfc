"""The databases: one protocol, SQLite and PostgreSQL, and what protects them."""
