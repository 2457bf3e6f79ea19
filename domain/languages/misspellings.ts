/**
 * Names that mean one language alone although they are not spelt as its name is: slips that English invites
 * ("Finish"), adjectives of the people for the language ("Arabian"). What could mean two languages, or names one that
 * is not listed, is left out: "Dutsch" is Dutch or Deutsch, "Chech" Czech or Chechen, "Swiss" none by itself.
 */
export const misspelt: Readonly<Record<string, readonly string[]>> = {
  fr: ['frensh', 'franch', 'freanch', 'frenche', 'française', 'francaise'],
  ja: ['japaneese', 'japanease', 'japanes', 'japenese', 'japanse', 'japaness'],
  ko: ['corean', 'koreen', 'koreean', 'south korean'],
  de: ['germen', 'germann', 'geman', 'gernan', 'deutch', 'deutsh', 'duetsch', 'deustch'],
  es: ['spanisch', 'spannish', 'spainish', 'spanich', 'spansih'],
  it: ['itallian', 'italien', 'italiana', 'itailian'],
  pt: ['portugese', 'portuguise', 'portugeese', 'portuguesse', 'brazilian', 'brazillian'],
  nl: ['netherlandish', 'nederlandse'],
  sv: ['sweedish', 'swedisch', 'swidish', 'swedisk'],
  da: ['danisch', 'dannish', 'daneish'],
  nb: ['norweigan', 'norwegan', 'norweigian', 'norwiegan', 'norwegien'],
  fi: ['finish', 'finnisch', 'finisch', 'fininsh'],
  pl: ['pollish', 'polisch', 'polnish'],
  cs: ['czeck', 'checz', 'chzech', 'czechish', 'cezch'],
  tr: ['turkisch', 'turkich', 'turkissh'],
  vi: ['vietnameese', 'vietnamise', 'vietnames', 'viatnamese'],
  id: ['indonesien', 'indoneasian', 'indonisian'],
  el: ['greec', 'greak', 'greeck'],
  ru: ['rusian', 'russain', 'russion', 'russien'],
  uk: ['ukranian', 'ukrainien', 'ukrainean', 'ucrainian'],
  hy: ['armenien', 'armanian'],
  hi: ['hindhi'],
  'zh-Hans': ['chineese', 'chinease', 'chinise', 'manderin', 'mandrin', 'mandarine', 'madarin'],
  ar: ['arabian', 'arabik', 'arabish', 'arebic'],
  he: ['hebrue', 'hewbrew', 'hebrow'],
  fa: ['persion', 'persain', 'farsy'],
  ur: ['urdo', 'urdoo'],
  yi: ['yidish', 'jiddish', 'jiddisch'],
  ckb: ['kurdisch'],
  ps: ['pashtu', 'pushto', 'pushtu', 'paschto'],
  en: ['englisch', 'inglish', 'engish', 'englsh'],
};
