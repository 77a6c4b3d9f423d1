# Was in jedem Spiel zu Angeboten und Zügen gesagt wird.

engine-no-value = Bei „{ $label }“ gibt es nichts anzugeben.
engine-one-of = Wähle eins davon: { $ways }.
engine-cards-lit = Wähle aus den Karten, die leuchten.
# $low und $high: wie viele Karten gewählt werden dürfen
engine-cards-number =
    { $high ->
        [one] Wähle genau eine.
       *[other] Wähle so viele, wie gefragt sind: mindestens { $low }, höchstens { $high }.
    }
engine-cards-twice = Wähle verschiedene Karten aus denen, die leuchten.
engine-number-whole = Gib eine ganze Zahl von { $low } bis { $high } an.
engine-number-range = Gib eine Zahl von { $low } bis { $high } an.
engine-number-steps = Gib eine Zahl in Schritten von { $step } an, beginnend bei { $low }.
engine-write-first = Schreib zuerst etwas.
engine-write-less = Das ist zu lang: { $limit } Zeichen passen auf die Tafel.
engine-write-plain = Bitte lass Steuerzeichen weg.
engine-ink-unreadable = Diese Zeichnung war nicht zu lesen. Bitte wisch die Tafel ab und versuch es noch einmal.
engine-ink-much = Das ist zu viel Tinte für eine Tafel. Bitte wisch sie ab und schreib weniger.
engine-not-now = Das geht gerade nicht.
engine-nothing-now = Gerade ist nichts zu tun.
engine-moment-passed = Dieser Moment ist vorbei.
engine-over = Dieses Spiel ist vorbei.
engine-undo-one = Nimm mindestens einen Schritt zurück.
engine-undo-none = Es gibt nichts mehr zurückzunehmen.
