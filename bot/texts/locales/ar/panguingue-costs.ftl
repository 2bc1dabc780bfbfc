panguingue-costs-breaks = تكسر { $meld }
panguingue-costs-breaks-worth = تكسر { $meld } ({ $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتان
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    })
panguingue-costs-fits-own = تركب على { $meld } عندك
panguingue-costs-fits-next = تركب على { $meld } عند اللاعب التالي
