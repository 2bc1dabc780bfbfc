gin-costs-lowest-deadwood = Najmniej wolnych
gin-costs-leaves = zostawia { $deadwood }
gin-costs-breaks = rozbija { $meld }
