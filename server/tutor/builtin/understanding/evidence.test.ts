import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { isBorneOut, saysMore } from './evidence';
import { courtesies, understand } from './understand';

const nothing = { leftOut: 0, leftThings: 0, unsaid: 0, unsaidThings: 0 };

describe('isBorneOut', () => {
  it('passes over the fewer words the fewer are shared, and a thing only beside two', () => {
    expect(isBorneOut({ ...nothing, shared: 1, leftOut: 1 })).toBe(true);
    expect(isBorneOut({ ...nothing, shared: 1, leftOut: 2 })).toBe(false);
    expect(isBorneOut({ ...nothing, shared: 1, leftOut: 1, leftThings: 1 })).toBe(false);
    expect(isBorneOut({ ...nothing, shared: 2, leftOut: 1, leftThings: 1 })).toBe(true);
    expect(isBorneOut({ ...nothing, shared: 3, leftOut: 1, leftThings: 2 })).toBe(false);
  });

  it('says nothing in the place of one word shared, and names nothing that was not named', () => {
    expect(isBorneOut({ ...nothing, shared: 1, unsaid: 1 })).toBe(false);
    expect(isBorneOut({ ...nothing, shared: 2, unsaid: 1 })).toBe(true);
    expect(isBorneOut({ ...nothing, shared: 3, unsaid: 1, unsaidThings: 1 })).toBe(false);
  });
});

describe('saysMore', () => {
  it('tells a part from the same in other words', () => {
    expect(saysMore({ shared: 1, unsaid: 1, unsaidThings: 1 })).toBe(true);
    expect(saysMore({ shared: 0, unsaid: 2, unsaidThings: 1 })).toBe(false);
    expect(saysMore({ shared: 2, unsaid: 0, unsaidThings: 0 })).toBe(false);
  });
});

/** A scene's line that waits, or an empty chat. */
function at(place: string): DialogueState {
  const [scene, line] = place.split('/');
  return scene === undefined || line === undefined
    ? freshState
    : { ...freshState, scene, line, played: [scene], name: 'Tom', turn: 1 };
}

/** What is said of a message beside courtesies, in English. */
function meant(language: string, place: string, message: string): string[] {
  return understand(message, at(place), realBank(language))
    .parts.filter(({ candidate, byForm }) => !byForm && !(candidate.kind === 'say' && courtesies.has(candidate.entry)))
    .map(({ candidate }) => candidate.said.means);
}

describe('what stands for a message', () => {
  it.each([
    // A suggestion with one word of the message.
    ['ja', 'meal/too-much', "I can't eat octopus"],
    ['ja', 'family/siblings', 'I have to go to bed now'],
    ['fr', 'weather/rest', 'my dog sleeps in the kitchen'],
    ['fr', 'meeting/cat', 'My dog is called Biscuit and he is black'],
    ['de', 'meeting/friends', 'We have a small dog at home'],
    // One that somebody else is named beside.
    ['ja', 'clinic/allergy', "my sister's allergic to cats"],
    ['fr', 'doctor/hello', 'my cat has a fever'],
    ['de', 'restaurant/how-is-it', 'the bread was terrible'],
    // Part of what would be said elsewhere.
    ['de', 'cafe/served', "I'm allergic"],
    ['ja', 'cafe/enjoy', 'I worked all night'],
    // A word that may mean the like.
    ['de', 'cafe/order', 'Nuts!'],
    ['fr', '', "it's loud"],
    // A word alone, elsewhere.
    ['de', '', 'very German'],
    // A wish for a question.
    ['fr', '', "I'd like to see the Eiffel Tower"],
  ])('%s, %s: is nothing that %j does not say', (language, place, message) => {
    expect(meant(language, place, message)).toEqual([]);
  });

  it.each([
    ['ja', 'meeting/hobby', 'English?', "I'm {n:nationalities}."],
    ['ja', 'family/photo', 'We are five: my parents, my sister, my brother and me', 'I have {n:people} siblings.'],
    ['fr', '', 'so what do you do on the weekend, Camille?', 'How do you say “{word}”?'],
  ])('%s, %s: %j is not %j', (language, place, message, means) => {
    const { parts } = understand(message, at(place), realBank(language));
    expect(parts.map(({ candidate }) => candidate.said.means)).not.toContain(means);
  });

  it.each([
    ['de', '', 'Wer ist denn alles da?', "So who's all here?"],
    ['ja', 'weekend/trip', 'I went with my husband and it was great', 'I went with {r:receivers}.'],
    ['ja', 'meal/ask', 'I ate pasta with tomato sauce and salad', 'I ate {e:eaten}.'],
    ['fr', 'weekend/ask', 'nothing much, I mostly slept', 'Nothing special, I slept.'],
    ['de', 'cafe/served', 'my coffee has gone cold', "I'm afraid the coffee is cold."],
    ['ja', 'cafe/enjoy', "I'm tired today", "I'm tired."],
  ])('%s, %s: %j is still understood', (language, place, message, means) => {
    expect(meant(language, place, message)).toContain(means);
  });
});
