orders-command = خطّط لدورك القادم في لعبة بطيئة؛ لا يراه غيرك
orders-plan = التخطيط لدوري …
orders-undo = حذف آخر قاعدة
orders-cancel = إلغاء الخطة
orders-title = ### خطة لدوري القادم
orders-about = لا يرى هذا غيرك. حين يأتي دورك تُلعب عنك أول قاعدة تنطبق، وما تتركه مفتوحًا ينتظرك. القواعد { $most } على الأكثر.
orders-nothing = -# لا قواعد بعد. ماذا يحدث في دورك؟
orders-rule-if = { $occasion ->
    [asked] إذا سُئلت عن { $cards }: { $then }.
   *[turn] إذا كانت الورقة المكشوفة { $cards }: { $then }.
}
orders-rule = { $occasion ->
    [asked-always] كلما سُئلت: { $then }.
    [asked-otherwise] إذا سُئلت عن غير ذلك: { $then }.
    [declare-always] حين تعلن: { $then }.
    [declare-otherwise] حين تعلن: { $then }.
    [turn-otherwise] وإلا: { $then }.
   *[turn-always] أيًّا كانت الورقة المكشوفة: { $then }.
}
orders-any = أي { $what }
orders-then = { $first }، ثم رمي { $cards }
orders-melds = قبل الرمي يكون التنزيل والتركيب كما يفعل الكمبيوتر.
orders-ends = { $game ->
    [gin] { $most ->
        [0] وبدلًا من ذلك جين إن أمكن.
       *[points] وبدلًا من ذلك الدق إن بقي { $most } أو أقل.
    }
   *[other] وبدلًا من ذلك الإنهاء إن أمكن.
}
orders-drawn = الورقة المسحوبة
orders-take = أخذها
    .button = أخذ المكشوفة …
orders-draw = السحب من الكومة
    .button = السحب …
orders-unknown = شيء آخر
orders-any-label = إذا كانت الورقة المكشوفة أي …
orders-cards-label = … أو إحدى هذه الأوراق
orders-cards-example = 7D 8H (اترك الحقلين فارغين: أي ورقة)
orders-before-label = قبل الرمي
orders-melds-option = تنزيل وتركيب كما يفعل الكمبيوتر
orders-ends-option = { $game ->
    [gin] { $most ->
        [0] جين إن أمكن
       *[points] الدق إن بقي { $most } أو أقل
    }
   *[other] الإنهاء إن أمكن
}
orders-discard-label = ثم ارمِ
orders-discard-second = إذا لم يمكن ذلك
orders-drawn-label = الورقة المسحوبة
orders-waiting = **خطتك**
orders-played = **لُعبت خطتك.**
orders-unfinished = **بدأت خطتك دورك**، ولا يمكن تنفيذ المزيد منها. والباقي لك.
orders-stopped = **توقفت خطتك قبل الرمي**: قد يمكنك إنهاء التوزيعة الآن. والباقي لك.
orders-unfit = **لم تنطبق خطتك**: لا قاعدة ممكنة الآن. الدور لك.
orders-skipped = { $count ->
    [zero] لم تكن القواعد { $numbers } ممكنة.
    [one] لم تكن القاعدة { $numbers } ممكنة.
    [two] لم تكن القاعدتان { $numbers } ممكنتين.
    [few] لم تكن القواعد { $numbers } ممكنة.
    [many] لم تكن القواعد { $numbers } ممكنة.
   *[other] لم تكن القواعد { $numbers } ممكنة.
}
orders-refused-none = لا يمكن التخطيط للدور إلا حيث تسمح اللعبة بذلك وحيث يدوم الدور ساعة أو أكثر أو يكون بلا حد.
orders-refused-now = تُوضع الخطة أثناء لعب الآخرين. والآن هو دورك، أو أن الحاسوب يلعب عنك.
orders-refused-rules = هذه الخطة غير ممكنة هنا. للخطة { $most } قواعد على الأكثر، وتسمّي القاعدة { $cards } ورقة على الأكثر.
orders-refused-cards = { $how ->
    [held] ليس في يدك { $cards }، فلا يمكنك التخطيط لرمي ذلك.
   *[upcard] لا يمكن أن تكون الورقة المكشوفة { $cards }.
}
orders-refused-words = هذه ليست أوراقًا: { $words }. اكتب رموزًا مثل 7D 10H QS.
orders-not-stored = لم تتغير خطتك: تعذّر حفظها.
orders-inbox = { $state ->
    [waiting] دورك مخطط له
    [unfit] لم تنطبق خطتك
   *[other] بدأت خطتك دورك
}
