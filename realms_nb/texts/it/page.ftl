# Una partita come pagina, e il gioco in un file.

ui-save-page = Salva come pagina
ui-page-theme = Chiaro o scuro
ui-page-print = Stampa questa posizione
ui-page-licences = Licenze di ciò che contiene
ui-page-unpack = Si scompatta …
ui-page-python = Python si avvia …
ui-page-games = Si prepara il tavolo …
ui-page-failed = Questa pagina non ha potuto avviare il suo Python. Ricaricala; se non basta, usa un browser del 2023 o più recente (Firefox 114, Chrome 111, Safari 16.4 o successivi), oppure scarica di nuovo il file. Il motivo:
ui-page-busy = Gli altri stanno pensando. Quello che hai scelto è tenuto da parte e viene subito dopo.
ui-page-silent = Python non risponde
ui-page-offline = Con il cursore puoi ripercorrere la partita. Ricarica la pagina per continuare a giocare: la partita è conservata.
ui-page-chances = Una pagina gioca solo pochi futuri, uno dopo l’altro: finora { $playouts } per ciascuna di queste mosse, tutti giocano con gli stessi pesi. Le fasce (95 %) sono larghe di conseguenza. Premi una mossa per vederla sulla plancia.
ui-page-kept = La partita è conservata in questo browser: chiudi la pagina e riprende da dove l’hai lasciata. «Salva in un file» nel menu la conserva per sempre.
ui-page-not-kept = Questo browser non conserva nulla per questa pagina: chiusa la pagina, la partita è persa. «Salva in un file» nel menu la conserva.
page-too-old-to-play = Questa pagina gioca con Python dentro il browser: serve Firefox 114, Chrome 111, Safari 16.4 o più recente, con gli script permessi.
page-too-old = Per mostrare la plancia questa pagina ha bisogno di un browser del 2023 o più recente che permetta gli script. Quello che leggi qui è la posizione a parole.

page-set-aside = È ancora lì, con il nome «{ $name }»; questa è una nuova partita.
error-kept-of-another-shape = Quello che questo browser ha conservato non è una partita che questa pagina avrebbe potuto scrivere.
error-page-of-what = Una pagina mostra una partita, fatta con rn.Match(game, ...), non { $given }.
error-page-review-of-what = review è ciò che dà rn.review(match), non { $given }.
error-page-review-of-another-match = Questo riesame è di un’altra partita, o di meno mosse: rifallo con rn.review(match).
error-page-not-written = La pagina non può essere scritta in { $path }: { $error }.
