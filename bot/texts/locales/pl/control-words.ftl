control-words-group = GRUPA
control-words-sequence = SEKWENS
control-words-either = DOWOLNY
control-words-steps = KROKI
control-words-suit = KOLOR
control-words-sum = SUMA
control-words-product = ILOCZYN
control-words-primes = PIERWSZE
control-words-factors = DZIELNIKI
control-words-evens = PARZYSTE
control-words-odds = NIEPARZYSTE
control-words-rule-group = Trzy lub cztery karty jednej wartości
control-words-rule-sequence = { $ace ->
    [high] Co najmniej trzy kolejne karty jednego koloru, także Q-K-A
   *[low] Co najmniej trzy kolejne karty jednego koloru
}
control-words-rule-either = Grupa albo sekwens
control-words-rule-steps = { $suits ->
    [any] Co najmniej trzy w równych odstępach, w dowolnych kolorach, jak 2-5-8
   *[one] Co najmniej trzy jednego koloru w równych odstępach od 2 wzwyż, jak 2-5-8
}
control-words-rule-suit = Dokładnie cztery karty jednego koloru
control-words-rule-sum = { $suits ->
    [any] Dokładnie trzy w dowolnych kolorach; dwie dają w sumie trzecią
   *[one] Dokładnie trzy jednego koloru; dwie dają w sumie trzecią
}
control-words-rule-product = Dokładnie trzy, dowolne kolory, bez asów; iloczyn dwóch to trzecia
control-words-rule-primes = { $suits ->
    [any] Trzy lub cztery różne liczby spośród 2 3 5 7 J K
   *[one] Trzy lub cztery jednego koloru spośród 2 3 5 7 J K
}
control-words-rule-factors = { $suits ->
    [any] Co najmniej trzy różne liczby, które dzielą najwyższą
   *[one] Co najmniej trzy jednego koloru, które dzielą najwyższą
}
control-words-rule-evens = { $suits ->
    [any] Trzy lub cztery różne liczby spośród 2 4 6 8 10 Q
   *[one] Trzy lub cztery jednego koloru spośród 2 4 6 8 10 Q
}
control-words-rule-odds = { $suits ->
    [any] Trzy lub cztery różne liczby spośród A 3 5 7 9 J K
   *[one] Trzy lub cztery jednego koloru spośród A 3 5 7 9 J K
}
control-words-rule = { $rule }.
control-words-next = Następna: { $kind }
control-words-next-hidden = Następna jest ukryta
control-words-when = { $when ->
    [round] w następnej rundzie, zanim dobierze { $player }
    [turn] zanim dobierze { $player }
   *[deal] tylko po odwróceniu stosu odkrytego
}
control-words-left = { $cards ->
        [one] została { $cards } karta kontrolna
        [few] zostały { $cards } karty kontrolne
        [many] zostało { $cards } kart kontrolnych
       *[other] zostało { $cards } kart kontrolnych
    }
control-words-next-reshuffled = { $when ->
    [round] Następne w kolejnej rundzie, zanim dobierze { $player }: zagrane karty kontrolne, przetasowane
    [turn] Następne, zanim dobierze { $player }: zagrane karty kontrolne, przetasowane
   *[deal] Następne tylko po odwróceniu stosu odkrytego: zagrane karty kontrolne, przetasowane
}
control-words-next-none = Obie obowiązują zawsze: nie ma innych kart kontrolnych.
control-words-played-by = Zagrana przez: { $player }
control-words-turned-up = Odkryta
control-words-until-played = obowiązuje, aż ktoś zagra inną
control-words-until-drawn = { $cards ->
        [one] Obowiązuje, aż w stosie zakrytym pojawi się inna; jest w nim { $cards } karta kontrolna
        [few] Obowiązuje, aż w stosie zakrytym pojawi się inna; są w nim { $cards } karty kontrolne
        [many] Obowiązuje, aż w stosie zakrytym pojawi się inna; jest w nim { $cards } kart kontrolnych
       *[other] Obowiązuje, aż w stosie zakrytym pojawi się inna; jest w nim { $cards } kart kontrolnych
    }
control-words-on-next-turn = { $certain ->
    [yes] W twoim następnym ruchu:
   *[no] W twoim następnym ruchu, chyba że stos odkryty zostanie odwrócony:
}
control-words-waiting = Stół pokazuje obowiązującą kartę kontrolną; w twoim ruchu pasujące karty są tu zaznaczone.
control-words-hold-playable = Masz { $kinds }; możesz teraz jedną zagrać.
control-words-hold = Masz { $control }
control-words-hold-meld = Masz { $control }: { $meld }
control-words-one-a-turn = (tylko jedna w ruchu)
control-words-melded = W tym ruchu układ jest już wyłożony.
control-words-no-meld = Nie masz układu rodzaju { $kinds }.
control-words-fits = { $kinds }: { $melds }
control-words-other-ways = { $ways ->
        [one] { $ways } inna możliwość
        [few] { $ways } inne możliwości
        [many] { $ways } innych możliwości
       *[other] { $ways } innych możliwości
    }
control-words-for-kinds = { $kinds }: masz { $melds }
control-words-closed = zamknięty
control-words-full = pełny
control-words-takes = przyjmuje { $cards }
control-words-on-meld = { $cards } do #{ $meld }
control-words-to-lay-off = Do dołożenia: { $cards }
control-words-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
control-words-after = { $cards ->
    [0] kończysz
    [one] zostaje { $cards } karta
    [few] zostają { $cards } karty
    [many] zostaje { $cards } kart
   *[other] zostaje { $cards } karty
}
control-words-meld = Wyłóż { $cards }
control-words-lay-off = Dołóż { $cards } do #{ $number }: { $meld }
control-words-play = Zagraj { $kind }: { $rule }
control-words-pass = Pas: martwe rozdanie
control-words-turn-over = Odwróć stos odkryty
control-words-whose = { $owner ->
    [own] { $kind }, twój
   *[other] { $kind }, przeciwnika
}
control-words-lay-all = { $cards ->
        [one] Wyłóż wszystko (1 układ, { $cards } karta dołożona): { $after }
        [few] Wyłóż wszystko (1 układ, { $cards } karty dołożone): { $after }
        [many] Wyłóż wszystko (1 układ, { $cards } kart dołożonych): { $after }
       *[other] Wyłóż wszystko (1 układ, { $cards } kart dołożonych): { $after }
    }
control-words-lay-off-all = { $cards ->
        [one] Dołóż wszystko ({ $cards } karta): { $after }
        [few] Dołóż wszystko ({ $cards } karty): { $after }
        [many] Dołóż wszystko ({ $cards } kart): { $after }
       *[other] Dołóż wszystko ({ $cards } kart): { $after }
    }
control-words-dead-pass = { $times ->
        [one] **Zakończyć rozdanie?** Nie bierzesz { $upcard }, a stos odkryty był odwracany { $times } raz: rozdanie jest martwe i nikt nie dostaje punktów.
        [few] **Zakończyć rozdanie?** Nie bierzesz { $upcard }, a stos odkryty był odwracany { $times } razy: rozdanie jest martwe i nikt nie dostaje punktów.
        [many] **Zakończyć rozdanie?** Nie bierzesz { $upcard }, a stos odkryty był odwracany { $times } razy: rozdanie jest martwe i nikt nie dostaje punktów.
       *[other] **Zakończyć rozdanie?** Nie bierzesz { $upcard }, a stos odkryty był odwracany { $times } razy: rozdanie jest martwe i nikt nie dostaje punktów.
    }
control-words-dead-empty = **Zakończyć rozdanie?** Nie ma odkrytej karty do wzięcia ani żadnej do dobrania: rozdanie jest martwe i nikt nie dostaje punktów.
control-words-turn-over-question = { $control ->
    [none] { $cards ->
        [one] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } karta staje się stosem zakrytym, najstarsza na wierzchu, i dobierasz wierzchnią.
        [few] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } karty stają się stosem zakrytym, najstarsza na wierzchu, i dobierasz wierzchnią.
        [many] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } kart staje się stosem zakrytym, najstarsza na wierzchu, i dobierasz wierzchnią.
       *[other] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } kart staje się stosem zakrytym, najstarsza na wierzchu, i dobierasz wierzchnią.
    }
    [hidden] { $cards ->
        [one] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } karta staje się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną i dobierasz wierzchnią.
        [few] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } karty stają się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną i dobierasz wierzchnią.
        [many] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } kart staje się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną i dobierasz wierzchnią.
       *[other] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } kart staje się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną i dobierasz wierzchnią.
    }
   *[shown] { $cards ->
        [one] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } karta staje się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną ({ $kind }) i dobierasz wierzchnią.
        [few] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } karty stają się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną ({ $kind }) i dobierasz wierzchnią.
        [many] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } kart staje się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną ({ $kind }) i dobierasz wierzchnią.
       *[other] **Odwrócić stos odkryty?** Nie bierzesz { $upcard }: jego { $cards } kart staje się stosem zakrytym, najstarsza na wierzchu, zagrywa się następną kartę kontrolną ({ $kind }) i dobierasz wierzchnią.
    }
}
control-words-turn-over-times = { $limit ->
        [one] W rozdaniu można go odwrócić { $limit } raz; to odwrócenie numer { $number }.
        [few] W rozdaniu można go odwrócić { $limit } razy; to odwrócenie numer { $number }.
        [many] W rozdaniu można go odwrócić { $limit } razy; to odwrócenie numer { $number }.
       *[other] W rozdaniu można go odwrócić { $limit } razy; to odwrócenie numer { $number }.
    }
control-words-task-draw = dobrać
control-words-task-draw-or-take = dobrać albo wziąć { $upcard }
control-words-task-turn-over = { $upcard ->
    [none] odwrócić stos odkryty
   *[other] wziąć { $upcard } albo odwrócić stos odkryty
}
control-words-task-pass = { $upcard ->
    [none] spasować i zakończyć rozdanie
   *[other] wziąć { $upcard } albo spasować i zakończyć rozdanie
}
control-words-task-discard = odrzucić kartę
control-words-task-meld = wyłożyć układ, dokładać i odrzucić kartę
control-words-task-lay-off = dokładać i odrzucić kartę
control-words-taken = { $card } jest ze stosu odkrytego: nie możesz jej odrzucić w tym ruchu
control-words-upcard = Odkryta { $card }
control-words-no-upcard = Brak odkrytej karty
control-words-stock = { $turned ->
    [yes] stos zakryty { $cards } (odwrócony)
   *[no] stos zakryty { $cards }
}
control-words-discard-pile = stos odkryty { $cards }
control-words-turned-over = { $limit ->
    [none] odwrócenia { $times }
   *[other] odwrócenia { $times } z { $limit }
}
control-words-near-dead = { $turns ->
        [one] ⚠️ rozdanie będzie martwe po { $turns } ruchu bez dobrania ze stosu, wyłożenia lub dołożenia
        [few] ⚠️ rozdanie będzie martwe po { $turns } ruchach bez dobrania ze stosu, wyłożenia lub dołożenia
        [many] ⚠️ rozdanie będzie martwe po { $turns } ruchach bez dobrania ze stosu, wyłożenia lub dołożenia
       *[other] ⚠️ rozdanie będzie martwe po { $turns } ruchach bez dobrania ze stosu, wyłożenia lub dołożenia
    }
