# Die Lektion von Realm of Sand. Ein Schritt hat Titel und Text, und wo etwas zu tun ist, Aufgabe und wann sie fertig ist.

lesson-goal = Zehn Sanduhren beenden das Spiel. Wer dann die meisten Punkte hat, gewinnt.
lesson-goal-text = Gebäude bringen Punkte, viele auch Sanduhren. Wer zuerst zehn hat, beendet das Spiel. Hier siehst du, wie weit jeder ist.

lesson-pick = Ein Gebäude ist ein Muster aus Runen.
lesson-pick-text = „{ $card }“: Das sind zwei grüne Runen und eine rote in dieser Form. Deine zwei grünen liegen schon da.
lesson-pick-task = Drück auf „{ $card }“: Das wird dein Ziel.
lesson-pick-done = Fertig, wenn „{ $card }“ dein Ziel ist
lesson-pick-else = Das ist ein anderes Gebäude. „{ $card }“ ist das helle.

lesson-lay = Eine rote Rune fehlt.
lesson-lay-text = In jedem Zug legst du eins deiner Plättchen. Plättchen { $tile } hat eine rote Rune, in der Mitte. Drück auf das Plättchen, dann auf das Feld C4.
lesson-lay-task = Nimm Plättchen { $tile }. Lege es auf B4, C4, D4: Rot kommt auf C4.
lesson-lay-done = Fertig, wenn „{ $card }“ fertig ist

lesson-take = Eins gelegt, also eins genommen.
lesson-take-text = Du darfst eins von diesen beiden nehmen. Denk voraus: „{ $next }“ braucht Rot, Schwarz und Rot in einer Reihe und Grün unter dem Schwarz. Dein Grün auf D4 bleibt liegen.
lesson-take-task = Nimm das Plättchen, das für „{ $next }“ hilft.
lesson-take-done = Fertig, wenn du wieder drei Plättchen hast
lesson-take-after = { $helped ->
    [yes] Ja: In der Reihe über D4 macht es „{ $next }“ in deinem nächsten Zug fertig.
   *[no] Auch ein Plättchen. Das andere ist Rot-Schwarz-Rot: In der Reihe über D4 würde es „{ $next }“ fertig machen.
}

lesson-build = Baue, was fertig ist.
lesson-build-text = Die drei Runen verlassen dein Gelände, und das Gebäude gehört dir: Es bringt einen Punkt und eine Laterne.
lesson-build-task = Drück auf „{ $card }“ und baue.
lesson-build-done = Fertig, wenn „{ $card }“ gebaut ist

lesson-lantern = Eine Laterne: Ein dunkles Feld ist offen.
lesson-lantern-text = Die drei Runen von „{ $card }“ sind weg, die anderen bleiben. Die dunklen Felder am Rand sind zu. Deine Laterne öffnet eins davon, welches du willst.

lesson-end = { $built ->
    [0] Dein Zug ist vorbei, jetzt spielt { $other }.
   *[other] Auch { $other } spielt. Neu gebaut: „{ $card }“.
}
lesson-end-text = Das war ein ganzer Zug: ein Plättchen legen, eins nehmen, bauen, was fertig ist.
lesson-end-task = Spiel von hier aus weiter, oder beginne ein eigenes Spiel.
