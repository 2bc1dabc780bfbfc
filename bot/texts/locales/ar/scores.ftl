scores-nobody = لم يُنهِ أحد توزيعة هنا بعد. `/table open` يفتح طاولة.
scores-practice = تدريب ضد الكمبيوتر
scores-matches = **{ $won }** من { $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتين
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    }
scores-deals = { $won } من { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتين
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }
scores-chips = { $count ->
         [zero] { $chips } فيشة
         [one] { $chips } فيشة
         [two] { $chips } فيشة
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }
scores-points = { $own } : { $others } نقطة
scores-of-matches = المباريات: { $counts }
scores-of-deals = التوزيعات: { $counts }
scores-won = { $count } فوز
scores-lost = { $count } خسارة
scores-drawn = { $count } تعادل
scores-resigned = { $count } انسحاب
scores-streak = سلسلة فوز { $now }، الأفضل { $best }
scores-ending = { $ending }: { $made }، للخصوم { $suffered }
scores-of-chips = الفيشات: { $chips }
scores-of-penalties = { $opponents ->
    [team] نقاط الجزاء: عليك { $own }، على الفريق الآخر { $others }
   *[players] نقاط الجزاء: عليك { $own }، على الخصوم { $others }
}
scores-of-points = { $opponents ->
    [team] النقاط: لك { $own }، للفريق الآخر { $others }
   *[players] النقاط: لك { $own }، للخصوم { $others }
}
scores-best-deal = أفضل توزيعة { $points }
