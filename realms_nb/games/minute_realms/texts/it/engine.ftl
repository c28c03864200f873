# Minute Realms in Italian. Events, refusals, rules, formulas, words of the text board.

title = Minute Realms

term-productive = produttivo
term-residential = residenziale
term-commercial = commerciale
term-military = militare
term-noble = nobiliare
term-clerical = clericale

count-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
count-shield = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}
count-token = { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
}
count-building = { $n ->
    [one] { $n } edificio
   *[other] { $n } edifici
}
count-bastion = { $n ->
    [one] { $n } bastione
   *[other] { $n } bastioni
}
count-category = { $n ->
    [one] { $n } categoria
   *[other] { $n } categorie diverse
}

## Events

coins-given = { WHO($seat, $seat_is, "cominci", "comincia") } con { COUNT($coins, "coin") }.
    .beginner = { WHO($seat, $seat_is, "cominci", "comincia") } con { COUNT($coins, "coin") }. Chi nel primo round sceglie più tardi non comincia mai con meno.

tokens-shuffled = Accanto al percorso degli invasori c’è una pila coperta di { COUNT($count, "token") }.
    .beginner = Si mischia, a faccia in giù, la pila di { COUNT($count, "token") } invasione. I valori restano segreti fino a un’invasione.

round-opened = { $first_is ->
    [you] Round { $round } di { $rounds }. Cominci tu.
   *[other] Round { $round } di { $rounds }. Comincia { $first }.
}
    .beginner = { $first_is ->
        [you] Comincia il round { $round } di { $rounds }. Hai il segnalino primo giocatore: scegli prima degli altri, che seguono a turno.
       *[other] Comincia il round { $round } di { $rounds }. { $first } ha il segnalino primo giocatore e sceglie prima degli altri, che seguono a turno.
    }

card-dealt = { $seat_is ->
    [nobody] «{ $card }» va al centro.
    [you] Ricevi «{ $card }».
   *[other] { $seat } riceve «{ $card }».
}
    .beginner = { $seat_is ->
        [nobody] La carta «{ $card }» va al centro, scoperta: chiunque può prenderla in cambio della propria.
        [you] Davanti a te, scoperta, c’è la carta «{ $card }». Puoi tenerla, a meno che qualcuno non la prenda prima del tuo turno.
       *[other] { $seat } riceve, scoperta, la carta «{ $card }». Fino al suo turno altri possono ancora prenderla.
    }

card-kept = { WHO($seat, $seat_is, "tieni", "tiene") } «{ $card }».
    .beginner = { WHO($seat, $seat_is, "tieni", "tiene") } «{ $card }», la carta che { $seat_is ->
        [you] hai
       *[other] ha
    } già davanti. Chi tiene la propria carta non fa scambi, quindi le azioni di scambio si saltano.

card-taken = { $holder_is ->
    [nobody] { WHO($seat, $seat_is, "prendi", "prende") } «{ $card }» dal centro.
    [you] { WHO($seat, $seat_is, "prendi", "ti prende") } «{ $card }».
   *[other] { WHO($seat, $seat_is, "prendi", "prende") } «{ $card }» da { $holder }.
}
    .beginner = { $holder_is ->
        [nobody] { WHO($seat, $seat_is, "prendi", "prende") } «{ $card }» dal centro. Per una carta presa altrove serve uno scambio, con le azioni che la carta indica.
        [you] { WHO($seat, $seat_is, "prendi", "ti prende") } «{ $card }». In cambio ricevi un’altra carta, più ogni moneta che le azioni di scambio fanno pagare.
       *[other] { WHO($seat, $seat_is, "prendi", "prende") } «{ $card }» da { $holder }, che in cambio riceve un’altra carta, più ogni moneta che le azioni di scambio fanno pagare.
    }

card-swapped = { $holder_is ->
    [nobody] Al suo posto, al centro, va «{ $card }».
    [you] In cambio ricevi «{ $card }».
   *[other] In cambio { $holder } riceve «{ $card }».
}
    .beginner = { $holder_is ->
        [nobody] Al suo posto, al centro, va «{ $card }», a disposizione di chi deve ancora giocare.
        [you] In cambio ricevi «{ $card }». Puoi tenere questa carta, a meno che qualcuno non la prenda prima del tuo turno.
       *[other] In cambio { $holder } riceve «{ $card }», una carta che altri possono ancora prendere prima del suo turno.
    }

coin-gained = { WHO($seat, $seat_is, "prendi", "prende") } 1 moneta dalla riserva ({ $coins_before } → { $coins_after }).
    .beginner = Azione di scambio “prendi”: 1 moneta arriva dalla riserva. { WHO($seat, $seat_is, "passi", "passa") } da { $coins_before } a { COUNT($coins_after, "coin") }.

coin-paid = { $holder_is ->
    [nobody] { WHO($seat, $seat_is, "paghi", "paga") } 1 moneta alla riserva ({ $coins_before } → { $coins_after }).
    [you] { WHO($seat, $seat_is, "paghi", "ti paga") } 1 moneta ({ $coins_before } → { $coins_after }); ora tu ne hai { $holder_after }.
   *[other] { WHO($seat, $seat_is, "paghi", "paga") } 1 moneta ({ $coins_before } → { $coins_after }); { $holder } la riceve e ora ne ha { $holder_after }.
}
    .beginner = { $holder_is ->
        [nobody] Azione di scambio “paga”: la carta era al centro, quindi 1 moneta va alla riserva. { WHO($seat, $seat_is, "resti", "resta") } con { COUNT($coins_after, "coin") }.
        [you] Azione di scambio “paga”: la carta era davanti a te, quindi { $seat } ti paga 1 moneta e resta con { $coins_after }; ora tu ne hai { $holder_after }.
       *[other] Azione di scambio “paga”: la carta era di { $holder }, che riceve 1 moneta e ora ne ha { $holder_after }. { WHO($seat, $seat_is, "resti", "resta") } con { COUNT($coins_after, "coin") }.
    }

token-placed = Un segnalino invasione va, coperto, sul round { $round }.
    .beginner = Azione di scambio “invasione”: il primo segnalino della pila va, coperto, sullo spazio del round { $round }. Nessuno ne conosce il valore; nella pila { $tokens_left ->
        [one] resta
       *[other] restano
    } { COUNT($tokens_left, "token") }.

token-ignored = { $reason ->
    [pile_empty] Il simbolo invasione non ha effetto: i segnalini sono finiti.
   *[already_placed] Il simbolo invasione non ha effetto: il round { $round } ha già il suo segnalino.
}
    .beginner = { $reason ->
        [pile_empty] Azione di scambio “invasione”: la pila dei segnalini è vuota, quindi non succede niente. La carta si può prendere lo stesso.
       *[already_placed] Azione di scambio “invasione”: sul round { $round } c’è già un segnalino, e più di uno per round non si può mettere. Il simbolo si salta; la carta si può prendere lo stesso.
    }

building-built = { $cost ->
    [0] { WHO($seat, $seat_is, "costruisci", "costruisce") } «{ $card }» gratis.
   *[other] { WHO($seat, $seat_is, "costruisci", "costruisce") } «{ $card }» per { COUNT($cost, "coin") } ({ $coins_before } → { $coins_after }).
}
    .beginner = { $cost ->
        [0] { WHO($seat, $seat_is, "costruisci", "costruisce") } «{ $card }», che non costa niente. La carta resta scoperta nel reame, conta come edificio e dà punti alla fine.
       *[other] { WHO($seat, $seat_is, "costruisci", "costruisce") } «{ $card }» e { $seat_is ->
            [you] paghi
           *[other] paga
        } alla riserva il costo di { COUNT($cost, "coin") } (prima { $coins_before }, ora { $coins_after }). La carta resta scoperta nel reame, conta come edificio e dà punti alla fine.
    }

bastion-raised = { WHO($seat, $seat_is, "erigi", "erige") } un bastione con «{ $card }»: { COUNT($shields, "shield") }, monete { $coins_before } → { $coins_after }.
    .beginner = { WHO($seat, $seat_is, "metti", "mette") } «{ $card }» a faccia in giù come bastione di difesa. Il bastione porta subito { COUNT($income, "coin") } ({ $coins_before } → { $coins_after }) e vale { COUNT($shields, "shield") } contro ogni invasione, ma non dà punti.

turn-lost = { WHO($seat, $seat_is, "non puoi", "non può") } prendere nessuna carta: «{ $card }» va agli scarti.
    .beginner = Nessuna delle carte disponibili si può pagare o usare come bastione, quindi il turno è perso: { $seat_is ->
        [you] scarti la tua carta, «{ $card }», e non costruisci niente.
       *[other] { $seat } scarta la propria carta, «{ $card }», e non costruisce niente.
    }

leftovers-discarded = { $cards_count ->
    [0] Il round { $round } finisce.
   *[other] Il round { $round } finisce; { $cards_count ->
        [one] carta scartata
       *[other] carte scartate
    }: { $cards }.
}
    .beginner = { $cards_count ->
        [0] Tutti hanno giocato, quindi il round { $round } finisce.
        [one] Tutti hanno giocato, quindi il round { $round } finisce. La carta rimasta al centro ({ $cards }) va agli scarti e non torna più in gioco.
       *[other] Tutti hanno giocato, quindi il round { $round } finisce. Le carte rimaste al centro ({ $cards }) vanno agli scarti e non tornano più in gioco.
    }

first-player-passed = { $seat_is ->
    [you] Ora hai tu il segnalino primo giocatore.
   *[other] Ora { $seat } ha il segnalino primo giocatore.
}
    .beginner = Il segnalino primo giocatore avanza di un posto: ora { $seat_is ->
        [you] ce l’hai tu
       *[other] ce l’ha { $seat }
    }.

invasion-struck = { $strengths_count ->
    [0] Invasione dopo il round { $round }: sul percorso non ci sono segnalini, quindi la forza d’attacco è 0.
    [one] Invasione dopo il round { $round }: forza d’attacco { $strength }.
   *[other] Invasione dopo il round { $round }: forza d’attacco { $strengths_sum } = { $strength }.
}
    .beginner = { $strengths_count ->
        [0] Gli invasori arrivano dopo il round { $round }, ma nessuno ha messo segnalini sul percorso: la forza d’attacco è 0.
       *[other] Gli invasori arrivano dopo il round { $round }. { $strengths_count ->
            [one] L’unico segnalino sul percorso si gira a faccia in su: la forza d’attacco è { $strength }.
           *[other] Tutti i segnalini sul percorso si girano a faccia in su e i valori si sommano: { $strengths_sum } dà una forza d’attacco di { $strength }.
        } { $last ->
            [yes] È l’ultima invasione: chi la respinge guadagna punti, chi non la respinge perde un edificio.
           *[no] Ogni reame con meno scudi perde un edificio.
        }
    }

realm-held = { WHO($seat, $seat_is, "respingi", "respinge") } l’invasione: { $defence } contro { $strength }.
    .beginner = { WHO($seat, $seat_is, "hai", "ha") } { COUNT($defence, "shield") } contro una forza d’attacco di { $strength }. La difesa non è più bassa, quindi il reame respinge l’invasione e non perde niente.

realm-breached = { $choices ->
    [0] { WHO($seat, $seat_is, "non respingi", "non respinge") } l’invasione (difesa { $defence } contro { $strength }), ma non c’è niente da perdere.
   *[other] { WHO($seat, $seat_is, "non respingi", "non respinge") } l’invasione: difesa { $defence } contro { $strength }.
}
    .beginner = { $choices ->
        [0] { WHO($seat, $seat_is, "hai", "ha") } { COUNT($defence, "shield") } contro una forza d’attacco di { $strength }: la difesa è più bassa e non regge. I bastioni e le carte che non possono diventare bastioni non si perdono mai, e non c’è altro: non succede niente.
       *[other] { WHO($seat, $seat_is, "hai", "ha") } { COUNT($defence, "shield") } contro una forza d’attacco di { $strength }: la difesa è più bassa e non regge. Un edificio va girato a faccia in giù, sempre uno solo, per quanto grande sia la differenza.
    }

building-lost = { WHO($seat, $seat_is, "perdi", "perde") } «{ $card }»; ora la difesa è { $defence }.
    .beginner = { WHO($seat, $seat_is, "giri", "gira") } «{ $card }» a faccia in giù. La carta non dà più punti, ma d’ora in poi è un bastione con { COUNT($shields, "shield") }: la difesa diventa { $defence }. Questa volta il bastione non porta monete.

award-given = { WHO($seat, $seat_is, "guadagni", "guadagna") } { COUNT($points, "point") } per aver respinto l’ultima invasione.
    .beginner = { WHO($seat, $seat_is, "hai respinto", "ha respinto") } l’ultima invasione: questo porta { COUNT($points, "point") } nel punteggio finale.

tie-broken = { $tie_break ->
    [coins] Parità di punti: { $seats }. Decide chi ha più monete.
    [buildings] Parità di punti: { $seats }. Le monete non bastano; decide chi ha più edifici.
   *[shared] Parità di punti: { $seats }. Non decidono né le monete né gli edifici.
}
    .beginner = { $tie_break ->
        [coins] Parità di punti al primo posto: { $seats }. In questo caso è in vantaggio chi ha più monete.
        [buildings] Parità di punti al primo posto: { $seats }. Nemmeno le monete bastano per decidere, quindi si contano gli edifici scoperti; i bastioni non valgono.
       *[shared] Parità di punti al primo posto: { $seats }. Nemmeno le monete e gli edifici scoperti bastano per decidere, quindi la vittoria è condivisa.
    }

## Refusals

refusal-not-a-move = { $text } non è una mossa.
    .beginner = { $text } non è una mossa di questo gioco. Scegline una dall’elenco delle mosse consentite, oppure scrivi per esempio “costruisci Mulino”.
refusal-unknown-card = { $near_is ->
    [nobody] Nessuna carta si chiama { $text }.
   *[other] Nessuna carta si chiama { $text }. Intendevi «{ $near }»?
}
    .beginner = { $near_is ->
        [nobody] Nessuna carta di questo mazzo si chiama { $text }. Le carte disponibili si leggono nella descrizione del tavolo.
       *[other] Nessuna carta di questo mazzo si chiama { $text }. Intendevi «{ $near }»? Le carte disponibili si leggono nella descrizione del tavolo.
    }
refusal-no-loss-due = Non devi perdere «{ $card }»: nessuna invasione aspetta una scelta.
    .beginner = Non devi perdere «{ $card }». Un edificio si gira a faccia in giù solo quando la difesa ha appena ceduto a un’invasione; ora bisogna prendere una carta.
refusal-loss-due = Prima scegli un edificio da perdere.
    .beginner = Prima viene l’invasione: scegli l’edificio da girare a faccia in giù. Poi la partita continua.
refusal-choice-left = Non puoi scartare «{ $card }»: c’è un’altra scelta possibile.
    .beginner = Non puoi scartare «{ $card }». Si scarta solo quando non si può prendere nessuna carta, e qui almeno una scelta è possibile.
refusal-discard-own-card = Puoi scartare solo la tua carta, «{ $own }».
    .beginner = Se non si può prendere niente, si scarta la carta che si ha davanti: la tua è «{ $own }», non «{ $card }».
refusal-already-bastion = «{ $card }» è già un bastione.
    .beginner = «{ $card }» è già a faccia in giù. Un bastione non si può perdere: scegli un edificio scoperto.
refusal-not-in-your-realm = «{ $card }» non è nel tuo reame.
    .beginner = «{ $card }» non è nel tuo reame. Puoi girare a faccia in giù solo un tuo edificio.
refusal-cannot-be-flipped = Non puoi girare «{ $card }» a faccia in giù.
    .beginner = «{ $card }» ha il simbolo “non può diventare bastione”, quindi nemmeno un’invasione può girare questa carta a faccia in giù. Scegli un altro edificio.
refusal-card-in-realm = «{ $card }» è già { $seat_is ->
        [you] nel tuo reame
       *[other] nel reame di { $seat }
    }.
    .beginner = «{ $card }» è una carta già costruita: sta { $seat_is ->
        [you] nel tuo reame
       *[other] nel reame di { $seat }
    } e ci resta. Si possono prendere solo le carte distribuite in questo round.
refusal-card-discarded = «{ $card }» è tra gli scarti.
    .beginner = «{ $card }» è tra gli scarti: è una carta già uscita dal gioco e non torna più.
refusal-card-not-in-game = «{ $card }» si usa solo con almeno { COUNT($needed, "player") }.
    .beginner = Su «{ $card }» c’è il numero { $needed }, quindi con { COUNT($players, "player") } la carta resta nella scatola.
refusal-card-not-dealt = «{ $card }» non è sul tavolo.
    .beginner = «{ $card }» non è tra le carte distribuite in questo round. Si può prendere solo una carta scoperta al centro o davanti a chi deve ancora giocare.
refusal-trade-not-payable = Per lo scambio { $needed ->
        [one] serve
       *[other] servono
    } { COUNT($needed, "coin") }; ne hai { $coins }.
    .beginner = «{ $card }» non è la carta davanti a te, quindi prima viene lo scambio: all’azione { $step } di { $steps } non avresti monete per pagare. Prima dello scambio hai { COUNT($coins, "coin") }.
refusal-cannot-be-bastion = «{ $card }» non può diventare un bastione.
    .beginner = «{ $card }» ha il simbolo “non può diventare bastione”: questa carta si può solo costruire come edificio.
refusal-too-few-coins = «{ $card }» costa { COUNT($cost, "coin") }; ne avresti { $coins }.
    .beginner = «{ $card }» costa { COUNT($cost, "coin") }, e al momento di costruire ne avresti { $coins }: te ne { $missing ->
        [one] manca
       *[other] mancano
    } { $missing }.

## Rules

rule-starting-coins = Monete iniziali
    .text = All’inizio si ricevono, nell’ordine a partire dal primo giocatore, { $starting_coins } monete. La riserva non finisce mai.
rule-invader-tokens = Segnalini invasione
    .text = I segnalini formano una pila coperta. Ognuno nasconde un valore; se si gioca in pochi, alcuni dei più deboli restano fuori.
rule-player-count = Numero di giocatori
    .text = Le carte con un numero più alto di quello dei giocatori restano nella scatola.
rule-round = I round
    .text = Una partita ha { $rounds } round. In ogni round ciascuno prende una carta e la costruisce.
rule-dealing = Distribuzione
    .text = In ogni round si distribuisce una carta scoperta a testa, più { $middle_cards } al centro.
rule-turn = Il tuo turno
    .text = Prendi una delle carte disponibili, fai lo scambio se era altrove, poi costruiscila come edificio o erigi un bastione.
rule-taking = Scelta della carta
    .text = Puoi prendere la tua carta, quella di chi non ha ancora giocato o una carta del centro. Quelle già nei reami non si toccano.
rule-swapping = Scambio
    .text = Se prendi una carta altrove, la tua va al suo posto. Le azioni di scambio della carta che cedi non contano.
rule-trade-order = Azioni di scambio
    .text = Le azioni di una carta presa altrove si eseguono tutte, da sinistra a destra. Se anche una sola non si può pagare, quella carta non si può prendere.
rule-trade-gain = Prendere una moneta
    .text = Dalla riserva ricevi 1 moneta. Puoi usarla per un’azione successiva o per pagare l’edificio.
rule-trade-pay = Pagare una moneta
    .text = Dai 1 moneta a chi aveva la carta davanti, oppure alla riserva se la carta era al centro.
rule-trade-token = Segnalino invasione
    .text = Il primo segnalino della pila va, senza che nessuno lo guardi, sullo spazio di questo round.
rule-one-token = Un segnalino per round
    .text = Lo spazio di un round contiene un solo segnalino. Altri simboli nello stesso round non hanno effetto, e nemmeno un simbolo quando la pila è vuota; le carte si possono prendere lo stesso.
rule-building = Costruire un edificio
    .text = Il costo si paga alla riserva; la carta entra scoperta nel tuo reame.
rule-bastion = Bastioni di difesa
    .text = La carta entra nel tuo reame a faccia in giù e ti porta { COUNT($bastion_income, "coin") }. Un bastione vale { COUNT($bastion_strength, "shield") } e non è un edificio: non dà punti e non ha categoria.
rule-fixed-cards = Non può diventare bastione
    .text = Le carte con questo simbolo si possono solo costruire come edifici, e nemmeno un’invasione può girarle a faccia in giù.
rule-dead-end = Nessuna scelta possibile
    .text = Chi non può prendere nessuna carta scarta quella che ha davanti e in questo round non costruisce niente. Con il mazzo normale non succede mai.
rule-end-of-round = Fine del round
    .text = Dopo il turno di tutti, le carte rimaste al centro vanno agli scarti, scoperte.
rule-first-player = Primo giocatore
    .text = Dopo ogni round il segnalino avanza di un posto.
rule-invasion = Invasione
    .text = Dopo certi round si scoprono tutti i segnalini del percorso. La somma di quelli messi dall’inizio della partita è la forza d’attacco degli invasori.
rule-defence = Difesa
    .text = Il valore di difesa è il numero di scudi del tuo reame, su edifici e bastioni. Se non è più basso della forza d’attacco, respingi l’invasione.
rule-losing = Perdere un edificio
    .text = Un reame che non la respinge perde un edificio, a scelta di chi lo governa: la carta si gira a faccia in giù e diventa un bastione, ma non porta monete. I bastioni e le carte che non possono diventarlo sono esclusi; chi non ha altro non perde niente.
rule-award = Premio
    .text = { $award ->
        [1] Chi respinge l’ultima invasione guadagna in punti vittoria la forza d’attacco. Le invasioni precedenti non danno punti.
       *[other] Chi respinge l’ultima invasione guadagna in punti vittoria { $award } volte la forza d’attacco. Le invasioni precedenti non danno punti.
    }
rule-scoring = Punteggio
    .text = Ogni edificio scoperto dà i punti che indica. I bastioni non danno punti e non appartengono a nessuna categoria. Ogni carta conta anche sé stessa.
rule-ties = Parità
    .text = A parità di punti è in vantaggio chi ha più monete, poi chi ha più edifici scoperti. Se la parità resta, si vince insieme.
rule-winning = Chi vince
    .text = Vince chi ha più punti dopo l’ultimo round e la sua invasione.

## Formulas of the score sheet

score-flat = «{ $card }»: { COUNT($points, "point") }
score-percat = «{ $card }»: { $each } per ogni edificio { $category }, { $count } × { $each } = { COUNT($points, "point") }
score-bestcat = «{ $card }»: { $each } per ogni edificio { $category } (la categoria migliore), { $count } × { $each } = { COUNT($points, "point") }
score-coin = «{ $card }»: { $each } per ogni moneta, { $coins } × { $each } = { COUNT($points, "point") }
score-pair = { $complete ->
    [1] «{ $card }»: un edificio { $first } e uno { $second }, { COUNT($points, "point") }
   *[0] «{ $card }»: servono un edificio { $first } e uno { $second }, { COUNT($points, "point") }
}
score-cats = «{ $card }»: { COUNT($count, "category") }, { COUNT($points, "point") }
score-inv = «{ $card }»: { $most } meno 1 per ogni moneta, mai sotto 0, { $most } − { $coins }, { COUNT($points, "point") }
score-award = { $each ->
    [1] Ultima invasione respinta, forza d’attacco { $strength }: { COUNT($points, "point") }
   *[other] Ultima invasione respinta, forza d’attacco { $strength } × { $each }: { COUNT($points, "point") }
}

## Words of the text board

board-heading = Minute Realms, round { $round } di { $rounds }
board-turn = { $seat_is ->
    [you] Ora prendi una carta.
   *[other] Ora { $seat } prende una carta.
}
board-loss = { $seat_is ->
    [you] Ora scegli un edificio da perdere.
   *[other] Ora { $seat } sceglie un edificio da perdere.
}
board-first = Primo giocatore: { $seat }.
board-offer = Carte disponibili: { $cards }.
board-place = «{ $card }» ({ $place })
board-middle = centro
board-track = Percorso degli invasori: { $spaces }. Pila: { COUNT($pile, "token") }.
board-space-empty = round { $round } vuoto
board-space-hidden = round { $round } coperto
board-space-open = round { $round } valore { $strength }
board-invasion = Invasione dopo il round { $round }: forza d’attacco { $strength }; respinta da: { $seats }.
board-seat = { $seat }: { COUNT($points, "point") }, { COUNT($coins, "coin") }, { COUNT($defence, "shield") }. Edifici: { $buildings }. Bastioni: { $bastions }.
board-deck = Mazzo: { COUNT($pile, "card") }; scarti: { COUNT($discards, "card") }.
column-coins = Monete
column-defence = Scudi
column-buildings = Edifici
column-bastions = Bastioni

error-too-few-cards = { $players } giocatori hanno bisogno di { $needed } carte ({ $rounds } round da { $cards }); questo mazzo ne ha { $have } per tanti giocatori.
error-rule-strikes = invasion_rounds devono essere numeri crescenti da 1 a { $most } (rounds), per esempio (4, 8), non { $given }.
error-rule-coins = starting_coins deve contenere da { $least } a { $most } numeri interi da 0 a 99, uno per posto, non { $given }.
error-rule-table = category_table deve contenere { $numbers } numeri interi da 0 a 99, per 0 fino a { $categories } categorie diverse, non { $given }.
error-rule-tokens = tokens deve essere una lista come [Tokens(strength=1, count=5)], con forze 0-9 e quantità 0-50; { $given } non va bene.
error-rule-most-tokens = tokens possono essere al massimo { $most } in tutto, non { $given }.
error-cell-trade = Riga { $row }, colonna { $column }: è { $given }; ci vanno fino a { $most } lettere g (guadagna), p (paga) e i (segnalino invasore), in ordine.
error-cell-not-empty = Riga { $row }, colonna { $column }: è { $given }; in una carta che vale come '{ $scoring }' resta vuota.
error-cell-pair = Riga { $row }, colonna { $column }: è { $given } come arg1; una coppia indica due categorie diverse.
