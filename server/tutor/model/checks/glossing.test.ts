import { expect, it } from 'vitest';
import type { Segment } from '../../../language/languageTools';
import { emptyDraft } from '../encoding/draft';
import { createGlossStream } from './glossing';

it('words keep no answer waiting for a slow segmenter, and are shown once it has answered', async () => {
  let answer: (segments: Segment[]) => void = () => undefined;
  const slow = new Promise<Segment[]>((resolve) => {
    answer = resolve;
  });
  const stream = createGlossStream({
    language: 'ja',
    ownLanguage: 'en',
    tools: {
      prepare: () => undefined,
      segment: () => slow,
      transliterate: () => Promise.resolve('eki'),
      isOther: () => Promise.resolve(false),
    },
    cutAgain: () => Promise.resolve([]),
    askAgain: () => Promise.resolve(new Map()),
    names: new Set(),
    findListed: () => Promise.resolve(null),
    lookUp: () => Promise.resolve(new Map()),
  });
  const draft = { ...emptyDraft(), text: '駅です', isTextWhole: true };
  draft.words.push({ surface: '駅', reading: '', gloss: 'station', isNeeded: false });
  expect(await stream.take(draft, draft.text)).toBeNull();
  answer([{ surface: '駅' }]);
  expect(await stream.take(draft, draft.text)).toEqual([['駅', 'eki', 'station']]);
  expect(await stream.take(draft, draft.text)).toBeNull();
});
