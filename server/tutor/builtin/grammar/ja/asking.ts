import type { Clause, Noun } from '../meaning';
import type { WrittenWord } from '../writer';
import { askedCount, type CounterName } from './numbers';
import type { Asked } from './scene';
import { unsayable, words } from './words';

/** Whether what a question asks for has its place in the predicate, so that it is not passed over. */
export function canAsk({ asksFor, asked, subject, predicate }: Clause): boolean {
  if (asksFor === undefined || /^(?:whether|when|why|what-time)$/u.test(asksFor)) return asked === undefined;
  if (asked) return predicate.kind === 'does' || predicate.kind === 'place';
  if (asksFor === 'how-long') return predicate.kind === 'does' || predicate.kind === 'place';
  if (asksFor === 'how-much')
    return predicate.kind === 'does' || (predicate.kind === 'identity' && !predicate.what && subject !== undefined);
  if (asksFor === 'how-many' || asksFor === 'which') return false;
  const asksWho = asksFor === 'what' || asksFor === 'who';
  if (asksWho && !subject) return !/^(?:exists|thinks|fragment)$/u.test(predicate.kind);
  switch (predicate.kind) {
    case 'does':
      return asksWho
        ? !predicate.object
        : asksFor !== 'how-old' && !/^(?:like|love|hate|prefer|want|need)$/u.test(predicate.verb);
    case 'quality':
      return asksFor === 'how' && predicate.qualities.length === 0;
    case 'identity':
      return asksWho && !predicate.what;
    case 'place':
      return asksFor === 'where';
    case 'origin':
      return asksFor === 'where-from';
    case 'age':
      return asksFor === 'how-old';
    case 'called':
      return (asksFor === 'what' || asksFor === 'how') && predicate.name === undefined;
    case 'has':
      return asksFor === 'what' && !predicate.what;
    case 'exists':
    case 'thinks':
    case 'set-phrase':
    case 'fragment':
      return false;
  }
}

const spans: Readonly<Record<string, CounterName>> = {
  minute: 'minute', hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year-long',
}; // oxfmt-ignore

/** 'How many hours', 'which day': what is asked for is a time, which has no place in the predicate. */
function isTime({ asksFor, asked, predicate }: Clause): boolean {
  if (!asked || predicate.kind !== 'does' || asked.qualities.length > 0) return false;
  return asksFor === 'how-many' ? Object.hasOwn(spans, asked.noun) : asked.noun === 'day' && asksFor !== 'how-much';
}

/** A clause with what it asks for in its place: 'which languages do you speak' with them as what is spoken. */
export function withAsked(clause: Clause): { clause: Clause; asked?: Asked } {
  const { asked: noun, asksFor, subject, predicate, ...others } = clause;
  if (!noun || isTime(clause)) return { clause };
  if (asksFor !== 'how-many' && asksFor !== 'which' && asksFor !== 'what' && asksFor !== 'how-much') unsayable();
  if (noun.and || noun.of || noun.called || noun.count !== undefined) unsayable();
  const asked: Asked = { noun, by: asksFor };
  const rest: Omit<Clause, 'predicate'> = { ...others, ...(subject ? { subject } : {}) };
  if (predicate.kind === 'exists') return { clause: { ...rest, predicate: { ...predicate, what: noun } }, asked };
  if (!subject) return { clause: { ...rest, predicate, subject: noun }, asked };
  if (predicate.kind === 'does' && !predicate.object)
    return { clause: { ...rest, predicate: { ...predicate, object: noun } }, asked };
  if (predicate.kind === 'has' && !predicate.what)
    return { clause: { ...rest, predicate: { ...predicate, what: noun } }, asked };
  if (predicate.kind === 'identity' && !predicate.what && asksFor !== 'how-many' && asksFor !== 'how-much')
    return { clause: { ...rest, predicate: { ...predicate, what: noun } }, asked };
  return unsayable();
}

/** When, or for how long, as far as it is asked for. */
export function askedTime(clause: Clause): WrittenWord[] {
  const { asksFor, asked } = clause;
  if (asked && isTime(clause)) {
    const span = spans[asked.noun];
    return asksFor === 'how-many' && span ? askedCount(span) : words('何曜日@なんようび=what_day に=:at');
  }
  switch (asksFor) {
    case 'when':
      return words('いつ=when');
    case 'what-time':
      return words('何@なん=what 時@じ=o’clock に=:at');
    case 'how-long':
      return words('どのくらい=how_long');
    case 'how-much':
      return clause.predicate.kind === 'does' && clause.predicate.verb !== 'cost' ? words('どのくらい=how_much') : [];
    default:
      return [];
  }
}

const wholes: Readonly<Record<string, string>> = {
  colour: '何色@なにいろ=what_colour', color: '何色@なにいろ=what_color', language: '何語@なにご=what_language',
  day: '何曜日@なんようび=what_day', month: '何月@なんがつ=what_month', time: '何時@なんじ=what_time',
}; // oxfmt-ignore

/** What is asked for in one word: 何色, 何語. */
export function askedWhole(noun: Noun, asked: Asked | undefined): WrittenWord[] | undefined {
  if (noun !== asked?.noun || noun.qualities.length > 0) return undefined;
  if (asked.by === 'how-many' && /^(?:person|people)$/u.test(noun.noun))
    return words('何@なん=how_many 人@にん=people');
  if (asked.by === 'how-many')
    return noun.noun === 'language' ? words('何@なん=how_many か国語@かこくご=languages') : undefined;
  const whole = asked.by === 'how-much' ? undefined : wholes[noun.noun];
  return whole ? words(whole) : undefined;
}
