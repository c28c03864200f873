# Was das Vorausplanen in Realm of Sand sagt: `rn.after` und die Übungen der Lektion. Code und Züge in `Backticks` bleiben,
# wie man sie im Code schreibt.

error-after-wants-a-move = rn.after(view, move) braucht einen der Züge, nicht { $given }.

lesson-plan-1-wanted = der Name eines Gebäudes, in Anführungszeichen
lesson-plan-1-hint-1 = Die Palmenzisterne verlangt ein blaues Teil. Kein Plättchen ist blau: Es kann nur ein blauer Geist sein.
lesson-plan-1-hint-2 = Was eine Karte gibt, steht unter ihrem Muster. Blaue und gelbe Geister kommen von großen Gebäuden.
lesson-plan-1-hint-3 = `cards[cards["level"] == 2]` zeigt die offenen großen Gebäude; suche `B` in der Spalte `discs`.
lesson-plan-1-answer = "Dünentor" (`"Dune Gate"`): Es gibt einen blauen Geist (`B`).
lesson-gives-the-disc = { $card } gibt den blauen Geist. Also ist das das erste Ziel und die Palmenzisterne das zweite.
error-lesson-no-building = kein Gebäude heißt { $given }. Schreibe einen Namen aus der Auslage, zum Beispiel "Nachtbad".
error-lesson-not-open = { $card } liegt auf diesem Tisch nicht offen.
error-lesson-itself = { $card } ist das, was du willst. Welches Gebäude bringt dich dorthin?
error-lesson-other-gift = { $card } gibt keinen blauen Geist, und den braucht die Palmenzisterne.
lesson-plan-2-wanted = ein Zug als Text, etwa `"lay T12 B2=G C2=R B3=R"`
lesson-plan-2-hint-1 = Welches der drei Plättchen hat zwei Quadrate, die in mehreren Mustern nebeneinander liegen?
lesson-plan-2-hint-2 = In der Mitte des Geländes hat ein Muster mehr Plätze als in einer Ecke.
lesson-plan-2-hint-3 = Lass die Maschine probieren: `max(lays, key=near)`, mit einer Funktion `near(move)`, die `sum(lacks <= 2 for lacks in rn.after(view, move).missing.values())` zurückgibt.
lesson-plan-2-answer = `"lay T07 C3=G D3=G D4=K"` ist einer von sechzehn.
lesson-many-near = { $count } Gebäuden fehlen dann höchstens { $pieces } Teile: { $card }.
error-lesson-cannot-lay = { $move } geht hier nicht. { $error }
error-lesson-no-tile-laid = { $move } legt kein Plättchen.
error-lesson-too-few-near = danach fehlen { $count } Gebäuden höchstens { $pieces } Teile; gesucht sind { $wanted } Gebäude.
lesson-plan-3-wanted = eine Liste von Kräften, etwa `["red", "blue"]`
lesson-plan-3-hint-1 = Sieh dir `low` und `high` jeder Kraft an: Liegt 0.5 dazwischen?
lesson-plan-3-hint-2 = Liegt 0.5 dazwischen, kann die Kraft so gut sein wie die anderen: Lass sie weg.
lesson-plan-3-hint-3 = `list(powers[(powers["low"] > 0.5) | (powers["high"] < 0.5)]["power"])` nennt die übrigen.
lesson-plan-3-answer = Die, bei denen 0.5 außerhalb des Intervalls liegt: Der Code des dritten Tipps gibt die Liste.
lesson-powers-apart = { $count ->
    [one] eine Kraft unterscheidet
   *[other] { $count } Kräfte unterscheiden
} sich in { $games } Partien des Spielers `knight` sicher vom fairen Anteil. Von den übrigen lässt es sich noch nicht sagen.
error-lesson-no-power = es gibt keine Kraft { $given }; es gibt { $known }.
error-lesson-power-forgotten = was du nennst, stimmt, aber es ist nicht alles: Sieh dir jede Kraft der { $games } Partien an.
error-lesson-power-not-apart = das Intervall von { $power } reicht von { $low } % bis { $high } %, und der faire Anteil von 50 % liegt darin.
lesson-plan-4-wanted = der Name deiner Funktion, `mine`
lesson-plan-4-hint-1 = Zuerst: Baue, was steht. `[move for move in moves if str(move).startswith("build")]` nennt diese Züge.
lesson-plan-4-hint-2 = Sonst lege das Plättchen, nach dem dem nächsten Gebäude am wenigsten fehlt: `min(rn.after(view, move).missing.values())`.
lesson-plan-4-hint-3 = Viele nahe Gebäude sind besser als eines: Zähle `1 / 4**lacks` über alle `missing.values()` zusammen und nimm das Plättchen mit der größten Summe.
lesson-plan-4-answer = `builds or lays or moves`, und davon `max(..., key=worth)`, mit einem `worth(move)`, das `sum(1 / 4**lacks for lacks in rn.after(view, move).missing.values())` zurückgibt.
lesson-points-alone = { $mean } Punkte im Mittel von { $games } Partien allein (95-%-Intervall { $low } bis { $high }). Zufälliges Spiel macht etwa 4.
error-lesson-too-few-points-alone = { $mean } Punkte im Mittel von { $games } Partien allein (95-%-Intervall { $low } bis { $high }). Das ganze Intervall sollte über { $wanted } Punkten liegen.
