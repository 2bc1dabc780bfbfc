hand-events-opened = kommt mit **{ $points }** heraus
hand-events-melded = meldet { $meld }
hand-events-laid-off = legt { $card } an { $meld } ({ $owner }) an
hand-events-laid-off-own = legt { $card } an { $meld } (eigene) an
hand-events-exchanged = { $jokers ->
        [one] tauscht { $cards } gegen den Joker in { $meld } ({ $owner })
       *[other] tauscht { $cards } gegen { $jokers } Joker in { $meld } ({ $owner })
    }
hand-events-exchanged-own = { $jokers ->
        [one] tauscht { $cards } gegen den Joker in { $meld } (eigene)
       *[other] tauscht { $cards } gegen { $jokers } Joker in { $meld } (eigene)
    }
hand-events-returned = legt { $card } auf den Ablagestapel zurück
hand-events-no-redeal = will nicht neu geben lassen
hand-events-asked-redeal = hat vier Paare bekommen, { $cards }, und lässt neu geben
hand-events-passed = kann nicht ziehen und passt
hand-events-shuffled = { $cards ->
        [one] Der Stapel war leer: Die { $cards } Karte unter der offenen wurde zu einem neuen Stapel.
       *[other] Der Stapel war leer: Die { $cards } Karten unter der offenen wurden zu einem neuen Stapel gemischt.
    }
hand-events-ended-hand = **Hand!** { $player } macht in einem Zug aus: Alles zählt doppelt.
hand-events-ended-out = { $player } macht aus.
hand-events-ended-redeal = Die Karten werden neu gegeben.
hand-events-ended-exhausted = Es gibt keine Karte mehr zu ziehen: Die Runde endet ohne Sieg.
hand-events-title-hand = Hand! { $player } macht in einem Zug aus, und alle Punkte zählen × { $multiplier }
hand-events-title-out = { $player } macht aus
hand-events-title-exhausted = Keine Karte mehr zu ziehen: niemand macht aus
hand-events-title-exhausted-again = Keine Karte mehr zu ziehen: niemand macht aus, und die Runde wird neu gegeben
hand-events-title-redeal = Vier Paare: die Karten werden neu gegeben
hand-events-went-out = 🏁{ "\u00A0" }**{ $player }** hat ausgemacht
hand-events-never-opened = **{ $player }** nie herausgekommen
hand-events-no-cards = **{ $player }** keine Karten übrig
hand-events-not-doubled = **{ $points }**, nicht verdoppelt
hand-events-not-counted = zählt nicht, Partner hat ausgemacht
