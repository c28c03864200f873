# Wörter der Diagramme von Realm of Sand.

chart-level = Level { $level }
chart-sand-below = Punkte der erfüllten Gebäude nach Level; rechts der Punktestand jetzt.
chart-sand-below-projected = Punkte der erfüllten Gebäude nach Level; gestrichelt: erwarteter Endstand.
chart-sand-move = { $win } · { $score } P
chart-sand-moves-below = Die besten Züge, jeder in { $count } gezogenen Fortsetzungen; Linien: 95-%-Intervalle. P: erwartete Punkte am Ende.
chart-sand-kind-lay = Plättchen legen
chart-sand-kind-summon = Scheiben
chart-sand-kind-build = bauen
chart-sand-kind-other = anderes
chart-buildings-title = Wer kann welches Gebäude erfüllen, und wie bald?
chart-buildings-below = Nötige Haupt-Aktionen mit offenen Plättchen und Scheiben, und fehlende Teile; Tableaus wie sie liegen.
chart-buildings-description = Am nächsten: { $buildings }.
chart-building = { $building } ({ $level }, { $points } P)
chart-building-word = Gebäude
chart-near = Wie nah
chart-near-0 = bereit
chart-near-1 = 1 Aktion, { $missing } fehlen
chart-near-2 = 2 Aktionen, { $missing } fehlen
chart-near-3 = mehr, { $missing } fehlen
chart-near-4 = kein Platz
chart-ranks-title = Welcher Rang wird es?
chart-ranks-below = Punkte am Ende in { $count } gezogenen Fortsetzungen; gestrichelt: wo jeder Rang beginnt; Dreieck: Punkte jetzt.
chart-ranks-description = Anteile der Ränge: { $ranks }.
