hand-lesson-upcard = Chcesz wyłożyć wszystkie karty. Twoje **pierwsze** układy, komplety jednej wartości i sekwensy w kolorze, muszą mieć razem { $points } pkt; to się nazywa **otwarcie**. Ada odrzuca { $card }. Możesz dobrać ze stosu zakrytego albo ją wziąć, jeśli od razu ją wyłożysz.
hand-lesson-drawn = { $card } tworzy sekwens z `10♣ J♣`. Z nią możesz teraz otworzyć; ze stosu może przyjść cokolwiek.

hand-lesson-open = Wzięta karta musi w tym ruchu trafić do układu. Możesz otworzyć za { $points } pkt, a trzeba { $needed }.
hand-lesson-returned = Możesz ją oddać i dobrać inną. Ale kto do końca rundy nie otworzy, płaci { $points } pkt, a punkty są tu złe. Otwórz, póki możesz.
hand-lesson-part = To dozwolone, jest więcej niż { $points } pkt. Ale możesz wyłożyć wszystkie cztery układy naraz, a karty na ręce liczą się przeciw tobie.

hand-lesson-discard = Zostało kart: { $count }. Każdy ruch kończy się odrzuceniem karty. Jeśli Ada teraz zakończy, płacisz punkty tego, co trzymasz.
hand-lesson-nine = Dama kosztuje { $most } pkt, dziewiątka tylko { $points }. Gdy nic innego nie rozstrzyga, odrzuć najdroższą kartę.

hand-lesson-exchange = Ada ma otwarcie za sobą. W sekwensie Ady **joker** zastępuje `9♦`, a ty masz właśnie tę kartę. Przyszła do ciebie { $card }.
hand-lesson-not-exchanged = Połóż ją w miejscu jokera, a joker będzie twój. Po otwarciu wolno to robić w każdym układzie.
hand-lesson-nine-kept = Wciąż trzymasz `9♦`. Najpierw wymień ją na jokera: joker pasuje prawie wszędzie.

hand-lesson-joker = Joker jest twój. Wygrywasz, odrzucając **ostatnią** kartę. Joker na ręce kosztowałby { $points } pkt.
hand-lesson-joker-discarded = Jokera wolno odrzucić, ale wtedy zostaje druga karta i nie kończysz. Dołóż jokera do sekwensu, a odrzuć drugą kartę.
hand-lesson-joker-kept = Zostałby ci joker, za { $points } pkt, gdyby Ada zakończyła. Pasuje do obu końców twojego sekwensu kier.

hand-lesson-end = **Kończysz**: joker trafił do twojego sekwensu, a odrzucona karta była ostatnia. Punkty są złe, więc dostajesz **{ $own }**. Ada płaci { $other } za karty na ręce; bez otwarcia byłoby { $unopened }. Liczba rund: { $rounds }; potem wygrywa najniższy wynik.

hand-lesson-partner = Basil, naprzeciwko, to twój **partner**: wygrywacie lub przegrywacie razem. Basil ma otwarcie za sobą, ale każdy otwiera sam, za { $needed } pkt. Możesz mieć { $points }.
hand-lesson-unopened = Przed otwarciem nie wolno dokładać, nawet do układów Basila. A jeśli tamci zakończą, wasza drużyna płaci za ciebie { $points } pkt.
hand-lesson-fewer = To więcej niż { $points } pkt, więc wolno. Ale `3♦ 4♦ 5♦` zostałyby na ręce, gdzie tylko kosztują. Wyłóż wszystkie trzy układy.

hand-lesson-partners-run = Po otwarciu możesz **dokładać** do każdego układu: twojego, przeciwników i Basila. Basil ma na stole `8♠ 9♠ 10♠`.
hand-lesson-jack-discarded = Walet pasuje do sekwensu Basila, a po nim także dama: dwie karty mniej na ręce.

hand-lesson-team-discard = Zostało kart: { $count }, żadna nie pasuje. Co odrzucasz?
hand-lesson-two-discarded = Dwójka kosztuje na ręce tylko { $points } pkt, a dziewiątka { $most }.

hand-lesson-seven = Basil wykłada dla drużyny sekwens trefl. Przyszła do ciebie { $card }.
hand-lesson-seven-discarded = To czwarta siódemka: dołóż ją do swojego kompletu. Po odrzuceniu będziesz mieć o jedną kartę mniej.

hand-lesson-last-two = Zostało kart: { $count }. Kończysz, odrzucając ostatnią. Spójrz jeszcze raz na układy Basila.
hand-lesson-six-discarded = Dwójka zostałaby na ręce. `6♣` pasuje do sekwensu trefl Basila: dołóż ją, a dwójka będzie ostatnią odrzuconą.
hand-lesson-six-kept = Wtedy `6♣` zostaje na ręce. Pasuje do sekwensu trefl Basila: najpierw ją dołóż, a zakończysz w tym ruchu.

hand-lesson-team-end = **Kończysz**, dzięki układom Basila. Wasza drużyna dostaje **{ $own }**, a punkty są złe. Karty, które Basil ma jeszcze na ręce ({ $count }), się nie liczą. Przeciwnicy dostają razem { $other }: po { $unopened } za każdego bez otwarcia. Liczba rund: { $rounds }; potem wygrywa drużyna z niższym wynikiem.
