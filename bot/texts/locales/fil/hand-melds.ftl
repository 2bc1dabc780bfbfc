hand-melds-two-of = dalawa sa { $cards }
