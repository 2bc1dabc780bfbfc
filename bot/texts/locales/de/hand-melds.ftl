hand-melds-two-of = zwei von { $cards }
hand-melds-typed-low = unten tief niedrig
hand-melds-typed-high = oben hoch
hand-melds-typed-set = satz
hand-melds-typed-run = folge
hand-melds-typed-fillers = meldung die der das und ende
