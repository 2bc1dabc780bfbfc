panguingue-costs-breaks = sisira sa { $meld }
panguingue-costs-breaks-worth = sisira sa { $meld } ({ $chips } chip)
panguingue-costs-fits-own = bagay sa { $meld } mo
panguingue-costs-fits-next = bagay sa { $meld } ng susunod na manlalaro
