import { describe, expect, it } from 'vitest';
import { freshState, resumeState } from './dialogueState';
import { fixtureBank } from './format/fixtureContent';

const bank = fixtureBank();

describe('resumeState', () => {
  it.each([null, undefined, 7, 'x', [], {}, { v: 2 }, { ...freshState, slots: [1] }, { ...freshState, turn: -1 }])(
    'begins afresh from %j',
    (stored) => {
      expect(resumeState(stored, bank)).toEqual({ state: freshState, restarted: false });
    },
  );

  it('keeps what the content still has', () => {
    const state = {
      ...freshState,
      scene: 'cafe',
      line: 'served',
      slots: { drink: { list: 'drinks', text: 'un café' } },
      turn: 3,
    };
    expect(resumeState(JSON.parse(JSON.stringify(state)), bank)).toEqual({ state, restarted: false });
  });

  it('begins the scene again when its line is gone, and nothing when the scene is', () => {
    expect(resumeState({ ...freshState, scene: 'cafe', line: 'gone' }, bank)).toMatchObject({
      restarted: true,
      state: { scene: 'cafe', line: 'welcome' },
    });
    expect(resumeState({ ...freshState, scene: 'gone', line: 'gone' }, bank)).toMatchObject({
      restarted: true,
      state: { scene: null, line: null },
    });
  });

  it('drops values that no list holds any more, whatever the list is called', () => {
    const slots = { a: { list: 'drinks', text: 'une bière' }, b: { list: 'constructor', text: 'x' } };
    expect(resumeState({ ...freshState, slots }, bank).state.slots).toEqual({});
  });
});
