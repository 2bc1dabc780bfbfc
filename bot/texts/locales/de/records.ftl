records-about-record = Die Aufzeichnung einer Partie { $game }, { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}: Mitspieler, Karten, Züge und Ergebnisse als JSON, das /results replay nachspielen kann.
records-about-transcript = Eine Partie { $game }, { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}, Zug für Zug in Worten, mit Ergebnissen und Punkten.
records-refused-deal = Runde { $deal }: { $reason }
records-refused-move = Runde { $deal }, Zug { $move }: { $reason }
records-refused-only-move = Zug { $move }: { $reason }
records-still-played = Die Partie läuft noch. Ihre Aufzeichnung bekommst du, wenn sie endet.
records-not-begun = An diesem Tisch wurde nichts gespielt, also gibt es keine Aufzeichnung.
records-too-large = Die Datei ist zu groß.
records-too-large-limit = Die Datei ist zu groß: Die Grenze ist { $most } MB.
records-not-json = Die Datei ist kein gültiges JSON.
records-named-twice = Die Datei hat denselben Namen zweimal.
records-not-a-record = Die Datei ist keine Aufzeichnung einer Partie von Cardroom.
records-version = Die Aufzeichnung hat ein Format, das diese Version von Cardroom nicht lesen kann.
records-game = Die Aufzeichnung ist von einem Spiel, das hier nicht gespielt wird.
records-rules = Die Partie wurde nach Regeln von { $game } gespielt, die hier nicht bekannt sind.
records-shape = Etwas fehlt, ist überflüssig oder gehört nicht dorthin.
records-shape-at = Etwas bei { $where } fehlt, ist überflüssig oder gehört nicht dorthin.
records-name = Der Name von Spieler { $seat } ist zu lang (mehr als { $most } Zeichen) oder hat Zeichen, die ein Name nicht haben kann.
records-options = Die Optionen sind nicht die des Spiels, oder einige fehlen.
records-seats = { $players ->
    [one] { $game } kann man nicht mit { $players } Person spielen.
   *[other] { $game } kann man nicht mit { $players } Personen spielen.
}
records-dealer = Der falsche Spieler gibt.
records-deck = Die Karten sind nicht die dieses Spiels, jede genau einmal.
records-action = Dieser Zug ist gegen die Regeln.
records-unfinished = Die Züge hören auf, bevor die Runde zu Ende ist.
records-result = Das Ergebnis folgt nicht aus den Zügen.
records-scores = Die Punkte gehen nicht auf.
records-resignation = Jemand hat aufgegeben, der nicht konnte, oder in einem unmöglichen Moment.
records-over = Die Aufzeichnung geht nach dem Ende der Partie weiter.
records-outcome = Die Partie endete nicht so, wie die Aufzeichnung sagt.
