"""The pool: members of all servers of a house who look for people to play with."""
