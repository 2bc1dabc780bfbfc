events-sentence = { $player } { $predicate }.
events-turn = { $player } { $predicates }.
events-time-up = ⏰ *Se acabó el tiempo.*

events-won = { $count ->
        [one] 🏆 { $winners } gana la partida.
       *[other] 🏆 { $winners } comparten la victoria.
    }
events-won-resigned = { $count ->
        [one] 🏆 { $winners } gana la partida por abandono ({ $losers }).
       *[other] 🏆 { $winners } ganan la partida por abandono ({ $losers }).
    }
events-won-timeout = { $count ->
        [one] 🏆 { $winners } gana la partida por tiempo ({ $losers }).
       *[other] 🏆 { $winners } ganan la partida por tiempo ({ $losers }).
    }
events-no-winner = { $deals ->
        [one] La partida termina tras { $deals } mano sin que gane nadie.
       *[other] La partida termina tras { $deals } manos sin que gane nadie.
    }
