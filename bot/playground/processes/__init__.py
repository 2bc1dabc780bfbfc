"""Processes beside a playground: bots, a PostgreSQL server, and a proxy between them."""
