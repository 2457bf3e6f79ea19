import { describe, expect, it } from 'vitest';
import { crisisIn } from './crisis';
import { crisisCases } from './crisisCases';

describe.each(Object.entries(crisisCases))('in %s', (_, { care, harmed, nothing }) => {
  it.each(care)('hears who may harm themselves: %s', (message) => expect(crisisIn(message)).toBe('care'));
  it.each(harmed)('hears whom somebody hurts: %s', (message) => expect(crisisIn(message)).toBe('harmed'));
  it.each(nothing)('hears nothing of the kind in: %s', (message) => expect(crisisIn(message)).toBeUndefined());
});

describe('any message', () => {
  it('is heard through whatever is written around it', () => {
    const around = 'Bonjour, je voudrais un café. '.repeat(30);
    expect(crisisIn(`${around} I WANT TO DIE!!! ${around}`)).toBe('care');
  });

  it.each([
    'a'.repeat(2000),
    'i '.repeat(1000),
    'nicht mehr '.repeat(180),
    'ich will '.repeat(220),
    'もう'.repeat(1000),
    '매일'.repeat(1000),
    'my husband always '.repeat(110),
  ])('is read within some milliseconds: %.30s…', (message) => {
    const begun = performance.now();
    crisisIn(message);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
