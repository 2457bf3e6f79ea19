import { describe, expect, it } from 'vitest';
import type { Occasion } from '../../tutor';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank, realContent, realLanguages } from '../format/realContent';
import { isQuestion } from '../saying/sentences';
import { understand } from '../understanding/understand';
import type { Acquaintance } from './acquaintance';
import { planTurn, type TurnPlan } from './dialogue';
import { answerToOffer } from './offers';
import { openingReplies } from './suggestions';

interface Setting {
  state?: DialogueState;
  occasion?: Occasion;
  learner?: Acquaintance;
}

function talk(language: string, messages: readonly string[], { state = freshState, ...setting }: Setting = {}) {
  const bank = realBank(language);
  return messages.map((message): TurnPlan => {
    const understanding = answerToOffer(message, state, bank) ?? understand(message, state, bank);
    const circumstances = { bank, address: 'unsaid' as const, message, ...setting };
    const plan = planTurn(understanding, { state, restarted: false }, circumstances);
    state = plan.state;
    return plan;
  });
}

const textOf = (plan: TurnPlan | undefined) => plan?.said.map(({ text }) => text).join(' ') ?? '';
const englishOf = (plan: TurnPlan | undefined) => plan?.said.map(({ means }) => means).join(' ') ?? '';
const suggestedBy = (plan: TurnPlan | undefined) => plan?.suggestions.map(({ means }) => means) ?? [];
const idsOf = (plan: TurnPlan | undefined) =>
  plan?.state.said.filter(({ turn }) => turn === plan.state.turn).map(({ id }) => id) ?? [];
const asks = (plan: TurnPlan | undefined) => englishOf(plan).includes('?');
const endsAsking = ({ said }: TurnPlan) => said.slice(-1).some(isQuestion);
const at = (scene: string, line: string): DialogueState => ({
  ...freshState,
  scene,
  line,
  turn: 1,
  played: [scene],
  said: [{ id: `${scene}/${line}`, turn: 1 }],
});

describe('a story', () => {
  it('is told once', () => {
    const [told, again] = talk('ja', ['何をしたんですか。', 'どうしてですか。'], { state: at('weekend', 'you-ask') });
    expect(textOf(told)).toContain('道に迷いました');
    expect(textOf(again)).not.toContain('道に迷いました');
    expect(textOf(again)).not.toBe('');
  });
});

describe.each(realLanguages)('a question that was answered (%s)', (language) => {
  it('is not asked again', () => {
    const [named, , again] = talk(language, ['my name is Tom', "I'm from Ireland", 'my name is Tom']);
    expect(asks(named)).toBe(true);
    const question = named?.said.at(-1)?.means.split('! ').at(-1) ?? '';
    expect(englishOf(again)).not.toContain(question);
  });

  it('is not asked where it was told unasked', () => {
    const told = { ...freshState, answered: ['meeting#origin', 'meeting#from'] };
    const [asking] = talk(language, ['my name is Tom']);
    const [plan] = talk(language, ['my name is Tom'], { state: told });
    expect(plan?.state.line).not.toBe(asking?.state.line);
  });

  it('follows one greeting alone', () => {
    const [plan] = talk(language, ['Nice to meet you! My name is Tom']);
    expect(englishOf(plan).match(/nice to meet you/giu)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe.each(realLanguages)('what is suggested (%s)', (language) => {
  it('answers no question that nobody asked', () => {
    for (const { means } of openingReplies({ content: realContent(language) }, []))
      expect(means).not.toMatch(/^(?:yes|no)\b/iu);
  });

  it('is not the same under one answer after the other', () => {
    const plans = talk(language, ['xyzzy plugh', 'plugh qz', 'qz xyzzy']);
    expect(new Set(plans.map((plan) => suggestedBy(plan).join())).size).toBe(3);
  });

  it('answers a question that stands there, to somebody new as well', () => {
    const learner: Acquaintance = { knownCount: () => 0, wanted: [] };
    const messages = ['my name is Tom', "I'm from Ireland"];
    const whole = talk(language, messages);
    talk(language, messages, { learner }).forEach((plan, index) => {
      expect(endsAsking(plan)).toBe(endsAsking(whole[index] ?? plan));
    });
  });
});

describe.each(realLanguages)('what is asked on about a noun (%s)', (language) => {
  const plans = talk(language, ['my mother zorgles', 'my father zorgles', 'my daughter zorgles', 'my son zorgles']);
  const asked = plans.flatMap((plan) => idsOf(plan).filter((id) => id.startsWith('anywhere/ask-person/')));

  it('is never asked twice, and has three wordings', () => {
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('can be answered with what is suggested, and leads on from there', () => {
    const [plan, answered] = talk(language, [
      'my mother zorgles',
      realContent(language).anywhere.get('yes')?.says[0]?.text ?? '',
    ]);
    expect(suggestedBy(plan).slice(0, 2)).toEqual(['Yes.', 'No.']);
    expect(asks(answered)).toBe(true);
  });

  it('has three wordings for each kind', () => {
    for (const kind of ['food', 'animal', 'place', 'person', 'activity', 'work', 'weather', 'body', 'feeling'])
      expect(realContent(language).anywhere.get(`ask-${kind}`)?.answers.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a scene', () => {
  it('is not offered for a noun that it is not about', () => {
    const [dog, sister] = talk('de', ['No, I was talking about my dog Bruno!', 'My sister is a zorgle']);
    for (const plan of [dog, sister]) expect(plan?.state.offered?.turn).not.toBe(plan?.state.turn);
    const [market] = talk('fr', ['On Saturday we went to the market and bought zorgles']);
    expect(market?.remark ?? '').not.toContain('hotel');
  });
});

describe.each(realLanguages)('a question that the tutor cannot answer (%s)', (language) => {
  it('is not turned back', () => {
    for (const { means } of realContent(language).anywhere.get('take-question')?.answers ?? [])
      expect(means).not.toContain('?');
    const [plan] = talk(language, ['who won the zorgle yesterday?']);
    expect(englishOf(plan)).not.toMatch(/what do you think/iu);
  });
});

describe.each(realLanguages)('a request (%s)', (language) => {
  it('is understood beside a remark', () => {
    const [, plan] = talk(language, ['hello', 'wow that is expensive! can you say that slower please']);
    expect(idsOf(plan).some((id) => id.startsWith('anywhere/slower/'))).toBe(true);
  });

  it('for something else is followed by it at once', () => {
    const [, plan] = talk(language, ['hello', "Let's talk about something else"]);
    expect(asks(plan)).toBe(true);
    expect(plan?.state.scene).not.toBeNull();
  });

  it('for a role that no scene has is answered honestly', () => {
    const [plan] = talk(language, ["let's practise: you are Jana's mother"]);
    expect(plan?.state.offered?.scene).toBe('meeting');
    expect(englishOf(plan)).toMatch(/only/u);
  });

  it('to end the talk is understood, and nothing is asked after it', () => {
    const [, plan] = talk(language, ['hello', 'I have to go to bed now, good night! it was fun']);
    expect(idsOf(plan).some((id) => id.startsWith('anywhere/goodbye/'))).toBe(true);
    // "Leaving already?" asks for no answer.
    expect(endsAsking(plan as TurnPlan)).toBe(false);
    expect(plan?.suggestions).toEqual([]);
  });

  it('for the meaning stays one where the talk goes on beside it', () => {
    const bank = realBank(language);
    const scene = bank.content.scenes.get('meeting');
    const line = scene?.lines.find(({ replies }) => replies.some(({ meets }) => meets === 'name'));
    const [plan] = talk(language, ["I'm Tom. and can you say that in English?"], {
      state: at('meeting', line?.id ?? ''),
    });
    expect(plan?.opensFormer).toBe(true);
  });
});

describe('a talk', () => {
  it.each(realLanguages)('about a subject is not closed as somebody tells of it (%s)', (language) => {
    const plans = talk(language, [
      "let's talk about football",
      'yes',
      'my zorgle mother',
      'my zorgle father in the garden',
    ]);
    expect(plans.at(-1)?.state.scene).toBe('topic');
  });

  it.each([
    ['ja', 'No no, I’m German, not British!'],
    ['de', 'No, I’m a teacher'],
  ])('takes a correction as one (%s): %s', (language, message) => {
    const [, plan] = talk(language, ['thank you', message]);
    expect(idsOf(plan).some((id) => /^anywhere\/(?:decline|no)\//u.test(id))).toBe(false);
    expect(idsOf(plan).some((id) => id.startsWith('anywhere/not-so/'))).toBe(true);
  });
});

describe('a word that the content has only nearly', () => {
  it('is told with what it means', () => {
    const [plan] = talk('de', ['how do you say plumber in German?']);
    expect(textOf(plan)).toContain('Handwerker');
    expect(plan?.remark).toContain('near to “plumber” or wider');
    const [same] = talk('de', ['how do you say physician in German?']);
    expect(same?.remark ?? '').not.toContain('wider');
  });

  it('is explained where the content explains it', () => {
    const [plan] = talk('ja', ['What is takoyaki?']);
    expect(englishOf(plan) + textOf(plan)).toContain('dough balls');
  });
});
