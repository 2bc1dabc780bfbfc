# Lessons: a deal of a game with all cards open, in five decisions; the command is /learn.

# The description of the command, at most 100 characters
lessons-command = Learn a game: one deal with open hands, five decisions
# The description of its option, at most 100 characters
lessons-option-game = The game to learn

# Buttons (at most 20 characters)
lessons-learn = 🎓 Learn
# Beside the button that shows the hand of a first match
lessons-learn-first = 🎓 Learn it first
lessons-another = 🎓 Another lesson
lessons-play = ▶ Play a real deal

# Above the buttons with the games
lessons-offer =
    ### 🎓 Learn a game
    One deal with all cards open: five decisions, about two minutes. Choose a game.

# Above lessons-offer, if the lesson that was asked for does not exist
lessons-gone = This lesson does not exist, or not any more.

## A page

# The heading. $game: its name
lessons-title = 🎓 { $game } · decision { $step } of { $steps }
lessons-title-end = 🎓 { $game } · the end of the lesson

# The answer to a move that is not the best. $action: the move as on its button, $why: sentences
lessons-wrong = ❌ **{ $action }**? { $why } Try again.
