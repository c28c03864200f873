# Il laboratorio: modi di giocare, e quanto valgono i sei poteri.
lab-way-is-no-level-i = niente edifici piccoli
lab-way-is-no-level-ii = niente edifici grandi
lab-way-is-no-level-iii = niente edifici maestosi
lab-way-is-only-level-i = solo edifici piccoli
lab-way-is-no-hourglasses = niente clessidre
lab-way-is-no-bonus-discs = niente spiriti bonus
lab-way-is-no-rare-discs = niente spiriti rari
lab-way-is-never-summons = non evoca mai
lab-way-is-stays-in-the-light = resta nella luce

lab-power-title = Quanto vale ogni potere
lab-power-head = { $title }, lato avanzato, { $size } posti che giocano come { $player }: { $deals } distribuzioni, ognuna giocata { $cards } volte, così che ogni posto abbia una volta ogni plancia. Il valore è in punti della quota di vittorie sopra quella equa, con intervalli del 95 %; il giudizio confronta un potere con la media di tutti gli altri, contro ± { $smallest } (o ± { $few } punti per regno), corretto per { $asked } domande. Un potere che questi giocatori non usano vale solo la sua plancia. Le ultime due colonne sono solo correlazioni.
lab-power-card = potere
lab-power-held = vince come distribuito
lab-power-taken = cristallo usato
lab-power-is-red = Rosso: guarda e tieni
lab-power-is-purple = Viola: spiriti
lab-power-is-yellow = Giallo: scambia uno spirito
lab-power-is-green = Verde: sposta un quadrato
lab-power-is-orange = Arancione: una lanterna in più
lab-power-is-blue = Blu: scambia tessere

# L’officina: un edificio come modulo.
workshop-title = L’edificio; prende il posto di { $card }
workshop-pattern = Schema
workshop-level = Grandezza
workshop-hourglasses = Clessidre
workshop-discs = Dà spiriti
workshop-level-up = Lanterne in più
workshop-cell = riga { $row }, colonna { $column }: { $piece }
workshop-disc-cell = spirito { $column }: { $piece }
workshop-a-disc = spirito { $colour }
workshop-no-piece = niente
workshop-worth = punti di quota di vittorie oltre un edificio medio della sua grandezza
workshop-deals = { $size } duchi, finora { $deals } distribuzioni. Guardare presto non guasta: si misura finché il giudizio è deciso.
workshop-built = costruito, quando era esposto
workshop-brings = punti in più per il posto che lo costruisce
workshop-rounds = round di una partita
