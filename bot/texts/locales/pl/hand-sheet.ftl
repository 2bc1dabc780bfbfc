hand-sheet-out = kończy
hand-sheet-hand = kończy z Hand, wszystko × 2
hand-sheet-unopened = bez otwarcia
