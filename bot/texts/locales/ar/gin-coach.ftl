gin-coach-discard = تبقى { $deadwood } من نقاط الزائد؛ { $outs }.
gin-coach-draw = عندك { $deadwood } من نقاط الزائد؛ { $outs }.
gin-coach-take = ينزل الزائد عندك من { $before } إلى { $after } بعد الرمي في أحسن الأحوال.
gin-coach-leaves = تبقى { $deadwood } من نقاط الزائد.
gin-coach-outs = { $outs ->
         [zero] { $outs } من أصل { $unseen } ورقة لم تُرَ تكمل مجموعة
         [one] ورقة واحدة من أصل { $unseen } لم تُرَ تكمل مجموعة
         [two] ورقتان من أصل { $unseen } لم تُرَ تكملان مجموعة
         [few] { $outs } أوراق من أصل { $unseen } لم تُرَ تكمل مجموعة
         [many] { $outs } ورقة من أصل { $unseen } لم تُرَ تكمل مجموعة
        *[other] { $outs } ورقة من أصل { $unseen } لم تُرَ تكمل مجموعة
    }{ $cards ->
        [none] { "" }
       *[cards] : { $cards }
    }
gin-coach-feeds = وهي تناسب { $cards } التي أخذها خصمك.
