# What discarding a card costs in gin, as shown beside the card.

# A heading: the discards that leave the least deadwood
gin-costs-lowest-deadwood = Lowest deadwood
