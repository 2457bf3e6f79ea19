import { Unsayable } from './words';

const sinoDigits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const nativeUnits = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'];
const nativeTens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** Before a counter: 한 명, 스무 살. */
const beforeCounter: readonly (readonly [RegExp, string])[] = [
  [/하나$/u, '한'],
  [/둘$/u, '두'],
  [/셋$/u, '세'],
  [/넷$/u, '네'],
  [/스물$/u, '스무'],
];

/** A number from the Chinese: 십이, 삼십, 백. For minutes, years, money. Throws `Unsayable` beyond 9,999. */
export function sino(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 9999) throw new Unsayable();
  return [1000, 100, 10, 1]
    .map((power, place) => {
      const digit = Math.floor(count / power) % 10;
      const name = ['천', '백', '십', ''][place] ?? '';
      return digit === 0 ? '' : digit === 1 && power > 1 ? name : `${sinoDigits[digit] ?? ''}${name}`;
    })
    .join('');
}

/** A native number standing by itself: 여든. Throws `Unsayable` beyond 99. */
export function native(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 99) throw new Unsayable();
  return `${nativeTens[Math.floor(count / 10)] ?? ''}${nativeUnits[count % 10] ?? ''}`;
}

/** The number before a native counter (명, 마리, 개, 살, 시): native to ninety-nine, from the Chinese beyond. */
export function counted(count: number): string {
  if (count > 99) return sino(count);
  const plain = native(count);
  const found = beforeCounter.find(([end]) => end.test(plain));
  return found ? plain.replace(found[0], found[1]) : plain;
}

const englishNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The English number, for a gloss. */
export function englishNumber(count: number): string {
  const small = englishNumbers[count];
  if (small !== undefined) return small;
  if (count > 99) return String(count);
  const unit = count % 10 === 0 ? '' : `-${englishNumbers[count % 10] ?? ''}`;
  return `${englishTens[Math.floor(count / 10)] ?? ''}${unit}`;
}
