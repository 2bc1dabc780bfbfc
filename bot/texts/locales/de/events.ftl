events-sentence = { $player } { $predicate }.
events-turn = { $player } { $predicates }.
events-time-up = ⏰ *Die Zeit war um.*
events-won = { $count ->
        [one] 🏆 { $winners } gewinnt die Partie.
       *[other] 🏆 { $winners } gewinnen die Partie gemeinsam.
    }
events-won-resigned = { $count ->
        [one] 🏆 { $winners } gewinnt die Partie. Aufgegeben: { $losers }.
       *[other] 🏆 { $winners } gewinnen die Partie. Aufgegeben: { $losers }.
    }
events-won-timeout = { $count ->
        [one] 🏆 { $winners } gewinnt die Partie. Zeit abgelaufen: { $losers }.
       *[other] 🏆 { $winners } gewinnen die Partie. Zeit abgelaufen: { $losers }.
    }
events-no-winner = { $deals ->
        [one] Die Partie endet nach { $deals } Runde ohne Sieg.
       *[other] Die Partie endet nach { $deals } Runden ohne Sieg.
    }
