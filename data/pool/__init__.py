"""The pool: who waits for people to play with, who blocks whom, and reports."""
