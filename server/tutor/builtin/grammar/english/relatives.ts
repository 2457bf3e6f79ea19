import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { Clause, Noun, Relative } from '../meaning';
import { afterSubject, statementAt } from './clauses';
import { fresh, textAt } from './draft';
import { nounPhraseAt, type Source } from './nounPhrases';
import type { Read } from './times';
import { playing } from './verbUses';
import { possessives, subjects } from './words';

/** A noun with the relative clause behind it: 'a dog that likes cheese', 'the cake I made', 'the place where I work'. */
export function* withRelative(noun: Noun, source: Source, at: number): Generator<Read<Noun>> {
  if (source.isRelative || noun.of || noun.determiner === 'no' || noun.determiner === 'any') return;
  const isAside = textAt(source, at) === ',';
  const start = isAside ? at + 1 : at;
  const word = textAt(source, start);
  if (isAside && (!/^(?:who|which)$/u.test(word) || typeof noun.determiner !== 'object')) return;
  for (const [relative, next] of relativeAt(noun, word, source, start)) {
    if (!isAside) yield [{ ...noun, relative }, next];
    else if (textAt(source, next) === ',') yield [{ ...noun, relative: { ...relative, isAside: true } }, next + 1];
  }
}

function* relativeAt(noun: Noun, word: string, source: Source, at: number): Generator<Read<Relative>> {
  const inside: Source = { ...source, isRelative: true };
  if (word === 'where' && placeLike(noun.noun)) {
    for (const [clause, next] of statementAt(inside, at + 1))
      if (isPlain(clause) && clause.where.length === 0) yield [{ gap: 'place', clause }, next];
    return;
  }
  const isThing = kindOfNoun(noun.noun) === 'thing' || kindOfNoun(noun.noun) === 'place';
  const isLed = word === 'that' || word === (isThing ? 'which' : 'who');
  if (isLed) {
    for (const [clause, next] of afterSubject({ ...fresh, subject: asKnown(noun) }, inside, at + 1))
      if (isPlain(clause)) yield [{ gap: 'subject', clause }, next];
  }
  const start = isLed ? at + 1 : at;
  const first = textAt(source, start);
  if (!subjects.has(first) && !possessives.has(first)) return;
  if (!isLed && noun.determiner === 'none') return;
  for (const [subject, after] of nounPhraseAt(inside, start, 'subject')) {
    const draft = { ...fresh, subject, asksFor: 'what' as const };
    for (const [clause, next] of afterSubject(draft, { ...inside, isObjectGone: true }, after)) {
      const filled = withNoun(clause, asKnown(noun));
      if (filled && isPlain(filled)) yield [{ gap: 'object', clause: filled }, next];
    }
  }
}

const placeLike = (noun: string) =>
  kindOfNoun(noun) === 'place' ||
  /^(?:place|house|home|flat|apartment|town|city|village|country|room|area|street)$/u.test(noun);

/** The noun by itself, as one that is known: what is said of it stands before the clause. */
const asKnown = ({ noun, plural, determiner }: Noun): Noun => ({
  noun,
  plural,
  determiner: typeof determiner === 'object' ? determiner : 'the',
  qualities: [],
});

function withNoun({ asksFor: _, ...clause }: Clause, object: Noun): Clause | undefined {
  const { predicate } = clause;
  if (predicate.kind !== 'does' || predicate.object) return undefined;
  return { ...clause, predicate: { ...predicate, verb: playing(predicate.verb, object), object } };
}

/** Of one piece: what 'and' joins at its end may belong to the sentence around it. */
const isPlain = (clause: Clause): boolean => {
  const { predicate, purpose, certainty, comment, asksFor } = clause;
  const isOther = predicate.kind === 'thinks' || predicate.kind === 'called';
  return !isOther && !(purpose ?? certainty ?? comment ?? asksFor) && !JSON.stringify(clause).includes('"and":');
};
