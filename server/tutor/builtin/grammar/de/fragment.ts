import type { Clause } from '../meaning';
import type { WrittenWord } from '../writer';
import { adverbials, timePieces } from './adverbials';
import { isAnimate } from './animacy';
import { be } from './coreParts';
import { phraseOf } from './nounPhrase';
import { ordered } from './pieces';
import type { Speech } from './speech';
import { timeWords } from './times';
import { unsayable, word } from './words';

/** An answer that is no sentence: 'Einen Tee', 'Mit meiner Freundin', 'Jeden Tag'. */
export function fragmentOf(clause: Clause, speech: Speech): WrittenWord[] {
  const { predicate, mood, negated } = clause;
  if (predicate.kind !== 'fragment' || mood !== 'statement') return unsayable('a fragment of another kind');
  if (clause.subject || clause.asked || clause.asksFor || clause.modality || clause.ongoing || clause.manner)
    return unsayable('a fragment with more');
  if (clause.comment || clause.purpose || clause.experience || clause.noLonger)
    return unsayable('a fragment with still more');
  const times = timeWords(clause.when, { tense: 'present', isDenied: false, isAsleep: false });
  const around = ordered([...timePieces(times), ...adverbials(clause, { row: be, pieces: [] }, false, false, speech)]);
  const { what } = predicate;
  const isCry = predicate.manner === 'asked' || predicate.manner === 'exclaimed';
  const said = what ? [...(isCry ? phraseOf(what, speech).form('nom') : objectOf(what, speech)), ...around] : around;
  if (said.length === 0 || (negated && what)) return unsayable('nothing, or not that thing');
  return negated ? [word('nicht', 'not'), ...said] : said;
}

/** The accusative of what is had or wanted; of whom it cannot be told whether they do it. */
function objectOf(what: NonNullable<Extract<Clause['predicate'], { kind: 'fragment' }>['what']>, speech: Speech) {
  const phrase = phraseOf(what, speech);
  const form = phrase.form('acc');
  const isTheSame = JSON.stringify(form) === JSON.stringify(phrase.form('nom'));
  if (phrase.sort === 'pronoun' || (isAnimate(what, speech) && !isTheSame)) return unsayable('who or whom');
  return form;
}
