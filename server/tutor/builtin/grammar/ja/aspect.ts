import type { Clause } from '../meaning';
import { isMotion, type Chosen, type Doing } from './frames';
import { allowed, forbidden, having, liking, needless, ongoing, potential, seenWanting, wanting } from './auxiliaries';
import { amongOthers, headOf, nounHead, plain, type Head, type Inflection } from './inflect'; // oxfmt-ignore
import { isPronoun } from './phrase';
import type { PredicateSetting } from './setting';
import { isSelf } from './scene';
import type { VerbRow } from './verbRow';
import { isJustDone } from './times';
import { undertaking } from './undertaking';
import { unsayable, words } from './words';

export interface OverVerb {
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
  if (clause.manner === 'badly' && !modality && !negated)
    return { head: headOf('1 眠れる@ねむれる=can_sleep'), inflection: { past, negated: true }, isPotential: true };
  // 'I don't speak it well' is that one cannot.
  if (clause.experience) {
    if (base.kind === 'na' || base.kind === 'i' || clause.manner === 'badly' || row.isChange) unsayable();
    return { head: everDone(base), inflection: { past: false, negated }, isPotential: false };
  }
  const isUnskilled = negated && row.isSkill && (clause.manner === 'well' || clause.manner === 'very-well');
  if (isUnskilled && !modality) return able(row, base, plainly);
  // How many languages somebody speaks is how many they can.
  if (
    verb === 'speak' &&
    !modality &&
    setting.scene.asked?.by === 'how-many' &&
    isPronoun(clause.subject, 'you', 'he', 'she', 'they')
  )
    return { ...able(row, base, plainly), isPotential: false };
  if (!modality) return withAspect(clause, verb, { row, base, chosen, setting });
  if (base.kind === 'na' || base.kind === 'i') unsayable();
  if (
    modality !== 'can' &&
    !/^(?:start|stop|should)$/u.test(modality) &&
    (row.able === '' || verb === 'understand') &&
    verb !== 'wake-up'
  )
    unsayable();
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
    default:
      return undertaking(modality, clause, { row, base, setting });
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

const isSinceThen = ({ when }: Clause) =>
  when.some((time) => ('span' in time ? time.which === 'since' : 'bound' in time && time.bound === 'since'));

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
  { row, base, chosen, setting }: { row: VerbRow; base: Head; chosen: Chosen; setting: PredicateSetting },
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
  if (past && clause.negated && isSinceThen(clause)) return said(ongoing(base), { past: false, negated: true });
  if (isJustDone(clause))
    return { head: justDone(base), inflection: { past: false, negated: false }, isPotential: false };
  if (clause.negated && has('not-yet')) return said(ongoing(base), { past: false, negated: true });
  if (clause.often === 'never' && past) return said(everDone(base), { past: false, negated: true });
  if (clause.mood === 'request' || clause.tense === 'future') return said(base);
  if (verb === 'know' && clause.negated) return said(base);
  const isDated = clause.ongoing && has('today', 'tonight', 'tomorrow', 'soon', 'later', 'the-day-after-tomorrow');
  if (row.isChange && (clause.ongoing || has('still', 'now'))) return isDated && !past ? said(base) : unsayable();
  if (verb === 'be-late' && clause.often) return said(base);
  const isAllTime = clause.when.some((time) => 'which' in time && time.which === 'all');
  if (isAllTime && !isMotion.test(verb) && !clause.negated) return said(ongoing(base));
  const isToCome = clause.when.some(
    (time) =>
      ('word' in time && /^(?:today|tonight|tomorrow|soon|later|the-day-after-tomorrow)$/u.test(time.word)) ||
      ('which' in time && (time.which === 'next' || time.which === 'on' || time.which === 'this')),
  );
  const isStill = isWithoutAspect.test(verb) || base.word.surface === 'いる' || base.word.surface === 'ある';
  if (clause.ongoing && !isStill) {
    // 'I am going', 'I am meeting a friend tomorrow' tell of what comes.
    const isPlanned =
      isMotion.test(verb) || /(?:行く|来る)$/u.test(base.word.surface) || (isToCome && !chosen.isOngoing);
    if (isPlanned) return past ? unsayable() : said(base);
    return said(setting.isCondition && isWeather.test(verb) ? base : ongoing(base));
  }
  // 'How long have you lived here?' is read as 'did you live'.
  if (past && clause.asksFor === 'how-long' && (chosen.isOngoing || chosen.isOngoingNow)) unsayable();
  if (past) return said(chosen.isOngoing && !(bounded(clause) && !isLasting.test(verb)) ? ongoing(base) : base);
  if (verb === 'work' && isToCome) return said(base);
  const isSpan = clause.when.some((time) =>
    'span' in time ? time.which === 'for' || time.which === 'since' : 'bound' in time && time.bound === 'since',
  );
  const isAskedDoing =
    verb === 'do' && clause.asksFor === 'what' && clause.when.length === 0 && clause.where.length === 0;
  if (chosen.isOngoing || chosen.isOngoingNow || (isAskedDoing && !clause.often)) return said(ongoing(base));
  if (isSpan && isMotion.test(verb)) unsayable();
  const isNow = (has('now', 'still') || isSpan) && !isMotion.test(verb) && !isStill;
  return said(isNow ? ongoing(base) : base);
}

const isWithoutAspect = /^(?:understand|think-so|cost)$/u;
const isWeather = /^(?:rain|snow)$/u;
/** What holds on beside other times: 去年はパリに住んでいました. */
const isLasting = /^(?:live|know|wear|be-married|remember)$/u;

/** 'I just moved': 引っ越した | ばかり | です. */
const justDone = (base: Head): Head => {
  const just = nounHead(words('ばかり=just'));
  return { ...just, before: [...plain(base, { past: true, negated: false }), ...just.before] };
};

/** 'I have never eaten it' is 食べ | た | こと | が | あり | ませ | ん. */
const everDone = (base: Head): Head => {
  const ever = headOf('5 こと=experience が=:subject ある=there_is');
  return { ...ever, before: [...plain(base, { past: true, negated: false }), ...ever.before] };
};
