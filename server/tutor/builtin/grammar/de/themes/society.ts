/** Of feelings, society, crime, feasts, computers and quantities, in the form of `nounTable.ts`. */
export const societyNouns = {
  thing: `
grief Trauer f 0|rage Wut f 0|hatred Hass m 0|guilt Schuld f 0|shame Scham f 0|anxiety Angst f ¨e|loneliness Einsamkeit f 0|curiosity Neugier f 0|disappointment Enttäuschung f -en|shock Schock m -s|passion Leidenschaft f -en
enthusiasm Begeisterung f 0|gratitude Dankbarkeit f 0|pride Stolz m 0|kindness Freundlichkeit f 0|laziness Faulheit f 0|intelligence Intelligenz f 0|wisdom Weisheit f -en|creativity Kreativität f 0|talent Talent n -e
imagination Fantasie f 0|personality Persönlichkeit f -en|attitude Einstellung f -en|insult Beleidigung f -en|gossip Klatsch m 0|rumour Gerücht n -e|trick Trick m -s|warning Warnung f -en|suggestion Vorschlag m ¨e
proposal Vorschlag m ¨e|promise Versprechen n -|lie Lüge f -n|fight Schlägerei f -en|opportunity Gelegenheit f -en|challenge Herausforderung f -en|effort Mühe f -n|failure Misserfolg m -e|solution Lösung f -en|crisis Krise f -n
conflict Konflikt m -e|exception Ausnahme f -n|justice Gerechtigkeit f 0|violence Gewalt f 0|revolution Revolution f -en|democracy Demokratie f -n|parliament Parlament n -e|nationality Nationalität f -en
citizenship Staatsbürgerschaft f -en|population Bevölkerung f -en|community Gemeinschaft f -en|association Verein m -e|charity Hilfsorganisation f -en|custom Brauch m ¨e|decade Jahrzehnt n -e|generation Generation f -en
past Vergangenheit f 0|routine Routine f -n|engagement Verlobung f -en|anniversary Jahrestag m -e|baptism Taufe f -n|christening Taufe f -n|blind_date Blind_Date n -s|theft Diebstahl m ¨e|burglary Einbruch m ¨e|robbery Raub m -e
murder Mord m -e|fraud Betrug m 0|drug Droge f -n|drugs Drogen p|pistol Pistole f -n|rifle Gewehr n -e|bomb Bombe f -n|explosion Explosion f -en|weapon Waffe f -n|sword Schwert n -er|handcuffs Handschellen p|punishment Strafe f -n
trial Prozess m -e|proof Beweis m -e|evidence Beweise p|clue Hinweis m -e|fire_alarm Feueralarm m -e|fire_extinguisher Feuerlöscher m -|fire_department Feuerwehr f -en|car_accident Autounfall m ¨e|car_crash Autounfall m ¨e
traffic_accident Verkehrsunfall m ¨e|bike_accident Fahrradunfall m ¨e|plane_crash Flugzeugabsturz m ¨e|blackout Stromausfall m ¨e|power_cut Stromausfall m ¨e|damage Schaden m ¨|safety Sicherheit f 0|emergency Notfall m ¨e
advent_calendar Adventskalender m -|christmas_decoration Weihnachtsdekoration f -en|christmas_cookie Plätzchen n -|christmas_carol Weihnachtslied n -er|santa_claus Weihnachtsmann m ¨er|father_christmas Weihnachtsmann m ¨er
wrapping_paper Geschenkpapier n -e|lantern Laterne f -n|confetti Konfetti n 0|garland Girlande f -n|reunion Wiedersehen n -|ceremony Zeremonie f -n|parade Umzug m ¨e|greeting Gruß m ¨e|profile Profil n -e
profile_picture Profilbild n -er|link Link m -s|browser Browser m -|search_engine Suchmaschine f -n|username Benutzername mn -n|hashtag Hashtag m -s|emoji Emoji n -s|meme Meme n -s|voice_message Sprachnachricht f -en
ringtone Klingelton m ¨e|sim_card SIM-Karte f -n|router Router m -|power_bank Powerbank f -s|touchscreen Touchscreen m -s|webcam Webcam f -s|headset Headset n -s|memory_card Speicherkarte f -n|smartwatch Smartwatch f -s
e-reader E-Reader m -|update Update n -s|attachment Anhang m ¨e|database Datenbank f -en|programming_language Programmiersprache f -n|landline Festnetz n -e|answering_machine Anrufbeantworter m -|emergency_number Notrufnummer f -n
online_course Onlinekurs m -e|streaming_service Streamingdienst m -e|internet_connection Internetverbindung f -en|handful Handvoll f 0|pinch Prise f -n|sack Sack m ¨e|carton Karton m -s|heap Haufen m -|pile Stapel m -
stack Stapel m -|bunch Bund n -e|row Reihe f -n|dozen Dutzend n -e|drop Tropfen m -|kilogram Kilogramm n -|hectare Hektar m -|inch Zoll m -|mile Meile f -n|amount Menge f -n|quantity Menge f -n|majority Mehrheit f -en
edge Rand m ¨er|surface Oberfläche f -n|stripe Streifen m -|dot Punkt m -e|stain Fleck m -e|knot Knoten m -|pattern Muster n -|distance Entfernung f -en|depth Tiefe f -n|width Breite f -n|label Etikett n -en|flyer Flyer m -
postcode Postleitzahl f -en|house_number Hausnummer f -n|date_of_birth Geburtsdatum n Geburtsdaten|place_of_birth Geburtsort m -e|zodiac_sign Sternzeichen n -|symbol Symbol n -e|shape Form f -en|side Seite f -n|part Teil m -e
level Niveau n -s|method Methode f -n|system System n -e|version Version f -en|material Material n -ien|object Gegenstand m ¨e|gadget Gerät n -e|scratch Kratzer m -|sticker Aufkleber m -
`,
  place: `
farewell_party Abschiedsparty f -s @auf|leaving_party Abschiedsparty f -s @auf|housewarming_party Einweihungsparty f -s @auf|costume_party Kostümparty f -s @auf|garden_party Gartenparty f -s @auf
class_reunion Klassentreffen n - @auf|family_reunion Familientreffen n - @auf|film_festival Filmfestival n -s @auf|music_festival Musikfestival n -s @auf|village_festival Dorffest n -e @auf|street_party Straßenfest n -e @auf
wine_festival Weinfest n -e @auf|video_conference Videokonferenz f -en|half_marathon Halbmarathon m -s|course_of_treatment Kur f -en
`,
} as const; // oxfmt-ignore
