hand-costs-breaks = rozbija { $meld }
hand-costs-belongs = należy do { $meld }
hand-costs-opening = otwarcie { $before } → { $after }
hand-costs-fits = pasuje do { $melds }
