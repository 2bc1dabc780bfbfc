hand-panel-no-opening = Wala pang meld na pang-open
hand-panel-highest = { $points ->
        [one] **{ $points }** puntos ang pinakamataas mong opening
       *[other] **{ $points }** puntos ang pinakamataas mong opening
    }
hand-panel-enough = { $points ->
        [one] ✅ **{ $points }** puntos: sapat pang-open ({ $needed } ang kailangan)
       *[other] ✅ **{ $points }** puntos: sapat pang-open ({ $needed } ang kailangan)
    }
hand-panel-short = { $points ->
        [one] **{ $points }** puntos: kulang ng { $short } pang-open ({ $needed } ang kailangan)
       *[other] **{ $points }** puntos: kulang ng { $short } pang-open ({ $needed } ang kailangan)
    }
hand-panel-left = { $how ->
        [melds-and-discard] Pagkatapos ng mga meld at tapon, **{ $points } puntos** ang maiiwan
        [discard] Pagkatapon, **{ $points } puntos** ang maiiwan
        [melds] Pagkatapos ng mga meld mo, **{ $points } puntos** ang maiiwan
       *[held] Hawak mo: **{ $points } puntos**
    }
hand-panel-must-meld = ⚠️ Dapat mong i-meld ngayon ang { $card }.
hand-panel-must-meld-or-return = ⚠️ Dapat mong i-meld ngayon ang { $card }, o ibalik.
hand-panel-joker-due = ⚠️ I-meld o isapaw ang kinuha mong joker bago magtapon.
hand-panel-hand-now = 🏁 Itapon ang { $card }: **Hand, out ka na**, doble ang lahat.
hand-panel-hand = 🏁 **Puwede kang mag-out nang Hand**: i-meld lahat maliban sa { $cards }, saka itapon iyon.
hand-panel-choose-melds = Pumili ng meld …
hand-panel-choose-cards = Pumili ng baraha …
hand-panel-other-openings = Iba pang opening …
hand-panel-whole-openings = Buong opening …
hand-panel-round = Round { $round } ng { $rounds }
hand-panel-no-upcard = *Walang upcard.*
