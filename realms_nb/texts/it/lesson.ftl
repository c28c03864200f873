# La lezione: un primo turno, mostrato sul tabellone stesso. Che cosa dicono i suoi passi spetta a ogni gioco.

ui-lesson = Lezione
ui-lesson-step = Lezione · passo { $at } di { $length } · senza orologio
ui-lesson-learn = Imparalo (circa 2 minuti)
ui-lesson-first = È la prima volta?
ui-lesson-first-text = La lezione gioca con te un primo turno, passo dopo passo e senza orologio.
ui-lesson-later = Non ora
ui-lesson-back = Indietro
ui-lesson-show = Fammi vedere
ui-lesson-on = Avanti
ui-lesson-again = Annulla la mossa
ui-lesson-end = Finisci la lezione
ui-lesson-sure = Finire la lezione?
ui-lesson-stay = Resta
ui-lesson-leave = Torna alla mia partita
ui-lesson-play-on = Continua da qui
ui-lesson-new = Comincia una nuova partita
ui-lesson-shaded = Nella lezione si possono premere solo i punti chiari.
ui-lesson-keys = F6: al punto chiaro e ritorno
lesson-wrong = { $deed } È permesso, ma in questo passo si tratta di altro.
lesson-else = Non è quella. Guarda di nuovo i punti chiari.
