import type { PronounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import type { Person } from './conjugation';
import type { Case, Gender } from './declension';
import { unsayable, word } from './words';

type PronounName = PronounPhrase['pronoun'];

interface PronounRow {
  /** Nominative, accusative, dative. */
  readonly forms: readonly [string, string, string];
  /** As a subject, and elsewhere. */
  readonly glosses: readonly [string, string];
  readonly person: Person;
}

const first: Person = { person: 1, number: 'S' };
const third: Person = { person: 3, number: 'S' };
const plural: Person = { person: 3, number: 'P' };

const row = (forms: string, glosses: string, person: Person): PronounRow => {
  const [nom = '', acc = nom, dat = acc] = forms.split(' ');
  const [subject = '', object = subject] = glosses.split(' ');
  return { forms: [nom, acc, dat], glosses: [subject, object], person };
};

const rows: Readonly<Record<Exclude<PronounName, 'you' | 'it'>, PronounRow>> = {
  i: row('ich mich mir', 'I me', first),
  he: row('er ihn ihm', 'he him', third),
  she: row('sie sie ihr', 'she her', third),
  we: row('wir uns uns', 'we us', { person: 1, number: 'P' }),
  they: row('sie sie ihnen', 'they them', plural),
  this: row('das das dem', 'this', third),
  that: row('das das dem', 'that', third),
  everything: row('alles alles allem', 'everything', third),
  something: row('etwas', 'something', third),
  nothing: row('nichts', 'nothing', third),
  everybody: row('alle alle allen', 'everybody', plural),
  somebody: row('jemand jemanden jemandem', 'somebody', third),
  nobody: row('niemand niemanden niemandem', 'nobody', third),
};
const familiarYou = row('du dich dir', 'you', { person: 2, number: 'S' });
const politeYou = row('Sie Sie Ihnen', 'you', plural);
const its: Readonly<Record<Gender, PronounRow>> = {
  m: row('er ihn ihm', 'it', third),
  f: row('sie sie ihr', 'it', third),
  n: row('es es ihm', 'it', third),
};

/** Dictionary forms of declined pronouns that are no word of their own. */
const lemmas: Readonly<Record<string, string>> = {
  jemanden: 'jemand',
  jemandem: 'jemand',
  niemanden: 'niemand',
  niemandem: 'niemand',
  allem: 'alles',
  allen: 'alle',
  dem: 'das',
};

/** @param it the gender of what 'it' stands for */
export function pronounRow(pronoun: PronounName, isFamiliar: boolean, it: Gender): PronounRow {
  if (pronoun === 'you') return isFamiliar ? familiarYou : politeYou;
  return pronoun === 'it' ? its[it] : rows[pronoun];
}

export function pronounWord({ forms, glosses }: PronounRow, kase: Case): WrittenWord {
  if (kase === 'gen') return unsayable('a pronoun in the genitive');
  const surface = forms[{ nom: 0 as const, acc: 1 as const, dat: 2 as const }[kase]];
  return word(surface, glosses[kase === 'nom' ? 0 : 1], lemmas[surface]);
}

/** mein, dein, sein; undefined of pronouns that own nothing. */
export function possessive(
  pronoun: PronounName,
  isFamiliar: boolean,
  it: Gender,
): readonly [string, string] | undefined {
  switch (pronoun) {
    case 'i':
      return ['mein', 'my'];
    case 'you':
      return [isFamiliar ? 'dein' : 'Ihr', 'your'];
    case 'he':
      return ['sein', 'his'];
    case 'she':
      return ['ihr', 'her'];
    case 'it':
      return [it === 'f' ? 'ihr' : 'sein', 'its'];
    case 'we':
      return ['unser', 'our'];
    case 'they':
      return ['ihr', 'their'];
    default:
      return undefined;
  }
}

/** mich, dir, sich: who does it to themselves. */
export function reflexive({ person, number }: Person, kase: 'acc' | 'dat'): WrittenWord {
  if (person === 3) return word('sich', ':reflexive');
  if (number === 'P') return word(person === 1 ? 'uns' : 'euch', ':reflexive');
  return word(person === 1 ? (kase === 'acc' ? 'mich' : 'mir') : kase === 'acc' ? 'dich' : 'dir', ':reflexive');
}
