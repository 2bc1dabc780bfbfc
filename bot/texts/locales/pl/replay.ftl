replay-command = Przejdź krok po kroku przez zakończone rozdanie
replay-option-match = Jeden z twoich meczów albo numer stołu (domyślnie: twój ostatni mecz tutaj)
replay-option-file = Albo zapis meczu: plik .json z przycisku Eksport
replay-option-deal = Które rozdanie, od 1 (domyślnie: ostatnie)
replay-button = Powtórka
replay-back = ◀ Wstecz
replay-next = Dalej ▶
replay-whole = Całe rozdanie
replay-course = Słowami
replay-export = Eksport
replay-steps = Krok po kroku
replay-jump = Przejdź do …
replay-deals = Inne rozdanie …
replay-from-file = 📄 Mecz z pliku
replay-begin = Karty rozdane.
replay-where = **Powtórka** · rozdanie **{ $deal }** z { $deals } · ruch **{ $move }** z { $moves }
replay-eyes-none = Tylko stół
replay-eyes-own = Moje karty
replay-eyes-all = Wszystkie karty
replay-your-hand = Twoje karty
replay-table-elsewhere = Sam stół jest pod **{ $view }**.
replay-hands-open = jawne po meczu
replay-hands-private = prywatne
replay-lobby-open = **Karty** jawne po meczu: `/results replay` pokazuje wtedy wszystkie ręce
replay-lobby-private = **Karty** prywatne: `/results replay` pokazuje każdemu tylko jego własne
replay-deal = Rozdanie { $deal } · { $title }
replay-frame = **{ $number }** · ruch { $move } · { $told }
replay-sheet = { $count ->
        [one] { $count } chwila rozdania jako mały stół. { $frames }.
        [few] { $count } chwile rozdania jako małe stoły. { $frames }.
        [many] { $count } chwil rozdania jako małe stoły. { $frames }.
       *[other] { $count } chwil rozdania jako małe stoły. { $frames }.
    }
replay-sheet-move = ruch { $move }
replay-sheet-upcard = odkryta { $card }
replay-sheet-no-upcard = pusty stos odkryty
replay-sheet-stock = stos zakryty { $cards }
replay-sheet-melds = { $cards ->
        [one] w układach { $cards }
        [few] w układach { $cards }
        [many] w układach { $cards }
       *[other] w układach { $cards }
    }
replay-you = ty { $score }
replay-more-players = jeszcze { $count }
replay-ago-days = { $days ->
        [one] { $days } dzień temu
        [few] { $days } dni temu
        [many] { $days } dni temu
       *[other] { $days } dni temu
    }
replay-ago-hours = { $hours ->
        [one] { $hours } godzinę temu
        [few] { $hours } godziny temu
        [many] { $hours } godzin temu
       *[other] { $hours } godzin temu
    }
replay-ago-minutes = { $minutes ->
        [one] { $minutes } minutę temu
        [few] { $minutes } minuty temu
        [many] { $minutes } minut temu
       *[other] { $minutes } minut temu
    }
replay-ago-now = przed chwilą
replay-exported-none = Mecz tak, jak widzieli go widzowie.
replay-exported-own = Mecz z twojego miejsca, z twoimi kartami.
replay-exported-all = Mecz ze wszystkimi kartami.
replay-exported-record = Zapis (.json) można wczytać poleceniem `/results replay file:`.
replay-exported-later = Zapis zawiera karty wszystkich, więc dostaniesz go po zakończeniu meczu.
replay-exported-private = Nie ma zapisu do wczytania: karty przy tym stole są prywatne.
replay-refused-no-place = Ten przycisk już nie działa. Otwórz rozdanie ponownie poleceniem `/results replay`.
replay-refused-no-match = Nie ma tu takiego meczu. Wybierz jeden ze swoich w opcji `match` albo wpisz numer jego stołu.
replay-refused-no-matches = Nie masz tu jeszcze ukończonego rozdania. `/play` rozdaje od razu.
replay-refused-nothing = Przy stole { $table } nie zakończyło się żadne rozdanie, więc nie ma czego powtarzać.
replay-refused-nothing-in-match = W tym meczu nie zakończyło się żadne rozdanie, więc nie ma czego powtarzać.
replay-refused-not-seen = Ten stół jest na kanale, którego nie widzisz, i to nie był twój mecz.
replay-refused-no-deal = { $deals ->
        [one] W tym meczu nie ma rozdania { $deal }: zakończone jest { $deals }.
        [few] W tym meczu nie ma rozdania { $deal }: zakończone są { $deals }.
        [many] W tym meczu nie ma rozdania { $deal }: zakończonych jest { $deals }.
       *[other] W tym meczu nie ma rozdania { $deal }: zakończonych jest { $deals }.
    }
replay-refused-unfinished = Rozdanie { $deal } nie jest zakończone; pokazuje się tylko zakończone.
replay-refused-no-move = W tym rozdaniu nie ma ruchu { $move }; liczba ruchów: { $moves }.
replay-refused-no-seat = Nie było cię przy tym stole, więc nie ma tam twoich kart. Widać sam stół.
replay-refused-later = Wszystkie karty zobaczysz po zakończeniu meczu.
replay-refused-private = Karty przy tym stole są prywatne: każdy gracz widzi tylko własne.
replay-refused-unreadable = Zapisu stołu { $table } nie da się odtworzyć według dzisiejszych zasad. Wyniki pozostają bez zmian.
replay-refused-given-twice = Podaj mecz z tego serwera albo plik, nie oba.
replay-refused-reading = Twój ostatni plik jest jeszcze czytany. Podaj następny, gdy się otworzy.
replay-refused-not-fetched = Nie udało się pobrać pliku z Discorda. Spróbuj ponownie.
replay-refused-file-gone = Nie mam już tego pliku. Wczytaj go ponownie poleceniem `/results replay file:`.
replay-refused-review-live = Mecz przy stole { $table } jeszcze trwa. Możesz go zanalizować, gdy się skończy.
replay-refused-review-seat = To nie był twój mecz, a analizy są tylko dla jego graczy. `/results replay` pokazuje to, co widzieli widzowie.
replay-refused-review-game = Tej gry nie potrafię jeszcze analizować. `/results replay` przechodzi przez jej rozdania.
replay-refused-review = Nie mam już tej analizy. Poproś o nią ponownie przyciskiem **Analiza** albo poleceniem `/results review`.
