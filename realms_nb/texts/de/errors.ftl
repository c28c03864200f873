# Was schiefgehen kann, für alle, die es lesen: was falsch war und was richtig wäre.

did-you-mean = Meintest du '{ $near }'?

error-unknown-language = Erzählt wird auf { $known }, nicht auf { $given }.
error-unknown-depth = Die Tiefe einer Erzählung ist eine von { $known }, nicht { $given }.
error-unknown-help = help ist eines von { $known } oder mehrere davon, nicht { $given }.
error-missing-package = Dafür braucht es { $package }; das ist hier nicht installiert. So wird es installiert: pip install { $package } (oder alles, was misst und zeichnet: pip install realms-nb).
error-not-offered = { $count ->
    [0] { $title } hat kein { $name }; dort gibt es nichts dieser Art.
   *[other] { $title } hat kein { $name }; dort gibt es { $known }.
}
error-not-imagined = Die Regeln von { $title } stimmen; ich konnte mir nicht vorstellen, was die anderen verbergen.
error-nobody-seated = { $title } ist für keine Zahl von { $least } bis { $most } Spielern.
error-endless-future = Zufällig weitergespielt ist { $title } nach { $moves } Zügen nicht zu Ende: Wie es ausgeht, lässt sich nicht sagen.
error-unknown-game = Ein Spiel namens { $given } gibt es nicht; es gibt { $known }.{ NEAR($near) }
error-game-broken = Das installierte Spiel { $entry } ({ $place }) lässt sich nicht laden: { $fault }.
error-game-misnamed = Der Einstiegspunkt { $entry } eines installierten Pakets nennt { $place }; das ist kein Spiel dieses Namens, sondern { $given }.
error-new-game-name = Ein Spiel heißt wie ein Wort, das Python importieren kann, etwa nim: Kleinbuchstaben, Ziffern und _, nicht { $given }.
error-new-game-taken = { $given } heißt schon ein Spiel oder ein Modul von Python; wähle einen anderen Namen.
error-new-game-title = Ein Titel besteht aus ein paar Wörtern ohne Anführungszeichen, geschweifte Klammern und Zeilenende, nicht { $given }.
error-new-game-exists = { $place } gibt es schon, und es bleibt, wie es ist; wähle einen anderen Namen oder Ordner.
error-new-game-not-written = Das Spiel lässt sich nicht nach { $place } schreiben: { $fault }.
error-unknown-player = Für { $title } gibt es keine Strategie namens { $given }; es gibt { $known }.{ NEAR($near) }
error-unknown-strategy = Eine Strategie namens { $given } gibt es nicht; es gibt { $known }.{ NEAR($near) }
error-unknown-seat = Den Platz { $given } gibt es nicht; die Plätze sind { $known }.
error-no-seat-of-your-own = { $asked } spricht vom eigenen Reich: Gib die Sicht eines Platzes an, zum Beispiel match.view(you=0).
error-not-a-view = { $asked } braucht eine Sicht, wie match.view() sie gibt, nicht { $given }.
error-number-of-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $given }.
error-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
error-seed-and-deal = Eine Partie beginnt mit einem Startwert oder mit einer Auslage der Stapel, nicht mit beidem.
error-no-seed-and-no-deal = Es gibt in ihr weder einen Startwert noch Stapel.
error-no-such-pile = Dieses Spiel hat die Stapel { $known }; { $given } gibt es nicht.
error-not-in-the-pile = Im Stapel { $pile } gibt es { $given } nicht, oder nicht so oft.
error-name-not-text = Der Name von Platz { $number } ist { $given }; ein Name ist ein Text wie 'Ada'.
error-name-empty = Der Name von Platz { $number }, { $given }, geht nicht: Ein Name darf nicht leer sein.
error-name-too-long = Der Name von Platz { $number }, { $given }, geht nicht: Ein Name hat höchstens { $most } Zeichen, dieser hat { $length }.
error-name-with-markup = Der Name von Platz { $number }, { $given }, geht nicht: Ein Name darf kein < oder > enthalten.
error-name-with-hidden-letters = Der Name von Platz { $number }, { $given }, geht nicht: Ein Name darf keine Zeilenumbrüche, Steuerzeichen oder Zeichen enthalten, die die Schreibrichtung ändern.
error-name-twice = Zwei Plätze heißen { $given }; jeder Platz braucht einen eigenen Namen.
error-too-many-seats = Kein Spiel hat { $given } Plätze.
error-seats-of-what = Plätze sind eine Zahl oder eine Liste von Namen, nicht { $given }.

error-nothing-to-undo = Es gibt keinen Zug zurückzunehmen: Die Partie steht am Anfang.
error-nothing-to-redo = Es gibt keinen Zug zu wiederholen: Nichts wurde zurückgenommen.
error-no-such-step = Die Partie hat { $length } Züge; { $given } ist keine Zahl von 0 bis { $length }.
error-no-such-choice = { $given } ist kein Zug, der jetzt gewählt werden kann; es gibt { $known }.
error-no-such-line = Die Linie { $given } gibt es nicht; die Linien sind { $known }.
error-no-lesson = { $title } bringt keine Lektion mit, also gibt es nichts zu zeigen; rn.Board zeigt eine Partie davon.
error-no-such-earlier-game = Die frühere Partie { $given } gibt es nicht; ihre Anzahl ist { $count }.
error-moves-from-one = moves ist eine ganze Zahl ab 1, nicht { $given }.

error-unreadable-move = { $text } ist kein Zug; schreibe zum Beispiel { $examples }.
error-no-such-card = Keine Karte heißt { $text }.{ NEAR($near) }

error-save-not-opened = Die gespeicherte Partie lässt sich nicht öffnen: { $error }
error-save-not-replayed = Zug { $number } von { $count }, { $move }, lässt sich nicht nachspielen: { $error }
error-save-line-from-nowhere = Linie { $line } der gespeicherten Partie zweigt von keiner Linie ab, die es vor ihr gibt.
error-save-line-twice = Linie { $line } der gespeicherten Partie wiederholt eine andere.
error-save-beyond-lines = Die gespeicherte Partie steht in Linie { $line }, die Zahl ihrer Linien ist aber nur { $count }.
error-save-beyond-moves = Die gespeicherte Partie steht bei Zug { $at }, die Zahl ihrer Züge ist aber nur { $count }.
error-save-changed = Nachgespielt ergeben sich die Punkte { $scores }, in der Datei steht { $expected }: Sie wurde verändert.
error-save-not-written = Die Partie lässt sich nicht als { $name } speichern: { $fault }.
error-save-not-read = Die gespeicherte Partie { $name } lässt sich nicht lesen: { $fault }.
error-save-too-large = { $name } ist zu groß für eine gespeicherte Partie.
error-save-not-ours = { $name } ist keine gespeicherte Partie von realms_nb.
error-save-too-new = { $name } stammt von einem neueren realms_nb (Format { $version }; dieses liest bis { $newest }). Erneuere realms_nb, um sie zu öffnen.
error-save-damaged = { $name } ist beschädigt oder keine gespeicherte Partie: { $fault }.
error-kept-damaged = Die aufgehobene Partie lässt sich nicht lesen: { $fault }

error-strategy-failed = { $seat } ({ $player }): { $error }
error-strategy-cheated = { $seat } ({ $player }): Der gewählte Zug ist nicht erlaubt. { $error }
move-hidden = ein Zug, den nur { $seat_is ->
    [you] du siehst
   *[other] { $seat } sieht
}

error-no-such-rule = Die Regeln haben kein { $given }; sie haben { $known }.{ NEAR($near) }
error-rule-whole = { $rule } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.
error-rule-list = { $rule } muss eine Liste sein, nicht { $given }.
error-cell-empty = Zeile { $row }, Spalte { $column }: ist leer.
error-cell-whole = Zeile { $row }, Spalte { $column }: ist { $given }; dort steht eine ganze Zahl von { $least } bis { $most }.
error-cell-twice = Zeile { $row }, Spalte { $column }: { $given } heißt schon die Karte in Zeile { $twin }, oder es sieht so aus; gib dieser einen eigenen Namen.
error-cell-unknown = Zeile { $row }, Spalte { $column }: ist { $given }; dort steht eines von { $known }.{ NEAR($near) }
error-deck-too-large = Ein Kartensatz hat höchstens { $most } Karten.
error-deck-empty = Der Kartensatz hat keine Karten.
error-no-such-column = Eine Karte hat kein { $given }; sie hat { $known }.{ NEAR($near) }
error-lab-no-such-way = Keine Spielweise heißt { $given }; es gibt { $known }.{ NEAR($near) }

error-unknown-event = { $given } ist kein Ereignis dieses Spiels und auch sonst nichts, worauf man hören kann; es gibt { $known }.{ NEAR($near) }
error-handler-not-a-function = Wer zuhört, ist eine Funktion, die bekommt, was geschehen ist, nicht { $given }.
error-handler-arguments = { $given } kann nicht zuhören: Die Funktion nimmt, was geschehen ist, und als zweites die Partie, wenn sie sie haben will.
error-handler-changes = Wer zuhört, hört nur zu: Ziehen, Zurücknehmen und Ändern geht dabei nicht.
error-pause-outside = rn.pause hält ein Brett aus einer Funktion heraus an, die gerade zuhört.
error-since-what = since ist "start" oder nichts, nicht { $given }.
error-tally-by = Eine Aufstellung geht nach { $known }, nicht nach { $given }.
error-lab-fault = Nichts wird gemessen, denn { $who } ist bei Zug { $move } der Auslage mit dem Startwert { $seed } gescheitert, auf Platz { $place }. { $why }
error-ruling-unknown = Eine Regel { $given } ist für ein neues Spiel nicht zu wählen; es gibt: { $known }.
error-ruling-wrong = { $rule }: { $given } ist nicht zu wählen. Es gibt: { $known }, jedes einmal.
error-rules-without-seats = Andere Regeln sind für ein neues Spiel: sag, wer dort sitzt.
