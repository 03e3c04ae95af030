# What every game and front end says, in English. Keys of reasons begin with `reason-`, as the contract has them.

seat-number = Seat { $number }
name-me = You
name-person = Player { $number }
name-bot = { $bot } { $number }

# --- refusals that belong to no game -------------------------------------------------------------------

reason-game-over = The game is over.
reason-no-such-action = There is no action number { $number }.
reason-chance-decides = Chance decides here, not a player.
reason-not-asked = That does not answer the question that is asked now: { $question }

# --- playing -------------------------------------------------------------------------------------------

chance-asked = The table
ask-help = A number or words; why, hint, undo, log, save, ? for help, quit
bots-think = The bots are thinking …
promise = The luck of this game is fixed from the start: { $promise }…
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

fuzz-plan-even = { $games } random games of { $game }, { $share } for each of the { $variants } ways to play it
fuzz-plan = { $games } random games of { $game } over { $variants } ways to play it: { $share } for each and one more for the first { $more }
fuzz-good = { $games ->
    [one] One game kept every promise: { $moves } moves, { $looks } positions looked at closely.
   *[other] { $games } games kept every promise: { $moves } moves, { $looks } positions looked at closely.
}
fuzz-failed = { $message }
    The game is in { $file }: cantiere replay { $file } --step

# --- what there is -------------------------------------------------------------------------------------

compiled = compiled
interpreted = interpreted
version = cantiere { $version } ({ $how })
version-why = cantiere { $version } ({ $how }: { $why })
column-game = id
column-name = game
column-seats = seats
column-options = options
column-number = no.
column-feature = feature

help-cantiere = Play the great building games, with friends or bots, and look at the games played.
help-version = Say the version and whether the rules are compiled.
help-lang = The language, such as en.
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
help-games = List the games with their seats and options.
help-rules = Show the rules of a game: all of them, one by its number (P-12.4), or what contains some words.
help-rules-words = The number of a rule, or words to look for.
help-guide = Show the first round of a game, step by step, with explanations.
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
column-bot = bot
column-about = what it does
column-tables = games
column-victories = victories
column-points = points
column-rank = rank
column-rating = rating
level-is = a level: { $bot }
bot-random = any legal answer
bot-greedy = the answer that looks best, one step ahead
bot-casual = like greedy, with careless answers; casual:30 means 30 in a hundred
bot-search = looks ahead; search:500 for so many iterations, search:300ms for so long
analyse-along = Chances to win along the game, by the game’s own estimate
analyse-swings = The largest swings: move, who, what, whose chance
analyse-better = Better moves: move, who, what, the chance that was lost
analyse-none = No better moves were found.
analyse-instead = { $best } instead of { $played }
study-title = { $games } games; seats in turn: { $bots }
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
help-bots = How many processes think for the bots.
help-verify = Check a record: its moves, its result, and that nobody has touched its luck.

serve-ready = Tables are open at { $address }  (Ctrl-C ends)

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
