hand-costs-breaks = sisira sa { $meld }
hand-costs-belongs = kasama sa { $meld }
hand-costs-opening = opening { $before } → { $after }
hand-costs-fits = bagay sa { $melds }
