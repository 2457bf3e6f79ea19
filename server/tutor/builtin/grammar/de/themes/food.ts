/** Of food and drink, in the form of `nounTable.ts`. */
export const foodNouns = {
  food: `
baking_powder Backpulver n 0|gooseberry Stachelbeere f -n|marmalade Orangenmarmelade f -n|sour_cream Schmand m 0|whipped_cream Schlagsahne f 0|puff_pastry Blätterteig m -e|eclair Eclair n -s|nougat Nougat m -s
toffee Karamellbonbon n -s|caramel Karamell m 0|liquorice Lakritz m 0|caviar Kaviar m 0|pea_soup Erbsensuppe f -n|noodle_soup Nudelsuppe f -n|dressing Dressing n -s|salad_dressing Salatsoße f -n|fruit_juice Fruchtsaft m ¨e
cherry_cake Kirschkuchen m -|cheese_cake Käsekuchen m -|plum_cake Pflaumenkuchen m -|wedding_cake Hochzeitstorte f -n|roast_chicken Brathähnchen n -|roast_beef Rinderbraten m -|veal Kalbfleisch n 0
minced_beef Rinderhackfleisch n 0|pastry Gebäck n 0|cupcake Cupcake m -s|macaron Macaron n -s|crumble Streuselkuchen m -|custard Vanillesoße f -n|jelly Wackelpudding m 0|bun Brötchen n -|oatmeal Haferbrei m 0|oat Hafer m 0
granola Granola n -s|chickpea Kichererbse f -n|artichoke Artischocke f -n|turnip Rübe f -n|pomegranate Granatapfel m ¨|cashew Cashewkern m -e|pistachio Pistazie f -n|sunflower_seed Sonnenblumenkern m -e|rosemary Rosmarin m 0
thyme Thymian m 0|paprika Paprikapulver n 0|sardine Sardine f -n|anchovy Sardelle f -n|mackerel Makrele f -n|feta Feta m 0|cheddar Cheddar m 0|cottage_cheese Hüttenkäse m 0|gratin Auflauf m ¨e|quiche Quiche f -s
spring_roll Frühlingsrolle f -n|rice_pudding Milchreis m 0|ravioli Ravioli p|gnocchi Gnocchi p|crepe Crêpe f -s|broth Brühe f -n|soft_drink Softdrink m -s|ice_cube Eiswürfel m -|crumb Krümel m -|crust Kruste f -n|loaf Laib m -e
fish_finger Fischstäbchen n -|fish_fingers Fischstäbchen p|groceries Lebensmittel p
`,
} as const; // oxfmt-ignore
