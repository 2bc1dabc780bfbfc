gin-events-passed = pasuje
gin-events-knocked = { $taken ->
        [none] odrzuca { $card }: **stuka z { $left }**
       *[card] bierze { $taken } i odrzuca { $card }: **stuka z { $left }**
    }
gin-events-gin = { $taken ->
        [none] odrzuca { $card }: **gin**
       *[card] bierze { $taken } i odrzuca { $card }: **gin**
    }
gin-events-big-gin = { $taken ->
        [none] ma **duży gin**
       *[card] bierze { $taken } i ma **duży gin**
    }
gin-events-defended = { $cards ->
        [none] ma wolne karty za { $left }
       *[cards] dokłada { $cards } i ma wolne karty za { $left }
    }
gin-events-ended-push = Nikt nie dostaje punktów.
gin-events-ended-draw = Rozdanie kończy się remisem.
gin-events-ended = { $player } dostaje **{ $points }**.
gin-events-title-draw = Remis: nikt nie dostaje punktów
gin-events-title-push = Równe wolne karty: nikt nie dostaje punktów
gin-events-title-gin = Gin! { $player } dostaje { $points }
gin-events-title-big-gin = Duży gin! { $player } dostaje { $points }
gin-events-title-knock = { $player } stuka i dostaje { $points }
gin-events-title-undercut = Podcięcie! { $player } dostaje { $points }
gin-events-discarded = odrzuca { $card }
gin-events-laid-off = dokłada { $cards }
gin-events-no-deadwood = { $melds } = bez wolnych kart
gin-events-sum-push = { $high } − { $low } = 0: nikt nie dostaje punktów
gin-events-sum-knock = **{ $high } − { $low } = { $difference }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } za pika = { $points }
    }** dla { $player }
gin-events-sum-gin = **{ $deadwood } za wolne karty + { $bonus } za { $kind ->
       *[gin] gin
        [big-gin] duży gin
        [undercut] podcięcie
    } = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } za pika = { $points }
    }** dla { $player }
gin-events-sum-undercut = **{ $high } − { $low } = { $difference }, + { $bonus } za podcięcie = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } za pika = { $points }
    }** dla { $player }
gin-events-added = + na koniec: { $bonuses }
gin-events-added-to-game = + na koniec gry: { $bonuses }
gin-events-box-bonus = { $points } za każde wygrane rozdanie
gin-events-game-bonus = { $of ->
        [game] { $points } za grę
       *[match] { $points } za mecz
    }
gin-events-shut-out = { $points } za wygraną do zera
gin-events-shut-out-doubles = wygrana do zera podwaja sumę
