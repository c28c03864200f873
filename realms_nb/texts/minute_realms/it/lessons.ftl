# Che cosa dicono gli esercizi: che cosa si chiede, suggerimenti, soluzioni e giudizi. Codice e nomi di carte tra
# `apici` restano come si scrivono nel codice.

lesson-play-1-wanted = la tua partita, `match`,
lesson-play-1-hint-1 = Fai clic su una carta, poi su Costruisci o Bastione. «Avanti» fa giocare gli altri.
lesson-play-1-hint-2 = La partita ha otto round; il tavolo dice quale è in corso.
lesson-play-1-hint-3 = Se non sai decidere, premi tre volte «Consiglio» e seguilo.
lesson-play-1-answer = Gioca finché il tavolo dice chi ha vinto, poi esegui di nuovo questa cella.
lesson-play-2-wanted = la tua partita, `match`,
lesson-play-2-hint-1 = Resisti se hai almeno tanti scudi quanta è la forza degli invasori.
lesson-play-2-hint-2 = Ogni bastione ha due scudi; alcuni edifici ne hanno uno.
lesson-play-2-hint-3 = In tre gli invasori non superano mai la forza 9, e spesso bastano sei scudi.
lesson-play-2-answer = Premi «Nuova partita», fai bastioni con tre o quattro carte che valgono poco e costruisci il resto.
lesson-over = la partita è finita. Punti: { $listed }.
lesson-last-held = { $name }: { COUNT($shields, "shield") } contro forza { $strength }, ha resistito; sono { COUNT($points, "point") }.
error-lesson-no-invasion = questa partita non ha invasioni. Giocane una con le regole normali.
error-lesson-last-not-held = { $name }: { COUNT($shields, "shield") } contro forza { $strength }. Comincia una nuova partita e resisti all’ultima invasione.
error-lesson-goes-on = la partita continua: round { $round } di { $rounds }. Giocala fino alla fine.

lesson-scoring-1-wanted = il nome di una carta, tra virgolette,
lesson-scoring-1-hint-1 = Una carta può valere più per le vicine che da sola.
lesson-scoring-1-hint-2 = Quali carte del reame aspettano una categoria che non c’è ancora?
lesson-scoring-1-hint-3 = Prova ognuna: `mine.plus(card).points - mine.points`.
lesson-scoring-1-answer = `"Chapel"`: 2 punti suoi, 6 perché `Throne Hall` ora ha la sua coppia, 3 in più da `Pilgrim Market`: 11.
lesson-scoring-2-wanted = un numero intero
lesson-scoring-2-hint-1 = Tre di queste carte perdono punti con una moneta, una ne guadagna.
lesson-scoring-2-hint-2 = Una perdita è un numero sotto lo zero.
lesson-scoring-2-hint-3 = Confronta `purse.changed(coins=5).points` con `purse.points`.
lesson-scoring-2-answer = -2: una carta guadagna 1, le altre tre perdono 1 ciascuna.
lesson-scoring-3-wanted = un reame, fatto con `rn.realm(...)`,
lesson-scoring-3-hint-1 = Le cinque carte con i numeri più alti fanno 19 punti: troppo pochi.
lesson-scoring-3-hint-2 = `Hamlet` conta gli edifici produttivi, `Fishery` quelli residenziali: ognuna è ciò che l’altra conta.
lesson-scoring-3-hint-3 = `Vineyard` vale 2 per ogni carta della tua categoria più grande, ed è produttiva.
lesson-scoring-3-answer = `rn.realm("Hamlet", "Fishery", "Vineyard", "Sawmill", "Riverside Houses")` ha 30 punti.
lesson-adds-most = aggiunge { COUNT($points, "point") }, anche se da sola ne vale { $alone }: aiuta { $card }.
lesson-coin = { COUNT($before, "point") } con { COUNT($coins, "coin") }, { $after } con { $more }. La quinta moneta è meglio spenderla.
lesson-together = queste carte fanno insieme { COUNT($points, "point") }. Ognuna in un reame suo, ne farebbero { $alone }.
error-lesson-not-on-offer = { $given } non è tra le carte disponibili; ci sono { $card }.
error-lesson-adds-less = «{ $card }» aggiunge { COUNT($points, "point") } a questo reame; un’altra carta ne aggiunge di più.
error-lesson-coin-total = { COUNT($points, "point") } sono quelli del reame con { COUNT($coins, "coin") }. Quanti in più o in meno?
error-lesson-coin-sign = la grandezza è giusta, il segno no: il reame ha allora più di { COUNT($points, "point") }?
error-lesson-coin-gains = le carte che guadagnano con una moneta guadagnano in tutto { COUNT($points, "point") }. Quanto perdono le altre con la stessa moneta?
error-lesson-coin-losses = le carte che perdono con una moneta perdono in tutto { COUNT($points, "point") }. Una carta guadagna con la stessa moneta.
error-lesson-coin-other = con una moneta in più i punti non cambiano di { $given }.
error-lesson-not-of-nine = «{ $card }» non è una delle nove carte.
error-lesson-how-many-cards = il reame ha { COUNT($count, "card") }; prendine { $wanted }.
error-lesson-too-few-points = queste carte fanno { COUNT($points, "point") }; ne servono { $wanted }.

lesson-odds-1-wanted = un numero
lesson-odds-1-hint-1 = Quali tre segnalini fanno 5? C’è un solo modo di scriverlo: 2 + 2 + 1.
lesson-odds-1-hint-2 = In quanti modi si possono prendere i due 2 e uno dei cinque 1? E in quanti modi tre segnalini qualsiasi?
lesson-odds-1-hint-3 = `comb(2, 2) * comb(5, 1)` modi su `comb(9, 3)`.
lesson-odds-1-answer = 5 / 84, cioè circa 0,06.
lesson-odds-2-wanted = il nome della tua funzione, senza parentesi,
lesson-odds-2-hint-1 = `combinations(tokens, 2)` dà tutte le coppie di segnalini, come nel notebook.
lesson-odds-2-hint-2 = Conta le coppie la cui somma è la forza, e dividi per il numero di tutte le coppie.
lesson-odds-2-hint-3 = `pairs = list(combinations(tokens, 2))`; quante vanno bene lo dice `sum(a + b == strength for a, b in pairs)`.
lesson-odds-2-answer = `return sum(a + b == strength for a, b in pairs) / len(pairs)` come ultima riga.
lesson-odds-3-wanted = un numero intero di scudi
lesson-odds-3-hint-1 = `rn.invasion_odds(four)` ha una riga per ogni invasione e forza.
lesson-odds-3-hint-2 = Guarda le righe dell’ultima invasione e la colonna `at_most`: quanto spesso bastano tanti scudi.
lesson-odds-3-hint-3 = Prendi la prima forza dell’ultima invasione con `at_most` di almeno 0.9.
lesson-odds-3-answer = 7 scudi.
lesson-odds-4-wanted = la tua partita, `game`,
lesson-odds-4-hint-1 = Ogni bastione ha due scudi. Chi prende la propria carta, o una senza simbolo invasione, non mette segnalini.
lesson-odds-4-hint-2 = Prima della fine del round 4 possono esserci al massimo quattro segnalini: 2 + 2 + 1 + 1.
lesson-odds-4-hint-3 = Quattro bastioni nei round da 1 a 4 bastano sempre: controlla subito dopo la tua quarta carta.
lesson-odds-4-answer = Premi «Nuova partita» e fai un bastione in ognuno dei primi quattro round, con la tua carta quando puoi.
lesson-three-tokens = { $chance }, cioè { $decimal }: tre segnalini sono di rado così forti.
lesson-same-chances = le stesse probabilità delle regole in { $count } casi, anche con altre pile.
lesson-enough = { COUNT($shields, "shield") } resistono all’ultima invasione nel { $percent } dei casi, con uno in meno solo nel { $fewer }.
lesson-safe = { $name }, round { $round }: { COUNT($shields, "shield") }, e i prossimi invasori potevano avere al massimo forza { $strength }. Lì non poteva succedere niente.
error-lesson-in-percent = { $given } è giusto in per cento; come probabilità da 0 a 1 è un centesimo di questo.
error-lesson-no-chance = una probabilità sta tra 0 e 1: casi favorevoli diviso tutti i casi. { $given } no.
error-lesson-put-back = questa sarebbe la probabilità se ogni segnalino tornasse nella pila prima del successivo.
error-lesson-other-chance = la probabilità della forza { $strength } non è { $given }. Conta ancora una volta.
error-lesson-case-no-number = per la forza { $strength } da { $pile } dà { $given }, che non è un numero.
error-lesson-case-no-chance = per la forza { $strength } da { $pile } dà { $given }, ma una probabilità sta tra 0 e 1: dividi per il numero delle coppie.
error-lesson-case-other = per la forza { $strength } da { $pile } dà { $given }; contando le coppie si ottiene { $chance }, circa { $decimal }.
error-lesson-enough-for-first = { COUNT($shields, "shield") } resistono all’ultima invasione nel { $percent } dei casi. Bastano per la prima invasione; si chiede dell’ultima.
error-lesson-not-enough = { COUNT($shields, "shield") } resistono all’ultima invasione nel { $percent } dei casi; ne servono almeno { $wanted }.
error-lesson-more-than-enough = { COUNT($shields, "shield") } resistono all’ultima invasione nel { $percent } dei casi. Bastano, ma ne bastano anche meno.
error-lesson-not-safe = il più vicino finora ({ $name }, round { $round }): { COUNT($shields, "shield") }, e i prossimi invasori potevano avere forza { $strength }. Servono { $spare } scudi in più.
