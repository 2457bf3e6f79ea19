/** Of clothes, the house, tools and materials, in the form of `nounTable.ts`. */
export const homeNouns = {
  thing: `
panties Unterhose f -n|nightgown Nachthemd n -en|flip-flop Flip-Flop m -s|high_heel Stöckelschuh m -e|rubber_boot Gummistiefel m -|polo_shirt Polohemd n -en|tank_top Tanktop n -s|sweatshirt Sweatshirt n -s|fur_coat Pelzmantel m ¨
evening_dress Abendkleid n -er|anorak Anorak m -s|beanie Mütze f -n|mitten Fäustling m -e|buckle Schnalle f -n|zipper Reißverschluss m ¨e|ribbon Band n ¨er|crown Krone f -n|veil Schleier m -|handkerchief Taschentuch n ¨er
brooch Brosche f -n|jewel Juwel n -en|diamond Diamant mw -en|pearl Perle f -n|piercing Piercing n -s|walking_stick Spazierstock m ¨e|dummy Schnuller m -|baby_bottle Babyflasche f -n|cot Kinderbett n -en|hairbrush Haarbürste f -n
nail_polish Nagellack m -e|mascara Wimperntusche f -n|shutter Fensterladen m ¨|bed_linen Bettwäsche f 0|quilt Steppdecke f -n|bunk_bed Etagenbett n -en|double_bed Doppelbett n -en|sofa_bed Schlafsofa n -s
bedside_table Nachttisch m -e|coffee_table Couchtisch m -e|dining_table Esstisch m -e|rocking_chair Schaukelstuhl m ¨e|high_chair Hochstuhl m ¨e|coat_rack Garderobe f -n|wallpaper Tapete f -n|tile Fliese f -n
floor_lamp Stehlampe f -n|desk_lamp Schreibtischlampe f -n|light_switch Lichtschalter m -|door_handle Türklinke f -n|handle Griff m -e|keyhole Schlüsselloch n ¨er|railing Geländer n -|air_conditioning Klimaanlage f -n
faucet Wasserhahn m ¨e|drain Abfluss m ¨e|toilet_brush Klobürste f -n|soap_dish Seifenschale f -n|tea_towel Geschirrtuch n ¨er|cloth Tuch n ¨er|mop Wischmopp m -s|dustpan Kehrblech n -e|washing_powder Waschmittel n -
detergent Reinigungsmittel n -|clothes_peg Wäscheklammer f -n|washing_line Wäscheleine f -n|laundry_basket Wäschekorb m ¨e|dryer Trockner m -|tumble_dryer Wäschetrockner m -|scales Waage f -n|chopping_board Schneidebrett n -er
crockery Geschirr n 0|ladle Schöpfkelle f -n|whisk Schneebesen m -|spatula Pfannenwender m -|rolling_pin Nudelholz n ¨er|sieve Sieb n -e|grater Reibe f -n|can_opener Dosenöffner m -|bottle_opener Flaschenöffner m -
saucer Untertasse f -n|jug Krug m ¨e|teaspoon Teelöffel m -|tablespoon Esslöffel m -|chopsticks Essstäbchen p|baking_tray Backblech n -e|lunchbox Brotdose f -n|dustbin Mülleimer m -|rubbish_bin Mülleimer m -
trash_can Mülleimer m -|rubbish_bag Müllsack m ¨e|candlestick Kerzenständer m -|matches Streichhölzer p|picture_frame Bilderrahmen m -|smoke_detector Rauchmelder m -|fuse Sicherung f -en|gutter Dachrinne f -n|axe Axt f ¨e
pliers Zange f -n|wrench Schraubenschlüssel m -|spanner Schraubenschlüssel m -|drill Bohrmaschine f -n|toolbox Werkzeugkasten m ¨|paintbrush Pinsel m -|wire Draht m ¨e|adhesive_tape Klebeband n ¨er|pin Stecknadel f -n
safety_pin Sicherheitsnadel f -n|knitting_needle Stricknadel f -n|yarn Garn n -e|measuring_tape Maßband n ¨er|plank Brett n -er|hook Haken m -|mailbox Briefkasten m ¨|smoke_alarm Rauchmelder m -|front_door Haustür f -en
linen Leinen n 0|velvet Samt m 0|denim Denim m 0|crystal Kristall n 0|porcelain Porzellan n 0|clay Ton m 0|marble Marmor m 0|granite Granit m 0|concrete Beton m 0|cement Zement m 0|steel Stahl m 0|copper Kupfer n 0
aluminium Aluminium n 0|bronze Bronze f 0|coal Kohle f 0|cardboard Pappe f 0|bamboo Bambus m 0|wax Wachs n 0|powder Pulver n -|steam Dampf m 0|foam Schaum m 0|diesel Diesel m 0|ink Tinte f 0|chalk Kreide f 0|laughter Lachen n 0
`,
} as const; // oxfmt-ignore
