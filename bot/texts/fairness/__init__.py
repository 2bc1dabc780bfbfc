"""Fairness in words: proofs of deals, statistics of all deals, and the audit."""
