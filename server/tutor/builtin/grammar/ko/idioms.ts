import type { NounPhrase } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { beGloss, ongoing, verbCore, verbGloss, wanted, type Core } from './cores';
import { oneMore, sayMoney, sayWith } from './nounPhrases';
import { sayStateOf } from './moreIdioms';
import { kindsOf, koreanVerb } from './objects';
import { withParticle } from './particles';
import { sayPlaces } from './places';
import type { Does, Said } from './said';
import { isPronoun, isThird, members, type Scene } from './scene';
import { verbs } from './verbs';
import { Unsayable, fixed, word } from './words';

/** What is said by another construction than its frame's. */
export function sayRather(predicate: Does, scene: Scene): Said | undefined {
  const { clause } = scene;
  const { verb } = predicate;
  const said = sayIdiom(predicate, scene) ?? sayStateOf(predicate, scene);
  // Nothing of these sentences has a place for where it is, or to whom.
  const isPlaceless = placeless.test(verb) && clause.where.length > 0;
  const isAsked = clause.asked !== undefined && !(verb === 'speak' && clause.asksFor === 'how-many');
  if (said && (predicate.to || isPlaceless || isAsked)) throw new Unsayable();
  return said;
}

const placeless = /^(?:speak|want|miss|like|cost|happen|be-proud-of|be-tired-of|belong-to|mean|disagree)$/u;

function sayIdiom(predicate: Does, scene: Scene): Said | undefined {
  const { clause } = scene;
  const { verb, object } = predicate;
  switch (verb) {
    case 'play':
    case 'play-sport':
    case 'play-instrument':
      return object && (object.and || verb === 'play') ? playingSeveral(object, scene) : undefined;
    case 'wash':
      return object && 'noun' in object && object.noun === 'hair' ? washingHair(object, scene) : undefined;
    case 'want':
      return sayWanting(predicate, scene);
    case 'go':
    case 'come':
      return goToWork(verb, scene);
    case 'miss':
      return missingOfOthers(predicate, scene);
    case 'like':
      return pleased(predicate, scene);
    case 'take': {
      if (clause.asksFor !== 'how-long' || object || !isPronoun(clause.subject, 'it')) return undefined;
      const core = verbCore([], '걸리다', verbGloss(['take', 'took'], clause.subject));
      return { core, arguments: sayPlaces(clause.where, 'going', scene) };
    }
    case 'cost': {
      if (clause.asksFor === 'how-much' && !object && clause.modality === undefined) {
        const before = fixed('얼마=how_much');
        return {
          core: { before, verb: 'copula', gloss: beGloss('', clause.subject) },
          arguments: [],
          saysHowMuch: true,
        };
      }
      if (!object || !('noun' in object) || object.and) throw new Unsayable();
      const core: Core = {
        before: sayMoney(object, scene),
        verb: 'copula',
        gloss: verbGloss(['cost', 'cost'], clause.subject),
      };
      return { core, arguments: [] };
    }
    case 'happen': {
      if (clause.asksFor !== 'what' || clause.tense !== 'past') throw new Unsayable();
      const before = fixed('무슨=what_kind_of 일=thing +이=:subject');
      return { core: verbCore(before, '있다', beGloss('there', undefined), true), arguments: [], lacksSubject: true };
    }
    case 'sleep': {
      if (clause.manner !== 'late') return undefined;
      const core = verbCore(fixed('늦잠=lie-in +을=:object'), '자다', verbGloss(['sleep', 'slept'], clause.subject));
      return { core, arguments: sayPlaces(clause.where, 'doing', scene) };
    }
    case 'break':
      return object ? breaking(object, scene) : undefined;
    case 'stay':
      return stayingInBed(scene);
    case 'say':
      return clause.asksFor === 'how' ? sayingHow(predicate, scene) : undefined;
    case 'speak':
      return clause.asksFor === 'how-many' && clause.asked?.noun === 'language' ? speakingMany(scene) : undefined;
    case 'fear':
      return object ? afraid(object, scene) : undefined;
    case 'see': {
      // 볼 수 있다 of people is that one may meet them.
      if (object && clause.modality === 'can' && isPronoun(object, 'i', 'we')) throw new Unsayable();
      return undefined;
    }
    case 'rain':
    case 'snow':
      return { ...sayWeather(verb, scene), lacksSubject: true };
    default:
      return undefined;
  }
}

const bones = /^(?:arm|leg|finger|thumb|foot|toe|hand|wrist|ankle|elbow|shoulder|knee|nose|neck|rib|back|hip|bone)$/u;
const brittle = /^(?:glass|cup|mug|plate|bowl|dish|window|vase|mirror|bottle|egg|wine glass|teapot)$/u;

/** One's arm breaks by itself: 팔이 부러졌어요; what shatters is 깨다. */
function breaking(object: NounPhrase, scene: Scene): Said | undefined {
  const { clause } = scene;
  if (members(object).some((each) => isThird(each))) throw new Unsayable();
  const isBody = members(object).some((each) => 'noun' in each && kindsOf(each, scene)[0] === 'body');
  const noun = 'noun' in object && !object.and ? object : undefined;
  if (!isBody) {
    if (!noun || !brittle.test(noun.noun)) return undefined;
    const core = verbCore([], '깨다', verbGloss(['break', 'broke'], clause.subject));
    const arguments_ = [...sayPlaces(clause.where, 'doing', scene), ...sayWith(noun, 'object', scene)];
    return { core, arguments: arguments_, hasObject: true };
  }
  const isOwn =
    noun !== undefined &&
    typeof noun.determiner === 'object' &&
    (JSON.stringify(noun.determiner.whose) === JSON.stringify(clause.subject) ||
      (isThird(noun.determiner.whose) && !isPronoun(clause.subject, 'i', 'you', 'we')));
  const isTold = clause.tense === 'past' && !clause.negated && clause.modality === undefined && !clause.manner;
  if (!isOwn || !isTold || clause.also || clause.asksFor || !bones.test(noun.noun) || noun.qualities.length > 0)
    throw new Unsayable();
  const { count: _, ...part } = noun;
  if (noun.count !== undefined) throw new Unsayable();
  const before = sayWith({ ...part, determiner: 'none', plural: false }, 'subject', scene);
  const core = verbCore(before, '부러지다', verbGloss(['break', 'broke'], undefined));
  return { core, arguments: sayPlaces(clause.where, 'doing', scene) };
}

/** Who stays in bed lies there: 침대에 누워 있어요. */
function stayingInBed(scene: Scene): Said | undefined {
  const { where, subject, mood } = scene.clause;
  const isBed = ({ what }: (typeof where)[number]) => what !== undefined && 'noun' in what && what.noun === 'bed';
  if (!where.some(isBed)) return undefined;
  if (where.length > 1 || mood === 'request') throw new Unsayable();
  const core = ongoing(verbCore([], '눕다', verbGloss(['lie', 'lay'], subject)), true);
  return { core, arguments: sayPlaces(where, 'being', scene) };
}

/** "How do you say …?": what is asked about is no Korean yet, and stays as it is. */
function sayingHow({ object, to }: Does, { clause }: Scene): Said {
  const { subject, where, when, tense, negated, modality } = clause;
  const [place, ...others] = where;
  const isKorean =
    !place || (place.relation === 'in' && place.what && 'noun' in place.what && place.what.noun === 'korean');
  if (!isKorean || others.length > 0 || when.length > 0 || tense !== 'present' || negated || modality || to)
    throw new Unsayable();
  if (!isPronoun(subject, 'you', 'i', 'we') || !object || object.and) throw new Unsayable();
  const core = verbCore(fixed('뭐=what +라고=:quoted'), '하다', verbGloss(['say', 'said'], undefined));
  const language = fixed('한국어=Korean +로=:in');
  if ('pronoun' in object) {
    const pointing = { it: '그건~그거=it', that: '그건~그거=that', this: '이건~이거=this' } as const;
    if (object.pronoun !== 'it' && object.pronoun !== 'that' && object.pronoun !== 'this') throw new Unsayable();
    return { core, arguments: [...fixed(pointing[object.pronoun]), ...language] };
  }
  if (!('noun' in object) || object.plural || object.qualities.length > 0 || object.determiner !== 'none')
    throw new Unsayable();
  if (object.of || object.called !== undefined || object.count !== undefined) throw new Unsayable();
  const said = withParticle([word(object.noun, object.noun)], 'topic').map((each, index) =>
    index === 0 ? { ...each, surface: `"${each.surface}"` } : each,
  );
  return { core, arguments: [...said, ...language] };
}

/** 몇 개 국어를 해요? */
function speakingMany(scene: Scene): Said | undefined {
  const { asked, subject } = scene.clause;
  if (!subject || !asked || asked.qualities.length > 0) return undefined;
  const core = verbCore([], '하다', verbGloss(['speak', 'spoke'], subject));
  return { core, arguments: fixed('몇=how_many 개=:counter 국어=languages +를=:object'), hasObject: true };
}

/** One's own fear is a feeling, 거미가 무서워요; that of others shows in what they do. */
function afraid(object: NounPhrase, scene: Scene): Said | undefined {
  const { subject, modality, where, mood } = scene.clause;
  if (!isPronoun(subject, 'i', 'we') || mood !== 'statement' || modality !== undefined || where.length > 0)
    return undefined;
  if (members(object).some((each) => 'pronoun' in each)) return undefined;
  const core = verbCore([], '무섭다', beGloss('scary', undefined), true);
  return { core, arguments: sayWith(object, 'subject', scene), hasObject: true };
}

function sayWeather(frame: VerbFrame, scene: Scene): Said {
  const verb = koreanVerb(frame, undefined, scene);
  const core = verbCore(
    verb.before === undefined ? [] : fixed(verb.before),
    verb.lemma,
    verbGloss(verb.english, undefined),
  );
  return {
    core: { ...core, gloss: { ...core.gloss, present: 'comes' } },
    arguments: sayPlaces(scene.clause.where, 'being', scene),
  };
}

/** 커피를 마시고 싶어요: what one wants to do with a thing is said. */
function sayWanting({ object }: Does, scene: Scene): Said {
  const { subject, modality, mood } = scene.clause;
  if (modality !== undefined || !object) throw new Unsayable();
  const verb = koreanVerb('want', object, scene);
  // Asking 갖고 싶어요 is asking for a wish, and no offer.
  if (verb.lemma === '갖다' && mood === 'question') throw new Unsayable();
  const core = verbCore([], verb.lemma, verbGloss(verb.english, undefined));
  const isOfOthers = !isPronoun(subject, 'i', 'you', 'we');
  const isMore = 'noun' in object && !object.and && object.determiner === 'another';
  const what = isMore ? oneMore(object, 'object', scene) : sayWith(object, 'object', scene);
  return { core: wanted(core, isOfOthers), arguments: what, hasObject: true };
}

function goToWork(verb: 'go' | 'come', scene: Scene): Said | undefined {
  const { where, subject } = scene.clause;
  const [place, ...others] = where;
  const what = place?.relation === 'to' ? place.what : undefined;
  const isWork = what !== undefined && 'noun' in what && what.noun === 'work' && what.determiner === 'none';
  if (!isWork || others.length > 0) return undefined;
  const before = [word('일하러', 'to work', '일하다')];
  const [lemma, english] = verb === 'go' ? (['가다', ['go', 'went']] as const) : (['오다', ['come', 'came']] as const);
  return { core: verbCore(before, lemma, verbGloss(english, subject)), arguments: [] };
}

function washingHair(object: NounPhrase, scene: Scene): Said {
  const core = verbCore([], '감다', verbGloss(['wash', 'washed'], scene.clause.subject));
  return { core, arguments: [...sayPlaces(scene.clause.where, 'doing', scene), ...sayWith(object, 'object', scene)] };
}

const playFrames = ['play-sport', 'play-instrument'] as const;

/** 기타를 치고 축구를 해요: each game and instrument has its verb. */
function playingSeveral(object: NounPhrase, scene: Scene): Said | undefined {
  const all = members(object).map(({ and: _, ...member }) => {
    const kind = kindsOf(member, scene)[0];
    const found = playFrames.map((frame) => verbs[frame]).find((row) => row && 'by' in row && kind && row.by[kind]);
    const verb = found && 'by' in found && kind ? found.by[kind] : undefined;
    if (!verb) throw new Unsayable();
    return { words: sayWith(member, 'object', scene), verb };
  });
  const last = all.at(-1);
  if (!last) return undefined;
  if (all.length === 1) {
    const single = verbCore([], last.verb.lemma, verbGloss(last.verb.english, scene.clause.subject));
    return {
      core: single,
      arguments: [...sayPlaces(scene.clause.where, 'doing', scene), ...last.words],
      hasObject: true,
    };
  }
  if (all.every(({ verb }) => verb.lemma === last.verb.lemma)) return undefined;
  if (scene.clause.negated || scene.clause.where.length > 0) throw new Unsayable();
  const before = all
    .slice(0, -1)
    .flatMap(({ words, verb }) => [...words, word(`${verb.lemma.slice(0, -1)}고`, 'play', verb.lemma)]);
  const core = verbCore([], last.verb.lemma, verbGloss(last.verb.english, scene.clause.subject));
  return { core, arguments: [...before, ...last.words], hasObject: true };
}

/** Having liked a certain thing is having found it good: 영화가 마음에 들었어요. */
function pleased({ object }: Does, scene: Scene): Said | undefined {
  const { tense, modality, subject } = scene.clause;
  if (!object || tense !== 'past' || modality !== undefined) return undefined;
  const isCertain =
    ('noun' in object && /^(?:the|this|that)$/u.test(typeof object.determiner === 'string' ? object.determiner : '')) ||
    isPronoun(object, 'it') ||
    ('pronoun' in object && (object.pronoun === 'this' || object.pronoun === 'that'));
  if (!isCertain) return undefined;
  const core = verbCore(fixed('마음=mind +에=:in'), '들다', verbGloss(['like', 'liked'], subject));
  return { core, arguments: isPronoun(object, 'it') ? [] : sayWith(object, 'subject', scene), hasObject: true };
}

/** Of somebody else 보고 싶다 is a thing that they do: 어머니를 보고 싶어 해요. */
function missingOfOthers({ object }: Does, scene: Scene): Said | undefined {
  const { subject } = scene.clause;
  if (!object || isPronoun(subject, 'i', 'you', 'we')) return undefined;
  const verb = koreanVerb('miss', object, scene);
  const core =
    verb.lemma === '싶다'
      ? wanted(verbCore([], '보다', verbGloss(['see', 'saw'], undefined)), true)
      : verbCore([], '그리워하다', verbGloss(['miss', 'missed'], subject));
  return { core, arguments: sayWith(object, 'object', scene), hasObject: true };
}
