/** Of journeys, vehicles, the town and rooms, in the form of `nounTable.ts`. */
export const travelNouns = {
  thing: `
brochure Broschüre f -n|travel_guide Reiseführer m -|destination Reiseziel n -e|boarding_pass Bordkarte f -n|boarding_card Bordkarte f -n|monthly_pass Monatskarte f -n|passport_control Passkontrolle f -n|aisle_seat Gangplatz m ¨e
jet_lag Jetlag m -s|flight_number Flugnummer f -n|traffic_sign Verkehrsschild n -er|speed_limit Geschwindigkeitsbegrenzung f -en|detour Umweg m -e|shortcut Abkürzung f -en|flat_tyre Reifenpanne f -n|motor Motor m -en
number_plate Nummernschild n -er|headlight Scheinwerfer m -|windscreen Windschutzscheibe f -n|windscreen_wiper Scheibenwischer m -|bumper Stoßstange f -n|bike_lock Fahrradschloss n ¨er|pedal Pedal n -e|handlebars Lenker m -
anchor Anker m -|room_key Zimmerschlüssel m -|beach_towel Strandtuch n ¨er|deckchair Liegestuhl m ¨e|attraction Attraktion f -en|tourist_attraction Touristenattraktion f -en|city_trip Städtereise f -n|guided_tour Führung f -en
bus_ride Busfahrt f -en|travel_insurance Reiseversicherung f -en|picnic_basket Picknickkorb m ¨e|line Linie f -n
`,
  place: `
digger Bagger m -|bulldozer Bulldozer m -|moped Moped n -s|motorcycle Motorrad n ¨er @auf|convertible Cabrio n -s|jeep Jeep m -s|estate_car Kombi m -s|fire_engine Feuerwehrauto n -s|police_car Polizeiauto n -s
mountain_bike Mountainbike n -s @auf|racing_bike Rennrad n ¨er @auf|electric_bike E-Bike n -s @auf|tricycle Dreirad n ¨er @auf|canoe Kanu n -s|kayak Kajak n -s|sailing_boat Segelboot n -e @auf|rowing_boat Ruderboot n -e
pedal_boat Tretboot n -e|yacht Jacht f -en @auf|cruise_ship Kreuzfahrtschiff n -e @auf|submarine U-Boot n -e|shuttle_bus Shuttlebus m -se|farm_shop Hofladen m ¨ @in|organic_shop Bioladen m ¨ @in|fish_shop Fischgeschäft n -e @in
furniture_store Möbelhaus n ¨er @in|furniture_shop Möbelgeschäft n -e @in|jewellery_shop Juweliergeschäft n -e @in|antique_shop Antiquitätengeschäft n -e @in|electronics_store Elektronikmarkt m ¨e @in
beauty_salon Schönheitssalon m -s @in|hair_salon Friseursalon m -s @in|spa Wellnessbereich m -e @in|internet_café Internetcafé n -s @in|online_shop Onlineshop m -s @in|ticket_office Fahrkartenschalter m -
ticket_machine Fahrkartenautomat mw -en|pedestrian_zone Fußgängerzone f -n @in|market_square Marktplatz m ¨e @auf|youth_club Jugendclub m -s @in|youth_centre Jugendzentrum n Jugendzentren @in|job_centre Jobcenter n - @in
mill Mühle f -n @in|farmhouse Bauernhaus n ¨er @in|farmyard Hof m ¨e @auf|dairy Molkerei f -en @in|abbey Abtei f -en @in|chapel Kapelle f -n @in|fortress Festung f -en @in|pyramid Pyramide f -n|pagoda Pagode f -n @in
shrine Schrein m -e @in|court Gericht n -e|jail Gefängnis n -se @in|funfair Jahrmarkt m ¨e @auf|escape_room Escape-Room m -s @in|ski_slope Skipiste f -n @auf|resort Ferienort m -e @in|dance_floor Tanzfläche f -n @auf
emergency_room Notaufnahme f -n @in|waiting_room Wartezimmer n - @in|changing_room Umkleidekabine f -n @in|lighthouse Leuchtturm m ¨e|pier Pier m -s @auf|dock Dock n -s|peak Gipfel m - @auf|summit Gipfel m - @auf
mountain_hut Berghütte f -n @in|meeting_room Besprechungsraum m ¨e @in|break_room Pausenraum m ¨e @in|conference_room Konferenzraum m ¨e @in|storeroom Abstellraum m ¨e @in|pantry Speisekammer f -n @in|doorway Türrahmen m - @in
backyard Hinterhof m ¨e @in|front_garden Vorgarten m ¨ @in|garden_shed Gartenhaus n ¨er @in|terraced_house Reihenhaus n ¨er @in|detached_house Einfamilienhaus n ¨er @in|bungalow Bungalow m -s @in|villa Villa f Villen @in
hut Hütte f -n @in|igloo Iglu n -s @in|studio_flat Einzimmerwohnung f -en @in|henhouse Hühnerstall m ¨e @in|chicken_coop Hühnerstall m ¨e @in|pigsty Schweinestall m ¨e @in|cowshed Kuhstall m ¨e @in|pasture Weide f -n @auf
swamp Sumpf m ¨e @in|brook Bach m ¨e @an|peninsula Halbinsel f -n @auf|clearing Lichtung f -en @auf|trail Pfad m -e @auf|footpath Fußweg m -e @auf|alley Gasse f -n @in|avenue Allee f -n @in|main_street Hauptstraße f -n @auf
side_street Seitenstraße f -n @in|hometown Heimatstadt f ¨e @in|birthplace Geburtsort m -e @in
`,
} as const; // oxfmt-ignore
