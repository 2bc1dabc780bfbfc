options-preset = مجموعة القواعد
    .about = مجموعة قواعد جاهزة؛ تحل محل كل الخيارات الأخرى
options-turn = وقت الدور
    .about = حين ينتهي، يلعب الكمبيوتر الحركة
options-clock = الساعة
    .about = وقت كل لاعب للمباراة كلها؛ من ينفد وقته يخسر
options-increment = الزيادة
    .about = وقت يُضاف إلى ساعة اللاعب بعد كل دور له
options-seats = المقاعد
    .about = كم لاعبًا
options-one-of = إحدى هذه القيم: { $values }
options-quoted = «{ $value }»
options-yes-or-no = نعم أو لا (yes, no)
options-from-to = عدد صحيح من { $low } إلى { $high }
options-from = عدد صحيح من { $low } فما فوق
options-from-to-off = عدد صحيح من { $low } إلى { $high }، أو off
options-from-off = عدد صحيح من { $low } فما فوق، أو off
options-standard-about = القواعد المعتادة
options-standard = القواعد المعتادة
options-unusual = القواعد هنا: { $rules }
options-more = { $count } غيرها
options-lengthy = ⏳ **قد تطول هذه المباراة كثيرًا.** { $reasons }
options-changed = ✏️ تغيير من { $player }: { $changes }
options-no-limit = بلا حد
options-no-clock = بلا ساعة
options-no-increment = بلا
options-seconds = { $count ->
         [zero] { $count } ثوانٍ
         [one] ثانية واحدة
         [two] ثانيتان
         [few] { $count } ثوانٍ
         [many] { $count } ثانية
        *[other] { $count } ثانية
    }
options-minutes = { $count ->
         [zero] { $count } دقائق
         [one] دقيقة واحدة
         [two] دقيقتان
         [few] { $count } دقائق
         [many] { $count } دقيقة
        *[other] { $count } دقيقة
    }
options-hours = { $count ->
         [zero] { $count } ساعات
         [one] ساعة واحدة
         [two] ساعتان
         [few] { $count } ساعات
         [many] { $count } ساعة
        *[other] { $count } ساعة
    }
options-days = { $count ->
         [zero] { $count } أيام
         [one] يوم واحد
         [two] يومان
         [few] { $count } أيام
         [many] { $count } يومًا
        *[other] { $count } يوم
    }
