import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { decodePlain } from './plain';
import { answerSchema, decodeStructured } from './structured';

async function* pieces(text: string, sizes: readonly number[]): AsyncGenerator<string> {
  let from = 0;
  for (let index = 0; from < text.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    yield text.slice(from, from + size);
    from += size;
  }
  await Promise.resolve();
}

async function last(drafts: AsyncGenerator<Draft>): Promise<Draft> {
  let draft: Draft | undefined;
  for await (draft of drafts);
  if (!draft) throw new Error('nothing came');
  return structuredClone(draft);
}

const answer = {
  text: '駅はどこですか。',
  words: ['駅|えき|station', 'は|は|as for', 'どこ|どこ|where', 'です|です|is', 'か|か|?'],
  meaning: 'Where is the station?',
  replies: ['あそこです|It is over there.'],
  title: 'The way to the station',
};
const asJson = JSON.stringify(answer);
const asPlain = `[text]\n${answer.text}\n[words]\n${answer.words.join('\n')}\n[meaning]\n${answer.meaning}\n[replies]\n${answer.replies.join('\n')}\n[title]\n${answer.title}`;

const forms = [
  ['JSON', asJson, decodeStructured],
  ['plain text', asPlain, decodePlain],
] as const;

describe.each(forms)('an answer in %s', (_name, text, decode) => {
  it('is the same however it is cut into pieces', async () => {
    const whole = await last(decode(pieces(text, [text.length])));
    expect(whole.words).toHaveLength(5);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), async (sizes) => {
        expect(await last(decode(pieces(text, sizes)))).toEqual(whole);
      }),
      { numRuns: 50 },
    );
  });

  it('is read into its parts', async () => {
    expect(await last(decode(pieces(text, [7])))).toEqual({
      text: answer.text,
      isTextWhole: true,
      words: [
        { surface: '駅', reading: 'えき', gloss: 'station', isNeeded: false },
        { surface: 'は', reading: 'は', gloss: 'as for', isNeeded: false },
        { surface: 'どこ', reading: 'どこ', gloss: 'where', isNeeded: false },
        { surface: 'です', reading: 'です', gloss: 'is', isNeeded: false },
        { surface: 'か', reading: 'か', gloss: '?', isNeeded: false },
      ],
      meaning: 'Where is the station?',
      replies: [{ text: 'あそこです', means: 'It is over there.' }],
      title: 'The way to the station',
      correction: '',
      memory: '',
    });
  });

  it('grows: nothing that was shown of it is taken back', async () => {
    let shown = '';
    let words = 0;
    for await (const draft of decode(pieces(text, [1]))) {
      expect(draft.text.startsWith(shown)).toBe(true);
      expect(draft.words.length).toBeGreaterThanOrEqual(words);
      [shown, words] = [draft.text, draft.words.length];
    }
  });

  it('keeps what had come when it is cut off anywhere', async () => {
    for (let length = 0; length <= text.length; length += 3) {
      const draft = await last(decode(pieces(text.slice(0, length), [5])));
      expect(answer.text.startsWith(draft.text) || draft.text.startsWith('[')).toBe(true);
      expect(draft.words.length).toBeLessThanOrEqual(5);
    }
  });

  it('lets the failure of its source through, after what had come', async () => {
    async function* failing() {
      yield* pieces(text.slice(0, 30), [30]);
      throw new Error('the line was cut');
    }
    const seen: string[] = [];
    await expect(async () => {
      for await (const draft of decode(failing())) seen.push(draft.text);
    }).rejects.toThrow('the line was cut');
    expect(seen.at(-1)).not.toBe('');
  });
});

describe('JSON from models', () => {
  it.each([
    ['fences', `\`\`\`json\n${asJson}\n\`\`\``],
    ['a remark before and after', `Here you are: ${asJson} I hope this helps!`],
    ['line breaks inside strings', asJson.replace('どこですか', 'どこ\nですか')],
  ])('is read with %s', async (_name, text) => {
    const draft = await last(decodeStructured(pieces(text, [11])));
    expect(draft.words).toHaveLength(5);
    expect(draft.text.replace(' ', '')).toBe(answer.text);
  });

  it.each([
    ['numbers for words', { text: 'a', words: [1, null, {}, 'b|c'] }, 1],
    ['words that are no list', { text: 'a', words: 'b|c' }, 0],
    ['words before the text', { words: ['b|c'], text: 'b' }, 1],
    ['parts missing', { text: 'a' }, 0],
  ])('with %s gives what can be used', async (_name, value, count) => {
    const draft = await last(decodeStructured(pieces(JSON.stringify(value), [4])));
    expect(draft.words).toHaveLength(count);
    expect(draft.text).toBe(value.text);
  });

  it('that is garbage gives an empty draft', async () => {
    expect((await last(decodeStructured(pieces('{"text": {{{ ,,', [3])))).text).toBe('');
  });

  it('that never came is the text, if something else was said', async () => {
    expect((await last(decodeStructured(pieces('Bonjour !', [3])))).text).toBe('Bonjour !');
  });

  it('is asked for with all parts required and no others', () => {
    const schema = answerSchema(['meaning', 'title']);
    expect(schema.required).toEqual(['text', 'words', 'meaning', 'title']);
    expect(schema.additionalProperties).toBe(false);
  });
});
