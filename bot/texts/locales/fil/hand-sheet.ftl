hand-sheet-out = nag-out
hand-sheet-hand = nag-out nang Hand, lahat × 2
hand-sheet-unopened = hindi nakapag-open
