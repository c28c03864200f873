# Ciò che dice il pianificare in Realm of Sand: `rn.after` e gli esercizi della lezione. Il codice e le mosse tra
# `apici` restano come si scrivono nel codice.

error-after-wants-a-move = rn.after(view, move) vuole una delle mosse, non { $given }.

lesson-plan-1-wanted = il nome di un edificio, tra virgolette
lesson-plan-1-hint-1 = La Cisterna delle palme vuole un pezzo blu. Nessuna tessera è blu: può essere solo uno spirito blu.
lesson-plan-1-hint-2 = Ciò che una carta dà sta sotto il suo schema. Gli spiriti blu e gialli vengono dagli edifici grandi.
lesson-plan-1-hint-3 = `cards[cards["level"] == 2]` mostra gli edifici grandi scoperti; cerca `B` nella colonna `discs`.
lesson-plan-1-answer = "Porta delle dune" (`"Dune Gate"`): dà uno spirito blu (`B`).
lesson-gives-the-disc = { $card } dà lo spirito blu. Dunque è il primo obiettivo, e la Cisterna delle palme il secondo.
error-lesson-no-building = nessun edificio si chiama { $given }. Scrivi un nome del tavolo, per esempio "Bagno della notte".
error-lesson-not-open = { $card } non è scoperto su questo tavolo.
error-lesson-itself = { $card } è ciò che vuoi. Quale edificio ti porta lì?
error-lesson-other-gift = { $card } non dà uno spirito blu, che serve alla Cisterna delle palme.
lesson-plan-2-wanted = una mossa come testo, per esempio `"lay T12 B2=G C2=R B3=R"`
lesson-plan-2-hint-1 = Quale delle tre tessere ha due quadrati che in più schemi stanno fianco a fianco?
lesson-plan-2-hint-2 = Al centro della plancia uno schema ha più posti che in un angolo.
lesson-plan-2-hint-3 = Lascia provare la macchina: `max(lays, key=near)`, con una funzione `near(move)` che restituisce `sum(lacks <= 2 for lacks in rn.after(view, move).missing.values())`.
lesson-plan-2-answer = `"lay T07 C3=G D3=G D4=K"` è una di sedici.
lesson-many-near = a { $count } edifici mancano allora al massimo { $pieces } pezzi: { $card }.
error-lesson-cannot-lay = { $move } qui non è possibile. { $error }
error-lesson-no-tile-laid = { $move } non posa una tessera.
error-lesson-too-few-near = dopo, a { $count } edifici mancano al massimo { $pieces } pezzi; se ne vogliono { $wanted }.
lesson-plan-3-wanted = una lista di poteri, per esempio `["red", "blue"]`
lesson-plan-3-hint-1 = Guarda `low` e `high` di ogni potere: 0.5 sta in mezzo?
lesson-plan-3-hint-2 = Se 0.5 sta in mezzo, il potere può valere quanto gli altri: lascialo fuori.
lesson-plan-3-hint-3 = `list(powers[(powers["low"] > 0.5) | (powers["high"] < 0.5)]["power"])` elenca gli altri.
lesson-plan-3-answer = Quelli per cui 0.5 sta fuori dall'intervallo: il codice del terzo suggerimento dà la lista.
lesson-powers-apart = { $count ->
    [one] un potere si distingue
   *[other] { $count } poteri si distinguono
} con sicurezza dalla quota equa in { $games } partite del giocatore `knight`. Degli altri non si può ancora dire.
error-lesson-no-power = non c'è il potere { $given }; ci sono { $known }.
error-lesson-power-forgotten = ciò che nomini è giusto, ma non è tutto: guarda ogni potere delle { $games } partite.
error-lesson-power-not-apart = l'intervallo di { $power } va da { $low } % a { $high } %, e contiene la quota equa del 50 %.
lesson-plan-4-wanted = il nome della tua funzione, `mine`
lesson-plan-4-hint-1 = Prima di tutto: completa ciò che è pronto. `[move for move in moves if str(move).startswith("build")]` elenca queste mosse.
lesson-plan-4-hint-2 = Altrimenti posa la tessera dopo la quale all'edificio più vicino manca di meno: `min(rn.after(view, move).missing.values())`.
lesson-plan-4-hint-3 = Molti edifici vicini valgono più di uno: somma `1 / 4**lacks` su tutti i `missing.values()` e prendi la tessera con la somma più grande.
lesson-plan-4-answer = `builds or lays or moves`, e di queste `max(..., key=worth)`, con un `worth(move)` che restituisce `sum(1 / 4**lacks for lacks in rn.after(view, move).missing.values())`.
lesson-points-alone = { $mean } punti in media in { $games } partite da soli (intervallo al 95 % da { $low } a { $high }). Giocando a caso se ne fanno circa 4.
error-lesson-too-few-points-alone = { $mean } punti in media in { $games } partite da soli (intervallo al 95 % da { $low } a { $high }). Tutto l'intervallo dovrebbe stare sopra i { $wanted } punti.
