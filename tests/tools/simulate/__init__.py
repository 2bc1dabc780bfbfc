"""Deterministic simulation of workers, store, Discord and people, from one seed."""
