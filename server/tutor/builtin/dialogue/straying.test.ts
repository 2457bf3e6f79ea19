import { describe, expect, it } from 'vitest';
import type { DialogueState } from '../dialogueState';
import { realBank, realLanguages } from '../format/realContent';
import { understand } from '../understanding/understand';
import { fromQuestion } from '../saying/sentences';
import { planOpening, planTurn, type Circumstances, type TurnPlan } from './dialogue';

const rolePlay = { kind: 'scenario', scenario: {} } as unknown as NonNullable<Circumstances['occasion']>;

describe.each(realLanguages)('beside the question of a scene of %s', (language) => {
  const bank = realBank(language);
  const saysOf = (entry: string) => bank.content.anywhere.get(entry)?.says.map(({ means }) => means) ?? [];

  /** A talk at a scene's first line: what was answered to each message, after what opened it. */
  function talk(scene: string, messages: readonly string[], more: Partial<Circumstances> = {}): TurnPlan[] {
    const circumstances = { address: 'unsaid', bank, learnerName: 'alex', ...more } as const;
    const plans = [planOpening({ scene }, circumstances)];
    for (const message of messages) {
      const state = plans.at(-1)?.state as DialogueState;
      const understanding = understand(message, state, bank);
      plans.push(planTurn(understanding, { state, restarted: false }, { ...circumstances, message }));
    }
    return plans;
  }
  const offered = (plan: TurnPlan | undefined) => plan?.suggestions.map(({ means }) => means) ?? [];
  const said = (plan: TurnPlan | undefined) => plan?.said.map(({ text }) => text) ?? [];
  /** What a scene opened with, from its question on. */
  const question = (opened: TurnPlan | undefined) => opened?.said.map(fromQuestion).at(-1)?.text ?? '';

  it('what is suggested goes on from what was last said, and no more answers what was asked before', () => {
    const [opened, ...answers] = talk('cafe', ['Where do you live?', 'What do you like?']);
    for (const answer of answers) {
      expect(offered(answer).length).toBeGreaterThan(1);
      expect(offered(answer).filter((means) => offered(opened).includes(means))).toEqual([]);
      expect(saysOf('other-topic')).toContain(offered(answer).at(-1));
    }
    expect(offered(answers[0])[0]).toMatch(/^I (?:live|am|come)|^I'm/u);
  });

  it('everything suggested then is understood as it stands', () => {
    for (const message of ['Where do you live?', 'What do you like?', 'I am tired', 'How old are you?']) {
      const plan = talk('cafe', [message]).at(-1);
      for (const { text } of plan?.suggestions ?? []) {
        const { parts, partial } = understand(text, plan?.state as DialogueState, bank);
        expect([text, parts.length > 0, partial]).toEqual([text, true, false]);
      }
    }
  });

  it('a question that has waited for three turns is put again, with its replies', () => {
    const asked = ['Where do you live?', 'What do you like?', "What's your job?"];
    const plans = talk('cafe', asked);
    const [opened] = plans;
    expect(plans.slice(1).map((plan) => said(plan).includes(question(opened)))).toEqual([false, false, true]);
    expect(offered(plans.at(-1))).toEqual(offered(opened));
  });

  it('is asked again without the welcome, and said again with it to who did not hear', () => {
    const [opened, ...asked] = talk('cafe', ['Where do you live?', 'What do you like?', "What's your job?"]);
    const welcome = said(opened).at(-1) ?? '';
    expect(question(opened).length).toBeLessThan(welcome.length);
    expect(said(asked.at(-1)).at(-1)).toBe(question(opened));
    expect(said(talk('cafe', ['Can you say that again, please?']).at(-1)).at(-1)).toBe(welcome);
  });

  it('who is sad is asked nothing, may give thanks, and is led back after that', () => {
    const [opened, comforted, thanked] = talk('cafe', ["I'm sad", 'Thank you']);
    expect(said(comforted)).not.toContain(question(opened));
    expect(saysOf('thanks')).toContain(offered(comforted)[0]);
    expect(
      offered(comforted).filter((means) => offered(opened).includes(means) || saysOf('your-likes').includes(means)),
    ).toEqual([]);
    expect(said(thanked).at(-1)).toBe(question(opened));
    expect(offered(thanked)).toEqual(offered(opened));
  });

  it('a courtesy lets it stand, and so does a question about a word', () => {
    for (const message of ['Thank you', 'How do I say "good night"?']) {
      const [opened, answered] = talk('cafe', [message]);
      expect(offered(answered)).toEqual(offered(opened));
      expect(said(answered)).not.toContain(question(opened));
    }
  });

  it('in a role-play it is asked for again, not left', () => {
    const plan = talk('cafe', ['Where do you live?'], { occasion: rolePlay }).at(-1);
    expect(saysOf('again')).toContain(offered(plan).at(-1));
    expect(offered(plan).some((means) => saysOf('other-topic').includes(means))).toBe(false);
  });
});
