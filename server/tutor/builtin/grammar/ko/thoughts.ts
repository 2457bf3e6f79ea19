import type { Clause, Predicate } from '../meaning';
import { asSeenThen } from '../thoughtTense';
import { negated, sameGloss, verbCore, verbGloss, type Core, type Finish } from './cores';
import { finished } from './endings';
import { isPronoun, type Scene } from './scene';
import { Unsayable, fixed, type Words } from './words';

type Thinks = Extract<Predicate, { kind: 'thinks' }>;

const thinking: Readonly<
  Record<Exclude<Thinks['verb'], 'hope' | 'know' | 'want'>, readonly [lemma: string, base: string, past: string]>
> = {
  think: ['생각하다', 'think', 'thought'],
  believe: ['믿다', 'believe', 'believed'],
  say: ['말하다', 'say', 'said'],
  hear: ['듣다', 'hear', 'heard'],
};

interface End {
  readonly finish: Finish;
  readonly isHonorific: boolean;
  readonly tenseFollows: boolean;
}

/** 독일어가 어렵다고 생각해요, 비가 안 오면 좋겠어요. `sayThat` says the clause that is thought. */
export function sayThought(
  { verb, that: read }: Thinks,
  scene: Scene,
  end: End,
  sayThat: (that: Clause, finish: Finish) => Words,
): Words {
  const { subject, tense, negated: isNegated } = scene.clause;
  const isOwnThought = verb === 'think' && isPronoun(subject, 'i', 'we');
  const that = isOwnThought ? asSeenThen(scene.clause, read) : read;
  const isOwn = JSON.stringify(that.subject) === JSON.stringify(subject);
  // What somebody said was so may be so still.
  if (tense === 'past' && that.tense === 'past' && !isOwnThought) throw new Unsayable();
  if ((verb === 'think' || verb === 'believe') && isOwn) throw new Unsayable();
  if (isPronoun(that.subject, 'you') && verb !== 'think' && verb !== 'want') throw new Unsayable();
  const ending = { ...end, tense };
  if (verb === 'hope' || verb === 'want') {
    if (!isPronoun(subject, 'i', 'we') || tense !== 'present' || isNegated || isOwn) throw new Unsayable();
    const wish: Core = { ...verbCore([], '좋겠다', sameGloss('would be good'), true), isLast: true };
    return [...sayThat(that, 'if'), ...finished(wish, ending)];
  }
  if (that.mood === 'question') {
    // 아직도 would be said of knowing.
    if (that.when.some((time) => 'word' in time && /^(?:still|already|not-yet)$/u.test(time.word)))
      throw new Unsayable();
    const core = verbCore([], '알다', verbGloss(['know', 'knew'], subject));
    return [...sayThat(that, 'wondering'), ...finished(isNegated ? negated(core) : core, ending)];
  }
  if (isOwnThought && tense === 'past') {
    const core = verbCore(fixed('줄=that'), '알다', sameGloss('thought'));
    if (isNegated || that.tense === 'future') throw new Unsayable();
    return [...sayThat(that, 'attributive'), ...finished(core, ending)];
  }
  if (verb === 'know') {
    const core = verbCore(fixed('것=thing +을=:object'), '알다', verbGloss(['know', 'knew'], subject));
    return [...sayThat(that, 'quoted-known'), ...finished(isNegated ? negated(core) : core, ending)];
  }
  const [lemma, base, past] = thinking[verb];
  const core = verbCore([], lemma, verbGloss([base, past], subject));
  const said: Core = isNegated ? negated(core) : verb === 'hear' ? { ...core, isState: true } : core;
  return [...sayThat(that, 'quoted'), ...finished(said, ending)];
}
