# Was Turniere, Vergleiche und Prüfungen von ihren Ergebnissen sagen; Wörter keines Spiels.

results-stopped = Vorzeitig beendet: Gezeigt sind die fertig gespielten Partien.
results-tournament = { $title }: { $games } Partien an Tischen zu { $size }; ein gerechter Anteil an Siegen ist { $fair }, Intervalle sind 95 %.
results-better = { $better } gewinnt öfter als { $worse }.
results-unsure = Noch ist nicht zu sagen, ob { $better } oder { $worse } besser ist: Etwa { $more } Partien mehr würden es entscheiden, wenn es so weitergeht.
results-equal = Noch ist nicht zu sagen, ob { $better } oder { $worse } besser ist, und keine erreichbare Zahl von Partien würde es zeigen: Sie sind so gut wie gleich stark.
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
results-no-wall = Keine Mauer ({ $why }): Alle spielten hinter einem Zaun von Python, der Versehen und gewöhnlichen Unfug abhält, nicht aber Code, der die C-Bibliothek aufruft.
results-folder = Tabelle, Wiederholungen und Berichte liegen in { $folder }.

results-comparison = { $title }, { $size } Plätze: je { $games } Partien nach { $variants } Varianten, dieselben Karten; ± ist ein 95-%-Intervall.
results-comparison-solo = { $title }, allein: { $games } Partien nach jeder von { $variants } Varianten, mit denselben Karten; ± ist ein 95-%-Intervall.
results-others-unsure = { $count } weitere Unterschiede lassen sich noch nicht entscheiden: siehe `differences`.
results-forfeits = { $count } Plätze haben ihre Partie verwirkt: siehe `forfeit` in den Ergebnissen.
results-more = { $variant }: { $measure }: { $difference } mehr als bei { $against } (± { $margin }).
results-less = { $variant }: { $measure }: { $difference } weniger als bei { $against } (± { $margin }).
results-difference-unsure = { $variant }: { $measure }: Noch ist nicht zu sagen, ob es sich von { $against } unterscheidet (gesehen: { $difference } ± { $margin }): Etwa { $more } Partien mehr würden es entscheiden, wenn es so weitergeht.
results-difference-equal = { $variant }: { $measure }: Noch ist nicht zu sagen, ob es sich von { $against } unterscheidet (gesehen: { $difference } ± { $margin }), und keine erreichbare Zahl von Partien würde es zeigen: Sie sind so gut wie gleich.
results-points-percent = { $value } Prozentpunkte

check-right = Richtig
check-not-yet = Noch nicht
check-dots = An die Stelle der drei Punkte gehört: { $wanted }.
check-failed = { $answer } lässt sich nicht beurteilen ({ $error }). Gefragt ist: { $wanted }.
check-first-hint = Für einen Tipp: { $code }
check-hint = Tipp { $number }: { $text }
check-next-hint = Für den nächsten Tipp: { $code }
check-for-answer = Für die Lösung: { $code }
check-answer = Die Lösung: { $text }
check-kind = Gefragt ist { $wanted }, nicht { $given }.
error-check-no-match = Gefragt ist eine Partie (mit rn.Match gemacht), nicht { $given }.
error-check-other-game = Das ist eine Partie von { $given }; gefragt ist eine von { $wanted }.
