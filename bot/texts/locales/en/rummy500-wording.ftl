# Rummy 500: descriptions of the game, and names of what happens in it.

# A line about the game (at most 100 characters)
rummy500-wording-about = Two to four players take from the whole discard pile and meld for points

# What an easy computer player does wrong; follows its name: "easy takes only the top …"
rummy500-wording-beginner = takes only the top of the discard pile, overlooks runs, forgets what fits on the table, and discards what the next player can use

## Three lines for a player new to the game: its aim, a turn, the discard pile

rummy500-wording-coach-aim = Meld sets and runs: melded cards count for you, cards left in your hand against you.

rummy500-wording-coach-turn = Each turn, draw from the stock or take from the discard pile, meld or lay off, then discard a card.

rummy500-wording-coach-pile = You can take several cards of the discard pile if you use the deepest one at once.

## Menus: placeholders

rummy500-wording-title-take = Take more from the discard pile …

rummy500-wording-title-meld = Lay a meld …

rummy500-wording-title-lay-off = Lay off …

## Other words

# The button that confirms passing, which ends the deal
rummy500-wording-yes-pass = Yes, end the deal

# Counted in a member's scores: "Deals gone out: 3, by opponents 1"
rummy500-wording-outs = deals gone out

# Deals that ended with an empty stock
rummy500-wording-stock-empty = stock empty

# Deals that ended because nobody drew from the stock any more
rummy500-wording-stalls = stalls

# A member's first one is a milestone: "first time going out"
rummy500-wording-first-out = time going out
