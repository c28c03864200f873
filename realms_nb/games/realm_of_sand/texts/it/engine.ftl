# Realm of Sand in Italian. Events, refusals, rules, formulas, words of the text board.

title = Realm of Sand

# Colours of pieces
term-G = verde
term-R = rosso
term-K = nero
term-B = blu
term-Y = giallo

# Buildings by what their card says: small ones come first, great ones bring most points
building-size = { $level ->
    [I] piccoli
    [II] grandi
   *[III] maestosi
}

# Tiles are told by their colours and their shape
tile-corner = tessera ad angolo { $colours }
tile-bar = tessera dritta { $colours }
tile-other = tessera { $colours }
tile-twin = { $tile } { $id }

# Colours of boards
term-red = rosso
term-purple = viola
term-yellow = giallo
term-green = verde
term-orange = arancione
term-blue = blu

# Solo ranks
term-apprentice = Apprendista
term-master = Maestro
term-grand-master = Gran Maestro
term-premier = Primo Ministro
term-king = Re di Ragusa

count-square = { $n ->
    [one] { $n } quadrato runico
   *[other] { $n } quadrati runici
}
count-disc = { $n ->
    [one] { $n } spirito
   *[other] { $n } spiriti
}
count-lantern = { $n ->
    [one] { $n } lanterna
   *[other] { $n } lanterne
}
count-tile = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
}
count-hourglass = { $n ->
    [one] { $n } clessidra
   *[other] { $n } clessidre
}
count-field = { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
}
count-piece = { $n ->
    [one] { $n } pezzo
   *[other] { $n } pezzi
}
count-turn = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}

## Events

supply-sorted = Nella riserva: { COUNT($squares, "square") } e, per ogni colore, fino a { COUNT($discs, "disc") }.
    .beginner = Nella riserva ci sono { COUNT($squares, "square") } e, per ogni colore, fino a { COUNT($discs, "disc") }. Niente è illimitato: se si gioca in pochi, gli spiriti sono meno.

cards-laid-out = Edifici { building-size } scoperti: { $cards }.
    .beginner = Edifici { building-size } scoperti: { $cards }. Chi ha sulla plancia lo schema di una carta scoperta può completarla.

board-given = { WHO($seat, $seat_is, "ricevi", "riceve") } la plancia di colore { $board }, con i cristalli su { $fields }.
    .beginner = { WHO($seat, $seat_is, "ricevi", "riceve") } la plancia di colore { $board }. Completare un edificio con un pezzo su { $fields } risveglia il cristallo, che vale un uso del potere della plancia.

tiles-given = { WHO($seat, $seat_is, "cominci", "comincia") } con queste tessere: { $tiles }.
    .beginner = { WHO($seat, $seat_is, "prendi", "prende") } le prime tessere dopo la Regina: { $tiles }. A ogni turno se ne può posare una.

start-disc-taken = { WHO($seat, $seat_is, "cominci", "comincia") } con uno spirito { $colour }.
    .beginner = { WHO($seat, $seat_is, "cominci", "comincia") } con uno spirito { $colour }: la plancia viola ne dà uno prima della partita.

round-opened = { $rounds ->
    [0] Round { $round }.
   *[other] Turno { $round } di { $rounds }.
}
    .beginner = { $rounds ->
        [0] Comincia il round { $round }. Ciascuno gioca un turno; il primo giocatore resta sempre lo stesso.
       *[other] Comincia il turno { $round } di { $rounds }: un’azione principale e, prima e dopo, tutti gli edifici possibili.
    }

tile-laid = { $fields_count ->
    [0] { WHO($seat, $seat_is, "posi", "posa") } la { $tile }, ma non ci sono quadrati per sostituirla.
   *[other] { WHO($seat, $seat_is, "posi", "posa") } la { $tile }: { $colours } su { $fields }.
}
    .beginner = { $fields_count ->
        [0] { WHO($seat, $seat_is, "posi", "posa") } la { $tile }, ma nella riserva non c’è nessun quadrato di quei colori.
       *[other] Come azione principale { $seat_is ->
            [you] posi
           *[other] { $seat } posa
        } la { $tile }. Al suo posto vanno quadrati degli stessi colori: { $colours } su { $fields }.
    }

fields-left-empty = Non ci sono più quadrati per { $fields }.
    .beginner = Nella riserva un colore è finito, quindi su { $fields } non va niente.

squares-returned = { $colours_count ->
    [one] Un quadrato di colore { $colours } torna nella riserva.
   *[other] Tornano nella riserva i quadrati: { $colours }.
}
    .beginner = { $colours_count ->
        [one] Un quadrato di colore { $colours } lascia la plancia. I quadrati non sono di nessuno, quindi torna nella riserva.
       *[other] Alcuni quadrati lasciano la plancia: { $colours }. Non sono di nessuno, quindi tornano nella riserva.
    }

discs-returned = { $colours_count ->
    [one] Uno spirito { $colours } torna { $seat_is ->
        [you] da te
       *[other] a { $seat }
    }.
   *[other] Tornano { $seat_is ->
        [you] da te
       *[other] a { $seat }
    } gli spiriti: { $colours }.
}
    .beginner = { $colours_count ->
        [one] Uno spirito { $colours } lascia la plancia, ma gli spiriti non si perdono mai: { $seat_is ->
            [you] puoi
           *[other] { $seat } può
        } evocarlo di nuovo.
       *[other] Alcuni spiriti lasciano la plancia ({ $colours }), ma gli spiriti non si perdono mai: { $seat_is ->
            [you] puoi
           *[other] { $seat } può
        } evocarli di nuovo.
    }

tile-returned = La { $tile } va dietro alla Regina.
    .beginner = La { $tile } è stata usata e va in fondo al cerchio delle rune, dietro alla Regina.

tile-set-aside = La { $tile } va da parte; { $turns_left ->
    [0] era l’ultimo turno
    [one] resta { COUNT($turns_left, "turn") }
   *[other] restano { COUNT($turns_left, "turn") }
}.
    .beginner = La { $tile } va da parte per segnare il turno: { $turns } già giocati, { $turns_left } da giocare. La tessera non torna nel cerchio.

tile-taken = { WHO($seat, $seat_is, "prendi", "prende") } la { $tile }.
    .beginner = { $place ->
        [1] { WHO($seat, $seat_is, "prendi", "prende") } la { $tile }, la prima dopo la Regina.
       *[other] { WHO($seat, $seat_is, "prendi", "prende") } la { $tile }, la numero { $place } dopo la Regina. Quelle saltate restano in testa al cerchio.
    }

disc-summoned = { WHO($seat, $seat_is, "evochi", "evoca") } uno spirito { $colour } su { $field }.
    .beginner = { WHO($seat, $seat_is, "metti", "mette") } su { $field } uno spirito { $colour }. In ogni schema conta come una runa di quel colore.

disc-moved = { WHO($seat, $seat_is, "sposti", "sposta") } lo spirito { $colour } da { $start } a { $field }.
    .beginner = { WHO($seat, $seat_is, "sposti", "sposta") } lo spirito { $colour } da { $start } a { $field }. Spostare uno spirito conta come metterne uno.

summoning-ended = L’evocazione finisce dopo { COUNT($count, "disc") }.
    .beginner = L’evocazione finisce dopo { COUNT($count, "disc") }. Era l’azione principale di questo turno.

building-completed = { WHO($seat, $seat_is, "completi", "completa") } { $card } per { COUNT($points, "point") }{ $hourglasses ->
    [0] .
   *[other] {" "}e { COUNT($hourglasses, "hourglass") } ({ $hourglasses_after } in tutto).
}
    .beginner = Lo schema di { $card } è su { $fields }: { $seat_is ->
        [you] completi
       *[other] { $seat } completa
    } la carta. Alla fine vale { COUNT($points, "point") }{ $hourglasses ->
        [0] .
       *[other] {" "}e porta { COUNT($hourglasses, "hourglass") } ({ $hourglasses_after } in tutto).
    } Lasciano la plancia solo i pezzi che servono.

hidden-card-revealed = La carta { $card } era coperta.
    .beginner = La carta { $card } era coperta, tenuta grazie al potere rosso; ora la vedono tutti.

disc-gained = { WHO($seat, $seat_is, "ricevi", "riceve") } uno spirito { $colour }.
    .beginner = Bonus: { $seat_is ->
        [you] ricevi
       *[other] { $seat } riceve
    } subito uno spirito { $colour }. Dello stesso tipo, nella riserva: { $left }.

disc-missed = Il bonus è perso: gli spiriti di colore { $colour } sono finiti.
    .beginner = La carta promette uno spirito { $colour }, ma nella riserva non ce n’è più: il bonus è perso.

level-raised = Ora { WHO($seat, $seat_is, "hai", "ha") } { COUNT($level_after, "lantern") }.
    .beginner = Ora { WHO($seat, $seat_is, "hai", "ha") } { COUNT($level_after, "lantern") } invece di { $level_before }. Ogni lanterna apre subito una casella in più della zona scura.

level-kept = { WHO($seat, $seat_is, "hai", "ha") } già tutte le { $level } lanterne.
    .beginner = { WHO($seat, $seat_is, "hai", "ha") } già tutte le { $level } lanterne: non ce ne sono altre.

crystal-activated = Il cristallo di colore { $board } si risveglia.
    .beginner = Uno dei pezzi usati era su un cristallo, quindi il cristallo di colore { $board } si gira sul lato colorato. Si può usare dal prossimo turno.

crystal-spent = { WHO($seat, $seat_is, "usi", "usa") } il cristallo di colore { $board }.
    .beginner = { WHO($seat, $seat_is, "usi", "usa") } il cristallo di colore { $board } e lo { $seat_is ->
        [you] giri
       *[other] gira
    } sul lato incolore. Un edificio che usa una casella con il cristallo può risvegliarlo.

limit-lifted = In questo turno si può evocare un numero qualsiasi di spiriti.
    .beginner = Potere viola: se l’azione principale di questo turno è evocare, non c’è limite.

deck-searched = { WHO($seat, $seat_is, "guardi", "guarda") } { COUNT($count, "card") } per edifici { building-size }.
    .beginner = Potere rosso: { $seat_is ->
        [you] guardi
       *[other] { $seat } guarda
    } in cima al mazzo degli edifici { building-size } ({ COUNT($count, "card") }) e ne { $seat_is ->
        [you] tieni
       *[other] tiene
    } una.

card-hidden = { WHO($seat, $seat_is, "tieni", "tiene") } coperta una carta per edifici { building-size }.
    .beginner = { WHO($seat, $seat_is, "tieni", "tiene") } coperta una carta per edifici { building-size }; nessun altro può completarla. Sotto il mazzo: { COUNT($under, "card") }.

disc-exchanged = { WHO($seat, $seat_is, "scambi", "scambia") } uno spirito { $given } con uno { $taken }.
    .beginner = Potere giallo: { $seat_is ->
        [you] rimetti
       *[other] { $seat } rimette
    } nella riserva uno spirito { $given } e in cambio ne { $seat_is ->
        [you] prendi
       *[other] prende
    } uno { $taken }.

square-shifted = { WHO($seat, $seat_is, "sposti", "sposta") } il quadrato di colore { $colour } da { $start } a { $field }.
    .beginner = Potere verde: { $seat_is ->
        [you] sposti
       *[other] { $seat } sposta
    } il quadrato di colore { $colour } da { $start } alla casella vuota { $field }.

tile-swapped = { WHO($seat, $seat_is, "scambi", "scambia") } la { $given } con la { $taken }.
    .beginner = Potere blu: { $seat_is ->
        [you] scambi
       *[other] { $seat } scambia
    } la { $given } con la { $taken }; le due tessere si scambiano di posto e il cerchio resta in ordine.

end-triggered = { WHO($seat, $seat_is, "hai", "ha") } { COUNT($hourglasses, "hourglass") }: la partita finisce con questo round.
    .beginner = { WHO($seat, $seat_is, "hai", "ha") } { COUNT($hourglasses, "hourglass") }, quanto basta. Il round si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni.

rounds-ran-out = La partita finisce dopo il round { $round }, per una regola di questo progetto.
    .beginner = Nemmeno dopo { $round } round qualcuno ha abbastanza clessidre. La partita finisce qui, perché altrimenti potrebbe non finire mai.

card-revealed = Si scopre { $card }.
    .beginner = Il turno è finito e la fila si riempie: fra gli edifici { building-size } si scopre { $card }.

row-left-short = Il mazzo degli edifici { building-size } è vuoto.
    .beginner = Il mazzo degli edifici { building-size } è vuoto: la carta completata non viene sostituita.

tie-broken = { $tie_break ->
    [pieces] Parità di punti: { $seats }. Decide chi ha più pezzi sulla plancia.
   *[shared] Parità di punti e di pezzi: { $seats }.
}
    .beginner = { $tie_break ->
        [pieces] Parità di punti: { $seats }. In questo caso è in vantaggio chi ha più quadrati e spiriti sulla plancia; gli spiriti che non vi sono non contano.
       *[shared] Parità di punti: { $seats }. Nemmeno i pezzi sulle plance bastano per decidere, quindi la vittoria è condivisa.
    }

## Refusals

refusal-not-a-move = { $text } non è una mossa.
    .beginner = { $text } non è una mossa di questo gioco. Scegline una dall’elenco delle mosse consentite, oppure scrivi per esempio “summon B C3”.
refusal-other-question = { $question ->
    [start-disc] Prima scegli lo spirito iniziale.
    [start-tile] Prima scegli le prime tessere.
    [summoning] Prima termina l’evocazione.
    [aside] Prima metti da parte una tessera.
    [tile] Prima prendi una tessera.
    [card] Prima tieni una delle carte.
    [swap] Prima scambia un’altra tessera o termina.
   *[turn] Ora non è questa la domanda.
}
    .beginner = { $question ->
        [start-disc] La plancia viola dà uno spirito prima della partita: prima scegline il colore, per esempio “start B”.
        [start-tile] Le prime tessere si scelgono dal cerchio: prima prendine una, per esempio “take T05”.
        [summoning] L’evocazione è ancora in corso: metti o sposta un altro spirito, oppure scrivi “finish”.
        [aside] Da soli ogni turno costa una tessera: dopo l’evocazione scegli quale mettere da parte.
        [tile] La tessera usata si sostituisce subito: prendi una delle prime dopo la Regina.
        [card] Tieni una delle carte che stai guardando; le altre vanno sotto il mazzo.
        [swap] Il potere blu è ancora in corso: scambia un’altra tessera, oppure scrivi “finish”.
       *[turn] Questa mossa risponde a una domanda che ora nessuno fa. Nel turno c’è un’azione principale (posare una tessera o evocare spiriti); prima e dopo, edifici e poteri.
    }
refusal-main-action-done = L’azione principale è già stata fatta.
    .beginner = L’azione principale di questo turno è già stata fatta, e ce n’è una sola. Restano possibili edifici e poteri, oppure termina il turno.
refusal-main-action-due = Manca ancora l’azione principale.
    .beginner = In un turno c’è esattamente un’azione principale: prima di terminare, posa una tessera o evoca almeno uno spirito.
refusal-unknown-name = { $kind ->
    [tile] Nessuna tessera si chiama { $text }.
    [card] Nessuna carta si chiama { $text }.
    [colour] { $text } non è un colore.
    [deck] Il mazzo { $text } non esiste.
   *[field] La casella { $text } non esiste.
}
    .beginner = { $kind ->
        [tile] Nessuna tessera runa si chiama { $text }; quelle che hai sono elencate sul tavolo di gioco.
        [card] Nessuna carta edificio si chiama { $text }; quelle scoperte sono elencate sul tavolo di gioco.
        [colour] { $text } non è un colore; i colori sono G (verde), R (rosso), K (nero), B (blu) e Y (giallo).
        [deck] Il mazzo { $text } non esiste; i mazzi sono I, II e III.
       *[field] La casella { $text } non esiste; le caselle si chiamano con colonna e riga, per esempio C3.
    }
refusal-tile-not-yours = La { $tile } non è tua.
    .beginner = La { $tile } non è tua. Puoi usare solo le tessere che hai davanti.
refusal-tile-does-not-fit = La { $tile } non può stare così.
    .beginner = La { $tile } non può stare così: i quadrati devono avere la forma e i colori della tessera, ruotata o ribaltata, senza uscire dalla plancia.
refusal-too-many-dark-fields = { $level ->
    [0] { $fields }: zona scura, chiusa. Non hai lanterne.
   *[other] { $fields }: zona scura, chiusa. { COUNT($level, "lantern") }: { COUNT($level, "field") }{ $used_count ->
        [0] .
       *[other] ; in uso: { $used }.
    }
}
    .beginner = Useresti { COUNT($dark, "field") } della zona scura. Ogni lanterna ne permette una, e tu hai { COUNT($level, "lantern") }.
refusal-dark-field-closed = { $field } è scura e chiusa: hai { COUNT($level, "lantern") }.
    .beginner = { $field } è nella zona scura ed è ancora chiusa. Ogni lanterna apre una casella, e tu hai { COUNT($level, "lantern") }.
refusal-squares-run-out = I quadrati non bastano per la { $tile }.
    .beginner = La riserva non ha tutti i quadrati per la { $tile }. Scegli quali caselle restano vuote e scrivi lì “-”, per esempio “B2=-”.
refusal-squares-left = La { $tile } va sostituita per intero.
    .beginner = Una casella può restare vuota solo se nella riserva manca un quadrato del suo colore, e mai più caselle dei quadrati mancanti.
refusal-no-disc-in-zone = Presso di te non c’è uno spirito { $disc }.
    .beginner = Presso di te non c’è uno spirito { $disc }. Gli spiriti arrivano dagli edifici completati; quelli sulla plancia si possono spostare.
refusal-no-disc-there = Su { $field } non c’è nessuno spirito.
    .beginner = Su { $field } non c’è nessun tuo spirito.
refusal-same-field = Lo spirito è già su { $field }.
    .beginner = Lo spirito è già su { $field }; spostarlo vuol dire metterlo su un’altra casella.
refusal-card-not-open = La carta { $card } non è scoperta.
    .beginner = La carta { $card } non è tra quelle scoperte e non è tra quelle che tieni coperte. Le carte nuove arrivano solo dopo il turno.
refusal-pattern-not-there = Lì non c’è lo schema di { $card }.
    .beginner = Su queste caselle non c’è lo schema di { $card }. Forma e colori devono corrispondere; si può ruotare, e i pezzi intorno non contano.
refusal-tile-out-of-reach = La { $tile } non è tra le prime { COUNT($choice, "tile") }.
    .beginner = La { $tile } è troppo lontana dalla Regina: si può prendere solo dalle prime { COUNT($choice, "tile") } dopo di lei.
refusal-tile-not-in-circle = La { $tile } non è nel cerchio.
    .beginner = La { $tile } non è nel cerchio: l’ha qualcuno, o è fuori dal gioco.
refusal-card-not-drawn = La carta { $card } non è tra quelle che guardi.
    .beginner = La carta { $card } non è tra quelle che guardi. Tieni una di quelle.
refusal-no-start-disc = Lo spirito iniziale non può essere { $disc }.
    .beginner = La plancia viola comincia con uno spirito blu o giallo, se la riserva ne ha; uno spirito { $disc } non è possibile.
refusal-no-crystals = Le plance base non hanno cristalli.
    .beginner = Le plance base non hanno né cristalli né poteri. Gioca con side="advanced" per usarli.
refusal-other-power = La plancia di colore { $board } ha un altro potere.
    .beginner = Questo potere è di un’altra plancia; la tua è quella di colore { $board }.
refusal-crystal-colourless = Il tuo cristallo dorme.
    .beginner = Il tuo cristallo mostra il lato incolore. Completa un edificio con un pezzo su una casella con il cristallo per risvegliarlo.
refusal-crystal-fresh = Il tuo cristallo si può usare dal prossimo turno.
    .beginner = Il tuo cristallo si è risvegliato solo in questo turno. Puoi usarlo dal prossimo.
refusal-level-at-top = Hai già tutte le lanterne.
    .beginner = Hai già tutte le { $level } lanterne; il potere arancione non farebbe niente.
refusal-deck-empty = Il mazzo degli edifici { building-size } è vuoto.
    .beginner = Il mazzo degli edifici { building-size } è vuoto: non c’è niente da guardare.
refusal-same-colour = I due spiriti sono entrambi di colore { $disc }.
    .beginner = I due spiriti sono entrambi di colore { $disc }; lo scambio richiede un colore diverso.
refusal-disc-out-of-stock = Nella riserva non c’è uno spirito { $disc }.
    .beginner = Nella riserva non ci sono più spiriti di colore { $disc }, quindi non puoi averne uno in cambio.
refusal-no-square-there = Su { $field } non c’è nessun quadrato.
    .beginner = Su { $field } non c’è nessun quadrato runico. Il potere verde sposta solo quadrati, non spiriti.
refusal-field-not-empty = { $field } non è vuota.
    .beginner = { $field } non è vuota. Il potere verde sposta un quadrato su una casella vuota.
refusal-tile-just-swapped = La { $tile } è appena stata scambiata.
    .beginner = La { $tile } è appena stata scambiata; il secondo scambio riguarda altre due tessere.

## Rules

rule-turn = Il tuo turno
    .text = Esattamente un’azione principale: posare una tessera o evocare spiriti. Prima e dopo, quante volte vuoi, completi edifici e usi il cristallo.
rule-round = I round
    .text = In ogni round ciascuno gioca un turno. Il primo giocatore resta sempre lo stesso.
rule-supply = La riserva
    .text = Nella scatola ci sono { $squares } quadrati runici (verde, rosso, nero) e { $discs } spiriti; con 1, 2, 3, 4 giocatori si usano al massimo { $discs_in_play } spiriti per colore. Se i quadrati di un colore finiscono, si mettono quelli che ci sono e il giocatore sceglie quali caselle restano vuote.
rule-display = Carte edificio
    .text = Piccoli, grandi, maestosi; di ciascuno, scoperte: { COUNT($display, "card") }. Dopo il turno le carte completate si sostituiscono; se un mazzo è vuoto, la fila resta più corta.
rule-active-zone = Presso di te
    .text = Davanti a te hai { COUNT($active_tiles, "tile") } e i tuoi spiriti. Le prime tessere si prendono dal cerchio in ordine di turno, in senso orario dalla Regina.
rule-main-action = Azione principale
    .text = Esattamente una per turno: posare una tessera, oppure mettere e spostare spiriti. Non si può passare.
rule-laying = Posare una tessera
    .text = Posa una delle tue tessere su caselle consentite, ruotata e ribaltata come vuoi; non può uscire dalla plancia. Al suo posto metti quadrati degli stessi colori.
rule-overbuilding = Costruire sopra
    .text = Tessere e spiriti possono coprire ciò che c’è. I quadrati coperti vanno nella riserva, gli spiriti coperti tornano davanti a te.
rule-queen = Regina e cerchio
    .text = Una tessera usata va in fondo al cerchio, dietro alla Regina. Poi ne prendi una tra le prime { $tile_choice } dopo di lei. Quelle saltate restano in testa.
rule-solo = Giocare da soli
    .text = Una partita ha { COUNT($solo_turns, "turn") }; le clessidre non la fanno finire. Ogni turno costa una tessera: quella posata o, dopo un’evocazione, una a tua scelta. Poi ne prendi una tra le prime { $tile_choice }.
rule-summoning = Evocare spiriti
    .text = Metti gli spiriti che hai o sposta quelli sulla plancia, almeno uno e in tutto fino a { $summoned_discs }. Non si usa nessuna tessera.
rule-buildings = Completare un edificio
    .text = Se lo schema di una carta scoperta è sulla tua plancia, ruotato come vuoi, puoi completarla; quadrati e spiriti contano allo stesso modo. Si tolgono solo i pezzi che servono: i quadrati nella riserva, gli spiriti a te. I pezzi intorno non contano.
rule-bonuses = Bonus
    .text = Spiriti e lanterne bonus arrivano subito e valgono già in questo turno. Uno spirito che la riserva non ha è perso.
rule-dark-zone = Lanterne e zona scura
    .text = Intorno all’area chiara c’è la zona scura. Ogni lanterna apre una delle sue caselle. Ce ne sono { $top_level }; altre non contano.
rule-crystals = Cristalli
    .text = Se un pezzo usato per un edificio era su una casella con il cristallo, il tuo cristallo si risveglia. Dal prossimo turno puoi usarlo una volta; poi dorme finché un altro edificio lo risveglia.
rule-power-red = Rosso: cercare un edificio
    .text = Guarda le carte in cima a un mazzo ({ $red_cards }), tienine una coperta per te e metti le altre sotto il mazzo. Puoi tenerne quante vuoi; contano quando sono completate.
rule-power-purple = Viola: evocare senza limite
    .text = Prima della partita ricevi uno spirito blu o giallo. Il cristallo toglie il limite di { COUNT($summoned_discs, "disc") } per un’evocazione.
rule-power-yellow = Giallo: scambiare uno spirito
    .text = Scambia uno dei tuoi spiriti, sulla plancia o no, con uno della riserva. Il nuovo resta presso di te.
rule-power-green = Verde: spostare un quadrato
    .text = Sposta un quadrato runico della tua plancia su una casella vuota che puoi usare.
rule-power-orange = Arancione: una lanterna in più
    .text = Ricevi una lanterna in più.
rule-power-blue = Blu: scambiare tessere
    .text = Scambia fino a { COUNT($blue_tiles, "tile") } con altrettante del cerchio, a scelta; si scambiano di posto.
rule-end = Fine della partita
    .text = Quando qualcuno ha { COUNT($hourglasses_to_end, "hourglass") } sugli edifici completati, si finisce il round e la partita è finita. Al più tardi finisce dopo il round { $most_rounds }, ma non succede quasi mai: non lo dice nessun regolamento, è una regola di questo progetto.
rule-scoring = Punteggio
    .text = Ogni edificio completato dà i punti della sua stella. Le carte ancora coperte non danno punti.
rule-ties = Parità
    .text = A parità di punti vince chi ha più quadrati e spiriti sulla plancia. Se la parità resta, si vince insieme.
rule-winning = Chi vince
    .text = Vince chi alla fine ha più punti.
rule-ranks = Gradi in solitario
    .text = I punti danno un grado: Apprendista e poi, da { $rank_points } punti, Maestro, Gran Maestro, Primo Ministro e Re di Ragusa.

## Why a player chose as it did

reason-building = Completa { $card } per { COUNT($points, "point") }.
    .beginner = Lo schema di { $card } è sulla plancia: completarla porta { COUNT($points, "point") } e i suoi bonus.
reason-completes = Rende pronta la carta { $card }.
    .beginner = Con questa azione principale { $card } si può completare nello stesso turno.
reason-stands = La carta { $card } è già pronta.
    .beginner = Lo schema di { $card } è già sulla plancia: si può completare come azione aggiuntiva.
reason-progress = Lavora a { $card }: { $missing ->
    [one] manca
   *[other] mancano
} { COUNT($missing, "piece") }.
    .beginner = Tra gli edifici scoperti { $card } rende di più per i turni che richiede; dopo questa mossa { $missing ->
        [one] manca
       *[other] mancano
    } { COUNT($missing, "piece") }.
reason-aim = { $card } promette di più.
    .beginner = { $card } promette più punti per i turni che richiede da qui.
reason-power = Il potere aiuta adesso.
    .beginner = Il cristallo è sveglio, e il suo potere migliora subito la posizione.
reason-start-disc = Gli edifici scoperti chiedono uno spirito { $disc }.
    .beginner = Gli edifici scoperti che richiedono uno spirito raro chiedono più spesso quello { $disc }.
reason-future-score = Circa { COUNT($points, "point") } alla fine di { $playouts } futuri simulati.
    .beginner = Le carte ignote sono state pescate { $playouts } volte e la partita è stata giocata fino in fondo: in media { COUNT($points, "point") }.
reason-start-tile = Gli edifici scoperti chiedono i suoi colori.
reason-nothing-left = Nient’altro aiuterebbe.
    .beginner = Nient’altro avvicinerebbe un edificio.

## Formulas of the score sheet

score-level-1 = { $card } (piccolo): { COUNT($points, "point") }
score-level-2 = { $card } (grande): { COUNT($points, "point") }
score-level-3 = { $card } (maestoso): { COUNT($points, "point") }

## Words of the text board

board-heading = { $rounds ->
    [0] Realm of Sand, round { $round }
   *[other] Realm of Sand, turno { $round } di { $rounds }
}
board-turn = { $seat_is ->
    [you] Tocca a te.
   *[other] Di turno: { $seat }.
}
board-start-disc = { WHO($seat, $seat_is, "scegli", "sceglie") } uno spirito iniziale.
board-start-tile = { WHO($seat, $seat_is, "scegli", "sceglie") } una prima tessera dal cerchio.
board-summoning = { WHO($seat, $seat_is, "evochi", "evoca") } spiriti.
board-set-aside = { WHO($seat, $seat_is, "metti", "mette") } da parte una tessera.
board-draw = { WHO($seat, $seat_is, "prendi", "prende") } una tessera.
board-keep = { WHO($seat, $seat_is, "tieni", "tiene") } una delle carte.
board-swap = { WHO($seat, $seat_is, "puoi", "può") } scambiare un’altra tessera.
board-rank = { COUNT($total, "point") }: { $rank }.
board-row = Edifici { building-size } scoperti: { $cards }; nel mazzo: { COUNT($pile, "card") }.
board-circle = Cerchio, a partire dalla Regina: { $tiles }.
board-stock = { $count } × { $colour }
board-supply = Riserva: quadrati { $squares }; spiriti { $discs }.
board-seat = { $seat }: { COUNT($points, "point") }, { COUNT($hourglasses, "hourglass") }, { COUNT($level, "lantern") }. Edifici: { $buildings }. Tessere: { $tiles }. Spiriti: { $discs }.
board-pieces = { $seat_is ->
    [you] La tua plancia: { $pieces }.
   *[other] Plancia di { $seat }: { $pieces }.
}
board-square = { $field } quadrato di colore { $colour }
board-disc = { $field } spirito { $colour }
board-empty = vuota
board-crystal-colourless = { $seat }: il cristallo di colore { $board } dorme.
board-crystal-fresh = { $seat }: il cristallo di colore { $board } si può usare dal prossimo turno.
board-crystal-active = { $seat }: il cristallo di colore { $board } è sveglio.
board-hidden = { $seat }: { COUNT($count, "card") } a faccia in giù.
board-hidden-yours = { $seat }: { COUNT($count, "card") } a faccia in giù, { $cards }.
board-level = { $level } { building-size }
board-worth = { $points }p { $hourglasses }c
board-level-up = +lanterna { $levels }
board-queen = Dopo la regina
board-letters = Le maiuscole sono quadrati, le minuscole spiriti: G verde, R rosso, K nero, B blu, Y giallo. # è scuro, * un cristallo. Sopra uno schema: punti (p), clessidre (c), che cosa dà.
column-hourglasses = Clessidre
column-level = Lanterne
column-buildings = Edifici
column-tiles = Tessere
column-discs = Spiriti

## Errors

error-no-such-name = { $kind ->
    [tile] Nessuna tessera si chiama { $text }.
    [card] Nessuna carta si chiama { $text }.
    [field] Nessuna casella si chiama { $text }.
    [level] Nessun mazzo si chiama { $text }; scrivi I, II o III.
    [disc] Nessuno spirito si chiama { $text }.
   *[colour] Nessun colore si chiama { $text }.
}{ NEAR($near) }
error-no-fields = { $text } non dice le caselle: scrivi dove sta lo schema, per esempio 'build Palm Lamp B2 C2 B3'.
error-no-rune = { $text } non è una runa; scrivi una casella e un colore, per esempio 'B2=G'.
