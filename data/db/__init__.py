"""The databases: one protocol, SQLite and PostgreSQL, migrations and locks."""
