# Was das Vorausplanen in Realm of Sand sagt: `rn.after` und die Übungen der Lektion. Code und Züge in `Backticks` bleiben,
# wie man sie im Code schreibt.

error-after-wants-a-move = rn.after(view, move) braucht einen der Züge, nicht { $given }.
