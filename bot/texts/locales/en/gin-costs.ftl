# What discarding a card costs in gin, as shown beside the card.

# A heading: the discards that leave the least deadwood
gin-costs-lowest-deadwood = Lowest deadwood

# The points of the deadwood that discarding the card leaves
gin-costs-leaves = leaves { $deadwood }

# The card is part of a meld in the hand
gin-costs-breaks = breaks { $meld }
