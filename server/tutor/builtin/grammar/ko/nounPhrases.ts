import type { Determiner, NamePhrase, Noun, NounPhrase, PronounPhrase, Quality } from '../meaning';
import { counterOf, nationalities, vessels, type KoreanNoun, type NounKind } from './nouns';
import { counted, englishNumber, sino } from './numbers';
import { withParticle, type Particle } from './particles';
import { attributive } from './qualities';
import { antecedent, isPronoun, isThird, members, type Scene } from './scene';
import { Unsayable, englishPlural, fixed, glued, word, type Words } from './words';

/** One speaks of them with 시: one's elders, and whose name has 님. */
export const isElder = ({ kind, words }: KoreanNoun) =>
  kind === 'elder' || (kind === 'person' && words.some(({ surface }) => surface.endsWith('님') && surface !== '손님'));

export const isHuman = ({ kind }: KoreanNoun) => kind === 'kin' || kind === 'elder' || kind === 'person';

/** Animals that are eaten have another name on the plate. */
const meats: Readonly<Record<string, string>> = { fish: '생선', chicken: '닭고기', duck: '오리고기', lamb: '양고기' };

/** The Korean noun of a noun phrase; throws `Unsayable` where there is none. */
export function koreanNoun(
  { noun, qualities, determiner, plural }: Noun,
  { lexicon, hearing, clause }: Scene,
): KoreanNoun {
  const meat = meats[noun];
  const isEaten =
    clause.predicate.kind === 'does' && /^(?:eat|cook|order|be-allergic-to)$/u.test(clause.predicate.verb);
  if (meat !== undefined && (isEaten || (determiner === 'none' && !plural)))
    return { kind: 'food', words: [{ surface: meat }] };
  const adjective = qualities[0]?.adjective ?? '';
  if (isSibling(noun) && plural && qualities.length === 0)
    return {
      kind: 'kin',
      words: [
        { surface: noun === 'brother' ? '남자' : '여자', gloss: noun === 'brother' ? 'male' : 'female' },
        { surface: '형제', gloss: 'siblings' },
      ],
    };
  const study =
    clause.predicate.kind === 'does' &&
    /^(?:study|teach|learn|be-interested-in|be-good-at)$/u.test(clause.predicate.verb);
  if (study && noun === 'medicine') return { kind: 'activity', words: [{ surface: '의학' }] };
  if (noun === 'card' && clause.predicate.kind === 'does' && clause.predicate.verb === 'play')
    return { kind: 'sport', words: [{ surface: '카드놀이' }] };
  if (noun === 'job' && clause.predicate.kind === 'identity') return { kind: 'abstract', words: [{ surface: '직업' }] };
  const isOlderThanI =
    clause.predicate.kind === 'quality' &&
    clause.predicate.qualities.some((quality) => isOlder(quality.adjective) && isPronoun(quality.than, 'i'));
  const sibling = elderSibling(
    noun,
    isOlderThanI && isSibling(noun) ? 'older' : adjective,
    hearing.address === 'feminine',
  );
  if (sibling !== undefined) return { kind: 'kin', words: [{ surface: sibling, gloss: `older ${noun}` }] };
  const found =
    (isSibling(noun) && isYounger(adjective) ? lexicon.noun(`younger ${noun}`) : undefined) ?? lexicon.noun(noun);
  if (!found) throw new Unsayable();
  return found;
}

const isSibling = (noun: string) => noun === 'brother' || noun === 'sister';
const isYounger = (adjective: string) => ['young', 'younger', 'little', 'small'].includes(adjective);
const isOlder = (adjective: string) => ['old', 'older', 'elder', 'big'].includes(adjective);

/** An older sibling is called by whether a woman or a man speaks. */
function elderSibling(noun: string, adjective: string, isWoman: boolean): string | undefined {
  if (!isOlder(adjective)) return undefined;
  if (noun === 'brother') return isWoman ? '오빠' : '형';
  return noun === 'sister' ? (isWoman ? '언니' : '누나') : undefined;
}

/** Qualities that are not already in the noun: 'older' of an older sister. */
function ownQualities({ noun, qualities }: Noun): readonly Quality[] {
  const [first, ...rest] = qualities;
  const isInNoun = isSibling(noun) && first && (isYounger(first.adjective) || isOlder(first.adjective));
  return isInNoun ? rest : qualities;
}

/** Whom the phrase names, all its members. */
export function sayPhrase(phrase: NounPhrase, scene: Scene): Words {
  return members(phrase).reduce<Words>((said, member, index, all) => {
    const owner = all[index - 1];
    const words = sayMember(member, scene, owner);
    return index === 0 ? words : [...withParticle(said, 'and'), ...words];
  }, []);
}

export function sayWith(phrase: NounPhrase, particle: Particle, scene: Scene): Words {
  return withParticle(sayPhrase(phrase, scene), particle);
}

const newOnes: ReadonlySet<Determiner> = new Set<Determiner>(['none', 'any', 'no']);

/** What is there or is had, its number behind its particle: 고양이가 두 마리. */
export function floating(phrase: NounPhrase, scene: Scene): Words {
  if (
    'noun' in phrase &&
    !phrase.and &&
    phrase.plural &&
    !isSibling(phrase.noun) &&
    phrase.count === undefined &&
    newOnes.has(phrase.determiner)
  )
    return sayWith({ ...phrase, plural: false }, 'subject', scene);
  const isCounted = 'noun' in phrase && !phrase.and && !phrase.of && (phrase.count !== undefined || isSome(phrase));
  if ('noun' in phrase && !phrase.and && phrase.determiner === 'another') return oneMore(phrase, 'subject', scene);
  if (!isCounted) return sayWith(phrase, 'subject', scene);
  const { count: _, ...plain } = phrase;
  const words = sayWith(
    {
      ...plain,
      plural: isSibling(phrase.noun) && phrase.plural,
      determiner: isSome(phrase) ? 'none' : phrase.determiner,
    },
    'subject',
    scene,
  );
  return [...words, ...countWords(phrase, koreanNoun(phrase, scene))];
}

function sayMember(phrase: NounPhrase, scene: Scene, before: NounPhrase | undefined): Words {
  if ('name' in phrase) return sayName(phrase, scene);
  if ('pronoun' in phrase) return sayPronoun(phrase, scene);
  return sayNoun(phrase, scene, before);
}

/** A town or country that has a Korean name has it by the noun table; any other name stays as it was written. */
function sayName({ name, kind }: NamePhrase, { lexicon }: Scene): Words {
  const known = kind === 'person' ? undefined : lexicon.noun(name.toLowerCase());
  if (known?.kind === 'country' || (known?.kind === 'town' && kind === 'place'))
    return known.words.map(({ surface, gloss }) => word(surface, gloss ?? name));
  return [word(name, name)];
}

const pronouns: Partial<Record<PronounPhrase['pronoun'], Words>> = {
  i: fixed('저=I'),
  we: fixed('우리=we'),
  it: fixed('그거=it'),
  this: fixed('이거=this'),
  that: fixed('그거=that'),
  everything: fixed('모든=all 것=thing'),
  everybody: fixed('모두=everybody'),
  somebody: fixed('누군가=somebody'),
  something: fixed('뭔가=something'),
};

function sayPronoun(phrase: PronounPhrase, scene: Scene): Words {
  const noun = antecedent(phrase, scene);
  if (noun) {
    const found = koreanNoun(noun, scene);
    const them = noun.plural && isHuman(found) ? [glued('들', ':plural')] : [];
    return [word('그', 'that'), ...headWords(found, noun.noun), ...them];
  }
  const words = pronouns[phrase.pronoun];
  if (!words) throw new Unsayable();
  return words;
}

const headWords = ({ words, kind }: KoreanNoun, english: string): Words =>
  words.map(({ surface, gloss }) => word(surface, gloss ?? (named.has(kind) ? capitalised(english) : english)));

const named: ReadonlySet<NounKind> = new Set<NounKind>(['country', 'town', 'language']);

/** As English writes names: 'french', 'south korea', 'usa'. */
function capitalised(english: string): string {
  if (/^(?:the )?usa?$/u.test(english)) return 'United States';
  if (/^(?:the )?uk$/u.test(english)) return 'United Kingdom';
  return english.replace(/\b(?!the\b)\p{L}/gu, (letter) => letter.toUpperCase());
}

function sayNoun(noun: Noun, scene: Scene, before: NounPhrase | undefined): Words {
  // One's own day is the one that is meant, which is said by a time.
  if (typeof noun.determiner === 'object' && /^(?:day|week|morning|evening|night)$/u.test(noun.noun))
    throw new Unsayable();
  const vessel = vessels.get(noun.noun);
  if (vessel !== undefined && noun.of) return sayVessel(noun, noun.of, vessel, scene);
  const found = koreanNoun(noun, scene);
  const english = noun.plural ? englishPlural(noun.noun) : noun.noun;
  const owner = ownerWords(noun, found, scene, before);
  const whole = noun.of ? withParticle(sayPhrase(noun.of, scene), 'of') : [];
  const head = [...qualityWords(noun, scene), ...headWords(found, english)];
  const named = nameWords(noun, head);
  const before_ = [...determinerWords(noun.determiner), ...owner, ...whole];
  return [...before_, ...named, ...pluralMark(noun, found), ...countWords(noun, found)];
}

/** What is of a language rather than of a country: an English teacher. */
const taught = /^(?:teacher|lesson|class|course|exam|test|textbook|dictionary|word|sentence|homework|name)$/u;

function qualityWords(noun: Noun, scene: Scene): Words {
  return ownQualities(noun).flatMap((quality) => {
    const isBest = noun.noun === 'friend' && quality.adjective === 'good' && quality.degree === 'most';
    if (isBest) return fixed('제일=best 친한~친하다=close');
    const language = scene.lexicon.noun(quality.adjective);
    if (language?.kind === 'language' && taught.test(noun.noun)) return headWords(language, quality.adjective);
    const country = nationalities.get(quality.adjective);
    const made = country === undefined ? undefined : scene.lexicon.noun(country);
    return made ? headWords(made, quality.adjective) : attributive(quality, noun, scene);
  });
}

/** 'my cat Miso' is 제 고양이 Miso, 'a cat called Miso' Miso라는 고양이. */
function nameWords({ called, determiner }: Noun, head: Words): Words {
  if (called === undefined) return head;
  if (typeof determiner === 'object') return [...head, word(called, called)];
  return [...withParticle([word(called, called)], 'called'), ...head];
}

function pluralMark(noun: Noun, found: KoreanNoun): Words {
  const { plural, count, called } = noun;
  const last = found.words.at(-1)?.surface ?? '';
  const isMarked =
    plural &&
    !isSome(noun) &&
    count === undefined &&
    called === undefined &&
    isHuman(found) &&
    !/(?:님|형제)$/u.test(last);
  return isMarked ? [glued('들', ':plural')] : [];
}

/** 'another coffee' is one more: 커피를 한 잔 더. */
export function oneMore(noun: Noun, particle: Particle, scene: Scene): Words {
  const plain: Noun = { ...noun, determiner: 'none' };
  const more = countWords({ ...plain, count: 1 }, koreanNoun(noun, scene));
  return [...sayWith(plain, particle, scene), ...more, word('더', 'more')];
}

const isSome = ({ determiner, plural }: Noun) => determiner === 'few' || (determiner === 'some' && plural);

/** A number and its counter behind the noun: 고양이 두 마리. */
function countWords(noun: Noun, found: KoreanNoun): Words {
  if (noun.count === undefined && !isSome(noun)) return [];
  const isOfAll = noun.determiner === 'every' || noun.determiner === 'many' || noun.determiner === 'all';
  if (isOfAll) throw new Unsayable();
  const counter = counterOf(found);
  if (found.kind === 'money') throw new Unsayable();
  if (counter === undefined) throw new Unsayable();
  const unit = word(counter, isHuman(found) ? 'person' : ':counter');
  if (noun.count === undefined) return [word('몇', 'some'), unit];
  return [word(counted(noun.count), englishNumber(noun.count)), unit];
}

/** 'a cup of tea', 'two bottles of water'. */
function sayVessel(noun: Noun, of: NounPhrase, vessel: string, scene: Scene): Words {
  const isPlain = noun.qualities.length === 0 && (noun.determiner === 'a' || noun.determiner === 'none');
  if (!('noun' in of) || !isPlain || koreanNoun(of, scene).kind !== 'drink') throw new Unsayable();
  const count = noun.count ?? 1;
  const unit = count === 1 ? noun.noun : englishPlural(noun.noun);
  return [...sayPhrase(of, scene), word(counted(count), englishNumber(count)), word(vessel, unit)];
}

/** Money is counted from the Chinese: 십 유로. */
export function sayMoney({ noun, count }: Noun, scene: Scene): Words {
  const found = scene.lexicon.noun(noun);
  if (found?.kind !== 'money' || count === undefined) throw new Unsayable();
  return [word(sino(count), englishNumber(count)), ...headWords(found, count === 1 ? noun : englishPlural(noun))];
}

function determinerWords(determiner: Determiner): Words {
  switch (determiner) {
    case 'this':
      return [word('이', 'this')];
    case 'that':
      return [word('그', 'that')];
    case 'all':
    case 'every':
      return [word('모든', determiner)];
    case 'many':
      return [word('많은', 'many', '많다')];
    case 'another':
    case 'no':
      throw new Unsayable();
    default:
      return [];
  }
}

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

/** Whose it is. What goes without saying in Korean is left out: one's own family and pets, your things in a question. */
function ownerWords(
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

/** A noun of a country or a nationality: 영국 사람. */
export function sayNational(country: string, english: string, scene: Scene): Words | undefined {
  const found = scene.lexicon.noun(country);
  return found && [...headWords(found, english), word('사람', 'person')];
}
