import type { Clause, NounPhrase } from '../meaning';
import type { Doing } from './frames';
import { isPronoun, sayPhrase } from './phrase';
import { notCarried } from './nounTables';
import type { PredicateSetting } from './setting';
import { unsayable } from './words';

const giving =
  /^(?:write|send|give|show|tell|explain|sell|say|teach|read|lend|introduce|return-thing|promise|describe|apologise|pray)$/u;

/** 'I wrote a letter to my mother': she is no place. */
export function withReceiver(clause: Clause, doing: Doing, { scene }: PredicateSetting): [Clause, Doing] {
  if (doing.to || !giving.test(doing.verb)) return [clause, doing];
  const goal = clause.where.find(
    ({ relation, what }) => relation === 'to' && what && sayPhrase(what, scene).animacy !== 'thing',
  );
  if (!goal?.what) return [clause, doing];
  return [
    { ...clause, where: clause.where.filter((place) => place !== goal) },
    { ...doing, to: goal.what },
  ];
}

const transports = /^(?:bus|train|tram|taxi|plane|ferry|subway|metro|underground)$/u;

/** 'Do the dishes' and 'do the laundry', read as a thing that is done. */
export function undertaken(clause: Clause, doing: Doing): [Clause, Doing] {
  const { object, ...rest } = doing;
  // 電車でロンドンに行く.
  const leads = clause.where.some(({ relation }) => relation === 'to' || relation === 'home');
  if (doing.verb === 'take-transport' && leads && object && 'noun' in object && !clause.by)
    return [
      { ...clause, by: object },
      { ...rest, verb: 'go' },
    ];
  // 'Which bus do you take?' is which one gets on.
  if (doing.verb === 'take' && object && 'noun' in object && transports.test(object.noun))
    return [clause, { ...doing, verb: 'take-transport' }];
  // What nobody carries is taken nowhere; a picture, a medicine and the like have their own verbs.
  const isUncarried = doing.verb === 'take' && object && 'noun' in object && notCarried.has(object.noun);
  if (isUncarried && !/^(?:exam|test)$/u.test(object.noun)) unsayable();
  if (doing.verb === 'lose' && object && 'noun' in object && object.noun === 'weight' && !object.and)
    return [clause, { ...rest, verb: 'lose-weight' }];
  if (doing.verb !== 'do' || !object || !('noun' in object) || object.and) return [clause, doing];
  if (object.noun === 'dish') return [clause, { ...rest, verb: 'do-the-dishes' }];
  return object.noun === 'laundry' ? [clause, { ...rest, verb: 'do-the-laundry' }] : [clause, doing];
}

/** What English says by a preposition and Japanese as an object: 大学を卒業する, 仕事に遅れる, ドアをノックする. */
export function withTakenObject(clause: Clause, doing: Doing, { scene }: PredicateSetting): [Clause, Doing] {
  const { verb, object } = doing;
  if (object) return [clause, doing];
  const take = (what: NounPhrase | undefined, rest: Clause): [Clause, Doing] =>
    what ? [rest, { ...doing, object: what }] : [clause, doing];
  const placed = (relations: RegExp) => {
    const found = clause.where.find(({ relation, what }) => what && relations.test(relation));
    return take(found?.what, { ...clause, where: clause.where.filter((place) => place !== found) });
  };
  if (verb === 'graduate') return placed(/^from$/u);
  if (verb === 'knock') return placed(/^(?:on|at)$/u);
  const { for: reason, with: other, ...rest } = clause;
  if (verb === 'be-late') return take(reason, other ? { ...rest, with: other } : rest);
  const isAgreeing = (verb === 'agree' || verb === 'disagree') && other && sayPhrase(other, scene).animacy === 'person';
  return isAgreeing ? take(other, reason ? { ...rest, for: reason } : rest) : [clause, doing];
}

/** 'Borrow from a friend': 友だちから. */
export function withSource(
  clause: Clause,
  { verb }: Doing,
  scene: PredicateSetting['scene'],
): [Clause, NounPhrase | undefined] {
  if (!/^(?:borrow|buy|rent|steal|hear|learn)$/u.test(verb)) return [clause, undefined];
  const found = clause.where.find(
    ({ relation, what }) => relation === 'from' && what && sayPhrase(what, scene).animacy === 'person',
  );
  return [{ ...clause, where: clause.where.filter((place) => place !== found) }, found?.what];
}

/** What somebody does for the speaker: 貸してくれました. */
export const isForSpeaker = (
  { mood, subject: who }: Clause,
  { verb, to }: Doing,
  { subject }: PredicateSetting,
): boolean =>
  mood === 'statement' &&
  who !== undefined &&
  subject.person === 'third' &&
  /^(?:lend|show|send|teach|explain|read|write|introduce|buy|sell)$/u.test(verb) &&
  isPronoun(to, 'i', 'we');

/** 'Work from home' is to work there. */
export function atHome(clause: Clause, verb: string): Clause {
  const isFromHome = ({ relation, what }: Clause['where'][number]) =>
    relation === 'from' && what !== undefined && 'noun' in what && what.noun === 'home';
  if (verb !== 'work' && verb !== 'study') return clause;
  return { ...clause, where: clause.where.map((place) => (isFromHome(place) ? { relation: 'at-home' } : place)) };
}
