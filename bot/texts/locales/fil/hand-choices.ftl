hand-choices-nothing = **Wala pang napili.** Magdagdag ng isang meld sa bawat pagkakataon.
hand-choices-total = **{ $total } sa { $needed }**
hand-choices-short = { $points } ang kulang
hand-choices-refused = { $sentence } (rule { $rule })
hand-choices-instead = Walang meld sa iba mong baraha; ang pinakamataas mong opening ay { $points }: { $melds }.
hand-choices-meld = { $melds ->
        [one] I-meld
       *[other] I-meld
    }
hand-choices-cards = Pumili ng baraha …
hand-choices-remove = Alisin ang { $meld }
hand-choices-more = Iba pang meld ({ $page } ng { $pages })
hand-choices-add = Magdagdag ng meld …
hand-choices-value = { $points } puntos
hand-choices-kind-and-value = { $kind ->
        [set] set
       *[run] run
    }, { $points } puntos
hand-choices-which-joker = Anong baraha ang kinakatawan ng joker?
hand-choices-as = Bilang …
hand-choices-all-cards = Piliin ang lahat ng baraha ng isang meld.
hand-choices-cards-of-meld = Ang mga baraha ng meld …
