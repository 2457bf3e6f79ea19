import type { Clause, NounPhrase } from '../meaning';
import {
  advised,
  allowed,
  honoured,
  hoped,
  liked,
  necessary,
  negated,
  ongoing,
  possible,
  sameGloss,
  started,
  tried,
  unnecessary,
  verbCore,
  verbGloss,
  wanted,
  wished,
  type Core,
} from './cores';
import { withParticle } from './particles';
import type { Said } from './said';
import { isPronoun } from './scene';
import { Unsayable, fixed, word } from './words';

/** 한국어를 잘해요, 요리를 잘 못해요: how well one does what is learnt, where the verb is 하다. */
export function skilledCore(said: Said, clause: Clause): { core: Core; clause: Clause } | undefined {
  const { manner, modality } = clause;
  if (manner !== 'well' && manner !== 'very-well' && manner !== 'badly') return undefined;
  const skill = said.isSkill ? asSkill(said.core, said) : undefined;
  if (!skill || skill.verb === 'copula' || skill.verb.lemma !== '하다') return undefined;
  const isBad = manner === 'badly' || clause.negated;
  const isAble = modality === 'can';
  if (isBad && ((modality !== undefined && !isAble) || (manner === 'badly' && clause.negated))) throw new Unsayable();
  const { modality: _, ...unmodal } = clause;
  const rest = isAble ? unmodal : clause;
  if (isBad) {
    const bad = verbCore([...skill.before, ...fixed('잘=well')], '못하다', sameGloss('can’t do'));
    if (manner !== 'very-well') return { core: bad, clause: { ...rest, negated: false } };
  }
  const very = manner === 'very-well' ? fixed('아주=very') : [];
  const good = verbCore([...skill.before, ...very], '잘하다', verbGloss(['do well', 'did well'], clause.subject));
  return isBad
    ? { core: negated(good, '못', true), clause: { ...rest, negated: false } }
    : { core: good, clause: rest };
}

export function plain(core: Core, said: Said, { negated: isNegated, manner, often, predicate, when }: Clause): Core {
  if (manner === 'badly') {
    if (isNegated || !(said.isSkill || (predicate.kind === 'does' && predicate.verb === 'sleep')))
      throw new Unsayable();
    return negated(core, '못');
  }
  if (predicate.kind === 'does' && predicate.verb === 'be-good-at' && isNegated)
    return { ...verbCore([...core.before, ...fixed('잘=well')], '못하다', sameGloss('can’t do')) };
  if (!isNegated) return core;
  const isAlways =
    often === 'always' ||
    when.some((time) => 'which' in time && time.which === 'every' && !('day' in time)) ||
    (predicate.kind === 'quality' && predicate.qualities.some(({ degree }) => degree === 'always'));
  if (manner === 'very-well') return negated(core, '못', true);
  const cannot = said.isDeniedByCannot === true || manner === 'well';
  return negated(core, cannot ? '못' : '안', isAlways);
}

/** 수영을 못 해요: what one has learnt, parted from its 하다. */
function asSkill(core: Core, { hasObject }: Said): Core | undefined {
  if (core.verb === 'copula') return undefined;
  const noun = /^(?<noun>.+)하다$/u.exec(core.verb.lemma)?.groups?.noun;
  if (noun === undefined) return core;
  if (hasObject) return undefined;
  const before = withParticle([word(noun, core.gloss.ing)], 'object');
  return verbCore([...before, ...core.before], '하다', verbGloss(['do', 'did'], undefined));
}

export function modal(core: Core, said: Said, clause: Clause, isElder: boolean): Core {
  const isNegated = clause.negated;
  const of = isElder ? honoured(core) : core;
  const isOfOthers = !isPronoun(clause.subject, 'i', 'you', 'we');
  switch (clause.modality) {
    case 'can': {
      // Asked about oneself, it is whether one may.
      if (clause.asksFor === 'whether' && !isNegated && !isOfOthers && !isPronoun(clause.subject, 'you'))
        return allowed(of, false);
      if (isPronoun(clause.subject, 'you') && clause.mood === 'statement' && !said.isSkill)
        return allowed(of, isNegated);
      const skill = isNegated && said.isSkill ? asSkill(of, said) : undefined;
      return skill ? negated(skill, '못') : possible(of, isNegated);
    }
    case 'want':
    case 'would-like': {
      if (clause.tense === 'future') throw new Unsayable();
      const core_ = wanted(core, isOfOthers && !isElder);
      return isNegated ? negated(core_) : core_;
    }
    case 'must':
    case 'need':
      return isNegated ? unnecessary(of) : necessary(of);
    case 'may':
      return allowed(of, isNegated);
    case 'like': {
      const liking = liked(core, '좋아하다', verbGloss(['like', 'liked'], clause.subject), []);
      return isNegated ? negated(liking) : liking;
    }
    case 'love':
    case 'hate': {
      if (isNegated) throw new Unsayable();
      const [lemma, english, degree] =
        clause.modality === 'love'
          ? (['좋아하다', ['like', 'liked'], fixed('정말=really')] as const)
          : (['싫어하다', ['hate', 'hated'], []] as const);
      return liked(core, lemma, verbGloss(english, clause.subject), degree);
    }
    case undefined:
      return core;
    default:
      return toward(of, said, clause, clause.modality);
  }
}

type Toward = 'should' | 'learn' | 'try' | 'start' | 'stop' | 'hope' | 'forget';

/** What one should do, learns to do, tries, begins, gives up, hopes or forgets to do. */
function toward(of: Core, said: Said, clause: Clause, modality: Toward): Core {
  const { negated: isNegated, subject, tense, mood } = clause;
  const denied = (core: Core) => (isNegated ? negated(core) : core);
  switch (modality) {
    case 'should':
      if (tense !== 'present') throw new Unsayable();
      if (mood === 'question') return isNegated ? unsayable() : necessary(of);
      return advised(isNegated ? negated(of) : of);
    case 'learn': {
      const skill = said.isSkill && !said.hasObject ? skillLearnt(of, subject) : undefined;
      const learning = skill ?? liked(of, '배우다', verbGloss(['learn', 'learned'], subject), []);
      return tense === 'present' && !isNegated ? ongoing(learning, false) : denied(learning);
    }
    case 'try':
      return denied(tried(of, verbGloss(['try', 'tried'], subject)));
    case 'start':
      return denied(started(of, verbGloss(['start', 'started'], subject)));
    case 'stop':
      return isNegated ? unsayable() : stopped(of, clause);
    case 'hope':
      if (isNegated) throw new Unsayable();
      if (tense === 'present' && isPronoun(subject, 'i', 'we')) return wished(possible(of, false));
      return hoped(of, verbGloss(['hope', 'hoped'], subject));
    case 'forget':
      return denied(liked(of, '잊어버리다', verbGloss(['forget', 'forgot'], subject), []));
  }
}

function unsayable(): never {
  throw new Unsayable();
}

/** 수영을 배우고 있어요. */
function skillLearnt(core: Core, subject: NounPhrase | undefined): Core | undefined {
  const noun = core.verb === 'copula' ? undefined : /^(?<noun>.+)하다$/u.exec(core.verb.lemma)?.groups?.noun;
  if (noun === undefined) return undefined;
  const before = withParticle([word(noun, core.gloss.ing)], 'object');
  return verbCore([...before, ...core.before], '배우다', verbGloss(['learn', 'learned'], subject));
}

/** The rain stops, smoking is given up. */
function stopped(core: Core, { predicate, subject }: Clause): Core {
  const verb = predicate.kind === 'does' ? predicate.verb : undefined;
  if (verb === 'rain' || verb === 'snow')
    return verbCore(core.before, '그치다', verbGloss(['stop', 'stopped'], subject));
  if (verb === 'smoke') return verbCore(core.before, '끊다', verbGloss(['give up', 'gave up'], subject));
  return liked(core, '그만두다', verbGloss(['stop', 'stopped'], subject), []);
}
