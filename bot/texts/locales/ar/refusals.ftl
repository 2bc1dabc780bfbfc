refusals-rule = { $game }، القاعدة { $rule }
refusals-deal-over = انتهت هذه التوزيعة.
refusals-not-your-turn = ليس دورك.
refusals-not-now = لا يمكنك ذلك في هذه اللحظة من الدور.
refusals-unknown-action = لا توجد حركة كهذه في هذه اللعبة.
refusals-held = { $times ->
        [1] { $count ->
         [zero] في يدك نسخة واحدة فقط من كلٍّ من { $cards }
         [one] في يدك نسخة واحدة فقط من { $cards }
         [two] في يدك نسخة واحدة فقط من كلٍّ من { $cards }
         [few] في يدك نسخة واحدة فقط من كلٍّ من { $cards }
         [many] في يدك نسخة واحدة فقط من كلٍّ من { $cards }
        *[other] في يدك نسخة واحدة فقط من كلٍّ من { $cards }
    }
        [2] { $count ->
         [zero] في يدك نسختان فقط من كلٍّ من { $cards }
         [one] في يدك نسختان فقط من { $cards }
         [two] في يدك نسختان فقط من كلٍّ من { $cards }
         [few] في يدك نسختان فقط من كلٍّ من { $cards }
         [many] في يدك نسختان فقط من كلٍّ من { $cards }
        *[other] في يدك نسختان فقط من كلٍّ من { $cards }
    }
       *[more] عدد النسخ في يدك { $times } فقط { $count ->
         [zero] من كلٍّ من { $cards }
         [one] من { $cards }
         [two] من كلٍّ من { $cards }
         [few] من كلٍّ من { $cards }
         [many] من كلٍّ من { $cards }
        *[other] من كلٍّ من { $cards }
    }
    }.
refusals-not-all-held = ليست كل هذه الأوراق في يدك: { $cards }.
refusals-not-held = ليس في يدك { $cards }.
refusals-card-not-held = هذه الورقة ليست في يدك.
refusals-not-a-meld = { $cards } ليست مجموعة: { $why ->
        [few] في المجموعة ثلاث أوراق على الأقل
        [run] أوراق السلسلة متتالية، والآس في أولها
        [set] لا تتكرر الورقة نفسها في الطقم
       *[other] المجموعة ثلاث أوراق أو أربع من رتبة واحدة، أو سلسلة من نوع واحد
    }.
refusals-no-meld = هذه ليست مجموعة.
refusals-taken-card = أخذت { $cards } من كومة الرمي في هذا الدور، فلا يمكنك رميها قبل دورك التالي.
refusals-taken = أخذت هذه الورقة من كومة الرمي في هذا الدور، فلا يمكنك رميها قبل دورك التالي.
refusals-does-not-fit-melds = { $cards } لا تركب على المجموعات فوق الطاولة: { $melds }.
refusals-does-not-fit = { $cards } لا تركب على المجموعات فوق الطاولة.
refusals-that-does-not-fit-melds = لا تركب على المجموعات فوق الطاولة: { $melds }.
refusals-that-does-not-fit = لا تركب على المجموعات فوق الطاولة.
refusals-cards-twice = { $cards }: لا تُستعمل إلا مرة واحدة.
refusals-card-twice = لا تُستعمل الورقة إلا مرة واحدة.
refusals-impossible-with = هذا غير ممكن مع { $cards }: { $reason }.
refusals-impossible = هذا غير ممكن: { $reason }.
refusals-which-table-of = أي طاولة تقصد: { $tables }؟ اخترها بالخيار `table`.
refusals-which-table = أي طاولة تقصد؟ اخترها بالخيار `table`.
refusals-not-at-table = لست في الطاولة { $number }.
refusals-at-no-table = لست في أي طاولة الآن.
refusals-tables-elsewhere = تُفتح الطاولات في قنوات الخادم؛ وما تلعبه هناك يظهر هنا.
refusals-no-table-number = لا توجد طاولة رقمها { $number } هنا. افتح واحدة بالأمر `/table open`.
refusals-no-table = لا توجد طاولة هنا. افتح واحدة بالأمر `/table open`.
refusals-gone-direct = لم تعد تلك الطاولة موجودة.
refusals-gone = لم تعد تلك الطاولة موجودة. افتح طاولة جديدة بالأمر `/table open`.
refusals-stale = تقدّم اللعب منذ ظهور ذلك الزر؛ لم يتغير شيء. هذه هي الطاولة الآن.
refusals-table-like = رقم طاولة، مثل 7؛ اختر رقمًا مما يعرضه الخيار
refusals-not-seated = لست جالسًا في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }. يمكنك الانضمام حتى تبدأ مباراتها؛ وبعدها يمكنك المشاهدة.
refusals-already-seated = أنت جالس بالفعل في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }.
refusals-full = كل المقاعد مشغولة في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }.
refusals-kept-for = المقاعد الخالية في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    } محجوزة لـ{ $members } حتى { $time }؛ ثم يمكن لأي شخص الانضمام.
refusals-kept = هذا المقعد محجوز للاعب مدعوّ.
refusals-no-such-level = لا يوجد كمبيوتر بمستوى «{ $level }» في { $game }: اختر { $levels }.
refusals-no-level = لا يوجد كمبيوتر بهذا المستوى هنا.
refusals-not-asked = لم تُدعَ إلى اللعب في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }.
refusals-sits-here = أنت جالس بالفعل في الطاولة { $number } في هذه القناة.
refusals-being-dealt = أوراقك تُوزَّع الآن.
refusals-too-few-seated = تحتاج اللعبة إلى { $needed ->
         [zero] { $needed } لاعبين
         [one] لاعب واحد
         [two] لاعبَين
         [few] { $needed } لاعبين
         [many] { $needed } لاعبًا
        *[other] { $needed } لاعب
    }، والحاضرون { $seated ->
        [zero] { $seated }
        [one] { $seated }
        [two] { $seated }
        [few] { $seated }
        [many] { $seated }
       *[other] { $seated }
    }. أضف لاعب كمبيوتر أو انتظر.
refusals-too-few = لا يوجد عدد كافٍ من اللاعبين بعد. أضف لاعب كمبيوتر أو انتظر الآخرين.
refusals-unreliable-member = هذه الطاولة للاعبين الذين أكملوا { $percent } % على الأقل من مبارياتهم الأخيرة. أنت أكملت { $finished } من { $started }. كل مباراة تكملها في طاولة أخرى تُحتسب.
refusals-unreliable = هذه الطاولة للاعبين الذين أكملوا نسبة أكبر من مبارياتهم.
refusals-no-opponent = يمكنك تحدي عضو آخر في الخادم، لا بوتًا ولا نفسك.
refusals-has-left = لم يعد { $player } عضوًا في هذا الخادم.
refusals-somebody-has-left = هذا اللاعب لم يعد عضوًا في هذا الخادم.
refusals-no-partner = اختر لاعبًا آخر في هذه الطاولة؛ يمكنك اختيار الشركاء حين ينضم { $count } من اللاعبين.
refusals-not-host = هذا لصاحب الطاولة وحده.
refusals-leave-it = يمكنك مغادرتها بزر **انسحاب**.
refusals-other-server = { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    } في خادم آخر، فلا يمكنك تغييرها من هنا.
refusals-not-direct = لا يمكنك ذلك في رسالة خاصة. افعله في قناة { $number ->
        [none] الطاولة
       *[other] الطاولة { $number }
    }.
refusals-may-not-open = في هذا الخادم لا تفتح الطاولات إلا رتب معينة. اطلب ذلك من أحد أعضائها أو من مشرف.
refusals-only-in-channels = لا تُفتح الطاولات إلا في { $channels }.
refusals-channels-gone = لم تعد القنوات التي تُفتح فيها الطاولات موجودة. يمكن لمشرف السماح بغيرها بالأمر `/cardroom settings`.
refusals-not-in-channel = لا يجوز فتح الطاولات في هذه القناة.
refusals-too-many-tables = في هذه القناة { $count } من الطاولات؛ أنهِ إحداها أو أغلقها أولًا.
refusals-enough-tables = في هذه القناة ما يكفي من الطاولات؛ أنهِ إحداها أو أغلقها أولًا.
refusals-locked = هذا الموضوع مقفل حتى يفتحه مشرف؛ ثم حاول من جديد.
refusals-permissions = أحتاج إلى { $permissions } في هذه القناة؛ ثم حاول من جديد.
refusals-a-permission = أحتاج إلى إذن في هذه القناة؛ ثم حاول من جديد.
refusals-table-closed = { $number ->
        [none] هذه الطاولة مغلقة
       *[other] الطاولة { $number } مغلقة
    }. افتح طاولة جديدة بالأمر `/table open`.
refusals-started = بدأت المباراة بالفعل في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }.
refusals-started-rules = بدأت المباراة بالفعل في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }، فلا تتغير قواعدها.
refusals-started-join = بدأت المباراة بالفعل في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }؛ يمكنك مشاهدتها والانضمام إلى التالية.
refusals-started-other = هذا ممكن قبل بدء المباراة فقط، وقد بدأت في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }.
refusals-paused = { $number ->
        [none] هذه الطاولة متوقفة مؤقتًا
       *[other] الطاولة { $number } متوقفة مؤقتًا
    }: { $reason }.
refusals-paused-ends = إذا لم يتغير شيء، تنتهي بلا نتيجة { $time }، وتُعاد الرهانات.
refusals-not-playing = لا مباراة تجري في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }.
refusals-still-playing = ما زالت المباراة تجري في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }. يمكنك مغادرتها بزر **انسحاب**.
refusals-broken = لم تعد ممكنة قراءة سجل { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }؛ يمكن لمشرف إغلاقها.
refusals-newer-rules = { $number ->
        [none] هذه الطاولة تتبع
       *[other] الطاولة { $number } تتبع
    } قواعد أحدث مما عند هذا الجزء مني: أنا قيد التحديث. اضغط من جديد أو انتظر لحظة.
refusals-not-stored = تعذّر حفظ حركتك، فلم تُلعب. حاول من جديد.
refusals-no-computer = لا يوجد لاعب كمبيوتر لهذه اللعبة.
refusals-not-away = لست غائبًا: المقعد لك.
refusals-stands-in = الكمبيوتر يلعب بالفعل مكان { $player }.
refusals-resigned = لقد انسحبت من هذه المباراة؛ يلعب الكمبيوتر بدلًا منك.
refusals-tournament-seats = { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    } تابعة لبطولة، والبطولة هي التي تحدد من يلعب هنا وبأي قواعد.
refusals-tournament-absence = في البطولة لا يلعب أحد مكانك وأنت غائب: الوقت هو الذي يقرر.
refusals-tournament-end = تنتهي مباراة البطولة حين تُلعب كاملة، أو حين ينفد وقت لاعب، أو بزر **انسحاب**؛ ويمكن لمشرف إغلاقها.
refusals-tournament-rematch = البطولة هي التي تحدد من يلعب مع من بعد ذلك. يفتح `/table open` طاولة لك.
refusals-tournament-broken = لم تعد ممكنة قراءة سجل هذه البطولة، ولذلك توقفت. يستطيع المنظم أو أحد المشرفين إلغاءها، فيُعاد ما في الصندوق. أخبر من يشغّل البوت.
refusals-word-later = يُختم الورق التالي حين تنتهي هذه التوزيعة. أضف كلمتك عندئذ: قبل ذلك قد يعرفها الموزّع وهو يختم الورق.
refusals-no-proof = لا يمكن التحقق من التوزيعات في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }، فلا يمكنك إضافة كلمة.
refusals-between-deals = انتهت هذه التوزيعة. اضغط **التوزيعة التالية** للمتابعة.
refusals-can-leave = يمكنك بزر **انسحاب** مغادرة { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }، ويمكن لمشرف إغلاقها.
refusals-your-turn = هذا دورك.
refusals-nobody-moves = إذا لم يلعب أحد، تنتهي بلا نتيجة { $time }.
refusals-can-end = ما زال اللعب ممكنًا لـ{ $players }؛ وإذا لم يلعب أحد، يمكنك إنهاء المباراة { $time }.
refusals-waiting = المباراة تنتظر، وتنتهي بلا نتيجة { $time }.
refusals-can-move = ما زال اللعب ممكنًا لـ{ $players }، والوقت محدود في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }: يلعب الكمبيوتر بدلًا ممن لا يلعب في الوقت.
refusals-goes-on = المباراة مستمرة.
refusals-hint-rated = لا تلميحات في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }: كل اللاعبين فيها بشر، فالمباراة تدخل في التصنيف. بعد المباراة يراجع زر **مراجعة** قراراتك.
refusals-hint-people = لا تلميحات في { $number ->
        [none] هذه الطاولة
       *[other] الطاولة { $number }
    }، لأنك تلعب ضد بشر. في طاولة فيها `hints: on` ولاعب كمبيوتر يمكن للجميع طلبها.
refusals-hint-game = لا تلميحات عندي لهذه اللعبة بعد.
refusals-hint-later = ليس لديك ما تقرره الآن. اطلب التلميح في دورك.
refusals-hint-only = لديك حركة واحدة ممكنة فقط.
refusals-no-game = لا توجد لعبة اسمها { $given }: { $games }.
refusals-setup-not = **{ $option }**: { $accepted }، لا { $given }.
refusals-setup = **{ $option }**: { $accepted }.
refusals-options = الخيارات
refusals-seats = عدد اللاعبين في { $game }: { $players }، لا { $given }.
refusals-players-from-to = من { $low } إلى { $high } لاعبين
refusals-players = { $count ->
         [zero] { $count } لاعبين
         [one] لاعب واحد
         [two] لاعبان
         [few] { $count } لاعبين
         [many] { $count } لاعبًا
        *[other] { $count } لاعب
    }
refusals-players-teams = { $players } (عدد الفرق { $teams }، وفي كلٍّ منها { $members })
refusals-players-at-least = { $players }، وعلى الأقل بعدد الجالسين هنا
refusals-accepts-boolean = نعم أو لا
refusals-accepts-user = عضو في هذا الخادم
refusals-accepts-channel = قناة في هذا الخادم تصلح للطاولات
refusals-accepts-role = رتبة في هذا الخادم
refusals-accepts-attachment = ملف مرفق بالأمر
refusals-accepts-number = عدد صحيح ليس كبيرًا جدًا
refusals-accepts-from = عدد صحيح من { $low } فما فوق
refusals-accepts-to = عدد صحيح حتى { $high }
refusals-accepts-from-to = عدد صحيح من { $low } إلى { $high }
refusals-accepts-characters = نص من { $low } إلى { $high } حرفًا
refusals-accepts-text = نص
refusals-beside-clock = مع ساعة فقط: اخترها بالخيار `clock`
refusals-no-chips = لا شيء: لا فيشات في { $game }؛ استعمل stake أو per_point
refusals-known-options = خيارات { $game } هي { $options }
refusals-unresolved = هذا ليس (أو لم يعد) { $kind ->
        [boolean] نعم أو لا
        [user] عضوًا في هذا الخادم
        [channel] قناة في هذا الخادم تصلح للطاولات
        [role] رتبة في هذا الخادم
        [attachment] ملفًا مرفقًا بالأمر
       *[other] ما يقبله هذا الأمر
    }.
refusals-try-again = حاول من جديد.
refusals-no-database = تعذّر الوصول إلى قاعدة بياناتي الآن، فلم يتغير شيء.
refusals-no-move = تعذّر حفظ حركتك، فلم تُلعب.
refusals-no-moves = تعذّر حفظ حركاتك، فلم تُلعب أي منها.
refusals-table-not-stored = تعذّر حفظ الطاولة، فلم تُفتح.
refusals-rule-not-stored = تعذّر حفظ القاعدة، فبقيت كما كانت.
refusals-gift-not-stored = تعذّر حفظ الهدية، فلم تُنقل أي فيشات.
refusals-settings-not-stored = تعذّر حفظ الإعدادات، فبقيت كما كانت.
refusals-join-not-stored = تعذّر حفظ مقعدك، فلم تنضم بعد.
refusals-leave-not-stored = تعذّر حفظ مغادرتك، فما زال مقعدك لك.
refusals-computer-not-stored = تعذّر حفظ مقعد الكمبيوتر، فبقي خاليًا.
refusals-start-not-stored = تعذّر حفظ البداية، فلم يُوزَّع الورق.
refusals-answer-not-stored = تعذّر حفظ جوابك، فما زال السؤال قائمًا.
refusals-computers-not-stored = تعذّر حفظ مقاعد الكمبيوتر، فبقيت خالية.
refusals-decline-not-stored = تعذّر حفظ جوابك، فما زال المقعد محجوزًا لك.
refusals-ready-not-stored = تعذّر حفظ التوزيعة التالية، فلم يُوزَّع الورق.
refusals-close-not-stored = تعذّر حفظ إنهاء الطاولة، فهي مستمرة.
refusals-resign-not-stored = تعذّر حفظ انسحابك، فما زلت تلعب.
refusals-away-not-stored = تعذّر حفظ غيابك، فما زالت ساعتك تعمل.
refusals-back-not-stored = تعذّر حفظ عودتك، فما زال الكمبيوتر يلعب بدلًا منك.
refusals-seats-not-stored = تعذّر حفظ المقاعد، فبقي الجميع في أماكنهم.
refusals-grant-not-stored = تعذّر حفظ المنحة، فلم تُنقل أي فيشات.
refusals-refill-not-stored = تعذّر حفظ التعبئة، فلم تُنقل أي فيشات.
refusals-freeze-not-stored = تعذّر حفظ التجميد، فالمحفظة غير مجمّدة.
refusals-thaw-not-stored = تعذّر حفظ رفع التجميد، فالمحفظة كما كانت.
refusals-void-not-stored = تعذّر حفظ الإلغاء، فكل مدفوعات الطاولة قائمة.
refusals-season-not-stored = تعذّر حفظ نهاية الموسم، فهو مستمر.
refusals-erasure-not-stored = تعذّر محو سجلاتك الآن. ربما تُركت بعض مقاعدك.
