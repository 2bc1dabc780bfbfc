"""Deterministic simulation of workers, store, Discord and people: one process, one seed, virtual time."""
