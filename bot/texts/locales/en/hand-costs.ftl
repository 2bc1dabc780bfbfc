# What discarding a card costs in Hand, as shown beside the card.

# The card is part of a meld in the hand, which is no meld without it
hand-costs-breaks = breaks { $meld }

# The same if the other cards are still a meld
hand-costs-belongs = belongs to { $meld }

# The points of the highest opening, before and after the discard
hand-costs-opening = opening { $before } → { $after }

# $melds: the numbers of melds on the table, "#1, #3"
hand-costs-fits = fits { $melds }
