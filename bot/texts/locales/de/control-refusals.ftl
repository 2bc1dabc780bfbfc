control-refusals-draw-first = Zieh zuerst: vom Stapel, oder nimm die offene Karte.
control-refusals-already-drew = Du hast in diesem Zug schon gezogen; melde jetzt, leg an und wirf ab.
control-refusals-no-upcard = Der Ablagestapel ist leer: Es gibt keine offene Karte zum Nehmen.
control-refusals-stock-empty = { $upcard ->
    [none] Der Stapel ist leer: Nimm die offene Karte oder dreh den Ablagestapel um.
   *[other] Der Stapel ist leer: Nimm { $upcard } oder dreh den Ablagestapel um.
}
control-refusals-stock-left = { $cards ->
    [one] Der Ablagestapel wird nur umgedreht, wenn der Stapel leer ist; er hat noch { $cards } Karte.
   *[other] Der Ablagestapel wird nur umgedreht, wenn der Stapel leer ist; er hat noch { $cards } Karten.
}
control-refusals-one-meld = Du hast in diesem Zug schon gemeldet, und man meldet nur einmal pro Zug, egal welche Kontrollkarte gilt ({ $kinds }). Anlegen kannst du noch.
control-refusals-leaves-taken = { $cards ->
    [none] Dann bliebe dir nur die Karte, die du in diesem Zug vom Ablagestapel genommen hast: Du kannst sie weder abwerfen noch anlegen. Behalte eine andere zum Abwerfen oder verwende diese.
   *[other] Dann bliebe dir nur { $cards }, in diesem Zug vom Ablagestapel genommen: Du kannst sie weder abwerfen noch anlegen. Behalte eine andere zum Abwerfen oder verwende diese.
}
control-refusals-level-first = An diesem Tisch brauchst du zum Ausmachen eine eigene Meldung der Stufe ({ $kinds }), und du hast keine: Behalte vor dem Abwerfen zwei Karten.
control-refusals-too-short = { $cards ->
    [none] Das ist zu kurz: Eine Meldung hat mindestens drei Karten.
   *[other] { $cards } ist zu kurz: Eine Meldung hat mindestens drei Karten.
}
control-refusals-same-card = { $cards } hat zweimal dieselbe Karte; das geht in keiner Meldung, auch nicht mit zwei Kartenspielen.
control-refusals-not-allowed = { $count ->
    [one] { $cards } passt zu { $fits }, aber { $kinds } erlaubt es nicht.
   *[other] { $cards } passt zu { $fits }, aber { $kinds } erlauben es nicht.
}
control-refusals-no-kind = { $cards } ist keine Meldung irgendeiner Art.
control-refusals-in-force = Jetzt gilt: { $rules }.
control-refusals-earlier = { $count ->
    [one] { $kinds } galt vorher; nur die jetzt gültige Karte zählt.
   *[other] { $kinds } galten vorher; nur die jetzt gültige Karte zählt.
}
control-refusals-next = Als Nächstes kommt { $kind }.
control-refusals-nothing-fits = Du hast keine passende Meldung.
control-refusals-not-that-kind = { $named ->
    [none] { $cards } ist nicht von dieser Art. Du kannst es als { $kinds } auslegen.
    [other] { $cards } ist **{ $kind }**, aber das gilt gerade nicht. Du kannst es als { $kinds } auslegen.
   *[wrong] { $cards } ist nicht **{ $kind }**. Du kannst es als { $kinds } auslegen.
}
control-refusals-no-melds = Du kannst { $cards } nicht anlegen: Auf dem Tisch liegt noch keine Meldung.
control-refusals-does-not-fit = { $cards } passt nicht an { $meld } ({ $kind }, { $takes }).
control-refusals-all-closed = Du kannst { $cards } nicht anlegen: Jede Meldung auf dem Tisch ist geschlossen oder voll.
control-refusals-fits-none = { $cards } passt an keine Meldung auf dem Tisch: { $melds }.
control-refusals-elsewhere = Es passt an { $melds }.
control-refusals-closed = Meldung { $meld } ist { $kind }: Sie braucht eine genaue Zahl von Karten und ist daher geschlossen.
control-refusals-closed-unknown = Diese Meldung braucht eine genaue Zahl von Karten und ist daher geschlossen.
control-refusals-name-the-meld = { $melds ->
    [none] { $cards } passt an mehrere Meldungen: Nenn eine, zum Beispiel `on #{ $number }` nach den Karten.
   *[other] { $cards } passt an { $melds }: Nenn eine, zum Beispiel `on #{ $number }` nach den Karten.
}
control-refusals-no-such-meld = { $melds ->
    [0] Auf dem Tisch liegt noch keine Meldung.
    [one] Auf dem Tisch liegt eine Meldung, #1.
   *[other] So eine Meldung gibt es nicht: Auf dem Tisch liegen #1 bis #{ $melds }.
}
control-refusals-none-held = { $mode ->
    [round] An diesem Tisch hält niemand Kontrollkarten: In jedem Umlauf wird eine neue aufgedeckt. Jetzt gilt: { $kinds }.
    [turn] An diesem Tisch hält niemand Kontrollkarten: In jedem Zug wird eine neue aufgedeckt. Jetzt gilt: { $kinds }.
    [deal] An diesem Tisch hält niemand Kontrollkarten: Eine gilt die ganze Runde. Jetzt gilt: { $kinds }.
    [deck] An diesem Tisch hält niemand Kontrollkarten: Sie tauchen im Stapel auf. Jetzt gilt: { $kinds }.
   *[held] An diesem Tisch hält niemand Kontrollkarten: Sie werden aufgedeckt. Jetzt gilt: { $kinds }.
}
control-refusals-one-control = { $held ->
    [none] Du hast in diesem Zug schon eine Kontrollkarte gespielt, und es geht nur eine pro Zug. Weiterhin gilt: { $kinds }. Für deinen nächsten Zug hast du keine.
   *[other] Du hast in diesem Zug schon eine Kontrollkarte gespielt, und es geht nur eine pro Zug. Weiterhin gilt: { $kinds }. Für deinen nächsten Zug hast du { $held }.
}
control-refusals-not-held = { $held ->
    [none] Du hast { $kind } nicht; du hast keine.
   *[other] Du hast { $kind } nicht; du hast { $held }.
}
control-refusals-not-held-unknown = { $held ->
    [none] Du hast diese Kontrollkarte nicht; du hast keine.
   *[other] Du hast diese Kontrollkarte nicht; du hast { $held }.
}
control-refusals-that = Das
