default-wording-yes = نعم
default-wording-no = لا
default-wording-no-limit = بلا حد
default-wording-extra = { $points ->
         [zero] { $points } نقاط إضافية
         [one] نقطة إضافية واحدة
         [two] نقطتان إضافيتان
         [few] { $points } نقاط إضافية
         [many] { $points } نقطة إضافية
        *[other] { $points } نقطة إضافية
    }
default-wording-draw = سحب من الكومة
default-wording-take = أخذ { $card }
default-wording-upcard = الورقة المكشوفة
default-wording-discard = رمي { $card }
default-wording-drew = سحب من الكومة
default-wording-drew-card = سحب { $card } من الكومة
default-wording-took = أخذ { $card }
default-wording-discarded = رمي { $card }
default-wording-paid = قبض { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من { $payer } عن { $purpose }
default-wording-finished-turn = { $player }: { $plays }، رمي { $discard }.
default-wording-from-stock = الكومة
default-wording-card-from-stock = الكومة { $card }
default-wording-from-pile = المكشوفة { $card }
default-wording-only-move = (حركة وحيدة)
default-wording-stock = الكومة { $count }
default-wording-upcard-stock = المكشوفة { $card } · الكومة { $count }
default-wording-upcard-and-stock = المكشوفة{ "\u00A0" }· الكومة { $count }
default-wording-each = { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    } لكل لاعب
default-wording-held = { $player }{ "\u00A0" }{ $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }
default-wording-dealt = الموزّع{ "\u00A0" }{ $player }
default-wording-won = { $ending }: فاز { $player } بالتوزيعة
default-wording-gained-points = { $player }: { $count ->
         [zero] **{ $gain }** نقطة
         [one] **{ $gain }** نقطة
         [two] **{ $gain }** نقطة
         [few] **{ $gain }** نقاط
         [many] **{ $gain }** نقطة
        *[other] **{ $gain }** نقطة
    }
default-wording-gained-chips = { $player }: { $count ->
         [zero] **{ $gain }** فيشة
         [one] **{ $gain }** فيشة
         [two] **{ $gain }** فيشة
         [few] **{ $gain }** فيشات
         [many] **{ $gain }** فيشة
        *[other] **{ $gain }** فيشة
    }
default-wording-sweep = مباراة بلا خسارة أي توزيعة
default-wording-typed-on = على إلى في
