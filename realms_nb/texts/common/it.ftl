# Words shared by all games, in Italian. COUNT and WHO are explained in realms_nb/core/narrator.py.

language-name = Italiano
# Italian leaves the pronoun out.
you = { "-" }
you-name = Tu
player = Giocatore { $number }
list-and = { $first } e { $last }
none = nessuno

count-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
count-point = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
count-shield = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}
count-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
count-player = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}

refusal-not-your-turn = Di turno ora: { $turn }, non { $seat }.
    .beginner = Di turno ora: { $turn }, non { $seat }. Può muovere solo chi è di turno; gli altri aspettano.
