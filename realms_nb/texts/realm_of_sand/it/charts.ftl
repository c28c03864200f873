# Parole dei grafici di Realm of Sand.

chart-level = livello { $level }
chart-sand-below = Punti degli edifici completati per livello; a destra il punteggio attuale.
chart-sand-below-projected = Punti degli edifici completati per livello; tratteggiato: il punteggio finale atteso.
chart-sand-move = { $win } · { $score } p
chart-sand-moves-below = Le mosse migliori, ciascuna in { $count } continuazioni estratte; linee: intervalli al 95 %. p: punti finali attesi.
chart-sand-kind-lay = posa
chart-sand-kind-summon = dischi
chart-sand-kind-build = costruisci
chart-sand-kind-other = altro
chart-buildings-title = Chi può completare quale edificio, e quanto presto?
chart-buildings-below = Azioni principali necessarie con tessere e dischi visibili, e pezzi mancanti; plance come sono ora.
chart-buildings-description = I più vicini: { $buildings }.
chart-building = { $building } ({ $level }, { $points } p)
chart-building-word = Edificio
chart-near = Quanto vicino
chart-near-0 = pronto
chart-near-1 = 1 azione, mancano { $missing }
chart-near-2 = 2 azioni, mancano { $missing }
chart-near-3 = di più, mancano { $missing }
chart-near-4 = senza posto
chart-ranks-title = Quale grado sarà?
chart-ranks-below = Punti finali in { $count } continuazioni estratte; tratteggiato: dove comincia ogni grado; triangolo: punti ora.
chart-ranks-description = Quote dei gradi: { $ranks }.
