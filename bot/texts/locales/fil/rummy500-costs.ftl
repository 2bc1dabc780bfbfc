rummy500-costs-breaks = sisira sa { $meld }
rummy500-costs-shortens = babawas sa { $meld }
rummy500-costs-holds = may hawak si { $player } na { $cards }
