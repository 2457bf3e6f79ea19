import type { Noun, NounPhrase, Predicate } from '../meaning';
import { headWords, isElder, koreanNoun } from './koreanNouns';
import { sayWith } from './nounPhrases';
import type { KoreanNoun, NounKind } from './nouns';
import { withParticle } from './particles';
import { antecedent, isPronoun, isThird, type Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';

const yourOwn: ReadonlySet<NounKind> = new Set<NounKind>(['kin', 'elder', 'animal', 'body', 'abstract', 'activity']);

const peoplesOwn: ReadonlySet<NounKind> = new Set<NounKind>([
  'machine',
  'book',
  'clothes',
  'shoes',
  'glasses',
  'jewellery',
  'place',
  'activity',
]);

/** What one says 우리 of rather than 제. */
const ours = new Set(['home', 'house', 'family', 'school', 'company']);

/** Of a house and of school: whose they are where one speaks of oneself goes without saying. */
const plainlyOwn = new Set(
  'kitchen;bathroom;living room;balcony;exam;test;driving test;homework;driving licence'.split(';'),
);

/** One forgets and loses what is one's own. */
function losesIt(predicate: Predicate, determiner: Noun['determiner']): boolean {
  if (predicate.kind !== 'does' || !/^(?:forget|lose|wear|charge)$/u.test(predicate.verb)) return false;
  return predicate.object !== undefined && 'noun' in predicate.object && predicate.object.determiner === determiner;
}

/** Whose it is. What goes without saying in Korean is left out: one's own family and pets, your things in a question. */
export function ownerWords(
  { determiner, noun, qualities }: Noun,
  found: KoreanNoun,
  scene: Scene,
  before: NounPhrase | undefined,
): Words {
  if (typeof determiner !== 'object') return [];
  const { whose } = determiner;
  const { subject, mood, predicate } = scene.clause;
  const isSubject = subject !== undefined && 'determiner' in subject && subject.determiner === determiner;
  const isIdentity = predicate.kind === 'identity' && predicate.what !== undefined && !isSubject;
  // 'my favourite food' is the food that I like most.
  if (qualities.some(({ adjective }) => /^favou?rite$/u.test(adjective))) return favouriteOf(whose, scene);
  const isClose = found.kind === 'kin' || found.kind === 'elder';
  const goesWithout = isClose || found.kind === 'animal' || found.kind === 'body';
  if (isPronoun(whose, 'i')) {
    if (isPronoun(subject, 'i', 'we') && goesWithout) return [];
    if (isPronoun(subject, 'i') && (plainlyOwn.has(noun) || losesIt(predicate, determiner))) return [];
    const isOurs = isElder(found) || ours.has(noun);
    return [isOurs ? word('우리', 'my') : word('제', 'my')];
  }
  if (isPronoun(whose, 'we') && isPronoun(subject, 'we') && isClose) return [];
  if (isPronoun(whose, 'we')) return [word('우리', 'our')];
  if (isPronoun(whose, 'you')) {
    if (mood !== 'statement') {
      const isChild = /^(?:child|kid|baby)$/u.test(noun);
      if (isIdentity ? isClose && !isChild : isSubject || yourOwn.has(found.kind)) return [];
      throw new Unsayable();
    }
    if (isSubject) return [];
    throw new Unsayable();
  }
  if (!isThird(whose)) return sayWith(whose, 'of', scene);
  // 'my sister and her kids'
  if (before && 'noun' in before && isPronoun(whose, 'he', 'she'))
    return withParticle(headWords(koreanNoun(before, scene), before.noun), 'of');
  // "I talk with his mother": 어머니 by itself would be mine.
  if (isClose && isPronoun(subject, 'i', 'we')) {
    const owner = antecedent(whose, scene);
    if (!owner) throw new Unsayable();
    return withParticle(headWords(koreanNoun(owner, scene), owner.noun), 'of');
  }
  if (isClose || found.kind === 'body' || noun === 'name') return [];
  const isOwn = subject !== undefined && !isPronoun(subject, 'i', 'you', 'we') && !isSubject;
  if (isOwn) return [word('자기', 'own')];
  if (antecedent(whose, scene)) return sayWith(whose, 'of', scene);
  // A cat may have a bed, but no car.
  if (!peoplesOwn.has(found.kind) || isPronoun(whose, 'it')) throw new Unsayable();
  return withParticle(
    isPronoun(whose, 'they') ? fixed('그=that 사람=person +들=:plural') : fixed('그=that 사람=person'),
    'of',
  );
}

function favouriteOf(whose: NounPhrase, scene: Scene): Words {
  if (isPronoun(whose, 'i')) return withParticle(fixed('저=I'), 'subject');
  if (isPronoun(whose, 'you') && scene.clause.mood === 'question') return [];
  throw new Unsayable();
}
