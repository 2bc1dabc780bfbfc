gin-costs-lowest-deadwood = Najmniej wolnych
gin-costs-leaves = wolne { $deadwood }
gin-costs-breaks = rozbija { $meld }
