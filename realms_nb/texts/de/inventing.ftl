# Lektionen 15 und 16: ein eigenes Spiel, erfunden und verbessert.

lesson-invent-1-wanted = das Spiel und eine Zahl von Punkten in runden Klammern, wie in (GreedyPig, 7)
lesson-invent-1-hint-1 = Ein weiterer Wurf verliert bei einer von sechs Zahlen den ganzen Topf und bringt bei den fünf anderen 2 bis 6.
lesson-invent-1-hint-2 = Ist der Topf groß, dann ist ein Sechstel davon mehr, als fünf gute Zahlen bringen.
lesson-invent-1-hint-3 = Die fünf guten Zahlen ergeben zusammen 20 Punkte, jede zählt zu einem Sechstel; ein Sechstel des Topfes steht auf dem Spiel.
lesson-invent-1-answer = `(GreedyPig, 20)`: Von da an verliert ein Wurf so viel, wie er bringt. Ein wenig mehr ist ebenso gut.
lesson-invent-2-wanted = dein Spiel, sein Name ohne Anführungszeichen
lesson-invent-2-hint-1 = Die Zeile heißt `if die == self.bad:`. Dort wird der Topf geleert.
lesson-invent-2-hint-2 = Zwei Vergleiche verbindet `or`, und jeder ist ganz: `die == 1 or die == 2`.
lesson-invent-2-hint-3 = `in` fragt nach einem von mehreren: Mach die Regel `bad = 1, 6` daraus, und die Zeile fragt, ob der Wurf darin ist.
lesson-invent-2-answer = Die Regel `bad = 1, 6` und die Zeile `if die in self.bad:`. Alles andere bleibt.
lesson-invent-3-wanted = dein Spiel, sein Name ohne Anführungszeichen
lesson-invent-3-hint-1 = Eine Methode, die `may_` und wie ein Zug heißt, wird vor dem Zug gefragt. `may_stop` ist so eine.
lesson-invent-3-hint-2 = Sie gibt einen Satz zurück, wenn der Zug verboten ist, und nichts, wenn er erlaubt ist. Also steht der Satz unter einem `if`.
lesson-invent-3-hint-3 = Wer viel im Topf hat, darf nicht weiter würfeln: Das ist `def may_roll(self, t):` mit `if t.pot >= 15:` darin.
lesson-invent-3-answer = `def may_roll(self, t):`, darunter `if t.pot >= 15:`, darunter `return "Der Topf ist voll: Du musst aufhören."`
lesson-invent-4-wanted = dein Spiel, sein Name ohne Anführungszeichen
lesson-invent-4-hint-1 = `print(MyGame.tried)` sagt, wie lang die Partien durch Zufall waren und welche Züge nie jemand machte.
lesson-invent-4-hint-2 = Wer nur würfeln kann, hat nichts zu wählen. Stelle einen zweiten Zug neben den ersten.
lesson-invent-4-hint-3 = Eine Zahl oben in der Klasse wie `goal = 20` ist eine Regel, wenn eine Methode sie benutzt: `self.goal`.
lesson-invent-4-answer = Jedes Spiel, das endet, in dem jeder Zug ab und zu gemacht wird, mindestens die Hälfte der Entscheidungen zwei Züge oder mehr hat und eine Zahl oben in der Klasse etwas ausmacht.
lesson-invent-5-wanted = dein Spiel, sein Name ohne Anführungszeichen
lesson-invent-5-hint-1 = `seat.hand = Hand()` sieht nur der eigene Platz, `seat.bid = Secret(0)` auch, bis es aufgedeckt wird.
lesson-invent-5-hint-2 = Einen Stapel sieht niemand: Verborgen ist etwas erst, wenn einer es weiß und ein anderer nicht.
lesson-invent-5-hint-3 = Die anderen müssen zweifeln: Karten von nur einer Sorte oder ein Geheimnis mit nur einem Wert verbergen nichts.
lesson-invent-5-answer = In `setup` steht `seat.bid = Secret(0)`, in einem Zug `t.me.bid = ...`, und in `end_of_round` deckt `t.reveal` das auf, was bid heißt. Oder alle bekommen eine `Hand()` verschiedener Karten.

lesson-invent-pot = Wer ab { $pot } aufhört, gewann { $won } von { $games } Partien gegen jemanden, der ab { $usual } aufhört: Niemand kann die beiden unterscheiden, oder deines ist besser.
lesson-invent-two-bad = { $listed } leeren den Topf, alle anderen füllen ihn, in { $games } Partien von durchschnittlich { $length } Zügen.
lesson-invent-refusal = "{ $said }" So oft wurde in { $games } Partien durch Zufall mit deinen Worten etwas verboten: { $count }.
lesson-invent-own = { $games } Partien von { $shortest } bis { $longest } Zügen, jeder Zug wurde gemacht, { $percent } % der Entscheidungen ließen eine Wahl, und die Regel `{ $rule }` macht etwas aus.
lesson-invent-hidden = Was in { $place } liegt, sieht einer und ein anderer nicht; der hält Verschiedenes für möglich.

error-lesson-own-no-game = Die Antwort sollte ein Spiel von dir sein, gemacht durch `@rn.game` über einer Klasse, nicht { $given }.
error-lesson-own-mistake = Dein Spiel hat einen Fehler, der unter seiner Zelle steht. { $what }
error-lesson-own-as-given = Das spielt sich Zug für Zug wie { $title }, das du bekommen hast. Ändere, was man darin tun kann.
error-lesson-invent-other-pig = Gefragt ist nach { $title }, wie die Lektion es gibt; deines spielt sich anders. Führe seine erste Zelle noch einmal aus.
error-lesson-invent-no-pot-number = Mit { $given } im Topf kann niemand aufhören: Etwas muss darin sein.
error-lesson-invent-too-soon = Wer ab { $pot } aufhört, gewann nur { $won } von { $games } Partien gegen jemanden, der ab { $usual } aufhört. Du hörst zu früh auf: Würfle weiter, solange ein Wurf mehr bringt, als er verliert.
error-lesson-invent-too-late = Wer ab { $pot } aufhört, gewann nur { $won } von { $games } Partien gegen jemanden, der ab { $usual } aufhört. Du hörst zu spät auf: Ein großer Topf geht zu oft verloren.
error-lesson-invent-no-pot = Die Prüfung schaut auf `t.pot`, eine Zahl auf dem Tisch: Behalte diesen Namen.
error-lesson-invent-no-rolls = Niemand hat gewürfelt. Behalte `t.roll(self.sides)` im Zug.
error-lesson-invent-goes-on = Nach einer { $face } war der Topf leer, aber derselbe Platz war noch einmal dran. Eine schlechte Zahl beendet den Zug: dort kein `t.again()`.
error-lesson-invent-sometimes = Eine von { $listed } leerte den Topf manchmal, manchmal nicht. Eine schlechte Zahl ist immer schlecht.
error-lesson-invent-all-bad = Jede Zahl leert den Topf. `die == 1 or 2` ist immer wahr, weil 2 als wahr gilt: Schreib den ganzen Vergleich zweimal.
error-lesson-invent-bad-count = { $count ->
    [0] Keine Zahl leert den Topf. Kein Würfel zeigt 1 und 2 zugleich: Verbinde die Vergleiche durch `or`.
    [one] Nur { $listed } leert den Topf. Es fehlt eine zweite schlechte Zahl.
   *[other] { $count } Zahlen leeren den Topf ({ $listed }). Zwei sollen es sein.
}
error-lesson-invent-not-added = Eine { $face } ist eine gute Zahl, aber der Topf wuchs nicht um { $face }.
error-lesson-invent-length = Eine Partie durch Zufall dauert durchschnittlich { $length } Züge. Zwischen { $short } und { $long } sollen es sein: vielleicht ein anderes `goal`.
error-lesson-invent-no-words = { $verb } wird ohne ein Wort verboten. Gib einen Satz zurück statt True oder False, damit man liest, warum.
error-lesson-invent-never-refused = In { $games } Partien durch Zufall wurde nichts mit Worten von dir verboten. Der Satz, den du bekommen hast, zählt nicht, und einer, den niemand je liest, hilft keinem.
error-lesson-invent-always-refused = { $verb } war immer verboten und nie erlaubt. Verbiete es unter einem `if`.
error-lesson-invent-few-words = { $said } sagt nicht, warum. Ein Satz hat { $wanted } Wörter oder mehr.
error-lesson-invent-too-long = Eine Partie durch Zufall war nach { $count } Zügen nicht vorbei. Lass sie früher enden.
error-lesson-invent-never-played = In { $games } Partien durch Zufall konnte nie jemand { $verb } machen. Wann ist es erlaubt?
error-lesson-invent-no-choice = Nur bei { $percent } % der Entscheidungen gibt es mehr als einen Zug; { $wanted } % sollen es sein. Was könnte man sonst noch tun?
error-lesson-invent-no-rule = Oben in der Klasse steht keine Zahl, die man ändern könnte, wie `goal = 20`.
error-lesson-invent-idle-rule = Eins mehr oder eins weniger ändert nichts: { $listed }. Benutze die Zahl in einer Methode, mit `self.` und ihrem Namen.
error-lesson-invent-nothing-hidden = Hier sehen alle alles. Was könnte nur der sehen, dem es gehört?
error-lesson-invent-only-deck = Was hier verborgen ist, ist es vor allen: Niemand weiß mehr als die anderen. Was könnte nur der sehen, dem es gehört?
error-lesson-invent-open-secret = { $word } sehen alle, die später wählen. `Secret(...)` in `setup` verbirgt es.
error-lesson-invent-no-doubt = Was in { $place } liegt, ist verdeckt, aber niemand kann zweifeln, was es ist: Es könnte nur eines sein.

lesson-playtest-1-wanted = das Spiel, der bessere Platz und seine Siege von 100 in runden Klammern, wie in (Orchard, 2, 71); oder das Spiel und das Wort "unknown"
lesson-playtest-1-hint-1 = `rn.simulate` spielt viele Partien; die Spalte won sagt, wer gewann, die Spalte seat, wer wo saß, von 0 an gezählt.
lesson-playtest-1-hint-2 = `rows[rows["seat"] == 0]["won"].mean()` ist der Anteil des ersten Platzes. Liegt die Hälfte in seinem Intervall?
lesson-playtest-1-hint-3 = Ritter, 800 Partien: `rn.simulate(Orchard, ["knight", "knight"], games=800)`.
lesson-playtest-1-answer = Unter Rittern gewinnt der erste Platz von Orchard etwa 57 von 100.
lesson-playtest-2-wanted = das Spiel und deine geänderten Regeln in runden Klammern, wie in (Orchard, better); ein zweites Spiel wird auch genommen
lesson-playtest-2-hint-1 = Wer später kommt, sollte etwas dafür haben, aber nicht zu viel.
lesson-playtest-2-hint-2 = Die Regel `later` gibt dem zweiten Platz Punkte. Die Punkte dieses Spiels sind gerade Zahlen: Was macht dann 1?
lesson-playtest-2-hint-3 = Miss es: `rn.simulate` nimmt auch `rules=`. Liegt die Hälfte jetzt im Intervall?
lesson-playtest-2-answer = `(Orchard, Orchard.STANDARD.changed(later=1))`: Der zweite Platz gewinnt, was vorher unentschieden war.
lesson-playtest-3-wanted = das Spiel und der Name einer Karte in runden Klammern, wie in (Orchard, "Apple")
lesson-playtest-3-hint-1 = Was auf einer Karte steht, ist nicht alles, was sie wert ist.
lesson-playtest-3-hint-2 = `rn.lab.cards(Orchard, player="squire", seats=2)` spielt dieselben Partien noch einmal ohne jede Karte.
lesson-playtest-3-hint-3 = Lies die Spalte mit dem Wert und seinem Intervall. Welche Zeile steht oben?
lesson-playtest-3-answer = Die Bee: Auf ihr steht nichts, aber sie punktet mit jeder Frucht daneben.
lesson-playtest-4-wanted = das Spiel, "helps" und die Siege eines Ritters unter Knappen von 100, wie in (Orchard, "helps", 12); oder das Spiel und "not" oder "unknown"
lesson-playtest-4-hint-1 = Ein Ritter schaut in mehr ausprobierte Partien als ein Knappe. Gewinnt er nicht mehr als seinen Anteil, hilft weiter Schauen nicht.
lesson-playtest-4-hint-2 = `rn.lab.ladder(Orchard)` misst jede Stufe gegen die darunter.
lesson-playtest-4-hint-3 = Lies die Zeile des Ritters gegen den Knappen: seinen Anteil, und ob der gerechte Anteil im Intervall liegt.
lesson-playtest-4-answer = Es hilft: Zu zweit gewinnt ein Ritter etwa 73 von 100 Partien Orchard gegen einen Knappen.
lesson-playtest-5-wanted = das Spiel, geänderte Regeln, deine Vermutung und deine Messung in runden Klammern; Vermutung und Messung sind "more", "fewer" oder "unknown"
lesson-playtest-5-hint-1 = Die Vermutung ist die von vor der Messung: Sie darf falsch sein.
lesson-playtest-5-hint-2 = Punkte aller zusammen: `rows.groupby("game")["score"].sum().mean()`, mit den alten Regeln und mit den neuen.
lesson-playtest-5-hint-3 = Mehr oder weniger sind es nur, wenn die Intervalle auseinander liegen; sonst kann es niemand sagen.
lesson-playtest-5-answer = `(Orchard, Orchard.STANDARD.changed(honey=5), "more", "more")`, und `"fewer"` an der Stelle der Vermutung ist auch richtig.

lesson-playtest-seat = Platz { $which } gewinnt { $share } ({ $low } bis { $high }) von 100 in { $games } frischen Partien.
lesson-playtest-seats-unknown = In { $games } frischen Partien gewinnt ein Platz { $share } ({ $low } bis { $high }) von 100: Niemand kann es sagen. Das zu sagen ist richtig.
lesson-playtest-fair = Vorher gewann der erste Platz { $before } von 100, jetzt { $share } ({ $low } bis { $high }) in { $games } frischen Partien: Niemand kann die Plätze unterscheiden.
lesson-playtest-card = In { $deals } frischen Austeilungen ist { $card } { $worth } ± { $margin } Siege von 100 wert, die beste { $best }.
lesson-playtest-helps = Ein Ritter unter Knappen gewinnt { $share } ({ $low } bis { $high }) von 100 in { $games } frischen Partien: Weiter zu schauen hilft.
lesson-playtest-unknown = Ein Ritter unter Knappen gewinnt { $share } ({ $low } bis { $high }) von 100 in { $games } frischen Partien: Niemand kann sagen, ob es hilft.
lesson-playtest-guess-right = { $change } Punkte ({ $low } bis { $high }) in { $games } frischen Partien. So hattest du vermutet, und so ist es.
lesson-playtest-guess-wrong = { $change } Punkte ({ $low } bis { $high }) in { $games } frischen Partien. Du hattest etwas anderes vermutet und sagst es: So lernt man.

error-lesson-playtest-can-be-told = Es lässt sich sagen: Platz { $which } gewinnt { $share } ({ $low } bis { $high }) von 100 in { $games } frischen Partien. Spiel mehr Partien, bevor du aufgibst.
error-lesson-playtest-cannot-be-told = In { $games } frischen Partien gewinnt jener Platz { $share } ({ $low } bis { $high }) von 100: Niemand kann die Plätze unterscheiden. Liegt der gerechte Anteil auch in deinem Intervall?
error-lesson-playtest-other-seat = Es ist ein anderer Platz. In Tabellen zählt man Plätze von 0 an, hier von 1.
error-lesson-playtest-no-seat = Es gibt keinen Platz { $given }: Die Plätze sind 1 bis { $most }.
error-lesson-playtest-no-share = Wie viele Partien von 100 waren es? Dort gehört eine Zahl hin, nicht { $given }.
error-lesson-playtest-as-a-part = { $given } ist ein Teil von eins; von 100 Partien ist es hundertmal so viel.
error-lesson-playtest-other-share = Nicht { $given }: In { $games } frischen Partien sind es { $share } ({ $low } bis { $high }) von 100. Haben Ritter gespielt, und waren es alle Partien eines Platzes?
error-lesson-playtest-fair-before = Vorher gewann der erste Platz { $before } von 100 in { $games } frischen Partien: Niemand kann die Plätze unterscheiden, also ist nichts zu reparieren. Nimm ein Spiel, das nicht gerecht ist.
error-lesson-playtest-nothing-changed = Das sind die Regeln, wie sie waren. Ändere eine: `Orchard.STANDARD.changed(...)`.
error-lesson-playtest-too-much = Jetzt ist der andere Platz besser: Vorher gewann der erste { $before } von 100, jetzt { $share } ({ $low } bis { $high }). Weniger davon.
error-lesson-playtest-too-little = Vorher gewann der erste Platz { $before } von 100, jetzt { $share } ({ $low } bis { $high }) in { $games } frischen Partien. Das ist näher, aber noch nicht gerecht.
error-lesson-playtest-worse = Vorher gewann der erste Platz { $before } von 100, jetzt { $share } ({ $low } bis { $high }) in { $games } frischen Partien. Das ist weiter weg.
error-lesson-playtest-no-card = Es gibt keine Karte { $given }; es gibt { $known }.
error-lesson-playtest-other-card = In { $deals } frischen Austeilungen ist { $card } { $worth } Siege von 100 wert, eine andere Karte { $best }. Was auf einer Karte steht, ist nicht alles.
error-lesson-playtest-three-words = Sag "helps", "not" oder "unknown", nicht { $given }.
error-lesson-playtest-not-is-more = Ein Ritter unter Knappen gewinnt { $share } ({ $low } bis { $high }) von 100 in { $games } frischen Partien. Dass es nicht hilft, ist mehr als das: Sag, was niemand sagen kann.
error-lesson-playtest-helps = Ein Ritter unter Knappen gewinnt { $share } ({ $low } bis { $high }) von 100 in { $games } frischen Partien: Das ist mehr als sein Anteil.
error-lesson-playtest-helps-not = Ein Ritter unter Knappen gewinnt { $share } ({ $low } bis { $high }) von 100 in { $games } frischen Partien: Sein gerechter Anteil liegt im Intervall.
error-lesson-playtest-no-rules = Das Zweite sollten Regeln von { $title } sein, gemacht durch `.STANDARD.changed(...)`, nicht { $given }.
error-lesson-playtest-four-words = Sag "more", "fewer" oder "unknown", nicht { $given }.
error-lesson-playtest-measured-more = In { $games } frischen Partien machen alle zusammen { $change } Punkte mehr ({ $low } bis { $high }). Was hast du gemessen, und wer hat gespielt?
error-lesson-playtest-measured-fewer = In { $games } frischen Partien machen alle zusammen { $change } Punkte ({ $low } bis { $high }), also weniger. Was hast du gemessen, und wer hat gespielt?
error-lesson-playtest-measured-unknown = In { $games } frischen Partien ändern sich die Punkte aller zusammen um { $change } ({ $low } bis { $high }): Niemand kann es sagen. Liegt 0 in deinem Intervall?
