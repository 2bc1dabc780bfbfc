# Hand: melds in words.

# In brackets after a set of three with two jokers: what they may be. $cards: three cards
hand-melds-two-of = two of { $cards }

## Words that players type in moves, in small letters, with blanks between words that mean the same.
## The first one should be the word of hand-refusals-declaration and hand-refusals-end-needed. The English
## ones are understood in every language.

# The end of a run: "JK 3 low" lays a joker off at the low end of meld 3
hand-melds-typed-low = low

hand-melds-typed-high = high

# What a meld with jokers is: "8C JK JK set"
hand-melds-typed-set = set

hand-melds-typed-run = run

# Words without a meaning in moves: "the low end on meld 3"
hand-melds-typed-fillers = meld and the end
