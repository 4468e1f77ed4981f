### Una línea para cada carta: nuestra, de ambiente; 90 caracteres como mucho.

## Náufragos

flavour-person-amateur_hunter_m = Ya se ha perdido otras veces, y tomó apuntes.
flavour-person-amateur_hunter_f = Sigue un rastro como otros siguen un sermón.
flavour-person-fisher_m = Al mar le habla con frases cortas, y el mar se explaya.
flavour-person-fisher_f = Dieciocho veranos a solas con la marea: ya se tutean.
flavour-person-strong_m = Trajo el mástil a tierra porque nadie le dijo que no.
flavour-person-strong_f = Primero levanta y después pregunta de quién era.
flavour-person-cook_m = Saca sopa de un cinturón, y al cinturón le pide perdón.
flavour-person-cook_f = Si hay bastante, tararea; últimamente solo silba.
flavour-person-carpenter_m = Donde hay un naufragio, él ve estanterías.
flavour-person-carpenter_f = Mide dos veces y luego te pide la navaja.
flavour-person-physician_m = Su maletín se hundió. Su trato con los enfermos, por desgracia, no.
flavour-person-physician_f = Avisa de que va a doler, y no se ha equivocado nunca.

## Cartas propias, mientras no tengan la suya

flavour-card-own_event = Alguien en esta mesa sabe lo que viene ahora, y calla.
flavour-card-own_remains = Llegó a la orilla con una letra que nos suena.
flavour-card-own_camp = Una norma de la casa, ahora que hay casa.
flavour-card-own_coast = Este trozo de playa no está en más mapa que el vuestro.
flavour-card-own_interior = Ayer no había sendero. Se lo ha inventado uno de vosotros.
flavour-card-own_heart = En el corazón de la isla hay algo que pusisteis vosotros.

## Eventos

flavour-card-ev_calm_sea = La bahía está tan quieta que los peces nos miran primero.
flavour-card-ev_drought = Hasta la sombra quema al tocarla.
flavour-card-ev_hurricane = Las palmeras se doblan y ya no se enderezan.
flavour-card-ev_high_tide = Nuestra playa se ha mudado por un día.
flavour-card-ev_tidal_wave = Primero el mar se fue, y luego volvió a por todo.
flavour-card-ev_clear_night = Le pusimos a una constelación el nombre del cocinero.
flavour-card-ev_distant_sails = Tres motas blancas, o tres gaviotas, o tres esperanzas.
flavour-card-ev_quarrel = Empezó por una cuchara y acabó con la cocina entera.
flavour-card-ev_spoiled_stores = La humedad comió antes que nosotros.
flavour-card-ev_driftwood = La tormenta trae leña y no pasa factura.
flavour-card-ev_shoal = El agua hierve de plata.
flavour-card-ev_bad_dreams = Cada noche, dormidos, el barco vuelve a hundirse.
flavour-card-ev_ripe_fruit = El bosque entero huele a desayuno.
flavour-card-ev_mosquitoes = Ellos también esperaban un barco.
flavour-card-ev_wreck_shifts = Un gemido en el arrecife y un mástil menos.
flavour-card-ev_flotsam = La marea nos ha ordenado el equipaje.
flavour-card-ev_fever = Alguien tirita al sol del mediodía.
flavour-card-ev_good_spirits = Por una noche nadie cuenta los días.
flavour-card-ev_rats = También llegaron a nado, y con mejores modales.
flavour-card-ev_night_visitors = Por la mañana la arena estaba llena de pies ajenos.
flavour-card-ev_sea_breeze = Buen viento para alguien, seguro.

## Restos

flavour-card-machete = Abre cocos y discusiones.
flavour-card-spyglass = Solo una lente está rota.
flavour-card-captains_log = La última anotación es un borrón.
flavour-card-gold_and_jewels = No se come, pero a todos les da hambre.
flavour-card-wood_supply = Media cubierta, aún con sus clavos.
flavour-card-ship_biscuit = Más dura que el barril.
flavour-card-rifle = Nadie pregunta cuántos tiros quedan.
flavour-card-compass = Señala el norte, que ya es algo.
flavour-card-bible = Las páginas se han secado en olas.
flavour-card-flag = Desteñida, pero de un país de verdad.
flavour-card-mirror = Muestra quién no ha dormido.
flavour-card-sea_chart = Nuestra isla es la mancha de café, creemos.
flavour-card-powder_keg = Seco por dentro, que es lo que importa.
flavour-card-fishing_net = Más agujeros que nudos, pero ancha.
flavour-card-medicine_chest = Ya no hay etiquetas; el olor convence.
flavour-card-tinderbox = Ahora una chispa no cuesta nada.
flavour-card-rope = Lo sujeta todo, también a nosotros.
flavour-card-axe = El carpintero del barco la reconocería.
flavour-card-sailcloth = Todavía recuerda el viento.
flavour-card-rum = Medicina, por tradición.
flavour-card-cooking_pot = El pescado de ayer vive como sopa.

## Cartas de campamento

flavour-card-camp_great_effort = Mañana la espalda pasará la cuenta.
flavour-card-camp_edible = Se movió, pero solo un poco.
flavour-card-camp_fishing = La paciencia es el único cebo que nos queda.
flavour-card-camp_look_around = Desde la duna se ve casi algo.
flavour-card-camp_prepare_exploration = Una bolsa llena es medio camino.
flavour-card-camp_greed = Alguien ha contado monedas ajenas.
flavour-card-camp_spring = Fría, clara y sin una sola etiqueta.
flavour-card-camp_crab_traps = Discuten en la cesta toda la noche.
flavour-card-camp_goat = Da leche y se come todo lo demás.
flavour-card-camp_dog = Nos protege de la cabra.
flavour-card-camp_lookout = Desde aquí arriba se ve el mañana.
flavour-card-camp_timber_stand = El viento hizo la primera mitad del trabajo.
flavour-card-camp_herbs = Lo bastante amargas para ser buenas.
flavour-card-camp_smokehouse = Humo en los ojos, cena para una semana.
flavour-card-camp_trail = Tres muescas significan: por ahí no.
flavour-card-camp_rats = De noche el almacén susurra.
flavour-card-camp_fever = Hervimos el agua y contamos cabezas.
flavour-card-camp_raiders = La oscuridad tras el fuego tiene ojos.
flavour-card-camp_snakes = Las bayas vienen ahora con una discusión.
flavour-card-camp_feud = Les vendrían mejor dos hogueras que una.

## Costa

flavour-card-coast_crabs_and_a_fin = Los cangrejos están cerca, y también algo que los sigue.
flavour-card-coast_coconut_grove = La comida cuelga a diez metros y cae cuando quiere.
flavour-card-coast_tide_pools = Cada charca es un mercado pequeño y salado.
flavour-card-coast_driftwood_cove = La corriente colecciona tablas.
flavour-card-coast_cliff_path = Ancho para una cabra segura de sí misma.
flavour-card-coast_turtle_nest = Nadó mil millas para dejarlos aquí.
flavour-card-coast_spring = Lo oímos antes de atrevernos a creerlo.
flavour-card-coast_washed_chest = Flota, así que no todo será oro.
flavour-card-coast_reef_crossing = El camino corto va casi todo bajo el agua.
flavour-card-coast_sea_cave = Respira con las olas y no tose.
flavour-card-coast_crab_traps = Alguien las tejió un día, y las tejió bien.

## Interior

flavour-card-int_complicated_relationships = ¿De quién fue la idea de este camino?
flavour-card-int_hostile_natives = Estaban aquí antes, y lo dicen con lanzas.
flavour-card-int_altar_of_fruit = El cuenco está lleno y alguien ha barrido las piedras.
flavour-card-int_tall_tree = Desde la copa la selva parece tiempo revuelto.
flavour-card-int_stray_dog = Decide que estamos perdidos y nos lleva a casa.
flavour-card-int_jaguar_cubs = Encantadores y, desde luego, no solos.
flavour-card-int_cannon = Nadie sabe cómo llegó; todos saben quién ha de cargarlo.
flavour-card-int_fruit_trees = Los monos nos han dejado lo segundo mejor.
flavour-card-int_wild_boar = La cena tiene colmillos.
flavour-card-int_goat = Nos mira como a una mala cosecha.
flavour-card-int_river = Corre en la dirección que no queremos.
flavour-card-int_ravine = El otro lado está a un tiro, para una piedra.
flavour-card-int_raft_timber = Un tronco tan ligero que también parece querer irse.
flavour-card-int_abandoned_hut = La mesa está puesta para uno.
flavour-card-int_swamp = Se queda una bota de recuerdo.
flavour-card-int_fallen_trunks = Una tormenta de otros años ha estado talando para nosotros.
flavour-card-int_herbs = Mi abuela habría sabido sus nombres.
flavour-card-int_snake_nest = Las raíces se movían, y no eran raíces.

## Corazón

flavour-card-heart_rope_bridge = Una tabla de cada dos se fue a ver el fondo.
flavour-card-heart_vents = La montaña exhala y nosotros inhalamos.
flavour-card-heart_old_graves = Alguien esperó aquí más que nosotros.
flavour-card-heart_eagle_nest = Los huevos son pequeños; la madre, no.
flavour-card-heart_waterfall = Nos quedamos debajo hasta volver a ser personas.
flavour-card-heart_last_bivouac = Las cenizas están frías, pero la bolsa está seca.
flavour-card-heart_jaguar = No tiene prisa; vive aquí.
flavour-card-heart_fog = El sendero sigue ahí; de nosotros no estamos seguros.
flavour-card-heart_steep_wall = La cima está justo a un mal paso.
flavour-card-heart_lookout = Desde aquí hasta el mar parece pequeño.

## Tramas

flavour-card-plot_000_half_a_map = Quien lo rompió en dos ya no se fiaba de nadie.
flavour-card-plot_000_last_of_the_golosa = Está sentado contra el árbol como si solo se hubiera parado a contar.
flavour-card-plot_001_half_map_item = Termina justo donde se pone interesante.
flavour-card-plot_002_split_rock = A mediodía su sombra se tiende como una flecha, y solo a mediodía.
flavour-card-plot_003_boatswains_lean_to = Cuarenta muescas en el poste y luego el dibujo de una pala.
flavour-card-plot_004_where_the_cross_is = Aquí la tierra está más blanda de lo que debería estar una tierra honrada.
flavour-card-plot_005_gold_of_the_golosa = Pesa más cada vez que alguien lo mira.
flavour-card-plot_006_three_more_holes = Dos se cavaron con prisa y el tercero sigue cerrado con una losa.
flavour-card-plot_007_somebody_counts_at_night = El sonido de una moneda llega más lejos que un grito.
flavour-card-plot_008_dead_mans_sabre = Se aferró a él más que a ninguna otra cosa.
flavour-card-plot_009_emerald_cross = Tan verde que la selva a su lado palidece.
flavour-card-plot_000_tracks_wider_than_a_hand = Van adonde vamos nosotros, solo que un poco después.
flavour-card-plot_000_scored_bark = Las marcas empiezan por encima del más alto de nosotros.
flavour-card-plot_010_a_meal_interrupted = Queda medio ciervo, y el dueño de la otra mitad escucha.
flavour-card-plot_011_eyes_beyond_the_fire = Dos monedas verdes que nadie quiere recoger.
flavour-card-plot_012_the_den = Ahí dentro la oscuridad está tibia y respira despacio.
flavour-card-plot_013_pit_and_bait = Todo lo que camina de noche tiene que pasar por aquí.
flavour-card-plot_014_face_to_face = Por un momento nadie sabe quién caza a quién.
flavour-card-plot_015_shadows_pelt = Abriga de noche y todavía parece reprochar algo.
flavour-card-plot_016_pit_trap = Todos hemos estado a punto de caer, lo que prueba que funciona.
flavour-card-plot_017_what_it_was_guarding = Tres sombras pequeñas, todo orejas y ninguna prudencia.
flavour-card-plot_000_barking_on_the_reef = Nuestro barco llevaba una perra, Brisa, y parece que aún tiene opiniones.
flavour-card-plot_000_a_kid_in_the_thorns = Se queja de las espinas, de nosotros y de la hora.
flavour-card-plot_018_brisa_points = Hocico, cola y convicción, todo en línea recta.
flavour-card-plot_019_thin_and_wary = Se acuerda de nosotros, pero no de si éramos los buenos.
flavour-card-plot_020_herd_on_the_ridge = Nos miran por encima del hombro, que es su oficio.
flavour-card-plot_021_brisas_whistle = El viejo silbato del contramaestre; ella contesta desde cualquier colina.
flavour-card-plot_022_the_corral = Una cerca es un acuerdo, y las cabras no lo han firmado.
flavour-card-plot_023_a_howl_in_the_rain = Algo que depende de nosotros está ahí fuera sin nosotros.
flavour-card-plot_000_overgrown_terraces = Alguien le pidió pan a esta ladera, y con buenos modos.
flavour-card-plot_000_sack_on_the_tideline = O son unas gachas para una semana o lo son para varios años.
flavour-card-plot_024_seedbeds = Todavía no se ve nada, y todos miran cada mañana.
flavour-card-plot_025_sack_of_seed = Cada grano es una pequeña promesa de quedarse.
flavour-card-plot_026_kitchen_garden = Las judías trepan mejor que nosotros.
flavour-card-plot_027_birds_on_the_rows = Las ratas les han hablado de nosotros.
flavour-card-plot_028_the_clay_oven = Lleva una vida frío y aún huele a pan.
flavour-card-plot_029_harvest_evening = Por primera vez hay más sobre la mesa que alrededor.
flavour-card-plot_000_ribs_of_a_hull = Un naufragio más viejo que el nuestro, y mejor construido.
flavour-card-plot_000_bamboo_grove = Cruje como un barco que nadie ha botado.
flavour-card-plot_030_lianas = El bosque guarda los cabos colgados, como un buen marinero.
flavour-card-plot_031_launching_beach = La arena baja hasta el agua como una buena excusa.
flavour-card-plot_032_liana_cable = Doce brazas, y todas aún verdes.
flavour-card-plot_033_room_for_how_many = Nadie lo ha preguntado en voz alta y todos han tomado medidas.
flavour-card-plot_034_beyond_the_reef = Desde aquí toda nuestra vida cabe entre dos cabos.
flavour-card-plot_035_the_steady_current = Cada coco que tiramos se va en la misma dirección y ninguno vuelve.
flavour-card-plot_000_smoke_that_is_not_ours = Un humo fino y ordenado, de alguien que no malgasta nada.
flavour-card-plot_000_white_pebbles = Uno por cada día, y el muro es más largo de lo que alcanza la vista.
flavour-card-plot_036_remedios = Treinta y un años sola, y pregunta si nos hemos limpiado los pies.
flavour-card-plot_037_through_the_ferns = Habla con la tetera, y parece que gana la tetera.
flavour-card-plot_038_stones_on_the_roof = Blancas, lanzadas con la paciencia de treinta y un años.
flavour-card-plot_039_the_hermits_stair = Cuatrocientos peldaños tallados por una sola persona con un solo cincel.
flavour-card-plot_040_almanac = Todas las tormentas de tres décadas, con comentarios.
flavour-card-plot_041_the_empty_hut = La puerta está abierta, la tetera limpia y una silla mira al mar.
flavour-card-plot_000_keel_marks = Rectas, poco hondas y recientes: aquí desembarca alguien que sabe.
flavour-card-plot_000_a_swept_path = No está desierta una isla que han barrido esta mañana.
flavour-card-plot_042_meeting_at_the_ford = Vienen a cuidar sus arboledas y nos encuentran en medio.
flavour-card-plot_043_grove_with_names = Cada árbol del pan lleva un nudo de cordel, y cada nudo es una familia.
flavour-card-plot_044_navigators_question = La anciana pregunta con dos palabras y una ceja quién nos dio permiso.
flavour-card-plot_045_the_star_path = Desde la cumbre la navegante señala islas que aún están bajo el horizonte.
flavour-card-plot_046_barter_mat = Las dos partes creen haber estafado a la otra, así que es justo.
flavour-card-plot_047_canoes_in_the_bay = No gritan; vienen a ajustar una cuenta.
flavour-card-plot_048_stick_chart = Las conchas son islas, las curvas son olas y el centro vacío somos nosotros.
flavour-card-plot_000_red_water = Nunca hubo mejillones tan grandes ni gaviotas tan lejos.
flavour-card-plot_000_midge_meadow = El aire zumba en una sola nota, y es nuestro nombre.
flavour-card-plot_049_the_shakes = Las tazas tintinean antes de que nadie las toque.
flavour-card-plot_050_chattering_teeth = Mediodía, ni un soplo, y un ruido como de dados en un cubilete.
flavour-card-plot_051_fever_bark_tree = Tan amargo que hasta las hormigas lo rodean.
flavour-card-plot_052_fever_bark = Una cucharada y le deseas suerte a la fiebre.
flavour-card-plot_053_the_sick_watch = Alguien tiene que velar y todos miran al fuego.
flavour-card-plot_054_hot_mud = Entramos grises y salimos grises, pero más contentos.
flavour-card-plot_000_a_ration_is_missing = Cuatro galletas, tres caras y alguien que mastica muy a fondo.
flavour-card-plot_000_two_ways_down = Las dos son malas, pero una es la mía.
flavour-card-plot_055_words_at_the_fire = Lo que se dijo de la galleta no iba por la galleta.
flavour-card-plot_056_the_split_party = Vamos en fila de a uno y cada uno va el primero.
flavour-card-plot_057_line_in_the_sand = Cruza el campamento y, por casualidad, rodea el almacén.
flavour-card-plot_058_the_ledge = Cuesta seguir enfadado con quien cuelga de tu mano.
flavour-card-plot_059_knotted_cord = Dos nudos, uno por cada uno; quien lo lleva duerme mejor.
flavour-card-plot_000_a_bell_in_the_fog = Da las trece y luego se disculpa con un largo silencio.
flavour-card-plot_000_a_cross_without_a_name = Flores frescas y ninguna huella más que las nuestras.
flavour-card-plot_060_a_lantern_between_trees = Cuando paramos, espera, lo cual es amable o es otra cosa.
flavour-card-plot_061_somebody_sat_at_our_fire = El tronco aún está tibio por un lado.
flavour-card-plot_062_the_ladys_house = Una cama, una ventana y cuarenta años de cartas al mismo barco.
flavour-card-plot_063_the_drowned_bell = Verde como el agua, y afinada con ella.
flavour-card-plot_064_ladys_lantern = Se inclina un poco hacia casa, sea cual sea la casa.
flavour-card-plot_065_a_ship_inside_the_fog = Alguien ahí fuera cuenta nuestras campanadas y contesta.
flavour-card-plot_000_a_hole_that_breathes = Aire fresco, olor a piedra y, en algún sitio, una gota que cuenta.
flavour-card-plot_000_the_swallow_hole = Un arroyo entero entra y por este lado no sale.
flavour-card-plot_066_hall_of_bats = El techo se da la vuelta mientras duerme.
flavour-card-plot_067_lake_under_the_hill = Tan quieto que no lo vimos hasta que el primero se mojó.
flavour-card-plot_068_the_squeeze = Aquí se dejan atrás la mochila, el sombrero y la buena opinión de uno mismo.
flavour-card-plot_069_gallery_of_hands = Cientos de manos en tierra roja; todas saludan, o todas dicen basta.
flavour-card-plot_070_the_chimney = La piedra que tiramos aún no ha escrito.
flavour-card-plot_071_smugglers_landing = Doce cajas, un bote podrido y una lámpara muy buena.
flavour-card-plot_072_crystal_chamber = Una cerilla y todo el cielo nocturno está bajo tierra.
flavour-card-plot_073_smugglers_lamp = Te enseña el camino a ti y a nadie más.
flavour-card-plot_074_rock_crystal = Al sol se ve desde muy lejos, y a su dueño también.
flavour-card-plot_075_daylight_on_the_far_side = Entramos como exploradores y salimos como topos, pero mucho más lejos.
flavour-card-plot_000_lights_offshore = Una blanca y una roja, y no titilan: parpadean.
flavour-card-plot_000_a_flash_on_the_horizon = Largo, corto, largo: o es un idioma o una ventana suelta.
flavour-card-plot_076_a_boat_at_the_river_mouth = Seis remos, ninguna bandera y un barril que llenan sin cantar.
flavour-card-plot_077_round_the_cape = La vela se mete tras el promontorio como una carta en una manga.
flavour-card-plot_078_the_old_signal_post = Un mástil, una manivela y un libro donde nadie llega tarde desde 1771.
flavour-card-plot_079_the_whalers_promise = Volverán a pasar, dijeron, si quemamos algo que merezca el desvío.
flavour-card-plot_080_signal_post = Allá arriba se está a solas con todo el Pacífico y una manivela que chirría.
flavour-card-plot_081_the_deserter = Prefiere nuestra isla a su capitán, lo que dice algo de los dos.
flavour-card-plot_082_signal_flags = Con ellas se puede decir todo menos cuándo.
flavour-card-plot_083_the_survey_schooner = Mide todas las rocas de esta costa y se mantiene bien lejos de todas.
flavour-card-plot_000_warm_stones = Aquí nadie ha hecho fuego, y sin embargo el suelo cocina.
flavour-card-plot_000_the_mountain_clears_its_throat = A todos los pájaros de la isla se les ha ocurrido de pronto otro sitio.
flavour-card-plot_084_tremor = La tetera cruzó la mesa y miró atrás.
flavour-card-plot_085_smoke_over_the_mountain = Cada mañana escribe la misma palabra gris.
flavour-card-plot_086_the_cracked_slope = Una grieta silba, otra canta y la tercera calla de un modo que no nos gusta.
flavour-card-plot_087_ash_rain = Aquí nieva por primera vez, y la nieve está caliente.
flavour-card-plot_088_field_of_black_glass = El viejo fuego dejó tirados los cristales de sus ventanas.
flavour-card-plot_089_obsidian_blade = Afeita, talla y no perdona nada.
flavour-card-plot_090_the_night_of_fire = Por una noche somos el lugar más brillante de cualquier carta.
flavour-card-plot_091_the_quiet_vent = Un tapón de piedra no mayor que un carro, y detrás una montaña entera.
flavour-card-plot_000_temple = La colina tiene esquinas, y una de ellas es una puerta.
flavour-card-plot_092_stair_of_roots = Los árboles llevan quinientos años leyendo el edificio desde arriba.
flavour-card-plot_093_tilting_slabs = El suelo tiene sentido del humor, pero solo un chiste.
flavour-card-plot_094_the_offering_bowl = Lo han pulido manos que tenían poco y dieron algo.
flavour-card-plot_095_the_painted_wall = Un barco, una tormenta, cuatro figuritas en la playa: lo pintaron mucho antes de llegar.
flavour-card-plot_096_the_jade_idol = Cabe en un bolsillo como si le hubieran tomado medidas.
flavour-card-plot_097_the_dark_passage = Aquí las paredes están tan cerca que nos acaban las frases.
flavour-card-plot_098_the_side_door = Luz, helechos y olor a lluvia: a los constructores también les gustaba escabullirse.
flavour-card-plot_099_the_keeper = Una pitón tan larga como el pasillo, y el pasillo es suyo.
flavour-card-plot_100_the_inner_chamber = Un banco, una lámpara y un techo que se sostiene por educación.
