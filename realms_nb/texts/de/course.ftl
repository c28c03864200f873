# Was der Kurs außer seinen Übungen sagt: Vorhersagen und Berichte für die Lehrkraft.

predict-first = Rate zuerst: Setz eine Zahl oder ein Wort an die Stelle der Punkte und führ die Zelle noch einmal aus. (Noch einmal so, wie sie ist, und es geht ohne Schätzung weiter.)
predict-none = Keine Schätzung. Mach weiter; bis gemessen wird, kannst du noch eine abgeben.
predict-noted = Notiert: { $said }. Jetzt mach weiter und sieh nach.
predict-said = Du hast geraten: { $said }.
predict-measured = Gemessen: { $measured }.
predict-class = Deine Klasse ({ $count }): { $listed }.
predict-you = du
predict-truth = gemessen
predict-word-more = mehr
predict-word-fewer = weniger
predict-word-same = gleich viel
predict-word-yes = ja
predict-word-no = nein
predict-word-unknown = noch nicht zu sagen
error-predict-name = Eine Vorhersage hat einen Namen wie "rich-points", nicht { $given }.
error-predict-kind = Eine Vorhersage ist eine Zahl oder ein Wort wie "more", nicht { $given }.

report-wanted = Setz deinen Namen an die Stelle der Punkte, und dahinter, was du herausgefunden hast: rn.report("Ann", "..."). Das schreibt deinen Bericht.
report-head = { $name }: { $lesson }, { $date }
report-check = { $name }: { $word } (Versuche: { $tries }, größter Tipp: { $hint })
report-guess = { $name }: geraten { $said }, gemessen { $measured }
report-answer = In eigenen Worten: { $text }
report-nothing = In diesem Notebook wurde noch nichts geprüft oder geraten.
report-written = Geschrieben in { $file } im Ordner { $folder }, dazu eine Zeile für die Tabelle der Klasse.
error-report-name = Ein Bericht hat den Namen einer Schülerin oder eines Schülers wie rn.report("Ann"), nicht { $given }.
error-report-words = Deine eigenen Worte sind ein Text in Anführungszeichen, nicht { $given }.
error-report-folder = Es gibt keinen Ordner { $given } mit Berichten.
