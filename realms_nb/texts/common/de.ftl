# Words shared by all games. COUNT and WHO are explained in realms_nb/core/narrator.py.
# COUNT gives nominative or accusative; where German asks for a dative (mit 3 Punkten) the noun is spelt out.

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

move-allowed = { $move }: Dieser Zug ist jetzt erlaubt.

refusal-not-your-turn = { $turn_is ->
    [you] Jetzt bist du am Zug.
   *[other] Jetzt ist { $turn } am Zug.
}
    .beginner = { $turn_is ->
        [you] Jetzt bist du am Zug; vorher kann niemand sonst ziehen.
       *[other] Jetzt ist { $turn } am Zug. { $seat_is ->
            [you] Du kommst später dran;
           *[other] { $seat } kommt später dran;
        } bis dahin entscheiden die anderen.
    }
