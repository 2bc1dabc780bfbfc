hand-sheet-out = ausgemacht
hand-sheet-hand = mit einer Hand ausgemacht, alles × 2
hand-sheet-unopened = nie herausgekommen
