import { describe, expect, it } from 'vitest';
import { recapOf, type RecapSighting } from './recapOf';

const since = new Date('2026-03-01T12:00:00.000Z');
const before = new Date(since.getTime() - 1);
const scene = { conversationId: 'here', since, threshold: 3 };

/** One sighting of a word that had been met twice before, unless told otherwise. */
const sighting = (original: string, more: Partial<RecapSighting> = {}): RecapSighting => ({
  wordId: original,
  original,
  trueCount: 2,
  baseline: 0,
  masteredAt: null,
  neededAt: null,
  peekedAt: null,
  times: 1,
  conversationId: 'here',
  ...more,
});

describe('the recap of a scene', () => {
  it('is empty where nothing was met', () => {
    expect(recapOf([], scene)).toEqual({ met: 0, mastered: [], peeked: [], needed: [] });
  });

  it('counts as met what had never been met before, each word once', () => {
    const fresh = { trueCount: 2 };
    const sightings = [sighting('un', fresh), sighting('deux', { trueCount: 5 }), sighting('un', fresh)];
    expect(recapOf(sightings, scene).met).toBe(1);
  });

  it('does not count as met what another conversation showed first, also where that is gone', () => {
    const fresh = { trueCount: 2 };
    for (const conversationId of ['there', null]) {
      const elsewhere = sighting('un', { ...fresh, conversationId });
      expect(recapOf([elsewhere, sighting('un', fresh)], scene).met).toBe(0);
      expect(recapOf([sighting('un', fresh), elsewhere], scene).met).toBe(1);
    }
  });

  it.each([
    ['comes to the threshold', [sighting('un', { trueCount: 3 })], ['un']],
    ['stays below it', [sighting('un', { trueCount: 2 })], []],
    ['was past it', [sighting('un', { trueCount: 4 })], []],
    ['begins anew and comes to it', [sighting('un', { trueCount: 9, baseline: 6 })], ['un']],
    ['begins anew and stays below it', [sighting('un', { trueCount: 9, baseline: 7 })], []],
    ['is marked', [sighting('un', { trueCount: 9, masteredAt: since })], ['un']],
    ['was marked before', [sighting('un', { trueCount: 3, masteredAt: before })], []],
    [
      'comes to it in another conversation',
      [sighting('un', { trueCount: 3, conversationId: 'there' }), sighting('un', { trueCount: 3, times: 0 })],
      [],
    ],
    [
      'comes to it here, and is met elsewhere after that',
      [sighting('un', { trueCount: 4 }), sighting('un', { trueCount: 4, conversationId: 'there' })],
      ['un'],
    ],
  ])('tells as mastered a word that %s: or does not', (_what, sightings, mastered) => {
    expect(recapOf(sightings, scene).mastered).toEqual(mastered);
  });

  it('takes the first meeting for mastery where the threshold is nought, as the word bank does', () => {
    expect(recapOf([sighting('un', { trueCount: 1 })], { ...scene, threshold: 0 }).mastered).toEqual(['un']);
  });

  it('tells what was missing and what was looked up since it began, and nothing from before', () => {
    const sightings = [
      sighting('un', { neededAt: since }),
      sighting('deux', { neededAt: before }),
      sighting('trois', { peekedAt: since }),
      sighting('quatre', { peekedAt: before }),
    ];
    expect(recapOf(sightings, scene)).toEqual({ met: 0, mastered: [], peeked: ['trois'], needed: ['un'] });
  });

  it('tells a word once: what was missing before what was looked up, and that before what is mastered', () => {
    const all = { masteredAt: since, peekedAt: since, neededAt: since };
    const sightings = [
      sighting('un', all),
      sighting('deux', { ...all, neededAt: null }),
      sighting('trois', { ...all, neededAt: null, peekedAt: null }),
    ];
    expect(recapOf(sightings, scene)).toMatchObject({ needed: ['un'], peeked: ['deux'], mastered: ['trois'] });
  });

  it('names six words at most, the first that came up, and none in place of another list', () => {
    const sightings = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((word) =>
      sighting(word, { neededAt: since, peekedAt: since, masteredAt: since }),
    );
    expect(recapOf(sightings, scene)).toEqual({
      met: 0,
      needed: ['a', 'b', 'c', 'd', 'e', 'f'],
      peeked: [],
      mastered: [],
    });
  });
});
