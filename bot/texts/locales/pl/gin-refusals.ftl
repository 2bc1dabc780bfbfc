gin-refusals-too-much-deadwood = { $cards ->
        [none] Nie możesz zastukać: wolne karty byłyby warte { $deadwood }
       *[cards] Nie możesz zastukać, odrzucając { $cards }: wolne karty byłyby warte { $deadwood }
    }; { $limit ->
        [0] potrzebujesz ginu, ani jednej wolnej karty.
       *[points] potrzebujesz { $limit } lub mniej.
    }
gin-refusals-better-discard = Po odrzuceniu { $card } zostałoby { $deadwood }.
gin-refusals-first-offer = Pierwsza odkryta karta { $upcard } jest jeszcze do wzięcia: nikt nie dobiera ze stosu zakrytego, dopóki oboje nie spasują.
gin-refusals-must-draw-stock = Po dwóch pasach musisz dobrać ze stosu zakrytego.
gin-refusals-draw-first = Najpierw dobierz.
gin-refusals-already-drew = W tym ruchu karta jest już dobrana; teraz odrzuć kartę albo zastukaj.
gin-refusals-at-the-wall = Ze stosu zakrytego nie można już dobierać: weź odkrytą kartę i od razu zastukaj albo spasuj.
gin-refusals-no-big-gin = Przy tym stole nie ma dużego ginu: odrzuć kartę i zrób gin.
gin-refusals-not-all-melded = Do dużego ginu wszystkie jedenaście kart musi być w układach; zostałyby wolne karty za { $deadwood }.
gin-refusals-defend-first = Przeciwnik stuka: najpierw dołóż.
