hand-costs-breaks = rozbija { $meld }
hand-costs-belongs = w układzie { $meld }
hand-costs-opening = otwarcie { $before } → { $after }
hand-costs-fits = można dołożyć do { $melds }
