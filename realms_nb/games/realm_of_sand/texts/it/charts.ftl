# Parole dei grafici di Realm of Sand.

column-size = Grandezza
chart-level = { $level ->
    [I] piccolo
    [II] grande
   *[III] maestoso
}
chart-sand-below = Punti degli edifici completati per grandezza; a destra il punteggio attuale.
chart-sand-below-projected = Punti degli edifici completati per grandezza; tratteggiato: il punteggio finale atteso.
chart-sand-move = { $win } · { $score } p
chart-sand-moves-below = Le mosse migliori, ciascuna in { $count } continuazioni estratte; linee: intervalli al 95 %. p: punti finali attesi.
chart-sand-kind-lay = posa
chart-sand-kind-summon = spiriti
chart-sand-kind-build = costruisci
chart-sand-kind-other = altro
chart-buildings-title = Chi può completare quale edificio, e quanto presto?
chart-building-word = Edificio
chart-ranks-title = Quale grado sarà?
chart-ranks-below = Punti finali in { $count } continuazioni estratte; tratteggiato: dove comincia ogni grado; triangolo: punti ora.
chart-ranks-description = Quote dei gradi: { $ranks }.
chart-buildings-below = Probabilità in % entro 1, 2, 3 turni propri puntando solo a quello; accanto ciò che manca. { $count } continuazioni.
chart-buildings-below-two = Probabilità in % entro 2 turni propri puntando solo a quello; accanto ciò che manca. { $count } continuazioni.
chart-buildings-counted = 100: basta ciò che è visibile ora. Contato, non estratto: il motore veloce non è ancora pronto.
chart-buildings-description = Probabilità entro 1, 2 e 3 turni propri, in { $count } continuazioni. { $buildings }.
chart-buildings-description-two = Probabilità entro 2 turni propri, in { $count } continuazioni. { $buildings }.
chart-buildings-one = { $building } { $chances } ({ $missing })
chart-missing = Mancano
chart-own-turns = Turni propri
chart-near-0 = pronto
chart-near-4 = nessun posto: manca una lanterna
chart-race-title = Quando finirà la partita?
chart-race-below = Clessidre ora; sotto, in quanti round finiscono { $count } continuazioni estratte.
chart-race-over = La partita è finita.
chart-race-glasses = { $count } su { $needed }
chart-race-rounds = round ancora da giocare (questo è 1)
chart-race-more = { $rounds } o più
chart-race-description = Clessidre, { $needed } chiudono la partita: { $glasses }. Round ancora da giocare in { $count } continuazioni, questo compreso: { $rounds }.
chart-points-title = Da dove vengono i punti, e dove finiranno?
chart-points-below = Un blocco è un edificio, I II III la sua grandezza: piccolo, grande, maestoso; tratteggio: atteso; linea: 8 partite su 10. { $count } continuazioni.
chart-points-range = 8 partite su 10
chart-points-description = Punti ora e attesi alla fine, per edificio, e dove finiscono 8 partite su 10 di { $count } continuazioni: { $listed }.
chart-sand-moves-title = Quale mossa vince più spesso?
error-race-alone = Da soli una partita ha sempre { $turns } turni; quando finirà è una domanda per due o più giocatori.
error-ranks-alone = I gradi valgono per una partita da soli.
