# Che cosa può andare storto, per chi legge: che cosa era sbagliato e che cosa sarebbe giusto.

did-you-mean = Intendevi '{ $near }'?

error-unknown-language = Si racconta in { $known }, non in { $given }.
error-unknown-depth = La profondità di un racconto è una tra { $known }, non { $given }.
error-unknown-help = help è uno tra { $known }, o più di uno, non { $given }.
error-missing-package = Per questo serve { $package }, che qui non è installato. Si installa con: pip install { $package } (o tutto ciò che misura e disegna: pip install realms-nb).
error-not-offered = { $count ->
    [0] { $title } non ha { $name }; non c’è niente del genere.
   *[other] { $title } non ha { $name }; ci sono { $known }.
}
error-not-imagined = Le regole di { $title } sono giuste; non riesco a immaginare che cosa nascondono gli altri.
error-nobody-seated = { $title } non è per nessun numero di giocatori da { $least } a { $most }.
error-endless-future = Giocando a caso, { $title } non è finito dopo { $moves } mosse: di come finisce non si può dire nulla.
error-unknown-game = Nessun gioco si chiama { $given }; ci sono { $known }.{ NEAR($near) }
error-game-broken = Il gioco installato { $entry } ({ $place }) non si può caricare: { $fault }.
error-game-misnamed = L’entry point { $entry } di un pacchetto installato indica { $place }, che non è un gioco con quel nome ma { $given }.
error-new-game-name = Un gioco si chiama come una parola che Python può importare, per esempio nim: minuscole, cifre e _, non { $given }.
error-new-game-taken = { $given } è già il nome di un gioco o di un modulo di Python; scegline un altro.
error-new-game-title = Un titolo è fatto di poche parole senza virgolette, parentesi graffe e a capo, non { $given }.
error-new-game-exists = { $place } esiste già e resta com’è; scegli un altro nome o un’altra cartella.
error-new-game-not-written = Il gioco non si può scrivere in { $place }: { $fault }.
error-unknown-player = Per { $title } nessuna strategia si chiama { $given }; ci sono { $known }.{ NEAR($near) }
error-unknown-strategy = Nessuna strategia si chiama { $given }; ci sono { $known }.{ NEAR($near) }
error-unknown-seat = Il posto { $given } non c’è; i posti sono { $known }.
error-no-seat-of-your-own = { $asked } parla del proprio reame: dai la vista di un posto, per esempio match.view(you=0).
error-not-a-view = { $asked } vuole una vista, come la dà match.view(), non { $given }.
error-number-of-players = { $title } è per { $least }–{ $most } giocatori, non { $given }.
error-bad-seed = Un seme è un numero intero da 0 a { $most }, non { $given }.
error-seed-and-deal = Una partita comincia con un seme o con dei mazzi, non con entrambi.
error-no-seed-and-no-deal = Non contiene né un seme né dei mazzi.
error-no-such-pile = Questo gioco ha i mazzi { $known }; { $given } non c’è.
error-not-in-the-pile = Nel mazzo { $pile } non c’è { $given }, o non così tante volte.
error-name-not-text = Il nome del posto { $number } è { $given }; un nome è un testo come 'Ada'.
error-name-empty = Il nome del posto { $number }, { $given }, non va bene: un nome non può essere vuoto.
error-name-too-long = Il nome del posto { $number }, { $given }, non va bene: un nome ha al massimo { $most } caratteri, questo ne ha { $length }.
error-name-with-markup = Il nome del posto { $number }, { $given }, non va bene: un nome non può contenere < o >.
error-name-with-hidden-letters = Il nome del posto { $number }, { $given }, non va bene: un nome non può contenere interruzioni di riga, caratteri di controllo o segni che cambiano la direzione della scrittura.
error-name-twice = Due posti si chiamano { $given }; ogni posto vuole un nome suo.
error-too-many-seats = Nessun gioco ha { $given } posti.
error-seats-of-what = I posti sono un numero o un elenco di nomi, non { $given }.

error-nothing-to-undo = Non c’è nessuna mossa da annullare: la partita è all’inizio.
error-nothing-to-redo = Non c’è nessuna mossa da ripetere: niente è stato annullato.
error-no-such-step = La partita ha { $length } mosse; { $given } non è un numero da 0 a { $length }.
error-no-such-choice = { $given } non è una mossa che si possa scegliere adesso; ci sono { $known }.
error-no-such-line = La linea { $given } non c’è; le linee sono { $known }.
error-no-lesson = { $title } non porta una lezione, quindi non c’è niente da mostrare; rn.Board mostra una partita.
error-no-such-earlier-game = La partita precedente { $given } non c’è; il loro numero è { $count }.
error-moves-from-one = moves è un numero intero da 1 in su, non { $given }.

error-unreadable-move = { $text } non è una mossa; scrivi per esempio { $examples }.
error-no-such-card = Nessuna carta si chiama { $text }.{ NEAR($near) }

error-save-not-opened = La partita salvata non si può aprire: { $error }
error-save-not-replayed = La mossa { $number } di { $count }, { $move }, non si può rigiocare: { $error }
error-save-line-from-nowhere = La linea { $line } della partita salvata non parte da nessuna linea che la preceda.
error-save-line-twice = La linea { $line } della partita salvata ne ripete un’altra.
error-save-beyond-lines = La partita salvata è alla linea { $line }, ma il numero delle linee è solo { $count }.
error-save-beyond-moves = La partita salvata è alla mossa { $at }, ma il numero delle mosse è solo { $count }.
error-save-changed = Rigiocata, la partita finisce con i punti { $scores }, ma il file dice { $expected }: è stato modificato.
error-save-not-written = La partita non si può salvare come { $name }: { $fault }.
error-save-not-read = La partita salvata { $name } non si può leggere: { $fault }.
error-save-too-large = { $name } è troppo grande per una partita salvata.
error-save-not-ours = { $name } non è una partita salvata di realms_nb.
error-save-too-new = { $name } è stata salvata da un realms_nb più recente (formato { $version }; questo legge fino al { $newest }). Aggiorna realms_nb per aprirla.
error-save-damaged = { $name } è rovinato o non è una partita salvata: { $fault }.
error-kept-damaged = La partita conservata non si può leggere: { $fault }

error-strategy-failed = { $seat } ({ $player }): { $error }
error-strategy-cheated = { $seat } ({ $player }): la mossa scelta non è permessa. { $error }
move-hidden = una mossa che { $seat_is ->
    [you] vedi solo tu
   *[other] vede solo { $seat }
}

error-no-such-rule = Le regole non hanno { $given }; hanno { $known }.{ NEAR($near) }
error-rule-whole = { $rule } deve essere un numero intero da { $least } a { $most }, non { $given }.
error-rule-list = { $rule } deve essere una lista, non { $given }.
error-cell-empty = Riga { $row }, colonna { $column }: è vuota.
error-cell-whole = Riga { $row }, colonna { $column }: è { $given }; ci va un numero intero da { $least } a { $most }.
error-cell-twice = Riga { $row }, colonna { $column }: { $given } è già il nome della carta nella riga { $twin }, o gli somiglia; dai a questa un nome suo.
error-cell-unknown = Riga { $row }, colonna { $column }: è { $given }; ci va uno di { $known }.{ NEAR($near) }
error-deck-too-large = Un mazzo ha al massimo { $most } carte.
error-deck-empty = Il mazzo non ha carte.
error-no-such-column = Una carta non ha { $given }; ha { $known }.{ NEAR($near) }
error-lab-no-such-way = Nessun modo di giocare si chiama { $given }; ci sono { $known }.{ NEAR($near) }

error-unknown-event = { $given } non è un evento di questo gioco né altro da ascoltare; ci sono { $known }.{ NEAR($near) }
error-handler-not-a-function = Chi ascolta è una funzione che riceve ciò che è successo, non { $given }.
error-handler-arguments = { $given } non può ascoltare: la funzione prende ciò che è successo e, come secondo argomento, la partita se la vuole.
error-handler-changes = Chi ascolta ascolta soltanto: non può giocare, annullare o cambiare la partita.
error-pause-outside = rn.pause ferma un tavolo dall'interno di una funzione che sta ascoltando.
error-since-what = since è "start" o niente, non { $given }.
error-tally-by = Un conto si fa per { $known }, non per { $given }.
error-lab-fault = Non si misura nulla, perché { $who } ha fallito alla mossa { $move } della distribuzione con il seme { $seed }, al posto { $place }. { $why }
error-ruling-unknown = Per una nuova partita non si può scegliere la regola { $given }; ci sono: { $known }.
error-ruling-wrong = { $rule }: non si può scegliere { $given }. Ci sono: { $known }, ognuno una volta.
error-rules-without-seats = Altre regole valgono per una nuova partita: di’ chi siede lì.
