import { describe, expect, it } from 'vitest';
import { createAbilities } from './abilities';

describe('a model that refuses to be given a shape and answers without', () => {
  const shaped = { isAboutShape: true };
  const unsaid = { isAboutShape: false };

  it('is asked for none again once it says that this was why, and that is told once', () => {
    const told: string[] = [];
    const abilities = createAbilities((sentence) => told.push(sentence));
    abilities.refusedShape(shaped);
    abilities.refusedShape(shaped);
    expect(abilities.structured()).toBe(false);
    expect(told).toEqual([expect.stringMatching(/refuses to give structured output.*plain text/u)]);
  });

  it('is asked for one again while the reason may have been another', () => {
    const told: string[] = [];
    const abilities = createAbilities((sentence) => told.push(sentence));
    for (let round = 0; round < 5; round += 1) {
      abilities.refusedShape(unsaid);
      abilities.refusedShape(unsaid);
      abilities.gaveShape();
    }
    expect([abilities.structured(), told]).toEqual([true, []]);
    for (let count = 0; count < 3; count += 1) abilities.refusedShape(unsaid);
    expect([abilities.structured(), told.length]).toEqual([false, 1]);
  });
});
