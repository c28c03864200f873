# Uno sguardo indietro su una partita. "Possibilità" è quella di vincere, in punti su cento.

review-title = Riesame
review-whose = «Tu» qui è { $who }; per il riesame da un altro posto: { $code }
review-won = { $seats_is ->
    [you] Hai vinto.
    [with_you] { $seats } hanno vinto insieme.
    [others] { $seats } hanno vinto insieme.
   *[other] { $seats } ha vinto.
}
review-lost = Hanno perso tutti.
review-open = Questa partita non è finita; è giudicata fino a qui.
review-scores = Punti: { $listed }.
review-luck-with = La fortuna era dalla tua parte.
review-luck-against = La fortuna era contro di te.
review-luck-even = La fortuna è stata alla pari, per quanto si può dire.
review-gave = { $count ->
    [0] Non hai regalato nulla.
    [one] Una scelta ti è costata possibilità.
   *[other] { $count } scelte ti sono costate possibilità.
}
review-curve = La tua possibilità di vincere, passo per passo
review-curve-below = percento; { $playouts } futuri sorteggiati dopo ogni mossa.
review-curve-told = La tua possibilità di vincere all'inizio di ogni round: { $listed }.
review-round = round { $number }
review-even = tratteggiato: possibilità uguali
review-mark-choice = una tua scelta, piena: è costata qualcosa
review-mark-luck = fortuna: una distribuzione, carte scoperte o un'invasione
review-shaded = ombreggiato: intervallo del 95 %
review-ledger = Dove è andata
review-ledger-below = punti di possibilità; la somma torna
review-ledger-told = Conto della tua possibilità di vincere: { $listed }.
review-start = Inizio
review-luck = Fortuna
review-hidden = Nascosto
review-others = Gli altri
review-own = Le tue scelte
review-result = Risultato
review-so-far = Finora
review-ledger-note = La fortuna è ciò che ha portato il caso; in molte partite vale 0. Perciò risultato − fortuna giudica il gioco: { $result } − { $luck } = { $play }; il tuo posto vale { $start }. Le scelte si misurano con il modo in cui lo stesso posto continua in questi futuri.
review-hidden-note = Nascosto è ciò che è venuto alla luce e che qualcuno sapeva già: { $hidden }; non è fortuna.
review-choices = Le tue scelte
review-verdict-best = migliore
review-verdict-cost = costa { $cost }
review-verdict-cannot-tell = non si può dire
review-moments = { $count ->
    [0] Nessun momento da rivedere
    [one] Un momento da rivedere
   *[other] { $count } momenti da rivedere
}
review-nothing = Non hai regalato nulla: nessuna tua scelta era misurabilmente peggiore di un'altra.
review-step = Passo { $step }
review-played = Giocata
review-said = Ne fu detto: “{ $said }”
review-better = Meglio
review-win = vince dal { $low } al { $high } %
review-figure-points = punti
review-end-scores = In media finisce con { $better } punti per te invece di { $played }.
review-end-others = { $rival } finisce con { $better } invece di { $played }.
review-look = rn.Board(review.again({ $number })) apre questa posizione: riprova da qui.
review-evaluator = Dove chi continua valuta male una posizione, il suo errore sembra fortuna o una scelta.
review-searched = Negli ultimi due round una ricerca giudica le scelte: tutti rispondono bene quanto essa trova.
reason-pays-less = Paga { COUNT($coins, "coin") } in meno agli altri.
    .beginner = Lo scambio dà { COUNT($coins, "coin") } in meno a un altro giocatore.
chart-curve-title = La possibilità di vincere, passo per passo
chart-curve-below = Dopo ogni scelta (rombo) e ogni colpo di fortuna (cerchio); ombreggiato: l'intervallo del 95 %
chart-curve-event = Eventi della partita
chart-curve-description = La possibilità di vincere alla fine: { $listed }.
review-stopped = Fermato in anticipo: sono state giudicate le prime { $judged } di { $steps } mosse.
review-mark-hidden = nascosto: è venuto alla luce ciò che qualcuno sapeva
