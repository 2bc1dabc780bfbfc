# Gin Rummy: descriptions of the game, its commands, and names of what happens in it.

# A line about the game (at most 100 characters)
gin-wording-about = Two players meld ten cards and knock with little deadwood

# What an easy computer player does wrong; follows its name: "easy leaves useful upcards, …"
gin-wording-beginner = leaves useful upcards, takes cards in the hope of a run, knocks late, and keeps high pairs that cannot become a set

## Three lines for a player new to the game: its aim, a turn, the end

gin-wording-coach-aim = Make sets (three of a rank) and runs (three consecutive cards of a suit); the rest is deadwood.

gin-wording-coach-turn = Each turn, draw a card from the stock or take the upcard, then discard one.

gin-wording-coach-end = With little deadwood you can knock and end the deal; with none at all it is gin.

## Slash commands: descriptions (at most 100 characters)

gin-wording-command-pass = Pass on the upcard

gin-wording-command-knock = Discard a card and knock, or go gin

gin-wording-command-big-gin = Go big gin: all eleven cards are melded

gin-wording-command-defend = Choose your melds and lay-offs against a knock

## Other words

# The button that confirms a knock
gin-wording-yes-knock = Yes, knock

# Before the cards of one's choice: "You can … or knock with K♦"
gin-wording-knock-with = knock with

# Counted in a member's scores: "Gins: 3, by opponents 1"
gin-wording-gins = gins

gin-wording-big-gins = big gins

gin-wording-undercuts = undercuts

gin-wording-knocks = knocks

# A member's first one is a milestone: "first big gin"
gin-wording-first-big-gin = big gin

gin-wording-first-gin = gin

gin-wording-first-undercut = undercut

# A match whose loser never won a deal, also as a milestone: "first shut-out"
gin-wording-sweep = shut-out
