gin-words-pass = تمرير
gin-words-pass-wall = تمرير: تعادل
gin-words-knock = دقّ بـ{ $card } ({ $left })
gin-words-gin = جين! رمي { $card }
gin-words-wall-knock = أخذ { $upcard } والدق بـ{ $card } ({ $left })
gin-words-wall-gin = أخذ { $upcard }، جين! رمي { $card }
gin-words-big-gin = جين كبير! الإحدى عشرة كلها
gin-words-wall-big-gin = أخذ { $upcard }: جين كبير!
gin-words-lay-off = { $cards ->
        [none] بلا تركيب، يبقى { $left }
       *[cards] تركيب { $cards }، يبقى { $left }
    }
gin-words-otherwise = الدق بورقة أخرى …
gin-words-pick = اختيار أوراق للتركيب …
gin-words-shows-both = الدق ينهي التوزيعة ويكشف اليدين.
gin-words-arranged = تُرتَّب المجموعات عنك
gin-words-melds = المجموعات { $melds }
gin-words-keep = إبقاء { $melds }
gin-words-keep-none = بلا مجموعة
gin-words-question = **دقّ؟** رمي { $card } والدق بـ{ $left }.
gin-words-question-wall = **دقّ؟** أخذ { $upcard } ورمي { $card } والدق بـ{ $left }.
gin-words-task-first-upcard = أخذ الورقة المكشوفة أو التمرير
gin-words-task-forced-stock = السحب من الكومة
gin-words-task-draw = السحب، أو أخذ الورقة المكشوفة
gin-words-task-discard = رمي ورقة
gin-words-task-discard-or-knock = رمي ورقة، أو الدق
gin-words-task-wall = أخذ آخر ورقة مكشوفة والدق، أو التمرير
gin-words-task-defence = التركيب على مجموعات الداقّ
gin-words-deadwood = الزائد **{ $points }**
gin-words-deadwood-after = الزائد بعد رميتك **{ $points }** على الأقل
gin-words-may-knock = { $limit ->
        [0] جين فقط
       *[points] يمكنك الدق بـ{ $limit } أو أقل
    }
gin-words-knock-limit = { $limit ->
        [0] جين فقط
       *[points] حد الدق { $limit }
    }
gin-words-by-upcard = (أول ورقة مكشوفة { $card })
gin-words-double = هذه التوزيعة مضاعفة
gin-words-goal-hollywood = ثلاث ألعاب حتى{ "\u00A0" }{ $target }
gin-words-game = اللعبة{ "\u00A0" }{ $game } **{ $scores }**
gin-words-game-won = اللعبة{ "\u00A0" }{ $game } **{ $scores }** ({ $winner })
gin-words-knocked = دقّ { $player }: { $cards }
