audit-table = الطاولة { $table }
audit-tournament = البطولة { $tournament }
audit-transfer-of-tournament = التحويل { $transfer } (البطولة { $tournament })
audit-account = الحساب { $account }
audit-transfer = { $table ->
        [none] التحويل { $transfer }
       *[other] التحويل { $transfer } (الطاولة { $table })
    }
audit-seal = { $table ->
        [none] الختم { $seal }
       *[other] الختم { $seal } (الطاولة { $table })
    }
audit-sum = مجموع الحسابات { $stored }، لا { $due }.
audit-differs = { $place }: { $what }: المسجَّل { $stored }، والصواب { $due }.
audit-derived = { $of ->
        [score] النقاط
        [ranking] التصنيفات
        [daily] توزيعة اليوم
       *[season] المواسم
    }: { $what }: المسجَّل { $stored }، والصواب { $due }.
audit-changed = { $place }: تغيّر المحتوى، والبصمة لا تطابق.
audit-missing = { $place }: السجل مفقود.
audit-inserted = { $place }: سجل مُدرج لا يعدّه الدفتر.
audit-not-booked = { $table }: لا يوجد تحويل من أجل { $what } بمبلغ { $due }.
audit-not-played = { $place }: ليس في اللعبة دفعة كهذه.
audit-reversal = { $place }: التحويل العكسي مفقود أو لا يطابق.
audit-rules = { $newest ->
        [none] { $table }: لُعبت بالقواعد { $version } من { $game }، وليس في هذا البرنامج لعبة كهذه.
       *[other] { $table }: لُعبت بالقواعد { $version } من { $game }، وفي هذا البرنامج القواعد من 1 إلى { $newest }.
    }
audit-replay = { $what ->
        [none] { $table }: لا يمكن إعادة اللعب.
       *[other] { $table }: لا يمكن إعادة اللعب بعد { $what }.
    }
audit-played = { $table }: { $what } لا يطابق ما لُعب.
audit-lost = { $table }: { $what } مفقود.
audit-beyond = { $table }: { $what } موجود، ولا ينبغي أن يوجد.
audit-unfit = قاعدة البيانات: في { $what } قيمة من نوع خاطئ.
audit-play-changed = { $table }: { $what } تغيّر، أو لا يتبع الحلقة التي قبله.
audit-play-inserted = { $table }: { $what } مُدرج.
audit-player = { $table }: اللاعب في { $what } ليس من جلس هناك.
audit-standing = { $table }: تغيّرت الحالة أو المهلة أو ساعة أو من هو غائب، ولم يفعل البوت ذلك.
audit-proof = { $table }: { $what } لا يُستنتج من الالتزام.
audit-entry = التوزيعات: القيد { $entry } لا يتبع القيد الذي قبله، أو أن ذاك مفقود.
audit-sealed = { $place }: { $what } يختلف عما خُتم.
audit-unsealed = بلا ختم: { $what }.
audit-unsealed-table = { $table }: بلا ختم: { $what }.
audit-event-changed = { $tournament }: { $what } تغيّر أو لا يتبع الحدث الذي قبله.
audit-event-refused = { $tournament }: { $what } لم يكن ممكنًا حينها.
audit-entrant = { $tournament }: { $what } ليس هو من سجّل.
audit-not-due = { $place }: لا حدث في البطولة يحرّك هذه الفيشات.
audit-time-back = { $table }: يرجع الوقت { $ms } مللي ثانية في التوزيعة { $deal }؛ أُرجعت ساعة الجهاز أو غُيّر وقت.
audit-not-rated = مباريات لم تُصنّف بعد: { $matches }. يصنّفها البوت عند بدئه.
audit-rated-again = مباريات صُنّفت من جديد بعد أن غطّى ختم تصنيفاتها: { $matches }. والتصنيفات نفسها تُفحص بإعادة حسابها.
audit-unchecked = تعذّر فحص الباقي.
