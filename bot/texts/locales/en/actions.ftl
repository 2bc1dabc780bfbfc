# Actions in words: on buttons, in menus and in questions.

# The placeholder of the menu of discards (at most 150 characters)
actions-discard-title = Discard a card …

# The question that confirms an action. $action: the label of its button
actions-question = **{ $action }?**

# The button that confirms an action
actions-yes = Yes

# What a player can do now. $ways: a list ("a, b or c") of labels of buttons in bold, and of actions-way
actions-possible = You can { $ways }.

# In the list of actions-possible: something that can be done with one of several cards.
# $verb: an infinitive such as "discard" or "knock with"; $cards: the cards, or actions-cards;
# $count: how many cards
actions-way = { $count ->
        [one] { $verb } { $cards }
       *[other] { $verb } one of { $cards }
    }

# In place of so many cards that they are not named
actions-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Verbs of actions-way
actions-discard = discard
actions-layoff = lay off
