import type { Clause, NounPhrase } from '../meaning';
import type { Finish } from './cores';
import { koreanNoun } from './koreanNouns';
import { sayPhrase, sayWith } from './nounPhrases';
import { antecedent, isPronoun, isThird, members, type Scene } from './scene';
import { waysOfGoing } from './verbs';
import { Unsayable, fixed, word, type Words } from './words';

/** 버스로, 카드로, 걸어서. */
export function sayMeans({ by, predicate }: Clause, scene: Scene): Words {
  if (!by) return [];
  // 차로 가다 has its means already.
  const hasMeans = predicate.kind === 'does' && /^(?:drive|fly|cycle|walk|run)$/u.test(predicate.verb);
  if (hasMeans) throw new Unsayable();
  const all = members(by);
  const [first] = all;
  if (first && 'noun' in first && all.length === 1 && first.qualities.length === 0) {
    if (first.noun === 'foot') return fixed('걸어서~걷다=on_foot');
    if (first.noun === 'phone') return fixed('전화=phone +로=:by');
  }
  if (!all.every((each) => isMeans(each, scene))) throw new Unsayable();
  return sayWith(by, 'by', scene);
}

function isMeans(means: NounPhrase, scene: Scene): boolean {
  if (!('noun' in means) || means.count !== undefined || means.plural || means.called !== undefined) return false;
  return /^(?:machine|tool|thing|body)$/u.test(koreanNoun(means, scene).kind);
}

/** 설탕 없이. */
export function sayLack(without: NounPhrase | undefined, scene: Scene): Words {
  if (!without) return [];
  const isUnknown = members(without).some(
    (each) => isPronoun(each, 'you') || (isThird(each) && antecedent(each, scene) === undefined),
  );
  const first = 'pronoun' in without && /^(?:every|some|any|no)/u.test(without.pronoun);
  if (isUnknown || first) throw new Unsayable();
  return [...sayPhrase(without, scene), word('없이', 'without')];
}

const goings = /^(?:go|go-out|come|come-back)$/u;

/** Whether one goes somewhere for it (러), intends it (려고), or has to for it (려면). */
export function finishOfAim({ predicate, modality, mood, where, negated }: Clause): Finish {
  if (predicate.kind !== 'does' || negated) throw new Unsayable();
  const goesSomewhere = where.some(({ relation }) => relation === 'to') && waysOfGoing[predicate.verb] !== undefined;
  if (goings.test(predicate.verb) || (goesSomewhere && predicate.verb !== 'travel')) return 'going';
  if (predicate.verb === 'need' || /^(?:must|need|should)$/u.test(modality ?? '')) return 'requiring';
  if (mood === 'request' || !/^(?:|want|would-like)$/u.test(modality ?? '')) throw new Unsayable();
  return 'intending';
}
