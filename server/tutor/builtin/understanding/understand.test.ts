import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { fixtureBank } from '../format/fixtureContent';
import { isTargetText, understand } from './understand';

const bank = fixtureBank();
const at = (scene: string, line: string, more: Partial<DialogueState> = {}): DialogueState => ({
  ...freshState,
  scene,
  line,
  turn: 1,
  ...more,
});

/** What was understood, as `scene/line: text` or the entry's id, with the texts of its slots. */
function understood(message: string, state: DialogueState = freshState): string[] {
  return understand(message, state, bank).parts.map(({ candidate, entries, name }) =>
    [
      candidate.kind === 'say' ? candidate.entry : `${candidate.scene}/${candidate.line}`,
      ...Object.values(entries).map((entry) => entry.text),
      name,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

describe('understand', () => {
  it.each([
    ["I'd like a coffee, please.", ['cafe/welcome un café']],
    ['i would like coffee', ['cafe/welcome un café']],
    ['Could I have a green tea please?', ['cafe/welcome un thé vert']],
    ['je voudrais un thé', ['cafe/welcome un thé']],
    ["JE VOUDRAIS UN CAFE, S'IL VOUS PLAIT !!", ['cafe/welcome un café']],
    ['Hi! I’d like a coffee, please', ['greeting', 'cafe/welcome un café']],
    ['hello i want a tea', ['greeting', 'cafe/welcome un thé']],
    ['Thanks a lot', ['thanks']],
    ['hiya', ['greeting']],
    ['My name is Anne-Marie', ['meeting/hello Anne-Marie']],
    ['je m’appelle Tom', ['meeting/hello Tom']],
  ])('from nowhere, %s', (message, expected) => {
    expect(understood(message)).toEqual(expected);
  });

  it.each(['I would like a pizza', 'the moon is made of cheese', '', '???', 'I’m sick'])(
    'does not pretend to understand %j',
    (message) => {
      expect(understood(message)).toEqual([]);
    },
  );

  it('prefers what can be said at this point', () => {
    expect(understood('yes', at('cafe', 'served'))).toEqual(['cafe/served']);
    expect(understood('yes', at('cafe', 'welcome'))).toEqual(['yes']);
    expect(understood('Tom', at('meeting', 'hello'))).toEqual(['meeting/hello Tom']);
    expect(understood('Tom')).toEqual([]);
  });

  it('does not take no for yes', () => {
    expect(understood('no, without sugar', at('cafe', 'served'))).not.toEqual(['cafe/served: Oui, avec du sucre.']);
    expect(understand('no', at('cafe', 'served'), bank).parts[0]?.candidate.said.text).toBe('Non merci.');
  });

  it('forgives a slip of the pen', () => {
    expect(understood("I'm tierd", at('cafe', 'welcome'))).toEqual(['cafe/welcome']);
    expect(understood('I want a cofee')).toEqual(['cafe/welcome un café']);
  });

  it('goes elsewhere in the scene only where the slots of that place have values', () => {
    expect(understood('Yes, with sugar.', at('cafe', 'welcome'))).toEqual(['yes']);
    expect(
      understood('Yes, with sugar.', at('cafe', 'welcome', { slots: { drink: { list: 'drinks', text: 'un café' } } })),
    ).toEqual(['cafe/served']);
  });

  it('admits what it left out', () => {
    expect(understand('Hello! My hovercraft is full of eels.', freshState, bank)).toMatchObject({ partial: true });
    expect(understand('Hello!', freshState, bank)).toMatchObject({ partial: false });
  });
});

describe('isTargetText', () => {
  it('tells the target language from English', () => {
    expect(isTargetText('Je suis dans un café avec du sucre', bank)).toBe(true);
    expect(isTargetText('I am in a coffee shop', bank)).toBe(false);
    expect(isTargetText('12345', bank)).toBe(false);
  });
});
