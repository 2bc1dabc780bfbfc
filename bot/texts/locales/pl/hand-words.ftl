hand-words-meld = Wyłóż { $melds }
hand-words-open = Otwórz za { $points }
hand-words-open-with = Otwórz za { $points }: { $melds }
hand-words-lay-off = { $joker ->
        [none] { $end ->
            [low] Dołóż { $card } na dole do { $meld }
            [high] Dołóż { $card } na górze do { $meld }
           *[none] Dołóż { $card } do { $meld }
        }
       *[card] { $end ->
            [low] Dołóż { $card } jako { $joker } na dole do { $meld }
            [high] Dołóż { $card } jako { $joker } na górze do { $meld }
           *[none] Dołóż { $card } jako { $joker } do { $meld }
        }
    }
hand-words-exchange = Wymień { $cards } na jokera w { $meld }
hand-words-put-back = Odłóż { $card } z powrotem
hand-words-put-it-back = Odłóż z powrotem
hand-words-ask-redeal = Poproś o nowe rozdanie
hand-words-no-redeal = Bez nowego rozdania
hand-words-discard-out = Odrzuć { $card }: kończysz
hand-words-discard-hand = Odrzuć { $card }: kończysz z Hand!
hand-words-pass = Pas: koniec rundy
hand-words-lay-all = Wyłóż wszystko
hand-words-lay-all-cards = Wyłóż wszystko: { $cards }
hand-words-open-all = Otwórz za { $points } i wyłóż resztę
hand-words-open-all-cards = Otwórz za { $points } i wyłóż resztę: { $cards }
hand-words-then-out = potem { $card } kończy
hand-words-then-hand = potem { $card } kończy z Hand
hand-words-out = kończysz
hand-words-out-hand = kończysz z Hand
hand-words-note-hand = potem odrzuć { $card }: Hand, wszystko podwójnie
hand-words-note-leaves = zostawia { $cards }
hand-words-note-no-hand = potem to już nie Hand
hand-words-note-goes-out = kończy rundę
hand-words-note-goes-out-hand = kończy z Hand, wszystko podwójnie
hand-words-task-redeal = zdecydować o nowym rozdaniu
hand-words-task-starter = odrzucić pierwszą kartę
hand-words-task-draw = dobrać
hand-words-task-pass = spasować: nie ma już czego dobierać
hand-words-task-draw-or-take = dobrać albo wziąć { $card }
hand-words-task-pass-or-take = spasować albo wziąć { $card }
hand-words-task-meld-card = wyłożyć { $card }
hand-words-task-open = otworzyć za { $points } albo odrzucić kartę
hand-words-task-meld = wykładać
hand-words-task-lay-off = dokładać
hand-words-task-exchange = wymieniać
hand-words-task-discard = odrzucić kartę
hand-words-upcard = Odkryta { $card }
hand-words-no-upcard = Brak odkrytej karty
hand-words-pile = stos odkryty { $cards }
hand-words-stock = stos zakryty { $cards }
hand-words-pile-first = Stos odkryty { $cards }
hand-words-stock-first = Stos zakryty { $cards }
hand-words-reshuffled = { $times ->
        [one] przetasowany { $times } raz
        [few] przetasowany { $times } razy
        [many] przetasowany { $times } razy
       *[other] przetasowany { $times } razy
    }
hand-words-dealt = rozdaje { $player }
hand-words-to-open = otwarcie od { $points }
hand-words-to-open-raised = otwarcie od { $points } (ostatnie { $last })
hand-words-order = przeciwnie do zegara{ "\u00A0" }↺
hand-words-has-opened = ✅{ "\u00A0" }po{ "\u00A0" }otwarciu
hand-words-rounds = { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rund
    }
hand-words-lowest-wins = (wygrywa{ "\u00A0" }najniższa{ "\u00A0" }suma)
