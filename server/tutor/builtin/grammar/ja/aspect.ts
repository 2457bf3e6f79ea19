import type { Clause } from '../meaning';
import { isMotion, type Chosen, type Doing } from './frames';
import {
  allowed, amongOthers, forbidden, having, headOf, liking, needless, ongoing, plain, potential, seenWanting, wanting, type Head, type Inflection,
} from './inflect'; // prettier-ignore
import { isPronoun } from './phrase';
import type { PredicateSetting } from './setting';
import { isSelf } from './scene';
import type { VerbRow } from './verbs';
import { unsayable, words } from './words';

interface OverVerb {
  readonly head: Head;
  readonly inflection: Inflection;
  readonly isPotential: boolean;
}

export function underModality(
  clause: Clause,
  { verb }: Doing,
  { row, base, chosen, setting }: { row: VerbRow; base: Head; chosen: Chosen; setting: PredicateSetting },
): OverVerb {
  const { modality, negated, mood } = clause;
  const past = clause.tense === 'past';
  const plainly = { past, negated };
  const isOther = !isSelf(setting.subject) && clause.subject !== undefined;
  if (setting.isBare) return { head: base, inflection: { past: false, negated: false }, isPotential: false };
  if (!modality) return withAspect(clause, verb, { base, chosen, row, setting });
  if (base.kind === 'na' || base.kind === 'i') unsayable();
  if (modality !== 'can' && (row.able === '' || verb === 'understand') && verb !== 'wake-up') unsayable();
  switch (modality) {
    case 'want':
    case 'would-like':
      // 'Would you like to come?' invites: 来ませんか.
      if (modality === 'would-like' && clause.asksFor === 'whether' && isPronoun(clause.subject, 'you') && !negated)
        return { head: base, inflection: { past, negated: true }, isPotential: false };
      return { head: isOther ? seenWanting(base) : wanting(base), inflection: plainly, isPotential: false };
    case 'must':
    case 'need':
      if (mood === 'question' && negated) unsayable();
      return negated
        ? { head: needless(base), inflection: { past, negated: false }, isPotential: false }
        : { head: having(base), inflection: { past, negated: true }, isPotential: false };
    case 'may':
      if (negated) return { head: forbidden(base), inflection: { past, negated: true }, isPotential: false };
      return mood === 'question'
        ? { head: allowed(base), inflection: { past, negated: false }, isPotential: false }
        : unsayable();
    case 'can':
      if (mood === 'question' && clause.asksFor === 'whether' && !negated && isPronoun(clause.subject, 'i', 'we'))
        return { head: allowed(base), inflection: { past, negated: false }, isPotential: false };
      return able(row, base, plainly);
    case 'like':
    case 'love':
    case 'hate':
      return {
        head: liking(
          setting.isAmongOthers ? [...amongOthers(base), ...words('する=do')] : plainOf(base),
          headOf(likings[modality]),
        ),
        inflection: plainly,
        isPotential: false,
      };
  }
}

const plainOf = (head: Head) => plain(head, { past: false, negated: false });

export const likings = {
  like: 'na 好き@すき=liked',
  love: 'na 大好き@だいすき=loved',
  hate: 'na 大嫌い@だいきらい=hated',
} as const;

function able({ able: own }: VerbRow, base: Head, inflection: Inflection): OverVerb {
  if (own === '') return unsayable();
  return { head: own ? headOf(own) : potential(base), inflection, isPotential: true };
}

const bounded = (clause: Clause) =>
  clause.when.some(
    (time) =>
      ('word' in time && /yesterday|night|tonight|today/u.test(time.word)) ||
      'day' in time ||
      ('which' in time && (time.which === 'last' || time.which === 'this' || time.which === 'all')),
  );

/** Whether it is said as going on: 住んでいます, 勉強しています, 雨が降っています. */
function withAspect(
  clause: Clause,
  verb: string,
  { base, chosen, row, setting }: { base: Head; chosen: Chosen; row: VerbRow; setting: PredicateSetting },
): OverVerb {
  const past = clause.tense === 'past';
  const said = (head: Head, inflection: Inflection = { past, negated: clause.negated }): OverVerb => ({
    head,
    inflection,
    isPotential: false,
  });
  if (base.kind === 'na' || base.kind === 'i') {
    if (clause.tense === 'future' && verb !== 'need') unsayable();
    return said(base);
  }
  const has = (...which: string[]) => clause.when.some((time) => 'word' in time && which.includes(time.word));
  if (clause.negated && has('not-yet')) return said(ongoing(base), { past: false, negated: true });
  if (clause.often === 'never' && past) return said(everDone(base), { past: false, negated: true });
  if (clause.mood === 'request' || clause.tense === 'future') return said(base);
  if (verb === 'know' && clause.negated) return said(base);
  const isAllTime = clause.when.some((time) => 'which' in time && time.which === 'all');
  if (isAllTime && !isMotion.test(verb) && !clause.negated) return said(ongoing(base));
  if (past && setting.isDuring && verb === 'sleep') return said(ongoing(base));
  if (past)
    return said(chosen.isOngoing && !(bounded(clause) && verb !== 'live' && verb !== 'know') ? ongoing(base) : base);
  const isToCome = clause.when.some(
    (time) =>
      ('word' in time && /^(?:today|tonight|tomorrow|soon|later|the-day-after-tomorrow)$/u.test(time.word)) ||
      ('which' in time && (time.which === 'next' || time.which === 'on' || time.which === 'this')),
  );
  if (verb === 'work' && isToCome) return said(base);
  const isWeather = verb === 'rain' || verb === 'snow';
  const isRegular =
    clause.often !== undefined ||
    clause.manner !== undefined ||
    clause.when.some((time) => 'which' in time && (time.which === 'every' || time.which === 'in'));
  if (isWeather && setting.isCondition) return said(base);
  if (isWeather)
    return said(
      !isRegular &&
        !clause.negated &&
        clause.when.every(
          (time) => 'word' in time && (time.word === 'now' || time.word === 'still' || time.word === 'again'),
        )
        ? ongoing(base)
        : base,
    );
  const isNow =
    has('now', 'still') ||
    clause.when.some((time) => 'span' in time && (time.which === 'for' || time.which === 'since'));
  const isAskedDoing =
    verb === 'do' && clause.asksFor === 'what' && !isRegular && clause.when.length === 0 && clause.where.length === 0;
  const isStill =
    row.head.endsWith('いる=stay') ||
    row.able === '1 分かる@わかる=understand' ||
    base.word.surface === 'ある' ||
    verb === 'think-so' ||
    verb === 'cost' ||
    verb === 'understand';
  if (chosen.isOngoing || chosen.isOngoingNow || isAskedDoing) return said(ongoing(base));
  if (isNow && isMotion.test(verb) && !has('now')) unsayable();
  return said(isNow && !isMotion.test(verb) && !isStill ? ongoing(base) : base);
}

/** 'I have never eaten it' is 食べ | た | こと | が | あり | ませ | ん. */
const everDone = (base: Head): Head => {
  const ever = headOf('5 こと=experience が=:subject ある=there_is');
  return { ...ever, before: [...plain(base, { past: true, negated: false }), ...ever.before] };
};
