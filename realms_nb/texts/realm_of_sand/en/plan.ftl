# What planning ahead in Realm of Sand says: `rn.after`, and the exercises of the lesson. Code and moves in `backticks`
# stay as they are written in code.

error-after-wants-a-move = rn.after(view, move) wants one of the moves, not { $given }.
