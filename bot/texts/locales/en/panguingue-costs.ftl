# Panguingue: what discarding a card costs, as shown beside the card. Short phrases about the card, with ", "
# between them. $meld: cards such as "5♠ 6♠ 7♠".

# A meld of the hand
panguingue-costs-breaks = breaks { $meld }
# The same; $chips: what the meld would earn
panguingue-costs-breaks-worth = { $chips ->
    [one] breaks { $meld } ({ $chips } chip)
   *[other] breaks { $meld } ({ $chips } chips)
}
# Melds on the table
panguingue-costs-fits-own = fits your { $meld }
panguingue-costs-fits-next = fits the next player's { $meld }
