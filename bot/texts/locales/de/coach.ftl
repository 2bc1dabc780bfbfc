coach-command = Ein Tipp für deinen Zug, nur gegen Computer oder wo Tipps erlaubt sind
coach-option = Tipps an einem Tisch mit anderen erlauben (nie, wo nur Menschen spielen)
coach-option-on = An
coach-option-off = Nur gegen Computer
coach-too-long = Mit den Optionen dieses Tisches dauert die Berechnung zu lange.
coach-allowed = Hier dürfen alle nach Tipps fragen, außer wenn nur Menschen spielen.
coach-button = 🎓 Tipp
coach-button-whole = 🎓 Zeig es mir
coach-best = am besten
coach-look-expensive = Sieh dir deine teuerste Karte an.
coach-look-single = Such eine Karte, die zu keiner anderen passt.
coach-look-suit = { $suit ->
    [spades] Sieh dir deine Pik-Karten an: Eine davon nützt am wenigsten.
    [clubs] Sieh dir deine Kreuz-Karten an: Eine davon nützt am wenigsten.
    [diamonds] Sieh dir deine Karo-Karten an: Eine davon nützt am wenigsten.
   *[hearts] Sieh dir deine Herz-Karten an: Eine davon nützt am wenigsten.
}
coach-look-upcard = Die offene Karte ist besser für dich, als sie aussieht.
coach-look-not-upcard = Die offene Karte ist nicht so gut, wie sie aussieht.
coach-look-stock = Der Stapel ist besser für dich als der Ablagestapel.
coach-look-pile = Der Ablagestapel ist besser für dich als der Stapel.
coach-look-more = Du kannst mehr als ziehen und abwerfen.
coach-matters-little = Es ist knapp: Ein anderer Zug ist etwa gleich gut.
coach-matters = { $unit ->
    [chips] Hier kommt es darauf an: Der nächstbeste Zug kostet { $costs } Chips.
   *[points] Hier kommt es darauf an: Der nächstbeste Zug kostet { $costs } Punkte.
}
coach-hint-only = 🎓 **{ $action }**.
coach-hint = { $unit ->
    [chips] 🎓 **{ $action }**, erwartetes Ergebnis **{ $value }** Chips{ $exact ->
        [yes] { " " }(genau)
       *[no] {""}
    }.
   *[points] 🎓 **{ $action }**, erwartetes Ergebnis **{ $value }** Punkte{ $exact ->
        [yes] { " " }(genau)
       *[no] {""}
    }.
}
coach-no-other = Kein anderer Zug kommt heran.
coach-as-good = { $unit ->
    [chips] Vielleicht genauso gut: { $action }; der Unterschied ist { $difference } Chips.
   *[points] Vielleicht genauso gut: { $action }; der Unterschied ist { $difference } Punkte.
}
coach-next-best = { $unit ->
    [chips] Am nächstbesten: { $action }, { $difference } Chips weniger.
   *[points] Am nächstbesten: { $action }, { $difference } Punkte weniger.
}
coach-basis = { $count ->
    [one] Aus { $deals } simulierten Runde, 95 % Konfidenz
   *[other] Aus { $deals } simulierten Runden, 95 % Konfidenz
}
