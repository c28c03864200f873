# Lezioni 15 e 16: un gioco proprio, inventato e migliorato.

lesson-invent-1-wanted = il gioco e un numero di punti tra parentesi tonde, come in (GreedyPig, 7)
lesson-invent-1-hint-1 = Un altro lancio perde tutto il piatto con un numero su sei, e con gli altri cinque porta da 2 a 6.
lesson-invent-1-hint-2 = Se il piatto è grande, un suo sesto è più di quanto portano cinque numeri buoni.
lesson-invent-1-hint-3 = I cinque numeri buoni fanno insieme 20 punti, ognuno conta per un sesto; in gioco c'è un sesto del piatto.
lesson-invent-1-answer = `(GreedyPig, 20)`: da lì in poi un lancio perde quanto porta. Un poco di più va bene lo stesso.
lesson-invent-2-wanted = il tuo gioco, il suo nome senza virgolette
lesson-invent-2-hint-1 = La riga è `if die == self.bad:`. Lì il piatto si svuota.
lesson-invent-2-hint-2 = Due confronti si uniscono con `or`, e ognuno è intero: `die == 1 or die == 2`.
lesson-invent-2-hint-3 = `in` chiede se è uno di più: scrivi la regola `bad = 1, 6`, e la riga chiede se il lancio è lì dentro.
lesson-invent-2-answer = La regola `bad = 1, 6` e la riga `if die in self.bad:`. Tutto il resto rimane.
lesson-invent-3-wanted = il tuo gioco, il suo nome senza virgolette
lesson-invent-3-hint-1 = Un metodo che si chiama `may_` e come una mossa viene chiesto prima della mossa. `may_stop` è uno di questi.
lesson-invent-3-hint-2 = Restituisce una frase se la mossa è vietata, e niente se è permessa. Perciò la frase sta sotto un `if`.
lesson-invent-3-hint-3 = Chi ha molto nel piatto non deve più lanciare: è `def may_roll(self, t):` con `if t.pot >= 15:` dentro.
lesson-invent-3-answer = `def may_roll(self, t):`, sotto `if t.pot >= 15:`, sotto ancora `return "Il piatto è pieno: adesso devi fermarti."`
lesson-invent-4-wanted = il tuo gioco, il suo nome senza virgolette
lesson-invent-4-hint-1 = `print(MyGame.tried)` dice quanto sono durate le partite a caso, e quali mosse nessuno ha mai fatto.
lesson-invent-4-hint-2 = Chi può solo lanciare non ha niente da scegliere. Metti una seconda mossa accanto alla prima.
lesson-invent-4-hint-3 = Un numero in cima alla classe, come `goal = 20`, è una regola se un metodo lo usa: `self.goal`.
lesson-invent-4-answer = Qualsiasi gioco che finisce, in cui ogni mossa ogni tanto si fa, almeno metà delle decisioni ha due mosse o più, e un numero in cima alla classe conta qualcosa.
lesson-invent-5-wanted = il tuo gioco, il suo nome senza virgolette
lesson-invent-5-hint-1 = `seat.hand = Hand()` la vede solo il proprio posto, anche `seat.bid = Secret(0)`, finché non viene scoperto.
lesson-invent-5-hint-2 = Un mazzo non lo vede nessuno: qualcosa è nascosto solo se uno lo sa e un altro no.
lesson-invent-5-hint-3 = Gli altri devono avere un dubbio: carte di un solo tipo, o un segreto con un solo valore, non nascondono niente.
lesson-invent-5-answer = In `setup` scrivi `seat.bid = Secret(0)`, in una mossa `t.me.bid = ...`, e in `end_of_round` chiama `t.reveal` con il nome bid. Oppure dai a tutti una `Hand()` di carte diverse.

lesson-invent-pot = chi si ferma da { $pot } in poi ha vinto { $won } partite su { $games } contro chi si ferma da { $usual }: nessuno può distinguere i due, o il tuo modo è migliore.
lesson-invent-two-bad = { $listed } svuotano il piatto, tutti gli altri lo riempiono, in { $games } partite di { $length } mosse in media.
lesson-invent-refusal = "{ $said }" Divieti con le tue parole in { $games } partite a caso: { $count }.
lesson-invent-own = { $games } partite da { $shortest } a { $longest } mosse, ogni mossa è stata fatta, il { $percent } % delle decisioni aveva una scelta, e la regola `{ $rule }` conta.
lesson-invent-hidden = quel che sta in { $place } lo vede uno e un altro no; e questi crede possibili cose diverse.

error-lesson-own-no-game = la risposta dovrebbe essere un tuo gioco, fatto da `@rn.game` sopra una classe, non { $given }.
error-lesson-own-mistake = il tuo gioco ha un errore che sta scritto sotto la sua cella. { $what }
error-lesson-own-as-given = questo si gioca mossa per mossa come { $title }, che ti è stato dato. Cambia quel che vi si può fare.
error-lesson-invent-other-pig = la domanda è su { $title } come lo dà la lezione; il tuo si gioca in un altro modo. Esegui di nuovo la sua prima cella.
error-lesson-invent-no-pot-number = nessuno può fermarsi con { $given } nel piatto: qualcosa ci deve essere.
error-lesson-invent-too-soon = chi si ferma da { $pot } in poi ha vinto solo { $won } partite su { $games } contro chi si ferma da { $usual }. Ti fermi troppo presto: continua finché un lancio porta più di quanto perde.
error-lesson-invent-too-late = chi si ferma da { $pot } in poi ha vinto solo { $won } partite su { $games } contro chi si ferma da { $usual }. Ti fermi troppo tardi: un piatto grande si perde troppo spesso.
error-lesson-invent-no-pot = la verifica guarda `t.pot`, un numero sul tavolo: tieni quel nome.
error-lesson-invent-no-rolls = nessuno ha lanciato un dado. Tieni `t.roll(self.sides)` nella mossa.
error-lesson-invent-goes-on = dopo un { $face } il piatto era vuoto, ma lo stesso posto ha continuato. Un numero cattivo finisce il turno: lì niente `t.again()`.
error-lesson-invent-sometimes = uno tra { $listed } a volte ha svuotato il piatto e a volte no. Un numero cattivo lo è sempre.
error-lesson-invent-all-bad = ogni numero svuota il piatto. `die == 1 or 2` è sempre vero, perché 2 vale come vero: scrivi due volte il confronto intero.
error-lesson-invent-bad-count = { $count ->
    [0] nessun numero svuota il piatto. Nessun dado mostra insieme 1 e 2: unisci i confronti con `or`.
    [one] solo { $listed } svuota il piatto. Manca un secondo numero cattivo.
   *[other] { $count } numeri svuotano il piatto ({ $listed }). Devono essere due.
}
error-lesson-invent-not-added = un { $face } è un numero buono, ma il piatto non è cresciuto di { $face }.
error-lesson-invent-length = una partita a caso dura in media { $length } mosse. Devono essere tra { $short } e { $long }: forse un altro `goal`.
error-lesson-invent-no-words = { $verb } viene vietato senza una parola. Restituisci una frase invece di True o False, perché si legga il motivo.
error-lesson-invent-never-refused = in { $games } partite a caso niente è stato vietato con parole tue. La frase che ti è stata data non conta, e una che nessuno incontra non aiuta.
error-lesson-invent-always-refused = { $verb } era sempre vietato e mai permesso. Vietalo sotto un `if`.
error-lesson-invent-few-words = { $said } non dice perché. Una frase ha { $wanted } parole o più.
error-lesson-invent-too-long = una partita a caso non era finita dopo { $count } mosse. Falla finire prima.
error-lesson-invent-never-played = in { $games } partite a caso nessuno ha mai potuto fare { $verb }. Quando è permesso?
error-lesson-invent-no-choice = solo nel { $percent } % delle decisioni c'è più di una mossa; deve essere il { $wanted } %. Che altro si potrebbe fare?
error-lesson-invent-no-rule = in cima alla classe non c'è un numero che si possa cambiare, come `goal = 20`.
error-lesson-invent-idle-rule = uno in più o uno in meno non cambia niente: { $listed }. Usa il numero in un metodo, con `self.` e il suo nome.
error-lesson-invent-nothing-hidden = qui tutti vedono tutto. Che cosa potrebbe vedere solo chi lo possiede?
error-lesson-invent-only-deck = quel che qui è nascosto lo è a tutti: nessuno sa più degli altri. Che cosa potrebbe vedere solo chi lo possiede?
error-lesson-invent-open-secret = { $word } lo vedono tutti quelli che scelgono dopo. `Secret(...)` in `setup` lo nasconde.
error-lesson-invent-no-doubt = quel che sta in { $place } è coperto, ma nessuno può avere dubbi: potrebbe essere una cosa sola.

lesson-playtest-1-wanted = il gioco, il posto migliore e le sue vittorie su 100 tra parentesi tonde, come in (Orchard, 2, 71); oppure il gioco e la parola "unknown"
lesson-playtest-1-hint-1 = `rn.simulate` gioca molte partite; la colonna won dice chi ha vinto, la colonna seat chi sedeva dove, contando da 0.
lesson-playtest-1-hint-2 = `rows[rows["seat"] == 0]["won"].mean()` è la quota del primo posto. La metà sta nel suo intervallo?
lesson-playtest-1-hint-3 = Cavalieri, 800 partite: `rn.simulate(Orchard, ["knight", "knight"], games=800)`.
lesson-playtest-1-answer = Tra cavalieri il primo posto di Orchard vince circa 57 su 100.
lesson-playtest-2-wanted = il gioco e le tue regole cambiate tra parentesi tonde, come in (Orchard, better); va bene anche un secondo gioco
lesson-playtest-2-hint-1 = Chi viene dopo dovrebbe avere qualcosa in cambio, ma non troppo.
lesson-playtest-2-hint-2 = La regola `later` dà punti al secondo posto. I punti di questo gioco sono numeri pari: che cosa fa 1?
lesson-playtest-2-hint-3 = Misuralo: `rn.simulate` prende anche `rules=`. Adesso la metà sta nell'intervallo?
lesson-playtest-2-answer = `(Orchard, Orchard.STANDARD.changed(later=1))`: il secondo posto vince quel che prima era pari.
lesson-playtest-3-wanted = il gioco e il nome di una carta tra parentesi tonde, come in (Orchard, "Apple")
lesson-playtest-3-hint-1 = Quel che sta scritto su una carta non è tutto quel che vale.
lesson-playtest-3-hint-2 = `rn.lab.cards(Orchard, player="squire", seats=2)` rigioca le partite senza ogni carta.
lesson-playtest-3-hint-3 = Leggi la colonna del valore, con il suo intervallo. Quale riga sta in cima?
lesson-playtest-3-answer = La Bee: sopra non c'è scritto niente, ma dà punti con ogni frutto accanto.
lesson-playtest-4-wanted = il gioco, "helps" e le vittorie di un cavaliere tra scudieri su 100, come in (Orchard, "helps", 12); oppure il gioco e "not" o "unknown"
lesson-playtest-4-hint-1 = Un cavaliere prova più partite di uno scudiero. Se non vince più della sua quota, guardare più lontano non serve.
lesson-playtest-4-hint-2 = `rn.lab.ladder(Orchard)` misura ogni livello contro quello sotto.
lesson-playtest-4-hint-3 = Leggi la riga del cavaliere contro lo scudiero: la sua quota, e se quella equa sta nell'intervallo.
lesson-playtest-4-answer = Serve: in due, un cavaliere vince circa 73 partite di Orchard su 100 contro uno scudiero.
lesson-playtest-5-wanted = il gioco, regole cambiate, la tua ipotesi e la tua misura tra parentesi tonde; ipotesi e misura sono "more", "fewer" o "unknown"
lesson-playtest-5-hint-1 = L'ipotesi è quella di prima della misura: può essere sbagliata.
lesson-playtest-5-hint-2 = Punti di tutti insieme: `rows.groupby("game")["score"].sum().mean()`, con le regole vecchie e con le nuove.
lesson-playtest-5-hint-3 = Sono di più o di meno solo se gli intervalli sono separati; altrimenti nessuno può dirlo.
lesson-playtest-5-answer = `(Orchard, Orchard.STANDARD.changed(honey=5), "more", "more")`, e anche `"fewer"` al posto dell'ipotesi va bene.

lesson-playtest-seat = il posto { $which } vince { $share } (da { $low } a { $high }) su 100 in { $games } partite nuove.
lesson-playtest-seats-unknown = in { $games } partite nuove un posto vince { $share } (da { $low } a { $high }) su 100: nessuno può dirlo. Ammetterlo è giusto.
lesson-playtest-fair = prima il primo posto vinceva { $before } su 100, adesso { $share } (da { $low } a { $high }) in { $games } partite nuove: nessuno può distinguere i posti.
lesson-playtest-card = in { $deals } distribuzioni nuove { $card } vale { $worth } ± { $margin } vittorie su 100, la migliore { $best }.
lesson-playtest-helps = un cavaliere tra scudieri vince { $share } (da { $low } a { $high }) su 100 in { $games } partite nuove: guardare più lontano serve.
lesson-playtest-unknown = un cavaliere tra scudieri vince { $share } (da { $low } a { $high }) su 100 in { $games } partite nuove: nessuno può dire se serva.
lesson-playtest-guess-right = { $change } punti (da { $low } a { $high }) in { $games } partite nuove. Così avevi pensato, e così è.
lesson-playtest-guess-wrong = { $change } punti (da { $low } a { $high }) in { $games } partite nuove. Avevi pensato altro, e lo dici: così si impara.

error-lesson-playtest-can-be-told = si può dire: il posto { $which } vince { $share } (da { $low } a { $high }) su 100 in { $games } partite nuove. Gioca più partite prima di rinunciare.
error-lesson-playtest-cannot-be-told = in { $games } partite nuove quel posto vince { $share } (da { $low } a { $high }) su 100: nessuno può distinguere i posti. La quota equa sta anche nel tuo intervallo?
error-lesson-playtest-other-seat = è un altro posto. Nelle tabelle i posti si contano da 0, qui da 1.
error-lesson-playtest-no-seat = non c'è un posto { $given }: i posti vanno da 1 a { $most }.
error-lesson-playtest-no-share = quante partite su 100 erano? Lì ci vuole un numero, non { $given }.
error-lesson-playtest-as-a-part = { $given } è una parte di uno; su 100 partite è cento volte tanto.
error-lesson-playtest-other-share = non { $given }: in { $games } partite nuove sono { $share } (da { $low } a { $high }) su 100. Hanno giocato cavalieri, ed erano tutte le partite di un posto?
error-lesson-playtest-fair-before = prima il primo posto vinceva { $before } su 100 in { $games } partite nuove: nessuno può distinguere i posti, quindi non c'è niente da riparare. Prendi un gioco che non è equo.
error-lesson-playtest-nothing-changed = queste sono le regole com'erano. Cambiane una: `Orchard.STANDARD.changed(...)`.
error-lesson-playtest-too-much = adesso sta meglio l'altro posto: prima il primo vinceva { $before } su 100, adesso { $share } (da { $low } a { $high }). Meno di così.
error-lesson-playtest-too-little = prima il primo posto vinceva { $before } su 100, adesso { $share } (da { $low } a { $high }) in { $games } partite nuove. È più vicino, ma non ancora equo.
error-lesson-playtest-worse = prima il primo posto vinceva { $before } su 100, adesso { $share } (da { $low } a { $high }) in { $games } partite nuove. È più lontano.
error-lesson-playtest-no-card = non c'è una carta { $given }; ci sono { $known }.
error-lesson-playtest-other-card = in { $deals } distribuzioni nuove { $card } vale { $worth } vittorie su 100, e un'altra carta { $best }. Quel che sta scritto su una carta non è tutto.
error-lesson-playtest-three-words = di' "helps", "not" o "unknown", non { $given }.
error-lesson-playtest-not-is-more = un cavaliere tra scudieri vince { $share } (da { $low } a { $high }) su 100 in { $games } partite nuove. Che non serva è più di così: di' quel che nessuno può dire.
error-lesson-playtest-helps = un cavaliere tra scudieri vince { $share } (da { $low } a { $high }) su 100 in { $games } partite nuove: è più della sua quota.
error-lesson-playtest-helps-not = un cavaliere tra scudieri vince { $share } (da { $low } a { $high }) su 100 in { $games } partite nuove: la sua quota equa sta nell'intervallo.
error-lesson-playtest-no-rules = la seconda cosa dovrebbero essere regole di { $title }, fatte con `.STANDARD.changed(...)`, non { $given }.
error-lesson-playtest-four-words = di' "more", "fewer" o "unknown", non { $given }.
error-lesson-playtest-measured-more = in { $games } partite nuove tutti insieme fanno { $change } punti in più (da { $low } a { $high }). Che cosa hai misurato, e chi ha giocato?
error-lesson-playtest-measured-fewer = in { $games } partite nuove tutti insieme fanno { $change } punti (da { $low } a { $high }), dunque meno. Che cosa hai misurato, e chi ha giocato?
error-lesson-playtest-measured-unknown = in { $games } partite nuove i punti di tutti insieme cambiano di { $change } (da { $low } a { $high }): nessuno può dirlo. Lo 0 sta nel tuo intervallo?
