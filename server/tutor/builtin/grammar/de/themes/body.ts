/** Of the body and health, in the form of `nounTable.ts`. */
export const bodyNouns = {
  thing: `
scar Narbe f -n|blister Blase f -n|pulse Puls m -e|breath Atem m 0|tear Träne f -n|nosebleed Nasenbluten n 0|inflammation Entzündung f -en|pneumonia Lungenentzündung f -en|antibiotic Antibiotikum n Antibiotika
check-up Vorsorgeuntersuchung f -en|calorie Kalorie f -n|treatment Behandlung f -en|symptom Symptom n -e|vaccine Impfstoff m -e|thermometer Thermometer n -|plaster Pflaster n -|stretcher Trage f -n|sunstroke Sonnenstich m -e
filling Füllung f -en|brace Zahnspange f -n|braces Zahnspange f -n|wisdom_tooth Weisheitszahn m ¨e|contact_lens Kontaktlinse f -n|sick_note Krankmeldung f -en|shower_gel Duschgel n -s|deodorant Deo n -s|hand_cream Handcreme f -s
massage Massage f -n|ponytail Pferdeschwanz m ¨e|plait Zopf m ¨e|braid Zopf m ¨e|dimple Grübchen n -|tooth_decay Karies f 0|waist Taille f -n|breast Brust f ¨e|palm Handfläche f -n|eyelash Wimper f -n|jaw Kiefer m -
thigh Oberschenkel m -|heel Ferse f -n|rib Rippe f -n|fist Faust f ¨e|spine Wirbelsäule f -n|nerve Nerv m -en|mane Mähne f -n|hoof Huf m -e|horn Horn n ¨er|whisker Schnurrhaar n -e|beak Schnabel m ¨|claw Kralle f -n
`,
} as const; // oxfmt-ignore
