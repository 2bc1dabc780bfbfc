panguingue-costs-breaks = zerstört { $meld }
panguingue-costs-breaks-worth = { $chips ->
    [one] zerstört { $meld } ({ $chips } Chip)
   *[other] zerstört { $meld } ({ $chips } Chips)
}
panguingue-costs-fits-own = passt an deine { $meld }
panguingue-costs-fits-next = passt dem Nächsten an { $meld }
