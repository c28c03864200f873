# Eine Partie als Seite, und das Spiel in einer Datei.

ui-save-page = Als Seite speichern
ui-page-theme = Hell oder dunkel
ui-page-print = Diese Stellung drucken
ui-page-licences = Lizenzen dessen, was darin ist
ui-page-unpack = Auspacken …
ui-page-python = Python startet …
ui-page-games = Der Tisch wird gedeckt …
ui-page-failed = Diese Seite konnte ihr Python nicht starten. Lade sie neu; hilft das nicht, so nimm einen Browser ab 2023 (Firefox 114, Chrome 111, Safari 16.4 oder neuer) oder hole die Datei noch einmal. Der Grund:
ui-page-busy = Die anderen denken nach. Was du gewählt hast, ist vorgemerkt und kommt als Nächstes.
ui-page-silent = Python antwortet nicht
ui-page-offline = Mit dem Schieber kannst du das Spiel durchsehen. Lade die Seite neu, um weiterzuspielen: Das Spiel ist aufgehoben.
ui-page-chances = Eine Seite spielt nur wenige Verläufe, einen nach dem anderen: bisher { $playouts } von jedem dieser Züge, alle spielen nach denselben Gewichten weiter. So breit sind die Bänder (95 %). Drücke einen Zug, um ihn auf dem Tableau zu sehen.
ui-page-kept = Das Spiel wird in diesem Browser aufgehoben: Schließ die Seite, und es geht weiter, wo du aufgehört hast. „In eine Datei speichern“ im Menü hebt es auf Dauer auf.
ui-page-not-kept = Dieser Browser hebt für diese Seite nichts auf: Wird sie geschlossen, ist das Spiel weg. „In eine Datei speichern“ im Menü hebt es auf.
page-too-old-to-play = Diese Seite spielt mit Python im Browser: Sie braucht Firefox 114, Chrome 111, Safari 16.4 oder neuer, und Skripte müssen erlaubt sein.
page-too-old = Um das Brett zu zeigen, braucht diese Seite einen Browser ab 2023, der Skripte erlaubt. Was hier steht, ist die Stellung in Worten.

page-set-aside = Es ist noch da, unter dem Namen „{ $name }“; dies ist eine neue Partie.
error-kept-of-another-shape = Was dieser Browser aufbewahrt hat, ist kein Spiel, das diese Seite geschrieben haben könnte.
error-page-of-what = Eine Seite zeigt eine Partie, wie rn.Match(game, ...) sie macht, nicht { $given }.
error-page-review-of-what = review ist, was rn.review(match) liefert, nicht { $given }.
error-page-review-of-another-match = Dieser Rückblick gehört zu einer anderen Partie oder zu weniger Zügen: Mach ihn mit rn.review(match) neu.
error-page-not-written = Die Seite kann nicht nach { $path } geschrieben werden: { $error }.
