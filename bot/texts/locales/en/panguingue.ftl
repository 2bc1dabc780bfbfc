# Panguingue: what its wording and its panel say outside of other files.

# A line about the game (at most 100 characters)
panguingue-about = Eight packs, chips for conditions, eleven melded cards win

# What easy computer players do wrong; follows their name
panguingue-beginner = plays every hand, forgets melds that pay, leaves discards that would pay, and never splits a meld to be paid again

## Three lines for a player new to the game

panguingue-coach-melds = Meld sets and runs: the first player with eleven melded cards goes out and is paid.
panguingue-coach-turn = Meld the card that you draw at once, or discard it; your hand only gets smaller.
panguingue-coach-conditions = Some melds are conditions: everybody pays you chips for them right away.

## Descriptions of slash commands (at most 100 characters)

panguingue-command-stay = Play this hand (panguingue)
panguingue-command-drop = Drop out of this hand and pay the forfeit (panguingue)
panguingue-command-split = Divide one of your melds into two
panguingue-command-borrow = Make a new meld with cards of your other melds
panguingue-command-demand = Force the player on turn to take the upcard and lay it off
panguingue-command-nodemand = Let it go: do not force the upcard
panguingue-command-goout = Go out with eleven melded cards

## Buttons that confirm

panguingue-confirm-drop = Yes, drop
panguingue-confirm-split = Yes, split
panguingue-confirm-borrow = Yes, borrow and meld

## Other labels (at most 80 characters)

# Melds the best-paying meld: $chips is what it earns
panguingue-meld-and-collect = Meld and collect { $chips } · { $cards }
# Follows another label and " · ": what the action earns
panguingue-collect = collect { $chips }
# In a menu of melds that can be split or lend cards: in how many ways, and the most chips that one earns
panguingue-ways-collect = { $ways ->
    [one] { $ways } way · collect up to { $chips }
   *[other] { $ways } ways · collect up to { $chips }
}
panguingue-ways = { $ways ->
    [one] { $ways } way · earns nothing
   *[other] { $ways } ways · earns nothing
}

## The panel and the board

# $melds: cards
panguingue-your-melds = Your melds: { $melds }
# The number of the deal
panguingue-deal = Deal { $deal } of { $deals }
# Follows a player's name below a picture: the chips of the match, with sign: "+3"
panguingue-match = (match { $chips })
# In the same line: what the numbers in the picture are
panguingue-in-the-picture = in the picture: chips of this deal

# What a player has done for the first time; follows "first"
panguingue-first-out = hand won

## Plans for the next turn: a phrase in a rule, and a button (at most 40 characters)

panguingue-plan-demand = demand that it is taken
    .button = When asked: demand …
panguingue-plan-no-demand = make no demand
    .button = When asked: no demand …
panguingue-plan-stay = stay in
    .button = When I declare: stay
panguingue-plan-drop = drop out
    .button = When I declare: drop
