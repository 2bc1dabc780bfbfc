hand-costs-breaks = zerstört { $meld }
hand-costs-belongs = gehört zu { $meld }
hand-costs-opening = Erstmeldung { $before } → { $after }
hand-costs-fits = passt an { $melds }
