import { describe, expect, it } from 'vitest';
import { expandVariants, slotsOf, templateParts, withSamples } from './template';

describe('expandVariants', () => {
  it('takes the learner’s form, the masculine one where it is unsaid', () => {
    const template = 'Je suis {f:allée|m:allé}, {m:prêt|f:prête}.';
    expect(expandVariants(template, 'feminine')).toBe('Je suis allée, prête.');
    expect(expandVariants(template, 'masculine')).toBe('Je suis allé, prêt.');
    expect(expandVariants(template, 'unsaid')).toBe('Je suis allé, prêt.');
  });
});

describe('slots', () => {
  it('are found, and parts give the template back', () => {
    expect(slotsOf('{n:people} et {name}')).toEqual([{ name: 'n', list: 'people' }, { name: 'name' }]);
    expect(templateParts('a {n} b')).toEqual([{ literal: 'a ' }, { slot: { name: 'n' } }, { literal: ' b' }]);
  });

  it('take the first entry of their list as a sample', () => {
    const two = { text: 'deux', words: 'deux=two', means: 'two', also: [], 'also-target': [] };
    expect(withSamples('{n:people} {name}', { entries: {} }, { people: [two] })).toEqual({
      name: 'Alex',
      entries: { n: two },
    });
  });
});
