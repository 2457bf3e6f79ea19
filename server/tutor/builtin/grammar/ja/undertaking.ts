import type { Clause, Modality } from '../meaning';
import type { OverVerb } from './aspect';
import { ongoing, potential, volitional, wanting } from './auxiliaries';
import { conditional, headOf, plain, stemOf, type Head } from './inflect';
import type { PredicateSetting } from './setting';
import { isSelf } from './scene';
import type { VerbRow } from './verbRow';
import { unsayable, words } from './words';

const now = { past: false, negated: false };

/** What is hoped, begun, tried, learnt and left off. */
export function undertaking(
  modality: Exclude<Modality, 'can' | 'must' | 'want' | 'would-like' | 'like' | 'love' | 'hate' | 'need' | 'may'>,
  clause: Clause,
  { row, base, setting }: { row: VerbRow; base: Head; setting: PredicateSetting },
): OverVerb {
  const inflection = { past: clause.tense === 'past', negated: clause.negated };
  const said = (head: Head, isPotential = false): OverVerb => ({ head, inflection, isPotential });
  const isAlive = setting.subject.animacy !== 'thing' || clause.subject === undefined;
  switch (modality) {
    case 'should':
      if (inflection.past) unsayable();
      // 何を作ったらいいですか.
      if (clause.asksFor !== undefined && clause.asksFor !== 'whether' && !clause.negated)
        return {
          head: { ...headOf('i いい=good'), before: conditional(base, false), isImpersonal: true },
          inflection: now,
          isPotential: false,
        };
      return {
        head: behind(
          plain(base, { past: !clause.negated, negated: clause.negated }),
          'i ほう=side が=:subject いい=good',
        ),
        inflection: now,
        isPotential: false,
      };
    case 'learn':
      if (clause.negated || clause.tense === 'future') unsayable();
      // Who learnt to swim can.
      if (inflection.past && !clause.ongoing) {
        if (row.able !== undefined) unsayable();
        return said(behind(plain(potential(base), now), '5 よう=so_that に=:link なる=become'), true);
      }
      // サーフィンを習っています.
      if (isPastime(clause, base)) return said(ongoing(behind(base.before, '5 習う@ならう=learn')));
      return said(ongoing(behind(wayOf(base), '5 を=:object 習う@ならう=learn')));
    case 'try':
      if (clause.negated || !isAlive) unsayable();
      return said(tried(base, clause));
    case 'start': {
      if (clause.negated && clause.mood !== 'request') unsayable();
      const begun: Head = { ...headOf('1 始める@はじめる=start'), before: stemOf(base) };
      return said(clause.ongoing ? ongoing(begun) : begun);
    }
    case 'stop':
      if (/^[雨雪]/u.test(base.before[0]?.surface ?? '') && !clause.negated)
        return said({ ...headOf('5 やむ=stop'), before: base.before });
      if (!isAlive) unsayable();
      return said(behind(plain(base, now), '1 の=:link を=:object やめる=stop'));
    case 'hope': {
      if (clause.negated || !isSelf(setting.subject)) unsayable();
      return said(ongoing(behind(plain(wanting(base), now), '5 と=:quote 思う@おもう=think')));
    }
    case 'forget':
      if (!isAlive) unsayable();
      return said(behind(plain(base, now), '1 の=:link を=:object 忘れる@わすれる=forget'));
  }
}

const behind = (before: Head['before'], row: string): Head => {
  const head = headOf(row);
  return { ...head, before: [...before, ...head.before], ...(head.kind === 'i' ? { isImpersonal: true } : {}) };
};

/** 寝 | よう | と | する; as a habit 寝る | よう | に | する. */
function tried(base: Head, clause: Clause): Head {
  const isHabit =
    clause.tense === 'present' && !clause.ongoing && (clause.often !== undefined || clause.when.length > 0);
  if (isHabit) return ongoing(behind(plain(base, now), 's よう=so_that に=:link する=do'));
  const trying = behind(volitional(base), 's と=:quote する=try');
  return clause.tense === 'present' || clause.ongoing ? ongoing(trying) : trying;
}

const isPastime = ({ predicate }: Clause, { kind, before }: Head): boolean =>
  predicate.kind === 'does' && !predicate.object && kind === 'suru' && before.at(-1)?.surface === 'を';

/** How to do it: 泳ぎ方, 料理 の 仕方. */
function wayOf(base: Head): Head['before'] {
  const before = base.before.map((word, index) =>
    index === base.before.length - 1 && /^[をに]$/u.test(word.surface) ? { surface: 'の', gloss: ':of' } : word,
  );
  if (base.kind === 'suru') {
    const isLinked = before.length === 0 || before.at(-1)?.surface === 'の';
    if (before.length === 0) unsayable();
    return [...before, ...(isLinked ? [] : words('の=:of')), ...words('仕方@しかた=way_of_doing')];
  }
  if (base.kind !== 'godan' && base.kind !== 'ichidan') unsayable();
  const stem = stemOf(base).at(-1) ?? unsayable();
  const reading = `${stem.reading ?? stem.surface}かた`;
  return [...before, { surface: `${stem.surface}方`, reading, gloss: `how to ${stem.gloss}` }];
}
