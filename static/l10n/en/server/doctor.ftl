# What keeps phones out, and what to do about it.


# What a network is called; $network: one of these; $card: the system’s name of the card
doctor-kind-wifi = Wi-Fi
doctor-kind-cable = Cable
doctor-kind-card = Wi-Fi or cable
doctor-kind-hotspot = This laptop’s hotspot
doctor-kind-other = Network
doctor-kind-virtual = Virtual machines only
doctor-kind-container = Containers only
doctor-kind-vpn = VPN
doctor-kind-loopback = This laptop only
doctor-kind-named = As you named it
doctor-card = { $network } ({ $card })

# No way in
doctor-no-network = This laptop is in no network, so no phone can find it.
doctor-no-network-yet = This laptop is in no network yet. Join the Wi-Fi that the guests use, or open a hotspot; the code here will follow by itself.
doctor-not-for-phones = No home network was found, only { $network }. Phones may not reach this address.
doctor-code-follows = The code on the TV follows by itself.
doctor-wsl = partyhost runs in the Linux inside Windows (WSL), and phones can’t reach into it.
doctor-wsl-start = Start it in Windows itself: python run.py in PowerShell.
doctor-wsl-mirror = Or write networkingMode=mirrored under [wsl2] in .wslconfig and restart WSL.
doctor-container = partyhost runs in a container, whose address phones can’t reach.
doctor-container-network = Start the container in the host’s network.
doctor-container-publish = Or: Publish port { $port } and start it with --address and the laptop’s address.
doctor-no-address = The network gave this laptop no address of its own, only { $address }.
doctor-router = Is the router on? Leave the Wi-Fi and join it again.
doctor-hardly = The code shows { $address }: { $network }. Phones can hardly reach that.
doctor-choose-network = Choose { $address }: { $network }.
doctor-no-home = No home network was found, only this: { $network }. Phones can’t reach that.
doctor-pause-vpn = Pause the VPN if it hides the home network.
doctor-other-way = Phones come in by { $proved }, but the code shows { $shown }.
doctor-choose = Choose { $address } for the code.

# Nobody has come in
doctor-nobody-minutes = No phone has come in for { $minutes } minutes.
doctor-nobody-hours = No phone has come in for { $hours } hours.
doctor-same-wifi = Is the phone in the same Wi-Fi as this laptop? Mobile data off helps; a guest Wi-Fi often keeps devices apart.
doctor-pause-this-vpn = Pause the VPN on this laptop: { $network }.
doctor-try-network = Try another address on the code: { $address }, { $network }.
doctor-firewall-linux = A firewall may keep port { $port } shut. In a terminal: sudo ufw allow { $port }/tcp, or with firewalld: sudo firewall-cmd --add-port={ $port }/tcp
doctor-firewall-on-mac = The firewall may keep Python out: System Settings, Network, Firewall, Options: allow incoming connections for Python.
doctor-firewall-on-windows = Windows may keep phones out: Settings, Network & internet, your Wi-Fi: make it a private network. Then Windows Security, Allow an app through firewall: tick Private for Python.

# How to join the home Wi-Fi, by system
doctor-join-linux = Join the home Wi-Fi in the desktop’s network menu, or plug a cable into the router.
doctor-join-mac = Join the home Wi-Fi in the Wi-Fi menu at the top of the screen.
doctor-join-windows = Join the home Wi-Fi with the network symbol beside the clock.
doctor-join-wsl = Join the home Wi-Fi with the network symbol beside Windows’ clock.
doctor-hotspot-phone = Without a router: let a phone open its hotspot, and join it with laptop and phones.
doctor-hotspot-windows = Without a router: Settings, Network & internet, Mobile hotspot; phones join that.

# What is good to know
doctor-afar = A phone came from another network, { $address }, and can play.
doctor-afar-others = If others can’t come in, let them join the Wi-Fi that this laptop is in.
doctor-long = No IPv4 network was found, so the address is long. Phones can scan it all the same.
doctor-long-router = A router that gives IPv4 addresses makes it short enough to type.
doctor-phones-come = Phones come in by the address on the code.
doctor-all-set = All is set for the first phone.
