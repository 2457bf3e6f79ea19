import type { NounPhrase, Place } from '../meaning';
import { beGloss, verbCore, verbGloss, type Core } from './cores';
import { koreanNoun } from './koreanNouns';
import { sayPhrase, sayWith } from './nounPhrases';
import { sayPlaces } from './places';
import type { Does, Said } from './said';
import { antecedent, isPronoun, isThird, type Scene } from './scene';
import { Unsayable, fixed, type Words } from './words';

/** States, and what is fried or packed: what is said by another verb for each thing, or by a noun. */
export function sayStateOf({ verb, object }: Does, scene: Scene): Said | undefined {
  const { clause } = scene;
  const { subject, modality } = clause;
  switch (verb) {
    case 'be-on-holiday': {
      const core: Core = { before: fixed('휴가=holiday 중=during'), verb: 'copula', gloss: beGloss('', subject) };
      if (modality !== undefined || clause.tense === 'future' || object) throw new Unsayable();
      return { core, arguments: sayPlaces(clause.where, 'doing', scene) };
    }
    case 'be-proud-of':
    case 'be-tired-of':
      return stirred(verb, object, scene);
    case 'belong-to':
      return belonging(object, scene);
    case 'be-late':
      return comingLate(object, scene);
    case 'disagree': {
      if (clause.negated || modality !== undefined || object) throw new Unsayable();
      return undefined;
    }
    case 'mean': {
      if (clause.asksFor !== 'what' || modality !== undefined || object) return undefined;
      const core: Core = { before: fixed('무슨=what 뜻=meaning'), verb: 'copula', gloss: beGloss('', subject) };
      return { core, arguments: [] };
    }
    case 'graduate':
      return graduating(clause.where, scene);
    case 'lose-weight':
    case 'gain-weight': {
      if (modality === undefined) return undefined;
      const [lemma, english] =
        verb === 'lose-weight'
          ? (['빼다', ['take off', 'took off']] as const)
          : (['찌우다', ['gain', 'gained']] as const);
      const core = verbCore(fixed('살=weight +을=:object'), lemma, verbGloss(english, subject));
      return { core, arguments: sayPlaces(clause.where, 'doing', scene) };
    }
    case 'fry':
    case 'boil':
    case 'pick':
    case 'pack':
      return handled(verb, object, scene);
    case 'knock': {
      const [place, ...others] = clause.where;
      const isDoor = place?.what && 'noun' in place.what && place.what.noun === 'door';
      if (!isDoor) return undefined;
      if (others.length > 0) throw new Unsayable();
      const core = verbCore([], '두드리다', verbGloss(['knock', 'knocked'], subject));
      return { core, arguments: sayWith(place.what, 'object', scene), hasObject: true };
    }
    default:
      return undefined;
  }
}

const isUnknown = (who: NounPhrase, scene: Scene) =>
  isPronoun(who, 'you') || (isThird(who) && antecedent(who, scene) === undefined);

/** 아들이 자랑스러워요; of somebody else 아들을 자랑스러워해요. */
function stirred(verb: 'be-proud-of' | 'be-tired-of', object: NounPhrase | undefined, scene: Scene): Said {
  const { subject, modality } = scene.clause;
  if (!object || modality !== undefined || isUnknown(object, scene)) throw new Unsayable();
  const word = verb === 'be-proud-of' ? 'proud' : 'tired';
  const gloss = beGloss(word, subject);
  const isOfOthers = !isPronoun(subject, 'i', 'you', 'we');
  const stem = verb === 'be-proud-of' ? '자랑스럽다' : '지겹다';
  const core = isOfOthers
    ? verbCore([], stem.replace('럽다', '러워하다').replace('겹다', '겨워하다'), gloss)
    : verbCore([], stem, gloss, true);
  return { core, arguments: sayWith(object, isOfOthers ? 'object' : 'subject', scene), hasObject: true };
}

/** 제 여동생 거예요. */
function belonging(object: NounPhrase | undefined, scene: Scene): Said {
  const { subject, modality, tense } = scene.clause;
  if (!object || object.and || modality !== undefined || tense === 'future') throw new Unsayable();
  if (isPronoun(object, 'you', 'he', 'she', 'they', 'it')) throw new Unsayable();
  if ('noun' in object && !/^(?:kin|elder|person)$/u.test(koreanNoun(object, scene).kind)) throw new Unsayable();
  const owner: Words = isPronoun(object, 'i') ? fixed('제=my') : sayPhrase(object, scene);
  const core: Core = { before: [...owner, ...fixed('거=thing')], verb: 'copula', gloss: beGloss('', subject) };
  return { core, arguments: [] };
}

/** 수업에 늦었어요: who is late has come late. */
function comingLate(object: NounPhrase | undefined, scene: Scene): Said {
  const { subject, modality, tense, often, when, where, ongoing, mood, negated } = scene.clause;
  if (where.some(({ relation }) => relation !== 'to' && relation !== 'at') || often === 'never') throw new Unsayable();
  const core = verbCore([], '늦다', { ...beGloss('late', subject) });
  const comesAgain = often !== undefined || when.some((time) => 'which' in time && time.which === 'every');
  const isNow =
    tense === 'present' && !comesAgain && modality === undefined && !ongoing && mood !== 'request' && !negated;
  const target = object ?? scene.clause.for;
  const isWork = target && 'noun' in target && target.noun === 'work';
  const to = target === undefined ? [] : isWork ? fixed('회사=work +에=:to') : sayWith(target, 'to', scene);
  return {
    core: isNow ? { ...core, isState: true } : core,
    arguments: [...sayPlaces(where, 'going', scene), ...to],
  };
}

/** 대학교를 졸업했어요. */
function graduating(where: readonly Place[], scene: Scene): Said | undefined {
  const [place, ...others] = where;
  if (place?.relation !== 'from' || !place.what) return undefined;
  if (others.length > 0) throw new Unsayable();
  const core = verbCore([], '졸업하다', verbGloss(['graduate', 'graduated'], scene.clause.subject));
  return { core, arguments: sayWith(place.what, 'object', scene), hasObject: true };
}

const ways: Readonly<Record<string, readonly (readonly [of: RegExp, lemma: string])[]>> = {
  fry: [
    [/^(?:계란|팬케이크|두부)$/u, '부치다'],
    [/(?:생선|고기|소시지|베이컨|스테이크|햄)$/u, '굽다'],
    [/^(?:양파|버섯|채소|마늘|당근|양배추|밥)$/u, '볶다'],
    [/^(?:감자튀김|새우)$/u, '튀기다'],
  ],
  boil: [[/(?:수프|라면|국|카레)$/u, '끓이다']],
  pick: [[/^(?:꽃|장미|튤립|해바라기)$/u, '꺾다']],
  pack: [[/(?:가방|배낭|짐)$/u, '싸다']],
};

function handled(
  verb: 'fry' | 'boil' | 'pick' | 'pack',
  object: NounPhrase | undefined,
  scene: Scene,
): Said | undefined {
  if (!object || !('noun' in object) || object.and) return undefined;
  if (verb === 'boil' && object.noun === 'rice') throw new Unsayable();
  const last = koreanNoun(object, scene).words.at(-1)?.surface ?? '';
  const lemma = ways[verb]?.find(([of]) => of.test(last))?.[1];
  if (
    lemma === undefined ||
    object.determiner === 'another' ||
    object.determiner === 'many' ||
    object.determiner === 'too-many'
  )
    return undefined;
  const past = { fry: 'fried', boil: 'boiled', pick: 'picked', pack: 'packed' }[verb];
  const core = verbCore([], lemma, verbGloss([verb, past], scene.clause.subject));
  return {
    core,
    arguments: [...sayPlaces(scene.clause.where, 'doing', scene), ...sayWith(object, 'object', scene)],
    hasObject: true,
  };
}
