gin-costs-lowest-deadwood = أقل زائد
gin-costs-leaves = يبقى { $deadwood }
gin-costs-breaks = تكسر { $meld }
