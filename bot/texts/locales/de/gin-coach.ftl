gin-coach-discard = Danach hast du { $deadwood } { $deadwood ->
            [one] Restpunkt
           *[other] Restpunkte
        }; { $outs }.
gin-coach-draw = Du hast { $deadwood } { $deadwood ->
            [one] Restpunkt
           *[other] Restpunkte
        }; { $outs }.
gin-coach-take = Nach dem Abwerfen sinken deine Restpunkte von { $before } auf bis zu { $after }.
gin-coach-leaves = Danach hast du { $deadwood } { $deadwood ->
            [one] Restpunkt
           *[other] Restpunkte
        }.
gin-coach-outs = { $outs ->
        [one] { $outs } von { $unseen } unbekannten Karten vervollständigt eine Meldung
       *[other] { $outs } von { $unseen } unbekannten Karten vervollständigen eine Meldung
    }{ $cards ->
        [none] { "" }
       *[cards] : { $cards }
    }
gin-coach-feeds = Sie passt zu { $cards }, die dein Gegner genommen hat.
