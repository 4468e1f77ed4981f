### Una línea para cada carta: nuestra, de ambiente; 90 caracteres como mucho.

## Eventos

flavour-card-argument = Los dos tienen razón y ninguno le presta el cubo al otro.
flavour-card-awful_weather = Hoy hasta las gaviotas van a pie.
flavour-card-bad_feelings = El fuego se aparta de nosotros y nadie lo dice en voz alta.
flavour-card-bear = Probó primero la hamaca y después nuestra paciencia.
flavour-card-body_on_the_beach = Aún lleva el traje de gala. Nosotros, lo que queda del nuestro.
flavour-card-broken_tree = Aguantó doscientos años y cayó en el único claro.
flavour-card-call_of_the_wild = Algo ha contestado a nuestra campana de la cena.
flavour-card-catastrophe = Haríamos la lista de lo roto, pero el lápiz está en la lista.
flavour-card-chronic_tiredness = Me senté a atarme la bota. Eso fue el martes.
flavour-card-cloudburst = El cielo no se abrió: se salió de los goznes.
flavour-card-cold_rain = Sabe dónde acaba cada cuello de camisa.
flavour-card-council = Cinco oradores, un tronco para sentarse y nadie levanta acta.
flavour-card-culled_area = Los lazos están vacíos y alguien ha recogido muy bien.
flavour-card-dangerous_night = La oscuridad ya no finge estar vacía.
flavour-card-depression = Ponemos la mesa para los que no van a venir.
flavour-card-despondency = Hoy no manda nadie. Nos seguimos unos a otros en círculo.
flavour-card-devastation = Donde ayer recogíamos hoy solo queda una opinión muy llana.
flavour-card-disaster = El tejado sigue siendo nuestro. Solo que está en el mar.
flavour-card-drought = El río nos dejó una nota en el barro agrietado.
flavour-card-earthquake = Por un momento también la isla quiso estar en otro sitio.
flavour-card-exhausting_night = Dormimos por turnos y a todos se nos pasó el turno.
flavour-card-fight_in_the_dark = Creo que gané yo. El otro huele a derrota.
flavour-card-fight = Fue por el último higo. Siempre es por el último higo.
flavour-card-fire_event = «Qué tarde tan templada», dijo uno. «Demasiado», dijo otro.
flavour-card-flood = Las ollas pasan flotando por orden de tamaño.
flavour-card-flying_surprise = Tenía plumas, mala puntería y toda nuestra techumbre.
flavour-card-foul_weather = Todo lo que recogimos pesaba más al volver, y era agua.
flavour-card-frost = Esta mañana, para beber agua, hubo que partirla.
flavour-card-heavy_clouds = Se han sentado en el monte como tías que vienen a quedarse.
flavour-card-heavy_rain_is_coming = Las hormigas se mudaron a mediodía. Nosotros lo pillamos a las cuatro.
flavour-card-heavy_rain = Hay que gritar para decir que uno está empapado.
flavour-card-high_water = Las piedras del vado ya son cuestión de fe.
flavour-card-howling_from_the_woods = Una voz, luego siete y luego un silencio que nos contó.
flavour-card-jaguar_event = Cruzó el campamento como si fuéramos los muebles.
flavour-card-landslide = El monte ha decidido vivir más cerca de la playa.
flavour-card-loss_of_hope = Ya no marcamos los días en el poste. No le cabía ni uno más.
flavour-card-memories_of_the_cruise = En cubierta había música, y alguien pelaba las naranjas.
flavour-card-mess_in_the_camp = El hacha está en la cama y la cama está en la sopa.
flavour-card-mist = Esta mañana saludé a una roca y se mostró muy amable.
flavour-card-natural_dam_breaks = El río trajo el bosque entero de una vez y se cobró en peces.
flavour-card-night_attack = Nos despertamos de pie y con palos en la mano.
flavour-card-night_howling = Se ha aprendido nuestros nombres, o algo parecido.
flavour-card-otters = Pescan mejor que nosotros y encima se ríen.
flavour-card-poisoning = El guiso fue todo un éxito durante casi una hora.
flavour-card-precipice = El sendero de ayer sigue, pero en vertical.
flavour-card-predator_in_the_vicinity = Los pájaros han ido callando por orden alfabético.
flavour-card-predator_is_near = Medio pájaro en la puerta. El otro medio aún está caliente en algún sitio.
flavour-card-predators_in_the_woods = Caminan junto al sendero, por educación o por apetito.
flavour-card-predators = Las cabras se han ido, y hasta hoy nunca se equivocaron.
flavour-card-raging_river = Antes murmuraba. Ahora tiene opinión propia.
flavour-card-rain_event = Gris, fina y sin prisa, como un funcionario.
flavour-card-ravenous_predators = Se les marcan las costillas. A nosotros, a estas alturas, también.
flavour-card-ravishing_hurricane = Todas las palmeras señalan lo que antes era un valle.
flavour-card-ravishing_windstorm = Se llevó primero las lanzas, como si lo hubieran avisado.
flavour-card-rough_passage = Dos horas de subida a gatas y un minuto de bajada sobre lo demás.
flavour-card-searching_for_a_new_path = El de siempre está detrás, delante y, al atardecer, encima.
flavour-card-sleepless_night = Alguien contó ovejas en voz alta hasta que se apuntaron los lobos.
flavour-card-slow_work = A mediodía teníamos una tabla. Por la tarde, una tabla más corta.
flavour-card-smoke_on_the_horizon = Un barco, o un pasto que arde, o un barco que arde.
flavour-card-storm_damage = Nos queda medio tejado y nadie se pone de acuerdo en cuál.
flavour-card-storm_event = El horizonte se plegó y vino a por nosotros.
flavour-card-stroke_of_fate = Todas las facturas de esta isla vencen el mismo día.
flavour-card-strong_wind = Clavé un solo clavo en tres sitios distintos.
flavour-card-sunny_beach = Durante una hora fuimos gente de vacaciones.
flavour-card-termites = Comen de noche, en fila, y no desperdician ni una viga.
flavour-card-thunderstorm = Contamos del rayo al trueno y solo dio tiempo a decir «uno».
flavour-card-unusually_cold_night = Quemamos las sillas y, después, los buenos modales.
flavour-card-vertigo = Hoy el suelo guarda las distancias, y las cambia a cada rato.
flavour-card-weakness = Mis manos saben qué hacer. Esperan a que llegue el resto.
flavour-card-winter_depression = Salió el sol, nos miró y se lo pensó mejor.
flavour-card-wrecked_balloon = Cruzaron un océano por el aire y les sobraron dos árboles.
flavour-card-the_island_fights_back = Empezábamos a llamarla nuestra. Nos ha oído.

## Restos

flavour-card-food_crates = Pone «este lado hacia arriba» y flotan por ese lado.
flavour-card-wrecked_lifeboat = Cabían doce. Ahora, con tanto agujero, cabe todo.
flavour-card-captains_chest = Cerrado hasta el final, igual que él.

## Aventuras al crear

flavour-card-accident = La viga cayó justo donde me dijeron que no me pusiera.
flavour-card-breakdown = Dejó el martillo con mucho cuidado, y eso nos asustó.
flavour-card-broken_lever = Movió el mundo un poco, y después solo se movió ella.
flavour-card-broken_tool = El mango lo tengo yo. La otra parte la tiene el estanque.
flavour-card-coming_to_terms = Rompimos el plano del segundo piso y nos sentimos más ligeros.
flavour-card-construction = Tú átalo, que ya veremos luego si era un nudo.
flavour-card-cut_head = Vi las estrellas, y una de ellas me dio una idea.
flavour-card-dangerous_work = «Sujeta bien el clavo», me dijo con los ojos cerrados.
flavour-card-dark_clouds_in_the_sky = Construimos a contrarreloj, y el reloj está encapotado.
flavour-card-fast_work = ¡Terminado antes de comer! Eso sí: no te apoyes.
flavour-card-fear_of_the_beasts = Cada ramita que cruje nos cuesta un cuarto de hora.
flavour-card-hard_work = Al anochecer había comido por dos y construido por uno.
flavour-card-howling_in_the_bushes = «Es solo el viento», dijo el que ya estaba subido al árbol.
flavour-card-hungry_predator = Los dos miramos la cena, y la cena era el de enfrente.
flavour-card-in_a_hurry = Primero me lo guardo en el bolsillo y luego pregunto qué es.
flavour-card-laborious_work = Al noveno intento encaja. Diremos que fue el primero.
flavour-card-lack_of_hope = «¿Y para qué?», preguntó. Nadie traía preparada la respuesta.
flavour-card-monkey_see = Miraron cómo hacíamos cada nudo. Lo que ensayan es deshacerlos.
flavour-card-nasty_wound = Una astilla del tamaño de un rencor.
flavour-card-predator_in_the_camp = Entró por la puerta que pensábamos hacer hoy.
flavour-card-savings = Córtalo más corto; total, nadie duerme con los pies fuera.
flavour-card-sting = Pequeña, a rayas y con toda la razón: me había sentado encima.
flavour-card-tired = Cinco minutos a la sombra, y la sombra se fue sin mí.
flavour-card-tools_inspection = Dice que esa grieta siempre estuvo ahí. Y la de al lado, también.
flavour-card-unmotivated = No estoy parado. Estoy dejando secar el barro.
flavour-card-visit_of_a_predator = Dejó los platos limpios y todo lo demás lleno de barro.
flavour-card-weak_construction = Se tiene en pie mientras nadie lo admire de cerca.
flavour-card-windstorm = Pasó nuestra valla, todavía entera y a toda velocidad.
flavour-card-you_need_a_bigger_camp = Cuando uno se da la vuelta, nos damos la vuelta todos.

## Aventuras al obtener recursos

flavour-card-after_the_hurricane = Leña gratis para quien encuentre cómo salir de debajo.
flavour-card-end_of_source = El último que cogimos nos estaba mirando.
flavour-card-eyes_in_the_bushes = Dos parpadearon. Los otros cuatro, no.
flavour-card-fruit = Roja, dulce y, cosa rara, sin un solo animal que la pruebe.
flavour-card-furs = Las tendió a secar alguien que seguramente va a volver.
flavour-card-gold_coin = Donde ha caído una tiene que haber un bolsillo roto.
flavour-card-mushrooms = El abuelo las distinguía por el color. Nos duró poco.
flavour-card-nestlings = Cinco picos abiertos y, a mi espalda, un ruido de alas.
flavour-card-new_flock = Dieron dos vueltas, nos vieron y se quedaron igualmente.
flavour-card-nice_surprise = Seca, partida y apilada. No pregunté por quién.
flavour-card-path_of_a_predator = Un sendero muy cómodo, y todos los pelos que hay son amarillos.
flavour-card-pirates_chest = La tapa pesa, el candado es viejo y mis manos, hoy, más.
flavour-card-shortage = Hemos rascado el fondo, y el fondo nos ha rascado a nosotros.
flavour-card-signs_of_a_predator = Se afila las uñas a la altura de mi sombrero.
flavour-card-skeleton = Está sentado de espaldas al manantial. Bebimos sin hacer ruido.
flavour-card-spider = Llegó al sombrero antes que mi cabeza.
flavour-card-surprise_in_the_bushes = ¡Una maleta! Y con la etiqueta de un hotel buenísimo.
flavour-card-tracks_of_a_predator = Cuatro dedos, descalzo y con la zancada más larga que la mía.
flavour-card-twisted_ankle = Un solo paso, y en el portal de un conejo.
flavour-card-unbelievable_effort = Cargué yo solo con el tronco. Mi brazo no piensa escribir sobre ello.
flavour-card-unexpected_discovery = Tropecé con ello, así que cuenta como mío.
flavour-card-unexpected_troubles = El claro ha cerrado. Nadie dejó puesto el horario.
flavour-card-viper = El palo que iba a coger me cogió a mí.
flavour-card-weather_breakdown = El viento dio tres vueltas y se nos sentó encima.
flavour-card-winter_freezing = Las redes están tiesas y los peces, bajo un cristal.
flavour-card-winter_is_coming = Las hojas cayeron en una tarde, todas de acuerdo.

## Aventuras al explorar

flavour-card-bamboo = Crece mientras hablamos, así que hablamos un buen rato.
flavour-card-carcass = Fresco, grande y dudo mucho que fuera para nosotros.
flavour-card-cold_wind = Bajó por el puerto con noticias de nieve.
flavour-card-dangerous_terrain = El musgo dice que es suelo. El eco opina otra cosa.
flavour-card-empty_forest = Ni un canto ni un roce: el bosque entero aguanta la respiración.
flavour-card-flu = Dos estornudos, y los loros ya se saben los dos.
flavour-card-its_going_to_rain = Lo dice mi rodilla, que nunca había estado tan orgullosa.
flavour-card-lost_in_the_thicket = El norte está donde las espinas. Todo lo demás, también.
flavour-card-lost_in_the_woods = Ya van tres veces que veo este árbol; empieza a tutearme.
flavour-card-lost = Yo no me he perdido. El que no aparece es el campamento.
flavour-card-misadventure = Todo empezó con un «mirad, eso lo salto yo».
flavour-card-old_grave = Un nombre borrado y, al lado, sitio para otro.
flavour-card-old_hut = La puerta estaba atrancada por dentro. Llamamos por educación.
flavour-card-puma_adventure = Tiene la roca, la altura y la tarde libre.
flavour-card-remains_of_a_settlement = Once hogares, un pozo y ni una sola huella.
flavour-card-ruined_hut = Sin tejado y sin paredes, pero con un cajón estupendo.
flavour-card-secret_cave = La corriente huele a cera. Aquí nadie ha encendido una vela.
flavour-card-shrine = Flores de hace una semana. Quien reza aquí se retrasa.
flavour-card-signs_of_fire = Tocones negros y, bajo la ceniza, algo que sigue rojo.
flavour-card-storm_on_the_horizon = Desde aquí se ve el barco que no va a venir, y por qué.
flavour-card-surprising_discovery = Estaba cargado. Ahora ya lo sé.
flavour-card-swamp = «Pisa donde yo piso», dijo la voz desde abajo.
flavour-card-theres_something_in_the_air = Como antes de un trueno, solo que así toda la semana.
flavour-card-thorny_bush = Para entrar no me puso ninguna pega.
flavour-card-tiger_adventure = Bostezó y le conté más dientes de los que tengo yo.
flavour-card-vipers = La piedra al sol estaba ocupada: eran nueve.
flavour-card-wild_berries = La primera, agria; la décima, dulce; del resto no me acuerdo.
flavour-card-wild_dog_adventure = En su día fue mascota de alguien. De lo que más se acuerda es de morder.
flavour-card-wrong_track = Un bosque magnífico, y en absoluto el que buscábamos.

## Misterios: tesoros

flavour-card-amulet_with_a_portrait = Sonríe como si supiera cómo acaba esto.
flavour-card-antique_rapier = Su último dueño ganó. Perdió contra la marea.
flavour-card-backpack = Una correa, nueve bolsillos y migas de otro.
flavour-card-barrel = Huele a manzana y a un marinero muy feliz.
flavour-card-blankets = Apolilladas, pero las polillas tuvieron el detalle de dejar el centro.
flavour-card-bottle_of_wine = Buen año, según el corcho. El nuestro podría mejorar.
flavour-card-boxes = Vacías, cuadradas y secas: tres cosas que no somos.
flavour-card-candles_treasure = Ahora las noches tienen dos cabos por donde quemarse.
flavour-card-captain_stones_spyglass = Lo veía venir todo, menos la piedra que llevaba en el apellido.
flavour-card-cave_with_furs = Apiladas por tamaño. Aquí hubo un cazador con principios.
flavour-card-ceremonial_bowl = Resuena mucho rato, y parece que alguien escucha.
flavour-card-compass = Tiembla como todos, pero sabe hacia dónde.
flavour-card-crocks = Tres enteras y una que explica el olor.
flavour-card-gold = Una fortuna. Con ella hemos calzado la mesa.
flavour-card-hammock = Entre dos palmeras y por encima de toda sospecha.
flavour-card-hatchet_treasure = El óxido se va. Las iniciales, no.
flavour-card-helmet = Abollado por fuera y liso por dentro: funciona.
flavour-card-herbal_mixture = Un sorbo, y el martes me acordé del jueves.
flavour-card-old_clothes = Pasada de moda en cualquier sitio donde nieve.
flavour-card-old_map = Hay una playa, una cruz y, en la esquina, una salida.
flavour-card-old_rifle = Le queda un tiro y muchísimo ruido.
flavour-card-protective_amulet = Protegió a sus cinco últimos dueños, uno detrás de otro.
flavour-card-ropes = Esperemos que de ellas nunca colgara nada peor que unas cortinas.
flavour-card-saber = Corta por los dos lados; mi pulgar puede dar fe.
flavour-card-treasure_map = Cuarenta pasos. Nadie apuntó de qué piernas.
flavour-card-whip = Asusta a las fieras y, de lejos, saca las trampas de su sitio.

## Misterios: monstruos

flavour-card-a_shiny_jewel = Nos devolvió la mirada y luego abrió el otro ojo.
flavour-card-bats = La oscuridad tenía muchísimos recados pequeños.
flavour-card-big_ape = Se golpeó el pecho. El nuestro le contestó por dentro.
flavour-card-bite = Fuera lo que fuera, soltó antes que yo.
flavour-card-furious_tiger = Habíamos entrado en su alcoba con una antorcha.
flavour-card-giant_snake = Contamos anillos hasta llegar a nosotros.
flavour-card-gorilla_mystery = Le dio la mano a uno de los nuestros, una y otra vez.
flavour-card-gremlins = Se llevaron las botas, pero antes ataron los cordones.
flavour-card-savage = Tiene una lanza, un agravio y ni una palabra que entendamos.
flavour-card-scorpion = Vivía bajo la única piedra que moví.
flavour-card-snake = Una pulsera fría que apretaba al respirar yo.
flavour-card-spiders = La pared se apartó para hacernos sitio.
flavour-card-unleashed_beast = La cadena estaba en el suelo. La leímos eslabón a eslabón.

## Misterios: trampas

flavour-card-blowgun = Un soplo, un pinchazo, y mis piernas se tomaron la mañana libre.
flavour-card-blunt_spear = Lleva esperando aquí desde que estaba afilada.
flavour-card-collapse_trap = El techo bajó a ver de qué cuchicheábamos.
flavour-card-confused = Di dos vueltas, y ahora hay dos salidas.
flavour-card-net = Desde aquí arriba, los nudos son admirables.
flavour-card-poisonous_spores = Una nubecilla verde y un olor a biblioteca mojada.
flavour-card-sharp_blade = Salió de la pared, hizo una reverencia y volvió a entrar.
flavour-card-snare_trap = La lanza subió al árbol sin mí.
flavour-card-spider_web = Aguanta pájaros, y yo había desayunado poco.
flavour-card-strange_disease = El mapa de mi espalda crece, y ya tiene islas.
flavour-card-terrible_scream = Nunca se supo quién gritó primero.
flavour-card-trapdoor = Todo lo que habíamos encontrado siguió viaje sin nosotros.
flavour-card-unfortunate_adventure = Acordamos dejar en blanco esta página del diario.

## Animales

flavour-card-alligator = Un tronco, hasta que miró la hora.
flavour-card-bear_beast = Abrigo de invierno y apetito de verano.
flavour-card-birds = Demasiados para fallar y demasiado rápidos para repetir.
flavour-card-boa = Se había tragado algo con esquinas.
flavour-card-chamois = Estaba en una repisa no más ancha que mi valor.
flavour-card-cheetah = Para cuando terminas de nombrarlo, ya ha comido.
flavour-card-fox = Vivía de nuestras sobras, y lo decía con el rabo.
flavour-card-goats = Cuesta abajo embisten y cuesta arriba discuten.
flavour-card-gorilla_beast = Apartó nuestra valla como si fuera una cortina.
flavour-card-iguana = Parecía tallada, hasta que se habló del guiso.
flavour-card-jaguar_beast = La cacería era nuestra, o eso nos dejó creer.
flavour-card-puma_beast = Ni ruido ni sombra, y de pronto todo a la vez.
flavour-card-tapir = Nadie tenía claro por qué lado sorprenderlo.
flavour-card-tiger_beast = La hierba tiene rayas, y las rayas respiran.
flavour-card-wild_dog_beast = Corrió con nosotros un buen trecho antes de revolverse.
flavour-card-wild_pig = La cena salió a recibirnos al galope.

## Inventos

flavour-invention-bricks = Barro con aspiraciones.
flavour-invention-dam = Le pedimos al río que esperara y, por una vez, espera.
flavour-invention-fire = Frotamos hasta que le dimos lástima y prendió.
flavour-invention-knife = Un filo, un mango, y de pronto todo tiene un dentro.
flavour-invention-map = Aquí hay náufragos.
flavour-invention-medicine = Escuece, apesta y funciona: no vamos a pedirle más.
flavour-invention-pot = Lo primero en esta isla que no pierde por ningún lado.
flavour-invention-rope = Tres hierbas flojas que llegaron a un acuerdo.
flavour-invention-shovel = Para lo enterrado, y para lo que más vale enterrar.
flavour-invention-basket = Llena de agujeros, tal como estaba previsto.
flavour-invention-bed = Ya no nos acordábamos de que se dormía en horizontal.
flavour-invention-belts = De ahí cuelga todo: herramientas, conchas y algo de dignidad.
flavour-invention-bow = La tercera cuerda aguantó. Las otras dos las tiene el loro en el nido.
flavour-invention-cellar = Fresca, oscura y lejos del que se levanta de madrugada.
flavour-invention-corral = Las cabras revisan la cerca dos veces al día. Nosotros también.
flavour-invention-diary = Hoy, igual que ayer, solo que hoy lo he apuntado.
flavour-invention-drums = Dos troncos huecos, y a la redonda no se aburre nadie.
flavour-invention-furnace = Devora la leña y a cambio nos devuelve el invierno, vencido.
flavour-invention-lantern = Una luna pequeña que se lleva por el asa.
flavour-invention-moat = Cavamos hasta impresionar a las ranas.
flavour-invention-pit = Tapado con hojas. Alguno tendrá que acordarse de dónde.
flavour-invention-raft = Va adonde el mar pensaba ir de todos modos.
flavour-invention-sack = Se lo traga todo y lo devuelve en otro orden.
flavour-invention-shield = Según se mire, una puerta con asa.
flavour-invention-sling = David tenía mejores piedras, pero a nosotros nos sobra tiempo.
flavour-invention-wall = Piedra sobre piedra, y con vistas a las piedras.
flavour-invention-fireplace = Ahora el humo tiene por donde irse, y los cuentos donde quedarse.
flavour-invention-shortcut = La mitad de camino y el doble de espinas.
flavour-invention-snare = Un nudo, una rama doblada y la paciencia del que tiene hambre.
flavour-invention-spear = Una forma alargada de decir: quédate ahí.
flavour-invention-scn_hatchet = El bosque se ha enterado, y cruje cuando pasamos.
flavour-invention-scn_mast = Bien derecho y con una camisa arriba que se ve desde muy lejos.
flavour-invention-scn_cross = Dos maderos, un clavo, y la noche guarda las distancias.
flavour-invention-scn_sacred_bell = A cada campanada la niebla da un paso atrás.
flavour-invention-scn_raft = No hace falta que sea bonita: tiene que llegar a la roca y volver.
flavour-invention-scn_lifeboat = Calafateada con brea, rezos y la última camisa buena.
flavour-invention-scn_rope_ladder = Treinta peldaños. Cuéntalos en alto y no mires el humo.
flavour-invention-scn_jolly_boat = Mucho nombre para cuatro tablas y un cubo.
flavour-invention-scn_ballista = Un arco para quien quiere que lo oigan de lejos.
flavour-invention-scn_canoe = Un árbol al que hemos convencido para viajar.
flavour-invention-scn_fence = Primero la valla y luego el huerto: ya conocemos a las cabras.
flavour-invention-scn_garden = Sembramos en hileras, como quien piensa quedarse.
flavour-invention-scn_trap = «Que quepa algo de tres pisos», dijo el director.
flavour-invention-scn_tranquilizer = La dosis se calculó para un elefante y luego se dobló.

## Objetos iniciales

flavour-item-bible = La sal ha pegado los Salmos. Se abre por donde quiere.
flavour-item-biscuits = Llama antes: a los gorgojos les gusta que les avisen.
flavour-item-empty_bottle = Sirve para un solo mensaje, y hay un océano donde perderlo.
flavour-item-flask_of_rum = Dos tragos contra el frío y uno por la petaca.
flavour-item-hammer_and_nails = Once clavos rectos. Lo del duodécimo es largo de contar.
flavour-item-pipe_and_tobacco = Cuando se enciende, hasta las riñas se sientan.
flavour-item-pistol = Ha tenido la pólvora más seca que nosotros los pies.
flavour-item-storm_glass = Los cristales suben antes que el viento. Qué sabihondos.

## Fichas de Descubrimiento

flavour-token-fallen_tree = Ya caído y ya seco. Alguien le debe un trago al viento.
flavour-token-thorny_bushes = Puestos alrededor del campamento, odian a todos por igual.
flavour-token-vegetables = Verdes, crujientes y sin un solo mordisco todavía.
flavour-token-goat = Nos siguió hasta casa y preguntó por la cocina.
flavour-token-herbs = Una pizca, y el guiso de ayer no conoce al de hoy.
flavour-token-treasure_token = Algo duro bajo la arena, y con tapa.
flavour-token-healing_herbs = Se mascan, se escupen, se vendan y se piensa en otra cosa.
flavour-token-large_leaves = Cada una es una teja que vuelve a crecer.
flavour-token-nourishing_larvae = Cierra los ojos. Ellas tampoco tienen.
flavour-token-old_machete = Más óxido que hoja, pero la hoja no lo sabe.
flavour-token-tobacco = Aquí crece a su aire, como el marinero que lo plantó.
flavour-token-candles = Solo cabos, pero con los cabos se alargan las noches.
flavour-token-poison = Una gota en la punta, y que nadie chupe la cuchara.
flavour-token-castaways_minus = El loro las come. Al loro nunca se le vio mejor.
flavour-token-castaways_bowtie = Un barril de aceite: la hoguera se relamió.
flavour-token-castaways_cross = Ha abordado cuatro barcos, y esta es su primera isla.
flavour-token-castaways_bars = Por detrás pone «A mi Eduardo». Ninguno es Eduardo.
flavour-token-cursed_island_minus = Son negras y arden hacia abajo.
flavour-token-cursed_island_bowtie = Siete tapones, siete olores, y uno de ellos saludó.
flavour-token-cursed_island_cross = El badajo está envuelto en tela. Alguien temía el sonido.
flavour-token-cursed_island_bars = Demasiado fina para la cocina, y las manchas no son de guisar.
flavour-token-jenny_minus = Amargas, pero la botica más cercana está a tres semanas de remo.
flavour-token-jenny_bowtie = Empapada. Pero eso, al otro lado del cañón, no se sabe.
flavour-token-jenny_cross = Cuatro postes que llevan años queriendo volver a ser tejado.
flavour-token-jenny_bars = Largas, verdes y más firmes que nuestros tres últimos planes.
flavour-token-volcano_island_minus = La costa está mal; el cráter, bien. Lo dibujaron con prisa.
flavour-token-volcano_island_bowtie = La última página dice: izquierda, izquierda y, sobre todo, no.
flavour-token-volcano_island_cross = Ahí abajo es la única luz que está de nuestra parte.
flavour-token-volcano_island_bars = Fue vela, luego tienda, y la ceniza le ha puesto un estampado.
flavour-token-cannibal_island_bowtie = Era para adobar, pero alivia.
flavour-token-cannibal_island_bars = Las muescas del mango no son por leña.
flavour-token-cannibal_island_minus = Se sopla, no se aspira: el último dueño los confundió.
flavour-token-cannibal_island_cross = Cada poblado lleva dibujado al lado su caldero.
flavour-token-robinson_family_minus = La sierra lleva las iniciales de padre y, debajo, las del abuelo.
flavour-token-robinson_family_bowtie = Nos turnamos para hacer de buey.
flavour-token-robinson_family_cross = Lejos del fuego, de la lluvia y de los niños.
flavour-token-robinson_family_bars = Un puñado del año que viene.
flavour-token-king_kong_minus = Propiedad del cámara, «para limpiar el objetivo».
flavour-token-king_kong_cross = Ya estábamos comiendo dentro cuando alguien se dio cuenta.
flavour-token-king_kong_bowtie = De la caja del atrezo, y asusta también a quien lo lleva.
flavour-token-king_kong_bars = Un megáfono, un zapato o un contrato: todo mordisqueado.
flavour-scenario-castaways = El mástil aún asoma del agua. Nadie más lo hace.
flavour-scenario-cursed_island = La neblina llega cuando alguien dice el nombre del lugar.
flavour-scenario-jenny = Alguien hace señas desde la roca. La marea tiene prisa.
flavour-scenario-volcano_island = La arena tibia es agradable. La que se calienta, no.
flavour-scenario-cannibal_island = Nos han invitado a cenar y no dicen qué hay.
flavour-scenario-robinson_family = Llegamos con tres baúles, dos niños y un libro.
flavour-scenario-king_kong = La película necesita una estrella. La estrella, ninguna película.
flavour-land-tile_1 = Hierba hasta el cinturón, y algo que la aparta.
flavour-land-tile_2 = El eco contesta una palabra de más.
flavour-land-tile_3 = Agua dulce, y huellas en las dos orillas.
flavour-land-tile_4 = Desde lo alto se ve cuánta isla queda.
flavour-land-tile_5 = Madera que crece torcida y pájaros que miran fijo.
flavour-land-tile_6 = Tan ancha que se ve de lejos lo que viene.
flavour-land-tile_7 = La colina es buena atalaya, y otros también lo saben.
flavour-land-tile_8 = Aquí llegamos a tierra, y aquí está todo lo que hay.
flavour-land-tile_9 = Alguien estuvo aquí antes y se fue con prisa.
flavour-land-tile_10 = La corriente trae madera y no pide nada a cambio.
flavour-land-tile_11 = Un techo de piedra, y el olor de quien vive debajo.
