/** Arabic-script letters that never reach to the letter after them (Unicode joining types R and U, common ones). */
const endsJoin = /[ءآأؤإاةدذرزوٱٲٳٵٶٷڈډڊڋڌڍڎڏڐڑڒړڔڕږڗژڙۀۃۄۅۆۇۈۉۊۋۍۏےۓەۮۯ]/u;
const arabicLetter =
  /[\u0620-\u063F\u0641-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06EE\u06EF\u06FA-\u06FC\u06FF\u0750-\u077F]/u;

export const zeroWidthJoiner = '\u200D';

/**
 * Whether the last letter of one piece and the first of the next are written joined, so that both must keep their
 * joining shape when they stand in two boxes. Vowel signs are looked through.
 */
export function joins(left: string, right: string): boolean {
  const last = [...left.replace(/\p{M}+$/u, '')].at(-1) ?? '';
  const first = [...right.replace(/^\p{M}+/u, '')].at(0) ?? '';
  return arabicLetter.test(last) && !endsJoin.test(last) && arabicLetter.test(first) && first !== 'ء';
}

/** The text without the joiners set beside Arabic letters; those inside emoji stay. */
export function withoutJoiners(text: string): string {
  return text.replace(/(?<=\p{Script=Arabic}\p{M}*)\u200D|\u200D(?=\p{Script=Arabic})/gu, '');
}
