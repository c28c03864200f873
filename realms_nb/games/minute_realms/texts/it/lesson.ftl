# La lezione di Minute Realms. Un passo ha un titolo e un testo e, dove c’è da fare, un compito e quando è fatto.

lesson-goal = Vince chi ha più punti.
lesson-goal-text = Il gioco ha otto round. In ognuno ogni reame riceve una carta in più. Dopo i round 4 e 8 arriva un’invasione. Qui vedi tutti i reami, round per round.

lesson-read = Ogni carta dice che cosa porta.
lesson-read-text = La moneta in alto a sinistra è il prezzo. Il numero scuro sono i punti.
lesson-read-task = Premi la carta che porta 4 punti.
lesson-read-done = Fatto quando è scelta una carta da 4 punti
lesson-read-else = Non è quella: cerca il 4 scuro.

lesson-price = Prima di scegliere vedi che cosa succede.
lesson-price-text = Se costruisci «{ $card }», paghi { $cost } delle tue { $coins } monete e hai { $points } punti. Ma non hai ancora scudi: la probabilità che tu fermi l’invasione I è { $build } %.

lesson-bastion = Un bastione invece dei punti.
lesson-bastion-text = Quasi ogni carta può diventare invece un bastione (non quella con il segno barrato): niente punti, ma { $gain } monete e { $shields } scudi. La probabilità che tu fermi l’invasione I sale da { $build } % a { $bastion } %.
lesson-bastion-task = Fai di «{ $card }» un bastione.
lesson-bastion-done = Fatto quando il tuo anello mostra { $bastion } %
lesson-bastion-after = Il tuo anello mostra { $bastion } %: tanto è probabile che tu fermi l’invasione I.

lesson-trade = Non è la tua carta? Prima viene il suo scambio.
lesson-trade-text = Due round dopo. Puoi prendere anche una carta dal centro, o da chi non ha ancora scelto. Allora prima succede ciò che sta in alto a destra. Qui: ricevi una moneta, e un segnalino invasione va coperto sul percorso.
lesson-trade-task = Prendi «{ $card }» e costruisci.
lesson-trade-done = Fatto quando «{ $card }» è nel tuo reame

lesson-invasion = L’invasione è vicina.
lesson-invasion-text = Round 4: solo Bo deve ancora scegliere. I segnalini coperti sono { $tokens }, ognuno con 0, 1 o 2 invasori. Gli anelli dicono quanto è probabile che ogni reame li fermi tutti.
lesson-invasion-task = Indovina: chi perderà un edificio?
lesson-invasion-done = Fatto quando hai indovinato o sbagliato
lesson-invasion-after = Gli invasori sono { $strength }. Tu hai { $own } scudi e li fermi; { $other } ne ha solo { $shields } e perde un edificio. Il suo anello diceva { $chance } %.

lesson-end = Si perde un edificio, non la partita.
lesson-end-text = L’edificio perso ora è un bastione: niente punti, ma due scudi. Conosci un round intero.
lesson-end-task = Continua da qui, o comincia una tua partita.
