gin-costs-lowest-deadwood = Wenigste Restpunkte
gin-costs-leaves = Rest { $deadwood }
gin-costs-breaks = zerstört { $meld }
