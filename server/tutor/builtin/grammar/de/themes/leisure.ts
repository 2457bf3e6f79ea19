/** Of sport, music, games and the arts, in the form of `nounTable.ts`. */
export const leisureNouns = {
  thing: `
victory Sieg m -e|defeat Niederlage f -n|goal Tor n -e|record Schallplatte f -n|prize Preis m -e|score Spielstand m ¨e|tennis_ball Tennisball m ¨e|football_boots Fußballschuhe p|penalty Elfmeter m -|foul Foul n -s|net Netz n -e
sports_bag Sporttasche f -n|dumbbell Hantel f -n|treadmill Laufband n ¨er|exercise_bike Heimtrainer m -|yoga_mat Yogamatte f -n|push-up Liegestütz m -e|sore_muscles Muskelkater m 0|ice_skate Schlittschuh m -e
roller_skate Rollschuh m -e|skate Schlittschuh m -e|inline_skate Inlineskate m -s|sled Schlitten m -|paddle Paddel n -|oar Ruder n -|raft Floß n ¨e|wetsuit Neoprenanzug m ¨e|swimming_goggles Schwimmbrille f -n
goggles Schutzbrille f -n|swimming_cap Badekappe f -n|snorkel Schnorchel m -|diving_board Sprungbrett n -er|life_jacket Schwimmweste f -n|arrow Pfeil m -e|dart Dartpfeil m -e|parachute Fallschirm m -e|fishing_rod Angel f -n
hiking_trail Wanderweg m -e|air_mattress Luftmatratze f -n|camping_stove Campingkocher m -|riding_lesson Reitstunde f -n|music_lesson Musikstunde f -n|singing_lesson Gesangsstunde f -n|snowball_fight Schneeballschlacht f -en
whistle Trillerpfeife f -n|rhythm Rhythmus m Rhythmen|tune Melodie f -n|lyrics Liedtext m -e|verse Strophe f -n|chorus Refrain m -s|lullaby Schlaflied n -er|hymn Kirchenlied n -er|symphony Sinfonie f -n|sheet_music Noten p
amplifier Verstärker m -|cassette Kassette f -n|vinyl Schallplatte f -n|cd CD f -s|earphones Kopfhörer p|genre Genre n -s|soundtrack Soundtrack m -s|hit Hit m -s|rehearsal Probe f -n|stage Bühne f -n|gig Auftritt m -e
rock_band Rockband f -s|concert_hall Konzertsaal m Konzertsäle|toy_car Spielzeugauto n -s|toy_train Spielzeugzug m ¨e|soft_toy Kuscheltier n -e|stuffed_animal Kuscheltier n -e|dollhouse Puppenhaus n ¨er
building_block Bauklotz m ¨e|model_railway Modelleisenbahn f -en|playing_card Spielkarte f -n|chessboard Schachbrett n -er|controller Controller m -|console Konsole f -n|soap_bubble Seifenblase f -n|skipping_rope Springseil n -e
seesaw Wippe f -n|slide Rutsche f -n|sandcastle Sandburg f -en|magic_trick Zaubertrick m -s|legend Legende f -n|puppet Marionette f -n|carousel Karussell n -s|ferris_wheel Riesenrad n ¨er|roller_coaster Achterbahn f -en
haunted_house Spukhaus n ¨er|stamp_collection Briefmarkensammlung f -en|coin_collection Münzsammlung f -en|sketch Skizze f -n|portrait Porträt n -s|landscape Landschaft f -en|easel Staffelei f -en|canvas Leinwand f ¨e
watercolour Aquarell n -e|oil_painting Ölgemälde n -|tripod Stativ n -e|headline Schlagzeile f -n|plot Handlung f -en|ending Ende n -n|subtitle Untertitel m -|channel Sender m -|episode Folge f -n|talk_show Talkshow f -s
quiz_show Quizshow f -s|romantic_comedy Liebeskomödie f -n|western Western m -|short_story Kurzgeschichte f -n|comic_book Comic m -s|advert Werbung f 0|advertisement Werbung f 0|kiss Kuss m ¨e|hug Umarmung f -en|smile Lächeln n 0
kickboxing Kickboxen n 0|paragliding Gleitschirmfliegen n 0|long_jump Weitsprung m 0|high_jump Hochsprung m 0|taekwondo Taekwondo n 0|archery Bogenschießen n 0|fencing Fechten n 0|wrestling Ringen n 0|field_hockey Hockey n 0
snooker Snooker n 0|triathlon Triathlon m -s|hip-hop Hip-Hop m 0|waltz Walzer m -|salsa Salsa m 0|tango Tango m 0|tap_dance Stepptanz m 0
`,
} as const; // oxfmt-ignore
