# Perché una strategia ha scelto così. La forma breve sta negli elenchi, perciò non ha soggetto.

reason-random = Scelta a caso fra { $count } mosse.
    .beginner = Scelta a caso: ognuna delle { $count } mosse permesse aveva la stessa probabilità.

reason-only-move = Nessun’altra mossa è permessa.
    .beginner = Non c’era niente da decidere: nessun’altra mossa è permessa.

reason-noise = Per capriccio.
    .beginner = Per capriccio: altre mosse pesano di più, ma in questi pesi anche il caso ha voce in capitolo.

reason-win-chance = Provata { $playouts } volte: vinto il { $percent } %.
    .beginner = Ciò che è nascosto è stato estratto { $playouts } volte e poi si è giocato fino alla fine: questa mossa ha vinto il { $percent } % di queste partite.

reason-expected-score = { $standing ->
    [ahead] Alla fine circa { COUNT($points, "point") }, { $margin } più del migliore fra gli altri.
    [behind] Alla fine circa { COUNT($points, "point") }, { $margin } meno del migliore fra gli altri.
   *[level] Alla fine circa { COUNT($points, "point") }, alla pari con il migliore fra gli altri.
}
    .beginner = { $standing ->
        [ahead] In media le partite simulate sono finite con { COUNT($points, "point") }, { $margin } più del migliore fra gli altri.
        [behind] In media le partite simulate sono finite con { COUNT($points, "point") }, { $margin } meno del migliore fra gli altri.
       *[level] In media le partite simulate sono finite con { COUNT($points, "point") }, alla pari con il migliore fra gli altri.
    }

reason-candidates = Poi: { $listed }.
    .beginner = Le mosse migliori dopo questa nelle stesse partite, e quante ne hanno vinte: { $listed }.

reason-not-imagined = Non riesce a immaginare che cosa nascondono gli altri; una di { $count } mosse.
    .beginner = Non si è potuto estrarre un mondo che rispetti le regole: è stata sorteggiata una delle { $count } mosse permesse.

# Le parole della strategia stessa.
reason-said = { $why }
