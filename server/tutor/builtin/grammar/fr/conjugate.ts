import type { VerbInfo } from 'french-verbs-lefff';
import { adjectiveForm, type Gender } from './inflect';
import { participle, past, thirdPerson } from './english';
import { readVerbForms } from './lefff';
import { pieces, word, type Piece } from './pieces';
import { known, unsayable } from './unsayable';
import { otherVerbs, verbRows } from './verbs';

/** je, tu, il, nous, vous, ils. */
export type Person = 0 | 1 | 2 | 3 | 4 | 5;
export type Form = 'present' | 'imparfait' | 'passé composé' | 'near future' | 'future' | 'conditional';

/** Whom a verb agrees with. */
export interface Agreement {
  readonly person: Person;
  readonly gender: Gender;
  readonly plural: boolean;
}

/** A verb with all that stands around it in one clause. */
export interface VerbGroup {
  readonly verb: string;
  readonly gloss: string;
  readonly isReflexive?: boolean;
  readonly takesEtre?: boolean;
  /** Object pronouns, in their order. */
  readonly clitics?: readonly Piece[];
  /** What the participle agrees with, if an object stands before it. */
  readonly objectBefore?: { readonly gender: Gender; readonly plural: boolean };
  /** A reflexive verb whose object follows: elle s’est lavé les mains. */
  readonly objectFollows?: boolean;
  /** Between the finite verb and what it governs: souvent, bien, déjà. */
  readonly middle?: readonly Piece[];
  readonly after?: readonly Piece[];
}

/** What stands over a verb: 'je peux', 'j’aime', 'j’ai besoin de', 'je viens de'. */
export interface Over {
  readonly verb: string;
  readonly gloss: string;
  readonly after?: string;
  /** The infinitive behind it is 'to swim' in English. */
  readonly hasTo?: boolean;
}

const columns = { present: 'P', imparfait: 'I', future: 'F', conditional: 'C' } as const;

let loaded: ReturnType<typeof readVerbForms> | undefined;
const verbForms = () => {
  loaded ??= readVerbForms([
    ...new Set([...Object.values(verbRows).flatMap((row) => (row ? [row.verb] : [])), ...otherVerbs]),
  ]);
  return loaded;
};

/** Where the table has the rarer of two forms. */
const usual: Readonly<Record<string, string>> = {
  puis: 'peux',
  ...Object.fromEntries(
    ['pay', 'essay'].flatMap((stem) =>
      ['e', 'es', 'ent', 'erai', 'eras', 'era', 'erons', 'erez', 'eront', 'erais', 'erait', 'eraient'].map((ending) => [
        stem + ending,
        stem.replace(/y$/u, 'i') + ending,
      ]),
    ),
  ),
};

/** The tables mark what a verb lacks with 'NA' or null. */
function formOf(verb: string, column: keyof VerbInfo, place: number): string {
  const found = verbForms().get(verb)?.[column]?.[place] ?? undefined;
  const form = known(found === 'NA' ? undefined : found, `${column}${place} of ${verb}`);
  return usual[form] ?? form;
}

export const simpleForm = (verb: string, form: keyof typeof columns, person: Person): string =>
  formOf(verb, columns[form], person);

export const pastParticiple = (verb: string, { gender, plural }: { gender: Gender; plural: boolean }): string =>
  formOf(verb, 'K', (gender === 'f' ? 2 : 0) + (plural ? 1 : 0));

export const imperative = (verb: string, isFamiliar: boolean): string => formOf(verb, 'Y', isFamiliar ? 1 : 4);

const reflexives: readonly string[] = [
  'me=myself',
  'te~te=yourself',
  'se=himself',
  'nous=ourselves',
  'vous=yourself',
  'se=themselves',
];

export function reflexive({ person, gender, plural }: Agreement): Piece[] {
  if (person === 2 && gender === 'f') return pieces('se=herself');
  if (person === 4 && plural) return pieces('vous=yourselves');
  return pieces(reflexives[person] ?? '');
}

/** The finite verb as a piece, with its gloss. */
export function finite(verb: string, form: keyof typeof columns, { person, plural }: Agreement, gloss: string): Piece {
  return word(simpleForm(verb, form, person), glossOf(gloss, form, person, plural), verb);
}

function glossOf(gloss: string, form: keyof typeof columns, person: Person, plural: boolean): string {
  const isBe = /^be(?: |$)/u.test(gloss);
  const rest = isBe ? gloss.slice(2) : '';
  if (form === 'present') {
    if (isBe) return (person === 0 ? 'am' : person === 2 && !plural ? 'is' : 'are') + rest;
    return person === 2 ? thirdPerson(gloss) : gloss;
  }
  if (form === 'imparfait') return isBe ? (person === 0 || person === 2 ? 'was' : 'were') + rest : past(gloss);
  if (gloss === 'should') return gloss;
  if (gloss === 'can' && form === 'future') return 'will be able to';
  if (gloss === 'must' && form === 'future') return 'will have to';
  return `${form === 'future' ? 'will' : 'would'} ${gloss}`;
}

export interface Negation {
  /** pas, jamais, rien, pas encore; none where personne or aucun stands further on. */
  readonly words: readonly Piece[];
}

interface Said {
  readonly group: VerbGroup;
  readonly subject: Agreement;
  readonly form: Form;
  readonly negation?: Negation;
  /** Behind the finite verb: souvent, déjà. */
  readonly adverbs?: readonly Piece[];
  /** peut-être, probablement: before the negation. */
  readonly certainty?: readonly Piece[];
  readonly over?: Over;
}

/** What stands behind the subject: the verb with its pronouns, negation, adverbs and objects. */
export function verbPhrase({ group, subject, form, negation, adverbs = [], certainty = [], over }: Said): Piece[] {
  if (over) return phraseUnder({ group, subject, form, adverbs, certainty, ...(negation ? { negation } : {}) }, over);
  const { verb, gloss, clitics = [], after = [] } = group;
  const not = negation?.words ?? [];
  // 'Je ne mange souvent rien', but 'je ne mange pas souvent'.
  const around = not[0]?.surface === 'rien' ? [...adverbs, ...not] : [...not, ...adverbs];
  const middle = [...certainty, ...around, ...(group.middle ?? [])];
  const before = [...(group.isReflexive ? reflexive(subject) : []), ...clitics];
  const ne = negation ? [word('ne', ':negative')] : [];
  if (form === 'near future') {
    const going = finite('aller', 'present', subject, 'go');
    const is = subject.person === 0 ? 'am going' : subject.person === 2 ? 'is going' : 'are going';
    return [...ne, { ...going, gloss: is }, ...middle, ...before, word(verb, `to ${gloss}`), ...after];
  }
  if (form === 'passé composé') {
    const takesEtre = group.isReflexive === true || group.takesEtre === true;
    const agreesWith = takesEtre ? (group.objectFollows ? nothing : subject) : (group.objectBefore ?? nothing);
    const auxiliary = finite(takesEtre ? 'être' : 'avoir', 'present', subject, takesEtre ? 'be' : 'have');
    const done = pastParticiple(verb, agreesWith);
    return [...ne, ...before, auxiliary, ...middle, word(done, participle(gloss), verb), ...after];
  }
  const said = finite(verb, form, subject, gloss);
  return [...ne, ...before, said, ...middle, ...after];
}

const nothing = { gender: 'm', plural: false } as const;

function phraseUnder(
  { group, subject, form, negation, adverbs = [], certainty = [] }: Omit<Said, 'over'>,
  over: Over,
): Piece[] {
  if ((over.after !== undefined || over.verb === 'espérer') && negation?.words[0]?.surface === 'rien')
    unsayable('need nothing');
  const ruling = verbPhrase({
    group: { verb: over.verb, gloss: over.gloss, after: over.after === undefined ? [] : pieces(over.after) },
    subject,
    form,
    adverbs,
    certainty,
    ...(negation ? { negation } : {}),
  });
  return [...ruling, ...infinitivePhrase(group, subject, over.hasTo ?? true)];
}

/** 'se lever tôt', with the pronoun of the person who does it. */
export function infinitivePhrase(group: VerbGroup, subject: Agreement, hasTo: boolean): Piece[] {
  const { verb, gloss, clitics = [], middle = [], after = [] } = group;
  return [
    ...middle,
    ...(group.isReflexive ? reflexive(subject) : []),
    ...clitics,
    word(verb, hasTo ? `to ${gloss}` : gloss),
    ...after,
  ];
}

/** An adjective as a piece that agrees. */
export const agreeing = (
  masculine: string,
  gloss: string,
  { gender, plural }: { gender: Gender; plural: boolean },
): Piece => word(adjectiveForm(masculine, gender, plural), gloss, masculine);
