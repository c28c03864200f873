# Parole del tavolo.

ui-task-turn = Posa una tessera o evoca spiriti.
ui-task-turn-build = Posa, evoca o costruisci.
ui-task-after = Usa il cristallo o termina il turno.
ui-task-after-build = Costruisci ciò che è pronto o termina il turno.
ui-task-summon = Metti o sposta un altro spirito, oppure termina.
ui-task-draw = Prendi una tessera.
ui-task-aside = Metti da parte una tessera.
ui-task-keep = Tieni una delle carte.
ui-task-swap = Scambia un’altra tessera, oppure no.
ui-task-start = Scegli uno spirito iniziale.
ui-task-lay = Posa una tessera.
ui-task-lay-build = Posa una tessera o costruisci ciò che è pronto.
ui-task-in-hand = Tessera { $number } in mano: scegli una casella.
ui-task-on-trial = La tessera { $number } sta in prova su { $fields }. Posarla?
ui-game-goal = Chi ha per primo { $count } clessidre chiude la partita. Vince chi ha più punti.
ui-game-goal-alone = { $turns } turni. Poi i punti danno il tuo grado.
ui-ended-both = { WHO($name, $name_is, "hai", "ha") } per primo { $count } clessidre, e più punti di tutti.
ui-ended-first = { WHO($name, $name_is, "hai", "ha") } per primo { $count } clessidre. Vincono i punti.
ui-road = La strada delle clessidre
ui-turn-it = ruota
ui-flip-it = ribalta
ui-lanterns-none = 0 lanterne su { $most }: caselle scure chiuse
ui-lanterns-open = { $count } lanterne su { $most }, caselle scure libere: { $free }
ui-lay-one = posane una
ui-take-now = Prendine ora
ui-take-then = Poi prendi
ui-one-of = una di { $count }
ui-then-come = poi arrivano
ui-queue = Le prossime tessere
ui-all-of = tutte e { $count }
ui-spirits-none = Spiriti: pezzi singoli per ogni casella aperta. Ancora nessuno.
ui-spirits-count = spiriti da evocare: { $count }
ui-row-1 = Piccoli
ui-row-2 = Grandi
ui-row-3 = Maestosi
ui-row-1-brings = portano spiriti e lanterne
ui-row-2-brings = portano blu e gialli
ui-row-3-brings = portano più punti
ui-points-one = { $points } punto
ui-points-many = { $points } punti
ui-points-from = da { $points }
ui-points-span = { $least }–{ $most }
ui-points-to = fino a { $points }
ui-to-go = ancora { $count }
ui-to-go-change = mancano: { $change }
ui-tick = ✓
ui-ready-count = { $count } pronti
ui-nearest = Edificio più vicino
ui-my-goal = La mia meta
ui-goal-lost = { WHO($name, $name_is, "hai", "ha") } costruito la tua meta: { $card }.
ui-helps-most = La tessera { $number } aiuta di più: { $change }
ui-queue-helps = Delle prossime aiuta la { $number }: { $change }
ui-none-helps = Nessuna tua tessera aiuta ora.
ui-in-hand-does = In prova: { $change }
ui-complete-soon = Presto finiti: premi per provare
ui-with-tile = tessera { $number } su { $fields }
ui-or-choose = Oppure scegli tu: una tessera, poi una casella.
ui-tile-not-here = La tessera { $number } qui non ci sta.
ui-move-there = Spostala lì:
ui-move-for-goal = Dove aiuta { $card }: { $fields }
ui-cure-lantern = Ne porta una: { $cards }.
ui-covers-piece = copre { $piece } su { $field }
ui-few-left = { $piece }: ancora { $count } nella riserva
ui-left-now = ancora { $count }
ui-winner = vince
ui-has-points = { $name }: { $points }
ui-wins-by = { WHO($name, $name_is, "vinci", "vince") }, { $score }
ui-spirits-over = spiriti avanzati: { $count }
ui-the-last = l’ultimo
ui-supply = Riserva
ui-board-of = { $name_is ->
    [you] La tua plancia
   *[other] Plancia di { $name }
}
ui-fields = Plancia, { $width } per { $height } caselle
ui-at-level = lanterne: { $level }
ui-hourglasses-of = Clessidre: { $count } di { $most }
ui-of-most = { $count } di { $most }
ui-crystal-colourless = Cristallo ({ $power }): dorme. Un edificio su una casella con il cristallo lo risveglia
ui-crystal-fresh = Cristallo ({ $power }): sveglio, si usa dal prossimo turno
ui-crystal-active = Cristallo ({ $power }): sveglio, si usa una volta
ui-crystal-field = casella con cristallo
ui-dark-field = casella scura
ui-empty = vuota
ui-rune = runa di colore { $colour }
ui-disc-of = spirito { $disc }
ui-would-put = qui andrebbe: { $piece }
ui-tiles = Le tue tessere
ui-tile = Tessera { $number }
ui-in-hand = in mano
ui-taken-tile = nuova tessera
ui-spirits = spiriti
ui-to-summon = da evocare
ui-no-spirits = nessuno spirito a disposizione
ui-in-zone = davanti a te
ui-kept-card = Carta tenuta: { $card }. La vedi solo tu
ui-back-of = una carta tenuta: edifici { $size }
ui-queen = Regina: le prossime tessere seguono in senso orario
ui-tile-after = Tessera { $number } dopo la Regina
ui-all-tiles = Tutte le tessere del cerchio
ui-from-queen = in ordine dalla Regina
ui-market = Edifici scoperti
ui-cards-left = ancora { $count }
ui-built-gap = costruito, si riempie dopo il turno
ui-ready = pronto
ui-is-ready = È pronto.
ui-goal = meta
ui-make-goal = Scegli come meta
ui-no-goal = Togli la meta
ui-needs-level = serve una lanterna
ui-no-place = Non c’è posto: ti serve una lanterna.
ui-lacks = Mancano { $count }: { $pieces }.
ui-missing-change = ancora { $before } → { $after }
ui-changes-nothing = Non avvicina nessun edificio scoperto.
ui-not-here = Qui non ci sta.
ui-would-make = finisce { $card }
ui-finishes = finisce { $card }
ui-step-main = Posa
ui-step-take = Prendi
ui-step-end = Fine
ui-lay = Posa una tessera
ui-summon = Evoca
ui-choose-tile = Scegli prima una tessera, poi una casella.
ui-choose-spirit = Scegli uno spirito (tasti da 1 a 5) o uno sulla plancia, poi una casella.
ui-lay-it = Posa
ui-put-it = Metti
ui-move-it = Sposta
ui-put-back = Rimetti
ui-on-fields = Su { $fields }
ui-to-supply = nella riserva
ui-back-to-you = torna a te
ui-squares-out = I quadrati sono finiti: scegli che cosa resta vuoto.
ui-stays-empty = { $fields } resta vuota
ui-build = Costruisci
ui-build-card = Costruisci { $card }
ui-ways = { $count } modi
ui-then-build = Poi costruisci { $card }
ui-finish-build = Termina e costruisci
ui-discs-back = Spiriti che tornano: { $discs }.
ui-no-discs-back = Non si usa nessuno spirito.
ui-bonus-lost = Il bonus è perso: non ci sono più spiriti di colore { $disc }.
ui-wakes-crystal = Questo risveglia il tuo cristallo.
ui-back = Indietro
ui-take-one = Prendi una delle prime { $count }
ui-take-it = Prendi { $number }
ui-take-later = Prima posa una tessera; poi una di queste ne prende il posto.
ui-mark-turn = Segna il turno
ui-mark-how = Una delle tue tessere esce dal gioco.
ui-aside-it = Da parte: { $tile }
ui-summoned = Evocati { $count }
ui-summoned-of = Evocati { $count } di { $most }
ui-finish = Termina l’evocazione
ui-could-build = Si potrebbe ancora costruire { $card }.
ui-could-use = Si potrebbe ancora usare il cristallo.
ui-end-turn = Termina il turno
ui-end-sure = Terminare il turno?
ui-end-anyway = Termina lo stesso
ui-power-red = Rosso: guarda e tieni
ui-power-purple = Viola: spiriti
ui-power-yellow = Giallo: scambia uno spirito
ui-power-green = Verde: sposta un quadrato
ui-power-orange = Arancione: una lanterna in più
ui-power-blue = Blu: scambia tessere
ui-further-action = un’azione in più; resta l’azione principale
ui-before-game = prima della partita
ui-deck = Mazzo
ui-look = Guarda le carte
ui-look-how = Ne tieni una coperta e la costruisci come una scoperta; le altre vanno sotto il mazzo.
ui-keep = Tieni
ui-keep-card = Tieni { $card }
ui-keep-how = Scegli la carta che tieni; le altre vanno sotto il mazzo.
ui-top-cards = Prime carte: edifici { $size }
ui-only-you = le vedi solo tu
ui-hand-over = { $name_is ->
    [you] Prendi lo schermo
   *[other] Passa lo schermo a { $name }
}
ui-uncover = Mostra le carte
ui-give = Dai, dalla mano o dalla plancia
ui-from-supply = Prendi dalla riserva
ui-exchange = Scambia
ui-shift-what = Scegli un quadrato della plancia.
ui-shift-where = Ora una casella vuota.
ui-swap = Scambia
ui-swap-how = Scegli una tua tessera e una del cerchio; si scambiano di posto.
ui-swap-second = Un secondo scambio, se vuoi.
ui-only-one = Solo uno
ui-orange-how = Lanterne { $before } → { $after }: si può usare una casella scura in più.
ui-purple-how = In questo turno l’evocazione non ha limite.
ui-use-crystal = Usa il cristallo
ui-alone = Turni e grado
ui-turn-of-turns = Turno { $at } di { $turns }
ui-next-rank = Ancora { $count } per { $rank }.
ui-tie-pieces = Parità di punti: decidono i pezzi rimasti sulla plancia.
ui-tie-shared = Punti e pezzi pari: vittoria condivisa.
ui-size-1 = piccoli
ui-size-2 = grandi
ui-size-3 = maestosi
ui-tab-board = Plancia
ui-tab-market = Mercato
ui-tab-others = Altri
ui-tab-story = Storia
ui-scene-last = L’ultimo round
ui-patterns = Motivi sulle rune
ui-keys-list = 1 2 3 = prendi in mano una tessera · ← ↑ → ↓ = muovila, o sposta il fuoco · R = ruotala · F = ribaltala; altrimenti schermo intero · Invio = posa, metti, costruisci · S = evoca; poi da 1 a 5 per gli spiriti · B = edifici pronti · P = usa il cristallo; nel passato, gioca da qui · T = fai di una carta la tua meta · O = plance degli altri · E = fine del turno · Esc = rimetti a posto · N = avanti · [ = un passo indietro · U = annulla · H = consiglio, poi altro · G = nuova partita, chiede prima · ? = questa pagina
ui-scene-building = Un edificio è completo
ui-scene-crystal = Un cristallo si accende
ui-play-further = Avanti
ui-level-decided = { $one }: { $more } punti dagli edifici ({ $size }). { $other }: { $less }.
ui-was-near = Il più vicino era { $card }: pezzi mancanti { $count }, punti { $points }.
ui-chances-win = Mosse migliori: probabilità di vincere, %
ui-chances-points = Mosse migliori: punti alla fine
ui-chances-futures = Fino a { $playouts } futuri ciascuna, tutti continuano come chi siede al tavolo, le persone come { $people_like }; fascia: 95 %. Premi una mossa per vederla sulla plancia.
ui-chances-more = Se ne giocano altri …
ui-chances-wait = I futuri si stanno giocando …
ui-chances-compile = Il motore veloce si sta compilando, una volta sola; le probabilità arrivano appena è pronto.
ui-chances-none = Qui nessuno deve decidere ora.
ui-sym-hollow = manca ancora
ui-sym-glass = clessidra
ui-sym-lamp = lanterna, la sua casella scura è in uso
ui-sym-lamp1 = lanterna, la sua casella scura è libera
ui-sym-lamp0 = lanterna che non hai ancora
ui-sym-up = una lanterna in più
ui-sym-queen = regina: da qui comincia il cerchio
ui-sym-first = primo giocatore
ui-sym-shut = carta tenuta coperta

# Che cosa ha fatto un posto nell’ultimo turno, in poche parole
did-lay = posa una tessera
did-spirits = { $count ->
    [one] mette uno spirito
   *[other] mette { $count } spiriti
}
did-take = prende { $tile }
did-build = costruisce { $card }: +{ $points }
did-power = usa il cristallo

# Carte per chi ascolta il tavolo
card-facts = edificio { $level ->
    [I] piccolo
    [II] grande
   *[III] maestoso
}, { COUNT($points, "point") }, { COUNT($hourglasses, "hourglass") }
card-disc = dà uno spirito { $disc }
card-level-up = { $levels ->
    [one] dà una lanterna
   *[other] dà { $levels } lanterne
}

# Dove si possono spezzare le parole lunghe delle carte.
long-words = Acque-dotto San-tuario

# Consigli
hint-turn = In un turno c’è un’azione principale: posare una tessera, oppure mettere e spostare fino a tre spiriti. Edifici e cristallo vengono prima o dopo. Cerca carte a cui mancano uno o due pezzi.
hint-after = L’azione principale è fatta. Ciò che è pronto si può ancora costruire; poi termina il turno.
hint-summoning = Uno spirito conta come una runa del suo colore. Termina quando lo schema c’è.
hint-draw = Prendi la tessera adatta a ciò che manca sulla plancia: guarda i pezzi vuoti delle carte.
hint-aside = Metti da parte la tessera che ti serve meno; non torna più.
hint-keep = Una carta tenuta non te la può prendere nessuno. Tienine una di cui puoi avere i pezzi.
hint-swap = Una seconda tessera può cambiare posto, ma non è obbligatorio.
hint-start = Gli spiriti blu e gialli sono rari: guarda quali chiedono gli edifici maestosi.
hint-look = Da’ un’occhiata: { $what }.
what-tile = la { $tile }
what-disc = uno spirito { $disc }
what-disc-on = lo spirito su { $field }
what-crystal = il tuo cristallo
what-end = ciò che resta da fare
move-lay = Posare la { $tile } su { $fields }
move-take = Prendere la { $tile }
move-aside = Mettere da parte la { $tile }
move-build = Costruire { $card }
move-keep = Tenere { $card }
move-summon = Uno spirito { $disc } su { $field }
move-move = Spostare lo spirito da { $start } a { $field }
move-shift = Spostare il quadrato da { $start } a { $field }
move-start = Cominciare con uno spirito { $disc }
move-exchange = Dare { $give } per { $take }
move-swap = La { $give } per la { $take }
move-look = Guardare il mazzo degli edifici { building-size }
move-crystal = Usare il cristallo
move-finish = Fermarsi qui
move-end = Terminare il turno

# How the levels play, for the dialog of a new game.
ui-plays-squire = Costruisce ciò che è pronto e pesa il suo terreno, ma è spesso distratto.
ui-plays-knight = Costruisce ciò che è pronto e pesa il suo terreno; a volte è distratto.
ui-plays-duke = Costruisce ciò che è pronto e pesa il suo terreno a mente lucida; non guarda mai avanti.
ui-plays-emperor = Prova le sue mosse migliori, e ogni tessera che può prendere, in futuri a caso.

# What may be chosen for a new game.
ruling-side = Plance
ruling-basic = Base
ruling-basic-words = Tutte le plance sono uguali. Per le prime partite.
ruling-advanced = Con poteri
ruling-advanced-words = Ogni plancia ha cristalli e un potere; un edificio su un cristallo lo risveglia.
ruling-powers = Poteri distribuiti, uno a posto, a caso
ruling-red = Cerca
ruling-red-words = guarda 3 carte, tienine 1
ruling-purple = Molti
ruling-purple-words = evoca spiriti senza limite
ruling-yellow = Scambio
ruling-yellow-words = cambia uno spirito
ruling-green = Muovi
ruling-green-words = sposta un pezzo
ruling-orange = Lampada
ruling-orange-words = una lanterna in più
ruling-blue = Baratto
ruling-blue-words = cambia 1 o 2 tessere
