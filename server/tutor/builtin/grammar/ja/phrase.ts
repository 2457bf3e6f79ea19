import type { Noun, NounPhrase, Pronoun, PronounPhrase, Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import { countries, languages, nations } from './countries';
import { excessive } from './auxiliaries';
import { attributive, linking, nounHead, type Head } from './inflect';
import { bodyParts, meals } from './nounTables';
import { ageOf, asMeant, asTasted, cuisineOf, isLanguage, isOwnRelative, isThird, relativeLemma } from './meant';
import { findNoun, isRelative, languageWords, own, relativeWords, type Animacy, type NounEntry } from './nouns';
import { askedWhole } from './asking';
import { askedCount, counted, numberWords } from './numbers';
import { findQuality, type Bearer } from './qualities';
import { relativeWords as relativeClause } from './relatives';
import type { Asked, Focus, Scene } from './scene';
import { particle, unsayable, words } from './words';

export interface Said {
  readonly words: readonly WrittenWord[];
  readonly animacy: Animacy;
  readonly isPlural: boolean;
  /** 'I', 'you' and the like, whose verb is another in English. */
  readonly person: Focus['person'];
  readonly noun?: readonly WrittenWord[];
}

const pronouns: Readonly<Record<PronounPhrase['pronoun'], { source: string; animacy: Animacy; isPlural?: true }>> = {
  i: { source: '私@わたし=I', animacy: 'person' },
  you: { source: 'あなた=you', animacy: 'person' },
  he: { source: '彼@かれ=he', animacy: 'person' },
  she: { source: '彼女@かのじょ=she', animacy: 'person' },
  it: { source: 'それ=it', animacy: 'thing' },
  we: { source: '私@わたし=I たち=:plural', animacy: 'person', isPlural: true },
  they: { source: '彼ら@かれら=they', animacy: 'person', isPlural: true },
  this: { source: 'これ=this', animacy: 'thing' },
  that: { source: 'それ=that', animacy: 'thing' },
  everything: { source: '全部@ぜんぶ=everything', animacy: 'thing' },
  something: { source: '何か@なにか=something', animacy: 'thing' },
  nothing: { source: '何も@なにも=nothing', animacy: 'thing' },
  everybody: { source: 'みんな=everyone', animacy: 'person' },
  somebody: { source: 'だれか=somebody', animacy: 'person' },
  nobody: { source: 'だれ=who も=even', animacy: 'person' },
};

const objectGlosses: Partial<Record<PronounPhrase['pronoun'], string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  they: 'them',
};

export const personOf = (phrase: NounPhrase): Focus['person'] => {
  if (!('pronoun' in phrase)) return 'third';
  const { pronoun } = phrase;
  if (phrase.and) return pronoun === 'i' || personOf(phrase.and) === 'i' ? 'we' : 'third';
  return pronoun === 'i' || pronoun === 'we' || pronoun === 'you' ? pronoun : 'third';
};

/** A noun phrase, with と between its parts. */
export function sayPhrase(phrase: NounPhrase, scene: Scene, role: 'subject' | 'other' = 'other'): Said {
  const first = sayOne(phrase, scene, role);
  if (!phrase.and) return first;
  const second = sayPhrase(phrase.and, { ...scene, follows: phrase }, role);
  return {
    words: [...first.words, ...particle('and'), ...second.words],
    animacy: first.animacy === 'thing' ? second.animacy : first.animacy,
    isPlural: true,
    person: personOf(phrase),
  };
}

function sayOne(phrase: NounPhrase, scene: Scene, role: 'subject' | 'other'): Said {
  if ('pronoun' in phrase) {
    const { focus } = scene;
    if (focus?.noun && focus.animacy !== 'person' && pointsTo(phrase.pronoun, focus)) {
      const { animacy, isPlural } = focus;
      const which = focus.isGeneric ? [] : words('その=that');
      return { words: [...which, ...focus.noun], animacy, isPlural, person: 'third', noun: focus.noun };
    }
    const { source, animacy, isPlural } = pronouns[phrase.pronoun];
    const said = words(source);
    const gloss = role === 'other' ? objectGlosses[phrase.pronoun] : undefined;
    return {
      words: gloss ? said.map((word) => ({ ...word, gloss })) : said,
      animacy,
      isPlural: isPlural ?? false,
      person: personOf({ pronoun: phrase.pronoun }),
    };
  }
  if ('name' in phrase) {
    const animacy = phrase.kind === 'place' ? 'thing' : 'person';
    const country = phrase.kind === 'person' ? undefined : countryNamed(phrase.name);
    if (country) return { words: country, animacy: 'thing', isPlural: false, person: 'third' };
    return { words: [nameWord(phrase.name)], animacy, isPlural: false, person: 'third' };
  }
  return sayNoun(phrase, role === 'subject' ? { ...scene, isSubject: true } : scene);
}

/** A country or a town that has a name of its own in Japanese. */
export function countryNamed(name: string): WrittenWord[] | undefined {
  const country = own(countries, name.toLowerCase());
  return country ? words(country) : undefined;
}

export const nameWord = (name: string): WrittenWord => ({ surface: name, gloss: name });

/** What a noun is in the dictionary, a relative's word chosen by whose it is. */
export function entryOf(read: Noun, scene: Scene): NounEntry {
  const noun = asMeant(read);
  const entry = plainEntryOf(noun, scene);
  return noun.measure ? { ...entry, counter: noun.measure } : entry;
}

function plainEntryOf(noun: Noun, scene: Scene): NounEntry {
  if (noun.noun === 'cuisine' && scene.cuisine) return { words: scene.cuisine, counter: 'thing', animacy: 'thing' };
  const whole = askedWhole(noun, scene.asked);
  if (whole)
    return { words: whole, counter: 'thing', animacy: /^(?:person|people)$/u.test(noun.noun) ? 'person' : 'thing' };
  const language = isLanguage(noun) ? languageWords(noun.noun) : undefined;
  if (language) return { words: language, counter: 'thing', animacy: 'thing' };
  const lemma = relativeLemma(noun);
  if (!isRelative(lemma)) return findNoun(noun.noun, scene.content) ?? unsayable();
  const said = relativeWords(lemma, isOwnRelative(noun, scene)) ?? unsayable();
  return { words: said, counter: 'person', animacy: 'person' };
}

/** Words before a noun for its determiner; undefined for one that is not known how to say. */
const determiners: Readonly<Record<string, string>> = {
  none: '', a: '', the: '', some: '', any: '', no: '',
  this: 'この=this', that: 'その=that', all: 'すべて=all の=:of', every: 'すべて=every の=:of', many: 'たくさん=many の=:of', enough: '十分@じゅうぶん=enough な=:link',
}; // oxfmt-ignore

/** @param isFloating its number stands behind its particle: 猫が二匹 */
export function sayNoun(read: Noun, scene: Scene, isFloating = false): Said {
  const noun = asMeant(read);
  const entry = entryOf(noun, scene);
  const { determiner, called, of: owner } = noun;
  const isNamedNew =
    called !== undefined && typeof determiner === 'string' && /^(?:a|none|some|any|no)$/u.test(determiner);
  const count = noun.count !== undefined && !isFloating ? countBefore(noun, entry) : [];
  const isUnit = entry.counter === 'unit';
  const age = ageOf(noun);
  const qualities = age
    ? noun.qualities.filter(({ adjective }) => !/^(?:old|young|older|elder|big|younger|little)$/u.test(adjective))
    : noun.qualities;
  const nation = cuisineOf(noun);
  if (nation)
    return { ...sayNoun({ ...noun, noun: 'cuisine', qualities: [] }, { ...scene, cuisine: nation }, isFloating) };
  const core = isUnit ? [...count, ...entry.words] : entry.words;
  const isMany = noun.plural && typeof determiner !== 'string' && /^(?:child|kid)$/u.test(noun.noun);
  const said = [
    ...(noun.relative ? relativeClause(noun.relative, scene) : []),
    ...(owner ? [...sayPhrase(owner, scene).words, ...particle('of')] : []),
    ...determinerWords(noun, entry, scene, isFloating),
    ...(isNamedNew ? [nameWord(called), ...particle('quote'), ...words('いう=called')] : []),
    ...(isUnit ? [] : count),
    ...(age && noun.qualities.some(({ degree }) => degree === 'most')
      ? words(`一番@いちばん=most ${age === 'older' ? '上@うえ=old' : '下@した=young'} の=:of`)
      : []),
    ...qualityWords(qualities, noun, entry.animacy, scene),
    ...core,
    ...(isMany && count.length === 0 ? words('たち=:plural') : []),
    ...(called !== undefined && !isNamedNew ? [...particle('of'), nameWord(called)] : []),
  ];
  return { words: said, animacy: entry.animacy, isPlural: noun.plural, person: 'third', noun: entry.words };
}

function countBefore({ count = 0 }: Noun, { counter }: NounEntry): WrittenWord[] {
  return counter === 'unit' ? numberWords(count) : [...counted(count, counter), ...particle('of')];
}

/** The number of things behind their particle; 'many' among them. */
export function floatingCount(read: Noun, scene: Scene, isNegated = false): WrittenWord[] {
  const noun = asMeant(read);
  const { counter } = entryOf(noun, scene);
  if (noun === scene.asked?.noun) {
    if (scene.asked.by === 'how-much') return words('どのくらい=how_much');
    if (scene.asked.by === 'how-many' && !askedWhole(noun, scene.asked))
      return counter === 'unit' ? unsayable() : askedCount(counter);
    return [];
  }
  if (noun.count !== undefined) return counter === 'unit' ? [] : counted(noun.count, counter);
  return noun.determiner === 'many' ? words(isNegated ? 'あまり=not_much' : 'たくさん=many') : [];
}

function determinerWords(noun: Noun, entry: NounEntry, scene: Scene, isFloating: boolean): WrittenWord[] {
  const { determiner } = noun;
  if (noun === scene.asked?.noun) return askedWords(noun, entry, scene.asked, isFloating);
  if (typeof determiner !== 'string') return ownerWords(determiner.whose, noun, entry, scene);
  if (determiner === 'many' && isFloating) return [];
  return words(determiners[determiner] ?? unsayable());
}

function askedWords(noun: Noun, { counter }: NounEntry, asked: Asked, isFloating: boolean): WrittenWord[] {
  if (askedWhole(noun, asked) || isFloating) return [];
  if (asked.by === 'how-much') unsayable();
  if (asked.by !== 'how-many') return words(asked.by === 'which' ? 'どの=which' : 'どんな=what_kind_of');
  return counter === 'unit' ? unsayable() : [...askedCount(counter), ...particle('of')];
}

const dwellings = /^(?:house|home|flat|apartment)$/u;

/** What is mine without saying so. */
const ownWithoutSaying = new Set([
  ...bodyParts,
  ...meals,
  'house',
  'home',
  'flat',
  'apartment',
  'job',
  'neighbour',
  'neighbor',
  'work',
  'birthday',
  'hobby',
  'name',
  'free time',
]);

function ownerWords(whose: NounPhrase, noun: Noun, { animacy }: NounEntry, scene: Scene): WrittenWord[] {
  if (!('pronoun' in whose) || whose.and) return [...sayPhrase(whose, scene).words, ...particle('of')];
  const { pronoun } = whose;
  const isKin = isRelative(noun.noun);
  if (pronoun === 'i' || pronoun === 'we') {
    const isSubjects = scene.subject?.person === pronoun && scene.namesOwner !== true;
    const isShown = scene.namesOwner === true || (scene.isSubject === true && dwellings.test(noun.noun));
    if (isKin || (ownWithoutSaying.has(noun.noun) && !isShown) || isSubjects) return [];
    const isFavourite = noun.qualities.some(({ adjective }) => /^favou?rite$/u.test(adjective));
    if (noun.noun === 'baby' && (scene.follows || scene.isSubject !== true)) return [];
    if ((animacy === 'animal' && !isFavourite) || noun.noun === 'baby') return words('うち=our_home の=:of');
    return [...words(pronoun === 'i' ? '私@わたし=I' : '私@わたし=I たち=:plural'), ...particle('of')];
  }
  if (pronoun === 'you') {
    if (noun.noun === 'name') return words('お=:honorific');
    // これはあなたの猫ですか, where 猫 alone would be any.
    const isTold = scene.namesOwner === true && scene.subject?.person === 'third' && !isKin;
    const isUnderstood = (scene.isQuestion && !isTold) || scene.subject?.person === 'you';
    return isUnderstood ? [] : words('あなた=you の=:of');
  }
  if (!isThird(pronoun)) return [...sayPhrase(whose, scene).words, ...particle('of')];
  if (scene.follows || pronoun === 'it') return words('その=its');
  // 夫のお母さん, where お母さん alone would be anybody's.
  const isOfFocus = pointsTo(pronoun, scene.focus) && scene.subject !== undefined && scene.subject.person !== 'third';
  if (isKin && isOfFocus && scene.focus?.noun) return [...scene.focus.noun, ...particle('of')];
  if (pointsTo(pronoun, scene.subject) || pointsTo(pronoun, scene.focus)) return [];
  return [...words(pronouns[pronoun].source), ...particle('of')];
}

/** Whether a third person's pronoun can mean what has been spoken of. */
export function pointsTo(pronoun: PronounPhrase['pronoun'], focus: Focus | undefined): boolean {
  if (focus?.person !== 'third') return false;
  if (pronoun === 'they') return focus.isPlural;
  if (pronoun === 'it') return !focus.isPlural && focus.animacy !== 'person';
  return (pronoun === 'he' || pronoun === 'she') && !focus.isPlural && focus.animacy !== 'thing';
}

const taught = new Set('teacher lesson class course exam test homework word grammar textbook book'.split(' '));

function qualityWords(qualities: readonly Quality[], noun: Noun, animacy: Animacy, scene: Scene): WrittenWord[] {
  const heads = qualities.map((quality): Head => {
    const language =
      taught.has(noun.noun) && Object.hasOwn(languages, quality.adjective) && languageWords(quality.adjective);
    if (language) return nounHead(language);
    if (animacy === 'animal' && own(nations, quality.adjective))
      return nounHead(words(own(nations, quality.adjective) ?? ''));
    if (quality.degree === 'always') unsayable();
    // An old friend need not be old.
    const isOldFriend = noun.noun === 'friend' && quality.adjective === 'old';
    return qualityHead(asTasted(quality, noun.noun), isOldFriend ? 'thing' : animacy, scene);
  });
  return heads.flatMap((head, index) => (index < heads.length - 1 ? linking(head, false) : attributive(head)));
}

const degrees = {
  very: 'とても=very',
  so: 'とても=so',
  really: '本当に@ほんとうに=really',
  quite: 'かなり=quite',
  'a-bit': '少し@すこし=a_bit',
  always: 'いつも=always',
  more: 'もっと=more',
  most: '一番@いちばん=most',
  enough: '十分に@じゅうぶんに=enough',
  almost: 'ほとんど=almost',
  // そんなに of what is denied.
  that: 'そんなに=that',
} as const;

/** Who is older than somebody is 年上. */
function ageHead({ adjective, degree }: Quality, bearer: Bearer): Head | undefined {
  if (bearer === 'thing' || bearer === 'weather' || degree !== 'more') return undefined;
  if (adjective === 'old') return nounHead(words('年上@としうえ=older'));
  return adjective === 'young' ? nounHead(words('年下@としした=younger')) : undefined;
}

/** What is so wholly or not at all: almost ready, almost full. */
const isWhole = (adjective: string) => /^(?:ready|full|empty|finished|done)$/u.test(adjective);

/** A quality with its degree and what it is compared with: 私 より 背 が | 高い. */
export function qualityHead(
  { adjective, degree, than }: Quality,
  bearer: Bearer,
  scene: Scene,
  isNegated = false,
): Head {
  const older = ageHead({ adjective, ...(degree ? { degree } : {}) }, bearer);
  const bare = older ?? findQuality(adjective, bearer, scene.content) ?? unsayable();
  if (isNegated && degree !== undefined && !/^(?:very|so|really|always|more|that|enough)$/u.test(degree)) unsayable();
  // What is nearly cold is said otherwise.
  if (degree === 'only' || (degree === 'almost' && !isWhole(adjective))) unsayable();
  const head = degree === 'too' ? excessive(bare) : bare;
  const compared = than ? [...sayPhrase(than, scene).words, ...words('より=:than')] : [];
  const adverb =
    degree === 'too' || degree === undefined || older || (degree === 'more' && than)
      ? ''
      : degreeWord(degree, isNegated);
  return { ...head, before: [...compared, ...words(adverb), ...head.before] };
}

const degreeWord = (degree: keyof typeof degrees, isNegated: boolean) =>
  isNegated && /^(?:very|so|really)$/u.test(degree)
    ? 'あまり=not_much'
    : isNegated && degree === 'always'
      ? unsayable()
      : degrees[degree];

export const isPronoun = (phrase: NounPhrase | undefined, ...which: Pronoun[]): boolean =>
  phrase !== undefined && 'pronoun' in phrase && !phrase.and && which.some((each) => each === phrase.pronoun);
