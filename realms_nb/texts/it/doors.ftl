# Che cosa dicono le porte verso gli strumenti di altri.

door-rules = Le regole di { $title }:
door-cards = Che cosa fanno le carte:
door-moves = { $count ->
    [one] Tocca a te. C'è una sola mossa permessa; rispondi con quella:
   *[other] Tocca a te. Ci sono { $count } mosse permesse, una per riga; rispondi con una di esse:
}
door-again = La tua risposta { $text } non è stata giocata. { $reason } Rispondi con una delle mosse permesse.
door-over = La partita è finita; non si può giocare altro.

error-wrong-action = { $given } non è il numero di una mossa permessa; la maschera delle azioni indica le { $count } permesse.
error-action-not-allowed = { $given } ({ $move }) non è permessa adesso; la maschera delle azioni indica le { $count } mosse permesse.
error-door-no-numbers = { $title } ha qui { $count } mosse permesse per le quali non c'è un numero.
error-door-option = { $what } è uno di { $known }, non { $given }.
error-door-rules-unreadable = { $given } non sono regole leggibili; le contiene str(game) di un gioco fatto con spiel.load.
error-door-outcomes = outcomes è il numero di distribuzioni tra cui sceglie il caso, almeno 1, non { $given }.
error-door-parameters = Le osservazioni di questo gioco non hanno parametri, non { $given }.
error-door-private-cards = { $title } ha carte private; la sua cartella tra le porte deve dire come ridistribuire ciò che nessuno ha visto.
error-door-no-text = Una mossa si dà come testo, non come { $given }.
error-door-tries = tries è un numero intero da 1 in su, non { $given }.
