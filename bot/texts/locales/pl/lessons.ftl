# The description of the command, at most 100 characters
lessons-command = Naucz się gry: jedno rozdanie z odkrytymi kartami i pięć decyzji
# The description of its option, at most 100 characters
lessons-option-game = Gra, której chcesz się nauczyć

# Buttons (at most 20 characters)
lessons-learn = 🎓 Nauka gry
lessons-learn-first = 🎓 Najpierw nauka
lessons-another = 🎓 Inna lekcja
lessons-play = ▶ Prawdziwa gra

lessons-offer =
    ### 🎓 Naucz się gry
    Jedno rozdanie ze wszystkimi kartami odkrytymi: pięć decyzji, około dwóch minut. Wybierz grę.

lessons-gone = Tej lekcji nie ma albo już jej nie ma.

lessons-title = 🎓 { $game } · decyzja { $step } z { $steps }
lessons-title-end = 🎓 { $game } · koniec lekcji

lessons-wrong = ❌ **{ $action }**? { $why } Spróbuj jeszcze raz.
