events-sentence = { $player }: { $predicate }.
events-turn = { $player }: { $predicates }.
events-time-up = ⏰ *انتهى الوقت.*
events-won = 🏆 { $count ->
         [zero] فاز { $winners } بالمباراة معًا
         [one] فاز { $winners } بالمباراة
         [two] فاز { $winners } بالمباراة معًا
         [few] فاز { $winners } بالمباراة معًا
         [many] فاز { $winners } بالمباراة معًا
        *[other] فاز { $winners } بالمباراة معًا
    }.
events-won-resigned = 🏆 { $count ->
         [zero] فاز { $winners } بالمباراة معًا
         [one] فاز { $winners } بالمباراة
         [two] فاز { $winners } بالمباراة معًا
         [few] فاز { $winners } بالمباراة معًا
         [many] فاز { $winners } بالمباراة معًا
        *[other] فاز { $winners } بالمباراة معًا
    } بانسحاب { $losers }.
events-won-timeout = 🏆 { $count ->
         [zero] فاز { $winners } بالمباراة معًا
         [one] فاز { $winners } بالمباراة
         [two] فاز { $winners } بالمباراة معًا
         [few] فاز { $winners } بالمباراة معًا
         [many] فاز { $winners } بالمباراة معًا
        *[other] فاز { $winners } بالمباراة معًا
    }: نفد وقت { $losers }.
events-no-winner = تنتهي المباراة بعد { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتين
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    } بلا فائز.
