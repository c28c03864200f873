# Das Labor: was eine Karte, eine Spielweise oder eine Regel wert ist.

lab-verdict-strong = zu stark
lab-verdict-weak = zu schwach
lab-verdict-strong-points = zu stark nach Punkten
lab-verdict-weak-points = zu schwach nach Punkten
lab-verdict-equal = so gut wie gleich
lab-verdict-unknown = noch nicht zu sagen
lab-answer-differs = anders
lab-answer-equal = so gut wie gleich
lab-answer-unknown = noch nicht zu sagen

lab-cards-title = Was jede Karte wert ist
lab-cards-head = { $title }, { $size } Plätze, die wie { $player } spielen: { $deals } Auslagen, jede noch einmal gespielt ohne jede Karte, die jemand genommen hat. Der Wert steht in Punkten des Gewinnanteils, mit 95-%-Intervallen; das Urteil vergleicht eine Karte mit dem Mittel aller anderen, gegen ± { $smallest } (oder ± { $few } Punkte je Reich), berichtigt für { $asked } Fragen. Die letzten zwei Spalten zeigen nur einen Zusammenhang.
lab-cards-card = Karte
lab-cards-worth = Wert
lab-cards-interval = Intervall
lab-cards-points = Punkte
lab-cards-verdict = Urteil
lab-cards-held = gewinnt, wer sie hat
lab-cards-correlation = nur ein Zusammenhang
lab-cards-taken = genommen, wenn möglich

lab-ways-title = Spielweisen
lab-ways-head = { $title }, { $size } Plätze, die wie { $player } spielen: Einer ist eingeschränkt, { $deals } Auslagen, dieselben ohne die Einschränkung. In Punkten des Gewinnanteils, mit 95-%-Intervallen; Urteile gegen ± { $smallest }, berichtigt.
lab-ways-strong = { $count ->
    [0] Keine Spielweise schlägt das freie Spiel: Keine beherrscht das Spiel.
    [one] Diese schlägt das freie Spiel; wer so spielt, kennt das Spiel noch nicht, oder sie beherrscht es: { $listed }.
   *[other] Diese schlagen das freie Spiel; wer so spielt, kennt das Spiel noch nicht, oder sie beherrschen es: { $listed }.
}
lab-ways-hopeless = { $count ->
    [0] Keine ist aussichtslos.
   *[other] Aussichtslos, mehr als die Hälfte der Siege geht verloren: { $listed }.
}
lab-ways-way = Spielweise
lab-ways-difference = Unterschied
lab-ways-interval = Intervall
lab-ways-points = Punkte
lab-ways-verdict = Urteil
lab-ways-bound = Einschränkung greift
lab-ways-bound-deals = in { $share } % der Auslagen
lab-ways-bound-decisions = bei { $share } % von { $asked } Entscheidungen
lab-ways-lifted = , ließ in { $share } % keinen Zug
lab-way-strong = besser als das freie Spiel
lab-way-weak = kostet Siege
lab-way-hopeless = aussichtslos
lab-way-equal = so gut wie gleich
lab-way-unknown = noch nicht zu sagen
lab-way-forbids-nothing = verbietet nichts
lab-way-forbids-everything = verbietet alles, also wurde frei gespielt
lab-ways-forbids-nothing = Hat nie etwas verboten, also war nichts eingeschränkt: { $listed }.
lab-ways-forbids-everything = Hat nie einen Zug übrig gelassen; sie war nicht zu befolgen, also wurde frei gespielt: { $listed }.

lab-settle-title = Was die Änderung bewirkt
lab-settle-head = { $title }, { $size } Plätze: { $deals } Auslagen nach jeder von { $variants } Varianten. Die Intervalle darf man jederzeit ansehen: Alle { $questions } zusammen stimmen mit 95 %.
lab-settle-open = { $count ->
    [0] Alles ist entschieden.
    [one] Eine Frage ist offen; more() spielt weiter.
   *[other] { $count } Fragen sind offen; more() spielt weiter.
}
lab-settle-variant = Variante
lab-settle-measure = Maß
lab-settle-difference = Unterschied
lab-settle-interval = Intervall
lab-settle-smallest = der Rede wert
lab-settle-answer = Antwort
lab-measure-seat = Gewinnanteil von Platz { $number }
lab-measure-margin = Punkte zwischen dem Ersten und dem Zweiten

lab-sweep-head = { $title }, { $size } Plätze: { $fields } Kombinationen, für jede dieselben { $deals } Auslagen; ± ist ein 95-%-Intervall; gerahmt: die Regeln, wie sie sind.
lab-sweep-mean = Mittel
lab-sweep-across = waagrecht: { $rule }

lab-duel-better = { $player } ist besser als { $than }: gewinnt { $share } ± { $margin } %, gerecht wären { $fair } %, in { $pairs } Paaren (Log-Verhältnis { $ratio }).
lab-duel-not-better = { $player } ist nicht um { $smallest } Punkte oder mehr besser als { $than }: gewinnt { $share } ± { $margin } %, gerecht wären { $fair } %, in { $pairs } Paaren (Log-Verhältnis { $ratio }).
lab-duel-unknown = Noch nicht zu sagen, ob { $player } besser ist als { $than }: gewinnt { $share } ± { $margin } %, gerecht wären { $fair } %, in { $pairs } Paaren (Log-Verhältnis { $ratio }, entschieden jenseits von ± 2,94).

lab-tune-stopped = Vorzeitig angehalten: Die Suche wurde abgebrochen; was sie gefunden hatte, wurde noch an frischen Auslagen gemessen.
lab-tune-title = Die Regeln, die dem Ziel am nächsten kommen
lab-tune-head = { $title }, { $size } Plätze: { $values }. Gefunden in { $tries } Versuchen mit je { $games } Partien, neu gemessen mit { $confirmed } frischen Partien; ein Ziel gilt nur dann als erreicht, wenn das ganze 95-%-Intervall es erreicht.
lab-tune-players = alle spielen wie
lab-tune-measure = Maß
lab-tune-value = Wert
lab-tune-interval = Intervall
lab-tune-met = Ziel erreicht
lab-tune-goal = Ziel
lab-tune-games = Partien
lab-tune-yes = ja
lab-tune-unknown = noch nicht zu sagen
lab-tune-no = nein
lab-measure-seat-gap = größter Abstand zwischen den Gewinnanteilen zweier Plätze

lab-response-beats = { $weights } schlägt { $against }: gewinnt { $share } ± { $margin } %, gerecht wären bei { $size } Plätzen { $fair } %, in { $deals } frischen Auslagen nach { $tries } Versuchen.
lab-response-no-better = Nichts wurde gefunden, das { $against } schlägt: Das Beste, { $weights }, gewinnt { $share } ± { $margin } % bei { $size } Plätzen, gerecht wären { $fair } %, in { $deals } frischen Auslagen nach { $tries } Versuchen.
lab-response-unknown = Noch nicht zu sagen: Das Beste gegen { $against }, { $weights }, gewinnt { $share } ± { $margin } % bei { $size } Plätzen, gerecht wären { $fair } %, in { $deals } frischen Auslagen nach { $tries } Versuchen.

lab-report-title = Zeugnis
lab-report-head = { $title }, { $size } Plätze, die alle wie { $player } spielen; { $rules }. Jede Zeile: eine Zahl mit 95-%-Intervall, was sie sagt und worauf sie steht.
lab-report-stopped = Vorzeitig angehalten: Die übrigen Zeilen wurden nicht gemessen.
lab-report-standard = die Regeln, wie sie sind
lab-report-count = n = { $count }
lab-report-untold = noch nicht zu sagen
lab-report-column-line = Zeile
lab-report-column-figure = Zahl
lab-report-column-interval = Intervall
lab-report-column-n = n
lab-report-column-says = was sie sagt
lab-report-seats = Plätze
lab-report-seats-unit = Punkte
lab-report-seats-says = { $answer ->
    [differs] Der Abstand zwischen den Gewinnanteilen der Plätze: Platz { $best } gewinnt { $high } von 100, Platz { $worst } nur { $low }.
    [equal] So gut wie gerecht: Auch das obere Ende des Abstands liegt nicht über { $smallest } von 100 Partien; die Plätze gewinnen { $low } bis { $high } von 100.
   *[unknown] Noch nicht zu sagen, ob die Plätze gerecht sind: Sie gewinnen { $low } bis { $high } von 100, und der Abstand kann überall im Intervall liegen.
}
lab-report-seats-chance = { $chance ->
    [differs] Wo alle zufällig spielen, gibt es auch einen Abstand ({ $chance_low } bis { $chance_high }): Er liegt an den Regeln.
    [equal] Wo alle zufällig spielen, gibt es kaum einen Abstand (höchstens { $chance_high }): Gibt es einen, so liegt er am Spielen oder daran, was manche Plätze erfahren.
   *[unknown] Ob es einen Abstand gibt, wo alle zufällig spielen, lässt sich noch nicht sagen ({ $chance_low } bis { $chance_high }).
}
lab-report-skill = Können
lab-report-skill-unit = von 100
lab-report-skill-says = { $helps ->
    [yes] So viele Partien über den gerechten Anteil hinaus gewinnt { $better } gegen { $others } mal { $weaker }, von 100 möglichen. Besser nachdenken hilft auf jeder Stufe.
   *[no] So viele Partien über den gerechten Anteil hinaus gewinnt { $better } gegen { $others } mal { $weaker }, von 100 möglichen. Nicht jede Stufe hilft sicher.
}
lab-report-skill-more = Mit { $many } statt { $few } Zukünften je Zug gewinnt { $thinker } { $think } von 100 ({ $think_low } … { $think_high }, n = { $think_games }), gerecht wären { $fair }: { $more_helps ->
    [yes] Mehr nachdenken hilft.
    [no] Mehr nachdenken schadet.
   *[unknown] Ob mehr nachdenken hilft, lässt sich noch nicht sagen.
  }
lab-report-luck = Glück
lab-report-luck-unit = %
lab-report-luck-says = { $wide ->
    [yes] Noch nicht zu sagen: Alles von { $low } bis { $high } % passt zu den Bilanzen von { $matches } Partien, es ist also kein Urteil über das Spiel; etwa { $needed } Partien würden reichen (size= spielt mehr).
   *[no] So viel von dem, was über den Sieg entscheidet, ist Zufall; das sagen die Bilanzen von { $matches } Partien, der Rest ist, was gewählt wurde. An jedem Tisch saßen Spieler, ausgelost aus { $levels }: Es gilt also zwischen so verschiedenen Spielern; unter Gleichen ist mehr Zufall.
  }
lab-report-deal = Zufall
lab-report-play = Entscheidungen
lab-report-tension = Spannung
lab-report-tension-unit = %
lab-report-tension-says = { $by_points ->
    [no] Punkte sagen nichts darüber, wie knapp es zuging; so viele Partien gewann nicht, wer zur Halbzeit vorn lag.
   *[yes] So viele Partien enden mit höchstens { $points } Punkten Abstand.
} { $rounds ->
    [yes] Wer in Runde { $phase } führt, gewinnt { $leader } von 100 ({ $leader_low } … { $leader_high }); die Führung wechselt { $changes } mal (± { $changes_half }); beides n = { $watched }. Gezeichnet: die Chance des Führenden, Runde für Runde.
   *[no] Wer zur Halbzeit führt, gewinnt { $leader } von 100 ({ $leader_low } … { $leader_high }); die Führung wechselt { $changes } mal (± { $changes_half }); beides n = { $watched }. Gezeichnet: die Chance des Führenden nach jedem Zehntel der Partie.
}
lab-report-choice-wanted = (Diese Karte: n = { $count } Auslagen.)
lab-report-choice = Wahl
lab-report-choice-unit = Züge
lab-report-choice-says = { $must ->
    [yes] Züge, die so gut sind wie der beste, von { $options } erlaubten. Eine Karte muss man immer nehmen: { $card }, in { $rate } von 100 Fällen.
    [no-cards] Züge, die so gut sind wie der beste, von { $options } erlaubten.
   *[no] Züge, die so gut sind wie der beste, von { $options } erlaubten. Keine Karte muss man immer nehmen: Die begehrteste, { $card }, wird in { $rate } von 100 Fällen genommen.
}
lab-report-choice-looked = Genau angesehen wurden die { $looked } Züge, die nach den Gewichten vorn liegen.
lab-report-as-good = gefüllt: so gut
lab-report-length = Länge
lab-report-length-unit = Züge
lab-report-length-says = Entscheidungen in einer Partie, von { $fewest } bis { $most }.
lab-beside-head = Zwei Regelwerke; rechts steht bei jeder Zeile das Urteil und der Unterschied mit 95-%-Intervall. Kleinste Änderung, die zählt: { $gap } Punkt bei den Plätzen, { $shares } bei den anderen Anteilen, { $choice } Züge bei der Wahl, { $length } Zug bei der Länge.
lab-report-try = Probier das: jedes mit { $games } Partien gemessen
lab-try-gap = { $changes }: Der Abstand zwischen den Plätzen sinkt von { $before } auf { $after } Punkte (± { $margin }).
lab-try-close = { $changes }: Mehr Partien enden knapp, { $after } % statt { $before } (± { $margin }).
lab-try-leave = Das besser lassen: { $changes } würde den Abstand zwischen den Plätzen von { $before } auf { $after } Punkte vergrößern (± { $margin }).
lab-try-stopped = Angehalten, bevor eine Änderung gemessen war.
lab-try-play = Spielen ({ $number })
lab-try-nothing = Kein Vorschlag: Keine Änderung, die versucht wurde, ist von den Regeln zu unterscheiden, wie sie sind. Das beweist nicht, dass sie gut sind; mehr Partien würden mehr sagen.
lab-invasions-title = Wie oft Invasionen abgewehrt werden
lab-invasions-head = { $title }, alle Plätze spielen wie { $player }: der Anteil der Reiche, die jede Invasion abwehren, mit 95-%-Intervallen; n sind Auslagen.
lab-invasions-share = abgewehrt
lab-built-title = Was gebaut wird, und was nie
lab-built-head = { $title }, { $size } Plätze, die wie { $player } spielen: in wie vielen Partien jede Karte gebaut wird, mit 95-%-Intervallen. Sicher in weniger als 5 von 100: { $count } ({ $listed }).
lab-built-share = gebaut
lab-thinking-title = Was mehr Nachdenken bringt
lab-thinking-head = { $title }, { $size } Plätze: { $player } schaut bei jedem Zug so viele Zukünfte an, die anderen spielen wie { $than }; gerecht wären { $fair } %. Für alle dieselben Auslagen, mit 95-%-Intervallen.
lab-thinking-share = gewinnt
lab-answer-column-seats = Plätze
lab-answer-column-invasion = Invasion
lab-answer-column-card = Karte
lab-answer-column-futures = Zukünfte
lab-changes-rule = { $rule }: { $after } statt { $before }.
lab-changes-entry = { $rule }, Stelle { $number }: { $after } statt { $before }.
lab-changes-card = { $rule }, { $card }: { $column } ist { $after } statt { $before }.
lab-changes-gone = { $rule }: { $card } ist weg.
lab-changes-new = { $rule }: { $card } ist neu.
lab-changes-none = Nichts unterscheidet sich.
lab-dashboard-head = { $title } für jede Zahl von Plätzen, alle gespielt wie { $player }: jede Zahl mit ihrem 95-%-Intervall und worauf sie steht.
lab-dashboard-seats = { $size } Plätze
lab-try-tune = { $changes }: Der Abstand zwischen den Plätzen geht von { $before } auf { $after } Punkte ({ $low } … { $high }, n = { $games }); { $met } Außerdem bewegt: { $moved }. `report.match({ $number })` spielt es.
lab-try-met-yes = das ist sicher gerecht.
lab-try-met-unknown = ob es gerecht ist, ist noch nicht zu sagen.
lab-try-met-no = das ist noch nicht gerecht.
lab-try-unmoved = nichts, was zu erkennen wäre

# For whom a card is too strong.
lab-whom-title = Für wen jede Karte zu stark ist
lab-whom-head = { $title }, { $size } Plätze, { $deals } Spiele auf jeder von drei Stufen: Ein Anfänger zählt nur Punkte, die er sieht, der übliche Spieler wägt ab, und der dritte hat { $learned ->
    [yes] seine Gewichte unter diesen Regeln neu gelernt
   *[no] unter diesen Regeln bessere Gewichte gesucht und keine gefunden, spielt also wie der übliche
  }. Wert in Punkten Siegesanteil mit der Hälfte des 95-%-Intervalls; ein Urteil vergleicht eine Karte mit dem Mittel aller anderen, gegen ± { $smallest }, berichtigt für { $asked } Fragen.
lab-whom-beginner = Anfänger
lab-whom-usual = üblich
lab-whom-learned = gelernt
lab-whom-all = alle
lab-whom-strong = zu stark für { $who }
lab-whom-weak = zu schwach für { $who }
lab-whom-mixed = für die einen zu stark, für die anderen zu schwach: { $who }
lab-whom-nobody = noch nicht zu sagen

# Die Werkstatt: eine Karte als Formular.
workshop-name = Name
workshop-points = Punkte
workshop-undo = Zurück
workshop-keep = Behalten
workshop-export = Speichern
workshop-stop = Halt
workshop-tries = Deine Versuche
workshop-kept = { $card } gehört jetzt zum Stapel.
workshop-written = Der Stapel wurde nach { $file } geschrieben.
workshop-compiling = Das schnelle Rechenwerk wird einmalig übersetzt; gemessen wird, sobald es bereit ist.

# Halten Chancen, was sie sagen?
calibration-title = Was gesagt wurde, und was daraus wurde
calibration-told = Wenn alle weiterspielen wie { $who }: Steigung { $slope } ({ $low } bis { $high }), { $positions } Stellungen aus { $games } Partien; 1 ist richtig.
calibration-holds = Die Chancen halten, was sie sagen, soweit diese Partien es zeigen können.
calibration-sure = Die Chancen sind sich zu sicher.
calibration-unsure = Die Chancen sind unsicherer, als sie sein könnten.
calibration-bin = gesagt, %
calibration-says = im Mittel
calibration-is = eingetroffen, %
calibration-n = n
calibration-below = Jeder Punkt: Stellungen, die etwa dasselbe sagten; nach rechts, was gesagt wurde, nach oben, wie oft es eintraf, mit 95-%-Intervall; gestrichelt: beides gleich

# Hilft es, weiter zu schauen?
lab-ladder-title = Die Leiter der Stufen
lab-ladder-head = { $title }, { $size } Plätze: Jede Stufe sitzt reihum auf jedem Platz, auf den anderen die Stufe darunter; gerecht wären { $fair } von 100 Partien. 95-%-Intervalle.
lab-ladder-helps = Weiter zu schauen hilft in diesem Spiel, bis zur Stufe { $level }.
lab-ladder-luck = In diesem Spiel hilft es nicht, weiter zu schauen: Das Glück entscheidet.
lab-ladder-unknown = Ob es hilft, weiter zu schauen, lässt sich noch nicht sagen; mehr Partien sagen mehr.
lab-ladder-worse = Vorsicht: { $level } gewinnt weniger als die Stufe darunter; die ausprobierten Partien führen hier in die Irre.
lab-ladder-column-step = Stufe
lab-ladder-column-share = Siege von 100
lab-ladder-column-interval = Intervall
lab-ladder-column-games = Partien
lab-ladder-column-answer = Urteil
lab-ladder-step = { $better } gegen { $weaker }
lab-ladder-is-better = besser
lab-ladder-is-worse = schlechter
lab-ladder-is-equal = so gut wie gleich
lab-ladder-is-unknown = noch nicht zu sagen
