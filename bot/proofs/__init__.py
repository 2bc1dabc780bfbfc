"""What people check deals with who do not trust this program: a page that fixes every byte (PROOFS.md), and
verifiers that import nothing of this program.
"""
