import type { Clause } from '../meaning';
import type { WrittenWord } from '../writer';
import { partsOf, withZu, type Conjugation, type Person } from './conjugation';
import { participle as englishParticiple, thirdPerson } from './english';
import type { VerbRow } from './verbRow';
import { unsayable, word } from './words';

/** The verb of a clause in its two or more places. */
export interface Verbal {
  /** In the second place, or the first of a question. */
  readonly finite: WrittenWord;
  /** At the end of a main clause. */
  readonly bracket: WrittenWord[];
  /** All of it at the end of a subordinate clause. */
  readonly atEnd: WrittenWord[];
  /** Whether what is at the end could stand alone after the same finite verb: 'und einen Apfel gekauft'. */
  readonly isCompound: boolean;
}

type Tense = Clause['tense'];
export type Modal = 'can' | 'must' | 'want' | 'would-like' | 'need' | 'may' | 'should' | 'shall';

const modals: Readonly<Record<Modal, { verb: string; present: string; past?: string }>> = {
  can: { verb: 'können', present: 'can', past: 'could' },
  must: { verb: 'müssen', present: 'must', past: 'had to' },
  need: { verb: 'müssen', present: 'must', past: 'had to' },
  want: { verb: 'wollen', present: 'want to', past: 'wanted to' },
  'would-like': { verb: 'möchten', present: 'would like to' },
  should: { verb: 'sollten', present: 'should' },
  /** In questions of what one should do. */
  shall: { verb: 'sollen', present: 'should' },
  may: { verb: 'dürfen', present: 'may', past: 'was allowed to' },
};

const pastGlosses: Readonly<Record<string, string>> = {
  haben: 'had',
  mögen: 'liked',
  wissen: 'knew',
  wollen: 'wanted',
  geben: 'was',
  heißen: 'was called',
  kommen: 'came',
  gehen: 'went',
};

/** 'am', 'are', 'was'. */
function beGloss({ person, number }: Person, isPast: boolean): string {
  if (isPast) return number === 'S' && person !== 2 ? 'was' : 'were';
  if (number === 'P' || person === 2) return 'are';
  return person === 1 ? 'am' : 'is';
}

const glossFor = (gloss: string, { person, number }: Person): string =>
  person === 3 && number === 'S' ? thirdPerson(gloss) : gloss;

/** A verb of one piece, and how Perfekt and infinitive of it are said. */
interface MainVerb {
  readonly row: Pick<VerbRow, 'verb' | 'gloss' | 'isMotion' | 'isPreterite'>;
  readonly person: Person;
  readonly conjugation: Conjugation;
}

export function verbalOf(main: MainVerb, tense: Tense, modal: Modal | undefined): Verbal {
  const { row, person, conjugation } = main;
  const { infinitive } = partsOf(row.verb);
  if (modal) return withModal(main, tense, modal);
  if (tense === 'future') {
    const last = word(infinitive, row.gloss);
    return compound(word(conjugation.present('werden', person), 'will', 'werden'), [last]);
  }
  if (tense === 'past' && !row.isPreterite) {
    const auxiliary = row.isMotion ? 'sein' : 'haben';
    const finite = word(conjugation.present(auxiliary, person), glossFor('have', person), auxiliary);
    return compound(finite, [word(conjugation.participle(row.verb), englishParticiple(row.gloss), infinitive)]);
  }
  return simple(main, tense === 'past');
}

function simple({ row, person, conjugation }: MainVerb, isPast: boolean): Verbal {
  const { prefix, base, infinitive } = partsOf(row.verb);
  const form = isPast ? conjugation.preterite(row.verb, person) : conjugation.present(row.verb, person);
  const isBe = base === 'sein' && row.gloss === 'be';
  const gloss = isBe
    ? beGloss(person, isPast)
    : isPast
      ? (pastGlosses[base] ?? englishParticiple(row.gloss))
      : glossFor(row.gloss, person);
  const finite = word(form, gloss, infinitive);
  if (prefix === '') return { finite, bracket: [], atEnd: [finite], isCompound: false };
  return {
    finite,
    bracket: [word(prefix, `(${row.gloss})`, infinitive)],
    atEnd: [word(prefix + form, gloss, infinitive)],
    isCompound: false,
  };
}

const compound = (finite: WrittenWord, bracket: WrittenWord[]): Verbal => ({
  finite,
  bracket,
  atEnd: [...bracket, finite],
  isCompound: true,
});

function withModal({ row, person, conjugation }: MainVerb, tense: Tense, modal: Modal): Verbal {
  const { verb, present, past } = modals[modal];
  const infinitive = word(partsOf(row.verb).infinitive, row.gloss);
  const lemma = lemmas[verb] ?? verb;
  if (tense === 'past') {
    const gloss = past ?? unsayable(`${modal} in the past`);
    return compound(word(conjugation.preterite(verb, person), gloss, lemma), [infinitive]);
  }
  // 'Ich möchte einen Kaffee': what is wished for needs no verb.
  if (modal === 'would-like' && tense === 'present' && row.verb === 'haben' && row.gloss === 'have') {
    const finite = word(conjugation.present(verb, person), 'would like', lemma);
    return { finite, bracket: [], atEnd: [finite], isCompound: false };
  }
  if (tense === 'present')
    return compound(word(conjugation.present(verb, person), glossOfModal(present, person), lemma), [infinitive]);
  if (modal === 'would-like' || modal === 'should' || modal === 'shall') return unsayable('would like in the future');
  const will = compound(word(conjugation.present('werden', person), 'will', 'werden'), [
    infinitive,
    word(verb, present),
  ]);
  // 'wird arbeiten müssen' turns round in a subordinate clause.
  return { ...will, atEnd: [will.finite, ...will.bracket] };
}

const lemmas: Readonly<Record<string, string>> = { möchten: 'mögen', sollten: 'sollen' };

const glossOfModal = (gloss: string, person: Person) => (gloss.startsWith('want') ? glossFor(gloss, person) : gloss);

/** 'zu schwimmen', 'aufzustehen'. */
export const infinitiveWithZu = ({ verb, gloss }: Pick<VerbRow, 'verb' | 'gloss'>): WrittenWord[] => {
  const { infinitive } = partsOf(verb);
  const forms = withZu(verb);
  return forms.map((form, index) =>
    forms.length === 2 && index === 0 ? word(form, ':infinitive') : word(form, gloss, infinitive),
  );
};

/** 'geh', 'steh … auf', 'gehen Sie'. */
export function imperativeOf({ row, conjugation }: Omit<MainVerb, 'person'>, isFamiliar: boolean): Verbal {
  const { prefix, base, infinitive } = partsOf(row.verb);
  const form = isFamiliar ? conjugation.imperative(row.verb) : base === 'sein' ? 'seien' : base;
  const finite = word(form, row.gloss, infinitive);
  const bracket = prefix === '' ? [] : [word(prefix, `(${row.gloss})`, infinitive)];
  return { finite, bracket, atEnd: [...bracket, finite], isCompound: false };
}
