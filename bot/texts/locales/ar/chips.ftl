chips-command = فيشات اللعب: الأرصدة ومن أين جاءت
chips-command-balance = كم فيشة عند عضو
chips-command-ledger = كل ما دخل محفظة وخرج منها، الأحدث أولًا
chips-command-table = فيشات طاولة: كل حساب، ومن دفع لمن
chips-command-top = أصحاب أكثر الفيشات في هذا الخادم
chips-command-give = إهداء فيشات إلى عضو آخر، بعد قبوله
chips-command-refill = طلب تعبئة محفظتك من البنك حين تقل
chips-command-export = دفتر حسابك ملفاتٍ للجداول والبرامج
chips-command-grant = منح عضو فيشات من البنك (للمشرفين)
chips-command-freeze = تجميد محفظة: لا يهدي صاحبها فيشات ولا ينضم إلى طاولات الفيشات (للمشرفين)
chips-command-thaw = رفع التجميد عن محفظة (للمشرفين)
chips-command-void = عكس كل ما دُفع في طاولة (للمشرفين)
chips-command-audit = إثبات أن الدفاتر متوازنة وتوافق المباريات (للمشرفين)
chips-command-settings = إعدادات الفيشات في هذا الخادم (للمشرفين)
chips-command-privacy = ما أحفظه عنك، وكيف تحصل عليه أو تمحوه
chips-command-privacy-about = ما أحفظه عنك
chips-command-privacy-export = كل ما أحفظه عنك، في ملف
chips-command-privacy-erase = قطع الصلة بينك وبين كل ما أحفظه
chips-option-member = أي عضو (وإلا فأنت)
chips-option-wallet = محفظة من
chips-option-receiver = إلى من
chips-option-amount = كم فيشة
chips-option-table = رقم الطاولة
chips-option-page = أي صفحة (1: الأحدث)
chips-option-everybody = دفاتر الخادم كله (للمشرفين)
chips-option-reason = السبب؛ يقرؤه الجميع ويبقى دائمًا
chips-option-opening = ما يبدأ به العضو
chips-option-refill-floor = الرصيد الذي يعبّئ البنك المحفظة حتى يبلغه
chips-option-refill-hours = الساعات بين تعبئتين
chips-option-gifts = هل يجوز للأعضاء إهداء الفيشات
chips-option-gift-cap = أكثر ما يهديه العضو في اليوم
chips-option-stakes-cap = أكثر ما يُشترط على اللاعب للانضمام إلى طاولة
chips-option-bank-plays = هل يدفع البنك عن لاعبي الكمبيوتر؛ وإلا فطاولاتهم تدريب
chips-play-chips = فيشات اللعب: بلا قيمة نقدية، ولا تُشترى ولا تُباع ولا تُستبدل بمال.
chips-no-lines = لا قيود هنا بعد.
chips-no-more = لا قيود أخرى.
chips-nobody = لا فيشات عند أحد هنا بعد: تُفتح المحفظة حين ينضم صاحبها أول مرة إلى طاولة فيشات.
chips-moderators = هذا لمشرف فقط (إدارة القنوات).
chips-gift-gone = لم يعد هذا العرض قائمًا؛ لم يُهدَ شيء.
chips-not-your-gift = هذا العرض لشخص آخر.
chips-auditing = هناك تدقيق يجري الآن؛ انتظر نتيجته.
chips-too-big = هذا أكبر من أن يُرفق ملفًا هنا. يمكن لمالك هذا البوت تصديره.
chips-csv = دفتر الحساب جدولًا لبرامج الجداول
chips-json = دفتر الحساب قائمةَ كائنات للبرامج
chips-mine = كل ما أحفظه عنك، بصيغة JSON
chips-older = الأقدم
chips-newer = الأحدث
chips-payments = كل المدفوعات
chips-offer = نعم، اعرضها
chips-accept = قبول
chips-decline = لا
chips-erase-sure = نعم، امحُ سجلاتي
chips-keep = لا، أبقِ كل شيء
chips-kept = لم يُمحَ شيء.
chips-erased =
    ### تم المحو
    لم يعد شيء مما أحفظه يدل عليك. حيث لعبت صار مكتوبًا «لاعب سابق». وإذا لعبت من جديد بدأت لاعبًا جديدًا.
chips-stored =
    ### ما أحفظه عنك
    - **في الطاولات**: معرّفك في Discord، واسمك واسم المستخدم حين انضممت، ومقعدك، وحركاتك ووقتها، والوقت الذي بقي لك، وما ربحت وخسرت؛ ومكان عرض أوراقك في رسائلك الخاصة؛ ونصيبك في خلط التوزيعة حتى يمكن التحقق منها.
    - **النتائج** حسب الخادم واللعبة.
    - **التصنيفات** حسب الخادم واللعبة: تصنيفك بعد كل مباراة ضد الناس، ومركزك في اللوائح. يقرؤها كل من في الخادم، وكذلك المباريات التي لعبتها (`/results stats`، `/results history`).
    - **الفيشات** حسب الخادم: محفظتك وكل قيد في دفتر الحساب. يقرؤها كل من في الخادم.
    - **أمسيات اللعب**: أنك نظمت إحداها، وهل تأتي، وصوتك.
    - **الإعدادات**: تنبيهات دورك، وترتيب أوراقك، وهل تقبل الرسائل الخاصة.
    - لا أحفظ: الرسائل، ولا عناوين البريد، ولا شيئًا عمن لم يستعملني قط؛ ولا تُفتح محفظة لعضو لم يستعملني إلا بمنحة من مشرف أو تجميد.
chips-stored-erasure = `/settings privacy export` يعطيك ذلك كله في ملف. و`/settings privacy erase` يقطع الصلة بينك وبين هذه السجلات: يُحذف اسمك ومعرّفك وإعداداتك؛ وتبقى مبارياتك باسم «لاعب سابق» حتى تصح نتائج الآخرين ودفاترهم. وتبقى أيضًا الكلمة التي كتبتها لتوزيعة: فبدونها لا يتحقق الآخرون من أوراقهم. ولا أُبقي شيئًا أعرفك به، ولا حتى بصمة معرّفك: إذا عدت بدأت من جديد بفيشات لاعب جديد. وليست لها قيمة نقدية، وكل ما أعطاه البنك مكتوب في الدفتر.
chips-exported-everything =
    ### كل ما أحفظه عنك
    حسب جداول قاعدة البيانات؛ والأوقات بالمللي ثانية بالتوقيت العالمي. في `ledger` قيود محافظك حسب الخادم.
chips-erasing = محو كل ما يدل عليك؟
chips-erasing-seats = أنت في { $tables ->
         [zero] { $tables } طاولات
         [one] طاولة واحدة
         [two] طاولتين
         [few] { $tables } طاولات
         [many] { $tables } طاولة
        *[other] { $tables } طاولة
    }: تترك هذه المقاعد أولًا.
chips-erasing-everything = يُحذف اسمك ومعرّفك وإعداداتك من كل ما أحفظه؛ وتبقى نتائجك وفيشاتك لـ«لاعب سابق» وتضيع عليك. والرسائل التي في القنوات تبقى كما هي. لا رجوع عن ذلك. للحصول على نسخة استعمل `/settings privacy export` أولًا.
chips-amount = { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }
chips-total = المجموع: { $won }
chips-former-player = لاعب سابق
chips-bank = البنك
chips-pot = الصندوق
chips-escrow = صندوق البطولة { $number }
chips-has = عند { $member } **{ $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }**.
chips-has-no-wallet = ليست لـ{ $member } محفظة بعد؛ تُفتح بـ**{ $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }** عند أول طاولة فيشات.
chips-is-frozen = 🧊 **مجمّدة**: لا يهدي صاحبها فيشات ولا ينضم إلى طاولات الفيشات.
chips-below-zero = تحت الصفر: لا توزيعة جديدة حتى التعبئة.
chips-can-refill = `/chips refill` يعبّئها حتى { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }.
chips-freeze-entry = { $did ->
    [frozen] { $by ->
        [member] { $when } جمّدها { $actor }: { $note }
       *[nobody] { $when } جُمّدت: { $note }
    }
   *[thawed] { $by ->
        [member] { $when } رفع تجميدها { $actor }: { $note }
       *[nobody] { $when } رُفع تجميدها: { $note }
    }
}
chips-heading = الفيشات
chips-ledger = دفتر الحساب
chips-audit = التدقيق
chips-table = طاولة { $number }
chips-table-deal = { $table }، التوزيعة { $deal }
chips-entry = { $direction ->
    [in] { $when } **{ $change }** من { $party } · الرصيد { $balance }
   *[out] { $when } **{ $change }** إلى { $party } · الرصيد { $balance }
}
chips-seats = { $seats ->
         [zero] { $seats } مقاعد
         [one] مقعد واحد
         [two] مقعدان
         [few] { $seats } مقاعد
         [many] { $seats } مقعدًا
        *[other] { $seats } مقعد
    }
chips-entry-between = { $when } من { $payers } إلى { $payee } **{ $chips }**
chips-entry-between-each = { $when } من { $payers } إلى { $payee } **{ $chips }** ({ $each } من كلٍّ منهم)
chips-for-opening = رصيد البداية
chips-for-refill = تعبئة
chips-for-gift = هدية
chips-for-grant = { $by ->
    [member] منحة من { $actor }
   *[nobody] منحة
}
chips-for-stake = رهان المباراة
chips-for-points = فرق النقاط
chips-for-won = ربح رهانات المباراة
chips-for-returned = استرداد من الصندوق
chips-for-tournament = { $moved ->
        [stake] رسم الاشتراك في البطولة { $number }
        [won] جائزة من البطولة { $number }
       *[returned] استرداد رسم الاشتراك في البطولة { $number }
    }
chips-for-void = { $by ->
    [member] عكس القيد #{ $entry } بأمر { $actor }
   *[nobody] عكس القيد #{ $entry }
}
chips-for-unplayed = استرداد: المباراة لا تُحتسب
chips-for-rule = { $purpose }، القاعدة { $rule }
chips-matrix = كل صف يدفع، وكل عمود يقبض.
chips-voided-table = ⚠️ أُلغيت هذه الطاولة: { $note }. كل ما دُفع هنا عُكس بقيود جديدة.
chips-giving = **إهداء { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } إلى { $receiver }؟** عندك الآن { $has }.
chips-offered = { $receiver }، يريد { $giver } أن يهديك **{ $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }**. ينتهي العرض { $when }.
chips-offer-made = وصل العرض إلى { $receiver }. وتُنقل الفيشات عند القبول.
chips-given = أهدى { $giver } إلى { $receiver } **{ $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }**.
chips-declined = تبقى عند { $giver } { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } عُرضت على { $receiver }.
chips-refilled = عبّأ البنك محفظتك: عندك **{ $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }**.
chips-granted = نال { $receiver } **{ $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }** من البنك. والسبب في دفتر الحساب.
chips-frozen = جُمّدت محفظة { $member }. والسبب في `/chips balance`.
chips-thawed = رُفع التجميد عن محفظة { $member }. والسبب في `/chips balance`.
chips-voided = أُلغيت الطاولة { $table }: القيود المعكوسة بقيود جديدة: { $entries ->
         [zero] { $entries } قيود
         [one] قيد واحد
         [two] قيدان
         [few] { $entries } قيود
         [many] { $entries } قيدًا
        *[other] { $entries } قيد
    }. والسبب في دفتر الحساب.
chips-exported =
    ### دفتر الحساب
    { $entries ->
         [zero] { $entries } قيود
         [one] قيد واحد
         [two] قيدان
         [few] { $entries } قيود
         [many] { $entries } قيدًا
        *[other] { $entries } قيد
    }، الأقدم أولًا. الأعمدة: `seq` رقم القيد، `at` المللي ثانية بالتوقيت العالمي، `kind` الغرض، `amount` المبلغ، والدافع والقابض وما عند كل منهما بعده، و`reason` و`rule` و`cards` لدفعة اللعبة، والطاولة والتوزيعة والحركة، ومن أمر به ولماذا (`note`)، وأي قيد يعكسه (`reverses`)، وبصمته `hash` التي تشمل القيد السابق أيضًا.
chips-audit-faults = { $faults ->
         [zero] { $faults } أخطاء
         [one] خطأ واحد
         [two] خطآن
         [few] { $faults } أخطاء
         [many] { $faults } خطأ
        *[other] { $faults } خطأ
    }
chips-audit-passed = ✅ الدفاتر متوازنة، ولم يُغيَّر قيد، والنتائج والمدفوعات تتبع المباريات، والنقاط والتصنيفات واللوائح تتبع النتائج.
chips-audit-more = … و{ $count } غيرها.
chips-audit-entries = المقروء { $entries ->
         [zero] { $entries } قيود
         [one] قيد واحد
         [two] قيدان
         [few] { $entries } قيود
         [many] { $entries } قيدًا
        *[other] { $entries } قيد
    }
chips-audit-played = أُعيد لعب { $tables ->
         [zero] { $tables } طاولات
         [one] طاولة واحدة
         [two] طاولتين
         [few] { $tables } طاولات
         [many] { $tables } طاولة
        *[other] { $tables } طاولة
    } و{ $moves ->
         [zero] { $moves } حركات
         [one] حركة واحدة
         [two] حركتين
         [few] { $moves } حركات
         [many] { $moves } حركة
        *[other] { $moves } حركة
    }، وبقواعد أقدم فُحصت بالبصمات وحدها { $by_hashes ->
         [zero] { $by_hashes } طاولات
         [one] طاولة واحدة
         [two] طاولتان
         [few] { $by_hashes } طاولات
         [many] { $by_hashes } طاولة
        *[other] { $by_hashes } طاولة
    }، وبلا هذا ولا ذاك { $by_neither ->
         [zero] { $by_neither } طاولات
         [one] طاولة واحدة
         [two] طاولتان
         [few] { $by_neither } طاولات
         [many] { $by_neither } طاولة
        *[other] { $by_neither } طاولة
    }
chips-audit-earlier = ما لُعب قبل وجود الأختام: { $tables ->
         [zero] { $tables } طاولات
         [one] طاولة واحدة
         [two] طاولتان
         [few] { $tables } طاولات
         [many] { $tables } طاولة
        *[other] { $tables } طاولة
    }، وتُظهر الأختام حاله في { $day }
chips-audit-later = ما انتهى قبل أن تشمل الأختام النتائج والمدفوعات: { $tables ->
         [zero] { $tables } طاولات
         [one] طاولة واحدة
         [two] طاولتان
         [few] { $tables } طاولات
         [many] { $tables } طاولة
        *[other] { $tables } طاولة
    }، وخُتم على حاله في { $day }
chips-audit-open = بلا ختم للنتائج والمدفوعات: { $tables ->
         [zero] { $tables } طاولات
         [one] طاولة واحدة
         [two] طاولتان
         [few] { $tables } طاولات
         [many] { $tables } طاولة
        *[other] { $tables } طاولة
    }
chips-audit-unsealed = تعذّر ختم المباريات الجارية
chips-audit-head = الرأس: `{ $sealed }`. احتفظ به: فبه يثبت المالك لاحقًا أن شيئًا لم يتغير (`audit --since`).
chips-refused-not-enough = { $whose ->
    [you] عندك { $have }، ويلزمك { $need }.
    [member] عند { $member } { $have }، ويلزم { $need }.
   *[wallet] في المحفظة { $have }، ويلزم { $need }.
}
chips-refused-negative = { $whose ->
    [you] عندك { $have }: لا يبدأ أحد توزيعة تحت الصفر. `/chips refill` يساعد.
    [member] عند { $member } { $have }: لا يبدأ أحد توزيعة تحت الصفر. `/chips refill` يساعد.
   *[wallet] في المحفظة { $have }: لا يبدأ أحد توزيعة تحت الصفر. `/chips refill` يساعد.
}
chips-refused-frozen = { $whose ->
    [you] محفظتك مجمّدة.
    [member] محفظة { $member } مجمّدة.
   *[wallet] المحفظة مجمّدة.
}
chips-refused-frozen-because = { $whose ->
    [you] محفظتك مجمّدة: { $note }.
    [member] محفظة { $member } مجمّدة: { $note }.
   *[wallet] المحفظة مجمّدة: { $note }.
}
chips-refused-self = لا يمكنك إهداء الفيشات إلى نفسك.
chips-refused-computer = الكمبيوتر والبوتات بلا محافظ.
chips-refused-amount = استعمل عددًا صحيحًا من 1 إلى { $most }، لا { $amount }.
chips-refused-gifts-off = لا يجوز لأعضاء هذا الخادم إهداء الفيشات؛ يمكن لمشرف السماح بذلك بالأمر `/cardroom chips gifts:True`.
chips-refused-gift-cap = يهدي العضو { $cap } على الأكثر في اليوم، وقد أهديت اليوم { $given }.
chips-refused-stakes-cap = لا تشترط طاولة هنا أكثر من { $cap } للانضمام؛ وهذه تشترط { $need }.
chips-refused-too-soon = عبّأ البنك محفظتك من قبل؛ ويمكنه ذلك من جديد { $when }.
chips-refused-too-soon-later = عبّأ البنك محفظتك من قبل؛ ويمكنه ذلك من جديد لاحقًا.
chips-refused-above-floor = يعبّئ البنك المحافظ التي فيها أقل من { $floor }؛ وعندك { $have }.
chips-refused-note = اذكر سببًا لا يزيد على { $most } حرفًا، بلا معرّف أحد.
chips-refused-already-done = لقد تم ذلك من قبل.
chips-refused-already-frozen = { $whose ->
    [you] محفظتك مجمّدة من قبل.
    [member] محفظة { $member } مجمّدة من قبل.
   *[wallet] المحفظة مجمّدة من قبل.
}
chips-refused-not-frozen = { $whose ->
    [you] محفظتك ليست مجمّدة.
    [member] محفظة { $member } ليست مجمّدة.
   *[wallet] المحفظة ليست مجمّدة.
}
chips-refused-no-wallet = { $whose ->
    [you] ليست لك محفظة بعد.
    [member] ليست لـ{ $member } محفظة بعد.
   *[wallet] لا محفظة هنا بعد.
}
chips-refused-no-chips = لم تُدفع فيشات في تلك الطاولة.
chips-refused-still-playing = ما زالت المباراة تجري في تلك الطاولة. أنهِها بالأمر `/table close{ $option }`، فيعيد الرهانات؛ ثم ألغِ ما دُفع غيرها.
chips-refused-already-void = تلك الطاولة ملغاة من قبل.
chips-settings = إعدادات الفيشات
chips-setting-opening = **تُفتح المحفظة بـ** { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }
chips-setting-refill = **التعبئة** حتى { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }، مرة كل { $hours ->
    [1] ساعة
    [zero] { $hours } ساعة
    [one] ساعة
    [two] ساعتين
    [few] { $hours } ساعات
    [many] { $hours } ساعة
   *[other] { $hours } ساعة
}
chips-setting-gifts = **الهدايا** حتى { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في اليوم
chips-setting-no-gifts = **الهدايا** غير مسموحة
chips-setting-stakes-cap = **تشترط الطاولة** على الأكثر { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } للانضمام
chips-setting-bank-plays = **لاعبو الكمبيوتر** يدفع البنك عنهم
chips-setting-practice = **لاعبو الكمبيوتر** تدريب: طاولاتهم لا تدخل الدفاتر
