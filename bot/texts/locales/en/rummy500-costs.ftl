# What discarding a card costs in Rummy 500, as shown beside the card.

# The card is part of a meld in the hand, which is no meld without it
rummy500-costs-breaks = breaks { $meld }

# The same if the other cards are still a meld
rummy500-costs-shortens = shortens { $meld }

# The next player holds cards that go with it
rummy500-costs-holds = { $player } holds { $cards }
