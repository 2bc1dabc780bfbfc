# The description of the command, at most 100 characters
lessons-command = Matuto ng laro: isang deal na kita ang lahat ng baraha, limang pasya
# The description of its option, at most 100 characters
lessons-option-game = Ang larong gusto mong matutuhan

# Buttons (at most 20 characters)
lessons-learn = 🎓 Matuto
lessons-learn-first = 🎓 Matuto muna
lessons-another = 🎓 Ibang lesson
lessons-play = ▶ Totoong deal

lessons-offer =
    ### 🎓 Matuto ng laro
    Isang deal na kita ang lahat ng baraha: limang pasya, mga dalawang minuto. Pumili ng laro.

lessons-gone = Walang ganitong lesson, o wala na.

lessons-title = 🎓 { $game } · pasya { $step } sa { $steps }
lessons-title-end = 🎓 { $game } · katapusan ng lesson

lessons-wrong = ❌ **{ $action }**? { $why } Subukan ulit.
