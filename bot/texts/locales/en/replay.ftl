# Replays of finished deals: who may see what, what happened when, and why a replay is refused.
#
# $deal and $move: numbers of a deal and of a move in it.

## Descriptions of commands and their options, at most 100 characters

replay-command = Step through a finished deal
replay-option-match = One of your matches, or a table's number (default: your last one)
# "Export" is a button: replay-export
replay-option-file = Or the record of a match: the .json file from Export
replay-option-deal = Which deal, from 1 (default: the last)

## Buttons, at most 80 characters; and empty menus, at most 150

replay-button = Replay
# One step back, one step on
replay-back = ◀ Back
replay-next = Next ▶
# The deal as a picture of small tables
replay-whole = Whole deal
# The deal as text
replay-course = In words
replay-export = Export
# Leads back from these to single steps
replay-steps = Step by step
# A menu of the moments of the deal
replay-jump = Go to …
# A menu of the deals of the match
replay-deals = Another deal …

## Titles

# In place of the table's name, if the match was read from a file
replay-from-file = 📄 Match from a file
replay-begin = The cards have been dealt.

# Which moment of which deal is shown
replay-where = **Replay** · deal **{ $deal }** of { $deals } · move **{ $move }** of { $moves }
# Whose hands are shown; on buttons and above the hands (at most 40 characters)
replay-eyes-none = Table only
replay-eyes-own = My hand
replay-eyes-all = All hands
# Above one's own hand
replay-your-hand = Your hand
# $view: replay-eyes-none
replay-table-elsewhere = The table itself is under **{ $view }**.

## Whether hands can be seen after a match

# Values of an option of /table open, at most 100 characters
replay-hands-open = open after the match
replay-hands-private = private
# The same in the lobby of a table
replay-lobby-open = **Hands** open after the match: `/results replay` then shows all hands
replay-lobby-private = **Hands** private: `/results replay` shows each player only their own

## Moments and deals in menus, at most 100 characters

# $title: how the deal ended
replay-deal = Deal { $deal } · { $title }
# Beside a small table; $number: its number, $told: what has just happened
replay-frame = **{ $number }** · move { $move } · { $told }

## The description of a picture of small tables, for those who do not see it

# $frames: a list of what each table shows: "1: move 0, upcard 5♦, stock 31; 2: move 4, …"
replay-sheet = { $count ->
    [one] { $count } moment of the deal as small tables. { $frames }.
   *[other] { $count } moments of the deal as small tables. { $frames }.
}
replay-sheet-move = move { $move }
replay-sheet-upcard = upcard { $card }
replay-sheet-no-upcard = an empty discard pile
replay-sheet-stock = stock { $cards }
# How many cards are in melds on the table
replay-sheet-melds = { $cards ->
    [one] { $cards } in melds
   *[other] { $cards } in melds
}

## A match in a menu: "#3 · Gin Rummy · you 120, Ada 90, 2 more · 3 days ago", at most 100 characters

replay-you = you { $score }
replay-more-players = { $count } more
replay-ago-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
replay-ago-hours = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
replay-ago-minutes = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
replay-ago-now = just now

## Beside the files of an export: whose view they show, and whether the match can be loaded again

replay-exported-none = The match as spectators saw it.
replay-exported-own = The match as you saw it, with your hands.
replay-exported-all = The match with all hands.
replay-exported-record = The record (.json) can be loaded with `/results replay file:`.
replay-exported-later = The record has every hand, so you can get it when the match has ended.
replay-exported-private = There is no record to load: the table has private hands.

## Refusals. $table: the number of a table

replay-refused-no-place = That button no longer works. Open the deal again with `/results replay`.
replay-refused-no-match = There is no such match here. Choose one of yours in the option `match`, or type the number of its table.
replay-refused-no-matches = You have finished no deal here yet. `/play` deals one at once.
replay-refused-nothing = At table { $table } no deal has been finished, so there is nothing to replay.
replay-refused-nothing-in-match = In that match no deal has been finished, so there is nothing to replay.
replay-refused-not-seen = That table is in a channel that you cannot see, and you did not play at it.
replay-refused-no-deal = { $deals ->
    [one] There is no deal { $deal } in that match: it has { $deals } finished deal.
   *[other] There is no deal { $deal } in that match: it has { $deals } finished deals.
}
replay-refused-unfinished = Deal { $deal } is not finished; only finished deals are shown.
# $moves: how many moves the deal has
replay-refused-no-move = There is no move { $move } in that deal: it has { $moves }.
replay-refused-no-seat = You did not play at that table, so you had no hand there. The table itself is shown.
replay-refused-later = You can see all hands when the match has ended.
replay-refused-private = That table has private hands: each player sees only their own.
replay-refused-unreadable = The record of table { $table } cannot be replayed by today's rules. Its results stay as they were.
replay-refused-given-twice = Name a match of this server or a file, not both.
replay-refused-reading = Your last file is still being read. Give the next one when it is open.
replay-refused-not-fetched = The file could not be fetched from Discord. Please try again.
replay-refused-file-gone = I no longer have that file. Load it again with `/results replay file:`.
replay-refused-review-live = The match at table { $table } is still being played. You can review it when it has ended.
replay-refused-review-seat = You did not play in that match, and reviews are for its players only. `/results replay` shows what spectators saw.
replay-refused-review-game = I cannot review this game yet. `/results replay` goes through its deals.
# "Review" is a button
replay-refused-review = I no longer have that review. Ask for it again with **Review** or `/results review`.
