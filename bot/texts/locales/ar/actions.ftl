actions-discard-title = رمي ورقة …
actions-question = **{ $action }؟**
actions-yes = نعم
actions-possible = يمكنك: { $ways }.
actions-way = { $count ->
         [zero] { $verb } إحدى { $cards }
         [one] { $verb } { $cards }
         [two] { $verb } إحدى { $cards }
         [few] { $verb } إحدى { $cards }
         [many] { $verb } إحدى { $cards }
        *[other] { $verb } إحدى { $cards }
    }
actions-cards = { $count ->
         [zero] { $count } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $count } أوراق
         [many] { $count } ورقة
        *[other] { $count } ورقة
    }
actions-discard = رمي
actions-layoff = تركيب
