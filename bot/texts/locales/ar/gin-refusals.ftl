gin-refusals-too-much-deadwood = { $cards ->
        [none] لا يمكنك الدق: يبقى زائد { $deadwood }
       *[cards] لا يمكنك الدق برمي { $cards }: يبقى زائد { $deadwood }
    }؛ { $limit ->
        [0] ويلزمك جين، بلا أي زائد.
       *[points] ويلزمك { $limit } أو أقل.
    }
gin-refusals-better-discard = لو رميت { $card } لبقي { $deadwood }.
gin-refusals-first-offer = أول ورقة مكشوفة { $upcard } ما زالت معروضة: لا يسحب أحد من الكومة حتى يمرّر الاثنان.
gin-refusals-must-draw-stock = مرّرتما معًا، فعليك السحب من الكومة.
gin-refusals-draw-first = اسحب أولًا.
gin-refusals-already-drew = لقد سحبت بالفعل في هذا الدور؛ ارمِ ورقة الآن أو دقّ.
gin-refusals-at-the-wall = لم تعد ورقة من الكومة تُسحب: خذ الورقة المكشوفة ودقّ فورًا، أو مرّر.
gin-refusals-no-big-gin = لا جين كبير في هذه الطاولة: ارمِ ورقة والعب جين.
gin-refusals-not-all-melded = للجين الكبير يجب أن تدخل الأوراق الإحدى عشرة كلها في مجموعات؛ وسيبقى زائد { $deadwood }.
gin-refusals-defend-first = دقّ خصمك: ركّب أولًا.
