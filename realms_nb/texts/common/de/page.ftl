# Eine Partie als Seite, und das Spiel in einer Datei.

ui-save-page = Als Seite speichern
ui-page-theme = Hell oder dunkel
ui-page-print = Diese Stellung drucken
ui-page-licences = Lizenzen dessen, was darin ist
page-too-old = Um das Brett zu zeigen, braucht diese Seite einen Browser ab 2023, der Skripte erlaubt. Was hier steht, ist die Stellung in Worten.

error-page-of-what = Eine Seite zeigt eine Partie, wie rn.Match(game, ...) sie macht, nicht { $given }.
error-page-review-of-what = review ist, was rn.review(match) liefert, nicht { $given }.
error-page-review-of-another-match = Dieser Rückblick gehört zu einer anderen Partie oder zu weniger Zügen: Mach ihn mit rn.review(match) neu.
error-page-not-written = Die Seite kann nicht nach { $path } geschrieben werden: { $error }.
