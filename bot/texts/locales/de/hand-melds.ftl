hand-melds-two-of = zwei von { $cards }
