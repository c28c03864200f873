# La scena di Minute Realms: mercato, regni, scelta, fine di un round, risultato.

ui-pay = paga { $coins }
ui-wins-switch = Probabilità di vittoria
ui-win = vinci { $percent } %
ui-stops = { $name_is ->
    [you] respingi
   *[other] { $name } respinge
} l’invasione { $number }
ui-win-game = { $name_is ->
    [you] vinci
   *[other] { $name } vince
} la partita
ui-win-wait = in calcolo
ui-worth = Quanto vale per ognuno
ui-worth-now = ora { $gain }
worth-last = Nessun altro può più prenderla.
worth-same = { $count ->
    [2] Vale lo stesso per entrambi.
   *[other] Vale lo stesso per tutti e { $count ->
        [3] tre
        [4] quattro
       *[other] cinque
    }.
}
worth-deny = { $rival } otterrebbe { $gain }, tu { $own }: prenderla toglie { $less } a { $rival }.
worth-other = A qualcun altro porta di più: { $gain } invece di { $own }.
worth-yours = A nessuno porta più che a te: non serve prenderla solo per toglierla.
ui-end-title = Il round { $round } è finito
ui-end-bastion = { $card }, bastione
ui-end-points = punti
ui-now-more = ora { $points }, fino a { $most }
ui-now-points = ora { $points } punti
ui-now-point = ora 1 punto
ui-against = Giochi contro
ui-left-over = Restano: { $cards }.
ui-left-none = Non resta nulla.
ui-begins = { $name_is ->
    [you] Cominci tu il round { $round }.
   *[other] { $name } comincia il round { $round }.
}
ui-invasion-title = Invasione { $number }
ui-invasion-note = I segnalini dei round da { $from } a { $to } si sommano. Un reame la respinge con almeno altrettanti scudi.
ui-strength = Forza
ui-figures = { $shields } contro { $strength }:
ui-verdict-stopped = { $name_is ->
    [you] la respingi
   *[other] { $name } la respinge
}
ui-verdict-lost = { $name_is ->
    [you] perdi
   *[other] { $name } perde
} «{ $card }»
ui-verdict-choose = { $name_is ->
    [you] perdi
   *[other] { $name } perde
} un edificio
ui-verdict-fell = { $name_is ->
    [you] non la respingi
   *[other] { $name } non la respinge
}
ui-scene-round = Il round è finito.
ui-sheets = Fogli dei punti
ui-sheet-held = respinta
ui-sheet-fell = non respinta
ui-sheet-round = Round
ui-chances-of = { $name_is ->
    [you] Le tue mosse: quanto spesso vince ognuna
   *[other] Mosse di { $name }: quanto spesso vince ognuna
}
ui-chances-note = { $playouts } futuri per mossa, tutti continuano come chi siede al tavolo, le persone come { $people_like }; tratteggio: probabilità uguali. Premi una mossa per sceglierla.
ui-chances-wait = I futuri si stanno giocando …
ui-chances-none = Qui nessuno deve decidere ora.
ui-chances-invasion = Invasione { $number } dopo il round { $round }: probabilità di ogni forza
ui-chances-over = Non arriva più nessuna invasione.
ui-dock = Grafici
ui-dock-moves = Le tue mosse
ui-dock-invaders = Invasori
ui-dock-points = Punti
ui-dock-larger = ingrandisci
ui-dock-smaller = riduci
ui-dock-least = { $name_is ->
    [you] Da { $least } in su perdi
   *[other] Da { $least } in su { $name } perde
} un edificio.
ui-dock-chance = probabilità
ui-dock-strength = forza
ui-even = probabilità pari, { $percent } %
ui-dock-holds = { $name_is ->
    [you] Respingi
   *[other] { $name } respinge
} l’invasione { $number } in { $percent } casi su 100 (scudi: { $shields }).
ui-enlarge = { $card }, ingrandisci
ui-plot-bastion = Ora è un bastione.

chances-hold = { $seat_is ->
    [you] tu { $percent } %
   *[other] { $seat } { $percent } %
}
chances-holds = Un reame respinge ciò che sta sul suo segno o alla sua sinistra: { $holds }.
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
ui-tab-cards = Carte
ui-tab-realms = Regni
ui-tab-more = Altro
