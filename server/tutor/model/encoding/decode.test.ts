import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelFailure } from '../connection/modelFailure';
import { decodeAnswer } from './decodeAnswer';
import { most, type Draft } from './draft';
import { answerSchema } from './structured';

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
  const { draft, failure } = await ending(drafts);
  expect(failure).toBeNull();
  return draft;
}

/** What stands at the end, and how it failed. */
async function ending(drafts: AsyncGenerator<Draft>): Promise<{ draft: Draft; failure: unknown }> {
  let draft: Draft | undefined;
  let failure: unknown = null;
  try {
    for await (draft of drafts);
  } catch (error) {
    failure = error;
  }
  if (!draft) throw new Error('nothing came');
  return { draft: structuredClone(draft), failure };
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
  ['JSON', asJson],
  ['plain text', asPlain],
  [
    'plain text with labels',
    asPlain.replace(/\[(\w)(\w+)\]/gu, (_, a: string, b: string) => `${a.toUpperCase()}${b}:`),
  ],
  ['plain text in bold', asPlain.replace(/\[\w+\]/gu, '\n**$&**').trim()],
  ['plain text on its headings’ lines', asPlain.replace(/\[(text|meaning|title)\]\n/gu, '[$1] ')],
  [
    'plain text with labels on their lines',
    asPlain
      .replace(/\[(\w+)\]\n/gu, '$1: ')
      .replace('words: ', 'words:\n')
      .replace('replies: ', 'Replies:\n'),
  ],
  ['a fence', `\`\`\`json\n${asJson}\n\`\`\``],
  ['plain text, fenced, with a remark before', `Sure!\n\n\`\`\`\n${asPlain}\n\`\`\``],
  ['plain text with lists', asPlain.replace(/^(.*\|)/gmu, '- $1')],
] as const;
const decode = decodeAnswer;

const beginningsOf = (text: string) => Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length));

describe.each(forms)('an answer in %s', (_name, text) => {
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
      const { draft, failure } = await ending(decode(pieces(text.slice(0, length), [5])));
      expect(draft.words.length).toBeLessThanOrEqual(5);
      if (draft.words.length > 0) expect(draft.text).toBe(answer.text);
      // A few letters, of which nobody could know what they become.
      else if (length > 12) expect([...beginningsOf(answer.text), 'Sure!']).toContain(draft.text);
      if (failure !== null) expect(failure).toMatchObject({ kind: 'brokenOff' });
    }
  });

  it('lets the failure of its source through, after what had come', async () => {
    async function* failing() {
      yield* pieces(text.slice(0, 40), [40]);
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
    const draft = await last(decodeAnswer(pieces(text, [11])));
    expect(draft.words).toHaveLength(5);
    expect(draft.text.replace(' ', '')).toBe(answer.text);
  });

  it.each([
    ['numbers for words', { text: 'a', words: [1, null, {}, 'b|c'] }, 1],
    ['words that are no list', { text: 'a', words: 'b|c' }, 0],
    ['words before the text', { words: ['b|c'], text: 'b' }, 1],
    ['parts missing', { text: 'a' }, 0],
  ])('with %s gives what can be used', async (_name, value, count) => {
    const draft = await last(decodeAnswer(pieces(JSON.stringify(value), [4])));
    expect(draft.words).toHaveLength(count);
    expect(draft.text).toBe(value.text);
  });

  it.each([
    ['in its text', '{"text":"Bonjour ! Vous vou', 'Bonjour ! Vous vou'],
    ['behind its text', '{"text":"Bonjour !","words":["Bonjour|hel', 'Bonjour !'],
    ['before its last brace', '{"text":"Bonjour !","words":["Bonjour|hello"]', 'Bonjour !'],
    ['by a quote that is none', '{"text":"Il dit "oui" et part.","words":[]}', 'Il dit '],
  ])('regression: that is cut off %s is said to be, with what had come', async (_name, text, shown) => {
    const { draft, failure } = await ending(decodeAnswer(pieces(text, [7])));
    expect(draft.text).toBe(shown);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ kind: 'brokenOff' });
  });

  it('that was thought aloud is not the answer', async () => {
    const thought = '{"text":"A draft","words":["A|x","draft|y"]} Hm, no.\n</think>\n';
    expect(await last(decodeAnswer(pieces(`${thought}${asJson}`, [9])))).toMatchObject({
      text: answer.text,
      words: { length: 5 },
    });
    expect(await last(decodeAnswer(pieces(`[text]\nA draft?\n</think>\n${asPlain}`, [9])))).toMatchObject({
      text: answer.text,
      words: { length: 5 },
    });
    expect((await last(decodeAnswer(pieces('I say hello.\n</think>\nBonjour !', [9])))).text).toBe('Bonjour !');
  });

  it('that is garbage gives an empty draft', async () => {
    expect((await last(decodeAnswer(pieces('{"text": {{{ ,,', [3])))).text).toBe('');
  });

  it('that never came is the text, if something else was said', async () => {
    expect((await last(decodeAnswer(pieces('Bonjour !', [3])))).text).toBe('Bonjour !');
  });

  it('is asked for with all parts required and no others', () => {
    const schema = answerSchema(['meaning', 'title']);
    expect(schema.required).toEqual(['text', 'words', 'meaning', 'title']);
    expect(schema.additionalProperties).toBe(false);
  });
});

describe('plain text from models', () => {
  it.each([
    ['a remark behind', '[text]\nBonjour !\n[words]\nBonjour|hello\n[meaning]\nHello!\n\nI hope this helps.'],
    ['no heading for its text', 'Bonjour !\n[words]\nBonjour|hello\n[meaning]\nHello!'],
    ['numbered words', '[text]\nBonjour !\n[words]\n1. Bonjour|hello\n[meaning]\nHello!'],
    ['Markdown headings', '## Text\nBonjour !\n\n## Words\nBonjour|hello\n\n## Meaning\nHello!'],
  ])('is read with %s', async (_name, text) => {
    expect(await last(decodeAnswer(pieces(text, [5])))).toMatchObject({
      text: 'Bonjour !',
      words: [{ surface: 'Bonjour', gloss: 'hello' }],
      meaning: 'Hello!',
    });
  });

  it('keeps a number that is the word itself', async () => {
    const draft = await last(decodeAnswer(pieces('[text]\nDer 3. Mai.\n[words]\nDer|the\n3.|third\nMai|May', [4])));
    expect(draft.words.map(({ surface }) => surface)).toEqual(['Der', '3', 'Mai']);
  });

  it('takes a label for somebody’s words where headings stand in brackets', async () => {
    const draft = await last(decodeAnswer(pieces('[text]\nTitle: a good word.\n[words]\nTitle|title', [4])));
    expect(draft.text).toBe('Title: a good word.');
  });

  it.each([
    ['bars in it', '[text]\nBonjour|hello Vous|you voulez|want'],
    ['bars in it, in JSON', '{"text":"Bonjour|hello Vous|you","words":[]}'],
    ['all parts on one line', 'Text: Bonjour ! Words: Bonjour|hello'],
    ['braces', "{'text': 'Bonjour !'}"],
    ['garbage', 'Sure! Here is your answer: <<<{{{ not json at all ]]]'],
  ])('regression: with %s is nobody’s reply', async (_name, text) => {
    const { draft, failure } = await ending(decodeAnswer(pieces(text, [6])));
    expect(failure).toMatchObject({ kind: 'unreadable' });
    expect(draft).toMatchObject({ text: '', words: [] });
  });

  it('may have a bar or a brace of its own', async () => {
    expect((await last(decodeAnswer(pieces('[text]\nTapez le signe | ici.', [6])))).text).toBe('Tapez le signe | ici.');
  });
});

describe('punctuation that a model left on its words', () => {
  it.each([
    ['Bonjour,|hello', 'Bonjour'],
    ['va ?|goes', 'va'],
    ['« oui »|yes', 'oui'],
    ['¿Qué|what', 'Qué'],
    ['「はい」|yes', 'はい'],
    ['café.|coffee', 'café'],
    ['J’|I', 'J’'],
    ['-vous|you', '-vous'],
    ['10 %|10 %', '10 %'],
    ['z.B.|for example', 'z.B.'],
    ['?!|?!', '?!'],
  ])('%s is the word %s', async (line, surface) => {
    for (const text of [JSON.stringify({ text: 'x', words: [line] }), `[text]\nx\n[words]\n${line}`]) {
      expect((await last(decodeAnswer(pieces(text, [3])))).words.map((word) => word.surface)).toEqual([surface]);
    }
  });
});

describe('an answer that does not end', () => {
  const endless = 'la '.repeat(20_000);
  it.each([
    ['JSON', `{"text":"${endless}`],
    ['plain text', `[text]\n${endless}`],
    ['lines', `[text]\n${endless.replace(/la la la /gu, 'la la la\n')}`],
    ['JSON with an endless meaning', `{"text":"Oui.","words":[],"meaning":"${endless}`],
    ['JSON with endless words', `{"text":"Oui.","words":[${'"la|la",'.repeat(20_000)}`],
    ['JSON with endless replies', `{"text":"Oui.","words":[],"replies":[${'"la|la",'.repeat(20_000)}`],
    ['nothing that could be read', endless],
  ])('regression: (%s) is looked at some hundred times, not with each piece, and cut', async (_name, text) => {
    let count = 0;
    let characters = 0;
    const drafts = decodeAnswer(pieces(text, [2]));
    for (;;) {
      const next = await drafts.next().catch(() => null);
      if (!next || next.done) break;
      const { words, ...parts } = next.value;
      count += 1;
      characters = JSON.stringify(parts).length;
      expect(words.length).toBeLessThanOrEqual(most.words);
    }
    // Each new word is shown at once; they are few enough.
    expect(count).toBeLessThan(1_200 + (text.includes('"la|la"') ? most.words : 0));
    expect(characters).toBeLessThan(most.characters * 2 + 1_000);
  });
});
