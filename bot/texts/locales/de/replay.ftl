replay-command = Eine beendete Runde Schritt für Schritt ansehen
replay-option-match = Eine deiner Partien, oder die Nummer eines Tisches (sonst: deine letzte)
replay-option-file = Oder die Aufzeichnung einer Partie: die .json-Datei von Exportieren
replay-option-deal = Welche Runde, ab 1 (sonst: die letzte)
replay-button = Nachspielen
replay-back = ◀ Zurück
replay-next = Weiter ▶
replay-whole = Ganze Runde
replay-course = In Worten
replay-export = Exportieren
replay-steps = Schritt für Schritt
replay-jump = Gehe zu …
replay-deals = Andere Runde …
replay-from-file = 📄 Partie aus einer Datei
replay-begin = Die Karten sind ausgeteilt.
replay-where = **Nachspielen** · Runde **{ $deal }** von { $deals } · Zug **{ $move }** von { $moves }
replay-eyes-none = Nur der Tisch
replay-eyes-own = Mein Blatt
replay-eyes-all = Alle Blätter
replay-your-hand = Dein Blatt
replay-table-elsewhere = Der Tisch selbst ist unter **{ $view }**.
replay-hands-open = offen nach der Partie
replay-hands-private = privat
replay-lobby-open = **Blätter** offen nach der Partie: `/results replay` zeigt dann alle Blätter
replay-lobby-private = **Blätter** privat: `/results replay` zeigt allen nur das eigene
replay-deal = Runde { $deal } · { $title }
replay-frame = **{ $number }** · Zug { $move } · { $told }
replay-sheet = { $count ->
    [one] { $count } Moment der Runde als kleiner Tisch. { $frames }.
   *[other] { $count } Momente der Runde als kleine Tische. { $frames }.
}
replay-sheet-move = Zug { $move }
replay-sheet-upcard = offene Karte { $card }
replay-sheet-no-upcard = leerer Ablagestapel
replay-sheet-stock = Stapel { $cards }
replay-sheet-melds = { $cards ->
    [one] { $cards } in Meldungen
   *[other] { $cards } in Meldungen
}
replay-you = du { $score }
replay-more-players = { $count } weitere
replay-ago-days = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
}
replay-ago-hours = { $hours ->
    [one] vor { $hours } Stunde
   *[other] vor { $hours } Stunden
}
replay-ago-minutes = { $minutes ->
    [one] vor { $minutes } Minute
   *[other] vor { $minutes } Minuten
}
replay-ago-now = gerade eben
replay-exported-none = Die Partie, wie Zuschauer sie sahen.
replay-exported-own = Die Partie, wie du sie gesehen hast, mit deinen Blättern.
replay-exported-all = Die Partie mit allen Blättern.
replay-exported-record = Die Aufzeichnung (.json) kann mit `/results replay file:` geladen werden.
replay-exported-later = Die Aufzeichnung enthält alle Blätter; du bekommst sie, wenn die Partie zu Ende ist.
replay-exported-private = Eine Aufzeichnung zum Laden gibt es nicht: Der Tisch hat private Blätter.
replay-refused-no-place = Dieser Button geht nicht mehr. Öffne die Runde noch einmal mit `/results replay`.
replay-refused-no-match = So eine Partie gibt es hier nicht. Wähl eine von deinen in der Option `match`, oder tipp die Nummer ihres Tisches.
replay-refused-no-matches = Du hast hier noch keine Runde zu Ende gespielt. `/play` teilt sofort aus.
replay-refused-nothing = An Tisch { $table } ist keine Runde zu Ende gespielt, also gibt es nichts nachzuspielen.
replay-refused-nothing-in-match = In dieser Partie ist keine Runde zu Ende gespielt, also gibt es nichts nachzuspielen.
replay-refused-not-seen = Dieser Tisch ist in einem Kanal, den du nicht sehen kannst, und du hast dort nicht mitgespielt.
replay-refused-no-deal = { $deals ->
    [one] In dieser Partie gibt es keine Runde { $deal }: Sie hat { $deals } beendete Runde.
   *[other] In dieser Partie gibt es keine Runde { $deal }: Sie hat { $deals } beendete Runden.
}
replay-refused-unfinished = Runde { $deal } ist nicht zu Ende; nur beendete Runden werden gezeigt.
replay-refused-no-move = In dieser Runde gibt es keinen Zug { $move }: Sie hat { $moves }.
replay-refused-no-seat = Du hast an diesem Tisch nicht mitgespielt, also hattest du dort kein Blatt. Gezeigt wird der Tisch selbst.
replay-refused-later = Alle Blätter kannst du sehen, wenn die Partie zu Ende ist.
replay-refused-private = Dieser Tisch hat private Blätter: Alle sehen nur das eigene.
replay-refused-unreadable = Die Aufzeichnung von Tisch { $table } lässt sich nach den heutigen Regeln nicht nachspielen. Seine Ergebnisse bleiben, wie sie waren.
replay-refused-given-twice = Nenn eine Partie dieses Servers oder eine Datei, nicht beides.
replay-refused-reading = Deine letzte Datei wird noch gelesen. Schick die nächste, wenn sie offen ist.
replay-refused-not-fetched = Die Datei konnte nicht von Discord geholt werden. Bitte versuch es noch einmal.
replay-refused-file-gone = Ich habe diese Datei nicht mehr. Lade sie noch einmal mit `/results replay file:`.
replay-refused-review-live = Die Partie an Tisch { $table } läuft noch. Du kannst sie analysieren, wenn sie zu Ende ist.
replay-refused-review-seat = Du hast in dieser Partie nicht mitgespielt, und Analysen sind nur für ihre Mitspieler. `/results replay` zeigt, was Zuschauer sahen.
replay-refused-review-game = Dieses Spiel kann ich noch nicht analysieren. `/results replay` geht seine Runden durch.
replay-refused-review = Ich habe diese Analyse nicht mehr. Frag noch einmal danach, mit **Analyse** oder `/results review`.
