# Parole dei tavoli. Ogni messaggio `ui-` va al browser; lì { $... } lo riempie il browser.

ui-round = Round { $round }
ui-of-rounds = di { $rounds }
ui-began = ha cominciato { $name }
ui-you-began = hai cominciato tu
ui-your-turn = Tocca a te.
ui-turn-of = Tocca a { $name }.
ui-take = Prendi una carta, poi costruiscila o fanne un bastione.
ui-lose = Gli invasori sono passati: scegli l’edificio che perdi.
ui-over = La partita è finita.
ui-deck = Mazzo
ui-discards = Scarti
ui-middle = Centro
ui-market = Carte disponibili
ui-pay-holder = paga { $name }
ui-pay-supply = paga la riserva
ui-from = da { $name }
ui-has-built = ha costruito
ui-selected = scelta
ui-took-own = { $name } ha tenuto «{ $card }».
ui-took-middle = { $name } ha preso «{ $card }» dal centro.
ui-took-from = { $name } ha preso «{ $card }» da { $holder }.
ui-now = ora { $points }
ui-choice = La tua scelta
ui-choice-none = Scegli una carta per vedere che cosa farebbe ogni possibilità.
ui-watch = { $name } sta pensando. «Avanti» mostra la mossa.
ui-watch-auto = { $name } sta per muovere.
ui-trade = Scambio, da sinistra a destra
ui-no-trade = Nessuna azione di scambio
ui-coins = monete
ui-use = Poi costruisci o erigi un bastione
ui-build-free = Costruisci: gratis
ui-build-pay = Costruisci: paghi { $cost }
ui-points-now = punti ora
ui-shields = scudi
ui-hold = resiste, %
ui-chance-to-hold = resiste al { $percent } %
ui-held = il regno ha resistito
ui-fell = gli invasori sono entrati
ui-lose-one = Gira «{ $card }» a faccia in giù
ui-story = Che cosa è successo
ui-track = Percorso degli invasori
ui-track-note = pila di { $pile }; anelli: probabilità di resistere, %
ui-realm-of = Reame di { $name }
ui-your-move = tocca a te
ui-bastion-name = Bastione
ui-lost-turn = turno perso
ui-invasion = Invasione dopo il round { $round }
ui-token-down = segnalino coperto
ui-token-up = segnalino di valore { $strength }
ui-token-none = nessun segnalino
ui-first-player = primo giocatore
ui-undo = Annulla
ui-redo = Ripeti
ui-history = Storia
ui-step = Passo { $at } di { $length }
ui-pace = Ritmo degli altri
ui-pace-instant = Subito
ui-pace-step = A passi
ui-pace-slow = Lento
ui-next = Avanti
ui-hint = Consiglio
ui-hint-more = Altro
ui-language = Lingua
ui-new = Nuova partita
ui-save = Salva
ui-load = Apri
ui-keys = Tasti
ui-close = Chiudi
ui-scene-invasion = Invasione!
ui-scene-scoring = Punteggio finale
ui-scene-next = Avanti
ui-scene-skip = Mostra tutto
ui-scene-replay = Da capo
ui-scene-step = { $at } di { $length }
ui-offline = Nessun kernel risponde: con il cursore puoi rivedere la partita. Esegui di nuovo la cella per continuare a giocare.
ui-stale = La partita era già andata avanti, perciò non è successo niente. Scegli di nuovo.
ui-keys-list = ← → carte · Invio scegli · B costruisci · W bastione · Esc indietro · N avanti · U annulla · R ripeti · H consiglio · G nuova partita · ? questi tasti
ui-points-label = punti: { $points }
ui-wins = { $name } vince con { $points } punti
ui-share = Vittoria condivisa con { $points } punti: { $name }

# Where the long words of the cards may be broken in a narrow place.
long-words = Acque-dotto Birri-ficio Catte-drale Scrip-torium forti-ficata pelle-grini

step-gain = Prendi 1 dalla riserva
step-pay-supply = Paga 1 alla riserva
step-pay-seat = Paga 1 a { $name }
step-token = Segnalino coperto sul round { $round }
step-token-skipped = Simbolo invasione saltato
step-cannot-pay = Nessuna moneta per pagare
choice-from-you = la tua carta, senza scambio
choice-from-middle = dal centro; al suo posto va «{ $card }»
choice-from-seat = da { $name }, in cambio di «{ $card }»
bastion-brings = Bastione: +{ COUNT($income, "coin") }, { COUNT($shields, "shield") }
loss-cost = { COUNT($points, "point") } in meno, { COUNT($shields, "shield") } in più

card-flat = { COUNT($points, "point") }
card-percat = { COUNT($points, "point") } per edificio { $category }
card-bestcat = { COUNT($points, "point") } per edificio di una categoria, la migliore
card-coin = { COUNT($points, "point") } per moneta alla fine
card-pair = { COUNT($points, "point") } con { $first } e { $second } insieme
card-cats = { $table } punti per 1–{ $most } categorie diverse
card-inv = { $points } punti meno 1 per moneta alla fine
card-shields = { COUNT($shields, "shield") }
card-fixed = non può diventare bastione
card-cost = costa { $cost }
card-trade = scambio: { $signs }
sign-g = prendi una moneta
sign-p = paga una moneta
sign-i = segnalino invasione

hint-take = { $free ->
    [0] Chi tiene la propria carta non fa scambi. Un bastione porta subito { COUNT($income, "coin") } e { COUNT($shields, "shield") }; gli edifici portano punti alla fine.
   *[other] { COUNT($free, "card") } si { $free ->
        [one] può
       *[other] possono
    } costruire ora senza spese. Un bastione porta subito { COUNT($income, "coin") } e { COUNT($shields, "shield") }; gli edifici portano punti alla fine.
}
hint-lose = L’edificio diventa un bastione e non dà più punti: rinuncia a quello che per te vale meno.
hint-candidates = Da considerare: { $moves }.
hint-best = La mossa migliore sembra: { $move }.
hint-none = Ora non c’è niente da decidere per te.
move-build = costruire «{ $card }»
move-bastion = erigere un bastione con «{ $card }»
move-lose = perdere «{ $card }»
move-discard = scartare «{ $card }»
