replay-command = عرض توزيعة منتهية خطوة خطوة
replay-option-match = إحدى مبارياتك أو رقم طاولة (وإلا فآخر مباراة لك هنا)
replay-option-file = أو سجل مباراة: ملف .json من زر «تصدير»
replay-option-deal = أي توزيعة، من 1 (وإلا فالأخيرة)
replay-button = إعادة العرض
replay-back = ◀ السابق
replay-next = التالي ▶
replay-whole = التوزيعة كلها
replay-course = بالكلمات
replay-export = تصدير
replay-steps = خطوة خطوة
replay-jump = انتقال إلى …
replay-deals = توزيعة أخرى …
replay-from-file = 📄 مباراة من ملف
replay-begin = وُزّع الورق.
replay-where = **إعادة العرض** · التوزيعة **{ $deal }** من { $deals } · الحركة **{ $move }** من { $moves }
replay-eyes-none = الطاولة فقط
replay-eyes-own = أوراقي
replay-eyes-all = كل الأوراق
replay-your-hand = أوراقك
replay-table-elsewhere = الطاولة نفسها تحت **{ $view }**.
replay-hands-open = مكشوفة بعد المباراة
replay-hands-private = خاصة
replay-lobby-open = **الأوراق** مكشوفة بعد المباراة: يعرض `/results replay` عندئذ أوراق الجميع
replay-lobby-private = **الأوراق** خاصة: يعرض `/results replay` لكل لاعب أوراقه فقط
replay-deal = التوزيعة { $deal } · { $title }
replay-frame = **{ $number }** · الحركة { $move } · { $told }
replay-sheet = { $count ->
         [zero] { $count } لحظات
         [one] لحظة واحدة
         [two] لحظتان
         [few] { $count } لحظات
         [many] { $count } لحظة
        *[other] { $count } لحظة
    } من التوزيعة في طاولات صغيرة. { $frames }.
replay-sheet-move = الحركة { $move }
replay-sheet-upcard = المكشوفة { $card }
replay-sheet-no-upcard = كومة الرمي فارغة
replay-sheet-stock = الكومة { $cards }
replay-sheet-melds = في المجموعات { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }
replay-you = أنت { $score }
replay-more-players = { $count } غيرهم
replay-ago-days = قبل { $days ->
         [zero] { $days } أيام
         [one] يوم واحد
         [two] يومين
         [few] { $days } أيام
         [many] { $days } يومًا
        *[other] { $days } يوم
    }
replay-ago-hours = قبل { $hours ->
         [zero] { $hours } ساعات
         [one] ساعة واحدة
         [two] ساعتين
         [few] { $hours } ساعات
         [many] { $hours } ساعة
        *[other] { $hours } ساعة
    }
replay-ago-minutes = قبل { $minutes ->
         [zero] { $minutes } دقائق
         [one] دقيقة واحدة
         [two] دقيقتين
         [few] { $minutes } دقائق
         [many] { $minutes } دقيقة
        *[other] { $minutes } دقيقة
    }
replay-ago-now = الآن
replay-exported-none = المباراة كما رآها المتفرجون.
replay-exported-own = المباراة كما رأيتها، مع أوراقك.
replay-exported-all = المباراة مع أوراق الجميع.
replay-exported-record = السجل (.json) يمكن تحميله بالأمر `/results replay file:`.
replay-exported-later = في السجل أوراق الجميع، فتحصل عليه حين تنتهي المباراة.
replay-exported-private = لا سجل للتحميل: أوراق هذه الطاولة خاصة.
replay-refused-no-place = لم يعد هذا الزر يعمل. افتح التوزيعة من جديد بالأمر `/results replay`.
replay-refused-no-match = لا توجد مباراة كهذه هنا. اختر إحدى مبارياتك في الخيار `match`، أو اكتب رقم طاولتها.
replay-refused-no-matches = لم تُنهِ أي توزيعة هنا بعد. `/play` يوزّع الورق فورًا.
replay-refused-nothing = لم تنتهِ أي توزيعة في الطاولة { $table }، فلا شيء يُعرض.
replay-refused-nothing-in-match = لم تنتهِ أي توزيعة في تلك المباراة، فلا شيء يُعرض.
replay-refused-not-seen = تلك الطاولة في قناة لا تراها، ولم تلعب فيها.
replay-refused-no-deal = لا توجد التوزيعة { $deal } في تلك المباراة: المنتهي فيها { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتان
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }.
replay-refused-unfinished = لم تنتهِ التوزيعة { $deal }؛ ولا تُعرض إلا التوزيعات المنتهية.
replay-refused-no-move = لا توجد الحركة { $move } في تلك التوزيعة: عدد حركاتها { $moves }.
replay-refused-no-seat = لم تلعب في تلك الطاولة، فلم تكن لك أوراق فيها. الطاولة نفسها معروضة.
replay-refused-later = يمكنك رؤية أوراق الجميع حين تنتهي المباراة.
replay-refused-private = أوراق تلك الطاولة خاصة: يرى كل لاعب أوراقه فقط.
replay-refused-unreadable = سجل الطاولة { $table } لا يُعرض بقواعد اليوم. وتبقى نتائجها كما كانت.
replay-refused-given-twice = اذكر مباراة من هذا الخادم أو ملفًا، لا الاثنين.
replay-refused-reading = ما زال ملفك الأخير قيد القراءة. أعطِ التالي حين يُفتح.
replay-refused-not-fetched = تعذّر جلب الملف من Discord. حاول من جديد.
replay-refused-file-gone = لم يعد ذلك الملف عندي. حمّله من جديد بالأمر `/results replay file:`.
replay-refused-review-live = ما زالت المباراة تجري في الطاولة { $table }. يمكنك مراجعتها حين تنتهي.
replay-refused-review-seat = لم تلعب في تلك المباراة، والمراجعات للاعبيها فقط. ويعرض `/results replay` ما رآه المتفرجون.
replay-refused-review-game = لا أستطيع مراجعة هذه اللعبة بعد. ويعرض `/results replay` توزيعاتها.
replay-refused-review = لم تعد تلك المراجعة عندي. اطلبها من جديد بزر **مراجعة** أو `/results review`.
