import type { NounPhrase, Place } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import type { WrittenWord } from '../writer';
import { countries, languages } from './countries';
import { indefiniteWord } from './declension';
import { asNoun, type Phrase, phraseOf } from './nounPhrase';
import type { Preposition } from './nouns';
import { prepositional } from './prepositions';
import { possessive } from './pronouns';
import type { Speech } from './speech';
import { unsayable, word, words } from './words';

interface PlaceWords {
  readonly words: WrittenWord[];
  readonly isDirection: boolean;
}

/** Verbs that lead somewhere, whatever preposition English has. */
const leading: ReadonlySet<VerbFrame> = new Set([
  'go',
  'travel',
  'fly',
  'drive',
  'come',
  'take-transport',
  'move-house',
]);
/** Verbs with which a place may be where one moves or where one moves to. */
const ambiguous: ReadonlySet<VerbFrame> = new Set(['run', 'jump', 'climb', 'throw', 'hide', 'fall', 'swim', 'walk']);

const alone: Readonly<Partial<Record<Place['relation'], readonly [string, string]>>> = {
  here: ['hier=here', 'hierher=here'],
  there: ['dort=there', 'dorthin=there'],
  home: ['nach=to Hause~Haus=home', 'nach=to Hause~Haus=home'],
  'at-home': ['zu=at Hause~Haus=home', 'zu=at Hause~Haus=home'],
  outside: ['draußen=outside', 'nach=to draußen=outside'],
  everywhere: ['überall=everywhere', 'überall=everywhere'],
  abroad: ['im=in Ausland=foreign_countries', 'ins=to Ausland=foreign_countries'],
};

/** @param all places of the clause: others may say where it leads */
export function placeWords(
  place: Place,
  frame: VerbFrame | undefined,
  all: readonly Place[],
  speech: Speech,
): PlaceWords {
  const { relation } = place;
  const isOnlyPlace = all.length === 1;
  const what = place.what && asNoun(place.what);
  const second = what?.and;
  if (what && second && !isOneGoal(what, speech)) {
    const { and: _and, ...first } = what;
    const places = [first, second].map((each) => placeWords({ relation, what: each }, frame, all, speech));
    const [one, other] = places;
    if (!one || !other) return unsayable('two places');
    return { words: [...one.words, word('und', 'and'), ...other.words], isDirection: one.isDirection };
  }
  const isLeading = frame !== undefined && leading.has(frame);
  if (!what) {
    const [still, moving] = alone[relation] ?? unsayable(relation);
    if (relation === 'everywhere' && isLeading) return unsayable('to everywhere');
    return { words: words(isLeading ? moving : still), isDirection: isLeading || relation === 'home' };
  }
  // 'I was to Berlin': where one has been is where one was.
  const isStill = frame === undefined || frame === 'arrive' || frame === 'stay';
  if (relation === 'to' && !isStill) {
    if (frame === 'jump' || frame === 'throw' || frame === 'fall' || frame === 'climb')
      return unsayable(`${frame} to or into`);
    return { words: direction(what, speech), isDirection: true };
  }
  // 'von Manchester nach Edinburgh'
  const isStart =
    all.some((other) => other.relation === 'to') &&
    (('name' in what && what.kind !== 'person') || phraseAt(what, speech).isBarePlace === true);
  if (relation === 'from' && isStart)
    return { words: prepositional('von', 'from', phraseAt(what, speech).form('dat')), isDirection: true };
  if (relation === 'from') return { words: origin(what, speech), isDirection: true };
  // 'Go in the garden', 'go on holiday'.
  if (isOnlyPlace && frame === 'go' && (relation === 'in' || relation === 'on'))
    return { words: direction(what, speech), isDirection: true };
  return { words: position(relation, what, frame, speech), isDirection: false };
}

/** Whose house it is that one is at or goes to: 'bei Tom', 'zu Tom'. */
const hostOf = (what: NounPhrase): NounPhrase | undefined =>
  'noun' in what &&
  what.noun === 'house' &&
  !what.plural &&
  what.qualities.length === 0 &&
  typeof what.determiner === 'object'
    ? what.determiner.whose
    : undefined;

const phraseAt = (what: NounPhrase, speech: Speech): Phrase => phraseOf(what, speech, { isPlace: true });

/** Several people or towns stand behind one preposition: 'zu Tom und Anna'; others each have their own. */
function isOneGoal(what: NounPhrase, speech: Speech): boolean {
  const phrase = phraseAt(what, speech);
  return phrase.isBarePlace === true || 'name' in what || isPerson(what, phrase);
}

const isPerson = (what: NounPhrase, { nounKind }: Phrase): boolean =>
  'pronoun' in what ||
  ('name' in what && what.kind === 'person') ||
  ['person', 'role', 'animal'].includes(nounKind ?? '');

/** Where somebody goes. */
function direction(what: NounPhrase, speech: Speech): WrittenWord[] {
  const host = hostOf(what);
  if (host) return prepositional('zu', 'to', phraseOf(host, speech).form('dat'));
  const phrase = phraseAt(what, speech);
  if (isPerson(what, phrase)) return prepositional('zu', 'to', personForm(what, phrase));
  if (phrase.isBarePlace || 'name' in what) return prepositional('nach', 'to', phrase.form('dat'));
  if ('noun' in what && countries.has(what.noun)) return prepositional('in', 'to', phrase.form('acc'));
  const preposition = phrase.place?.to ?? unsayable('to no place');
  return prepositional(preposition, 'to', phrase.form(preposition === 'zu' ? 'dat' : 'acc'));
}

/** It and they may be things, of which German says dazu. */
function personForm(what: NounPhrase, phrase: Phrase): WrittenWord[] {
  if ('pronoun' in what && !['i', 'you', 'he', 'she', 'we', 'they'].includes(what.pronoun)) return unsayable('to it');
  return phrase.form('dat');
}

/** Where somebody comes from. */
export function origin(from: NounPhrase, speech: Speech): WrittenWord[] {
  const what = asNoun(from);
  const phrase = phraseAt(what, speech);
  const isCountry = 'noun' in what && countries.has(what.noun);
  if (isPerson(what, phrase)) return prepositional('von', 'from', personForm(what, phrase));
  if (phrase.isBarePlace || isCountry || 'name' in what) return prepositional('aus', 'from', phrase.form('dat'));
  const preposition = phrase.place?.from ?? unsayable('from no place');
  return prepositional(preposition, 'from', phrase.form('dat'));
}

const simple: Readonly<Partial<Record<Place['relation'], readonly [string, string]>>> = {
  under: ['unter', 'under'],
  behind: ['hinter', 'behind'],
  'next-to': ['neben', 'next to'],
  'in-front-of': ['vor', 'in front of'],
};

/** Where somebody or something is. */
function position(
  relation: Place['relation'],
  what: NounPhrase,
  frame: VerbFrame | undefined,
  speech: Speech,
): WrittenWord[] {
  if (relation === 'near') return near(what, speech);
  const host = relation === 'at' ? hostOf(what) : undefined;
  if (host) return prepositional('bei', 'at', phraseOf(host, speech).form('dat'));
  const phrase = phraseAt(what, speech);
  const known = simple[relation];
  if (known) {
    const [preposition, gloss] = known;
    if (frame !== undefined && (leading.has(frame) || ambiguous.has(frame))) return unsayable('where or where to');
    return prepositional(preposition, gloss, personOrThing(what, phrase));
  }
  if ('noun' in what && languages.has(what.noun) && relation === 'in' && what.determiner === 'none')
    return prepositional('auf', 'in', phrase.form('dat'));
  const preposition = positionPreposition(relation, what, phrase);
  return prepositional(preposition, relation === 'to' ? 'at' : relation, phrase.form('dat'));
}

function personOrThing(what: NounPhrase, phrase: Phrase): WrittenWord[] {
  if ('pronoun' in what && ['it', 'this', 'that', 'everything', 'something', 'nothing'].includes(what.pronoun))
    return unsayable('a place of what is no noun');
  return phrase.form('dat');
}

/** Said with im in German and on in English. */
const insideOf: ReadonlySet<string> = new Set(['holiday', 'vacation', 'internet', 'farm']);

function positionPreposition(relation: Place['relation'], what: NounPhrase, phrase: Phrase): Preposition {
  if ('pronoun' in what) return relation === 'at' && what.pronoun !== 'it' ? 'bei' : unsayable('in a pronoun');
  if (phrase.isBarePlace || ('noun' in what && countries.has(what.noun))) return relation === 'on' ? 'auf' : 'in';
  if ('name' in what)
    return relation === 'in' || (relation === 'to' && what.kind !== 'person')
      ? 'in'
      : relation === 'at'
        ? 'bei'
        : unsayable('on a name');
  const { place } = phrase;
  switch (relation) {
    case 'in':
      // 'auf der Straße' of what happens there, 'in meiner Straße' of what is there.
      if (what.noun === 'street' || what.noun === 'road') return what.determiner === 'the' ? 'auf' : 'in';
      return place?.in ?? (place || isPerson(what, phrase) ? unsayable('in') : 'in');
    case 'on':
      if (insideOf.has(what.noun)) return what.noun === 'farm' ? 'auf' : 'in';
      return place?.on ?? (place || isPerson(what, phrase) ? unsayable('on') : 'auf');
    case 'at':
    case 'to':
      return place?.at ?? (isPerson(what, phrase) ? 'bei' : unsayable('at'));
    default:
      return unsayable(relation);
  }
}

/** 'in der Nähe vom Bahnhof', 'in meiner Nähe'. */
function near(what: NounPhrase, speech: Speech): WrittenWord[] {
  const nearby = word('Nähe', 'vicinity');
  if ('pronoun' in what && !what.and) {
    const [stem, gloss] = possessive(what.pronoun, speech.hearing.isFamiliar, speech.it) ?? unsayable('near');
    return [word('in', 'in'), indefiniteWord(stem, 'dat', 'f', gloss), nearby];
  }
  return [...words('in=in der=the'), nearby, ...prepositional('von', 'of', phraseAt(what, speech).form('dat'))];
}
