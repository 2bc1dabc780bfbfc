gin-lesson-upcard = **Układ** to trzy lub cztery karty jednej wartości albo co najmniej trzy kolejne karty w kolorze. Pozostałe to **wolne karty**: masz ich za { $points } pkt, a chcesz mieć jak najmniej. { $card } leży odkryta: możesz ją wziąć albo spasować. Co robisz?
gin-lesson-upcard-passed = { $card } daje `7♠ 8♠ 9♠` i możesz zejść do { $points } pkt. Kartę, która tworzy układ, zawsze warto wziąć.

gin-lesson-discard = Masz teraz jedenaście kart i { $points } pkt w wolnych kartach. Każdy ruch kończy się **odrzuceniem** karty: odrzuć to, co drogie i do niczego nie pasuje.
gin-lesson-low-discarded = Niskie karty kosztują mało, a z `3♦ 4♦` może powstać sekwens. Zostałoby ci { $points } pkt zamiast { $best }.
gin-lesson-set-broken = To rozbija twój komplet dam i wszystkie stają się wolne: { $points } pkt zamiast { $best }.

gin-lesson-useless = Nowy ruch: weź odkrytą { $card } albo **dobierz** nieznaną kartę ze stosu zakrytego.
gin-lesson-useless-taken = { $card } nie pasuje do niczego na twojej ręce: to o { $points } pkt więcej w wolnych kartach, Ada widzi, co masz, a w tym ruchu nie wolno jej odrzucić.

gin-lesson-fits = Król się nie przydał. Masz { $points } pkt w wolnych kartach, a Ada odrzuca { $card }.
gin-lesson-fits-ignored = { $card } daje `3♦ 4♦ 5♦`. Możesz zejść do { $points } pkt, a mając najwyżej { $limit }, wolno ci zakończyć rozdanie. Ze stosu może przyjść cokolwiek.

gin-lesson-knock = Gdy po odrzuceniu masz w wolnych kartach najwyżej { $limit } pkt, możesz **zastukać**: rozdanie się kończy, karty się odkrywa, a kto ma mniej, zdobywa różnicę. Możesz mieć { $points }; Ada ma { $other }.
gin-lesson-waited = To czekanie na **gin**, czyli na rękę bez wolnych kart, za { $bonus } pkt więcej. Ale pomoże ci mało kart, a ręka Ady jest coraz lepsza. Zastukaj, póki masz przewagę.
gin-lesson-knocked-high = Wolno, ale zostałoby ci { $points } pkt zamiast { $best }. Gdyby Ada po dołożeniu nie miała więcej od ciebie, byłoby to **podcięcie**: punkty zdobyłaby Ada, i jeszcze { $bonus }.

gin-lesson-end = **Stukasz z { $own }.** Ada mogła najpierw **dołożyć** { $card } do twojego sekwensu i zostało jej { $other }. Różnica to twój wynik: **{ $points } pkt**. Bez wolnych kart byłby to gin: { $bonus } pkt więcej i nikt nie może dokładać. Mecz toczy się do { $target } pkt.
