gin-costs-lowest-deadwood = Wenigste Restpunkte
gin-costs-leaves = lässt { $deadwood } übrig
gin-costs-breaks = zerstört { $meld }
