rummy500-coach-play = Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } i zostawia na ręce { $left ->
        [one] { $left } punkt.
        [few] { $left } punkty.
        [many] { $left } punktów.
       *[other] { $left } punktów.
    }
rummy500-coach-take = { $cards ->
        [one] { $cards } karta warta
        [few] { $cards } karty warte
        [many] { $cards } kart wartych
       *[other] { $cards } kart wartych
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } przeciw tobie, { $cards ->
        [one] dopóki masz ją na ręce.
        [few] dopóki masz je na ręce.
        [many] dopóki masz je na ręce.
       *[other] dopóki masz je na ręce.
    }
rummy500-coach-discard = Zostawia na ręce { $left ->
        [one] { $left } punkt.
        [few] { $left } punkty.
        [many] { $left } punktów.
       *[other] { $left } punktów.
    }
rummy500-coach-feeds = Każdy może ją wziąć i dołożyć do { $meld }.
rummy500-coach-draw = Twoja ręka liczy się przeciw tobie: { $points }.
