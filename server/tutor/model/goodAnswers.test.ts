import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HeardModelTutor,
  answerWith,
  glossesOf,
  goodAnswer,
  startModelTutor,
} from '../../../tests/support/modelTutor';
import { fails, says, type ModelAnswer } from '../../../tests/support/standInModel';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

describe('a good answer', () => {
  it('is shown with its words, their glosses, the sense, replies and a title', async () => {
    const heard = await tutor.hear(says(answerWith()));
    expect(heard.error).toBeNull();
    expect(heard.text).toBe(goodAnswer.text);
    expect(heard.words.map(([surface]) => surface)).toEqual(['Bonjour', '!', 'Vous', 'voulez', 'un', 'café', '?']);
    expect(glossesOf(heard.words)).toMatchObject({ Bonjour: 'hello', café: 'coffee' });
    expect(heard.events).toContainEqual({ type: 'translation', text: goodAnswer.meaning });
    expect(heard.events).toContainEqual({ type: 'title', title: 'A coffee' });
    expect(heard.events.find(({ type }) => type === 'notes')).toMatchObject({
      notes: { suggestions: [{ text: 'Oui, merci.', means: 'Yes, thank you.' }, { text: 'Non merci.' }] },
    });
    expect(heard.events.at(-1)).toEqual({ type: 'done' });
    expect(tutor.usage).toMatchObject([{ purpose: 'reply', inputTokens: 100, outputTokens: 40, outcome: 'done' }]);
  });

  it('comes word by word, and the text before it is whole', async () => {
    const { events } = await tutor.hear(says(answerWith(), 3));
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(5);
    expect(events.filter(({ type }) => type === 'words').length).toBeGreaterThan(4);
  });

  it('in plain text is as good, from a model that refuses to be given a shape', async () => {
    const plain = `[text]\n${goodAnswer.text}\n[words]\n${goodAnswer.words.join('\n')}\n[meaning]\n${goodAnswer.meaning}\n[replies]\n${goodAnswer.replies.join('\n')}\n[title]\n${goodAnswer.title}`;
    const heard = await tutor.hear((response, asked) =>
      asked.body.response_format
        ? fails(400, {}, 'response_format is not supported')(response, asked)
        : says(plain)(response, asked),
    );
    expect(heard.error).toBeNull();
    expect(heard.words).toHaveLength(7);
    expect(heard.events).toContainEqual({ type: 'title', title: 'A coffee' });
  });

  it('in plain text is asked for again and again only where the shape was refused, and never where the question was', async () => {
    const shapesAsked = async (answer: ModelAnswer, times: number) => {
      const before = tutor.model.asked.length;
      const one = tutor.tutorOf();
      const errors: (string | null)[] = [];
      tutor.model.answer(answer);
      for (let count = 0; count < times; count += 1) {
        try {
          for await (const event of one.reply(tutor.requestOf())) if (event.type === 'done') errors.push(null);
        } catch (error) {
          errors.push(String(error));
        }
      }
      const asked = tutor.model.asked.slice(before);
      return { shaped: asked.filter(({ body }) => body.response_format).length, errors };
    };
    const plain = says(`[text]\n${goodAnswer.text}\n[words]\n${goodAnswer.words.join('\n')}\n[meaning]\nx`);
    const without = (refusal: ModelAnswer): ModelAnswer => {
      return (response, asked) => (asked.body.response_format ? refusal : plain)(response, asked);
    };
    const refusesShape = without(fails(400, {}, '{"error":"response_format is not supported"}'));
    expect(await shapesAsked(refusesShape, 3)).toEqual({ shaped: 1, errors: [null, null, null] });
    const saysNothing = without(fails(400, {}, '{"error":"Bad Request"}'));
    expect(await shapesAsked(saysNothing, 5)).toEqual({ shaped: 3, errors: [null, null, null, null, null] });
    const refusesAll = await shapesAsked(fails(400, {}, '{"error":"Bad Request"}'), 3);
    expect(refusesAll).toEqual({ shaped: 3, errors: Array(3).fill(expect.stringMatching(/did not accept/u)) });
    const tooLong = await shapesAsked(fails(400, {}, 'the prompt is too long: 9000 tokens > 8192 maximum'), 2);
    expect(tooLong).toEqual({ shaped: 2, errors: Array(2).fill(expect.stringMatching(/too long for the tutor/u)) });
  });

  it('may be said more simply where it has too many new words, of which names are none', async () => {
    const notesOf = async (...said: string[]) => {
      const text = `${said.join(' ')}.`;
      const words = said.map((word) => `${word}|${/^\p{Lu}/u.test(word) ? word : `${word} in English`}`);
      const heard = await tutor.hear(says(answerWith({ text, words })));
      return heard.events.find(({ type }) => type === 'notes');
    };
    expect(await notesOf('il', 'pleut', 'souvent', 'ici', 'le', 'matin')).toMatchObject({
      notes: { canBeSimpler: true },
    });
    expect(await notesOf('voici', 'Anna', 'Lucie', 'Marc', 'Yves', 'Zoé')).not.toHaveProperty('notes.canBeSimpler');
  });
});
