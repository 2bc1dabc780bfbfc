hand-melds-two-of = dwie z { $cards }
hand-melds-typed-low = dół dole nisko
hand-melds-typed-high = góra górze wysoko
hand-melds-typed-set = komplet
hand-melds-typed-run = sekwens
hand-melds-typed-fillers = układ układu i koniec końcu
