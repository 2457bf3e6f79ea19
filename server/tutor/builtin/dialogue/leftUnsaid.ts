const days = 'yesterday|tomorrow|tonight|(?:last|next) (?:night|week|weekend|month|year)';
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const telling = new RegExp(`\\b(?:${days}|${numbers.join('|')})\\b`, 'gu');

/**
 * Whether a message in English tells a day or a number that is not in what it was understood as: two cats are not a
 * cat. `means` is the English of that.
 */
export function leavesUnsaid(message: string, means: string): boolean {
  const said = means.toLowerCase();
  return (message.toLowerCase().match(telling) ?? []).some((word) => {
    const digit = numbers.indexOf(word) + 2;
    return !said.includes(word) && !(digit > 1 && new RegExp(`\\b${digit}\\b`, 'u').test(said));
  });
}
