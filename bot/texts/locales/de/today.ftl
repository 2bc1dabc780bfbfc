today-command = Jeden Tag eine Runde, die gleiche für alle auf der Welt, und ein Rätsel
today-name = Runde des Tages · { $day }
today-puzzle-title = Rätsel · { $day }
today-about = Eine Runde Gin gegen den Computer der Stufe *Experte*. Alle auf der Welt bekommen die gleichen Karten und den gleichen Gegner. Es gibt keine Uhr und keinen Tipp.
today-ends = Der Tag endet { $time }.
today-in-play = Deine Karten warten auf dich.
today-over = Der { $day } ist vorbei; das ist das Endergebnis.
today-finished = { $players ->
    [0] Noch niemand ist fertig.
    [one] { $players } Spieler ist fertig.
   *[other] { $players } Spieler sind fertig.
}
today-play = Spielen
today-continue = Weiterspielen
today-puzzle = Rätsel
today-share = Teilen
today-fair = So wird gegeben
today-back = Runde des Tages
today-ending = { $ending ->
    [gin-won] Gin
    [gin-lost] gegen Gin verloren
    [big_gin-won] Big Gin
    [big_gin-lost] gegen Big Gin verloren
    [knock-won] mit Klopfen gewonnen
    [knock-lost] gegen Klopfen verloren
    [undercut-won] mit Unterbieten gewonnen
    [undercut-lost] unterboten
    [resigned] aufgegeben
    [unfinished] nicht fertig geworden
   *[other] keine Punkte
}
today-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
today-better = besser als { $percent } %
today-streak = { $days ->
    [one] Serie { $days }
   *[other] Serie { $days }
}
today-first = Du bist als Erstes fertig.
today-so-far = Von denen, die bisher fertig sind. Endgültig ist es, wenn der Tag zu Ende ist.
today-server = **Die Besten dieses Servers**
today-everybody = **Die Besten von allen**
today-anonymous = anonym
today-names = -# Namen sehen andere Server nur, wenn du es willst: `/settings me known_as`.
today-fair-title = So wird die Runde des Tages gegeben
today-fair-about = Die Karten folgen aus einem Geheimnis am Tag und aus nichts anderem. Sein Fingerabdruck wird gespeichert, bevor der Tag beginnt, damit niemand die Karten nachträglich wählen kann. Wenn der Tag vorbei ist, wird das Geheimnis gezeigt, und der Nachweis deiner Runde lässt sich nachprüfen wie jeder andere: `/results replay` und **Exportieren**.
today-fair-commitment = Fingerabdruck für den { $day }: { $commitment }
today-fair-sealed = Gespeichert am { $time }.
today-fair-late = Er wurde erst nach Beginn des Tages gespeichert, weil der Bot vorher nicht lief.
today-fair-secret = Geheimnis des { $day }: { $secret }
today-fair-year = Alle Tage von { $year } in einem Hash: { $digest }
today-fair-list = Alle Fingerabdrücke
today-fair-file = Die Fingerabdrücke aller Tage von { $year }. Der Hash der Liste steht auf der Seite davor.
today-puzzle-ask = { $game }: Du bist { $player } und am Zug. Welche Karte würdest du abwerfen?
today-puzzle-late = -# Es entstand erst nach Beginn des Tages, weil keines bereit war.
today-puzzle-menu = Abwurf wählen
today-puzzle-best = { $card } ist der beste Abwurf. Den hast du gewählt.
today-puzzle-cost = { $card } kostet { $cost } { $unit ->
    [chips] Chips
   *[points] Punkte
}. Der beste Abwurf ist { $best }.
today-puzzle-chosen = { $players ->
    [0] niemand
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
today-puzzle-first = am besten
today-puzzle-judge = -# Die Suche spielt jeden Abwurf viele Male mit verschiedenen verdeckten Karten durch. Kosten sind Mittelwerte, mit 95 % Sicherheit.
today-player = Spieler { $number }
today-not-stored = Das wurde nicht gespeichert: Drücke gleich noch einmal.
today-clocks = Der Tag hat gerade gewechselt, oder eine Uhr des Bots geht falsch. Versuche es gleich noch einmal.
today-no-secret = Die Runde des Tages kann nicht gegeben werden: Der Bot hat einen anderen Schlüssel als den, mit dem der Tag versiegelt wurde. Wer ihn betreibt, liest mehr im Log.
today-erased = Du hast die Runde des Tages schon gespielt; was über dich gespeichert war, ist gelöscht.
today-no-puzzle = Für diesen Tag gibt es kein Rätsel.
today-puzzle-over = Dieses Rätsel ist vorbei: `/today` hat das neue.
today-no-choice = Diese Karte lässt sich nicht wählen. Drücke noch einmal **Rätsel**.
today-not-over = Du hast noch nichts zu teilen: Spiele deine Runde erst zu Ende.
today-known-as = In Listen aller Server
    .anonymous = Ohne meinen Namen
    .name = Mit meinem Namen
today-known-as-option = Wie Listen aller Server dich nennen
