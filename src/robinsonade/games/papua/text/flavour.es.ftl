### Una línea para cada carta: nuestra, de ambiente; 90 caracteres como mucho.

## Cartas de expedición

flavour-card-spider = Nos ha remendado la mosquitera mejor que nosotros.
flavour-card-bird_of_paradise = Bailó una hora entera. Casi seguro que no era por nosotros.
flavour-card-butterfly = Ancha como un misal, y solo se está quieta para los malos dibujantes.
flavour-card-reptile = Miró la regla como si ya lo hubieran medido antes.
flavour-card-plant = Tres botánicos, tres nombres y un solo sarpullido.
flavour-card-beetle = Pesa lo que un reloj y es más puntual.
flavour-card-tribe = Nos dibujaron ellos primero, y clavaron las narices.

## Cartas de ciencia

flavour-science-medicine = Reposo, agua hervida y paciencia con la letra pequeña.
flavour-science-finance = El dinero siempre estuvo ahí. Solo había que decírselo.
flavour-science-cartography = Aquí no se pierde nadie. A lo sumo, nos salimos del papel.
flavour-science-meteorology = Dije que quizá llovería. La próxima vez diré dónde.
flavour-science-biology = Se cuenta todo dos veces: una dormido y otra corriendo.
flavour-science-anthropology = Vinimos a hacer preguntas y nos invitaron a sentarnos.
flavour-science-engineering = Siempre sobra un tornillo. Hoy sujeta el puente.

## Cuaderno de campo

flavour-note-nb1_letters_of_credit = Una firma, un sello y la única tienda en quinientos kilómetros.
flavour-note-nb1_good_catch = Se nos acabaron antes las cestas que al río los peces.
flavour-note-nb1_quiet_camp = Página 14: hoy nada ha mordido a nadie. Subrayado dos veces.
flavour-note-nb1_first_report = Once páginas, nueve de ellas sobre las botas.
flavour-note-nb1_new_recruit = Dice que sabe nadar, disparar y escribir. La ortografía ya la hemos probado.
flavour-note-nb1_local_cook = Levantó la tapa de nuestro guiso y quedó contratado en el acto.
flavour-note-nb1_press_article = Han publicado mi retrato con el nombre de otro.
flavour-note-nb1_fruit_grove = Los murciélagos comen de noche y nosotros de día. Nadie se queja.
flavour-note-nb1_route_sketch = En el árbol alto, a la izquierda. Todos son altos: a la izquierda, pues.
flavour-note-nb2_patrons_gift = La carta no pide nada, salvo una montaña con su nombre.
flavour-note-nb2_smokehouse = Ahora todo sabe a humo, y la semana que viene seguirá sabiendo.
flavour-note-nb2_dry_season = Se me han secado los calcetines. Lo anoto como descubrimiento.
flavour-note-nb2_published_memoir = Capítulo primero, donde soy más valiente de lo que nadie recuerda.
flavour-note-nb2_relief_party = ¡Camisas limpias en la loma! Tardamos en saber qué era aquello.
flavour-note-nb2_village_feast = Cuatro cerdos, dos discursos y un baile que no voy a describir.
flavour-note-nb2_landslide = El monte bajó a ver quién pasaba por el sendero. Nosotros no.
flavour-note-nb2_catalogue = Cada uno a su cajón: los tímidos, los venenosos y los maleducados.
flavour-note-nb2_muster_roll = Todos responden a su nombre, y uno a dos de ellos.
