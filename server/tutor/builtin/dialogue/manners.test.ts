import { describe, expect, it } from 'vitest';
import type { Occasion } from '../../tutor';
import { emptyScenario } from '../../../../domain/conversation/scenario';
import { isWord } from '../../../../domain/words/identity';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank, realLanguages } from '../format/realContent';
import { isQuestion } from '../saying/sentences';
import { understand } from '../understanding/understand';
import type { Acquaintance } from './acquaintance';
import { planTurn, type TurnPlan } from './dialogue';
import { recast } from './recast';

interface Setting {
  state?: DialogueState;
  occasion?: Occasion;
  learner?: Acquaintance;
}

function talk(language: string, messages: readonly string[], { state = freshState, ...setting }: Setting = {}) {
  const bank = realBank(language);
  return messages.map((message): TurnPlan => {
    const circumstances = { bank, address: 'unsaid' as const, message, ...setting };
    const plan = planTurn(understand(message, state, bank), { state, restarted: false }, circumstances);
    state = plan.state;
    return plan;
  });
}

const recastOf = (language: string, message: string) =>
  recast(understand(message, freshState, realBank(language)), realBank(language), {
    message,
    state: freshState,
    address: 'unsaid',
    languageName: 'the language',
    knownCount: () => 0,
  });

const textOf = (plan: TurnPlan | undefined) => plan?.said.map(({ text }) => text).join(' ') ?? '';
const englishOf = (plan: TurnPlan | undefined) => plan?.said.map(({ means }) => means).join(' ') ?? '';
const idsOf = ({ state }: TurnPlan) => state.said.filter(({ turn }) => turn === state.turn).map(({ id }) => id);
const apologises = (plan: TurnPlan) => idsOf(plan).some((id) => /^anywhere\/(?:lost|missed|rest)\//u.test(id));
const at = (scene: string, line: string): DialogueState => ({
  ...freshState,
  scene,
  line,
  turn: 1,
  played: [scene],
  said: [{ id: `${scene}/${line}`, turn: 1 }],
});
const rolePlay: Occasion = { kind: 'scenario', scenario: emptyScenario };

describe('what nobody foresaw', () => {
  it.each([
    ['fr', 'j’aime le jazz', 'Ah, le jazz !'],
    ['fr', 'tell me about Paris', 'Paris'],
    ['de', 'Ich esse gern Brot mit Käse', 'Brot'],
    ['de', 'my dog devoured the whole bread', 'Hund'],
    ['ja', 'はい、猫はかわいいです', '猫'],
    ['ja', 'can we talk about football', 'サッカー'],
    ['ko', '나는 음악을 들어요', '음악'],
    ['ko', 'I once glimpsed a tiger in the zoo', '호랑이'],
  ])('is taken up from what is known of its words (%s): %s', (language, message, noun) => {
    const [plan] = talk(language, [message]);
    expect(textOf(plan)).toContain(noun);
    expect(plan && apologises(plan)).toBe(false);
  });

  it.each([
    ['fr', 'j’apprends le français depuis deux ans'],
    ['de', 'Morgen muss ich früh aufstehen'],
    ['ja', 'ashita wa nani o shimasu ka'],
    ['ko', '내일 일찍 일어나요'],
  ])('gets an answer without a noun, too, where its words are known (%s): %s', (language, message) => {
    const [plan] = talk(language, [message]);
    expect(textOf(plan)).not.toBe('');
    expect(plan && apologises(plan)).toBe(false);
  });

  it.each(realLanguages)('is not praised where it is no good news (%s)', (language) => {
    const [plan] = talk(language, ["I don't like my cat, the cat is awful"]);
    expect(englishOf(plan)).not.toMatch(/cute|like that, too/u);
  });
});

describe.each(realLanguages)('an apology (%s)', (language) => {
  const plans = talk(
    language,
    Array.from({ length: 12 }, (_, index) => `xyzzy plugh ${'qz'.repeat(index + 1)}`),
  );

  it('comes once in three turns at most, never twice in the same words, with what helps below', () => {
    const turns = plans.flatMap((plan, index) => (apologises(plan) ? [index] : []));
    expect(turns).toEqual([0, 3, 6, 9]);
    expect(new Set(turns.map((turn) => textOf(plans[turn]))).size).toBe(turns.length);
    for (const turn of turns) expect(plans[turn]?.remark).toMatch(/shorter sentence|everyday words|How do you say/u);
  });

  it('does not open the answer to what was understood in part', () => {
    const [plan] = talk(language, ["I'm tired today, the zorgles of my gribble were flimp"]);
    expect(plan && apologises(plan)).toBe(false);
    expect(englishOf(plan)).not.toMatch(/underst/u);
  });
});

describe('a role-play', () => {
  it.each([
    ['fr', 'cafe', 'eat', 'where are the toilets?', 'opposite|across'],
    ['de', 'cafe', 'order', 'A ticket to Berlin, please', 'platform|ticket'],
    ['ja', 'izakaya', 'drinks', 'biiru futatsu kudasai', 'Koko'],
    ['ko', 'cafe', 'order', 'Where is the pharmacy?', 'pharmacy'],
  ])('answers from no other scene (%s, %s/%s): %s', (language, scene, line, message, foreign) => {
    const pending = realBank(language)
      .content.scenes.get(scene)
      ?.lines.find(({ replies }) => replies.length > 1);
    const [plan] = talk(language, [message], { state: at(scene, pending?.id ?? line), occasion: rolePlay });
    expect(plan?.state.scene).toBe(scene);
    expect(englishOf(plan)).not.toMatch(new RegExp(foreign, 'u'));
    expect(textOf(plan)).not.toBe('');
  });

  it('is what begins in a chat where somebody asks for it, not where they tell that they are hungry', () => {
    const [told] = talk('fr', ['J’ai faim']);
    expect(told?.state.scene).toBeNull();
    const [asked] = talk('fr', ["I'd like a coffee, please"]);
    expect(asked?.state.scene).toBe('cafe');
  });

  it.each(realLanguages)('says no line again because a message was not understood (%s)', (language) => {
    const scene = [...realBank(language).content.scenes.values()].find(({ kind }) => kind === 'scene');
    const line = scene?.lines.find(({ replies }) => replies.length > 0);
    const plans = talk(language, ['xyzzy plugh', 'plugh qz', 'qz xyzzy', 'qwfp zxcd', 'plugh plugh'], {
      state: at(scene?.scene ?? '', line?.id ?? ''),
      occasion: rolePlay,
    });
    for (const plan of plans) expect(textOf(plan)).not.toContain(line?.text);
    expect(plans.every((plan) => plan.state.scene === scene?.scene)).toBe(true);
  });
});

describe('the learner’s own sentence', () => {
  it.each([
    ['fr', 'je veux manger une pizza with mushrooms', 'je veux manger une pizza avec des champignons'],
    ['fr', 'Le matin, je mange two eggs', 'Le matin, je mange deux œufs'],
    ['fr', 'In summer nous allons en Bretagne with the caravan.', 'En été nous allons en Bretagne avec la caravane.'],
    ['de', 'Ich war gestern im Kino with my best friend', 'Ich war gestern im Kino mit meinem besten Freund'],
    ['de', 'Ich übe every day drei Stunden.', 'Ich übe jeden Tag drei Stunden.'],
  ])('has its English phrases put into the language where they stand (%s): %s', (language, message, whole) => {
    const { text, notes } = recastOf(language, message);
    expect(text).toBe(whole);
    expect(notes.apology).toBeUndefined();
  });

  it('keeps the English that cannot be said, and says that it is a part', () => {
    const { text, notes } = recastOf('de', 'Ja, und sie schläft in my cello case!');
    expect(text).toBe('Ja, und sie schläft in my cello case!');
    expect(notes.apology).toContain('only part of this');
  });

  it.each([
    ['fr', "C'est très bon! You are some sort of wizard", 'C’est très bon !'],
    ['fr', 'il pleut ici, it drives me up the wall', 'il pleut ici'],
  ])('stays theirs without what is English, as a part (%s): %s', (language, message, own) => {
    const { text, notes } = recastOf(language, message);
    const letters = (of: string | null) => (of ?? '').replace(/[^\p{L}]/gu, '').toLowerCase();
    expect(letters(text)).toBe(letters(own));
    expect(notes.apology).toContain('only part of this');
  });

  it.each([
    ['fr', "C'est très bon! You are a good cook", 'C’est très bon ! Vous êtes un bon cuisinier.'],
    ['fr', 'il pleut ici, it’s horrible', 'Il pleut ici. C’est horrible.'],
  ])('has its English sentences beside it in the language (%s): %s', (language, message, said) => {
    const { text, notes } = recastOf(language, message);
    const letters = (of: string | null) => (of ?? '').replace(/[^\p{L}]/gu, '').toLowerCase();
    expect(letters(text)).toBe(letters(said));
    expect(notes.apology).toBeUndefined();
  });

  it('is marked as a part where something was asked beside what is said', () => {
    const { text, notes } = recastOf('ja', "I'm vegetarian. What is the wifi password of the pirates?");
    expect(text).toContain('肉が食べられないんですが。');
    expect(notes.apology).toContain('only part of this');
  });
});

describe.each(realLanguages)('a remark and a joke (%s)', (language) => {
  it('come once a day at most', () => {
    const plans = talk(
      language,
      Array.from({ length: 6 }, () => 'tell me a joke'),
    );
    const jokes = plans.flatMap((plan) => idsOf(plan).filter((id) => id.startsWith('anywhere/joke/')));
    expect(new Set(jokes).size).toBe(jokes.length);
    const remarks = plans.flatMap(({ remark = '' }) => (remark === '' ? [] : [remark]));
    expect(new Set(remarks).size).toBe(remarks.length);
  });
});

describe.each(realLanguages)('somebody who has met no word (%s)', (language) => {
  const learner: Acquaintance = { knownCount: () => 0, wanted: [] };

  it('is answered in six words at most three times, and about what they wrote, before the question that the suggestions answer', () => {
    const messages = ['Hello! I am Emi and I like coffee', 'I have a cat, she is fat', 'xyzzy plugh'];
    for (const plan of talk(language, messages, { learner })) {
      const before = plan.said.slice(0, plan.said.slice(-1).some(isQuestion) ? -1 : undefined);
      const words = before.flatMap(({ morphemes }) => morphemes).filter(([surface]) => isWord(surface));
      expect(textOf(plan)).not.toBe('');
      expect(words.length).toBeLessThanOrEqual(6);
    }
  });
});
