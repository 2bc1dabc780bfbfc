# Hand and Hand Partnership: descriptions of the games, their commands, and names of what happens in them.

# A line about the game (at most 100 characters)
hand-wording-about = Two to five players open with 51, lay off and exchange jokers; the lowest total wins

# The same for Hand Partnership
hand-wording-about-teams = Two teams of two open with 51, lay off and exchange jokers; the lowest total wins

# What an easy computer player does wrong; follows its name: "easy opens late, …"
hand-wording-beginner = opens late, draws from the stock out of habit, forgets melds and lay-offs, and never trades for a joker

## Three lines for a player new to the game: opening, a turn, the end

hand-wording-coach-opening = First you open, with melds that are worth enough together. The panel counts for you.

hand-wording-coach-turn = Each turn, draw from the stock, or take the upcard if you can meld it; then discard a card.

hand-wording-coach-end = Once you have opened, meld and lay off on anybody's melds; with no cards left you go out.

## Slash commands: descriptions (at most 100 characters). The words low, high, set and run are typed in English.

hand-wording-command-open = Open: 7H 8H 9H, QS QD QC; a joker as JK=8H, or low, high, set, run

hand-wording-command-meld = Meld cards, commas between melds; a joker as JK=8H, or add low, high, set or run

hand-wording-command-exchange = Exchange cards for their joker: 8S 8D, or 8S 8D #3 for meld #3

hand-wording-command-return = Put the upcard you took back on the discard pile

hand-wording-command-redeal = Ask for a redeal after being dealt four pairs

## Menus: placeholders

hand-wording-title-meld = Lay a meld …

hand-wording-title-lay-off = Lay off a card …

hand-wording-title-exchange = Exchange for a Joker …

## Other words

# Before the cards of one's choice: "You can … or lay off K♦"
hand-wording-lay-off = lay off

# Counted in a member's scores: "Went out: 3, by opponents 1"
hand-wording-outs = went out

hand-wording-hands = Hands

hand-wording-exhausted = rounds without a winner

hand-wording-redeals = redeals

# A member's first one is a milestone: "first Hand"
hand-wording-first-hand = Hand

hand-wording-first-out = time going out
