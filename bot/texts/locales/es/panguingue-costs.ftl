panguingue-costs-breaks = rompe { $meld }
panguingue-costs-breaks-worth = { $chips ->
    [one] rompe { $meld } ({ $chips } ficha)
   *[other] rompe { $meld } ({ $chips } fichas)
}
panguingue-costs-fits-own = encaja en tu { $meld }
panguingue-costs-fits-next = al siguiente jugador le encaja en { $meld }
