# La lezione di Realm of Sand. Un passo ha un titolo e un testo e, dove c’è da fare, un compito e quando è fatto.

lesson-goal = Dieci clessidre chiudono la partita. Vince chi ha più punti.
lesson-goal-text = Gli edifici portano punti, e molti anche clessidre. Chi ne ha dieci per primo chiude la partita. Qui vedi a che punto è ognuno.

lesson-pick = Un edificio è un disegno di rune.
lesson-pick-text = «{ $card }»: sono due rune verdi e una rossa in questa forma. Le tue due verdi sono già lì.
lesson-pick-task = Premi «{ $card }»: diventa il tuo scopo.
lesson-pick-done = Fatto quando «{ $card }» è il tuo scopo
lesson-pick-else = È un altro edificio. «{ $card }» è quello chiaro.

lesson-lay = Manca una runa rossa.
lesson-lay-text = A ogni turno posi una delle tue tessere. La tessera { $tile } ha una runa rossa, nel mezzo. Premi la tessera, poi la casella C4.
lesson-lay-task = Prendi la tessera { $tile }. Posala su B4, C4, D4: il rosso va su C4.
lesson-lay-done = Fatto quando «{ $card }» è pronto per essere costruito

lesson-take = Una posata, una presa.
lesson-take-text = Puoi prendere una di queste due. Pensa al prossimo turno: «{ $next }» vuole rosso, nero e rosso in fila e un verde sotto il nero. Il tuo verde su D4 resta.
lesson-take-task = Prendi la tessera che aiuta per «{ $next }».
lesson-take-done = Fatto quando hai di nuovo tre tessere
lesson-take-after = { $helped ->
    [yes] Sì: nella fila sopra D4 ti fa costruire «{ $next }» nel prossimo turno.
   *[no] Anche questa va bene. L’altra è rosso-nero-rosso: nella fila sopra D4 ti farebbe costruire «{ $next }».
}

lesson-build = Costruisci ciò che è pronto.
lesson-build-text = Le sue tre rune lasciano la plancia, e l’edificio è tuo: porta un punto e una lanterna.
lesson-build-task = Premi «{ $card }» e costruisci.
lesson-build-done = Fatto quando hai costruito «{ $card }»

lesson-lantern = Una lanterna: una casella scura è aperta.
lesson-lantern-text = Le tre rune di «{ $card }» non ci sono più, le altre restano. Le caselle scure sul bordo sono chiuse. La tua lanterna ne apre una, quella che vuoi.

lesson-end = { $built ->
    [0] Il tuo turno è finito, ora gioca { $other }.
   *[other] Anche { $other } gioca. Nuovo edificio: «{ $card }».
}
lesson-end-text = È stato un turno intero: posare una tessera, prenderne una, costruire ciò che è pronto.
lesson-end-task = Continua da qui, o comincia una tua partita.
