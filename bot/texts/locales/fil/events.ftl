events-sentence = { $player }: { $predicate }.
events-turn = { $player }: { $predicates }.
events-time-up = ⏰ *Ubos na ang oras.*
events-won = { $count ->
        [one] 🏆 Panalo sa match: { $winners }.
       *[other] 🏆 Panalo sa match: { $winners }.
    }
events-won-resigned = { $count ->
        [one] 🏆 Panalo sa match: { $winners }. Sumuko: { $losers }.
       *[other] 🏆 Panalo sa match: { $winners }. Sumuko: { $losers }.
    }
events-won-timeout = { $count ->
        [one] 🏆 Panalo sa match: { $winners }. Naubusan ng oras: { $losers }.
       *[other] 🏆 Panalo sa match: { $winners }. Naubusan ng oras: { $losers }.
    }
events-no-winner = Natapos ang match pagkatapos ng { $deals } deal nang walang panalo.
