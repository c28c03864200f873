# Parole dei tavoli. Ogni messaggio `ui-` va al browser; lì { $... } lo riempie il browser.
# Chi parla di qualcuno chiede chi è ($name_is); il browser riceve allora anche la forma per Tu.

ui-and = { $first } e { $last }
ui-round = Round { $round }
ui-of-rounds = di { $rounds }
ui-began = { $name_is ->
    [you] hai cominciato tu
   *[other] ha cominciato { $name }
}
ui-your-turn = Tocca a te.
ui-turn-of = { $name_is ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
}
ui-over = La partita è finita.
ui-choice = La tua scelta
ui-watch = { $name_is ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
} «Avanti» mostra la mossa.
ui-watch-auto = { WHO($name, $name_is, "stai", "sta") } per muovere.
ui-watch-halted = { $name_is ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
} In pausa: «Riprendi» va avanti, N mostra una mossa.
ui-points-now = punti ora
ui-story = Che cosa è successo
ui-your-move = tocca a te
ui-level-squire = livello 1 di 4 (scudiero)
ui-level-knight = livello 2 di 4 (cavaliere)
ui-level-duke = livello 3 di 4 (duca)
ui-level-emperor = livello 4 di 4 (imperatore)
ui-first-player = primo giocatore
ui-undo = Annulla
ui-history = Storia
ui-step = Passo { $at } di { $length }
ui-pace = Ritmo degli altri
ui-pace-instant = Subito
ui-pace-step = A passi
ui-pace-calm = Calma
ui-pause = Pausa
ui-play = Riprendi
ui-next = Avanti
ui-hint = Consiglio
ui-hint-more = Altro
ui-language = Lingua
ui-new = Nuova partita
ui-keys = Tasti
ui-close = Chiudi
ui-scene-scoring = Punteggio finale
ui-scene-skip = Salta
ui-scene-replay = Da capo
ui-stale = La partita era già andata avanti, perciò non è successo niente. Scegli di nuovo.
ui-keys-list = Tab, Esc = dentro il tavolo, fuori · ↑ ↓ = da mossa a mossa · Invio = scegli · N = avanti · [ = un passo indietro · P = gioca da qui · U = annulla · 1 2 3 4 = scelta, mosse, probabilità, riesame · V = riesamina · F = schermo intero · G = nuova partita, chiede prima · ? = questa pagina
ui-keys-view = + − = tavolo più grande, più piccolo
ui-points-label = punti: { $points }
ui-wins = { WHO($name, $name_is, "vinci", "vince") } con { $points } punti
ui-share = { $names_is ->
    [with_you] { $names } condividete la vittoria con { $points } punti
   *[other] { $names } condividono la vittoria con { $points } punti
}
message-unreadable = Il browser ha mandato qualcosa che il tabellone non sa leggere; non è cambiato nulla.
hint-candidates = Da considerare: { $moves }.
hint-best = La mossa migliore sembra: { $move }.
hint-coming = Il suggerimento arriva tra poco …
hint-none = Ora non c’è niente da decidere per te.

# Il riquadro, l'elenco delle mosse e le linee.
ui-panel = Scelta, mosse e probabilità
ui-tab-choice = Scelta
ui-tab-moves = Mosse
ui-tab-chances = Probabilità
ui-since = Dopo la tua ultima mossa
ui-opening = L’inizio
ui-lines = Linee di questa partita
ui-line-of = Linea { $line } di { $count }
ui-line-first = giocata per prima
ui-line-from = dal passo { $at }: { $move }
ui-line-length = passo { $length }
ui-looking = Stai guardando il passo { $at } di { $length }
ui-play-on = Gioca da qui
ui-to-end = Alla fine
ui-back = Un passo indietro
ui-play-on-ask = Giocare dal passo { $at }?
ui-play-on-kept = Ciò che è stato giocato dopo il passo { $at } resta come linea { $line }. Le tue nuove mosse diventano la linea { $new }. Puoi cambiare linea in ogni momento in «Mosse».
ui-go-on-looking = Continua a guardare

# Menu, nuova partita, aiuto.
ui-menu = Menu
ui-full = Schermo intero
ui-contrast = Contrasto alto
ui-size = Dimensione { $percent } %
ui-larger = Più grande
ui-smaller = Più piccolo
ui-sound = Suoni
ui-sound-off = No
ui-sound-soft = Leggeri
ui-new-kept = La partita in corso resta: Menu, Partite precedenti.
ui-new-seats = Posti
ui-new-who = Chi gioca
ui-new-person = una persona
ui-new-name = Nome al posto { $number }
ui-new-player = Giocatore al posto { $number }
ui-new-seed = Seme
ui-new-seed-note = Lo stesso seme dà le stesse carte: utile in classe. Senza numero decide il caso.
ui-new-another = Un altro
ui-new-more = Altri giocatori
ui-new-strong = Quanto è forte?
ui-new-back = Torna alla nuova partita
ui-new-chance = A caso
ui-new-same = Uguale per la classe
ui-new-deal = Inizio
ui-strong-title = Quanto sono forti?
ui-strong-note = Misurato: ogni livello contro quello sotto su tutti gli altri posti. I posti ruotano; una quota giusta sarebbe { $fair }.
ui-strong-seats = Posti
ui-strong-level = Livello
ui-strong-against = Contro
ui-strong-games = Partite
ui-strong-wins = Vittorie
ui-strong-interval = Intervallo al 95 %
ui-kind-squire = Scudiero
ui-kind-knight = Cavaliere
ui-kind-duke = Duca
ui-kind-emperor = Imperatore
ui-plays-squire = Una mossa su due è a caso; le altre le prova in pochi futuri.
ui-plays-knight = Prova ogni mossa in pochi futuri.
ui-plays-duke = Prova ogni mossa in molti futuri.
ui-plays-emperor = Prova ogni mossa in molti futuri, poi cerca più avanti.
ui-keep-playing = Continua a giocare
ui-start-new = Comincia la nuova partita
ui-earlier = Partite precedenti
ui-earlier-game = Partita { $number }, passo { $length }
ui-save-file = Salva in un file
ui-save-handin = Salva senza le carte che verranno
ui-load-file = Apri un file
ui-help = Segni e tasti

# Attesa.
ui-thinking = { WHO($name, $name_is, "stai", "sta") } pensando
ui-thinking-time = { $player }, { $seconds } s
ui-thinking-limit = { $player }, { $seconds } di { $limit } s
ui-thinking-note = Dopo { $limit } s il tavolo smette di aspettare e ti chiede che cosa fare.
ui-stop = Ferma
ui-busy = Il notebook sta ancora lavorando. La tua scelta è conservata e viene subito dopo.
looking-back = Stai guardando il passato, perciò non è stato giocato niente. «Gioca da qui» comincia una nuova linea.
undone = Mossa annullata. Ciò che è stato giocato resta come linea { $name }.
thinking-stopped = Il giocatore è stato fermato. «Avanti» chiede di nuovo; dopo «Annulla» puoi fare un’altra mossa.
no-right = { $right ->
    [play] Qui stai solo a guardare: le mosse le fa chi siede al tavolo.
    [table] Lo decide chi guida questo tavolo, per tutti quelli che vi siedono.
    [help] Qui per te non ci sono suggerimenti, probabilità né analisi.
   *[look] Non fai parte di questo tavolo, quindi non c'è niente da vedere per te.
}

# Il riesame di una partita al tavolo.
ui-tab-result = Risultato
ui-tab-review = Riesame
ui-review = Riesame
ui-review-this = Riesamina questa partita
ui-review-again = Riprova da un passo
ui-review-wait = Riesame: mossa { $done } di { $length }
ui-review-warm = Il riesame si prepara
ui-review-moment = Momento { $number } di { $count }
ui-review-points = punti di probabilità
ui-review-played = Giocata
ui-review-better = Migliore
ui-review-look = Guardala
ui-review-try = Riprova da qui
ui-review-before = Il momento precedente
ui-review-after = Il momento successivo
ui-review-for = Raccontato a
ui-review-nothing = Non hai regalato niente.
ui-review-nothing-note = Nessuna delle tue scelte è stata misurabilmente peggiore di un’altra.
ui-review-live = Giudica subito ogni scelta
ui-review-diamonds = I rombi sopra il cursore sono scelte che sono costate qualcosa, i punti sono fortuna.
ui-played = giocata
ui-better = migliore
review-live = Passo { $step }: { $verdict }.
review-verdict-luck = fortuna { $change }
review-futures = Ogni mossa è stata seguita in { $playouts } futuri; ciò che non distinguono resta aperto.
review-none = Una partita si riesamina quando è finita.
review-was-stopped = Il riesame è stato fermato. Si può chiedere di nuovo.
review-failed = Non è stato possibile riesaminare la partita: { $reason }
help-none = Questo aiuto è disattivato a questo tavolo.
tried-again = Riprova: la prima mossa che fai comincia una nuova linea. Quello che è stato giocato resta come linea { $name }.
ui-win-range = vinci, da { $low } a { $high }

# Hook: una funzione che ascolta ha fermato il tavolo; quello che queste funzioni stampano.
ui-paused = Un hook ha fermato il tavolo.
ui-go-on = Continua
ui-strip = Quello che stampano i tuoi hook
ui-own = dal tuo hook

ui-broken = Non è stato possibile disegnare il tavolo. Della partita non è andato perso nulla.
ui-draw-again = Disegna di nuovo

# The tab Chances of a game without a stage of its own.
plain-chances-note = { $playouts } futuri provati per mossa.
ui-plain-chances-win = Probabilità di vincere, %
ui-plain-chances-points = Punti alla fine
ui-plain-chances-wait = I futuri si stanno giocando …
ui-plain-chances-none = Qui nessuno deve decidere ora.
ui-plain-chances-more = Se ne giocano altri …

# Nessuno risponde: che cosa è stato di Python, e la via del ritorno.
ui-away-restarted = Python è stato riavviato. La tua partita è conservata qui.
ui-away-silent = Python non risponde. La tua partita è conservata qui.
ui-away-gone = Python è spento. Puoi riguardare la partita.
ui-away-film = Una partita salvata, { $length } passi.
ui-away-on = Continua dal passo { $at }
ui-away-start = Avvia Python e continua
ui-away-film-on = Gioca da qui
ui-away-coming = Un momento …
ui-away-cell = Esegui di nuovo questa cella per continuare (Maiusc+Invio).
ui-away-safe = La tua partita è al sicuro
ui-away-look = Riguarda la partita
ui-away-note = ◀, il cursore e Mosse mostrano ogni passo. Niente di ciò che premi qui può andare perso.
ui-busy-cell = Una cella è in esecuzione.
ui-busy-move = Una cella è in esecuzione. La tua mossa aspetta: { $move }.
ui-busy-waits = Una cella è in esecuzione. La tua mossa aspetta.
ui-take-back = Ritira la mossa
ui-offer-title = La tua partita è ancora qui
ui-offer-game = La tua partita del { $clock }, passo { $at } di { $length }.
ui-offer-on = Continua
ui-offer-look = Riaprila
ui-offer-new = Nuova distribuzione

## Il tavolo disegnato per i giochi senza un tabellone proprio

ui-table-chances = Probabilità
ui-table-chance = probabilità di vincere così: { $chance } %
ui-table-chance-best = probabilità di vincere così: fino a { $chance } %
ui-table-points = punti alla fine così: { $points }
ui-table-none-won = 0 tentativi vinti su { $tries }
ui-table-press = Premilo sul tavolo: è incorniciato.
ui-table-next = Ora premi la cosa seguente.
ui-table-then = E poi?
ui-table-other = Qualcos’altro
ui-table-rules = Le regole
ui-table-round = Turno { $round }
ui-table-rolled = { $name_is ->
    [you] Hai tirato
   *[other] { $name } ha tirato
}
ui-table-turn = { $name_is ->
    [you] tocca a te
   *[other] muove
}
ui-table-out = fuori dal gioco
ui-table-with = con { $partners }
ui-table-empty = vuoto
ui-table-known = (le conosci)
ui-table-secret = segreto
ui-table-of = { $value } di { $most }
ui-table-points-word = punti
ui-table-between = da { $least } a { $most }
why-compared = Che cosa ha confrontato { $seat }, { $level }
why-others = { $count ->
    [1] 1 altra
   *[other] { $count } altre
}
why-between = da { $least } a { $best }
why-wins = vinte { $wins } su { $tries }
why-share = vinto { $percent } %
why-points = vale { $points } punti
why-worth = I punti sono ciò che i pesi di questo giocatore fanno di una posizione: non una probabilità di vincere.
why-few = { $tries } prove sono poche: { $best } e { $second } possono essere fortuna.
ui-why = Perché?
ui-try-for = { $name_is ->
    [you] Invece: { $move }
   *[other] Per { $name }, invece: { $move }
}
ui-parts = Parti del tavolo
still-why = Qui ci sono solo parole e nessun tabellone? Servono gli script e un notebook fidato: in JupyterLab scegli Trust Notebook nella tavolozza dei comandi (Ctrl+Maiusc+C), oppure esegui di nuovo la cella.
ui-over-time = Punti durante la partita
ui-thinks-squire = Come pensa uno scudiero
ui-thinks-knight = Come pensa un cavaliere
ui-thinks-duke = Come pensa un duca
ui-thinks-emperor = Come pensa un imperatore
