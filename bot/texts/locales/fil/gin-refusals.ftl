gin-refusals-too-much-deadwood = { $cards ->
        [none] Hindi ka makakapag-knock: { $deadwood } deadwood ang matitira
       *[cards] Hindi ka makakapag-knock sa pagtapon ng { $cards }: { $deadwood } deadwood ang matitira
    }; { $limit ->
        [0] gin ang kailangan, walang deadwood.
       *[points] { $limit } o mas mababa ang kailangan.
    }
gin-refusals-better-discard = Kung { $card } ang itatapon, { $deadwood } ang matitira.
gin-refusals-first-offer = Inaalok pa ang unang upcard na { $upcard }: walang bubunot sa stock hanggang mag-pass ang dalawa.
gin-refusals-must-draw-stock = Pareho kayong nag-pass, kaya dapat kang bumunot sa stock.
gin-refusals-draw-first = Bumunot muna.
gin-refusals-already-drew = Nakabunot ka na ngayong turn; magtapon na ng baraha, o mag-knock.
gin-refusals-at-the-wall = Wala nang mabubunot sa stock: kunin ang upcard at mag-knock agad, o mag-pass.
gin-refusals-no-big-gin = Walang big gin sa mesang ito: magtapon ng baraha at mag-gin.
gin-refusals-not-all-melded = Sa big gin, dapat naka-meld ang labing-isa; { $deadwood } deadwood ang matitira.
gin-refusals-defend-first = Nag-knock na ang kalaban: magsapaw muna.
