reviews-command = Eine Analyse deiner Entscheidungen in einer beendeten Partie
reviews-option-match = Welche deiner Partien (sonst: deine letzte hier)
reviews-button = 🎓 Analyse
reviews-title = 🎓 Analyse
reviews-details = Details
reviews-ask = Was würdest du spielen?
reviews-next-mistake = Nächster Fehler
reviews-try-again = Noch einmal
reviews-back = Zurück zur Analyse
reviews-review-again = Neu analysieren
reviews-replay = Ab hier nachspielen
reviews-pick = Einen Fehler noch einmal spielen …
reviews-by-deal = Alle Entscheidungen einer Runde …
reviews-of-seat = 🎓 Analysieren: das Spiel von …
reviews-explained = -# `/help topic:review` erklärt die Methode.
reviews-earlier = -# Von einem früheren Gutachter; der heutige zieht vielleicht andere Züge vor.
reviews-final = Das war der letzte Fehler.
reviews-failed = Die Analyse ist diesmal misslungen. Bitte frag noch einmal danach.
reviews-luck-explained = Glück ist, was jede Runde vor der ersten Entscheidung in ihr wert war.
reviews-how-explained = 100 % heißt keine Fehler; `/help topic:review` erklärt die Berechnung.
reviews-under-way = Die Analyse läuft noch; `/results review` zeigt sie, sobald sie fertig ist.
reviews-biggest = Größter Fehler
reviews-help =
    ### Tipps und Analysen
    Der Gutachter weiß nur, was du auf deinem Platz wusstest. Er verteilt die unbekannten Karten viele Male so, wie es zu dem passt, was die anderen genommen und abgeworfen haben; probiert jeden Zug in jeder dieser simulierten Runden; und spielt alle auf dieselbe Weise weiter. Das erwartete Ergebnis eines Zugs ist der Durchschnitt: deine Punkte dieser Runde gegenüber den anderen.
    { "*" }*±** ist der Bereich mit 95 % Konfidenz.
    { "*" }*Grün** Abwürfe sind grün für das, was die Zeile darüber misst: die wenigsten Restpunkte, oder **Entbehrlich**: zerstört keine Meldung, passt an keine auf dem Tisch und zu wenigen deiner anderen Karten. Hat ein Tipp einen Zug genannt, ist nur dieser grün.
    { "*" }*Tipps** In Gin simuliert ein Tipp { $hint } Runden; eine Analyse { $search }, um die Wahl des Gutachters zu finden, und { $compare } weitere, um deinen Zug damit zu vergleichen. Wo Züge fast gleich gut sind, nennen sie vielleicht verschiedene.
    { "*" }*Verlorene Punkte** Deine Züge gegen die Wahl des Gutachters, noch einmal in neuen simulierten Runden verglichen, mit der Schätzung eines einfachen Spielers abgeglichen und alles addiert. Erzwungene Züge und Züge, die der Computer für dich gemacht hat, zählen nicht. Manche Entscheidungen gehen leicht zu deinen Gunsten aus, weil jede Messung schwankt.
    { "*" }*Fehler** Entscheidungen, die mehr verloren haben als ihr ±; alle anderen sind vielleicht so gut wie die beste. Ein Fehler (?) kostet mindestens { $mistake } % der Chance, eine ausgeglichene Runde zu gewinnen, ein grober Fehler (??) mindestens { $blunder } %; weniger ist eine Ungenauigkeit (?!). **Details** in einer Analyse sagt, wie viele Punkte das in ihrem Spiel sind.
    { "*" }*Genauigkeit** Der Durchschnitt deiner Entscheidungen: 100 % für jede ohne Fehler, und die Hälfte für je { $half } Punkte, die ein Fehler kostet.
    { "*" }*Früherer Gutachter** Hat der Gutachter dazugelernt, bleiben deine älteren Analysen und sagen das. **Neu analysieren** fragt den heutigen.
    { "*" }*Glück** Das erwartete Ergebnis jeder Runde bei deiner ersten Entscheidung in ihr, addiert. Späteres Ziehen und das Spiel der Gegner stecken in keiner der beiden Zahlen.
    { "*" }*Gewinnchancen** Zwischen gleich Starken, aus dem Punktestand und dem erwarteten Ergebnis der Runde: Der Rest der Partie wird 1.000-mal simuliert (in Gin wird er berechnet).
reviews-waiting = { $others ->
    [one] Deine Analyse wartet auf { $others } andere auf diesem Server. Sie beginnt von selbst.
   *[other] Deine Analyse wartet auf { $others } andere auf diesem Server. Sie beginnt von selbst.
}
reviews-progress = { $deals ->
    [one] Deine Entscheidungen werden durchgesehen: **{ $done }** von { $deals } Runde fertig.
   *[other] Deine Entscheidungen werden durchgesehen: **{ $done }** von { $deals } Runden fertig.
}
reviews-nothing = In dieser Partie gab es keine Entscheidung zu analysieren.
reviews-accurate = **{ $accuracy } %** Genauigkeit
reviews-without-luck = { $unit ->
    [chips] **{ $points }** Chips ohne Glück (Ergebnis { $result })
   *[points] **{ $points }** Punkte ohne Glück (Ergebnis { $result })
}
reviews-blunders = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
reviews-mistakes = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
reviews-inaccuracies = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
reviews-no-mistakes = **Keine** klaren Fehler
reviews-accuracy = **Genauigkeit** { $accuracy } % ± { $interval } in { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}{ $unjudged ->
    [0] {""}
    [one] { " " }({ $unjudged } weitere ließ sich nicht beurteilen)
   *[other] { " " }({ $unjudged } weitere ließen sich nicht beurteilen)
}; { $unit ->
    [chips] verlorene Chips { $lost }
   *[points] verlorene Punkte { $lost }
}
reviews-result = { $unit ->
    [chips] **Ergebnis** Glück { $luck }, Entscheidungen { $decisions }, späteres Ziehen und Gegner { $rest }: zusammen **{ $net }** Chips
   *[points] **Ergebnis** Glück { $luck }, Entscheidungen { $decisions }, späteres Ziehen und Gegner { $rest }: zusammen **{ $net }** Punkte
}
reviews-thresholds = { $unit ->
    [chips] **Fehler** ?? grob: { $blunder } Chips oder mehr; ? Fehler: { $mistake } oder mehr; ?! Ungenauigkeit: weniger, aber mehr als ihr ±
   *[points] **Fehler** ?? grob: { $blunder } Punkte oder mehr; ? Fehler: { $mistake } oder mehr; ?! Ungenauigkeit: weniger, aber mehr als ihr ±
}
reviews-confidence = ±: 95 % Konfidenz.
reviews-basis = Aus { $deals } simulierten Runden, etwa { $each } pro Entscheidung, 95 % Konfidenz. Ein Tipp simuliert andere Runden und zieht daher vielleicht einen anderen Zug vor, wo zwei fast gleich gut sind.
reviews-luck = **Glück** { $members }
reviews-luck-of = { $unit ->
    [chips] { $member } **{ $luck }** (Ergebnis { $result } Chips)
   *[points] { $member } **{ $luck }** (Ergebnis { $result } Punkte)
}
reviews-course-chances = Gewinnchancen nach Runden:
reviews-course-lead = { $unit ->
    [chips] Chips im Saldo nach Runden:
   *[points] Punkte im Saldo nach Runden:
}
reviews-course-deal = Runde { $deal } { $standing }
reviews-percent = { $number } %
reviews-course-biggest = Größter Fehler: Runde { $deal }, Zug { $move }.
reviews-plot-deal = Runde { $number }
reviews-mistake = { $unit ->
    [chips] { $mark } Runde { $deal }, Zug { $move }: { $lost } Chips
   *[points] { $mark } Runde { $deal }, Zug { $move }: { $lost } Punkte
}
reviews-deal = Runde { $number }
reviews-deal-title = **Alle Entscheidungen in Runde { $number }**
reviews-cost = { $unit ->
    [chips] **{ $mark } { $lost }** Chips
   *[points] **{ $mark } { $lost }** Punkte
}
reviews-not-listed = { $count ->
    [one] { $count } weitere Entscheidung nicht aufgeführt
   *[other] { $count } weitere Entscheidungen nicht aufgeführt
}
reviews-question = { $severity ->
    [blunder] Noch einmal: grober Fehler ??
    [mistake] Noch einmal: Fehler ?
   *[inaccuracy] Noch einmal: Ungenauigkeit ?!
}
reviews-question-place = Runde { $deal }, Zug { $move } · { $number } von { $count }
reviews-ask-part = Was würdest du spielen? { $first } …
reviews-choice = 🎓 Die Wahl des Gutachters hier: **{ $action }**
reviews-judge = **Gutachter:** { $worth }
reviews-you-now = **Du jetzt:** { $worth }
reviews-in-match = **In der Partie{ $mark }:** { $worth }; das kostet { $costs }
reviews-expected = { $unit ->
    [chips] Erwartete Chips; ±: 95 % Konfidenz
   *[points] Erwartete Punkte; ±: 95 % Konfidenz
}
reviews-same-choice = Du hast genauso gewählt wie in der Partie.
reviews-found = ✅ Du hast den besten Zug gefunden.
reviews-not-compared = Deine Wahl konnte diesmal nicht verglichen werden. Bitte versuch es noch einmal.
reviews-verdict-mistake = { $severity ->
    [blunder] ❌ **Grober Fehler ??** Das kostet { $unit ->
        [chips] **{ $difference }** Chips.
       *[points] **{ $difference }** Punkte.
    }
    [mistake] ❌ **Fehler ?** Das kostet { $unit ->
        [chips] **{ $difference }** Chips.
       *[points] **{ $difference }** Punkte.
    }
   *[inaccuracy] ❌ **Ungenauigkeit ?!** Das kostet { $unit ->
        [chips] **{ $difference }** Chips.
       *[points] **{ $difference }** Punkte.
    }
}
reviews-verdict-better = { $unit ->
    [chips] ✅ Deine Wahl war besser als die des Gutachters, um **{ $difference }** Chips.
   *[points] ✅ Deine Wahl war besser als die des Gutachters, um **{ $difference }** Punkte.
}
reviews-verdict-as-good = { $unit ->
    [chips] ✅ So gut wie die Wahl des Gutachters: Der Unterschied ist **{ $difference }** Chips.
   *[points] ✅ So gut wie die Wahl des Gutachters: Der Unterschied ist **{ $difference }** Punkte.
}
reviews-accuracy-in-match = **Genauigkeit** { $accuracy } % ± { $interval } nach deiner Analyse
reviews-accuracy-over-time = **Genauigkeit** { $accuracy } % ± { $interval } in { $matches ->
    [one] { $matches } analysierten Partie
   *[other] { $matches } analysierten Partien
}
reviews-last = zuletzt: { $course }
reviews-luck-over-time = { $unit ->
    [chips] **Glück** { $luck }; Ergebnis { $result }; ohne Glück { $without } (Chips, { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    })
   *[points] **Glück** { $luck }; Ergebnis { $result }; ohne Glück { $without } (Punkte, { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    })
}
