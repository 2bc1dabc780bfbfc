hand-sheet-out = أنهى أوراقه
hand-sheet-hand = أنهى بهاند، الكل × 2
hand-sheet-unopened = لم ينزل
