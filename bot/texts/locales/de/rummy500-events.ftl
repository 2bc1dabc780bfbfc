rummy500-events-took-one = nimmt { $card } vom Ablagestapel
rummy500-events-took = { $count ->
        [one] nimmt { $count } Karte vom Ablagestapel: { $cards }
       *[other] nimmt { $count } Karten vom Ablagestapel: { $cards }
    }
rummy500-events-melded = meldet { $cards } für **{ $points }**
rummy500-events-laid-off = legt { $cards } für **{ $points }** an { $meld } an
rummy500-events-aces = { $aces ->
        [one] Ass { $each }
       *[other] Asse je { $each }
    }
rummy500-events-passed = passt
rummy500-events-from-upcard = offene Karte { $card }
rummy500-events-from-pile = Ablagestapel { $cards }
rummy500-events-ended-out = { $player } macht aus: { $scores }.
rummy500-events-ended-stock = Der Stapel ist leer, die Runde ist zu Ende: { $scores }.
rummy500-events-ended-stall = Niemand zieht mehr vom Stapel, die Runde ist zu Ende: { $scores }.
rummy500-events-title-out = { $player } macht aus und bekommt { $points }
rummy500-events-title-out-other = { $player } macht aus: { $winner } hat mit { $points } am meisten
rummy500-events-title-out-tied = { $player } macht aus: Gleichstand an der Spitze
rummy500-events-title-stock = Der Stapel ist leer: { $winner } hat mit { $points } am meisten
rummy500-events-title-stock-tied = Der Stapel ist leer: Gleichstand an der Spitze
rummy500-events-title-stall = Niemand zieht mehr: { $winner } hat mit { $points } am meisten
rummy500-events-title-stall-tied = Niemand zieht mehr: Gleichstand an der Spitze
rummy500-events-sum = **{ $player }** gemeldet { $melded } − { $left } auf der Hand ={ "\u00A0" }**{ $score }**
rummy500-events-none-left = keine Karten übrig
