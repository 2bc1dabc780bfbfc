reviews-command = Analiza twoich decyzji w zakończonym meczu
reviews-option-match = Który z twoich meczów (domyślnie: ostatni tutaj)
reviews-button = 🎓 Analiza
reviews-title = 🎓 Analiza
reviews-details = Szczegóły
reviews-ask = Co zagrasz?
reviews-next-mistake = Następny błąd
reviews-try-again = Spróbuj ponownie
reviews-back = Wróć do analizy
reviews-review-again = Analizuj ponownie
reviews-replay = Powtórka od tego miejsca
reviews-pick = Spróbuj poprawić błąd …
reviews-by-deal = Wszystkie decyzje w rozdaniu …
reviews-of-seat = 🎓 Analizuj grę gracza …
reviews-explained = -# `/help topic:review` wyjaśnia metodę.
reviews-earlier = -# Ocenił to wcześniejszy sędzia; dzisiejszy może woleć inne ruchy.
reviews-final = To był ostatni błąd.
reviews-failed = Tym razem analiza się nie udała. Poproś o nią ponownie.
reviews-luck-explained = Szczęście to wartość każdego rozdania przed pierwszą decyzją w nim.
reviews-how-explained = 100% oznacza brak błędów; `/help topic:review` wyjaśnia obliczenie.
reviews-under-way = Analiza jeszcze trwa; `/results review` pokaże ją, gdy będzie gotowa.
reviews-biggest = Największy błąd
reviews-help =
    ### Podpowiedzi i analizy
    Sędzia wie tylko to, co było wiadomo z twojego miejsca. Wielokrotnie rozdaje niewidoczne karty tak, by pasowały do tego, co inni brali i odrzucali; w każdym z tych symulowanych rozdań próbuje każdego ruchu i rozgrywa wszystkie do końca w ten sam sposób. Oczekiwany wynik ruchu to średnia: punkty z tego rozdania, twoje wobec innych.
    { "*" }*±** to przedział ufności 95%.
    { "*" }*Zielone** Karty do odrzucenia są zielone według miary z wiersza nad nimi: najmniej wolnych kart albo **Najmniej potrzebne**, czyli takie, które nie rozbijają układu, nie pasują do żadnego na stole i mało pasują do reszty ręki. Gdy podpowiedź wskaże ruch, zielony jest tylko on.
    { "*" }*Podpowiedzi** W ginie podpowiedź symuluje rozdania w liczbie { $hint }; analiza { $search }, by znaleźć wybór sędziego, i jeszcze { $compare }, by porównać z nim twój ruch. Gdy ruchy są bliskie, mogą wskazać różne.
    { "*" }*Stracone punkty** Twoje ruchy wobec wyborów sędziego, porównane w nowych symulowanych rozdaniach i wyważone oceną prostego gracza, razem. Ruchy wymuszone i te wykonane przez komputer się nie liczą. Niektóre decyzje wypadają lekko na twoją korzyść, bo każdy pomiar się waha.
    { "*" }*Błędy** Decyzje, które straciły więcej niż ich ±; wszystkie inne mogą być równie dobre jak najlepsze. Błąd (?) kosztuje co najmniej { $mistake }% szansy na wygranie równego rozdania, gruby błąd (??) co najmniej { $blunder }%; mniej to niedokładność (?!). **Szczegóły** w analizie mówią, ile to punktów w danej grze.
    { "*" }*Dokładność** Średnia z twoich decyzji: 100% za każdą bez błędu i o połowę mniej za każde { $half } pkt, które kosztuje błąd.
    { "*" }*Wcześniejszy sędzia** Gdy sędzia nauczy się więcej, starsze analizy zostają i mówią o tym. **Analizuj ponownie** pyta dzisiejszego.
    { "*" }*Szczęście** Oczekiwany wynik każdego rozdania przy twojej pierwszej decyzji, razem. Późniejszych kart i gry przeciwników nie ma w żadnej z tych liczb.
    { "*" }*Szanse na wygraną** Między równymi graczami, ze stanu meczu i oczekiwanego wyniku rozdania: resztę meczu symuluje się 1000 razy (w ginie się ją oblicza).
reviews-waiting = { $others ->
        [one] Przed twoją analizą jest { $others } inna na tym serwerze. Zacznie się automatycznie.
        [few] Przed twoją analizą są { $others } inne na tym serwerze. Zacznie się automatycznie.
        [many] Przed twoją analizą jest { $others } innych na tym serwerze. Zacznie się automatycznie.
       *[other] Przed twoją analizą jest { $others } innych na tym serwerze. Zacznie się automatycznie.
    }
reviews-progress = { $deals ->
        [one] Przeglądam twoje decyzje: gotowe **{ $done }** z { $deals } rozdania.
        [few] Przeglądam twoje decyzje: gotowe **{ $done }** z { $deals } rozdań.
        [many] Przeglądam twoje decyzje: gotowe **{ $done }** z { $deals } rozdań.
       *[other] Przeglądam twoje decyzje: gotowe **{ $done }** z { $deals } rozdań.
    }
reviews-nothing = W tym meczu nie było decyzji do analizy.
reviews-accurate = **{ $accuracy }%** dokładności
reviews-without-luck = { $unit ->
    [chips] bez szczęścia **{ $points }** żet. (wynik { $result })
   *[points] bez szczęścia **{ $points }** pkt (wynik { $result })
}
reviews-blunders = { $count ->
        [one] { $count } gruby błąd
        [few] { $count } grube błędy
        [many] { $count } grubych błędów
       *[other] { $count } grubych błędów
    }
reviews-mistakes = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędów
    }
reviews-inaccuracies = { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
        [many] { $count } niedokładności
       *[other] { $count } niedokładności
    }
reviews-no-mistakes = **Bez** wyraźnych błędów
reviews-accuracy = **Dokładność** { $accuracy }% ± { $interval } w { $decisions ->
        [one] { $decisions } decyzji
        [few] { $decisions } decyzjach
        [many] { $decisions } decyzjach
       *[other] { $decisions } decyzjach
    }{ $unjudged ->
    [0] {""}
    [one] { " " }(nieocenione: { $unjudged })
    [few] { " " }(nieocenione: { $unjudged })
    [many] { " " }(nieocenione: { $unjudged })
   *[other] { " " }(nieocenione: { $unjudged })
}; { $unit ->
    [chips] stracone żetony { $lost }
   *[points] stracone punkty { $lost }
}
reviews-result = { $unit ->
    [chips] **Wynik** szczęście { $luck }, decyzje { $decisions }, późniejsze karty i przeciwnicy { $rest }: razem **{ $net }** żet.
   *[points] **Wynik** szczęście { $luck }, decyzje { $decisions }, późniejsze karty i przeciwnicy { $rest }: razem **{ $net }** pkt
}
reviews-thresholds = { $unit ->
    [chips] **Błędy** ?? gruby błąd: { $blunder } żet. lub więcej; ? błąd: { $mistake } lub więcej; ?! niedokładność: mniej, ale więcej niż jej ±
   *[points] **Błędy** ?? gruby błąd: { $blunder } pkt lub więcej; ? błąd: { $mistake } lub więcej; ?! niedokładność: mniej, ale więcej niż jej ±
}
reviews-confidence = ±: przedział ufności 95%.
reviews-basis = Podstawa: symulowane rozdania ({ $deals }, około { $each } na decyzję), przedział ufności 95%. Podpowiedź symuluje inne rozdania, więc gdy ruchy są bliskie, może woleć inny.
reviews-luck = **Szczęście** { $members }
reviews-luck-of = { $unit ->
    [chips] { $member } **{ $luck }** (wynik { $result } żet.)
   *[points] { $member } **{ $luck }** (wynik { $result } pkt)
}
reviews-course-chances = Szanse na wygraną według rozdań:
reviews-course-lead = { $unit ->
    [chips] Bilans żetonów według rozdań:
   *[points] Bilans punktów według rozdań:
}
reviews-course-deal = rozdanie { $deal } { $standing }
reviews-percent = { $number }%
reviews-course-biggest = Największy błąd: rozdanie { $deal }, ruch { $move }.
reviews-plot-deal = rozd. { $number }
reviews-mistake = { $unit ->
    [chips] { $mark } Rozdanie { $deal }, ruch { $move }: { $lost } żet.
   *[points] { $mark } Rozdanie { $deal }, ruch { $move }: { $lost } pkt
}
reviews-deal = Rozdanie { $number }
reviews-deal-title = **Wszystkie decyzje w rozdaniu { $number }**
reviews-cost = { $unit ->
    [chips] **{ $mark } { $lost }** żet.
   *[points] **{ $mark } { $lost }** pkt
}
reviews-not-listed = { $count ->
        [one] { $count } inna decyzja niepokazana
        [few] { $count } inne decyzje niepokazane
        [many] { $count } innych decyzji niepokazanych
       *[other] { $count } innych decyzji niepokazanych
    }
reviews-question = { $severity ->
    [blunder] Spróbuj ponownie: gruby błąd ??
    [mistake] Spróbuj ponownie: błąd ?
   *[inaccuracy] Spróbuj ponownie: niedokładność ?!
}
reviews-question-place = Rozdanie { $deal }, ruch { $move } · { $number } z { $count }
reviews-ask-part = Co zagrasz? { $first } …
reviews-choice = 🎓 Wybór sędziego: **{ $action }**
reviews-judge = **Sędzia:** { $worth }
reviews-you-now = **Ty teraz:** { $worth }
reviews-in-match = **W meczu{ $mark }:** { $worth }; kosztuje { $costs }
reviews-expected = { $unit ->
    [chips] Oczekiwane żetony; ±: przedział ufności 95%
   *[points] Oczekiwane punkty; ±: przedział ufności 95%
}
reviews-same-choice = To ten sam wybór co w meczu.
reviews-found = ✅ To najlepszy ruch.
reviews-not-compared = Tym razem nie udało się porównać twojego wyboru. Spróbuj ponownie.
reviews-verdict-mistake = { $severity ->
    [blunder] ❌ **Gruby błąd ??** Kosztuje { $unit ->
        [chips] **{ $difference }** żet.
       *[points] **{ $difference }** pkt.
    }
    [mistake] ❌ **Błąd ?** Kosztuje { $unit ->
        [chips] **{ $difference }** żet.
       *[points] **{ $difference }** pkt.
    }
   *[inaccuracy] ❌ **Niedokładność ?!** Kosztuje { $unit ->
        [chips] **{ $difference }** żet.
       *[points] **{ $difference }** pkt.
    }
}
reviews-verdict-better = { $unit ->
    [chips] ✅ Twój wybór wypadł lepiej niż wybór sędziego, o **{ $difference }** żet.
   *[points] ✅ Twój wybór wypadł lepiej niż wybór sędziego, o **{ $difference }** pkt.
}
reviews-verdict-as-good = { $unit ->
    [chips] ✅ Równie dobry jak wybór sędziego: różnica to **{ $difference }** żet.
   *[points] ✅ Równie dobry jak wybór sędziego: różnica to **{ $difference }** pkt.
}
reviews-accuracy-in-match = **Dokładność** { $accuracy }% ± { $interval } w twojej analizie
reviews-accuracy-over-time = **Dokładność** { $accuracy }% ± { $interval } w { $matches ->
        [one] { $matches } zanalizowanym meczu
        [few] { $matches } zanalizowanych meczach
        [many] { $matches } zanalizowanych meczach
       *[other] { $matches } zanalizowanych meczach
    }
reviews-last = ostatnio: { $course }
reviews-luck-over-time = { $unit ->
    [chips] **Szczęście** { $luck }; wynik { $result }; bez szczęścia { $without } (żetony, { $matches ->
        [one] { $matches } mecz
        [few] { $matches } mecze
        [many] { $matches } meczów
       *[other] { $matches } meczów
    })
   *[points] **Szczęście** { $luck }; wynik { $result }; bez szczęścia { $without } (punkty, { $matches ->
        [one] { $matches } mecz
        [few] { $matches } mecze
        [many] { $matches } meczów
       *[other] { $matches } meczów
    })
}
