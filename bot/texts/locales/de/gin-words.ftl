gin-words-pass = Passen
gin-words-pass-wall = Passen: unentschieden
gin-words-knock = Klopfen mit { $card } ({ $left })
gin-words-gin = Gin! { $card } abwerfen
gin-words-wall-knock = { $upcard } nehmen, mit { $card } klopfen ({ $left })
gin-words-wall-gin = { $upcard } nehmen, Gin! { $card } abwerfen
gin-words-big-gin = Big Gin! Alle elf Karten
gin-words-wall-big-gin = { $upcard } nehmen: Big Gin!
gin-words-lay-off = { $cards ->
        [none] Nichts anlegen, Rest { $left }
       *[cards] { $cards } anlegen, Rest { $left }
    }
gin-words-otherwise = Mit anderer Karte klopfen …
gin-words-pick = Karten zum Anlegen wählen …
gin-words-shows-both = Klopfen beendet die Runde und zeigt beide Blätter.
gin-words-arranged = Meldungen für dich geordnet
gin-words-melds = Meldungen { $melds }
gin-words-keep = { $melds } behalten
gin-words-keep-none = keine Meldung behalten
gin-words-question = **Klopfen?** { $card } abwerfen und mit { $left } klopfen.
gin-words-question-wall = **Klopfen?** { $upcard } nehmen, { $card } abwerfen und mit { $left } klopfen.
gin-words-task-first-upcard = offene Karte nehmen oder passen
gin-words-task-forced-stock = vom Stapel ziehen
gin-words-task-draw = ziehen oder die offene Karte nehmen
gin-words-task-discard = eine Karte abwerfen
gin-words-task-discard-or-knock = abwerfen oder klopfen
gin-words-task-wall = letzte offene Karte nehmen und klopfen, oder passen
gin-words-task-defence = an die Meldungen des Gegners anlegen
gin-words-deadwood = **{ $points }** { $points ->
            [one] Restpunkt
           *[other] Restpunkte
        }
gin-words-deadwood-after = Mindestens **{ $points }** { $points ->
            [one] Restpunkt
           *[other] Restpunkte
        } nach dem Abwerfen
gin-words-may-knock = { $limit ->
        [0] nur Gin
       *[points] klopfen mit höchstens { $limit }
    }
gin-words-knock-limit = { $limit ->
        [0] nur Gin
       *[points] Klopflimit { $limit }
    }
gin-words-by-upcard = (erste offene Karte { $card })
gin-words-double = diese Runde zählt doppelt
gin-words-goal-hollywood = drei Spiele bis{ "\u00A0" }{ $target }
gin-words-game = Spiel{ "\u00A0" }{ $game } **{ $scores }**
gin-words-game-won = Spiel{ "\u00A0" }{ $game } **{ $scores }** ({ $winner })
gin-words-knocked = { $player } hat geklopft: { $cards }
