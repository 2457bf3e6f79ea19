import { askedPrefix } from '../format/contentFormat';
import type { Clause, Meaning, NounPhrase, Predicate } from '../grammar/meaning';
import type { VerbFrame } from '../grammar/verbFrames';
import { aboutOf, isHeOrShe, isOneself, kindOf } from './nounPhrases';
import { asked } from './questionsToTutor';
import type { NounKind } from '../understanding/english/nounKinds';

/**
 * What a plain sentence tells or asks, as far as the tutor says something else to it. Each has an entry `told-…` or
 * `asked-…` in the content's `follow-ups.yaml`, the types of statements in `told.yaml`.
 */
export const situations = [
  // Animals
  'told-pet', 'told-pet-name', 'told-pet-does',
  // Whatever the person: what needs sympathy, joy or a smile
  'told-died', 'told-mishap', 'told-good-news', 'told-child-does',
  // People
  'told-sibling', 'told-partner', 'told-children', 'told-parents', 'told-friend', 'told-person-name', 'told-person', 'told-age-of',
  // Who one is
  'told-origin', 'told-home', 'told-job', 'told-work', 'told-study', 'told-age', 'told-language', 'told-daily',
  // How one feels
  'told-tired', 'told-sick', 'told-hungry', 'told-happy', 'told-sad', 'told-nervous', 'told-bored', 'told-busy', 'told-cold',
  // What one likes and can
  'told-like-food', 'told-like-animal', 'told-like-activity', 'told-like', 'told-dislike', 'told-sport', 'told-music', 'told-reading', 'told-film', 'told-cooking', 'told-hobby', 'told-able', 'told-unable',
  // What was and will be
  'told-went', 'told-did', 'told-met', 'told-ate', 'told-bought', 'told-lost', 'told-going', 'told-plan', 'told-must', 'told-want', 'told-travel',
  // What one thinks
  'told-good', 'told-bad', 'told-looks', 'told-weather-good', 'told-weather-bad', 'told-miss', 'told-lack', 'told-have', 'told-there', 'told-denied', 'told-else',
  // Of what type a statement is, whatever it tells
  'told-state', 'told-feeling', 'told-opinion', 'told-answer', 'told-echo',
  // Questions to the tutor: of those that it keeps
  'asked-pet', 'asked-pet-name', 'asked-pet-more', 'asked-family', 'asked-relative', 'asked-siblings', 'asked-partner', 'asked-children', 'asked-house', 'asked-garden', 'asked-car', 'asked-have',
  // Of itself
  'asked-job', 'asked-home', 'asked-age', 'asked-name', 'asked-language', 'asked-tired', 'asked-mood', 'asked-hungry', 'asked-are', 'asked-been', 'asked-know', 'asked-want',
  // Of what it likes and does
  'asked-like', 'asked-favourite', 'asked-colour', 'asked-food', 'asked-cook', 'asked-music', 'asked-film', 'asked-book', 'asked-sport', 'asked-free-time', 'asked-able', 'asked-did', 'asked-plan',
  // Of anything
  'asked-may', 'asked-should', 'asked-will', 'asked-there', 'asked-weather', 'asked-whether', 'asked-why', 'asked-place', 'asked-when', 'asked-who', 'asked-how', 'asked-else',
] as const; // oxfmt-ignore

export type Situation = (typeof situations)[number];

/** What a sentence tells or asks, the most telling first, with what it is about where that can stand in an answer. */
export interface Told {
  situation: Situation;
  /** An English noun or a name. */
  about?: { noun: string } | { name: string };
}

/** A noun that is cried or asked back takes up what the other said. */
export const isCry = (predicate: Predicate): boolean =>
  predicate.kind === 'fragment' && (predicate.manner === 'asked' || predicate.manner === 'exclaimed');

/** All that can be said back to, the most telling of each clause first; 'told-else' and 'asked-else' stand last. */
export function situationsOf(meaning: Meaning, before?: Creature): Told[] {
  const { clauses } = meaning;
  const creature = whoIsToldOf(meaning) ?? before;
  const main = clauses.filter(({ joint }) => joint !== 'if' && joint !== 'when');
  const told = main.flatMap((clause) =>
    clause.mood === 'question' ? asked(clause, creature) : toldBy(clause, creature),
  );
  const questions = told.filter(({ situation }) => situation.startsWith(askedPrefix));
  return questions.length > 0 ? questions : told;
}

/** Whom a pronoun may stand for. */
export type Creature = 'animal' | 'person';

/** The animal or person that a sentence tells of, by a noun. */
export function whoIsToldOf({ clauses }: Meaning): Creature | undefined {
  const nouns = clauses.flatMap(({ subject, predicate }) => [
    subject,
    predicate.kind === 'has' || predicate.kind === 'identity' ? predicate.what : undefined,
    predicate.kind === 'does' ? predicate.object : undefined,
  ]);
  const kinds = nouns.map(kindOf).filter((kind) => kind === 'animal' || kind === 'person');
  return kinds.at(-1);
}

const people: readonly (readonly [words: RegExp, situation: Situation])[] = [
  [/^(?:brother|sister|sibling|twin)$/u, 'told-sibling'],
  [/^(?:husband|wife|boyfriend|girlfriend|partner)$/u, 'told-partner'],
  [/^(?:child|son|daughter|baby)$/u, 'told-children'],
  [/^(?:mother|father|parents?|grand(?:mother|father|parents?))$/u, 'told-parents'],
  [/^(?:friend|colleague|neighbour)$/u, 'told-friend'],
];

function ofPerson(noun: string): Situation {
  return people.find(([words]) => words.test(noun))?.[1] ?? 'told-person';
}

const feelings: readonly (readonly [qualities: RegExp, situation: Situation])[] = [
  [/^(?:tired|sleepy)$/u, 'told-tired'],
  [/^(?:sick|allergic)$/u, 'told-sick'],
  [/^(?:hungry|thirsty)$/u, 'told-hungry'],
  [/^(?:happy|excited|proud|in love)$/u, 'told-happy'],
  [/^(?:sad|lonely|angry|disappointed|jealous)$/u, 'told-sad'],
  [/^(?:nervous|afraid|stressed|worried|shy)$/u, 'told-nervous'],
  [/^bored$/u, 'told-bored'],
  [/^busy$/u, 'told-busy'],
  [/^(?:cold|hot|warm)$/u, 'told-cold'],
];
const good =
  /^(?:good|great|nice|beautiful|fun|funny|interesting|tasty|fantastic|wonderful|easy|cute|sweet|perfect|cool)$/u;
const bad =
  /^(?:bad|terrible|awful|horrible|boring|expensive|difficult|hard|stupid|ugly|disgusting|salty|strange|dangerous)$/u;
const fineWeather = /^(?:sunny|warm|nice|good|beautiful|fine)$/u;
const foulWeather = /^(?:cold|rainy|windy|cloudy|foggy|bad|grey|terrible|awful|wet|hot)$/u;

function toldBy(clause: Clause, creature: Creature | undefined): Told[] {
  const { predicate, subject } = clause;
  const denied: Told[] = clause.negated ? [{ situation: 'told-denied' }] : [typeOf(clause), { situation: 'told-else' }];
  switch (predicate.kind) {
    case 'called':
      return [...named(subject, predicate.name, creature), ...denied];
    case 'age':
      return [{ situation: isOneself(subject) ? 'told-age' : 'told-age-of' }, ...denied];
    case 'origin':
      if (clause.negated) return denied;
      return [
        isOneself(subject) ? { situation: 'told-origin', ...aboutOf(predicate.from) } : { situation: 'told-person' },
        ...denied,
      ];
    case 'has':
      return [...had(clause, predicate.what), ...denied];
    case 'exists':
      return [{ situation: clause.negated ? 'told-denied' : 'told-there' }, ...denied];
    case 'quality':
      return [
        ...described(
          clause,
          predicate.qualities.map(({ adjective }) => adjective),
        ),
        ...denied,
      ];
    case 'identity':
      return [...identified(clause, predicate.what), ...denied];
    case 'place':
      return clause.negated || !isOneself(subject) ? denied : [...been(clause), ...denied];
    case 'thinks':
      return [...toldBy(predicate.that, creature).filter(({ situation }) => situation !== 'told-else'), ...denied];
    case 'fragment':
      return [{ situation: isCry(predicate) ? 'told-echo' : 'told-answer' }];
    case 'set-phrase':
      return [{ situation: 'told-answer' }];
    case 'does':
      return [...done(clause, predicate, creature), ...denied];
  }
}

function named(subject: NounPhrase | undefined, name: string | undefined, creature: Creature | undefined): Told[] {
  if (name === undefined || isOneself(subject)) return [];
  const isAnimal = kindOf(subject) === 'animal' || (isHeOrShe(subject) && creature === 'animal');
  return [{ situation: isAnimal ? 'told-pet-name' : 'told-person-name', about: { name } }];
}

function had({ subject, negated }: Clause, what: NounPhrase | undefined): Told[] {
  if (!isOneself(subject)) return [];
  if (negated) return [{ situation: isTime(what) ? 'told-busy' : 'told-lack', ...aboutOf(what) }];
  const kind = kindOf(what);
  if (what && 'noun' in what && what.called !== undefined)
    return [{ situation: kind === 'animal' ? 'told-pet-name' : 'told-person-name', about: { name: what.called } }];
  if (kind === 'animal') return [{ situation: 'told-pet', ...aboutOf(what) }];
  if (kind === 'person' && what && 'noun' in what) return [{ situation: ofPerson(what.noun), ...aboutOf(what) }];
  if (kind === 'body' || (what && 'noun' in what && /ache$|^(?:fever|cold|flu|cough|pain)$/u.test(what.noun)))
    return [{ situation: 'told-sick' }];
  if (kind === 'food') return [{ situation: 'told-ate', ...aboutOf(what) }];
  return [];
}

const isTime = (what: NounPhrase | undefined) => what !== undefined && 'noun' in what && what.noun === 'time';

function described({ subject, negated }: Clause, qualities: readonly string[]): Told[] {
  if (negated) return [];
  const isAny = (pattern: RegExp) => qualities.some((quality) => pattern.test(quality));
  if (isOneself(subject)) return feelings.filter(([pattern]) => isAny(pattern)).map(([, situation]) => ({ situation }));
  const isWeather =
    kindOf(subject) === 'weather' || (subject !== undefined && 'noun' in subject && subject.noun === 'weather');
  if (isWeather)
    return isAny(fineWeather)
      ? [{ situation: 'told-weather-good' }]
      : isAny(foulWeather)
        ? [{ situation: 'told-weather-bad' }]
        : [];
  if (kindOf(subject) === 'animal') return [{ situation: 'told-pet-does' }];
  if (kindOf(subject) === 'person') return [];
  if (isAny(good)) return [{ situation: 'told-good' }];
  return [{ situation: isAny(bad) ? 'told-bad' : 'told-looks' }];
}

/** Nouns of people at work, by their endings or one by one. */
const jobs =
  /^(?!(?:daughter|sister|mother|father|brother|grand\p{L}+|beginner|stranger|foreigner|winner|loser|lover|teenager|vegetarian|vegan|pensioner|fighter|liar|lawbreaker|reader|learner|sinner)$)(?:.*(?:er|or|ist|ian|smith|man)|nurse|cook|chef|clerk|pilot|vet|nanny|lawyer|judge|mechanic|secretary|butcher|\p{L}*(?:waitress|actress)|guide|police officer|student|assistant|accountant|consultant|plumber|architect|soldier|dancer|model|priest|civil servant)$/u;

export const namesJob = (what: NounPhrase): boolean => 'noun' in what && jobs.test(what.noun);

function identified({ subject, negated }: Clause, what: NounPhrase | undefined): Told[] {
  if (negated) return [];
  if (isOneself(subject) && what && namesJob(what)) return [{ situation: 'told-job', ...aboutOf(what) }];
  return [];
}

/** Where somebody was, or will be. */
function been(clause: Clause): Told[] {
  const place = clause.where.at(-1)?.what;
  if (clause.tense === 'past') return [{ situation: 'told-went', ...aboutOf(place) }];
  return clause.tense === 'future' ? [{ situation: 'told-going', ...aboutOf(place) }] : [];
}

/** What a statement is, whatever it tells: there is something to say to each type. */
function typeOf(clause: Clause): Told {
  const { predicate, subject, tense, experience, modality } = clause;
  const isOfPerson = kindOf(subject) === 'person' || isHeOrShe(subject);
  if (predicate.kind === 'thinks') return { situation: 'told-opinion' };
  if (predicate.kind === 'quality') {
    if (isOneself(subject)) return { situation: 'told-feeling' };
    return { situation: isOfPerson && subject && !('pronoun' in subject) ? 'told-person' : 'told-opinion' };
  }
  if (predicate.kind === 'has' && isOneself(subject) && tense === 'present') return { situation: 'told-have' };
  if (tense === 'future' || isAhead(clause)) return { situation: 'told-plan' };
  const isDone = predicate.kind === 'does' || predicate.kind === 'place' || predicate.kind === 'has';
  if (tense === 'past' && isDone && !experience && !modality) return { situation: 'told-did' };
  if (predicate.kind === 'does' && isHabit(clause) && !modality) return { situation: 'told-daily' };
  return { situation: isOfPerson ? 'told-person' : 'told-state' };
}

type Does = Extract<Predicate, { kind: 'does' }>;

/** What is told by a verb alone, whatever its tense. */
const byVerb: Partial<Record<VerbFrame, Situation>> = {
  live: 'told-home', work: 'told-work', 'work-as': 'told-job', study: 'told-study', learn: 'told-language', speak: 'told-language',
  miss: 'told-miss', hurt: 'told-sick', cough: 'told-sick', 'get-sick': 'told-sick', 'be-on-holiday': 'told-happy', worry: 'told-nervous', 'worry-about': 'told-nervous', 'be-late': 'told-busy', 'be-tired-of': 'told-sad', 'be-proud-of': 'told-happy', lose: 'told-lost', forget: 'told-lost', break: 'told-lost', need: 'told-want', want: 'told-want',
  hate: 'told-dislike', fear: 'told-nervous', 'be-allergic-to': 'told-sick', 'be-married': 'told-partner',
  'play-sport': 'told-sport', swim: 'told-sport', run: 'told-sport', jog: 'told-sport', ski: 'told-sport', cycle: 'told-sport', hike: 'told-sport', dance: 'told-sport', exercise: 'told-sport', train: 'told-sport',
  'play-instrument': 'told-music', sing: 'told-music', 'listen-to': 'told-music',
  read: 'told-reading', watch: 'told-film', cook: 'told-cooking', bake: 'told-cooking', travel: 'told-travel',
  bark: 'told-pet-does', bite: 'told-pet-does', snore: 'told-pet-does', scratch: 'told-pet-does',
  rain: 'told-weather-bad', snow: 'told-weather-bad',
}; // oxfmt-ignore

const mishaps: ReadonlySet<VerbFrame> = new Set([
  'fall', 'break', 'burn', 'lose', 'forget', 'get-lost', 'miss-transport', 'fail-exam', 'cry', 'bleed', 'hurt', 'get-sick', 'be-late', 'argue', 'divorce', 'steal',
]); // oxfmt-ignore
const joys: ReadonlySet<VerbFrame> = new Set([
  'win',
  'pass-exam',
  'graduate',
  'marry',
  'get-engaged',
  'fall-in-love',
  'get-well',
  'have-fun',
]);

/** What happened and calls for sympathy or joy, whoever it happened to. */
function newsOf(verb: VerbFrame, tense: Clause['tense']): Situation | undefined {
  if (verb === 'die') return 'told-died';
  if (tense !== 'past') return undefined;
  if (mishaps.has(verb)) return 'told-mishap';
  return joys.has(verb) ? 'told-good-news' : undefined;
}

const isChild = (who: NounPhrase | undefined) =>
  who !== undefined &&
  'noun' in who &&
  /^(?:child|kid|son|daughter|baby|boy|girl|grandson|granddaughter|grandchild|nephew|niece|pupil)$/u.test(who.noun);

const pasts: Partial<Record<VerbFrame, Situation>> = {
  meet: 'told-met',
  visit: 'told-met',
  eat: 'told-ate',
  drink: 'told-ate',
  buy: 'told-bought',
  get: 'told-bought',
  go: 'told-went',
};

const likes: readonly (readonly [kind: NounKind, situation: Situation])[] = [
  ['food', 'told-like-food'],
  ['animal', 'told-like-animal'],
  ['activity', 'told-like-activity'],
];

function done(clause: Clause, { verb, object }: Does, creature: Creature | undefined): Told[] {
  const { subject, negated, tense, modality } = clause;
  const about = aboutOf(object);
  const news = negated || modality || clause.often ? undefined : newsOf(verb, tense);
  if (news) return [{ situation: news }];
  if (verb === 'rain' || verb === 'snow') return negated ? [] : [{ situation: 'told-weather-bad' }];
  if (verb === 'hurt') return [{ situation: 'told-sick' }];
  if (!isOneself(subject)) {
    const isAnimal =
      kindOf(subject) === 'animal' || byVerb[verb] === 'told-pet-does' || (isHeOrShe(subject) && creature === 'animal');
    if (isChild(subject)) return [{ situation: 'told-child-does' }];
    // What an animal did that is nobody's is told as any other thing that happened.
    const isStray = tense === 'past' && subject !== undefined && 'noun' in subject && subject.determiner === 'a';
    return isAnimal && !isStray ? [{ situation: 'told-pet-does' }] : [];
  }
  if (modality === 'can' || modality === 'may') return [{ situation: negated ? 'told-unable' : 'told-able' }];
  if (modality === 'must' || modality === 'need') return negated ? [] : [{ situation: 'told-must' }];
  if (modality === 'hate') return [{ situation: 'told-dislike' }];
  if (modality === 'want' || modality === 'would-like')
    return negated ? [] : [{ situation: verb === 'travel' || verb === 'fly' ? 'told-travel' : 'told-want' }];
  if (verb === 'like' || verb === 'love' || verb === 'prefer' || verb === 'enjoy') {
    if (negated) return [{ situation: 'told-dislike', ...about }];
    const kind = kindOf(object);
    return [{ situation: likes.find(([each]) => each === kind)?.[1] ?? 'told-like', ...about }];
  }
  if (negated) return [];
  const place = clause.where.at(-1)?.what;
  const isAtHome = place !== undefined && 'noun' in place && /^(?:garden|house|kitchen|home)$/u.test(place.noun);
  const situation = verb === 'work' && isAtHome ? undefined : byVerb[verb];
  const past = pasts[verb];
  if (tense === 'past') return past ? [{ situation: past, ...(verb === 'go' ? aboutOf(place) : about) }] : [];
  if (tense === 'future' || isAhead(clause))
    return verb === 'go' && place ? [{ situation: 'told-going', ...aboutOf(place) }] : [];
  if (situation === 'told-home') return [{ situation, ...aboutOf(place) }];
  if (situation) return [{ situation, ...about }];
  return modality && !isHabit(clause) ? [{ situation: 'told-hobby' }] : [];
}

/** English speaks of what is planned as of what is. */
const isAhead = ({ when, ongoing }: Clause) =>
  when.some(
    (time) =>
      ('word' in time && ['tomorrow', 'tonight', 'soon', 'later', 'the-day-after-tomorrow'].includes(time.word)) ||
      ('which' in time && time.which === 'next') ||
      // "On Sunday I work in my garden" may be each Sunday.
      ('day' in time && time.which === 'on' && ongoing === true),
  );

const isHabit = ({ when, often, predicate }: Clause) =>
  often !== undefined ||
  when.length > 0 ||
  (predicate.kind === 'does' && /^(?:get-up|wake-up|go-to-bed|sleep)$/u.test(predicate.verb));
