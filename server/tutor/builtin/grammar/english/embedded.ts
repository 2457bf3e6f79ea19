import type { Predicate } from '../meaning';
import { afterSubject, statementAt } from './clauses';
import { be, type Draft, type Found, fresh, tenseOf, textAt } from './draft';
import { nounPhraseAt, type Source } from './nounPhrases';
import { finished } from './verbUses';

const asking = (asksFor: NonNullable<Draft['asksFor']>): Draft => ({ ...fresh, mood: 'question', asksFor });

/** A question inside a sentence, in the order of a statement: 'where the station is', 'if he comes', 'how old she is'. */
export function* embeddedQuestionAt(source: Source, at: number): Found {
  const word = textAt(source, at);
  switch (word) {
    case 'if':
    case 'whether':
      yield* stated('whether', source, at + 1);
      return;
    case 'how':
      if (textAt(source, at + 1) === 'old') yield* being(asking('how-old'), { kind: 'age' }, source, at + 2);
      else if (!/^(?:much|many|long|to)$/u.test(textAt(source, at + 1))) yield* stated('how', source, at + 1);
      return;
    case 'where':
      yield* being(asking('where'), { kind: 'place' }, source, at + 1);
      yield* stated('where', source, at + 1);
      return;
    case 'when':
    case 'why':
      yield* stated(word, source, at + 1);
      return;
    case 'what':
      for (const [subject, next] of nounPhraseAt(source, at + 1, 'subject'))
        yield* done(afterSubject({ ...asking('what'), subject }, { ...source, isObjectGone: true }, next));
      return;
    default:
  }
}

function* stated(asksFor: 'whether' | 'where' | 'when' | 'why' | 'how', source: Source, at: number): Found {
  for (const [clause, next] of statementAt(source, at)) {
    const isPlaced = asksFor === 'where' && clause.where.length > 0;
    // How it works is no labour.
    const isFunctioning = asksFor === 'how' && clause.predicate.kind === 'does' && clause.predicate.verb === 'work';
    if (clause.predicate.kind !== 'thinks' && !isPlaced && !isFunctioning)
      yield [{ ...clause, mood: 'question', asksFor }, next];
  }
}

function* done(found: Found): Found {
  for (const [clause, next] of found)
    if (clause.predicate.kind === 'does' && !clause.predicate.object) yield [clause, next];
}

/** What is asked for stands before the subject, and nothing but the verb behind it. */
function* being(draft: Draft, predicate: Predicate, source: Source, at: number): Found {
  for (const [subject, next] of nounPhraseAt(source, at, 'subject')) {
    const tense = tenseOf(textAt(source, next), be);
    if (tense) yield* finished({ ...draft, tense, subject }, predicate, source, next + 1);
  }
}
