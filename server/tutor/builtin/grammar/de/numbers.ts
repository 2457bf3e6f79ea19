const small = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' '); // oxfmt-ignore
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const smallEnglish = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // oxfmt-ignore
const tensEnglish = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Up to 9999; one is 'eins', as it is counted. Undefined where it is no such number. */
export function numberWord(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 0 || number > 9999) return undefined;
  const said = within(number);
  return number % 100 === 1 ? `${said}s` : said;
}

function within(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const ten = tens[Math.floor(number / 10) - 2] ?? '';
    return number % 10 === 0 ? ten : `${small[number % 10] ?? ''}und${ten}`;
  }
  const unit = number < 1000 ? 100 : 1000;
  const rest = number % unit;
  return within(Math.floor(number / unit)) + (unit === 100 ? 'hundert' : 'tausend') + (rest === 0 ? '' : within(rest));
}

/** For glosses; from a hundred on in figures. */
export function englishNumber(number: number): string {
  if (number >= 100) return String(number);
  if (number < 20) return smallEnglish[number] ?? String(number);
  const ten = tensEnglish[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${smallEnglish[number % 10] ?? ''}`;
}
