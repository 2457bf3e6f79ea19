import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HeardModelTutor, startModelTutor } from '../../../tests/support/modelTutor';
import { says } from '../../../tests/support/standInModel';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

it('an explanation is cached for whoever asks the same, unless it may quote somebody’s chat', async () => {
  const cached = new Map<string, string>();
  const answers = {
    get: (key: string) => Promise.resolve(cached.get(key) ?? null),
    set: (key: string, answer: string) => Promise.resolve(void cached.set(key, answer)),
  };
  const { meter, signal } = tutor.requestOf();
  const question = {
    language: 'fr',
    ownLanguage: 'en',
    text: 'Je vais bien.',
    words: [],
    about: 'vais',
    level: { claimed: 'beginner', metCount: 3 },
    meter,
    signal,
  } as const;
  tutor.model.answer(says('It goes with je.'));
  const explain = async (chat: readonly string[]) => {
    const before = tutor.model.asked.length;
    expect(await tutor.tutorOf({ answers }).explain?.({ ...question, chat })).toBe('It goes with je.');
    return tutor.model.asked.length - before;
  };
  expect([await explain([]), await explain([])]).toEqual([1, 0]);
  expect([await explain(['Je vais à Lyon.']), await explain(['Je vais à Lyon.'])]).toEqual([1, 1]);
  expect(cached.size).toBe(1);
});
