import type { Content } from '../../format/contentFormat';
import type { Clause, Joint, JoinedClause, Meaning, Noun, NounPhrase, Predicate, Time } from '../meaning';
import type { Hearing, WrittenWord, Writer } from '../writer';
import { isLookedUpTo, sayClause } from './clauses';
import type { Finish } from './cores';
import { lexiconOf, type Lexicon } from './lexicon';
import { measures, nationalities } from './nouns';
import { counted, englishNumber } from './numbers';
import { splitQualities } from './adjectives';
import { isSayable } from './limits';
import { isSame, saySubject, type Before } from './subjects';
import { isPronoun, isThird, members, type Scene } from './scene';
import { Unsayable, fixed, glued, word, type Words } from './words';

/** Of anyone's family one speaks politely: the reader takes mother for mum. */
const familiarNames: ReadonlySet<string> = new Set(['mum', 'mom', 'mummy', 'dad', 'daddy']);

/** Puts meanings into Korean, in 해요체. */
export function createKoreanWriter(content: Content): Writer {
  const lexicon = lexiconOf(content);
  return {
    write: (meaning, to) => {
      try {
        return sayMeaning(meaning, to, lexicon);
      } catch (error) {
        if (error instanceof Unsayable) return undefined;
        throw error;
      }
    },
    knows: (lemma, wordClass) =>
      wordClass === 'noun'
        ? (lexicon.noun(lemma) !== undefined && !familiarNames.has(lemma)) || measures.has(lemma)
        : lexicon.quality(lemma) !== undefined || splitQualities.has(lemma) || nationalities.has(lemma),
  };
}

/** A main clause, and the one that says when, if or why, which Korean puts before it. */
interface Unit {
  readonly main: Clause;
  /** How it goes on from the unit before it. */
  readonly joint?: 'and' | 'but' | 'or' | 'so';
  readonly under?: { readonly clause: Clause; readonly joint: Exclude<Joint, 'and' | 'but' | 'or' | 'so'> };
}

const isPast = (time: Time) =>
  'word' in time
    ? /^(?:yesterday|last-night|the-day-before-yesterday)$/u.test(time.word)
    : 'which' in time && (time.which === 'last' || time.which === 'ago');

/** With its denial told once: 'nobody comes' is that none does not come. Work 'for a bank' is in it. */
function plainClause(written: JoinedClause): JoinedClause {
  // 'I read a book yesterday' is as past as any.
  const clause: JoinedClause =
    written.tense === 'present' && written.when.some(isPast) ? { ...written, tense: 'past' } : written;
  const { subject, predicate, negated, for: reason } = clause;
  const object = objectOf(predicate);
  const isNone = (phrase: NounPhrase | undefined) =>
    phrase !== undefined && 'pronoun' in phrase && (phrase.pronoun === 'nobody' || phrase.pronoun === 'nothing');
  const isDenied = isNone(subject) || isNone(object);
  if (isDenied && (negated || (isNone(subject) && isNone(object)))) throw new Unsayable();
  const isWork = predicate.kind === 'does' && predicate.verb === 'work' && reason && 'noun' in reason;
  if (isWork && /^(?:bank|company|school|hospital|hotel|restaurant|shop|university|factory)$/u.test(reason.noun)) {
    const { for: _, ...rest } = clause;
    return { ...rest, where: [{ relation: 'at', what: reason }, ...clause.where] };
  }
  return isDenied ? { ...clause, negated: true } : clause;
}

const handing = /^(?:write|send|give|bring|show|read|say|sell|explain|tell|lend|return-thing|introduce|describe)$/u;
const speaking = /^(?:apologise|promise|complain|whisper|pray|lie-to)$/u;

/** "I wrote a letter to my friend": to whom is no place. */
function withRecipient(clause: JoinedClause, lexicon: Lexicon): JoinedClause {
  const { predicate, where } = clause;
  const isHanding =
    predicate.kind === 'does' &&
    !predicate.to &&
    (speaking.test(predicate.verb) || (predicate.object !== undefined && handing.test(predicate.verb)));
  const place = where.find(({ relation, what }) => relation === 'to' && what && isSomebody(what, lexicon));
  if (!isHanding || !place?.what) return clause;
  return { ...clause, predicate: { ...predicate, to: place.what }, where: where.filter((other) => other !== place) };
}

/** With what stands under it: what it is done for, what is thought. */
function prepared(clause: JoinedClause, lexicon: Lexicon): JoinedClause {
  const { predicate, purpose, ...rest } = withRecipient(plainClause(atMeal(reread(clause))), lexicon);
  return {
    ...rest,
    predicate: predicate.kind === 'thinks' ? { ...predicate, that: prepared(predicate.that, lexicon) } : predicate,
    ...(purpose ? { purpose: prepared(purpose, lexicon) } : {}),
  };
}

const served = /^(?:eat|cook|make|drink|order|buy|bake|want|get|bring|fry|boil)$/u;

/** Whom one meets for lunch one has it with, and who goes somewhere for it goes to eat; 점심으로 is what lunch is. */
function atMeal(clause: JoinedClause): JoinedClause {
  const { predicate, when, purpose, ongoing: isOngoing, ...rest } = clause;
  const time = when.find((each) => 'meal' in each && each.which === 'for');
  if (!time || !('meal' in time) || (predicate.kind !== 'does' && predicate.kind !== 'place')) return clause;
  if (predicate.kind === 'does' && served.test(predicate.verb)) return clause;
  const what: Noun = { noun: time.meal, plural: false, determiner: 'none', qualities: [] };
  const eat = { kind: 'does', verb: 'eat', object: what } as const;
  const others = when.filter((each) => each !== time);
  if (predicate.kind !== 'does' || purpose || rest.asksFor === 'who' || rest.asked) throw new Unsayable();
  if (predicate.verb === 'meet' && predicate.object && !rest.with && !predicate.to) {
    const isToCome = isOngoing && rest.tense === 'present';
    return { ...rest, predicate: eat, when: others, with: predicate.object, ...(isToCome && { tense: 'future' }) };
  }
  if (!/^(?:go|come|go-out)$/u.test(predicate.verb) || rest.negated) throw new Unsayable();
  const aim: Clause = { mood: 'statement', predicate: eat, tense: 'present', negated: false, where: [], when: [] };
  return { ...rest, ...(isOngoing && { ongoing: isOngoing }), predicate, when: others, purpose: aim };
}

function isSomebody(what: NounPhrase, lexicon: Lexicon): boolean {
  if ('name' in what) return what.kind === 'person';
  if ('pronoun' in what) return isPronoun(what, 'i', 'you', 'we', 'he', 'she', 'they');
  const kind = lexicon.noun(what.noun)?.kind;
  return kind === 'kin' || kind === 'elder' || kind === 'person' || kind === 'animal';
}

const wonders = ({ predicate }: Clause) =>
  predicate.kind === 'does' &&
  !predicate.object &&
  /^(?:know|ask|remember|forget|tell|see|hear|check)$/u.test(predicate.verb);

/** 'learn to swim' is told of by what stands over the verb; 'every day' by itself is a time. */
function reread(clause: JoinedClause): JoinedClause {
  const { predicate, purpose, ...rest } = clause;
  const isLearning = predicate.kind === 'does' && predicate.verb === 'learn' && !predicate.object && !predicate.to;
  if (isLearning && purpose && rest.modality === undefined && isBareAim(purpose))
    return { ...rest, modality: 'learn', predicate: purpose.predicate };
  const what = predicate.kind === 'fragment' ? predicate.what : undefined;
  const isPeriod = what && 'noun' in what && what.determiner === 'every' && !what.and && what.qualities.length === 0;
  const period = isPeriod
    ? (['day', 'week', 'weekend', 'month', 'year'] as const).find((each) => each === what.noun)
    : undefined;
  if (period === undefined) return clause;
  return { ...rest, predicate: { kind: 'fragment' }, when: [{ period, which: 'every' }, ...rest.when] };
}

/** Nothing but what is done stands in it. */
const isBareAim = ({ where, when, often, manner, with: company, for: reason, by, without, negated }: Clause) =>
  where.length + when.length === 0 && !(often ?? manner ?? company ?? reason ?? by ?? without) && !negated;

function unitsOf(clauses: readonly JoinedClause[]): readonly Unit[] {
  return clauses.reduce<readonly Unit[]>((units, { joint, ...clause }) => {
    const last = units.at(-1);
    if (!last || joint === undefined) return [...units, { main: clause }];
    if (joint !== 'and' && joint !== 'but' && joint !== 'or' && joint !== 'so') {
      if (last.under || clause.mood !== 'statement') throw new Unsayable();
      // "I don't know if he comes" asks rather than sets a condition.
      if (joint !== 'because' && wonders(last.main)) throw new Unsayable();
      // It may be the reason of what is thought, or of thinking so.
      if (last.main.predicate.kind === 'thinks') throw new Unsayable();
      return [...units.slice(0, -1), { ...last, under: { clause, joint } }];
    }
    // What follows 'because …' with 'and' may belong to either clause before it.
    if (last.under && joint !== 'but' && joint !== 'so') throw new Unsayable();
    return [...units, { main: clause, joint }];
  }, []);
}

/** Between sentences, where their moods part what 'and' joins. */
const openings: Partial<Record<Joint, string>> = { and: '그리고=and', but: '하지만=but', so: '그래서=so' };

function sayMeaning({ clauses }: Meaning, hearing: Hearing, lexicon: Lexicon): readonly WrittenWord[] {
  if (!clauses.map(reread).every(isSayable)) throw new Unsayable();
  if (clauses.length > 1 && clauses.some(({ predicate }) => predicate.kind === 'fragment')) throw new Unsayable();
  const units = unitsOf(clauses.map((clause) => prepared(clause, lexicon)));
  let before: Before = { mentioned: [] };
  const said: WrittenWord[] = [];
  units.forEach((unit, index) => {
    const next = units[index + 1];
    const isParted = next !== undefined && partsSentences(unit, next);
    const previous = units[index - 1];
    if (previous && partsSentences(previous, unit)) said.push(...openingOf(unit));
    const finish = finishOf(unit, isParted ? undefined : next);
    const { words, after } = sayUnit(unit, { finish, next, previous }, { hearing, lexicon, before });
    said.push(...words);
    before = after;
    if (finish === 'end' || finish === 'request') said.push(glued(markOf(unit.main), ''));
  });
  return said;
}

const markOf = ({ mood, predicate }: Clause) =>
  mood === 'question' || (predicate.kind === 'fragment' && predicate.manner === 'asked')
    ? '?'
    : predicate.kind === 'fragment' && predicate.manner === 'exclaimed'
      ? '!'
      : '.';

const partsSentences = ({ main }: Unit, next: Unit) =>
  main.mood !== 'statement' || next.main.mood !== 'statement' || isPromise(next.main);

/** "I will come, I promise": a word by itself. */
const isPromise = ({ predicate, subject, tense, negated, modality }: Clause) =>
  predicate.kind === 'does' &&
  predicate.verb === 'promise' &&
  !predicate.object &&
  !predicate.to &&
  isPronoun(subject, 'i') &&
  tense === 'present' &&
  !negated &&
  modality === undefined;

function openingOf({ joint, main }: Unit): Words {
  if (isPromise(main) && joint === 'and') return [];
  const opening =
    joint === undefined ? undefined : joint === 'so' && main.mood === 'request' ? undefined : openings[joint];
  if (opening === undefined) throw new Unsayable();
  return fixed(opening);
}

function finishOf({ main }: Unit, next: Unit | undefined): Finish {
  if (!next) return main.mood === 'request' ? 'request' : 'end';
  if (next.joint === 'and' && (isMoved(main, next.main) || isMoved(next.main, main))) throw new Unsayable();
  if (next.joint === 'but' && runsInto(main, next.main)) return 'background';
  if (next.joint === 'and' && bringsUp(main, next.main)) return 'background';
  if (next.joint === 'and' && leadsOn(main, next.main)) return 'then';
  return next.joint ?? 'and';
}

const feelings =
  /^(?:happy|sad|tired|exhausted|sleepy|ill|sick|nervous|excited|angry|hungry|thirsty|bored|scared|afraid|proud|disappointed|worried|stressed|lonely|upset|glad|surprised|busy)$/u;

/** "I'm so happy, I passed my test": one is the reason of the other, which 고 does not say. */
function isMoved({ predicate, subject }: Clause, other: Clause): boolean {
  const isFeeling =
    predicate.kind === 'quality' && predicate.qualities.some(({ adjective }) => feelings.test(adjective));
  const isDone = other.predicate.kind === 'does';
  return isFeeling && isDone && (other.tense === 'past' || JSON.stringify(subject) === JSON.stringify(other.subject));
}

/** "I have to go but I have no time", "we watched it but I fell asleep": 는데 leads to what comes between. */
function runsInto({ predicate, modality, subject, tense, negated }: Clause, next: Clause): boolean {
  if (predicate.kind !== 'does' || negated || !isPronoun(subject, 'i', 'we') || !isPronoun(next.subject, 'i'))
    return false;
  if (/^(?:must|need|want|would-like)$/u.test(modality ?? '')) return tense !== 'future';
  return isPronoun(subject, 'we') && tense === 'past' && next.tense === 'past';
}

/** One gets up, or goes, before what one does next: 일어나서, 가서. */
function leadsOn({ predicate, tense, negated, modality, subject }: Clause, next: Clause): boolean {
  if (predicate.kind !== 'does') return false;
  const isRising = predicate.verb === 'get-up' || predicate.verb === 'wake-up';
  const isGoing = /^(?:go|come|come-back|go-home)$/u.test(predicate.verb);
  // What one does where one has gone to, unless it is said to be elsewhere.
  if (!isRising && !(isGoing && tense !== 'present' && next.where.length === 0)) return false;
  const isPlain = !negated && modality === undefined && next.predicate.kind === 'does';
  return isPlain && tense === next.tense && JSON.stringify(subject) === JSON.stringify(next.subject);
}

/** "I have a cat, she is fat": what the first brings up, the next is about. */
function bringsUp({ predicate, tense, negated, subject, modality }: Clause, next: Clause): boolean {
  if (tense === 'future' || negated || modality !== undefined) return false;
  const what = objectOf(predicate);
  if (isPronoun(next.subject, 'it') && what && 'noun' in what && !what.and && !isThing(subject)) return true;
  const isAboutUs = subject === undefined || isPronoun(subject, 'i', 'we', 'you');
  return what !== undefined && !what.and && 'noun' in what && isAboutUs && isThird(next.subject);
}

const isThing = (subject: NounPhrase | undefined) =>
  isPronoun(subject, 'it') ||
  (subject !== undefined && 'pronoun' in subject && !isPronoun(subject, 'i', 'you', 'we', 'he', 'she', 'they'));

interface Around {
  readonly finish: Finish;
  readonly next: Unit | undefined;
  readonly previous: Unit | undefined;
}

function sayUnit(
  { main: written, under, joint }: Unit,
  { finish, next, previous }: Around,
  { hearing, lexicon, before }: { hearing: Hearing; lexicon: Lexicon; before: Before },
): { words: Words; after: Before } {
  const main = named(written, under?.clause, lexicon, hearing);
  const sceneOf = (clause: Clause, mentioned: readonly Noun[]): Scene => ({ lexicon, hearing, clause, mentioned });
  const isContrasted =
    (joint !== undefined && joint !== 'so' && contrasts(previous?.main, main)) ||
    (next?.joint !== undefined && next.joint !== 'so' && contrasts(main, next.main));
  const mainScene = sceneOf(main, before.mentioned);
  // The topic of both clauses stands before them.
  const isShared =
    under !== undefined && !isWeather(under.clause) && isSame(under.clause.subject, main.subject, mainScene);
  const topic = saySubject(mainScene, {
    before,
    isContrasted,
    isUnder: finish === 'so' && next !== undefined && !isSame(next.main.subject, main.subject, mainScene),
  });
  const around = isShared ? nounsOf(main.subject) : under && isWeather(under.clause) ? [] : nounsIn(main);
  const underScene = under && sceneOf(under.clause, [...before.mentioned, ...around]);
  const underSubject =
    underScene === undefined || isShared
      ? { words: [], saysAlso: false }
      : saySubject(underScene, {
          before: { mentioned: before.mentioned, subject: main.subject },
          isContrasted: !isWeather(main) && !isPronoun(main.subject, 'i'),
          isUnder: true,
        });
  const underWords =
    under && underScene
      ? (childhood(under.clause, under.joint, isShared) ??
        sayClause(underScene, {
          finish: main.mood === 'request' && under.joint === 'because' ? unsayable() : under.joint,
          tenseFollows: false,
          isElder: isLookedUpTo(underScene),
          subject: underSubject.words,
          saysAlso: underSubject.saysAlso,
        }))
      : [];
  const scene = sceneOf(main, [...before.mentioned, ...(under && !isShared ? nounsIn(under.clause) : [])]);
  const own =
    under && !isShared
      ? saySubject(scene, {
          before: { ...before, subject: under.clause.subject ?? before.subject },
          isContrasted,
          isUnder: false,
        })
      : topic;
  const words = sayClause(scene, {
    finish,
    tenseFollows:
      next !== undefined && next.main.tense === main.tense && isSame(next.main.subject, main.subject, scene),
    isElder: isLookedUpTo(scene),
    subject: isShared ? [] : own.words,
    saysAlso: own.saysAlso,
    isTurned: joint === 'but',
  });
  const subject = main.subject ?? before.subject;
  return {
    words: [...(isShared ? topic.words : []), ...underWords, ...words],
    after: {
      mentioned: [...scene.mentioned, ...nounsIn(main)],
      ...(subject ? { subject } : {}),
      isBroughtUp: finish === 'background' && next?.joint === 'and',
    },
  };
}

function unsayable(): never {
  throw new Unsayable();
}

/** "When my mother was young, she …": she is named as the topic of both. */
function named(main: Clause, under: Clause | undefined, lexicon: Lexicon, hearing: Hearing): Clause {
  if (!under?.subject || 'pronoun' in under.subject || !isThird(main.subject)) return main;
  const scene = { lexicon, hearing, clause: main, mentioned: [] };
  return isSame(under.subject, main.subject, scene) ? { ...main, subject: under.subject } : main;
}

/** "When I was a child" is when one was young, and when one was ten is 열 살 때. */
function childhood(clause: Clause, joint: Joint, isShared: boolean): Words | undefined {
  const { predicate, subject, tense, negated } = clause;
  if (clause.where.length > 0 || clause.when.length > 0 || clause.with || clause.certainty || clause.also)
    return undefined;
  // 열 살 때.
  if (predicate.kind === 'age' && predicate.years !== undefined) {
    const isThen = isShared && joint === 'when' && tense === 'past' && !negated;
    const years = word(counted(predicate.years), englishNumber(predicate.years));
    return isThen ? [years, word('살', 'years old'), word('때', 'when')] : undefined;
  }
  const what = predicate.kind === 'identity' ? predicate.what : undefined;
  const isChild =
    what !== undefined && 'noun' in what && /^(?:child|kid|boy|girl)$/u.test(what.noun) && what.qualities.length === 0;
  const [quality, ...more] = predicate.kind === 'quality' ? predicate.qualities : [];
  const isYoung = quality?.adjective === 'young' && quality.degree === undefined && !quality.than && more.length === 0;
  const isSaid =
    (isChild || isYoung) && joint === 'when' && tense === 'past' && !negated && isPronoun(subject, 'i', 'we');
  return isSaid ? [word('어렸을', 'young', '어리다'), word('때', 'when')] : undefined;
}

const climates = /^(?:cold|hot|warm|cool|dark|sunny|cloudy|windy|rainy|late|early)$/u;

const isWeather = ({ predicate, subject }: Clause) =>
  predicate.kind === 'exists' ||
  (predicate.kind === 'quality' &&
    isPronoun(subject, 'it') &&
    predicate.qualities.some(({ adjective }) => climates.test(adjective))) ||
  (predicate.kind === 'does' && /^(?:rain|snow)$/u.test(predicate.verb));

/** Two clauses about different people set them against each other. */
function contrasts(first: Clause | undefined, second: Clause): boolean {
  if (!first?.subject || !second.subject || isWeather(first) || isWeather(second)) return false;
  if (first.mood !== 'statement' || second.mood !== 'statement') return false;
  if (JSON.stringify(first.subject) === JSON.stringify(second.subject)) return false;
  const isAboutI = isPronoun(first.subject, 'i') || isPronoun(second.subject, 'i');
  const other = isPronoun(first.subject, 'i') ? second.subject : first.subject;
  return isAboutI && !isPronoun(other, 'it', 'he', 'she', 'they') && second.predicate.kind !== 'called';
}

function nounsOf(phrase: NounPhrase | undefined): readonly Noun[] {
  return phrase ? members(phrase).filter((member): member is Noun => 'noun' in member) : [];
}

function objectOf(predicate: Predicate): NounPhrase | undefined {
  if (predicate.kind === 'does') return predicate.object;
  return predicate.kind === 'has' || predicate.kind === 'exists' ? predicate.what : undefined;
}

/** The nouns that a clause mentions, its subject last: what a pronoun after it most likely means. */
function nounsIn({ predicate, where, with: company, for: reason, subject }: Clause): readonly Noun[] {
  if (predicate.kind === 'thinks') return [...nounsOf(subject), ...nounsIn(predicate.that)];
  const to = predicate.kind === 'does' ? predicate.to : undefined;
  return [...where.map(({ what }) => what), reason, company, to, objectOf(predicate), subject].flatMap(nounsOf);
}
