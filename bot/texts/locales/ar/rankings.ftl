rankings-command-leaderboard = أفضل لاعبي لعبة في هذا الخادم
rankings-command-stats = إحصاءات عضو: التصنيف عبر الزمن، والأرقام القياسية، والخصوم
rankings-command-history = مباريات عضو، الأحدث أولًا، وكيف غيّرت كل منها التصنيف
rankings-command-season = مواسم التصنيف
rankings-command-season-list = كل مواسم هذا الخادم
rankings-command-season-end = إنهاء الموسم الحالي؛ تبقى لائحته ويبدأ التالي (للمشرفين)
rankings-option-game = أي لعبة
rankings-option-game-or-last = أي لعبة (وإلا فآخر لعبة هنا)
rankings-option-period = أي فترة (وإلا فكل الأوقات)
rankings-option-season = رقم الموسم (وإلا فالحالي)
rankings-option-member = أي عضو (وإلا فأنت)
rankings-option-against = إظهار السجل أمام هذا العضو أيضًا
rankings-option-season-name = اسم للموسم الذي ينتهي
rankings-option-confirm = نعم، أنهِه
rankings-option-luck = ترتيب الأعضاء بالنتائج بعد طرح الحظ
rankings-without-luck = بعد طرح الحظ
rankings-with-luck = النتائج الفعلية
rankings-older = الأقدم
rankings-newest = الأحدث
rankings-back = رجوع إلى المباريات
rankings-choose-match = اختر مباراة: تغيّر التصنيف وإعادة العرض …
rankings-board = لائحة الصدارة
rankings-matches = المباريات
rankings-nobody = لا أحد في هذه اللائحة بعد. لا تُصنَّف إلا المباريات بلا لاعبي كمبيوتر؛ `/table open` يفتح طاولة.
rankings-no-matches = لم تنتهِ أي مباراة بعد.
rankings-no-more-matches = لا مباريات أقدم.
rankings-not-rated = تلك المباراة لم تغيّر أي تصنيف.
rankings-computer = الكمبيوتر والبوتات بلا تصنيف ولا أرقام قياسية ولا سلاسل فوز.
rankings-season-gone = أنهى شخص آخر الموسم في هذه الأثناء.
rankings-oneself = لا يلعب أحد ضد نفسه.
rankings-allowed-period = مع الفترة season فقط
rankings-allowed-season = عدد من 1 إلى { $last }
rankings-not-played = لم تُحتسب تلك المباراة: غادرها أحد اللاعبين أو ترك الكمبيوتر يلعب قبل أن يلعب بنفسه { $moves ->
         [zero] { $moves } حركات
         [one] حركة واحدة
         [two] حركتين
         [few] { $moves } حركات
         [many] { $moves } حركة
        *[other] { $moves } حركة
    }. وأُعيدت كل الفيشات. `/help topic:ratings`
rankings-help =
    ### التصنيفات
    لكل لعبة تصنيفها. تبدأ بـ1500 ± 500. الفوز على تصنيف أعلى يُكسب كثيرًا، وعلى أدنى قليلًا؛ و`/results history` يعرض الحساب لكل مباراة. التصنيف مؤقت حتى تُصنَّف { $provisional ->
         [zero] { $provisional } مباريات
         [one] مباراة واحدة
         [two] مباراتان
         [few] { $provisional } مباريات
         [many] { $provisional } مباراة
        *[other] { $provisional } مباراة
    }.
    { "*" }*ما يُصنَّف** تُصنَّف المباريات بلا لاعبي كمبيوتر. المواسم تنتهي والتصنيفات تستمر.
    { "*" }*ضد الكمبيوتر** المباراة التي تلعبها وحدك ضد الكمبيوتر تغيّر تصنيفًا آخر غير تصنيف الناس: يعرضه `/results stats`، ولا تعرضه أي لائحة. لمستوى *عادي* فيه 1500، وللمستويات الأخرى ما أعطته مبارياتها بينها، ولا يتغير أبدًا. التلميحات مسموحة، وتُحتسب المباراة كاملة.
    { "*" }*أي المباريات تُحتسب** يجب أن يلعب الجميع: { $moves ->
         [zero] { $moves } حركات
         [one] حركة واحدة
         [two] حركتان
         [few] { $moves } حركات
         [many] { $moves } حركة
        *[other] { $moves } حركة
    } على الأقل لكل لاعب بنفسه، أو كل حركاته في مباراة تنتهي قبل ذلك. حركات الكمبيوتر، أو بعد نفاد الوقت، ليست من لعبك. إذا انسحب أحد أو غاب قبل ذلك فلا تصنيف للمباراة، ولا يُحسب فوز ولا سلسلة، وتعود كل الرهانات والمدفوعات. وتُحسب على المنسحب غير مكتملة، وهذا يخفض التزامه (`/results stats`).
    { "*" }*الخصوم أنفسهم** خلال { $days ->
         [zero] { $days } أيام
         [one] يوم واحد
         [two] يومين
         [few] { $days } أيام
         [many] { $days } يومًا
        *[other] { $days } يوم
    } تُحتسب كل المباريات بين العضوين نفسيهما بأقل من { $most }: أول { $full } كاملة، والتالية بنصف، والتي بعدها بربع، وهكذا. والمباريات الأقدم تسقط من هذا العدّ. وفي طاولة أكبر يُنظر إلى اللاعبين الأكثر لقاءً.
    -# المباريات التي سبقت قاعدة تحتفظ بتصنيفها. النموذج هو Plackett–Luce من OpenSkill.
rankings-period-day = اليوم
rankings-period-week = هذا الأسبوع
rankings-period-month = هذا الشهر
rankings-period-season = الموسم
rankings-period-all = كل الأوقات
rankings-button-day = اليوم
rankings-button-week = الأسبوع
rankings-button-month = الشهر
rankings-button-season = الموسم
rankings-button-all = الكل
rankings-button-season-number = الموسم { $number }
rankings-outcome-won = 🏆 **فوز**
rankings-outcome-lost = ⚪ خسارة
rankings-outcome-drawn = 🤝 تعادل
rankings-outcome-abandoned = 🚪 انسحاب
rankings-rated = { $pool ->
    [computers] التصنيف ضد الكمبيوتر { $change }
   *[people] التصنيف { $change }
}
rankings-unrated = بلا تصنيف
rankings-unrated-not-played = بلا تصنيف: لم يلعب الجميع
rankings-asked = **الالتزام** { $percent } % من المباريات مكتملة، أو لاعب جديد
rankings-changes = 📈 **التصنيفات** { $changes }
rankings-changes-computers = 📈 **التصنيف ضد الكمبيوتر** { $changes }
rankings-provisional-legend = ? مؤقت: أقل من { $matches ->
         [zero] { $matches } مباريات مصنَّفة
         [one] مباراة مصنَّفة واحدة
         [two] مباراتين مصنَّفتين
         [few] { $matches } مباريات مصنَّفة
         [many] { $matches } مباراة مصنَّفة
        *[other] { $matches } مباراة مصنَّفة
    }
rankings-uncounted = 📈 **بلا تصنيف**: لعب أقل من { $moves ->
         [zero] { $moves } حركات
         [one] حركة واحدة
         [two] حركتين
         [few] { $moves } حركات
         [many] { $moves } حركة
        *[other] { $moves } حركة
    } بنفسه: { $players }.
rankings-uncounted-chips = أُعيدت كل الفيشات.
rankings-uncounted-help = `/help topic:ratings` يشرح أي المباريات تُحتسب
rankings-order-rating = أعلى تصنيف أولًا، والمؤقت في الآخر
rankings-order-wins = الأكثر فوزًا أولًا
rankings-utc = بالتوقيت العالمي
rankings-utc-week = من الاثنين، بالتوقيت العالمي
rankings-won = فوز في { $won } من { $matches }
rankings-won-first = فوز في **{ $won }** من { $matches }
rankings-rating = **{ $rating }** ± { $uncertainty }
rankings-rating-provisional = **{ $rating }** ± { $uncertainty }، مؤقت
rankings-rating-plain = { $rating } ± { $uncertainty }
rankings-rating-plain-provisional = { $rating } ± { $uncertainty }، مؤقت
rankings-own-none = لست في هذه اللائحة بعد.
rankings-own = أنت: المركز { $place } · { $row }
rankings-own-beyond = أنت: بعد المركز { $place } · { $row }
rankings-no-luck = لا أحد في هذه اللائحة بعد: تلزم { $matches ->
         [zero] { $matches } مباريات مصنَّفة
         [one] مباراة مصنَّفة واحدة
         [two] مباراتان مصنَّفتان
         [few] { $matches } مباريات مصنَّفة
         [many] { $matches } مباراة مصنَّفة
        *[other] { $matches } مباراة مصنَّفة
    } في هذه الفترة مع قياس حظها، ويجري ذلك تلقائيًا بعد كل مباراة.
rankings-luck-period = { $unit ->
    [chips] **{ $when }** · فيشات التوزيعة بعد طرح الحظ، الأفضل أولًا
   *[points] **{ $when }** · نقاط التوزيعة بعد طرح الحظ، الأفضل أولًا
}
rankings-luck-row = **{ $earned }** · الحظ { $luck } · { $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتان
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    }
rankings-luck-legend = ±: ثقة 95 %؛ من تتداخل مجالاتهم قد يتساوون. `/help topic:review` يشرح الحظ.
rankings-none = لا تصنيف بين الناس بعد: تلزم مباراة بلا لاعبي كمبيوتر.
rankings-matches-rated = { $matches ->
         [zero] { $matches } مباريات مصنَّفة
         [one] مباراة مصنَّفة واحدة
         [two] مباراتان مصنَّفتان
         [few] { $matches } مباريات مصنَّفة
         [many] { $matches } مباراة مصنَّفة
        *[other] { $matches } مباراة مصنَّفة
    }
rankings-matches-provisional = مؤقت: { $matches ->
         [zero] { $matches } مباريات مصنَّفة
         [one] مباراة مصنَّفة واحدة
         [two] مباراتان مصنَّفتان
         [few] { $matches } مباريات مصنَّفة
         [many] { $matches } مباراة مصنَّفة
        *[other] { $matches } مباراة مصنَّفة
    } من { $enough }
rankings-against-computers = **التصنيف ضد الكمبيوتر** { $rating } ± { $uncertainty } ({ $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتان
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    })
rankings-against-computers-provisional = **التصنيف ضد الكمبيوتر** { $rating } ± { $uncertainty } (مؤقت، { $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتان
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    })
rankings-story-none = لم تُصنَّف أي مباراة بعد.
rankings-story-one = { $game }: مباراة مصنَّفة واحدة، في { $day }؛ والتصنيف { $now }.
rankings-story-all = { $game }، التصنيف بعد كل مباراة مصنَّفة ({ $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتان
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    })، { $days }.
rankings-story-last = { $game }، التصنيف بعد آخر { $shown } من { $matches ->
         [zero] { $matches } مباريات مصنَّفة
         [one] مباراة مصنَّفة واحدة
         [two] مباراتين مصنَّفتين
         [few] { $matches } مباريات مصنَّفة
         [many] { $matches } مباراة مصنَّفة
        *[other] { $matches } مباراة مصنَّفة
    }، { $days }.
rankings-story-days = من { $first } إلى { $last }
rankings-story-from = من { $before } إلى { $now }.
rankings-story-best = الأعلى { $best } في { $best_day }، والأدنى { $worst } في { $worst_day }.
rankings-story-changes = آخر التغيّرات: { $changes }.
rankings-story-provisional = التصنيفات قبل المباراة { $enough } مؤقتة.
rankings-records = **الأرقام القياسية** { $records }
rankings-record-rating = التصنيف { $rating }
rankings-record-streak = { $wins ->
         [zero] { $wins } انتصارات متتالية
         [one] فوز واحد
         [two] فوزان متتاليان
         [few] { $wins } انتصارات متتالية
         [many] { $wins } فوزًا متتاليًا
        *[other] { $wins } فوز متتالٍ
    }
rankings-record-margin = { $unit ->
    [chips] فوز بفارق { $count ->
         [zero] { $points } فيشة
         [one] { $points } فيشة
         [two] { $points } فيشة
         [few] { $points } فيشات
         [many] { $points } فيشة
        *[other] { $points } فيشة
    }
   *[points] فوز بفارق { $count ->
         [zero] { $points } نقطة
         [one] { $points } نقطة
         [two] { $points } نقطة
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
}
rankings-record-deal = { $unit ->
    [chips] { $count ->
         [zero] { $points } فيشة
         [one] { $points } فيشة
         [two] { $points } فيشة
         [few] { $points } فيشات
         [many] { $points } فيشة
        *[other] { $points } فيشة
    }
   *[points] { $count ->
         [zero] { $points } نقطة
         [one] { $points } نقطة
         [two] { $points } نقطة
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
} في توزيعة
rankings-firsts = **أول** { $firsts }
rankings-matches-ended = **المباريات** { $counts }
rankings-count-won = { $matches } فوز
rankings-count-lost = { $matches } خسارة
rankings-count-drawn = { $matches } تعادل
rankings-count-resigned = { $matches } انسحاب
rankings-between = { $ahead } : { $behind }{ $level ->
    [0] { "" }
    [zero] ، { $level } تعادل
    [one] ، { $level } تعادل
    [two] ، { $level } تعادل
    [few] ، { $level } تعادل
    [many] ، { $level } تعادل
   *[other] ، { $level } تعادل
}
rankings-opponents = **أكثر الخصوم لقاءً** (تقدّم : تأخّر)
rankings-opponent = { $member } { $record } في { $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتين
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    }
rankings-against = **ضد { $member }** { $record } في { $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتين
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    } (تقدّم : تأخّر)
rankings-against-none = **ضد { $member }** لا مباراة في هذه اللعبة بعد
rankings-reliability = **الالتزام** اكتملت { $finished } من { $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتين
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    } ({ $percent } %)، في كل الألعاب
rankings-reliability-none = **الالتزام** لا مباراة مع آخرين بعد
rankings-table = طاولة { $number }
rankings-table-in = طاولة { $number } في { $channel }
rankings-score-against = **{ $score }** ضد { $others }
rankings-score-with = **{ $score }** مع { $partners } ضد { $others }
rankings-more-players = { $count } غيرهم
rankings-a-computer = 🤖 كمبيوتر
rankings-place = المركز { $place }
rankings-place-of = المركز { $place } من { $sides }
rankings-step-before = **قبل** المباراة كان التصنيف { $rating } ± { $uncertainty }.
rankings-step-partners = تُجمع تصنيفات الشركاء.
rankings-step-chance = **فرصة الفوز** من كل التصنيفات: { $chance } %. المركز المتوقع: { $expected } من { $sides }. المركز الفعلي: **{ $place }**{ $tied ->
    [1] .
   *[more] ، بالاشتراك بين { $tied }.
}
rankings-step-surprise = **المفاجأة**: { $due } للسبق بين الباقين، ناقص فرص السبق عند كل مركز حتى الفعلي: { $due } − { $chances } = **{ $surprise }**
rankings-step-weight = **الوزن**: مربع عدم اليقين لديه مقسومًا على ما للطاولة كلها: { $formula }
rankings-step-change = **التغيّر**: { $formula }
rankings-step-change-share = **التغيّر**: { $formula }، يُحتسب منه **{ $share } %**: اثنان منكم التقيا كثيرًا خلال { $days ->
         [zero] { $days } أيام
         [one] يوم واحد
         [two] يومين
         [few] { $days } أيام
         [many] { $days } يومًا
        *[other] { $days } يوم
    } (`/help topic:ratings`)
rankings-step-after = **بعد** المباراة صار التصنيف { $rating } ± { $uncertainty }. وهي المباراة المصنَّفة رقم { $number }.
rankings-step-after-provisional = **بعد** المباراة صار التصنيف { $rating } ± { $uncertainty }. وهي المباراة المصنَّفة رقم { $number }، فهو مؤقت حتى المباراة { $enough }.
rankings-result = { $member } **من { $before } إلى { $after }** ({ $change }){ $pool ->
    [computers] { " " }ضد الكمبيوتر
   *[people] { "" }
}
rankings-result-other = { $member }، المركز { $place }: من { $before } إلى { $after } ({ $change })
rankings-result-computer = 🤖 كمبيوتر { $level }، المركز { $place }: { $rating }، ولا يتغير أبدًا
rankings-seasons = المواسم
rankings-season-number = الموسم { $number }
rankings-season-named = الموسم { $number } { $name }
rankings-span-since = منذ { $begun }
rankings-span-from-first = منذ أول مباراة
rankings-span-from-to = من { $begun } إلى { $ended }
rankings-ending =
    ### إنهاء الموسم { $number }؟
    يجري { $span } وسيكون اسمه { $name }. تبقى لائحته ويبدأ الموسم التالي فورًا؛ وتستمر التصنيفات. لا رجوع عن ذلك. لإنهائه استعمل الأمر من جديد مع `confirm` على True.
rankings-ended = انتهى **{ $season }**. وتبقى لائحته: `/results leaderboard period:season season:{ $number }`. وبدأ الموسم { $next }.
rankings-ended-at = انتهى **{ $season }** ({ $when }). وتبقى لائحته: `/results leaderboard period:season season:{ $number }`. وبدأ الموسم { $next }.

rankings-here = هذا الخادم
rankings-in-pool = المجمّع
rankings-with-friends = الأصدقاء
