"""Proofs that deals were fair, and the hash chain of a guild."""
