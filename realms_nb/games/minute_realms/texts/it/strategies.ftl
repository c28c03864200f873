# Perché una strategia ha scelto così. La forma breve sta negli elenchi, perciò non ha soggetto.

reason-points-now = Subito { COUNT($points, "point") } in più.
    .beginner = Se la partita finisse ora, questa mossa porterebbe { COUNT($points, "point") } in più.

reason-points-later = Più avanti circa { COUNT($points, "point") } in più.
    .beginner = Gli edifici con un obiettivo possono ancora crescere: i prossimi turni possono dare circa { COUNT($points, "point") } in più.

reason-coins = { COUNT($coins, "coin") } in più in mano.
    .beginner = Porta { COUNT($coins, "coin") } in più. Con le monete si pagano gli edifici dei prossimi round.

reason-shields = Più al sicuro dagli invasori del { $percent } %.
    .beginner = Con questi scudi la probabilità di respingere le prossime invasioni sale in tutto di { $percent } punti percentuali.

reason-award = Premio più alto di circa { COUNT($points, "point") }.
    .beginner = Chi respinge l’ultima invasione ne guadagna la forza in punti: ci si può aspettare circa { COUNT($points, "point") } in più.

reason-denial = Toglie agli altri { COUNT($points, "point") }.
    .beginner = Chi deve ancora giocare avrebbe potuto fare { COUNT($points, "point") } in più con ciò che questa mossa porta via.

reason-gifts = Paga { COUNT($coins, "coin") } a un altro giocatore.
    .beginner = Lo scambio dà { COUNT($coins, "coin") } a un altro giocatore, e a questi pesi va bene così.

reason-lesser-evil = Niente conviene; questa costa meno di tutte.
    .beginner = Secondo questi pesi nessuna mossa migliora la posizione. Questa costa meno di tutte.

reason-next-best = { $use ->
    [build] Seconda scelta: costruire «{ $card }» ({ $percent } %).
    [bastion] Seconda scelta: «{ $card }» come bastione ({ $percent } %).
   *[lose] Seconda scelta: perdere «{ $card }» ({ $percent } %).
}
    .beginner = { $use ->
        [build] La seconda scelta, costruire «{ $card }», ha vinto il { $percent } % delle sue partite.
        [bastion] La seconda scelta, usare «{ $card }» come bastione, ha vinto il { $percent } % delle sue partite.
       *[lose] La seconda scelta, perdere «{ $card }», ha vinto il { $percent } % delle sue partite.
    }

# Come si chiamano i cursori della bilancia; le stesse parole delle ragioni qui sopra.
scales-title = Pesi del tuo giocatore
scales-reset = Tutto come all’inizio
scales-yours = il tuo
scales-score = { $name }: { $score } ± { $margin } punti a partita
weight-points-now = punti subito
weight-points-later = punti più avanti
weight-coins = monete in mano
weight-shields = al sicuro dagli invasori
weight-award = il premio
weight-gifts = monete agli altri
