gin-events-passed = passt
gin-events-knocked = { $taken ->
        [none] wirft { $card } ab: **klopft mit { $left }**
       *[card] nimmt { $taken } und wirft { $card } ab: **klopft mit { $left }**
    }
gin-events-gin = { $taken ->
        [none] wirft { $card } ab: **Gin**
       *[card] nimmt { $taken } und wirft { $card } ab: **Gin**
    }
gin-events-big-gin = { $taken ->
        [none] hat **Big Gin**
       *[card] nimmt { $taken } und hat **Big Gin**
    }
gin-events-defended = { $cards ->
        [none] hat { $left } { $left ->
            [one] Restpunkt
           *[other] Restpunkte
        }
       *[cards] legt { $cards } an und hat { $left } { $left ->
            [one] Restpunkt
           *[other] Restpunkte
        }
    }
gin-events-ended-push = Niemand bekommt Punkte.
gin-events-ended-draw = Die Runde ist unentschieden.
gin-events-ended = { $player } bekommt **{ $points }**.
gin-events-title-draw = Unentschieden: keine Punkte
gin-events-title-push = Gleich viele Restpunkte: keine Punkte
gin-events-title-gin = Gin! { $player } bekommt { $points }
gin-events-title-big-gin = Big Gin! { $player } bekommt { $points }
gin-events-title-knock = { $player } klopft und bekommt { $points }
gin-events-title-undercut = Unterboten! { $player } bekommt { $points }
gin-events-discarded = { $card } abgeworfen
gin-events-laid-off = { $cards } angelegt
gin-events-no-deadwood = { $melds } = keine Restpunkte
gin-events-sum-push = { $high } − { $low } = 0: niemand bekommt Punkte
gin-events-sum-knock = **{ $high } − { $low } = { $difference }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } wegen Pik = { $points }
    }** für { $player }
gin-events-sum-gin = **{ $deadwood } { $deadwood ->
            [one] Restpunkt
           *[other] Restpunkte
        } + { $bonus } { $kind ->
       *[gin] Gin
        [big-gin] Big Gin
        [undercut] Unterbieten
    } = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } wegen Pik = { $points }
    }** für { $player }
gin-events-sum-undercut = **{ $high } − { $low } = { $difference }, + { $bonus } Unterbieten = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } wegen Pik = { $points }
    }** für { $player }
gin-events-added = + am Ende: { $bonuses }
gin-events-added-to-game = + am Ende eines Spiels: { $bonuses }
gin-events-box-bonus = { $points } für jede gewonnene Runde
gin-events-game-bonus = { $of ->
        [game] { $points } für das Spiel
       *[match] { $points } für die Partie
    }
gin-events-shut-out = { $points } für ein Zu-null
gin-events-shut-out-doubles = Zu-null verdoppelt die Summe
