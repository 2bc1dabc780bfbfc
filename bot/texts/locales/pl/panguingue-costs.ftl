panguingue-costs-breaks = rozbija { $meld }
panguingue-costs-breaks-worth = { $chips ->
        [one] rozbija { $meld } ({ $chips } żeton)
        [few] rozbija { $meld } ({ $chips } żetony)
        [many] rozbija { $meld } ({ $chips } żetonów)
       *[other] rozbija { $meld } ({ $chips } żetonów)
    }
panguingue-costs-fits-own = można dołożyć do twojego { $meld }
panguingue-costs-fits-next = następny gracz może dołożyć do { $meld }
