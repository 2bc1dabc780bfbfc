default-wording-yes = tak
default-wording-no = nie
default-wording-no-limit = bez limitu
default-wording-extra = { $points ->
        [one] { $points } dodatkowy punkt
        [few] { $points } dodatkowe punkty
        [many] { $points } dodatkowych punktów
       *[other] { $points } dodatkowych punktów
    }
default-wording-draw = Dobierz ze stosu zakrytego
default-wording-take = Weź { $card }
default-wording-upcard = odkrytą kartę
default-wording-discard = Odrzuć { $card }
default-wording-drew = dobiera ze stosu zakrytego
default-wording-drew-card = dobiera { $card } ze stosu zakrytego
default-wording-took = bierze { $card }
default-wording-discarded = odrzuca { $card }
default-wording-paid = { $chips ->
        [one] dostaje { $chips } żeton od { $payer } za { $purpose }
        [few] dostaje { $chips } żetony od { $payer } za { $purpose }
        [many] dostaje { $chips } żetonów od { $payer } za { $purpose }
       *[other] dostaje { $chips } żetonów od { $payer } za { $purpose }
    }
default-wording-finished-turn = { $player }: { $plays } → { $discard }
default-wording-from-stock = stos zakryty
default-wording-card-from-stock = stos zakryty { $card }
default-wording-from-pile = odkryta { $card }
default-wording-only-move = (jedyny ruch)
default-wording-stock = Stos zakryty { $count }
default-wording-upcard-stock = Odkryta { $card } · stos zakryty { $count }
default-wording-upcard-and-stock = Odkryta{ "\u00A0" }· stos zakryty { $count }
default-wording-each = { $cards ->
        [one] po { $cards } karcie
        [few] po { $cards } karty
        [many] po { $cards } kart
       *[other] po { $cards } kart
    }
default-wording-held = { $cards ->
        [one] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }karta
        [few] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }karty
        [many] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }kart
       *[other] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }kart
    }
default-wording-dealt = rozdaje{ "\u00A0" }{ $player }
default-wording-won = { $ending }: { $player } wygrywa rozdanie
default-wording-gained-points = { $count ->
        [one] { $player }: **{ $gain }** punkt
        [few] { $player }: **{ $gain }** punkty
        [many] { $player }: **{ $gain }** punktów
       *[other] { $player }: **{ $gain }** punktów
    }
default-wording-gained-chips = { $count ->
        [one] { $player }: **{ $gain }** żeton
        [few] { $player }: **{ $gain }** żetony
        [many] { $player }: **{ $gain }** żetonów
       *[other] { $player }: **{ $gain }** żetonów
    }
default-wording-sweep = mecz bez przegranego rozdania
default-wording-typed-on = na do w
