/** Of animals, the farm, plants, weather and the sky, in the form of `nounTable.ts`. */
export const natureNouns = {
  animal: `
mare Stute f -n|stallion Hengst m -e|foal Fohlen n -|piglet Ferkel n -|cock Hahn m ¨e|sow Sau f ¨e|weasel Wiesel n -|raccoon Waschbär mw -en|hippopotamus Nilpferd n -e|rhinoceros Nashorn n ¨er|antelope Antilope f -n
cheetah Gepard m -e|walrus Walross n -e|sloth Faultier n -e|chameleon Chamäleon n -s|iguana Leguan m -e|toad Kröte f -n|tadpole Kaulquappe f -n|newt Molch m -e|earthworm Regenwurm m ¨er|slug Nacktschnecke f -n
bumblebee Hummel f -n|hornet Hornisse f -n|grasshopper Heuschrecke f -n|louse Laus f ¨e|seahorse Seepferdchen n -|eel Aal m -e|carp Karpfen m -|raven Rabe mw -n|magpie Elster f -n|nightingale Nachtigall f -en|falcon Falke mw -n
vulture Geier m -|heron Reiher m -|crane Kranich m -e|pheasant Fasan m -e|sheepdog Hütehund m -e|mongrel Mischling m -e|stray_dog Straßenhund m -e|pug Mops m ¨e|beagle Beagle m -s|terrier Terrier m -|husky Husky m -s
bulldog Bulldogge f -n|golden_retriever Golden_Retriever m -|chihuahua Chihuahua m -s|siamese_cat Siamkatze f -n|unicorn Einhorn n ¨er|monster Monster n -|vampire Vampir m -e|zombie Zombie m -s
`,
  thing: `
barley Gerste f 0|wheat Weizen m 0|rye Roggen m 0|harvest Ernte f -n|plough Pflug m ¨e|trailer Anhänger m -|combine_harvester Mähdrescher m -|tractor Traktor m -en|manure Mist m 0|compost Kompost m 0|trunk Baumstamm m ¨e
branch Ast m ¨e|twig Zweig m -e|stem Stängel m -|petal Blütenblatt n ¨er|bud Knospe f -n|thorn Dorn m -en|bark Rinde f -n|fern Farn m -e|ivy Efeu m 0|clover Klee m 0|nettle Brennnessel f -n|thistle Distel f -n|beech Buche f -n
maple Ahorn m -e|willow Weide f -n|pine Kiefer f -n|pine_cone Tannenzapfen m -|acorn Eichel f -n|violet Veilchen n -|daffodil Narzisse f -n|poppy Mohnblume f -n|dandelion Löwenzahn m 0|carnation Nelke f -n|geranium Geranie f -n
snowdrop Schneeglöckchen n -|bouquet Blumenstrauß m ¨e|wreath Kranz m ¨e|flowerpot Blumentopf m ¨e|hoe Hacke f -n|shovel Schaufel f -n|beehive Bienenstock m ¨e|barrel Fass n ¨er|pump Pumpe f -n|garden_gnome Gartenzwerg m -e
campfire Lagerfeuer n -|bonfire Lagerfeuer n -|gate Tor n -e|kennel Hundehütte f -n|eggshell Eierschale f -n|herd Herde f -n|flock Schar f -en|swarm Schwarm m ¨e|breed Rasse f -n|litter_box Katzenklo n -s
cat_litter Katzenstreu f 0|drizzle Nieselregen m 0|mist Nebel m -|raindrop Regentropfen m -|snowflake Schneeflocke f -n|snowstorm Schneesturm m ¨e|blizzard Schneesturm m ¨e|hailstorm Hagelsturm m ¨e|icicle Eiszapfen m -
sandstorm Sandsturm m ¨e|tornado Tornado m -s|hurricane Hurrikan m -s|tsunami Tsunami m -s|avalanche Lawine f -n|drought Dürre f -n|forest_fire Waldbrand m ¨e|landslide Erdrutsch m -e|heatwave Hitzewelle f -n|breeze Brise f -n
humidity Luftfeuchtigkeit f 0|sunlight Sonnenlicht n 0|daylight Tageslicht n 0|shooting_star Sternschnuppe f -n|comet Komet mw -en|satellite Satellit mw -en|galaxy Galaxie f -n|universe Universum n 0|spaceship Raumschiff n -e
ufo Ufo n -s|oxygen Sauerstoff m 0|atmosphere Atmosphäre f -n|pebble Kieselstein m -e|iceberg Eisberg m -e|recycling Recycling n 0|waste Abfall m ¨e|plastic_bottle Plastikflasche f -n|solar_panel Solaranlage f -n
wind_turbine Windrad n ¨er|signpost Wegweiser m -
`,
} as const; // oxfmt-ignore
