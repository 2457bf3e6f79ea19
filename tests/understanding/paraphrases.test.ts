import { describe, expect, it } from 'vitest';
import { realContent, realLanguages } from '../../server/tutor/builtin/format/realContent';
import { halves, hasParaphrases, kinds, problemsOf, readParaphrases, sameSentence } from './paraphrases';

const languages = realLanguages.filter((language) => halves.every((half) => hasParaphrases(language, half)));

/** Half of the 150 that the specification of this measurement asks for. */
const leastOfAHalf = 75;
/** Of what is out of reach there must be enough that a claim to understand it would show. */
const leastOutOfReach = 10;

describe.each(languages)('the paraphrases of %s', (language) => {
  const content = realContent(language);
  const entries = halves.flatMap((half) => readParaphrases(language, half));

  it('refer to what the content has', () => {
    expect(entries.flatMap((entry) => problemsOf(entry, content))).toEqual([]);
  });

  it.each(halves)('are enough of each kind in the %s half', (half) => {
    const written = readParaphrases(language, half);
    expect(written.length).toBeGreaterThanOrEqual(leastOfAHalf);
    expect(kinds.filter((kind) => !written.some((entry) => entry.kind === kind))).toEqual([]);
    expect(written.filter(({ kind }) => kind === 'nothing').length).toBeGreaterThanOrEqual(leastOutOfReach);
  });

  it('say nothing twice, in neither half', () => {
    const said = entries.map(({ says }) => sameSentence(says));
    expect(said.filter((says, index) => said.indexOf(says) !== index)).toEqual([]);
  });
});
