rummy500-costs-breaks = تكسر { $meld }
rummy500-costs-shortens = تقصّر { $meld }
rummy500-costs-holds = عند { $player }: { $cards }
