const english =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
const german =
  'null|eins|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwoelf|[a-zäöüß]+zehn|[a-zäöüß]*(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)';
const french =
  'zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille';

const korean =
  '하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열[하다여일아]?[나섯덟곱홉]?|스물|서른|영|일|이|삼|사|오|육|칠|팔|구|[이삼사오육칠팔구]?[십백천]|hana|dul|set|net|daseot|yeoseot|ilgop|yeodeol|ahop|yeol';

const japanese = '[〇一二三四五六七八九十百千万]{1,6}';

const number = `(?:\\d{1,6}|${english}|${german}|${french}|${korean}|${japanese})`;
const mere = new RegExp(`^${number}(?:(?:[ -]|\\s+(?:and|et)\\s+)${number})*[\\s.!?]*$`, 'iu');

/** "Five" answers who asks how many, and says nothing by itself. */
export function isMereNumber(text: string): boolean {
  return mere.test(text.normalize('NFKC').trim());
}
