# The browser's own words. Everything here begins with `web-`.

web-title = Cantiere
web-tagline = One table for the great building games
web-site = Site
web-skip = Skip to the content
web-language = Language
web-language-name = { $lang ->
        [en] English
        [it] Italiano
        [es] Español
        [de] Deutsch
       *[other] { $lang }
    }
web-candlelight = Candlelight
web-guest = Guest
web-close = Close
web-cancel = Cancel
web-go-on = Go on
web-save = Save
web-saved = Saved.
web-send = Send
web-yes = yes
web-no = no
web-name = Name
web-loading = One moment …
web-offline = The server does not answer. Nothing is lost; try again in a moment.
web-reconnecting = Connection lost – reconnecting …
web-no-page = There is no such page.
web-no-table = This table is not to be seen
web-to-lobby = To the lobby

# --- names ----------------------------------------------------------------------------------------------

web-your-name = Your name
web-your-name-why = How shall the others call you? A name is enough.
web-me = You
web-you = you
web-this-browser = This browser
web-sound = A knock when it is your turn
web-notify = A notification when it is your turn and this page is in the background
web-theme = Light
web-theme-auto = as the system wishes
web-theme-light = daylight
web-theme-candlelight = candlelight
web-email = E-mail
web-hook = Web-hook (https)
web-other-device = On another device
web-personal-link = Make a personal link
web-personal-link-why = Whoever opens it plays as you. An earlier link no longer works.
web-restore = Welcome back
web-restore-why = With this link, this browser becomes the player it was made for.
web-restore-do = That is me
web-account = Account
web-account-why = Not needed to play. With a password you can come back from anywhere.
web-login = Login
web-password = Password
web-register = Make an account
web-log-in = Log in
web-log-out = Forget me in this browser
web-programs = Programs
web-programs-why = A token lets a program of yours play in your name.
web-token-name = Name of the token
web-new-token = New token
web-token-once = Shown only once:
web-recall = Recall

# --- lobby ----------------------------------------------------------------------------------------------

web-games = Games
web-seats-from-to = { $least } to { $most } players
web-play-bots = Play against bots
web-new-table = New table
web-learn = A guided first round
web-rules = Rules
web-tournaments = Tournaments
web-filter-game = Game
web-filter-name = Name
web-all-games = all
web-open-record = Open a record
web-no-record = { $file } is not a record.
web-my-games = My games
web-no-games = No games are going on.
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting. Make a table, or play against bots.
web-running-tables = Games to watch
web-finished-games = Finished games
web-no-finished = No finished games yet.
web-my-turn = Your turn
web-free-seats = { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
web-running = in progress
web-won-by = { $names } won
web-table-number = Table { $number }
web-seat-free = free

# --- new table ------------------------------------------------------------------------------------------

web-game = Game
web-seats = Seats
web-how-many = How many?
web-seat-name = Seat { $number }
web-seat-me = me
web-seat-open = anybody
web-seat-link = a friend, by link
web-seat-hot = somebody at this screen
web-seat-novice = bot: novice
web-seat-apprentice = bot: apprentice
web-seat-journeyman = bot: journeyman
web-seat-master = bot: master
web-seat-grandmaster = bot: grandmaster
web-seat-even = bot: about as strong as I am
web-seat-bot = bot
web-level-novice = overlooks a lot
web-level-apprentice = makes mistakes
web-level-journeyman = plays soundly
web-level-master = thinks ahead
web-level-grandmaster = thinks longest
web-level-even = plays better after you win, and worse after you lose
web-options = Options
web-more-options = More
web-table-name = Name of the table
web-pace = Pace
web-pace-live = live, no limit
web-pace-turns = turn by turn, no limit
web-listed = Listed in the lobby: anybody may watch
web-hints-allowed = Hints are allowed
web-create = Make the table
web-create-tournament = Make the tournament

# --- before the game ------------------------------------------------------------------------------------

web-table-closed = This table has been closed.
web-seat-kept = kept for a friend
web-sit-down = Sit down
web-invite-link = Link to this table
web-copy-link = Copy the link
web-copied = Copied.
web-fill-with = Free seats:
web-start-now = Start now
web-start = Start
web-waiting = The game begins when all seats are taken.
web-leave = Leave the table

# --- at the table ---------------------------------------------------------------------------------------

web-question = Question
web-looking-back = The position after move { $move }
web-game-over = The game is over.
web-asked = { $name }: { $words }
web-thinking = { $name } is thinking
web-all-answers = { $number ->
        [one] { $number } answer as a list
       *[other] All { $number } answers as a list
    }
web-search-answers = Search the answers
web-which = Which one?
web-read-rule = Rule { $rule }
web-hint = Hint
web-hint-says = A bot would choose:
web-hint-chance = (chance to win { $chance })
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-ask-why = Since then chance or another player has moved: the others must agree.
web-undo-asked = { $name } asks to take back.
web-agree = Agree
web-refuse = Refuse
web-bot-sits-in = A bot sits in for you.
web-come-back = Take your seat back
web-players = Players
web-turn = turn
web-away = away
web-spectators = { $number ->
        [one] { $number } person watches
       *[other] { $number } people watch
    }
web-winner = winner
web-look-as = Look through the eyes of { $name }
web-log = Log
web-log-all = Show all { $number } lines
web-log-and-chat = Log and chat
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-parts = Parts of the table
web-tab-board = Board
web-tab-seats = Players
web-tab-log = Log
web-tab-chat = Chat
web-your-turn-at = It is your turn: { $table }
web-curtain = { $name } is next
web-curtain-why = Give the screen over, and do not look.
web-curtain-lift = I am { $name }
web-zoom-in = Larger
web-zoom-out = Smaller
web-keys = Keys
web-key-q = go to the answers
web-key-b = go to what is lit on the board
web-key-u = take back
web-key-h = hint
web-key-back = one move back
web-key-on = one move on
web-key-zoom = larger, and - smaller
web-key-help = this help

# --- following what others do ---------------------------------------------------------------------------

web-following = What the others do
web-skip-to-question = Skip to your question
web-skip-to-now = Skip
web-wishes = Your settings at the table
web-pace-of-others = What others do is shown
web-pace-once = at once
web-pace-quick = quickly
web-pace-calm = calmly
web-ask-alone = Ask me also when there is only one answer, such as ending the turn
web-since = Since your last answer
web-since-short = New
web-since-nothing = Nothing has happened since your last answer.
web-since-all = The table
web-your-question = Your question: { $words }
web-figure-now = { $change } → { $now }
web-from-seat = { $what } from { $name }
web-to-seat = { $what } to { $name }
web-at-place = { $what }: { $place }
web-deed-took = takes
web-deed-gave = gives
web-deed-placed = places
web-deed-paid = pays
web-deed-came = brings into play
web-deed-went = takes out of play
web-key-skip = skip what the others do

# --- replay and end -------------------------------------------------------------------------------------

web-replay = Replay
web-to-start = To the start
web-one-back = One move back
web-play = Play
web-pause = Pause
web-one-on = One move on
web-to-end = To the end
web-position = Position
web-move-of = move { $move } of { $moves }
web-speed = Speed
web-what-if = What if?
web-to-now = Back to now
web-result = Result
web-points-by-source = Points by source
web-points-by-round = Points by round
web-round = Round { $number }
web-score-curve = Points along the game
web-chances-curve = Chances along the game
web-swings = Turning points
web-swing = Move { $move }: { $label } – { $before } became { $after }
web-better-moves = Better moves
web-better-move = Move { $move }: { $best } instead of { $played }
web-analysing = The bots are looking at the game …
web-analyse = Analyse
web-rematch = Play again
web-download-record = Record
web-share = Share
web-to-round = To a round
web-to-phase = To the phase
web-turn-back = One turn back
web-turn-on = One turn on
web-speed-calm = calmly
web-speed-quick = quickly
web-speed-fast = fast
web-link-to-position = Copy the link to this position
web-my-mistakes = What I could have done better
web-no-mistakes = The bots found nothing better.
web-lessons = { $number ->
        [one] One thing to learn
        [2] Two things to learn
       *[other] Three things to learn
    }
web-lesson-cost = { $times ->
        [one] one choice, { $loss } of the chance to win
       *[other] { $times } choices, on average { $loss } of the chance to win each
    }
web-lesson-train = { $number ->
        [one] Train it: one problem
       *[other] Train it: { $number } problems
    }
web-loss = – { $loss } of the chance to win lost
web-show = Show
web-try = Try
web-try-what = Before move { $move }: what would you do now?
web-try-again = Try again
web-try-over = End the try
web-tried-best = That is what the bots would do: chance to win { $chance }.
web-tried-same = That is what was played, and it lost { $loss }.
web-tried-better = The bots would choose: { $best } (chance to win { $chance }).
web-fair = Fair luck
web-fair-why = Before the first move the server promised its luck: the fingerprint below. When the game is over it shows the seed and the salt behind it, and this page compares.
web-fair-promise = Promise (SHA-256)
web-fair-seed = Seed
web-fair-salt = Salt
web-fair-kept = The promise was kept.
web-fair-broken = Seed and salt do not match the promise.
web-fair-later = Seed and salt are shown when the game is over.
web-fair-command = Every single draw can be checked with the record: cantiere verify RECORD

# --- rules and guide ------------------------------------------------------------------------------------

web-contents = Contents
web-search-rules = Search the rules
web-sections-found = { $number ->
        [one] { $number } section found
       *[other] { $number } sections found
    }
web-nothing-found = Nothing found.
web-step-of = { $step } of { $steps }
web-previous = Back
web-next = Next
web-progress = Progress
web-play-now = Play now
web-skip-guide = Skip
web-guide-right = Right: { $action }
web-guide-other = That would be possible, too. In this round it goes on with: { $action }
web-guide-follows = What comes of { $action }

# --- tournaments ----------------------------------------------------------------------------------------

web-new-tournament = New tournament
web-no-tournaments = No tournaments yet.
web-tournament-form = Form
web-tournament-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-tournament-bots = The other players
web-tournament-others-open = people who enter
web-tournament-enter = Enter
web-tournament-withdraw = Withdraw
web-tournament-call-off = Call it off
web-tournament-status = { $status ->
        [open] waiting for players
        [running] in progress
        [over] finished
       *[closed] called off
    }
web-tournament-standings = Standings
web-tournament-rounds = Rounds
web-tournament-round = Table { $number }
web-tournament-no-rounds = The first round begins when all places are taken.
web-form-swiss = Swiss system
web-form-swiss-why = A fixed number of rounds for any number of players. You meet people who stand about where you do, and nobody twice if it can be helped; seats even out.
web-form-groups = Groups with promotion
web-form-groups-why = Everybody meets everybody in their group. After a season the first of a group go up, the last go down.
web-form-knockout = Knockout
web-form-knockout-why = The better half of each table goes on, of two the winner. If players are level, the lot drawn at the beginning decides.
web-league-size = Players at a table
web-league-rounds = Rounds
web-league-group = Most players in a group
web-league-laps = How often everybody meets
web-league-moving = Go up and down after a season
web-league-seasons = Seasons
web-league-most = Places
web-league-begins = Begins by itself at
web-league-round-time = A round may take
web-league-bots = Bots that play too
web-league-begins-at = Begins { $time }
web-league-by-hand = Begins when all places are taken, or when who made it says so.
web-league-entered = Entered: { $entered } of { $most }
web-league-round = Round { $round }
web-league-season = Season { $season }
web-league-due = The round ends { $time }. Then bots play what is left.
web-league-my-table = To my table
web-league-wait = You have no game now: the next round begins when all tables are finished.
web-league-group-name = Group { $number }
web-league-bye = plays in the next round again: a bye
web-league-absent = absent
web-league-left = withdrawn
web-league-since = from round { $round }
web-league-level = Who is level on points is ranked by:
web-league-shared = Who is still level shares the place.
web-league-points-why = At a table the first has one point, the last none, the others in between; who is level shares. A bye counts as won. Who leaves the game to a bot has no point.
web-league-played = Tables
web-league-feed = News feed (Atom)
web-league-withdraw-why = Your game is given up, and you are not waited for in later rounds.
web-tie-opponents = Opponents
web-tie-opponents-why = how many points their opponents have on average
web-tie-direct = Direct
web-tie-direct-why = the tables at which they met each other
web-tie-wins = Wins
web-tie-wins-why = tables won
web-tie-margin = Margin
web-tie-margin-why = by how much their scores were above the average of their tables
web-place = Place
web-player = Player
web-points = Points
web-watch = Watch
web-play-my-turn = Your turn!
web-to-tournament = Tournament

# --- people at one table ------------------------------------------------------------------------------------

web-no-table-why = The link is wrong, or the table is private and the link lacks its invitation. Ask whoever sent it for the whole link.
web-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-hours-long = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
web-pace-clock = clock: { $game } min + { $answer } s an answer
web-pace-days = { $number ->
        [one] { $number } day an answer
       *[other] { $number } days an answer
    }
web-pace-hours = { $number ->
        [one] { $number } hour an answer
       *[other] { $number } hours an answer
    }
web-pace-kind-live = live, without a limit
web-pace-kind-clock = live, with a clock
web-pace-kind-turns = turn by turn, without a limit
web-pace-kind-hours = turn by turn, with a limit
web-each-answer = For each answer
web-clock-game = Minutes for the game
web-clock-answer = Seconds more for each answer
web-no-hints = no hints
web-copy-by-hand = It could not be copied: mark the link and copy it by hand.
web-share-link = Send the link
web-qr-code = QR code
web-qr-why = The link as a QR code, for people in the same room
web-colour-of = Colour of { $name }
web-my-colour = My colour
web-colour-name = { $number ->
        [0] red, cross
        [1] blue, chevron
        [2] green, lozenge
        [3] ochre, star
        [4] violet, crescent
       *[other] white, pales
    }
web-seat-kept-you = kept for you
web-seat-kept-for = kept for { $name }
web-sit-here = Sit here instead
web-sit-too = Take this seat too
web-take-off = Take { $name } off the seat
web-why-not-not-open = Nobody can sit down here any more.
web-why-not-taken-off = Who made the table has taken you off your seat. You may watch, or look for another table.
web-why-not-no-free-seat = All seats are taken. You may watch the game when it begins.
web-why-not-seat-kept = The seats that are left are kept for others. Whoever made the table can send you its link.
web-watching = You are watching: the game has begun, and all seats are taken.
web-arrange = Change the table
web-close-table = Close the table
web-seat-too = also for { $name }
web-seat-up = One seat up
web-table-menu = At this table
web-leave-game = Leave
web-leave-game-why = A bot plays for you until you come back.
web-resign = Give the game up
web-resign-why = A bot plays on in your place for good, and the result says so.
web-resign-sure = You cannot take your seat back. Give the game up?
web-end-game = Propose to end the game
web-end-game-why = It ends as it stands if all who play agree.
web-end-game-now = End the game
web-end-game-alone = Nobody else is to be asked: it ends at once, as it stands.
web-manners = Good manners: who may do what
web-vote-end = { $name } proposes to end the game as it stands.
web-vote-sit-in = { $name } proposes that a bot sits in for { $away }.
web-vote-waits = The others are asked.
web-vote-withdraw = Not after all
web-away-long = { $name } has been awaited for more than a day.
web-let-bot-sit-in = Let a bot sit in
web-waiting-for = Waiting for { $name }.
web-waiting-away = Waiting for { $name }, who is away.
web-others-asked = The others are asked; whom is hidden.
web-waiting-among = It may be: { $names }
web-time-left = { $time } left
web-time-left-why = Time that is left
web-has-resigned = gave up
web-on-holiday = on holiday, back { $until }
web-ended-early = ended by agreement
web-to-next-round = To the next table
web-rematch-join = Sit down again
web-rematch-decline = No, thank you
web-rematch-waits = Playing again?
web-rematch-declined = Your seat is free for others.
web-next-game = Next game
web-waits-for-me = Waiting for you
web-no-other-games = No other games are going on.
web-all-my-games = All my games, finished ones too
web-my-games-why = All games that you have played here, those against bots too.
web-my-games-guest = You are a guest: they are kept as long as this browser knows you. An account keeps them for good, and logging in takes them along.
web-filter-state = State
web-state-all = all
web-state-running = going on
web-state-over = finished
web-with = With
web-more = More
web-none-found = No game fits.
web-place-of = place { $rank } of { $seats }

# --- what people do, in the log -----------------------------------------------------------------------------

web-told-joined = { $name } has sat down.
web-told-left = { $name } has left; a bot plays until { $name } is back.
web-told-returned = { $name } is back.
web-told-resigned = { $name } has given the game up; a bot plays on.
web-told-declined = { $name } does not play this time.
web-told-sat-in = A bot sits in for { $name }.
web-told-late = The time of { $name } was over; a bot has answered.
web-told-late-sits = The time of { $name } was over again; a bot sits in until { $name } is back.
web-told-late-hidden = The time was over; a bot has answered.
web-told-holiday = { $name } is on holiday: back { $until }.
web-told-holiday-over = { $name } is back from holiday.
web-told-arranged = { $name } has changed the table.
web-told-taken-off = { $name } has taken { $off } off the seat.
web-told-closed = { $name } has closed the table.
web-told-end-asked = { $name } proposes to end the game.
web-told-end-agreed = { $name } agrees to end the game.
web-told-end-refused = { $name } wants to play on.
web-told-ended = All agreed to end the game here.
web-told-sit-in-asked = { $name } proposes that a bot sits in for { $away }.
web-told-sit-in-agreed = { $name } agrees that a bot sits in for { $away }.
web-told-sit-in-refused = { $name } wants to go on waiting for { $away }.
web-told-undo-asked = { $name } asks to take back.
web-told-undo-agreed = { $name } agrees to the taking back.
web-told-undo-refused = { $name } does not agree to the taking back.
web-told-undone = { $name } has taken back.
web-told-rematch = { $name } wants to play again. Your seat is kept.
web-told-rematch-made = There is a new table for the same players.
web-told-next-round = The tournament goes on: table { $round }.
web-told-tournament-over = That was the last table of the tournament.
web-told-taken-along = { $name } has logged in.
web-running-mine = Going on

# --- good manners -------------------------------------------------------------------------------------------

web-manners-sit = Sitting down
web-manners-sit-why = Whoever has the link may take any free seat, a seat kept for a friend too. One seat each, unless who made the table gives you more.
web-manners-owner = Who made the table
web-manners-owner-why = may change seats, order, options and pace, take somebody off a seat and close the table: before the game begins. Afterwards they may do no more than the others.
web-manners-leave = Leaving
web-manners-leave-why = You may leave at any time. A bot plays for you, and one click brings your seat back.
web-manners-resign = Giving up
web-manners-resign-why = You may give up at any time. A bot plays on for good, and the result says so.
web-manners-end = Ending together
web-manners-end-why = The game ends as it stands when all who play agree. One who refuses is enough to play on.
web-manners-time = Time
web-manners-time-why = The pace is agreed before the game. When your time is over a bot answers once; the second time in a row it sits in until you return. Time stands still while the server is down, and your hours while you are on holiday. Where it is hidden who is asked, no clock runs.
web-manners-away = Somebody is away
web-manners-away-why = Without a limit, the others may let a bot sit in for whoever has been awaited for a day, if all of them agree. The seat stays theirs.
web-manners-back = Taking back
web-manners-back-why = What nobody has seen you may take back by yourself. Anything else needs the word of everybody who holds a seat, also of who is away.
web-manners-again = Playing again
web-manners-again-why = Whoever played may ask for a rematch. The seats of the others are kept until they say no.
web-manners-talk = Talking
web-manners-talk-why = Everybody who sees a table may talk at it. Be kind: whoever made the table decides who sits there.

# --- accounts and notices -----------------------------------------------------------------------------------

web-old-password = Present password
web-new-password = New password
web-password-needs = At least 8 characters. A few words are easy to remember.
web-login-needs = 3 to 30 small letters, digits, dots or dashes.
web-wrong-password = The password is too short: it needs at least 8 characters.
web-wrong-login = A login has 3 to 30 small letters, digits, dots or dashes, and begins with a letter or digit.
web-wrong-name = A name has up to 40 characters that can be seen.
web-wrong-email = This is not an e-mail address.
web-wrong-hook = A web hook is an address that begins with https://
web-wrong-field = This is not as it should be.
web-logged-in = You are logged in; your games as a guest have come along.
web-registered = You have an account now.
web-password-changed = The password is changed; you are logged out everywhere else.
web-your-login = Your login: { $login }
web-change-password = Change the password
web-lost-password = Password lost?
web-lost-mail-why = Write your login above. If the account has a confirmed e-mail address, a link goes there.
web-lost-send = Send me a link
web-lost-sent = If there is such an account with a confirmed address, a link is on its way.
web-lost-link-why = This server sends no e-mail. Open the personal link that you made on another device: with it you choose a new password.
web-restored = This browser is { $login } now.
web-notices = Being told
web-push-here = Notices on this device, also when the page is closed
web-email-why = Counts once you have opened the link that is sent there. Every e-mail has a link to end them.
web-not-confirmed = { $email } is not confirmed yet.
web-confirm-again = Send the link again
web-confirm-sent = The link is on its way.
web-saved-confirm = Saved. Open the link that was sent to your address.
web-tell-me = Tell me
web-tell-me-when = Tell me when it is my turn
web-way-push = on my devices
web-way-mail = by e-mail
web-way-hook = by web hook
web-notice-turn = when it is my turn
web-notice-begin = when a game begins, or a rematch is asked for
web-notice-vote = when the others ask for my word
web-notice-chat = when somebody talks at my table
web-notice-over = when a game is over
web-quiet-hours = Quiet hours
web-quiet-from = Quiet from
web-quiet-to = Quiet until
web-daily-digest = Once a day, all together
web-digest-hour = At which hour
web-test-way = Try out: { $way }
web-test-sent = It is on its way.
web-holiday = Holiday
web-holiday-why = No hours run for you until then, and the others see it. Clocks of live games run on.
web-holiday-until = I am away until
web-holiday-over = I am back
web-holiday-on = You are on holiday until { $until }.
web-log-out-here = Log out in this browser
web-log-out-everywhere = Log out everywhere else
web-everywhere-why = All other browsers, open pages, tokens and personal links end.
web-everywhere-done = Done: only this browser is you now.
web-forget-account = You can come back with your login { $login } and your password. Nothing is lost.
web-forget-guest = { $games ->
        [0] You are a guest here: your name is lost for good.
        [one] You are a guest here: your seat in { $games } game is lost for good. Make an account or a personal link first to keep it.
       *[other] You are a guest here: your seats in { $games } games are lost for good. Make an account or a personal link first to keep them.
    }
web-forget-sure = Yes, forget me here
web-by-mail-confirm = Your e-mail address
web-by-mail-confirm-done = It is confirmed: notices come there from now on.
web-by-mail-reset = A new password
web-by-mail-reset-done = The password is changed, and you are logged in here; everywhere else you are logged out.
web-by-mail-unsubscribe = No more e-mails
web-by-mail-unsubscribe-done = Done: nothing goes to this address any more.

## Moderation and privacy.

web-trouble-rules-changed = This game was begun under rules that this server does not know. It cannot be gone on with: read it, leave it, or end it.
web-trouble-game-gone = This server no longer has the game of this table. Read it, leave it, or end it.
web-trouble-does-not-replay = This game cannot be replayed, and so not gone on with: read it, leave it, or end it. The operator has been told.
web-trouble-leave = Leave the table
web-trouble-end = End it
web-trouble-so-far = What has happened
web-report = Report or block somebody
web-report-whom = Whom, or what they said
web-report-title = The title: { $title }
web-report-why = What is wrong? A moderator will read this.
web-report-send = Report
web-report-done = The moderators will look at it.
web-block = Block for me
web-block-why = If you block somebody, what they write is no longer shown to you. They are not told.
web-block-done = You will hear no more of them.
web-remove-said = Remove what was said
web-remove-done = It is gone.
web-my-data = All about me
web-my-data-why = What is kept about you, why, and for how long:
web-my-archive = Have it all, as an archive
web-my-blocks = People of whom I hear nothing
web-unblock = Hear again
web-delete-me = Delete me
web-delete-me-why = All about you is removed, for good. Your games stay for those who played them with you; there you are “a former player”. In games that are going on a bot plays on for you.
web-delete-sure = Delete me for good
web-privacy = What is kept about you
web-privacy-name = Your name
web-privacy-name-why = So that the others know with whom they play. Any name will do.
web-privacy-games = Your games
web-privacy-games-why = Every move, for as long as the site stands: games are there to be looked at again, and belong to all who played.
web-privacy-club = The club
web-privacy-club-why = Which lessons you have passed, for you alone. Your results, added up, and your ratings. Everybody sees your page unless you hide it (on the page about you); a guest’s is for their browser alone. In the collection for researchers your name stands only if you agree. Whom you follow is kept so that you can be shown when they play; only you see it, and you can say that nobody may follow you.
web-privacy-chat = What you write
web-privacy-chat-days = { $days ->
    [one] It is kept for one day, then removed.
   *[other] It is kept for { $days } days, then removed.
}
web-privacy-chat-ever = It is kept as long as the game, and can be read by all who see the table.
web-privacy-guests = Guests
web-privacy-guests-days = { $days ->
    [one] Guests who were not here for one day are removed, with all about them but their games.
   *[other] Guests who were not here for { $days } days are removed, with all about them but their games.
}
web-privacy-guests-ever = Guests are kept until they delete themselves. Of when you were here only the day is kept.
web-privacy-account = Accounts
web-privacy-account-mail = Your login; your password as a hash from which nobody can read it; your e-mail address if you give one, only to tell you what you have asked to be told.
web-privacy-account-plain = Your login, and your password as a hash from which nobody can read it.
web-privacy-cookie = One cookie
web-privacy-cookie-why = It says who you are, and nothing else. There are no others, no advertisements, and nobody else’s programs on these pages.
web-privacy-logs = The server’s log
web-privacy-logs-addresses = Your address on the internet stands in the log of requests, so that misuse can be stopped, for as long as whoever runs the site keeps the log. Names, moves and what you write never do.
web-privacy-logs-none = Neither your address nor your name stands in the log of requests.
web-privacy-order = Moderation
web-privacy-order-why = Reports and bans are kept so that they can be looked at again, until they are lifted or you delete yourself; what moderators did, as long as the site stands, without your name once you have gone. A report keeps what you wrote no longer than the table does.
web-privacy-rights = What you can do
web-privacy-rights-why = Have everything about you as an archive, correct it, and delete yourself, at any time:
web-moderation = Moderation
web-moderation-closed = This page is for moderators.
web-moderation-reports = Reports
web-moderation-nothing = Nothing waits.
web-moderation-table = The table
web-moderation-cup = The tournament
web-moderation-settle = Settled
web-moderation-people = People
web-moderation-find = Name, login or id
web-moderation-look = Look
web-moderation-hours = For how many hours
web-moderation-banned = shut out
web-moderation-muted = silent until { $until }
web-moderation-reported = { $count ->
    [0] never reported
    [one] reported once
   *[other] reported { $count } times
}
web-moderation-mute = Silence
web-moderation-unmute = Let speak again
web-moderation-ban = Shut out for these hours
web-moderation-ban-ever = Shut out for good
web-moderation-rename = Rename
web-moderation-new-name = The new name
web-moderation-bans = Shut out
web-moderation-address = A range of addresses
web-moderation-ever = for good
web-moderation-lift = Let in again
web-moderation-tables = Tables
web-moderation-table-id = The table’s id (at the end of its address)
web-moderation-close = Close
web-moderation-delete = Delete
web-moderation-cups = Tournaments
web-moderation-cup-id = The tournament’s id (at the end of its address)
web-moderation-call-off = Call off
web-moderation-deeds = What was done
web-moderation-done = Done.
web-deed-role = gave a role to
web-deed-settle = settled a report
web-deed-mute = silenced
web-deed-rename = renamed
web-deed-ban = shut out
web-deed-lift = let in again
web-deed-close = closed the table
web-deed-delete = deleted the table
web-deed-title = changed a title of
web-deed-call-off = called off the tournament of
web-deed-remove = removed what was said by

# --- the club -----------------------------------------------------------------------------------------------

web-rated = rated
web-rated-game = The game is rated
web-rated-why = Whoever sits down agrees: no hints, nothing is taken back past chance or others, no analysis before the end.
web-rating = Rating
web-rating-of = { $rating } ± { $error }
web-ratings = Ratings
web-ratings-why = People and bots on one scale, for each game and number of seats. Everybody begins at 25; after the ± stands how far it may be off.
web-no-ratings = Nobody has played enough rated games of this kind yet.
web-rated-games = Rated games
web-seats-count = { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
web-my-page = My page
web-page-of = Page of { $name }
web-page-private = Only you see this page.
web-page-guest = You are a guest: only this browser shows this page. An account keeps it for good.
web-no-player = There is no such page, or it is private.
web-results = Results
web-games-played = Games
web-games-won = Won
web-points-mean = Points on average
web-options-usual = usual options
web-points-over-time = Points over time
web-points-line = Points game by game: first { $first }, last { $last }, best { $best }.
web-favourites = Favourites
web-favourite-card = Card or building
web-used-in = Used in
web-used-by-all = By all players
web-won-with = Won with it
web-points-beside = Where the points are made
web-own-points = Own points
web-points-stronger = Stronger players
web-no-stronger = Nobody who is rated higher has played this yet.
web-last-games = Last games
web-not-finished-self = not played to the end
web-nothing-played = No game has been finished yet.
web-private-page = Nobody else may see my page
web-named-games = My name may stand in the collection of games for researchers
web-collection = Collection of games
web-collection-why = All finished games at public tables. What you give must hold of one player of the game.
web-find-opening = Opening
web-any-opening = Any opening
web-find-card = Card or building
web-find-person = Player or bot
web-find-won = Only games that they won
web-find-least = At least so many points
web-find = Find
web-export-games = As one file
web-export-why = For researchers: up to 500 of the games found, one record a line. Names stand there only of those who have agreed.
web-opening-search = Games that begin so, up to this choice
web-manners-rated = Rated games
web-manners-rated-why = A game is rated if the table says so before anybody sits down: whoever sits down agrees. There are no hints, nothing is taken back past chance or past others, bots included, and there is no analysis before the end. Who gives up, or leaves the seat to a bot until the end, counts as last, whatever the bot achieves; the bot is not rated for it. If several do, they are level. A game that all end together counts for nobody.
web-manners-follow = Following
web-manners-follow-why = You may follow whoever has a page that you see: you are shown when they play at a public table, which everybody may watch. Whoever hides their page, has blocked you or says so is not followed.
web-watch-strongest = Watch the strongest game
web-watch-rating = people rated { $rating } on average
web-followed = People I follow
web-following-why = You see here when somebody you follow plays at a public table. They are not told. Nobody is shown who hides their page or does not want to be followed.
web-following-none = You follow nobody yet: there is a button on the page of every player.
web-following-away = not at a public table now
web-follow = Follow
web-unfollow = Stop following
web-no-followers = Nobody may follow me
web-week = The week
web-week-from = The week from { $day }
web-week-why = What was played to the end at public tables, by UTC. Games are shown to everybody who looks at the tables; who hides their page is not on the list of those who played most.
web-week-nothing = Nothing has been played to the end in this week yet.
web-week-before = Week before
web-week-after = Week after
web-week-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
web-week-highest = Highest scores
web-week-longest = Longest game
web-week-shortest = Shortest game
web-week-answers = { $answers } answers
web-week-surprises = Surprises
web-week-surprises-why = Rated games won by who had the least chances by the ratings before.
web-week-chance = { $name } had { $chance }
web-week-active = Played most
web-week-wins = won { $wins }

# --- lessons ---------------------------------------------------------------------------------------------

web-all-lessons = Lessons
web-lessons-why = Three lessons for whoever has seen the first round: two with questions from real games, then a game that you win. What you pass is kept in this browser, and for you if you have a name here.
web-lesson-passed = passed
web-lesson-begin = Begin
web-lesson-again = Once more
web-lesson-found = { $found } of { $all } found
web-lesson-left = { $number ->
        [one] One question is still open: its best answer has not been found yet.
       *[other] { $number } questions are still open: their best answers have not been found yet.
    }
web-lesson-is-passed = You have passed this lesson.
web-lesson-not-yet = Not won yet. Another game?
web-lesson-next = Next lesson: { $title }
web-lessons-done = You have passed all lessons. Go on with problems:

# --- problems --------------------------------------------------------------------------------------------

web-problems = Problems
web-problems-why = Positions from games in which one answer is clearly better: two searches with other luck agree on it. What would you do? What you solve is kept in this browser only.
web-problems-today = Problem of the day
web-problems-solved = { $solved } of { $all } solved at the first try
web-problem-solved = solved
web-problem-tried = tried
web-problem-theme = Theme
web-problem-level = Level
web-problem-level-why = The weakest level of bots that finds the answer
web-problem-any = any
web-problem-train = Train ({ $number })
web-problem-next = Next problem
web-problem-show = Show the answer
web-problem-yours = Your answer: { $action }
web-manners-league = Tournaments
web-manners-league-why = A tournament goes on by itself. A round has its time, holidays or not; when it is over, bots play the tables that are left to their end, and whoever was waited for counts as last there, whatever the bot achieves. So does who has given up, or left the seat to a bot until the end. Who is absent at two tables in a row, or withdraws, is not waited for any more; who was to meet them in a group has won. Who comes late plays from the next round: before half of a Swiss tournament is over, or in groups from the next season, in the last one. A table that was closed has no winner: all are level.
