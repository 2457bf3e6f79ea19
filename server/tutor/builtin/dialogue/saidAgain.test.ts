import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank, realLanguages } from '../format/realContent';
import { findLine, targetOf } from '../format/sceneFlow';
import { expandVariants, slotsOf } from '../format/template';
import { understand } from '../understanding/understand';
import { planTurn } from './dialogue';
import { createSpeaker, draftFrom } from './speaker';

describe.each(realLanguages)('a line of %s that speaks of what the learner chose', (language) => {
  const bank = realBank(language);

  it('is said again as it was said, in every scene', () => {
    let compared = 0;
    for (const { scene, reply } of replies()) {
      const chosen = slotsOf(expandVariants(reply.text, 'unsaid')).flatMap(({ name, list }) => {
        const text = list && bank.content.lists[list]?.at(-1)?.text;
        return list && text ? [[name, { list, text }] as const] : [];
      });
      const to = targetOf(reply.next, scene);
      const line = findLine(bank.content, to);
      if (chosen.length === 0 || !line || to.scene !== scene) continue;
      const state = { ...freshState, scene, slots: Object.fromEntries(chosen), name: 'Alex', turn: 3 };
      const first = draftFrom(state);
      createSpeaker(first, { address: 'unsaid', bank }).say(scene, line);
      if (first.state.scene !== scene) continue;
      const again = draftFrom({ ...first.state, turn: 7 });
      createSpeaker(again, { address: 'unsaid', bank }).repeat();
      expect(again.said.at(-1)?.text, `${scene}/${line.id}`).toBe(first.said.at(-1)?.text);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });

  function replies() {
    return [...bank.content.scenes.values()].flatMap(({ scene, lines }) =>
      lines.flatMap((line) => line.replies.map((reply) => ({ scene, reply }))),
    );
  }
});

describe('where the learner goes', () => {
  const bank = realBank('fr');
  const turn = (message: string, state: DialogueState) =>
    planTurn(understand(message, state, bank), { state, restarted: false }, { bank, address: 'unsaid', message });
  const asked: DialogueState = { ...freshState, scene: 'weather', line: 'plan', turn: 1, played: ['weather'] };

  it.each(["Je suis allé au travail aujourd'hui", 'Je suis allé au travail', 'I went to work', "I'm going to work"])(
    'stays what they said when they speak of work: %s',
    (message) => {
      let { state } = turn('Je vais au cinéma', asked);
      expect(state.slots.d?.text).toBe('au cinéma');
      ({ state } = turn(message, state));
      expect(Object.values(state.slots).map(({ text }) => text)).not.toContain('au marché');
    },
  );

  it('is the market for who goes there', () => {
    for (const message of ['Je vais au marché', 'Je vais sur le marché', "I'm going to the market"])
      expect(turn(message, asked).state.slots.d?.text).toBe('au marché');
  });
});
