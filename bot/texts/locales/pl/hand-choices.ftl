hand-choices-nothing = **Nic jeszcze nie wybrano.** Dodawaj po jednym układzie.
hand-choices-total = **{ $total } z { $needed }**
hand-choices-short = { $points ->
        [one] brakuje { $points }
        [few] brakuje { $points }
        [many] brakuje { $points }
       *[other] brakuje { $points }
    }
hand-choices-refused = { $sentence } (zasada { $rule })
hand-choices-instead = Wśród pozostałych kart nie ma układu; twoje najwyższe otwarcie to { $points }: { $melds }.
hand-choices-meld = { $melds ->
        [one] Wyłóż układ
        [few] Wyłóż układy
        [many] Wyłóż układy
       *[other] Wyłóż układy
    }
hand-choices-cards = Wybierz karty …
hand-choices-remove = Usuń { $meld }
hand-choices-more = Więcej układów ({ $page } z { $pages })
hand-choices-add = Dodaj układ …
hand-choices-value = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
hand-choices-kind-and-value = { $kind ->
        [set] komplet
       *[run] sekwens
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
hand-choices-which-joker = Jaką kartę zastępuje joker?
hand-choices-as = Jako …
hand-choices-all-cards = Wybierz wszystkie karty jednego układu.
hand-choices-cards-of-meld = Karty układu …
