gin-words-pass = Pas
gin-words-pass-wall = Pas: remis w rozdaniu
gin-words-knock = Zastukaj, odrzucając { $card } ({ $left })
gin-words-gin = Gin! Odrzuć { $card }
gin-words-wall-knock = Weź { $upcard }, zastukaj, odrzucając { $card } ({ $left })
gin-words-wall-gin = Weź { $upcard }, gin! Odrzuć { $card }
gin-words-big-gin = Duży gin! Wszystkie jedenaście kart
gin-words-wall-big-gin = Weź { $upcard }: duży gin!
gin-words-lay-off = { $cards ->
        [none] Nic nie dokładaj, zostaje { $left }
       *[cards] Dołóż { $cards }, zostaje { $left }
    }
gin-words-otherwise = Zastukaj inną kartą …
gin-words-pick = Wybierz karty do dołożenia …
gin-words-shows-both = Stuknięcie kończy rozdanie i odsłania obie ręce.
gin-words-arranged = układy ułożone za ciebie
gin-words-melds = układy { $melds }
gin-words-keep = zatrzymaj { $melds }
gin-words-keep-none = bez zatrzymywania układów
gin-words-question = **Zastukać?** Odrzuć { $card } i zastukaj z { $left }.
gin-words-question-wall = **Zastukać?** Weź { $upcard }, odrzuć { $card } i zastukaj z { $left }.
gin-words-task-first-upcard = wziąć odkrytą kartę albo spasować
gin-words-task-forced-stock = dobrać ze stosu zakrytego
gin-words-task-draw = dobrać albo wziąć odkrytą kartę
gin-words-task-discard = odrzucić kartę
gin-words-task-discard-or-knock = odrzucić kartę albo zastukać
gin-words-task-wall = wziąć ostatnią odkrytą kartę i zastukać albo spasować
gin-words-task-defence = dołożyć do układów stukającego
gin-words-deadwood = wolne karty: **{ $points }**
gin-words-deadwood-after = Po odrzuceniu wolne karty: co najmniej **{ $points }**
gin-words-may-knock = { $limit ->
        [0] tylko gin
       *[points] możesz zastukać z { $limit } lub mniej
    }
gin-words-knock-limit = { $limit ->
        [0] tylko gin
       *[points] limit stukania { $limit }
    }
gin-words-by-upcard = (pierwsza odkryta { $card })
gin-words-double = to rozdanie liczy się podwójnie
gin-words-goal-hollywood = trzy gry do{ "\u00A0" }{ $target }
gin-words-game = gra{ "\u00A0" }{ $game } **{ $scores }**
gin-words-game-won = gra{ "\u00A0" }{ $game } **{ $scores }** ({ $winner })
gin-words-knocked = { $player } stuka: { $cards }
