import { describe, expect, it } from 'vitest';
import { identityOf } from '../../../../domain/words/identity';
import { languageTools } from '../../../language/languageTools';
import { effortOf, isBeginner, knownShare, stranger, wantedIn } from './acquaintance';
import { buildBank } from '../understanding/bank';
import type { Utterance } from '../format/contentFormat';
import { fixtureBank, fixtureContent } from '../format/fixtureContent';
import { utterancesOf } from '../format/lexicon';

const said = (...surfaces: string[]): Utterance => ({
  text: surfaces.join(' '),
  words: surfaces.map((surface) => `${surface}=x`).join(' '),
  means: 'x',
});
const twenty = 'a b c d e f g h i j k l m n o p q r s t'.split(' ');
const knows = (...surfaces: string[]) => ({ knownCount: (surface: string) => (surfaces.includes(surface) ? 1 : 0) });
const needed = (...originals: string[]) => ({
  knownCount: () => 0,
  wanted: originals.map((original) => ({
    identity: identityOf(original, 'fr'),
    original,
    translation: 'x',
    why: 'needed' as const,
  })),
});

describe('knownShare', () => {
  it('is the share of different words that were met, marks and numbers left out', () => {
    expect(knownShare([said('un', 'thé', 'vert', 'un')], knows('un', 'vert'))).toBeCloseTo(2 / 3, 10);
    expect(knownShare([said('un', '!', '12')], knows('un'))).toBe(1);
    expect(knownShare([said('un'), said('thé')], knows('thé'))).toBe(0.5);
    expect(knownShare([], knows('un'))).toBe(0);
  });

  it('reads slots and variants over', () => {
    const words = '{f:fatiguée|m:fatigué}~fatigué=tired {drink:drinks}';
    expect(knownShare([{ text: 'x', words, means: 'x' }], knows('fatigué'))).toBe(1);
  });
});

describe('effortOf', () => {
  it.each([
    [0, 8],
    [10, 3],
    [14, 1],
    [16, 0],
    [17, 0],
    [19, 0],
    [20, 1],
  ])('with %i of 20 words known is %i tenths', (count, effort) => {
    expect(effortOf([said(...twenty)], knows(...twenty.slice(0, count)))).toBe(effort);
  });

  it('is 0 from 80 to 95 %, and grows on either side', () => {
    const efforts = twenty.map((_, count) => effortOf([said(...twenty)], knows(...twenty.slice(0, count))));
    const comfortable = efforts.flatMap((effort, count) => (effort === 0 ? [count] : []));
    expect(comfortable).toEqual([16, 17, 18, 19]);
    expect([...efforts.slice(0, 17)].sort((a, b) => b - a)).toEqual(efforts.slice(0, 17));
  });
});

describe('isBeginner', () => {
  const manyWords = Array.from(
    { length: 300 },
    (_, index) => `mot${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
  );
  const line = (word: string) => `  - { id: ${word}, text: ${word}., words: ${word}=x, means: x., end: true }`;
  const content = fixtureContent({
    'ciel.yaml': (source) => `${source}${manyWords.map(line).join('\n')}\n`,
  });
  const bank = buildBank(content, languageTools('fr'));

  it('holds for a stranger, and for who knows words that the content has not', () => {
    expect(isBeginner(stranger, bank)).toBe(true);
    expect(isBeginner({ knownCount: (surface) => (manyWords.includes(surface) ? 0 : 9) }, bank)).toBe(true);
  });

  it('ends above 200 words of the content', () => {
    expect(isBeginner(knows(...manyWords.slice(0, 200)), bank)).toBe(true);
    expect(isBeginner(knows(...manyWords.slice(0, 201)), bank)).toBe(false);
  });

  it('counts a word once, however often it is said', () => {
    const small = fixtureBank();
    const said = utterancesOf(small.content).length;
    expect(said).toBeGreaterThan(50);
    expect(isBeginner({ knownCount: () => 1 }, small)).toBe(true);
  });
});

describe('wantedIn', () => {
  it('counts different wanted words, in whatever case and elision they are said', () => {
    expect(wantedIn([said('Un', 'thé'), said('un')], needed('un', 'café'), 'fr')).toBe(1);
    expect(wantedIn([said('j’', 'aime')], needed('je', 'aime'), 'fr')).toBe(2);
    expect(wantedIn([said('thé')], needed('un'), 'fr')).toBe(0);
    expect(wantedIn([], needed('un'), 'fr')).toBe(0);
    expect(wantedIn([said('un')], stranger, 'fr')).toBe(0);
  });
});
