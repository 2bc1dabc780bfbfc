pictures-sign-tick = **✓** na karcie: możesz ją teraz wziąć lub zagrać. Przy miejscu: gracz ma otwarcie
pictures-sign-bracket = **Klamra** nad kartami albo taca pod nimi: układ. Karty obok nie są w układzie
pictures-sign-frame = **Jasna ramka**: karta właśnie dobrana, obowiązująca karta kontrolna; wokół miejsca: czyj ruch
pictures-sign-raised = **Podniesiona karta**: wybrana do zagrania
pictures-sign-faded = **Wyblakłe karty**: zostały na ręce na koniec rozdania. Wyblakła karta kontrolna: będzie następna
pictures-sign-seats = **Dwie karty w kółku**: rozdający. **★** zwycięzca. **×** poza tym rozdaniem
pictures-sign-computer = **Twarz z antenką**: komputer
pictures-sign-letter = **Mała litera na karcie**: kto ją dołożył. **Ciemna karta**: joker, który ją zastępuje
pictures-sign-partners = **Niebieskie kółko, czerwony romb**: partnerzy mają wspólną barwę i kształt
pictures-sign-suits = ♠ pik, ♣ trefl, ♦ karo, ♥ kier: wszędzie te same znaki
pictures-of-suit = { $ranks } { $suit }
pictures-of-rank = { $rank } { $suits }
pictures-face-down-card = zakryta karta
pictures-face-down = { $cards ->
        [one] { $cards } zakryta
        [few] { $cards } zakryte
        [many] { $cards } zakrytych
       *[other] { $cards } zakrytych
    }
pictures-joker = joker jako { $cards }
pictures-laid-off = { $cards } (dokłada { $player })
pictures-hand = Twoje karty
pictures-hand-empty = Nie masz kart
pictures-melded = W układach: { $groups }
pictures-in-no-meld = Poza układami: { $groups }
pictures-cards = Karty: { $groups }
pictures-just-taken = Właśnie wzięta: { $cards }
pictures-picked = Wybrane: { $cards }
pictures-ticked = Zaznaczone: { $cards }
pictures-discards = Stos odkryty, od najstarszej: { $cards }
pictures-upcard = Odkryta: { $card }
pictures-no-upcard = Stos odkryty jest pusty
pictures-stock = stos zakryty { $count }
pictures-table-ticked = zaznaczone: { $cards }
pictures-control = karta kontrolna { $kinds }
pictures-control-next = następna { $kind }
pictures-clock = { $eighths ->
        [one] pozostała { $eighths } ósma czasu
        [few] pozostały { $eighths } ósme czasu
        [many] pozostało { $eighths } ósmych czasu
       *[other] pozostało { $eighths } ósmych czasu
    }
pictures-to-play = ma ruch
pictures-dealer = rozdaje
pictures-out = poza grą
pictures-count-cards = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    }
pictures-count-chips = { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonów
    }
pictures-count-points = { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
pictures-opened = po otwarciu
pictures-won = zwycięstwo
pictures-computer = komputer
pictures-in-hand = na ręce { $groups }
pictures-melds = układy { $groups }
pictures-left-in-hand = zostało na ręce { $groups }
pictures-hands = Ręce:
pictures-games = Wszystkie gry { $totals }.
pictures-games-won = Wszystkie gry { $totals }, zwycięstwo: { $winners }.
pictures-game = Gra { $number }:
pictures-totals = Sumy { $totals }
pictures-won-by = zwycięstwo: { $winners }
pictures-at-end = w tym na koniec { $points }
pictures-deal = rozdanie { $number }: { $points }
pictures-total-after = { $points } (suma { $total })
pictures-in-this-order = W tej kolejności,
