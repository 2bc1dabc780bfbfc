default-wording-yes = ja
default-wording-no = nein
default-wording-no-limit = unbegrenzt
default-wording-extra = { $points ->
        [one] { $points } Punkt extra
       *[other] { $points } Punkte extra
    }
default-wording-draw = Vom Stapel ziehen
default-wording-take = { $card } nehmen
default-wording-upcard = die offene Karte
default-wording-discard = { $card } abwerfen
default-wording-drew = zieht vom Stapel
default-wording-drew-card = zieht { $card } vom Stapel
default-wording-took = nimmt { $card }
default-wording-discarded = wirft { $card } ab
default-wording-paid = { $chips ->
        [one] bekommt { $chips } Chip von { $payer } für { $purpose }
       *[other] bekommt { $chips } Chips von { $payer } für { $purpose }
    }
default-wording-finished-turn = { $player }: { $plays } → { $discard }
default-wording-from-stock = Stapel
default-wording-card-from-stock = Stapel { $card }
default-wording-from-pile = offene Karte { $card }
default-wording-only-move = (einziger Zug)
default-wording-stock = Stapel { $count }
default-wording-upcard-stock = Offen { $card } · Stapel { $count }
default-wording-upcard-and-stock = Offen{ "\u00A0" }· Stapel { $count }
default-wording-each = { $cards ->
        [one] je { $cards } Karte
       *[other] je { $cards } Karten
    }
default-wording-held = { $cards ->
        [one] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }Karte
       *[other] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }Karten
    }
default-wording-dealt = { $player }{ "\u00A0" }hat{ "\u00A0" }gegeben
default-wording-won = { $ending }: { $player } gewinnt die Runde
default-wording-gained-points = { $count ->
        [one] { $player }: **{ $gain }** Punkt
       *[other] { $player }: **{ $gain }** Punkte
    }
default-wording-gained-chips = { $count ->
        [one] { $player }: **{ $gain }** Chip
       *[other] { $player }: **{ $gain }** Chips
    }
default-wording-sweep = Partie ohne verlorene Runde
default-wording-typed-on = an auf am
