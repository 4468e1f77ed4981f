### Una línea para cada carta, personaje y tesoro: nuestra, de ambiente; 90 caracteres como mucho.

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
