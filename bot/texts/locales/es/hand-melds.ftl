hand-melds-two-of = dos de { $cards }
