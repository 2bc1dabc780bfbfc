# Hand: what the letters on the score sheet mean; each follows its letter.

# o
hand-sheet-out = went out

# H
hand-sheet-hand = went out as a Hand, all × 2

# u
hand-sheet-unopened = never opened
