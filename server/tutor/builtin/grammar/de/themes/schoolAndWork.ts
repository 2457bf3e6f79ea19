/** Of school, work and money, in the form of `nounTable.ts`. */
export const schoolAndWorkNouns = {
  thing: `
schoolbag Schultasche f -n|satchel Schulranzen m -|pencil_case Federmäppchen n -|sharpener Anspitzer m -|felt-tip_pen Filzstift m -e|coloured_pencil Buntstift m -e|crayon Wachsmalstift m -e|fountain_pen Füller m -
workbook Arbeitsbuch n ¨er|textbook Lehrbuch n ¨er|grammar_book Grammatikbuch n ¨er|flashcard Karteikarte f -n|binder Ordner m -|stapler Tacker m -|paper_clip Büroklammer f -n|hole_punch Locher m -|globe Globus m Globen
atlas Atlas m Atlanten|whiteboard Whiteboard n -s|break_time Pause f -n|recess Pause f -n|school_uniform Schuluniform f -en|entrance_exam Aufnahmeprüfung f -en|bachelor's_degree Bachelor m -|master's_degree Master m -
phd Doktortitel m -|doctorate Doktortitel m -|scholarship Stipendium n Stipendien|semester Semester n -|thesis Doktorarbeit f -en|dissertation Abschlussarbeit f -en|seminar Seminar n -e|lecture Vorlesung f -en
paragraph Absatz m ¨e|dictation Diktat n -e|alphabet Alphabet n -e|syllable Silbe f -n|comma Komma n -s|adjective Adjektiv n -e|preposition Präposition f -en|tense Zeitform f -en|spelling Rechtschreibung f 0
translation Übersetzung f -en|revision Wiederholung f -en|equation Gleichung f -en|formula Formel f -n|triangle Dreieck n -e|rectangle Rechteck n -e|experiment Experiment n -e|microscope Mikroskop n -e
second_language Zweitsprache f -n|text Text m -e|knowledge Wissen n 0|memory Erinnerung f -en|algebra Algebra f 0|geometry Geometrie f 0|ethics Ethik f 0|physical_education Sport m 0|handicrafts Werken n 0|pedagogy Pädagogik f 0
theology Theologie f 0|musicology Musikwissenschaft f 0|dentistry Zahnmedizin f 0|veterinary_medicine Tiermedizin f 0|anthropology Anthropologie f 0|statistics Statistik f 0|social_work Sozialarbeit f 0
mechanical_engineering Maschinenbau m 0|electrical_engineering Elektrotechnik f 0|civil_engineering Bauingenieurwesen n 0|desk_job Bürojob m -s|dream_job Traumberuf m -e|job_offer Stellenangebot n -e
job_application Bewerbung f -en|cover_letter Anschreiben n -|employment Beschäftigung f 0|unemployment Arbeitslosigkeit f 0|wage Lohn m ¨e|bonus Bonus m -se|raise Gehaltserhöhung f -en|promotion Beförderung f -en
deadline Frist f -en|responsibility Verantwortung f 0|duty Pflicht f -en|working_hours Arbeitszeiten p|training Ausbildung f -en|skill Fähigkeit f -en|trade_union Gewerkschaft f -en|form Formular n -e|scanner Scanner m -
photocopier Kopierer m -|invoice Rechnung f -en|budget Budget n -s|profit Gewinn m -e|income Einkommen n -|expenses Ausgaben p|loan Kredit m -e|mortgage Hypothek f -en|savings Ersparnisse p|savings_account Sparkonto n Sparkonten
account Konto n Konten|debit_card Bankkarte f -n|fee Gebühr f -en|deposit Kaution f -en|fortune Vermögen n -|lottery Lotterie f -n|inheritance Erbschaft f -en|cheque Scheck m -s|currency Währung f -en
exchange_rate Wechselkurs m -e|refund Rückerstattung f -en|price_tag Preisschild n -er|shopping_basket Einkaufskorb m ¨e|brand Marke f -n|bargain Schnäppchen n -|gift_voucher Geschenkgutschein m -e|business Geschäft n -e
stock_market Börse f -n|quality Qualität f -en|product Produkt n -e|delivery Lieferung f -en|item Artikel m -
`,
} as const; // oxfmt-ignore
