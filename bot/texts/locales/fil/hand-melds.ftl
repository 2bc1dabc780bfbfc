hand-melds-two-of = dalawa sa { $cards }
hand-melds-typed-low = low mababa ibaba
hand-melds-typed-high = high mataas itaas
hand-melds-typed-set = set
hand-melds-typed-run = run
hand-melds-typed-fillers = meld ang ng at dulo
