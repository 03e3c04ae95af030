# What every game and front end says, in English. Keys of reasons begin with `reason-`, as the contract has them.

seat-number = Seat { $number }
name-me = Player
name-person = Player { $number }
name-bot = { $bot } { $number }
called-random = Random
called-greedy = Greedy
called-casual = Casual
called-hasty = Hasty
called-search = Search
called-net = Net
called-deep = Deep
called-even = Even
called-novice = Novice
called-apprentice = Apprentice
called-journeyman = Journeyman
called-master = Master
called-grandmaster = Grandmaster
called-grandmaster-1 = Grandmaster-1
called-apprentice-1 = Apprentice-1
called-master-1 = Master-1

points = points
source-other = other
source-start = at the start

# --- refusals that belong to no game -------------------------------------------------------------------

reason-game-over = The game is over.
reason-no-such-action = There is no action number { $number }.
reason-chance-decides = Chance decides here, not a player.
reason-not-asked = That does not answer the question that is asked now: { $question }

# --- what to know before an action -------------------------------------------------------------------------

warning-final = You cannot take this back by yourself.

# --- playing -------------------------------------------------------------------------------------------

chance-asked = The table
ask-help = A number or words; why, hint, undo, log, save, ? for help, quit
bots-think = The bots are thinking …
promise = The luck of this game is fixed from the start: { $promise }…
beside-the-board = Beside a real board: parts of the board, tiles, cards and prices are reconstructed here, and yours may differ. What: cantiere rules { $game } reconstruction
resumed = { $moves ->
    [one] Going on after one move.
   *[other] Going on after { $moves } moves.
}
pick-game = Which game? {""}
log-choice = { $name }: { $action }
log-forced = { $name }: { $action } (the only choice)
no-such-number = There is no number { $number } in the list.
refused = { $action }: { $reason }
ambiguous = “{ $text }” may mean: { $matches }. Write a little more.
unknown = “{ $text }” is no action here. Type ? for help.
unknown-near = “{ $text }” is no action here. Did you mean: { $near }?
why-all = Not possible now:
why-more = … and { $more } more for the same reason
why-none = Nothing else belongs to this question.
why-possible = That is possible now: { $action }.
undo-nothing = There is nothing to take back yet.
undo-barrier = That cannot be taken back: since your last choice chance or another player has moved.
undo-done = Taken back.
hint = A bot would choose: { $action } ({ $text })
hint-seen = It gives you { $chance } % to win, and expects: { $line }
hint-exact = The best answer can be worked out: { $action } ({ $text })
hint-chance = The table decides here: look at what was drawn.
save-where = Save to which file? Type: save FILE
saved = Saved to { $file }.
always-on = From now on, until the round ends: { $text }. To be asked again: always off
always-off = Every question is asked again.
auto-on = Where there is only one answer, it is given for you.
auto-off = You are asked even where there is only one answer.
help-playing =
    Answer with a number of the list, or with the words on the right; the beginning of each word is enough.
      why            what is not possible now, and why (why 12, why sell stone 2: that one)
      rules          what the rules say (rules P-12.4, rules tax: only that)
      hint           what a bot would do, knowing no more than you
      undo           take back your last choice
      log            the game so far (log 20: its last moves)
      board          draw the table again
      save FILE      keep the game; later: cantiere play --load FILE
      always ANSWER  give this answer to this question until the round ends (always off)
      auto off       be asked even where there is only one answer (auto on)
      quit           leave
curtain = { $name } is next. Give the screen over, then press Enter. {""}
offer-save = Save this game? File name, or Enter for no: {""}
game-left = You have left the game.
game-not-saved = It was not saved. Next time: “save FILE” before you leave, or start with --save FILE.
game-saved-earlier = { $moves ->
    [one] The last move came after the last save.
   *[other] The last { $moves } moves came after the last save.
}
game-resume = To go on: cantiere play --load { $file }
game-over = The game is over.
rank = { $rank }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
place = { $rank }. { $name }
winners = { $count ->
    [one] The winner: { $names }
   *[other] A shared victory: { $names }
}

# --- records and positions -----------------------------------------------------------------------------

replay-good = { $moves ->
    [one] One move of { $game } replays; the result is right: { $scores }
   *[other] { $moves } moves of { $game } replay; the result is right: { $scores }
}
replay-unfinished = { $moves ->
    [one] One move of { $game } replays; the game is not over.
   *[other] { $moves } moves of { $game } replay; the game is not over.
}
replay-prompt = { $at }/{ $moves } · Enter next, b back, a number, q quit: {""}
replay-keys = Enter: next move. b: back. A number: go there. q: quit.

# --- fuzz ----------------------------------------------------------------------------------------------

fuzz-plan-even = Random games of { $game }: { $games }; ways to play it: { $variants }; games for each: { $share }
fuzz-plan = Random games of { $game }: { $games }; ways to play it: { $variants }; games for each: { $share }, and one more for the first { $more }
fuzz-good = { $games ->
    [one] One game kept every promise. Moves: { $moves }; positions looked at closely: { $looks }
   *[other] { $games } games kept every promise. Moves: { $moves }; positions looked at closely: { $looks }
}
fuzz-failed = { $message }
    The game is in { $file }: cantiere replay { $file } --step

# --- what there is -------------------------------------------------------------------------------------

compiled = compiled
interpreted = interpreted
version = cantiere { $version } ({ $how })
version-why = cantiere { $version } ({ $how }: { $why })
slower = The rules are not compiled here: everything works, but bots think more slowly.
slower-why = The rules are not compiled here ({ $why }): everything works, but bots think more slowly.
column-game = id
column-name = game
column-seats = seats
column-options = options
column-number = no.
column-feature = feature

usage = Usage:
usage-options = Options
usage-commands = Commands
usage-arguments = Arguments
usage-default = default
usage-required = required
help-help = Show this help and end.
help-cantiere = Play the great building games, with friends or bots, and look at the games played.
help-version = Say the version and whether the rules are compiled.
help-lang = The language, such as en; by default that of the system.
help-play = Play a game in the terminal.
help-game = The game’s id; see: cantiere games
help-seats = Who sits where, in order: me, me:NAME or a bot, such as: --seats me greedy greedy
help-seed = The same seed gives the same game.
help-option = An option of the game, as name=value. May be repeated.
help-chance = draw: the program draws. ask: type in what was drawn at a real table.
help-load = Go on with a saved game.
help-save = Keep the game in this file after each move.
help-replay = Check a recorded game, and look at it move by move.
help-record = The record, a JSON file.
help-step = Show it move by move.
help-seat = See it through the eyes of this seat, counted from 0.
help-show = Draw a position.
help-snapshot = The snapshot, a JSON file.
help-games = List the games; with `find` and `export`, look for finished games of a server.
help-games-find = Find finished games in a server’s database.
help-games-export = Write finished games of a server as one file for researchers: a record a line, names only of those who have agreed.
help-find-game = Only games of this name.
help-find-opening = How the player’s first choices begin.
help-find-card = A card that the player has used: its id, or with --game its name.
help-find-person = The name of the player, or of a bot.
help-find-won = Only games that the player won.
help-find-least = Only games with at least so many points.
help-find-most = At most so many games.
help-export-file = The file to write (.jsonl.gz).
games-none-found = No game fits.
games-exported = { $games ->
    [one] One game is in { $file }.
   *[other] { $games } games are in { $file }.
}
column-ended = ended
column-table = table
column-players = players
help-new-game = Write the skeleton of a game of your own: docs/adding-a-game.md
help-new-game-name = The game’s name: small letters, digits and _
help-new-game-folder = Where to write it; by default cantiere-NAME
new-game-written = The game is in { $folder }; its README says how to try it.
help-rules = Show the rules of a game: all of them, one by its number (P-12.4), or what contains some words.
help-rules-words = The number of a rule, or words to look for.
help-guide = Show the first round of a game, step by step, with explanations.
help-learn = Three lessons after the first round: questions with what is said about them, then a game to be won.
help-lesson = the number or the name of a lesson; without it they are listed
help-problem = Show a position in which one answer is clearly better, and say what each answer is worth.
help-theme = what the problem is about, such as opening; a wrong word lists all
help-level = how hard: the weakest level of bots that finds it
help-day = the problem of that day (2026-07-31) instead of today’s
help-features = List the entries of a game’s feature vector.
help-fuzz = Play random games and check every promise of the contract.
help-fuzz-games = How many games in all.
help-fuzz-seats = Only with these numbers of seats, such as: --seats 2 4
help-out = The folder for the record of a game that fails.

# --- the laboratory: arena, bots, study, analyse -------------------------------------------------------

arena-resumed = { $games ->
    [one] One game is in the file already.
   *[other] { $games } games are in the file already.
}
arena-interrupted = Stopped. { $games ->
    [one] One game has been played.
   *[other] { $games } games have been played.
}
arena-played = { $games ->
    [one] One game; 95 % intervals in brackets.
   *[other] { $games } games; 95 % intervals in brackets.
}
picture-saved = Drawn in { $file }.
picture-seats = victories by seat
picture-sources = points by source
picture-answers = points that go with an answer
picture-all = all
picture-first = first
column-bot = bot
column-about = what it does
column-tables = games
column-victories = victories
column-points = points
column-rank = rank
column-rating = rating
level-is = a level: { $bot }
level-was = what a level once was, kept to measure by: { $bot }
bot-random = any legal answer
bot-greedy = the answer that looks best, one step ahead
bot-casual = like greedy, with careless answers; casual:30 means 30 in a hundred
bot-search = looks ahead; search:500 for so many iterations, search:300ms for so long; as suits the game if neither is said
bot-hasty = overlooks answers and likes points at once; hasty:30 means 30 answers in a hundred
bot-net = what a network that has learnt the game prefers, without looking ahead; as greedy where a game has none
bot-deep = looks ahead and asks the network; deep:500, deep:300ms, deep:x3 as for search
bot-even = as strong as is said, from even:0 to even:100; even:50 is greedy
train-resumed = Going on after round { $round }; games so far: { $games }.
train-interrupted = Stopped after round { $round }. The same command goes on from there.
train-best = The best so far is that of round { $round }: { $file }
train-round = Round { $round }; games so far: { $games }
train-better = Round { $round } (games: { $games }, decisions: { $decisions }): beats the best so far with { $best } % and takes its place; { $greedy } % against greedy
train-kept = Round { $round } (games: { $games }, decisions: { $decisions }): { $best } % against the best so far, which stays; { $greedy } % against greedy
train-picture-greedy = against greedy
train-picture-best = against the best so far
train-picture-games = games of self-play
train-picture-surprise = surprise at who wins (log-loss)
analyse-along = Chances to win along the game, by the game’s own estimate
analyse-swings = The largest swings: move, who, what, whose chance
analyse-better = Better moves: move, who, what, the chance that was lost
analyse-none = No better moves were found.
analyse-instead = { $best } instead of { $played }
study-title = Games: { $games }; seats in turn: { $bots }
study-numbers = How long, how close, how many points
study-scores = points
study-winning = points of the first
study-margins = lead of the first
study-length = questions in a game
study-choices = real choices in a game
study-seats = By seat (0 is the first)
study-questions = Questions with more than one answer
study-sources = Where points come from, for a seat and game
study-answers = What answers go with: points above what is usual at this question in this round
column-seat = seat
column-question = question
column-answer = answer
column-times = times
column-worth = points
column-per-game = in a game
column-choices = answers
column-most = at most
column-source = source
column-winners = winners
column-number-of = number
column-mean = mean
column-middle = 5–95 %
column-range = from – to
help-arena = Let bots play many games and say who is stronger.
help-arena-seats = The bots, as many as there are seats, such as: --seats search:500 greedy greedy random
help-arena-games = How many games; seats are taken in turn, with the same luck for each turn.
help-arena-seed = The same seed gives the same results.
help-arena-out = Keep the results in this file, one line a game. A run that was stopped goes on from it.
help-plot = Draw a picture of the results: a .png or a .svg.
help-processes = How many processes play at the same time; by default one for each core.
help-ray = Play on a Ray cluster: auto, its address, or local to start one here.
help-train = Let a network learn a game by playing against itself.
help-train-out = The run’s directory. If it holds a run, that goes on; its own settings count.
help-train-hours = Stop after so many hours.
help-train-seed = The same seed gives the same weights, on any number of processes.
help-train-teacher = A bot that is imitated first, such as master.
help-train-lessons = In how many rounds it is.
help-train-study = A search that is asked about some questions, and whose answers are learnt, such as deep:40.
help-train-from = Begin a new run with the weights in a file.
help-train-set = Another value for one of the numbers of a new run, such as along=0.9. May be repeated.
help-bot = A bot by its name or by its file, such as path/to/my_bot.py. May be repeated.
help-bots = List and rate bots.
help-bots-list = List the bots and the levels.
help-bots-rate = Play a round robin and show ratings with their intervals.
help-players = How many seats; by default the fewest the game allows.
help-rate-games = How many games every two bots play.
help-study = Ask many games what matters: seats, points, choices.
help-study-json = Write everything to this file as well.
help-analyse = Look at a recorded game: who stood how, where it turned, what was better.
help-analyse-bot = The search that judges, with its iterations.
help-serve = Serve tables on the network, for browsers and programs.
help-host = The address to listen on; 0.0.0.0 for the whole network.
help-port = The port to listen on.
help-database = A file, or postgresql://… for several servers at once.
help-config = A TOML file with settings; `--settings` lists them.
help-settings = Print all settings with their values, and end.
help-admin = For whoever runs a server: backups, restoring, checking.
help-backup-file = The backup.
help-backup = Write everything a server keeps into one file; it may be running.
help-restore = Fill an empty database from a backup.
help-check = Replay every game and check everything that is kept.
backup-done =
    { $rows ->
        [one] One row is
       *[other] { $rows } rows are
    } in { $file }.
restore-done =
    { $rows ->
        [one] One row was
       *[other] { $rows } rows were
    } restored from { $file }.
help-role = Give an account a role: moderator, operator, or nobody.
help-login = The account’s login.
help-role-name = moderator, operator or nobody
help-roles = List who has a role.
help-deeds = List what moderators did.
role-given = { $login } is now { $role }.
roles-none = Nobody has a role yet.
deeds-none = Nothing has been done yet.
check-found = Table { $table }: { $what }
check-done =
    { $tables ->
        [one] One game was
       *[other] { $tables } games were
    } checked; { $found ->
        [0] everything is right
        [one] one thing is wrong
       *[other] { $found } things are wrong
    }.
help-thinkers = How many processes think for the bots.
help-open = Open the lobby in a browser, if there is one.
help-verify = Check a record: its moves, its result, and that nobody has touched its luck.

serve-ready = Tables are open at { $address }  (Ctrl-C ends)
client-not-built = The tables are open, but the page to play in the browser has not been built.
client-build-it = Stop the server and run “make play”: it builds the page and starts the server again.

verify-moves = { $moves ->
    [one] One move, all by the rules.
   *[other] { $moves } moves, all by the rules.
}
verify-chance = { $draws ->
    [one] One chance outcome, as promised at the start.
   *[other] { $draws } chance outcomes, all as promised at the start.
}
verify-hidden = Seed and salt are not revealed yet, so that chance cannot be checked.
verify-no-promise = No promise was made at the start: chance follows the seed, but the seed could have been chosen later.

notice-turn = { $count ->
    [one] It is your turn.
   *[other] It is your turn at { $count } tables.
}
positions-saved = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} written to { $file }.
help-positions = Write every decision (features, mask, action, outcome) to this Parquet file.

# --- tournaments ---------------------------------------------------------------------------------------

tournament-round = Round { $round } of the tournament
tournament-over = The tournament is over.
arena-tournaments = { $games ->
    [one] One tournament
   *[other] { $games } tournaments
}
help-tournament = Play a tournament: several matches, with people and bots.
help-tournament-form = Which form of tournament; by default the first that the game has.
help-arena-tournament = Play tournaments of this form instead of single games.

# --- rules and guide -----------------------------------------------------------------------------------

rules-none = The rules do not speak of “{ $words }”.
guide-next = Enter: go on; anything else: leave {""}
# --- the values of options -------------------------------------------------------------------------------

choice-true = yes
choice-false = no
choice-none = drawn
choice-default = as usual
choice-random = at random

# --- what goes wrong on the command line and with files ----------------------------------------------------

error-no-command = There is no command “{ $command }”; there are: { $known }
error-no-such-option = There is no option { $option } here; see: cantiere { $command } --help
error-option-usage = The option { $option } is not used like that; see: cantiere { $command } --help
error-missing = { $what } is missing; see: cantiere { $command } --help
error-bad-value = { $what }: this value is not possible; see: cantiere { $command } --help
error-usage = That is too much or too little; see: cantiere { $command } --help
error-needs = This needs { $what }: pip install '{ $package }'
error-no-language = There is no language “{ $lang }”; there are: { $known }
error-no-game = There is no game “{ $game }”; there are: { $known }
error-game-unusable = The game “{ $game }” cannot be used: { $why }
error-no-page = { $game } has no such page ({ $page })
error-game-name = A game’s name is small letters, digits and _, not “{ $name }”
error-game-taken = There is a game “{ $name }” already
error-folder-taken = { $folder } is there already, with something in it
games-unusable = These games are installed, but cannot be used:
error-record-package = This is a game of “{ $game }”, which is not installed here; the record names the package “{ $package }” for it
error-no-bot = There is no bot “{ $bot }”; there are: { $known }
error-no-theme = There are no problems about “{ $theme }”; there are: { $known }
error-no-level = There is no level “{ $level }”; there are: { $known }
error-no-lesson = There is no lesson “{ $lesson }”; there are: { $known }
error-no-problem = There is no such problem
error-no-day = “{ $day }” is no day; write it like 2026-07-31
error-weights = { $file } has no weights for this game: { $why }
error-checkpoint = { $file } cannot be resumed: { $why }
error-bot-number = “{ $bot }”: write search:500 (iterations), search:300ms, search:x3 (times what suits the game), or casual:30 (per cent).
error-no-search = “{ $bot }” does not search: write search:40 or deep:40.
error-setting = “{ $text }” is no setting: write NAME=VALUE, with one of: { $known }
error-bot-name = “{ $spec }”: { $name } is the name of a bot.
error-bot-answer = The bot “{ $bot }” gave an answer that is not possible: { $answer }
error-bot-file-missing = There is no bot file { $file }
error-bot-file-make = { $file } has no function make(seed).
error-bot-file-choose = { $file }: make(seed) must return an object with choose(state, seat).
error-bot-file = { $file } cannot be loaded: { $why }
error-rules-version = { $game } has no rules version { $version }; it has { $known }.
error-seats = { $game } cannot be played with so many seats: { $seats }. Possible: { $known }
error-no-option = { $game } has no option “{ $option }”. Its options: { $known }
error-option-form = --option { $word }: write it as name=value.
error-option-value = Option “{ $option }”: “{ $value }” is not possible. Possible: { $known }
error-start-seat = start={ $start }: the seats are 0 to { $last }.
error-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-chance = --chance takes draw or ask, not “{ $value }”.
error-load-alone = --load brings the game, its options and its seed: leave them out.
error-no-variant = With these seats { $game } cannot be played in any way.
error-two-bots = A round robin needs two bots or more.
error-arena-bots = In the arena only bots play: cantiere tournament is for people.
error-no-tournaments = { $game } has no tournaments.
error-no-tournament = { $game } has no tournament “{ $form }”; there are: { $known }
error-tournament-players = “{ $form }” is for { $needed } players, not for { $players }.
error-analyst = “{ $bot }”: the analysis needs a search with a number of iterations, such as search:40.
error-no-database = There is no database { $file }: say where it is with --config or --database.
error-serve = Cannot serve at { $address }: { $why }
error-write = Cannot write { $file }: { $why }
error-write-fuzz = Cannot write { $file }: { $why }. What failed: { $message }
error-read = Cannot read { $file }: { $why }
error-not-json = { $file } is not JSON: { $why }
error-no-snapshot = { $file } is not a snapshot: it names no game.
error-snapshot = This is not a snapshot of { $game }: { $why }
error-picture = { $file }: a picture is a .png or a .svg.
error-other-run = { $file } holds the results of another run: its first line differs in { $what }. Name another file, or remove it.
error-no-results = { $file } is no file of results: { $why }
error-record = This is not a record: { $why }
error-record-format = This record has the format { $format }; this version reads format { $known }.
error-record-rules = The game was played by version { $version } of the rules; this is version { $known }.
error-record-seats = The record has { $seats } seats, not { $players }.
error-record-turn = Move { $number }: { $who } plays “{ $text }”, but { $asked } is asked.
error-record-over = Move { $number }: { $who } plays “{ $text }”, but the game is over.
error-record-move = Move { $number }: { $why }
error-record-promise = Seed and salt are not those that were promised at the start.
error-record-hidden = The record does not reveal its seed and salt.
error-record-chance = Move { $number }: chance brought “{ $text }”, but was to bring “{ $promised }”.
error-record-result = The recorded result is not that of the moves.
error-record-short = The record has a result, but its moves do not reach the end.
chance-name = chance

# --- what the server refuses -------------------------------------------------------------------------------

problem-title-400 = Not understood
problem-title-401 = Who are you?
problem-title-403 = Not allowed
problem-title-404 = Not found
problem-title-405 = Not possible here
problem-title-409 = Out of date
problem-title-413 = Too large
problem-title-414 = Too long
problem-title-415 = Wrong kind of content
problem-title-422 = Refused
problem-title-429 = Too many requests
problem-title-431 = Too large
problem-title-500 = Our mistake
problem-title-503 = Busy

problem-ambiguous-action = That may mean several things: write a little more.
problem-bad-json = This is not JSON.
problem-bad-length = The length of the request is not a number.
problem-bad-message = This message is not understood.
problem-bot-sits-in = A bot sits in for you: take the seat back first.
problem-busy = Too much is going on at the moment: try again.
problem-cannot-undo = You cannot take that back by yourself: either there is nothing, or chance or others have moved since.
problem-database = The database does not answer; nothing was changed.
problem-foreign-site = Another site made your browser send this.
problem-game-gone = This server no longer has the game. The table can be read, left and ended.
problem-does-not-replay = This game cannot be replayed. It can be read, left and ended, but not gone on with; the operator has been told.
problem-has-account = You have an account already.
problem-invalid = This is not as it should be: { $at }
problem-key-used = This key was used for another request.
problem-login-taken = That login is taken.
problem-mistake = Something went wrong on our side.
problem-no-free-seat = There is no free seat for you here.
problem-no-hints = At this table there are no hints.
problem-no-record = An analysis that begins in mid-game has no record.
problem-no-such-bot = There is no such bot.
problem-no-such-form = There is no such form of tournament.
problem-no-such-game = There is no such game.
problem-no-page = This game has no such page.
problem-no-such-language = There is no such language.
problem-no-such-move = There is no such move in this game.
problem-no-such-news = There is no such news of this table.
problem-no-such-seat = There is no such seat.
problem-not-a-record = This is not a record.
problem-not-a-snapshot = This is not a position of this game.
problem-not-begun = The game has not begun.
problem-not-entered = You do not play in this tournament.
problem-not-found = There is no such thing here.
problem-not-json = Send application/json.
problem-not-open = It is closed: nobody can join or begin any more.
problem-not-over = That is possible when the game is over, and for those who have played it.
problem-not-owner = Only who made it can do that.
problem-not-running = No game is going on here.
problem-not-seated = You do not sit at this table.
problem-not-your-seat = That is not your seat.
problem-not-your-turn = It is not your turn.
problem-not-yours = You are not asked.
problem-nothing-asked = Nobody asks to take back any more.
problem-outdated = The table has moved on.
problem-over = In this position the game is over.
problem-refused = That is not possible.
problem-rules-changed = This game was begun under other rules than this server knows. It can be read, left and ended, but not gone on with.
problem-seats-free = Some places are still free.
problem-too-large = The request is too large.
problem-too-many = Too much at once: wait a moment.
problem-too-many-tables = Too many tables: finish or leave some first.
problem-too-many-tokens = You have too many tokens already.
problem-tournament = This was a round of a tournament.
problem-unknown-action = That is no action of this game.
problem-who = Say your name first: POST /api/session.
problem-wrong-entrants = The number of players does not fit this form of tournament.
problem-wrong-link = This link no longer works.
problem-wrong-password = There is no such login with that password.
problem-wrong-seats = The number of players does not fit this position.
problem-wrong-token = This token is not known here.
problem-colour-taken = Somebody has that colour already.
problem-no-such-colour = There is no such colour to choose.
problem-not-away = Nobody there has been away for a day.
problem-pace = An answer may take from one hour to fourteen days; or there is a clock, with time for the game.
problem-resigned = You have given this game up: the bot plays on.
problem-seat-kept = The seats that are left are kept for others. Ask for the link to the table.
problem-taken-off = Who made the table has taken you off your seat.
problem-holiday = A holiday lasts sixty days at most.
problem-no-account = You have no account yet.
problem-no-such-zone = There is no such time zone.
problem-no-way = This way is not set up on this server, or not for you yet.
problem-not-sent = It could not be sent. Look at the address, and try again.
problem-wrong-old-password = That is not your password.
problem-banned = A moderator has shut you out of this site.
problem-muted = A moderator has asked you to be silent for a while.
problem-guests-wait = New guests may write only at tables where they sit.
problem-word = This name has a word that is not wanted here.
problem-not-a-moderator = Only moderators may do that.
problem-has-a-role = That cannot be done to somebody who has a role here.
problem-ban-whom = Name either a person or an address.
problem-report-what = Name either a table or a tournament.
problem-no-such-address = That is no range of addresses that can be closed out.
problem-in-tournament = This table is a round of a tournament: close it instead.
problem-not-followed = They do not want to be followed.
problem-yourself = That is you.
problem-rated-bot = In a rated game bots are of a strength of their own.
problem-rated-others = Others sit here who have not agreed that the game is rated.
problem-rated-seats = In a rated game everybody has one seat, and not all are bots.
problem-rated-undo = In a rated game nothing is taken back past chance or others.
problem-league-options = These options are for the game’s own tournaments.
problem-too-few-entrants = There are too few players for a table.
problem-too-many-bots = There are too many bots in your tournaments.
feed-author = Cantiere
feed-weeks = The week
feed-week = Week { $week }
feed-league-made = Announced.
feed-league-round = Round { $round } has begun.
feed-league-table = Round { $round }
feed-league-over = The tournament is over. First
problem-too-many-followed = You cannot follow more people.
former-player = A former player
notice-begin = A game begins.
notice-vote = The others ask for your word.
notice-chat = Somebody has said something.
notice-over = A game is over.
notice-several = { $count ->
    [one] One thing is new at your tables.
   *[other] { $count } things are new at your tables.
}
notice-test = This is how Cantiere tells you something.
mail-confirm-subject = Confirm your e-mail address
mail-confirm = Somebody has given this address at a Cantiere server, to be told when it is their turn. If it was you, open this link within a day. If not, do nothing.
mail-reset-subject = A new password
mail-reset = With this link you choose a new password. It works once, for an hour. If you have not asked for it, do nothing.
mail-unsubscribe = No more e-mails:

# --- problems ---------------------------------------------------------------------------------------------

lesson-passed = You have passed this lesson.
lesson-found = { $found } of { $all } found. Once more?
lesson-not-won = Not won yet. Another game?
puzzle-title = { $game }, problem { $id } · { $level } · { $themes }
puzzle-ask = Which answer is best? Type its number or its words; Enter shows it, q leaves.
puzzle-right = Right: { $action }.
puzzle-wrong = The best answer is: { $best }.
puzzle-untried = The search did not find that worth a try. The best answer is: { $best }.
puzzle-chances = { $tries ->
    [one] Chance to win after each answer, from one game that was searched:
   *[other] Chance to win after each answer, from { $tries } games that were searched:
}
puzzle-found = Found by: { $found }.
puzzle-follows = What may follow: { $action }
