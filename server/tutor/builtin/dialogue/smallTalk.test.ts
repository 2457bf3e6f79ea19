import { describe, expect, it } from 'vitest';
import { languageTools } from '../../../language/languageTools';
import { freshState, type DialogueState } from '../dialogueState';
import { fixtureContent } from '../format/fixtureContent';
import { buildBank } from '../understanding/bank';
import { understand } from '../understanding/understand';
import { planTurn } from './dialogue';

const bank = buildBank(
  fixtureContent({
    'anywhere.yaml': (source) =>
      source.replace(
        /(- id: (?:greeting|thanks)\n.*\n {2}answers:\n)/gu,
        '$1    - { text: "Ah, {name} !", words: "Ah=ah {name}", means: "Ah, {name}!" }\n',
      ) +
      '\n- { id: nice-to-meet-you, says: [], answers: [{ text: "Ravie, {name} !", words: "Ravie~ravi=delighted {name}", means: "Delighted, {name}!" }] }\n',
  }),
  languageTools('fr'),
);

/** The tutor's answers to one message after the other. */
function talk(
  messages: readonly string[],
  lately: readonly string[] = [],
  state: DialogueState = freshState,
): string[] {
  return messages.map((message) => {
    const resumed = { state, restarted: false };
    const plan = planTurn(understand(message, state, bank), resumed, { bank, address: 'unsaid', message, lately });
    state = plan.state;
    return plan.said.map(({ text }) => text).join(' ');
  });
}

describe('a conversation that begins with a greeting', () => {
  it('is a first meeting', () => {
    expect(talk(['hi'])).toEqual(['Bonjour ! Comment vous appelez-vous ?']);
  });

  it('is about something else where they have met of late, and something else again the next time', () => {
    const [first] = talk(['hi'], ['At the door']);
    expect(first).toMatch(/^Bonjour ! Vous (?:mangez|dormez|sortez) \?$/u);
    const titles = ['About repas', 'About sommeil', 'About ciel'];
    for (const title of titles) {
      const [said = ''] = talk(['hi'], [...titles.filter((each) => each !== title), 'At the door']);
      const questions = { 'About repas': 'mangez', 'About sommeil': 'dormez', 'About ciel': 'sortez' };
      expect(said).toContain(questions[title as keyof typeof questions]);
    }
  });
});

describe('who tells of themselves what was told of late', () => {
  it('hears what is said to it, and another subject', () => {
    const [said] = talk(['my name is Tom'], ['At the door']);
    expect(said).toMatch(/^Enchanté, Tom ! .*Vous (?:mangez|dormez|sortez) \?$/u);
  });

  it('is led away from no scene, and greeted by name', () => {
    const said = talk(["I'd like a tea", 'my name is Tom', 'yes'], ['At the door']);
    expect(said.slice(1)).toEqual(['Ravie, Tom !', 'Bonne journée !']);
  });
});

describe('the learner’s name', () => {
  it('is said once in a reply', () => {
    const [said = ''] = talk(['hello, my name is Tom']);
    expect(said.match(/Tom/gu)).toHaveLength(1);
  });

  it('is not said in every reply', () => {
    const said = talk(['my name is Tom', 'thanks', 'hello', 'thanks', 'hello', 'thanks']);
    expect(said.map((each) => each.includes('Tom'))).toEqual([true, false, false, false, true, false]);
  });
});
