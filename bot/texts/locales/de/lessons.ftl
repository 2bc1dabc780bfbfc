# The description of the command, at most 100 characters
lessons-command = Ein Spiel lernen: eine Runde mit offenen Karten, fünf Entscheidungen
# The description of its option, at most 100 characters
lessons-option-game = Das Spiel, das du lernen willst

# Buttons (at most 20 characters)
lessons-learn = 🎓 Lernen
lessons-learn-first = 🎓 Zuerst lernen
lessons-another = 🎓 Anderes Spiel
lessons-play = ▶ Echte Runde

lessons-offer =
    ### 🎓 Ein Spiel lernen
    Eine Runde mit offenen Karten: fünf Entscheidungen, etwa zwei Minuten. Wähle ein Spiel.

lessons-gone = Diese Lektion gibt es nicht oder nicht mehr.

lessons-title = 🎓 { $game } · Entscheidung { $step } von { $steps }
lessons-title-end = 🎓 { $game } · Ende der Lektion

lessons-wrong = ❌ **{ $action }**? { $why } Versuch es noch einmal.
