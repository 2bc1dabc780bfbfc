gin-words-pass = Mag-pass
gin-words-pass-wall = Mag-pass: tabla ang deal
gin-words-knock = Mag-knock, tapon { $card } ({ $left })
gin-words-gin = Gin! Itapon ang { $card }
gin-words-wall-knock = Kunin ang { $upcard }, mag-knock, tapon { $card } ({ $left })
gin-words-wall-gin = Kunin ang { $upcard }, gin! Itapon ang { $card }
gin-words-big-gin = Big gin! Lahat ng labing-isa
gin-words-wall-big-gin = Kunin ang { $upcard }: big gin!
gin-words-lay-off = { $cards ->
        [none] Walang isapaw, { $left } ang matitira
       *[cards] Isapaw ang { $cards }, { $left } ang matitira
    }
gin-words-otherwise = Mag-knock sa ibang baraha …
gin-words-pick = Pumili ng isasapaw …
gin-words-shows-both = Tinatapos ng knock ang deal at ipinapakita ang hawak ng dalawa.
gin-words-arranged = kusang inayos ang mga meld
gin-words-melds = meld { $melds }
gin-words-keep = itago ang { $melds }
gin-words-keep-none = walang itatagong meld
gin-words-question = **Magno-knock?** Itapon ang { $card } at mag-knock sa { $left }.
gin-words-question-wall = **Magno-knock?** Kunin ang { $upcard }, itapon ang { $card } at mag-knock sa { $left }.
gin-words-task-first-upcard = kunin ang upcard o mag-pass
gin-words-task-forced-stock = bumunot sa stock
gin-words-task-draw = bumunot, o kunin ang upcard
gin-words-task-discard = magtapon ng baraha
gin-words-task-discard-or-knock = magtapon ng baraha, o mag-knock
gin-words-task-wall = kunin ang huling upcard at mag-knock, o mag-pass
gin-words-task-defence = magsapaw sa mga meld ng nag-knock
gin-words-deadwood = **{ $points }** deadwood
gin-words-deadwood-after = Hindi bababa sa **{ $points }** deadwood pagkatapon
gin-words-may-knock = { $limit ->
        [0] gin lang
       *[points] puwedeng mag-knock sa { $limit } o mas mababa
    }
gin-words-knock-limit = { $limit ->
        [0] gin lang
       *[points] limit sa knock { $limit }
    }
gin-words-by-upcard = (unang upcard { $card })
gin-words-double = doble ang deal na ito
gin-words-goal-hollywood = tatlong laro hanggang{ "\u00A0" }{ $target }
gin-words-game = laro{ "\u00A0" }{ $game } **{ $scores }**
gin-words-game-won = laro{ "\u00A0" }{ $game } **{ $scores }** ({ $winner })
gin-words-knocked = Nag-knock si { $player }: { $cards }
