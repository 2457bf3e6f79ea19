import { pieces, word, type Piece } from './pieces';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number in words up to a hundred, in figures beyond; undefined where it is no whole number. */
export function numberPieces(count: number, isFeminine = false): Piece[] | undefined {
  if (!Number.isInteger(count) || count < 0) return undefined;
  if (count > 100) return [word(String(count), String(count))];
  if (count === 100) return pieces('cent=hundred');
  if (count === 1) return isFeminine ? pieces('une~un=one') : pieces('un=one');
  if (count < 20) return [word(small[count] ?? '', english[count] ?? '')];
  const ten = Math.floor(count / 10);
  const unit = count % 10;
  const gloss = (englishTens[ten] ?? '') + (unit === 0 ? '' : `-${english[unit]}`);
  // Seventy and ninety go on from sixty and eighty: soixante-dix, quatre-vingt-onze.
  const rest = ten === 7 || ten === 9 ? unit + 10 : unit;
  const base = tens[ten] ?? '';
  if (count === 80) return [word('quatre-vingts', gloss)];
  if (rest === 0) return [word(base, gloss)];
  const one = isFeminine ? 'une' : 'un';
  if (unit === 1 && ten < 8) {
    const tail = rest === 11 ? word('onze', 'eleven') : isFeminine ? word('une', 'one', 'un') : word('un', 'one');
    return [word(base, rest === 11 ? 'sixty' : (englishTens[ten] ?? '')), word('et', 'and'), tail];
  }
  return [word(`${base}-${rest === 1 ? one : (small[rest] ?? '')}`, gloss, rest === 1 ? `${base}-un` : undefined)];
}
