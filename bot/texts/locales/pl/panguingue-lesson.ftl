panguingue-lesson-stay = Gra się o żetony, wieloma taliami naraz. Każdy ogląda dziesięć kart, a potem **gra** albo **się wycofuje**; koszt wycofania, w żetonach: { $chips }. Masz piątki, dwójki i dwa kolejne kara.
panguingue-lesson-dropped = Z ręką bez układów byłoby to tańsze niż gra. Ale twoja jest dobra: cztery piątki i trzy dwójki to już układy, a piątki przynoszą żetony. Nie płać za nic (żetony: { $chips }).

panguingue-lesson-upcard = Wszyscy grają. Możesz wziąć { $card }, jeśli od razu jej użyjesz, albo dobrać ze stosu zakrytego. Taka karta nigdy nie trafia na rękę: kładziesz ją na stole w układzie albo odrzucasz.
panguingue-lesson-drawn = `K♦` tworzy sekwens z `J♦ Q♦`. Taka okazja jest rzadka; większość kart ze stosu nie pasuje do niczego.

panguingue-lesson-condition = `J♦ Q♦ K♦` to **premia**: układ, za który inni płacą od razu i jeszcze raz, gdy wygrasz. Twoje żetony jak dotąd: { $chips }. Trójki, piątki i siódemki też są premiami.
panguingue-lesson-unpaid = Na ręce piątki nic nie dają. Najpierw je wyłóż i zbierz żetony ({ $chips }), potem odrzuć.

panguingue-lesson-flat = Cztery piątki dają więcej niż trzy: twoje żetony to już { $chips }. Trzy dwójki też są układem, choć nie premią. Wygrywa się, wykładając **jedenaście** kart.
panguingue-lesson-twos-kept = Do wygranej brakowałoby czterech kart. Z dwójkami na stole masz wyłożonych dziesięć i jedna pasująca karta wystarczy, by zakończyć.

panguingue-lesson-out = Masz dziesięć kart na stole i żadnej na ręce. Do Basila przyszła { $card }, nie pasowała i trzeba było ją odrzucić.
panguingue-lesson-five-left = `5♣` pasuje do twoich piątek: **dołożona** tam przynosi żetony i jest twoją jedenastą kartą. Z nią wygrywasz.

panguingue-lesson-end = **Kończysz.** Każdy z pozostałych płaci za to (żetony: { $out }) i drugi raz za każdą twoją premię. Razem wygrywasz żetony: **{ $chips }**. Rozdań w meczu: { $deals }; wygrywa, kto ma najwięcej żetonów.
