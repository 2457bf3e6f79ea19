import { readFileSync } from 'node:fs';
import { realLanguages } from '../../server/tutor/builtin/format/realContent';
import { segmentsOf } from '../../server/tutor/builtin/grammar/segments';
import { sayPlainly } from '../support/sayPlainly';

/**
 * `npm run understanding:plain`: what share of the sentences that newcomers type in English grammar reads and says, in
 * each language. The messages were written as they are typed in a chat, by somebody who had seen neither constructions
 * nor words. `-- held` measures by the other half, which nobody looks at who mends the grammar;
 * `-- --said` and `-- --unsaid` list sentences. Whether what is said is right only a teacher can tell.
 */
const args = process.argv.slice(2);
const half = args.includes('held') ? 'held' : 'tuning';
const chosen = args.filter((arg) => !arg.startsWith('--') && arg !== 'held' && arg !== 'tuning');
const messages = readFileSync(new URL(`plain.${half}.txt`, import.meta.url), 'utf8')
  .trim()
  .split('\n');

for (const language of realLanguages.filter((each) => chosen.length === 0 || chosen.includes(each))) {
  const sentences = messages.flatMap((message) => segmentsOf(message).filter(({ isInterjection }) => !isInterjection));
  const said = sentences.map(({ text }) => sayPlainly(text, language));
  const count = said.filter((each) => each !== undefined).length;
  console.log(
    `${language}, ${half} half: ${count} of ${sentences.length} sentences said (${Math.round((100 * count) / sentences.length)} %)`,
  );
  if (args.includes('--said'))
    sentences.forEach(({ text }, index) => said[index] && console.log(`  ${text}\n    ${said[index]}`));
  if (args.includes('--unsaid')) sentences.forEach(({ text }, index) => said[index] ?? console.log(`  ${text}`));
}
