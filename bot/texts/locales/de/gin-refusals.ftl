gin-refusals-too-much-deadwood = { $cards ->
        [none] Du kannst nicht klopfen: Das lässt { $deadwood } { $deadwood ->
            [one] Restpunkt
           *[other] Restpunkte
        } übrig
       *[cards] Mit { $cards } als Abwurf kannst du nicht klopfen: Das lässt { $deadwood } { $deadwood ->
            [one] Restpunkt
           *[other] Restpunkte
        } übrig
    }; { $limit ->
        [0] du brauchst Gin, also gar keine Restpunkte.
       *[points] du darfst höchstens { $limit } haben.
    }
gin-refusals-better-discard = Mit { $card } als Abwurf blieben { $deadwood }.
gin-refusals-first-offer = Die erste offene Karte { $upcard } liegt noch zur Wahl: Niemand zieht vom Stapel, bevor beide gepasst haben.
gin-refusals-must-draw-stock = Ihr habt beide gepasst, also musst du vom Stapel ziehen.
gin-refusals-draw-first = Zieh zuerst.
gin-refusals-already-drew = Du hast in diesem Zug schon gezogen; wirf jetzt eine Karte ab oder klopf.
gin-refusals-at-the-wall = Vom Stapel kann nichts mehr gezogen werden: Nimm die offene Karte und klopf sofort, oder pass.
gin-refusals-no-big-gin = An diesem Tisch gibt es kein Big Gin: Wirf eine Karte ab und mach Gin.
gin-refusals-not-all-melded = Für Big Gin müssen alle elf Karten gemeldet sein; es { $deadwood ->
            [one] bliebe { $deadwood } Restpunkt
           *[other] blieben { $deadwood } Restpunkte
        }.
gin-refusals-defend-first = Dein Gegner hat geklopft: Leg zuerst an.
