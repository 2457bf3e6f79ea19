import type { Content } from '../../format/contentFormat';
import type { Clause, Joint, JoinedClause, Meaning, NounPhrase } from '../meaning';
import type { Writer, WrittenWord } from '../writer';
import { sameSubject, sayClause, type SaidClause, type Setting } from './clause';
import { likings } from './doing';
import {
  amongOthers, beforeNode, beforeToki, conditional, linking, polite, requesting,
} from './inflect'; // prettier-ignore
import { findNoun, isRelative, languageWords } from './nouns';
import { isPronoun, personOf } from './phrase';
import { knowsQuality } from './qualities';
import type { Focus } from './scene';
import { comma, stop, unsayable, Unsayable, words } from './words';

export function createJapaneseWriter(content: Content): Writer {
  return {
    write(meaning) {
      try {
        return glued(sayMeaning(meaning, content));
      } catch (error) {
        if (error instanceof Unsayable) return undefined;
        throw error;
      }
    },
    knows(lemma, wordClass) {
      if (wordClass === 'adj') return knowsQuality(lemma, content);
      return findNoun(lemma, content) !== undefined || isRelative(lemma) || languageWords(lemma) !== undefined;
    },
  };
}

/** Nothing stands apart in Japanese. */
const glued = (written: readonly WrittenWord[]): WrittenWord[] =>
  written.map((word, index) => (index === 0 ? word : { ...word, glued: true }));

/** How a clause goes over into the next one. */
type Link =
  'end' | 'te' | 'to' | 'tari' | 'but' | 'node' | 'toki' | 'tara' | 'and-then' | 'and-also' | 'but-then' | 'or-else';

interface Part {
  clause: Clause;
  link: Link;
  /** Leads into a clause that was said before it. */
  isInner: boolean;
  /** Its subject was said at the head. */
  isSubjectKnown?: boolean;
}

const inner: Partial<Record<Joint, Link>> = { because: 'node', when: 'toki', if: 'tara' };

/** In the order of Japanese: what is the reason, the time and the condition comes first. */
function inOrder(clauses: readonly JoinedClause[]): Part[] {
  const parts: Part[] = [];
  for (const clause of clauses) {
    const last = parts.at(-1);
    if (!last) {
      parts.push({ clause, link: 'end', isInner: false });
      continue;
    }
    const link = clause.joint ? inner[clause.joint] : undefined;
    if (link) {
      parts.splice(-1, 0, { clause, link, isInner: true });
      shareSubject(parts);
      continue;
    }
    last.link = linkTo(last.clause, clause);
    if (clause.joint === 'so') last.isInner = true;
    parts.push({ clause, link: 'end', isInner: false });
  }
  return parts;
}

/** 'My cat eats when she is hungry': her name stands at the head, where the clause within comes first. */
function shareSubject(parts: Part[]): void {
  const [within, main] = parts.slice(-2);
  if (!within || !main || !within.clause.subject || !main.clause.subject) return;
  if (!isSame(within.clause.subject, main.clause.subject)) return;
  const subject = isThirdPronoun(within.clause.subject) ? main.clause.subject : within.clause.subject;
  within.clause = { ...within.clause, subject };
  within.isInner = false;
  main.clause = { ...main.clause, subject };
  main.isSubjectKnown = true;
}

const isThirdPronoun = (phrase: NounPhrase) => isPronoun(phrase, 'he', 'she', 'they');

/** Whether a second subject is the first: it is the same, or a pronoun that can mean nobody else. */
function isSame(one: NounPhrase, other: NounPhrase): boolean {
  if (sameSubject(one, other)) return true;
  const [pronoun, noun] = isThirdPronoun(one) ? [one, other] : [other, one];
  if (!isThirdPronoun(pronoun) || 'pronoun' in noun || personOf(noun) !== 'third') return false;
  const isMany = noun.and !== undefined || ('noun' in noun && noun.plural);
  return isPronoun(pronoun, 'they') === isMany;
}

function linkTo(before: Clause, { joint, ...after }: JoinedClause): Link {
  if (joint === 'so') return 'node';
  if (joint === 'or') return before.mood === 'question' && after.mood === 'question' ? 'or-else' : unsayable();
  if (before.mood !== 'statement' || after.mood !== 'statement') {
    return joint === 'but' ? 'but-then' : joint === 'and' && before.mood === after.mood ? 'and-then' : unsayable();
  }
  if (joint === 'but') return 'but';
  return linkByAnd(before, after);
}

function linkByAnd(before: Clause, after: Clause): Link {
  const isOfOne = isFollowed(before.subject, after.subject);
  const isWish = before.modality !== undefined && before.modality === after.modality;
  if (
    isWish &&
    isOfOne &&
    before.modality !== undefined &&
    before.modality in likings &&
    !before.negated &&
    !after.negated
  )
    return 'tari';
  const isNow = (before.tense === 'past') === (after.tense === 'past');
  // They are eight and ten years old.
  if (before.predicate.kind === 'age' && after.predicate.kind === 'age' && isOfOne)
    return before.negated ? unsayable() : 'to';
  if (before.negated) {
    const isContrast = isOfOne && !after.negated && isNow && isState(before);
    return isContrast ? 'te' : 'and-then';
  }
  if (!isNow || isNever(before)) return 'and-also';
  if (isPronoun(after.subject, 'it')) return isState(before) && isPronoun(before.subject, 'it') ? 'te' : 'and-then';
  const isKind =
    isOfOne ||
    before.predicate.kind === 'has' ||
    before.predicate.kind === 'exists' ||
    after.tense === 'present' ||
    isState(before) === isState(after);
  return isKind ? 'te' : 'and-also';
}

const isNever = ({ often }: Clause) => often === 'never' || often === 'rarely';
const isState = ({ predicate }: Clause) =>
  predicate.kind !== 'does' || /^(?:like|love|hate|prefer|want|need|fear|miss|be-.*)$/u.test(predicate.verb);

/** Whether a second clause is about the subject of the first. */
function isFollowed(one: NounPhrase | undefined, other: NounPhrase | undefined): boolean {
  return one !== undefined && other !== undefined && isSame(one, other);
}

function sayMeaning({ clauses }: Meaning, content: Content): WrittenWord[] {
  const parts = inOrder(clauses);
  const isQuestion = clauses.some(({ mood }) => mood === 'question');
  let state: { previous?: Focus | undefined; topic?: Focus; focus?: Focus; subject?: NounPhrase | undefined } = {};
  const written: WrittenWord[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const setting: Setting = {
      scene: { content, isQuestion, focus: state.focus },
      previous: state.previous,
      topic: state.topic,
      previousSubject: state.subject,
      isInner: part.isInner,
      isSubjectKnown: part.isSubjectKnown === true,
      isBare: isBare(part, parts[index + 1]),
      isContrast: before?.link === 'but',
      isAmongOthers: before?.link === 'tari',
    };
    const said = sayClause(part.clause, setting);
    if (before) written.push(...opening(before.link));
    written.push(...saidPart(said, part));
    const isSomebody = part.clause.subject !== undefined && !isPronoun(part.clause.subject, 'it');
    state = {
      previous: isSomebody ? said.subject : state.previous,
      topic: said.topic,
      focus: said.focus,
      subject: part.clause.subject,
    };
  }
  return written;
}

/** 'I want to sleep and drink tea': what is wanted stands once, behind both. */
function isBare({ clause, link }: Part, next: Part | undefined): boolean {
  if (clause.modality === undefined || clause.modality !== next?.clause.modality || clause.negated) return false;
  if (link === 'tari') return true;
  return link === 'te' && /^(?:want|would-like|must|need)$/u.test(clause.modality) && !next.clause.negated;
}

/** What opens a sentence that goes on from another. */
function opening(link: Link): WrittenWord[] {
  if (link === 'and-also') return [...words('そして=and'), ...comma()];
  if (link === 'but-then') return [...words('でも=but'), ...comma()];
  if (link === 'or-else') return [...words('それとも=or'), ...comma()];
  return [];
}

function saidPart(said: SaidClause, { clause, link }: Part): WrittenWord[] {
  const { before, head, inflection, copula } = said;
  const joined = (end: readonly WrittenWord[]): WrittenWord[] => [...before, ...end, ...comma()];
  const isPast = inflection.past;
  switch (link) {
    case 'te':
      return joined(linking(head, inflection.negated));
    case 'to':
      return [...before, ...head.before, head.word, ...words('と=:and')];
    case 'tari':
      return joined(amongOthers(head));
    case 'but':
      return joined([...polite(head, inflection, copula), ...words('が=:but')]);
    case 'node':
      return joined([...beforeNode(head, inflection), ...words('ので=:because')]);
    case 'tara':
      if (isPast || clause.tense === 'past') unsayable();
      return joined(conditional(head, inflection.negated));
    case 'toki':
      return joined([...whenForm(said), ...words('時@とき=when')]);
    default:
      return [...before, ...ending(said, clause), ...stop()];
  }
}

/** A state is told of as it is, what was done as it was: 若い時, 着いた時. */
function whenForm({ head, inflection, isAction }: SaidClause): WrittenWord[] {
  const isPlainState = head.kind === 'na' || head.kind === 'i';
  return beforeToki(head, isPlainState && !isAction ? { ...inflection, past: false } : inflection);
}

function ending({ head, inflection, copula }: SaidClause, clause: Clause): WrittenWord[] {
  if (clause.mood === 'request') return requesting(head, inflection.negated);
  const asked = clause.mood === 'question' ? words('か=:question') : [];
  return [...polite(head, inflection, copula), ...asked];
}
