gin-costs-lowest-deadwood = Pinakamababang deadwood
gin-costs-leaves = { $deadwood } ang matitira
gin-costs-breaks = sisira sa { $meld }
