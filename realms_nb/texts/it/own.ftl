# Un gioco inventato da qualcuno: come si raccontano le sue partite e che cosa viene a sapere chi lo inventa. Le parole della classe restano.

## Il racconto

own-acted = { $seat }: { $move }{ $hidden ->
    [yes] {" "}(in segreto)
   *[no] {""}
}.
own-took = { $hidden ->
    [yes] { $seat_is ->
        [you] Metti qualcosa a faccia in giù ({ $target }).
       *[other] { $seat } mette qualcosa a faccia in giù ({ $target }).
    }
   *[no] { $seat }: { $move } ({ $target }).
}
own-decided = { $seat_is ->
    [you] Decidi in segreto.
   *[other] { $seat } decide in segreto.
}
own-moved = { $hidden ->
    [yes] { $count } a faccia in giù
   *[no] { $what }
}: da { $source }{ $giver_is ->
    [nobody] {""}
   *[other] {" "}({ $giver })
} a { $target }{ $taker_is ->
    [nobody] {""}
   *[other] {" "}({ $taker })
}.
own-showed = { $seat_is ->
    [you] Mostri { $what } ({ $target }).
   *[other] { $seat } mostra { $what } ({ $target }).
}
own-counted = { $seat_is ->
    [nobody] { $word }
   *[other] { $seat }: { $word }
} { $before } → { $after }.
own-put = { $place }, { $cell }: { $seat_is ->
    [nobody] { $thing }
    [you] un tuo pezzo
   *[other] pezzo di { $seat }
}.
own-left = { $place }, { $cell }: { $seat_is ->
    [nobody] { $thing }
    [you] un tuo pezzo
   *[other] pezzo di { $seat }
} va via.
own-rolled = { $seat_is ->
    [you] Tiri { $dice }.
   *[other] { $seat } tira { $dice }.
}
own-dice-rolled = { $owner_is ->
    [nobody] { $place }
   *[other] { $place } ({ $owner })
} tirati: { $hidden ->
    [yes] { $count } nascosti
   *[no] { $dice }
}.
own-shuffled = { $owner_is ->
    [nobody] { $place }
   *[other] { $place } ({ $owner })
} viene mescolato.
own-looked = { $seat }: uno sguardo a { $count } di { $place }.
own-passed = Tutti passano { $word }.
own-revealed = { $seat_is ->
    [nobody] { $word }
   *[other] { $seat }: { $word }
} si scopre: { $value }.
own-out = { $seat_is ->
    [you] Esci dal gioco.
   *[other] { $seat } esce dal gioco.
}
own-round-ended = Il turno { $round } è finito.
own-won = { $seats_count ->
    [one] { $seats_is ->
        [you] Vinci.
       *[other] { $seats } vince.
    }
   *[other] { $seats } vincono.
} Punti: { $points }.
own-lost = Nessuno ha vinto: tutti hanno perso. Punti: { $points }.
own-line = { $word }: { COUNT($points, "point") }
own-board = { $title }, turno { $round }: { $seat_is ->
    [you] tocca a te.
   *[other] tocca a { $seat }.
}
own-board-over = { $title }: la partita è finita.
own-no-end = Questo gioco non dice come finisce.
own-most-win = Vince chi ha più punti.
own-fewest-win = Vince chi ha meno punti.
own-face-down = { $count } a faccia in giù
refusal-own = { $why }
refusal-own-not-now = { $move } ora non è permesso.
refusal-own-unlisted = { $move } qui non è una mossa; ci sono { $known }.{ NEAR($near) }

## Indicazioni sotto la cella

own-hint-never = { $title } funziona. Nelle partite giocate a caso nessuno ha mai fatto { $word }: è elencato in moves, ed è mai permesso?
own-hint-open-secret = { $title } funziona. seat.{ $word } è visto da tutti, e chi muove dopo lo conosce; seat.{ $word } = Secret(0) in setup lo nasconde fino a t.reveal("{ $word }").

## Che cosa era sbagliato, e dove

error-own-told = { $what } { $where }
error-own-where = Era in { $method }{ $has_line ->
    [yes] {""}, riga { $line } ({ $text })
   *[no] {""}
}, alla mossa { $number }, turno { $round }, muove { $seat }.
error-own-where-setup = Era in { $method }{ $has_line ->
    [yes] {""}, riga { $line } ({ $text })
   *[no] {""}
}, prima della prima mossa.
error-own-again = Per vederlo: match = { $title }.again(), la partita alla mossa prima; { $count } posti, seme { $seed }.
error-own-again-setup = Succede subito con { $count } posti e seme { $seed }.
error-own-place = { $word } ({ $seat })
error-own-place-common = t.{ $word }

error-own-no-class = @rn.game sta sopra una classe, come class Sushi: ...
error-own-no-setup = { $title } non ha setup(self, t): lì si prepara il tavolo.
error-own-no-moves = { $title } non ha moves(self, t): lì si elencano le mosse, come return ["roll", "stop"].
error-own-arguments = { $method } riceve il tavolo: scrivi def { $method }(self, { $taken }): ...
error-own-may-without-verb = C’è may_{ $verb }, ma nessun def { $verb }(self, t): ... da rifiutare.
error-own-nobody-wins = { $title } non dice mai chi vince: scrivi points(self, t, seat), oppure chiama t.wins(seat) in una mossa.
error-own-teams = teams nomina i posti 0, 1, 2 ... una volta ciascuno, come teams = (0, 2), (1, 3), e players è il loro numero: players = { $count }.
error-own-players = { $title } è per { $least }-{ $most } giocatori, non per { $given }.
error-own-players-exactly = { $title } è per { $least } giocatori, non per { $given }.
error-own-unreadable = { $text } non è una mossa di { $title }: una mossa comincia con { $known }.
error-own-no-mistake = { $title } non ha errori da rivedere.

error-own-moves-nothing = moves(self, t) non ha restituito niente: deve finire con return e una lista, come return ["roll", "stop"].
error-own-moves-what = moves(self, t) elenca { $given }: una mossa è una parola come "roll", o una parola e ciò con cui si fa, come ("take", card), un numero, un posto o una casella.
error-own-no-verb = moves(self, t) elenca "{ $verb }", ma la classe non ha un metodo con quel nome: scrivi def { $verb }(self, t{ $arguments }): ...{ NEAR($near) }
error-own-verb-without-t = { $verb } è elencato come mossa, quindi riceve prima il tavolo: scrivi def { $verb }(self, t): ...
error-own-arity = { $verb } è elencato con ciò con cui si fa: scrivi def { $verb }({ $given }): ...
error-own-moves-peek = moves e may_... guardano qualcosa che chi deve muovere non può vedere. { $what }
error-own-moves-change = moves(self, t) non elenca due volte le stesse mosse. Il caso sta nei metodi delle mosse: t.roll(6), t.deck.shuffle().
error-own-no-move = { $seat }: nessuna mossa, ma la partita non è finita. Elenca una mossa come "wait" in moves(self, t), termina la partita in over(self, t), o fai uscire il posto con t.out(seat).
error-own-number-too-many = Number(...) sarebbero { $count } mosse, se ne possono mostrare al massimo { $most }; dagli un passo, come Number(0, 10000, step=100).
error-own-points-what = points(self, t, seat) ha restituito { $given } ({ $seat }): deve finire con return e un numero intero, o con un dict da una parola a un numero intero.

error-own-raised = { $kind }: { $fault }.
error-own-recursion = { $method } chiama sé stesso senza fine.
error-own-loop = Un metodo non è tornato dopo { $seconds } secondi di lavoro: c’è un while che non finisce mai?
error-own-nothing-changed = { $verb } non ha cambiato niente e muove di nuovo lo stesso posto: andrebbe avanti per sempre.
error-own-endless = La partita dura già { $count } mosse e non finisce: terminala in over(self, t), per esempio con return t.round > 10, oppure chiama t.wins(seat).
error-own-all-out = Tutti i posti sono fuori, ma la partita non è finita: terminala in over(self, t), per esempio con return len(t.playing) == 1, oppure chiama t.wins(seat) o t.all_lose().
error-own-random = È stato usato il caso di Python (import random). Prendi t.roll(6), t.deck.shuffle() o Dice: altrimenti una partita salvata va diversamente, e anche l’annullamento.
error-own-chance-here = Qui non c’è il caso: si tira e si mescola in setup, nei metodi delle mosse e in end_of_round.

error-own-no-name = Non c’è t.{ $word }; in setup hai fatto { $known }.{ NEAR($near) }
error-own-no-name-of-seat = Non c’è seat.{ $word }; in setup hai fatto { $known }.{ NEAR($near) }
error-own-name-of-table = Non c’è seat.{ $word }; in setup hai fatto t.{ $word }, uno per tutto il tavolo.
error-own-name-of-seat = Non c’è t.{ $word }; ogni posto ha il suo: scrivi seat.{ $word } o t.me.{ $word }.
error-own-reserved = { $owner }.{ $word } ha già un significato; chiama il tuo in un altro modo, come { $owner }.my_{ $word }.
error-own-new-name = { $owner }.{ $word } è nuovo: tutto ciò che sta sul tavolo si fa in setup(self, t).
error-own-overwritten = { $place } non si può sovrascrivere: le cose sparirebbero. Dalle altrove: { $owner }.{ $word }.give_all(to=t.box). I dadi si tirano: { $owner }.{ $word }.roll().
error-own-too-small = { $place } sarebbe { $value }, meno di { $least }. Chiedi in moves o may_... se ce n’è abbastanza; se può essere meno, scrivi in setup { $word } = Counter(0, least=-99).
error-own-dict = { $word } non può essere un dict sul tavolo: dai un nome a ogni parte, o fanne una regola della classe se non cambia mai.
error-own-cannot-lie = { $word } non può essere un { $given }: usa un numero, una parola, un posto, una lista di questi, o un Pile, Hand, Row, Track, Grid, Dice o Secret.
error-own-no-things = In un posto stanno carte o parole, non un { $given }; per un numero scrivi seat.wood = 3.
error-own-read-only = Questo tavolo si può solo leggere: cambia in setup, nei metodi delle mosse e in end_of_round, in nessun altro punto.
error-own-peeked = { $place } è nascosto a chi guarda qui. Se ne conosce solo il numero: len(...). Ciò che tutti possono vedere è un Row.

error-own-give-where = give ha bisogno di un posto a cui dare, non di { $given }: { $place }.give(card, to=t.box).
error-own-give-to-seat = give ha bisogno di un luogo, non di un giocatore: { $place }.give(card, to=seat.hand).
error-own-give-to-cell = give ha bisogno di un posto a cui dare. Una casella riceve così: { $place }.give(card, to={ $grid }, at="b3").
error-own-which-cell = Una griglia riceve una cosa su una delle sue caselle: { $place }.give(card, to={ $grid }, at="{ $cell }").
error-own-give-one = give prende una cosa o un numero: { $place }.give(card, to=...) o { $place }.give(3, to=...); give_all(to=...) prende tutto.
error-own-give-from-cell = La casella { $cell } di { $grid } dà una carta a un Pile, Hand o Row, e qualunque cosa a una casella: { $grid }.give("{ $cell }", to=t.box).
error-own-too-few = { $count } si dovevano prendere da { $place }, che ne ha { $there }. Chiedi prima: if len(place) >= { $count }: ..., o termina la partita in over(self, t).
error-own-not-there = { $thing } non è in { $place }, quindi non si può dare via.
error-own-card-in-cell = Una carta sta in un posto solo: dalla alla casella con place.give(card, to={ $grid }, at="{ $cell }").
error-own-card-on-cell = Su { $cell } di { $grid } c’è { $thing }; prima dalla altrove: { $grid }.give("{ $cell }", to=t.box).
error-own-cell-taken = Su { $cell } di { $grid } c’è già qualcosa; chiedi prima: if cell in grid.empty.
error-own-empty-cell = Su { $cell } di { $grid } non c’è niente.
error-own-no-cell = Non c’è una casella { $cell }: le caselle vanno da { $first } a { $last }.
error-own-grid-size = Un Grid ha da 1 a { $most } colonne e almeno una riga, non { $width } x { $height }.
error-own-no-die = Nessun dado di { $place } mostra { $face }, quindi non si può tenere.
error-own-sides = Un dado ha 1, 2, 3 ... facce, non { $given }: t.roll(6).
error-own-no-column = La carta { $word } non ha una colonna "{ $column }"; le sue colonne sono: { $known }.
error-own-no-card = Nessuna carta si chiama "{ $word }"; ci sono { $known }.{ NEAR($near) }
error-own-card-count = Della carta { $word } ci sono da 0 a { $most } copie (count), un numero intero, non { $given }.
error-own-no-cards = Le carte sono un testo con una riga di nomi di colonne, o un elenco come ["Owl", "Fox"], non { $given }.
error-own-card-twice = Due righe delle carte si chiamano { $word }: dai a una un altro nome, o a una riga un numero più alto (count).
error-own-cards-line = La riga "{ $line }" delle carte ha { $words } parole, ma la prima ne ha { $columns } ({ $known }). Scrivi i nomi di due parole con _ , come Egg_Roll.
error-own-cards-without-name = Una riga delle carte ha bisogno di un nome (name); ha { $known }.

error-own-wins-nobody = t.wins() ha bisogno di un posto: t.wins(t.me). Se tutti vincono o perdono insieme, scrivi t.all_win() o t.all_lose().
error-own-no-seat = Un posto è t.me, uno di t.seats o il suo numero da 0, non { $given }.
error-own-next-is-out = Già fuori: { $seat }. Chi muove dopo è ancora in gioco, come t.me.left.
error-own-pass-what = { $word } non si può passare: t.pass_left("hand") passa ciò che sta in seat.hand.
error-own-reveal-what = Non c’è un segreto chiamato { $word }; t.reveal scopre un Secret o Dice: { $known }.
error-own-rule-changed = self.{ $word } è una regola e non può cambiare durante una partita. Ciò che cambia sta sul tavolo: scrivi t.{ $word } = ... (e fallo in setup).
error-own-rule-part = Un dict che è una regola non può cambiare durante una partita. Ciò che cambia sta sul tavolo: fallo in setup.
error-own-no-rule = { $word } non può essere una regola di una classe, perché è un { $given }: le regole sono numeri, parole, liste e dict di questi, e Cards.
error-own-rule-whole = { $rule } è un numero intero, non { $given }.
error-own-rule-gone = Queste regole hanno { $rule }, che la classe { $title } non ha; ha { $known }. Sono di un’altra versione della classe.{ NEAR($near) }
error-own-game-missing = È una partita di { $title }, un gioco inventato da qualcuno: esegui prima la cella con class { $title }, poi aprila di nuovo.
error-own-changed = La classe { $title } è cambiata da allora. { $error }
error-own-future-known = Questa partita di { $title } si può salvare solo con il suo futuro: qualcosa che nessuno ha ancora visto ha già deciso che cosa è successo o quanti punti ha ciascuno, quindi non si può pescare di nuovo.
