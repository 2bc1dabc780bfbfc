today-command = توزيعة واحدة كل يوم، نفسها لكل العالم، ولغز
today-name = توزيعة اليوم · { $day }
today-puzzle-title = لغز · { $day }
today-about = توزيعة جين واحدة ضد الكمبيوتر بمستوى *خبير*. يحصل كل العالم على الأوراق نفسها والخصم نفسه. لا ساعة ولا تلميحات.
today-ends = ينتهي اليوم { $time }.
today-in-play = أوراقك في انتظارك.
today-over = انتهى يوم { $day }؛ هذه هي النتيجة النهائية.
today-finished = { $players ->
    [0] لم يُنهِ أحد بعد.
    [zero] لم يُنهِ أحد بعد.
    [one] أنهى لاعب واحد.
    [two] أنهى لاعبان.
    [few] أنهى { $players } لاعبين.
    [many] أنهى { $players } لاعبًا.
   *[other] أنهى { $players } لاعب.
}
today-play = العب
today-continue = تابع
today-puzzle = لغز
today-share = شارك
today-fair = كيف تُوزَّع
today-back = توزيعة اليوم
today-ending = { $ending ->
    [gin-won] جين
    [gin-lost] خسارة أمام جين
    [big_gin-won] جين كبير
    [big_gin-lost] خسارة أمام جين كبير
    [knock-won] فوز بالدق
    [knock-lost] خسارة أمام الدق
    [undercut-won] فوز بأندركت
    [undercut-lost] خسارة بأندركت
    [resigned] انسحاب
    [unfinished] لم تكتمل
   *[other] بلا نقاط
}
today-turns = { $turns ->
    [zero] بلا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}
today-better = أفضل من { $percent } %
today-streak = { $days ->
    [zero] سلسلة { $days }
    [one] سلسلة { $days }
    [two] سلسلة { $days }
    [few] سلسلة { $days }
    [many] سلسلة { $days }
   *[other] سلسلة { $days }
}
today-first = أنت أول من أنهى.
today-so-far = من بين من أنهوا حتى الآن. تصبح نهائية عند انتهاء اليوم.
today-server = **الأفضل في هذا الخادم**
today-everybody = **الأفضل بين الجميع**
today-anonymous = بلا اسم
today-names = -# لا ترى الخوادم الأخرى اسمك إلا إذا أردت: `/settings me known_as`.
today-fair-title = كيف تُوزَّع توزيعة اليوم
today-fair-about = تنتج الأوراق من سر واحد لكل يوم ولا من شيء غيره. تُحفظ بصمته قبل أن يبدأ اليوم، فلا يستطيع أحد اختيار الأوراق بعد ذلك. وعند انتهاء اليوم يُعرض السر، ويمكن التحقق من إثبات توزيعتك كأي إثبات آخر: `/results replay` و**تصدير**.
today-fair-commitment = بصمة { $day }: { $commitment }
today-fair-sealed = حُفظت في { $time }.
today-fair-late = حُفظت بعد أن بدأ اليوم، لأن البوت لم يكن يعمل قبل ذلك.
today-fair-secret = سر { $day }: { $secret }
today-fair-year = كل أيام { $year } في بصمة واحدة: { $digest }
today-fair-list = كل البصمات
today-fair-file = بصمات كل أيام { $year }. بصمة القائمة في الصفحة السابقة.
today-puzzle-ask = { $game }: أنت { $player }، والدور دورك. أي ورقة ترمي؟
today-puzzle-late = -# صُنع بعد أن بدأ اليوم، إذ لم يكن هناك لغز جاهز.
today-puzzle-menu = اختر رمية
today-puzzle-best = { $card } أفضل رمية. وهي التي اخترتها.
today-puzzle-cost = { $card }: التكلفة { $cost } { $unit ->
    [chips] من الفيش
   *[points] من النقاط
}. أفضل رمية هي { $best }.
today-puzzle-chosen = { $players ->
    [0] لا أحد
    [zero] لا أحد
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}
today-puzzle-first = الأفضل
today-puzzle-judge = -# يلعب البحث كل رمية مرات كثيرة مع ما قد يكون مخفيًا. التكاليف متوسطات، بثقة 95 %.
today-player = لاعب { $number }
today-not-stored = لم يُحفظ ذلك: اضغط مرة أخرى بعد لحظة.
today-clocks = تغيّر اليوم للتو، أو أن ساعة للبوت غير صحيحة. حاول مرة أخرى بعد لحظة.
today-no-secret = لا يمكن توزيع توزيعة اليوم: مفتاح البوت ليس الذي خُتم به اليوم. يجد صاحبه المزيد في السجل.
today-erased = لعبت توزيعة اليوم من قبل؛ وقد مُحي ما حُفظ عنك.
today-no-puzzle = لا يوجد لغز لهذا اليوم.
today-puzzle-over = انتهى ذلك اللغز: الجديد في `/today`.
today-no-choice = لا يمكن اختيار تلك الورقة. اضغط **لغز** مرة أخرى.
today-not-over = ليس لديك ما تشاركه بعد: أنهِ توزيعتك أولًا.
today-known-as = في قوائم كل الخوادم
    .anonymous = بدون اسمي
    .name = باسمي
today-known-as-option = كيف تسميك قوائم كل الخوادم
