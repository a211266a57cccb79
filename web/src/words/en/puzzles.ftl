## Puzzles: one turn, one best answer.

puzzles = Puzzles
puzzles-lead = One turn, one best answer. Nothing is left to luck: the cards you can’t see don’t matter.
puzzles-solved = { $n } of { $all } solved
puzzles-kind = Kind
puzzles-all = All
puzzles-level = Difficulty
puzzles-kind-points = Most points
puzzles-kind-bonus = Earn the bonus
puzzles-kind-payment = Best payment
puzzles-kind-winter = Last turn
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-hide = Hide solved
puzzles-is-solved = Solved
puzzles-name = Puzzle { $n }
puzzles-none = Nothing left here. Well done!
puzzles-start = Next unsolved puzzle
# What is to be found.
puzzles-task-points = Score as many points as you can this turn.
puzzles-task-bonus = Score as many points as you can this turn. It takes a bonus.
puzzles-task-payment = Pay so that your points now, plus those of the best card you can lay next turn, are as many as possible.
puzzles-task-winter = The next card from the deck may end the game. Score as many points as you can this turn.
puzzles-counts = An extra turn counts. Undo as often as you like.
# $points: what the turn brought; $best: what the best one brings.
puzzles-right = Solved!
puzzles-wrong = Not the best
puzzles-right-turn = Your turn brings { $points } points, and no turn brings more.
puzzles-wrong-turn = Your turn brings { $points } points. The best one brings { $best }.
puzzles-right-payment = With this payment you have { $points } points more, counting your next card. No payment gives you more.
puzzles-wrong-payment = With this payment you have { $points } points more, counting your next card. The best one gives you { $best }.
puzzles-again = Try again
puzzles-show = Show the best turn
puzzles-next = Next puzzle
puzzles-leave = All puzzles
puzzles-step = The best turn, step { $n } of { $all }
puzzles-next-step = Next step
puzzles-so-far = { $points } points so far
puzzles-back = Back to your turn
