# Parole dei grafici: titoli, come leggerli, assi, descrizioni per chi non vede l’immagine.

chart-percent = { $value }%
chart-range = da { $low } a { $high }

chart-table = Tabella
chart-failed = Questo grafico non può essere disegnato.

chart-seat = Posto
chart-source = Fonte
chart-points = Punti
chart-total = Totale
chart-cards = Carte
chart-round = Round
chart-count = Numero
chart-what = Cosa
chart-chance = Probabilità
chart-move = Mossa
chart-win = Probabilità di vittoria
chart-interval = Intervallo
chart-expected = Punti attesi
chart-games = Partite
chart-share = Quota di vittorie

chart-score-title = Da dove vengono i punti
chart-score-small = Punti se la partita finisse ora
chart-score-small-projected = Punti ora → attesi alla fine; tratteggio: ancora da fare
chart-sources-below = Punti se la partita finisse ora, per fonte
chart-sources-below-projected = Punti se la partita finisse ora, per fonte; tratteggiato: punteggio finale atteso
chart-score-description = Punti per fonte, ora: { $listed }.

chart-history-title = Come sono cresciuti i punti
chart-history-description = Punti alla fine dei round da 1 a { $rounds }: { $listed }.
chart-history-empty = Non è stata giocata ancora nessuna mossa, quindi non ci sono punti da mostrare.

chart-moves-title = Quanto spesso vince ogni mossa
chart-moves-title-of = { $seat_is ->
    [you] Le tue mosse: quanto spesso vince ognuna
   *[other] Mosse di { $seat }: quanto spesso vince ognuna
}
chart-moves-below = Quota di partite di prova vinte; la linea è l’intervallo
chart-moves-description = Probabilità di vittoria di ogni mossa: { $moves }.
chart-moves-empty = Non c’è nessuna mossa da confrontare.

chart-variant = Variante
chart-share-percent = Quota di vittorie in percentuale
chart-difference = Differenza
chart-points-percent = Punti percentuali
chart-measure-score = punti per reame
chart-measure-first-seat = vantaggio del primo posto
chart-difference-title = Che cosa fa la modifica: { $measure }
chart-difference-below = Differenza rispetto a { $against } con le stesse { $deals } distribuzioni; la linea è l’intervallo al 95%; vuoto: non si può ancora dire
chart-difference-description = Differenza rispetto a { $against }, { $measure }, con le stesse { $deals } distribuzioni e intervalli al 95%: { $listed }.
chart-seats-title = Quanto spesso vince ogni posto
chart-seats-below = Quota di vittorie in { $deals } distribuzioni; la linea è l’intervallo al 95%; tratteggiata: quota equa, { $fair }; vuoto: forse equa
chart-seats-description = Quota di vittorie di ogni posto in { $deals } distribuzioni, con intervalli al 95%; quota equa { $fair }: { $listed }.
chart-seats-place = { $variant }, posto { $number }

chart-shares-title = Quanto spesso vincono, e con quale certezza
chart-shares-below = Quota di vittorie; la linea è l’intervallo al 95%, n le partite giocate
chart-shares-fair = Tratteggio: { $share }
chart-shares-who = Chi gioca
chart-shares-seat = posto { $number }
chart-shares-one = { $name }: { $share } ({ $interval }), n = { $games }
chart-shares-description = Quota di vittorie con intervallo al 95%: { $listed }.
chart-shares-empty = Non c’è nessuno da confrontare.

error-table-columns = Questa tabella dovrebbe avere le colonne { $columns }; mancano: { $lacking }.
