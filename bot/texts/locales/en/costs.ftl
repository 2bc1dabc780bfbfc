# What discarding a card costs, as shown beside the card.

# A column heading: the cards that cost least in games in which a discard is "loose" (breaks no meld, fits none)
costs-loosest = Loosest

# The same in games with another measure
costs-lowest = Lowest cost

# One of the player's own melds on the table, by its number; in the list of costs-fits
costs-own-meld = #{ $meld }

# The meld of another player, by its number; in the list of costs-fits
costs-meld-of = { $player }'s #{ $meld }

# The card fits melds on the table: "fits #2 and Ada's #4"
costs-fits = fits { $melds }
