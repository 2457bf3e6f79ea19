import type { Clause, Noun, NounPhrase } from '../meaning';
import type { SaidPredicate } from './clause';
import { excessive, ongoing } from './auxiliaries';
import { headOf, nounHead, plain, linking, type Head } from './inflect';
import { bodyParts, drinks, events, foods, notCarried } from './nounTables';
import { floatingCount, isPronoun, qualityHead, sayNoun, sayPhrase, type Said } from './phrase';
import { inflectionOf, spotBody, type PredicateSetting } from './setting';
import { isListed, own } from './nouns';
import { isSelf, type Focus } from './scene';
import { particle, unsayable, words } from './words';

const introducedBy = ({ animacy, isPlural, noun }: Said, count?: number): Focus => ({
  person: 'third',
  animacy,
  isPlural: isPlural || (count ?? 1) > 1,
  ...(noun ? { noun } : {}),
});

export function sayHaving(clause: Clause, what: NounPhrase | undefined, setting: PredicateSetting): SaidPredicate {
  const { scene, subject } = setting;
  if (!what) {
    if (clause.asksFor !== 'what') unsayable();
    return {
      body: [...spotBody(clause, setting, 'at'), ...words('何@なに=what を=:object')],
      head: ongoing(headOf('5 持つ@もつ=have')),
      inflection: inflectionOf(clause),
      isAction: false,
    };
  }
  if (clause.purpose) return sayTimeTo(clause, clause.purpose, what, setting);
  const offer = sayOffer(clause, what, setting);
  if (offer) return offer;
  const excess = tooMany(clause, what);
  if (excess) return { ...sayHaving(clause, excess, setting), ...beingTooMany(clause, excess, setting) };
  const part = headache(clause, what, setting) ?? bigFamily(clause, what) ?? bodyPart(clause, what, setting);
  if (part) return part;
  const isNoun = 'noun' in what;
  const isFloating = isNoun && !what.and && floatingCount(what, scene).length > 0;
  const said = isNoun && !what.and ? sayNoun(what, scene, isFloating) : sayPhrase(what, scene);
  const count = isFloating ? floatingCount(what, scene, clause.negated) : [];
  const { particleName, head, isPast = false } = havingOf(clause, what, said, setting);
  if (clause.with && !isPast) unsayable();
  const isNothing = isNobody(what);
  const also = setting.alsoOnObject;
  // 庭はありますか.
  const isAskedOfYou =
    clause.mood === 'question' &&
    clause.asksFor === 'whether' &&
    setting.isSilent &&
    particleName === 'subject' &&
    !clause.modality &&
    count.length === 0 &&
    clause.when.length === 0 &&
    spotBody(clause, setting, 'at').length === 0;
  const isHolder = subject.animacy === 'thing' && clause.subject !== undefined && !isPronoun(clause.subject, 'it');
  return {
    ...(isHolder && !clause.also ? { subjectMark: words('に=:at は@わ=:topic') } : {}),
    body: [
      ...(clause.with ? [...sayPhrase(clause.with, scene).words, ...particle('with')] : []),
      ...spotBody(clause, setting, isPast ? 'doneIn' : 'at'),
      ...said.words,
      ...(isNothing
        ? []
        : particle(
            also
              ? 'also'
              : isCounting(what, setting) || isOnlyChild(clause, what, setting) || isAskedOfYou
                ? 'topic'
                : particleName,
          )),
      ...count,
    ],
    head,
    inflection: { past: clause.tense === 'past', negated: clause.negated || isNothing },
    isAction: isPast,
    ...(isNoun ? { introduced: introducedBy(said, what.count), isTopic: isSelf(subject) } : {}),
    isAlsoSaid: also,
  };
}

/** What there is too much of, without saying so. */
function tooMany(clause: Clause, what: NounPhrase): Noun | undefined {
  if (!('noun' in what) || what.determiner !== 'too-many') return undefined;
  const isPlain = !clause.negated && !clause.modality && !clause.also && !what.and && clause.mood === 'statement';
  return isPlain ? { ...what, determiner: 'none' } : unsayable();
}

/** 'There are too many people' is 人が多すぎます. */
const beingTooMany = (
  clause: Clause,
  what: Noun,
  setting: PredicateSetting,
): Pick<SaidPredicate, 'body' | 'head' | 'inflection' | 'isAction'> => ({
  body: [...spotBody(clause, setting, 'at'), ...sayNoun(what, setting.scene).words, ...particle('subject')],
  head: excessive(headOf('i 多い@おおい=many')),
  inflection: inflectionOf(clause),
  isAction: false,
});

/** 'I have no time to cook' is 料理をする時間がありません. */
function sayTimeTo(clause: Clause, purpose: Clause, what: NounPhrase, setting: PredicateSetting): SaidPredicate {
  const isPlain = 'noun' in what && what.noun === 'time' && what.qualities.length === 0 && !what.and && !what.of;
  const isFree = isPlain && typeof what.determiner === 'string' && /^(?:none|the|any|no|a)$/u.test(what.determiner);
  const isStrange = purpose.subject ?? purpose.modality ?? purpose.ongoing ?? purpose.also ?? purpose.asksFor;
  if (!isFree || isStrange || clause.modality || clause.also || clause.with || !clause.subject) unsayable();
  if (clause.where.length > 0 || purpose.negated || purpose.predicate.kind !== 'does') unsayable();
  const said = setting.sayInner({ ...purpose, mood: 'statement', tense: 'future', subject: clause.subject }, true);
  const isNone = 'noun' in what && what.determiner === 'no';
  return {
    body: [...said.before, ...plain(said.head, said.inflection), ...words('時間@じかん=time が=:subject')],
    head: headOf('5 ある=there_is'),
    inflection: { past: clause.tense === 'past', negated: clause.negated || isNone },
    isAction: false,
  };
}

/** お子さんは何人いますか. */
const isCounting = (what: NounPhrase, { scene, isSilent }: PredicateSetting) =>
  isSilent && what === scene.asked?.noun && scene.asked.by.startsWith('how');

/** 兄弟はいません. */
const isOnlyChild = ({ negated }: Clause, what: NounPhrase, { subject, isSilent }: PredicateSetting) =>
  negated && isSilent && isSelf(subject) && 'noun' in what && /^(?:brother|sister|sibling)$/u.test(what.noun);

const isNobody = (phrase: NounPhrase) =>
  'pronoun' in phrase && (phrase.pronoun === 'nothing' || phrase.pronoun === 'nobody');

interface Having {
  readonly particleName: 'subject' | 'object';
  readonly head: Head;
  readonly isPast?: boolean;
}

const isAskedFor = ({ modality, mood, asksFor, negated, tense }: Clause, subject: Focus): boolean =>
  modality === 'can' &&
  mood === 'question' &&
  asksFor === 'whether' &&
  !negated &&
  tense === 'present' &&
  isSelf(subject);

/** 'Would you like a tea?' offers it: お茶はいかがですか. */
function sayOffer(clause: Clause, what: NounPhrase, { scene }: PredicateSetting): SaidPredicate | undefined {
  const isWish = clause.modality === 'would-like' || clause.modality === 'want';
  const isOffer = isWish && clause.mood === 'question' && clause.asksFor === 'whether' && !clause.negated;
  if (!isOffer || !isPronoun(clause.subject, 'you') || !('noun' in what)) return undefined;
  if (clause.also || clause.where.length > 0 || clause.when.length > 0 || clause.with || clause.often) unsayable();
  const count = what.and ? [] : floatingCount(what, scene);
  const said = what.and ? sayPhrase(what, scene) : sayNoun(what, scene, count.length > 0);
  return {
    subject: said.words,
    subjectMark: particle(count.length > 0 ? 'object' : 'topic'),
    body: count,
    head: nounHead(words('いかが=how')),
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

/** What shows on a body comes out: 鼻水が出ます. */
const symptoms: Readonly<Record<string, string>> = {
  'runny nose': '1 出る@でる=come_out', cough: '1 出る@でる=come_out', nosebleed: '1 出る@でる=come_out',
  rash: '1 出る@でる=come_out',
}; // oxfmt-ignore

/** Fish and chips are eaten, though fish live. */
const isServed = (what: NounPhrase): boolean =>
  'noun' in what &&
  (foods.has(what.noun) || drinks.has(what.noun) || (what.noun === 'fish' && what.and !== undefined)) &&
  (!what.and || isServed(what.and));

/** いる of the living, ある of what nobody carries, else 持っている; ほしい of what one wants to have. */
function havingOf(clause: Clause, what: NounPhrase, said: Said, { subject }: PredicateSetting): Having {
  const noun = 'noun' in what ? what.noun : '';
  // 'Can I have a coffee?' asks for it.
  if (isAskedFor(clause, subject)) return { particleName: 'object', head: headOf('1 もらえる=can_get') };
  if (clause.modality) {
    if (clause.modality !== 'want' && clause.modality !== 'would-like') unsayable();
    const isOrder = clause.modality === 'would-like' && !clause.negated && (foods.has(noun) || drinks.has(noun));
    if (isOrder && isSelf(subject))
      return { particleName: 'object', head: headOf('s お願い@おねがい=request する=do') };
    if (isSelf(subject)) return { particleName: 'subject', head: headOf('i ほしい=want') };
    return { particleName: 'object', head: ongoing(headOf('5 ほしがる=want')) };
  }
  if (said.animacy !== 'thing' && !(clause.tense === 'past' && isServed(what))) {
    if (clause.tense === 'future') unsayable();
    if (said.animacy === 'animal' && !isSelf(subject))
      return { particleName: 'object', head: ongoing(headOf('5 飼う@かう=keep')) };
    return { particleName: 'subject', head: headOf('1 いる=there_is') };
  }
  const symptom = own(symptoms, noun);
  if (symptom && clause.tense !== 'future') {
    const out = headOf(symptom);
    return { particleName: 'subject', head: noun === 'rash' ? ongoing(out) : out };
  }
  if (noun === 'cold') return { particleName: 'object', head: ongoing(headOf('5 ひく=catch')) };
  const isTaken = isServed(what);
  if (isTaken && clause.tense !== 'present') {
    return {
      particleName: 'object',
      head: headOf(drinks.has(noun) && noun !== 'soup' ? '5 飲む@のむ=drink' : '1 食べる@たべる=eat'),
      isPast: true,
    };
  }
  // Of what the lexicon alone knows nobody can tell whether it can be held.
  const isLoose = noun !== '' && !isListed(noun);
  if (isLoose || notCarried.has(noun) || isTaken || subject.animacy === 'thing')
    return { particleName: 'subject', head: headOf('5 ある=there_is') };
  if (clause.tense === 'future') unsayable();
  return { particleName: 'object', head: ongoing(headOf('5 持つ@もつ=have')) };
}

/** 'I have a big family' is 家族が多いです. */
function bigFamily(clause: Clause, what: NounPhrase): SaidPredicate | undefined {
  const isBig = 'noun' in what && what.noun === 'family' && what.qualities.length > 0;
  if (!isBig) return undefined;
  const [only] = what.qualities;
  const isPlain = what.qualities.length === 1 && only?.adjective === 'big' && only.degree === undefined && !what.and;
  if (!isPlain || clause.modality || clause.where.length > 0 || clause.also || clause.tense === 'future') unsayable();
  const head = headOf('i 家族@かぞく=family が=:subject 多い@おおい=many');
  return { body: [], head, inflection: inflectionOf(clause), isAction: false };
}

const aches: Readonly<Record<string, string>> = {
  headache: '頭@あたま=head', stomachache: 'お腹@おなか=stomach', 'stomach ache': 'お腹@おなか=stomach', toothache: '歯@は=tooth',
  backache: '腰@こし=lower_back', 'back pain': '腰@こし=lower_back', earache: '耳@みみ=ear', 'sore throat': 'のど=throat',
}; // oxfmt-ignore

/** Who has the flu is インフルエンザです. */
const illnesses = new Set(['flu', 'cancer', 'diabetes', 'depression', 'insomnia', 'hay fever', 'asthma', 'migraine']);

/** 'I have a headache' is 頭が痛いです. */
function headache(clause: Clause, what: NounPhrase, { scene }: PredicateSetting): SaidPredicate | undefined {
  const isIll = 'noun' in what && illnesses.has(what.noun) && !what.and && what.qualities.length === 0;
  if (isIll && !clause.modality && clause.where.length === 0 && !clause.also && clause.tense !== 'future') {
    const said = sayNoun({ ...what, determiner: 'none' }, scene).words;
    return { body: [], head: nounHead(said), inflection: inflectionOf(clause), isAction: false };
  }
  const aching = 'noun' in what ? own(aches, what.noun) : undefined;
  if (!aching || !('noun' in what) || what.and || what.qualities.length > 0) return undefined;
  if (clause.modality || clause.where.length > 0 || clause.also || clause.tense === 'future') return undefined;
  const head = headOf(`i ${aching} が=:subject 痛い@いたい=painful`);
  return { body: [], head, inflection: inflectionOf(clause), isAction: false };
}

/** 'She has long hair' is 髪が長いです. */
function bodyPart(clause: Clause, what: NounPhrase, { scene }: PredicateSetting): SaidPredicate | undefined {
  if (!('noun' in what) || !bodyParts.has(what.noun) || what.and) return undefined;
  if (
    what.qualities.length === 0 ||
    what.count !== undefined ||
    clause.modality ||
    clause.where.length > 0 ||
    clause.also
  )
    unsayable();
  if (typeof what.determiner !== 'string' || clause.tense === 'future') unsayable();
  // 膝が悪い.
  const heads = what.qualities.map((quality) =>
    quality.adjective === 'bad' && !quality.degree
      ? headOf('i 悪い@わるい=bad')
      : qualityHead(quality, 'thing', scene, clause.negated),
  );
  const last = heads.at(-1) ?? unsayable();
  const part = sayNoun({ ...what, determiner: 'none', qualities: [] }, scene);
  return {
    body: [...part.words, ...particle('subject'), ...heads.slice(0, -1).flatMap((head) => linking(head, false))],
    head: last,
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

export function sayExisting(clause: Clause, what: NounPhrase, setting: PredicateSetting): SaidPredicate {
  const { scene } = setting;
  if (clause.modality) unsayable();
  const excess = tooMany(clause, what);
  if (excess) return { ...sayExisting(clause, excess, setting), ...beingTooMany(clause, excess, setting) };
  const isFloating = 'noun' in what && !what.and && floatingCount(what, scene).length > 0;
  const said = 'noun' in what && !what.and ? sayNoun(what, scene, isFloating) : sayPhrase(what, scene);
  const isEvent = 'noun' in what && events.has(what.noun);
  const isNothing = isNobody(what);
  const spot = spotBody(clause, setting, isEvent ? 'doneIn' : 'at');
  const denied = clause.negated && spot.length > 0 ? [...spot, ...particle('topic')] : spot;
  return {
    body: [
      ...denied,
      ...said.words,
      ...(isNothing ? [] : particle(clause.also ? 'also' : 'subject')),
      ...(isFloating ? floatingCount(what, scene, clause.negated) : []),
    ],
    head: headOf(said.animacy === 'thing' ? '5 ある=there_is' : '1 いる=there_is'),
    inflection: { past: clause.tense === 'past', negated: clause.negated || isNothing },
    isAction: false,
    introduced: introducedBy(said, 'noun' in what ? what.count : undefined),
    isTopic: true,
    isAlsoSaid: true,
  };
}
