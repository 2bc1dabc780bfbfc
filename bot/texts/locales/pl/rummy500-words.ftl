rummy500-words-take-pile = Weź ze stosu odkrytego
rummy500-words-take = Weź { $card }
rummy500-words-take-down = { $cards ->
        [one] Weź { $cards } kartę, aż do { $card }
        [few] Weź { $cards } karty, aż do { $card }
        [many] Weź { $cards } kart, aż do { $card }
       *[other] Weź { $cards } kart, aż do { $card }
    }
rummy500-words-pass = Pas: koniec rozdania
rummy500-words-meld = Wyłóż { $cards } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
rummy500-words-lay-off = Dołóż { $cards } do { $meld } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
rummy500-words-pick = Wybierz karty …
rummy500-words-pick-title = Wybierz karty do wyłożenia lub dołożenia razem …
rummy500-words-lay-all = Wyłóż wszystko ({ $plays })
rummy500-words-lay-all-out = Wyłóż wszystko ({ $plays }): kończysz
rummy500-words-lay-off-all = Dołóż wszystko ({ $plays })
rummy500-words-lay-off-all-out = Dołóż wszystko ({ $plays }): kończysz
rummy500-words-count-melds = { $melds ->
        [one] { $melds } układ
        [few] { $melds } układy
        [many] { $melds } układów
       *[other] { $melds } układów
    }
rummy500-words-count-laid-off = { $cards ->
        [one] { $cards } karta dołożona
        [few] { $cards } karty dołożone
        [many] { $cards } kart dołożonych
       *[other] { $cards } kart dołożonych
    }
rummy500-words-count-cards = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    }
rummy500-words-count-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
rummy500-words-goes-out = kończy rozdanie
rummy500-words-take-free = możesz ją wyłożyć lub zatrzymać, ale nie odrzucić w tym ruchu
rummy500-words-take-meld = musisz teraz użyć { $card }, na przykład w { $meld }
rummy500-words-take-lay-off = musisz teraz użyć { $card }, na przykład { $cards } do { $meld }
rummy500-words-question-pass = **Pas?** Rozdanie od razu się kończy, a twoja ręka liczy się przeciw tobie: { $points }.
rummy500-words-which-meld = Do którego układu dołożyć { $cards }?
rummy500-words-picked = Wybrane: { $cards }
rummy500-words-pick-some = Wybierz karty nowego układu albo karty do dołożenia razem.
rummy500-words-picked-count = wybrane: { $count }
rummy500-words-task-use = najpierw użyć { $card }
rummy500-words-task-discard = odrzucić kartę
rummy500-words-task-play = wykładać, dokładać i odrzucić kartę
rummy500-words-task-take = wziąć ze stosu odkrytego albo spasować i zakończyć rozdanie
rummy500-words-task-draw = dobrać kartę albo wziąć ze stosu odkrytego
rummy500-words-task-stock = dobrać ze stosu zakrytego
rummy500-words-must-use = ⚠️ Musisz teraz użyć { $card }
rummy500-words-must-use-how = Przed innymi zagraniami wyłóż ją albo dołóż.
rummy500-words-cannot-discard = 🚫 { $card } to karta wzięta pojedynczo: użyj jej albo zatrzymaj, ale w tym ruchu nie możesz jej odrzucić.
rummy500-words-player-cannot-discard = 🚫 { $player } nie może w tym ruchu odrzucić { $card }.
rummy500-words-pile-empty = Stos odkryty jest pusty
rummy500-words-pile-title = **Stos odkryty**
rummy500-words-pile-order = { $cards ->
        [one] { $cards } karta, najstarsza z lewej, wierzchnia z prawej
        [few] { $cards } karty, najstarsza z lewej, wierzchnia z prawej
        [many] { $cards } kart, najstarsza z lewej, wierzchnia z prawej
       *[other] { $cards } kart, najstarsza z lewej, wierzchnia z prawej
    }
rummy500-words-stock = stos zakryty { $cards }
rummy500-words-in-hand = { $points ->
        [one] { $points } punkt na ręce
        [few] { $points } punkty na ręce
        [many] { $points } punktów na ręce
       *[other] { $points } punktów na ręce
    }
rummy500-words-melds-worth = układy warte { $points }
rummy500-words-own-melded = wyłożone { $points }
rummy500-words-melded = wyłożone **{ $points }**
rummy500-words-total = suma **{ $total }**/{ $limit }
rummy500-words-ace = as { $values }
rummy500-words-added = { $cards } { $points } ({ $player })
rummy500-words-can-take = możesz wziąć aż do tej karty
rummy500-words-cannot-take = nie możesz: karty nie da się od razu użyć
rummy500-words-cannot-take-top-only = nie możesz: przy tym stole bierze się tylko wierzchnią kartę
rummy500-words-facts-stock = Stos zakryty { $cards }
rummy500-words-facts-dealt = rozdaje { $player }
rummy500-words-facts-stall = { $turns ->
        [one] ruchy bez karty ze stosu zakrytego: { $turns } z { $limit }
        [few] ruchy bez karty ze stosu zakrytego: { $turns } z { $limit }
        [many] ruchy bez karty ze stosu zakrytego: { $turns } z { $limit }
       *[other] ruchy bez karty ze stosu zakrytego: { $turns } z { $limit }
    }
rummy500-words-deal = Rozdanie { $deal }
rummy500-words-to-limit = do { $limit }
rummy500-words-sign-use = UŻYJ
rummy500-words-sign-keep = TRZYMAJ
