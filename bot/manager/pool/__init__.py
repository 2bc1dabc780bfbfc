"""The pool: members of all servers of the bot who look for people to play with."""
