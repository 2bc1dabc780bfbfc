panguingue-coach-drop = تكلّفك { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }، ولا تخسر أكثر من ذلك.
panguingue-coach-stay = { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتان
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق للفائز.
panguingue-coach-feeds = يمكن للاعب التالي تركيبها على { $meld }.
panguingue-coach-missing = { $cards ->
         [zero] لا تنقصك أوراق للإنهاء
         [one] تنقصك ورقة منزَّلة واحدة للإنهاء
         [two] تنقصك ورقتان منزَّلتان للإنهاء
         [few] تنقصك { $cards } أوراق منزَّلة للإنهاء
         [many] تنقصك { $cards } ورقة منزَّلة للإنهاء
        *[other] تنقصك { $cards } ورقة منزَّلة للإنهاء
    }.
panguingue-coach-out = ثم يمكنك الإنهاء.
