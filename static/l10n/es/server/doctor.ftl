# What keeps phones out, and what to do about it.


# What a network is called; $network: one of these; $card: the system’s name of the card
doctor-kind-wifi = Wifi
doctor-kind-cable = Cable
doctor-kind-card = Wifi o cable
doctor-kind-hotspot = Punto de acceso de este portátil
doctor-kind-other = Red
doctor-kind-virtual = Solo máquinas virtuales
doctor-kind-container = Solo contenedores
doctor-kind-vpn = VPN
doctor-kind-loopback = Solo este portátil
doctor-kind-named = Como tú la has llamado
doctor-card = { $network } ({ $card })

# No way in
doctor-no-network = Este portátil no está en ninguna red, así que ningún móvil lo encuentra.
doctor-no-network-yet = Este portátil todavía no está en ninguna red. Conéctate a la wifi de los invitados o abre un punto de acceso; el código cambiará solo.
doctor-not-for-phones = No se ha encontrado ninguna red doméstica, solo { $network }. Puede que los móviles no lleguen a esta dirección.
doctor-code-follows = El código de la tele cambia solo.
doctor-wsl = partyhost funciona en el Linux de dentro de Windows (WSL), y los móviles no llegan ahí.
doctor-wsl-start = Inícialo en el propio Windows: python run.py en PowerShell.
doctor-wsl-mirror = O escribe networkingMode=mirrored bajo [wsl2] en .wslconfig y reinicia WSL.
doctor-container = partyhost funciona en un contenedor al que los móviles no llegan.
doctor-container-network = Inicia el contenedor en la red del equipo.
doctor-container-publish = O publica el puerto { $port } e inícialo con --address y la dirección del portátil.
doctor-no-address = La red no le ha dado a este portátil una dirección propia, solo { $address }.
doctor-router = ¿Está encendido el router? Sal de la wifi y vuelve a entrar.
doctor-hardly = El código muestra { $address }: { $network }. Los móviles difícilmente llegan ahí.
doctor-choose-network = Elige { $address }: { $network }.
doctor-no-home = No se ha encontrado ninguna red doméstica, solo esta: { $network }. Los móviles no llegan ahí.
doctor-pause-vpn = Pausa la VPN si oculta la red de casa.
doctor-other-way = Los móviles entran por { $proved }, pero el código muestra { $shown }.
doctor-choose = Elige { $address } para el código.

# Nobody has come in
doctor-nobody-minutes = Hace { $minutes } minutos que no entra ningún móvil.
doctor-nobody-hours = Hace { $hours } horas que no entra ningún móvil.
doctor-same-wifi = ¿Está el móvil en la misma wifi que este portátil? Ayuda apagar los datos móviles; una wifi de invitados suele separar los equipos.
doctor-pause-this-vpn = Pausa la VPN de este portátil: { $network }.
doctor-try-network = Prueba otra dirección en el código: { $address }, { $network }.
doctor-firewall-linux = Puede que un cortafuegos cierre el puerto { $port }. En una terminal: sudo ufw allow { $port }/tcp, o con firewalld: sudo firewall-cmd --add-port={ $port }/tcp
doctor-firewall-on-mac = Puede que el cortafuegos no deje pasar a Python: Ajustes del Sistema, Red, Firewall, Opciones: permite las conexiones entrantes para Python.
doctor-firewall-on-windows = Puede que Windows no deje entrar a los móviles: Configuración, Red e Internet, tu wifi: ponla como red privada. Después, Seguridad de Windows, Permitir una aplicación a través del firewall: marca Privada para Python.

# How to join the home Wi-Fi, by system
doctor-join-linux = Conéctate a la wifi de casa en el menú de red o enchufa un cable al router.
doctor-join-mac = Conéctate a la wifi de casa en el menú wifi, arriba en la pantalla.
doctor-join-windows = Conéctate a la wifi de casa con el icono de red junto al reloj.
doctor-join-wsl = Conéctate a la wifi de casa con el icono de red junto al reloj de Windows.
doctor-hotspot-phone = Sin router: abre el punto de acceso en un móvil y conecta ahí el portátil y los móviles.
doctor-hotspot-windows = Sin router: Configuración, Red e Internet, Zona con cobertura inalámbrica móvil; los móviles se conectan a ella.

# What is good to know
doctor-afar = Un móvil ha llegado desde otra red, { $address }, y puede jugar.
doctor-afar-others = Si otros no pueden entrar, que se conecten a la wifi de este portátil.
doctor-long = No se ha encontrado ninguna red IPv4, así que la dirección es larga. Los móviles la escanean igual.
doctor-long-router = Un router con direcciones IPv4 la hace bastante corta para escribirla.
doctor-phones-come = Los móviles entran por la dirección del código.
doctor-all-set = Todo listo para el primer móvil.
