# Parole dei grafici: titoli, come leggerli, assi, descrizioni per chi non vede l’immagine.

chart-coin = monete
chart-shield = scudi
chart-strength = forza d’attacco
chart-hold = Probabilità di respingere l’invasione
chart-award = ultima invasione respinta
chart-score-below = Punti se la partita finisse ora, per categoria delle carte
chart-score-below-projected = Punti se la partita finisse ora, per categoria; tratteggio: punteggio finale atteso
chart-history-below = Punti alla fine di ogni round, per categoria delle carte

chart-coins-title = Monete e scudi, round per round
chart-coins-small = Monete e scudi (tratteggio) a fine round; barra: invasione
chart-coins-below = Alla fine di ogni round; l’esagono mostra quanto è stata forte un’invasione
chart-coins-seat = { $name }: { COUNT($coins, "coin") }, { COUNT($shields, "shield") }
chart-coins-struck = L’invasione dopo il round { $round } aveva forza { $strength }.
chart-coins-description = Monete e scudi ora: { $listed }.

chart-invasion-title = Quanto saranno forti gli invasori e chi li respinge
chart-invasion-grid = Grigio: il reame, com’è ora, respinge questa forza; a destra la probabilità di respingere l’invasione
chart-invasion-below = Esatto per i segnalini sul percorso; i round futuri ricevono un segnalino nel { $rate } dei casi
chart-invasion-after = Tratteggio: dopo la mossa che si sta valutando
chart-invasion-next = Invasione dopo il round { $round }
chart-invasion-last = Ultima invasione, dopo il round { $round }
chart-invasion-holds = { $name }, { COUNT($shields, "shield") }: probabilità di respingerla { $chance }
chart-invasion-description = Invasione dopo il round { $round }, probabilità di ogni forza: { $strengths }. { $holds }.
chart-invasion-none = Non ci saranno altre invasioni.
chart-kind-build = costruire
chart-kind-bastion = fare un bastione
chart-kind-discard = scartare
chart-kind-lose = perdere
chart-move-build = Costruire { $card }
chart-move-bastion = Bastione: { $card }
chart-move-discard = Scartare { $card }
chart-move-lose = Perdere { $card }
chart-measure-held = quota di invasioni respinte
chart-measure-bastions = bastioni per reame
chart-measure-coins = monete rimaste per reame

chart-worth-title = Quanto valgono qui le monete
chart-worth-description = Punti per numero di monete: { $listed }.
chart-counted = contata
chart-drawn = estratta
chart-draws-title = Contato ed estratto
chart-draws-below = Barre: contato. Punti: quote di { $draws } estrazioni, la linea è l’intervallo al 95 %
chart-draws-description = Probabilità di ogni forza, contata e come quota di { $draws } estrazioni: { $listed }.
chart-rate = token_rate
chart-enough-title = Respingere l’ultima invasione
chart-enough-description = Probabilità di respingerla con 0–{ $most } scudi, per token_rate: { $listed }.
