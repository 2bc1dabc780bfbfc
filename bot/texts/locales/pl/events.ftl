events-sentence = { $player } { $predicate }.
events-turn = { $player } { $predicates }.
events-time-up = ⏰ *Czas minął.*
events-won = { $count ->
        [one] 🏆 { $winners } wygrywa mecz.
        [few] 🏆 { $winners } wspólnie wygrywają mecz.
        [many] 🏆 { $winners } wspólnie wygrywają mecz.
       *[other] 🏆 { $winners } wspólnie wygrywają mecz.
    }
events-won-resigned = { $count ->
        [one] 🏆 { $winners } wygrywa mecz: rezygnacja ({ $losers }).
        [few] 🏆 { $winners } wygrywają mecz: rezygnacja ({ $losers }).
        [many] 🏆 { $winners } wygrywają mecz: rezygnacja ({ $losers }).
       *[other] 🏆 { $winners } wygrywają mecz: rezygnacja ({ $losers }).
    }
events-won-timeout = { $count ->
        [one] 🏆 { $winners } wygrywa mecz: koniec czasu ({ $losers }).
        [few] 🏆 { $winners } wygrywają mecz: koniec czasu ({ $losers }).
        [many] 🏆 { $winners } wygrywają mecz: koniec czasu ({ $losers }).
       *[other] 🏆 { $winners } wygrywają mecz: koniec czasu ({ $losers }).
    }
events-no-winner = { $deals ->
        [one] Mecz kończy się po { $deals } rozdaniu bez zwycięzcy.
        [few] Mecz kończy się po { $deals } rozdaniach bez zwycięzcy.
        [many] Mecz kończy się po { $deals } rozdaniach bez zwycięzcy.
       *[other] Mecz kończy się po { $deals } rozdaniach bez zwycięzcy.
    }
