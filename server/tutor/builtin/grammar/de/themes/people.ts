/** Of people and what they do for a living, in the form of `nounTable.ts`. */
export const peopleNouns = {
  person: `
fairy Fee f -n|elf Elf mw -en|dwarf Zwerg m -e|wizard Zauberer m -|mermaid Meerjungfrau f -en|angel Engel m -|saint Heiliger a|ancestor Vorfahr mw -en|descendant Nachkomme mw -n|infant Säugling m -e|youngster Jugendlicher a
bridegroom Bräutigam m -e|best_man Trauzeuge mw -n|bridesmaid Brautjungfer f -n|spouse Ehepartner m - +in|hubby Mann m ¨er|fiancee Verlobte a|criminal Verbrecher m - +in|burglar Einbrecher m - +in|robber Räuber m - +in
pickpocket Taschendieb m -e +in|murderer Mörder m - +in|killer Killer m - +in|kidnapper Entführer m - +in|gangster Gangster m -|prisoner Gefangener a|hostage Geisel f -n|victim Opfer n -|suspect Verdächtiger a|knight Ritter m -
emperor Kaiser m -|slave Sklave mw -n +Sklavin|schoolboy Schüler m -|schoolgirl Schülerin f -nen|schoolchild Schulkind n -er|fellow_student Kommilitone mw -n +Kommilitonin|exchange_student Austauschschüler m - +in
supporter Anhänger m - +in|collector Sammler m - +in|native_speaker Muttersprachler m - +in|employer Arbeitgeber m - +in|employee Angestellter a|backpacker Rucksacktourist mw -en +in|main_character Hauptfigur f -en
villain Bösewicht m -e|alien Außerirdischer a|crew Crew f -s|crowd Menschenmenge f -n|gang Bande f -n|hobbyist Hobbyist mw -en +in|prime_minister Premierminister m - +in|chancellor Kanzler m - +in|scout Pfadfinder m - +in
boy_scout Pfadfinder m -
`,
  role: `
beautician Kosmetiker m - +in|bodyguard Leibwächter m - +in|cleaning_lady Putzfrau f -en|janitor Hausmeister m - +in|caregiver Pfleger m - +in|ambassador Botschafter m - +in|diplomat Diplomat mw -en +in|examiner Prüfer m - +in
farmhand Landarbeiter m - +in|glazier Glaser m - +in|decorator Maler m - +in|inventor Erfinder m - +in|locksmith Schlosser m - +in|lumberjack Holzfäller m - +in|make-up_artist Visagist mw -en +in|masseur Masseur m -e +in
meteorologist Meteorologe mw -n +Meteorologin|presenter Moderator m -en +in|tv_presenter Fernsehmoderator m -en +in|notary Notar m -e +in|physician Arzt m ¨e +Ärztin|clerk Büroangestellter a|office_clerk Büroangestellter a
bank_clerk Bankangestellter a|head_of_department Abteilungsleiter m - +in|director Direktor m -en +in|supervisor Vorgesetzter a|foreman Vorarbeiter m -|ceo Geschäftsführer m - +in|shop_owner Ladenbesitzer m - +in
shopkeeper Ladenbesitzer m - +in|restaurant_owner Restaurantbesitzer m - +in|sommelier Sommelier m -s|kitchen_assistant Küchenhilfe f -n|fishmonger Fischhändler m - +in|greengrocer Gemüsehändler m - +in
watchmaker Uhrmacher m - +in|shoemaker Schuhmacher m - +in|stylist Stylist mw -en +in|interior_designer Innenarchitekt mw -en +in|landscape_gardener Landschaftsgärtner m - +in|civil_engineer Bauingenieur m -e +in
electrical_engineer Elektroingenieur m -e +in|mechanical_engineer Maschinenbauingenieur m -e +in|car_mechanic Automechaniker m - +in|technician Techniker m - +in|it_specialist IT-Fachmann m IT-Fachleute +IT-Fachfrau
system_administrator Systemadministrator m -en +in|astronomer Astronom mw -en +in|archaeologist Archäologe mw -n +Archäologin|anthropologist Anthropologe mw -n +Anthropologin|botanist Botaniker m - +in
zoologist Zoologe mw -n +Zoologin|geologist Geologe mw -n +Geologin|sociologist Soziologe mw -n +Soziologin|linguist Linguist mw -en +in|philosopher Philosoph mw -en +in|tax_advisor Steuerberater m - +in
auditor Wirtschaftsprüfer m - +in|broker Makler m - +in|insurance_agent Versicherungsvertreter m - +in|real_estate_agent Immobilienmakler m - +in|sales_representative Vertreter m - +in|saleswoman Verkäuferin f -nen
publisher Verleger m - +in|copywriter Werbetexter m - +in|reporter Reporter m - +in|critic Kritiker m - +in|streamer Streamer m - +in|songwriter Songwriter m - +in|rapper Rapper m - +in|cellist Cellist mw -en +in
flautist Flötist mw -en +in|opera_singer Opernsänger m - +in|ballet_dancer Balletttänzer m - +in|choreographer Choreograf mw -en +in|producer Produzent mw -en +in|screenwriter Drehbuchautor m -en +in
basketball_player Basketballspieler m - +in|wrestler Ringer m - +in|jockey Jockey m -s|personal_trainer Personal_Trainer m -|swimming_teacher Schwimmlehrer m - +in|substitute_teacher Vertretungslehrer m - +in
kindergarten_teacher Erzieher m - +in|headmistress Schulleiterin f -nen|principal Schulleiter m - +in|solicitor Anwalt m ¨e +Anwältin|attorney Anwalt m ¨e +Anwältin|prosecutor Staatsanwalt m ¨e +Staatsanwältin
police_inspector Polizeiinspektor m -en +in|customs_officer Zollbeamter a|officer Offizier m -e +in|sergeant Unteroffizier m -e|servant Diener m - +in|butler Butler m -|maid Dienstmädchen n -|housekeeper Haushälterin f -nen
bishop Bischof m ¨e|pope Papst m ¨e|imam Imam m -e|rabbi Rabbiner m - +in|vicar Pfarrer m - +in|missionary Missionar m -e +in|geriatric_nurse Altenpfleger m - +in|psychotherapist Psychotherapeut mw -en +in
occupational_therapist Ergotherapeut mw -en +in|dietician Diätassistent mw -en +in|radiologist Radiologe mw -n +Radiologin|oncologist Onkologe mw -n +Onkologin|orthodontist Kieferorthopäde mw -n +Kieferorthopädin
osteopath Osteopath mw -en +in|lab_technician Laborant mw -en +in|window_cleaner Fensterputzer m - +in|zookeeper Tierpfleger m - +in|dog_trainer Hundetrainer m - +in|bus_conductor Busschaffner m - +in
ticket_inspector Fahrkartenkontrolleur m -e +in|railway_worker Eisenbahner m - +in|sound_engineer Tontechniker m - +in|wedding_planner Hochzeitsplaner m - +in|househusband Hausmann m ¨er|medical_student Medizinstudent mw -en +in
law_student Jurastudent mw -en +in|phd_student Doktorand mw -en +in|graduate Absolvent mw -en +in
`,
} as const; // oxfmt-ignore
