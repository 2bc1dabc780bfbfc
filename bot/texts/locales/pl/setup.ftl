setup-welcome =
    ### Witaj w Cardroom
    { $games }: rozdaję, pilnuję zasad, liczę punkty i gram na każdym wolnym miejscu. Nic nie kosztuje pieniędzy, a wiadomości nie czytam.

setup-three = **Wystarczą trzy polecenia**
setup-command-play = `/play` rozdaje od razu, grasz z komputerem
setup-command-games = `/games` pokazuje twoje gry i te, które na ciebie czekają
setup-command-help = `/help` pokazuje całą resztę

setup-play-now = Zagraj teraz
setup-set-up = Ustaw

setup-who = **Ustaw** wybiera kanały, język, żetony i czas; to dla osób z uprawnieniem Zarządzanie serwerem.

setup-direct =
    ### Jestem już na serwerze { $server }
    Nie ma tam jednak kanału, który wszyscy mogą czytać i na którym mogę pisać. Daj mi na jakimś kanale **Wyświetlanie kanału** i **Wysyłanie wiadomości**. Tam `/setup` wybiera kanały, język, żetony i czas, a `/play` rozdaje od razu.

setup-form = Ustaw Cardroom na tym serwerze
setup-form-channels = Kanały dla stołów
    .about = Razem z ich wątkami. Żaden: stoły można otwierać wszędzie
setup-form-language = Język stołów
    .about = Karty i odpowiedzi są w języku tego, kto je czyta
setup-form-chips = Wirtualne żetony nowej osoby
    .about = Liczba całkowita do { $most }; 0: bez stawek, gra się na punkty
setup-form-time = Czas na ruch
    .about = Przy nowych stołach. Kto otwiera stół, może wybrać inny czas

setup-title = Cardroom jest ustawiony

setup-chips = **Wirtualne żetony** nowa osoba ma { $chips }
setup-no-stakes = **Wirtualne żetony** brak; przy stołach gra się na punkty

setup-needs = ⚠️ Na { $channels } potrzebuję: { $permissions }.
setup-text-only = Na { $channels } pokazuję karty jako tekst, bo brak mi uprawnień: { $permissions }.

setup-more = Więcej ustawień: `/cardroom settings`, `/cardroom chips`

setup-not-allowed = Cardroom ustawiają osoby z uprawnieniem **Zarządzanie serwerem** albo **Zarządzanie kanałami**{ $owner ->
        [none] { "" }
       *[other] , na przykład { $owner }
    }. Grać możesz od razu: `/play`.

setup-bad-chips = { $typed } to nie jest liczba żetonów. Wpisz liczbę całkowitą od 0 do { $most }. Nic się nie zmieniło.

setup-bad-choice = { $field ->
        [channels] Na jednym z kanałów w formularzu nie może być stołów
        [language] Nie znam języka z twojego formularza
       *[time] Czasu na ruch z twojego formularza nie ma do wyboru
    }. Nic się nie zmieniło.

setup-chosen = Twoje kanały: { $channels }

setup-topic-people = Z ludźmi
setup-topic-cards = Twoje karty
setup-topic-commands = Wszystkie polecenia
setup-topic-moves = Ruchy
setup-topic-results = Wyniki
setup-topic-tournaments = Turnieje
setup-topic-computers = Komputer
setup-topic-review = Podpowiedzi i analizy
setup-topic-fair = Uczciwe rozdania
setup-topic-ratings = Rankingi

setup-help =
    ### Cardroom
    Gry z rodziny remika, rozdawane na tym kanale.

setup-more-help = **Więcej o …**

setup-three-short = Wystarczą trzy polecenia: `/play`, `/games`, `/help`
