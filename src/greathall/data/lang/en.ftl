# Words that all games share.
player = Player { $number }

## Several things, counted
list-and = { $rest } and { $last }
list-nothing = nobody

## Reasons that all games share
why-not-now = now is not the moment for this
why-picked = this is picked already
why-other-order = this is part of the same choice in another order
why-not-picked = this is not picked, so it cannot be taken back
why-too-few-picks = { $have } of { $need } so far

## How far a choice of several things has come
picks-of = { $have } of { $need } chosen
picks-up-to = { $have } chosen, { $most } at most
picks-some = { $have } chosen

## The terminal: the screen
ui-header-turn = move { $turn }
ui-log-title = What happened
ui-footer = ? help · ? word explains · why · hint · undo · log · save · quit
ui-prompt = ? help >
ui-thinking = { $name } is thinking …
ui-bot = { $count ->
    [one] Bot
   *[other] Bot { $number }
  }

## The terminal: several people
ui-curtain = Pass the keyboard to { $name }.
ui-press-enter = Press Enter when nobody else is looking.

## The terminal: lines that cannot be taken
ui-enter-again = Enter once more: { $option }.
ui-bad-empty = Type a number from 1 to { $count }, a marked letter, or ? for help.
ui-bad-number = There is no choice { $text }: type a number from 1 to { $count }.
ui-bad-several = One answer at a time here: type a number from 1 to { $count }.
ui-bad-back = { $number } (“{ $option }”) is not picked: there is nothing to take back.
ui-picks-how = “2 4” picks both, “-4” takes one back
ui-bad-letter = No choice has the letter “{ $text }”: type a number from 1 to { $count }, a marked letter, or ? for help.
ui-bad-many = “{ $text }” fits the choices { $numbers }: type one of these numbers.
ui-bad-near = “{ $text }” means nothing here; did you mean “{ $near }”?
ui-bad-word = “{ $text }” means nothing here: type a number from 1 to { $count }, a marked letter, or ? for help.
ui-refused = That cannot be done: { $reason }.
ui-unoffered = “{ $option }” is not among the choices now; “why” lists what is not offered and the reason.
ui-unoffered-why = Not now: { $reason } ({ $rule })
ui-nothing-done = Nothing was done.

## The terminal: commands, with what to type and what it does
ui-command-help = help
    .about = (or ?) this page; “? word” or “? RULE-ID” explains a card or a rule
ui-command-why = why
    .about = what is not offered now, with the rule and the reason
ui-command-hint = hint
    .about = what a bot would do with what you know; “hint greedy” asks another one
ui-command-undo = undo
    .about = take the last answer back, if nothing was revealed or rolled since
ui-command-log = log
    .about = what happened so far; “log 2” is the page before
ui-command-table = table
    .about = draw the table again
ui-command-hand = hand
    .about = the same
ui-command-rules = rules
    .about = the headings of the rulebook; “rules word” searches it
ui-command-more = more
    .about = what you may do at any time besides answering
ui-command-auto = auto
    .about = let a bot answer for you: “auto 5” five times, “auto 5 ismcts” with that bot
ui-command-save = save
    .about = save the game, “save FILE” to a file of your choice
ui-command-load = load
    .about = “load FILE” goes on with a saved game
ui-command-lang = lang
    .about = “lang es” changes the language
ui-command-quit = quit
    .about = leave the table; it asks whether to save
ui-help-choices = Answer with a number, a marked letter or part of a choice, and Enter. Enter alone takes the only choice; Enter twice takes the one marked ›.
ui-about-game = { $title }, a game by { $designer }.
ui-about-nobodys-game = { $title }: the first turn is about to begin.

## The terminal: explanations
ui-explain-nothing = Neither a card nor a rule says “{ $text }”.
ui-explain-near = Neither a card nor a rule says “{ $text }”; did you mean “{ $near }”?
ui-explain-more = And { $count } more: { $names }
ui-rule-why = Why: { $why }
ui-rule-about = About: { $rules }
ui-rule-option = Can be changed with the option “{ $option }”.
ui-rules-how = “? RULE-ID” or “? word” shows a rule in full.
ui-why-nothing = Nothing is held back here: all that the rules know at this point is offered.
ui-page = Page { $number } of { $count }; “{ $command }” shows the next.
ui-log-nothing = Nothing has happened yet.
ui-hint-only = There is only one choice.
ui-hint = { $bot } sees only what you see and would choose { $number }: { $option }. It compares outcomes and cannot name a reason.
ui-undo-nothing = There is nothing to take back yet.
ui-undo-other = The last answer was given by { $name }: it cannot be taken back.
ui-undo-revealed = That cannot be taken back: something was revealed or rolled since.
ui-more-nothing = There is nothing that you may do besides answering.
ui-more-how = “{ $command } 1” does the first of these.
ui-more-bad = Type a number from 1 to { $count } after the command.
ui-more-sure = { $option }: are you sure? (y/n)
ui-auto-bad = A bot answers 1 to { $most } times for you.
ui-lang-bad = There are these languages: { $languages }.

## The terminal: files
ui-yes = y yes
ui-no = n no
ui-saved = Saved as { $file }
ui-save-over = { $file } is there already. Replace it? (y/n)
ui-save-failed = The game was not saved: { $reason }.
ui-load-what = Name the file, for example “load evening”.
ui-load-failed = It was not loaded: { $reason }.
ui-load-other = This is a game of { $title }: start it with “greathall play { $game } --load { $file }”.
ui-load-sure = The game on the table is not saved. Leave it? (y/n)
ui-quit-save = Save before you leave? (Y/n, anything else to stay)
ui-go-on = Go on with: greathall play { $game } --load { $file }
ui-kept = Your game is kept in { $file }
    Go on with: greathall play { $game } --load { $file }
ui-bye = There was nothing to save. See you soon.
ui-frozen = The rules failed, which is our mistake; the game up to here is safe. { $error }

## The terminal: the end
ui-end-title = The end
ui-end-place = Place
ui-end-player = Player
ui-end-points = Points
ui-end-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
ui-end-seed = Seed: { $seed }
ui-end-save = Save the recording? (y/N)
ui-end-replay = Watch it again with: greathall replay { $file }
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
