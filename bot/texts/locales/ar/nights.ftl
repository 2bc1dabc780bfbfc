nights-command = أمسيات يلتقي فيها أعضاء هذا الخادم للعب
nights-command-plan = تنظيم أمسية لعب في هذه القناة (للمنظمين)
nights-command-list = أمسيات اللعب القادمة في هذا الخادم
nights-command-show = أمسية لعب: من يأتي، وأي لعبة تتقدم
nights-command-edit = تغيير أمسية لعب وما يليها (للمنظمين)
nights-command-stop = إلغاء أمسية لعب وعدم تنظيم غيرها بعدها (للمنظمين)
nights-option-night = أي أمسية
nights-option-reminder = متى أذكّر من يأتي
nights-before = قبل البداية: { $time }
nights-no-reminder = بلا تذكير
nights-form-plan = تنظيم أمسية لعب
nights-form-edit = تغيير هذه الأمسية
nights-form-name = الاسم
nights-form-when = اليوم والساعة
    .about = يوم من الأسبوع أو تاريخ، ثم الساعة: { $weekday } 20:00 أو { $date } 20:00
nights-form-zone = المنطقة الزمنية
    .about = باسم أكبر مدنها، مثل Asia/Riyadh أو Africa/Cairo
nights-form-games = ألعاب التصويت
nights-form-length = المدة، وكم مرة
nights-default-name = أمسية لعب
nights-weekly = { $time }، كل أسبوع
nights-once = { $time }، مرة واحدة
nights-in-zone = { $time } بتوقيت { $zone }
nights-coming = { $count ->
    [0] لم يقل أحد نعم بعد.
    [zero] لم يقل أحد نعم بعد.
    [one] **يأتي عضو واحد:** { $names }
    [two] **يأتي عضوان:** { $names }
    [few] **يأتي { $count } أعضاء:** { $names }
    [many] **يأتي { $count } عضوًا:** { $names }
   *[other] **يأتي { $count } عضو:** { $names }
}
nights-not-coming = { $count ->
    [zero] لا أحد يتغيب.
    [one] عضو واحد لا يستطيع المجيء.
    [two] عضوان لا يستطيعان المجيء.
    [few] { $count } أعضاء لا يستطيعون المجيء.
    [many] { $count } عضوًا لا يستطيعون المجيء.
   *[other] { $count } عضو لا يستطيعون المجيء.
}
nights-plays = **نلعب** { $game }.
nights-poll = ماذا نلعب؟
nights-votes = { $count ->
    [zero] بلا أصوات
    [one] صوت واحد
    [two] صوتان
    [few] { $count } أصوات
    [many] { $count } صوتًا
   *[other] { $count } صوت
}
nights-leads = في المقدمة
nights-yes = سآتي
nights-no = ربما لا
nights-vote = صوّت للعبة
nights-planned-by = ينظمها { $member }
nights-begun-now = بدأت هذه الأمسية.
nights-over-now = انتهت هذه الأمسية.
nights-cancelled-now = أُلغيت هذه الأمسية.
nights-channel-gone = لم تعد قناتها موجودة.
nights-reminder = ⏰ **{ $name }** تبدأ { $start }: { $names }
nights-opening = 🎲 **{ $name }** تبدأ. المقاعد محجوزة خمس دقائق.
nights-late = كنت غائبًا حين كان يجب أن تبدأ: التأخير { $time }.
nights-untold = 🎲 بدأت **{ $name }** من قبل، لكنني لم أستطع الكتابة هنا (تأخير هذه الرسالة: { $time }). لم تعد المقاعد محجوزة.
nights-opened = { $table } · { $game }: { $names }
nights-refused = لم أستطع فتح طاولة { $game } من أجل { $names }. افتحوا طاولة بالأمر `/table open`.
nights-summary = **{ $name }** انتهت
nights-matches = { $count ->
    [zero] لم تُلعب مباريات.
    [one] لُعبت مباراة واحدة.
    [two] لُعبت مباراتان.
    [few] لُعبت { $count } مباريات.
    [many] لُعبت { $count } مباراة.
   *[other] لُعبت { $count } مباراة.
}
nights-won = { $table } · { $game }: الفوز لـ { $names } ({ $scores })
nights-computer-won = { $table } · { $game }: الفوز للكمبيوتر ({ $scores })
nights-drawn = { $table } · { $game }: لم يفز أحد ({ $scores })
nights-most-wins = الأكثر فوزًا: { $names }
nights-wins = { $member } { $count }
nights-chips = الفيشات المكسوبة: { $names }
nights-more = { $count ->
    [zero] … ولا مباريات أخرى
    [one] … ومباراة أخرى
    [two] … ومباراتان أخريان
    [few] … و{ $count } مباريات أخرى
    [many] … و{ $count } مباراة أخرى
   *[other] … و{ $count } مباراة أخرى
}
nights-still-playing = { $count ->
    [zero] لا لعب الآن على أي طاولة.
    [one] ما زال اللعب جاريًا على طاولة واحدة.
    [two] ما زال اللعب جاريًا على طاولتين.
    [few] ما زال اللعب جاريًا على { $count } طاولات.
    [many] ما زال اللعب جاريًا على { $count } طاولة.
   *[other] ما زال اللعب جاريًا على { $count } طاولة.
}
nights-nobody-came = لم يأت أحد هذه المرة.
nights-skipped = **{ $name }** لم تُقَم: كنت غائبًا حين كان يجب أن تبدأ
nights-follows = الأمسية التالية تبدأ { $start }.
nights-unattended = لم يأت أحد ثلاث مرات متتالية، فلن أنظم غيرها. للبدء من جديد استعمل `/table night plan`.
nights-none-follows = لا أمسيات بعدها.
nights-event = نلعب { $games }. قل في القناة هل تأتي، وصوّت للعبة.
nights-event-single = نلعب { $game }. قل في القناة هل تأتي.
nights-planned = نُظمت: **{ $name }**، { $start }. ستظهر رسالتها في هذه القناة.
nights-changed = تغيرت: **{ $name }**، { $start }.
nights-with-event = ولها فعالية في الخادم أيضًا.
nights-without-event = لا فعالية لها في الخادم، لأن صلاحية **إنشاء فعاليات** تنقصني هنا. كل ما عداها يعمل من دونه.
nights-too-soon-to-remind = تبدأ قريبًا جدًّا فلا وقت للتذكير: لن أذكّر أحدًا بهذه المرة.
nights-reminds-now = تبدأ قريبًا جدًّا فلا وقت للتذكير: أذكّر الآن من قالوا إنهم سيأتون، ولا أحد بعد ذلك.
nights-stopped = **{ $name }** لن تُقام، ولن أنظم غيرها.
nights-last = **{ $name }** مستمرة، ولا أمسية بعدها.
nights-none = لا أمسية لعب منظمة. الأمر `/table night plan` ينظم واحدة.
nights-list = أمسيات اللعب
nights-listed = **{ $name }** · { $start } · { $channel }
nights-edit = تغيير
nights-stop = إلغاء الأمسية
nights-gone = لم تعد هذه الأمسية تُقام. الأمر `/table night list` يعرض القادمة.
nights-begun = بدأت هذه الأمسية. انضم إلى طاولة في القناة.
nights-edited = غيّر شخص آخر هذه الأمسية في هذه الأثناء. انظر إليها من جديد.
nights-past = هذا وقت مضى. اختر وقتًا قادمًا.
nights-too-far = هذا بعد أكثر من سنة. اختر يومًا أقرب.
nights-bad-time = لا أفهم «{ $typed }» يومًا وساعة. اكتب يومًا من الأسبوع أو تاريخًا، ثم الساعة: { $weekday } 20:00 أو { $date } 20:00
nights-bad-zone = لا أعرف المنطقة الزمنية «{ $typed }». اكتب منطقة ومدينة، مثل Asia/Riyadh.
nights-no-name = تحتاج أمسية اللعب إلى اسم.
nights-no-games = اختر للتصويت من لعبة واحدة إلى { $limit } ألعاب.
nights-too-many = في هذا الخادم { $limit } أمسيات منظمة. ألغِ واحدة أولًا.
nights-which = هنا أكثر من أمسية. اختر واحدة بالخيار `night`.
nights-answer-not-stored = لم تُحفظ إجابتك.
nights-plan-not-stored = لم تُحفظ أمسية اللعب.
