rummy500-costs-breaks = zerstört { $meld }
rummy500-costs-shortens = verkürzt { $meld }
rummy500-costs-holds = { $player } hat { $cards }
