## الأنظمة

tournaments-format-arena = حلبة
    .about = كل من كان حرًّا يجد خصمًا فورًا حتى ينتهي الوقت؛ ومن الفوز الثالث على التوالي يُحسب كل فوز مضاعفًا.
tournaments-format-knockout = خروج المغلوب
    .about = من يخسر مباراة يخرج، حتى يبقى واحد.
tournaments-format-round-robin = دوري كامل
    .about = الجميع يلعب ضد الجميع، جولة بعد جولة.
tournaments-format-swiss = النظام السويسري
    .about = في كل جولة تقابل من له نقاط قريبة من نقاطك؛ ولا يخرج أحد.
tournaments-format-league = رابطة
    .about = في كل قسم يلعب الجميع ضد الجميع؛ وتُلعب كل المباريات في الوقت نفسه.
tournaments-format-ladder = سلّم
    .about = ترتيب: من يغلب من هو فوقه يصعد نصف المسافة.

## الرسالة

tournaments-title = { $name } · { $game } · { $format }
tournaments-title-unnamed = { $game } · { $format }
tournaments-footer = البطولة { $number } · فتحها { $player }
tournaments-numbered = البطولة { $number }
tournaments-back = العودة إلى البطولة
tournaments-starts = **البداية** { $time } ({ $left })
tournaments-starts-full = **البداية** عند امتلاء كل الأماكن ({ $places }) أو حين يقرر المنظم
tournaments-starts-organiser = **البداية** حين يقرر المنظم
tournaments-check-in-later = **تأكيد الحضور** يُفتح { $time }: من لم يؤكد عند البداية لا يلعب.
tournaments-check-in-open = **تأكيد الحضور مفتوح.** اضغط **تأكيد الحضور**: من لم يؤكد عند البداية لا يلعب.
tournaments-lasts-arena = **المدة** { $length }
tournaments-lasts-month = **مدة الموسم** { $length }
tournaments-rounds-of = **الجولات** { $rounds }
tournaments-divisions = **الأقسام** { $divisions }
tournaments-clock = **وقت المباراة** { $clock } لكل لاعب، و{ $increment } إضافية بعد كل دور
tournaments-clock-only = **وقت المباراة** { $clock } لكل لاعب
tournaments-turn = **وقت الدور** { $turn }؛ من يتجاوزه يخسر المباراة
tournaments-deals = { $deals ->
    [zero] **التوزيعات في المباراة** { $deals }
    [one] **المباراة** توزيعة واحدة
    [two] **المباراة** توزيعتان
    [few] **المباراة** { $deals } توزيعات
    [many] **المباراة** { $deals } توزيعة
   *[other] **المباراة** { $deals } توزيعة
}
tournaments-duplicate = **الأوراق نفسها للجميع:** في كل جولة تُوزَّع الأوراق نفسها على كل الطاولات، وتُحسب لك النقاط بالفرق عن الآخرين.
tournaments-rules = **القواعد** { $rules }
tournaments-entry = { $count ->
    [zero] **رسم الاشتراك** { $entry } فيشة · **في الصندوق** { $pot }
    [one] **رسم الاشتراك** فيشة واحدة ({ $entry }) · **في الصندوق** { $pot }
    [two] **رسم الاشتراك** فيشتان ({ $entry }) · **في الصندوق** { $pot }
    [few] **رسم الاشتراك** { $entry } فيشات · **في الصندوق** { $pot }
    [many] **رسم الاشتراك** { $entry } فيشة · **في الصندوق** { $pot }
   *[other] **رسم الاشتراك** { $entry } فيشة · **في الصندوق** { $pot }
}
tournaments-prizes = **الجوائز** { $shares } من الصندوق للمراكز الأولى
tournaments-role = **ينال الفائز** { $role }
tournaments-registered = **المسجلون** { $registered }
tournaments-registered-of = **المسجلون** { $registered } من { $places }
tournaments-checked-in = **أكدوا الحضور** { $ready } من { $registered }
tournaments-waiting = **في انتظار مكان** { $waiting }
tournaments-nobody = لا أحد بعد: كن الأول.
tournaments-more-names = { $count ->
    [zero] الباقي: { $count }
    [one] الباقي: { $count }
    [two] الباقي: { $count }
    [few] الباقي: { $count }
    [many] الباقي: { $count }
   *[other] الباقي: { $count }
}
tournaments-fewest = { $fewest ->
    [zero] تُلغى إذا لعب أقل من { $fewest }.
    [one] تُلغى إذا لم يلعب أحد.
    [two] تُلغى إذا لعب أقل من اثنين.
    [few] تُلغى إذا لعب أقل من { $fewest }.
    [many] تُلغى إذا لعب أقل من { $fewest }.
   *[other] تُلغى إذا لعب أقل من { $fewest }.
}
tournaments-fewest-paid-back = { $fewest ->
    [zero] تُلغى إذا لعب أقل من { $fewest }، ويُعاد كل شيء.
    [one] تُلغى إذا لم يلعب أحد، ويُعاد كل شيء.
    [two] تُلغى إذا لعب أقل من اثنين، ويُعاد كل شيء.
    [few] تُلغى إذا لعب أقل من { $fewest }، ويُعاد كل شيء.
    [many] تُلغى إذا لعب أقل من { $fewest }، ويُعاد كل شيء.
   *[other] تُلغى إذا لعب أقل من { $fewest }، ويُعاد كل شيء.
}
tournaments-round = الجولة { $round }
tournaments-round-of = الجولة { $round } من { $rounds }
tournaments-final = النهائي
tournaments-for-third = مباراة المركز الثالث
tournaments-semifinals = نصف النهائي
tournaments-quarterfinals = ربع النهائي
tournaments-under-way = { $matches ->
    [zero] لا مباراة جارية
    [one] مباراة واحدة جارية
    [two] مباراتان جاريتان
    [few] { $matches } مباريات جارية
    [many] { $matches } مباراة جارية
   *[other] { $matches } مباراة جارية
}
tournaments-next-round = تبدأ الجولة التالية { $time }.
tournaments-ends = النهاية { $time }.
tournaments-last-matches = انتهى الوقت؛ وتُلعب آخر المباريات إلى نهايتها.
tournaments-paused = **أوقفها المنظم مؤقتًا:** لا تبدأ مباراة جديدة حتى تُستأنف.
tournaments-stalled = **حدث خطأ غير متوقع:** البطولة متوقفة الآن. سأحاول مجددًا من تلقاء نفسي، ولم يضع شيء.
tournaments-playing-now = **يلعبون الآن**
tournaments-resting = **في استراحة** { $players }
tournaments-bye = **بلا خصم في هذه الجولة** { $players }
tournaments-challenges = **التحديات**
tournaments-challenge = { $player } يتحدى { $other }: آخر موعد للرد { $time }.
tournaments-division = القسم { $division }
tournaments-review = **لُعبت كل المباريات.** انظروا إليها وقولوا إن كان فيها خطأ: تُدفع الجوائز { $time }، أو متى لم يبقَ لأحد اعتراض.
tournaments-review-unpaid = **لُعبت كل المباريات.** انظروا إليها وقولوا إن كان فيها خطأ: تصبح النتيجة نهائية { $time }، أو متى لم يبقَ لأحد اعتراض.
tournaments-review-held = **لُعبت كل المباريات.** النتيجة في انتظار قرار أحد المشرفين.
tournaments-content = بلا اعتراض: { $content } من { $entrants }
tournaments-complaint-open = **اعتراض { $player }:** { $note }
tournaments-complaint-upheld = **اعتراض { $player }:** { $note } · مقبول
tournaments-complaint-rejected = **اعتراض { $player }:** { $note } · مرفوض
tournaments-decision-reason = السبب: { $note }
tournaments-over = **انتهت البطولة.**
tournaments-won = **الفائز: { $player }.**
tournaments-won-by-several = **يتقاسم المركز الأول: { $players }.**
tournaments-paid = { $count ->
    [zero] { $player }: { $chips } فيشة
    [one] { $player }: فيشة واحدة ({ $chips })
    [two] { $player }: فيشتان ({ $chips })
    [few] { $player }: { $chips } فيشات
    [many] { $player }: { $chips } فيشة
   *[other] { $player }: { $chips } فيشة
}
tournaments-replays = يمكن إعادة عرض كل مباراة: اضغط **المباريات**.
tournaments-cancelled-too-few = **أُلغيت** لأن المشاركين كانوا قلة.
tournaments-cancelled-organiser = **ألغاها المنظم.**
tournaments-cancelled-channel = **أُلغيت** لأن قناتها لم تعد موجودة.
tournaments-paid-back = أُعيدت كل رسوم الاشتراك.

## الإشارات

tournaments-call-check-in = { $members }: تأكيد الحضور مفتوح. البداية { $time }: اضغط **تأكيد الحضور** قبلها، وإلا فلن تلعب.
tournaments-call-challenge = { $member }: { $player } يتحداك. من يرفض أو لا يرد في الموعد ({ $time }) ينزل ثمانية مراكز.
tournaments-call-stalled = { $members }: حدث خطأ غير متوقع، والبطولة متوقفة الآن. سأحاول مجددًا من تلقاء نفسي، ولم يضع شيء. إن لم ترد الانتظار فألغها: اضغط **إدارة**، وعندها يُعاد كل ما دُفع.
tournaments-call-ended = { $members }: لُعبت كل المباريات. انظروا إلى النتيجة، ثم اضغطوا **لا اعتراض** أو **اعتراض**.
tournaments-call-cancelled = { $members }: أُلغيت البطولة.

## الأزرار

tournaments-button-register = تسجيل
tournaments-button-join = مشاركة
tournaments-button-withdraw = انسحاب
tournaments-button-check-in = تأكيد الحضور
tournaments-button-rest = استراحة
tournaments-button-back = عدت
tournaments-button-mine = مباراتي
tournaments-button-details = المزيد …
tournaments-button-standings = الترتيب
tournaments-button-rounds = الجولات
tournaments-button-matches = المباريات
tournaments-button-log = السجل
tournaments-button-manage = إدارة
tournaments-button-agree = لا اعتراض
tournaments-button-complain = اعتراض …
tournaments-button-accept = قبول
tournaments-button-decline = رفض
tournaments-button-start = البدء الآن
tournaments-button-again = اعرضها من جديد
tournaments-button-pause = إيقاف مؤقت
tournaments-button-resume = استئناف
tournaments-button-cancel = إلغاء …
tournaments-button-disqualify = استبعاد …
tournaments-button-substitute = بديل …
tournaments-button-result = تحديد نتيجة …
tournaments-button-decide = قرار …
tournaments-button-season = الموسم التالي
tournaments-button-older = الأقدم
tournaments-button-newer = الأحدث
tournaments-button-overview = نظرة عامة
tournaments-button-sure = نعم، أنسحب
tournaments-button-form = فتح بطولة …

## الأعمدة

tournaments-column-points = النقاط
tournaments-column-played = المباريات
tournaments-column-wins = الفوز
tournaments-column-buchholz = بوخهولز
tournaments-column-sonneborn-berger = س.-بيرغر
tournaments-column-direct-encounter = مباشر
tournaments-column-best-round = أفضل جولة
tournaments-column-rounds = الجولات
tournaments-picture-standings = الترتيب: { $standings }
tournaments-picture-bracket = جدول خروج المغلوب: { $matches }
tournaments-picture-meeting = { $player } ضد { $other }
tournaments-picture-meeting-won = { $player } ضد { $other }: فاز { $winner }
tournaments-free = بلا خصم

## الصفحات

tournaments-list = البطولات
tournaments-list-none = لا بطولة بعد. الأمر `/tournament open` يفتح واحدة.
tournaments-list-line = **{ $number }** { $title }
tournaments-stage-registration = التسجيل مفتوح
tournaments-stage-running = جارية
tournaments-stage-review = لُعبت كل المباريات
tournaments-stage-over = منتهية
tournaments-stage-cancelled = ملغاة
tournaments-choose = اختر بطولة
tournaments-own-not-in = أنت لا تشارك.
tournaments-own-registered = أنت مسجل.
tournaments-own-checked-in = أنت مسجل وأكدت حضورك.
tournaments-own-waiting = أنت في انتظار مكان، ورقمك في الانتظار { $place }.
tournaments-own-playing = تلعب ضد { $players }: { $table }.
tournaments-own-being-opened = تلعب ضد { $players }: طاولتك تُفتح الآن.
tournaments-own-free = ليست لديك مباراة الآن.
tournaments-own-resting = أنت في استراحة. اضغط **عدت** لتلعب من جديد.
tournaments-own-place = مركزك: { $place } من { $entrants }. { $points }
tournaments-own-withdrawn = لقد انسحبت.
tournaments-own-disqualified = أنت مستبعد.
tournaments-own-replaced = { $player } يكمل اللعب مكانك.
tournaments-own-challenged = { $player } يتحداك. من لا يرد ينزل ثمانية مراكز.
tournaments-standings = الترتيب
tournaments-standings-none = لا ترتيب بعد.
tournaments-rounds = الجولات
tournaments-rounds-none = لم تُجرَ قرعة بعد.
tournaments-matches = المباريات
tournaments-choose-match = انظر إلى مباراة
tournaments-choose-rival = تحدَّ من هو فوقك
tournaments-page = الصفحة { $page } من { $pages }
tournaments-match-result = { $players } · **{ $score }**
tournaments-match-won-by = { $players } · **{ $score }** · الفوز لـ { $winners }
tournaments-match-set = { $players } · **{ $score }** · حددها المنظم
tournaments-match-forfeit = { $players } · لم تُلعب: الفوز لـ { $winners }
tournaments-match-nobody = { $players } · لم تُلعب
tournaments-match-lot = { $players } · **{ $score }** · الفوز بالقرعة لـ { $winners }
tournaments-match-playing = { $players } · { $table }
tournaments-match-opening = { $players } · الطاولة تُفتح الآن
tournaments-match = المباراة { $number }
tournaments-match-won = الفوز: { $players }.
tournaments-match-draw = لم يفز أحد.
tournaments-match-gone = استسلام أو نفاد وقت أو غياب: { $players }.
tournaments-table = الطاولة { $number }
tournaments-with-same-cards = بالأوراق نفسها، مقارنةً بالطاولات الأخرى
tournaments-difference = { $player }: **{ $difference }**

## السجل

tournaments-log = السجل
tournaments-log-none = لم يحدث شيء بعد.
tournaments-log-registered = تسجيل { $player }.
tournaments-log-withdrawn = انسحاب { $player }.
tournaments-log-check-in-opened = فُتح تأكيد الحضور.
tournaments-log-checked-in = تأكيد حضور { $player }.
tournaments-log-started = { $count ->
    [zero] بدأ اللعب بلا مشاركين.
    [one] بدأ اللعب بمشارك واحد.
    [two] بدأ اللعب بمشاركَين.
    [few] بدأ اللعب بـ{ $count } مشاركين.
    [many] بدأ اللعب بـ{ $count } مشاركًا.
   *[other] بدأ اللعب بـ{ $count } مشارك.
}
tournaments-log-round = { $matches ->
    [zero] بدأت الجولة { $round } بلا مباريات.
    [one] بدأت الجولة { $round } بمباراة واحدة.
    [two] بدأت الجولة { $round } بمباراتين.
    [few] بدأت الجولة { $round } بـ{ $matches } مباريات.
    [many] بدأت الجولة { $round } بـ{ $matches } مباراة.
   *[other] بدأت الجولة { $round } بـ{ $matches } مباراة.
}
tournaments-log-bye = بلا خصم: { $players }.
tournaments-log-paired = بدأت المباراة { $number }: { $players }.
tournaments-log-finished = المباراة { $number }، { $players }: { $score }.
tournaments-log-won = المباراة { $number }، { $players }: { $score }؛ الفوز لـ { $winners }.
tournaments-log-set = حُددت نتيجة المباراة { $number }، { $players }: { $score }.
tournaments-log-forfeit = المباراة { $number }، { $players }، لم تُلعب؛ الفوز لـ { $winners }.
tournaments-log-not-played = المباراة { $number }، { $players }، لم تُلعب؛ ولم يفز أحد.
tournaments-log-lot = المباراة { $number }، { $players }، تعادلت ثانيةً؛ والفوز بالقرعة لـ { $winners }.
tournaments-log-resting = استراحة { $player }.
tournaments-log-back = عودة { $player } إلى اللعب.
tournaments-log-substituted = { $other } يكمل اللعب مكان { $player }.
tournaments-log-disqualified = استبعاد { $player }.
tournaments-log-challenged = تحدي { $player } ضد { $other }.
tournaments-log-accepted = قبول التحدي من { $player }.
tournaments-log-declined = رفض التحدي من { $player }، والنزول ثمانية مراكز.
tournaments-log-lapsed = لا رد في الموعد من { $player }، والنزول ثمانية مراكز.
tournaments-log-paused = أُوقفت البطولة مؤقتًا.
tournaments-log-resumed = استُؤنفت البطولة.
tournaments-log-stalled = حدث خطأ غير متوقع: توقفت البطولة.
tournaments-log-recovered = تستمر البطولة بعد الخطأ.
tournaments-log-delayed = كنت غائبًا: تأخر كل شيء { $time }.
tournaments-log-set-back = أُعيدت ساعتي إلى الوراء: كل الأوقات حتى الآن أبكر بمقدار { $time }.
tournaments-log-play-ended = لُعبت كل المباريات.
tournaments-log-agreed = لا اعتراض من { $player }.
tournaments-log-complained = اعتراض من { $player }.
tournaments-log-upheld = قُبل اعتراض { $player }.
tournaments-log-rejected = رُفض اعتراض { $player }.
tournaments-log-taken-back = سُحب اعتراض { $player }.
tournaments-log-closed = انتهت البطولة.
tournaments-log-closed-paid = انتهت البطولة ودُفعت الجوائز: { $prizes }.
tournaments-log-cancelled-too-few = المشاركون قلة: أُلغيت البطولة.
tournaments-log-cancelled-organiser = أُلغيت البطولة.
tournaments-log-cancelled-channel = حُذفت القناة: أُلغيت البطولة.
tournaments-log-by = بطلب من { $member }
tournaments-log-why = السبب: { $note }

## المنظم

tournaments-manage = إدارة البطولة
tournaments-manage-about = كل ما تفعله هنا يُكتب في السجل مع اسمك والسبب، ويمكن للجميع قراءته.
tournaments-manage-registration = **البدء الآن** يبدأ بكل المسجلين؛ وإذا كان تأكيد الحضور مفتوحًا فبكل من أكدوا.
tournaments-manage-running = **إيقاف مؤقت**: لا تبدأ مباراة جديدة. **بديل**: عضو آخر يكمل بنقاط مشارك ليست لديه مباراة الآن. **تحديد نتيجة** ينهي مباراة أو يغيّر نتيجتها.
tournaments-manage-review = **قرار** للمشرفين: تنتهي البطولة متى بُتّ في كل الاعتراضات.

## النماذج

tournaments-form = فتح بطولة
tournaments-form-game = اللعبة
tournaments-form-format = النظام
tournaments-form-start = البداية
    .about = "بعد 30 دقيقة" أو "20:30" ‏(UTC) أو "2026-12-24 18:00" ‏(UTC) أو "ممتلئة": عند امتلاء الأماكن
tournaments-form-clock = وقت كل لاعب
tournaments-form-more = المزيد (اختياري)
    .about = name، places، entry، prizes، deals، duplicate، rounds، length، check_in، role أو قواعد اللعبة
    .example = name=كأس الجمعة, places=16, entry=100, prizes=50/30/20
tournaments-form-clock-match = { $minutes } د + { $seconds } ث
tournaments-form-clock-day = بلا ساعة: يوم لكل دور
tournaments-form-reason = السبب
    .about = يمكن للجميع قراءته في السجل.
tournaments-form-cancel = إلغاء البطولة
tournaments-form-disqualify = استبعاد عضو
tournaments-form-substitute = تعيين بديل
tournaments-form-result = تحديد نتيجة مباراة
tournaments-form-decide = البت في اعتراض
tournaments-form-complain = اعتراض
tournaments-form-complaint = ما الخطأ؟
    .about = يمكن للجميع قراءته. والقرار لأحد المشرفين.
tournaments-form-entrant = المشارك
tournaments-form-substitute-member = من يكمل اللعب مكانه
tournaments-form-match = المباراة
tournaments-form-scores = نقاط كل لاعب بترتيب الأسماء
    .about = مثل "120 85"؛ والأكثر أفضل
tournaments-form-which = اعتراض من
tournaments-form-decision = القرار
tournaments-form-upheld = قبول
tournaments-form-rejected = رفض
tournaments-typed-in = بعد في
tournaments-typed-minutes = د دقيقة دقائق دقيقتين
tournaments-typed-hours = س ساعة ساعات ساعتين
tournaments-typed-days = ي يوم أيام يومين
tournaments-typed-full = ممتلئة
tournaments-typed-usual = بعد 30 دقيقة

## الأوامر

tournaments-command = البطولات: افتح واحدة، شارك، انظر إلى الترتيب
tournaments-command-open = افتح بطولة في هذه القناة؛ وبلا خيارات يظهر نموذج
tournaments-command-list = كل بطولات هذا الخادم
tournaments-command-show = بطولة واحدة، وما يمكنك فعله فيها
tournaments-command-standings = ترتيب بطولة
tournaments-command-rounds = من قابل من، جولة بعد جولة
tournaments-command-matches = مباريات بطولة، مع إعادة عرضها
tournaments-command-log = كل ما حدث في بطولة
tournaments-command-register = سجّل في بطولة
tournaments-command-withdraw = انسحب من بطولة
tournaments-command-checkin = أكّد حضورك قبل البداية
tournaments-command-rest = الحلبة: استرح، أو العب من جديد
tournaments-command-challenge = السلّم: تحدَّ عضوًا فوقك
tournaments-command-answer = السلّم: اقبل تحديًا أو ارفضه
tournaments-command-agree = قل إنه لا اعتراض لك على النتيجة
tournaments-command-complain = اعترض على النتيجة؛ والقرار لأحد المشرفين
tournaments-command-manage = المنظمون: البدء والإيقاف والإلغاء وغير ذلك
tournaments-command-start = المنظمون: البدء الآن
tournaments-command-pause = المنظمون: إيقاف مؤقت أو استئناف
tournaments-command-cancel = المنظمون: إلغاء البطولة؛ ويُعاد كل شيء
tournaments-command-disqualify = المنظمون: استبعاد عضو
tournaments-command-substitute = المنظمون: عضو آخر يكمل اللعب مكان مشارك
tournaments-command-result = المنظمون: تحديد نتيجة مباراة
tournaments-command-decide = المشرفون: البت في اعتراض
tournaments-command-season = المنظمون: فتح الموسم التالي لرابطة أو سلّم
tournaments-option-number = رقم البطولة (وإلا فبطولة هذه القناة)
tournaments-option-name = اسم للبطولة
tournaments-option-format = كيف يتقابل اللاعبون (وإلا فحلبة)
tournaments-option-start = "بعد 30 دقيقة" (المعتاد) أو "20:30" أو "2026-12-24 18:00" بتوقيت UTC أو "ممتلئة"
tournaments-option-places = أكثر عدد من اللاعبين؛ والباقون ينتظرون (وإلا فبلا حد)
tournaments-option-rounds = جولات النظام السويسري (وإلا فالعدد المعتاد)
tournaments-option-length = دقائق الحلبة (وإلا فـ60)؛ أيام السلّم (وإلا فـ30)
tournaments-option-clock = دقائق كل لاعب في المباراة؛ 0: وقت الأدوار فقط
tournaments-option-increment = ثوانٍ تضاف بعد كل دور
tournaments-option-turn = وقت الدور؛ من يتجاوزه يخسر المباراة
tournaments-option-entry = فيشات يدفعها كل لاعب في الصندوق
tournaments-option-prizes = نسب من الصندوق للمراكز الأولى، مثل 50/30/20
tournaments-option-duplicate = الأوراق نفسها لكل طاولات الجولة (السويسري، دوري كامل)
tournaments-option-deals = توزيعات المباراة (وإلا فبقواعد اللعبة)
tournaments-option-third-place = خروج المغلوب: هل تُلعب مباراة للمركز الثالث
tournaments-option-divisions = الرابطة: عدد الأقسام
tournaments-option-check-in = دقائق تأكيد الحضور قبل البداية؛ 0: بلا تأكيد
tournaments-option-role = رتبة ينالها الفائز حتى يفوز غيره
tournaments-option-threads = هل لكل مباراة موضوع، حيث يُسمح لي بإنشائه
tournaments-option-seats = اللاعبون على الطاولة
tournaments-option-rests = True: استراحة؛ False: عودة إلى اللعب
tournaments-option-member = أي عضو
tournaments-option-substitute = من يكمل اللعب مكانه
tournaments-option-accepts = True: قبول؛ False: رفض
tournaments-option-complaint = ما الخطأ؛ يمكن للجميع قراءته
tournaments-option-reason = السبب؛ يمكن للجميع قراءته
tournaments-option-match = رقم المباراة
tournaments-option-scores = نقاط كل لاعب بترتيب الأسماء، مثل 120 85
tournaments-option-upheld = True: قبول الاعتراض؛ False: رفضه
tournaments-option-pauses = True: إيقاف مؤقت؛ False: استئناف

## الإجابات

tournaments-opened = البطولة مفتوحة: ستظهر في القناة بعد لحظة.
tournaments-done-registered = أنت مسجل.
tournaments-done-waiting = الأماكن ممتلئة: أنت في انتظار مكان.
tournaments-done-withdrawn = لقد انسحبت.
tournaments-done-withdrawn-paid = لقد انسحبت، وأُعيد إليك رسم الاشتراك.
tournaments-done-checked-in = أكدت حضورك.
tournaments-done-resting = أنت في استراحة.
tournaments-done-back = عدت إلى اللعب.
tournaments-done-challenged = تحديت { $player }: المهلة للرد 48 ساعة.
tournaments-done-accepted = قبلت: طاولتك تُفتح الآن.
tournaments-done-declined = رفضت، وتنزل ثمانية مراكز.
tournaments-done-agreed = سُجل: لا اعتراض لك.
tournaments-done-complained = سُجل اعتراضك. القرار لأحد المشرفين، ويمكن للجميع قراءة السبب.
tournaments-done-started = بدأت البطولة.
tournaments-done-paused = البطولة متوقفة مؤقتًا.
tournaments-done-resumed = البطولة مستمرة.
tournaments-done-cancelled = أُلغيت البطولة.
tournaments-done-unread = أُلغيت البطولة وأُعيد ما كان في الصندوق. لم تعد ممكنة قراءة سجلها.
tournaments-done-disqualified = استُبعد { $player }.
tournaments-done-substituted = { $other } يكمل اللعب مكان { $player }.
tournaments-done-set = حُددت النتيجة.
tournaments-done-decided = بُتّ في الاعتراض.
tournaments-done-again = الرسالة الآن في آخر القناة.
tournaments-done-season = الموسم التالي مفتوح: سيظهر في القناة بعد لحظة. على الجميع التسجيل من جديد.
tournaments-withdraw-sure = هل تنسحب من البطولة؟ لا يمكنك العودة.
tournaments-withdraw-sure-match = هل تنسحب من البطولة؟ تخسر المباراة التي تلعبها الآن، ولا يمكنك العودة.

## الرفض

tournaments-no-not-open = التسجيل مغلق: لم يعد أحد يدخل هذه البطولة.
tournaments-no-not-open-over = انتهت هذه البطولة. الأمر `/tournament list` يعرض غيرها.
tournaments-no-not-open-started = بدأت هذه البطولة بالفعل.
tournaments-no-already-in = هذا العضو يشارك بالفعل.
tournaments-no-already-in-own = أنت تشارك بالفعل. الأمر `/tournament show` يقول ما يمكنك فعله.
tournaments-no-not-in = هذا العضو لا يشارك في هذه البطولة.
tournaments-no-not-in-own = أنت لا تشارك في هذه البطولة. اضغط **تسجيل** إن كان ممكنًا بعد.
tournaments-no-out = لست في هذه البطولة بعد الآن: من انسحب أو استُبعد لا يعود.
tournaments-no-out-other = هذا العضو لم يعد في هذه البطولة.
tournaments-no-not-yet = تأكيد الحضور غير مفتوح بعد: يُفتح { $time }.
tournaments-no-no-check-in = لا تأكيد حضور في هذه البطولة: تلعب إن كنت مسجلًا.
tournaments-no-not-running-yet = لم تبدأ هذه البطولة بعد.
tournaments-no-not-running-over = انتهت هذه البطولة: لا يمكن تغيير شيء بعد الآن.
tournaments-no-not-running = هذا ممكن فقط ما دامت المباريات تُلعب.
tournaments-no-not-in-review = الاعتراض ممكن بعد لعب كل المباريات، وإلى أن تصبح النتيجة نهائية.
tournaments-no-too-few = { $needed ->
    [zero] يمكن أن يلعب { $registered }، والمطلوب { $needed }. انتظر المزيد أو ألغِ البطولة.
    [one] يمكن أن يلعب { $registered }، والمطلوب واحد. انتظر المزيد أو ألغِ البطولة.
    [two] يمكن أن يلعب { $registered }، والمطلوب اثنان. انتظر المزيد أو ألغِ البطولة.
    [few] يمكن أن يلعب { $registered }، والمطلوب { $needed }. انتظر المزيد أو ألغِ البطولة.
    [many] يمكن أن يلعب { $registered }، والمطلوب { $needed }. انتظر المزيد أو ألغِ البطولة.
   *[other] يمكن أن يلعب { $registered }، والمطلوب { $needed }. انتظر المزيد أو ألغِ البطولة.
}
tournaments-no-too-few-there = لا يُحسب إلا من أكد حضوره.
tournaments-no-paused = البطولة متوقفة مؤقتًا. تستمر حين يقرر المنظم.
tournaments-no-not-paused = البطولة غير متوقفة.
tournaments-no-still-playing = هذا المشارك يلعب المباراة { $number }. انتظر نهايتها أو حدد نتيجتها أولًا.
tournaments-no-match = لا توجد مباراة كهذه. الأمر `/tournament matches` يعرض كل المباريات بأرقامها.
tournaments-no-scores = { $seats ->
    [zero] المباراة { $number } لا تحتاج إلى نقاط.
    [one] المباراة { $number } تحتاج إلى رقم واحد: النقاط.
    [two] المباراة { $number } تحتاج إلى رقمين: نقاط كل لاعب بترتيب الأسماء.
    [few] المباراة { $number } تحتاج إلى { $seats } أرقام: نقاط كل لاعب بترتيب الأسماء.
    [many] المباراة { $number } تحتاج إلى { $seats } رقمًا: نقاط كل لاعب بترتيب الأسماء.
   *[other] المباراة { $number } تحتاج إلى { $seats } رقم: نقاط كل لاعب بترتيب الأسماء.
}
tournaments-no-complaint = لا اعتراض لهذا العضو للبت فيه.
tournaments-no-arena = الحلبة وحدها تعطيك خصمًا بعد خصم: هناك يمكنك أن تستريح. وفي غيرها العب مباراتك أو انسحب.
tournaments-no-ladder = هذا ممكن على السلّم فقط، حيث يتحدى الأعضاء بعضهم بعضًا.
tournaments-no-challenge = لا تحدي يمكنك الرد عليه.
tournaments-no-challenged = لأحدكما تحدٍّ أو مباراة بالفعل. أنهِيا ذلك أولًا.
tournaments-no-too-often = تحديت هذا العضو ثلاث مرات في هذا الموسم. تحدَّ غيره.
tournaments-no-not-above = يمكنك أن تتحدى من هو فوقك فقط.
tournaments-no-settled = الجولة التالية مبنية على هذه النتيجة، فلا يمكن تغييرها بعد الآن.
tournaments-no-seasons = لا موسم تاليًا لهذا النظام: المواسم للرابطات والسلالم فقط. افتح بطولة جديدة.
tournaments-no-season-yet = لم ينتهِ هذا الموسم بعد. يُفتح التالي بعد نهايته.
tournaments-no-tied = خروج المغلوب يحتاج إلى فائز: أعطِ أحدهما نقاطًا أكثر.
tournaments-no-full = { $most ->
    [zero] لا مكان. حاول حين يغادر أحد.
    [one] المكان الوحيد مأخوذ.
    [two] المكانان مأخوذان. حاول حين يغادر أحد.
    [few] الأماكن الـ{ $most } كلها مأخوذة. حاول حين يغادر أحد.
    [many] الأماكن الـ{ $most } كلها مأخوذة. حاول حين يغادر أحد.
   *[other] الأماكن الـ{ $most } كلها مأخوذة. حاول حين يغادر أحد.
}
tournaments-needs-format = **format**: الطاولة لأكثر من لاعبَين تحتاج إلى حلبة أو نظام سويسري.
tournaments-needs-places = **places**: ‏{ $given } غير ممكن. الحد الأقصى { $most }، والأدنى طاولة كاملة.
tournaments-needs-clock = **clock**: المباراة تحتاج إلى وقت: اكتب `clock` أو `turn`.
tournaments-needs-increment = **increment**: تُضاف هذه الثواني إلى ساعة، ولا ساعة هنا. اكتب `clock` أيضًا، أو احذف `increment`.
tournaments-needs-turn = **turn**: لا يمكن أن يكون وقت الدور أطول من `clock`، أي وقت اللاعب للمباراة كلها. اكتب `turn` أقصر، أو واحدًا منهما فقط.
tournaments-needs-check-in = **check_in**: ‏{ $given } من الدقائق أكثر مما بقي حتى البداية. اكتب دقائق أقل، أو 0 بلا تأكيد حضور، أو بداية متأخرة أكثر.
tournaments-needs-check-in-full = **check_in**: يُفتح تأكيد الحضور قبل البداية بمدة، و"ممتلئة" ليست وقتًا. اكتب وقتًا للبداية، أو احذف `check_in`.
tournaments-needs-duplicate = **duplicate**: الأوراق نفسها للجميع تحتاج إلى جولات: اختر السويسري أو الدوري الكامل.
tournaments-needs-deals = **deals**: مع الأوراق نفسها للجميع تحتاج المباراة إلى عدد توزيعات، مثل `deals=3`.
tournaments-needs-entry = **entry**: ‏{ $given } ليس عدد فيشات.
tournaments-needs-prizes = **prizes**: ‏{ $given } غير ممكن. اكتب نسبًا مجموعها 100، والأعلى أولًا، مثل 50/30/20.
tournaments-needs-start = **start**: ‏{ $given } ليس وقتًا قادمًا. اكتب "بعد 30 دقيقة" أو "20:30" أو "2026-12-24 18:00" (كلاهما UTC) أو "ممتلئة".
tournaments-needs-start-far = **start**: ‏{ $given } بعيد جدًّا. الحد الأقصى 60 يومًا.
tournaments-needs-start-full = **start**: ‏"ممتلئة" تحتاج إلى عدد أماكن، مثل `places=16`.
tournaments-needs-number = **{ $option }**: ‏{ $given } غير ممكن. الممكن رقم من { $low } إلى { $high }.
tournaments-needs-yes-no = **{ $option }**: ‏{ $given } غير ممكن. الممكن yes أو no.
tournaments-needs-role = **role**: ‏{ $given } ليس رتبة في هذا الخادم. اكتب اسمها أو أشر إليها.
tournaments-needs-role-low = **role**: لا يُسمح لي بإعطاء { $role }. أحتاج إلى صلاحية **إدارة الرتب**، وأن تكون رتبتي أعلى منها.
tournaments-needs-role-yours = **role**: لا يُسمح لك بإعطاء { $role }. تحتاج إلى **إدارة الرتب** ورتبة أعلى منها.
tournaments-needs-threads = لن تكون للمباريات مواضيع خاصة هنا: تنقصني { $permissions }. وتُلعب في هذه القناة.
tournaments-none-here = لا بطولة هنا. الأمر `/tournament list` يعرض كل البطولات، و`/tournament open` يفتح واحدة.
tournaments-none-numbered = لا توجد البطولة { $number } في هذا الخادم. الأمر `/tournament list` يعرض كل البطولات.
tournaments-may-not-organise = المنظمون وحدهم يستطيعون ذلك هنا. يحددهم المشرفون بالأمر `/cardroom settings organisers`.
tournaments-not-organiser = هذا لمنظمي هذه البطولة وحدهم. اطلب من أحدهم أو من مشرف.
tournaments-too-many = { $limit ->
    [zero] لا بطولات مسموحة في هذا الخادم.
    [one] في هذا الخادم بطولة جارية بالفعل. انتظر نهايتها أو ألغِها.
    [two] في هذا الخادم بطولتان جاريتان بالفعل. انتظر نهاية إحداهما أو ألغِ واحدة.
    [few] في هذا الخادم { $limit } بطولات جارية بالفعل. انتظر نهاية إحداها أو ألغِ واحدة.
    [many] في هذا الخادم { $limit } بطولة جارية بالفعل. انتظر نهاية إحداها أو ألغِ واحدة.
   *[other] في هذا الخادم { $limit } بطولة جارية بالفعل. انتظر نهاية إحداها أو ألغِ واحدة.
}
tournaments-not-stored = تعذّر تغيير البطولة: لم يُحفظ شيء.
tournaments-not-stored-open = تعذّر حفظ البطولة، فهي غير مفتوحة.
