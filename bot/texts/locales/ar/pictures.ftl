pictures-sign-tick = **✓** على ورقة: يمكنك أخذها أو لعبها الآن. بجانب مقعد: هذا اللاعب نزل
pictures-sign-bracket = **قوس** فوق الأوراق أو صينية تحتها: مجموعة. والأوراق بجانبها ليست في مجموعة
pictures-sign-frame = **إطار ساطع**: الورقة المسحوبة للتو، أو ورقة التحكم السارية؛ حول مقعد: صاحب الدور
pictures-sign-raised = **ورقة مرفوعة**: مختارة للعب
pictures-sign-faded = **أوراق باهتة**: بقيت في اليد عند نهاية التوزيعة. ورقة تحكم باهتة: هي التالية
pictures-sign-seats = **ورقتان في دائرة**: الموزّع. **★** الفائز. **×** خارج هذه التوزيعة
pictures-sign-computer = **وجه بهوائي**: كمبيوتر
pictures-sign-letter = **حرف صغير على ورقة**: من ركّبها. **ورقة داكنة**: جوكر يقوم مقامها
pictures-sign-partners = **دائرة زرقاء، معيّن أحمر**: للشريكين لون وشكل واحد
pictures-sign-suits = ♠ بستوني، ♣ سباتي، ♦ ديناري، ♥ كوبة: العلامات نفسها في كل مكان
pictures-of-suit = { $ranks } { $suit }
pictures-of-rank = { $rank }: { $suits }
pictures-face-down-card = ورقة مقلوبة
pictures-face-down = { $cards ->
         [zero] { $cards } مقلوبة
         [one] واحدة مقلوبة
         [two] اثنتان مقلوبتان
         [few] { $cards } مقلوبة
         [many] { $cards } مقلوبة
        *[other] { $cards } مقلوبة
    }
pictures-joker = جوكر بدل { $cards }
pictures-laid-off = { $cards } بتركيب { $player }
pictures-hand = أوراقك
pictures-hand-empty = لا أوراق في يدك
pictures-melded = في مجموعات: { $groups }
pictures-in-no-meld = خارج المجموعات: { $groups }
pictures-cards = الأوراق: { $groups }
pictures-just-taken = أُخذت للتو: { $cards }
pictures-picked = المختار: { $cards }
pictures-ticked = عليها علامة: { $cards }
pictures-discards = كومة الرمي، الأقدم أولًا: { $cards }
pictures-upcard = المكشوفة { $card }
pictures-no-upcard = كومة الرمي فارغة
pictures-stock = الكومة { $count }
pictures-table-ticked = عليها علامة: { $cards }
pictures-control = ورقة التحكم { $kinds }
pictures-control-next = التالية { $kind }
pictures-clock = { $eighths ->
         [zero] بقي 0 أثمان من الوقت
         [one] بقي ثُمن الوقت
         [two] بقي ثُمنا الوقت
         [few] بقي { $eighths } أثمان من الوقت
         [many] بقي { $eighths } ثمنًا من الوقت
        *[other] بقي { $eighths } ثمن من الوقت
    }
pictures-to-play = صاحب الدور
pictures-dealer = الموزّع
pictures-out = خارج
pictures-count-cards = { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }
pictures-count-chips = { $chips ->
         [1] فيشة واحدة
         [2] فيشتان
         [zero] { $chips } فيشات
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }
pictures-count-points = { $count ->
         [zero] { $points } نقطة
         [one] { $points } نقطة
         [two] { $points } نقطة
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
pictures-opened = نزل
pictures-won = فاز
pictures-computer = كمبيوتر
pictures-in-hand = في اليد { $groups }
pictures-melds = المجموعات { $groups }
pictures-left-in-hand = بقي في اليد { $groups }
pictures-hands = الأيدي:
pictures-games = كل الألعاب { $totals }.
pictures-games-won = كل الألعاب { $totals }، الفوز: { $winners }.
pictures-game = اللعبة { $number }:
pictures-totals = المجاميع { $totals }
pictures-won-by = الفوز: { $winners }
pictures-at-end = منها في النهاية { $points }
pictures-deal = التوزيعة { $number }: { $points }
pictures-total-after = { $points } (المجموع { $total })
pictures-in-this-order = بهذا الترتيب،
