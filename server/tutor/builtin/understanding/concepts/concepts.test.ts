import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageTools } from '../../../../language/languageTools';
import { buildBank, type Bank } from '../bank';
import { fixtureContent } from '../../format/fixtureContent';
import { realBank, realContent } from '../../format/realContent';
import { runThrough } from '../../steps';
import { telling } from './bag';
import { bestByConcepts as bestInSteps } from './bestByConcepts';
import { likenessOf, readForComparison } from './conceptMatch';
import { createConceptReader, type ConceptReader } from './conceptReader';

/** All its steps at once. */
const bestByConcepts = (...given: Parameters<typeof bestInSteps>) => runThrough(bestInSteps(...given));

const readers = new Map<string, ConceptReader>();

/** Reads as the real content of a language does. */
function readerOf(language: string): ConceptReader {
  const known = readers.get(language);
  if (known) return known;
  const { content, tools, ownWords } = realBank(language);
  const reader = createConceptReader(content, tools, { thesaurus: content.thesaurus, ownWords });
  readers.set(language, reader);
  return reader;
}
const keysOf = (language: string, text: string) =>
  new Set(
    readerOf(language)
      .bagOf(text)
      .concepts.flatMap(({ keys, parts = [] }) => [...keys, ...parts]),
  );

// On a busy machine four languages take more than the usual five seconds.
beforeAll(() => {
  for (const language of ['de', 'fr', 'ja', 'ko']) readerOf(language).bagOf('これ');
}, 60_000);

describe('bagOf', () => {
  it.each([
    ['ja', 'きのうから痛い', 'it hurts since yesterday', 2],
    ['ja', 'げんきんで払う', 'I pay cash', 1],
    ['ja', 'onaka ippai', 'my stomach is full', 2],
    ['ja', 'mizu kudasai', '水をください', 2],
    ['ja', 'toire はどこ', 'where is the トイレ', 1],
    ['ko', '세시에', "three o'clock", 2],
    ['ko', '두시 에 만나 요', 'we meet at two', 2],
    ['ko', '김치찌게하나주세요', 'give me the kimchi stew', 2],
    ['ko', 'hwajangshil eodi', '화장실이 어디예요?', 2],
    ['ko', '피자먹었어', 'I ate pizza', 2],
    ['ko', '공부했어요', 'I study', 1],
    ['ko', '들었어요', 'to hear', 1],
    ['de', 'ich moechte draussen sitzen', 'I like to sit outside', 3],
    ['de', 'Ich möchte draußen sitzen', 'ich moechte draussen sitzen', 4],
    ['de', 'Ich will outside sitzen', 'sit draußen', 2],
    ['de', 'das ist nicht teuer', 'expensive', 1],
    ['fr', 'je want un café', 'a coffee', 1],
    ['fr', 'un parapluie', 'a brolly', 1],
  ])('in %s %j shares with %j', (language, one, other, least) => {
    const others = readerOf(language).bagOf(other).concepts;
    const keys = keysOf(language, one);
    const shared = others.filter(({ keys: own, parts = [] }) => [...own, ...parts].some((key) => keys.has(key)));
    expect(shared.length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['ja', 'きのうから痛い', 'tomorrow it is cheap'],
    ['ko', '세시에', 'two people'],
    ['de', 'ich moechte draussen sitzen', 'I sleep inside'],
  ])('in %s %j shares nothing that tells with %j', (language, one, other) => {
    const told = readerOf(language)
      .bagOf(other)
      .concepts.filter(({ weight }) => weight >= telling);
    expect(told.length).toBeGreaterThan(0);
    const keys = keysOf(language, one);
    expect(told.filter((concept) => concept.keys.some((key) => keys.has(key)))).toEqual([]);
  });

  it.each([
    ['ja', 'わかりません', 'wakarimasen', 'さむくない', 'samukunai desu', 'ありませんから', '砂糖なしで'],
    ['ko', '안 가요', '못 잤어요', '비싸지 않아요', '안먹어요', '없어요', 'eopseoyo'],
    ['de', 'das ist nicht teuer', 'Ich kann nicht', 'kein Zucker', 'ohne Zucker', 'I do not want Zucker'],
    ['fr', 'c’est pas cher', 'il n’y a personne', 'sans sucre', 'jamais', 'I don’t want un café'],
  ])('hears denials in %s', (language, ...texts) => {
    expect(texts.filter((text) => readerOf(language).bagOf(text).manner.denies !== true)).toEqual([]);
  });

  it.each([
    ['ja', 'すみません、水をください', '危ないですよ', '行きませんか', '行かなければなりません', 'かもしれません'],
    ['ko', '안녕하세요', '안경을 써요', '안에 있어요', '가요'],
    ['de', 'das ist teuer', 'nichte', 'I was in the city'],
    ['fr', 'une chambre pour une personne', 'de rien', 'pas mal', 'sans doute', 'le passé'],
  ])('hears none where words only look so, in %s', (language, ...texts) => {
    expect(texts.filter((text) => readerOf(language).bagOf(text).manner.denies)).toEqual([]);
  });

  it('reads English as English though its words are German as well', () => {
    expect(readerOf('de').bagOf('I was in the city').manner).toMatchObject({
      asks: false,
      isOfMe: true,
      isOfYou: false,
    });
    expect(keysOf('de', 'I was in the city')).toContain('be');
  });

  it.each(['de', 'fr', 'ja', 'ko'])(
    'throws at nothing in %s',
    (language) => {
      const { bagOf } = readerOf(language);
      const piece = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom(
          '😀',
          '？！',
          '...',
          '傘',
          '세시에',
          'مرحبا',
          'привет',
          'я',
          'ก',
          'desu-',
          "l'",
          '었',
          '\u0000',
        ),
      );
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
          const { concepts } = bagOf(pieces.join(' '));
          expect(concepts.filter(({ keys, weight }) => keys.length === 0 || !(weight >= 0 && weight <= 1))).toEqual([]);
        }),
        { numRuns: 60 },
      );
      for (const text of [
        'a'.repeat(2000),
        '가'.repeat(2000),
        'あ'.repeat(2000),
        'no 傘 '.repeat(400),
        '!'.repeat(2000),
      ])
        expect(() => bagOf(text)).not.toThrow();
      expect(bagOf('').concepts).toEqual([]);
      expect(bagOf('?!… 😀').concepts).toEqual([]);
    },
    30_000,
  );
});

const { thesaurus } = realContent('fr');
const withThesaurus = (changes: Parameters<typeof fixtureContent>[0] = {}): Bank =>
  buildBank({ ...fixtureContent(changes), thesaurus }, languageTools('fr'));
const bank = withThesaurus({
  'lists.yaml': (source) => `${source}  - { text: un parapluie, words: un=a parapluie=umbrella, means: an umbrella }\n`,
});
const cafe = bank.replies.get('cafe') ?? [];
const found = (message: string, candidates = cafe, by = bank) =>
  bestByConcepts(message, [['here', () => candidates]], by);
const said = (message: string) => found(message)?.candidate.said.text;
const tired = cafe.find(({ said: { means } }) => means === "I'm tired.");
const likeness = (message: string) =>
  Math.max(
    0,
    ...bank.concepts
      .wordingsOf(tired?.said ?? fail())
      .map((wording) => likenessOf(readForComparison(message, bank.concepts), wording)?.score ?? 0),
  );
const covered = (message: string) => {
  const wordings = bank.concepts.wordingsOf(tired?.said ?? fail());
  return likenessOf(readForComparison(message, bank.concepts), wordings[0] ?? fail())?.covered ?? 0;
};
function fail(): never {
  throw new Error('the fixture has changed');
}

describe('bestByConcepts', () => {
  it.each(["I'm exhausted", 'je suis knackered', 'fatigué', 'suis fatiguée', 'totally worn out'])(
    'finds what %j means',
    (message) => {
      expect(said(message)).toBe(tired?.said.text);
      expect(found(message)?.score).toBeLessThan(0.9);
    },
  );

  it('understands the first message as any other, before anything was compared', () => {
    const fresh = withThesaurus();
    expect(found("I'm exhausted", fresh.replies.get('cafe'), fresh)?.candidate.said.text).toBe(tired?.said.text);
    const other = withThesaurus();
    const compared = found('a cuppa then')?.entries.drink;
    expect(compared).toBeDefined();
    expect(found('a cuppa then', other.replies.get('cafe'), other)?.entries.drink).toEqual(compared);
  });

  it('fills slots by synonyms, the longest that fits', () => {
    const drink = (message: string) => found(message)?.entries.drink?.text;
    expect(drink('a brolly would be lovely')).toBe('un parapluie');
    expect(drink('my parapluie')).toBe('un parapluie');
    expect(drink('green tea then')).toBe('un thé vert');
    expect(drink('some tea then')).toBe('un thé');
    expect(drink('a pizza then')).toBeUndefined();
  });

  it('does not take a denial for its opposite', () => {
    expect(said("I'm not exhausted")).toBeUndefined();
    expect(said('without sugar')).toBeUndefined();
    expect(said('with sugar')).toBe('Oui, avec du sucre.');
  });

  it('finds a question less like a statement, and less like what is said of another', () => {
    expect(likeness("I'm exhausted")).toBe(1);
    expect(likeness('am I exhausted')).toBeCloseTo(0.7, 10);
    expect(likeness('you are exhausted')).toBeLessThan(0.75);
    expect(likeness('are you exhausted')).toBeLessThan(likeness('you are exhausted'));
    expect(likeness("I'm not exhausted")).toBeLessThan(0.36);
  });

  it('says how much of a message was passed over', () => {
    const [all, most, little] = ["I'm exhausted", "I'm exhausted today", "I'm exhausted by the long cold winter"].map(
      covered,
    );
    expect(all).toBe(1);
    expect(most).toBeLessThan(1);
    expect(little).toBeLessThan(most ?? 0);
    expect(found("I'm exhausted today")?.leftOut).toBe(1);
    expect(found("I'm exhausted")?.leftOut).toBe(0);
    expect(said('my old grandmother sings exhausted songs beside three green mountains')).toBeUndefined();
  });

  it('gives none of two that are equally likely, and either where both lead to the same', () => {
    const two = (next: string) =>
      withThesaurus({
        'cafe.yaml': (source) =>
          source.replace(
            'next: rest }',
            `next: rest }\n      - { text: Quelle fatigue !, words: Quelle=what fatigue=x, means: I'm worn out., next: ${next} }`,
          ),
      });
    for (const [next, isFound] of [
      ['rest', true],
      ['bye', false],
    ] as const) {
      const rivals = two(next);
      expect(found("I'm exhausted", rivals.replies.get('cafe'), rivals) !== undefined).toBe(isFound);
    }
  });

  it('understands nothing that has no meaning of its own, and the nearest place first', () => {
    expect(['', '?!', '😀', 'the of it', 'well so um'].map(said)).toEqual(Array(5).fill(undefined));
    const far = () => cafe;
    const near = () => cafe.filter((candidate) => candidate !== tired);
    expect(
      bestByConcepts(
        "I'm exhausted",
        [
          ['here', near],
          ['scene', far],
        ],
        bank,
      )?.candidate,
    ).toBe(tired);
    expect(
      bestByConcepts(
        "I'm exhausted today by work",
        [
          ['here', near],
          ['scene', far],
        ],
        bank,
      ),
    ).toBeUndefined();
  });
});
