# What guests and hosts are told: refusals, notices, what went wrong.


# What can’t be done, and why
room-join-first = Bitte melde dich erst an.
room-moment-passed = Dieser Moment ist vorbei.
room-not-now = Das geht gerade nicht.
room-paused = Das Spiel macht Pause. Gleich geht es weiter.
room-too-much-draft = Das ist zu viel zum Merken. Schreib bitte weniger.
room-phone-of = Das Handy gehört gerade { $name }. Gib es erst weiter.
room-covered = Das Handy ist zugedeckt. Tipp erst auf deinen Namen.
room-newer-tab = Dieser Platz wird jetzt in einem neueren Tab gespielt.
room-too-fast = Das war viel auf einmal. Warte bitte einen Moment.
room-too-large = Das ist zu viel auf einmal. Schick bitte weniger.
room-unread = Das konnte der Laptop nicht lesen. Lade die Seite neu und versuch es noch einmal.
room-not-connected = Diese Seite ist nicht mehr verbunden. Lade sie bitte neu.
room-closing = Der Laptop hört gerade auf. Der Abend geht weiter, sobald er wieder startet.
room-no-role = Diese Art von Seite kennt der Laptop nicht.
room-give-pin = Bitte gib die PIN ein, die der Laptop zeigt.
room-no-right = Das geht nur in der Steuerung. Öffne sie und gib die PIN ein.
room-not-ours = Das darf nur die eigene Seite des Laptops.

# Coming in
room-phones-only = Mitspielen geht nur am Handy. Öffne dort die Adresse.
room-phone-full = An diesem Handy spielen schon vier. Nimm ein anderes.
room-locked = Der Raum ist abgeschlossen. Bitte den Kapitän, ihn zu öffnen.
room-full = Der Raum ist voll. Schau diesmal am Fernseher zu.
room-ten-seats = Alle zehn Plätze sind besetzt.
room-is-here = { $name } ist da. Nimm einen Platz, dessen Gast weg ist.
room-nobody-asks = Um diesen Platz bittet niemand mehr.
room-nobody-there = Dort sitzt niemand mehr.
room-not-joined = Du bist nicht angemeldet.
room-you-were-removed = Du wurdest aus diesem Raum entfernt. Wenn du zurückwillst, frag den Kapitän und melde dich neu an.
# $count: how many letters fit
room-name-long =
    { $count ->
        [one] Der Name ist zu lang: { $count } Buchstabe passt.
       *[other] Der Name ist zu lang: { $count } Buchstaben passen.
    }
room-name-unread = Schreib bitte einen Namen, den die anderen lesen können.
room-name-taken = „{ $name }“ ist schon vergeben. Wie wäre es mit „{ $free }“?

# A phone that several share
room-nothing-secret = Gerade ist nichts geheim. Zugedeckt wird, sobald ihr spielt.
room-not-on-phone = Dieser Gast spielt nicht mehr an diesem Handy.

# Reactions
room-react-join = Melde dich erst an, dann kannst du reagieren.
room-react-match = Reaktionen gibt es nur im Spiel.
room-react-off = Reaktionen sind heute ausgeschaltet.
room-muted = Du wurdest vom Kapitän oder vom Laptop aus stummgeschaltet.
room-one-at-a-time = Eine nach der anderen.

# The controls
room-captain-only = Das kann nur der Kapitän oder der Laptop.
room-host-only = Das geht nur auf der Seite am Laptop.
room-no-control = Diesen Befehl kennt der Laptop nicht.
room-paused-already = Das Spiel macht schon Pause.
room-not-paused = Das Spiel macht keine Pause.
room-goes-on-with-phone = Das Spiel geht weiter, sobald ein Handy zurück ist.
room-paces = Die Uhren laufen normal, 1,5- oder 2-mal so lang oder gar nicht.
room-bot-no-captain = Ein Bot kann nicht Kapitän sein.
room-bot-no-stand-in = Ein Bot braucht keinen Ersatz.
room-captain-away = { $name } ist weg. Wer Kapitän ist, muss da sein.
room-most-bots =
    { $count ->
        [one] Es ist nur für { $count } Bot Platz.
       *[other] Es ist nur für { $count } Bots Platz.
    }
room-no-setting = Diese Einstellung gibt es nicht.
room-pack-gone = Dieses Paket steht nicht mehr im Regal.
room-forget-what = Vergessen lassen sich die Fragen oder der Abend.
room-address-gone = Diese Adresse hat der Laptop nicht mehr.
room-no-other-address = Es gibt keine andere.
room-pin-wait = Zu viele falsche Versuche. Warte { $seconds } Sekunden und versuch es noch einmal.
room-pin-wrong = Das ist nicht die PIN. Sie steht im Terminal des Laptops und auf seiner Seite.
room-wifi-name-long = Dieser Name ist zu lang für ein WLAN. Stimmt er?
room-wifi-signs = Name und Passwort eines WLANs haben keine Zeilenumbrüche oder unsichtbaren Zeichen.
room-wifi-password = Ein WLAN-Passwort hat 8 bis 63 Zeichen. Lass es leer, wo es keins gibt.
room-wifi-spelled = Dieses Passwort ist zu lang, um es vom Fernseher abzulesen. Der Code genügt.

# The shelf and its titles
room-no-title = Dieses Spiel steht nicht im Regal.
room-no-pack-yet = Für dieses Spiel gibt es noch keine Fragen oder Karten.
room-no-pack-in = Keins seiner Pakete ist dabei. Schalte eins ein.
room-fewest =
    { $count ->
        [one] Dieses Spiel braucht mindestens { $count } Gast.
       *[other] Dieses Spiel braucht mindestens { $count } Gäste.
    }
room-no-rule = Die Hausregel „{ $name }“ gibt es in diesem Spiel nicht.
room-rule-ways = „{ $name }“ kann eins davon sein: { $ways }.
room-end-first = Es läuft ein Spiel. Beende es zuerst.
room-no-match = Es läuft kein Spiel.
room-match-over = Das Spiel ist vorbei. „Zurück ins Spiel“ führt wieder hinein.
room-on-shelf = Das Regal ist schon zu sehen.

# Notices to all
room-back-already = { $name } ist schon wieder da.
room-other-phone = { $name } spielt jetzt an einem anderen Handy.
room-wants-in = Jemand möchte als { $name } herein.
room-not-let-in = Der Kapitän hat dich nicht hereingelassen.
room-has-left = { $name } ist gegangen.
room-was-removed = { $name } wurde entfernt.
room-has-seat = { $name } hat jetzt einen Platz.
room-renamed = { $old } heißt jetzt { $name }.
room-captain-now = { $name } ist jetzt Kapitän.
# $sign: $, or nothing where points are counted
room-gets = { $name } bekommt { $sign }{ $amount }.
room-gives = { $name } gibt { $sign }{ $amount } ab.
# $why: as the host typed it
room-gets-because = { $name } bekommt { $sign }{ $amount }: { $why }
room-gives-because = { $name } gibt { $sign }{ $amount } ab: { $why }
# $first, $now: names of moments
room-taken-back-one-unseen = „{ $first }“ ist zurückgenommen; es geht weiter bei „{ $now }“.
room-taken-back-one-seen = „{ $first }“ ist zurückgenommen; es geht weiter bei „{ $now }“. Was schon zu sehen war, kennen alle.
room-taken-back-more-unseen = „{ $first }“ und alles danach ist zurückgenommen; es geht weiter bei „{ $now }“.
room-taken-back-more-seen = „{ $first }“ und alles danach ist zurückgenommen; es geht weiter bei „{ $now }“. Was schon zu sehen war, kennen alle.
room-all-new-again = Alle Fragen zählen wieder als neu.
room-new-night = Ein neuer Abend beginnt. Meldet euch bitte neu an.
room-night-goes-on = Der Abend geht weiter, wo er war.
# $why: a sentence
room-night-in-lobby = { $why } Der Abend geht am Regal weiter.
room-title-gone = Das letzte Spiel kann nicht weitergehen: Es ist hier nicht vorhanden.
room-rules-changed = { $title } kann nicht weitergehen: Die Regeln haben sich geändert.
room-set-aside = Der letzte Abend ließ sich nicht lesen. Seine Datei bleibt, und ein neuer Abend beginnt.
room-asleep = Der Laptop hat geschlafen, darum macht das Spiel Pause.
room-stand-in-plays = Für { $name } spielt erst einmal ein Ersatzbot.
room-somebody-back = Es ist wieder jemand da: Das Spiel geht weiter.
room-nobody-here = Niemand ist mit einem Handy da, darum wartet das Spiel.

# Nights that are kept
room-night-gone = Diesen Abend gibt es auf dem Laptop nicht mehr.
room-night-going-on = Dieser Abend läuft wieder, darum ist er noch da. Schau noch einmal in die Liste.
room-night-traces = Er ist gelöscht; die letzten Spuren verschwinden beim nächsten Start.
room-night-not-deleted = Ein Abend ließ sich nicht löschen. Ist die Platte des Laptops voll?

# What went wrong
room-unsaved = Der Laptop konnte das nicht sichern. Ist seine Platte voll?
# $who: a guest, or one of the next two
room-unsaved-of = Etwas ließ sich nicht sichern (von: { $who }). Ist die Platte des Laptops voll?
room-failed-of = Beim Laptop ging etwas schief (durch: { $who }). Geändert hat sich nichts.
room-the-host-page = die Seite am Laptop
room-a-phone = ein Handy
room-failed = Das ging am Laptop schief. Geändert hat sich nichts.
room-failed-somebody = Der Laptop kam mit etwas nicht zurecht, das ein Handy oder Bildschirm schickte. Geändert hat sich nichts.
room-tick-failed = Mit den Uhren ging etwas schief. Ist die Platte des Laptops voll?
room-no-view = Ein Bildschirm bekam das Neue nicht zu sehen. Bleibt es so, nimm einen Schritt zurück.
room-screen-lost = Ein Bildschirm war nicht zu erreichen. Steht er still, lade ihn neu.
room-page-failed = Eine Seite ließ sich nicht zeigen. Der Abend geht weiter.
room-stumbled = In den Regeln ging etwas schief. Nimm einen Schritt zurück oder beende das Spiel.
room-bot-failed = Einem Bot fiel nichts ein. Bleibt es so, überspring ihn.
room-rules-failed-guest = Die Regeln kamen mit jemandes Kommen oder Gehen nicht zurecht. Das Spiel geht ohne das weiter.
room-no-keepsake = Das Ergebnis ließ sich nicht sichern, darum gibt es kein Erinnerungsbild.
room-return-unsaved = Jemand ist zurück, aber das ließ sich nicht sichern. Ist die Platte des Laptops voll?
room-address-unsaved = Der Laptop konnte seine neue Adresse nicht sichern. Ist seine Platte voll?
room-network-unseen = Der Laptop konnte nicht ins Netz schauen. Der Code ist vielleicht veraltet.
