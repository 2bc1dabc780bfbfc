hand-events-opened = otwiera za **{ $points }**
hand-events-melded = wykłada { $meld }
hand-events-laid-off = dokłada { $card } do { $meld } (właściciel: { $owner })
hand-events-laid-off-own = dokłada { $card } do swojego { $meld }
hand-events-exchanged = { $jokers ->
        [one] wymienia { $cards } na jokera w { $meld } (właściciel: { $owner })
        [few] wymienia { $cards } na { $jokers } jokery w { $meld } (właściciel: { $owner })
        [many] wymienia { $cards } na { $jokers } jokerów w { $meld } (właściciel: { $owner })
       *[other] wymienia { $cards } na { $jokers } jokerów w { $meld } (właściciel: { $owner })
    }
hand-events-exchanged-own = { $jokers ->
        [one] wymienia { $cards } na jokera w swoim { $meld }
        [few] wymienia { $cards } na { $jokers } jokery w swoim { $meld }
        [many] wymienia { $cards } na { $jokers } jokerów w swoim { $meld }
       *[other] wymienia { $cards } na { $jokers } jokerów w swoim { $meld }
    }
hand-events-returned = odkłada { $card } z powrotem na stos odkryty
hand-events-no-redeal = nie chce nowego rozdania
hand-events-asked-redeal = dostaje cztery pary, { $cards }, i prosi o nowe rozdanie
hand-events-passed = nie może dobrać i pasuje
hand-events-shuffled = { $cards ->
        [one] Stos zakryty był pusty: { $cards } karta spod odkrytej tworzy po przetasowaniu nowy.
        [few] Stos zakryty był pusty: { $cards } karty spod odkrytej tworzą po przetasowaniu nowy.
        [many] Stos zakryty był pusty: { $cards } kart spod odkrytej tworzy po przetasowaniu nowy.
       *[other] Stos zakryty był pusty: { $cards } kart spod odkrytej tworzy po przetasowaniu nowy.
    }
hand-events-ended-hand = **Hand!** { $player } kończy w jednym ruchu: wszystko liczy się podwójnie.
hand-events-ended-out = { $player } kończy.
hand-events-ended-redeal = Karty zostaną rozdane od nowa.
hand-events-ended-exhausted = Nie ma już czego dobierać: runda kończy się bez zwycięzcy.
hand-events-title-hand = Hand! { $player } kończy w jednym ruchu, a wszystkie punkty są × { $multiplier }
hand-events-title-out = { $player } kończy
hand-events-title-exhausted = Nie ma już czego dobierać: nikt nie kończy
hand-events-title-exhausted-again = Nie ma już czego dobierać: nikt nie kończy i rundę rozdaje się od nowa
hand-events-title-redeal = Cztery pary: karty rozdaje się od nowa
hand-events-went-out = 🏁{ "\u00A0" }**{ $player }** kończy
hand-events-never-opened = **{ $player }** bez otwarcia
hand-events-no-cards = **{ $player }** bez kart
hand-events-not-doubled = **{ $points }**, bez podwojenia
hand-events-not-counted = nie liczy się, kończy partner
