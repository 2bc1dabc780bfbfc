scores-nobody = Nikt tu jeszcze nie ukończył rozdania. `/table open` otwiera stół.
scores-practice = trening z komputerem
scores-matches = { $matches ->
        [one] **{ $won }** z { $matches } meczu
        [few] **{ $won }** z { $matches } meczów
        [many] **{ $won }** z { $matches } meczów
       *[other] **{ $won }** z { $matches } meczów
    }
scores-deals = { $deals ->
        [one] { $won } z { $deals } rozdania
        [few] { $won } z { $deals } rozdań
        [many] { $won } z { $deals } rozdań
       *[other] { $won } z { $deals } rozdań
    }
scores-chips = { $count ->
        [one] { $chips } żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonów
    }
scores-points = punkty { $own } : { $others }
scores-of-matches = Mecze: { $counts }
scores-of-deals = Rozdania: { $counts }
scores-won = wygrane { $count }
scores-lost = przegrane { $count }
scores-drawn = remisy { $count }
scores-resigned = rezygnacje { $count }
scores-streak = seria { $now }, najlepsza { $best }
scores-ending = { $ending }: { $made }, u przeciwników { $suffered }
scores-of-chips = Żetony: { $chips }
scores-of-penalties = { $opponents ->
    [team] Punkty karne: własne { $own }, druga drużyna { $others }
   *[players] Punkty karne: własne { $own }, przeciwnicy { $others }
}
scores-of-points = { $opponents ->
    [team] Punkty: własne { $own }, druga drużyna { $others }
   *[players] Punkty: własne { $own }, przeciwnicy { $others }
}
scores-best-deal = najlepsze rozdanie { $points }
