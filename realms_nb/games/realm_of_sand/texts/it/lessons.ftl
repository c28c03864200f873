# Che cosa dicono gli esercizi di Realm of Sand: che cosa si chiede, suggerimenti, soluzioni e giudizi.

lesson-sand-1-wanted = un numero intero
lesson-sand-1-hint-1 = L’area chiara ha 4 per 4 caselle. Conta prima i posti per un solo modo di tenere la tessera.
lesson-sand-1-hint-2 = Un angolo di tre quadrati sta in un riquadro di 2 per 2 caselle, e di riquadri così ce ne sono 3 per 3.
lesson-sand-1-hint-3 = La tessera ad angolo rosso-nero-nero capovolta è uguale, perché ha nere tutte e due le braccia. Quindi i modi di tenerla sono 4, non 8.
lesson-sand-1-answer = 4 modi di tenerla per 9 posti: 36. Le regole contano lo stesso: `len([move for move in table.legal_moves if str(move).startswith("lay T24")])`.
lesson-sand-2-wanted = una lista di mosse come testo, per esempio `["lay T13 B2=R C2=R D2=K", "take T10"]`
lesson-sand-2-hint-1 = Confronta le forme delle tue tre tessere con gli schemi degli edifici piccoli.
lesson-sand-2-hint-2 = Uno schema si può ruotare. Una tessera si può ruotare e capovolgere.
lesson-sand-2-hint-3 = Posa la tessera, prendine una nuova, poi costruisci: tre mosse. `[str(move) for move in second.legal_moves if "build" in str(move)]` elenca ciò che allora si può costruire.
lesson-sand-2-answer = `["lay T03 B2=G C2=G B3=R", "take T10", "build I-07 B2 C2 B3"]` è una di molte.
lesson-sand-3-wanted = la tua partita in solitario, `solo`
lesson-sand-3-hint-1 = Cerca edifici a cui mancano uno o due pezzi: li elenca `rn.building_odds`.
lesson-sand-3-hint-2 = Ciò che resta in giro non disturba. Raccogli dunque per due edifici insieme.
lesson-sand-3-hint-3 = Chiedi a un giocatore: `rn.watch(solo, "duke", moves=3)` fa tre mosse per te e dice perché.
lesson-sand-3-answer = `duke` ci riuscirebbe, ma allora la partita è di `duke`. Posa ogni tessera dove a molti edifici mancano uno o due pezzi e costruisci subito ciò che è pronto.
lesson-ways-to-lay = ci sono { $count } modi di posare la tessera ad angolo rosso-nero-nero sulla plancia vuota.
lesson-built-at-once = { $card } già nel primissimo turno.
lesson-solo = { COUNT($points, "point") }: { $rank ->
    [apprentice] { term-apprentice }
    [master] { term-master }
    [grand-master] { term-grand-master }
    [premier] { term-premier }
   *[king] { term-king }
}.
error-lesson-too-few-ways = { $given } è troppo poco.
error-lesson-too-many-ways = { $given } è troppo.
error-lesson-flips-counted = { $given } conta ogni angolo due volte: capovolto, questo è uguale a quando è girato.
error-lesson-first-turn-over = il primo turno finisce prima della mossa { $number }, { $move }.
error-lesson-move-not-possible = la mossa { $number }, { $move }, non è possibile. { $error }
error-lesson-nothing-built = nessun edificio è stato completato. Dopo aver posato e preso una tessera puoi ancora costruire.
error-lesson-not-solo = questa non è una partita in solitario con le regole normali: `rn.Match(rn.realm_of_sand, ["You"], seed=...)`.
error-lesson-solo-goes-on = è il turno { $at } di { $turns }. Continua a giocare.
error-lesson-too-few-points = { COUNT($points, "point") }: `knight` ne ha quasi sempre { $wanted } o più. Annulla delle mosse o ricomincia, e arriva a { $wanted }.
error-lesson-moves-of-a-player = punti a sufficienza, ma di { $main } azioni principali solo { $own } sono tue; le altre sono quelle di un giocatore del pacchetto. Fanne almeno metà tu.
