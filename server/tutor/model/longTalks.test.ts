import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerWith, startModelTutor, type HeardModelTutor } from '../../../tests/support/modelTutor';
import { createPrefixCounter } from '../../../tests/support/prefixCounter';
import { says, type AskedModel } from '../../../tests/support/standInModel';
import type { TutorRequest, TutorTurn } from '../tutor';
import { estimateTokens } from './prompts/tokens';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

const textOf = ({ body }: AskedModel) => (body.messages ?? []).map(({ content }) => content).join('\n');

/** Says one message after the other, and gives back what the model was asked for each. */
async function talk(
  messages: readonly string[],
  answer: (asked: AskedModel) => object = () => ({}),
  extra: Partial<TutorRequest> = {},
): Promise<AskedModel[]> {
  const history: TutorTurn[] = [];
  const questions: AskedModel[] = [];
  let state: unknown = null;
  for (const message of messages) {
    const before = tutor.model.asked.length;
    const heard = await tutor.hear(
      (response, asked) => says(answerWith({ title: '', ...answer(asked) }))(response, asked),
      {},
      { ...extra, message, state, history: () => Promise.resolve([...history]) },
    );
    expect(heard.error).toBeNull();
    questions.push(...tutor.model.asked.slice(before, before + 1));
    for (const event of heard.events) if (event.type === 'state') state = event.state;
    const position = history.length + 1;
    history.push({ role: 'learner', text: message, position });
    history.push({ role: 'tutor', text: heard.text, position: position + 1 });
  }
  return questions;
}

describe('a long talk', () => {
  const messages = [
    'My sister is called Zubeida.',
    ...Array.from({ length: 59 }, (_, n) => `I like number ${String(n)}.`),
  ];

  it('regression: remembers what was said first, asks for it before turns are left out, and sends nothing twice', async () => {
    const questions = await talk(messages, (asked) =>
      textOf(asked).includes('memory: what is worth') ? { memory: 'The sister is called Zubeida.' } : {},
    );
    expect(questions.filter((asked) => !textOf(asked).includes('Zubeida'))).toEqual([]);
    expect(textOf(questions[59] as AskedModel)).not.toContain('My sister is called');
    for (const asked of questions) {
      const said = textOf(asked).match(/I like number \d+\./gu) ?? [];
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('remembers in the learner’s own words what a model does not remember', async () => {
    const questions = await talk(messages.slice(0, 60).map((message) => message.padEnd(160, ' …')));
    expect(questions.filter((asked) => !textOf(asked).includes('Zubeida'))).toEqual([]);
  });

  it('regression: is asked about in 4,000 tokens at most, however long its messages are', async () => {
    const questions = await talk(Array.from({ length: 12 }, (_, n) => `${String(n)} ${'a long story '.repeat(140)}`));
    for (const asked of questions) expect(estimateTokens(textOf(asked))).toBeLessThanOrEqual(4_000);
  });

  it.each([0, 300])(
    'is read from a cache by more than 70 % from the second turn on, with %i words known',
    async (known) => {
      const count = createPrefixCounter();
      const mastered = Array.from({ length: known }, (_, index) => `mot${String(index)}`);
      const vocabulary = {
        metCount: known,
        masteredCount: known,
        mastered,
        strong: [],
        weak: [],
        wanted: ['parapluie'],
      };
      const questions = await talk(['I have a cat.', 'He is called Tom.', 'He is old.'], undefined, {
        vocabulary: () => Promise.resolve(vocabulary),
      });
      const [, ...later] = questions.map(({ body }) => count(body.messages ?? []));
      expect(later).toHaveLength(2);
      for (const { tokens, cached } of later) expect(cached / tokens).toBeGreaterThan(0.7);
    },
  );
});

describe('a reply with too many new words', () => {
  const hard = 'Néanmoins, jadis, quiconque flânait derechef ici.';
  const easy = 'Bonjour ! Vous voulez un café ?';
  const metWords = new Set(['bonjour', 'vous', 'voulez', 'un', 'café', 'ici']);
  const learner: Partial<TutorRequest> = {
    knownCount: (surface) => (metWords.has(surface.toLowerCase()) ? 5 : 0),
    vocabulary: () =>
      Promise.resolve({ metCount: 200, masteredCount: 0, mastered: [], strong: ['café'], weak: [], wanted: [] }),
  };
  const answers = (first: string, second: string) => {
    let count = 0;
    return (response: Parameters<ReturnType<typeof says>>[0], asked: AskedModel) =>
      says(answerWith({ text: count++ === 0 ? first : second, words: [] }))(response, asked);
  };

  it('is shown, said to be so, and the next is asked for with fewer', async () => {
    const heard = await tutor.hear(says(answerWith({ text: hard, words: [] })), {}, learner);
    expect(heard).toMatchObject({ text: hard, error: null });
    expect(heard.events).toContainEqual({
      type: 'notes',
      notes: expect.objectContaining({ canBeSimpler: true }) as unknown,
    });
    const state = heard.events.find((event) => event.type === 'state')?.state;
    expect(state).toMatchObject({ wasOver: true });
  });

  it('after another one is never shown: it is asked for once more, without these words', async () => {
    const state = { memory: '', wasOver: true };
    const before = tutor.model.asked.length;
    const heard = await tutor.hear(answers(hard, easy), {}, { ...learner, state });
    expect(heard).toMatchObject({ text: easy, error: null });
    const texts = heard.events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
    expect(texts.filter((text) => text.startsWith('N'))).toEqual([]);
    expect(textOf(tutor.model.asked[before + 1] as AskedModel)).toMatch(/<too_many_new_words>\n.*jadis/u);
    expect(heard.events).toContainEqual({
      type: 'state',
      state: expect.objectContaining({ wasOver: false }) as unknown,
    });
  });

  it('is shown where the second one is no better: nobody waits for a third', async () => {
    const before = tutor.model.asked.length;
    const heard = await tutor.hear(answers(hard, hard), {}, { ...learner, state: { memory: '', wasOver: true } });
    expect(heard).toMatchObject({ text: hard, error: null });
    expect(tutor.model.asked.length - before).toBeLessThanOrEqual(4);
  });
});
