### Una línea para cada carta, personaje, tesoro y loseta: nuestra, de ambiente; 90 caracteres como mucho.

flavour-treasure-earth_stone = Pesa como una promesa y zumba cuando todos callan.
flavour-treasure-statue_of_the_wind = Arrímala al oído: alguien se dejó una ventana abierta hace siglos.
flavour-treasure-crystal_of_fire = Quema a través de dos guantes. Ya no preguntamos por qué.
flavour-treasure-oceans_chalice = Al levantarlo estaba vacío. Ahora llevamos las mangas mojadas.

flavour-card-treasure_earth_stone = Un guijarro del mismo gris, y todas las brújulas se inclinan hacia él.
flavour-card-treasure_statue_of_the_wind = Una pluma tallada. A su alrededor el aire aún no se ha calmado.
flavour-card-treasure_crystal_of_fire = Una esquirla que alumbra la página donde lees sobre ella.
flavour-card-treasure_oceans_chalice = Un borde de nácar y, para quien lo encuentra, sabor a sal.
flavour-card-helicopter_lift = Ese golpeteo es la salida o es mi corazón. Haced señas a los dos.
flavour-card-sandbags = Media playa atada a mano. El mar no entiende de nudos, pero espera.
flavour-card-waters_rise = La orilla de ayer ya es solo un rumor bajo la quilla.

flavour-role-diver = Sube a por noticias y baja a por silencio.
flavour-role-engineer = A cada gotera le pone nombre y luego cierra el expediente.
flavour-role-explorer = No ha visto esquina que merezca un rodeo.
flavour-role-messenger = El paquete llega. Lo que haya por medio no es asunto de Correos.
flavour-role-navigator = Señala una vez y los pies ajenos ya saben adónde ir.
flavour-role-pilot = Aterriza en cualquier cosa del tamaño de un mantel y pide un té.

flavour-tile-fools_landing = Un círculo de piedras blancas y una manga de viento cosida de una camisa.
flavour-tile-bronze_gate = Verde donde se apoyaron manos; tibia donde no se apoyó ninguna.
flavour-tile-copper_gate = Los goznes cantan dos notas. El mar ya se sabe la segunda.
flavour-tile-gold_gate = Todos la fotografían. Nadie ha preguntado quién le saca brillo.
flavour-tile-iron_gate = Se forjó para que algo no saliera. Nunca dice qué.
flavour-tile-silver_gate = De noche devuelve algo más de luz de la que la luna le envía.
flavour-tile-temple_of_the_moon = Los escalones están gastados en el centro, y el centro está mojado.
flavour-tile-temple_of_the_sun = A mediodía todas las sombras señalan la misma piedra suelta.
flavour-tile-howling_garden = El seto se aparta de algo que ya no está.
flavour-tile-whispering_garden = Si te quedas quieto, el loto termina tu frase.
flavour-tile-cave_of_embers = Las paredes brillan como un fogón olvidado con prisas.
flavour-tile-cave_of_shadows = Entramos cuatro. El eco contó cinco.
flavour-tile-coral_palace = El mar lo construyó para sí; nosotros solo llegamos antes.
flavour-tile-tidal_palace = Dos veces al día tiene dos salas más.
flavour-tile-breakers_bridge = Nunca se ha caído. Lo recuerda a cada paso.
flavour-tile-cliffs_of_abandon = Hay nombres arañados en el borde, todos con una letra de menos.
flavour-tile-crimson_forest = Las hojas nunca fueron verdes; pregunta al árbol más viejo.
flavour-tile-dunes_of_deception = Nuestras propias huellas nos salen al paso, y parecen descansadas.
flavour-tile-lost_lagoon = En tres mapas y en tres sitios. El agua da la razón a uno.
flavour-tile-misty_marsh = Ve por los juncos que se doblan; los rectos están escuchando.
flavour-tile-observatory = El telescopio apunta a una sola estrella, y esa estrella se ha acercado.
flavour-tile-phantom_rock = Desde la barca tenía cara. Desde aquí solo le queda la sonrisa.
flavour-tile-twilight_hollow = Aquí llega antes la tarde y pregunta por los demás.
flavour-tile-watchtower = Una silla, una lámpara, un diario. La última línea solo dice «mojado».
