hand-words-meld = I-meld ang { $melds }
hand-words-open = Mag-open na may { $points }
hand-words-open-with = Mag-open na may { $points }: { $melds }
hand-words-lay-off = { $joker ->
        [none] { $end ->
            [low] Isapaw ang { $card } sa mababang dulo ng { $meld }
            [high] Isapaw ang { $card } sa mataas na dulo ng { $meld }
           *[none] Isapaw ang { $card } sa { $meld }
        }
       *[card] { $end ->
            [low] Isapaw ang { $card } bilang { $joker } sa mababang dulo ng { $meld }
            [high] Isapaw ang { $card } bilang { $joker } sa mataas na dulo ng { $meld }
           *[none] Isapaw ang { $card } bilang { $joker } sa { $meld }
        }
    }
hand-words-exchange = Ipalit ang { $cards } sa Joker sa { $meld }
hand-words-put-back = Ibalik ang { $card }
hand-words-put-it-back = Ibalik
hand-words-ask-redeal = Humingi ng redeal
hand-words-no-redeal = Walang redeal
hand-words-discard-out = Itapon ang { $card }: out ka na
hand-words-discard-hand = Itapon ang { $card }: Hand, out ka na!
hand-words-pass = Mag-pass: tapos ang round
hand-words-lay-all = Ilatag lahat
hand-words-lay-all-cards = Ilatag lahat: { $cards }
hand-words-open-all = Mag-open na may { $points }, ilatag ang iba
hand-words-open-all-cards = Mag-open na may { $points }, ilatag ang iba: { $cards }
hand-words-then-out = saka out sa { $card }
hand-words-then-hand = saka out sa { $card }: Hand
hand-words-out = out ka na
hand-words-out-hand = Hand, out ka na
hand-words-note-hand = saka itapon ang { $card }: Hand, doble ang lahat
hand-words-note-leaves = maiiwan ang { $cards }
hand-words-note-no-hand = hindi na ito Hand pagkatapos
hand-words-note-goes-out = out na
hand-words-note-goes-out-hand = Hand, out na: doble ang lahat
hand-words-task-redeal = humingi ng redeal o hindi
hand-words-task-starter = gawin ang unang tapon
hand-words-task-draw = bumunot
hand-words-task-pass = mag-pass (wala nang mabubunot)
hand-words-task-draw-or-take = bumunot, o kunin ang { $card }
hand-words-task-pass-or-take = mag-pass, o kunin ang { $card }
hand-words-task-meld-card = i-meld ang { $card }
hand-words-task-open = mag-open na may { $points }, o magtapon ng baraha
hand-words-task-meld = mag-meld
hand-words-task-lay-off = magsapaw
hand-words-task-exchange = magpalit ng joker
hand-words-task-discard = magtapon ng baraha
hand-words-upcard = Upcard { $card }
hand-words-no-upcard = Walang upcard
hand-words-pile = tapunan { $cards }
hand-words-stock = stock { $cards }
hand-words-pile-first = Tapunan { $cards }
hand-words-stock-first = Stock { $cards }
hand-words-reshuffled = { $times } beses nang binalasa ulit
hand-words-dealt = dealer { $player }
hand-words-to-open = { $points } para mag-open
hand-words-to-open-raised = { $points } para mag-open (huling opening { $last })
hand-words-order = pakanan ang ikot{ "\u00A0" }↺
hand-words-has-opened = ✅{ "\u00A0" }nakapag-open{ "\u00A0" }na
hand-words-rounds = { $rounds } round
hand-words-lowest-wins = (panalo{ "\u00A0" }ang pinakamababa)
