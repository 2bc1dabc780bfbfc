# Tournaments: registration, rounds, standings, complaints, and what an organiser does.
#
# $player, $other, $who: names of members. $time: a time that Discord shows in the reader's own zone, such as
# "in 10 minutes" or "Friday, 20:30"; it stands in the sentence as it is.
# A label of a button or a column is as short as the English one.

## The formats: names (in menus and titles), and what each is in one sentence

tournaments-format-arena = Arena
    .about = Play whoever is free until the time is up; from the third win in a row, each counts double.
tournaments-format-knockout = Knock-out
    .about = Who loses a match is out, until one is left.
tournaments-format-round-robin = Round robin
    .about = Everybody meets everybody, round by round.
tournaments-format-swiss = Swiss
    .about = In each round you meet somebody with about as many points; nobody is out.
tournaments-format-league = League
    .about = Everybody meets everybody in their division; all matches are played at the same time.
tournaments-format-ladder = Ladder
    .about = A ranking: who beats somebody above them climbs half of the way.

## The message of a tournament

# $name: as the organiser has called it; $game and $format: names
tournaments-title = { $name } · { $game } · { $format }
tournaments-title-unnamed = { $game } · { $format }

# In small print, below everything. $number: of the tournament in this server
tournaments-footer = Tournament { $number } · opened by { $player }

# The name of a tournament that has none, in the link at its tables
tournaments-numbered = Tournament { $number }

# The link at a table whose match is over
tournaments-back = Back to the tournament

# Two times: the day and hour, and how long it is until then
tournaments-starts = **Starts** { $time } ({ $left })
tournaments-starts-full = **Starts** when all { $places } places are taken, or when the organiser starts it
tournaments-starts-organiser = **Starts** when the organiser starts it
tournaments-check-in-later = **Check-in** opens { $time }. A player who has not checked in at the start does not play.
tournaments-check-in-open = **Check-in is open.** Press **Check in**. A player who has not checked in at the start does not play.

# $length: a duration such as "60 minutes"
tournaments-lasts-arena = **Lasts** { $length }
tournaments-lasts-month = **A season lasts** { $length }
tournaments-rounds-of = **Rounds** { $rounds }
tournaments-divisions = **Divisions** { $divisions }

# $clock: each player's time for a match; $increment: added after each turn
tournaments-clock = **Time for a match** { $clock } for each player, and { $increment } more after each turn
tournaments-clock-only = **Time for a match** { $clock } for each player

# $turn: a duration
tournaments-turn = **Time for a turn** { $turn }; who exceeds it loses the match
tournaments-deals = { $deals ->
    [one] **A match** is { $deals } deal
   *[other] **A match** is { $deals } deals
}
tournaments-duplicate = **The same cards for everybody:** in each round all tables get the same deals, and you score the difference to the others.

# Rules of the game that differ from the usual ones
tournaments-rules = **Rules** { $rules }

# $entry and $pot: chips, written with separators; $count: the chips of the entry, for the plural
tournaments-entry = { $count ->
    [one] **Entry** { $entry } chip · **in the pot** { $pot }
   *[other] **Entry** { $entry } chips · **in the pot** { $pot }
}

# $shares: percentages such as "50 %, 30 % and 20 %", for the first places in order
tournaments-prizes = **Prizes** { $shares } of the pot for the first places

# $role: a role of the server
tournaments-role = **The winner gets** { $role }
tournaments-registered = **Registered** { $registered }
tournaments-registered-of = **Registered** { $registered } of { $places }
tournaments-checked-in = **Checked in** { $ready } of { $registered }
tournaments-waiting = **Waiting for a place** { $waiting }
tournaments-nobody = Nobody yet: be the first.

# After a list of names, or of matches, that was cut. $count: how many more there are
tournaments-more-names = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
tournaments-fewest = { $fewest ->
    [one] If fewer than { $fewest } takes part, it is cancelled.
   *[other] If fewer than { $fewest } take part, it is cancelled.
}
tournaments-fewest-paid-back = { $fewest ->
    [one] If fewer than { $fewest } takes part, it is cancelled and everything is paid back.
   *[other] If fewer than { $fewest } take part, it is cancelled and everything is paid back.
}

# Rounds of a tournament: titles, also of the columns of a picture
tournaments-round = Round { $round }
tournaments-round-of = Round { $round } of { $rounds }
tournaments-final = Final
tournaments-for-third = Match for third place
tournaments-semifinals = Semifinals
tournaments-quarterfinals = Quarterfinals

# The matches that are being played now
tournaments-under-way = { $matches ->
    [one] { $matches } match is being played
   *[other] { $matches } matches are being played
}
tournaments-next-round = The next round begins { $time }.
tournaments-ends = Ends { $time }.
tournaments-last-matches = The time is over; the last matches are played to their end.
tournaments-paused = **Paused by the organiser:** no new match begins until it goes on.
tournaments-stalled = **Something unexpected went wrong:** the tournament does not go on for now. I try again by myself; nothing is lost.
tournaments-playing-now = **Playing now**
tournaments-resting = **Not paired for now** { $players }
tournaments-bye = **Without an opponent in this round** { $players }
tournaments-challenges = **Challenges**

# $time: when it lapses
tournaments-challenge = { $player } has challenged { $other }. The challenge lapses { $time }.

# The heading of a division in a league
tournaments-division = Division { $division }

tournaments-review = **All matches are played.** Look at them, and say whether something is wrong: prizes are paid { $time }, or as soon as nobody has a complaint.
tournaments-review-unpaid = **All matches are played.** Look at them, and say whether something is wrong: the result is final { $time }, or as soon as nobody has a complaint.
tournaments-review-held = **All matches are played.** The result waits until a moderator has decided.
tournaments-content = No complaints: { $content } of { $entrants }
tournaments-complaint-open = **{ $player } complains:** { $note }
tournaments-complaint-upheld = **{ $player } complained:** { $note } · accepted
tournaments-complaint-rejected = **{ $player } complained:** { $note } · rejected
tournaments-decision-reason = Reason: { $note }
tournaments-over = **The tournament is over.**
tournaments-won = **{ $player } has won.**
tournaments-won-by-several = **{ $players } share the first place.**
tournaments-paid = { $count ->
    [one] { $player } gets { $chips } chip
   *[other] { $player } gets { $chips } chips
}
tournaments-replays = Every match can be replayed: press **Matches**.
tournaments-cancelled-too-few = **Cancelled**, since too few took part.
tournaments-cancelled-organiser = **Cancelled by the organiser.**
tournaments-cancelled-channel = **Cancelled**, since its channel is gone.
tournaments-paid-back = All entries have been paid back.

## Messages that mention those whom they concern. $members: mentions

tournaments-call-check-in = { $members }: check-in is open. The tournament starts { $time }: press **Check in** before that, or you do not play.
tournaments-call-challenge = { $member }: { $player } challenges you. The challenge lapses { $time }. If you decline it or let it lapse, you fall eight places.
tournaments-call-stalled = { $members }: something unexpected went wrong, and the tournament does not go on for now. I try again by myself; nothing is lost. If you do not want to wait, cancel it: press **Manage**. Everything is then paid back.
tournaments-call-ended = { $members }: all matches are played. Look at the result, and press **No complaints** or **Complain**.
tournaments-call-cancelled = { $members }: the tournament is cancelled.

## Buttons (at most 20 characters)

tournaments-button-register = Register
tournaments-button-join = Take part
tournaments-button-withdraw = Withdraw
tournaments-button-check-in = Check in
tournaments-button-rest = Pause me
tournaments-button-back = I'm back
tournaments-button-mine = My match
tournaments-button-details = More …
tournaments-button-standings = Standings
tournaments-button-rounds = Rounds
tournaments-button-matches = Matches
tournaments-button-log = Log
tournaments-button-manage = Manage
tournaments-button-agree = No complaints
tournaments-button-complain = Complain …
tournaments-button-accept = Accept
tournaments-button-decline = Decline
tournaments-button-start = Start now
tournaments-button-again = Show again
tournaments-button-pause = Pause
tournaments-button-resume = Go on
tournaments-button-cancel = Cancel …
tournaments-button-disqualify = Disqualify …
tournaments-button-substitute = Substitute …
tournaments-button-result = Set a result …
tournaments-button-decide = Decide …
tournaments-button-season = Next season
tournaments-button-older = Older
tournaments-button-newer = Newer
tournaments-button-overview = Overview
tournaments-button-sure = Yes, withdraw
tournaments-button-form = Open a tournament …

## Columns of a picture of standings (at most 12 characters)

tournaments-column-points = Points
tournaments-column-played = Matches
tournaments-column-wins = Wins
tournaments-column-buchholz = Buchholz
tournaments-column-sonneborn-berger = S.-Berger
tournaments-column-direct-encounter = Direct
tournaments-column-best-round = Best round
tournaments-column-rounds = Rounds

# The alt text of a picture. $standings: "1. Ann 5, 2. Ben 4½" and so on
tournaments-picture-standings = Standings: { $standings }
tournaments-picture-bracket = Knock-out bracket: { $matches }

# A match in that list: who met whom; $winner has won
tournaments-picture-meeting = { $player } and { $other }
tournaments-picture-meeting-won = { $player } and { $other }: { $winner } won

# In a bracket: nobody, since the other one has no opponent
tournaments-free = no opponent

## Pages that only one member sees

tournaments-list = Tournaments
tournaments-list-none = No tournament yet. `/tournament open` opens one.

# $number: of the tournament
tournaments-list-line = **{ $number }** { $title }
tournaments-stage-registration = registration is open
tournaments-stage-running = under way
tournaments-stage-review = all matches are played
tournaments-stage-over = over
tournaments-stage-cancelled = cancelled
tournaments-choose = Choose a tournament

tournaments-own-not-in = You do not take part.
tournaments-own-registered = You are registered.
tournaments-own-checked-in = You are registered and have checked in.
tournaments-own-waiting = You wait for a place, as number { $place } of those who wait.
tournaments-own-playing = You play against { $players }: { $table }.
tournaments-own-being-opened = You play against { $players }: your table is being opened.
tournaments-own-free = You have no match now.
tournaments-own-resting = You are not paired now. Press **I'm back** to be paired again.
# $points: with its column, such as "Points 4½"
tournaments-own-place = Your place: { $place } of { $entrants }. { $points }
tournaments-own-withdrawn = You have withdrawn.
tournaments-own-disqualified = You are disqualified.
tournaments-own-replaced = { $player } plays on in your place.
tournaments-own-challenged = { $player } has challenged you. If you do not answer, you fall eight places.

tournaments-standings = Standings
tournaments-standings-none = There are no standings yet.
tournaments-rounds = Rounds
tournaments-rounds-none = Nothing has been paired yet.
tournaments-matches = Matches
tournaments-choose-match = Look at a match
tournaments-choose-rival = Challenge somebody above you

# A page of a list
tournaments-page = Page { $page } of { $pages }

# A match in a list. $players: "Ann – Ben"; $score: "120 – 85"
tournaments-match-result = { $players } · **{ $score }**
tournaments-match-won-by = { $players } · **{ $score }** · { $winners } wins
tournaments-match-set = { $players } · **{ $score }** · set by the organiser
tournaments-match-forfeit = { $players } · not played: { $winners } wins
tournaments-match-nobody = { $players } · not played
tournaments-match-lot = { $players } · **{ $score }** · a lot decided for { $winners }
tournaments-match-playing = { $players } · { $table }
tournaments-match-opening = { $players } · the table is being opened

# The heading of a match. $number: of the match
tournaments-match = Match { $number }
tournaments-match-won = Won by { $players }.
tournaments-match-draw = Nobody has won.
tournaments-match-gone = { $players } gave up, ran out of time or did not come.

# A link to a table. $number: of the table
tournaments-table = Table { $number }

tournaments-with-same-cards = With the same cards, compared with the other tables
# $difference: "+12.5"
tournaments-difference = { $player }: **{ $difference }**

## The log: what has happened. $player and $other: names

tournaments-log = Log
tournaments-log-none = Nothing has happened yet.
tournaments-log-registered = { $player } registered.
tournaments-log-withdrawn = { $player } withdrew.
tournaments-log-check-in-opened = Check-in opened.
tournaments-log-checked-in = { $player } checked in.
tournaments-log-started = { $count ->
    [one] Play started with { $count } player.
   *[other] Play started with { $count } players.
}
tournaments-log-round = { $matches ->
    [one] Round { $round } began, with { $matches } match.
   *[other] Round { $round } began, with { $matches } matches.
}
tournaments-log-bye = Without an opponent: { $players }.
tournaments-log-paired = Match { $number } began: { $players }.
tournaments-log-finished = Match { $number }, { $players }: { $score }.
tournaments-log-won = Match { $number }, { $players }: { $score }; { $winners } won.
tournaments-log-set = The result of match { $number }, { $players }, was set: { $score }.
tournaments-log-forfeit = Match { $number }, { $players }, was not played; { $winners } won.
tournaments-log-not-played = Match { $number }, { $players }, was not played; nobody won.
tournaments-log-lot = Match { $number }, { $players }, was tied again; a lot decided for { $winners }.
tournaments-log-resting = { $player } is not paired for now.
tournaments-log-back = { $player } is paired again.
tournaments-log-substituted = { $other } plays on in the place of { $player }.
tournaments-log-disqualified = { $player } was disqualified.
tournaments-log-challenged = { $player } challenged { $other }.
tournaments-log-accepted = { $player } accepted the challenge.
tournaments-log-declined = { $player } declined the challenge and fell eight places.
tournaments-log-lapsed = { $player } did not answer the challenge in time and fell eight places.
tournaments-log-paused = The tournament was paused.
tournaments-log-resumed = The tournament went on.
tournaments-log-stalled = Something unexpected went wrong: the tournament stood still.
tournaments-log-recovered = The tournament goes on after what went wrong.

# $time: a duration such as "5 minutes"
tournaments-log-delayed = I was away: everything is { $time } later.

# $time: a duration such as "5 minutes"
tournaments-log-set-back = My clock was set back: all times so far are { $time } earlier.
tournaments-log-play-ended = All matches were played.
tournaments-log-agreed = { $player } has no complaint.
tournaments-log-complained = { $player } complained.
tournaments-log-upheld = The complaint of { $player } was accepted.
tournaments-log-rejected = The complaint of { $player } was rejected.
tournaments-log-taken-back = { $player } took the complaint back.
tournaments-log-closed = The tournament ended.
tournaments-log-closed-paid = The tournament ended, and prizes were paid: { $prizes }.
tournaments-log-cancelled-too-few = Too few took part: the tournament was cancelled.
tournaments-log-cancelled-organiser = The tournament was cancelled.
tournaments-log-cancelled-channel = The channel was deleted: the tournament was cancelled.

# Who requested it, and why; each follows an event. $member: a mention, $note: their own words in quotes
tournaments-log-by = By { $member }
tournaments-log-why = Reason: { $note }

## What an organiser does

tournaments-manage = Manage the tournament
tournaments-manage-about = Everything that you do here is in the log, with your name and reason, for everybody to read.
tournaments-manage-registration = **Start now** starts with all who are registered; if check-in is open, with all who have checked in.
tournaments-manage-running = **Pause**: no new match begins. **Substitute**: another member plays on with the points of an entrant who has no match now. **Set a result** ends a match, or changes its result.
tournaments-manage-review = **Decide** is for moderators: the tournament ends once all complaints are decided.

## Forms (titles and labels: at most 45 characters; descriptions: at most 100)

tournaments-form = Open a tournament
tournaments-form-game = Game
tournaments-form-format = Format
tournaments-form-start = Start
    .about = "in 30 min", "20:30" (UTC), "2026-12-24 18:00" (UTC), or "full": once all places are taken
tournaments-form-clock = Time for each player
tournaments-form-more = More (optional)
    .about = name, places, entry, prizes, deals, duplicate, rounds, length, check_in, role, or game rules
    .example = name=Friday cup, places=16, entry=100, prizes=50/30/20

# $minutes for a match, $seconds more after each turn
tournaments-form-clock-match = { $minutes } min + { $seconds } s
tournaments-form-clock-day = No clock: one day for each turn
tournaments-form-reason = Reason
    .about = Everybody can read it in the log.
tournaments-form-cancel = Cancel the tournament
tournaments-form-disqualify = Disqualify a member
tournaments-form-substitute = Seat a substitute
tournaments-form-result = Set the result of a match
tournaments-form-decide = Decide a complaint
tournaments-form-complain = Complain
tournaments-form-complaint = What is wrong?
    .about = Everybody can read it. A moderator decides.
tournaments-form-entrant = Entrant
tournaments-form-substitute-member = Who plays on in their place
tournaments-form-match = Match
tournaments-form-scores = Points of each, in the order of the names
    .about = Such as "120 85"; more is better
tournaments-form-which = Whose complaint
tournaments-form-decision = Decision
tournaments-form-upheld = Accept it
tournaments-form-rejected = Reject it

## What may be typed as a time; words that mean the same, separated by blanks

tournaments-typed-in = in after
tournaments-typed-minutes = m min mins minute minutes
tournaments-typed-hours = h hr hour hours
tournaments-typed-days = d day days
tournaments-typed-full = full

# The usual start, made of these words
tournaments-typed-usual = in 30 min

## Commands and their options (at most 100 characters)

tournaments-command = Tournaments: open one, take part, look at the standings
tournaments-command-open = Open a tournament in this channel; without options, a form opens
tournaments-command-list = All tournaments of this server
tournaments-command-show = One tournament, and what you can do there
tournaments-command-standings = The standings of a tournament
tournaments-command-rounds = Who met whom, round by round
tournaments-command-matches = The matches of a tournament, with their replays
tournaments-command-log = Everything that has happened in a tournament
tournaments-command-register = Register for a tournament
tournaments-command-withdraw = Withdraw from a tournament
tournaments-command-checkin = Check in before the start
tournaments-command-rest = Arena: not be paired for now, or be paired again
tournaments-command-challenge = Ladder: challenge a member above you
tournaments-command-answer = Ladder: accept or decline a challenge
tournaments-command-agree = Say that you have no complaint about the result
tournaments-command-complain = Complain about the result; a moderator decides
tournaments-command-manage = Organisers: start, pause, cancel, and more
tournaments-command-start = Organisers: start now
tournaments-command-pause = Organisers: pause, or go on
tournaments-command-cancel = Organisers: cancel the tournament; everything is paid back
tournaments-command-disqualify = Organisers: disqualify a member
tournaments-command-substitute = Organisers: let another member play on in the place of an entrant
tournaments-command-result = Organisers: set the result of a match
tournaments-command-decide = Moderators: decide on a complaint

tournaments-command-season = Organisers: open the next season of a league or a ladder
tournaments-option-number = The number of the tournament (default: the one in this channel)
tournaments-option-name = A name for the tournament
tournaments-option-format = How players are paired (default: arena)
tournaments-option-start = "in 30 min" (default), "20:30" or "2026-12-24 18:00" in UTC, or "full"
tournaments-option-places = The most players; others wait (default: no limit)
tournaments-option-rounds = Rounds of a Swiss tournament (default: as many as usual)
tournaments-option-length = Minutes of an arena (default: 60); days of a ladder (default: 30)
tournaments-option-clock = Minutes of each player for a match; 0: only turns are timed
tournaments-option-increment = Seconds that are added after each turn
tournaments-option-turn = Time for a turn; who exceeds it loses the match
tournaments-option-entry = Chips that each player pays into the pot
tournaments-option-prizes = Percent of the pot for the first places, such as 50/30/20
tournaments-option-duplicate = All tables of a round get the same cards (Swiss, round robin)
tournaments-option-deals = Deals in a match (default: by the rules of the game)
tournaments-option-third-place = Knock-out: whether there is a match for the third place
tournaments-option-divisions = League: number of divisions
tournaments-option-check-in = Minutes before the start in which players check in; 0: no check-in
tournaments-option-role = A role that the winner gets, until the next one wins
tournaments-option-threads = Whether each match gets a thread, where I may make one
tournaments-option-seats = Players at a table
tournaments-option-rests = True: not be paired for now; False: be paired again
tournaments-option-member = Which member
tournaments-option-substitute = Who plays on in their place
tournaments-option-accepts = True: accept; False: decline
tournaments-option-complaint = What is wrong; everybody can read it
tournaments-option-reason = Why; everybody can read it
tournaments-option-match = The number of the match
tournaments-option-scores = Points of each player in the order of the names, such as 120 85
tournaments-option-upheld = True: accept the complaint; False: reject it
tournaments-option-pauses = True: pause; False: go on

## Answers

tournaments-opened = The tournament is open: it is shown in the channel in a moment.
tournaments-done-registered = You are registered.
tournaments-done-waiting = All places are taken: you wait for one.
tournaments-done-withdrawn = You have withdrawn.
tournaments-done-withdrawn-paid = You have withdrawn, and your entry is paid back.
tournaments-done-checked-in = You have checked in.
tournaments-done-resting = You are not paired for now.
tournaments-done-back = You are paired again.
tournaments-done-challenged = { $player } is challenged and has 48 hours to answer.
tournaments-done-accepted = You have accepted: your table is being opened.
tournaments-done-declined = You have declined, and fall eight places.
tournaments-done-agreed = Noted: you have no complaint.
tournaments-done-complained = Your complaint is noted. A moderator decides, and everybody can read why.
tournaments-done-started = The tournament has started.
tournaments-done-paused = The tournament is paused.
tournaments-done-resumed = The tournament goes on.
tournaments-done-cancelled = The tournament is cancelled.
tournaments-done-unread = The tournament is cancelled, and what was in its pot is paid back. Its record cannot be read any more.
tournaments-done-disqualified = { $player } is disqualified.
tournaments-done-substituted = { $other } plays on in the place of { $player }.
tournaments-done-set = The result is set.
tournaments-done-decided = The complaint is decided.
tournaments-done-again = The message is at the end of the channel now.
tournaments-done-season = The next season is open: it is shown in the channel in a moment. Everybody has to register again.
tournaments-withdraw-sure = Withdraw from the tournament? You cannot come back.
tournaments-withdraw-sure-match = Withdraw from the tournament? You lose the match that you play now, and cannot come back.

## Refusals: what is the matter, and what to do

tournaments-no-not-open = Registration is closed: this tournament takes nobody any more.
tournaments-no-not-open-over = This tournament is over. `/tournament list` shows the others.
tournaments-no-not-open-started = This tournament has started already.
tournaments-no-already-in = That member takes part already.
tournaments-no-already-in-own = You take part already. `/tournament show` says what you can do.
tournaments-no-not-in = That member does not take part in this tournament.
tournaments-no-not-in-own = You do not take part in this tournament. Press **Register** if it still takes players.
tournaments-no-out = You are out of this tournament: who has withdrawn or is disqualified cannot come back.
tournaments-no-out-other = That member is out of this tournament already.
tournaments-no-not-yet = Check-in is not open yet: it opens { $time }.
tournaments-no-no-check-in = This tournament has no check-in: you play if you are registered.
tournaments-no-not-running-yet = This tournament has not started yet.
tournaments-no-not-running-over = This tournament is over: nothing can be changed any more.
tournaments-no-not-running = That is possible only while matches are played.
tournaments-no-not-in-review = Complaints are possible once all matches are played, and until the result is final.
tournaments-no-too-few = { $needed ->
    [one] { $registered } can play, and { $needed } is needed. Wait for more, or cancel the tournament.
   *[other] { $registered } can play, and { $needed } are needed. Wait for more, or cancel the tournament.
}
tournaments-no-too-few-there = Only those who have checked in count.
tournaments-no-paused = The tournament is paused. It goes on when the organiser says so.
tournaments-no-not-paused = The tournament is not paused.
tournaments-no-still-playing = That entrant is playing match { $number }. Wait until it is over, or set its result first.
tournaments-no-match = There is no such match. `/tournament matches` shows all with their numbers.
tournaments-no-scores = { $seats ->
    [one] Match { $number } needs { $seats } number: the points of its player.
   *[other] Match { $number } needs { $seats } numbers: the points of each player, in the order of the names.
}
tournaments-no-complaint = There is no complaint of that member to decide.
tournaments-no-arena = Only an arena pairs you again and again: there you can pause. Elsewhere, play your match or withdraw.
tournaments-no-ladder = That is possible only on a ladder, where members challenge each other.
tournaments-no-challenge = There is no challenge that you could answer.
tournaments-no-challenged = One of you has a challenge or a match already. Play or answer that one first.
tournaments-no-too-often = You have challenged that member three times in this season. Challenge somebody else.
tournaments-no-not-above = You can challenge only somebody above you.
tournaments-no-settled = The next round follows from this result, so it cannot be changed any more.
tournaments-no-seasons = There is no next season of this format: only leagues and ladders have seasons. Open a new tournament.
tournaments-no-season-yet = This season is not over yet. The next one can be opened when it is.
tournaments-no-tied = A knock-out needs a winner: give one of the two more points.
tournaments-no-full = { $most ->
    [one] The one place is taken.
   *[other] All { $most } places are taken. Try again when somebody has left.
}

## Refused settings. $given: what was given, in quotes

tournaments-needs-format = **format**: a table of more than two players needs an arena or Swiss.
tournaments-needs-places = **places**: { $given } is not possible. At most { $most }, and at least one table full.
tournaments-needs-clock = **clock**: a match needs a time: give `clock` or `turn`.
tournaments-needs-increment = **increment**: these seconds are added to a clock, and there is none. Give `clock`, too, or leave `increment` out.
tournaments-needs-turn = **turn**: one turn may not take longer than `clock`, a player's time for the whole match. Give a shorter `turn`, or only one of the two.
tournaments-needs-check-in = **check_in**: { $given } minutes are more than there are until the start. Give fewer minutes, 0 for no check-in, or a later start.
tournaments-needs-check-in-full = **check_in**: check-in opens some time before the start, and "full" is no time. Give a time as the start, or leave `check_in` out.
tournaments-needs-duplicate = **duplicate**: the same cards for everybody need rounds: choose Swiss or round robin.
tournaments-needs-deals = **deals**: with the same cards for everybody, a match needs a number of deals, such as `deals=3`.
tournaments-needs-entry = **entry**: { $given } is not a number of chips.
tournaments-needs-prizes = **prizes**: { $given } is not possible. Give percentages that add up to 100, the highest first, such as 50/30/20.
tournaments-needs-start = **start**: { $given } is not a time to come. Write "in 30 min", "20:30" or "2026-12-24 18:00" (both UTC), or "full".
tournaments-needs-start-far = **start**: { $given } is too far away. At most 60 days.
tournaments-needs-start-full = **start**: "full" needs a number of places, such as `places=16`.
tournaments-needs-number = **{ $option }**: { $given } is not possible. It takes a number from { $low } to { $high }.
tournaments-needs-yes-no = **{ $option }**: { $given } is not possible. It takes yes or no.
tournaments-needs-role = **role**: { $given } is not a role of this server. Write its name or mention it.
tournaments-needs-role-low = **role**: I may not give { $role }. I need the permission **Manage Roles**, and my own role must be above it.
tournaments-needs-role-yours = **role**: you may not give { $role } yourself. You need **Manage Roles**, and a role above it.
tournaments-needs-threads = Matches get no threads of their own here: I lack { $permissions }. They are played in this channel.

## Refused requests about tournaments in general

tournaments-none-here = There is no tournament here. `/tournament list` shows all, `/tournament open` opens one.
tournaments-none-numbered = There is no tournament { $number } in this server. `/tournament list` shows all.
tournaments-may-not-organise = Only organisers may do this here. Moderators name them with `/cardroom settings organisers`.
tournaments-not-organiser = Only the organisers of this tournament can do that. Ask one of them, or a moderator.
tournaments-too-many = { $limit ->
    [one] There is already { $limit } tournament under way in this server. Wait until it is over, or cancel it.
   *[other] There are already { $limit } tournaments under way in this server. Wait until one is over, or cancel one.
}
tournaments-not-stored = The tournament could not be changed: nothing was stored.
tournaments-not-stored-open = The tournament could not be stored, so it is not open.
