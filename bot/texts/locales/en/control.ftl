# Control Card Rummy: what its wording says outside of play.

# A line about the game (at most 100 characters)
control-about = A control card says what may be melded, and changes as you play

# What easy computer players do wrong; follows their name
control-beginner = overlooks melds and lay-offs, leaves useful upcards, and forgets which control card comes next

## Three lines for a player new to the game

control-coach-kind = The control card in force says what kind of meld you can lay.
control-coach-turn = Each turn, draw, meld once and lay off if you can, then discard a card.
control-coach-end = With no cards left you go out and score.

## Descriptions of slash commands (at most 100 characters)

control-command-control = Play one of your control cards
control-command-turn-over = Pass and turn the discard pile over, when the stock is empty

## Menus (placeholders) and buttons

control-title-meld = Lay a meld …
control-title-layoff = Lay off …
# Confirms that the discard pile is turned over
control-confirm-turn-over = Yes
# Begins picking the cards of a meld (label)
control-pick-meld = Pick a meld …
# Begins picking cards to lay off (label)
control-pick-layoff = Lay off several …
# Above the list of cards
control-pick-cards-of-meld = Pick the cards of a meld …
control-pick-cards-to-lay-off = Pick the cards to lay off …
# Lays the picked cards as a meld of a kind (label): "Meld 5♠ 6♠ 7♠ as SEQUENCE"
control-meld-as = Meld { $cards } as { $kind }
# What the picked cards are: "`5♠ 6♠ 7♠` is **SEQUENCE** or **STEPS**"
control-picked-meld = { $cards } is { $kinds }

## Ways in which a deal ends

# A heading in the statistics: deals in which the player went out
control-ending-out = deals gone out
# The same: deals in which nobody scored
control-ending-dead = dead deals
# What a player has done for the first time; follows "first"
control-first-out = time going out
