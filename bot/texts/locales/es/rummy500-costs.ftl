rummy500-costs-breaks = rompe { $meld }
rummy500-costs-shortens = acorta { $meld }
rummy500-costs-holds = { $player } tiene { $cards }
