hand-costs-breaks = تكسر { $meld }
hand-costs-belongs = من { $meld }
hand-costs-opening = النزول من { $before } إلى { $after }
hand-costs-fits = تركب على { $melds }
