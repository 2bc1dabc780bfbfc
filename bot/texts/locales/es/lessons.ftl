# The description of the command, at most 100 characters
lessons-command = Aprende un juego: una mano con las cartas a la vista y cinco decisiones
# The description of its option, at most 100 characters
lessons-option-game = El juego que quieres aprender

# Buttons (at most 20 characters)
lessons-learn = 🎓 Aprender
lessons-learn-first = 🎓 Aprender antes
lessons-another = 🎓 Otra lección
lessons-play = ▶ Jugar de verdad

lessons-offer =
    ### 🎓 Aprende un juego
    Una mano con todas las cartas a la vista: cinco decisiones, unos dos minutos. Elige un juego.

lessons-gone = Esta lección no existe, o ya no.

lessons-title = 🎓 { $game } · decisión { $step } de { $steps }
lessons-title-end = 🎓 { $game } · fin de la lección

lessons-wrong = ❌ ¿**{ $action }**? { $why } Prueba otra vez.
