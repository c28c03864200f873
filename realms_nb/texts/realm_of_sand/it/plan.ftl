# Ciò che dice il pianificare in Realm of Sand: `rn.after` e gli esercizi della lezione. Il codice e le mosse tra
# `apici` restano come si scrivono nel codice.

error-after-wants-a-move = rn.after(view, move) vuole una delle mosse, non { $given }.
