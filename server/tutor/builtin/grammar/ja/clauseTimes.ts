import type { Clause } from '../meaning';
import type { WrittenWord } from '../writer';
import { askedTime } from './asking';
import type { SaidPredicate, Setting } from './clause';
import { isJustDone, sayTimes, type SaidTime } from './times';
import { comma, particle, words } from './words';

/** When, how often and how surely, between the subject and what is said of it. */
export function timesOf(
  clause: Clause,
  { isHead, said, setting }: { isHead: boolean; said: SaidPredicate; setting: Setting },
): WrittenWord[] {
  // 'Usually on Mondays' is no every week.
  const when =
    clause.often || clause.negated
      ? clause.when.map((time) => ('day' in time && time.which === 'every' ? { ...time, which: 'on' as const } : time))
      : clause.when;
  const isSaidByVerb = isJustDone(clause);
  const { head, close } = sayTimes(
    isSaidByVerb ? when.filter((time) => !('word' in time && time.word === 'just-now')) : when,
  );
  const { lead = [] } = said;
  const asked = askedTime(clause);
  const why = clause.asksFor === 'why' ? words('どうして=why') : [];
  const { kind } = clause.predicate;
  const isQuiet = kind !== 'does' || clause.negated || setting.isContrast === true;
  const isOfTime = kind === 'quality' || kind === 'identity' || clause.negated;
  const joined = head.map((time: SaidTime, index) => {
    const isFirst = index === 0 && isHead && !setting.isInner && why.length === 0 && (time.isBare || lead.length === 0);
    if (isFirst && !time.isBare && isOfTime && !said.hasTopic && time.words.at(-1)?.surface === 'に') {
      return { ...time, words: [...time.words.slice(0, -1), ...particle('topic')] };
    }
    if (!isFirst || !time.isBare) return time;
    const isAlone = said.body.length === 0 && lead.length === 0 && said.head.before.length === 0 && head.length === 1;
    const mark =
      isQuiet && !said.hasTopic && !time.isSpan && time.words.at(-1)?.surface !== 'ずっと'
        ? particle('topic')
        : isAlone
          ? []
          : comma();
    return { ...time, words: [...time.words, ...mark] };
  });
  const often = frequencyOf(clause, isHead && head.length === 0 && !setting.isInner);
  const isLoose = clause.often !== 'often';
  const wordsOf = (which: readonly SaidTime[]) => which.flatMap((time) => time.words);
  return [
    ...why,
    ...wordsOf(joined.filter(({ isBare }) => isBare)),
    ...lead,
    ...(lead.length > 0 && joined.every(({ isBare }) => isBare) ? comma() : []),
    ...(isLoose ? often : []),
    ...wordsOf(joined.filter(({ isBare }) => !isBare)),
    ...asked,
    ...(isLoose ? [] : often),
    ...(clause.noLonger ? words('もう=any_more') : []),
    ...close,
    ...(clause.certainty === 'probably' ? words('たぶん=probably') : []),
  ];
}

const frequencies = {
  always: 'いつも=always',
  often: 'よく=often',
  sometimes: '時々@ときどき=sometimes',
  usually: 'たいてい=usually',
  mostly: 'たいてい=mostly',
  rarely: 'めったに=rarely',
} as const;

/** 'Never' and 'rarely' stand before what they deny, behind its object. */
function frequencyOf({ often, predicate, where }: Clause, isHead: boolean): WrittenWord[] {
  if (!often) return [];
  const isJourney = predicate.kind === 'place' && where.some(({ relation }) => relation === 'to');
  const isDenied = often === 'never' || often === 'rarely';
  if (isDenied && predicate.kind === 'does') return [];
  if (often === 'never') return words(isJourney ? '一度も@いちども=even_once' : '全然@ぜんぜん=at_all');
  return [...words(frequencies[often]), ...(often === 'sometimes' && isHead ? comma() : [])];
}
