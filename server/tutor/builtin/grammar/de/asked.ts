import type { Clause } from '../meaning';
import type { WrittenWord } from '../writer';
import type { Core } from './coreParts';
import { asNoun, phraseOf } from './nounPhrase';
import { prepositional } from './prepositions';
import type { Speech } from './speech';
import type { VerbRow } from './verbRow';
import { unsayable } from './words';

/** 'welche Sprachen', 'wie viele Kinder': the object that a question asks for, in the case of its verb. */
export function askedNoun({ asked, asksFor }: Clause, object: VerbRow['object'], speech: Speech): WrittenWord[] {
  if (!asked || object === undefined) return unsayable('asks for no noun');
  const asks =
    asksFor === 'which' || asksFor === 'what' || asksFor === 'how-many' || asksFor === 'how-much'
      ? asksFor
      : unsayable('asked for otherwise');
  // A colour, a kind and a time are asked for in other words.
  if (['color', 'colour', 'kind', 'sort', 'type', 'time', 'day'].includes(asked.noun)) return unsayable(asked.noun);
  const phrase = phraseOf(asNoun(asked), speech, { asks });
  if (object === 'acc' || object === 'dat') return phrase.form(object);
  if (object.preposition === 'als' || object.preposition === 'wie') return unsayable('as which');
  return prepositional(object.preposition, object.gloss, phrase.form(object.case));
}

const amounts: ReadonlySet<string> = new Set([
  'kosten', 'verdienen', 'schlafen', 'arbeiten', 'essen', 'trinken', 'bezahlen', 'wissen', 'rauchen', 'verstehen',
]); // oxfmt-ignore

/** 'Wie viel kostet das?': an amount of that. */
export function checkAmount({ asksFor, asked, predicate, tense }: Clause, { row }: Core): void {
  if (asksFor === 'how-much' && !asked && !amounts.has(row.verb)) unsayable('how much of it');
  const lasts = predicate.kind === 'does' || predicate.kind === 'place';
  // 'How long have you lived here?' goes on, 'how long did you live there?' does not.
  if (asksFor === 'how-long' && (!lasts || tense === 'past')) unsayable('how long');
}
