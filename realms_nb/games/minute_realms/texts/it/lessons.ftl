# Che cosa dicono gli esercizi: che cosa si chiede, suggerimenti, soluzioni e giudizi. Codice e nomi di carte tra
# `apici` restano come si scrivono nel codice.

lesson-play-1-wanted = la tua partita, `match`
lesson-play-1-hint-1 = Fai clic su una carta, poi su Costruisci o Bastione. Gli altri muovono da soli.
lesson-play-1-hint-2 = La partita ha otto round; il tavolo dice quale è in corso.
lesson-play-1-hint-3 = Se non sai decidere, premi tre volte «Consiglio» e seguilo.
lesson-play-1-answer = Gioca finché il tavolo dice chi ha vinto, poi esegui di nuovo questa cella.
lesson-play-2-wanted = la tua partita, `match`
lesson-play-2-hint-1 = Respingi un’invasione se hai almeno tanti scudi quanta è la forza degli invasori.
lesson-play-2-hint-2 = Ogni bastione ha due scudi; alcuni edifici ne hanno uno.
lesson-play-2-hint-3 = In tre gli invasori non superano mai la forza 9, e spesso bastano sei scudi.
lesson-play-2-answer = Premi Nuova partita, fai bastioni di tre o quattro carte che valgono poco e costruisci il meglio del resto: servono anche 20 punti.
lesson-over = la partita è finita. Punti: { $listed }.
lesson-last-held = { $name }: { COUNT($shields, "shield") } contro forza { $strength }, invasione respinta; sono { COUNT($points, "point") }.
error-lesson-no-invasion = questa partita non ha invasioni. Giocane una con le regole normali.
error-lesson-last-not-held = { $name }: { COUNT($shields, "shield") } contro forza { $strength }. Comincia una nuova partita e respingi l’ultima invasione.
error-lesson-goes-on = la partita continua: round { $round } di { $rounds }. Giocala fino alla fine.
error-lesson-held-but-poor = { $name }: { $shields } scudi contro forza { $strength }, invasione respinta, ma { $points } punti. Con i soli bastioni non si vince: respingi l’ultima invasione con { $wanted } punti o più.
error-lesson-last-too-weak = { $name }: { $shields } scudi contro forza { $strength }, invasione respinta, ma invasori così deboli si respingono anche per caso. Respingine di forza { $wanted } o più.
error-lesson-other-rules = questa partita ha regole proprie. Giocane una con le regole normali.

lesson-scoring-1-wanted = il nome di una carta, tra virgolette
lesson-scoring-1-hint-1 = Una carta può valere più per le vicine che da sola.
lesson-scoring-1-hint-2 = Quali carte del reame aspettano una categoria che non c’è ancora?
lesson-scoring-1-hint-3 = Prova ognuna: `mine.plus(card).points - mine.points`.
lesson-scoring-1-answer = `"Chapel"`: 2 punti suoi, 6 perché `Throne Hall` ora ha la sua coppia, 3 in più da `Pilgrim Market`: 11.
lesson-scoring-2-wanted = un numero intero
lesson-scoring-2-hint-1 = Tre di queste carte perdono punti con una moneta, una ne guadagna.
lesson-scoring-2-hint-2 = Una perdita è un numero sotto lo zero.
lesson-scoring-2-hint-3 = Confronta `purse.changed(coins=5).points` con `purse.points`.
lesson-scoring-2-answer = -2: una carta guadagna 1, le altre tre perdono 1 ciascuna.
lesson-scoring-3-wanted = un reame, fatto con `rn.realm(...)`
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
error-lesson-coin-count = { $count } sono le carte che perdono. Quanti punti si perdono e si guadagnano in tutto?
error-lesson-coin-one-for-one = Una carta guadagna un punto e una ne perde uno, sì. Ma altre due carte perdono per la stessa moneta.
error-lesson-coin-other = con una moneta in più i punti non cambiano di { $given }.
error-lesson-not-of-nine = «{ $card }» non è una delle nove carte.
error-lesson-how-many-cards = il reame ha { COUNT($count, "card") }; prendine { $wanted }.
error-lesson-too-few-points = queste carte fanno { COUNT($points, "point") }; ne servono { $wanted }.

lesson-odds-1-wanted = un numero
lesson-odds-1-hint-1 = Quali tre segnalini fanno 5? C’è un solo modo di scriverlo: 2 + 2 + 1.
lesson-odds-1-hint-2 = In quanti modi si possono prendere i due 2 e uno dei cinque 1? E in quanti modi tre segnalini qualsiasi?
lesson-odds-1-hint-3 = `comb(2, 2) * comb(5, 1)` modi su `comb(9, 3)`.
lesson-odds-1-answer = 5 / 84, cioè circa 0,06.
lesson-odds-2-wanted = il nome della tua funzione, senza parentesi
lesson-odds-2-hint-1 = `combinations(tokens, 2)` dà tutte le coppie di segnalini, come nel notebook.
lesson-odds-2-hint-2 = Conta le coppie la cui somma è la forza, e dividi per il numero di tutte le coppie.
lesson-odds-2-hint-3 = `pairs = list(combinations(tokens, 2))`; quante vanno bene lo dice `sum(a + b == strength for a, b in pairs)`.
lesson-odds-2-answer = `return sum(a + b == strength for a, b in pairs) / len(pairs)` come ultima riga.
lesson-odds-3-wanted = un numero intero di scudi
lesson-odds-3-hint-1 = `rn.invasion_odds(four, 0.7)` ha una riga per ogni invasione e forza.
lesson-odds-3-hint-2 = Guarda le righe dell’ultima invasione e la colonna `at_most`: quanto spesso bastano tanti scudi.
lesson-odds-3-hint-3 = Prendi la prima forza dell’ultima invasione con `at_most` di almeno 0.9.
lesson-odds-3-answer = 7 scudi.
lesson-odds-4-wanted = la tua partita, `game`
lesson-odds-4-hint-1 = Ogni bastione ha due scudi. Chi prende la propria carta, o una senza simbolo invasione, non mette segnalini.
lesson-odds-4-hint-2 = Prima della fine del round 4 possono esserci al massimo quattro segnalini: 2 + 2 + 1 + 1.
lesson-odds-4-hint-3 = Meno segnalini chiedono meno bastioni. Conta ciò che può ancora venire, fai bastioni quanto basta e costruisci il resto.
lesson-odds-4-answer = Premi Nuova partita. Prendi la tua carta o una senza il segno dell’invasore, fai due o tre bastioni, costruisci ciò che vale e verifica nel quarto o nell’ottavo round.
lesson-three-tokens = { $chance }, cioè { $decimal }: tre segnalini sono di rado così forti.
lesson-same-chances = le stesse probabilità delle regole in { $count } casi, anche con altre pile.
lesson-enough = { COUNT($shields, "shield") } respingono l’ultima invasione nel { $percent } dei casi, con uno in meno solo nel { $fewer }.
lesson-safe = { $name }, round { $round }: { $shields } scudi e { $points } punti, e i prossimi invasori potevano avere al massimo forza { $strength }. Lì non poteva succedere nulla.
error-lesson-in-percent = { $given } è giusto in per cento; come probabilità da 0 a 1 è un centesimo di questo.
error-lesson-no-chance = una probabilità sta tra 0 e 1: casi favorevoli diviso tutti i casi. { $given } no.
error-lesson-put-back = questa sarebbe la probabilità se ogni segnalino tornasse nella pila prima del successivo.
error-lesson-ways-of-two = 36 è il numero delle coppie. Qui si estraggono tre segnalini: quanti gruppi di tre ci sono?
error-lesson-ways-of-nine-times-nine = 5 modi è giusto, 81 è 9 per 9. Si estraggono tre segnalini, senza ordine: quanti gruppi di tre ci sono?
error-lesson-kinds-alike = questa sarebbe la probabilità se 0, 1 e 2 fossero ugualmente probabili. Ma ci sono cinque 1 e solo due 2.
error-lesson-one-order = questa è la probabilità di 2, 2, 1 in un solo ordine. L’1 può venire per primo, secondo o terzo.
error-lesson-other-chance = la probabilità della forza { $strength } non è { $given }. Conta ancora una volta.
error-lesson-case-no-number = per la forza { $strength } da { $pile } dà { $given }, che non è un numero.
error-lesson-case-no-chance = per la forza { $strength } da { $pile } dà { $given }, ma una probabilità sta tra 0 e 1: dividi per il numero delle coppie.
error-lesson-case-other = per la forza { $strength } da { $pile } dà { $given }; contando le coppie si ottiene { $chance }, circa { $decimal }.
error-lesson-enough-for-first = { COUNT($shields, "shield") } respingono l’ultima invasione nel { $percent } dei casi. Bastano per la prima invasione; si chiede dell’ultima.
error-lesson-not-enough = { COUNT($shields, "shield") } respingono l’ultima invasione nel { $percent } dei casi; ne servono almeno { $wanted }.
error-lesson-more-than-enough = { COUNT($shields, "shield") } respingono l’ultima invasione nel { $percent } dei casi. Bastano, ma ne bastano anche meno.
error-lesson-not-safe = il più vicino finora ({ $name }, round { $round }): { COUNT($shields, "shield") }, e i prossimi invasori potevano avere forza { $strength }. Servono { $spare } scudi in più.
error-lesson-safe-but-poor = { $name }: al sicuro nel round { $round }, con { $shields } scudi contro { $strength } al massimo, ma con { $points } punti. In quel momento ne servono { $wanted }: la sicurezza ha un prezzo.

lesson-rules-1-wanted = una mossa come testo, per esempio `"build Hermitage"`
lesson-rules-1-hint-1 = Per una carta che tieni non si fanno scambi. Guarda le carte che stanno altrove.
lesson-rules-1-hint-2 = Il simbolo della moneta guadagnata porta 1 moneta. L’edificio deve costare meno.
lesson-rules-1-hint-3 = Sta nel mezzo e non costa nulla.
lesson-rules-1-answer = `"build Toll Bridge"`: lo scambio porta 1 moneta e l’edificio non costa nulla.
lesson-rules-2-wanted = le monete tue, di Ada e di Bo, per esempio `[3, 3, 4]`
lesson-rules-2-hint-1 = `Counting House` sta davanti a Bo. Quindi si fa lo scambio prima di costruirla.
lesson-rules-2-hint-2 = Lo scambio: paga 1 moneta, metti un segnalino. La moneta va a chi aveva la carta davanti.
lesson-rules-2-hint-3 = Paghi 1 moneta nello scambio e un bastione ne porta 2 dalla riserva. Ada non c’entra.
lesson-rules-2-answer = `[4, 3, 5]`: paghi 1 moneta a Bo e il bastione te ne porta 2 dalla riserva.
lesson-rules-3-wanted = la tua partita, `mine`
lesson-rules-3-hint-1 = Un bastione ha due scudi, uno scudo su un edificio vale uno.
lesson-rules-3-hint-2 = I segnalini vengono dai simboli delle carte per cui si fa uno scambio. Chi tiene la propria carta non ne mette.
lesson-rules-3-hint-3 = Quattro round portano al massimo quattro segnalini, e solo due in tutto valgono 2: la forza è al massimo 6.
lesson-rules-3-answer = Mura una carta in due o tre dei quattro round e negli altri costruisci ciò che vale di più. *Annulla* ti lascia provare.
lesson-gain = dopo `{ $move }` hai { COUNT($after, "coin") } invece di { $before }, e un edificio.
lesson-coins-followed = { $listed }: la moneta dello scambio è andata a Bo, quelle del bastione sono venute dalla riserva.
lesson-to-spare = { $name }, prima invasione: { COUNT($shields, "shield") } contro invasori di forza { $strength }, e { $points } punti sul tavolo.
error-lesson-gain-by-bastion = `{ $move }` porta monete ({ $before } → { $after }), ma è un bastione. Trova un edificio che ne porti.
error-lesson-no-gain = dopo `{ $move }` hai { COUNT($after, "coin") }, prima erano { $before }. Devono diventare di più.
error-lesson-three-numbers = servono tre numeri interi come [3, 3, 4], non { $given }.
error-lesson-spare-but-poor = { $name }: { $shields } scudi contro forza { $strength }, ma { $points } punti. Sono più bastioni del necessario: per allora ci vogliono anche { $wanted } punti.
error-lesson-coins-of-a-building = era così quando l’hai costruita. Un bastione non costa nulla: che cosa porta?
error-lesson-coins-of = { $who ->
    [you] alla fine non hai { $given }. Prima viene lo scambio, poi ciò che porta il bastione.
    [ada] Ada non ha { $given }. Ha pagato o ricevuto qualcosa?
   *[bo] Bo non ha { $given }. Dov’è andata la moneta che hai pagato nello scambio?
}
error-lesson-no-invaders-yet = { $strikes_count ->
    [0] con queste regole gli invasori non arrivano mai: è il round { $round }.
   *[other] non sono ancora arrivati invasori: è il round { $round }, e arrivano dopo i round { $strikes }.
}
error-lesson-none-to-spare = alla prima invasione ({ $name }): { COUNT($shields, "shield") } contro forza { $strength }. Per averne due in più te ne servono { $wanted }: annulla delle mosse o ricomincia.

lesson-strategy-1-wanted = il nome della tua funzione, `guard`
lesson-strategy-1-hint-1 = `view.shields` sono i tuoi scudi. La prima invasione arriva dopo il round 4.
lesson-strategy-1-hint-2 = Bastioni finché hai quattro scudi, poi edifici: basta per la maggior parte delle prime invasioni.
lesson-strategy-1-hint-3 = Metti le mosse che vuoi in una lista, come fa `builder`, e finisci con `return rng.choice(wanted or moves)`.
lesson-strategy-1-answer = `word = "bastion" if view.shields < 4 else "build"`, poi `wanted = [move for move in moves if move.use == word]`, poi `return rng.choice(wanted or moves)`.
lesson-strategy-2-wanted = dei pesi, per esempio `scales.weights`
lesson-strategy-2-hint-1 = `greedy` non risparmia mai per un edificio caro e non pensa mai all’ultima invasione. Quali cursori lo farebbero?
lesson-strategy-2-hint-2 = Muovi un cursore alla volta e tieni ciò che aiuta. Anche il troppo di una cosa buona fa male.
lesson-strategy-2-hint-3 = Le monete intorno a 1 da sole vincono circa 57 partite su 100. Aggiungi qualcosa per il premio.
lesson-strategy-2-answer = `rn.Weights(points_later=0.8, coins=1.2, shields=3.0, award=1.0, gifts=-0.5)` vince circa 74 partite su 100.
lesson-strategy-3-wanted = il nome della tua funzione, `mine`
lesson-strategy-3-hint-1 = `squire` prende subito più punti che può, ma con molti capricci. Senza capricci sei già un po’ più forte.
lesson-strategy-3-hint-2 = `rn.odds.after(view, move).points` sono i tuoi punti dopo una mossa. Dai un valore a ogni mossa e restituisci la migliore.
lesson-strategy-3-hint-3 = Una moneta ora vale circa mezzo punto dopo; anche uno scudo, finché sono meno di sei.
lesson-strategy-3-answer = `return max(moves, key=worth)`, con una funzione `worth(move)` che prende `then = rn.odds.after(view, move)` e restituisce `then.points + 0.5 * then.coins + 0.5 * min(then.shields, 6)`.
lesson-strategy-4-wanted = il nome della tua funzione, `ahead`
lesson-strategy-4-hint-1 = `rn.move_odds(view, playouts=10)` è una tabella di tutte le mosse, la migliore per prima. Nella colonna `move` stanno come testo.
lesson-strategy-4-hint-2 = `odds["move"][0]` è il testo della mossa migliore. Restituisci la mossa stessa: quella di `moves` che ha questo testo.
lesson-strategy-4-hint-3 = `next(move for move in moves if str(move) == best)` la trova. Per ogni decisione altri futuri: `seed=rng.randrange(10**6)`.
lesson-strategy-4-answer = `odds = rn.move_odds(view, playouts=10, seed=rng.randrange(10**6))`, poi `best = odds["move"][0]`, poi `return next(move for move in moves if str(move) == best)`.
lesson-promise-kept = il tuo reame ha respinto la prima invasione in { $held } partite su { $games } e ha fatto { $score } ± { $margin } punti a partita.
error-lesson-held-too-few = il tuo reame ha respinto la prima invasione in { $held } partite su { $games } e ha fatto { $score } ± { $margin } punti a partita; ne servono { $wanted } in cui la respinge.
error-lesson-walls-alone = il tuo reame ha respinto la prima invasione in { $held } partite su { $games } e ha fatto { $score } ± { $margin } punti a partita; servono { $wanted } punti, quindi non ogni carta può diventare un bastione.
error-lesson-noise = questi pesi hanno capricci (`noise`) e ogni tanto giocano a caso. Lascia 0.
error-lesson-weights-of-ours = questi sono i pesi di un giocatore del pacchetto. Trovane di tuoi: muovi i cursori.

lesson-tournament-1-wanted = una lista di lettere, per esempio `["A", "D"]`
lesson-tournament-1-hint-1 = Guarda dove stanno i due estremi dell’intervallo: sotto il 50 %, sopra il 50 %, uno per parte?
lesson-tournament-1-hint-2 = Ogni quota dentro l’intervallo si accorda con ciò che si è visto. Un’affermazione è permessa se vale per tutte, o se dice solo *può darsi*.
lesson-tournament-1-hint-3 = Con il 50 % dentro l’intervallo nessuno è ancora più forte, e può esserlo chiunque dei due.
lesson-tournament-1-answer = `["B", "C", "E"]`.
lesson-tournament-2-wanted = un numero intero di partite
lesson-tournament-2-hint-1 = `settled(games)` prova un numero. Quale tra 20, 80, 320 è troppo poco, quale più che abbastanza?
lesson-tournament-2-hint-2 = Un intervallo arriva da ogni parte a circa uno diviso la radice quadrata delle partite: 10 punti percentuali con 100 partite, 5 con 400.
lesson-tournament-2-hint-3 = `careful` vince circa 65 partite su 100, quindi la mezza linea può essere lunga 15 punti. Prendi un po’ più partite di quante ne servano, perché la quota cambia da torneo a torneo.
lesson-tournament-2-answer = 160 partite; con queste carte va bene tutto da circa 150 a 270.
lesson-tournament-3-wanted = una lega, `league`, come la restituisce `rn.league`
lesson-tournament-3-hint-1 = Ada prende la prima mossa e Bo un edificio qualsiasi. Nessuno dei due guarda i punti.
lesson-tournament-3-hint-2 = `rn.odds.after(view, move).points` sono i tuoi punti dopo una mossa: prendi la mossa che ne dà di più.
lesson-tournament-3-hint-3 = `you` è in testa, ma non si può ancora dire? Allora gioca più partite.
lesson-tournament-3-answer = `return max(moves, key=lambda move: rn.odds.after(view, move).points)` in `you`, e 120 partite.
lesson-what-it-allows = l’intervallo va da { $low } % a { $high } %, e non permette altro.
lesson-settled-often = con { $games } partite la questione era decisa in { $often } tornei su { $tries }, con metà delle partite in { $half }.
lesson-league-won = hai vinto il { $your_share } % (da { $your_low } % a { $your_high } %) di { $games } partite, { $other } il { $their_share } % (da { $their_low } % a { $their_high } %).
error-lesson-no-statement = non c’è un’affermazione { $given }; si chiamano { $known }.
error-lesson-says-too-much = { $letter ->
    [A] A dice troppo: l’intervallo va da { $low } % a { $high } %, e per questo dovrebbe stare tutto sotto il 50 %.
    [B] B dice troppo: l’intervallo va da { $low } % a { $high } %, e per questo deve stare tutto sotto il 60 %.
    [C] C dice troppo: l’intervallo va da { $low } % a { $high } %, e per questo deve contenere il 50 %.
    [D] D dice troppo: l’intervallo va da { $low } % a { $high } %, e un intervallo di più numeri non dice mai «esattamente».
   *[E] E dice troppo: l’intervallo va da { $low } % a { $high } %, e per questo una sua parte deve stare sopra il 50 %.
}
error-lesson-not-all-statements = ciò che indichi è permesso, ma non è tutto: l’intervallo va da { $low } % a { $high } %.
error-lesson-so-few-games = così poche partite non dicono nulla: i due giocano ogni mano due volte, una da ogni posto.
error-lesson-far-too-many = { $games } partite basterebbero, ma ne bastano molte meno. Le partite richiedono tempo.
error-lesson-too-few-settled = con { $games } partite la questione era decisa in { $often } tornei su { $tries }; ne servono { $wanted }.
error-lesson-half-will-do = con { $games } partite la questione era decisa in { $often } tornei su { $tries }, ma con la metà già in { $half }: ne bastano meno.
error-lesson-nobody-called-you = non ha partecipato nessuno di nome `you`. C’è un file you.py? `print(league.reports)` dice che cosa non va.
error-lesson-few-took-part = hanno partecipato solo in { $count }; devono esserci anche gli altri tre.
error-lesson-other-winner = la lega l’ha vinta { $winner }, non `you`.
error-lesson-first-but-unsure = sei in testa, ma non si può ancora dire se sei più forte di { $other }: circa { $more } partite in più lo deciderebbero, se si continua così.
error-lesson-first-but-equal = sei in testa, ma non si può dire se sei più forte di { $other }: finora siete praticamente alla pari.

lesson-change-1-wanted = un dict con una regola cambiata, per esempio `{ "{" }"bastion_income": 3{ "}" }`
lesson-change-1-hint-1 = Le invasioni si respingono con gli scudi. Da dove viene la maggior parte degli scudi?
lesson-change-1-hint-2 = O i bastioni diventano più deboli o gli invasori più forti. `print(rules)` mostra i nomi delle regole cambiate.
lesson-change-1-hint-3 = Un bastione ha due scudi: `bastion_strength`.
lesson-change-1-answer = `{ "{" }"bastion_strength": 1{ "}" }`. Segnalini più forti non bastano: i giocatori fanno più bastioni.
lesson-change-2-wanted = le monete iniziali di quattro posti, per esempio `(3, 3, 4, 4)`
lesson-change-2-hint-1 = Comincia con monete uguali. Il grafico mostra quali due posti vincono meno.
lesson-change-2-hint-2 = I posti 2 e 3 hanno bisogno d’aiuto. Ma per chi ha tre monete, una in più è un gran passo.
lesson-change-2-hint-3 = Dai prima più monete a tutti; poi una in più ai posti 2 e 3.
lesson-change-2-answer = `(5, 6, 6, 5)`, oppure `(6, 7, 7, 6)`.
lesson-change-3-wanted = un numero intero di partite, per esempio `100`
lesson-change-3-hint-1 = Fai un confronto con 100 partite e leggi la frase sui punti: stima quante ne servirebbero in più.
lesson-change-3-hint-2 = Devono deciderlo quasi tutti i 20 confronti, non uno: prendine molte più di quante ne servano a uno.
lesson-change-3-hint-3 = 100 partite danno circa ± 1,6 punti, e l’effetto è circa 0,9. Con il quadruplo delle partite l’intervallo si dimezza almeno.
lesson-change-3-answer = 500 partite; con queste carte va bene tutto da circa 350 a 650.
lesson-fewer-held = in { $deals } partite la quota di invasioni respinte scende di { $difference } ± { $margin } punti percentuali.
lesson-seats-fair = in { $games } partite ci sono { $gap } punti percentuali tra il posto migliore e il peggiore, con le regole normali { $standard }.
lesson-settled = con { $games } partite { $often } confronti su { $tries } l’hanno deciso; con la metà delle partite erano { $half }.
error-lesson-one-rule = cambia una regola, non { $count }: così sai qual è stata.
error-lesson-never-invaded = con queste regole gli invasori non arrivano mai.
error-lesson-more-held = in { $deals } partite la quota di invasioni respinte sale di { $difference } ± { $margin } punti percentuali. Deve scendere di almeno { $wanted }.
error-lesson-few-fewer-held = in { $deals } partite la quota di invasioni respinte scende di { $difference } ± { $margin } punti percentuali. Deve scendere di almeno { $wanted }.
error-lesson-coins-for-four = { $given } ha monete per { $count } posti; ne servono quattro, per esempio (3, 3, 4, 4).
error-lesson-seats-apart = in { $games } partite ci sono { $gap } punti percentuali tra il posto migliore e il peggiore. Con le regole normali sono { $standard }; portali a { $wanted }.
error-lesson-games-between = prendi tra 2 e { $most } partite; { $given } non sta in mezzo.
error-lesson-not-settled = con { $games } partite { $often } confronti su { $tries } l’hanno deciso; ne servono { $wanted }. Giocane di più.
error-lesson-half-settles = con { $games } partite { $often } confronti su { $tries } l’hanno deciso, ma con la metà delle partite erano già { $half }: ne bastano meno.

lesson-luck-1-wanted = un numero intero
lesson-luck-1-hint-1 = `look.for_seat("Ada")` racconta la stessa partita ad Ada.
lesson-luck-1-hint-2 = I suoi momenti sono ordinati: il primo è costato di più.
lesson-luck-1-hint-3 = Lo `step` di un momento conta da 0, come `match.seek`; il riesame dice *passo* e conta da 1.
lesson-luck-1-answer = 21: `look.for_seat('Ada').moments[0].step + 1`.
lesson-luck-2-wanted = una mossa come testo, per esempio `"build Mill"`
lesson-luck-2-hint-1 = La posizione: `look.for_seat("Ada").again(1)` apre una partita che sta lì.
lesson-luck-2-hint-2 = `rn.move_odds(view)` elenca ogni mossa con la sua probabilità, la migliore per prima.
lesson-luck-2-hint-3 = Un edificio vince in ogni futuro che è stato provato. Quale delle sei mosse è?
lesson-luck-2-answer = `"build Bell Tower"`.
lesson-costly-step = con il passo { $step } Ada ha regalato { $count } partite su 100.
lesson-better-move = `{ $move }` vince { $wins } partite su 100, la mossa giocata ne vinceva { $played }.
error-lesson-step-from-zero = { $step } è contato da 0. Il riesame conta i passi da 1.
error-lesson-other-step = il passo { $step } non è quello che è costato di più ad Ada.
error-lesson-not-allowed-there = `{ $move }` non è permessa in quella posizione.
error-lesson-worse-move = `{ $move }` vince lì { $wins } partite su 100; un’altra mossa ne vince { $best }.

lesson-report-1-wanted = un numero intero
lesson-report-1-hint-1 = Se ogni partita fosse decisa a sorte, ognuno dei tre giocatori ne vincerebbe un terzo.
lesson-report-1-hint-2 = Diciamo che p partite su 100 le vince la bravura. Delle altre 100 - p la sorte ne dà un terzo al giocatore più forte.
lesson-report-1-hint-3 = p + (100 - p) / 3 = 56. Risolvi per p.
lesson-report-1-answer = 34: (56 - 33,3) / (1 - 1/3), arrotondato.
lesson-report-2-wanted = il nome di un modo di giocare, per esempio `"no bastions"`
lesson-report-2-hint-1 = `rn.lab.restrict(game)` elenca modi di giocare e quanto costano.
lesson-report-2-hint-2 = Senza speranza è ciò che fa perdere più della metà delle vittorie.
lesson-report-2-hint-3 = Quale modo non fa alcun punto?
lesson-report-2-answer = `"only bastions"`, per esempio.
lesson-outright = { $count } partite le vince la bravura, e delle altre { $others } un terzo la sorte: { $wins } in tutto.
lesson-hopeless = chi gioca { $way } vince { $count } partite su 100 in meno di `knight`, che ne vince circa { $wins }.
error-lesson-beyond-a-third = { $given } sono le vittorie oltre un terzo. Ma la sorte decide solo le partite che la bravura non ha deciso.
error-lesson-other-outright = con { $given } partite vinte per bravura le vittorie sarebbero { $wins } su 100.
error-lesson-not-hopeless = { $way } perde { $count } partite su 100; `knight` ne vince { $wins }, quindi se ne devono perdere con certezza più di { $wanted }.

lesson-card-1-wanted = un dict con un numero cambiato, per esempio `{ "{" }"cost": 3{ "}" }`
lesson-card-1-hint-1 = Le colonne di una carta: `rn.lab.deck_table(game)`. `arg1` sono i punti di una carta che vale `flat`.
lesson-card-1-hint-2 = Una carta che non costa nulla e vale molto la vogliono tutti.
lesson-card-1-hint-3 = Il Ponte del dazio vale "flat": "arg1" sono i suoi punti. Sali di uno in uno e fermati al primo numero troppo forte.
lesson-card-1-answer = `{ "{" }"arg1": 4{ "}" }`: 4 punti per niente sono troppi, 3 no.
lesson-card-2-wanted = un dict di modifiche, per esempio `{ "{" }"cost": 3{ "}" }`
lesson-card-2-hint-1 = `Harbour` paga per ogni tipo di edificio del tuo reame. Che cosa lo renderebbe più caro, o lo farebbe pagare meno?
lesson-card-2-hint-2 = Basta un numero. `rn.lab.deck_with(game, 'Harbour', cost=3)` fa il mazzo da provare.
lesson-card-2-hint-3 = Misura la tua carta: `rn.lab.cards(game, rules=...)` o l’officina. Troppo cara non è una risposta: allora nessuno la costruisce.
lesson-card-2-answer = `{ "{" }"cost": 4{ "}" }`, per esempio.
lesson-too-strong = la tua carta «{ $card }» vale { $value } ± { $margin } punti di quota di vittorie in { $side ->
    [more] più
   *[less] meno
 } di una carta media; il limite è { $wanted }: troppo forte.
lesson-made-fair = la tua carta { $card } vale { $value } ± { $margin } punti di vittorie { $side ->
    [more] più
   *[less] meno
 } di una carta media: tutto l’intervallo sta entro { $wanted }, e su 100 posti che possono prenderla { $built } la costruiscono.
error-lesson-not-too-strong = la tua carta «{ $card }» vale { $value } ± { $margin } punti di quota di vittorie in { $side ->
    [more] più
   *[less] meno
 } di una carta media; troppo forte vuol dire con certezza più di { $wanted }.
error-lesson-not-fair = la tua carta «{ $card }» vale { $value } ± { $margin } punti di quota di vittorie in { $side ->
    [more] più
   *[less] meno
 } di una carta media; serve tra -{ $wanted } e +{ $wanted }.
error-lesson-keep-the-name = lascia alla carta il nome e il numero di giocatori, così la si ritrova.
error-lesson-nothing-changed = non è ancora cambiato nulla.
error-lesson-fair-unsure = la tua carta { $card } sta a { $value } ± { $margin } punti di vittorie da una carta media: vicino, ma non tutto l’intervallo sta entro { $wanted }.
error-lesson-fair-but-dead = la tua carta { $card } vale circa quanto una carta media, ma su 100 posti che possono prenderla solo { $built } la costruiscono; dovrebbero essere almeno { $least }. Una carta che nessuno costruisce non è equa, è morta.
error-lesson-less-will-do = troppo forte lo è ({ $value } ± { $margin } punti di vittorie oltre una carta media), ma { $column } a { $nearer } lo sarebbe già. Trova il cambiamento più piccolo.
error-lesson-no-size = { $column } non ha grandezza: cambia un numero, così può essere poco o molto.
error-lesson-one-number = cambia un numero, non { $count }: così sai che cosa è stato.

# Ciò che dicono più esercizi, e l’immagine di un caso.
offer-yours = Turno { $round }. Hai { COUNT($coins, "coin") } e { COUNT($shields, "shield") }.
error-lesson-player-of-ours = quasi tutte le tue mosse sono di un giocatore del pacchetto. Scegli da te: annulla o ricomincia.
error-lesson-lucky-deal = ce la si è fatta con { COUNT($points, "point") }, ma con le stesse carte ce la fa anche chi prende una carta qualunque, e arriva a { $luck }. Fanne di più: annulla o prendi altre carte.

lesson-python-1-wanted = il nome della tua funzione, `left`
lesson-python-1-hint-1 = `view.coins` sono le tue monete, `card.cost` è quanto costa la carta.
lesson-python-1-hint-2 = Il meno vale per i nomi come per i numeri. Che cosa viene prima, monete o costo?
lesson-python-1-hint-3 = Una funzione consegna il risultato con `return` e poi il calcolo.
lesson-python-1-answer = `return view.coins - card.cost`
lesson-python-2-wanted = il nome della tua funzione, `can_pay`
lesson-python-2-hint-1 = Un confronto come `2 < 3` è già un valore: True o False.
lesson-python-2-hint-2 = `<=` vuol dire *minore o uguale*. Chi ha esattamente quelle monete può pagare.
lesson-python-2-hint-3 = Non serve `if`: restituisci il confronto di `card.cost` con `view.coins`.
lesson-python-2-answer = `return card.cost <= view.coins`
lesson-python-3-wanted = il nome della tua funzione, `plan`
lesson-python-3-hint-1 = `view.shields` sono i tuoi scudi. Confrontali con 2.
lesson-python-3-hint-2 = `if view.shields < 2:` e sotto, quattro spazi a destra, che cosa restituire allora.
lesson-python-3-hint-3 = Dopo `else:` sta ciò che si restituisce in tutti gli altri casi. Le due parole stanno tra virgolette.
lesson-python-3-answer = `if view.shields < 2:`, sotto `return "bastion"`, poi `else:`, sotto `return "build"`
lesson-python-4-wanted = il nome della tua funzione, `payable`
lesson-python-4-hint-1 = Comincia con una lista vuota, `names = []`, e scorri le carte con `for card in view.cards:`.
lesson-python-4-hint-2 = Nel ciclo: `if card.cost <= view.coins:`, e dentro `names.append(card.name)`.
lesson-python-4-hint-3 = `return names` sta proprio alla fine, a sinistra quanto `for`: solo dopo tutte le carte.
lesson-python-4-answer = `names = []`, `for card in view.cards:`, dentro `if card.cost <= view.coins:`, dentro `names.append(card.name)`, e alla fine `return names`
lesson-python-5-wanted = il nome della tua funzione, `how_many`
lesson-python-5-hint-1 = Comincia con `count = 0`, prima del ciclo.
lesson-python-5-hint-2 = `card.category == category` chiede se i due sono uguali: due segni, perché uno solo dà un nome.
lesson-python-5-hint-3 = `count = count + 1` ne fa uno di più. Dopo tutte le carte, restituiscilo.
lesson-python-5-answer = `count = 0`, `for card in cards:`, dentro `if card.category == category:`, dentro `count = count + 1`, e alla fine `return count`
lesson-python-6-wanted = il nome della tua funzione, `first_build`
lesson-python-6-hint-1 = Ogni mossa ha un `move.use`, come "build", e una `move.card`, un nome.
lesson-python-6-hint-2 = Un `return` dentro il ciclo finisce anche il ciclo: proprio ciò che serve per la prima.
lesson-python-6-hint-3 = Ciò che si restituisce quando nessuna mossa costruisce sta dopo il ciclo, a sinistra quanto `for`.
lesson-python-6-answer = `for move in moves:`, dentro `if move.use == "build":`, dentro `return move.card`, e alla fine `return "nothing"`
lesson-py-left = giusto in { $count } casi, anche con carte troppo care: lì il risultato sta sotto lo zero e dice quante monete mancano.
lesson-py-can-pay = giusto in { $count } casi; in { $yes } di questi le monete bastano.
lesson-py-plan = giusto in { $count } posizioni, con pochi scudi e con tanti.
lesson-py-payable = giusto in { $count } posizioni: tutto ciò che si può pagare, e nient’altro.
lesson-py-count = giusto per { $count } gruppi di carte, anche per quelli che non ne hanno nessuna.
lesson-py-first-build = giusto in { $count } posizioni. È già mezzo giocatore.
error-lesson-py-turned = con { COUNT($coins, "coin") } e un costo di { $cost } ({ $card }) dà { $given }. La misura è giusta: prima le monete, poi meno il costo.
error-lesson-py-not-below = con { COUNT($coins, "coin") } e un costo di { $cost } ({ $card }) dà { $given }; ci vuole { $wanted }. Un risultato sotto lo zero dice quante monete mancano.
error-lesson-py-left = con { COUNT($coins, "coin") } e un costo di { $cost } ({ $card }) dà { $given }; ci vuole { $wanted }.
error-lesson-py-true-false = con { COUNT($coins, "coin") } e un costo di { $cost } ({ $card }) dà { $given }; ci vuole True o False, senza virgolette.
error-lesson-py-just-enough = { COUNT($coins, "coin") } per un costo di { $cost } ({ $card }): bastano appena, e dà { $given }. `<` vuol dire minore, `<=` minore o uguale.
error-lesson-py-can-pay = con { COUNT($coins, "coin") } e un costo di { $cost } ({ $card }) dà { $given }; ci vuole { $wanted }.
error-lesson-py-one-of-two = con { COUNT($shields, "shield") } dà { $given }; ci vuole una di due parole, `"bastion"` o `"build"`.
error-lesson-py-edge = con { COUNT($shields, "shield") } dà { $given }. Di meno è una ragione per un bastione, proprio quanti sono no: `<`, non `<=`.
error-lesson-py-plan = con { COUNT($shields, "shield") } dà { $given }; ci vuole `{ $wanted }`.
error-lesson-py-a-list = con { COUNT($coins, "coin") } dà { $given }; ci vuole una lista di nomi, { $wanted }.
error-lesson-py-cards = con { COUNT($coins, "coin") } dà carte intere; ci vogliono i nomi, { $wanted }: `card.name`.
error-lesson-py-return-in-loop = con { COUNT($coins, "coin") } dà { $given }; ci vuole { $wanted }. Si ferma alla prima carta: `return` sta dentro il ciclo?
error-lesson-py-all-cards = con { COUNT($coins, "coin") } dà tutte le carte, { $given }; ci vuole { $wanted }. Dove chiede il costo?
error-lesson-py-list-just-enough = con { COUNT($coins, "coin") } dà { $given }; ci vuole { $wanted }. Anche chi ha esattamente quelle monete può pagare.
error-lesson-py-payable = con { COUNT($coins, "coin") } dà { $given }; ci vuole { $wanted }.
error-lesson-py-count-one = per `"{ $asked }"` tra { COUNT($count, "card") } dà { $given }; ci vuole { $wanted }. Si ferma a uno: `count = 0` o `return` stanno dentro il ciclo?
error-lesson-py-count-all = per `"{ $asked }"` tra { COUNT($count, "card") } dà { $given }: tutte. Ci vuole { $wanted }. Dove chiede la categoria?
error-lesson-py-count = per `"{ $asked }"` tra { COUNT($count, "card") } dà { $given }; ci vuole { $wanted }.
error-lesson-py-none-builds = nessuna mossa di `{ $moves }` costruisce, e dà { $given }; ci vuole `"nothing"`.
error-lesson-py-gives-up = in `{ $moves }` non ne trova; ci vuole `{ $wanted }`. Si arrende troppo presto: l’ultimo `return` sta dentro il ciclo?
error-lesson-py-last-build = di `{ $moves }` dà l’ultima che costruisce, { $given }; ci vuole la prima, `{ $wanted }`.
error-lesson-py-first-build = di `{ $moves }` dà { $given }; ci vuole `{ $wanted }`.

lesson-listen-1-wanted = il nome della tua funzione, `walls`
lesson-listen-1-hint-1 = L’evento si chiama "bastion_raised", ed `event.who` è il nome.
lesson-listen-1-hint-2 = Con `taken_back=True` l’hook sente anche ciò che si annulla; `event.sign` è 1 o -1.
lesson-listen-1-hint-3 = Nell’hook: `found[event.who] += event.sign`. Dopo l’hook: `return found`.
lesson-listen-1-answer = `found = Counter()`, poi `@match.on("bastion_raised", taken_back=True)` sopra una funzione `raised(event)` con la riga `found[event.who] += event.sign`, poi `return found`
lesson-listen-2-wanted = il nome della tua funzione, `coins`
lesson-listen-2-hint-1 = Ascolta ogni evento: `@match.on("event", taken_back=True, since="start")`. All’inizio tutti ricevono monete.
lesson-listen-2-hint-2 = `match.game.counts(event.event, match.rules)` dice che cosa un evento porta e a chi. Prendi ciò che ha come `thing` "coins".
lesson-listen-2-hint-3 = Il posto nella tabella è `match.names[each.seat], event.cause`; si aggiunge `event.sign * each.amount`.
lesson-listen-2-answer = come nella cella con gli scudi, con "coins" invece di "shields" e il posto `match.names[each.seat], event.cause`
lesson-listen-3-wanted = il nome della tua funzione, `herald`
lesson-listen-3-hint-1 = "invasion_struck" viene una volta per ogni invasione, ed `event.strength` è la sua forza.
lesson-listen-3-hint-2 = Ciò che l’hook restituisce viene detto; la funzione intorno restituisce altro, per esempio True.
lesson-listen-3-hint-3 = `return f"Tremano le porte: forza { "{" }event.strength{ "}" }!"` sta nell’hook.
lesson-listen-3-answer = `@match.on("invasion_struck")` sopra una funzione `storm(event)` che restituisce un testo con `event.strength`, poi `return True`
lesson-listen-walls = uguale al motore dopo ogni mossa, annulla e ripeti di { $games } partite segrete. I bastioni che un’invasione fa degli edifici li racconta un altro evento.
lesson-listen-coins = uguale al motore dopo ogni mossa, annulla e ripeti di { $games } partite segrete, moneta per moneta.
lesson-listen-said = { $count } invasioni in { $games } partite segrete, e una frase tua per ognuna.
error-lesson-no-tally = In questo esercizio la partita non somma niente da sola: conta con un hook.
error-lesson-listen-no-table = la tua funzione deve restituire la sua tabella, un dict o un Counter, non { $given }.
error-lesson-listen-start = prima della prima mossa `{ $place }` è { $wanted }, nella tua tabella { $given }. Qualcosa è successo prima che l’hook ascoltasse: `since="start"` lo racconta.
error-lesson-listen-undo = dopo una mossa annullata `{ $place }` è { $wanted }, e la tua tabella è rimasta a { $given }. Fa’ sentire all’hook anche questo: `taken_back=True`.
error-lesson-listen-sign = dopo una mossa annullata o ripetuta `{ $place }` è { $wanted }, nella tua tabella { $given }. Ciò che si annulla conta con `event.sign`, che allora è -1.
error-lesson-listen-walls = dopo una mossa `{ $place }` è { $wanted }, nella tua tabella { $given }. Si cercano i bastioni, uno per ogni "bastion_raised".
error-lesson-listen-coins = dopo una mossa `{ $place }` è { $wanted }, nella tua tabella { $given }. Le monete vanno e vengono per più vie, e uno scambio può pagarle a un altro posto.
error-lesson-listen-too-often = nel turno { $round } è venuta un’invasione, e { $count } frasi: { $said }. A un’invasione appartengono più eventi; "invasion_struck" viene una volta.
error-lesson-listen-elsewhere = nel turno { $round } nessuno ha attaccato, e ha detto { $said }.
error-lesson-listen-silent = nel turno { $round } sono venuti gli invasori, e nessuno ha detto niente. L’hook restituisce la frase; `print` non basta.
error-lesson-listen-no-strength = nel turno { $round } è venuta la forza { $strength }, e { $said } non lo dice.
error-lesson-listen-not-own = { $said } lo dice già il gioco. Trova una frase tua.

lesson-mind-1-wanted = il nome della tua funzione, `record`
lesson-mind-1-hint-1 = `@match.on("played")` sente ogni mossa: `move.move` è la mossa, `move.because.reasons` sono le ragioni.
lesson-mind-1-hint-2 = Ogni ragione ha un `code` e dei `details`. Quella cercata ha il codice "points_later", e i punti stanno in `details["points"]`.
lesson-mind-1-hint-3 = Prendi solo le mosse il cui `move.move.use` è "build". Comincia con `points = 0`: non tutti parlano di punti futuri.
lesson-mind-1-answer = nell’hook: `points = 0`, `for reason in move.because.reasons:`, dentro `if reason.code == "points_later":`, dentro `points = reason.details["points"]`; poi `if move.move.use == "build":`, dentro `found.append([move.move.card, points])`
lesson-mind-2-wanted = il nome della tua funzione, `guess`
lesson-mind-2-hint-1 = Da’ a ogni mossa un valore, come nella lezione 05, e restituisci la migliore. I più punti subito sono giusti in 8 posizioni su 20.
lesson-mind-2-hint-2 = Aggiungi ciò che hai annotato: `later.get(move.card, 0)` punti futuri, se la mossa costruisce. Presto contano per intero, alla fine per niente.
lesson-mind-2-hint-3 = Con `left = 8 - view.round`: punti + 0.5 * punti futuri * left + 0.3 * monete * left + min(scudi, 6).
lesson-mind-2-answer = `return max(moves, key=worth)`, con un `worth(move)` che somma ciò che dice il suggerimento 3
lesson-mind-recorded = { $count } edifici di { $games } partite segrete, ognuno con ciò che ne pensava chi lo ha costruito.
lesson-mind-read = { $count } mosse previste su { $positions }, ce ne volevano { $wanted }. Sai come pensa un cavaliere.
error-lesson-mind-no-list = la tua funzione deve restituire la sua lista di coppie, [carta, punti], non { $given }.
error-lesson-mind-empty = la tua lista è rimasta vuota; gli edifici costruiti sono { $wanted }. L’hook sente "played", e aggiunge?
error-lesson-mind-walls-too = la tua lista ha { $count } coppie, una per ogni mossa; si cercano i { $wanted } edifici. Un bastione non porta punti.
error-lesson-mind-zeros = la tua lista ha { $count } coppie su { $wanted }: chi non parla di punti futuri ne aspetta 0, e anche questo va nella lista.
error-lesson-mind-length = la tua lista ha { $count } coppie; gli edifici costruiti sono { $wanted }.
error-lesson-mind-pair = la coppia { $place } è { $given }; ci vuole { $card } con { COUNT($points, "point") } futuri.
error-lesson-mind-no-move = { $given } non è una delle { $count } mosse.
error-lesson-mind-greedy = { $count } mosse previste su { $positions }, ce ne vogliono { $wanted }. Dici sempre ciò che porta subito più punti. Un cavaliere pensa anche ai punti futuri, alle monete e agli scudi.
error-lesson-mind-few = { $count } mosse previste su { $positions }, ce ne vogliono { $wanted }. La prima mancata: nel turno { $round } ha scelto `{ $move }` (punti futuri: { $points }), non `{ $given }`.
