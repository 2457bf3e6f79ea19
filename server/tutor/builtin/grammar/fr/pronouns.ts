import type { NounPhrase, PronounPhrase } from '../meaning';
import type { Hearing } from '../writer';
import type { Agreement, Person } from './conjugate';
import type { Stance } from './determiners';
import type { Mentioned, Phrase, Setting } from './nounPhrase';
import { isAlive } from './nounPhrase';
import { pieces, word, type Piece } from './pieces';
import { unsayable } from './unsayable';

interface Forms {
  readonly subject: string;
  readonly direct: string;
  readonly indirect: string;
  /** After a preposition, and in 'Tom et moi'. */
  readonly strong: string;
}

const forms = {
  je: { subject: 'je=I', direct: 'me=me', indirect: 'me=to_me', strong: 'moi=me' },
  tu: { subject: 'tu=you', direct: 'te=you', indirect: 'te=to_you', strong: 'toi=you' },
  il: { subject: 'il=he', direct: 'le=him', indirect: 'lui=to_him', strong: 'lui=him' },
  elle: { subject: 'elle=she', direct: 'la~le=her', indirect: 'lui=to_her', strong: 'elle=her' },
  nous: { subject: 'nous=we', direct: 'nous=us', indirect: 'nous=to_us', strong: 'nous=us' },
  vous: { subject: 'vous=you', direct: 'vous=you', indirect: 'vous=to_you', strong: 'vous=you' },
  ils: { subject: 'ils~il=they', direct: 'les~le=them', indirect: 'leur=to_them', strong: 'eux=them' },
  elles: { subject: 'elles~elle=they', direct: 'les~le=them', indirect: 'leur=to_them', strong: 'elles~elle=them' },
} as const satisfies Record<string, Forms>;

type Key = keyof typeof forms;

const persons: Readonly<Record<Key, Person>> = { je: 0, tu: 1, il: 2, elle: 2, nous: 3, vous: 4, ils: 5, elles: 5 };

/** Which French pronoun answers to an English one here, and what it agrees with. */
function keyOf(pronoun: string, { hearing, mentioned }: Setting): Key | undefined {
  if (pronoun === 'you') return hearing.isFamiliar ? 'tu' : 'vous';
  if (pronoun === 'they') return mentioned.find(({ plural }) => plural)?.gender === 'f' ? 'elles' : 'ils';
  if (pronoun === 'it') {
    const gender = genderOfIt(mentioned);
    return gender === undefined ? undefined : gender === 'f' ? 'elle' : 'il';
  }
  const plain: Readonly<Record<string, Key>> = { i: 'je', he: 'il', she: 'elle', we: 'nous' };
  return plain[pronoun];
}

/** The gender of 'it', where all things that were named before have one; undefined where nothing or both were. */
export function genderOfIt(mentioned: readonly Mentioned[]): Mentioned['gender'] | undefined {
  const things = mentioned.filter(
    ({ plural, kind }) => !plural && kind !== 'pronoun' && kind !== 'name' && (!isAlive(kind) || kind === 'animal'),
  );
  const [first] = things;
  return first && things.every(({ gender }) => gender === first.gender) ? first.gender : undefined;
}

export function agreementOf(key: Key, hearing: Hearing): Agreement {
  const person = persons[key];
  const isOwn = key === 'je' && hearing.address === 'feminine';
  return {
    person,
    gender: isOwn || key === 'elle' || key === 'elles' ? 'f' : 'm',
    plural: key === 'nous' || key === 'ils' || key === 'elles',
  };
}

const others: Readonly<Record<string, string>> = {
  this: 'ça=this',
  that: 'ça=that',
  everything: 'tout=everything',
  something: 'quelque_chose=something',
  everybody: 'tout_le_monde=everybody',
  somebody: 'quelqu’un=somebody',
  nothing: 'rien=nothing',
  nobody: 'personne=nobody',
};

/** A pronoun as a subject or, in the strong form, anywhere else but before a verb. */
export function pronounPhrase(phrase: PronounPhrase, stance: Stance, setting: Setting): Phrase {
  const other = others[phrase.pronoun];
  if (other !== undefined) {
    if (
      stance === 'after' &&
      (phrase.pronoun === 'nothing' || phrase.pronoun === 'everything' || phrase.pronoun === 'nobody')
    )
      return unsayable(`${phrase.pronoun} behind a preposition`);
    return { pieces: pieces(other), gender: 'm', plural: false, person: 2, kind: 'pronoun' };
  }
  const key = keyOf(phrase.pronoun, setting);
  if (key === undefined) return unsayable(`what ${phrase.pronoun} is`);
  const isWeak = stance === 'subject' && !phrase.and;
  const it = phrase.pronoun === 'it' ? 'it' : undefined;
  const [said] = pieces(forms[key][isWeak ? 'subject' : 'strong']);
  return {
    ...agreementOf(key, setting.hearing),
    pieces: said ? [it === undefined ? said : { ...said, gloss: it }] : [],
    kind: 'pronoun',
  };
}

/** A pronoun that stands before the verb as its object. */
export interface Clitic {
  readonly piece: Piece;
  readonly gender: 'm' | 'f';
  readonly plural: boolean;
}

/** Undefined where the phrase stands behind the verb. */
export function cliticOf(phrase: NounPhrase, role: 'direct' | 'indirect', setting: Setting): Clitic | undefined {
  if (!('pronoun' in phrase) || phrase.and || phrase.pronoun in others) return undefined;
  const known = keyOf(phrase.pronoun, setting);
  // What was named nowhere is masculine: je le fais.
  const key = known ?? 'il';
  const [said] = pieces(forms[key][role]);
  if (!said) return undefined;
  const { gender, plural } = agreementOf(key, setting.hearing);
  return {
    piece: phrase.pronoun === 'it' ? word(said.surface, role === 'direct' ? 'it' : 'to it', said.lemma) : said,
    gender,
    plural,
  };
}

/** Whether a pronoun stands for a thing: it, this, that. */
export const isThing = (phrase: NounPhrase): boolean =>
  'pronoun' in phrase && (phrase.pronoun === 'it' || phrase.pronoun === 'this' || phrase.pronoun === 'that');
