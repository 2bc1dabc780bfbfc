gin-events-passed = nag-pass
gin-events-knocked = { $taken ->
        [none] nagtapon ng { $card }: **knock sa { $left }**
       *[card] kumuha ng { $taken } at nagtapon ng { $card }: **knock sa { $left }**
    }
gin-events-gin = { $taken ->
        [none] nagtapon ng { $card }: **gin**
       *[card] kumuha ng { $taken } at nagtapon ng { $card }: **gin**
    }
gin-events-big-gin = { $taken ->
        [none] may **big gin**
       *[card] kumuha ng { $taken } at may **big gin**
    }
gin-events-defended = { $cards ->
        [none] { $left } ang deadwood
       *[cards] nagsapaw ng { $cards } at { $left } ang deadwood
    }
gin-events-ended-push = Walang puntos.
gin-events-ended-draw = Tabla ang deal.
gin-events-ended = { $player }: **{ $points }** puntos.
gin-events-title-draw = Tabla: walang puntos
gin-events-title-push = Pantay ang deadwood: walang puntos
gin-events-title-gin = Gin! { $points } puntos kay { $player }
gin-events-title-big-gin = Big gin! { $points } puntos kay { $player }
gin-events-title-knock = Knock! { $points } puntos kay { $player }
gin-events-title-undercut = Undercut! { $points } puntos kay { $player }
gin-events-discarded = nagtapon ng { $card }
gin-events-laid-off = nagsapaw ng { $cards }
gin-events-no-deadwood = { $melds } = walang deadwood
gin-events-sum-push = { $high } − { $low } = 0: walang puntos
gin-events-sum-knock = **{ $high } − { $low } = { $difference }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } dahil sa spade = { $points }
    }** para kay { $player }
gin-events-sum-gin = **{ $deadwood } deadwood + { $bonus } { $kind ->
       *[gin] gin
        [big-gin] big gin
        [undercut] undercut
    } = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } dahil sa spade = { $points }
    }** para kay { $player }
gin-events-sum-undercut = **{ $high } − { $low } = { $difference }, + { $bonus } undercut = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } dahil sa spade = { $points }
    }** para kay { $player }
gin-events-added = + sa dulo: { $bonuses }
gin-events-added-to-game = + sa dulo ng laro: { $bonuses }
gin-events-box-bonus = { $points } sa bawat panalong deal
gin-events-game-bonus = { $of ->
        [game] { $points } para sa laro
       *[match] { $points } para sa match
    }
gin-events-shut-out = { $points } para sa shut-out
gin-events-shut-out-doubles = doble ang kabuuan sa shut-out
