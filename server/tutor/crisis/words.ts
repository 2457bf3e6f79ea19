/** Words of which a slip of the pen is put right before the tables are asked. */
export const crisisWords = (
  'suicide suicidal suicider suicidaire selbstmord suizid suizidgedanken umbringen umzubringen umbringe sterben leben ' +
  'weiterleben lebensmuede erhaengen toeten mourir vivre pendre disparaitre living alive myself himself herself themselves ' +
  'overdose ueberdosis tabletten schlaftabletten husband boyfriend girlfriend frappe geschlagen schlaegt verpruegelt ' +
  'vergewaltigt misshandelt raped abused moechte ritzen selbstverletzung scarifie scarifier automutilation better ' +
  'anymore nicht shinitai jisatsu ikitakunai kietai jasal jukgo salgi pills exist'
).split(' ');

/** Words that one slip of the pen would turn into one of these. */
export const lookAlikes: ReadonlySet<string> = new Set(
  (
    'lesen legen lieben liegen loving liking lining living geben alike exits exit exist existe butter bitter letter ' +
    'vivres rapid reped moechten moechtest tendre rendre sterne streben better pendant prendre abuse pille pilles richt ' +
    'shinitakunai perdre nacht night schlaeft geschlafen torten loben nichte nickt peindre pulls weitergeben'
  ).split(' '),
);
