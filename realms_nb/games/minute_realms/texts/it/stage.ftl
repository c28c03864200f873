# La scena di Minute Realms: mercato, regni, scelta, fine di un round, risultato.

ui-pay = paga { $coins }
ui-hold-named = regge { $number }, %
ui-hold-to = { $now } ora, { $then } dopo questa scelta
ui-wins-switch = Probabilità di vittoria
ui-win = vinci { $percent } %
ui-win-wait = in calcolo
ui-end-title = Il round { $round } è finito
ui-end-bastion = { $card }, bastione
ui-end-points = punti
ui-left-over = Restano: { $cards }.
ui-left-none = Non resta nulla.
ui-begins = { $name_is ->
    [you] Cominci tu il round { $round }.
   *[other] { $name } comincia il round { $round }.
}
ui-next-round = Prossimo round
ui-the-invasion = L’invasione
ui-the-scoring = Il punteggio
ui-scene-round = Il round è finito.
ui-sheets = Fogli dei punti
ui-sheets-note = Restano qui fino alla prossima partita. Indica una riga per illuminare la sua carta.
ui-sheet-held = retta
ui-sheet-fell = non retta
ui-sheet-round = Round
ui-struck = Invasione { $number }: forza { $strength }
ui-chances-of = { $name_is ->
    [you] Le tue mosse: probabilità di vincere, %
   *[other] Mosse di { $name }: probabilità di vincere, %
}
ui-chances-note = { $playouts } futuri per mossa, tutti continuano come chi siede al tavolo, le persone come { $people_like }; tratteggio: probabilità uguali. Premi una mossa per sceglierla.
ui-chances-wait = I futuri si stanno giocando …
ui-chances-none = Qui nessuno deve decidere ora.
ui-chances-invasion = Invasione { $number } dopo il round { $round }: probabilità di ogni forza, %
ui-chances-over = Non arriva più nessuna invasione.
ui-dock = Grafici
ui-dock-moves = Mosse
ui-dock-invaders = Invasori
ui-dock-points = Punti
ui-dock-holds = { $name_is ->
    [you] Invasione { $number }: reggi { $percent } volte su 100 (scudi: { $shields }).
   *[other] Invasione { $number }: { $name } regge { $percent } volte su 100 (scudi: { $shields }).
}
ui-enlarge = { $card }, ingrandisci
ui-plot-bastion = È a faccia in giù, come bastione.

chances-hold = { $seat_is ->
    [you] tu { $percent } %
   *[other] { $seat } { $percent } %
}
chances-holds = Un regno regge ciò che sta sul suo segno o alla sua sinistra: { $holds }.
sheet-percat = { $each } × { $count } { $category }
sheet-bestcat = { $each } × { $count } { $category }
sheet-coin = { COUNT($coins, "coin") }
sheet-inv = { $most } − { COUNT($coins, "coin") }
sheet-cats = { COUNT($count, "category") }
sheet-pair = { $complete ->
    [1] { $first } e { $second }
   *[0] servono { $first } e { $second }
}
sheet-award = { $shields } contro { $strength }
