panguingue-coach-drop = { $chips ->
        [one] Kosztuje { $chips } żeton i więcej nie stracisz.
        [few] Kosztuje { $chips } żetony i więcej nie stracisz.
        [many] Kosztuje { $chips } żetonów i więcej nie stracisz.
       *[other] Kosztuje { $chips } żetonów i więcej nie stracisz.
    }
panguingue-coach-stay = { $chips ->
        [one] W puli { $chips } żeton dla zwycięzcy.
        [few] W puli { $chips } żetony dla zwycięzcy.
        [many] W puli { $chips } żetonów dla zwycięzcy.
       *[other] W puli { $chips } żetonów dla zwycięzcy.
    }
panguingue-coach-feeds = Następny gracz może ją dołożyć do { $meld }.
panguingue-coach-missing = { $cards ->
        [one] Do zakończenia brakuje ci { $cards } wyłożonej karty.
        [few] Do zakończenia brakuje ci { $cards } wyłożonych kart.
        [many] Do zakończenia brakuje ci { $cards } wyłożonych kart.
       *[other] Do zakończenia brakuje ci { $cards } wyłożonych kart.
    }
panguingue-coach-out = Wtedy możesz zakończyć.
