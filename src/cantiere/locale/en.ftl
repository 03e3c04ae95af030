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
help-features = List the entries of a game’s feature vector.
help-fuzz = Play random games and check every promise of the contract.
help-fuzz-games = How many games in all.
help-fuzz-seats = Only with these numbers of seats, such as: --seats 2 4
help-out = The folder for the record of a game that fails.
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
