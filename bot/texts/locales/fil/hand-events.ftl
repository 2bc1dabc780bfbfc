hand-events-opened = nag-open na may **{ $points }**
hand-events-melded = nag-meld ng { $meld }
hand-events-laid-off = nagsapaw ng { $card } sa { $meld } ni { $owner }
hand-events-laid-off-own = nagsapaw ng { $card } sa sariling { $meld }
hand-events-exchanged = { $jokers ->
        [1] ipinalit ang { $cards } sa Joker sa { $meld } ni { $owner }
        [one] ipinalit ang { $cards } sa { $jokers } Joker sa { $meld } ni { $owner }
       *[other] ipinalit ang { $cards } sa { $jokers } Joker sa { $meld } ni { $owner }
    }
hand-events-exchanged-own = { $jokers ->
        [1] ipinalit ang { $cards } sa Joker sa sariling { $meld }
        [one] ipinalit ang { $cards } sa { $jokers } Joker sa sariling { $meld }
       *[other] ipinalit ang { $cards } sa { $jokers } Joker sa sariling { $meld }
    }
hand-events-returned = ibinalik ang { $card } sa tapunan
hand-events-no-redeal = ayaw ng redeal
hand-events-asked-redeal = nabigyan ng apat na pares, { $cards }, at humingi ng redeal
hand-events-passed = walang mabunot at nag-pass
hand-events-shuffled = Naubos ang stock: binalasa bilang bagong stock ang { $cards } baraha sa ilalim ng upcard.
hand-events-ended-hand = **Hand!** Nag-out si { $player } sa isang turn: doble ang lahat.
hand-events-ended-out = Nag-out si { $player }.
hand-events-ended-redeal = Ibibigay ulit ang mga baraha.
hand-events-ended-exhausted = Wala nang mabubunot: tapos ang round nang walang panalo.
hand-events-title-hand = Hand! Nag-out si { $player } sa isang turn, at lahat ng puntos ay × { $multiplier }
hand-events-title-out = Nag-out si { $player }
hand-events-title-exhausted = Wala nang mabubunot: walang nag-out
hand-events-title-exhausted-again = Wala nang mabubunot: walang nag-out, at ide-deal ulit ang round
hand-events-title-redeal = Apat na pares: ibibigay ulit ang mga baraha
hand-events-went-out = 🏁{ "\u00A0" }**{ $player }** nag-out
hand-events-never-opened = **{ $player }** hindi nakapag-open
hand-events-no-cards = **{ $player }** walang naiwang baraha
hand-events-not-doubled = **{ $points }**, hindi doble
hand-events-not-counted = hindi bilang, nag-out ang kakampi
