import { variantsOf } from '../format/template';
import type { Rendered } from '../saying/render';
import { cutToSentences, sentencesIn } from '../saying/sentences';
import type { Bank } from '../understanding/bank';
import { messageUnits } from '../understanding/phrasing';

/** What an author's sentence may have before or after it, though the learner said no such thing. */
const courtesies = ['greeting', 'nice-to-meet-you'] as const;

/**
 * A learner's sentence without a greeting or a "nice to meet you" at either end that they did not write: "I'm Tom" is
 * "Je m’appelle Tom." and not "Bonjour ! Je m’appelle Tom."
 */
export function withoutUnsaid(said: Rendered, message: string, bank: Bank): Rendered {
  const sentences = sentencesIn(said);
  if (!sentences || sentences.texts.length < 2) return said;
  const { texts } = sentences;
  const isUnsaid = (text: string) => {
    const courtesy = courtesies.find((entry) => saysOf(entry, bank).some((say) => lettersOf(say) === lettersOf(text)));
    return courtesy !== undefined && !isIn(message, courtesy, bank);
  };
  const first = isUnsaid(texts[0] ?? '') ? 1 : 0;
  const last = texts.length - 1 > first && isUnsaid(texts.at(-1) ?? '') ? texts.length - 1 : texts.length;
  return cutToSentences(said, sentences, first, last);
}

const saysOf = (entry: string, { content }: Bank) =>
  (content.anywhere.get(entry)?.says ?? []).flatMap(({ text }) => variantsOf(text));

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');

/** Whether a message has a wording of what can be said anywhere in it. */
function isIn(message: string, entry: string, { says, content }: Bank): boolean {
  const keysIn = { own: '', target: '', romanised: '' };
  for (const view of ['own', 'target', 'romanised'] as const)
    keysIn[view] = ` ${messageUnits(message, view, content.language)
      .map(({ key }) => key)
      .join(' ')} `;
  return says.some(
    (say) =>
      say.entry === entry && say.phrasings.some(({ view, units }) => keysIn[view].includes(` ${units.join(' ')} `)),
  );
}
