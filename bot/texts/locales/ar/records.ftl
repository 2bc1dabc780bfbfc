records-about-record = سجل مباراة { $game }، { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتان
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }: اللاعبون والورق والحركات والنتائج بصيغة JSON، ويعيد /results replay عرضه.
records-about-transcript = مباراة { $game }، { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتان
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }، حركة حركة بالكلمات، مع النتائج والنقاط.
records-refused-deal = التوزيعة { $deal }: { $reason }
records-refused-move = التوزيعة { $deal }، الحركة { $move }: { $reason }
records-refused-only-move = الحركة { $move }: { $reason }
records-still-played = ما زالت المباراة تجري. تحصل على سجلها حين تنتهي.
records-not-begun = لم يُلعب شيء في هذه الطاولة، فلا سجل لها.
records-too-large = الملف كبير جدًا.
records-too-large-limit = الملف كبير جدًا: الحد { $most } ميغابايت.
records-not-json = الملف ليس JSON صحيحًا.
records-named-twice = في الملف اسم مكرر.
records-not-a-record = الملف ليس سجل مباراة من Cardroom.
records-version = صيغة السجل لا تقرؤها هذه النسخة من Cardroom.
records-game = السجل للعبة لا تُلعب هنا.
records-rules = لُعبت المباراة بقواعد { $game } غير معروفة هنا.
records-shape = شيء ما ناقص أو زائد أو في غير مكانه.
records-shape-at = شيء ما عند { $where } ناقص أو زائد أو في غير مكانه.
records-name = اسم اللاعب { $seat } طويل جدًا (أكثر من { $most } حرفًا)، أو فيه حروف لا تكون في الأسماء.
records-options = الخيارات ليست خيارات اللعبة، أو بعضها ناقص.
records-seats = عدد اللاعبين لا يصح في { $game }: { $players ->
         [zero] { $players } لاعبين
         [one] لاعب واحد
         [two] لاعبان
         [few] { $players } لاعبين
         [many] { $players } لاعبًا
        *[other] { $players } لاعب
    }.
records-dealer = الموزّع ليس اللاعب الصحيح.
records-deck = الورق ليس ورق هذه اللعبة بكل ورقة مرة واحدة.
records-action = هذه الحركة تخالف القواعد.
records-unfinished = تتوقف الحركات قبل نهاية التوزيعة.
records-result = النتيجة لا تنتج من الحركات.
records-scores = مجموع النقاط غير صحيح.
records-resignation = انسحب من لا يمكنه الانسحاب، أو في لحظة غير ممكنة.
records-over = يستمر السجل بعد نهاية المباراة.
records-outcome = لم تنتهِ المباراة كما يقول السجل.
