panguingue-words-title-meld = Melden …
panguingue-words-title-layoff = Anlegen …
panguingue-words-title-split = Meldung teilen …
panguingue-words-title-borrow = Aus einer Meldung leihen …
panguingue-words-title-discard = Karte abwerfen …
panguingue-words-how-to-split = { $meld } teilen …
panguingue-words-what-to-borrow = Was leihen aus { $melds } …
panguingue-words-mixed = { $rank ->
    [A] gemischte Asse
    [J] gemischte Buben
    [Q] gemischte Damen
    [K] gemischte Könige
   *[other] gemischte { $rank }er
}
panguingue-words-suited = { $spades ->
    [yes] { $rank ->
        [A] einfarbige Asse, Pik
        [J] einfarbige Buben, Pik
        [Q] einfarbige Damen, Pik
        [K] einfarbige Könige, Pik
       *[other] einfarbige { $rank }er, Pik
    }
   *[no] { $rank ->
        [A] einfarbige Asse
        [J] einfarbige Buben
        [Q] einfarbige Damen
        [K] einfarbige Könige
       *[other] einfarbige { $rank }er
    }
}
panguingue-words-low-run = { $spades ->
    [yes] eine A-2-3-Folge, Pik
   *[no] eine A-2-3-Folge
}
panguingue-words-high-run = { $ranks ->
    [court] { $spades ->
        [yes] eine J-Q-K-Folge, Pik
       *[no] eine J-Q-K-Folge
    }
   *[pip] { $spades ->
        [yes] eine 8-9-10-Folge, Pik
       *[no] eine 8-9-10-Folge
    }
}
panguingue-words-collect = { $payers ->
    [one] { $chips ->
        [one] { $chips } Chip kassieren für { $what }
       *[other] { $chips } Chips kassieren für { $what }
    }
   *[other] { $chips ->
        [one] { $chips } Chip kassieren (je { $each } von { $payers } anderen) für { $what }
       *[other] { $chips } Chips kassieren (je { $each } von { $payers } anderen) für { $what }
    }
}
panguingue-words-earns-nothing = bringt keine Chips
panguingue-words-leaves = übrig: { $cards }
panguingue-words-you-collect = { $payers ->
    [one] { $chips ->
        [one] Du kassierst { $chips } Chip für { $what }.
       *[other] Du kassierst { $chips } Chips für { $what }.
    }
   *[other] { $chips ->
        [one] Du kassierst { $chips } Chip (je { $each } von { $payers } anderen) für { $what }.
       *[other] Du kassierst { $chips } Chips (je { $each } von { $payers } anderen) für { $what }.
    }
}
panguingue-words-it-earns-nothing = Das bringt keine Chips.
panguingue-words-play = Mitspielen
panguingue-words-drop = Aussteigen
panguingue-words-drop-and-pay = { $chips ->
    [one] Aussteigen · { $chips } Chip zahlen
   *[other] Aussteigen · { $chips } Chips zahlen
}
panguingue-words-force-them = { $upcard ->
    [none] Offene Karte erzwingen
   *[other] { $upcard } erzwingen
}
panguingue-words-force = { $upcard ->
    [none] Offene Karte erzwingen ({ $player })
   *[other] { $upcard } erzwingen ({ $player })
}
panguingue-words-let-it-go = Verzichten
panguingue-words-take = { $upcard ->
    [none] Offene Karte nehmen
   *[other] { $upcard } nehmen
}
panguingue-words-forced = erzwungen
panguingue-words-meld = { $cards } melden
panguingue-words-lay-off = { $card } an { $meld } anlegen
panguingue-words-split = Teilen: { $melds }
panguingue-words-borrow = { $cards } leihen
panguingue-words-borrow-for = { $cards } leihen für { $own }
panguingue-words-go-out = Ausmachen · { $chips } kassieren
panguingue-words-ask-drop = **Aussteigen?** Du bist in dieser Runde nicht mehr dabei: Du zahlst und kassierst nichts mehr.
panguingue-words-ask-drop-and-pay = { $chips ->
    [one] **Aussteigen?** Du legst { $chips } Chip in den Topf und bist in dieser Runde nicht mehr dabei: Du zahlst und kassierst nichts mehr.
   *[other] **Aussteigen?** Du legst { $chips } Chips in den Topf und bist in dieser Runde nicht mehr dabei: Du zahlst und kassierst nichts mehr.
}
panguingue-words-ask-split = **Teilen?** Aus { $meld } werden { $melds }.
panguingue-words-ask-borrow = { $own ->
    [none] **Leihen?** { $cards } ergeben { $meld }; { $rest } bleibt.
   *[other] **Leihen?** { $cards } und deine { $own } ergeben { $meld }; { $rest } bleibt.
}
panguingue-words-your-turn = **Du bist dran**: { $player } zwingen, { $upcard } zu nehmen?
panguingue-words-may-force = ▶ **{ $players }**: { $upcard } erzwingen ({ $player }) oder verzichten
panguingue-words-turn = ▶ **{ $players }**: { $task }
panguingue-words-task-declare = mitspielen oder aussteigen
panguingue-words-task-demand = { $upcard ->
    [none] offene Karte erzwingen oder verzichten
   *[other] { $upcard } erzwingen oder verzichten
}
panguingue-words-task-forced = { $upcard ->
    [none] die offene Karte nehmen und anlegen (erzwungen)
   *[other] { $upcard } nehmen und anlegen (erzwungen)
}
panguingue-words-task-draw = ziehen
panguingue-words-task-draw-only = ziehen: { $upcard } passt nirgends
panguingue-words-task-draw-or-take = ziehen oder { $upcard } nehmen
panguingue-words-task-draw-or-meld = ziehen, oder { $upcard } nehmen und sofort melden
panguingue-words-task-place = { $card ->
    [none] die genommene Karte melden oder anlegen
   *[other] { $card } melden oder anlegen
}
panguingue-words-task-lay-off = { $card ->
    [none] die genommene Karte anlegen
   *[other] { $card } anlegen
}
panguingue-words-task-go-out = ausmachen
panguingue-words-task-discard = { $card ->
    [none] eine Karte abwerfen
   *[other] { $card } abwerfen
}
panguingue-words-task-meld-or-discard = { $card ->
    [none] melden, dann eine Karte abwerfen
   *[other] melden oder { $card } abwerfen
}
panguingue-words-drawn-lay-off = { $source ->
    [pile] Du hast { $card } genommen: Leg sie jetzt an.
   *[stock] Du hast { $card } gezogen: Leg sie jetzt an.
}
panguingue-words-drawn-place = { $source ->
    [pile] Du hast { $card } genommen: Melde sie oder leg sie an, vor jeder anderen.
   *[stock] Du hast { $card } gezogen: Melde sie oder leg sie an, vor jeder anderen.
}
panguingue-words-drawn = { $source ->
    [pile] Du hast { $card } genommen.
   *[stock] Du hast { $card } gezogen.
}
panguingue-words-drawn-use = { $source ->
    [pile] Du hast { $card } genommen: Melde sie, leg sie an oder wirf sie ab. Behalten kannst du sie nicht.
   *[stock] Du hast { $card } gezogen: Melde sie, leg sie an oder wirf sie ab. Behalten kannst du sie nicht.
}
panguingue-words-drawn-useless = { $source ->
    [pile] Du hast { $card } genommen. Sie passt nirgends, also musst du sie abwerfen.
   *[stock] Du hast { $card } gezogen. Sie passt nirgends, also musst du sie abwerfen.
}
panguingue-words-demand = { $end ->
    [out] Wird { $upcard } erzwungen, muss { $player } sie nehmen, an { $melds } anlegen und ausmachen.
   *[discard] Wird { $upcard } erzwungen, muss { $player } sie nehmen, an { $melds } anlegen und eine Karte aus dem Blatt abwerfen.
}
panguingue-words-demand-paid = { $end ->
    [out] { $chips ->
        [one] Wird { $upcard } erzwungen, muss { $player } sie nehmen, an { $melds } anlegen, je { $chips } Chip von { $payers } anderen kassieren und ausmachen.
       *[other] Wird { $upcard } erzwungen, muss { $player } sie nehmen, an { $melds } anlegen, je { $chips } Chips von { $payers } anderen kassieren und ausmachen.
    }
   *[discard] { $chips ->
        [one] Wird { $upcard } erzwungen, muss { $player } sie nehmen, an { $melds } anlegen, je { $chips } Chip von { $payers } anderen kassieren und eine Karte aus dem Blatt abwerfen.
       *[other] Wird { $upcard } erzwungen, muss { $player } sie nehmen, an { $melds } anlegen, je { $chips } Chips von { $payers } anderen kassieren und eine Karte aus dem Blatt abwerfen.
    }
}
panguingue-words-dropped = Ausgestiegen: { $players }
panguingue-words-you-dropped = Du bist aus dieser Runde ausgestiegen.
panguingue-words-unsafe = ⚠️ { $player } hat zehn Karten gemeldet und würde mit { $cards } ausmachen: Das darfst du nicht abwerfen (Regel 11).
panguingue-words-one-more = Zum Ausmachen brauchst du noch eine passende Karte.
panguingue-words-legend = ★ eine Prämie: sie bringt Chips
panguingue-words-you = Du
panguingue-words-and-others = { $count ->
    [one] { $players } und { $count } weitere Person
   *[other] { $players } und { $count } weitere
}
panguingue-words-chips-deal = { $count ->
    [one] diese Runde **{ $deal }** Chip
   *[other] diese Runde **{ $deal }** Chips
}
panguingue-words-chips-match = { $count ->
    [one] Partie **{ $match }** Chip
   *[other] Partie **{ $match }** Chips
}
panguingue-words-chips-both = { $count ->
    [one] diese Runde **{ $deal }**, Partie **{ $match }** Chip
   *[other] diese Runde **{ $deal }**, Partie **{ $match }** Chips
}
panguingue-words-in-hand = { $cards ->
    [one] { $cards } im Blatt
   *[other] { $cards } im Blatt
}
panguingue-words-none-in-hand = keine im Blatt
panguingue-words-one-from-out = **eine Karte vor dem Ausmachen**
panguingue-words-nothing-melded = Noch nichts gemeldet: { $players }
panguingue-words-stock = Stapel { $cards }
panguingue-words-upcard-and-stock = Offen { $upcard } · Stapel { $cards }
panguingue-words-turned-over = { $times ->
    [one] Ablagestapel { $times }-mal umgedreht
   *[other] Ablagestapel { $times }-mal umgedreht
}
panguingue-words-in-pot = { $chips ->
    [one] { $chips } Chip im Topf
   *[other] { $chips } Chips im Topf
}
panguingue-words-dealt = { $player } hat gegeben
