# The score sheet of a match: deals down, players across.
# The remarks below it are in small print, with " · " between them.

sheets-lowest = lowest total wins
# What the two numbers in a column are
sheets-running = points, then running total
# Explains the row that begins with "+"
sheets-end = + added at the end of the match
# A heading over the columns of one of several simultaneous games (at most 8 characters)
sheets-game = Game { $number }
