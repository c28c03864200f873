# Il laboratorio: quanto valgono una carta, un modo di giocare o una regola.

lab-verdict-strong = troppo forte
lab-verdict-weak = troppo debole
lab-verdict-strong-points = troppo forte in punti
lab-verdict-weak-points = troppo debole in punti
lab-verdict-equal = praticamente uguale
lab-verdict-unknown = non si può ancora dire
lab-answer-differs = diverso
lab-answer-equal = praticamente uguale
lab-answer-unknown = non si può ancora dire

lab-cards-title = Quanto vale ogni carta
lab-cards-head = { $title }, { $size } posti che giocano come { $player }: { $deals } distribuzioni, ognuna rigiocata senza ogni carta che qualcuno ha preso. Il valore è in punti della quota di vittorie, con intervalli del 95 %; il giudizio confronta una carta con la media di tutte le altre, contro ± { $smallest } (o ± { $few } punti per reame), corretto per { $asked } domande. Le ultime due colonne sono solo correlazioni.
lab-cards-card = carta
lab-cards-worth = valore
lab-cards-interval = intervallo
lab-cards-points = punti
lab-cards-verdict = giudizio
lab-cards-held = vince chi la possiede
lab-cards-correlation = solo correlazione
lab-cards-taken = presa, se possibile

lab-ways-title = Modi di giocare
lab-ways-head = { $title }, { $size } posti che giocano come { $player }: uno è limitato, { $deals } distribuzioni, le stesse senza il limite. In punti della quota di vittorie, con intervalli del 95 %; giudizi contro ± { $smallest }, corretti.
lab-ways-strong = { $count ->
    [0] Nessun modo batte il gioco libero: nessuno domina.
    [one] Questo batte il gioco libero; chi gioca così non conosce ancora il gioco, oppure il modo domina: { $listed }.
   *[other] Questi battono il gioco libero; chi gioca così non conosce ancora il gioco, oppure i modi dominano: { $listed }.
}
lab-ways-hopeless = { $count ->
    [0] Nessuno è senza speranza.
   *[other] Senza speranza, si perde più di metà delle vittorie: { $listed }.
}
lab-ways-way = modo di giocare
lab-ways-difference = differenza
lab-ways-interval = intervallo
lab-ways-points = punti
lab-ways-verdict = giudizio
lab-ways-bound = il limite agisce
lab-ways-bound-deals = nel { $share } % delle distribuzioni
lab-ways-bound-decisions = nel { $share } % di { $asked } decisioni
lab-ways-lifted = , nel { $share } % non lasciava mosse
lab-way-strong = meglio del gioco libero
lab-way-weak = costa vittorie
lab-way-hopeless = senza speranza
lab-way-equal = praticamente uguale
lab-way-unknown = non si può ancora dire
lab-way-forbids-nothing = non vieta nulla
lab-way-forbids-everything = vieta tutto, quindi il gioco era libero
lab-ways-forbids-nothing = Non ha mai vietato nulla, quindi nulla era limitato: { $listed }.
lab-ways-forbids-everything = Non ha mai lasciato una mossa; non si poteva rispettare, quindi il gioco era libero: { $listed }.

lab-settle-title = Che cosa fa il cambiamento
lab-settle-head = { $title }, { $size } posti: { $deals } distribuzioni con ognuna di { $variants } varianti. Gli intervalli si possono guardare in ogni momento: tutti e { $questions } insieme sono giusti al 95 %.
lab-settle-open = { $count ->
    [0] Tutto è deciso.
    [one] Una domanda è aperta; more() continua.
   *[other] { $count } domande sono aperte; more() continua.
}
lab-settle-variant = variante
lab-settle-measure = misura
lab-settle-difference = differenza
lab-settle-interval = intervallo
lab-settle-smallest = degno di nota
lab-settle-answer = risposta
lab-measure-seat = quota di vittorie del posto { $number }
lab-measure-margin = punti fra il primo e il secondo

lab-sweep-head = { $title }, { $size } posti: { $fields } combinazioni, per ognuna le stesse { $deals } distribuzioni; ± è un intervallo del 95 %; in cornice: le regole come sono.
lab-sweep-mean = media
lab-sweep-across = in orizzontale: { $rule }

lab-duel-better = { $player } è meglio di { $than }: vince il { $share } ± { $margin } %, sarebbe equo il { $fair } %, in { $pairs } coppie (logaritmo del rapporto { $ratio }).
lab-duel-not-better = { $player } non è meglio di { $than } di { $smallest } punti o più: vince il { $share } ± { $margin } %, sarebbe equo il { $fair } %, in { $pairs } coppie (logaritmo del rapporto { $ratio }).
lab-duel-unknown = Non si può ancora dire se { $player } sia meglio di { $than }: vince il { $share } ± { $margin } %, sarebbe equo il { $fair } %, in { $pairs } coppie (logaritmo del rapporto { $ratio }, deciso oltre ± 2,94).

lab-tune-stopped = Fermato in anticipo: la ricerca è stata interrotta; ciò che aveva trovato è stato comunque misurato su distribuzioni nuove.
lab-tune-title = Le regole più vicine all'obiettivo
lab-tune-head = { $title }, { $size } posti: { $values }. Trovate in { $tries } prove di { $games } partite ciascuna e misurate di nuovo su { $confirmed } partite nuove; un obiettivo è raggiunto solo se lo raggiunge tutto l'intervallo al 95 %.
lab-tune-players = tutti giocano come
lab-tune-measure = misura
lab-tune-value = valore
lab-tune-interval = intervallo
lab-tune-met = obiettivo raggiunto
lab-tune-goal = obiettivo
lab-tune-games = partite
lab-tune-yes = sì
lab-tune-unknown = non si può ancora dire
lab-tune-no = no
lab-measure-seat-gap = massimo divario fra le quote di vittorie di due posti

lab-response-beats = { $weights } batte { $against }: vince il { $share } ± { $margin } %, con { $size } posti sarebbe equo il { $fair } %, su { $deals } distribuzioni nuove dopo { $tries } prove.
lab-response-no-better = Non si è trovato nulla che batta { $against }: il meglio, { $weights }, vince il { $share } ± { $margin } % con { $size } posti, sarebbe equo il { $fair } %, su { $deals } distribuzioni nuove dopo { $tries } prove.
lab-response-unknown = Non si può ancora dire: il meglio contro { $against }, { $weights }, vince il { $share } ± { $margin } % con { $size } posti, sarebbe equo il { $fair } %, su { $deals } distribuzioni nuove dopo { $tries } prove.

lab-report-title = Pagella
lab-report-head = { $title }, { $size } posti che giocano tutti come { $player }; { $rules }. Ogni riga: una cifra con l'intervallo del 95 %, che cosa dice e su quanto si basa.
lab-report-stopped = Fermato in anticipo: le altre righe non sono state misurate.
lab-report-standard = le regole come sono
lab-report-count = n = { $count }
lab-report-untold = non si può ancora dire
lab-report-column-line = riga
lab-report-column-figure = cifra
lab-report-column-interval = intervallo
lab-report-column-n = n
lab-report-column-says = che cosa dice
lab-report-seats = Posti
lab-report-seats-unit = punti
lab-report-seats-says = { $answer ->
    [differs] Il divario fra le quote di vittorie dei posti: il posto { $best } vince { $high } partite su 100, il posto { $worst } solo { $low }.
    [equal] Quasi giusto: anche il limite superiore del divario non supera { $smallest } partite su 100; i posti vincono da { $low } a { $high } partite su 100.
   *[unknown] Non si può ancora dire se i posti sono giusti: vincono da { $low } a { $high } partite su 100, e il divario può stare ovunque nell'intervallo.
}
lab-report-seats-chance = { $chance ->
    [differs] Anche dove tutti giocano a caso c'è una distanza (da { $chance_low } a { $chance_high }): sta nelle regole.
    [equal] Dove tutti giocano a caso non c'è quasi distanza (al massimo { $chance_high }): se c'è, sta nel gioco o in ciò che alcuni posti vengono a sapere.
   *[unknown] Se ci sia una distanza dove tutti giocano a caso non si può ancora dire (da { $chance_low } a { $chance_high }).
}
lab-report-skill = Abilità
lab-report-skill-unit = su 100
lab-report-skill-says = { $helps ->
    [yes] Tante partite oltre la quota giusta vince { $better } contro { $others } volte { $weaker }, su 100 possibili. Pensare meglio aiuta a ogni gradino.
   *[no] Tante partite oltre la quota giusta vince { $better } contro { $others } volte { $weaker }, su 100 possibili. Non ogni gradino aiuta di sicuro.
}
lab-report-skill-more = Guardando { $many } futuri per mossa invece di { $few }, { $thinker } vince { $think } su 100 ({ $think_low } … { $think_high }, n = { $think_games }); giusti sarebbero { $fair }: { $more_helps ->
    [yes] pensare di più aiuta.
    [no] pensare di più nuoce.
   *[unknown] non si può ancora dire se pensare di più aiuti.
  }
lab-report-luck = Fortuna
lab-report-luck-unit = %
lab-report-luck-says = { $wide ->
    [yes] Non si può ancora dire: tutto da { $low } a { $high } % è compatibile con i bilanci di { $matches } partite, quindi non è un giudizio sul gioco; ne basterebbero circa { $needed } (size= ne gioca di più).
   *[no] Tanto di ciò che decide chi vince è caso, secondo i bilanci di { $matches } partite; il resto è ciò che si è scelto. A ogni tavolo sedevano giocatori sorteggiati fra { $levels }: vale dunque fra giocatori così diversi; fra pari il caso pesa di più.
  }
lab-report-deal = caso
lab-report-play = scelte
lab-report-tension = Tensione
lab-report-tension-unit = %
lab-report-tension-says = { $by_points ->
    [no] I punti non dicono quanto le partite fossero in bilico; in tante non ha vinto chi era in testa a metà.
   *[yes] Tante partite finiscono con al massimo { $points } punti di distacco.
} { $rounds ->
    [yes] Chi è in testa nel round { $phase } vince { $leader } volte su 100 ({ $leader_low } … { $leader_high }); il comando cambia { $changes } volte (± { $changes_half }); per entrambi n = { $watched }. Disegnata: la possibilità di chi è in testa, round per round.
   *[no] Chi è in testa a metà partita vince { $leader } volte su 100 ({ $leader_low } … { $leader_high }); il comando cambia { $changes } volte (± { $changes_half }); per entrambi n = { $watched }. Disegnata: la possibilità di chi è in testa dopo ogni decimo di partita.
}
lab-report-choice-wanted = (Quella carta: n = { $count } distribuzioni.)
lab-report-choice = Scelta
lab-report-choice-unit = mosse
lab-report-choice-says = { $must ->
    [yes] Mosse buone quanto la migliore, su { $options } permesse. Una carta va sempre presa: { $card }, { $rate } volte su 100.
    [no-cards] Mosse buone quanto la migliore, su { $options } permesse.
   *[no] Mosse buone quanto la migliore, su { $options } permesse. Nessuna carta va sempre presa: la più ambita, { $card }, è presa { $rate } volte su 100.
}
lab-report-choice-looked = Guardate da vicino: le { $looked } mosse che i pesi mettono davanti.
lab-report-as-good = pieno: altrettanto buona
lab-report-length = Durata
lab-report-length-unit = mosse
lab-report-length-says = Decisioni in una partita, da { $fewest } a { $most }.
lab-beside-head = Due insiemi di regole; a destra ogni riga ha il giudizio e la differenza con l'intervallo del 95 %. Il minimo cambiamento che conta: { $gap } punto per i posti, { $shares } per le altre quote, { $choice } mosse per la scelta, { $length } mossa per la durata.
lab-report-try = Prova questo: misurato ogni volta su { $games } partite
lab-try-gap = { $changes }: il divario fra i posti passa da { $before } a { $after } punti (± { $margin }).
lab-try-close = { $changes }: più partite finiscono vicine, { $after } % invece di { $before } (± { $margin }).
lab-try-leave = Meglio non toccare: { $changes } allargherebbe il divario fra i posti da { $before } a { $after } punti (± { $margin }).
lab-try-stopped = Fermato prima che un cambiamento fosse misurato.
lab-try-play = Giocare ({ $number })
lab-try-nothing = Nessun suggerimento: nessun cambiamento provato si distingue dalle regole come sono. Non prova che siano buone; più partite direbbero di più.
lab-invasions-title = Quante volte le invasioni sono respinte
lab-invasions-head = { $title }, tutti i posti giocano come { $player }: la quota di reami che respingono ogni invasione, con intervalli al 95 %; n sono distribuzioni.
lab-invasions-share = respinte
lab-built-title = Che cosa si costruisce, e che cosa mai
lab-built-head = { $title }, { $size } posti che giocano come { $player }: in quante partite si costruisce ogni carta, con intervalli al 95 %. Di sicuro in meno di 5 su 100: { $count } ({ $listed }).
lab-built-share = costruita
lab-thinking-title = Quanto vale pensare di più
lab-thinking-head = { $title }, { $size } posti: { $player } guarda tanti futuri per ogni mossa, gli altri giocano come { $than }; la quota giusta è { $fair } %. Le stesse distribuzioni per tutti, con intervalli al 95 %.
lab-thinking-share = vince
lab-answer-column-seats = posti
lab-answer-column-invasion = invasione
lab-answer-column-card = carta
lab-answer-column-futures = futuri
lab-changes-rule = { $rule }: { $after } invece di { $before }.
lab-changes-entry = { $rule }, posizione { $number }: { $after } invece di { $before }.
lab-changes-card = { $rule }, { $card }: { $column } è { $after } invece di { $before }.
lab-changes-gone = { $rule }: { $card } non c’è più.
lab-changes-new = { $rule }: { $card } è una novità.
lab-changes-none = Nulla è diverso.
lab-dashboard-head = { $title } per ogni numero di posti, tutti giocati come { $player }: ogni cifra con il suo intervallo al 95 % e con ciò su cui poggia.
lab-dashboard-seats = { $size } posti
lab-try-tune = { $changes }: il divario fra i posti passa da { $before } a { $after } punti ({ $low } … { $high }, n = { $games }); { $met } Si è mosso anche: { $moved }. `report.match({ $number })` lo gioca.
lab-try-met-yes = è giusto di sicuro.
lab-try-met-unknown = non si può ancora dire se è giusto.
lab-try-met-no = non è ancora giusto.
lab-try-unmoved = nulla che si possa dire

# For whom a card is too strong.
lab-whom-title = Per chi ogni carta è troppo forte
lab-whom-head = { $title }, { $size } posti, { $deals } partite a ciascuno di tre livelli: un principiante conta solo i punti che vede, il giocatore abituale li pesa, e il terzo { $learned ->
    [yes] ha imparato di nuovo i suoi pesi con queste regole
   *[no] ha cercato pesi migliori con queste regole e non ne ha trovati, quindi gioca come l’abituale
  }. Il valore è in punti di quota di vittorie, con metà dell’intervallo al 95 %; un giudizio confronta una carta con la media di tutte le altre, contro ± { $smallest }, corretto per { $asked } domande.
lab-whom-beginner = principiante
lab-whom-usual = abituale
lab-whom-learned = chi ha imparato
lab-whom-all = tutti
lab-whom-strong = troppo forte per { $who }
lab-whom-weak = troppo debole per { $who }
lab-whom-mixed = troppo forte per alcuni e troppo debole per altri: { $who }
lab-whom-nobody = non si può ancora dire

# L’officina: una carta come modulo.
workshop-name = Nome
workshop-points = Punti
workshop-undo = Annulla
workshop-keep = Tieni
workshop-export = Salva
workshop-stop = Ferma
workshop-tries = Le tue prove
workshop-kept = { $card } ora fa parte del mazzo.
workshop-written = Il mazzo è stato scritto in { $file }.
workshop-compiling = Il motore veloce si sta compilando, una volta sola; si misura appena è pronto.

# Le possibilità mantengono ciò che dicono?
calibration-title = Che cosa è stato detto, e che cosa ne è stato
calibration-told = Se tutti continuano come { $who }: pendenza { $slope } (da { $low } a { $high }), { $positions } posizioni di { $games } partite; 1 è giusto.
calibration-holds = Le possibilità mantengono ciò che dicono, per quanto queste partite possono mostrare.
calibration-sure = Le possibilità sono troppo sicure di sé.
calibration-unsure = Le possibilità sono meno sicure di quanto potrebbero.
calibration-bin = detto, %
calibration-says = in media
calibration-is = avverato, %
calibration-n = n
calibration-below = Ogni punto: posizioni che dicevano circa lo stesso; a destra ciò che è stato detto, in alto quanto spesso si è avverato, con l'intervallo al 95 %; tratteggiato: uguali

# Serve guardare più lontano?
lab-ladder-title = La scala dei livelli
lab-ladder-head = { $title }, { $size } posti: ogni livello siede a turno in ogni posto, negli altri il livello sotto; equo sarebbe { $fair } partite su 100. Intervalli al 95 %.
lab-ladder-helps = In questo gioco guardare più lontano serve, fino al livello { $level }.
lab-ladder-luck = In questo gioco guardare più lontano non serve: decide la fortuna.
lab-ladder-unknown = Non si può ancora dire se guardare più lontano serva; più partite direbbero di più.
lab-ladder-worse = Attenzione: { $level } vince meno del livello sotto; qui le partite provate lo ingannano.
lab-ladder-column-step = gradino
lab-ladder-column-share = vittorie su 100
lab-ladder-column-interval = intervallo
lab-ladder-column-games = partite
lab-ladder-column-answer = verdetto
lab-ladder-step = { $better } contro { $weaker }
lab-ladder-is-better = meglio
lab-ladder-is-worse = peggio
lab-ladder-is-equal = praticamente uguale
lab-ladder-is-unknown = non si può ancora dire
lab-ladder-beside = { $title }: la scala viene misurata accanto al notebook, { $done } di { $total } partite. { $bar }
error-lab-ladder-fault = La scala di { $title } non si è potuta misurare: { $fault }
