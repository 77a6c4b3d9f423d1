# What keeps phones out, and what to do about it.


# What a network is called; $network: one of these; $card: the system’s name of the card
doctor-kind-wifi = WLAN
doctor-kind-cable = Kabel
doctor-kind-card = WLAN oder Kabel
doctor-kind-hotspot = Hotspot dieses Laptops
doctor-kind-other = Netz
doctor-kind-virtual = Nur virtuelle Maschinen
doctor-kind-container = Nur Container
doctor-kind-vpn = VPN
doctor-kind-loopback = Nur dieser Laptop
doctor-kind-named = Wie von dir angegeben
doctor-card = { $network } ({ $card })

# No way in
doctor-no-network = Dieser Laptop ist in keinem Netz, darum findet ihn kein Handy.
doctor-no-network-yet = Dieser Laptop ist noch in keinem Netz. Geh ins WLAN der Gäste oder öffne einen Hotspot; der Code hier folgt von selbst.
doctor-not-for-phones = Kein Heimnetz gefunden, nur { $network }. Handys erreichen diese Adresse vielleicht nicht.
doctor-code-follows = Der Code am Fernseher folgt von selbst.
doctor-wsl = partyhost läuft im Linux innerhalb von Windows (WSL), und dorthin kommen Handys nicht.
doctor-wsl-start = Starte es in Windows selbst: python run.py in der PowerShell.
doctor-wsl-mirror = Oder schreib networkingMode=mirrored unter [wsl2] in die .wslconfig und starte WSL neu.
doctor-container = partyhost läuft in einem Container, dessen Adresse Handys nicht erreichen.
doctor-container-network = Starte den Container im Netz des Rechners.
doctor-container-publish = Oder: Gib Port { $port } frei und starte mit --address und der Adresse des Laptops.
doctor-no-address = Das Netz gab diesem Laptop keine eigene Adresse, nur { $address }.
doctor-router = Ist der Router an? Trenn das WLAN und verbinde dich neu.
doctor-hardly = Der Code zeigt { $address }: { $network }. Handys erreichen das kaum.
doctor-choose-network = Wähle { $address }: { $network }.
doctor-no-home = Kein Heimnetz gefunden, nur dies: { $network }. Handys erreichen das nicht.
doctor-pause-vpn = Schalte das VPN aus, falls es das Heimnetz verdeckt.
doctor-other-way = Handys kommen über { $proved } herein, aber der Code zeigt { $shown }.
doctor-choose = Wähle { $address } für den Code.

# Nobody has come in
doctor-nobody-minutes = Seit { $minutes } Minuten ist kein Handy hereingekommen.
doctor-nobody-hours = Seit { $hours } Stunden ist kein Handy hereingekommen.
doctor-same-wifi = Ist das Handy im selben WLAN wie dieser Laptop? Mobile Daten ausschalten hilft; ein Gäste-WLAN trennt Geräte oft.
doctor-pause-this-vpn = Schalte das VPN auf diesem Laptop aus: { $network }.
doctor-try-network = Versuch eine andere Adresse im Code: { $address }, { $network }.
doctor-firewall-linux = Vielleicht hält eine Firewall Port { $port } zu. Im Terminal: sudo ufw allow { $port }/tcp, oder mit firewalld: sudo firewall-cmd --add-port={ $port }/tcp
doctor-firewall-on-mac = Vielleicht sperrt die Firewall Python aus: Systemeinstellungen, Netzwerk, Firewall, Optionen: eingehende Verbindungen für Python erlauben.
doctor-firewall-on-windows = Vielleicht sperrt Windows Handys aus: Einstellungen, Netzwerk und Internet, dein WLAN: auf „Privat“ stellen. Dann Windows-Sicherheit, Zugriff von App durch Firewall zulassen: bei Python „Privat“ ankreuzen.

# How to join the home Wi-Fi, by system
doctor-join-linux = Geh im Netzwerkmenü ins heimische WLAN oder steck ein Kabel in den Router.
doctor-join-mac = Geh im WLAN-Menü oben am Bildschirm ins heimische WLAN.
doctor-join-windows = Geh über das Netzwerksymbol neben der Uhr ins heimische WLAN.
doctor-join-wsl = Geh über das Netzwerksymbol neben der Windows-Uhr ins heimische WLAN.
doctor-hotspot-phone = Ohne Router: Öffne an einem Handy den Hotspot und verbinde Laptop und Handys damit.
doctor-hotspot-windows = Ohne Router: Einstellungen, Netzwerk und Internet, Mobiler Hotspot; die Handys verbinden sich damit.

# What is good to know
doctor-afar = Ein Handy kam aus einem anderen Netz, { $address }, und kann mitspielen.
doctor-afar-others = Kommen andere nicht herein, lass sie ins WLAN dieses Laptops gehen.
doctor-long = Kein IPv4-Netz gefunden, darum ist die Adresse lang. Scannen können Handys sie trotzdem.
doctor-long-router = Ein Router mit IPv4-Adressen macht sie kurz genug zum Tippen.
doctor-phones-come = Handys kommen über die Adresse im Code herein.
doctor-all-set = Alles ist bereit für das erste Handy.
