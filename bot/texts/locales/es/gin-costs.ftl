gin-costs-lowest-deadwood = Menos sueltas
gin-costs-leaves = deja { $deadwood }
gin-costs-breaks = rompe { $meld }
