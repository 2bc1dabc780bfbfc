setup-welcome =
    ### أهلًا بك في Cardroom
    { $games }: أوزّع الورق وأراعي القواعد وأحسب النقاط وألعب في كل مقعد شاغر. لا شيء يكلّف مالًا، ولا أقرأ رسائلكم.

setup-three = **تكفيك ثلاثة أوامر**
setup-command-play = `/play` يوزّع الورق فورًا ضد الكمبيوتر
setup-command-games = `/games` يعرض ألعابك وما ينتظرك منها
setup-command-help = `/help` يعرض كل ما عدا ذلك

setup-play-now = العب الآن
setup-set-up = إعداد

setup-who = **إعداد** يحدّد القنوات واللغة والفيشات والوقت، وهو للأعضاء الذين لديهم إذن إدارة الخادم.

setup-direct =
    ### أنا الآن في { $server }
    لكن لا توجد فيه قناة يقرؤها الجميع ويمكنني الكتابة فيها. امنحني **عرض القناة** و**إرسال الرسائل** في قناة. هناك يحدّد `/setup` القنوات واللغة والفيشات والوقت، ويوزّع `/play` الورق فورًا.

setup-form = إعداد Cardroom في هذا الخادم
setup-form-channels = قنوات الطاولات
    .about = مع مواضيعها. إن لم تختر شيئًا تُفتح الطاولات في كل مكان
setup-form-language = لغة الطاولات
    .about = الورق والردود بلغة من يقرؤها
setup-form-chips = فيشات اللعب للعضو الجديد
    .about = عدد صحيح حتى { $most }؛ 0: بلا رهان، اللعب على النقاط
setup-form-time = وقت الدور
    .about = في الطاولات الجديدة، ولمن يفتح طاولة أن يختار وقتًا آخر

setup-title = تم إعداد Cardroom

setup-chips = **فيشات اللعب** للعضو الجديد { $chips }
setup-no-stakes = **فيشات اللعب** لا شيء؛ اللعب على النقاط

setup-needs = ⚠️ في { $channels } أحتاج إلى { $permissions }.
setup-text-only = في { $channels } أعرض الورق نصًا، إذ ينقصني { $permissions }.

setup-more = إعدادات أخرى: `/cardroom settings`، `/cardroom chips`

setup-not-allowed = إعداد Cardroom للأعضاء الذين لديهم إذن **إدارة الخادم** أو **إدارة القنوات**{ $owner ->
        [none] { "" }
       *[other] ، مثل { $owner }
    }. يمكنك اللعب فورًا: `/play`.

setup-bad-chips = { $typed } ليس عددًا من الفيشات. اكتب عددًا صحيحًا من 0 إلى { $most }. لم يتغير شيء.

setup-bad-choice = { $field ->
        [channels] في نموذجك قناة لا يمكن فتح الطاولات فيها
        [language] اللغة في نموذجك ليست من لغاتي
       *[time] وقت الدور في نموذجك غير متاح
    }. لم يتغير شيء.

setup-chosen = قنواتك: { $channels }

setup-topic-people = مع الناس
setup-topic-cards = ورقك
setup-topic-commands = كل الأوامر
setup-topic-moves = الحركات
setup-topic-results = النتائج
setup-topic-tournaments = البطولات
setup-topic-computers = الكمبيوتر
setup-topic-review = التلميحات والمراجعات
setup-topic-fair = توزيع عادل
setup-topic-ratings = التصنيفات

setup-help =
    ### Cardroom
    ألعاب ورق من عائلة الريمي تُوزَّع في هذه القناة.

setup-more-help = **المزيد عن …**

setup-three-short = تكفيك ثلاثة أوامر: `/play`، `/games`، `/help`
