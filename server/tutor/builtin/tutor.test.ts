import fc from 'fast-check';
import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyScenario, reviewFields, type ScenarioReview } from '../../../domain/conversation/scenario';
import { tutorRequest } from '../../../tests/support/tutorRequest';
import type { ScenarioRequest, Tutor, TutorEvent, TutorRequest } from '../tutor';
import { unmetered } from '../usageMeter';
import { fixtureFiles } from './format/fixtureContent';
import { createBuiltinTutor } from './tutor';

const contentDir = mkdtempSync(join(tmpdir(), 'tutor-content-'));
mkdirSync(join(contentDir, 'fr'));
for (const [file, source] of Object.entries(fixtureFiles)) writeFileSync(join(contentDir, 'fr', file), source);
afterAll(() => rmSync(contentDir, { recursive: true }));

const still = { sleep: () => Promise.resolve(), now: () => 0 };
const tutor = createBuiltinTutor({ contentDir, clock: still });

function request(message: string, more: Partial<TutorRequest> = {}): TutorRequest {
  return tutorRequest({ message, learnerName: 'Alex', ...more });
}

async function collect(events: AsyncGenerator<TutorEvent>): Promise<TutorEvent[]> {
  const all: TutorEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

type OfType<T extends TutorEvent['type']> = Extract<TutorEvent, { type: T }>;
const last = <T extends TutorEvent['type']>(events: TutorEvent[], type: T) =>
  events.filter((event): event is OfType<T> => event.type === type).at(-1);
const textOf = (events: TutorEvent[]) => last(events, 'text')?.text;
const notesOf = (events: TutorEvent[]) => last(events, 'notes')?.notes;

/** A conversation: one message after the other, the state handed on as the database would. */
async function converse(
  messages: string[],
  by: Tutor = tutor,
  more: Partial<TutorRequest> = {},
): Promise<TutorEvent[][]> {
  const turns: TutorEvent[][] = [];
  let state: unknown = null;
  for (const message of messages) {
    const turn = await collect(by.reply(request(message, { ...more, state })));
    state = JSON.parse(JSON.stringify(last(turn, 'state')?.state));
    turns.push(turn);
  }
  return turns;
}

describe('reply', () => {
  it('answers a greeting by moving into the first meeting, not greeting twice', async () => {
    const [turn = []] = await converse(['Hi!']);
    expect(textOf(turn)).toBe('Bonjour ! Comment vous appelez-vous ?');
    expect(last(turn, 'title')?.title).toBe('At the door');
    expect(last(turn, 'translation')?.text).toBe("Hello! What's your name?");
    expect(notesOf(turn)).toEqual({
      remark: 'Vous is polite.',
      suggestions: [
        { text: 'Je m’appelle Alex.', means: 'My name is Alex.' },
        { text: 'C’est un secret.', means: "It's a secret." },
      ],
    });
  });

  it('uses the learner’s name as they wrote it, and ends the talk without taking leave', async () => {
    const turns = await converse(['hi', 'my name is mcGregor']);
    expect(textOf(turns[1] ?? [])).toBe('Enchanté, mcGregor !');
    expect(notesOf(turns[1] ?? [])?.suggestions?.map(({ means }) => means)).toContain("I'd like a coffee, please.");
  });

  it('begins a scene by a sentence that opens it, and repeats what was chosen', async () => {
    const turns = await converse(["Hello! I'd like a tea please", 'yes'], tutor, { knownCount: () => 1 });
    expect(textOf(turns[0] ?? [])).toBe('Bonjour ! Un thé, voilà ! Avec du sucre ?');
    expect(last(turns[0] ?? [], 'title')?.title).toBe('A café');
    expect(textOf(turns[1] ?? [])).toBe('Bonne journée !');
  });

  it('comes word by word: the first at once, a pause before each other', async () => {
    const pauses: number[] = [];
    const paced = createBuiltinTutor({
      contentDir,
      paceMs: 30,
      clock: { sleep: (ms) => Promise.resolve(void pauses.push(ms)), now: () => 0 },
    });
    const [turn = []] = await converse(['tea'], paced);
    const texts = turn.flatMap((event) => (event.type === 'text' ? [event.text] : []));
    expect(texts[0]).toBe('Un');
    expect(texts.every((text, index) => index === 0 || text.startsWith(texts[index - 1] ?? ''))).toBe(true);
    expect(pauses).toEqual(Array<number>(texts.length - 1).fill(30));
  });

  it('stops when asked to', async () => {
    const stop = new AbortController();
    const clock = { sleep: () => Promise.resolve(stop.abort(new Error('stopped'))), now: () => 0 };
    const events: TutorEvent[] = [];
    const run = async () => {
      for await (const event of createBuiltinTutor({ contentDir, clock }).reply(request('hi', { signal: stop.signal })))
        events.push(event);
    };
    await expect(run()).rejects.toThrow('stopped');
    expect(events.filter(({ type }) => type === 'text')).toHaveLength(1);
  });

  it('says honestly that it did not understand, each time in other words, and waits on', async () => {
    const turns = await converse(['a coffee', 'xyzzy', 'plugh', 'yes']);
    const [, first = [], second = []] = turns;
    expect(textOf(first)).not.toBe(textOf(second));
    expect(notesOf(second)?.suggestions?.map(({ text }) => text)).toEqual(['Oui, avec du sucre.', 'Non merci.']);
    expect(textOf(turns[3] ?? [])).toBe('Bonne journée !');
    expect(turns.map((events) => last(events, 'lost') !== undefined)).toEqual([false, true, true, false]);
  });

  it('says the pending line again when asked', async () => {
    const turns = await converse(['a coffee', 'what?', 'more slowly please'], tutor, { knownCount: () => 1 });
    expect(textOf(turns[1] ?? [])).toBe('Je répète. Un café, voilà ! Avec du sucre ?');
    expect(textOf(turns[2] ?? [])).toBe('Doucement. Avec du sucre ?');
  });

  it('answers an aside and keeps the question open', async () => {
    const turns = await converse(['a coffee', 'thanks', 'thanks', 'no']);
    expect(textOf(turns[1] ?? [])).toBe('De rien.');
    expect(textOf(turns[2] ?? [])).toBe('Je vous en prie.');
    expect(textOf(turns[3] ?? [])).toBe('Bonne journée !');
  });

  it('restarts politely when its line is gone', async () => {
    const state = { v: 1, scene: 'cafe', line: 'gone', slots: {}, goals: [], played: ['cafe'], said: [], turn: 4 };
    expect(textOf(await collect(tutor.reply(request('xyzzy', { state }))))).toBe('Pas de souci. Vous désirez ?');
  });

  it('asks for a language, or says that a model is needed for it', async () => {
    const without = async (language: string) => {
      const events = await collect(tutor.reply(request('hello', { language })));
      expect(events.map(({ type }) => type)).toEqual(['notes', 'done']);
      return notesOf(events)?.apology;
    };
    expect(await without('')).toMatch(/^Which language/u);
    expect(await without('ko')).toBe(
      'The built-in tutor does not speak Korean yet. That needs a model provider (/providers); until one is connected, you can choose another language in the menu.',
    );
    expect(await without('x-klingon')).toMatch(/does not speak Klingon yet/u);
    expect(await without('..')).toMatch(/does not speak/u);
  });
});

describe('recast', () => {
  const recast = (message: string, more: Partial<TutorRequest> = {}) => collect(tutor.recast(request(message, more)));

  it('puts English into the target language with the words the learner lacked', async () => {
    const events = await recast("I'd like a green tea", { knownCount: (surface) => (surface === 'thé' ? 3 : 0) });
    expect(textOf(events)).toBe('Je voudrais un thé vert, s’il vous plaît.');
    expect(last(events, 'translation')?.text).toBe("I'd like a green tea, please.");
    expect(
      last(events, 'words')
        ?.words.filter(([, , , marks]) => marks?.needed)
        .map(([surface]) => surface),
    ).toEqual(['voudrais', 'vert']);
  });

  it('gives what was written in the target language its proper form, with nothing needed', async () => {
    const events = await recast('un cafe svp, s’il vous plait'.replace(' svp', ''));
    expect(textOf(events)).toBe('un café, s’il vous plaît');
    expect(last(events, 'words')?.words.some(([, , , marks]) => marks?.needed)).toBe(false);
  });

  it('speaks of the learner in their own form', async () => {
    const state = { v: 1, scene: 'cafe', line: 'welcome', slots: {}, goals: [], played: [], said: [], turn: 1 };
    expect(textOf(await recast("I'm tired", { state, addressAs: 'feminine' }))).toBe('Je suis fatiguée.');
  });

  it('glosses other sentences of the target language as far as it can', async () => {
    const events = await recast('Vous voudrais avec du fromage.');
    expect(textOf(events)).toBe('Vous voudrais avec du fromage.');
    expect(last(events, 'words')?.words).toEqual([
      ['Vous', '', 'you', { dict: true }],
      ['voudrais', '', 'would like', { lemma: 'vouloir', dict: true }],
      ['avec', '', 'with', { dict: true }],
      ['du', '', 'some', { dict: true }],
      ['fromage', '', ''],
      ['.', '', ''],
    ]);
    expect(last(events, 'translation')).toBeUndefined();
  });

  it('gives no text for what it cannot say, and says when it says only a part', async () => {
    const events = await recast('My hovercraft is full of eels');
    expect(events.map(({ type }) => type)).toEqual(['notes', 'done']);
    expect(notesOf(events)?.apology).toBe('The built-in tutor can’t say this in French yet.');
    expect(notesOf(await recast('Hello! My hovercraft is full of eels.'))?.apology).toMatch(/only part/u);
  });
});

describe('draftScenario', () => {
  const wish = (reasonForLearning: string, more: Partial<ScenarioRequest> = {}): ScenarioRequest => ({
    language: 'fr',
    ownLanguage: 'en',
    reasonForLearning,
    additionalNotes: '',
    profile: () => Promise.resolve({ generalUserProfile: '', customInstructions: '' }),
    meter: unmetered,
    signal: new AbortController().signal,
    ...more,
  });
  const drafts = async (request: ScenarioRequest, by: Tutor = tutor) => {
    const all: Partial<ScenarioReview>[] = [];
    for await (const draft of by.draftScenario(request)) all.push(draft);
    return all;
  };

  it('fills one field after the other, each after a pause but the first', async () => {
    const pauses: number[] = [];
    const clock = { sleep: (ms: number) => Promise.resolve(void pauses.push(ms)), now: () => 0 };
    const all = await drafts(wish('to order a coffee'), createBuiltinTutor({ contentDir, clock }));
    expect(all.map((draft) => Object.keys(draft))).toEqual(
      reviewFields.map((_, index) => reviewFields.slice(0, index + 1)),
    );
    expect(all.at(-1)).toEqual({
      languageLearnerRole: 'Customer',
      conversationPartnerRole: 'Waiter',
      informationToGive: 'What you would like to drink.',
      informationToRequest: 'Whether there is sugar.',
      context: 'You have sat down in a small café.',
    });
    expect(pauses).toHaveLength(4);
  });

  it('gives another scene each time to who wishes for nothing', async () => {
    const fresh = createBuiltinTutor({ contentDir, clock: still });
    const contexts = [await drafts(wish(''), fresh), await drafts(wish(''), fresh)].map((all) => all.at(-1)?.context);
    expect(new Set(contexts).size).toBe(2);
  });

  it('says in one sentence that a language needs a model', async () => {
    await expect(drafts(wish('coffee', { language: 'ko' }))).rejects.toMatchObject({
      code: 'tutorCannot',
      message: 'The built-in tutor has no scenes in Korean yet. That needs a model provider (/providers).',
    });
    await expect(drafts(wish('coffee', { language: '' }))).rejects.toThrow(/^Which language/u);
  });

  it('stops when asked to', async () => {
    const stop = new AbortController();
    const clock = { sleep: () => Promise.resolve(stop.abort(new Error('stopped'))), now: () => 0 };
    const slow = createBuiltinTutor({ contentDir, clock });
    await expect(drafts(wish('coffee', { signal: stop.signal }), slow)).rejects.toThrow('stopped');
    await expect(drafts(wish('coffee', { signal: stop.signal }), slow)).rejects.toThrow('stopped');
  });
});

describe('translate', () => {
  const translate = (text: string, language = 'fr') =>
    tutor.translate({
      language,
      ownLanguage: 'en',
      text,
      words: [],
      meter: unmetered,
      signal: new AbortController().signal,
    });

  it('gives the sense of what it says itself, and of nothing else', async () => {
    const [turn = []] = await converse(["Hello! I'd like a tea please"], tutor, { knownCount: () => 1 });
    expect(await translate(textOf(turn) ?? '')).toBe(last(turn, 'translation')?.text);
    expect(await translate('Le ciel est bleu.')).toBeNull();
    expect(await translate('하늘', 'ko')).toBeNull();
  });
});

describe('any message', () => {
  const occasions = fc.constantFrom<TutorRequest['occasion']>(
    { kind: 'chat' },
    { kind: 'starter' },
    { kind: 'tutorial' },
    { kind: 'scenario', scenario: { ...emptyScenario, conversationPartnerRole: 'waiter' } },
  );
  const messages = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 2000 }),
    fc
      .array(
        fc.constantFrom(
          'hi',
          'coffee',
          'my name is',
          'Tom',
          'constructor',
          '__proto__',
          'toString',
          '{name}',
          '{drink:drinks}',
          'Je voudrais',
          '\ud83d',
          '\u0000',
          '\u202e',
          'أهلا',
          '你好',
          '😀',
          ',',
          '.',
          '-',
          "'",
          '\n',
        ),
        { maxLength: 80 },
      )
      .map((parts) => parts.join(' ')),
  );
  const states = fc.oneof(
    fc.constant(null),
    fc.json().map((json) => JSON.parse(json) as unknown),
    fc.constant({ v: 1, scene: 'lesson', line: 'deux', slots: {}, goals: [], played: ['lesson'], said: [], turn: 2 }),
    fc.constant({
      v: 1,
      scene: 'cafe',
      line: 'served',
      slots: { drink: { list: 'drinks', text: 'un thé' } },
      goals: [],
      played: ['cafe'],
      said: [],
      turn: 9,
    }),
  );
  const spelt = (text: string) => text.replace(/\s/gu, '');

  it.each(['reply', 'recast', 'open'] as const)('%s ends in done, its words spelling its text', async (kind) => {
    await fc.assert(
      fc.asyncProperty(messages, states, occasions, async (message, state, occasion) => {
        const events = await collect(tutor[kind](request(message, { state, occasion })));
        expect(events.at(-1)).toEqual({ type: 'done' });
        const words = last(events, 'words')?.words ?? [];
        expect(spelt(words.map(([surface]) => surface).join(''))).toBe(spelt(textOf(events) ?? ''));
      }),
      { numRuns: 60 },
    );
  });

  it('is understood alike by reply and recast', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('hi', 'a coffee', 'eels', 'yes', 'thanks, a tea'), async (message) => {
        const isLost = /comprends pas|ne connais pas/u.test(textOf(await collect(tutor.reply(request(message)))) ?? '');
        expect(textOf(await collect(tutor.recast(request(message)))) === undefined).toBe(isLost);
      }),
    );
  });
});

describe('createBuiltinTutor', () => {
  it('suggests sentences to open a conversation with, but no name that is not known', async () => {
    const about = { level: 'unsaid', conversationId: 'c1' } as const;
    expect(await tutor.openers({ language: 'fr', ...about })).toEqual([
      { text: 'Je voudrais un café, s’il vous plaît.', means: "I'd like a coffee, please." },
    ]);
    expect(await tutor.openers({ language: 'ko', ...about })).toEqual([]);
  });

  it('names the version of its content, which changes with it', () => {
    const other = mkdtempSync(join(tmpdir(), 'tutor-content-'));
    cpSync(contentDir, other, { recursive: true });
    const version = () => createBuiltinTutor({ contentDir: other, clock: still }).provenance.contentVersion;
    expect(version()).toBe(tutor.provenance.contentVersion);
    writeFileSync(join(other, 'fr', 'lists.yaml'), `${fixtureFiles['lists.yaml'] ?? ''}\n# changed\n`);
    expect(version()).not.toBe(tutor.provenance.contentVersion);
    rmSync(other, { recursive: true });
  });

  it('stands without any content', async () => {
    const bare = createBuiltinTutor({ contentDir: join(contentDir, 'nowhere'), clock: still });
    expect((await collect(bare.reply(request('hi')))).at(-1)).toEqual({ type: 'done' });
  });
});
