gin-coach-discard = { $deadwood } deadwood ang matitira; { $outs }.
gin-coach-draw = { $deadwood } ang deadwood mo; { $outs }.
gin-coach-take = Mula { $before }, bababa ang deadwood mo hanggang { $after } pagkatapon.
gin-coach-leaves = { $deadwood } deadwood ang matitira.
gin-coach-outs = { $outs } sa { $unseen } barahang di pa nakikita ang bubuo ng meld{ $cards ->
        [none] { "" }
       *[cards] : { $cards }
    }
gin-coach-feeds = Kasama ito ng { $cards } na kinuha ng kalaban.
