import { describe, expect, it } from 'vitest';
import { realContent } from '../../format/realContent';
import type { Clause, Determiner, JoinedClause, Noun, NounPhrase, Predicate, Time } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import type { Hearing } from '../writer';
import { createFrenchWriter } from './writer';

const writer = createFrenchWriter(realContent('fr'));
const polite: Hearing = { address: 'unsaid', isFamiliar: false };
const familiar: Hearing = { address: 'feminine', isFamiliar: true };

const i: NounPhrase = { pronoun: 'i' };
const you: NounPhrase = { pronoun: 'you' };
const noun = (lemma: string, determiner: Determiner = 'the', more: Partial<Noun> = {}): Noun => ({
  noun: lemma,
  plural: false,
  determiner,
  qualities: [],
  ...more,
});
const does = (verb: VerbFrame, object?: NounPhrase, to?: NounPhrase): Predicate => ({
  kind: 'does',
  verb,
  ...(object ? { object } : {}),
  ...(to ? { to } : {}),
});

type Part = Partial<JoinedClause> & Pick<Clause, 'predicate'>;

function said(parts: Part | readonly Part[], to: Hearing = familiar): string | undefined {
  const list: readonly Part[] = 'predicate' in parts ? [parts] : parts;
  const clauses = list.map((part): JoinedClause => ({
    mood: 'statement',
    tense: 'present',
    negated: false,
    where: [],
    when: [],
    ...part,
  }));
  return writer
    .write({ clauses }, to)
    ?.map(({ surface, glued }) => (glued ? surface : ` ${surface}`))
    .join('')
    .trim();
}

const request = (predicate: Predicate, more: Partial<Clause> = {}): Part => ({
  mood: 'request',
  subject: you,
  predicate,
  ...more,
});

describe('requests', () => {
  it.each([
    [request(does('give', noun('book'), i)), 'Donne-moi le livre.', 'Donnez-moi le livre.'],
    [request(does('give', { pronoun: 'it' }, i)), 'Donne-le-moi.', 'Donnez-le-moi.'],
    [request(does('wait-for', i)), 'Attends-moi.', 'Attendez-moi.'],
    [request(does('get-up'), { manner: 'early' }), 'Lève-toi tôt.', 'Levez-vous tôt.'],
    [request(does('hurry'), { negated: true }), 'Ne te dépêche pas.', 'Ne vous dépêchez pas.'],
    [
      request(does('forget', noun('key', { whose: you }, { plural: true })), { negated: true }),
      'N’oublie pas tes clés.',
      'N’oubliez pas vos clés.',
    ],
    [
      request({ kind: 'quality', qualities: [{ adjective: 'careful' }] }, { negated: false }),
      'Sois prudent.',
      'Soyez prudent.',
    ],
  ])('%#', (clause, tu, vous) => {
    expect(said(clause, familiar)).toBe(tu);
    expect(said(clause, polite)).toBe(vous);
  });
});

describe('questions', () => {
  const asked = (asksFor: NonNullable<Clause['asksFor']>, predicate: Predicate, more: Partial<Clause> = {}): Part => ({
    mood: 'question',
    asksFor,
    predicate,
    ...more,
  });
  it.each([
    [asked('how-old', { kind: 'age' }, { subject: you }), 'Quel âge avez-vous ?'],
    [asked('how-old', { kind: 'age' }, { subject: { pronoun: 'she' } }), 'Quel âge a-t-elle ?'],
    [asked('how', { kind: 'quality', qualities: [] }, { subject: you }), 'Comment allez-vous ?'],
    [
      asked('how', { kind: 'quality', qualities: [] }, { subject: { pronoun: 'it' }, tense: 'past' }),
      'C’était comment ?',
    ],
    [asked('what-time', does('get-up'), { subject: you }), 'À quelle heure est-ce que vous vous levez ?'],
    [asked('where-to', does('go'), { subject: you }), 'Où est-ce que vous allez ?'],
    [asked('who', does('live'), { where: [{ relation: 'here' }] }), 'Qui habite ici ?'],
    [asked('what', does('happen'), { tense: 'past' }), 'Qu’est-ce qui s’est passé ?'],
    [asked('what', does('think-about'), { subject: you }), 'À quoi est-ce que vous pensez ?'],
    [asked('who', does('talk-to'), { subject: you }), 'À qui est-ce que vous parlez ?'],
    [asked('who', does('see'), { subject: you, tense: 'past' }), 'Qui est-ce que vous avez vu ?'],
    [asked('what', { kind: 'called' }, { subject: noun('cat', { whose: you }) }), 'Comment s’appelle votre chat ?'],
    [asked('where', { kind: 'place' }, { subject: { pronoun: 'she' } }), 'Où est-elle ?'],
    [
      asked('whether', does('open', noun('window')), { subject: i, modality: 'may' }),
      'Est-ce que je peux ouvrir la fenêtre ?',
    ],
    [asked('what', { kind: 'identity' }, { subject: { pronoun: 'that' } }), 'Qu’est-ce que c’est ?'],
    [asked('who', { kind: 'identity' }, { subject: { pronoun: 'she' } }), 'Qui est-ce ?'],
  ])('%#', (clause, french) => {
    expect(said(clause, polite)).toBe(french);
  });
});

describe('times and negations', () => {
  const at = (when: Time, more: Partial<Clause> = {}): Part => ({
    subject: i,
    predicate: does('work'),
    when: [when],
    ...more,
  });
  it.each([
    [at({ day: 'monday', which: 'last' }, { tense: 'past' }), 'Lundi dernier, j’ai travaillé.'],
    [at({ day: 'monday', which: 'every', part: 'evening' }), 'Je travaille le lundi soir.'],
    [at({ part: 'afternoon', which: 'this' }), 'Je travaille cet après-midi.'],
    [at({ part: 'night', which: 'all' }), 'Je travaille toute la nuit.'],
    [at({ period: 'spring', which: 'in' }), 'Je travaille au printemps.'],
    [at({ period: 'weekend', which: 'in' }), 'Je travaille le week-end.'],
    [at({ period: 'weekend', which: 'in' }, { tense: 'future' }), 'Je vais travailler ce week-end.'],
    [at({ clock: { hour: 7, minute: 45 } }), 'Je travaille à huit heures moins le quart.'],
    [at({ meal: 'lunch', which: 'after' }), 'Je travaille après le déjeuner.'],
    [at({ span: { count: 2, unit: 'hour' }, which: 'for' }), 'Je travaille depuis deux heures.'],
    [at({ span: { count: 2, unit: 'hour' }, which: 'for' }, { tense: 'past' }), 'J’ai travaillé pendant deux heures.'],
    [
      at({ span: { count: 1, unit: 'week' }, which: 'in' }, { tense: 'future' }),
      'Je vais travailler dans une semaine.',
    ],
    [at({ month: 8, which: 'in' }), 'Je travaille en août.'],
    [at({ word: 'just-now' }, { tense: 'past' }), 'Je viens de travailler.'],
    [at({ word: 'still' }, { negated: true }), 'Je ne travaille toujours pas.'],
    [at({ word: 'not-yet' }, { negated: true }), 'Je ne travaille pas encore.'],
    [at({ word: 'again' }), 'Je travaille encore une fois.'],
    [at({ word: 'today' }, { negated: true, also: true }), 'Je ne travaille pas aujourd’hui non plus.'],
    [at({ word: 'today' }, { often: 'never' }), 'Je ne travaille jamais aujourd’hui.'],
    [at({ period: 'day', which: 'every' }, { tense: 'past' }), 'Je travaillais tous les jours.'],
  ])('%#', (clause, french) => {
    expect(said(clause)).toBe(french);
  });
});

describe('objects', () => {
  const she: NounPhrase = { pronoun: 'she' };
  it.each([
    [does('know', { pronoun: 'that' }), 'Je le sais.'],
    [does('know', she), 'Je la connais.'],
    [does('love', she), 'Je l’aime.'],
    [does('visit', noun('paris museum')), undefined],
    [does('visit', she), 'Je lui rends visite.'],
    [does('do', { pronoun: 'nothing' }), 'Je ne fais rien.'],
    [does('need', { pronoun: 'it' }), 'J’en ai besoin.'],
    [does('need', noun('holiday', 'a')), 'J’ai besoin de vacances.'],
    [does('play', noun('music', 'none')), 'Je joue de la musique.'],
    [does('play', noun('sport', 'none', { plural: true })), 'Je fais du sport.'],
    [does('miss', she), 'Elle me manque.'],
    [does('ask', noun('teacher', { whose: i })), 'Je demande à mon professeur.'],
    [does('work-as', noun('nurse', 'a')), 'Je travaille comme infirmière.'],
    [does('tell', { pronoun: 'everything' }, noun('mother', { whose: i })), 'Je raconte tout à ma mère.'],
    [does('see', noun('person', 'many', { plural: true })), 'Je vois beaucoup de gens.'],
    [
      does('see', noun('house', 'a', { qualities: [{ adjective: 'small' }, { adjective: 'old' }] })),
      'Je vois une vieille petite maison.',
    ],
    [does('see', noun('friend', { whose: noun('sister', { whose: i }) })), 'Je vois l’ami de ma sœur.'],
    [
      does('see', { ...noun('cat', { whose: i }, { plural: true }), and: noun('dog', 'none', { plural: true }) }),
      'Je vois mes chats et mes chiens.',
    ],
    [does('rain'), undefined],
    [does('change', noun('job', 'the')), undefined],
  ] as const)('%#', (predicate, french) => {
    expect(said({ subject: i, predicate })).toBe(french);
  });
});

describe('clauses together', () => {
  const tired: Predicate = { kind: 'quality', qualities: [{ adjective: 'tired' }] };
  it('joins them, and says a future in both', () => {
    const home: Part = { subject: i, predicate: does('come-back'), tense: 'future' };
    expect(said([home, { subject: i, predicate: tired, joint: 'when' }])).toBe('Je rentrerai quand je serai fatiguée.');
    expect(said([home, { subject: i, predicate: tired, joint: 'because' }])).toBe(
      'Je vais rentrer parce que je suis fatiguée.',
    );
  });

  it('takes a pronoun for a subject that was just named', () => {
    const sister = noun('sister', { whose: i });
    expect(
      said([
        { subject: sister, predicate: does('live'), where: [{ relation: 'here' }] },
        { subject: sister, predicate: tired, joint: 'but' },
      ]),
    ).toBe('Ma sœur habite ici, mais elle est fatiguée.');
  });

  it('gives up the whole where a word is missing', () => {
    const clause: Part = { subject: i, predicate: does('see', noun('gizmo')) };
    expect(
      said([
        { subject: i, predicate: tired },
        { ...clause, joint: 'and' },
      ]),
    ).toBeUndefined();
  });
});

describe('words', () => {
  it('have a sense each', () => {
    const clause = { mood: 'statement', tense: 'past', negated: true, where: [], when: [], subject: i } as const;
    const words = writer.write({ clauses: [{ ...clause, predicate: does('eat', noun('bread', 'none')) }] }, familiar);
    expect(words).toEqual([
      { surface: 'Je', gloss: 'I' },
      { surface: 'n’', gloss: ':negative', lemma: 'ne' },
      { surface: 'ai', gloss: 'have', lemma: 'avoir', glued: true },
      { surface: 'pas', gloss: 'not' },
      { surface: 'mangé', gloss: 'eaten', lemma: 'manger' },
      { surface: 'de', gloss: 'any' },
      { surface: 'pain', gloss: 'bread' },
      { surface: '.', gloss: '', glued: true },
    ]);
  });

  it('are known or not', () => {
    expect(writer.knows('cat', 'noun')).toBe(true);
    expect(writer.knows('poland', 'noun')).toBe(true);
    expect(writer.knows('hungry', 'adj')).toBe(true);
    expect(writer.knows('german', 'adj')).toBe(true);
    expect(writer.knows('gizmo', 'noun')).toBe(false);
    expect(writer.knows('cat', 'adj')).toBe(false);
  });
});
