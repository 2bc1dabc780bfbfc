hand-costs-breaks = rompe { $meld }
hand-costs-belongs = es parte de { $meld }
hand-costs-opening = apertura { $before } → { $after }
hand-costs-fits = encaja en { $melds }
