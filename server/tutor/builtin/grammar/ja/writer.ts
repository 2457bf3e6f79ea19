import type { Content } from '../../format/contentFormat';
import type { Clause, Joint, JoinedClause, Meaning, NounPhrase } from '../meaning';
import type { Writer, WrittenWord } from '../writer';
import { sameSubject, sayClause, type SaidClause, type Setting } from './clause';
import { likings } from './aspect';
import { perhaps } from './further';
import { takesNothing } from './taken';
import { contradictsAge, isMeasure } from './meant';
import { ongoing, requesting } from './auxiliaries';
import { amongOthers, beforeNode, beforeToki, conditional, linking, plain, polite, withoutCopula } from './inflect'; // oxfmt-ignore
import { findNoun, isRelative, languageWords } from './nouns';
import { isPronoun, personOf, sayPhrase } from './phrase';
import { knowsQuality } from './qualities';
import type { Focus } from './scene';
import { comma, particle, stop, unsayable, Unsayable, words } from './words';

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
      return (
        findNoun(lemma, content) !== undefined ||
        isRelative(lemma) ||
        languageWords(lemma) !== undefined ||
        isMeasure(lemma)
      );
    },
  };
}

/** Nothing stands apart in Japanese. */
const glued = (written: readonly WrittenWord[]): WrittenWord[] =>
  written.map((word, index) => (index === 0 ? word : { ...word, glued: true }));

/** How a clause goes over into the next one. */
type Link =
  | 'end'
  | 'te'
  | 'to'
  | 'tari'
  | 'but'
  | 'node'
  | 'toki'
  | 'tara'
  | 'whether'
  | 'mae'
  | 'ato'
  | 'aida'
  | 'made'
  | 'and-then'
  | 'and-also'
  | 'but-then'
  | 'or-else';

interface Part {
  clause: Clause;
  link: Link;
  /** Leads into a clause that was said before it. */
  isInner: boolean;
  /** Its subject was said at the head. */
  isSubjectKnown?: boolean;
  isObjectKnown?: boolean;
  /** The subject of the next clause, which stands at the head of both. */
  hoisted?: NounPhrase;
}

const inner: Partial<Record<Joint, Link>> = {
  because: 'node',
  when: 'toki',
  if: 'tara',
  before: 'mae',
  after: 'ato',
  while: 'aida',
  until: 'made',
};

/** In the order of Japanese: what is the reason, the time and the condition comes first. */
function inOrder(clauses: readonly JoinedClause[]): Part[] {
  const parts: Part[] = [];
  for (const clause of clauses) {
    const last = parts.at(-1);
    if (!last) {
      parts.push({ clause, link: 'end', isInner: false });
      continue;
    }
    if (clause.joint === 'if' && wonders(last.clause)) {
      parts.splice(-1, 0, { clause, link: 'whether', isInner: true });
      last.clause = unknowing(last.clause);
      last.isSubjectKnown = isPronoun(last.clause.subject, 'i');
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

/** 'I don't know if he is coming' sets no condition. */
const wonders = ({ predicate }: Clause): boolean =>
  predicate.kind === 'does' && /^(?:know|ask|remember|forget|hear|check)$/u.test(predicate.verb) && !predicate.object;

/** What one does not know whether is not clear to one: かどうか分かりません. */
const unknowing = (clause: Clause): Clause =>
  clause.negated && clause.predicate.kind === 'does' && clause.predicate.verb === 'know'
    ? { ...clause, predicate: { kind: 'does', verb: 'understand' } }
    : clause;

/** 'My cat eats when she is hungry': her name stands at the head, where the clause within comes first. */
function shareSubject(parts: Part[]): void {
  const [within, main] = parts.slice(-2);
  if (!within || !main || !within.clause.subject || !main.clause.subject) return;
  if (isOwnedBy(within.clause.subject, main.clause.subject)) {
    within.hoisted = main.clause.subject;
    main.isSubjectKnown = true;
    return;
  }
  if (likesWhatFollows(within.clause.subject, main.clause)) return shareObject(within, main);
  if (!isSame(within.clause.subject, main.clause.subject)) return;
  const subject = isThirdPronoun(within.clause.subject) ? main.clause.subject : within.clause.subject;
  within.clause = { ...within.clause, subject };
  within.isInner = false;
  main.clause = { ...main.clause, subject };
  main.isSubjectKnown = true;
}

/** 'I like my teacher because she is nice': who is liked stands at the head as what both are about. */
function likesWhatFollows(pronoun: NounPhrase, { subject, predicate, negated }: Clause): boolean {
  if (predicate.kind !== 'does' || !/^(?:like|love|hate)$/u.test(predicate.verb) || !predicate.object) return false;
  return !negated && isPronoun(subject, 'i') && isThirdPronoun(pronoun) && isSame(pronoun, predicate.object);
}

function shareObject(within: Part, main: Part): void {
  const { predicate } = main.clause;
  if (predicate.kind !== 'does' || !predicate.object) return;
  within.clause = { ...within.clause, subject: predicate.object };
  within.isInner = false;
  main.isSubjectKnown = true;
  main.isObjectKnown = true;
}

/** 'She is sad because her cat is ill': she stands at the head, and the cat is hers. */
function isOwnedBy(owned: NounPhrase, owner: NounPhrase): boolean {
  if (!('noun' in owned) || typeof owned.determiner === 'string') return false;
  const { whose } = owned.determiner;
  return isThirdPronoun(whose) && (isThirdPronoun(owner) ? sameSubject(whose, owner) : isSame(whose, owner));
}

const isThirdPronoun = (phrase: NounPhrase) => isPronoun(phrase, 'he', 'she', 'they');

/** Whether a second subject is the first: it is the same, or a pronoun that can mean nobody else. */
function isSame(one: NounPhrase, other: NounPhrase): boolean {
  if (sameSubject(one, other)) return true;
  const [pronoun, noun] = isThirdPronoun(one) ? [one, other] : [other, one];
  if (!isThirdPronoun(pronoun) || 'pronoun' in noun || personOf(noun) !== 'third') return false;
  if (isOfThird(noun)) return false;
  const isMany = noun.and !== undefined || ('noun' in noun && noun.plural);
  return isPronoun(pronoun, 'they') === isMany;
}

function linkTo(before: Clause, { joint, ...after }: JoinedClause): Link {
  if (joint === 'so') return 'node';
  if (joint === 'or') return before.mood === 'question' && after.mood === 'question' ? 'or-else' : unsayable();
  const isOfStatements = before.mood === 'statement' && after.mood === 'statement';
  if (!isOfStatements && joint === 'but') return 'but-then';
  if (!isOfStatements) return before.mood === after.mood ? 'and-then' : unsayable();
  if (joint === 'but') return 'but';
  return linkByAnd(before, after);
}

function linkByAnd(before: Clause, after: Clause): Link {
  const isOfOne = isFollowed(before.subject, after.subject);
  const isWish = before.modality !== undefined && before.modality === after.modality;
  const isLiking = before.modality !== undefined && before.modality in likings;
  if (isWish && isOfOne && isLiking && !before.negated && !after.negated) return 'tari';
  if (before.modality && /^(?:should|learn|try|start|stop|hope|forget)$/u.test(before.modality)) return 'and-also';
  const isNow = (before.tense === 'past') === (after.tense === 'past');
  // They are eight and ten years old.
  const isList = before.predicate.kind === 'age' || (before.predicate.kind === 'identity' && isMany(before.subject));
  if (isList && before.predicate.kind === after.predicate.kind && isOfOne) return before.negated ? unsayable() : 'to';
  // なくて would make what was not done the reason.
  if (before.negated || (takesNothing(before) && !isState(before))) {
    const isContrast = isOfOne && !after.negated && isNow && isState(before) && isState(after);
    return isContrast ? 'te' : 'and-then';
  }
  if (isAssurance(after)) return 'and-then';
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

const isMany = (phrase: NounPhrase | undefined) => phrase !== undefined && 'noun' in phrase && phrase.plural;
/** 'I promise', which speaks of what was said. */
const isAssurance = ({ predicate }: Clause) =>
  predicate.kind === 'does' && predicate.verb === 'promise' && !predicate.object && !predicate.to;
const isNever = ({ often }: Clause) => often === 'never' || often === 'rarely';
const isState = ({ predicate }: Clause) =>
  predicate.kind !== 'does' || /^(?:like|love|hate|prefer|want|need|fear|miss|be-.*)$/u.test(predicate.verb);

/** Whether a second clause is about the subject of the first. */
function isFollowed(one: NounPhrase | undefined, other: NounPhrase | undefined): boolean {
  return one !== undefined && other !== undefined && isSame(one, other);
}

function sayMeaning({ clauses }: Meaning, content: Content): WrittenWord[] {
  if (clauses.length > 1 && clauses.some(({ predicate }) => predicate.kind === 'fragment')) unsayable();
  if (contradictsAge(clauses)) unsayable();
  // Who of the two does what would be lost.
  const speaksOf = (pronoun: 'he' | 'she') => clauses.some(({ subject }) => isPronoun(subject, pronoun));
  if (speaksOf('he') && speaksOf('she')) unsayable();
  const parts = inOrder(clauses);
  const isQuestion = clauses.some(({ mood }) => mood === 'question');
  let state: {
    previous?: Focus | undefined;
    topic?: Focus | undefined;
    focus?: Focus;
    subject?: NounPhrase | undefined;
  } = {};
  const written: WrittenWord[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (part.hoisted) {
      const said = sayPhrase(part.hoisted, { content, isQuestion, focus: state.focus }, 'subject');
      const { animacy, isPlural, person } = said;
      const focus: Focus = { animacy, isPlural, person };
      written.push(...said.words, ...particle('topic'));
      state = { previous: focus, topic: focus, focus, subject: part.hoisted };
    }
    const setting: Setting = {
      scene: { content, isQuestion, focus: state.focus },
      previous: state.previous ?? otherSubject(part, parts[index + 1]),
      topic: state.topic,
      previousSubject: state.subject,
      isInner: part.isInner,
      isSubjectKnown: part.isSubjectKnown === true,
      isObjectKnown: part.isObjectKnown === true,
      isBare: isBare(part, parts[index + 1]),
      isContrast: before?.link === 'but',
      isAmongOthers: before?.link === 'tari',
      isOwnerSilent: part.link === 'te' && isAboutOwned(part.clause, parts[index + 1]?.clause),
      isCondition: part.link === 'tara' || (part.link === 'toki' && part.clause.tense === 'present'),
    };
    const said = sayClause(part.clause, setting);
    if (before) written.push(...opening(before.link));
    written.push(...saidPart(said, part));
    const isSomebody = part.clause.subject !== undefined && !isPronoun(part.clause.subject, 'it');
    const topic = isOfThird(part.clause.subject) && !said.isIntroducing ? state.topic : said.topic;
    state = {
      previous: isSomebody ? said.subject : state.previous,
      topic,
      focus: said.focus,
      subject: part.clause.subject,
    };
  }
  return written;
}

const timeLinks: ReadonlySet<Link> = new Set(['mae', 'ato', 'aida', 'made']);

/** 私が寝ている間に姉は…: who is not the one of the rest is named. */
function otherSubject({ clause, link }: Part, next: Part | undefined): Focus | undefined {
  const isOther = timeLinks.has(link) && isPronoun(clause.subject, 'i') && !isPronoun(next?.clause.subject, 'i');
  return isOther ? { person: 'third', animacy: 'thing', isPlural: false } : undefined;
}

/** 'We have three hens and they give us eggs': 私たちは would go on to who gives. */
const isAboutOwned = ({ predicate, subject }: Clause, next: Clause | undefined): boolean =>
  predicate.kind === 'has' && isPronoun(subject, 'we') && isPronoun(next?.subject, 'he', 'she', 'it', 'they');

/** 'Her cat': who comes next as 'she' is hardly the cat. */
const isOfThird = (subject: NounPhrase | undefined): boolean =>
  subject !== undefined &&
  'noun' in subject &&
  typeof subject.determiner !== 'string' &&
  isThirdPronoun(subject.determiner.whose);

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
  if (clause.certainty && /^(?:te|to|tari|but|node|tara|toki|whether|mae|ato|aida|made)$/u.test(link)) unsayable();
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
    case 'whether':
      return [
        ...before,
        ...(head.kind === 'na' && !isPast && !inflection.negated ? withoutCopula(head) : plain(head, inflection)),
        ...words('か=:question どう=how か=whether'),
      ];
    case 'toki':
      return joined([...whenForm(said, clause), ...words('時@とき=when')]);
    case 'mae':
    case 'ato':
    case 'aida':
    case 'made':
      return joined(timeForm(said, link));
    default:
      // 猫！
      if (clause.predicate.kind === 'fragment' && clause.predicate.manner === 'exclaimed')
        return [...before, ...head.before, head.word, { surface: '！', gloss: '' }];
      return [...before, ...ending(said, clause), ...stop()];
  }
}

/** What must have happened before the rest can: 家に帰った時. */
const done = /^(?:come|come-back|arrive|go-home|wake-up|get-up|go|finish)$/u;

/** 寝る前に, 食べた後で, 料理している間に, 終わるまで. */
function timeForm({ head, inflection, isAction }: SaidClause, link: 'mae' | 'ato' | 'aida' | 'made'): WrittenWord[] {
  if (head.kind === 'na' || head.kind === 'i' || inflection.negated) unsayable();
  if (link === 'mae') return [...plain(head, now), ...words('前@まえ=before に=:at')];
  if (link === 'made') return [...plain(head, now), ...words('まで=until')];
  if (link === 'ato') return [...plain(head, { past: true, negated: false }), ...words('後@あと=after で=:at')];
  return [...plain(isAction ? ongoing(head) : head, now), ...words('間@あいだ=while に=:at')];
}

const now = { past: false, negated: false } as const;

/** A state is told of as it is, what was done as it was: 若い時, 着いた時. */
function whenForm({ head, inflection, isAction }: SaidClause, { predicate, modality }: Clause): WrittenWord[] {
  const isDone = predicate.kind === 'does' && done.test(predicate.verb) && !modality && !inflection.negated;
  if (isDone) return beforeToki(head, { past: true, negated: false });
  const isPlainState = head.kind === 'na' || head.kind === 'i';
  return beforeToki(head, isPlainState && !isAction ? { ...inflection, past: false } : inflection);
}

function ending(said: SaidClause, clause: Clause): WrittenWord[] {
  const { head, inflection, copula } = said;
  if (clause.mood === 'request') return requesting(head, inflection.negated);
  const isAskedBack = clause.predicate.kind === 'fragment' && clause.predicate.manner === 'asked';
  const asked = clause.mood === 'question' || isAskedBack ? words('か=:question') : [];
  if (clause.certainty)
    return perhaps({ head, inflection }, clause.certainty, said.subject.person === 'i' || said.subject.person === 'we');
  return [...polite(head, inflection, copula), ...asked];
}
