hand-wording-about = Dwie do pięciu osób otwierają od 51, dokładają i wymieniają jokery; wygrywa najniższa suma
hand-wording-about-teams = Dwie drużyny po dwie osoby otwierają od 51, dokładają, wymieniają jokery; wygrywa najniższa suma
hand-wording-beginner = późno otwiera, z przyzwyczajenia dobiera ze stosu zakrytego, zapomina o układach i dokładaniu i nigdy nie wymienia na jokera
hand-wording-coach-opening = Najpierw otwierasz układami, które razem są dość warte. Panel liczy za ciebie.
hand-wording-coach-turn = W każdym ruchu dobierz ze stosu zakrytego albo weź odkrytą kartę, jeśli możesz ją wyłożyć; potem odrzuć.
hand-wording-coach-end = Po otwarciu wykładaj i dokładaj do wszystkich układów; bez kart kończysz.
hand-wording-command-open = Otwórz układami: 7H 8H 9H, QS QD QC; joker jako JK=8H albo dodaj low, high, set lub run
hand-wording-command-meld = Wyłóż karty, między układami przecinki; joker jako JK=8H albo dodaj low, high, set lub run
hand-wording-command-exchange = Wymień karty na jokera, który je zastępuje: 8S 8D albo 8S 8D #3 dla układu #3
hand-wording-command-return = Odłóż wziętą odkrytą kartę z powrotem na stos odkryty
hand-wording-command-redeal = Poproś o nowe rozdanie, gdy dostaniesz cztery pary
hand-wording-title-meld = Wyłóż układ …
hand-wording-title-lay-off = Dołóż kartę …
hand-wording-title-exchange = Wymień na jokera …
hand-wording-lay-off = dołóż
hand-wording-outs = zakończenia
hand-wording-hands = Hand
hand-wording-exhausted = rundy bez zwycięzcy
hand-wording-redeals = nowe rozdania
hand-wording-first-hand = Hand
hand-wording-first-out = zakończenie rundy
