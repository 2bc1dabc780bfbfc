panguingue-about = Osiem talii, żetony za premie, wygrywa jedenaście wyłożonych kart
panguingue-beginner = gra każdą ręką, zapomina o płatnych układach, zostawia odrzucone karty, które by zarobiły, i nigdy nie dzieli układu, by znów zarobić
panguingue-coach-melds = Wykładaj grupy i sekwensy: kto pierwszy wyłoży jedenaście kart, kończy i dostaje zapłatę.
panguingue-coach-turn = Dobraną kartę od razu wyłóż albo odrzuć; kart na ręce tylko ubywa.
panguingue-coach-conditions = Niektóre układy to premie: wszyscy od razu płacą ci za nie żetony.
panguingue-command-stay = Zagraj w tym rozdaniu (panguingue)
panguingue-command-drop = Wycofaj się z rozdania i zapłać za to (panguingue)
panguingue-command-split = Podziel jeden ze swoich układów na dwa
panguingue-command-borrow = Utwórz nowy układ z kart swoich innych układów
panguingue-command-demand = Zmuś gracza w ruchu do wzięcia odkrytej karty i dołożenia jej
panguingue-command-nodemand = Odpuść: nie wymuszaj odkrytej karty
panguingue-command-goout = Zakończ z jedenastoma wyłożonymi kartami
panguingue-confirm-drop = Tak, wycofuję się
panguingue-confirm-split = Tak, podziel
panguingue-confirm-borrow = Tak, pożycz i wyłóż
panguingue-meld-and-collect = Wyłóż i zgarnij { $chips } · { $cards }
panguingue-collect = zgarnij { $chips }
panguingue-ways-collect = { $ways ->
        [one] { $ways } sposób · do zgarnięcia do { $chips }
        [few] { $ways } sposoby · do zgarnięcia do { $chips }
        [many] { $ways } sposobów · do zgarnięcia do { $chips }
       *[other] { $ways } sposobów · do zgarnięcia do { $chips }
    }
panguingue-ways = { $ways ->
        [one] { $ways } sposób · bez żetonów
        [few] { $ways } sposoby · bez żetonów
        [many] { $ways } sposobów · bez żetonów
       *[other] { $ways } sposobów · bez żetonów
    }
panguingue-your-melds = Twoje układy: { $melds }
panguingue-deal = Rozdanie { $deal } z { $deals }
panguingue-match = (mecz { $chips })
panguingue-in-the-picture = na obrazku: żetony tego rozdania
panguingue-first-out = wygrane rozdanie
panguingue-plan-demand = wymusić wzięcie
    .button = Na pytanie: wymuś …
panguingue-plan-no-demand = nie wymuszać
    .button = Na pytanie: nie wymuszaj …
panguingue-plan-stay = grać dalej
    .button = Przy deklaracji: gram
panguingue-plan-drop = wycofać się
    .button = Przy deklaracji: wycofuję się
