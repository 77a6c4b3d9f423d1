# What guests may ask for beside the match: how a score came about, whether it was dealt fairly,
# reactions.

show-close = Schließen
show-ledger = So kam es zustande
show-ledger-of = { $name }: So kam es zustande
show-ledger-open = { $score }: So kam es zustande
show-ledger-none = Noch nichts. Hier wird jeder Gewinn und Verlust stehen.
show-ledger-lost = Das geht gerade nicht. Ist der Laptop wach?
show-ledger-total = macht { $total }
show-ledger-by-hand = Von Hand geändert
show-ledger-now = Jetzt
show-page-save = Seite des Abends
# $seal: 64 letters, in groups of four
show-sealed = Vor dem Geben versiegelt: { $seal }
show-fair = Wurde ehrlich gegeben?
show-fair-sealed = Aller Zufall dieses Spiels, jedes Mischen, Drehen und Ziehen, kommt aus einer geheimen Zahl. Sie wurde vor dem Geben versiegelt. Das ist ihr Siegel, auf dem Fernseher und auf allen Handys dasselbe.
show-fair-later = Wenn das Spiel vorbei ist, öffnet diese Seite das Siegel und prüft es.
show-fair-seal = Das Siegel
show-fair-seed = Die geheime Zahl
show-fair-checking = Einen Moment …
show-fair-right = Das Siegel hält.
show-fair-right-why = Dein Handy kennt dieses Siegel, seit das Spiel begann, und die Zahl passt dazu: Niemand hat nach dem Geben eine Karte geändert.
show-fair-right-late = Die Zahl passt zum Siegel. Dieses Handy kam erst nach dem Geben dazu. Vergleiche das Siegel mit einem Handy, das von Anfang an da war.
show-fair-wrong = Das Siegel ist gebrochen!
show-fair-wrong-why = Die Zahl passt nicht zum Siegel: Nach dem Geben wurde etwas geändert. Frag, wer den Abend ausrichtet.
show-fair-cannot = Dieser Browser kann das nicht prüfen. Ein anderes Handy im Raum kann es.
show-fair-chosen = Der Laptop wurde mit einer selbst gewählten Zahl gestartet. Wer sie gewählt hat, kennt vielleicht die Karten.
show-fair-shown = Das Spiel war schon vorbei und wurde wieder aufgenommen: Seine Zahl war zu sehen. Was noch verdeckt ist, kennt vielleicht jemand.
show-fair-more = Niemand kann die Zahl aus ihrem Siegel zurückrechnen, und keine andere ergibt dasselbe.
show-react = Reagiere auf dem Fernseher
show-react-clap = Applaus
show-react-laugh = Wie lustig
show-react-wow = Wow
show-react-heart = Toll
show-react-groan = Oh nein
