import type { Clause, NounPhrase, Predicate } from '../meaning';
import type { WrittenWord } from '../writer';
import { headOf, linking, type Head } from './inflect';
import { languagePhrase } from './meant';
import { isPronoun, sayPhrase } from './phrase';
import type { PredicateSetting } from './setting';
import { isSelf, type Focus } from './scene';
import type { VerbRow } from './verbRow';
import { verbRows } from './verbs';
import { comma, particle, unsayable, type ParticleName } from './words';

export type Doing = Extract<Predicate, { kind: 'does' }>;

/** Which head and particle a frame has with this object and this subject. */
export interface Chosen {
  readonly head: Head;
  readonly particleName: ParticleName;
  readonly isOngoing: boolean;
  readonly isOngoingNow: boolean;
  /** Words of a first object whose verb is another: ギター を | 弾い | て、. */
  readonly first: readonly WrittenWord[];
}

export const isMotion =
  /^(?:go|come|arrive|leave|come-back|go-home|go-to-bed|get-up|wake-up|start|finish|meet|go-out|find|lose|forget|marry|buy|give|visit|move-house|happen)$/u;

export const isAttitude = /^(?:like|love|hate|prefer|fear|miss|want|need|be-good-at|be-interested-in)$/u;

export function choose(clause: Clause, doing: Doing, row: VerbRow, { subject, scene }: PredicateSetting): Chosen {
  const { object, verb } = doing;
  const made = (
    variant: { head: string; object?: ParticleName; isOngoing?: true },
    first: WrittenWord[] = [],
  ): Chosen => ({
    head: headOf(variant.head),
    particleName: variant.object ?? row.object ?? 'none',
    isOngoing: variant.isOngoing === true,
    isOngoingNow: row.isOngoingNow === true,
    first,
  });
  const isAlive = subject.animacy !== 'thing' || clause.subject === undefined;
  const isAsked = !object && (clause.asksFor === 'what' || clause.asksFor === 'who') && clause.subject !== undefined;
  if (row.ofThings && !isAlive) return made(row.ofThings);
  if (!object && row.bare !== undefined && !isAsked) return made({ head: row.bare });
  if (verb === 'start' && !object && isAlive && !isSelf(subject) && subject.animacy !== 'person') unsayable();
  const kind = object ? objectKind(object, scene) : isAsked && clause.asksFor === 'who' ? 'person' : undefined;
  const isOfOthers = !isSelf(subject) && clause.subject !== undefined;
  if (row.ofOthers && isOfOthers) {
    if (verb === 'miss' && kind !== 'thing' && kind !== undefined)
      return made({ head: '5 会い@あい~会う=meet たがる=:want', object: 'to', isOngoing: true });
    return made(row.ofOthers);
  }
  const isOfOne =
    object &&
    'noun' in object &&
    /^(?:the|this|that)$/u.test(typeof object.determiner === 'string' ? object.determiner : '');
  // 'I liked the film' is 気に入りました.
  if (verb === 'like' && clause.tense === 'past' && isOfOne && !clause.modality)
    return made({ head: '5 気に入る@きにいる=like', object: 'subject' });
  if (row.ofSelf && isSelf(subject)) return made(row.ofSelf);
  if (verb === 'see' && kind === 'person' && isSeen(clause)) return made({ head: row.head, object: 'subject' });
  if (row.withPerson && kind === 'person') return made(row.withPerson);
  if (row.withAnimal && kind === 'animal') return made(row.withAnimal);
  if (!fits(object, row, kind) || (row.isOfLiving && !isAlive)) unsayable();
  if (verb === 'follow' && isPronoun(object, 'i', 'we'))
    return made({ head: 'k つい~つく=follow て=:link 来る@くる=come', object: 'to' });
  if (row.ofPeople && clause.subject && subject.animacy === 'person') return made(row.ofPeople);
  if (verb === 'tell' && kind === 'person') unsayable();
  if (verb === 'help' && object && kind !== 'person') unsayable();
  if (
    verb === 'give' &&
    doing.to &&
    isPronoun(doing.to, 'i', 'we') &&
    (subject.person === 'third' || subject.person === 'you')
  )
    return made(subject.animacy === 'person' ? { head: '1 くれる=give' } : givenByAnimal(object));
  const plain: Chosen = { ...made(row), isOngoing: row.isOngoing === true };
  // Who drives a bus does so as a job.
  if (verb === 'drive' && object && 'noun' in object && jobVehicles.test(object.noun) && !object.and)
    return { ...plain, isOngoingNow: clause.when.length === 0 && !clause.often };
  if (!row.byObject || !object || !('noun' in object)) return row.byObject === playRow && object ? unsayable() : plain;
  return byObject(object, row, plain, scene);
}

/** 'Can you see me?' is 見えますか; who can be seen tomorrow, or is seen with leave, is met. */
function isSeen({ modality, tense, when, where, asksFor, subject }: Clause): boolean {
  if (modality !== 'can' || (asksFor === 'whether' && isPronoun(subject, 'i', 'we'))) return false;
  if (tense !== 'present' || where.length > 0) unsayable();
  return when.every((time) => 'word' in time && time.word === 'now') || unsayable();
}

/** Hens lay their eggs for us: 卵を産んでくれます. */
function givenByAnimal(object: NounPhrase | undefined): { head: string } {
  const noun = object && 'noun' in object && !object.and ? object.noun : '';
  if (noun === 'egg') return { head: '1 産ん@うん~産む=lay で=:link くれる=:for_us' };
  return noun === 'milk' ? { head: '1 出し@だし~出す=give て=:link くれる=:for_us' } : unsayable();
}

const jobVehicles = /^(?:bus|taxi|train|tram|truck|lorry|van|ambulance)$/u;

/** Whether a frame takes such an object. */
function fits(object: NounPhrase | undefined, row: VerbRow, kind: Focus['animacy'] | undefined): boolean {
  if (!object) return true;
  if (row.isOfLivingObject && kind === 'thing') return false;
  if (!row.object && !(row.withPerson && kind === 'person') && !(row.withAnimal && kind === 'animal')) return false;
  const isListed = 'noun' in object && row.byObject !== undefined && Object.hasOwn(row.byObject, object.noun);
  if (row.isOfThings && kind !== 'thing' && !isListed && !(row.withAnimal && kind === 'animal')) return false;
  if (!row.isOnlyOfThese) return true;
  if ('name' in object) return object.kind === 'place';
  return isListed && (!object.and || fits(object.and, row, kind));
}

const playRow = verbRows.play?.byObject;

/** 'Play the guitar and football': each object has the verb that goes with it. */
function byObject(object: NounPhrase, row: VerbRow, plain: Chosen, scene: PredicateSetting['scene']): Chosen {
  const headFor = (phrase: NounPhrase) => {
    const own = 'noun' in phrase ? row.byObject?.[phrase.noun] : undefined;
    return own ? headOf(own) : row.byObject === playRow ? unsayable() : plain.head;
  };
  const head = headFor(object);
  if (!object.and) return { ...plain, head };
  const second = headFor(object.and);
  if (second === head) return { ...plain, head };
  const { and: _, ...alone } = object;
  const first = [
    ...sayPhrase(alone, scene).words,
    ...particle(plain.particleName),
    ...linking(head, false),
    ...comma(),
  ];
  return { ...plain, head: second, first };
}

function objectKind(object: NounPhrase, scene: PredicateSetting['scene']): Focus['animacy'] {
  return languagePhrase(object) ? 'thing' : sayPhrase(object, scene).animacy;
}
