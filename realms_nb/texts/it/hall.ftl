# Un tavolo per una classe: le pagine di chi gioca, la parete, la vista d'insieme, e ciò che può andare storto.

hall-lobby = Un tavolo di { $title }.
hall-lobby-code = Codice sulla parete
hall-lobby-name = Il tuo nome
hall-lobby-note = Un nome o un soprannome. Lo vede solo la tua classe.
hall-lobby-sit = Siediti
hall-lobby-again = Persa la connessione? Riapri lo stesso indirizzo: il tuo posto è ricordato su questo dispositivo.
hall-lobby-back = Torna al tuo posto
hall-lobby-script = Il gioco ha bisogno di un browser che esegue gli script. Questo non lo fa; provane un altro o chiedi all'insegnante.
hall-slow-down = Sono stati troppi tentativi. Aspetta un minuto e riprova.
hall-language = Lingua

hall-title = Tavolo { $number }, posto { $place }
hall-hello = Ciao { $person }. Giochi con
hall-said-waiting = L'insegnante comincia la partita. Non devi fare nulla; lo schermo si sveglia da solo.
hall-said-late = Le partite sono cominciate. L'insegnante ti cerca un posto; questa pagina va avanti da sola.
hall-said-paused = Pausa per tutti a questo tavolo. L'insegnante fa continuare.
hall-you = Tu
hall-here = c'è
hall-not-yet = non ancora
hall-plays-itself = gioca da solo
hall-away-for = via da { $seconds } s
hall-stands-in = { $player } gioca per { $person } fino al suo ritorno
hall-away-rule = Dopo { $seconds } s senza connessione { $player } gioca per chi è via, fino al suo ritorno.
hall-not-me = Non sono { $person }
hall-decides = { $person } decide
hall-your-turn = Tocca a te
hall-at-table = Tavolo { $number }
hall-watching = Ciò che { $person } decide lo vedrai qui.
hall-lost = Nessuna connessione. Il tuo posto resta.
hall-lost-again = Nuovo tentativo tra { $seconds } s.
hall-lost-now = Nuovo tentativo …
hall-arrived = La tua ultima mossa è arrivata.
hall-on-its-way = La tua ultima mossa è in viaggio. Viene giocata una volta.
hall-try = Prova ora
hall-learn = Imparalo in 90 secondi
hall-learn-end = Torna al tavolo
hall-cards = Tutte le carte
hall-answer = Rispondi
hall-answer-here = La tua risposta, un numero o una parola
hall-answered = La tua risposta: { $guess }. Puoi ancora cambiarla.
hall-no-answer = Una risposta è un numero o una parola di al massimo 40 lettere; nulla è cambiato.
hall-signs = Segni al tuo tavolo
hall-sign-well-played = Ben giocato
hall-sign-thanks = Grazie
hall-sign-one-moment = Un momento
hall-sign-help = Aiuto
hall-sign-wow = Che bello
hall-sign-sorry = Scusate
hall-to-lobby = Alla prima pagina
hall-no-key = Questo dispositivo non ha un posto qui. Vai alla prima pagina e scrivi il codice sulla parete.
hall-gone = Questo posto non è più tuo. Se è un errore, dillo all'insegnante.
hall-closed = Il tavolo è chiuso. Grazie per aver giocato.
hall-unread = La pagina ha inviato qualcosa che qui non si può leggere; nulla è cambiato.
hall-no-board = Al tuo tavolo non c'è ancora una partita; nulla è cambiato.
hall-too-fast = Era troppo in una volta, perciò questa linea è stata chiusa. La pagina si ricollega da sola.
hall-held = Questo tavolo è in pausa: non è stato giocato nulla. L'insegnante fa continuare.
hall-player-failed = Un giocatore di questo tavolo ha fallito; una persona può prendere il posto.
hall-game-unread = La partita di questo tavolo non si legge; se ne può dare una nuova.

hall-wall-join = Gioca anche tu su
hall-wall-hidden = Le mani qui restano coperte.
hall-wall-over = La partita è finita.
hall-leads = Chi è in testa?

hall-view-here = { $count } di { $most } presenti
hall-view-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
hall-view-table = tavolo
hall-view-seats = posti
hall-view-is-here = c'è
hall-view-is-away = via
hall-view-is-bot = gioca da solo
hall-view-moves = mosse
hall-view-whose-turn = a chi tocca
hall-view-since = da
hall-view-leads = conduce
hall-view-points = { $person }, { $points } punti
hall-view-over = finita
hall-view-not-dealt = non ancora distribuita
hall-view-waits = tocca a { $person }, che è via
hall-view-paused = pausa
hall-view-pause = Pausa
hall-view-resume = Continua
hall-view-pause-all = Pausa per tutti
hall-view-resume-all = Continuano tutti
hall-view-project = Sulla parete
hall-view-projected = sulla parete
hall-view-code-wall = Codice sulla parete
hall-view-wall = Pagina per la parete
hall-view-stands-in = { $player } gioca per { $person }
hall-view-give-back = { $person } gioca di nuovo
hall-view-start = Comincia le partite
hall-view-again = Una nuova partita dove una è finita
hall-view-late = { $person } aspetta un posto.
hall-view-seat-late = Dai a { $person } il posto di { $player } al tavolo { $number }
hall-view-nobody = Non c'è ancora nessuno. La classe apre l'indirizzo e scrive il codice.
hall-view-closed = Questa sala è chiusa. rn.host con la stessa cartella la riapre.
hall-view-next-round = Prossimo turno: chi ha gli stessi punti si incontra
hall-view-qr = L’indirizzo per la fotocamera di un telefono
hall-view-asks-help = { $person } chiede aiuto

hall-note-loopback = Solo questo computer può entrare. rn.host(..., open=True) fa entrare la classe.
hall-note-open = Chi è nella stessa rete può entrare. Un firewall può chiedere il permesso: Windows lo fa la prima volta, e si intendono le «reti private». Se un telefono non apre l'indirizzo, il wifi tiene separati i dispositivi; prova un hotspot o un cavo.
hall-note-folder = Nulla viene conservato: senza folder=... le partite finiscono con il kernel.
hall-note-hub = La classe entra attraverso il vostro hub. Il suo relè si attiva una volta sola: docs/halls.md.

error-hall-code-length = { $typed ->
    [0] Manca il codice: ha { $length } segni.
   *[other] Il codice ha { $length } segni; questi sono { $typed }.
}
error-hall-code-wrong = Questo non è il codice sulla parete. Guarda ancora una volta.
error-hall-name-empty = Scrivi un nome: un nome proprio o un soprannome.
error-hall-name-too-long = Questo nome è troppo lungo: ha al massimo { $most } lettere.
error-hall-name-with-markup = Un nome non può contenere < o >.
error-hall-name-with-hidden-letters = Un nome non può contenere interruzioni di riga o segni invisibili.
error-hall-name-you = Prendi un nome diverso da { $given }: il gioco chiama così chiunque lo legga.
error-hall-name-taken = Qui c'è già qualcuno che si chiama { $given }. Se sei tu, apri l'indirizzo sul dispositivo con cui ti sei seduto; altrimenti prendi un altro nome.
error-hall-full = Non c'è più nessun posto libero. Dillo all'insegnante.
error-hall-folder = La sala non può essere conservata nella cartella { $folder }: { $fault }.
error-hall-unreadable = { $path } non si può leggere: { $fault }. Dai alla sala un'altra cartella o correggi il file.
error-hall-not-ours = { $path } non è una sala scritta da questa versione di realms_nb. Dai alla sala un'altra cartella.
error-hall-other-game = Nella cartella { $folder } c'è una sala di { $title }. Dai a questa un'altra cartella o non indicare il gioco.
error-hall-game-missing = Nella cartella { $folder } non c'è ancora una sala: di' quale gioco, come in rn.host(game, folder=...).
error-hall-port = Su { $address }, porta { $port }, non si può ascoltare: { $fault }. Forse questa sala è aperta in un altro notebook; chiudila lì o di' port=0 per un'altra.
error-hall-address = { $given } non è un indirizzo di questa macchina. Ha { $known }.
error-hall-no-table = Non c'è un tavolo { $given }; ce ne sono { $count }.
error-hall-no-seat = Al tavolo { $table } nessuno si chiama { $given }; ci sono { $known }.
error-hall-nobodys-seat = Nessuno siede al posto { $place } del tavolo { $table }.
error-hall-nobody-late = Nessuno di nome { $given } aspetta un posto; ci sono { $known }.
error-hall-taken = Al tavolo { $table } quel posto è di qualcuno; si può dare solo il posto di un giocatore come knight.
error-hall-size = Un tavolo ha da 1 a { $most } posti, non { $given }.
error-hall-player = I posti vuoti di { $title } li prende un giocatore con il suo nome: { $known }; non { $given }.
error-hall-students = students è un numero da 1 a { $most }, o None per quanti vengono, non { $given }.
error-hall-patience = patience è un numero di secondi da 1 a { $most }, o None, non { $given }.
error-hall-shut = Questa sala è chiusa. rn.host con la stessa cartella la riapre.
error-hall-not-dealt = Al tavolo { $table } non è ancora stata distribuita una partita.
error-hall-still-playing = Si gioca ancora a: { $tables }. Il prossimo turno comincia quando tutti hanno finito.
error-hall-question = Una domanda ha un nome e una riga di testo di al massimo { $most } lettere, non { $given }.
error-hall-hub = hub è l’indirizzo del tuo Jupyter come lo mostra il browser, per esempio "https://hub.scuola.org/user/ada/lab", non { $given }.
