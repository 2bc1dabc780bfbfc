commands-table = فتح طاولة أو الانضمام إليها أو بدؤها أو مغادرتها؛ أمسيات اللعب
commands-open = فتح طاولة في هذه القناة
commands-play = اللعب فورًا ضد الكمبيوتر
commands-join = الانضمام إلى طاولة في هذه القناة
commands-leave = مغادرة طاولة قبل بدء مباراتها
commands-start = بدء المباراة أو التوزيعة التالية
commands-computer = إضافة لاعب كمبيوتر
commands-close = إنهاء بلا نتيجة: طاولة انتظار، أو مباراة لا تكتمل، أو (للمشرفين) أي طاولة
commands-resign = الانسحاب من مباراتك
commands-away = يلعب الكمبيوتر بدلًا منك حتى تعود، أو بدلًا من لاعب غائب
commands-back = استعادة مقعدك من الكمبيوتر
commands-status = عرض الطاولة من جديد في آخر القناة
commands-again = مباراة أخرى باللاعبين والقواعد نفسها
commands-hand = عرض أوراقك لك وحدك
commands-sheet = ورقة نقاط المباراة، توزيعة توزيعة
commands-scores = الانتصارات والنقاط في هذا الخادم
commands-rules = قواعد لعبة كما تُلعب هنا
commands-help = كيف يعمل Cardroom
commands-cardroom = إعدادات غرفة الورق في هذا الخادم (للمشرفين)
commands-settings = إعداداتك الخاصة وبياناتك
commands-settings-me = لغتك، وكيف تُعرض أوراقك، وكيف تُنبَّه إلى دورك
commands-moves = القيام بحركة أو طلب تلميح أو التخطيط لدورك
commands-results = النقاط والتصنيفات والأرقام القياسية والمباريات المنتهية
commands-learn = دروس الألعاب وقواعدها
commands-challenge = تحدٍّ
commands-verb-draw = سحب ورقة من الكومة
commands-verb-take = أخذ الورقة المكشوفة، أو أكثر من كومة الرمي حيث تسمح اللعبة
commands-verb-discard = رمي ورقة
commands-verb-meld = تنزيل مجموعة جديدة
commands-verb-layoff = تركيب أوراق على مجموعة فوق الطاولة
commands-verb-pass = تمرير
commands-play-game = أي لعبة (وإلا فاخترها بزر)
commands-away-player = لاعب آخر غادر الخادم أو لم يلعب منذ مدة طويلة
commands-help-topic = المزيد عن موضوع واحد
commands-game = أي لعبة
commands-preset = مجموعة القواعد (المعتادة إن لم تختر)
commands-options = قواعد خاصة، مثل target=150 big_gin=yes
commands-turn-time = وقت الدور
commands-clock = وقت كل لاعب للمباراة كلها؛ من ينفد وقته يخسر
commands-increment = وقت يُضاف إلى ساعة اللاعب بعد كل دور
commands-seats = كم لاعبًا
commands-chip-value = كم تساوي فيشة اللعبة من فيشات اللعب؛ 0: على النقاط فقط
commands-stake = فيشات اللعب التي يراهن بها كل لاعب لمن يفوز بالمباراة
commands-per-point = فيشات اللعب لكل نقطة فرق بعد المباراة
commands-minimum = فيشات اللعب اللازمة للانضمام (وإلا فهي 100 ضعف قيمة الفيشة)
commands-level = مدى إتقانه للعب
commands-sure = نعم، أريد الانسحاب
commands-table-number = رقم الطاولة إن وُجدت عدة طاولات
commands-choice = اختر حركة مسموحة أو اكتبها، مثل 10D أو 7H 8H 9H
commands-scores-member = نتائج أي عضو (وإلا فالأفضل في هذا الخادم)
commands-scores-game = لأي لعبة
commands-allow = السماح بالطاولات في هذه القناة ومواضيعها (ثم في القنوات المسموحة فقط)
commands-forbid = قناة تُزال من القنوات المسموحة
commands-everywhere = السماح بالطاولات في كل القنوات من جديد
commands-openers = من يجوز له فتح الطاولات
commands-role = لا يفتح الطاولات إلا الأعضاء أصحاب هذه الرتبة
commands-default-turn = وقت الدور في الطاولات الجديدة
commands-idle-days = أيام بلا لعب قبل أن يجوز للاعبين إنهاء مباراة بلا حد للوقت (عادةً: 7)
commands-mention = كيف يُنبَّه اللاعبون إلى دورهم ما لم يختاروا غير ذلك
commands-my-mention = كيف تُنبَّه إلى دورك
commands-reliability = نسبة المباريات التي يجب أن يكون اللاعب قد أكملها لينضم (ويُرحَّب بالجدد)
commands-hands = هل يعرض /results replay أوراق الجميع بعد المباراة
commands-demands = ماذا تفعل حين يمكنك الإجبار على أخذ الورقة المكشوفة (Panguingue)
commands-asking = مهلة القرار بالإجبار على الورقة المكشوفة، بالثواني (Panguingue؛ عادةً: 25)
commands-sort = كيف تُرتَّب أوراقك
commands-discards = كيف ترمي
commands-only = هل تُلعب الحركات الإجبارية بدلًا منك
commands-my-cards = كيف تُعرض أوراقك
commands-table-cards = كيف يُعرض ورق الطاولة للجميع
commands-deck = كيف تُلوَّن الأنواع في الصور والرموز
commands-theme = هل الصور داكنة أم فاتحة
commands-hand-size = كم يكبر ورق يدك في الصور
commands-my-language = اللغة التي تقرأ بها Cardroom
commands-language = لغة الطاولات في هذا الخادم
commands-own-language = اللغة
    .discord = كما في Discord
commands-own-cards = الورق
    .pictures = صور
    .emoji = رموز تعبيرية
    .text = نص
commands-own-deck = الأنواع
    .two = لونان
    .four = أربعة ألوان
    .safe = أربعة ألوان مناسبة لعمى الألوان
commands-own-theme = الصور
    .dark = داكنة
    .light = فاتحة
commands-own-hand-size = حجم الورق
    .usual = معتاد
    .large = كبير: صفان، نحو ضعف الحجم (في الصور فقط)
commands-own-sort = ترتيب اليد
commands-own-discards = الرمي
    .buttons = زر لكل ورقة
    .menu = قائمة واحدة
commands-own-only-moves = الحركات الإجبارية
    .yes = تُلعب تلقائيًا
    .no = ألعبها بنفسي
commands-own-mention = تنبيهات الدور
    .server = كما في الخادم
    .channel = إشارة في القناة
    .dm = رسالة خاصة
    .off = بلا
commands-own-when-asked = الإجبار على المكشوفة (Panguingue)
    .ask = اسألني كل مرة
    .always = الإجبار دائمًا
    .never = ترك الأمر دائمًا
commands-own-title = إعداداتك
commands-own-preview = معاينة:
commands-own-no-direct = لا أستطيع أن أرسل إليك رسائل خاصة؛ لكن زر **أوراقي** عند الطاولة يعمل على أي حال.
commands-standing = -# **… دائمًا** يجيب أيضًا عن كل الأسئلة اللاحقة؛ و`/settings me` يغيّر ذلك.
commands-server-title = إعدادات غرفة الورق
commands-server-channels = **تُفتح الطاولات في** { $channels }
commands-server-everywhere = **تُفتح الطاولات في** كل القنوات
commands-server-channel-gone = { $id } (مفقودة)
commands-openers-everyone = الجميع
commands-openers-moderators = المشرفون (إدارة القنوات)
commands-server-openers = **يفتحها** { $openers }
commands-server-role = **يفتحها** { $role } والمشرفون
commands-server-role-gone = **يفتحها** { $id } (رتبة مفقودة) والمشرفون
commands-server-turn = **وقت الدور** { $time }
commands-server-idle = **بلا حد للوقت** يجوز للاعبين إنهاء المباراة بعد { $days ->
         [zero] { $days } أيام
         [one] يوم واحد
         [two] يومين
         [few] { $days } أيام
         [many] { $days } يومًا
        *[other] { $days } يوم
    } بلا لعب؛ وتنتهي تلقائيًا بعد { $end }
commands-server-language = **اللغة** { $language }
commands-server-languages-discord = كما في Discord
commands-server-mention = **تنبيهات الدور** { $mention ->
        [channel] إشارة في القناة
        [dm] رسالة خاصة
       *[off] بلا
    }
commands-server-cards = **الورق** { $cards ->
        [pictures] صور
        [emoji] رموز تعبيرية
       *[text] نص
    } · { $deck ->
        [four] أربعة ألوان
        [safe] أربعة ألوان مناسبة لعمى الألوان
       *[two] لونان
    }
commands-gone = مفقود: محذوف أو مخفي عني.
commands-all-gone = لم تبقَ قناة مسموحة، فلا يستطيع أحد فتح طاولة. اسمح بقناة أخرى (`allow`) أو بكل القنوات (`everywhere`).
commands-take-out = إزالة المفقود
commands-not-resigned = لم تنسحب. للانسحاب اجعل `sure` على True.
commands-bad-setting = هذه ليست قيمة ممكنة لهذا الإعداد؛ لم يتغير شيء.
commands-card-like = ورقة واحدة، مثل 10D أو 10♦ أو td
commands-our-fault = حدث خلل عندنا؛ لم يتغير شيء. حاول مرة أخرى، وإن تكرر الأمر فأخبر مالك هذا البوت.
commands-done = تم.
commands-outdated = تغيّر هذا الأمر وما زال Discord يعرض نسخته القديمة؛ لم يُنفَّذ شيء. أعد تحميل Discord أو حاول بعد ساعة؛ وكل الأزرار تعمل.
commands-discord-out = واجه Discord مشكلة للحظة، فلم أستطع الرد. لم يضِع شيء: حركتك محسوبة إذا أظهرتها الطاولة.
commands-as-last-time = كما في المرة السابقة هنا: { $options }
commands-opened = { $table } مفتوحة. للآخرين زر **انضمام**، أو أضف لاعبي كمبيوتر؛ ثم اضغط **ابدأ**.
commands-resign-and-deal = انسحاب وتوزيع
commands-leave-and-deal = مغادرة وتوزيع
commands-seated-lobby = أنت جالس في { $table } في هذه القناة: غادرها أولًا.
commands-seated-match = أنت جالس في { $table } في هذه القناة: أنهِ تلك المباراة أولًا أو انسحب.
commands-seated-practice = ما زلت تلعب ضد الكمبيوتر في { $table }. الانسحاب { $cost ->
        [match] يعني خسارة المباراة
        [stakes] يعني خسارة المباراة مع رهاناتها
       *[nothing] ينهي المباراة بلا نتيجة
    }.
commands-joined = المقاعد المشغولة في { $table }: { $taken } من { $seats }.
commands-reseated = تغيّرت المقاعد في { $table }.
commands-left = غادرت { $table }.
commands-begun = بدأت المباراة في { $table }. زر **أوراقي** يعرض أوراقك.
commands-closed = أُغلقت { $table }.
commands-noted = سُجّل طلبك في { $table }.
commands-next-deal = بدأت التوزيعة التالية في { $table }: تصلك أوراقك في رسالة خاصة.
commands-moved-message = انتقلت أوراقك في { $table }: [إنها هنا]({ $link }).
commands-moved-channel = انتقلت أوراقك في { $table } إلى { $channel }.
commands-moved = انتقلت أوراقك في { $table }.
commands-out-of-date = تقدّم اللعب في { $table } منذ ذلك الحين؛ لم يتغير شيء.
commands-resigned = انسحبت من { $table }.
commands-away-now = يلعب الكمبيوتر بدلًا منك في { $table } حتى تستعمل `/table back` أو تضغط **لقد عدت**.
commands-back-now = أهلًا بعودتك: مقعدك في { $table } لك من جديد.
commands-shown-again = عُرضت { $table } من جديد في آخر قناتها.
commands-challenged = { $members }، يطلب { $challenger } لعب { $game } معك في { $table }: { $count ->
         [zero] حُجزت لكم مقاعد
         [one] حُجز لك مقعد
         [two] حُجز لكما مقعدان
         [few] حُجزت لكم مقاعد
         [many] حُجزت لكم مقاعد
        *[other] حُجزت لكم مقاعد
    } حتى { $time }.
commands-rematch = { $members }، يطلب { $challenger } مباراة أخرى في { $table }: { $count ->
         [zero] حُجزت لكم مقاعد
         [one] حُجز لك مقعد
         [two] حُجز لكما مقعدان
         [few] حُجزت لكم مقاعد
         [many] حُجزت لكم مقاعد
        *[other] حُجزت لكم مقاعد
    } حتى { $time }.
commands-accepted = { $player }: قبول اللعب في { $table }.
commands-declined = { $player }: رفض اللعب في { $table }.
commands-asked = { $table } مفتوحة. أرسلت دعوة إلى { $members }؛ { $count ->
         [zero] والمقاعد محجوزة
         [one] والمقعد محجوز
         [two] والمقعدان محجوزان
         [few] والمقاعد محجوزة
         [many] والمقاعد محجوزة
        *[other] والمقاعد محجوزة
    } حتى { $time }، وتبدأ المباراة حين تُشغل كل المقاعد.
commands-not-asked = { $table } مفتوحة، { $count ->
         [zero] والمقاعد محجوزة
         [one] والمقعد محجوز
         [two] والمقعدان محجوزان
         [few] والمقاعد محجوزة
         [many] والمقاعد محجوزة
        *[other] والمقاعد محجوزة
    } حتى { $time } لـ{ $members }. لا أستطيع الكتابة في هذه القناة الآن، فأرسل الدعوة بنفسك.
commands-left-out = لم يعد في هذا الخادم: { $players }؛ { $count ->
         [zero] فلم تُحجز مقاعد
         [one] فلم يُحجز مقعد
         [two] فلم تُحجز مقاعد
         [few] فلم تُحجز مقاعد
         [many] فلم تُحجز مقاعد
        *[other] فلم تُحجز مقاعد
    }. يمكن لأي شخص الانضمام.
commands-substituted = يلعب الكمبيوتر مكان { $player } في { $table } حتى العودة.
commands-organisers = من يحق له تنظيم البطولات
commands-organiser-role = لا ينظم البطولات إلا أصحاب هذه الرتبة والمشرفون
commands-server-organisers = **ينظم البطولات** { $organisers }
commands-server-organisers-role = **ينظم البطولات** { $role } والمشرفون
commands-server-organisers-gone = **ينظم البطولات** { $id } (رتبة غير موجودة) والمشرفون
commands-form-again = املأها من جديد
