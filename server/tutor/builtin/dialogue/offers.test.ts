import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from '../understanding/understand';
import { planTurn, type TurnPlan } from './dialogue';
import { answerToOffer, seeks } from './offers';

function talk(language: string, messages: readonly string[], state: DialogueState = freshState): TurnPlan[] {
  const bank = realBank(language);
  return messages.map((message) => {
    const understanding = answerToOffer(message, state, bank) ?? understand(message, state, bank);
    const plan = planTurn(understanding, { state, restarted: false }, { bank, address: 'unsaid', message });
    state = plan.state;
    return plan;
  });
}

const englishOf = (plan: TurnPlan | undefined) => plan?.said.map(({ means }) => means).join(' ') ?? '';
const at = (scene: string, line: string): DialogueState => ({ ...freshState, scene, line, turn: 1, played: [scene] });

describe('a wish that was not understood', () => {
  it.each([
    ['fr', 'job interview in Lyon', 'A job interview at the chocolate shop'],
    ['fr', 'I have a job interview in Lyon next week', 'A job interview at the chocolate shop'],
    ['de', 'job interview in Berlin', 'A job interview in a bookshop'],
  ])('is offered the scene about it (%s): %s', (language, wish, title) => {
    const [offered, begun] = talk(language, [wish, 'yes']);
    expect(englishOf(offered)).toMatch(/(?:conversation|scene).*\?$/u);
    expect(englishOf(offered)).not.toMatch(/underst|follow/u);
    expect(offered?.remark).toContain(title);
    expect(offered?.suggestions.map(({ means }) => means)).toEqual(['Yes.', 'No.']);
    expect(begun?.state.scene).toBe('interview');
  });

  it('may be given up: the line that waited is said again', () => {
    const [offered, declined] = talk(
      'fr',
      ['can you help me find the train station', 'no thanks'],
      at('meeting', 'cat'),
    );
    expect(offered?.state.offered).toBeDefined();
    expect(declined?.state).toMatchObject({ scene: 'meeting', line: 'cat' });
    expect(englishOf(declined)).toContain('Have you seen my cat?');
  });

  it('may be left for the answer to what waited', () => {
    const [, answered] = talk('de', ['can you help me find the train station', "I'm a teacher"], at('meeting', 'job'));
    expect(answered?.state).toMatchObject({ scene: 'meeting', line: 'reason' });
    const [, , late] = talk(
      'de',
      ['can you help me find the train station', "I'm a teacher", 'yes'],
      at('meeting', 'job'),
    );
    expect(late?.state.scene).toBe('meeting');
  });
});

describe('who needs a doctor', () => {
  it.each([
    ['fr', 'I need a doctor', 'doctor', 'J’ai besoin d’un médecin.'],
    ['de', 'ich brauche einen Arzt', 'health', 'Ich brauche einen Arzt.'],
  ])('is offered a scene, and told the emergency number (%s)', (language, message, scene, meant) => {
    const [offered, begun] = talk(language, [message, 'okay']);
    expect(understand(message, freshState, realBank(language)).parts[0]?.candidate.said.text).toBe(meant);
    expect(offered?.remark).toMatch(/emergency.*112/u);
    expect(begun?.state.scene).toBe(scene);
  });

  it('is not sent there from there', () => {
    const [plan] = talk('de', ['I need a doctor'], at('health', 'since'));
    expect(plan?.state.scene).toBe('health');
    expect(plan?.state.offered).toBeUndefined();
  });
});

describe('a question that is no answer to the line that waits', () => {
  it.each([
    ['fr', 'meeting', 'learn', 'how much is a beer?'],
    ['de', 'meeting', 'job', 'how much is a beer?'],
    ['de', 'meeting', 'reason', 'is it far?'],
  ])('is not taken for one, and nothing is said again for it (%s, %s/%s: %s)', (language, scene, line, message) => {
    const [plan, again] = talk(language, [message, 'xyzzy plugh?'], at(scene, line));
    expect(plan?.state).toMatchObject({ scene, line });
    const pending = realBank(language)
      .content.scenes.get(scene)
      ?.lines.find(({ id }) => id === line);
    for (const each of [plan, again]) expect(each?.said.map(({ text }) => text)).not.toContain(pending?.text);
  });
});

describe('a town that no list has', () => {
  it('is spoken of, and the scene goes on', () => {
    const [plan] = talk('de', ["I'm from Leeds"], at('meeting', 'name'));
    expect(englishOf(plan)).toContain('Leeds! That sounds like');
    expect(plan?.state).toMatchObject({ scene: 'meeting', line: 'job' });
  });
});

describe('what is asked of the tutor itself', () => {
  it.each([
    ['fr', 'who are you?', /Camille.*(?:program|scenes)/u],
    ['fr', 'what can you do?', /scenes|café/u],
    ['fr', 'what is your name?', /Camille/u],
    ['fr', 'who is Croissant?', /cat/u],
    ['fr', 'who is Koko?', /No idea|don't know/u],
    ['de', 'who are you?', /Toni.*(?:program|scenes)/u],
    ['de', 'was kannst du?', /scenes|Ordering/u],
    ['de', 'what is your name?', /Toni/u],
    ['de', 'who is Brezel?', /dachshund/u],
    ['de', 'who is Koko?', /No idea|don't know/u],
  ])('is answered (%s): %s', (language, message, answer) => {
    const [plan] = talk(language, [message]);
    expect(englishOf(plan)).toMatch(answer);
  });
});

describe('seeks', () => {
  it.each(['how much is a beer', 'can you help me', 'I need a key', 'wo ist das', 'où est la gare', 'really?'])(
    'knows a message that wants something: %s',
    (message) => expect(seeks(message)).toBe(true),
  );
  it.each(['my dog is ill', 'I like whales', 'island life', 'candy', 'Wolken', 'je danse'])(
    'from one that tells something: %s',
    (message) => expect(seeks(message)).toBe(false),
  );
});
