import { toHiragana } from '../../../language/kana';
import { frenchAsSpelt } from './frenchSlips';

/** A word or a character as it is compared, and as it was typed ('' where several became one). */
export interface Unit {
  key: string;
  raw: string;
}

/** The ways in which one sentence can be read: in English words, in the target language, in its romanisation. */
export type View = 'own' | 'target' | 'romanised';

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can['’]?t|cannot)\b/giu, 'can not'],
  [/\bwon['’]?t\b/giu, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should)n['’]?t\b/giu, '$1 not'],
  [/\b(i)['’]?m\b/giu, '$1 am'],
  [/\b(i|you|we|they|he|she|it|there)['’]d\b/giu, '$1 would'],
  [/\b(i|you|we|they|he|she|it|that|there)['’]ll\b/giu, '$1 will'],
  [/\b(you|we|they)['’]re\b/giu, '$1 are'],
  [/\b(i|you|we|they)['’]?ve\b/giu, '$1 have'],
  [/\blet['’]s\b/giu, 'let us'],
  [/\b(what|where|who|how|when|that|there|here|it|he|she|everything|name)['’]s\b/giu, '$1 is'],
  [/\b(what|where|how|that)s\b/giu, '$1 is'],
  [/['’]s\b/giu, ''],
  [/\bwanna\b/giu, 'want to'],
  [/\b(?:gonna|gon)\b/giu, 'going to'],
  [/\b(?:gotta|hafta)\b/giu, 'have to'],
  [/\blemme\b/giu, 'let me'],
  [/\bgimme\b/giu, 'give me'],
  [/\b(?:dunno|idk)\b/giu, 'do not know'],
  [/\bkinda\b/giu, 'kind of'],
  [/\b(?:cya|cu)\b/giu, 'see you'],
  [/\bw\//giu, 'with '],
  [/\b(?:smth|sth)\b/giu, 'something'],
  [/\b(?:ppl)\b/giu, 'people'],
  [/\b(?:thx|tnx)\b/giu, 'thanks'],
  [/(?<=\b(?:i|we|you|they)\s)got\b(?=\s(?:a|an|the|two|three|no|some|to)\b)/giu, 'have'],
];

/** Ways of saying one thing that English treats alike in talk; the longest first. Keys are stemmed words. */
const sameMeaning: readonly (readonly [from: string, to: string])[] = [
  ['i would like to have', 'i want'],
  ['i would love to', 'i want to'],
  ['i would like', 'i want'],
  ['i would love', 'i want'],
  ['i would prefer', 'i prefer'],
  ['i will have', 'i want'],
  ['i will take', 'i want'],
  ['i will get', 'i want'],
  ['can i have', 'i want'],
  ['could i have', 'i want'],
  ['may i have', 'i want'],
  ['can i get', 'i want'],
  ['could i get', 'i want'],
  ['can we have', 'i want'],
  ['could we have', 'i want'],
  ['we would like', 'i want'],
  ['we want', 'i want'],
  ['let me have', 'i want'],
  ['let me get', 'i want'],
  ['give me', 'i want'],
  ['i need', 'i want'],
  ['i like to have', 'i want'],
  ['how much doe it cost', 'how much is it'],
  ['how much is that', 'how much is it'],
  ['how much is thi', 'how much is it'],
  ['how much doe that cost', 'how much is it'],
  ['how much doe thi cost', 'how much is it'],
  ['what doe it cost', 'how much is it'],
  ['what is the price', 'how much is it'],
  ['how much do i owe you', 'how much is it'],
  ['have you got', 'do you have'],
  ['good day', 'hello'],
  ['thank you very much', 'thank you'],
  ['thank you so much', 'thank you'],
  ['thank a lot', 'thank you'],
  ['many thank', 'thank you'],
  ['pardon me', 'excuse me'],
  ['thi evening', 'tonight'],
  ['train station', 'station'],
  ['railway station', 'station'],
  ['of course', 'sure'],
  ['i come from', 'i am from'],
  ['i enjoy', 'i like'],
  ['i love', 'i like'],
  ['my name is', 'i am called'],
  ['how do i get to', 'where is'],
  ['how can i get to', 'where is'],
];

const synonyms = new Map(
  Object.entries({
    hi: 'hello',
    hey: 'hello',
    hiya: 'hello',
    howdy: 'hello',
    yeah: 'yes',
    yep: 'yes',
    yup: 'yes',
    nope: 'no',
    nah: 'no',
    ok: 'okay',
    bathroom: 'toilet',
    restroom: 'toilet',
    loo: 'toilet',
    washroom: 'toilet',
    movie: 'film',
    mom: 'mother',
    mum: 'mother',
    dad: 'father',
    vacation: 'holiday',
    apartment: 'flat',
    large: 'big',
    kid: 'child',
    children: 'child',
    colour: 'color',
    favourite: 'favorite',
    neighbour: 'neighbor',
    theatre: 'theater',
    pal: 'friend',
    buddy: 'friend',
    bike: 'bicycle',
    tv: 'television',
    photo: 'picture',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    // Slips in words that are too short or too light to be forgiven by likeness.
    woud: 'would',
    wuld: 'would',
    wold: 'would',
    plese: 'please',
    pleas: 'please',
    pls: 'please',
    plz: 'please',
    wher: 'where',
    whare: 'where',
    mutch: 'much',
    wat: 'what',
    wht: 'what',
    u: 'you',
    ur: 'your',
    helo: 'hello',
    hallo: 'hello',
  }),
);

const thanks = new Set(['thank', 'thx', 'cheers', 'ta']);

/** Words of English text: no case, accents or punctuation, contractions spelt out, ways of asking made one. */
export function ownUnits(text: string): Unit[] {
  return sayOneWay(splitWords(spellOut(text)).map(({ key, raw }) => ({ key: sameWord(key), raw })));
}

/** English text with its contractions in full. */
export function spellOut(text: string): string {
  return contractions.reduce((spelt, [pattern, to]) => spelt.replace(pattern, to), text.normalize('NFKC'));
}

function sameWord(key: string): string {
  return synonyms.get(key) ?? synonyms.get(stem(key)) ?? stem(key);
}

/** One English word as it is compared. */
export function wordKey(word: string): string {
  return sameWord(plain(word));
}

function sayOneWay(units: readonly Unit[]): Unit[] {
  const result: Unit[] = [];
  for (let at = 0; at < units.length;) {
    const unit = units[at] as Unit;
    const same = samePhrases
      .get(unit.key)
      ?.find(([from]) => from.every((key, index) => units[at + index]?.key === key));
    if (same) {
      // What was typed stays whole beside the first of the words it became: it may be what a learner asks about.
      const typed = units.slice(at, at + same[0].length).map(({ raw }) => raw);
      result.push(...same[1].map((key, index) => ({ key, raw: index === 0 ? typed.join(' ') : '' })));
      at += same[0].length;
      continue;
    }
    if (thanks.has(unit.key)) {
      const length = units[at + 1]?.key === 'you' ? 2 : 1;
      const typed = units.slice(at, at + length).map(({ raw }) => raw);
      result.push({ key: 'thank', raw: typed.join(' ') });
      at += length;
      continue;
    }
    result.push(unit);
    at += 1;
  }
  return result;
}

const samePhrases = new Map<string, (readonly [from: string[], to: string[]])[]>();
for (const [from, to] of sameMeaning) {
  const first = from.split(' ')[0] ?? '';
  const target = to === 'thank you' ? ['thank'] : to.split(' ');
  samePhrases.set(first, [...(samePhrases.get(first) ?? []), [from.split(' '), target]]);
}

/** Plural and third person, no more: what a stemmer does beyond that confuses short sentences. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && /[^su'i]s$/u.test(word)) return word.replace(/(?<=ch|sh|x)es$|s$/u, '');
  return word;
}

/** Words of a target language that has spaces: no case, accents or punctuation, elided words and hyphens apart. */
export function spacedUnits(text: string, language: string): Unit[] {
  const spaced = (language === 'fr' ? frenchAsSpelt(text) : text)
    .normalize('NFKC')
    .replace(/œ/giu, 'oe')
    .replace(/['’-]/gu, ' ')
    // Which copula Korean appends to a name in Latin letters tells nothing, and other endings are words of their own.
    .replace(
      /(?<=\p{Script=Latin})\s?(?:입니다|이에요|이예요|예요|에요|이야|야|이?라고\s?(?:해요|합니다))(?!\p{L})/gu,
      ' ',
    )
    .replace(/(?<=\p{Script=Latin})(?=\p{Script=Hangul})/gu, ' ');
  const units = splitWords(spaced);
  return language === 'de' ? units.map(({ key, raw }) => ({ key: withoutUmlauts(key), raw })) : units;
}

/** German as it is typed without its own letters: Köln and Koeln, groß and gross. */
export function withoutUmlauts(key: string): string {
  return key.replace(/ß/gu, 'ss').replace(/([aou])e/gu, '$1');
}

/** How many units at the end only say please: as that weighs next to nothing in English, so s’il vous plaît here. */
export function closingCourtesy(keys: readonly (string | number)[]): number {
  return / s il (?:vous|te) plait$/u.test(` ${keys.slice(-5).join(' ')}`) && keys.length > 4 ? 4 : 0;
}

function splitWords(text: string): Unit[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map((raw) => ({
    key: plain(raw),
    raw,
  }));
}

/** In small letters without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Characters of a script without spaces: letters and digits only, katakana and hiragana alike. */
export function characterUnits(text: string): Unit[] {
  return [...text.normalize('NFKC')]
    .filter((character) => /[\p{L}\p{N}ー]/u.test(character))
    .map((raw) => ({ key: toHiragana(raw).toLowerCase(), raw }));
}

/** Letters of a romanisation: long and short vowels alike, as learners write them in many ways. */
export function romanisedUnits(text: string, language: string): Unit[] {
  const letters = plain(language === 'ja' ? japaneseWords(text.normalize('NFKC')) : text.normalize('NFKC'))
    .replace(/[^a-z0-9]/gu, '')
    .replace(/wo/gu, 'o')
    .replace(/ou/gu, 'o')
    .replace(/([aeiou])\1+/gu, '$1')
    .replace(/m(?=[bp])/gu, 'n');
  return [...(language === 'ja' ? oneSpelling(letters) : letters)].map((raw) => ({ key: raw, raw }));
}

/** Particles as they are spoken, where they stand alone: watashi ha. */
function japaneseWords(text: string): string {
  return text
    .replace(/(?<![\p{L}'’])ha(?!\p{L})|(?<=konnichi|konban)ha(?!\p{L})/giu, 'wa')
    .replace(/(?<!\p{L})he(?!\p{L})/giu, 'e');
}

/** Hepburn and Kunrei alike, and one n for nn and n’. */
function oneSpelling(letters: string): string {
  return letters
    .replace(/tch/gu, 'cch')
    .replace(/sh(?=[aueo])/gu, 'sy')
    .replace(/sh/gu, 's')
    .replace(/ch(?=[aueo])/gu, 'ty')
    .replace(/c?ch/gu, (run) => (run === 'cch' ? 'tt' : 't'))
    .replace(/c(?=ty)/gu, 't')
    .replace(/ts/gu, 't')
    .replace(/jy?(?=[aueo])/gu, 'zy')
    .replace(/j/gu, 'z')
    .replace(/f(?=u)/gu, 'h')
    .replace(/oh(?![aeiouy])/gu, 'o')
    .replace(/nn+/gu, 'n');
}

/** English text with what romanised Japanese writes in one piece taken apart: watashino namaewa. */
export function apartParticles(text: string): string {
  return text.replace(
    /(?<!\p{L})(watashi|boku|ore|o?namae|anata|kore|sore|koko|kyou?|nihongo?)(wa|ha|no|ga|mo|wo|ni|de)(?!\p{L})/giu,
    '$1 $2',
  );
}

/** A text's letters and digits alone, small: what is left once spaces and punctuation do not count. */
export const bareLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
