import type { Clause, JoinedClause, Meaning } from '../meaning';
import { wordingOfPhrase } from '../setPhrases';
import { joined, questionOf, requestOf, statementOf, tailOf } from './clauses';
import { phraseOf } from './phrases';

/**
 * A meaning in English: what the sentence in the language says, which need not be what the learner typed. Pure.
 *
 * @param typed what was read as it, for the capitals of its names alone
 */
export function writeEnglish({ clauses, opening }: Meaning, typed = ''): string {
  const parts: string[] = opening ? [`${opening} `] : [];
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const said = clauseOf(clause, before);
    if (!before) parts.push(said);
    else if (isSet(clause) || isSet(before)) parts.push(`${markOf(before)} ${capitalised(said)}`);
    else if (clause.joint === 'and' && clauses[index + 1]?.joint === 'and') parts.push(`, ${said}`);
    else
      parts.push(
        `${clause.joint === 'and' ? '' : ','} ${clause.joint ?? 'and'} ${said}`.replace(
          /^, (when|if|because|before|after|while|until)/u,
          ' $1',
        ),
      );
  }
  const last = clauses.at(-1);
  const isAsked = clauses.some(({ mood }) => mood === 'question');
  const whole = `${parts.join('')}${isAsked ? '?' : last ? markOf(last) : ''}`;
  return contracted(capitalised(withCapitals(whole, typed)));
}

/** Names of places are read without their capitals. */
const withCapitals = (text: string, typed: string) =>
  (typed.match(/(?<=\p{L}.*)(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).reduce(
    (written, name) => written.replace(new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'gu'), name),
    text,
  );

const isSet = ({ predicate }: Clause) => predicate.kind === 'set-phrase';

/** Whether who does it did what stands before it, and is not named again. */
const isShared = (clause: JoinedClause, before: Clause | undefined): boolean =>
  before !== undefined &&
  before.predicate.kind !== 'called' &&
  clause.joint === 'and' &&
  clause.subject !== undefined &&
  before.mood === 'statement' &&
  JSON.stringify(clause.subject) === JSON.stringify(before.subject);

function clauseOf(clause: JoinedClause, before?: Clause): string {
  const { predicate, mood } = clause;
  if (predicate.kind === 'set-phrase') return wordingOfPhrase(predicate.phrase);
  if (predicate.kind === 'fragment') {
    const { what, manner } = predicate;
    const also = clause.also ? ['too'] : [];
    const said = joined([
      clause.negated ? 'not' : '',
      what ? phraseOf(what, 'object') : '',
      ...tailOf(clause),
      ...also,
    ]);
    return manner === 'please' ? `${said}, please` : said;
  }
  return mood === 'question'
    ? questionOf(clause)
    : mood === 'request'
      ? requestOf(clause)
      : statementOf(clause, isShared(clause, before) ? 'no subject' : undefined);
}

function markOf({ mood, predicate }: Clause): string {
  if (predicate.kind === 'fragment' && predicate.manner === 'exclaimed') return '!';
  if (predicate.kind === 'fragment' && predicate.manner === 'asked') return '?';
  if (
    predicate.kind === 'set-phrase' &&
    /^(?:what|how|who|where|why) (?:do|is|are|did)\b/u.test(wordingOfPhrase(predicate.phrase))
  )
    return '?';
  return mood === 'question' ? '?' : '.';
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** As people say it: I'm, it's; and I with its capital. */
const contracted = (text: string) =>
  text
    .replace(/(?<!\p{L})i(?=[ ’'.,!?]|$)/gu, 'I')
    .replace(/(?<!\p{L})(I) am (?=\p{L}|\p{N})/gu, '$1’m ')
    .replace(/(?<![\p{L}’])(you|we|they) are (?=\p{L}|\p{N})/giu, '$1’re ')
    .replace(/(?<![\p{L}’])(he|she|it|that|there) is (?=\p{L}|\p{N})/giu, '$1’s ')
    .replace(/’/gu, "'");
