# Una partita come pagina, e il gioco in un file.

ui-save-page = Salva come pagina
ui-page-theme = Chiaro o scuro
ui-page-print = Stampa questa posizione
ui-page-licences = Licenze di ciò che contiene
page-too-old = Per mostrare la plancia questa pagina ha bisogno di un browser del 2023 o più recente che permetta gli script. Quello che leggi qui è la posizione a parole.

error-page-of-what = Una pagina mostra una partita, fatta con rn.Match(game, ...), non { $given }.
error-page-review-of-what = review è ciò che dà rn.review(match), non { $given }.
error-page-review-of-another-match = Questo riesame è di un’altra partita, o di meno mosse: rifallo con rn.review(match).
error-page-not-written = La pagina non può essere scritta in { $path }: { $error }.
