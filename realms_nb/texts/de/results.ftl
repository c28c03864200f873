# Was Turniere, Vergleiche und Prüfungen von ihren Ergebnissen sagen; Wörter keines Spiels.

results-stopped = Vorzeitig beendet: Gezeigt sind die fertig gespielten Partien.
results-tournament = { $title }: { $games } Partien an Tischen zu { $size }; ein gerechter Anteil an Siegen ist { $fair }, Intervalle sind 95 %.
results-better = { $better } gewinnt öfter als { $worse }.
results-better-at-any-time = { $better } gewinnt öfter als { $worse }, wie oft man auch hingesehen hat.
results-unsure = Noch ist nicht zu sagen, ob { $better } oder { $worse } besser ist: Etwa { $more } Partien mehr würden es entscheiden, wenn es so weitergeht.
results-equal = { $better } und { $worse } sind so gut wie gleich: Ihre Gewinnanteile unterscheiden sich um weniger als { $margin } Punkte, mit 95 %.
results-open = Noch nicht zu sagen, ob { $better } oder { $worse } besser ist, und keine erreichbare Zahl von Partien würde es entscheiden, wenn es so weitergeht.
results-column-place = Platz
results-column-strategy = Strategie
results-column-games = Partien
results-column-wins = Siege
results-column-share = Anteil der Siege
results-column-score = Punkte
results-column-rating = OpenSkill
results-column-forfeits = verwirkt
results-column-seconds = s/Entscheidung
results-forfeited = { $strategy } hat { $count } von { $games } Partien verwirkt: { $why }
results-slow = { $strategy } ist langsam: { $seconds } s je Entscheidung ({ $decisions } Entscheidungen).
results-printed = { $strategy } hat ausgegeben: { $lines }
results-not-admitted = { $file } nimmt nicht teil: { $why }
results-wall = Alle spielten hinter einer Mauer: keine Dateien, kein Netz, keine anderen Prozesse als die eigenen.
results-wall-landlock = Alle spielten hinter einer Mauer aus Landlock, weil es hier keine Namensräume gibt ({ $why }): keine Dateien außer denen von Python, kein Netz, keine anderen Prozesse. Dass es andere Dateien gibt, lässt sich sehen.
results-bound = { $files } Dateien, { $games } Partien: Alles Nachdenken zusammen dauert höchstens { $minutes } Minuten ({ $share } s für jede Datei), das Laden höchstens { $loading } mehr. Was eine beschäftigte Maschine warten lässt, zählt nicht.
results-clock = Die Uhr entschied { $late } von { $games } Partien{ $again ->
    [0] .
    [one] , nachdem eine, die an der beschäftigten Maschine verloren ging, noch einmal gespielt wurde.
   *[other] , nachdem { $again }, die an der beschäftigten Maschine verloren gingen, noch einmal gespielt wurden.
}
results-load = Bis zu { $load } Prozesse wollten die { $cores } Prozessoren; { $waited } % der Zeit für Antworten wurde auf sie gewartet, und das zählt nicht.
results-load-unknown = Wie beschäftigt die Maschine war, sagt hier niemand.
results-no-wall = Keine Mauer ({ $why }): Alle spielten hinter einem Zaun von Python, der Versehen und gewöhnlichen Unfug abhält, nicht aber Code, der die C-Bibliothek aufruft.
results-folder = Tabelle, Wiederholungen und Berichte liegen in { $folder }.

results-comparison = { $title }, { $size } Plätze: je { $games } Partien nach { $variants } Varianten, dieselben Auslagen; ± ist ein 95-%-Intervall. Zuerst gefragt: { $asked }. Auf die Intervalle der Unterschiede darf man jederzeit schauen: Alle { $questions } stimmen zusammen mit 95 %.
results-comparison-solo = { $title }, allein: je { $games } Partien nach { $variants } Varianten, dieselben Auslagen; ± ist ein 95-%-Intervall. Zuerst gefragt: { $asked }. Auf die Intervalle der Unterschiede darf man jederzeit schauen: Alle { $questions } stimmen zusammen mit 95 %.
results-others-unsure = { $count } weitere Unterschiede sind keine oder noch nicht zu sagen: siehe `differences`.
results-forfeits = { $count } Plätze haben ihre Partie verwirkt: siehe `forfeit` in den Ergebnissen.
results-more = { $variant }: { $measure }: { $difference } mehr als bei { $against } (± { $margin }, n = { $deals }).
results-less = { $variant }: { $measure }: { $difference } weniger als bei { $against } (± { $margin }, n = { $deals }).
results-difference-unsure = { $variant }: { $measure }: noch nicht zu sagen, ob es sich von { $against } unterscheidet (gesehen: { $difference } ± { $margin }, n = { $deals }): Etwa { $more } weitere Auslagen würden es entscheiden, wenn es so weitergeht.
results-difference-open = { $variant }: { $measure }: noch nicht zu sagen, ob es sich von { $against } unterscheidet (gesehen: { $difference } ± { $margin }, n = { $deals }), und keine erreichbare Zahl von Auslagen würde es entscheiden.
results-difference-few = { $variant }: { $measure }: noch nicht zu sagen, ob es sich von { $against } unterscheidet (gesehen: { $difference }, n = { $deals }): Bei weniger als { $fewest } Auslagen weiß niemand, wie sicher das ist.
results-difference-equal = { $variant }: { $measure }: so gut wie gleich wie bei { $against }: Der Unterschied liegt innerhalb von ± { $smallest } (gesehen: { $difference } ± { $margin }, n = { $deals }).
results-difference-same = { $variant }: { $measure }: so gut wie gleich wie bei { $against }: dasselbe in jeder von { $deals } Auslagen.
results-points-percent = { $value } Prozentpunkte

check-right = Richtig
check-not-yet = Noch nicht
check-first-hint = Für einen Tipp: { $code }
check-hint = Tipp { $number }: { $text }
check-next-hint = Für den nächsten Tipp: { $code }
check-for-answer = Für die Lösung: { $code }
check-answer = Die Lösung: { $text }
error-check-no-match = Gefragt ist eine Partie (mit rn.Match gemacht), nicht { $given }.
error-check-other-game = Das ist eine Partie von { $given }; gefragt ist eine von { $wanted }.
error-check-dots = An die Stelle der drei Punkte gehört: { $wanted }.
error-check-failed = { $answer } lässt sich nicht beurteilen ({ $error }). Gefragt ist: { $wanted }.
error-check-kind = Gefragt ist { $wanted }, nicht { $given }.
error-check-hint-number = hint ist 1, 2 oder 3, oder 4 für die Lösung, nicht { $given }.
error-check-no-exercise = Eine Aufgabe { $given } gibt es nicht; es gibt { $known }.{ NEAR($near) }
error-check-no-function = Gefragt ist deine Funktion, ihr Name ohne Klammern, nicht { $given }.
error-check-not-sent = { $name } lässt sich nicht in einem eigenen Prozess aufrufen ({ $error }).
error-check-not-own = { $call } überlässt die Wahl einem Spieler aus dem Paket. Schreib auf, wie du selbst wählst; `rn.odds.after` und `rn.move_odds` dürfen gefragt werden.
error-check-call-late = { $call } kam in { $seconds } s Rechenzeit nicht zum Ende und wurde abgebrochen. Ist da eine Schleife ohne Ende?
error-check-call-slow = { $call } kommt zum Ende, ist aber zu langsam: Eine Antwort brauchte mehr als { $seconds } s Rechenzeit. Geht es mit weniger Arbeit? (Last dieser Maschine: { $load } bei { $cores ->
    [one] { $cores } Kern
   *[other] { $cores } Kernen
}.)
error-check-call-error = { $line ->
    [0] { $call } brach mit einem Fehler ab: { $what }.
   *[other] { $call } brach in Zeile { $line } mit einem Fehler ab: { $what }.
}
error-check-hook-error = ein Hook von { $call } brach mit einem Fehler ab: { $what }.
error-check-call-nothing = { $call } gab nichts zurück; eine Funktion gibt ihr Ergebnis mit `return` zurück.
error-check-call-dots = { $call } gab die drei Punkte zurück: Schreib deinen eigenen Code an ihre Stelle.
error-check-call-not-a-move = { $call } gab { $given } zurück; das ist keiner der möglichen Züge ({ $count }).
error-check-call-text-of-a-move = { $call } gab { $given } zurück; das ist keiner der möglichen Züge ({ $count }). Gib den Zug selbst zurück, nicht seinen Text.
error-check-call-not-a-value = { $call } gab { $given } zurück; gefragt ist eine Zahl, ein Text, eine Liste oder ein Dict.
error-check-call-illegal = { $call } wählte einen Zug, der dort nicht erlaubt ist: { $move }.
error-check-call-failed = { $call } brachte kein Ergebnis. { $error }
error-check-games-failed = in { $count } von { $games } Partien: { $error }
error-check-worse = { $share } % Siege in { $games } Partien gegen { $against } (95-%-Intervall { $low } % bis { $high } %): { $against } ist besser. Das ganze Intervall soll über 50 % liegen.
error-check-maybe-luck = { $share } % Siege in { $games } Partien gegen { $against } (95-%-Intervall { $low } % bis { $high } %): Das kann auch Glück sein. Das ganze Intervall soll über 50 % liegen.
lesson-better = { $share } % Siege in { $games } Partien gegen { $against } (95-%-Intervall { $low } % bis { $high } %): besser, und kaum durch Glück.

# Was der Schiedsrichter von einem Spieler berichtet, der versagt hat.
results-kind-error = Fehler
results-kind-illegal-move = verbotener Zug
results-kind-not-a-move = kein Zug
results-kind-not-a-value = kein Wert
results-kind-time-limit = Zeit überschritten
results-kind-stopped = beendet
results-first-failure = { $what }, zuerst in Partie { $game } (Startzahl { $seed }, Platz { $place }):
results-had-printed = Davor wurde ausgegeben:
error-report-error = { $line ->
    [0] { $fault }{ $tail }
   *[other] { $fault } in Zeile { $line }{ $tail }
}
error-report-illegal-move = { $move }: { $error }
error-report-text-of-a-move = Zurückgegeben wurde { $given }; das ist keiner der möglichen Züge ({ $count }). Gib den Zug selbst zurück, nicht seinen Text.
error-report-not-a-move = Zurückgegeben wurde { $given }; das ist keiner der möglichen Züge ({ $count }).
error-report-not-a-value = Zurückgegeben wurde { $given }; gefragt ist eine Zahl, ein Text, eine Liste oder ein Dict.
error-report-late-decision = Eine Entscheidung dauerte länger als { $seconds } s und wurde abgebrochen.
error-report-late-game = Alle Entscheidungen einer Partie dauerten länger als { $seconds } s; dann wurde abgebrochen.
error-report-late-league = Es dauerte länger als { $seconds } s, der Anteil an der Zeit für die ganze Liga; gefragt wird nicht mehr.
error-report-late-loading = Das Laden dauerte länger als { $seconds } s und wurde abgebrochen.
error-report-no-answer = Der Prozess schickte etwas, das keine Antwort ist.
error-report-line-closed = Der Prozess hat die Leitung geschlossen.
error-report-ended-itself = Der Prozess hat sich selbst beendet (Code { $number }).
error-report-processor-time = Der Prozess hat seine Rechenzeit verbraucht und wurde beendet (SIGXCPU).
error-report-ended = Der Prozess wurde beendet ({ $signal }).
error-report-lost-often = Nicht mehr gefragt: Der Prozess ging { $number }-mal verloren.
error-report-struck = Nicht mehr gefragt: In den meisten Partien kam die Antwort zu spät oder gar nicht.
error-report-no-choose = Eine Datei enthält eine Strategie, eine Funktion choose(view, moves, rng); diese hat { $found }, und keine davon heißt choose.
error-report-no-function = Eine Datei enthält eine Strategie, eine Funktion choose(view, moves, rng); diese hat keine öffentliche Funktion mit drei Argumenten.
error-report-no-strategy = choose ist keine Strategie: { $why }
error-not-allowed-now = Er ist jetzt nicht erlaubt.

error-handin-is-no-file = { $kind ->
    [link] das ist eine Verknüpfung, keine Datei.
    [folder] das ist ein Ordner, keine Datei.
    [pipe] das ist eine Pipe, keine Datei.
    [socket] das ist ein Socket, keine Datei.
    [device] das ist ein Gerät, keine Datei.
   *[other] das ist keine Datei.
}
error-handin-unreadable = sie lässt sich nicht lesen ({ $why }).
error-handin-too-large = sie ist größer als { NUMBER($most) } Byte.
error-handin-not-text = sie lässt sich nicht lesen: Zeile { $line } ist kein Text in UTF-8.

error-wall-switched-off = mit wall=False ausgeschaltet
error-wall-forbidden = { $variable } ist gesetzt
error-wall-elsewhere = sie braucht Linux auf x86-64 oder ARM64
error-wall-lies-open = { $folder } liegt dort, wo Python selbst liegt
error-wall-refused = { $why }
error-wall-in-a-browser = ein Browser hat keine Prozesse

# Wo Python in einem Browser läuft, ohne übersetzte Spielmaschine, Prozesse und Stopptaste.
browser-stopped = Python im Browser ist langsam: Nach { $seconds } Sekunden wurde die Arbeit beendet, und es zählt, was fertig war. Ein installiertes realms_nb erledigt alles.
browser-fewer-futures = Python im Browser ist langsam: { $most } Zukünfte jedes Zuges statt { $wanted }. Ein installiertes realms_nb betrachtet alle.
browser-smallest-report = Python im Browser ist langsam: Das Zeugnis ist das kleinste, das es gibt. Ein installiertes realms_nb stellt ein großes aus.
results-no-wall-browser = Im Browser gibt es keine Prozesse: Jede Datei wurde im Python des Notebooks selbst gefragt, ohne Wand und ohne Zeitgrenze.

# Wie wer alle in den möglichen Verläufen weiterspielen.
odds-if-all = Wenn alle weiterspielen wie { $who }.
odds-if-each = Wenn sie so weiterspielen: { $listed }.
odds-if-one = { $seat } – { $who }
odds-like = { $name ->
    [squire] ein Knappe
    [knight] ein Ritter
    [duke] ein Herzog
    [emperor] ein Kaiser
    [random] der Zufall: jeder Zug gleich wahrscheinlich
    [weights] diese Gewichte
   *[other] »{ $name }«
}
odds-fitted = { $who } (ein Ersatz, an dessen Partien angepasst)
