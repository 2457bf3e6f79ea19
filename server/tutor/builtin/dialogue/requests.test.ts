import { describe, expect, it, vi } from 'vitest';
import type { MessageNotes } from '../../../../domain/conversation/message';
import { tutorRequest } from '../../../../tests/support/tutorRequest';
import type { MetSense, TutorRequest } from '../../tutor';
import { contentDir } from '../format/fixtureContent';
import { realBanks } from '../format/realContent';
import { createBuiltinTutor } from '../tutor';

// Says only when to give up: a language is read at its first message.
vi.setConfig({ testTimeout: 120_000 });

const clock = { sleep: () => Promise.resolve(), now: () => 0 };
const tutor = createBuiltinTutor({ contentDir, banks: realBanks, clock, paceMs: 0 });

interface Said {
  /** The learner's sentence in the language. */
  mine: string;
  text: string;
  notes: MessageNotes;
}

/** A conversation with somebody who has met words already: what was said in each of its turns. */
async function talk(language: string, messages: readonly string[], more: Partial<TutorRequest> = {}): Promise<Said[]> {
  const turns: Said[] = [];
  let state: unknown = null;
  for (const message of messages) {
    const request = tutorRequest({ knownCount: () => 1, ...more, language, message, state });
    const turn: Said = { mine: '', text: '', notes: {} };
    for await (const event of tutor.recast(request)) if (event.type === 'text') turn.mine = event.text;
    for await (const event of tutor.reply(request)) {
      if (event.type === 'text') turn.text = event.text;
      else if (event.type === 'notes') turn.notes = event.notes;
      else if (event.type === 'state') state = JSON.parse(JSON.stringify(event.state));
    }
    turns.push(turn);
  }
  return turns;
}

describe('a subject that the learner names', () => {
  it.each([
    ['ja', 'can we talk about football', 'サッカーについて話しましょう。', 'サッカーが好きですか'],
    ['ja', 'サッカーについて話しましょう', 'サッカーについて話しましょう。', 'サッカーが好きですか'],
    ['ja', 'tell me about Osaka', '大阪について話しましょう。', '大阪が好きですか'],
    ['fr', "let's talk about music", 'On peut parler de musique ?', 'parlons de musique'],
    ['fr', 'On peut parler de musique ?', 'On peut parler de musique ?', 'parlons de musique'],
    ['de', 'can we talk about music?', 'Können wir über das Thema Musik sprechen?', 'Musik'],
    ['fr', "Let's talk about music. My sister sings.", 'On peut parler de musique ? Ma sœur chante.', ''],
    ['de', 'Können wir über Musik sprechen?', 'Können wir über Musik sprechen?', 'Musik'],
    ['ko', 'what about football', '축구 이야기해요.', '축구 좋아해요'],
    ['ko', '축구 이야기해요', '축구 이야기해요.', '축구 좋아해요'],
    ['fr', 'can we talk about Kubernetes', 'On peut parler de Kubernetes ?', 'parlons de Kubernetes'],
  ])('is put whole into the language and asked about: %s, %s', async (language, message, mine, asked) => {
    const [turn] = await talk(language, [message]);
    expect(turn?.mine).toBe(mine);
    expect(turn?.text).toContain(asked);
    expect(turn?.notes.suggestions?.length).toBeGreaterThan(1);
  });

  it('is asked about in one turn after the other, whatever is answered, and then let go', async () => {
    const [, second, third, last, after] = await talk('ja', [
      "let's talk about football",
      'xyzzy plugh',
      'サッカーが好きです',
      'since I was a child',
      'hello',
    ]);
    expect(second?.text).toContain('サッカーの何が一番好きですか');
    expect(third?.text).toContain('いつからサッカーに興味がありますか');
    expect(last?.text).toContain('サッカーの話');
    expect(after?.text).not.toContain('サッカー');
  });

  it('begins the scene in which it is talked of, where there is one', async () => {
    const [turn] = await talk('ja', ["let's talk about food"]);
    expect(turn?.text).toBe('今日は何を食べましたか。');
  });

  it('waits while a role-play goes on', async () => {
    const scenario = { kind: 'scenario', scenario: {} } as unknown as TutorRequest['occasion'];
    const [, turn] = await talk('ja', ['コーヒーをお願いします', "let's talk about football"], { occasion: scenario });
    expect(turn?.text).toContain('あとで');
    expect(turn?.mine).toBe('サッカーについて話しましょう。');
  });
});

describe('help with what the tutor said last', () => {
  it.each([
    ['ja', '英語でお願いします'],
    ['fr', 'en anglais'],
    ['de', 'auf Englisch bitte'],
    ['ko', '영어로 해 주세요'],
  ])('opens its meaning and says where that stands: %s', async (language, inTarget) => {
    for (const message of ["I don't get it", 'can you say that in English', 'in English please', inTarget]) {
      const [, turn] = await talk(language, ['hello', message]);
      expect(turn?.notes.opensFormer, message).toBe(true);
      expect(turn?.notes.remark, message).toContain('stands below it');
    }
  });

  it.each(['ja', 'fr', 'de', 'ko'])('says the newest message again, never an older one: %s', async (language) => {
    const [first, newest, again, slower] = await talk(language, [
      'hello',
      'thank you',
      'what did you just say',
      'slower please',
    ]);
    expect(again?.text).toContain(newest?.text);
    expect(again?.text).not.toContain(first?.text);
    // What only led up to it is not said again.
    expect(slower?.text).not.toContain(again?.text);
    expect(slower?.notes.opensFormer).toBeUndefined();
  });

  it('says a long message again, for who wants it slower, from its question on', async () => {
    const [newest, slower] = await talk('ja', ['can we talk about football', 'slower please']);
    expect(newest?.text).toContain('サッカーの話をしましょう');
    expect(slower?.text).not.toContain('サッカーの話をしましょう');
    expect(slower?.text).toContain('サッカーが好きですか。');
  });
});

describe('a word that the learner asks about', () => {
  const met: MetSense[] = [
    {
      gloss: ':subject',
      times: 15,
      said: {
        text: 'はい。猫がいます。',
        means: 'Yes. There is a cat.',
        words: [
          ['はい', 'hai', 'yes'],
          ['猫', 'neko', 'cat'],
          ['が', 'ga', ':subject'],
          ['い', 'i', 'there is'],
          ['ます', 'masu', ':polite'],
        ],
      },
    },
    { gloss: 'but', times: 3 },
  ];

  it.each(['What does が mean?', 'what does ga mean', 'what does "ga" mean?'])(
    'is told in the sense in which it was met last, then in the others, with an example from this chat: %s',
    async (message) => {
      const asked: string[] = [];
      const [turn] = await talk('ja', [message], {
        met: (surface) => {
          asked.push(surface);
          return Promise.resolve(met);
        },
      });
      expect(asked).toEqual(['が']);
      expect(turn?.text).toContain('「が」');
      expect(turn?.notes.remark).toBe(
        'You met it last as (subject) (15 times so far), and before also as “but” (3 times). ' +
          'It marks who or what does something, or is there, or is liked. In this chat: 猫がいます。 – There is a cat.',
      );
    },
  );

  it('is not asked for where no word is asked about', async () => {
    await talk('ja', ['hello'], { met: () => Promise.reject(new Error('asked for')) });
  });

  it.each([
    ['fr', 'what does ne...pas mean?', 'second half of “not”'],
    ['de', 'what does doch mean', 'the other might not think so'],
    ['ko', 'what does 은 mean?', 'what the sentence is about'],
    ['ja', 'what does yoroshiku mean', 'nice to meet you'],
  ])('is explained in one sentence where it is a small word: %s, %s', async (language, message, explained) => {
    const [turn] = await talk(language, [message]);
    expect(turn?.notes.remark).toContain(explained);
  });

  it('is never answered with another phrase, or with a part, as if it were the whole', async () => {
    const [plain] = await talk('ja', ["How do you say 'I am vegetarian'?"]);
    expect(plain?.notes.remark).toBe('That says all of “I am vegetarian”.');
    const [whole] = await talk('ja', ['How do you say good morning?']);
    expect(whole?.notes.remark).toBe('That says all of “good morning”.');
    const [part] = await talk('ko', ["How do you say 'I am busy like a bee'?"]);
    expect(part?.notes.remark).toContain('only these words');
  });
});

describe('the goals of a role-play', () => {
  const occasion = { kind: 'scenario', scenario: {} } as unknown as TutorRequest['occasion'];

  it('are told with each reply, and which was reached in this turn', async () => {
    const [first, second] = await talk('ja', ['コーヒーをお願いします', 'thank you'], { occasion });
    expect(first?.notes.goals?.[0]).toEqual({ goal: 'Order a drink', state: 'new' });
    expect(first?.notes.goals?.slice(1).map(({ state }) => state)).toEqual(['open', 'open']);
    expect(second?.notes.goals?.[0]?.state).toBe('reached');
  });

  it('are not told of in a chat', async () => {
    const [turn] = await talk('ja', ['コーヒーをお願いします']);
    expect(turn?.notes.goals).toBeUndefined();
  });
});
