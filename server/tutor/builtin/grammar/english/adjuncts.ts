import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { NounPhrase, Place, Time } from '../meaning';
import type { Draft } from './draft';
import { nounPhraseAt, type Source } from './nounPhrases';
import { timeAt, type Read } from './times';
import { comments, frequencies, longFrequencies, manners } from './words';

const relations: readonly (readonly [words: string, relation: Place['relation']])[] = [
  ['in front of', 'in-front-of'],
  ['next to', 'next-to'],
  ['close to', 'near'],
  ['near to', 'near'],
  ['inside', 'in'],
  ['into', 'to'],
  ['in', 'in'],
  ['at', 'at'],
  ['on', 'on'],
  ['near', 'near'],
  ['to', 'to'],
  ['from', 'from'],
  ['under', 'under'],
  ['behind', 'behind'],
];
const relationRows = relations.map(([words, relation]) => ({ words: words.split(' '), relation }));

const bare: readonly (readonly [words: string, relation: Place['relation']])[] = [
  ['at home', 'at-home'],
  ['here', 'here'],
  ['there', 'there'],
  ['home', 'home'],
  ['outside', 'outside'],
  ['everywhere', 'everywhere'],
  ['abroad', 'abroad'],
];
const bareRows = bare.map(([words, relation]) => ({ words: words.split(' '), relation }));

/** Where, with whom, when and how: what may follow a predicate in any order, all that there is. */
export function* adjunctsFrom(draft: Draft, source: Source, at: number): Generator<Read<Draft>> {
  let isMore = false;
  const start = source.tokens[at]?.text === ',' ? at + 1 : at;
  for (const [more, next] of adjunctAt(draft, source, start)) {
    isMore = true;
    yield* adjunctsFrom(more, source, next);
  }
  // Behind a comma a clause may begin with what could stand at the end of this one.
  if (!isMore || start > at) yield [draft, at];
}

/** One of them from a place on. */
export function* adjunctAt(draft: Draft, source: Source, at: number): Generator<Read<Draft>> {
  const { tokens } = source;
  const text = (index: number) => tokens[index]?.text ?? '';
  // "Stand still" goes on with nothing.
  if (text(at) === 'still' && draft.subject) return;
  const time = timeAt(tokens, at);
  if (time) {
    // "I will wait then" says: as things are.
    const isSo = text(at) === 'then' && draft.subject !== undefined && draft.tense !== 'past';
    const times: readonly Time[] = isSo ? [{ word: 'in-that-case' }] : time[0];
    yield [{ ...draft, when: [...draft.when, ...times] }, time[1]];
    return;
  }
  const long = longFrequencies.find(([words]) => words.every((word, index) => text(at + index) === word));
  if (long && !draft.often) {
    yield [{ ...draft, often: long[1] }, at + long[0].length];
    return;
  }
  const often = frequencies.get(text(at));
  if (often && !draft.often) {
    yield [{ ...draft, often }, at + 1];
    return;
  }
  const comment = comments.get(text(at));
  if (comment && !draft.comment) {
    yield [{ ...draft, comment }, at + 1];
    return;
  }
  const isTooMuch = text(at) === 'too' && text(at + 1) === 'much';
  if ((text(at) === 'too' && !isTooMuch) || text(at) === 'also' || (text(at) === 'as' && text(at + 1) === 'well')) {
    yield [{ ...draft, also: true }, text(at) === 'as' ? at + 2 : at + 1];
    return;
  }
  const noLonger = [['any', 'more'], ['anymore'], ['any', 'longer']].find((words) =>
    words.every((word, index) => text(at + index) === word),
  );
  if (noLonger && draft.negated) {
    yield [{ ...draft, noLonger: true }, at + noLonger.length];
    return;
  }
  const manner = manners.find(([words]) => words.every((word, index) => text(at + index) === word));
  if (manner && !draft.manner) {
    yield [{ ...draft, manner: manner[1] }, at + manner[0].length];
    return;
  }
  const place = bareRows.find(({ words }) => words.every((word, index) => text(at + index) === word));
  if (place) yield [{ ...draft, where: [...draft.where, { relation: place.relation }] }, at + place.words.length];
  if (text(at) === 'with' && !draft.with) {
    for (const [companion, next] of nounPhraseAt(source, at + 1, 'object')) yield [{ ...draft, with: companion }, next];
  }
  if (text(at) === 'for' && !draft.for) {
    for (const [whom, next] of nounPhraseAt(source, at + 1, 'object')) yield [{ ...draft, for: whom }, next];
  }
  if (text(at) === 'by' && !draft.by) {
    for (const [by, next] of nounPhraseAt(source, at + 1, 'object')) yield [{ ...draft, by }, next];
  }
  if (text(at) === 'without' && !draft.without) {
    for (const [without, next] of nounPhraseAt(source, at + 1, 'object')) yield [{ ...draft, without }, next];
  }
  const row = relationRows.find(({ words }) => words.every((word, index) => text(at + index) === word));
  if (!row) return;
  for (const [what, next] of nounPhraseAt(source, at + row.words.length, 'object')) {
    if (isPlace(row.relation, what))
      yield [{ ...draft, where: [...draft.where, { relation: row.relation, what }] }, next];
  }
}

/** Places that English names without an article; any other bare noun makes an idiom: 'on fire', 'in love'. */
const bareNouns = new Set('work school bed university college church town home class hospital kindergarten'.split(' '));

/** In or on these nobody is as in a place: they make idioms. */
const noPlaces =
  /^(?:mood|way|hurry|line|diet|duty|strike|shape|charge|need|phone|fire|sale|trouble|danger|pain|silence|secret|peace|case|fact|war|love|luck|order|control|budget|call|break|shift|roll|edge|top|side|end|middle)$/u;

function isPlace(relation: Place['relation'], what: NounPhrase): boolean {
  if ((relation === 'in' || relation === 'on') && 'noun' in what && noPlaces.test(what.noun) && !what.of) return false;
  if (!('noun' in what) || what.determiner !== 'none' || what.plural || what.count !== undefined) return true;
  return relation !== 'on' && (bareNouns.has(what.noun) || kindOfNoun(what.noun) === 'place');
}
