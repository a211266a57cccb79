### The wording of Spinney.
###
### Phrases are put together from other phrases: an argument such as $some or $many is a noun in
### the form of that name, $cards and $things are a number with its noun, $points a number of
### points. Phrases begin in lower case; where one stands alone, its first letter becomes a capital.
### Arguments may be used in any order, and left out.

## Numbers and lists

# $one and $many are the singular and the plural of what is counted; one card is a name of many.
counted = { $n ->
    [one] { $n } { $one ->
        [Fireflies] Firefly
       *[other] { $one }
    }
   *[other] { $n } { $many }
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
any-number = any number of { $many }
up-to = up to { $cards }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-semicolon = { $first }; { $second }
labelled = { $label }: { $text }

## Nouns
##
## The message itself is the singular that follows "for each", and
##   .some  one of them, the object of a verb: "play a bird", "you have a bat"
##   .many  the plural: "any number of birds", "2 birds"
##   .more  the object in "no one has more birds"
##   .on    where a card lies: "on a moor"

card = card
    .some = a card
    .many = cards

## Types of cards

# The forms of a name in a set of one's own that gives only the name.
form-some = { $one }
form-many = { $one }
form-more = more { $one }
form-on = on { $one }

tag-tree = tree
    .some = a tree
    .many = trees
    .more = more trees
    .on = on a tree
tag-shrub = shrub
    .some = a shrub
    .many = shrubs
    .more = more shrubs
    .on = on a shrub
tag-moor = moor
    .some = a moor
    .many = moors
    .more = more moors
    .on = on a moor
tag-bird = bird
    .some = a bird
    .many = birds
    .more = more birds
tag-butterfly = butterfly
    .some = a butterfly
    .many = butterflies
    .more = more butterflies
tag-dragonfly = dragonfly
    .some = a dragonfly
    .many = dragonflies
    .more = more dragonflies
tag-insect = insect
    .some = an insect
    .many = insects
    .more = more insects
tag-plant = plant
    .some = a plant
    .many = plants
    .more = more plants
tag-mushroom = mushroom
    .some = a mushroom
    .many = mushrooms
    .more = more mushrooms
tag-amphibian = amphibian
    .some = an amphibian
    .many = amphibians
    .more = more amphibians
tag-deer = deer
    .some = a deer
    .many = deer
    .more = more deer
tag-cloven_hoofed = cloven-hoofed animal
    .some = a cloven-hoofed animal
    .many = cloven-hoofed animals
    .more = more cloven-hoofed animals
tag-pawed = pawed animal
    .some = a pawed animal
    .many = pawed animals
    .more = more pawed animals
tag-mouse = mouse
    .some = a mouse
    .many = mice
    .more = more mice
tag-bat = bat
    .some = a bat
    .many = bats
    .more = more bats

## Different species of a type

kinds-tree = tree species
    .many = tree species
kinds-shrub = shrub species
    .many = shrub species
kinds-moor = moor species
    .many = moor species
kinds-bird = bird species
    .many = bird species
kinds-butterfly = butterfly species
    .many = butterfly species
kinds-dragonfly = dragonfly species
    .many = dragonfly species
kinds-insect = insect species
    .many = insect species
kinds-plant = plant species
    .many = plant species
kinds-mushroom = mushroom species
    .many = mushroom species
kinds-amphibian = amphibian species
    .many = amphibian species
kinds-deer = deer species
    .many = deer species
kinds-cloven_hoofed = cloven-hoofed species
    .many = cloven-hoofed species
kinds-pawed = pawed species
    .many = pawed species
kinds-mouse = mouse species
    .many = mouse species
kinds-bat = bat species
    .many = bat species

## Other things that are counted

# $symbol: the name of a tree symbol.
count-symbol = card with the { $symbol } symbol
    .many = cards with the { $symbol } symbol
count-own-symbol = card with the same symbol
    .many = cards with the same symbol
count-full-trees = fully occupied tree
    .many = fully occupied trees
count-below-trees = card at the bottom of a tree
    .many = cards at the bottom of trees
count-below = card in a bottom slot
    .many = cards in bottom slots
count-in-cave = card in the cave
    .many = cards in the cave
count-filled-slots = filled slot
    .many = filled slots
count-in-slot = card in this slot
    .many = cards in this slot
# $one, $some, $many: forms of what is counted. $host: this-tree or this-host.
count-at-host = { $one } at { $host }
    .some = { $some } at { $host }
    .many = { $many } at { $host }
# Two things counted together; $first and $second are singulars, $firsts and $seconds plurals.
count-sum = { $first } or { $second }
    .many = { $firsts } and { $seconds }
this-tree = this tree
this-host = this host

## Effects

effect-draw = draw { $cards }
effect-draw-per = draw a card for each { $one }
effect-extra-turn = take another turn
effect-extra-turn-needs = take another turn if you have { $some }
# $what: a noun ("a bird"), several ("a tree or a shrub") or any-number.
effect-free-play = { $clearing ->
    [yes] play { $what } from the clearing for free
   *[no] play { $what } for free
}
# $text: effect-free-play.
effect-with-effect = { $text }, with its effect
effect-play-paid = play any number of cards at their cost
effect-lay-saplings = lay any number of cards face down as saplings
effect-lay-moor = lay a card face down as a universal moor
effect-take = take { $cards } from the clearing
# $one and $many: one or several types, singular or plural.
effect-take-all = take all { $many } from the clearing
effect-cave = put { $cards } from the clearing into your cave
effect-cave-clearing = put all cards from the clearing into your cave
effect-cave-all = put all { $many } from the clearing into your cave
effect-cave-deck = put { $cards } from the deck into your cave
effect-cave-deck-per = put a card from the deck into your cave for each { $one }
effect-cave-hand = put any number of cards from your hand face down into your cave, then draw as many
effect-empty-clearing = remove all cards in the clearing from the game
effect-discard = lay { $cards } from your hand in the clearing
# Both or neither.
effect-together = { $first }, then { $second }
# Each is optional by itself.
effect-in-any-order = { $first } and/or { $second }

## What a card does as long as it lies there

permanent-draw = whenever you play { $what }: draw a card
permanent-later = { $text } (from your next turn on)
at-trees-top = a card on top of a tree
at-trees-bottom = a card at the bottom of a tree
permanent-stacks = any number may share a slot
permanent-stacks-to = up to { $n } may share a slot
permanent-opens-top = any number of { $many } may share a top slot of its host
permanent-opens-side = { $many } may join any side slot of its host
permanent-counts-as-tree = its tree counts as one more wherever trees are counted
permanent-doubles = doubles the points of { $many } below it
permanent-counts-as = counts as { $some }

placement-moor = Only on a moor
placement-bird = Only on top of a tree or shrub, beside another bird

## Points

points-per = { $points } for each { $one }
points-per-both = { $points } for each { $first } and each { $second }
points-if = { $points } if { $condition }
# $otherwise: a bare number.
points-if-else = { $points } if { $condition }, otherwise { $otherwise }
points-table = { points-table.title }: { $steps }
    .title = by number of { $many }
points-total = { points-total.title }: { $steps }
    .title = all your { $many } together
points-sets = { points-sets.title }: { $steps }
    .title = sets of different { $many }
# A step of a table: so many are worth so much.
step = { $n } = { $points }
step-last = { $n } or more = { $points }

if-have = you have { $some }
if-there-is = there is { $some }
if-at-least = you have at least { $things }
if-on = { $on }
# $n is the number of slots a host has.
if-filled = all { $n } slots of { $host } are filled
if-in-slot = { $n } share a slot
if-most = nobody has { $more }
if-alone = no other card is at its host

## Caves

cave-number = Cave { $n }
cave-points = { $points } at the end of the game

## Reasons for points

reason-each = { $things } × { $points }
reason-flat = { $n ->
    [0] no points
   *[other] always { $n }
}
reason-needed = { $things } ({ $minimum } needed)
reason-on = { $met ->
    [yes] { $on }
   *[no] not { $on }
}
reason-most = { $met ->
    [yes] { $things }, nobody has more
   *[no] { $things }, somebody has more
}
reason-alone = { $n ->
    [1] alone at its host
   *[other] one of { $n } cards at its host
}
reason-sets = { $n ->
    [one] a set of { $sizes }
   *[other] sets of { $sizes }
}
reason-doubled = { $text }, doubled by { $host }

## Actions

action-draw = Draw from the deck
action-take = Take { $card } from the clearing
action-play = Play { $card } (cost { $cost })
action-play-free = Play { $card } for free
action-face_down = Lay { $card } face down as a sapling
action-cave = { cave-number }: { $text }
action-use = Use it
action-skip = Decline
action-use-permanent = Draw a card
action-skip-permanent = Decline
action-use-mulligan = Take six new cards
action-skip-mulligan = Keep the hand
action-done = Done
action-stuck = Show the hand, discard 2 cards and draw 2
action-pick-pay = Pay with { $card }
action-pick-take = { action-take }
action-pick-cave = Put { $card } into the cave
action-pick-stash = Put { $card } face down into the cave
action-pick-moor = Lay { $card } face down as a universal moor
action-pick-saplings = { action-face_down }
action-pick-discard = Lay { $card } in the clearing
action-pick-resolve = Resolve { $card }
action-pick-draft_keep = Keep { $card }
action-pick-draft_right = Pass { $card } to the right
action-pick-draft_left = Pass { $card } to the left
action-pick-draft_clearing = { action-pick-discard }

# Where two choices would read the same, they say more.
card-with-symbols = { $card } showing { $symbols }
half-of-card = { $half } of { $card }
card-in-row = { $card }, number { $n } in the row
# A card just laid; $where: slot-at.
card-at = { $card } at { $where }

## Questions

prompt-turn = what will you do?
prompt-second_draw = and your second card?
prompt-slot = where should { $card } go?
prompt-pay = { $bonus ->
    [open] pay { $n } more for { $card } (bonus still possible)
    [lost] pay { $n } more for { $card } (without its bonus)
   *[none] pay { $n } more for { $card }
}
# $effect: an effect of the card that asks.
prompt-effect = { $effect }?
prompt-permanent = draw a card?
prompt-mole = which card do you play at its cost?
prompt-resolve = which card is resolved next?
prompt-take = which card do you take from the clearing?
prompt-cave = which card from the clearing goes into your cave?
prompt-stash = which card goes face down into your cave?
prompt-moor = which card do you lay face down as a universal moor?
prompt-saplings = which card do you lay face down as a sapling?
prompt-discard = which card do you lay in the clearing?
prompt-mulligan = no tree in your hand: do you take six new cards?
prompt-cave_choice = which cave do you take?
prompt-draft_keep = which card do you keep?
prompt-draft_right = which card do you pass to the right?
prompt-draft_left = which card do you pass to the left?
prompt-draft_clearing = which card goes to the clearing?
prompt-asked-by = { $source }: { $question }
bonus-of = { $card }, bonus
# So many cards, or any number, are still to be chosen.
prompt-left = { $question } ({ $n } left)
prompt-any = { $question } (any number)

## Events
##
## $you is yes if the reader is the player called $name; $card is what the reader sees of the card.

event-turn = { $extra ->
    [yes] { $you ->
        [yes] Your extra turn
       *[no] { $name }'s extra turn
    }
   *[no] { $you ->
        [yes] Your turn
       *[no] { $name }'s turn
    }
}
event-drawn = { $you ->
    [yes] You draw { $card }
   *[no] { $name } draws { $card }
}
event-taken = { $you ->
    [yes] You take { $card } from the clearing
   *[no] { $name } takes { $card } from the clearing
}
event-paid = { $you ->
    [yes] You pay with { $card }
   *[no] { $name } pays with { $card }
}
event-laid = { $alone ->
    [yes] { $you ->
        [yes] You lay { $card }
       *[no] { $name } lays { $card }
    }
   *[no] { $you ->
        [yes] You lay { $card } at { $host }
       *[no] { $name } lays { $card } at { $host }
    }
}
# $kind is sapling or universal_moor.
event-laid_face_down = { $kind ->
    [sapling] { $you ->
        [yes] You lay { $card } face down as a sapling
       *[no] { $name } lays { $card } face down as a sapling
    }
   *[universal_moor] { $you ->
        [yes] You lay { $card } face down as a universal moor
       *[no] { $name } lays { $card } face down as a universal moor
    }
}
event-revealed = { $card } comes from the deck into the clearing
event-caved = { $from ->
    [deck] { $you ->
        [yes] You put { $card } from the deck into your cave
       *[no] { $name } puts { $card } from the deck into the cave
    }
    [clearing] { $you ->
        [yes] You put { $card } from the clearing into your cave
       *[no] { $name } puts { $card } from the clearing into the cave
    }
   *[hand] { $you ->
        [yes] You put { $card } face down into your cave
       *[no] { $name } puts { $card } face down into the cave
    }
}
event-winter = { $n ->
    [1] The 1st winter
    [2] The 2nd winter
   *[3] The 3rd winter
}
event-cleared = The clearing is emptied: { $cards }
event-extra_turn = { $you ->
    [yes] You gain an extra turn
   *[no] { $name } gains an extra turn
}
event-used = { $bonus ->
    [yes] { $you ->
        [yes] You use the bonus of { $source }
       *[no] { $name } uses the bonus of { $source }
    }
   *[no] { $you ->
        [yes] You use the effect of { $source }
       *[no] { $name } uses the effect of { $source }
    }
}
event-declined = { $bonus ->
    [yes] { $you ->
        [yes] You decline the bonus of { $source }
       *[no] { $name } declines the bonus of { $source }
    }
   *[no] { $you ->
        [yes] You decline the effect of { $source }
       *[no] { $name } declines the effect of { $source }
    }
}
event-discarded = { $you ->
    [yes] You lay { $card } in the clearing
   *[no] { $name } lays { $card } in the clearing
}
event-shown = { $you ->
    [yes] You show { $card }
   *[no] { $name } shows { $card }
}
event-mulligan = { $you ->
    [yes] You take six new cards
   *[no] { $name } takes six new cards
}
event-cave_chosen = { $you ->
    [yes] You take cave { $n }
   *[no] { $name } takes cave { $n }
}
event-automa = The automa: { $parts }
event-burned = { $card } is removed from the deck
event-removed = { $card } is removed from the clearing
event-dealt = { $you ->
    [yes] You are dealt { $card }
   *[no] { $name } is dealt { $card }
}
# $name receives the card; the role of the reader: keeper (of the own card), giver, receiver, other.
event-drafted = { $role ->
    [keeper] { $you ->
        [yes] You keep { $card }
       *[no] { $name } keeps { $card }
    }
    [giver] You pass { $card } to { $name }
    [receiver] { $giver } passes { $card } to you
   *[other] { $giver } passes { $card } to { $name }
}
event-dropped = { $you ->
    [yes] You remove { $card } from the game
   *[no] { $name } removes { $card } from the game
}
event-over = The game is over

automa-add = { $cards } from the deck to the clearing
automa-burn = { $cards } from the deck out of the game
automa-remove_left = { $cards } from the left end of the clearing out of the game
automa-remove_right = { $cards } from the right end of the clearing out of the game

## The solo mode

goal-worth = { $some } worth { $points }
goal-different-hosts = { $n } different trees, shrubs and moors
goal-birds-everywhere = at least { $n } birds at every tree, shrub and moor
medal-bronze = bronze
medal-silver = silver
medal-gold = gold

## Sets, slots, symbols

slot-top = top
slot-bottom = bottom
slot-left = left
slot-right = right
slot-top1 = top 1
slot-top2 = top 2
slot-bottom1 = bottom 1
slot-bottom2 = bottom 2

# $n numbers the hosts of a forest.
host-numbered = { $host } (host { $n })
# $host: host-numbered.
slot-at = { $host }, { $slot }

## Names

card-split = { $first } / { $second }
name-sapling = Sapling
name-universal_moor = Universal Moor
name-butterfly_sets = Butterfly sets
name-dragonfly_sets = Dragonfly sets
name-cave = Cave
name-cave_card = Cave card
name-winter = Winter

## Species of the forest game; those that rules count have the forms of a noun

## Species of Dartmoor

## The terminal: names of players and games

you = You
bot-name = Bot { $number }
player-name = Player { $number }
game-forest = Forest Shuffle
game-dartmoor = Forest Shuffle: Dartmoor

## The terminal: score sheets

score-card = Card
score-where = Where
score-points = Points
score-why = Why
score-total = Total

## Printed score sheets

sheet-title = { $game }, score sheet
sheet-ranking = Ranking
sheet-place = Place
sheet-categories = Points by category
sheet-category = Category
sheet-species = Points by species
sheet-number = Number
sheet-forest = Forest
sheet-host = Host
sheet-made = Made with Spinney, an unofficial fan project.

## The terminal: the card gallery

cards-name = Name
cards-set = Set
cards-place = Slot
cards-cost = Cost
cards-copies = Copies
cards-tags = Types
cards-text = Text
cards-side = side
cards-count = { $count ->
    [one] { $count } species
   *[other] { $count } species
}
cards-cave = Cave { $number }: { $text }
cards-unattested = { $mark } unconfirmed: our best guess, or taken from scoring apps. It is not fully known which halves share a Dartmoor card and which symbol each shows; --json says what is confirmed.
cards-unprinted = { $mark } a name that is not printed in English; it is our translation.
part-placement = { $text }
part-effect = { $text }
part-permanent = { $text }
part-bonus = Bonus: { $text }
part-points = Points: { $text }

## The terminal: the table

board-standing = Turn { $turn }. { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, { $winters } of { $last ->
    [one] { $last } winter
   *[other] { $last } winters
} seen.
board-danger = Watch out: the next card from the deck may end the game.
# $points is board-points or empty.
board-player = { $name }{ $points }{ $own ->
    [yes] {""}
   *[no] , { $hand } in hand
}, { $cave } in the cave{ $cave_card ->
    [0] {""}
   *[other] {" "}(cave { $cave_card })
}
board-points = : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-no-hosts = {"  "}nothing yet
board-host = { $number }. { $name }
board-host-slots = {"  "}{ $host }: { $slots }
board-empty-hosts = {"  "}Empty: { $hosts }
board-slot = { $slot } { $cards }
board-worth = { $name } ({ $points })
board-clearing = Clearing, { $count } of { $limit }:
board-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}:
board-half = { $name } [{ $symbol }, cost { $cost }]

## The terminal: playing

play-welcome =
    Type the number of your choice. Also: h hint, u undo, t table, p points, c and part of a name: a card's text, q leave.
    The game is saved after every action: { $path }
play-which-game = Which game? (Enter for 1){" "}
play-ask = >{" "}
play-picks-any = Type the numbers of all the cards you want, such as 1 3, or 0 for none.
# $free is "yes" if none may be picked as well.
play-picks-exact = Type { $n ->
    [one] one number
   *[other] { $n } numbers, in any order
}{ $free ->
    [yes] , or 0 for none
   *[no] {""}
}.
play-help = Type a number from the list. h gives a hint, u undoes your last choice, t shows the table, p the points so far, c and part of a name (c wolf) a card's text, q leaves the game; it is saved.
play-no-card = No card's name contains "{ $name }".
play-no-undo = Nothing to undo: a hidden card has been revealed since, or another player has moved.
play-undone = Undone: { $action }.
play-left = Saved. Resume with: { $program } resume { $path }
play-saved = Review it with: { $program } review { $path }
play-end = { $count ->
    [one] { $winners } won
   *[other] { $winners } share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-solo-end = { $challenge }: { $reached } of { $needed }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $aim } needs { $points_needed }. { $won ->
    [yes] Medal won: { $medal }.
   *[no] No medal this time.
}

## The terminal: entering the forests of a real table

entry-sets = Which sets besides the base set? Numbers, such as 1 2, or Enter for none:{" "}
entry-names = Who played? Names, separated by commas:{" "}
entry-same-name = Two players have the same name.
entry-welcome =
    Type part of a card's name: first a tree, shrub or moor, then the cards at it. ? shows what else you can type.
    Everything is saved at once: { $path }
# $host: board-host or entry-new-host.
entry-ask = { $name }, { $host }>{" "}
entry-new-host = new host
entry-which = Which one? A number, part of the name, or Enter for none:{" "}
entry-host-first = Enter a tree, shrub or moor first, then { $card }.
entry-symbol = Which symbol does { $card } show? Points depend on it.
# $what was done; $change: points with their sign, $points: the whole.
entry-now = { $what }: { $change }. { $name } has { $points }.
entry-change = { $name } { $change }
entry-changes = {"  "}{ $changes }
entry-removed = { $card } removed
# $why: an error.
entry-cannot = That is not possible: { $why }.
entry-number = Add a number, such as { $command } 3.
entry-what = Say what to remove: the number of a host or part of a card's name.
entry-no-host = { $name } has no host { $n }.
entry-no-player = Nobody here is called "{ $name }".
entry-no-undo = Nothing to undo.
entry-undone = Undone. { $name } has { $points }.
entry-saved = Saved: { $path }
entry-left = Resume with: { $program } score --interactive { $path }
entry-place = { $place }. { $name }: { $points }
entry-help =
    Part of a name lays that card: a tree, shrub or moor starts a new host, everything else goes to the open host. You can add a slot (hare left), and the symbol after @ (hare@oak); you are asked for it only where points depend on it. A number opens that host again; d or Enter closes the host.
    n next player, after the last one the result (n ana: to Ana); c 5 cards in the cave; k 3 cave card (Dartmoor); s shows the forest with its points; r 2 removes host 2, r hare that card; u undoes the last entry; w tells where it is saved; q ends. ? shows this.

## The terminal: at a server's table
##
## $you is yes if it is about the reader, who is otherwise called $name.

join-tables = Public tables at { $address }:
join-no-tables = No public tables at { $address }.
join-table = {"  "}{ $code }  { $game }, { $taken } of { $seats } seats taken, { $phase ->
    [lobby] not started
   *[playing] in progress
}: { $names }
join-how =
    Join a table: { $program } join { $address }/t/CODE (with --watch to watch only)
    Open a table: { $program } join { $address } --new (with --bot planner to play against bots)
# $full is yes if no seat is open.
join-share = This is table { $code }. Others can { $full ->
    [yes] watch with: spinney join --watch { $link }
   *[no] join with: spinney join { $link }
}
# $why: the server's reason why there is no seat.
join-only-watch = { $why }; use --watch to watch
join-only-looking = you are only watching
join-no-code = "{ $code }" is not a table code; a code has 4 to 12 letters and digits
join-lobby = Table { $code }, { $game }, has not started.
join-seat = {"  "}{ $number }. { $who ->
    [you] { $name } (you)
    [here] { $name }
    [away] { $name } (not connected)
    [bot] { $name } (bot)
   *[open] open
}
join-host-starts = Type start when everyone is here, or start { $bot } to let that bot take the open seats.
join-wait = Waiting for { $name } to start the game.
join-full = All seats are taken. Type start to begin.
join-welcome = Type the number of your choice. Also: h hint, u undo, t table, p points, b bot plays for you, s and a text: chat, q leave, ? help.
join-welcome-onlooker = You are watching: t shows the table, p the points, q leaves.
join-help = Type a number from the list. h gives a hint, u undoes your last choice (the others are asked if hidden cards have been revealed since), { command-yes } or { command-no } answers such a question, t shows the table, p the points, b lets a bot play for you (b random: that bot) or takes your seat back, s and a text says something to everyone, q leaves; your seat stays yours. Before the game the host types start, or start planner to fill open seats with bots. After the game, r plays again, r { command-same } with the same deal.
join-waiting = { $name } is choosing.
join-not-asked = It is not your turn to choose. ? shows what you can type.
join-wrong-number = Type a number from 1 to { $n }, or ? for help.
join-not-sent = A message has 1 to { $most } printable characters.
join-bot-limit = at a table a bot may use at most ms={ $ms } or sims={ $sims }
join-clock = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
join-lost = Connection lost; trying again ...
join-back-again = The connection is back.
join-joined = { $name } joins.
join-renamed = A player is now called { $name }.
join-gone = { $name } leaves.
# $help: join-welcome.
join-started = The game starts. { $help }
join-bot = { $bot } plays { $you ->
    [yes] for you; b takes your seat back
   *[no] at seat { $number }
}.
# $open is yes if the seat waits for somebody.
join-back = { $you ->
    [yes] You play for yourself again
   *[no] { $open ->
        [yes] Seat { $number } is open again
       *[no] { $name } plays at seat { $number } again
    }
}.
join-no-undo = You have nothing to undo.
join-undone = { $you ->
    [yes] Your last choice was undone.
   *[no] { $name } has undone the last choice.
}
# $asked is yes if the reader must agree; $others: all who must.
join-undo-asked = { $you ->
    [yes] Hidden cards have been revealed or another player has moved since: { $others } must agree.
   *[no] { $asked ->
        [yes] { $name } asks to undo a choice, though hidden cards have been revealed since. Do you agree? { command-yes } or { command-no }
       *[no] { $name } asks to undo a choice; { $others } must agree.
    }
}
join-undo-refused = { $you ->
    [yes] You do not agree: nothing is undone.
   *[no] { $name } does not agree: nothing is undone.
}
join-timed-out = { $name } ran out of time; a bot takes over.
join-said = { $name }: { $text }
join-rematch = { $you ->
    [yes] You want to play again.
   *[no] { $name } wants to play again: type r to join.
}
# $rematch is yes if somebody has asked for the next game already.
join-over = { $rematch ->
    [yes] The next game is waiting: type r to join, q to leave.
   *[no] Type r to play again, r { command-same } for the same deal, p to see the points, q to leave.
}
join-left = Your seat stays yours. Come back with: { $command }
# A rival's forest in one line; $hosts are names or join-host.
join-forest = {"  "}{ $hosts }
join-host = { $name } ({ $cards })

## The coach

coach-scores = scores about { $points } by the end
# $card is what gains the points.
coach-adds = { $points } more from { $card }
coach-effect = its effect: { $text }
coach-bonus = earns the bonus: { $text }
coach-slots = room for other cards
# $symbol: the symbol on the cards that stay in the hand, $card the one whose bonus they pay for.
coach-keeps = { $of ->
    [one] keeps the { $symbol } card for the { $card } bonus
   *[other] keeps { $n } of { $of } { $symbol } cards for the { $card } bonus
}
coach-wanted = { $card } is worth about { $points } more than it costs
coach-denies = the next player could use it too
coach-cards = more cards to pay with
coach-spare = of little use to you otherwise
# One card in $n would be the last winter.
coach-winter-ahead = 1 chance in { $n } that the last winter ends the game while you lead
coach-winter-behind = 1 chance in { $n } that the last winter ends the game while you do not lead
# For one choice beside another, which is the one that was made.
coach-set = about { $points } with its set
coach-instead = { $card } scores only about { $points }
coach-affords = with two more cards you can pay for { $card }, worth about { $points }
coach-matches = { $symbol } helps to earn the { $card } bonus
coach-dear = { $card } brings about { $points }, less than the cards it takes are worth
coach-costs = you paid with { $card }, worth about { $points } to you
coach-gives = and left { $card } to the next player
coach-left = { $n ->
    [0] { $card } took your last cards
    [one] { $card } left you one card to pay with
   *[other] { $card } left you { $n } cards to pay with
}
hint-choice = Choice
hint-win = Win chance
hint-margin = Final margin
hint-points = Final points
hint-why = Why
hint-estimate = Estimated from { $n ->
    [one] { $n } game
   *[other] { $n } games
} played to the end.
review-title = Win chance and points before each turn
review-turning = Turning points
review-turning-line = Turn { $turn }, { $who }: { $action }. { $gained }: win chance +{ $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}
review-costly = Costliest choices
review-costly-line = Turn { $turn }, { $who }: { $action }. Better by about { $points } (win chance +{ $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}): { $better }
review-none = None stands out.
review-cost = { $who }: { $n ->
    [one] { $n } main choice
   *[other] { $n } main choices
}, about { $points } lost to the costly ones.

## Commands that are typed at a table: what is shown, and what else is understood. English always is.

command-leave = q
    .also = quit leave
command-table = t
    .also = table
command-undo = u
    .also = undo
command-hint = h
    .also = hint
command-points = p
    .also = points
command-card = c
    .also = card
command-bot = b
    .also = bot
command-say = s
    .also = say
command-yes = y
    .also = yes
command-no = n
    .also = no
command-rematch = r
    .also = rematch
# Said after command-rematch.
command-same = same
    .also = {""}
command-start = start
    .also = begin

## Commands typed while forests are entered, besides command-leave and command-undo

command-done = d
    .also = done
command-next = n
    .also = next
command-cave = c
    .also = cave
command-cave_card = k
    .also = cavecard
command-show = s
    .also = show
command-remove = r
    .also = remove
command-save = w
    .also = save write
command-help = ?
    .also = help

## The command line: what it prints

restored = { $n } tables and score pads are back
serve-address = Spinney is running at { $address } (Ctrl-C to stop)
# $shipped is yes if it is the deck that comes with the program, which has this $digest otherwise.
deck-checked = { $path }: { $game }, { $cards } cards, { $sets }: { $shipped ->
    [yes] the built-in deck
   *[no] deck { $digest }
}. OK
set-written = { $path } is written. Next: { $command }
set-checked = { $path }: { $name }, { $species } species on { $cards } cards
games-per-second = { $n } games/s
progress-playing = Playing
progress-line = { $done } of { $games } games, { $rate } games/s, { $left } left
progress-measuring = Measuring, part { $n }...
progress-review = Reviewing
plot-turn = turn
plot-points = points
plot-win_chance = win chance, %

## The command line: simulations

simulate-games = games
simulate-choices = choices
simulate-turns = turns
simulate-digest = digest
simulate-audit_violations = audit violations
simulate-won = won
simulate-score-mean = score mean
# A tenth, half, nine tenths of all scores are at most that.
simulate-score-p10 = score p10
simulate-score-p50 = score p50
simulate-score-p90 = score p90
simulate-folder = dataset
simulate-stopped = stopped; without --out nothing is saved
simulate-paused = stopped; { $done } of { $games } games are in { $path }. Run the same command to resume

## The command line: many machines

progress-cluster = Looking for the cluster ...
# What was done: $hours core-hours; $retried pieces of it were lost with a worker and done again.
bill-work = { $hours } core-hours by { $workers ->
    [one] one worker
   *[other] { $workers } workers
} on { $machines ->
    [one] one machine
   *[other] { $machines } machines
}{ $retried ->
    [0] {""}
    [one] ; one lost piece of work was repeated
   *[other] ; { $retried } lost pieces of work were repeated
}
bill-cost = cost: { $cost } ({ $price } per core-hour)

## The command line: bots against each other

# $kept is yes if the games so far are in the file $path.
arena-stopped = stopped{ $kept ->
    [yes] ; run the same command to resume { $path }
   *[no] {""}
}
arena-title = { $game }, { $players } players, { $games } games, seed { $seed }
arena-bot = bot
arena-rating = rating
arena-wins = wins
arena-interval = 95%
arena-mean = mean
arena-top = top
arena-thought = ms a turn
arena-pairs = Head to head; a fair share is { $fair }
arena-first = first
arena-second = second
arena-games = games
arena-first-wins = first wins
arena-means = mean scores
from-to = { $low } to { $high }

## The command line: bots of one's own

new-bot-written =
    Created { $path }: a bot that already plays. See how well it does:
    { $command }
check-bot-table = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $points } points on average, { $ms } ms a turn
check-bot-fine = { $bot } is ready to play: all its choices are legal and repeatable.

## The command line: how fast it is

bench-title = Random games, one core, engine { $compiled ->
    [yes] compiled
   *[no] interpreted
}
bench-interpreted = The same source interpreted
bench-ratio = Compiled is { $ratio } times as fast.
bench-parts = Single operations
bench-slower = Two players, the slower game
bench-choices = choices/s
bench-turns = turns/s
bench-games = games/s
# $what: a game, and perhaps its sets.
bench-row = { $what }, { $players } players
bench-copy = copy a game
bench-view = make a seat's view
bench-determinize = redeal the cards a seat cannot see
bench-score = score a player's finished forest
bench-state = largest state
bench-driven = legal and apply called from Python
bench-network = a network chooses, with NumPy
bench-network-plain = a network chooses, without NumPy
bench-import = import spinney.engine
bench-start = spinney --version
bench-peer = { $name } ({ $what }): { $rate } choices/s
bench-skipped = { $name } ({ $what }): skipped, { $why }
bench-catanatron = That is { $ratio } times as fast as catanatron.
bench-growth = Scaling
bench-jobs = simulate --jobs { $jobs }: { $rate } games/s

## The command line: what cannot be done
##
## After the program's name, so they begin in lower case. What is in straight quotes is typed so.

fail-start = player { $start } can't start: { $players ->
    [one] there is only { $players } player
   *[other] there are only { $players } players
}
fail-no-folder = --out needs a folder name
fail-no-out = --turns, --choices and --part need a dataset: give its folder with --out
fail-study-from = --from reads existing games; it can't be combined with { $options }
# $name: a part of the program that is not installed.
fail-workers = several workers need Linux or macOS
fail-newer-database = a newer version has changed this database so that this one cannot use it ({ $what }); install that version again, or restore a backup
fail-database = the database cannot be used: { $why }
fail-new = --new opens a table of your own; it can't be combined with --code or --watch
fail-name = a name has 1 to { $most } printable characters
fail-set = unknown set { $set }; choose from { $sets }
fail-tag = unknown type { $tag }; choose from { $tags }
fail-filters = no species matches all these filters
fail-exists = { $path }: already exists; resume it with 'spinney resume { $path }'
fail-set-name = { $name } cannot be a set's name: it needs a letter first, and no quotes
fail-no-saved-game = no saved game in { $folder }
fail-not-over = { $path }: the game is not over; --reveal shows it anyway, with all hidden cards
fail-price = --price needs an amount: a number, 0 or more
fail-over = { $path }: the game is over; review it with 'spinney review { $path }'
fail-bot-moves = { $path }: a bot is to move; 'spinney resume { $path }' lets it
fail-one-table = --interactive and --html work with one file and one table
fail-html-exists = { $path }: already exists; --force overwrites it
fail-html-itself = { $path }: this is the table itself; the sheet needs another file
fail-other-game = { $path }: this is a table of { $game }
fail-bot-name = a bot can't be called { $name }; use letters and digits, starting with a letter
fail-bot-file = { $path }: a bot's file name ends in .py
fail-process = a worker process was killed; everything saved so far is kept
# $help: what to type for help.
usage-option = unknown option { $option }; see '{ $help }'
usage-missing = { $name } is missing; see '{ $help }'
usage-value = { $name }: invalid value; see '{ $help }'
usage-wrong = not understood: { $line }; see '{ $help }'

## Studies: the words of a report
##
## $field: players, sets and bots in words. $range: an interval, made by study-range.

study-written = { $n ->
    [one] { $games } game, { $path }
   *[other] { $games } games, { $path }
}
train-line = { $seconds } s, { $millions } million choices; games won against the planner, by players and sets: { $won }
train-no-curve = Without matplotlib, the learning curve is not drawn (pip install 'spinney[train]').
trained =
    The network is in { $path }. See how well it plays:
    { $command }
curve-minutes = minutes
curve-won = two-player games won against the planner, %
study-no-solo = solo games are left out: { $folders }
study-stopped = stopped; the games so far are in { $folder }. Run the same command to resume

study-title = { $game }: a study
study-lead = What { $n ->
    [one] { $games } game of bots, with { $seats } scores, says
   *[other] { $games } games of bots, with { $seats } scores, say
} about points, species, strategies, seats, winters and bonuses. Every finding is computed from these games. Bots are not people, so read this as how the game behaves when it is played like this.
study-contents = Contents
study-foot = Made by Spinney, an unofficial fan project, with the command “spinney study”. The same games give the same report.
study-range = { $low } to { $high }
study-players = { $n } players
study-all-sets = all sets
study-removed = cards removed
study-kept = no cards removed
study-draft = draft
study-deck = deck { $deck }
study-label-both = { $first }: { $second }
study-bot-at = { $bot } with { $others }, { $players }
study-seat-of = Seat { $n } of { $players }
study-winter = Winter { $n }

study-score = Points at the end
study-games-at = Games
study-games = Number
study-mean-score = Mean score
study-tenth = One tenth scores at most
study-median = Median
study-nine-tenths = Nine tenths score at most
study-top = Highest
study-victories-seat = Victories per seat
study-victories-at = Victories at { $players } (fair: { $fair })
study-first-seat = Victories of the first seat
study-fair = Fair share
study-turns-each = Turns of a player
study-first-winter = First winter
study-second-winter = Second winter
study-after-second = Turns of all after the second winter
study-share-of-game = Share of the game played
study-species = Species
study-laid = Seats that laid it
study-points-play = Points per play
study-points-play-at = Points per play, { $players }
study-points-card = Points per card spent
study-points-turn = Points per turn spent
study-points-cost = Points per card, a turn counted as two
study-with = Victories with it
study-without = Victories without it
study-apart = Difference in percentage points
study-plan = Strategy
study-plan-first = Strategy
study-plan-second = Second source of points
study-plan-own = Own strategy
study-plan-rival = Rival’s strategy
study-pair = First and second source
study-share-of-seats = Share of seats
study-score-removed = Mean score, cards removed
study-score-kept = Mean score, none removed
study-more-points = Difference in points
study-more-turns = Difference in turns of a player
study-spread = Standard deviation, removed / none removed
study-copies = Copies removed on average
study-points-copy = Points of a seat per missing copy
study-victories-copy = Games won by it per missing copy, in percentage points
study-bonuses-seat = Bonuses of a player
study-bonuses-earned = Bonuses earned of those possible
study-bonus-more = Points with one bonus more
study-seed = Seed

study-boxes-read = The box holds the middle half of the scores or turns. The thin line leaves out the lowest and the highest tenth, the bar is the median and the diamond the mean.
study-dots-read = Each dot is a seat’s share of the victories, with its 95% interval. The orange line is the fair share; a hollow dot cannot be told apart from it.

study-findings = Ten findings first
study-findings-intro = All are from games in which every seat is played by the network, a player that trained by playing itself ({ $field }). The signs tell whether a finding also holds in the games of weaker bots: ✓ yes, ✗ no, ? these games cannot tell.
study-find-plan = Of the strategies that at least { $common } of the seats follow, this wins most often: { $plan }. Whoever gets most points there takes { $share } of the victories ({ $range }; fair: { $fair }).
study-find-weak-plan = Of the strategies that at least { $common } of the seats follow, this wins least often: { $plan }, with { $share } of the victories ({ $range }; fair: { $fair }). Rarer ones are in the table of all strategies.
study-find-species = { $species } is the best company: seats that laid it win more often than the others, by { $more } percentage points ({ $range }).
study-find-cost = { $species } brings the most for its price: { $cost } points for each card spent, with a turn counted as two ({ $range }).
study-find-many = At { $players }, this wins most often: { $plan }, with { $share } of the victories ({ $range }; fair: { $fair }).
study-find-first = Whoever begins takes { $share } of the victories ({ $range }; fair: { $fair }).
study-find-more = What a strong player lays and the planner overlooks: { $species }.
study-find-less = What the planner likes and a strong player leaves in hand: { $species }.
study-find-shares = { $species } (in { $own } of the forests, with the planner { $other })
study-find-turns = Strong players finish sooner: { $own } turns each ({ $own_range }); planners take { $other } ({ $other_range }).
study-find-clearing = Of all cards they draw, strong players take { $own } from the clearing ({ $own_range }), planners { $other } ({ $other_range }).
study-doubt-close = too close to tell: its interval includes both answers
study-doubt-rarely = too rare in its games to tell
study-doubt-partly = it holds for some of them only
study-doubt-none = no games of it at such tables
study-unlike = How a strong player differs from the planner
study-unlike-intro = Both play against their like ({ $field }, and the planner at the same tables). The planner judges each card by what it can still become; the network has learnt from its own games what that leads to. Differences are in percentage points where shares are compared. High scores among equals do not mean strength.
study-unlike-none = These games cannot tell: there are none of the planner at the same tables.
study-unlike-table = In how many forests each species lies
study-habits = How they play
study-habit = Each player
study-difference = Difference
study-habit-score = Points
study-habit-turns = Turns
study-habit-laid = Cards laid face up
study-habit-face-down = Cards laid face down
study-habit-paid = Cards paid for each laid face up
study-habit-bonus = Bonuses for each card laid face up
study-habit-clearing = Of the cards drawn, from the clearing
study-method-networks = Which networks: the checksum of those of both games together is { $digests } (the beginning of SHA-256 of their files).

study-scores = Scores
study-scores-intro = How many points do players reach? Each picture changes one thing and keeps everything else the same. High scores among equals do not mean strength: where nobody hurries, everybody collects more. Which bot is stronger shows at tables with different bots.
study-scores-by = Scores by { $factor ->
    [players] number of players
    [sets] sets
   *[bots] bots
} ({ $field })
study-scores-found = { $same ->
    [yes] The median is { $least } ({ $first }).
   *[no] The median ranges from { $least } ({ $first }) to { $most } ({ $second }).
}
study-mixed = Different bots at one table
study-mixed-found = Furthest above its fair share of { $fair } is { $label }: { $share } of the victories ({ $range }).
study-scores-table = Scores in all games

study-worth = Worth of every species
study-worth-intro = All numbers except the last columns are from one kind of game: { $field }. The points are what the species itself scores at the end; what it does for other cards, or by its effect, is counted with those cards.
study-worth-caution = Correlation is not value: whoever lays { $species } already has { $type }, and whoever is ahead lays more of everything. And of { $n } species, about { $chance } miss their true value by chance alone; a difference is called clear only if it would still be clear among all of them.
study-worth-points = Points for what was spent: the { $n } best species
study-worth-points-read = Each dot is what a species scores for each card spent on it (itself and the payment), with the turn it takes counted as two cards; the line is the 95% interval. Species laid in fewer than { $n } games are left out.
study-worth-points-found = { $species } leads with { $cost } points ({ $range }), or { $play } points per play; { $n } of { $all } species bring more than one point for what they cost.
study-worth-victories = Victories with and without: the { $n } species furthest apart
study-worth-victories-read = Each dot shows how much larger a share of the victories goes to the seats with a species than to those without it, in percentage points; the orange line means no difference.
study-worth-victories-found = { $best } goes with the biggest gain ({ $more }), { $worst } with the smallest or a loss ({ $less }); { $clear } of { $all } differences are clear.
study-worth-table = All species, by points for what was spent

study-strategies = Strategies
study-strategies-intro = A seat’s strategy is the group of species that brought it the most points. A species belongs to the type it counts ({ $species } counts { $type }), or else to its own type. A species that several others count is a group of its own, and so is the cave. Games: { $field }.
study-strategies-caution = Strategies are read off at the end of the game, and one that came together won partly because it did. So these numbers tell what winning forests look like, not what happens to players who set out to build one.
study-strategies-by = How often, and how well
study-strategies-read = On the left is the share of seats that follow a strategy; on the right is their share of the victories, with its 95% interval. The orange line is the fair share.
study-strategies-found = The most frequent is { $often } ({ $share } of the seats); the most successful is { $best } with { $victories } of the victories ({ $range }; fair: { $fair }).
study-strategies-table = All strategies
study-pairs-by = What goes together
study-pairs-read = Each number is the share of seats, in percent, with this strategy (row) and this second source of points (column). Blue is more often than by chance, orange less often.
study-pairs-found = The most frequent pair is { $first } with { $second }: { $share } of the seats.
study-pairs-table = The { $n } most frequent pairs, in either order
study-duels-by = Strategy against strategy, at two players
study-duels-read = Each number is how many of 100 games the row wins against the column. A coloured cell means that 50 is outside the 95% interval; pairs that met in fewer than { $n } games are left out.
study-duels-found = The surest lead: { $first } against { $second }, { $share } ({ $range }) of { $games } games.

study-seats = The first seat
study-seats-intro = All seats have the same bot, so whatever one seat wins more than another comes from the order of play.
study-seats-by = Victories by order of play ({ $field })
study-seats-found = With { $players } the first seat takes { $first } of the victories ({ $first_range }). Furthest from its fair share: { $seat }, { $share } ({ $range }) against { $fair }, { $clear ->
    [yes] clear even among all seats shown.
   *[no] which may be chance among so many seats.
}
study-seats-table = The first seat in all games

study-length = Length and winters
study-length-intro = The game ends at once with the third winter, which lies in the last part of the deck, so its length depends on how fast everybody draws.
study-turns-by = Turns of a player ({ $field })
study-turns-found = { $same ->
    [yes] The median is { $least } turns ({ $first }).
   *[no] The median ranges from { $least } turns ({ $first }) to { $most } ({ $second }).
}
study-winters-by = When the winters come ({ $field })
study-winters-read = The mark is the median; the line leaves out the lowest and the highest tenth of the games.
study-winters-found = The first winter comes after { $first } of the game and the second after { $second } ({ $field }). After that, all players together have { $turns } turns left; in eight games out of ten it is { $low } to { $high }.
study-length-table = Length of all games

study-removal = Removed cards
study-removal-intro = Before a game some cards leave the deck unseen. Which ones is chance, so what changes with them is caused by them. Fewer cards also mean a shorter game, so the first picture shows both at once.
study-removal-by = Scores with and without removal
study-removal-found = The difference is greatest here: { $field }, { $points } points ({ $range }) if nothing is removed.
study-removal-pairs = With and without removal
study-removal-whole = Which cards are missing explains { $share } ({ $range }) of the spread of the mean scores between tables ({ $field }); the rest is the order of the cards and the play.
study-missing-by = One copy fewer ({ $field })
study-missing-read = Each dot shows how much one more missing copy of a group’s cards changes the score of every seat, with its 95% interval; the orange line means no change.
study-missing-found = The greatest change: { $plan }, { $points } points ({ $range }); { $clear } of { $all } changes are clear.
study-missing-table = What a missing copy changes in scores, and in how often its strategy wins the game

study-bonuses = Bonuses
study-bonuses-intro = You earn a card’s bonus by paying only with its own symbol. Counted are the cards with a bonus that were laid for their cost.
study-bonuses-by = Bonuses earned by { $factor ->
    [players] number of players
   *[bots] bots
} ({ $field })
study-bonuses-read = Each dot is the share of possible bonuses that were earned, with its 95% interval.
study-bonuses-found = { $same ->
    [yes] It is { $least } ({ $first }).
   *[no] It ranges from { $least } ({ $first }) to { $most } ({ $second }).
}
study-bonuses-species = Bonuses earned by species ({ $field })
study-bonuses-table = Bonuses in all games; the last column compares seats of one table and does not say which is the cause

study-sayings = What players say
study-sayings-intro = Good players have rules of thumb. Some of them can be tested on these games.
study-sayings-table = Said and found
study-said = Players say
study-found = In these games
study-say-scores = With two players, 140 to 200 points is solid and 200 to 280 is strong.
study-say-scores-found = Of the scores ({ $field }), { $solid } are solid, { $strong } strong, and { $more } are higher still.
study-say-deer = Deer with wolves is the strongest plan, especially at small tables.
study-say-plan = Worth collecting: { $cards }.
study-least = { $what } ≥ { $least }
study-say-plan-found = Seats with { $cards } take { $few_share } of the victories ({ $few_range }; fair: { $few_fair }) at { $few_players }, and { $many_share } ({ $many_range }; fair: { $many_fair }) at { $many_players }.
study-say-weak = { $species } are weak unless there are many.
study-say-weak-found = Their places among { $n } species, by points for what was spent: { $ranks }.
study-say-close = The ways to win are close to each other, and closer in Dartmoor than in the forest.
study-say-close-found = The shares of the victories range from { $least } ({ $first }) to { $most } ({ $second }), among strategies that at least { $common } of the seats follow; the fair share is { $fair }.

study-method = Method
study-method-games = Who plays: random takes any legal action, greedy takes what scores most at once, planner looks at what cards can still become, search tries the planner’s favourites on tables that could be the real one, and network does what a network prefers that learned by playing itself. Games with the same number, seed and options are always the same; only the network may decide otherwise on another machine where two actions look equally good to it.
study-method-intervals = Intervals are 95% intervals. The games are independent, but the seats of a game are not: what one wins, another loses. So everything is first added up over a game, and the spread between games counts (ratios of sums, linearized). Shares have Wilson’s interval for as many games as would spread that much, and the difference between two shares has Newcombe’s, made from both. Clear means: still clear after Bonferroni’s correction for everything shown beside it.
study-method-worth = A play is a card laid face up. Cards spent are the card itself and those paid for it; a turn is spent if the card was the turn’s action, not if an effect let it be laid. The points of a set of butterflies or dragonflies are shared evenly by its cards. Victories are shares: two winners have half each.
study-method-plans = A missing copy is counted with every species that the card shows. Effects of missing cards are slopes over games with robust errors, and the share explained is the adjusted coefficient of determination of all species’ counts with a jackknife’s error.
study-games-table = The games of this study

## The command line: help
##
## $bots and $challenges: all that can be named.

help-usage = Usage:
# After the program's name, where one of its commands goes.
help-subcommand = COMMAND ...
help-arguments = Arguments
help-options = Options
help-commands = Commands
# The braces stay: the value goes there.
help-default = [default: {"{}"}]
help-variable = [env var: {"{}"}]
help-required = [required]
# What stands for a value.
value-number = NUMBER
value-text = TEXT
value-file = FILE
value-address = ADDRESS
value-challenge = CHALLENGE
value-folder = FOLDER
value-name = NAME
help-example = Example: { $command }
help-spinney = Play, score, simulate and study Forest Shuffle and Forest Shuffle: Dartmoor. Unofficial fan project. Without a command: play in the browser.
help-serve = Host tables to play together, in a browser or with 'spinney join'. SPINNEY_... variables set more; see docs/server.md.
help-restore = Bring back tables and score pads that were put away because nobody used them.
help-join = Play at a server's table: join, come back, or open a new one. Without a code or --new, list the public tables.
help-cards = List the species, with filters; a question mark means unconfirmed.
help-score = Score forests and give the reason for every point. Write them in the forest notation, or enter a real table with --interactive.
help-simulate = Play whole games and summarise them, or save them all as a dataset. The result does not depend on --jobs.
help-study = Play the games of a study, or read datasets, and write a report with pictures: scores, the value of every species, strategies, seats, winters, removed cards, bonuses. If interrupted, run the same command to resume.
help-train = Train a network by letting it play itself, on a GPU or on this machine's cores; needs the extra "train". If interrupted, run the same command to resume.
help-arena = Let bots play each other on the same deals, each from every seat, and rate them. With three or more players, the bot named first sits alone among copies of the other. The same seed gives the same result, except for search:ms=N.
help-bench = Measure the engine on this machine, compiled and interpreted, compared with similar engines.
help-play = Play in the terminal against bots, or against the automa.
help-resume = Resume a game saved by 'spinney play'.
help-replay = Replay a saved game, showing all hidden cards, then score it.
help-hint = Suggest the best moves for the player to act in a saved game, with reasons, using only what they can see.
help-review = Review a finished game: win chances over time, turning points, costly choices.
help-new-bot = Create a working bot file to build on.
help-check-bot = Let your own bot play at every kind of table, each game twice, and report any problems.
help-deck = Deck files: show the built-in decks, check your own.
help-deck-check = Check your own deck against the species' copies and report each wrong card.
help-deck-show = Print the built-in deck, to start a corrected one from.
help-set = Sets of your own: start one, check one.
help-set-new = Write a small set to start from.
help-set-check = Check a set and show its cards; every mistake with its line.
option-help = Show this message and exit.
option-language = Language to use (default: system language).
option-version = Show the version.
option-game = Which game (default: forest, or dartmoor with --solo).
option-sets = Sets of the forest game, separated by commas: base,alpine,edge.
option-players = How many players, 2 to 5 (solo: 1).
option-deck = Your own deck file.
option-set-name = Its name.
option-set-path = The set: a file; a folder works too.
option-set-out = Where to write it; otherwise NAME.toml.
option-add = Play with a set of your own; may be given several times.
option-offer-sets = Offer a set of your own to everybody; may be given several times.
option-draft = Draft setup (forest game).
option-start = Who starts, from 1 (you); random by default.
option-no-removal = Remove no cards.
option-solo = Dartmoor solo mode, with this challenge: { $challenges }.
option-medal = Solo mode: the medal to aim for.
option-bot = Who plays: { $bots }, or your own bot, FILE.py:CLASS.
option-jobs = Number of processes (default: one per core).
option-ray = Run on a Ray cluster: HOST:PORT, auto, or local to try it out.
option-price = Price per core-hour, used to report the total cost.
option-seed = Same seed, same games.
option-json = Print JSON.
option-host = Address to listen on; 0.0.0.0 means everywhere.
option-port = Port to listen on.
option-db = sqlite:///FILE or postgresql://... (default: a file in your data folder).
option-redis = redis://...; needed for several machines.
option-workers = Number of server processes.
option-open = Open it in a browser, if there is a screen.
option-url = A server's address, or the link to a table.
option-name = Your name there (default: your login name).
option-code = The table's code, if it isn't in the link.
option-new = Open a table; you get the first seat.
option-new-game = With --new: which game (default: ask).
option-new-bot = With --new: the bot for the other seats, which are open otherwise: { $bots }.
option-watch = Watch, without a seat.
option-only-game = Only this game.
option-only-set = Only this set.
option-only-tag = Only cards of this type.
option-caves = The Dartmoor caves instead.
option-deck-file = A deck file (JSON).
option-which-game = Which game.
option-forests = Forest files; - reads one JSON forest per line.
option-interactive = Enter the forests of a real table; resumes the file if it exists.
option-table-game = With --interactive: which game (default: ask).
option-html = Also write a printable sheet (HTML) here; - writes it to standard output instead.
option-force = With --html: overwrite an existing file.
option-games = Number of games.
option-audit = Recompute everything after every action.
option-bots = Who plays: { $bots }, or your own bot, FILE.py:CLASS. Repeat it for several bots; they take the seats in turn and move on by one seat from game to game.
option-fixed-seats = Every bot keeps its seats.
option-dataset = Save all games as a dataset (Parquet tables) in this folder. Run the same command to resume.
option-turns = Also put every turn into the dataset.
option-choices = Also put every choice, with everything that was legal, into the dataset.
option-part = Games per part of the dataset; an interrupted part is played again.
option-games-each = Number of games each pair plays.
option-stop-early = End a pair once it is 99.9% certain which bot is better.
option-out = Save all games here. Run the same command to resume.
option-study = Which study.
option-study-games = Games in the biggest part; the other parts get their share.
option-study-data = Where to keep the games (default: a folder in your data folder).
option-study-from = Read a dataset of 'spinney simulate --out' instead of playing; repeatable.
option-study-out = Where to write the report (default: study-NAME).
option-train-out = Where to put the network, its learning curve and the checkpoint (default: network-GAME).
option-train-from = Start from this trained network instead of from scratch.
option-train-against = Train a best response to this network, or to the planner: it keeps all other seats and does not learn.
option-train-sparring = Share of the games against the planner that the network learns from (with --from: 0.19).
option-train-search = Also try choices out on several deals and learn from the results.
option-train-teacher = Train a small network that learns to play like this one.
option-train-like = Train as this network was trained: its recipe, minutes and seed instead of the other options (except --from and --teacher).
option-train-game = Which game to learn.
option-train-minutes = Total training time, including the time before an interruption.
option-peers = Also measure catanatron and open_spiel, each installed separately.
option-growth = Also measure by players, sets and processes.
option-ask-game = Which game (default: ask).
option-deal = The deal; random by default.
option-hidden-score = No live scores.
option-save = Where to save (default: a new file in your data folder).
option-saved-or-last = A saved game (default: the last terminal game).
option-saved = A saved game.
option-step = Wait for Enter before each turn.
option-until = Stop after this many actions.
option-reveal = Also show a game that is not over, with all hidden cards.
option-moves = Print the moves in words, one per line; a saved game may also list its actions this way.
option-ms = Thinking time in milliseconds.
option-sims = Number of games to play out, instead of a time; gives the same result every time.
option-finished = A finished game (default: the last terminal game).
option-plot = Also draw it, to a file such as game.svg or game.png.
option-playouts = Games played out from each turn; more games are more accurate but slower.
option-bot-name = Name of the bot; its class and its file are named after it.
option-bot-file = Write it here instead.
option-overwrite = Overwrite an existing file.
option-rivals = Who plays the other seats from now on; name your own bot again here.

## Errors: what is wrong, and where
##
## These are said in English by the engine, too, in the same words. What is in straight quotes, and
## the names of games, sets, species and entries are as they stand in files and options.

error-action-illegal = action { $action } is not legal for player { $player } at the choice '{ $choice }'
error-action-over = action { $action }: the game is over
error-action-row = action { $action } is not legal in game { $row }
error-arena-bots = an arena needs at least two bots
error-arena-changed = { $bot } has changed since these games were played; start a new file
error-arena-damaged = the games of this tournament are damaged
error-arena-once = name each bot only once
error-arena-other = this file holds another tournament; only the same bots, options, seed and rules version can resume it
error-arena-players = an arena needs at least two players; a solo game has one
error-at = { $where }: { $why }
error-at-card = { $where } ({ $card })
error-at-entry = { $where }, { $entry }
error-at-host = { $player }, host { $n }
error-at-player = player { $n }
error-bot-no-parameters = bot { $bot }: unknown parameter { $parameter }; it has none
error-bot-one-of = bot { $bot }: give only one of { $parameters }
error-bot-parameters = bot { $bot }: unknown parameter { $parameter }; choose from { $parameters }
error-bot-value = bot { $bot }: { $parameter } must be a whole number from 1 to { $most }
error-cannot-move = cannot { $move }; can { $moves }
error-cannot-save = cannot save: { $why }
error-card-cost = { $species } costs { $cost }, not { $wrong }
error-card-double = the id is used { $n } times
error-card-halves = 'halves' of a { $kind } card must have length { $n }
error-card-id = an id is a number, or a text of at most { $n } characters
error-card-kind = kind { $kind } is not one of { $kinds }
error-card-other-set = in set { $set }, but its halves are from { $sets }
error-card-own-symbol = { $species } shows { $symbol }, but should show its own symbol
error-card-place = { $species } goes { $goes }, not on a { $place } half
error-card-set = the set is a text
error-card-symbol = { $species } shows { $symbol }, not one of { $symbols }
error-dataset-busy = another run is writing to { $folder }; wait until it ends, or choose another folder
error-dataset-changed = { $bot } has changed since these games were played; start a new folder
error-dataset-damaged = { $file } is damaged
error-dataset-other = { $folder } holds another dataset: its '{ $what }' is { $there }, not { $wanted }
error-dataset-part = { $file } is damaged; delete it and run the command that wrote it again
error-dataset-schema = { $folder } has schema { $schema }; this program reads { $known }
error-dataset-short = { $folder } has { $there } of { $games } games; run the same command to play the rest
error-dataset-shrinks = { $folder } is a dataset of { $games } games; it can grow, not shrink
error-deck-copies = copies of { $species }: { $n }, not { $copies }
error-deck-file = { $path }: { $why } (and { $more } more; see 'spinney deck check { $path }')
error-deck-is-a-list = a deck is a JSON list of cards, or an object with a list 'cards'
error-deck-lacks = the deck has no cards of the set { $sets }
error-deck-not-here = played with deck { $deck }, which is not available
error-deck-other-game = the deck is for { $deck }, not for { $game }
error-deck-set-size = set { $set }: { $n } cards, not { $cards }
error-deck-winters = winter cards: { $n }, not { $cards }
error-determinize = a view can be determinized only while its seat is to choose
error-device-only = this game was continued on a device and can only be played there
error-draft = the draft setup is only for the forest game
error-forest-object = a forest is a JSON object with 'game' and 'players'
error-goes-elsewhere = { $species } goes { $goes }
error-host-object = a host must be an object with a 'card'
error-in-action = action { $n } of { $actions }: { $why }
error-in-card = card { $card }: { $why }
error-in-deck = deck: { $why }
error-in-file = { $path }: { $why }
error-in-options = options: { $why }
error-in-position = position: { $entry } does not fit
error-is-folder = a folder, not a file
error-is-list = '{ $entry }' must be a list
error-is-object = '{ $entry }' must be an object
error-list-of-numbers = '{ $entry }' must be a list of numbers
error-more-bots = { $bots } bots for { $players } seats; one for all, or at most one for each
error-name = the name { $name } is not plain text
error-name-too-long = the file name is too long
error-needs-symbol = { $species } needs its symbol here ({ $species }@...): points depend on it
error-network-cut = { $file } is incomplete
error-network-format = { $file } has format { $format }; this version reads format { $known }
error-network-other = the network was made for another { $what } ({ $made }, not { $now })
error-no-action = no action { $action }; actions are below { $most }
error-no-address = { $url } is not an address
error-no-answer = { $url } does not answer ({ $why })
error-no-bot = unknown bot { $bot }; choose from { $bots }
error-no-budget = a budget needs a number of playouts or a time
error-no-cave = cave_card { $n }; caves are 1 to { $last }
error-no-cave-cards = only Dartmoor has cave cards
error-no-challenge = unknown challenge { $challenge }; choose from { $challenges }
error-no-choice = the game is over; nobody has a choice
error-no-dataset = { $folder } is not a dataset: it has no { $file }
error-no-folder = { $path }: no folder { $folder }
error-no-game = unknown game { $game }; choose from { $games }
error-no-host = { $species } isn't a tree, shrub or moor
error-no-lab = a study needs Polars and matplotlib: pip install 'spinney[lab]'
error-no-language = unknown language { $language }; choose from { $languages }
error-no-matplotlib = plots need matplotlib: pip install 'spinney[plots]'
error-no-medal = unknown medal { $medal }; choose from { $medals }
error-no-network = { $file } is not a network
error-no-permission = permission denied
error-no-ray = a cluster needs Ray: pip install 'spinney[ray]'
error-no-picture = { $path }: unknown picture format; choose from { $kinds }
error-no-polars = datasets need Polars: pip install 'spinney[lab]'
error-no-record = only a game with a seed can be saved; this one has none
error-no-seat = no seat { $seat }; seats are 0 to { $last }
error-no-seed = a game dealt from a view has no start to return to
error-no-set-in-game = unknown set { $set } in the { $game } game; choose from { $sets }
error-no-slot = unknown slot { $slot }; choose from { $slots }
error-no-space = no space left
error-no-species = unknown species { $species } in the { $game } game
error-no-such-file = no such file
error-no-such-symbol = no { $species } shows { $symbol }; it may be { $symbols }
error-no-table = { $folder } has no table { $table }; it has { $tables }
error-not-a-number = { $value } is not a number from 0 to { $most }
error-not-an-object = not an object
error-not-folder = a file is where a folder should be
error-not-in-box = no card { $card } is left
error-not-json = not JSON: line { $line }, column { $column }
error-not-keys = not a file of keys; delete it
error-not-saved = not a saved Spinney game
error-not-solo = not a solo game
error-not-terminal-game = not a terminal game; 'spinney replay' shows it
error-not-to-choose = a seat can be advised only when it is its turn to choose
error-not-together = { $species } cannot share the slot with { $others }
error-not-utf-8 = not a text in UTF-8
error-nothing-to-undo = there is nothing to undo
error-only-beside-bird = { $species } goes only beside another bird on a tree or shrub, one per host
error-only-bots = only a game against bots can be continued without the table
error-only-on-moor = { $species } goes only on a moor
error-option-whole = { $option } is not a whole number
error-options-object = 'options' must be an object with a 'game'
error-other-rules = unknown rules version { $rules }; this program plays versions 1 to { $known }
error-other-server = { $url } is not a Spinney server of this version
error-own-bot = { $bot }: { $why }
error-own-bot-choice = { $bot }, turn { $turn }, choice '{ $choice }': { $why }
error-own-bot-deal = { $why }; seed { $seed }, deal { $deal }
error-own-bot-illegal = action { $action } is not legal; the legal actions are { $actions }
error-own-bot-no-action = { $value } is not an action of view.legal()
error-own-bot-no-class = no such bot in it; it has { $names }
error-own-bot-none = no class in it has a method decide(view, rng, clock)
error-own-bot-otherwise = { $bot } plays the same game differently the second time; take all randomness from rng and keep nothing between choices
error-own-bot-parameter = { $part } is not NAME=VALUE
error-own-bot-resume = played against your own bot; name it: --bot { $bot }
error-own-bot-several = it has several bots; write { $path }:CLASS with one of { $names }
error-players = 2 to 5 can play, not { $players }
error-players-list = 'players' must be a list of 1 to { $n } players
error-ray-address = { $address } is not the address of a Ray cluster: HOST:PORT, auto or local
error-ray-lost = the connection to the Ray cluster { $address } was lost
error-ray-no-spinney = { $machine } does not have this version of Spinney: install the same one
error-ray-nobody = no Ray cluster at { $address }
error-ray-none = this machine is not part of a Ray cluster; see 'ray start'
error-ray-other-build = { $machine } has Spinney { $theirs }, this machine has { $ours }: install the same version
error-ray-refused = the Ray cluster { $address } does not accept this machine (it must be one of its nodes, with the same token if there is one): { $why }
error-ray-worker-dies = part of the work was given up: { $n } workers that tried it were lost
error-read-only = read-only
error-review-not-over = the game is not over; a review would reveal hidden cards
error-review-solo = a solo game has no rivals; 'spinney replay' shows it
error-rivals-object = 'rivals' must be an object with 'linden', 'tree', 'moor'
error-same-cave = cave_card { $n } is already another player's
error-seed-bits = seed { $seed } is too large; a seed has at most 128 bits
error-seed-text = seed { $seed } is not a hexadecimal number of at most 128 bits
error-sets-list = 'sets' must be a list of { $sets }
error-slot-list = a slot must be a list of cards
error-solo-forest = 'solo' is for one player of Dartmoor
error-solo-game = the solo mode is only for Dartmoor
error-solo-players = { $players } players; the solo mode is for 1
error-start-player = start player { $start }; seats are 0 to { $last }
error-strange-answer = { $url } answers { $status }; is it a Spinney server?
error-study-no-games = no games of { $game } in { $folders }
error-study-rules = { $folder } has games under rules version { $rules }, { $other } under version { $first }
error-study-solo = only solo games of { $game } in { $folders }; a study leaves them out
error-system = { $reason }
error-too-many-cards = { $n } cards in forests and caves, but the sets have only { $most }
error-too-many-copies = more than { $copies } { $species } on the table
error-too-much-json = unreadable JSON: a number is too long, or the nesting too deep
error-train-like-against = give only one of --like and --against: each has a recipe of its own
error-train-like-game = { $path } was trained for { $other }, not for { $game }
error-train-like-with = { $path } was trained with { $option }; give that as well
error-train-like-without = { $path } was trained without { $option }; leave that out
error-train-other = { $folder } contains a training with another recipe, so it cannot be resumed (then | now: { $what }); give the same options or another folder
error-train-taught = a network with a teacher starts from scratch and plays only against itself: without --from and --against
error-true-or-false = { $option } must be true or false
error-unknown-entry = unknown entry { $entry }
error-unknown-option = unknown option { $option }
error-which-card = { $card } could be { $cards }
error-wrong-action = { $action } is not an action
error-wrong-kind = a value of the wrong kind

## Errors: why a server does not do something
##
## The server says these in English, too, in the same words. $where is the part of a message as it
## stands there, and $why what is wrong with it, in English: other languages leave that out.

error-action-waits = action { $number } must wait until action { $before } is done
error-against-rules = the rules do not allow this: { $why }
error-all-taken = all seats are taken
error-bot-named = seat { $seat }: a bot is named if and only if it plays
error-bot-plays-seat = a bot plays this seat; take it back first
error-cannot-go-on = this table cannot go on: { $why }
error-changed-meanwhile = something has changed in the meantime; take another look
error-coach-busy = the coach is already thinking
error-game-begun = the game has begun
error-game-not-begun = the game has not begun
error-game-over = the game is over
error-in-replay = replay: { $why }
error-is-lost = the connection is lost
error-left-table = you have left this table
error-name-taken = somebody here is already called { $name }
error-no-answer-wanted = nobody waits for your answer
error-no-bot-there = no bot plays this seat
error-no-chat = this table has no chat
error-no-database = the server cannot reach its database; try again in a moment
error-no-deck-yet = there is no deck yet
error-no-hello = no hello came
error-no-hints = this table has no hints
error-no-review = no reviews here; save the game and review it at a table of your own
error-no-rivals = a solo game has no rivals to compare with
error-no-seat-here = you have no seat here
error-no-such-pad = there is no pad { $code }
error-no-such-seat = there is no seat { $seat }
error-no-such-table = there is no table { $code }
error-not-over = the game is not over
error-not-understood = the server does not understand this ({ $where }: { $why })
error-not-your-seat = seat { $seat } is not yours
error-not-your-turn = it is { $name }'s turn
error-nothing-there = there is nothing at this address
error-nothing-to-choose = you have nothing to choose now
error-nothing-to-score = there is nothing to score yet
error-only-host = only { $name } can do that
error-only-watching = you are only watching; join the table first
error-other-page = a page from elsewhere may not do this
error-other-stand-in = only the bot { $bot } stands in at this table
error-daily-as-dealt = nobody is replaced in a daily deal
error-other-version = this server speaks version { $version }, not { $other }; reload
error-pad-clock = a clock that no pad can have reached
error-pad-closed = this pad is closed
error-pad-full = a pad has at most { $most } players
error-pad-no-player = there is no player { $player } on this pad
error-pad-player-number = a number that no player can have
error-pad-too-large = a pad of more than { $most } operations
error-pad-wrong-key = this key may not change this
error-points-hidden = this table hides the points until the end
error-rematch-there = there is already a rematch
error-replay-seats = seats: the saved game has { $players }
error-seat-open = seat { $seat } is open; wait, or let a bot play
error-seat-taken = seat { $seat } is taken
error-still-here = { $name } is here, or was a moment ago
error-time-left = there is time left
error-told = { $message }
error-too-large = more than { $most } bytes
error-too-many-commands = too many commands; wait a moment
error-too-many-requests = too many requests; wait a moment
error-too-many-tables = too many new tables or pads from this address; try again later
error-no-accounts = this server keeps no accounts
error-no-account = there is no account with these words
error-account-changed = another device has changed this account meanwhile
error-too-many-accounts = too many new accounts from this address; try again later
error-too-often = too often; wait a moment
error-too-much-work = your network asks too much of this server; wait a moment
error-too-many-codes = too many wrong codes; wait a while
error-other-host = this server does not answer to that name
error-newer-entry = a newer version of the server has written to this table; this one cannot read it
error-newer-pad = a newer version of the server has written to this pad; this one cannot read it
error-table-full = so much has happened at this table that it takes no more
error-no-onlookers = only those who play may see this table
error-undo-asked = somebody is already asking to undo
error-was-lost = the connection was lost; look before you try again
error-went-wrong = something went wrong on the server
error-wrong-key = this key does not open this table
error-set-near-word = unknown word { $word }; did you mean { $near }?
error-set-word = unknown word { $word }; choose from { $words }
error-set-key = { $word } is not a key: small letters, digits and _, at most 30, a letter first
error-set-number = { $value } is not a whole number from { $low } to { $high }
error-set-name = { $name } is not a name: at most { $n } printable characters, without brackets
error-set-table = { $value } is not a table of fields
error-set-list = { $value } is not a list
error-set-values = a row of points has 1 to { $n } values
error-set-deep = the rules are nested too deeply
error-set-rule = { $value } is not one rule
error-set-rule-lacks = { $rule } lacks { $field }
error-set-rule-more = { $rule } needs less than that
error-set-cannot = { $rule } only works with { $what }
error-set-size = the file is larger than { $n } bytes
error-set-file = not TOML or JSON: { $why }
error-set-species = 1 to { $n } species
error-set-lacks = { $field } is missing
error-set-some-tags = name each type once, and at least one
error-set-removed-all = at most as many as the set has cards
error-set-room = too many { $what } together: { $n }, at most { $most }
error-set-tags = more than { $n } types
error-in-species = { $species }, { $field }: { $why }
error-in-field = { $field }: { $why }
error-in-line = line { $line }: { $why }
error-set-taken = { $word } exists already
error-set-host-tag = a { $place } has that type first
error-set-not-host = a species that goes into a slot is no tree, shrub or moor
error-set-tree-symbol = a tree needs a symbol of its own in 'symbols'
error-set-other-game = the { $game } game has nothing like that
error-set-sets = sets of { $tag } score { $values }
error-set-removed = four numbers: for 2, 3, 4 and 5 players
error-set-card = { $card } is not a card, as in "2 gull@oak/limpet@birch"
error-set-halves = { $card }: a card is a tree, shrub or moor, or it has a top and a bottom half, or two side halves
error-set-cards = at most { $n } cards
error-set-language = { $language } is not a language code
error-set-colour = { $colour } is not a colour like #5a8f3c
error-set-of-other-game = an added set is for another game
error-in-set = added set: { $why }
error-set-problems = { $path }: { $why } (and { $more } more; see '{ $command }')

## A page without a server

help-site = Write Spinney as plain files for any web host: games against bots and on one device, the score pad, rules and cards, without a server.
option-site-folder = The folder to write to; it is created.
site-written = { $files } files in { $folder }: put them on a web host, or try them with '{ $command }'
fail-not-built = the browser client has not been built; 'make setup' builds it

## Puzzles.

help-puzzles = Puzzles: one turn, one best answer. Make more, or prove those there are.
help-puzzles-make = Find puzzles in games between bots: positions in which one turn is clearly the best. Every turn is searched completely; the same seed finds the same puzzles.
help-puzzles-check = Prove puzzles by searching every turn again, on several deals. Without a file: those that come with Spinney.
option-puzzles-count = How many puzzles, as many of each kind.
option-puzzles-out = Where to write them.
option-puzzles-path = A file made by 'spinney puzzles make'.
progress-puzzles = Finding puzzles
progress-proving = Proving puzzles
puzzles-written = { $n } puzzles are in { $path }. Prove them: { $command }
puzzles-proved = All { $n } puzzles are proved.
fail-puzzles = { $wrong } of { $n } puzzles do not hold
error-not-puzzles = not a file of puzzles
error-no-puzzle = there is no puzzle { $puzzle }
error-puzzle-unclear = no turn is clearly the best
error-puzzle-other-answer = the best turn is worth { $worth }, the next { $next_best }
error-puzzle-line = the turn given is worth { $worth }
