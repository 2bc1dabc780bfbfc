inbox-command = ألعابك في كل الخوادم: أين حان دورك، وماذا ينتظرك غير ذلك
inbox-next = اللعبة التالية
inbox-next-of = اللعبة التالية ({ $games })
inbox-refresh = تحديث
inbox-reminders = التذكيرات …
inbox-leave = أخذ إجازة …
inbox-end-leave = إنهاء إجازتي
inbox-earlier = رجوع
inbox-later = المزيد
inbox-send = أرسل لي الكل في رسالة خاصة
inbox-open = فتح لعبة
inbox-title = ألعابك
inbox-nothing = لا شيء ينتظرك. ابدأ لعبة بالأمر `/play`.
inbox-group-yours = بانتظارك
inbox-group-ahead = قريبًا
inbox-group-others = دور الآخرين
inbox-group-ended = انتهت
inbox-elsewhere = { $count ->
    [zero] لا ألعاب في أماكن أخرى.
    [one] هناك لعبة أخرى في مكان آخر. افتح `/games` في رسالة خاصة معي لتراها.
    [two] هناك لعبتان في أماكن أخرى. افتح `/games` في رسالة خاصة معي لتراهما.
    [few] هناك { $count } ألعاب في أماكن أخرى. افتح `/games` في رسالة خاصة معي لتراها.
    [many] هناك { $count } لعبة في أماكن أخرى. افتح `/games` في رسالة خاصة معي لتراها.
   *[other] هناك { $count } لعبة في أماكن أخرى. افتح `/games` في رسالة خاصة معي لتراها.
}
inbox-page = صفحة { $page } من { $pages }
inbox-anyone = مع أي شخص
inbox-tournament = بطولة
inbox-table = طاولة { $number } · { $game }
inbox-turn = **دورك**، ينتهي { $time }
inbox-turn-free = **دورك**
inbox-turn-idle = **دورك**؛ تُغلق الطاولة { $time }
inbox-next-deal = جاهز للتوزيعة التالية؟
inbox-invited = أنت مدعو؛ مقعدك محجوز حتى { $time }
inbox-lobby = بانتظار اللاعبين
inbox-lobby-closes = بانتظار اللاعبين؛ تُغلق { $time }
inbox-thinking = الدور على: { $players }
inbox-thinking-until = الدور على: { $players }، حتى { $time }
inbox-thinking-leave = { $players }: في إجازة حتى { $date }
inbox-paused = متوقفة
inbox-between = بين توزيعتين
inbox-check-in = **أكّد حضورك** في البطولة؛ تبدأ { $time }
inbox-check-in-now = **أكّد حضورك** في البطولة
inbox-challenge = **هناك تحدٍّ لك**؛ أجب في قناة البطولة
inbox-tournament-starts = تبدأ { $time }
inbox-tournament-open = أنت مشارك
inbox-night = أمسية لعب، { $time }
inbox-night-open = **بدأت أمسية اللعب**
inbox-won = 🏆 **فوز** { $time }
inbox-lost = خسارة { $time }
inbox-drawn = تعادل { $time }
inbox-resigned = انسحاب { $time }
inbox-new = جديد
inbox-missed = { $turns ->
    [zero] لم يفتك أي دور
    [one] فاتك دور واحد، ولعب الحاسوب
    [two] فاتك دوران، ولعب الحاسوب
    [few] فاتتك { $turns } أدوار، ولعب الحاسوب
    [many] فاتك { $turns } دورًا، ولعب الحاسوب
   *[other] فاتك { $turns } دور، ولعب الحاسوب
}
inbox-away = يلعب الحاسوب مكانك حتى تعود
inbox-at-night = ينتهي في ساعات هدوئك
inbox-on-leave = ⏸️ أنت في إجازة حتى { $date }.
inbox-direct-closed = ⚠️ لا يسمح لي Discord بإرسال رسائل خاصة إليك. اسمح بها في إعدادات خادم مشترك بيننا؛ وإلى ذلك الحين لا أستطيع تذكيرك.
inbox-sent = أرسلت إليك رسالة خاصة.
inbox-not-sent = لا يسمح لي Discord بإرسال رسائل خاصة إليك. اسمح بها في إعدادات خادم مشترك بيننا.
inbox-none-waits = لا لعبة أخرى تنتظر دورك.
inbox-board-leave = ⏸️ { $players }: في إجازة حتى { $date }
inbox-digest-title = يوم سعيد! هذا ما ينتظرك
inbox-missed-title = فاتتك أدوار
inbox-missed-about = لعب الحاسوب مكانك. بعد ثلاثة أدوار فائتة متتالية يلعب مكانك حتى تعود.
inbox-form-reminders = التذكيرات وساعات الهدوء
inbox-form-zone = المنطقة الزمنية
    .about = باسم أكبر مدنها، مثل Asia/Riyadh أو Africa/Cairo
inbox-form-digest = رسالة يومية بما ينتظرك، عند الساعة
    .about = وقت مثل 18:00. اتركه فارغًا إن لم ترد رسالة.
inbox-form-quiet = ساعات الهدوء
    .about = مثل 22:00-7:00: لا ينبهك شيء مني فيها. وقت أدوارك يستمر.
inbox-saved = تم الحفظ.
inbox-digest-at = رسالة يومية عند { $time } ({ $zone }).
inbox-no-digest = لا رسالة يومية.
inbox-quiet-from = ساعات الهدوء من { $begin } إلى { $end } ({ $zone }). ما يأتي فيها يصلك بعدها إن بقي صحيحًا. وقت أدوارك يستمر؛ إن احتجت وقتًا أطول فخذ إجازة.
inbox-no-quiet = لا ساعات هدوء.
inbox-form-leave = إجازة
inbox-form-leave-days = كم المدة؟
    .about = { $days ->
        [zero] لم يبق لك يوم هذا العام.
        [one] بقي لك يوم واحد هذا العام. الطاولات البطيئة تنتظرك، والبطولات لا تنتظر.
        [two] بقي لك يومان هذا العام. الطاولات البطيئة تنتظرك، والبطولات لا تنتظر.
        [few] بقيت لك { $days } أيام هذا العام. الطاولات البطيئة تنتظرك، والبطولات لا تنتظر.
        [many] بقي لك { $days } يومًا هذا العام. الطاولات البطيئة تنتظرك، والبطولات لا تنتظر.
       *[other] بقي لك { $days } يوم هذا العام. الطاولات البطيئة تنتظرك، والبطولات لا تنتظر.
    }
inbox-leave-for = { $days ->
    [zero] لا يوم، حتى نهاية { $date }
    [one] يوم واحد، حتى نهاية { $date }
    [two] يومان، حتى نهاية { $date }
    [few] { $days } أيام، حتى نهاية { $date }
    [many] { $days } يومًا، حتى نهاية { $date }
   *[other] { $days } يوم، حتى نهاية { $date }
}
inbox-leave-begun = ⏸️ أنت في إجازة حتى { $date }. حيث يمكن أن يستغرق الدور 12 ساعة أو أكثر، أو بلا حد، يتوقف وقت أدوارك، وما بقي منه يبقى لك بعدها. الطاولات السريعة والبطولات تستمر. ويمكنك اللعب مع ذلك.
inbox-leave-ended = انتهت إجازتك؛ يستأنف وقت أدوارك.
inbox-leave-left = { $days ->
    [zero] لم يبق لك يوم إجازة هذا العام.
    [one] بقي لك يوم إجازة واحد هذا العام.
    [two] بقي لك يوما إجازة هذا العام.
    [few] بقيت لك { $days } أيام إجازة هذا العام.
    [many] بقي لك { $days } يوم إجازة هذا العام.
   *[other] بقي لك { $days } يوم إجازة هذا العام.
}
inbox-bad-zone = لا أعرف المنطقة الزمنية «{ $typed }». اكتب أكبر مدنها، مثل `Asia/Riyadh`.
inbox-bad-hour = لا أفهم الوقت «{ $typed }». اكتبه هكذا: `18:00`.
inbox-bad-hours = لا أفهم الساعات «{ $typed }». اكتبها هكذا: `22:00-7:00`.
inbox-too-many-days = { $days ->
    [zero] لم يبق لك يوم إجازة هذا العام.
    [one] لم يبق لك في ذلك العام إلا يوم إجازة واحد.
    [two] لم يبق لك في ذلك العام إلا يوما إجازة.
    [few] لم يبق لك في ذلك العام إلا { $days } أيام إجازة.
    [many] لم يبق لك في ذلك العام إلا { $days } يوم إجازة.
   *[other] لم يبق لك في ذلك العام إلا { $days } يوم إجازة.
}
inbox-no-leave = لست في إجازة.
inbox-stale = لقد تغيّر ذلك؛ افتح `/games` مرة أخرى.
inbox-server-days = { $days ->
    [zero] لا تُحسب **الإجازة** على طاولات هذا الخادم.
    [one] تُحسب **الإجازة** هنا يومًا واحدًا في السنة.
    [two] تُحسب **الإجازة** هنا يومين في السنة.
    [few] تُحسب **الإجازة** هنا { $days } أيام في السنة.
    [many] تُحسب **الإجازة** هنا { $days } يومًا في السنة.
   *[other] تُحسب **الإجازة** هنا { $days } يوم في السنة.
}
inbox-option-days = كم يوم إجازة في السنة يُحسب على الطاولات البطيئة في هذا الخادم (0: لا شيء)
inbox-not-stored = لم يتغير شيء، لأن قاعدة بياناتي لم تجب. حاول مرة أخرى بعد دقيقة.
