# Hand: melds in words.

# In brackets after a set of three with two jokers: what they may be. $cards: three cards
hand-melds-two-of = two of { $cards }
