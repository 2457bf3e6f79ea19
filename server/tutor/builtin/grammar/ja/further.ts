import type { Clause, NounPhrase, Predicate } from '../meaning';
import type { WrittenWord } from '../writer';
import { asSeenThen } from '../thoughtTense';
import type { SaidClause, SaidPredicate } from './clause';
import type { Doing } from './frames';
import { ongoing } from './auxiliaries';
import { headOf, linking, nounHead, plain, stemOf, withoutCopula, type Head } from './inflect';
import { drinks } from './nounTables';
import { floatingCount, sayNoun, sayPhrase } from './phrase';
import { sayPlaces } from './places';
import { isSelf } from './scene';
import type { PredicateSetting } from './setting';
import { sayTimes } from './times';
import { particle, unsayable, words } from './words';

type Thinking = Extract<Predicate, { kind: 'thinks' }>;

/** ドイツ語は難しいと思います. */
export function sayThinking(clause: Clause, { verb, that: read }: Thinking, setting: PredicateSetting): SaidPredicate {
  // What is wanted is still to come.
  const that = verb === 'want' ? ({ ...read, tense: 'future' } as const) : asSeenThen(clause, read);
  const isStrange = clause.modality ?? clause.noLonger ?? clause.ongoing ?? clause.also;
  if (isStrange || clause.where.length > 0 || clause.when.length > 0 || clause.often || clause.tense === 'future')
    unsayable();
  if (that.mood === 'question') return sayKnowing(clause, verb, that, setting);
  if (that.mood !== 'statement' || that.asksFor) unsayable();
  const said = setting.sayInner(that, !setting.isSilent || /^(?:hope|know|want)$/u.test(verb));
  const thought = (end: WrittenWord[], head: Head, inflection = { past, negated: clause.negated }): SaidPredicate => ({
    body: [...said.before, ...end],
    head,
    inflection,
    isAction: false,
  });
  const past = clause.tense === 'past';
  const isOwn = isSelf(setting.subject);
  const quoted = plain(said.head, said.inflection);
  const by = (head: string) => headOf(head);
  switch (verb) {
    case 'think':
    case 'believe': {
      const head = by(verb === 'think' ? '5 思う@おもう=think' : '1 信じる@しんじる=believe');
      const denied = clause.negated ? words('と=:quote は@わ=:topic') : words('と=:quote');
      return thought([...quoted, ...denied], isOwn && verb === 'think' && !past ? head : ongoing(head));
    }
    case 'know':
      return thought(
        [...quoted, ...words('と=:quote いう=called こと=fact を=:object')],
        clause.negated && !past ? by('5 知る@しる=know') : ongoing(by('5 知る@しる=know')),
      );
    case 'say': {
      if (clause.negated) unsayable();
      const said = by('5 言う@いう=say');
      return thought([...quoted, ...words('と=:quote')], past || isOwn ? said : ongoing(said));
    }
    case 'hear':
      if (clause.negated) unsayable();
      return thought([...quoted, ...words('と=:quote')], by('5 聞く@きく=hear'), { past: true, negated: false });
    case 'want':
      return wantedOf(clause, that, said, isOwn);
    case 'hope':
      if (clause.negated || past || !isOwn || said.inflection.past) unsayable();
      return thought([...quoted, ...words('と=:if')], { ...by('i いい=good'), isImpersonal: true });
  }
}

/** 来てほしいです. */
function wantedOf(clause: Clause, that: Clause, said: SaidClause, isOwn: boolean): SaidPredicate {
  const isDone = that.predicate.kind === 'does' && said.head.kind !== 'na' && said.head.kind !== 'i';
  const isForMe = that.predicate.kind === 'does' && that.predicate.object && 'pronoun' in that.predicate.object;
  if (clause.negated || that.negated || clause.tense !== 'present' || !isOwn || !isDone || isForMe) unsayable();
  const at = said.before.findIndex(({ gloss }) => gloss === ':subject');
  if (at < 0) unsayable();
  return {
    body: [...said.before.slice(0, at), ...particle('to'), ...said.before.slice(at + 1), ...linking(said.head, false)],
    head: headOf('i ほしい=want'),
    inflection: { past: false, negated: false },
    isAction: false,
  };
}

/** 駅がどこにあるかわかりません. */
function sayKnowing(clause: Clause, verb: Thinking['verb'], asked: Clause, setting: PredicateSetting): SaidPredicate {
  if (verb !== 'know' || asked.asked) unsayable();
  const { before, head, inflection } = setting.sayInner(asked, true);
  const isSo = head.kind === 'na' && !inflection.past && !inflection.negated;
  const which = words(asked.asksFor === 'whether' ? 'か=whether どう=how か=:question' : 'か=:question');
  const past = clause.tense === 'past';
  const knowing = headOf('5 知る@しる=know');
  const unknown = past ? knowing : headOf('5 分かる@わかる=know');
  return {
    body: [...before, ...(isSo ? withoutCopula(head) : plain(head, inflection)), ...which],
    head: clause.negated ? unknown : ongoing(knowing),
    inflection: { past, negated: clause.negated },
    isAction: false,
  };
}

/** No sentence but an answer: チーズのサンドイッチとお茶です. */
export function sayFragment(
  clause: Clause,
  { what, manner }: Extract<Predicate, { kind: 'fragment' }>,
  setting: PredicateSetting,
): SaidPredicate {
  // An answer is the speaker's: 'my friend' is 友だち.
  const scene = { ...setting.scene, subject: { person: 'i', animacy: 'person', isPlural: false } as const };
  const { where, when } = clause;
  const parts = [what, clause.with, clause.for, where[0], when[0]].filter((part) => part !== undefined);
  const isStrange =
    (clause.negated && what !== undefined) ||
    clause.also ||
    clause.often ||
    clause.modality ||
    clause.subject ||
    clause.manner;
  const isDenied = what !== undefined && 'noun' in what && (what.determiner === 'no' || what.determiner === 'any');
  if (parts.length !== 1 || isStrange || isDenied || clause.mood !== 'statement' || clause.asksFor) unsayable();
  if (what && manner === 'please') {
    const isBill = 'noun' in what && what.noun === 'bill' && !what.and;
    const ordered = isBill ? words('お=:honorific 会計@かいけい=bill') : whatWords(what, scene);
    const head = headOf('s お=:honorific 願い@ねがい=request する=do');
    return {
      body: [...ordered, ...particle('object')],
      head,
      inflection: { past: false, negated: false },
      isAction: true,
    };
  }
  return {
    body: [],
    head: nounHead(what ? whatWords(what, scene) : aroundWords(clause, scene)),
    inflection: { past: false, negated: clause.negated },
    isAction: false,
  };
}

function whatWords(what: NounPhrase, scene: PredicateSetting['scene']): WrittenWord[] {
  if ('pronoun' in what && /^(?:nothing|nobody|it|he|she|they)$/u.test(what.pronoun)) unsayable();
  if (!('noun' in what)) return [...sayPhrase(what, scene).words];
  // Whoever orders names how many behind: コーヒー二杯.
  const counted = what.count !== undefined && drinks.has(what.noun) ? floatingCount(what, scene) : [];
  const { and, ...first } = what;
  const said = [...sayNoun(counted.length > 0 ? first : { ...first }, scene, counted.length > 0).words, ...counted];
  return and ? [...said, ...particle('and'), ...whatWords(and, scene)] : said;
}

function aroundWords(clause: Clause, scene: PredicateSetting['scene']): WrittenWord[] {
  if (clause.with) return [...sayPhrase(clause.with, scene).words, ...particle('with')];
  if (clause.for) return [...sayPhrase(clause.for, scene).words, ...words('の=:of ため=sake')];
  if (clause.where.length > 0) {
    const { spot, way } = sayPlaces(clause.where, { at: 'none', to: 'none', scene });
    if (spot.length > 0 && way.length > 0) unsayable();
    return [...spot, ...way];
  }
  const { head, close } = sayTimes(clause.when);
  if (head.length > 0 && close.length > 0) unsayable();
  if (close.length > 0 && close.at(-1)?.surface !== '初めて') unsayable();
  const said = [...head.flatMap((time) => time.words), ...close];
  const isAfter = said.at(-1)?.surface === 'で' && said.at(-2)?.surface === 'あと';
  return said.at(-1)?.surface === 'に' || isAfter ? said.slice(0, -1) : said;
}

const means = new Set('bus train tram taxi car bike bicycle plane aeroplane airplane boat ship ferry subway metro underground motorbike motorcycle scooter truck van helicopter phone email mail letter card cash'.split(' ')); // oxfmt-ignore

/** バスで, 砂糖なしで. */
export function meansOf(clause: Clause, { scene }: PredicateSetting, hasMeans: boolean): WrittenWord[] {
  const { by, without } = clause;
  if (by && (!('noun' in by) || by.and || !means.has(by.noun.split(' ').at(-1) ?? '') || hasMeans)) unsayable();
  if (without && 'pronoun' in without && !/^(?:i|you|he|she|we|they)$/u.test(without.pronoun)) unsayable();
  return [
    ...(by ? [...sayPhrase(by, scene).words, ...particle('by')] : []),
    ...(without ? [...sayPhrase(without, scene).words, ...words('なし=without で=:with')] : []),
  ];
}

const moving = /^(?:go|come|come-back|go-out|go-home)$/u;
const outing = /^(?:shop|go-for-a-walk|ski|hike|skate|surf|camp)$/u;
/** Not done on purpose, or done by going already. */
const aimless =
  /^(?:understand|know|forget|lose|hurt|fall|fear|like|love|hate|want|need|miss|be-.*|happen|get-lost|die|grow-up|rain|snow)$/u;

/** What it is done for: 姉に会いに of who goes, otherwise 日本で働くために. */
export function purposeOf(
  { purpose, subject }: Clause,
  { verb }: Doing,
  setting: PredicateSetting,
): { first: WrittenWord[]; near: WrittenWord[] } {
  if (!purpose) return { first: [], near: [] };
  const { predicate } = purpose;
  const isStrange = purpose.subject ?? purpose.modality ?? purpose.ongoing ?? purpose.also ?? purpose.often;
  if (isStrange || purpose.asksFor || purpose.tense === 'past' || predicate.kind !== 'does' || !subject) unsayable();
  if (moving.test(verb) && /^(?:go|come)/u.test(predicate.verb)) unsayable();
  if (purpose.negated || aimless.test(predicate.verb)) unsayable();
  const said = setting.sayInner({ ...purpose, mood: 'statement', tense: 'future', subject }, true);
  if (said.head.kind === 'na' || said.head.kind === 'i') unsayable();
  const isNear = moving.test(verb) && purpose.where.length === 0 && !/^(?:live|stay)$/u.test(predicate.verb);
  if (!isNear)
    return {
      first: [...said.before, ...plain(said.head, said.inflection), ...words('ため=purpose に=:to')],
      near: [],
    };
  const isOuting = outing.test(predicate.verb) && said.head.before.at(-1)?.surface === 'を';
  const done = isOuting ? said.head.before.slice(0, -1) : stemOf(said.head);
  return { first: [], near: [...said.before, ...done, ...particle('to')] };
}

/** 来るかもしれません, たぶん来るでしょう; of oneself たぶん行くと思います. */
export function perhaps(
  said: { head: Head; inflection: { past: boolean; negated: boolean } },
  certainty: 'maybe' | 'probably',
  isOwn: boolean,
): WrittenWord[] {
  const isBare = said.head.kind === 'na' && !said.inflection.negated && !said.inflection.past;
  const bare = isBare ? withoutCopula(said.head) : plain(said.head, said.inflection);
  if (certainty === 'maybe')
    return [...bare, ...words('か=whether も=even しれ~しれる=can_be_known ませ~ます=:polite ん=:negative')];
  if (isOwn) return [...plain(said.head, said.inflection), ...words('と=:quote 思い@おもい~思う=think ます=:polite')];
  return [...bare, ...words('でしょう=probably')];
}
