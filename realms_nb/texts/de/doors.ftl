# Was die Türen zu den Werkzeugen anderer sagen.

door-rules = Die Regeln von { $title }:
door-cards = Was die Karten bewirken:
door-moves = { $count ->
    [one] Du bist am Zug. Es gibt einen erlaubten Zug; antworte mit ihm:
   *[other] Du bist am Zug. Es gibt { $count } erlaubte Züge, in jeder Zeile einen; antworte mit einem davon:
}
door-again = Deine Antwort { $text } wurde nicht gespielt. { $reason } Antworte mit einem der erlaubten Züge.
door-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.

error-wrong-action = { $given } ist die Nummer keines erlaubten Zuges; die Aktionsmaske nennt die { $count } erlaubten.
error-action-not-allowed = { $given } ({ $move }) ist jetzt nicht erlaubt; die Aktionsmaske nennt die { $count } erlaubten Züge.
error-door-no-numbers = { $title } hat hier { $count } erlaubte Züge, für die es keine Nummer gibt.
error-door-option = { $what } ist eines von { $known }, nicht { $given }.
error-door-rules-unreadable = { $given } sind keine lesbaren Regeln; str(game) eines Spiels von spiel.load enthält sie.
error-door-outcomes = outcomes ist die Zahl der Austeilungen, aus denen der Zufall wählt, mindestens 1, nicht { $given }.
error-door-parameters = Beobachtungen dieses Spiels haben keine Parameter, nicht { $given }.
error-door-private-cards = { $title } hat verdeckte Karten auf der Hand; der Ordner des Spiels bei den Türen muss sagen, wie neu ausgeteilt wird, was niemand gesehen hat.
error-door-no-text = Ein Zug wird als Text angegeben, nicht als { $given }.
error-door-tries = tries ist eine ganze Zahl ab 1, nicht { $given }.
