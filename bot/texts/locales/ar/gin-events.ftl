gin-events-passed = تمرير
gin-events-knocked = { $taken ->
        [none] رمي { $card }: **دقّ بـ{ $left }**
       *[card] أخذ { $taken } ورمي { $card }: **دقّ بـ{ $left }**
    }
gin-events-gin = { $taken ->
        [none] رمي { $card }: **جين**
       *[card] أخذ { $taken } ورمي { $card }: **جين**
    }
gin-events-big-gin = { $taken ->
        [none] **جين كبير**
       *[card] أخذ { $taken }: **جين كبير**
    }
gin-events-defended = { $cards ->
        [none] بقي عنده زائد { $left }
       *[cards] تركيب { $cards }، وبقي عنده زائد { $left }
    }
gin-events-ended-push = لا نقاط لأحد.
gin-events-ended-draw = انتهت التوزيعة بالتعادل.
gin-events-ended = يكسب { $player } **{ $points }**.
gin-events-title-draw = تعادل: لا نقاط لأحد
gin-events-title-push = الزائد متساوٍ: لا نقاط لأحد
gin-events-title-gin = جين! يكسب { $player } { $points }
gin-events-title-big-gin = جين كبير! يكسب { $player } { $points }
gin-events-title-knock = دقّ { $player } وكسب { $points }
gin-events-title-undercut = أندركت! يكسب { $player } { $points }
gin-events-discarded = رمي { $card }
gin-events-laid-off = تركيب { $cards }
gin-events-no-deadwood = { $melds } = بلا زائد
gin-events-sum-push = { $high } − { $low } = 0: لا نقاط لأحد
gin-events-sum-knock = **{ $high } − { $low } = { $difference }{ $multiplier ->
        [1] { "" }
       *[more] ، × { $multiplier } للبستوني = { $points }
    }** لـ{ $player }
gin-events-sum-gin = **زائد { $deadwood } + { $bonus } { $kind ->
       *[gin] جين
        [big-gin] جين كبير
        [undercut] أندركت
    } = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] ، × { $multiplier } للبستوني = { $points }
    }** لـ{ $player }
gin-events-sum-undercut = **{ $high } − { $low } = { $difference }، + { $bonus } أندركت = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] ، × { $multiplier } للبستوني = { $points }
    }** لـ{ $player }
gin-events-added = + في النهاية: { $bonuses }
gin-events-added-to-game = + في نهاية اللعبة: { $bonuses }
gin-events-box-bonus = { $points } لكل توزيعة رابحة
gin-events-game-bonus = { $of ->
        [game] { $points } للعبة
       *[match] { $points } للمباراة
    }
gin-events-shut-out = { $points } للشباك النظيفة
gin-events-shut-out-doubles = الشباك النظيفة تضاعف المجموع
