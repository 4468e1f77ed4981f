### A line for each card: ours, for its mood; at most 90 characters.

## Expedition cards

flavour-card-spider = It has mended our mosquito net better than we ever did.
flavour-card-bird_of_paradise = It danced for an hour. We are fairly sure it was not for us.
flavour-card-butterfly = Wide as a hymn book, and it sits still only for bad draughtsmen.
flavour-card-reptile = It looked at the ruler as if it had been measured before.
flavour-card-plant = Three botanists, three names, one rash.
flavour-card-beetle = It weighs as much as a watch and keeps better time.
flavour-card-tribe = They drew us first, and got our noses right.

## Science cards

flavour-science-medicine = Rest, boiled water and an untroubled view of small print.
flavour-science-finance = The money was always there. It only needed to be told so.
flavour-science-cartography = Nobody is lost here. Some of us are merely off the edge.
flavour-science-meteorology = I said it might rain. Next time I shall say where.
flavour-science-biology = Count everything twice: once asleep, once running.
flavour-science-anthropology = We came to ask questions and were asked to sit down.
flavour-science-engineering = There is always a screw left over. Today it holds the bridge.

## Field notebook

flavour-note-nb1_letters_of_credit = A signature, a seal, and the only shop within three hundred miles.
flavour-note-nb1_good_catch = We ran out of baskets before the river ran out of fish.
flavour-note-nb1_quiet_camp = Page 14: nothing bit anybody. Underlined twice.
flavour-note-nb1_first_report = Eleven pages, nine of them about the boots.
flavour-note-nb1_new_recruit = Says that he can swim, shoot and spell. We have tested the spelling.
flavour-note-nb1_local_cook = Lifted the lid of our stew, sighed, and was hired on the spot.
flavour-note-nb1_press_article = They have printed my portrait, over somebody else's name.
flavour-note-nb1_fruit_grove = The bats eat at night, we by day. Neither has complained.
flavour-note-nb1_route_sketch = Left at the tall tree. All the trees are tall, so left it is.
flavour-note-nb2_patrons_gift = The letter asks for nothing but a mountain with his name on it.
flavour-note-nb2_smokehouse = Everything tastes of smoke now, and everything still tastes next week.
flavour-note-nb2_dry_season = My socks have dried. I record it as a discovery.
flavour-note-nb2_published_memoir = Chapter one, in which I am braver than anybody remembers.
flavour-note-nb2_relief_party = Clean shirts on the ridge! We hardly knew what we were looking at.
flavour-note-nb2_village_feast = Four pigs, two speeches, and one dance that I shall not describe.
flavour-note-nb2_landslide = The hill came down to see who was on the path below. Not we.
flavour-note-nb2_catalogue = Each to its drawer: the shy, the venomous and the merely rude.
flavour-note-nb2_muster_roll = All answer to their names, and one to two of them.
