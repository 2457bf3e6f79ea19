import type { Determiner, NamePhrase, Noun, NounPhrase, PronounPhrase } from '../meaning';
import { headWords, isHuman, isSibling, koreanNoun, ownQualities } from './koreanNouns';
import { counterOf, measures, nationalities, vessels, type KoreanNoun, type NounKind } from './nouns';
import { counted, englishNumber, sino } from './numbers';
import { ownerWords } from './owners';
import { withParticle, type Particle } from './particles';
import { attributive } from './qualities';
import { relativeWords } from './relatives';
import { antecedent, members, type Scene } from './scene';
import { Unsayable, englishPlural, fixed, glued, word, type Words } from './words';

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
    return sayWith({ ...phrase, plural: false, determiner: 'a' }, 'subject', scene);
  const isCounted = 'noun' in phrase && !phrase.and && !phrase.of && (phrase.count !== undefined || isSome(phrase));
  if ('noun' in phrase && !phrase.and && phrase.determiner === 'another') return oneMore(phrase, 'subject', scene);
  if (!isCounted) return sayWith(phrase, 'subject', scene);
  const { count: _, ...plain } = phrase;
  const words = sayWith(
    {
      ...plain,
      plural: isSibling(phrase.noun) && phrase.plural,
      // Without its number it is one of several still: three chickens are no chicken meat.
      determiner: isSome(phrase) || phrase.determiner === 'none' ? 'a' : phrase.determiner,
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
  if (known?.kind === 'country' || known?.kind === 'town')
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

function sayNoun(noun: Noun, scene: Scene, before: NounPhrase | undefined): Words {
  // One's own day is the one that is meant, which is said by a time.
  if (typeof noun.determiner === 'object' && /^(?:day|week|morning|evening|night)$/u.test(noun.noun))
    throw new Unsayable();
  const vessel = vessels.get(noun.noun);
  if (vessel !== undefined && noun.of) return sayVessel(noun, noun.of, [vessel, 'drink'], scene);
  const measure = noun.of ? measures.get(noun.noun) : undefined;
  if (measure && noun.of) return sayVessel(noun, noun.of, measure, scene);
  const found = koreanNoun(noun, scene);
  const english = noun.plural ? englishPlural(noun.noun) : noun.noun;
  const owner = ownerWords(noun, found, scene, before);
  // 커피 냄새 is one thing.
  const isOneThing =
    noun.of &&
    'noun' in noun.of &&
    !noun.of.and &&
    typeof noun.of.determiner === 'string' &&
    /^(?:smell|scent|taste|sound|price|colour|color)$/u.test(noun.noun);
  const whole = noun.of ? (isOneThing ? sayPhrase(noun.of, scene) : withParticle(sayPhrase(noun.of, scene), 'of')) : [];
  const head = [...qualityWords(noun, scene), ...headWords(found, english)];
  const named = nameWords(noun, head);
  const { gap: _, ...outside } = scene;
  const relative = noun.relative ? relativeWords(noun.relative, outside) : [];
  const before_ = [...relative, ...determinerWords(noun.determiner), ...owner, ...whole];
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
  const isOfAll = /^(?:every|many|all|enough|too-many)$/u.test(
    typeof noun.determiner === 'string' ? noun.determiner : '',
  );
  if (isOfAll) throw new Unsayable();
  const counter = counterOf(found);
  if (found.kind === 'money') throw new Unsayable();
  if (counter === undefined) throw new Unsayable();
  const unit = word(counter, isHuman(found) ? 'person' : ':counter');
  if (noun.count === undefined) return [word('몇', 'some'), unit];
  return [word(counted(noun.count), englishNumber(noun.count)), unit];
}

/** 'a cup of tea', 'two bottles of water', 'a piece of cake', 'a pair of shoes'. */
function sayVessel(
  noun: Noun,
  of: NounPhrase,
  [vessel, kind]: readonly [vessel: string, kind: NounKind],
  scene: Scene,
): Words {
  const isPlain = noun.qualities.length === 0 && (noun.determiner === 'a' || noun.determiner === 'none');
  if (!('noun' in of) || !isPlain || koreanNoun(of, scene).kind !== kind) throw new Unsayable();
  const count = noun.count ?? 1;
  const unit = count === 1 ? noun.noun : englishPlural(noun.noun);
  const content: Noun = of.plural ? { ...of, plural: false, determiner: 'a' } : of;
  return [...sayPhrase(content, scene), word(counted(count), englishNumber(count)), word(vessel, unit)];
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
    case 'enough':
      return [word('충분한', 'enough', '충분하다')];
    case 'another':
    case 'too-many':
    case 'no':
      throw new Unsayable();
    default:
      return [];
  }
}

/** A noun of a country or a nationality: 영국 사람. */
export function sayNational(country: string, english: string, scene: Scene): Words | undefined {
  const found = scene.lexicon.noun(country);
  return found && [...headWords(found, english), word('사람', 'person')];
}
