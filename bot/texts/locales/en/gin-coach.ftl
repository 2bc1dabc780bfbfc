# Gin Rummy: what a move leaves, for hints and reviews. Whole sentences.

# $outs: the clause gin-coach-outs
gin-coach-discard = It leaves { $deadwood } deadwood; { $outs }.

# Before a draw
gin-coach-draw = You have { $deadwood } deadwood; { $outs }.

gin-coach-take = Your deadwood goes from { $before } to as low as { $after } after a discard.

gin-coach-leaves = It leaves { $deadwood } deadwood.

# How many of the unseen cards could be melded with the hand. A clause after a semicolon, without a full stop.
# $cards: these cards, if they are few, else "none"
gin-coach-outs = { $outs ->
        [one] { $outs } of { $unseen } unseen cards completes a meld
       *[other] { $outs } of { $unseen } unseen cards complete a meld
    }{ $cards ->
        [none] { "" }
       *[cards] : { $cards }
    }

# Follows gin-coach-discard: the opponent may want the discard
gin-coach-feeds = It goes with { $cards }, which your opponent took.
