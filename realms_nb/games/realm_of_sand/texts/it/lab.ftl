# Il laboratorio: modi di giocare, e quanto valgono i sei poteri.
lab-way-is-no-level-i = niente livello I
lab-way-is-no-level-ii = niente livello II
lab-way-is-no-level-iii = niente livello III
lab-way-is-only-level-i = solo livello I
lab-way-is-no-hourglasses = niente clessidre
lab-way-is-no-bonus-discs = niente dischi bonus
lab-way-is-no-rare-discs = niente dischi rari
lab-way-is-never-summons = non evoca mai
lab-way-is-stays-in-the-light = resta nella luce

lab-power-title = Quanto vale ogni potere
lab-power-head = { $title }, lato avanzato, { $size } posti che giocano come { $player }: { $deals } distribuzioni, ognuna giocata { $cards } volte, così che ogni posto abbia una volta ogni plancia. Il valore è in punti della quota di vittorie sopra quella equa, con intervalli del 95 %; il giudizio confronta un potere con la media di tutti gli altri, contro ± { $smallest } (o ± { $few } punti per regno), corretto per { $asked } domande. Un potere che questi giocatori non usano vale solo la sua plancia. Le ultime due colonne sono solo correlazioni.
lab-power-card = potere
lab-power-held = vince come distribuito
lab-power-taken = cristallo usato
lab-power-is-red = Rosso: guarda e tieni
lab-power-is-purple = Viola: spiriti
lab-power-is-yellow = Giallo: scambia un disco
lab-power-is-green = Verde: sposta un quadrato
lab-power-is-orange = Arancione: sali di livello
lab-power-is-blue = Blu: scambia tessere

# L’officina: un edificio come modulo.
workshop-title = L’edificio; prende il posto di { $card }
workshop-pattern = Schema
workshop-level = Livello
workshop-hourglasses = Clessidre
workshop-discs = Dà dischi
workshop-level-up = Livelli in più
workshop-cell = riga { $row }, colonna { $column }: { $piece }
workshop-disc-cell = disco { $column }: { $piece }
workshop-a-disc = disco { $colour }
workshop-no-piece = niente
workshop-worth = punti di quota di vittorie oltre un edificio medio del suo livello
workshop-deals = { $size } duchi, finora { $deals } distribuzioni. Guardare presto non guasta: si misura finché il giudizio è deciso.
workshop-built = costruito, quando era esposto
workshop-brings = punti in più per il posto che lo costruisce
workshop-rounds = round di una partita
