hand-panel-no-opening = Nie ma jeszcze układu do otwarcia
hand-panel-highest = { $points ->
        [one] Najwyższe otwarcie: **{ $points }** punkt
        [few] Najwyższe otwarcie: **{ $points }** punkty
        [many] Najwyższe otwarcie: **{ $points }** punktów
       *[other] Najwyższe otwarcie: **{ $points }** punktów
    }
hand-panel-enough = { $points ->
        [one] ✅ **{ $points }** punkt: wystarczy do otwarcia (potrzeba { $needed })
        [few] ✅ **{ $points }** punkty: wystarczy do otwarcia (potrzeba { $needed })
        [many] ✅ **{ $points }** punktów: wystarczy do otwarcia (potrzeba { $needed })
       *[other] ✅ **{ $points }** punktów: wystarczy do otwarcia (potrzeba { $needed })
    }
hand-panel-short = { $points ->
        [one] **{ $points }** punkt: do otwarcia brakuje { $short } (potrzeba { $needed })
        [few] **{ $points }** punkty: do otwarcia brakuje { $short } (potrzeba { $needed })
        [many] **{ $points }** punktów: do otwarcia brakuje { $short } (potrzeba { $needed })
       *[other] **{ $points }** punktów: do otwarcia brakuje { $short } (potrzeba { $needed })
    }
hand-panel-left = { $how ->
        [melds-and-discard] Na ręce po układach i odrzuceniu: **{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }**
        [discard] Na ręce po odrzuceniu: **{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }**
        [melds] Na ręce po układach: **{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }**
       *[held] Masz na ręce **{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }**
    }
hand-panel-must-meld = ⚠️ Musisz teraz wyłożyć { $card }.
hand-panel-must-meld-or-return = ⚠️ Musisz teraz wyłożyć { $card } albo odłożyć ją z powrotem.
hand-panel-joker-due = ⚠️ Przed odrzuceniem wyłóż lub dołóż jokera z wymiany.
hand-panel-hand-now = 🏁 Odrzuć { $card }: **kończysz z Hand**, wszystko podwójnie.
hand-panel-hand = 🏁 **Możesz zakończyć z Hand**: wyłóż wszystko oprócz { $cards }, potem to odrzuć.
hand-panel-choose-melds = Wybierz układy …
hand-panel-choose-cards = Wybierz karty …
hand-panel-other-openings = Inne otwarcia …
hand-panel-whole-openings = Całe otwarcia …
hand-panel-round = Runda { $round } z { $rounds }
hand-panel-no-upcard = *Brak odkrytej karty.*
