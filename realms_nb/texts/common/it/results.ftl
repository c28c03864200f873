# Ciò che tornei, confronti e verifiche dicono dei risultati; parole di nessun gioco.

results-stopped = Interrotto prima della fine: queste sono le partite concluse.
results-tournament = { $title }: { $games } partite a tavoli da { $size }; una quota equa di vittorie è { $fair }, gli intervalli sono al 95 %.
results-better = { $better } vince più spesso di { $worse }.
results-unsure = Non si può ancora dire chi sia migliore tra { $better } e { $worse }: circa { $more } partite in più lo deciderebbero, se si continua così.
results-equal = Non si può ancora dire chi sia migliore tra { $better } e { $worse }, e nessun numero di partite alla portata lo direbbe: sono praticamente pari.
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
results-no-wall = Nessun muro ({ $why }): tutti hanno giocato dietro un recinto di Python, che ferma gli errori e le comuni birichinate, ma non il codice che chiama la libreria C.
results-folder = Classifica, partite e rapporti sono in { $folder }.

results-comparison = { $title }, { $size } posti: { $games } partite per ognuna delle { $variants } varianti, le stesse carte; ± è un intervallo al 95 %.
results-comparison-solo = { $title }, in solitario: { $games } partite con ciascuna delle { $variants } varianti, con le stesse carte; ± è un intervallo al 95 %.
results-others-unsure = Altre { $count } differenze non si possono ancora decidere: vedi `differences`.
results-forfeits = { $count } posti hanno perso la partita per ritiro: vedi `forfeit` nei risultati.
results-more = { $variant }: { $measure }: { $difference } in più rispetto a { $against } (± { $margin }).
results-less = { $variant }: { $measure }: { $difference } in meno rispetto a { $against } (± { $margin }).
results-difference-unsure = { $variant }: { $measure }: non si può ancora dire se differisca da { $against } (visto: { $difference } ± { $margin }): circa { $more } partite in più lo deciderebbero, se si continua così.
results-difference-equal = { $variant }: { $measure }: non si può ancora dire se differisca da { $against } (visto: { $difference } ± { $margin }), e nessun numero di partite alla portata lo direbbe: sono praticamente uguali.
results-points-percent = { $value } punti percentuali

check-right = Giusto
check-not-yet = Non ancora
check-dots = metti { $wanted } al posto dei tre puntini.
check-failed = { $answer } non si può giudicare ({ $error }). Serve: { $wanted }.
check-first-hint = Per un suggerimento: { $code }
check-hint = Suggerimento { $number }: { $text }
check-next-hint = Per il prossimo suggerimento: { $code }
check-for-answer = Per la soluzione: { $code }
check-answer = La soluzione: { $text }
check-kind = la risposta deve essere { $wanted }, non { $given }.
error-check-no-match = la risposta deve essere una partita (fatta con rn.Match), non { $given }.
error-check-other-game = questa è una partita di { $given }; ne serve una di { $wanted }.
