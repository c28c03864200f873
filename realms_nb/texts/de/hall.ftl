# Ein Tisch für eine Klasse: die Seiten der Lernenden, die Wand, die Übersicht, und was schiefgehen kann.

hall-lobby = Ein Tisch von { $title }.
hall-lobby-code = Code an der Wand
hall-lobby-name = Dein Name
hall-lobby-note = Ein Vorname oder ein Spitzname. Nur deine Klasse sieht ihn.
hall-lobby-sit = Hinsetzen
hall-lobby-again = Verbindung weg? Öffne dieselbe Adresse noch einmal: Dein Platz ist auf diesem Gerät gemerkt.
hall-lobby-back = Zurück zu deinem Platz
hall-lobby-script = Das Spiel selbst braucht einen Browser, der Skripte ausführt. Dieser tut es nicht; nimm einen anderen oder frag deine Lehrkraft.
hall-slow-down = Das waren zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.
hall-language = Sprache

hall-title = Tisch { $number }, Platz { $place }
hall-hello = Hallo { $person }. Du spielst mit
hall-said-waiting = Deine Lehrkraft beginnt das Spiel. Du musst nichts tun; der Bildschirm wacht von selbst auf.
hall-said-late = Die Spiele haben begonnen. Deine Lehrkraft sucht dir einen Platz; diese Seite geht von selbst weiter.
hall-said-paused = Pause für alle an diesem Tisch. Deine Lehrkraft lässt weiterspielen.
hall-you = Du
hall-here = ist da
hall-not-yet = noch nicht da
hall-plays-itself = spielt von selbst
hall-away-for = seit { $seconds } s weg
hall-stands-in = { $player } spielt für { $person }, bis { $person } wieder da ist
hall-away-rule = Nach { $seconds } s ohne Verbindung spielt { $player } für alle, die weg sind, bis sie wieder da sind.
hall-not-me = Ich bin nicht { $person }
hall-decides = { $person } entscheidet
hall-your-turn = Du bist dran
hall-at-table = Tisch { $number }
hall-watching = Was { $person } entscheidet, siehst du hier.
hall-lost = Keine Verbindung. Dein Platz bleibt.
hall-lost-again = Neuer Versuch in { $seconds } s.
hall-lost-now = Neuer Versuch …
hall-arrived = Dein letzter Zug ist angekommen.
hall-on-its-way = Dein letzter Zug ist unterwegs. Er wird einmal gespielt.
hall-try = Jetzt versuchen
hall-learn = In 90 Sekunden lernen
hall-learn-end = Zurück zum Tisch
hall-cards = Alle Karten
hall-answer = Antworten
hall-answer-here = Deine Antwort, eine Zahl oder ein Wort
hall-answered = Deine Antwort: { $guess }. Du kannst sie noch ändern.
hall-no-answer = Eine Antwort ist eine Zahl oder ein Wort mit höchstens 40 Buchstaben; nichts hat sich geändert.
hall-signs = Zeichen an deinen Tisch
hall-sign-well-played = Gut gespielt
hall-sign-thanks = Danke
hall-sign-one-moment = Moment noch
hall-sign-help = Hilfe
hall-sign-wow = Toll
hall-sign-sorry = Tut mir leid
hall-to-lobby = Zur ersten Seite
hall-no-key = Dieses Gerät hat hier keinen Platz. Geh zur ersten Seite und gib den Code an der Wand ein.
hall-gone = Dieser Platz ist nicht mehr deiner. Ist das ein Irrtum, sag es deiner Lehrkraft.
hall-closed = Der Tisch ist geschlossen. Danke fürs Spielen.
hall-unread = Die Seite hat etwas geschickt, das hier nicht zu lesen ist; nichts hat sich geändert.
hall-no-board = An deinem Tisch gibt es noch kein Spiel; nichts hat sich geändert.
hall-too-fast = Das war zu viel auf einmal, darum wurde diese Verbindung getrennt. Die Seite verbindet sich von selbst wieder.
hall-held = Dieser Tisch hat Pause: Nichts wurde gespielt. Deine Lehrkraft lässt weiterspielen.
hall-player-failed = Ein Spieler dieses Tisches ist gescheitert; ein Mensch kann den Platz nehmen.
hall-game-unread = Das Spiel dieses Tisches ist nicht lesbar; ein neues kann gegeben werden.

hall-wall-join = Mitspielen unter
hall-wall-hidden = Hände bleiben hier verdeckt.
hall-wall-over = Das Spiel ist zu Ende.
hall-leads = Wer führt?

hall-view-here = { $count } von { $most } da
hall-view-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
hall-view-table = Tisch
hall-view-seats = Plätze
hall-view-is-here = da
hall-view-is-away = weg
hall-view-is-bot = spielt von selbst
hall-view-moves = Züge
hall-view-whose-turn = wer ist dran
hall-view-since = seit
hall-view-leads = führt
hall-view-points = { $person }, { $points } Punkte
hall-view-over = zu Ende
hall-view-not-dealt = noch nicht ausgeteilt
hall-view-waits = { $person } ist weg und dran
hall-view-paused = Pause
hall-view-pause = Pause
hall-view-resume = Weiter
hall-view-pause-all = Pause für alle
hall-view-resume-all = Alle weiter
hall-view-project = An die Wand
hall-view-projected = an der Wand
hall-view-code-wall = Code an die Wand
hall-view-wall = Seite für die Wand
hall-view-stands-in = { $player } spielt für { $person }
hall-view-give-back = { $person } spielt wieder
hall-view-start = Spiele beginnen
hall-view-again = Neues Spiel, wo eines zu Ende ist
hall-view-late = { $person } wartet auf einen Platz.
hall-view-seat-late = { $person } bekommt den Platz von { $player } an Tisch { $number }
hall-view-nobody = Noch ist niemand da. Die Klasse öffnet die Adresse und gibt den Code ein.
hall-view-closed = Diese Halle ist geschlossen. rn.host mit demselben Ordner öffnet sie wieder.
hall-view-next-round = Nächste Runde: wer gleich viele Punkte hat, trifft sich
hall-view-qr = Die Adresse für die Kamera eines Telefons
hall-view-asks-help = { $person } bittet um Hilfe

hall-note-loopback = Nur dieser Rechner kann herein. rn.host(..., open=True) lässt die Klasse herein.
hall-note-open = Wer im selben Netz ist, kann herein. Eine Firewall fragt vielleicht um Erlaubnis: Windows tut es beim ersten Mal, gemeint sind „private Netzwerke“. Öffnet ein Handy die Adresse nicht, so trennt das WLAN die Geräte voneinander; versuch einen Hotspot oder ein Kabel.
hall-note-folder = Nichts wird aufgehoben: Ohne folder=... enden die Spiele mit dem Kernel.
hall-note-hub = Die Klasse kommt über den Hub herein. Sein Relais wird einmal eingeschaltet: docs/halls.md.

error-hall-code-length = { $typed ->
    [0] Der Code fehlt: Er hat { $length } Zeichen.
   *[other] Der Code hat { $length } Zeichen; das sind { $typed }.
}
error-hall-code-wrong = Das ist nicht der Code an der Wand. Bitte schau noch einmal hin.
error-hall-name-empty = Bitte gib einen Namen ein: einen Vornamen oder einen Spitznamen.
error-hall-name-too-long = Dieser Name ist zu lang: Er hat höchstens { $most } Buchstaben.
error-hall-name-with-markup = Ein Name darf kein < oder > enthalten.
error-hall-name-with-hidden-letters = Ein Name darf keine Zeilenumbrüche und keine unsichtbaren Zeichen enthalten.
error-hall-name-you = Bitte nimm einen anderen Namen als { $given }: So nennt das Spiel alle, die es lesen.
error-hall-name-taken = Hier heißt schon jemand { $given }. Bist du das, so öffne die Adresse auf dem Gerät, an dem du dich hingesetzt hast; sonst nimm einen anderen Namen.
error-hall-full = Es ist kein Platz mehr frei. Sag es deiner Lehrkraft.
error-hall-folder = Die Halle kann nicht im Ordner { $folder } aufgehoben werden: { $fault }.
error-hall-unreadable = { $path } ist nicht zu lesen: { $fault }. Gib der Halle einen anderen Ordner oder bring die Datei in Ordnung.
error-hall-not-ours = { $path } ist keine Halle, die diese Version von realms_nb geschrieben hat. Gib der Halle einen anderen Ordner.
error-hall-other-game = Im Ordner { $folder } liegt eine Halle von { $title }. Gib dieser einen anderen Ordner oder lass das Spiel weg.
error-hall-game-missing = Im Ordner { $folder } ist noch keine Halle: Sag, welches Spiel, wie in rn.host(game, folder=...).
error-hall-port = Unter { $address }, Port { $port }, kann nichts zuhören: { $fault }. Vielleicht ist diese Halle in einem anderen Notebook offen; schließ sie dort oder sag port=0 für einen anderen.
error-hall-address = { $given } ist keine Adresse dieses Rechners. Er hat { $known }.
error-hall-no-table = Es gibt keinen Tisch { $given }; es gibt { $count }.
error-hall-no-seat = An Tisch { $table } heißt niemand { $given }; es gibt { $known }.
error-hall-nobodys-seat = Auf Platz { $place } von Tisch { $table } sitzt niemand.
error-hall-nobody-late = Niemand namens { $given } wartet auf einen Platz; es gibt { $known }.
error-hall-taken = An Tisch { $table } gehört dieser Platz jemandem; nur der Platz eines Spielers wie knight kann vergeben werden.
error-hall-size = Ein Tisch hat 1 bis { $most } Plätze, nicht { $given }.
error-hall-player = Leere Plätze von { $title } füllt ein Spieler mit Namen: { $known }; nicht { $given }.
error-hall-students = students ist eine Zahl von 1 bis { $most } oder None für so viele, wie kommen, nicht { $given }.
error-hall-patience = patience ist eine Zahl von Sekunden von 1 bis { $most } oder None, nicht { $given }.
error-hall-shut = Diese Halle ist geschlossen. rn.host mit demselben Ordner öffnet sie wieder.
error-hall-not-dealt = An Tisch { $table } ist noch kein Spiel ausgeteilt.
error-hall-still-playing = Noch wird gespielt an: { $tables }. Die nächste Runde beginnt, wenn alle fertig sind.
error-hall-question = Eine Frage hat einen Namen und eine Zeile Text mit höchstens { $most } Buchstaben, nicht { $given }.
error-hall-hub = hub ist die Adresse deines eigenen Jupyter, wie der Browser sie zeigt, etwa "https://hub.schule.org/user/ada/lab", nicht { $given }.
