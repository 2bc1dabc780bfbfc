"""What people check deals with who do not trust this program.

``PROOFS.md`` fixes every byte; the verifiers import nothing of this program.
"""
