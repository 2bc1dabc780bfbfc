hand-sheet-out = cerró
hand-sheet-hand = cerró con Hand, todo × 2
hand-sheet-unopened = no abrió
