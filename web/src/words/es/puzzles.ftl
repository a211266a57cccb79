## Puzzles: one turn, one best answer.

puzzles = Problemas
puzzles-lead = Un turno, una respuesta mejor. Nada depende de la suerte: las cartas que no ves no importan.
puzzles-solved = { $n } de { $all } resueltos
puzzles-kind = Clase
puzzles-all = Todos
puzzles-level = Dificultad
puzzles-kind-points = Más puntos
puzzles-kind-bonus = Consigue la bonificación
puzzles-kind-payment = El mejor pago
puzzles-kind-winter = El último turno
puzzles-level-easy = Fácil
puzzles-level-medium = Medio
puzzles-level-hard = Difícil
puzzles-hide = Ocultar los resueltos
puzzles-is-solved = Resuelto
puzzles-name = Problema { $n }
puzzles-none = Aquí no queda nada. ¡Bien hecho!
puzzles-start = Siguiente problema sin resolver
# What is to be found.
puzzles-task-points = Consigue todos los puntos que puedas este turno.
puzzles-task-bonus = Consigue todos los puntos que puedas este turno. Hace falta una bonificación.
puzzles-task-payment = Paga de modo que tus puntos ahora, más los de la mejor carta que podrás jugar después, sean los más posibles.
puzzles-task-winter = La próxima carta del mazo puede acabar la partida. Consigue todos los puntos que puedas este turno.
puzzles-counts = Un turno extra cuenta. Deshaz cuanto quieras.
# $points: what the turn brought; $best: what the best one brings.
puzzles-right = ¡Resuelto!
puzzles-wrong = No es lo mejor
puzzles-right-turn = Tu turno da { $points } puntos, y ninguno da más.
puzzles-wrong-turn = Tu turno da { $points } puntos. El mejor da { $best }.
puzzles-right-payment = Con este pago tienes { $points } puntos más, contando tu próxima carta. Ninguno da más.
puzzles-wrong-payment = Con este pago tienes { $points } puntos más, contando tu próxima carta. El mejor da { $best }.
puzzles-again = Otra vez
puzzles-show = Ver el mejor turno
puzzles-next = Siguiente problema
puzzles-leave = Todos los problemas
puzzles-step = El mejor turno, paso { $n } de { $all }
puzzles-next-step = Paso siguiente
puzzles-so-far = { $points } puntos hasta ahora
puzzles-back = Volver a tu turno
