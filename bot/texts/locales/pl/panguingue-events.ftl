panguingue-events-plays = gra
panguingue-events-dropped = wycofuje się
panguingue-events-forced = wymusza { $card }: trzeba ją wziąć i dołożyć
panguingue-events-let-it-go = odpuszcza
panguingue-events-drew = dobiera { $card }
panguingue-events-drew-and-discarded = dobiera i odrzuca { $card }
panguingue-events-melded = wykłada { $cards }
panguingue-events-laid-off = dokłada { $card } do { $meld }
panguingue-events-laid-it-off = dokłada ją do { $meld }
panguingue-events-split = dzieli układ na { $melds }
panguingue-events-borrowed = wykłada { $cards } (pożyczone: { $borrowed }, zostaje { $left })
panguingue-events-turned-over = { $cards ->
        [one] odwraca stos odkryty ({ $cards } karta)
        [few] odwraca stos odkryty ({ $cards } karty)
        [many] odwraca stos odkryty ({ $cards } kart)
       *[other] odwraca stos odkryty ({ $cards } kart)
    }
panguingue-events-shuffled = { $cards ->
        [one] tasuje stos odkryty ({ $cards } karta)
        [few] tasuje stos odkryty ({ $cards } karty)
        [many] tasuje stos odkryty ({ $cards } kart)
       *[other] tasuje stos odkryty ({ $cards } kart)
    }
panguingue-events-went-out = **kończy**
panguingue-events-put-in-pot = { $chips ->
        [one] daje { $chips } żeton do puli
        [few] daje { $chips } żetony do puli
        [many] daje { $chips } żetonów do puli
       *[other] daje { $chips } żetonów do puli
    }
panguingue-events-took-from-pot = { $chips ->
        [one] bierze z puli { $chips } żeton
        [few] bierze z puli { $chips } żetony
        [many] bierze z puli { $chips } żetonów
       *[other] bierze z puli { $chips } żetonów
    }
panguingue-events-collected = zgarnia **{ $payments }** za { $what }
panguingue-events-from = { $chips ->
        [one] { $chips } żeton od { $players }
        [few] { $chips } żetony od { $players }
        [many] { $chips } żetonów od { $players }
       *[other] { $chips } żetonów od { $players }
    }
panguingue-events-from-each = { $chips ->
        [one] po { $chips } żetonie od { $payers } graczy
        [few] po { $chips } żetony od { $payers } graczy
        [many] po { $chips } żetonów od { $payers } graczy
       *[other] po { $chips } żetonów od { $payers } graczy
    }
panguingue-events-play = { $count ->
        [one] { $players } gra.
        [few] { $players } grają.
        [many] { $players } grają.
       *[other] { $players } grają.
    }
panguingue-events-let-go = { $count ->
        [one] { $players } odpuszcza.
        [few] { $players } odpuszczają.
        [many] { $players } odpuszczają.
       *[other] { $players } odpuszczają.
    }
panguingue-events-antes = { $chips ->
        [one] Wszyscy dają { $chips } żeton do puli.
        [few] Wszyscy dają { $chips } żetony do puli.
        [many] Wszyscy dają { $chips } żetonów do puli.
       *[other] Wszyscy dają { $chips } żetonów do puli.
    }
panguingue-events-won = { $player } wygrywa rozdanie.
panguingue-events-won-dropped = Wszyscy inni się wycofali: { $player } wygrywa rozdanie.
panguingue-events-void = Nie ma już czego dobierać: rozdanie jest nieważne, a pula czeka na następnego zwycięzcę.
panguingue-events-ante = wpisowe
panguingue-events-forfeit = wycofanie się
panguingue-events-out = zakończenie
panguingue-events-foot = wpłaty wycofanych graczy
panguingue-events-pot = wpisowe z puli
panguingue-events-when-laid-off = (jedna karta więcej)
panguingue-events-when-split = (przez podział)
panguingue-events-when-left = (po pożyczeniu)
panguingue-events-when-settled = (jeszcze raz na koniec)
panguingue-events-everybody = Wszyscy
panguingue-events-rule = zasada { $rule }
panguingue-events-each-other = { $others ->
        [one] { $chips } od drugiego gracza
        [few] po { $chips } od { $others } pozostałych
        [many] po { $chips } od { $others } pozostałych
       *[other] po { $chips } od { $others } pozostałych
    }
panguingue-events-chips-from = po { $chips } od { $players }
panguingue-events-score = Żetony: { $players }
panguingue-events-title-out = { $player } kończy i wygrywa rozdanie
panguingue-events-title-dropped = Wszyscy inni się wycofali: { $player } wygrywa rozdanie
panguingue-events-title-void = { $chips ->
        [one] Nie ma już czego dobierać: nikt nie wygrywa, a w puli zostaje { $chips } żeton z tego rozdania
        [few] Nie ma już czego dobierać: nikt nie wygrywa, a w puli zostają { $chips } żetony z tego rozdania
        [many] Nie ma już czego dobierać: nikt nie wygrywa, a w puli zostaje { $chips } żetonów z tego rozdania
       *[other] Nie ma już czego dobierać: nikt nie wygrywa, a w puli zostaje { $chips } żetonów z tego rozdania
    }
panguingue-events-condition = { $chips ->
        [one] **{ $letter }** { $cards } { $condition }: w grze po { $chips } żetonie, teraz **{ $more } więcej**
        [few] **{ $letter }** { $cards } { $condition }: w grze po { $chips } żetony, teraz **{ $more } więcej**
        [many] **{ $letter }** { $cards } { $condition }: w grze po { $chips } żetonów, teraz **{ $more } więcej**
       *[other] **{ $letter }** { $cards } { $condition }: w grze po { $chips } żetonów, teraz **{ $more } więcej**
    }
panguingue-events-head-names = żet.
panguingue-events-head-play = gra
panguingue-events-head-out = kon.
panguingue-events-head-pot = pula
panguingue-events-head-deal = razem
panguingue-events-row-pot = pula
panguingue-events-legend-play = **gra**: zapłacone w grze
panguingue-events-legend-out = **kon.**: za zakończenie
panguingue-events-legend-conditions = **{ $letters }**: za powyższe premie
panguingue-events-legend-pot = **pula**: z puli
panguingue-events-legend-deal = **razem**: w całym rozdaniu
