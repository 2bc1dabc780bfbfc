# Hand: the pages on which a player chooses melds step by step.

# Nothing has been chosen; bold, with a request
hand-choices-nothing = **Nothing chosen yet.** Add one meld at a time.

# The points of the chosen melds, and those that an opening needs
hand-choices-total = **{ $total } of { $needed }**

# Follows it: how many points are missing
hand-choices-short = { $points ->
        [one] { $points } short
       *[other] { $points } short
    }

# Why the melds cannot be laid. $sentence: a whole sentence; $rule: the number of a rule
hand-choices-refused = { $sentence } (rule { $rule })

# $melds: the highest opening of the hand
hand-choices-instead = There is no meld among your other cards; your highest opening is { $points }: { $melds }.

## Buttons

# Lays the chosen melds
hand-choices-meld = { $melds ->
        [one] Meld it
       *[other] Meld them
    }

# Leads to the page on which a meld is made card by card
hand-choices-cards = Choose cards …

hand-choices-remove = Remove { $meld }

# Shows the next page of melds; $page of $pages is shown now
hand-choices-more = More melds ({ $page } of { $pages })

## Menus

# Placeholder of the menu of melds
hand-choices-add = Add a meld …

# Below a meld: its value
hand-choices-value = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# The same with the kind of the meld, "set" or "run"
hand-choices-kind-and-value = { $kind ->
        [set] set
       *[run] run
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

hand-choices-which-joker = What does the joker stand for?

# Placeholder of the menu that answers the question
hand-choices-as = As …

hand-choices-all-cards = Choose all cards of one meld.

# Placeholder of the menu of cards
hand-choices-cards-of-meld = The cards of a meld …
