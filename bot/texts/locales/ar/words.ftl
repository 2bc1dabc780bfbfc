words-hand = أوراقي
words-rules = القواعد
words-resign = انسحاب
words-resign-sure = نعم، انسحاب
words-back = رجوع
words-payments = المدفوعات
words-rules-menus = القواعد …
words-decline = رفض
words-by-lot = 🎲 شركاء بالقرعة
words-sheet = ورقة النقاط
words-away = لقد عدت
words-refresh = تحديث
words-join = انضمام
words-leave = مغادرة
words-start = ابدأ
words-close = إغلاق
words-again = مباراة أخرى
words-next = التوزيعة التالية
words-next-ready = التوزيعة التالية ({ $ready } من { $people } جاهزون)
words-scores = النتائج
words-practice = تدريب ضد الكمبيوتر
words-sort-melds = حسب المجموعات
words-sort-suit = حسب النوع
words-sort-rank = حسب الرتبة
words-add-computers = 🤖 أضف كمبيوتر، أو ابحث عن أي شخص …
words-choose-rule = كل القواعد الأخرى …
words-choose-rule-of = كل القواعد الأخرى … ({ $menu } من { $menus })
words-partner = اختر شريكي …
words-topics = اختر موضوعًا …
words-add-computer = كمبيوتر واحد: { $level }
words-fill = { $free ->
         [zero] { $free } كمبيوترات
         [one] كمبيوتر واحد
         [two] كمبيوتران
         [few] { $free } كمبيوترات
         [many] { $free } كمبيوترًا
        *[other] { $free } كمبيوتر
    }: { $level }
words-other-value = { $option }: قيمة أخرى …
words-signs = العلامات في الصور
words-short = اللعبة باختصار
words-all-rules = القواعد
words-rules-about = يمكن لصاحب الطاولة تغييرها حتى تبدأ المباراة؛ ويُبلَّغ كل من يجلس هنا.
words-free = *مقعد خالٍ*
words-kept = *محجوز لـ* { $member } *حتى* { $time }
words-player-computer = { $player } · كمبيوتر
words-player-level = { $player } · كمبيوتر، { $level }
words-player-host = { $player } · صاحب الطاولة
words-lobby = في الانتظار: { $players } · { $free ->
        [0] الكل جاهز للبدء
        [zero] لا مقاعد خالية
        [one] مقعد خالٍ واحد
        [two] مقعدان خاليان
        [few] { $free } مقاعد خالية
        [many] { $free } مقعدًا خاليًا
       *[other] { $free } مقعد خالٍ
    }
words-lobby-closes = بانتظار اللاعبين · تُغلق { $time }
words-lobby-rules = **القواعد** { $rules }
words-lobby-turn = **وقت الدور** { $time }
words-played-for = **فيشات اللعب** { $stakes } · يلزم { $minimum } للجلوس
words-stakes-chip = قيمة الفيشة { $worth }
words-stakes-pot = يضع كل لاعب { $chips } للفائز
words-stakes-point = { $chips } لكل نقطة فرق
words-seat = في المقعد { $seat }
words-level-easy = سهل
words-level-normal = عادي
words-level-strong = قوي
words-level-expert = خبير
words-level-rated = { $level } ({ $rating })
words-level-players = { $players }: { $level }
words-level-rating = تصنيفه { $rating } في { $game }
words-level-faults = «{ $level }» { $faults }.
words-help-people = **مع الناس** `/table open` يفتح طاولة: يضغط الآخرون **انضمام**، وتختار القواعد من **القواعد …** ثم تضغط **ابدأ**. أو تحدَّ عضوًا: افتح قائمته، ثم التطبيقات.
words-help-cards = **أوراقك** تصلك في رسالة خاصة، وربما في طلبات الرسائل؛ وزر **أوراقي** تحت الطاولة يعرضها لك وحدك.
words-help-suits = الأنواع: `♠` بستوني، `♣` سباتي، `♦` ديناري، `♥` كوبة؛ يمكنك كتابة `10D` أو `10♦` أو `td`.
words-help-time = إذا لم تلعب في الوقت، يلعب الكمبيوتر بدلًا منك حتى تضغط **لقد عدت**.
words-help-chips = فيشات اللعب: بلا قيمة نقدية، ولا تُشترى ولا تُباع ولا تُستبدل بمال.
words-help-direct =
    ### Cardroom
    ألعاب ورق من عائلة الريمي تُوزَّع في قنوات الخادم. تُفتح الطاولات هناك؛ وتصل أوراقك إلى هنا، وتلعب بالأزرار التي تحتها.
words-help-direct-cards = **أوراقك** `/hand` يعرضها من جديد · **ورقة النقاط** `/results sheet`
words-help-direct-commands = **القواعد** `/learn rules` · **توزيع عادل** `/fair about` · **أنت** `/settings me`، `/settings privacy about`
words-play-now =
    ### العب الآن
    ضغطة واحدة تفتح طاولة وتملؤها بلاعبي الكمبيوتر وتوزّع الورق.
words-topic-commands = كل الأوامر
words-topic-moves = أوامر الحركات؛ والأزرار تفعل الشيء نفسه
words-topic-results = أوامر النتائج والفيشات
words-topic-tournaments = أوامر البطولات
words-topic-computers = لاعبو الكمبيوتر ومدى إتقانهم للعب
words-topic-review = التلميحات والمراجعات وكيف تعمل
words-topic-fair = التوزيع العادل وكيف يمكن لأي شخص التحقق منه
words-topic-ratings = التصنيفات وأي المباريات تُحتسب
words-help-computers = لاعبو الكمبيوتر
words-help-levels = **سهل** يرتكب أخطاء المبتدئين · **عادي** يلعب لعبًا سليمًا · **قوي** يعدّ الأوراق في أهم القرارات · **خبير** يعدّ الأوراق في كل قرار، ويعرف من توزيعات كثيرة كم يساوي ما في اليد، ويجرّب القرارات المتقاربة على توزيعات افتراضية توافق ما رآه، قد تبلغ المئات. ولا يعرف أي منهم أكثر مما يعرفه لاعب في مقعده.
words-help-ratings = الأرقام تصنيفات ضد الكمبيوتر، مثل تصنيفك في `/results stats`. اللاعب الجديد له 1500، وكذلك «عادي»؛ زيادة 200 نقطة تعني الفوز في 64 من 100 مباراة، وزيادة 400 تعني 76. قيست المستويات في مباريات بينها، بالورق نفسه مع تبديل المقاعد.
words-no-sheet = لم تنتهِ أي توزيعة بعد.
words-so-far = الأرقام الصغيرة: المجموع حتى الآن
words-no-payments = لم يدفع أحد شيئًا بعد.
words-ready = ✅ أنت جاهز. تبدأ التوزيعة التالية حين يجهز الجميع.
words-no-message = لا رسالة؟ انظر في طلبات الرسائل، أو اضغط **أوراقي**.
words-next-hand = ✅ ستصلك أوراقك التالية في رسالة جديدة.
words-while-away = **أثناء غيابك:**
words-no-hand = لم يُوزَّع ورق هنا.
words-empty-hand = *لا أوراق في يدك.*
words-resigned = لقد انسحبت؛ يلعب الكمبيوتر بدلًا منك.
words-played-for-you = 💤 يلعب الكمبيوتر بدلًا منك.
words-waited-for = ⏸️ الجميع غائبون؛ الطاولة تنتظر.
words-unusual = يختلف عن القواعد المعتادة
words-no-tables = لا لعبة تجري هنا. `/table open` يفتح طاولة.
words-state-lobby = بانتظار اللاعبين.
words-state-playing = بين توزيعتين.
words-state-paused = ⏸️ متوقفة مؤقتًا.
words-state-over = انتهت المباراة.
words-state-closed = مغلقة.
words-state-broken = ⚠️ لا يمكن متابعتها.
words-record-broken = ⚠️ لم يعد سجل هذه المباراة مقروءًا. يمكن لمشرف إغلاق الطاولة بالأمر `/table close`.
words-shuffling = يُخلط الورق الآن.
words-put-off = كنت غير متصل لمدة { $unit ->
        [day] { $count ->
         [zero] { $count } أيام
         [one] يوم واحد
         [two] يومين
         [few] { $count } أيام
         [many] { $count } يومًا
        *[other] { $count } يوم
    }
        [hour] { $count ->
         [zero] { $count } ساعات
         [one] ساعة واحدة
         [two] ساعتين
         [few] { $count } ساعات
         [many] { $count } ساعة
        *[other] { $count } ساعة
    }
        [minute] { $count ->
         [zero] { $count } دقائق
         [one] دقيقة واحدة
         [two] دقيقتين
         [few] { $count } دقائق
         [many] { $count } دقيقة
        *[other] { $count } دقيقة
    }
       *[second] { $count ->
         [zero] { $count } ثوانٍ
         [one] ثانية واحدة
         [two] ثانيتين
         [few] { $count } ثوانٍ
         [many] { $count } ثانية
        *[other] { $count } ثانية
    }
    }؛ وتوقفت كل الساعات طوال ذلك.
words-next-by-itself = التوزيعة التالية { $time }
words-more = … و{ $count } غيرها.
words-deals = { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتان
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }
words-goal = حتى{ "\u00A0" }{ $points }
words-deal-number = التوزيعة{ "\u00A0" }{ $deal }
words-paused = ⏸️ الطاولة متوقفة مؤقتًا: { $reason }. الساعات متوقفة.
words-paused-simply = ⏸️ الطاولة متوقفة مؤقتًا. الساعات متوقفة.
words-paused-ends = إذا لم يتغير شيء، تنتهي المباراة بلا نتيجة { $time }.
words-closed = { $why ->
        [moderator] أغلق هذه الطاولة أحد المشرفين ({ $by })؛ لا فائز.
        [player] أنهى { $by } هذه المباراة لأنها لم تعد ممكنة؛ لا فائز.
        [idle] انتهت هذه المباراة لأن أحدًا لم يلعب مدة طويلة؛ لا فائز.
        [paused] انتهت هذه المباراة لأنها توقفت مدة طويلة؛ لا فائز.
        [tournament] انتهت هذه المباراة قبل أوانها؛ البطولة هي التي تحدد نتيجتها.
       *[other] هذه الطاولة مغلقة؛ لا فائز.
    }
words-stakes-back = أُعيدت الرهانات.
words-closed-lobby = هذه الطاولة مغلقة.
words-idle = بلا حد للوقت؛ إذا لم يلعب أحد، تنتهي المباراة بلا نتيجة { $time }.
words-everybody-away = ⏸️ الجميع غائبون: تنتظر الطاولة حتى يضغط أحدهم **لقد عدت**.
words-everybody-away-until = ⏸️ الجميع غائبون: تنتظر الطاولة حتى يضغط أحدهم **لقد عدت**، وتُغلق { $time }.
words-late = ⌛ نفد وقت { $players }؛ { $count ->
         [zero] يلعب الكمبيوتر في هذه المقاعد
         [one] يلعب الكمبيوتر في هذا المقعد
         [two] يلعب الكمبيوتر في هذين المقعدين
         [few] يلعب الكمبيوتر في هذه المقاعد
         [many] يلعب الكمبيوتر في هذه المقاعد
        *[other] يلعب الكمبيوتر في هذه المقاعد
    }.
words-have-resigned = 💤 انسحاب { $players }؛ { $count ->
         [zero] يلعب الكمبيوتر في هذه المقاعد
         [one] يلعب الكمبيوتر في هذا المقعد
         [two] يلعب الكمبيوتر في هذين المقعدين
         [few] يلعب الكمبيوتر في هذه المقاعد
         [many] يلعب الكمبيوتر في هذه المقاعد
        *[other] يلعب الكمبيوتر في هذه المقاعد
    }.
words-are-away = 💤 غياب { $players }؛ { $count ->
         [zero] يلعب الكمبيوتر في هذه المقاعد
         [one] يلعب الكمبيوتر في هذا المقعد
         [two] يلعب الكمبيوتر في هذين المقعدين
         [few] يلعب الكمبيوتر في هذه المقاعد
         [many] يلعب الكمبيوتر في هذه المقاعد
        *[other] يلعب الكمبيوتر في هذه المقاعد
    }.
words-your-turn = { $player } — دورك في { $table }
words-somebody = أحد اللاعبين
words-no-direct-messages = لا أستطيع أن أرسل إليك رسائل خاصة. لا مشكلة: زر **أوراقي** يعرض أوراقك لك وحدك.
words-waiting-for = بانتظار { $player }.
words-waiting = بانتظار دورك. الطاولة في { $channel }.
words-resigning = **انسحاب؟** { $effect ->
        [short] المباراة أقصر من أن تُحتسب: لن تدخل في التصنيف، وتعود كل الفيشات. وتُحسب عليك مباراة غير مكتملة، وهذا يخفض التزامك (`/results stats`).
        [ends] تنتهي المباراة بلا نتيجة.
        [computer] يلعب الكمبيوتر بدلًا منك، ولا يمكنك الفوز بالمباراة. وتُحسب عليك غير مكتملة، وهذا يخفض التزامك (`/results stats`).
        [tournament] يكمل الكمبيوتر هذه التوزيعة بدلًا منك، ثم تنتهي المباراة وتكون الأخير. وتُحسب عليك غير مكتملة، وهذا يخفض التزامك (`/results stats`).
       *[loses] تخسر المباراة.
    }
words-own-turn = **دورك**: { $task }
words-own-turn-play = **دورك** في اللعب
words-turn = ▶ **{ $players }**: { $task }
words-turn-play = ▶ الدور على **{ $players }**
words-payments-of = مدفوعات التوزيعة { $deal }
words-page-of = صفحة { $page } من { $pages }
words-last-moves = { $count ->
         [zero] آخر { $count } حركات فقط
         [one] آخر حركة فقط
         [two] آخر حركتين فقط
         [few] آخر { $count } حركات فقط
         [many] آخر { $count } حركة فقط
        *[other] آخر { $count } حركة فقط
    }
words-melds-in-channel = { $count ->
         [zero] { $count } مجموعات أخرى في القناة
         [one] مجموعة أخرى في القناة
         [two] مجموعتان أخريان في القناة
         [few] { $count } مجموعات أخرى في القناة
         [many] { $count } مجموعة أخرى في القناة
        *[other] { $count } مجموعة أخرى في القناة
    }
words-ways = { $count ->
         [zero] { $count } طرق
         [one] طريقة واحدة
         [two] طريقتان
         [few] { $count } طرق
         [many] { $count } طريقة
        *[other] { $count } طريقة
    }
words-menu-page = { $title } ({ $page } من { $pages })
