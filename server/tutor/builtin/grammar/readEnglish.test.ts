import { describe, expect, it } from 'vitest';
import type { JoinedClause } from './meaning';
import { readEnglish } from './readEnglish';
import { segmentsOf } from './segments';
import { usesOfVerb } from './english/verbs';
import { verbFrames } from './verbFrames';

const nouns = new Set(
  'cat apartment station hospital nurse fish market sister child grandmother garden tea mother dog bank coffee cinema friend japan year work guitar football teacher car key house book evening bed spain breakfast parent girlfriend london park film name soup fruit teacher usa'.split(
    ' ',
  ),
);
const adjectives = new Set('fat small hungry tired tall big good expensive english lonely sick old'.split(' '));
const knows = (lemma: string, wordClass: 'noun' | 'adj') => (wordClass === 'noun' ? nouns : adjectives).has(lemma);

const read = (sentence: string) => readEnglish(sentence, knows)?.clauses;

describe('a plain sentence is read for what it says', () => {
  const cases: readonly (readonly [sentence: string, clauses: readonly Partial<JoinedClause>[]])[] = [
    [
      'I have a cat called Biscuit.',
      [{ subject: { pronoun: 'i' }, predicate: { kind: 'has', what: { noun: 'cat', called: 'Biscuit' } as never } }],
    ],
    [
      'Her name is Miso and she is very fat',
      [
        { predicate: { kind: 'called', name: 'Miso' } },
        { joint: 'and', predicate: { kind: 'quality', qualities: [{ adjective: 'fat', degree: 'very' }] } },
      ],
    ],
    [
      'he is four years old and very fat',
      [
        { predicate: { kind: 'age', years: 4 } },
        { joint: 'and', predicate: { kind: 'quality', qualities: [{ adjective: 'fat', degree: 'very' }] } },
      ],
    ],
    [
      "I don't eat fish",
      [{ negated: true, predicate: { kind: 'does', verb: 'eat', object: { noun: 'fish' } as never } }],
    ],
    ['im so tired', [{ predicate: { kind: 'quality', qualities: [{ adjective: 'tired', degree: 'so' }] } }]],
    ['I feel lonely', [{ predicate: { kind: 'quality', qualities: [{ adjective: 'lonely' }] } }]],
    [
      "I've lived here for two years",
      [
        {
          tense: 'present',
          predicate: { kind: 'does', verb: 'live' },
          when: [{ span: { count: 2, unit: 'year' }, which: 'for' }],
        },
      ],
    ],
    ['I have eaten breakfast', [{ tense: 'past', predicate: { kind: 'does', verb: 'eat' } as never }]],
    ['We are going to visit my parents', [{ tense: 'future', predicate: { kind: 'does', verb: 'visit' } as never }]],
    [
      'I can sleep and drink tea in the garden',
      [
        { modality: 'can', predicate: { kind: 'does', verb: 'sleep' } },
        { joint: 'and', modality: 'can', predicate: { kind: 'does', verb: 'drink' } as never },
      ],
    ],
    [
      'I have no car',
      [{ negated: true, predicate: { kind: 'has', what: { noun: 'car', determiner: 'any' } as never } }],
    ],
    [
      'My sister lives in London and works in a bank',
      [
        { where: [{ relation: 'in', what: { noun: 'london' } as never }], predicate: { kind: 'does', verb: 'live' } },
        { joint: 'and', predicate: { kind: 'does', verb: 'work' } },
      ],
    ],
    [
      'When I was a child, I lived in Spain',
      [{ predicate: { kind: 'does', verb: 'live' } }, { joint: 'when', predicate: { kind: 'identity' } as never }],
    ],
    ['I get up at seven', [{ predicate: { kind: 'does', verb: 'get-up' }, when: [{ clock: { hour: 7, minute: 0 } }] }]],
    ['I play the guitar', [{ predicate: { kind: 'does', verb: 'play-instrument' } as never }]],
    ["What's your cat's name?", [{ mood: 'question', asksFor: 'what', predicate: { kind: 'called' } }]],
    ['How old is your grandmother?', [{ mood: 'question', asksFor: 'how-old', predicate: { kind: 'age' } }]],
    ['Do you have a dog?', [{ mood: 'question', asksFor: 'whether', predicate: { kind: 'has' } as never }]],
    ['where are you from?', [{ mood: 'question', asksFor: 'where-from', predicate: { kind: 'origin' } }]],
    [
      'My teacher is taller than me',
      [{ predicate: { kind: 'quality', qualities: [{ adjective: 'tall', degree: 'more', than: { pronoun: 'i' } }] } }],
    ],
  ];

  it.each(cases)('%s', (sentence, clauses) => {
    expect(read(sentence)).toMatchObject(clauses);
  });
});

describe('nothing is read of a sentence', () => {
  it.each([
    ['with a word that the language lacks', 'I have a zeppelin'],
    ['with a word that has no place', 'I only have a cat'],
    ['with a clause inside another', 'The woman who lives upstairs has a cat'],
    ['that is asked in the order of a statement', 'You have a cat?'],
    ['that is a word alone', 'cat'],
    ['that is none', 'cat the of in'],
    ['in another script', '猫がいます'],
    ['that is longer than a plain one', `I have ${'a cat and '.repeat(40)}a dog`],
  ])('%s', (_, sentence) => {
    expect(read(sentence)).toBeUndefined();
  });

  it('whatever is sent', () => {
    const hostile = [
      '',
      '?',
      '...',
      'and and and and',
      "'s 's 's",
      'I '.repeat(2_000),
      'my my my my my my',
      '1 2 3 4 5 6 7',
    ];
    for (const each of hostile) expect(read(each)).toBeUndefined();
  });
});

it('every use of a verb names a frame', () => {
  const frames: readonly string[] = verbFrames;
  const used = ['go', 'take', 'play', 'look', 'get', 'talk', 'be', 'write', 'put', 'turn', 'fill'].flatMap((verb) =>
    usesOfVerb(verb),
  );
  expect(used.length).toBeGreaterThan(20);
  for (const { frame } of used) expect(frames).toContain(frame);
});

describe('a message in segments', () => {
  it.each([
    ['Thanks! Pixel is hungry.', ['Thanks!', 'Pixel is hungry.']],
    ['yes i have a cat', ['yes', 'i have a cat']],
    ['ok, I understand, thanks', ['ok', 'I understand', 'thanks']],
    ['no pets here', ['no pets here']],
    ['haha cute! They are called Pixel', ['haha cute!', 'They are called Pixel']],
    ['猫がいます。黒いです。', ['猫がいます。', '黒いです。']],
    ['It is 3.50 euros', ['It is 3.50 euros']],
    ['', []],
  ])('%s', (message, segments) => {
    expect(segmentsOf(message).map(({ text }) => text)).toEqual(segments);
  });
});

describe('a particle behind what it belongs to', () => {
  it.each([
    ['I pick my sister up at the station.', 'pick-somebody-up'],
    ['I pick up my sister at the station.', 'pick-somebody-up'],
    ['She turned the guitar off.', 'turn-off'],
    ['He hurt himself.', 'hurt-oneself'],
    ['I fill the book in.', 'fill-in'],
    ['They put the child to bed.', 'put-to-bed'],
  ])('%s', (sentence, verb) => {
    expect(read(sentence)?.[0]?.predicate).toMatchObject({ kind: 'does', verb });
  });
});
