import type { Clause, NounPhrase, Predicate } from '../meaning';
import type { WrittenWord } from '../writer';
import { isAnimate } from './animacy';
import { askedNoun } from './asked';
import type { Choice } from './choiceParts';
import { type Core, have, last, nounCore } from './coreParts';
import { isDeniedByKein, isWoman } from './identityCore';
import { phraseOf } from './nounPhrase';
import type { Piece } from './pieces';
import { prepositional } from './prepositions';
import type { Speech } from './speech';
import { bodyParts, chooseVerb } from './verbChoice';
import type { VerbRow } from './verbRow';
import { unsayable, word, words } from './words';

export function hasCore(clause: Clause, what: NounPhrase | undefined, isDenied: boolean, speech: Speech): Core {
  if (!what && clause.asked) return { row: have, pieces: [], question: askedNoun(clause, 'acc', speech) };
  if (!what)
    return clause.asksFor === 'what' || clause.asksFor === 'who'
      ? {
          row: have,
          pieces: [],
          question: [word(clause.asksFor === 'who' ? 'wen' : 'was', clause.asksFor === 'who' ? 'whom' : 'what')],
        }
      : unsayable('have nothing');
  if (
    'noun' in what &&
    isAnimate(clause.subject, speech) &&
    ['shower', 'bath', 'walk', 'nap', 'look', 'swim', 'rest', 'chat'].includes(what.noun)
  )
    return what.noun === 'shower'
      ? { row: { verb: 'duschen', gloss: 'shower' }, pieces: [] }
      : unsayable(`have a ${what.noun}`);
  return objectCore(have, 'acc', what, isDenied && clause.modality !== 'like', speech);
}

export function existsCore(what: NounPhrase, isDenied: boolean, speech: Speech): Core {
  const row = { verb: 'geben', gloss: 'be', isPreterite: true } as const;
  return { ...objectCore(row, 'acc', what, isDenied, speech), isImpersonal: true };
}

const timeNouns = new Set([
  'day',
  'week',
  'weekend',
  'month',
  'year',
  'morning',
  'evening',
  'night',
  'summer',
  'winter',
  'spring',
  'autumn',
  'hour',
  'minute',
  'birthday',
]);

function objectCore(row: Core['row'], kase: 'acc' | 'dat', what: NounPhrase, isDenied: boolean, speech: Speech): Core {
  if (
    'noun' in what &&
    timeNouns.has(what.noun) &&
    ['every', 'this', 'all'].includes(typeof what.determiner === 'string' ? what.determiner : '')
  )
    return unsayable('a time that is no object');
  const plain = phraseOf(what, speech);
  if (isDenied && 'pronoun' in what && (what.pronoun === 'something' || what.pronoun === 'somebody')) {
    const none = phraseOf({ pronoun: what.pronoun === 'something' ? 'nothing' : 'nobody' }, speech);
    return { row, pieces: [{ slot: 'new', words: none.form(kase) }], isDenied: true, objectSort: 'indefinite' };
  }
  const denies = isDenied && isDeniedByKein(what, plain);
  const phrase = denies ? phraseOf(what, speech, { isDenied: true }) : plain;
  const slot =
    phrase.sort === 'pronoun'
      ? kase === 'dat'
        ? 'dativePronoun'
        : 'pronoun'
      : kase === 'dat'
        ? 'dative'
        : phrase.sort === 'definite'
          ? 'known'
          : 'new';
  return {
    row,
    pieces: [{ slot, words: phrase.form(kase) }],
    objectSort: phrase.sort,
    ...(denies ? { isDenied: true } : {}),
  };
}

export function doesCore(
  clause: Clause,
  predicate: Extract<Predicate, { kind: 'does' }>,
  isDenied: boolean,
  speech: Speech,
): Core {
  const choice = chooseVerb(clause, predicate, speech);
  const { row } = choice;
  const parts: Piece[] = [];
  if (row.adverb) parts.push({ slot: row.isMotion ? 'prepositional' : 'adverb', words: words(row.adverb) });
  const denies = isDenied && clause.modality !== 'like';
  const named = nounCore(row, denies);
  parts.push(...named.pieces);
  if (row.fixed) parts.push(last(words(row.fixed)));
  const done = objectOf(clause, choice, denies, speech);
  if (predicate.to) {
    if (!row.to) return unsayable('to whom');
    const to = phraseOf(predicate.to, speech);
    parts.push({ slot: to.sort === 'pronoun' ? 'dativePronoun' : 'dative', words: to.form('dat') });
  }
  return {
    ...done,
    row: { ...row, ...(done.row.reflexive ? { reflexive: done.row.reflexive } : {}) },
    pieces: [...parts, ...done.pieces],
    ...(named.isDenied || done.isDenied ? { isDenied: true } : {}),
    ...(choice.takesManner ? { takesManner: true } : {}),
  };
}

/** The object, or the question for it. */
function objectOf(clause: Clause, { row, object }: Choice, isDenied: boolean, speech: Speech): Core {
  const { asksFor, subject } = clause;
  if (!object && clause.asked) return { row, pieces: [], question: askedNoun(clause, row.object, speech) };
  if (!object) {
    const asks = (asksFor === 'what' || asksFor === 'who') && subject !== undefined;
    return asks ? { row, pieces: [], question: questionFor(row, asksFor) } : { row, pieces: [] };
  }
  const { object: taken } = row;
  if (speech.gap)
    return taken === 'acc' && object === speech.gap ? { row, pieces: [] } : unsayable('an object before its clause');
  if (taken === 'acc') {
    if (
      row.verb === 'spielen' &&
      'noun' in object &&
      object.determiner === 'none' &&
      !object.plural &&
      object.qualities.length === 0
    )
      return { row, pieces: [last(phraseOf(object, speech).form('acc'))], objectSort: 'indefinite' };
    const own = ownBody(object, subject);
    if (own) return { ...objectCore({ ...row, reflexive: 'dat' }, 'acc', own, isDenied, speech) };
    const said = objectCore(row, 'acc', object, isDenied, speech);
    // 'viel Zeit mit Freunden verbringen'
    const isTime = row.verb === 'verbringen';
    return isTime ? { ...said, pieces: said.pieces.map((piece) => ({ ...piece, slot: 'known' })) } : said;
  }
  if (taken === 'dat') return objectCore(row, 'dat', object, isDenied, speech);
  if (taken === undefined) return unsayable('an object');
  if ('pronoun' in object && ['it', 'this', 'that'].includes(object.pronoun))
    return {
      row,
      pieces: [{ slot: 'prepositional', words: [daCompound(taken.preposition, taken.gloss, object.pronoun)] }],
    };
  const isFeminine = taken.preposition === 'als' && isWoman(subject, speech);
  const phrase = phraseOf(object, speech, { isFeminine, isBareRole: taken.preposition === 'als' });
  const slot = taken.preposition === 'als' ? 'with' : row.isObjectLast ? 'complement' : 'prepositional';
  return { row, pieces: [{ slot, words: prepositional(taken.preposition, taken.gloss, phrase.form(taken.case)) }] };
}

/** 'mir die Hände waschen'. */
function ownBody(object: NounPhrase, subject: NounPhrase | undefined): NounPhrase | undefined {
  if (!('noun' in object) || typeof object.determiner !== 'object' || !bodyParts.includes(object.noun) || !subject)
    return undefined;
  const { whose } = object.determiner;
  const isOwn = 'pronoun' in whose && 'pronoun' in subject && whose.pronoun === subject.pronoun;
  return isOwn ? { ...object, determiner: 'the' } : undefined;
}

/** 'damit', 'darauf'; `wo` of questions. */
function daCompound(preposition: string, gloss: string, object: string): WrittenWord {
  if (preposition === 'als' || preposition === 'wie') return unsayable('as it');
  return word(`da${/^[aeiouäöü]/u.test(preposition) ? 'r' : ''}${preposition}`, `${gloss} ${object}`);
}

function questionFor({ object }: VerbRow, asksFor: 'what' | 'who'): WrittenWord[] {
  if (object === undefined) return unsayable('a question for no object');
  if (asksFor === 'who') {
    const [surface, gloss] =
      object === 'dat' || (typeof object === 'object' && object.case === 'dat') ? ['wem', 'whom'] : ['wen', 'whom'];
    return typeof object === 'object'
      ? [word(object.preposition, object.gloss), word(surface, gloss)]
      : [word(surface, gloss)];
  }
  if (object === 'acc') return [word('was', 'what')];
  if (object === 'dat') return unsayable('what in the dative');
  if (object.preposition === 'als') return [word('als', 'as'), word('was', 'what')];
  return [word(`wo${/^[aeiouäöü]/u.test(object.preposition) ? 'r' : ''}${object.preposition}`, `what ${object.gloss}`)];
}
