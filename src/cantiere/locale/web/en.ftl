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
web-email = E-mail for turn-by-turn games
web-hook = Web-hook (https)
web-notices-why = Only used to tell you that it is your turn. Leave empty for none.
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
web-level-novice = overlooks a lot
web-level-apprentice = makes mistakes
web-level-journeyman = plays soundly
web-level-master = thinks ahead
web-level-grandmaster = thinks longest
web-options = Options
web-more-options = More
web-table-name = Name of the table
web-pace = Pace
web-pace-live = live
web-pace-turns = turn by turn
web-hours = Hours for each move
web-listed = Listed in the lobby: anybody may watch
web-hints-allowed = Hints are allowed
web-create = Make the table

# --- before the game ------------------------------------------------------------------------------------

web-table-closed = This table has been closed.
web-seat-kept = kept for a friend
web-sit-down = Sit down
web-copy-seat-link = Link for this seat
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
web-place = Place
web-player = Player
web-points = Points
web-watch = Watch
web-play-my-turn = Your turn!
web-to-tournament = Tournament
