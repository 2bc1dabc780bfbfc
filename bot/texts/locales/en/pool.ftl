# The pool: members of several servers who look for people to play with. They play by direct message.

## The command (at most 100 characters), its options and choices

pool-command = Find people of any server to play with
pool-option-game = Which game
pool-option-speed = How much time a turn has
pool-speed-quick = Quick
pool-speed-normal = Normal
pool-speed-slow = Slow
# On a button (at most 40 characters). $speed: "Quick"; $time: the time of a turn, such as "5 minutes"
pool-speed = { $speed } · { $time } a turn

## On the page of /play

# A button beside those that begin a match against computers: play with anybody, of whatever server
pool-anyone = Anyone
# The line below it in a menu (at most 100 characters)
pool-anyone-about = People of any server; you play by direct message
# Above that button
pool-or-anyone = Or play with people: **Anyone** looks for them in all servers.

## What the pool means; read before somebody agrees to it

# $name: the reader's own name
pool-introduction =
    ### Find me a table
    I seat you with people of any server who want the same game at the same speed. If nobody comes within a minute, I offer you a computer meanwhile.
    - **By direct message**: you play where I write to you, not in a channel. After a match, those who sat there can look at all its cards.
    - **How others see you**: as “Player 4F”, another name in every match; or as **{ $name }**, if you choose that. Nobody learns your server.
    - **No chips.** The matches count for a rating of the pool, which no server shows.
    - **Block and report**: you never meet a player again whom you block. Those who often leave wait longer.
    - You can leave the pool at any time with `/find`.
# A button
pool-agree = I agree
# The title of a menu
pool-seen-as = How others see you
# Choices of that menu (at most 60 characters)
pool-known-as-anonymous = Others see me as “Player 4F”
pool-known-as-name = Others see my name

## The page on which one chooses

# $rating: "1,500 ± 120"; $game: the title of a game
pool-find =
    ### Find me a table
    Choose a game, then how much time a turn has. I look for people of about your rating: { $rating } in { $game }.
# The title of a menu
pool-which-game = Game
# Buttons
pool-stop = Stop waiting
pool-leave = Leave the pool
pool-blocks = { $count ->
    [one] { $count } blocked player
   *[other] { $count } blocked players
}
pool-left = You have left the pool. Matches that have begun go on. `/find` takes you back.
# After somebody has begun to wait; their direct messages show the rest
pool-in-direct = I look for people, and have sent you a direct message. You can do something else meanwhile.
# The same for the host of a table that waits for players
pool-from-lobby = I look for people of any server, and have sent you a direct message. You would play there, by the usual rules and without chips. This table stays open: when a match with people begins at one of the two, the other one ends.

## The direct message of somebody who waits

# A heading
pool-wait-state = { $state ->
    [waiting] I look for people
    [seated] Your table is ready
    [stopped] You do not wait any more
   *[expired] Nobody has come in time
}
pool-wait-then = { $state ->
    [seated] Your hand is in a new message.
    [stopped] Press the button if you want to play after all.
   *[expired] That happens when few people play. Try again at another time, or another speed.
}
# $rating: "1,500 ± 120"
pool-waits = You play with people of about your rating ({ $rating }). The longer you wait, the farther I look.
# $time: a time of day; $left: "in 9 minutes"
pool-until = I look until { $time } ({ $left }), and write to you here.
pool-offer = **Nobody has come so far.** Play a computer meanwhile: I go on looking.
# Buttons
pool-meanwhile = Play a computer meanwhile
pool-wait-again = Wait again
pool-meanwhile-dealt = Your hand is in a new message. I go on looking for people.

## At a table of the pool, and after the match

# The name of somebody who does not show theirs. $code: two letters or digits
pool-player = Player { $code }
# In small print, to the player who is known by that name
pool-own-name = -# You are { $name }.
# Buttons (at most 40 characters)
pool-again = Play again with them
pool-others = Find others
pool-people = Block or report
pool-block = Block
pool-report = Report
pool-again-noted = Noted. The next match begins as soon as everybody wants to play again.
pool-again-begins = Your hand is in a new message.
# $player: another player's name; $table: such as "🟦 Table 3"
pool-wants-again = { $player } wants to play with you again, after { $table }.
pool-no-people = Nobody else sits here.
pool-blocked = You will not meet { $player } again.

## Reports. The title and the label: at most 45 characters; .about: at most 100

pool-report-title = Report a player
pool-report-reason = What happened?
    .about = The operator of Cardroom reads it, together with the match.
pool-reported = Thank you. The operator will read it. To never meet this player again, press **Block**.

## Blocked players; a name is never shown

pool-no-blocks = You have blocked nobody.
pool-blocks-heading = { $count ->
    [one] ### Blocked players
   *[other] ### Blocked players: { $shown } of { $count }
}
# $date: a day
pool-block-line = { $number }. The opponent of { $date }, in seat { $seat }
# A button; $number: that of a line
pool-unblock = Unblock { $number }

## Refusals

# At a table of the pool: what would need a lobby, a channel or a moderator
pool-not-at-table = That cannot be done at a table of the pool. There you can play, resign, block and report.
# $limit: a number
pool-refused = { $reason ->
    [not_here] This server does not take part in the pool. You can use `/find` in a direct message to me.
    [not_agreed] You are not in the pool. `/find` shows what it means, and lets you agree.
    [direct_closed] I cannot send you direct messages, and that is where you would play. Allow them in the privacy settings of a server that we share, then use `/find` again.
    [direct_later] Discord does not let me write to you right now. Try again in a few minutes.
    [too_often] You have begun to wait { $limit } times in ten minutes. Try again a little later.
    [too_many] You play { $limit } matches of the pool. Finish one of them first.
    [not_waiting] You do not wait. `/find` looks for people again.
    [not_pool] There is nobody to block or report.
    [still_playing] The match has not ended.
    [alone] You have played against computers alone. `/find` finds people.
    [reported_often] You have reported { $limit } players today. Try again tomorrow.
    [no_reason] Say what happened, in a few words.
   *[blocked_many] You have blocked { $limit } players, which is the most. Unblock somebody first.
}

## Settings of a server

pool-server = **Pool** { $pool ->
    [yes] members may ask for people of other servers with `/find`
   *[no] `/find` cannot be used in this server
}
# The option of a command (at most 100 characters)
pool-server-option = Whether members may look for people of other servers here (/find)

## The database did not respond

pool-wait-not-stored = The wait could not be stored. You wait as you did before.
pool-choice-not-stored = That could not be stored. Nothing has changed in the pool.
pool-stop-not-stored = That could not be stored, so you still wait.
pool-report-not-stored = The report could not be stored. Please send it again.
