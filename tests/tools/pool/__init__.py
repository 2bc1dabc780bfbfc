"""Simulated arrivals in the pool, with several matchers that die and a database that fails."""
