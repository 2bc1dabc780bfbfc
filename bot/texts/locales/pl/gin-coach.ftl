gin-coach-discard = Zostawia wolne karty za { $deadwood }; { $outs }.
gin-coach-draw = Masz wolne karty za { $deadwood }; { $outs }.
gin-coach-take = Wartość wolnych kart po odrzuceniu spada z { $before } nawet do { $after }.
gin-coach-leaves = Zostawia wolne karty za { $deadwood }.
gin-coach-outs = { $outs ->
        [one] { $outs } z { $unseen } niewidocznych kart dopełnia układ
        [few] { $outs } z { $unseen } niewidocznych kart dopełniają układ
        [many] { $outs } z { $unseen } niewidocznych kart dopełnia układ
       *[other] { $outs } z { $unseen } niewidocznych kart dopełnia układ
    }{ $cards ->
        [none] { "" }
       *[cards] : { $cards }
    }
gin-coach-feeds = Pasuje do kart wziętych przez przeciwnika: { $cards }.
