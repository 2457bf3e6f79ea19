import type { Noun, NounPhrase } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { askedNoun } from './asking';
import { koreanNoun } from './koreanNouns';
import { oneMore, sayPhrase, sayWith } from './nounPhrases';
import { measures, vessels, type NounKind } from './nouns';
import { withParticle } from './particles';
import { antecedent, isPronoun, isThird, members, type Scene } from './scene';
import type { KoreanVerb } from './verbRows';
import { verbs } from './verbs';
import { Unsayable, fixed, type Words } from './words';

/** What there is a cup or a piece of. */
export const contentOf = (noun: Noun): Noun =>
  noun.of && 'noun' in noun.of && (vessels.has(noun.noun) || measures.has(noun.noun)) ? noun.of : noun;

/** Kinds by which a verb is chosen, the narrowest first. */
export function kindsOf(object: NounPhrase | undefined, scene: Scene): readonly (NounKind | 'none' | 'name')[] {
  if (object === undefined)
    return scene.clause.asksFor === 'what' || scene.clause.asksFor === 'who' ? ['other', 'none'] : ['none'];
  if ('name' in object) {
    const place = scene.lexicon.noun(object.name.toLowerCase())?.kind;
    if (object.kind === 'place' || place === 'town' || place === 'country') return ['town', 'other'];
    return ['name', 'other'];
  }
  // A cup of tea is drunk, and not kept.
  if ('noun' in object) return [koreanNoun(contentOf(object), scene).kind, 'other'];
  const noun = antecedent(object, scene);
  if (noun) return [koreanNoun(noun, scene).kind, 'other'];
  if (isPronoun(object, 'i', 'you', 'we', 'he', 'she')) return ['person', 'other'];
  return ['thing', 'other'];
}

/** The Korean verb for a frame; all members of the object must take the same one. */
export function koreanVerb(frame: VerbFrame, object: NounPhrase | undefined, scene: Scene): KoreanVerb {
  const row = verbs[frame];
  if (!row) throw new Unsayable();
  if (!('by' in row)) return row;
  const all = object === undefined ? [undefined] : members(object);
  const found = all.map((member) => {
    const kind = kindsOf(member, scene).find((each) => row.by[each]);
    return kind === undefined ? undefined : row.by[kind];
  });
  const [first] = found;
  if (!first || found.some((verb) => verb?.lemma !== first.lemma)) throw new Unsayable();
  return first;
}

export const isElderPhrase = (who: NounPhrase, scene: Scene) =>
  'noun' in who && koreanNoun(who, scene).kind === 'elder';

/** Verbs whose object goes without saying where it is the one who is spoken to. */
const sayableToYou: ReadonlySet<VerbFrame> = new Set(['love', 'like', 'miss', 'understand', 'hear']);

/** What is done to people alone, so that 'him' is no animal. */
const amongPeople: ReadonlySet<VerbFrame> = new Set<VerbFrame>([
  ...([
    'know',
    'meet',
    'marry',
    'invite',
    'call',
    'thank',
    'talk-to',
    'write-to',
    'teach',
    'ask',
    'get-to-know',
  ] as const),
]);

/** A question for what is done: 뭘. */
export function askedObject(verb: KoreanVerb, scene: Scene): Words | undefined {
  const { asksFor, modality, asked, subject } = scene.clause;
  if (asked) return subject ? askedOf(verb, asked, scene) : undefined;
  if (asksFor === 'what') {
    if (verb.object === 'object')
      return modality === 'like' || modality === 'love' || modality === 'hate' ? fixed('뭐=what') : fixed('뭘~뭐=what');
    if (verb.object === 'subject') return fixed('뭐=what +가=:subject');
    if (verb.object === 'about') return fixed('뭐=what +에=about 대해~대하다=about');
    if (verb.object === 'in') return fixed('뭐=what +에=:in');
    throw new Unsayable();
  }
  if (asksFor !== 'who' || scene.clause.subject === undefined) return undefined;
  if (verb.object === undefined) return withParticle(fixed('누구=who'), 'with');
  if (verb.object === 'none' || verb.object === 'about') throw new Unsayable();
  return withParticle(fixed('누구=who'), verb.object);
}

/** 어떤 언어를, 어느 도시에. */
function askedOf(verb: KoreanVerb, asked: Noun, scene: Scene): Words {
  if (verb.object === 'none' || verb.object === 'about') throw new Unsayable();
  if (verb.object !== undefined) return askedNoun(scene, verb.object);
  const isPlace = /^(?:place|town|country)$/u.test(koreanNoun(asked, scene).kind);
  if (!isPlace || !(verb.isAtPlace || verb.moves)) throw new Unsayable();
  return askedNoun(scene, 'at');
}

export function objectWords(frame: VerbFrame, verb: KoreanVerb, object: NounPhrase, scene: Scene): Words {
  if (scene.gap) {
    if (object !== scene.gap || (verb.object !== 'object' && verb.object !== 'subject')) throw new Unsayable();
    return [];
  }
  if (isPronoun(object, 'you')) {
    if (sayableToYou.has(frame) && isPronoun(scene.clause.subject, 'i', 'we')) return [];
    throw new Unsayable();
  }
  if ('pronoun' in object && object.pronoun === 'nothing') {
    if (verb.object !== 'object') throw new Unsayable();
    return fixed('아무것도=nothing');
  }
  if (isThird(object) && antecedent(object, scene) === undefined && !isPronoun(object, 'it')) {
    if (
      !amongPeople.has(frame) ||
      !isPronoun(object, 'he', 'she') ||
      verb.object === undefined ||
      verb.object === 'about' ||
      verb.object === 'none'
    )
      throw new Unsayable();
    return withParticle(fixed('그=that 사람=person'), verb.object);
  }
  if (frame === 'know' && isPronoun(object, 'it')) return [];
  if (frame === 'know' && scene.clause.negated && 'pronoun' in object && !object.and) {
    if (object.pronoun === 'that') return fixed('그건~그거=that');
    if (object.pronoun === 'this') return fixed('이건~이거=this');
  }
  if (frame === 'help' && isPronoun(object, 'i', 'we') && scene.clause.mood !== 'statement') return [];
  if ('noun' in object && !object.and && object.determiner === 'another' && verb.object === 'object')
    return oneMore(object, 'object', scene);
  const many = manyOf(object);
  if (many && verb.object === 'object') return withParticle(sayPhrase(many, scene), 'object');
  if (verb.object === 'none') return sayPhrase(object, scene);
  if (verb.object === 'about') return [...sayPhrase(object, scene), ...fixed('+에=about 대해~대하다=about')];
  if (verb.object === undefined) throw new Unsayable();
  return sayWith(object, verb.object, scene);
}

/** 'too much coffee' is 너무 많이. */
export const isTooMany = (object: NounPhrase): boolean => 'noun' in object && object.determiner === 'too-many';

/** 'many books' is said with 많이 by the verb. */
export function manyOf(object: NounPhrase): Noun | undefined {
  if (!('noun' in object) || object.and || object.count !== undefined) return undefined;
  if (object.determiner !== 'many' && object.determiner !== 'too-many') return undefined;
  return { ...object, determiner: 'none', plural: false };
}

/** 'cats to dogs': what one likes less. */
export function rejected(where: Scene['clause']['where'], scene: Scene): Words | undefined {
  const [place, ...others] = where;
  if (!place?.what || place.relation !== 'to' || others.length > 0) return undefined;
  return sayWith(place.what, 'than', scene);
}

export function recipient(to: NounPhrase, scene: Scene): Words {
  if (isPronoun(to, 'you') || (isThird(to) && !antecedent(to, scene))) throw new Unsayable();
  if (scene.clause.mood === 'request' && isPronoun(to, 'i', 'we')) return [];
  return sayWith(to, isElderPhrase(to, scene) ? 'to-elder' : 'to-person', scene);
}
