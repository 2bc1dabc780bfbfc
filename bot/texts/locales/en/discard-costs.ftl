# The discards of a hand that are marked, and the costs of all, in one line above their buttons.

# $measure: why the cards are marked, a heading such as "Lowest deadwood"; $cards: the marked cards
discard-costs-marked = **{ $measure }:** { $cards }

# Some cards, and what discarding each of them costs. $cost: such as "breaks `5♠ 6♠ 7♠`"
discard-costs-cost = { $cards } { $cost }

# Marked cards with their cost
discard-costs-marked-cost = { $cards } ({ $cost })

# Several cards of one meld, and what discarding any one of them costs
discard-costs-any = any of { $cards } { $cost }

# In a cost, in place of the cards of a meld if they have just been named: "any of `Q♠ Q♦ Q♥` breaks that meld"
discard-costs-that-meld = that meld
