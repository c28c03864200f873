# Parole dei tavoli. Ogni messaggio `ui-` va al browser; lì { $... } lo riempie il browser.

ui-take = Prendi una carta. Costruiscila o fanne un bastione.
ui-lose = Gli invasori sono passati: scegli l’edificio che perdi.
ui-middle = Centro
ui-market = Carte disponibili
ui-took-own = { WHO($name, $name_is, "hai", "ha") } tenuto «{ $card }».
ui-took-middle = { WHO($name, $name_is, "hai", "ha") } preso «{ $card }» dal centro.
ui-took-from = { WHO($name, $name_is, "hai", "ha") } preso «{ $card }» da { $holder_is ->
    [you] te
   *[other] { $holder }
}.
ui-choice-none = Premi una carta per vedere che cosa farebbe.
ui-trade = Scambio, da sinistra a destra
ui-no-trade = Nessuna azione di scambio
ui-coins = monete
ui-use = Costruisci o fanne un bastione
ui-build-free = Costruisci: gratis
ui-build-pay = Costruisci: paghi { $cost }
ui-shields = scudi
ui-held = il reame ha respinto gli invasori
ui-fell = gli invasori sono entrati
ui-lose-one = «{ $card }» diventa un bastione
ui-track = Invasori
ui-track-note = anello: probabilità di respingerla
ui-realm-of = { $name_is ->
    [you] Il tuo reame
   *[other] Reame di { $name }
}
ui-bastion-name = Bastione
ui-stock = Carte nel mazzo: { $deck }. Scartate: { $discards }. Segnalini invasore nella pila: { $pile }.
ui-card-own = la tua carta
ui-card-of = { $name_is ->
    [you] la tua carta
   *[other] carta di { $name }
}
ui-card-middle = centro
ui-swap = cambio
ui-chance-to-stop = probabilità di respingerla { $percent } %
ui-chance-about = probabilità di respingerla circa { $percent } %
trades = scambio: { $actions }
trades-g = +{ COUNT($count, "coin") }
trades-p = paghi { $count }
trades-i = un invasore
goal = { $rounds ->
    [1] 1 round
   *[other] { $rounds } round
}, { $invasions ->
    [0] nessuna invasione
    [1] 1 invasione
   *[other] { $invasions } invasioni
}. Vince chi ha più punti.
end-headline = { $seats_is ->
    [you] Vinci
   *[other] { $seats_count ->
        [one] { $seats } vince
       *[other] Vittoria condivisa: { $seats }
    }
} con { COUNT($points, "point") }.
end-other = { $seat_is ->
    [you] tu
   *[other] { $seat }
} { $points }
end-title = { $seats_is ->
    [you] Vinci
   *[other] { $seats } vince
}, { $points } a { $next }
end-shared = Vittoria condivisa: { $seats }, { $points } a testa
end-place = Il tuo posto: { $place }º, con { $points }.
end-tie = { $how ->
    [coins] Stessi punti: hanno deciso più monete.
    [buildings] Stessi punti e monete: hanno deciso più edifici.
   *[shared] Punti, monete ed edifici sono uguali.
}
end-bastions = { WHO($seat, $seat_is, "hai respinto", "ha respinto") } { $stopped ->
    [1] l’invasione
    [2] entrambe le invasioni
   *[other] tutte e { $stopped } le invasioni
}, ma { $bastions } bastioni non danno punti.
end-award = { WHO($seat, $seat_is, "hai ricevuto", "ha ricevuto") } { $points } per l’ultima invasione respinta, { $other }.
end-buildings = { WHO($seat, $seat_is, "hai", "ha") } { $count ->
    [1] 1 edificio
   *[other] { $count } edifici
} per { COUNT($points, "point") }, { $other }.
end-built = { $seat_is ->
    [you] tu
   *[other] { $seat }
} { $count } per { $points }
ui-named-build = costruire { $card }
ui-named-bastion = { $card } come bastione
ui-lost-turn = turno perso
ui-invasion = Invasione dopo il round { $round }
ui-token-down = segnalino coperto
ui-token-up = segnalino di valore { $strength }
ui-token-none = nessun segnalino
ui-scene-invasion = Invasione: chi la respinge?
ui-keys-list = Tab, Esc = dentro il tavolo, fuori · ← → = da carta a carta; sul cursore, passo per passo · Invio = scegli la carta · B, W = costruisci, fanne un bastione · N, spazio = un passo · [ = un passo indietro · P = gioca da qui · U = annulla · 1 2 3 4 = scelta, mosse, probabilità, riesame · Y = perché · O = quanto vale per ognuno · D = ingrandisci il grafico · V = riesamina · C = probabilità di vincere · H = consiglio, poi altro · F = schermo intero · G = nuova partita, chiede prima · ? = questa pagina

# Where the long words of the cards may be broken in a narrow place.
long-words = Acque-dotto Birri-ficio Campa-nile Casa-torre Catte-drale Giar-dini Magaz-zino Mi-niera Offi-cina Pe-schiera Scrip-torium Scu-deria Seghe-ria Teso-reria bor-ghese con-fine d'ar-gento d'as-sedio dell'or-dine drap-pieri forti-ficata giu-stizia gra-ticcio pa-store pelle-grini re-liquie ve-detta

step-gain = Prendi 1 dalla riserva
step-pay-supply = Paga 1 alla riserva
step-pay-seat = Paga 1 a { $seat_is ->
    [you] te
   *[other] { $seat }
}
step-token = Segnalino coperto sul round { $round }
step-token-skipped = Simbolo invasione saltato
step-cannot-pay = Nessuna moneta per pagare
choice-from-you = la tua carta, senza scambio
choice-from-middle = dal centro; al suo posto va «{ $card }»
choice-from-seat = da { $seat_is ->
    [you] te
   *[other] { $seat }
}, in cambio di «{ $card }»
bastion-brings = Bastione: +{ COUNT($income, "coin") }, { COUNT($shields, "shield") }
loss-cost = { COUNT($points, "point") } in meno, { COUNT($shields, "shield") } in più

card-flat = { COUNT($points, "point") }
card-percat = { COUNT($points, "point") } per edificio { $category }
card-bestcat = { COUNT($points, "point") } per edificio di una categoria, la migliore
card-coin = { COUNT($points, "point") } per moneta alla fine
card-pair = { COUNT($points, "point") } con { $first } e { $second } insieme
card-cats = { $table } punti per 1–{ $most } categorie diverse
card-inv = { $points } punti meno 1 per moneta alla fine
card-shields = { COUNT($shields, "shield") }
card-fixed = mai un bastione
card-cost = costa { $cost }
card-trade = scambio: { $signs }
sign-g = prendi una moneta
sign-p = paga una moneta
sign-i = segnalino invasione

hint-take = { $free ->
    [0] Chi tiene la propria carta non fa scambi. Un bastione porta subito { COUNT($income, "coin") } e { COUNT($shields, "shield") }; gli edifici portano punti alla fine.
   *[other] { COUNT($free, "card") } si { $free ->
        [one] può
       *[other] possono
    } costruire ora senza spese. Un bastione porta subito { COUNT($income, "coin") } e { COUNT($shields, "shield") }; gli edifici portano punti alla fine.
}
hint-lose = L’edificio diventa un bastione e non dà più punti: rinuncia a quello che per te vale meno.
move-build = costruire «{ $card }»
move-bastion = fare di «{ $card }» un bastione
move-lose = perdere «{ $card }»
move-discard = scartare «{ $card }»

short-built-own = { $card }: carta tenuta e costruita
short-built-middle = { $card }: carta presa dal centro e costruita
short-built-seat = { $card }: carta presa { $seat_is ->
    [you] da te
   *[other] da { $seat }
} e costruita
short-bastion-own = { $card }: carta tenuta, bastione
short-bastion-middle = { $card }: carta presa dal centro, bastione
short-bastion-seat = { $card }: carta presa { $seat_is ->
    [you] da te
   *[other] da { $seat }
}, bastione
short-turn-lost = { $card }: carta scartata, turno perso
short-lost = { $card }: edificio perso
short-dealt = { $card } { $seat_is ->
    [you] a te
   *[other] a { $seat }
}
short-deal = Distribuite: { $given }.
short-deal-middle = Distribuite: { $given }; al centro { $middle }.

# Un primo sguardo in tre passi, e che cosa vogliono dire i segni.
ui-sym-coin = moneta; su una carta: il prezzo
ui-sym-points = punti
ui-sym-shield = scudo, respinge 1 di forza
ui-sym-gain = scambio: prendi una moneta
ui-sym-pay = scambio: paga una moneta
ui-sym-token = segnalino invasore, coperto
ui-sym-bastion = bastione
ui-sym-fixed = non può diventare un bastione
ui-sym-first = primo giocatore del round
ui-sym-kinds = categorie diverse

# How the levels play, for the dialog of a new game.
ui-plays-squire = Prende più punti che vede subito, ed è spesso distratto.
ui-plays-knight = Pesa punti di ora e di poi, monete e scudi; non guarda mai avanti.
ui-plays-duke = Prova ogni mossa in futuri a caso, in cui tutti giocano come un cavaliere.
ui-plays-emperor = Cerca in futuri a caso fino alla fine del round.
