hand-melds-two-of = dos de { $cards }
hand-melds-typed-low = bajo abajo
hand-melds-typed-high = alto arriba
hand-melds-typed-set = grupo
hand-melds-typed-run = escalera
hand-melds-typed-fillers = combinación el la y extremo
