# Wörter der Diagramme von Realm of Sand.

column-size = Größe
chart-level = { $level ->
    [I] klein
    [II] groß
   *[III] prächtig
}
chart-sand-below = Punkte der erfüllten Gebäude nach Größe; rechts der Punktestand jetzt.
chart-sand-below-projected = Punkte der erfüllten Gebäude nach Größe; gestrichelt: erwarteter Endstand.
chart-sand-move = { $win } · { $score } P
chart-sand-moves-below = Die besten Züge, jeder in { $count } gezogenen Fortsetzungen; Linien: 95-%-Intervalle. P: erwartete Punkte am Ende.
chart-sand-kind-lay = Plättchen legen
chart-sand-kind-summon = Geister
chart-sand-kind-build = bauen
chart-sand-kind-other = anderes
chart-buildings-title = Wer kann welches Gebäude erfüllen, und wie bald?
chart-building-word = Gebäude
chart-ranks-title = Welcher Rang wird es?
chart-ranks-below = Punkte am Ende in { $count } gezogenen Fortsetzungen; gestrichelt: wo jeder Rang beginnt; Dreieck: Punkte jetzt.
chart-ranks-description = Anteile der Ränge: { $ranks }.
chart-buildings-below = Chance in % binnen 1, 2, 3 eigenen Zügen, wenn man nur darauf zielt; daneben, was fehlt. { $count } Fortsetzungen.
chart-buildings-below-two = Chance in % binnen 2 eigenen Zügen, wenn man nur darauf zielt; daneben, was fehlt. { $count } Fortsetzungen.
chart-buildings-counted = 100: was offen liegt, genügt. Gezählt, nicht gezogen: Die schnelle Engine ist noch nicht bereit.
chart-buildings-description = Chance binnen 1, 2 und 3 eigenen Zügen, in { $count } Fortsetzungen. { $buildings }.
chart-buildings-description-two = Chance binnen 2 eigenen Zügen, in { $count } Fortsetzungen. { $buildings }.
chart-buildings-one = { $building } { $chances } ({ $missing })
chart-missing = Es fehlt
chart-own-turns = Eigene Züge
chart-near-0 = bereit
chart-near-4 = kein Platz: eine Laterne fehlt
chart-race-title = Wann endet das Spiel?
chart-race-below = Sanduhren jetzt; darunter, nach wie vielen Runden { $count } gezogene Fortsetzungen enden.
chart-race-over = Das Spiel ist zu Ende.
chart-race-glasses = { $count } von { $needed }
chart-race-rounds = Runden, die noch kommen (diese ist 1)
chart-race-more = { $rounds } oder mehr
chart-race-description = Sanduhren, { $needed } beenden das Spiel: { $glasses }. Runden, die in { $count } Fortsetzungen noch kommen, mit dieser: { $rounds }.
chart-points-title = Woher kommen die Punkte, und wo werden sie enden?
chart-points-below = Ein Block ist ein Gebäude, I II III seine Größe: klein, groß, prächtig; gestrichelt: erwartet; Linie: 8 von 10 Partien. { $count } Fortsetzungen.
chart-points-range = 8 von 10 Partien
chart-points-description = Punkte jetzt und am Ende erwartet, nach Gebäuden, und wo 8 von 10 Partien von { $count } Fortsetzungen enden: { $listed }.
chart-sand-moves-title = Welcher Zug gewinnt am häufigsten?
error-race-alone = Allein hat eine Partie immer { $turns } Züge; wann sie endet, ist eine Frage für zwei und mehr Spieler.
error-ranks-alone = Ränge gibt es nur in einer Partie allein.
