# Che cosa dice il corso oltre agli esercizi: previsioni e resoconti per l’insegnante.

predict-first = Prima indovina: metti un numero o una parola al posto dei puntini ed esegui di nuovo la cella. (Eseguila così com’è per andare avanti senza previsione.)
predict-none = Nessuna previsione. Vai avanti; finché non si misura puoi ancora farne una.
predict-noted = Annotato: { $said }. Ora vai avanti e guarda.
predict-said = Avevi previsto: { $said }.
predict-measured = Misurato: { $measured }.
predict-class = La tua classe ({ $count }): { $listed }.
predict-you = tu
predict-truth = misurato
predict-word-more = di più
predict-word-fewer = di meno
predict-word-same = uguale
predict-word-yes = sì
predict-word-no = no
predict-word-unknown = non si può ancora dire
error-predict-name = Una previsione ha un nome, come "rich-points", non { $given }.
error-predict-kind = Una previsione è un numero o una parola come "more", non { $given }.

report-wanted = Metti il tuo nome al posto dei puntini e poi che cosa hai scoperto: rn.report("Ann", "..."). Così si scrive il tuo resoconto.
report-head = { $name }: { $lesson }, { $date }
report-check = { $name }: { $word } (tentativi: { $tries }, suggerimento più avanzato: { $hint })
report-guess = { $name }: previsto { $said }, misurato { $measured }
report-answer = Con parole proprie: { $text }
report-nothing = In questo notebook non è ancora stato verificato o previsto nulla.
report-written = Scritto in { $file } nella cartella { $folder }, con una riga per la tabella della classe.
error-report-name = Un resoconto ha il nome di chi lo consegna, come rn.report("Ann"), non { $given }.
error-report-words = Le tue parole sono un testo tra virgolette, non { $given }.
error-report-folder = Non c’è una cartella { $given } con resoconti.
