import { describe, expect, it } from 'vitest';
import type { Bank } from '../understanding/bank';
import type { Scene } from '../format/contentFormat';
import { fixtureBank } from '../format/fixtureContent';
import { realBank, realLanguages } from '../format/realContent';
import { joinRendered, render, type Rendered } from './render';
import { expandVariants, slotsOf, withSamples } from '../format/template';
import { translateText } from './translation';

describe('translateText', () => {
  const bank = fixtureBank();

  it.each([
    ['Vous désirez ?', 'What would you like?'],
    ["  C'est un secret. ", "It's a secret."],
    ['Je voudrais un thé vert, s’il vous plaît.', "I'd like a green tea, please."],
    ['Un thé vert, voilà ! Avec du sucre ?', 'A green tea, there you are! With sugar?'],
    ['Je suis fatiguée.', "I'm tired."],
    ['Je m’appelle anne.marie.', 'My name is anne.marie.'],
    ['Bonjour ! Enchanté, Tom ! À bientôt !', 'Hello! Nice to meet you, Tom! See you soon!'],
    ['un café', 'a coffee'],
  ])('%s', (text, expected) => {
    expect(translateText(text, bank)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'Une bière, voilà ! Avec du sucre ?',
    'Vous désirez ? Une bière ?',
    'Bonjour',
    '{name}',
    'x. '.repeat(400),
  ])('cannot tell %j', (text) => {
    expect(translateText(text, bank)).toBeNull();
  });
});

/** What a scene's lines and replies can say, its first slot with every entry of every list that may fill it. */
function sayingsOf(scene: Scene, bank: Bank): Rendered[] {
  const { lists } = bank.content;
  const replies = scene.lines.flatMap((line) => line.replies);
  const all = replies.map(({ text }) => text).join(' ');
  return [...scene.lines, ...replies].flatMap((utterance) =>
    (['feminine', 'masculine'] as const).flatMap((address) => {
      const [slot] = slotsOf(expandVariants(utterance.text, address)).filter(({ name }) => name !== 'name');
      const fillers = slot
        ? slotsOf(slot.list ? utterance.text : all).flatMap(({ name, list }) =>
            name === slot.name && list ? (lists[list] ?? []) : [],
          )
        : [undefined];
      return fillers.map((entry) => {
        const entries = slot && entry ? { [slot.name]: entry } : {};
        const values = withSamples(`${utterance.text} ${all}`, { entries, name: 'Jo' }, lists);
        return render(utterance, address, values, bank.tools);
      });
    }),
  );
}

describe.each(realLanguages)('a text of %s', (language) => {
  const bank = realBank(language);
  const said = [...bank.content.scenes.values()].flatMap((scene) => sayingsOf(scene, bank));
  const senses = new Map<string, Set<string>>();
  for (const { text, means } of said) senses.set(text, (senses.get(text) ?? new Set()).add(means));

  it('has the sense that its author gave it, or that of the same words elsewhere', () => {
    const untold: string[] = [];
    for (const [text, known] of senses) {
      const sense = translateText(text, bank);
      if (sense === null) untold.push(text);
      else expect([...known], text).toContain(sense);
    }
    // A name that stands for two lists in one scene is filled here in ways that no dialogue fills it.
    expect(untold.length / senses.size).toBeLessThan(0.02);
  });

  it('has that of its sentences, one after the other', () => {
    const sure = said.filter(({ text }) => senses.get(text)?.size === 1 && translateText(text, bank) !== null);
    const nth = (index: number) => sure.slice(index % sure.length).slice(0, 1);
    for (let index = 0; index < 500; index += 1) {
      const { text, means } = joinRendered([...nth(index * 17), ...nth(index * 71 + 3), ...nth(index * 131)], language);
      expect(translateText(text, bank), text).toBe(means);
    }
  });
});
