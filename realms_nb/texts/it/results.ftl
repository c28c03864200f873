# Ciò che tornei, confronti e verifiche dicono dei risultati; parole di nessun gioco.

results-stopped = Interrotto prima della fine: queste sono le partite concluse.
results-tournament = { $title }: { $games } partite a tavoli da { $size }; una quota equa di vittorie è { $fair }, gli intervalli sono al 95 %.
results-better = { $better } vince più spesso di { $worse }.
results-better-at-any-time = { $better } vince più spesso di { $worse }, per quante volte si sia guardato.
results-unsure = Non si può ancora dire chi sia migliore tra { $better } e { $worse }: circa { $more } partite in più lo deciderebbero, se si continua così.
results-equal = { $better } e { $worse } sono quasi uguali: le loro quote di vittorie differiscono di meno di { $margin } punti, al 95 %.
results-open = Non si può ancora dire se è meglio { $better } o { $worse }, e nessun numero raggiungibile di partite lo deciderebbe, se continua così.
results-column-place = posto
results-column-strategy = strategia
results-column-games = partite
results-column-wins = vittorie
results-column-share = quota di vittorie
results-column-score = punti
results-column-rating = OpenSkill
results-column-forfeits = ritiri
results-column-seconds = s/decisione
results-forfeited = { $strategy } ha perso per ritiro { $count } partite su { $games }: { $why }
results-slow = { $strategy } è lento: { $seconds } s per decisione ({ $decisions } decisioni).
results-printed = { $strategy } ha stampato: { $lines }
results-not-admitted = { $file } non partecipa: { $why }
results-wall = Tutti hanno giocato dietro un muro: niente file, niente rete, nessun processo tranne i propri.
results-wall-landlock = Tutti hanno giocato dietro un muro di Landlock, perché qui non ci sono namespace ({ $why }): niente file tranne quelli di Python, niente rete, nessun altro processo. Che ci siano altri file si può vedere.
results-bound = { $files } file, { $games } partite: tutto il pensare insieme dura al massimo { $minutes } minuti ({ $share } s per ogni file), il caricamento al massimo { $loading } in più. Quanto una macchina occupata fa aspettare non conta.
results-clock = L'orologio ha deciso { $late } partite su { $games }{ $again ->
    [0] .
    [one] , dopo che una, persa mentre la macchina era occupata, è stata rigiocata.
   *[other] , dopo che { $again }, perse mentre la macchina era occupata, sono state rigiocate.
}
results-load = Fino a { $load } processi volevano i { $cores } processori; il { $waited } % del tempo per le risposte è stato attesa, e non conta.
results-load-unknown = Quanto fosse occupata la macchina qui non lo dice nessuno.
results-no-wall = Nessun muro ({ $why }): tutti hanno giocato dietro un recinto di Python, che ferma gli errori e le comuni birichinate, ma non il codice che chiama la libreria C.
results-folder = Classifica, partite e rapporti sono in { $folder }.

results-comparison = { $title }, { $size } posti: { $games } partite per ognuna delle { $variants } varianti, le stesse distribuzioni; ± è un intervallo al 95 %. Prima domanda: { $asked }. Gli intervalli delle differenze si possono guardare in ogni momento: tutti e { $questions } insieme sono giusti al 95 %.
results-comparison-solo = { $title }, da soli: { $games } partite per ognuna delle { $variants } varianti, le stesse distribuzioni; ± è un intervallo al 95 %. Prima domanda: { $asked }. Gli intervalli delle differenze si possono guardare in ogni momento: tutti e { $questions } insieme sono giusti al 95 %.
results-others-unsure = Altre { $count } differenze sono nulle o non si possono ancora dire: vedi `differences`.
results-forfeits = { $count } posti hanno perso la partita per ritiro: vedi `forfeit` nei risultati.
results-more = { $variant }: { $measure }: { $difference } in più rispetto a { $against } (± { $margin }, n = { $deals }).
results-less = { $variant }: { $measure }: { $difference } in meno rispetto a { $against } (± { $margin }, n = { $deals }).
results-difference-unsure = { $variant }: { $measure }: non si può ancora dire se è diverso da { $against } (visto: { $difference } ± { $margin }, n = { $deals }): circa altre { $more } distribuzioni lo deciderebbero, se continua così.
results-difference-open = { $variant }: { $measure }: non si può ancora dire se è diverso da { $against } (visto: { $difference } ± { $margin }, n = { $deals }), e nessun numero raggiungibile di distribuzioni lo deciderebbe.
results-difference-few = { $variant }: { $measure }: non si può ancora dire se è diverso da { $against } (visto: { $difference }, n = { $deals }): con meno di { $fewest } distribuzioni nessuno sa quanto è sicuro.
results-difference-equal = { $variant }: { $measure }: quasi uguale a { $against }: la differenza sta entro ± { $smallest } (visto: { $difference } ± { $margin }, n = { $deals }).
results-difference-same = { $variant }: { $measure }: quasi uguale a { $against }: lo stesso in ognuna delle { $deals } distribuzioni.
results-points-percent = { $value } punti percentuali

check-right = Giusto
check-not-yet = Non ancora
check-first-hint = Per un suggerimento: { $code }
check-hint = Suggerimento { $number }: { $text }
check-next-hint = Per il prossimo suggerimento: { $code }
check-for-answer = Per la soluzione: { $code }
check-answer = La soluzione: { $text }
error-check-no-match = la risposta deve essere una partita (fatta con rn.Match), non { $given }.
error-check-other-game = questa è una partita di { $given }; ne serve una di { $wanted }.
error-check-dots = al posto dei tre puntini metti { $wanted }.
error-check-failed = { $answer } non si può giudicare ({ $error }). Serve: { $wanted }.
error-check-kind = la risposta deve essere { $wanted }, non { $given }.
error-check-hint-number = hint è 1, 2 o 3, oppure 4 per la soluzione, non { $given }.
error-check-no-exercise = Non c’è un esercizio { $given }; ci sono { $known }.{ NEAR($near) }
error-check-no-function = la risposta deve essere la tua funzione, il suo nome senza parentesi, non { $given }.
error-check-not-sent = { $name } non si può chiamare in un processo proprio ({ $error }).
error-check-not-own = { $call } lascia la scelta a un giocatore del pacchetto. Scrivi come scegli tu; si possono chiedere `rn.odds.after` e `rn.move_odds`.
error-check-call-late = { $call } non è arrivata alla fine in { $seconds } s di calcolo ed è stata fermata. C’è un ciclo senza fine?
error-check-call-slow = { $call } arriva alla fine, ma è troppo lenta: per una risposta ha calcolato più di { $seconds } s. Può bastare meno lavoro? (Carico di questa macchina: { $load } per { $cores } core.)
error-check-call-error = { $line ->
    [0] { $call } si è fermata con un errore: { $what }.
   *[other] { $call } si è fermata con un errore alla riga { $line }: { $what }.
}
error-check-hook-error = un hook di { $call } si è fermato con un errore: { $what }.
error-check-call-nothing = { $call } non ha restituito nulla; una funzione restituisce il risultato con `return`.
error-check-call-dots = { $call } ha restituito i tre puntini: scrivi il tuo codice al loro posto.
error-check-call-not-a-move = { $call } ha restituito { $given }, che non è una delle mosse possibili ({ $count }).
error-check-call-text-of-a-move = { $call } ha restituito { $given }, che non è una delle mosse possibili ({ $count }). Restituisci la mossa stessa, non il suo testo.
error-check-call-not-a-value = { $call } ha restituito { $given }; serve un numero, un testo, una lista o un dict.
error-check-call-illegal = { $call } ha scelto una mossa che lì non è permessa: { $move }.
error-check-call-failed = { $call } non ha dato alcun risultato. { $error }
error-check-games-failed = in { $count } partite su { $games }: { $error }
error-check-worse = { $share } % di vittorie in { $games } partite contro { $against } (intervallo al 95 % da { $low } % a { $high } %): { $against } è più forte. Tutto l’intervallo deve stare sopra il 50 %.
error-check-maybe-luck = { $share } % di vittorie in { $games } partite contro { $against } (intervallo al 95 % da { $low } % a { $high } %): può essere fortuna. Tutto l’intervallo deve stare sopra il 50 %.
lesson-better = { $share } % di vittorie in { $games } partite contro { $against } (intervallo al 95 % da { $low } % a { $high } %): è più forte, e difficilmente per fortuna.

# Che cosa riferisce l’arbitro di un giocatore che ha fallito.
results-kind-error = errore
results-kind-illegal-move = mossa vietata
results-kind-not-a-move = non è una mossa
results-kind-not-a-value = non è un valore
results-kind-time-limit = tempo scaduto
results-kind-stopped = terminato
results-first-failure = { $what }, la prima volta nella partita { $game } (seme { $seed }, posto { $place }):
results-had-printed = Prima aveva stampato:
error-report-error = { $line ->
    [0] { $fault }{ $tail }
   *[other] { $fault } alla riga { $line }{ $tail }
}
error-report-illegal-move = { $move }: { $error }
error-report-text-of-a-move = Ha restituito { $given }, che non è una delle mosse possibili ({ $count }). Restituisci la mossa stessa, non il suo testo.
error-report-not-a-move = Ha restituito { $given }, che non è una delle mosse possibili ({ $count }).
error-report-not-a-value = Ha restituito { $given }; serve un numero, un testo, una lista o un dict.
error-report-late-decision = Una decisione ha richiesto più di { $seconds } s ed è stata fermata.
error-report-late-game = Tutte le decisioni di una partita hanno richiesto più di { $seconds } s e sono state fermate.
error-report-late-league = Ha richiesto più di { $seconds } s, la sua parte del tempo per tutta la lega, e non viene più interrogato.
error-report-late-loading = Il caricamento ha richiesto più di { $seconds } s ed è stato fermato.
error-report-no-answer = Il suo processo ha mandato qualcosa che non è una risposta.
error-report-line-closed = Il suo processo ha chiuso la linea.
error-report-ended-itself = Il suo processo è terminato da solo (codice { $number }).
error-report-processor-time = Il suo processo ha esaurito il tempo di calcolo ed è stato terminato (SIGXCPU).
error-report-ended = Il suo processo è stato terminato ({ $signal }).
error-report-lost-often = Non più interpellato: il suo processo è andato perso { $number } volte.
error-report-struck = Non più interpellato: nella maggior parte delle partite la risposta è arrivata tardi o non è arrivata.
error-report-no-choose = Un file contiene una strategia, una funzione choose(view, moves, rng); questo ha { $found } e nessuna si chiama choose.
error-report-no-function = Un file contiene una strategia, una funzione choose(view, moves, rng); questo non ha funzioni pubbliche con tre argomenti.
error-report-no-strategy = choose non è una strategia: { $why }
error-not-allowed-now = Ora non è permessa.

error-handin-is-no-file = { $kind ->
    [link] è un collegamento, non un file.
    [folder] è una cartella, non un file.
    [pipe] è una pipe, non un file.
    [socket] è un socket, non un file.
    [device] è un dispositivo, non un file.
   *[other] non è un file.
}
error-handin-unreadable = non si può leggere ({ $why }).
error-handin-too-large = supera { NUMBER($most) } byte.
error-handin-not-text = non si può leggere: la riga { $line } non è testo in UTF-8.

error-wall-switched-off = spento con wall=False
error-wall-forbidden = { $variable } è impostata
error-wall-elsewhere = serve Linux su x86-64 o ARM64
error-wall-lies-open = { $folder } si trova dove sta Python stesso
error-wall-refused = { $why }
error-wall-in-a-browser = un browser non ha processi

# Dove Python gira in un browser, senza motore compilato, processi e tasto di arresto.
browser-stopped = Python nel browser è lento: dopo { $seconds } secondi il lavoro è stato chiuso, e conta ciò che era concluso. Un realms_nb installato lo fa tutto.
browser-fewer-futures = Python nel browser è lento: { $most } futuri di ogni mossa invece di { $wanted }. Un realms_nb installato li guarda tutti.
browser-smallest-report = Python nel browser è lento: la pagella è la più piccola possibile. Un realms_nb installato ne fa una grande.
results-no-wall-browser = In un browser non ci sono processi: ogni file è stato interrogato nel Python del notebook stesso, senza muro e senza limite di tempo.

# Come chi tutti giocano nei futuri simulati.
odds-if-all = Se tutti continuano come { $who }.
odds-if-each = Se continuano così: { $listed }.
odds-if-one = { $seat } – { $who }
odds-like = { $name ->
    [squire] uno scudiero
    [knight] un cavaliere
    [duke] un duca
    [emperor] un imperatore
    [random] il caso: ogni mossa ugualmente probabile
    [weights] questi pesi
   *[other] «{ $name }»
}
odds-fitted = { $who } (un sostituto, adattato alle sue partite)
