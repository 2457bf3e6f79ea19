import { describe, expect, it } from 'vitest';
import { realContent } from '../../format/realContent';
import type { JoinedClause, Noun, NounPhrase, Predicate, PronounPhrase } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { createGermanWriter } from './writer';

const writer = createGermanWriter(realContent('de'));

const pronoun = (name: PronounPhrase['pronoun']): PronounPhrase => ({ pronoun: name });
const noun = (english: string, more: Partial<Noun> = {}): Noun => ({
  noun: english,
  plural: false,
  determiner: 'none',
  qualities: [],
  ...more,
});
const my = { determiner: { whose: pronoun('i') } } as const;
const your = { determiner: { whose: pronoun('you') } } as const;
const the = { determiner: 'the' } as const;
const a = { determiner: 'a' } as const;
const many = { plural: true } as const;

const does = (verb: VerbFrame, object?: NounPhrase, to?: NounPhrase): Predicate => ({
  kind: 'does',
  verb,
  ...(object ? { object } : {}),
  ...(to ? { to } : {}),
});
const being = (adjective: string): Predicate => ({ kind: 'quality', qualities: [{ adjective }] });

type More = Partial<JoinedClause>;
const said = (predicate: Predicate, more: More = {}): JoinedClause => ({
  mood: 'statement',
  subject: pronoun('i'),
  predicate,
  tense: 'present',
  negated: false,
  where: [],
  when: [],
  ...more,
});
const asked = (asksFor: NonNullable<JoinedClause['asksFor']>, predicate: Predicate, more: More = {}) =>
  said(predicate, { mood: 'question', asksFor, subject: pronoun('you'), ...more });
/** With no subject: who or what it is, is asked for. */
function askedForSubject(asksFor: 'who' | 'what', predicate: Predicate, more: More = {}): JoinedClause {
  const { subject: _subject, ...rest } = asked(asksFor, predicate, more);
  return rest;
}
const requested = (predicate: Predicate, more: More = {}) =>
  said(predicate, { mood: 'request', subject: pronoun('you'), ...more });

function german(clauses: readonly JoinedClause[], isFamiliar = true): string | undefined {
  const written = writer.write({ clauses }, { address: 'feminine', isFamiliar });
  return written?.map(({ surface, glued }, index) => (index > 0 && !glued ? ` ${surface}` : surface)).join('');
}

describe('requests', () => {
  const book = noun('book', the);
  it.each<[JoinedClause, string, string]>([
    [requested(does('give', book, pronoun('i'))), 'Gib mir das Buch!', 'Geben Sie mir das Buch!'],
    [requested(does('wait-for', pronoun('i'))), 'Warte auf mich!', 'Warten Sie auf mich!'],
    [requested(does('get-up')), 'Steh auf!', 'Stehen Sie auf!'],
    [requested(does('hurry')), 'Beeil dich!', 'Beeilen Sie sich!'],
    [requested(being('careful')), 'Sei vorsichtig!', 'Seien Sie vorsichtig!'],
    [requested(does('come'), { where: [{ relation: 'home' }] }), 'Komm nach Hause!', 'Kommen Sie nach Hause!'],
    [
      requested(does('forget', noun('key', { ...your, ...many })), { negated: true }),
      'Vergiss deine Schlüssel nicht!',
      'Vergessen Sie Ihre Schlüssel nicht!',
    ],
  ])('%#', (clause, toFriend, toStranger) => {
    expect([german([clause]), german([clause], false)]).toEqual([toFriend, toStranger]);
  });
});

describe('questions', () => {
  it.each<[JoinedClause, string]>([
    [askedForSubject('who', does('live'), { where: [{ relation: 'here' }] }), 'Wer wohnt hier?'],
    [askedForSubject('what', does('happen'), { tense: 'past' }), 'Was ist passiert?'],
    [askedForSubject('who', does('help', pronoun('you')), { tense: 'past' }), 'Wer hat dir geholfen?'],
    [asked('what', does('fear')), 'Wovor hast du Angst?'],
    [asked('what', does('be-interested-in')), 'Wofür interessierst du dich?'],
    [asked('who', does('help')), 'Wem hilfst du?'],
    [asked('who', does('wait-for')), 'Auf wen wartest du?'],
    [asked('what', does('work-as')), 'Als was arbeitest du?'],
    [asked('what-time', does('get-up')), 'Um wie viel Uhr stehst du auf?'],
    [asked('where-to', does('go')), 'Wohin gehst du?'],
    [asked('what', { kind: 'has' }), 'Was hast du?'],
    [asked('how-old', { kind: 'age' }), 'Wie alt bist du?'],
    [
      asked('whether', does('open', noun('window', the)), { subject: pronoun('i'), modality: 'may' }),
      'Darf ich das Fenster öffnen?',
    ],
  ])('%#', (clause, expected) => {
    expect(german([clause])).toBe(expected);
  });
});

describe('joined clauses', () => {
  const tired = said(being('tired'));
  const stay = said(does('stay'), { where: [{ relation: 'at-home' }] });
  it.each<[readonly JoinedClause[], string]>([
    [
      [
        tired,
        said(does('work'), { joint: 'because', when: [{ part: 'night', which: 'in' }] }),
        said(does('sleep'), { joint: 'and', when: [{ period: 'day', which: 'in' }], manner: 'badly' }),
      ],
      'Ich bin müde, weil ich nachts arbeite und tagsüber schlecht schlafe.',
    ],
    [
      [tired, said(does('get-up'), { joint: 'because', often: 'always', when: [{ clock: { hour: 5, minute: 30 } }] })],
      'Ich bin müde, weil ich immer um halb sechs aufstehe.',
    ],
    [
      [said(being('happy')), said(does('get', noun('letter', a)), { joint: 'because', tense: 'past' })],
      'Ich bin glücklich, weil ich einen Brief bekommen habe.',
    ],
    [[said(does('laugh')), said(being('fine'), { joint: 'because' })], 'Ich lache, weil es mir gut geht.'],
    [
      [stay, said(does('go'), { joint: 'because', modality: 'can', negated: true })],
      'Ich bleibe zu Hause, weil ich nicht gehen kann.',
    ],
    [
      [
        said(does('lose', noun('key', my)), { tense: 'past' }),
        said(does('go'), { joint: 'so', modality: 'can', negated: true, where: [{ relation: 'home' }] }),
      ],
      'Ich habe meinen Schlüssel verloren, deshalb kann ich nicht nach Hause gehen.',
    ],
    [
      [said(does('read', noun('book', a))), said(does('watch', noun('tv')), { joint: 'or' })],
      'Ich lese ein Buch oder sehe fern.',
    ],
    [
      [
        said(does('buy', noun('lamp', a)), { tense: 'past' }),
        said(being('broken'), { joint: 'but', subject: pronoun('it') }),
      ],
      'Ich habe eine Lampe gekauft, aber sie ist kaputt.',
    ],
    [
      [said(does('wear', noun('coat', a))), said(does('snow'), { joint: 'because', subject: pronoun('it') })],
      'Ich trage einen Mantel, weil es schneit.',
    ],
  ])('%#', (clauses, expected) => {
    expect(german(clauses)).toBe(expected);
  });
});

describe('statements', () => {
  const bus = noun('bus', the);
  const toWork = { where: [{ relation: 'to', what: noun('work') }] } as const;
  it.each<[JoinedClause, string]>([
    [said(does('live'), { subject: { ...pronoun('i'), and: { name: 'Tom', kind: 'person' } } }), 'Tom und ich leben.'],
    [said(does('take-transport', bus), toWork), 'Ich fahre mit dem Bus zur Arbeit.'],
    [said(does('drive', noun('car', a)), { tense: 'past' }), 'Ich habe ein Auto gefahren.'],
    [said(does('swim'), { tense: 'past' }), 'Ich bin geschwommen.'],
    [
      said(does('call', noun('mother', my)), {
        tense: 'future',
        when: [{ word: 'tomorrow' }, { part: 'morning', which: 'this' }],
      }),
      'Ich rufe morgen früh meine Mutter an.',
    ],
    [
      said(does('get-up'), { when: [{ clock: { hour: 7, minute: 15 } }, { day: 'monday', which: 'every' }] }),
      'Ich stehe jeden Montag um Viertel nach sieben auf.',
    ],
    [
      said(does('arrive'), { tense: 'past', when: [{ clock: { hour: 14, minute: 20 } }] }),
      'Ich bin um vierzehn Uhr zwanzig angekommen.',
    ],
    [said(does('dance'), { when: [{ day: 'saturday', which: 'on', part: 'evening' }] }), 'Ich tanze am Samstagabend.'],
    [said(does('look-at', noun('picture', the))), 'Ich sehe mir das Bild an.'],
    [said(does('look-at', pronoun('it'))), 'Ich sehe es mir an.'],
    [said(does('remember', pronoun('it')), { negated: true }), 'Ich erinnere mich nicht daran.'],
    [said(does('live'), { where: [{ relation: 'near', what: pronoun('you') }] }), 'Ich wohne in deiner Nähe.'],
    [
      said(does('fly'), { tense: 'future', where: [{ relation: 'to', what: noun('usa') }] }),
      'Ich werde in die USA fliegen.',
    ],
    [said(does('work'), { tense: 'future', modality: 'must' }), 'Ich werde arbeiten müssen.'],
    [said(does('eat', pronoun('something')), { tense: 'past', negated: true }), 'Ich habe nichts gegessen.'],
    [
      said(does('eat'), { subject: pronoun('you'), modality: 'may', negated: true, where: [{ relation: 'here' }] }),
      'Du darfst hier nicht essen.',
    ],
    [
      said(
        {
          kind: 'has',
          what: noun('brother', { ...many, determiner: 'any', and: noun('sister', { ...many, determiner: 'any' }) }),
        },
        { negated: true },
      ),
      'Ich habe keine Brüder und keine Schwestern.',
    ],
    [said(being('swiss'), { subject: pronoun('she') }), 'Sie ist Schweizerin.'],
    [said(does('like', noun('cheese', { qualities: [{ adjective: 'swiss' }] }))), 'Ich mag Schweizer Käse.'],
    [
      said(does('come-back'), { tense: 'future', when: [{ span: { count: 1, unit: 'week' }, which: 'in' }] }),
      'Ich komme in einer Woche zurück.',
    ],
    [
      said(does('drink', noun('beer', { determiner: 'another' })), { modality: 'would-like' }),
      'Ich möchte noch ein Bier trinken.',
    ],
    [
      said(does('live'), { where: [{ relation: 'in', what: noun('city', { determiner: 'another' }) }] }),
      'Ich wohne in einer anderen Stadt.',
    ],
    [
      said({ kind: 'identity', what: noun('child', { ...many, ...my }) }, { subject: pronoun('this') }),
      'Das sind meine Kinder.',
    ],
  ])('%#', (clause, expected) => {
    expect(german([clause])).toBe(expected);
  });

  it.each<[string, JoinedClause]>([
    ['a verb without what it needs', said(does('need'))],
    ['a vehicle that is not named', said(does('take-transport'), toWork)],
    ['a noun that is not known', said(does('see', noun('flibbertigibbet', a)))],
    [
      'a direction that might be a place',
      said(does('go'), { where: [{ relation: 'behind', what: noun('house', the) }] }),
    ],
    ['perhaps', said(does('rain'), { subject: pronoun('it'), modality: 'may' })],
  ])('leaves %s unsaid', (_what, clause) => {
    expect(german([clause])).toBeUndefined();
  });
});
