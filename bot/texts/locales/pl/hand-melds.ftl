hand-melds-two-of = dwie z { $cards }
