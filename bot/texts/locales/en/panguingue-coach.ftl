# Panguingue: what an action earns and leaves, in hints and reviews. Whole sentences.

# Dropping out of the deal
panguingue-coach-drop = { $chips ->
    [one] It costs { $chips } chip, and you can lose no more.
   *[other] It costs { $chips } chips, and you can lose no more.
}
# Playing on
panguingue-coach-stay = { $chips ->
    [one] { $chips } chip in the pot for the winner.
   *[other] { $chips } chips in the pot for the winner.
}
# A discard; $meld: cards on the table
panguingue-coach-feeds = The next player can lay it off on { $meld }.
panguingue-coach-missing = { $cards ->
    [one] You need { $cards } more melded card to go out.
   *[other] You need { $cards } more melded cards to go out.
}
panguingue-coach-out = Then you can go out.
