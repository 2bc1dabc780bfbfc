rummy500-costs-breaks = rozbija { $meld }
rummy500-costs-shortens = skraca { $meld }
rummy500-costs-holds = { $player } ma { $cards }
