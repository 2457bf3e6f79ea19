import { describe, expect, it } from 'vitest';
import { lazilyInSteps, runThrough } from './steps';

function counted() {
  let made = 0;
  const lazy = lazilyInSteps(function* () {
    yield;
    made += 1;
    return { number: made };
  });
  return { lazy, made: () => made };
}

describe('what is made in steps', () => {
  it('is made when somebody has time, and no second time', () => {
    const { lazy, made } = counted();
    expect(made()).toBe(0);
    runThrough(lazy.warm());
    expect(made()).toBe(1);
    expect(lazy.get()).toBe(lazy.get());
    runThrough(lazy.warm());
    expect(made()).toBe(1);
  });

  it('is there at once for who cannot wait, and stays what they were given', () => {
    const { lazy } = counted();
    const steps = lazy.warm();
    steps.next();
    const given = lazy.get();
    runThrough(steps);
    expect(lazy.get()).toBe(given);
  });
});
