# Wörter für alle Spiele. COUNT und WHO sind in realms_nb/core/narrator.py erklärt.
# COUNT setzt Nominativ oder Akkusativ: nach „mit“ oder „ab“ passt es nur bei Münzen, Karten und Plättchen.

language-name = Deutsch
you = Du
you-name = Du
player = Spieler { $number }
list-and = { $first } und { $last }
none = keine

count-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
count-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
count-shield = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
count-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-player = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}

refusal-not-your-turn = Am Zug: { $turn }, nicht { $seat }.
    .beginner = Jetzt am Zug: { $turn }. Später an der Reihe: { $seat }; bis dahin entscheiden die anderen.
