# Wörter der Spielbretter. Jede Nachricht `ui-` geht an den Browser; { $... } dort füllt der Browser.
# Wer von jemandem spricht, fragt nach der Person ($name_is); der Browser bekommt dann auch die Form für Du.

ui-and = { $first } und { $last }
ui-round = Runde { $round }
ui-of-rounds = von { $rounds }
ui-began = { $name_is ->
    [you] du hast begonnen
   *[other] { $name } hat begonnen
}
ui-your-turn = Du bist am Zug.
ui-turn-of = { WHO($name, $name_is, "bist", "ist") } am Zug.
ui-over = Das Spiel ist zu Ende.
ui-choice = Deine Wahl
ui-watch = { WHO($name, $name_is, "bist", "ist") } am Zug. „Weiter“ zeigt den Zug.
ui-watch-auto = { WHO($name, $name_is, "ziehst", "zieht") } gleich.
ui-watch-halted = { WHO($name, $name_is, "bist", "ist") } am Zug. Angehalten: „Abspielen“ geht weiter, N zeigt einen Zug.
ui-points-now = Punkte jetzt
ui-story = Was geschah
ui-your-move = dein Zug
ui-level-squire = Stufe 1 von 4 (Knappe)
ui-level-knight = Stufe 2 von 4 (Ritter)
ui-level-duke = Stufe 3 von 4 (Herzog)
ui-level-emperor = Stufe 4 von 4 (Kaiser)
ui-first-player = Startspieler
ui-undo = Zurück
ui-history = Verlauf
ui-step = Schritt { $at } von { $length }
ui-pace = Tempo der anderen
ui-pace-instant = Sofort
ui-pace-step = Schritt
ui-pace-calm = Ruhig
ui-pause = Pause
ui-play = Abspielen
ui-next = Weiter
ui-hint = Tipp
ui-hint-more = Mehr
ui-language = Sprache
ui-new = Neues Spiel
ui-keys = Tasten
ui-close = Schließen
ui-scene-scoring = Schlusswertung
ui-scene-skip = Überspringen
ui-scene-replay = Noch einmal
ui-stale = Das Spiel war schon weiter, darum wurde nichts gespielt. Bitte wähle noch einmal.
ui-keys-list = Tab, Esc = ins Brett, wieder hinaus · ↑ ↓ = von Zug zu Zug · Enter = wählen · N = weiter · [ = einen Schritt zurück · P = von hier weiterspielen · U = zurücknehmen · 1 2 3 4 = Wahl, Züge, Chancen, Rückblick · V = zurückblicken · F = ganzer Bildschirm · G = neues Spiel, fragt vorher · ? = diese Seite
ui-keys-view = + − = Brett größer, kleiner
ui-points-label = Punkte: { $points }
ui-wins = { WHO($name, $name_is, "gewinnst", "gewinnt") } mit { $points } Punkten
ui-share = { $names_is ->
    [with_you] { $names } teilt euch den Sieg mit { $points } Punkten
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
message-unreadable = Der Browser hat etwas geschickt, das das Brett nicht lesen kann; nichts hat sich geändert.
hint-candidates = Einen Blick wert: { $moves }.
hint-best = Am besten sieht das aus: { $move }.
hint-coming = Ein Tipp wird ausgearbeitet …
hint-none = Für dich gibt es gerade nichts zu entscheiden.

# Der Kasten, die Liste der Züge und die Linien.
ui-panel = Wahl, Züge und Chancen
ui-tab-choice = Wahl
ui-tab-moves = Züge
ui-tab-chances = Chancen
ui-since = Seit deinem letzten Zug
ui-opening = Der Anfang
ui-lines = Linien dieses Spiels
ui-line-of = Linie { $line } von { $count }
ui-line-first = zuerst gespielt
ui-line-from = ab Schritt { $at }: { $move }
ui-line-length = Schritt { $length }
ui-looking = Du siehst Schritt { $at } von { $length }
ui-play-on = Von hier weiterspielen
ui-to-end = Zum Ende
ui-back = Einen Schritt zurück
ui-play-on-ask = Ab Schritt { $at } weiterspielen?
ui-play-on-kept = Was nach Schritt { $at } gespielt wurde, bleibt als Linie { $line }. Deine neuen Züge werden Linie { $new }. Unter „Züge“ kannst du die Linie jederzeit wechseln.
ui-go-on-looking = Weiter ansehen

# Menü, neues Spiel, Hilfe.
ui-menu = Menü
ui-full = Ganzer Bildschirm
ui-contrast = Hoher Kontrast
ui-size = Größe { $percent } %
ui-larger = Größer
ui-smaller = Kleiner
ui-sound = Ton
ui-sound-off = Aus
ui-sound-soft = Leise
ui-new-kept = Das laufende Spiel bleibt erhalten: Menü, Frühere Spiele.
ui-new-seats = Plätze
ui-new-who = Wer spielt
ui-new-person = ein Mensch
ui-new-name = Name auf Platz { $number }
ui-new-player = Spieler auf Platz { $number }
ui-new-seed = Startzahl
ui-new-seed-note = Dieselbe Startzahl gibt dieselben Karten: gut für eine Klasse. Ohne Zahl entscheidet der Zufall.
ui-new-another = Eine andere
ui-new-more = Weitere Spieler
ui-new-strong = Wie stark ist das?
ui-new-back = Zurück zum neuen Spiel
ui-new-chance = Zufällig
ui-new-same = Gleich für die Klasse
ui-new-deal = Start
ui-strong-title = Wie stark sind sie?
ui-strong-note = Gemessen: jede Stufe gegen die darunter auf allen anderen Plätzen. Die Plätze wechseln; ein gerechter Anteil wäre { $fair }.
ui-strong-seats = Plätze
ui-strong-level = Stufe
ui-strong-against = Gegen
ui-strong-games = Spiele
ui-strong-wins = Siege
ui-strong-interval = 95-%-Intervall
ui-kind-squire = Knappe
ui-kind-knight = Ritter
ui-kind-duke = Herzog
ui-kind-emperor = Kaiser
ui-plays-squire = Jeder zweite Zug ist Zufall; die anderen probiert er in wenigen Zukünften.
ui-plays-knight = Probiert jeden Zug in wenigen Zukünften.
ui-plays-duke = Probiert jeden Zug in vielen Zukünften.
ui-plays-emperor = Probiert jeden Zug in vielen Zukünften und sucht dann voraus.
ui-keep-playing = Weiterspielen
ui-start-new = Neues Spiel beginnen
ui-earlier = Frühere Spiele
ui-earlier-game = Partie { $number }, Schritt { $length }
ui-save-file = In eine Datei speichern
ui-save-handin = Ohne die kommenden Karten speichern
ui-load-file = Eine Datei laden
ui-help = Zeichen und Tasten

# Warten.
ui-thinking = { WHO($name, $name_is, "überlegst", "überlegt") }
ui-thinking-time = { $player }, { $seconds } s
ui-thinking-limit = { $player }, { $seconds } von { $limit } s
ui-thinking-note = Nach { $limit } s wartet das Brett nicht länger und fragt dich, wie es weitergeht.
ui-stop = Anhalten
ui-busy = Das Notebook rechnet noch. Deine Wahl ist gemerkt und kommt als Nächstes dran.
looking-back = Du siehst gerade einen früheren Zug an, darum wurde nichts gespielt. „Von hier weiterspielen“ beginnt eine neue Linie.
undone = Zurückgenommen. Was gespielt wurde, bleibt als Linie { $name }.
thinking-stopped = Der Spieler wurde angehalten. „Weiter“ fragt noch einmal; nach „Zurück“ kannst du anders ziehen.
no-right = { $right ->
    [play] Du siehst hier nur zu: Die Züge machen die, die am Tisch sitzen.
    [table] Das entscheidet, wer diesen Tisch leitet, für alle, die daran sitzen.
    [help] Tipps, Chancen und Rückblicke gibt es hier für dich nicht.
   *[look] Du gehörst nicht zu diesem Tisch, also gibt es hier für dich nichts zu sehen.
}

# Der Rückblick auf eine Partie am Brett.
ui-tab-result = Ergebnis
ui-tab-review = Rückblick
ui-review = Rückblick
ui-review-this = Auf diese Partie zurückblicken
ui-review-again = Ab einem Schritt noch einmal
ui-review-wait = Rückblick: Zug { $done } von { $length }
ui-review-warm = Der Rückblick wird vorbereitet
ui-review-moment = Moment { $number } von { $count }
ui-review-points = Punkte der Gewinnchance
ui-review-played = Gespielt
ui-review-better = Besser
ui-review-look = Ansehen
ui-review-try = Von hier noch einmal
ui-review-before = Der Moment davor
ui-review-after = Der nächste Moment
ui-review-for = Erzählt für
ui-review-nothing = Du hast nichts verschenkt.
ui-review-nothing-note = Keine deiner Entscheidungen war messbar schlechter als eine andere.
ui-review-live = Jede Entscheidung sofort beurteilen
ui-review-diamonds = Rauten über dem Schieber sind Entscheidungen, die etwas gekostet haben, Punkte sind Glück.
ui-played = gespielt
ui-better = besser
review-live = Schritt { $step }: { $verdict }.
review-verdict-luck = Glück { $change }
review-futures = Jedem Zug folgten { $playouts } Verläufe; was sie nicht unterscheiden können, bleibt offen.
review-none = Auf eine Partie wird zurückgeblickt, wenn sie zu Ende ist.
review-was-stopped = Der Rückblick wurde angehalten. Man kann ihn noch einmal verlangen.
review-failed = Auf die Partie konnte nicht zurückgeblickt werden: { $reason }
help-none = Diese Hilfe ist an diesem Brett abgeschaltet.
tried-again = Versuch es noch einmal: dein erster Zug beginnt eine neue Linie. Was gespielt wurde, bleibt als Linie { $name }.
ui-win-range = Sieg, { $low } bis { $high }

# Hooks: Eine Funktion, die zuhört, hat das Brett angehalten; was solche Funktionen ausgeben.
ui-paused = Ein Hook hat das Brett angehalten.
ui-go-on = Weiter
ui-strip = Was deine Hooks ausgeben
ui-own = von deinem Hook

ui-broken = Das Brett konnte nicht gezeichnet werden. Von der Partie ist nichts verloren.
ui-draw-again = Neu zeichnen

# The tab Chances of a game without a stage of its own.
plain-chances-note = { $playouts } ausprobierte Verläufe je Zug.
ui-plain-chances-win = Chance zu gewinnen, %
ui-plain-chances-points = Punkte am Ende
ui-plain-chances-wait = Die Verläufe werden gespielt …
ui-plain-chances-none = Hier hat gerade niemand zu entscheiden.
ui-plain-chances-more = Weitere werden gespielt …

# Niemand antwortet: was aus Python geworden ist, und der Weg zurück.
ui-away-restarted = Python wurde neu gestartet. Dein Spiel ist hier aufgehoben.
ui-away-silent = Python antwortet nicht. Dein Spiel ist hier aufgehoben.
ui-away-gone = Python ist aus. Du kannst das Spiel durchsehen.
ui-away-film = Ein gespeichertes Spiel, { $length } Schritte.
ui-away-on = Weiter ab Schritt { $at }
ui-away-start = Python starten und weiterspielen
ui-away-film-on = Von hier an spielen
ui-away-coming = Einen Moment …
ui-away-cell = Führe diese Zelle noch einmal aus, um weiterzuspielen (Umschalt+Enter).
ui-away-safe = Dein Spiel ist sicher
ui-away-look = Sieh das Spiel durch
ui-away-note = ◀, der Regler und Züge zeigen jeden Schritt. Was du hier anklickst, kann nichts verlieren.
ui-busy-cell = Eine Zelle läuft.
ui-busy-move = Eine Zelle läuft. Dein Zug wartet: { $move }.
ui-busy-waits = Eine Zelle läuft. Dein Zug wartet.
ui-take-back = Zug zurücknehmen
ui-offer-title = Dein Spiel ist noch da
ui-offer-game = Dein Spiel von { $clock }, Schritt { $at } von { $length }.
ui-offer-on = Weiterspielen
ui-offer-look = Wieder öffnen
ui-offer-new = Neu geben

## Der Tisch, der für Spiele ohne eigenes Brett gezeichnet wird

ui-table-chances = Chancen
ui-table-chance = Gewinnchance damit: { $chance } %
ui-table-chance-best = Gewinnchance damit: bis { $chance } %
ui-table-points = Punkte am Ende damit: { $points }
ui-table-none-won = 0 von { $tries } Versuchen damit gewonnen
ui-table-press = Drücke es auf dem Tisch: Es ist eingerahmt.
ui-table-next = Drücke jetzt das Nächste.
ui-table-then = Und dann?
ui-table-other = Etwas anderes
ui-table-rules = Die Regeln
ui-table-round = Runde { $round }
ui-table-rolled = { $name_is ->
    [you] Du hast gewürfelt
   *[other] { $name } hat gewürfelt
}
ui-table-turn = { $name_is ->
    [you] du bist dran
   *[other] ist dran
}
ui-table-out = ausgeschieden
ui-table-with = mit { $partners }
ui-table-empty = leer
ui-table-known = (kennst du)
ui-table-secret = geheim
ui-table-of = { $value } von { $most }
ui-table-points-word = Punkte
ui-table-between = von { $least } bis { $most }
why-compared = Was { $seat }, { $level }, verglichen hat
why-others = { $count ->
    [1] 1 anderer
   *[other] { $count } andere
}
why-between = { $least } bis { $best }
why-wins = { $wins } von { $tries } gewonnen
why-share = { $percent } % gewonnen
why-points = { $points } Punkte wert
why-worth = Die Punkte sind, was die Gewichte dieses Spielers aus einer Lage machen: keine Gewinnchance.
why-few = { $tries } Versuche sind wenig: { $best } und { $second } können Zufall sein.
ui-why = Warum?
ui-try-for = { $name_is ->
    [you] Stattdessen: { $move }
   *[other] Für { $name } stattdessen: { $move }
}
ui-parts = Teile des Bretts
still-why = Hier stehen nur Worte und kein Spielbrett? Es braucht Skripte und ein Notebook, dem vertraut wird: In JupyterLab in der Befehlspalette (Strg+Umschalt+C) Trust Notebook wählen oder die Zelle noch einmal ausführen.
ui-over-time = Punkte im Lauf des Spiels
ui-thinks-squire = Wie ein Knappe denkt
ui-thinks-knight = Wie ein Ritter denkt
ui-thinks-duke = Wie ein Herzog denkt
ui-thinks-emperor = Wie ein Kaiser denkt
