import type { Clause } from '../meaning';
import type { WrittenWord } from '../writer';
import { isAttitude, type Doing } from './frames';
import { drinks, foods } from './nounTables';
import { floatingCount, sayNoun, sayPhrase } from './phrase';
import type { Scene } from './scene';
import type { VerbRow } from './verbRow';
import { particle, unsayable, words } from './words';

export function mannerOf({ manner, negated }: Clause, { verb }: Doing, row: VerbRow): WrittenWord[] {
  if (!manner) return [];
  const denied = (adverb: string) => words(negated ? `あまり=not_much` : adverb);
  switch (manner) {
    case 'a-lot':
      if (isAttitude.test(verb)) return denied('とても=very');
      if (negated) return words('あまり=not_much');
      return words(row.isMeasured ? 'たくさん=a_lot' : 'よく=often');
    case 'too-much':
      return unsayable();
    case 'enough':
      return words('十分に@じゅうぶんに=enough');
    case 'a-little':
      return negated ? unsayable() : words('少し@すこし=a_little');
    case 'well':
    case 'very-well':
      return wellOf(manner === 'very-well', { negated, verb, row });
    case 'badly':
      // 'I slept badly' is よく眠れませんでした, whose verb is chosen so.
      return verb === 'sleep' && !negated ? words('よく=well') : unsayable();
    case 'fast':
      return words('速く@はやく~速い=fast');
    case 'slowly':
      return words('ゆっくり=slowly');
    case 'together':
      return words('一緒に@いっしょに=together');
    case 'alone':
      return words('一人@ひとり=alone で=:with');
    case 'early':
      return words('早く@はやく~早い=early');
    case 'late':
      return /^(?:sleep|work|study)$/u.test(verb)
        ? words('遅く@おそく~遅い=late まで=:until')
        : words('遅く@おそく~遅い=late');
  }
}

function wellOf(
  isVery: boolean,
  { negated, verb, row }: { negated: boolean; verb: string; row: VerbRow },
): WrittenWord[] {
  const isMental = /^(?:sleep|know|understand|remember|see|hear)$/u.test(verb);
  if (!isMental && !row.isSkill) unsayable();
  const well = isMental ? 'よく=well' : '上手@じょうず=good_at に=:link';
  if (!negated) return words(`${isVery ? 'とても=very ' : ''}${well}`);
  return words(`あまり=not_much ${well}`);
}

const writing = /^(?:write|draw|paint|cut|pay|open|play|eat|repair)$/u;

const making = /^(?:make|cook|bake)$/u;

export function companionOf(
  clause: Clause,
  { verb }: Doing,
  scene: Scene,
): { with: WrittenWord[]; tool: WrittenWord[] } {
  if (!clause.with) return { with: [], tool: [] };
  if ('pronoun' in clause.with && /^(?:nobody|nothing|everything|something|it)$/u.test(clause.with.pronoun))
    unsayable();
  const said = sayPhrase(clause.with, scene);
  if (said.animacy !== 'thing') return { with: [...said.words, ...particle('with')], tool: [] };
  if (!('noun' in clause.with) || clause.with.and) unsayable();
  const { noun } = clause.with;
  const isFood = foods.has(noun) || drinks.has(noun) || /^(?:sugar|salt|honey|pepper)$/u.test(noun);
  if (making.test(verb)) {
    const count = floatingCount(clause.with, scene);
    const ingredient = sayNoun(clause.with, scene, count.length > 0).words;
    return {
      with: [],
      tool: [...ingredient, ...particle('object'), ...count, ...words('使っ@つかっ~使う=use て=:link')],
    };
  }
  if (writing.test(verb) && !isFood) return { with: [], tool: [...said.words, ...words('で=:with')] };
  return unsayable();
}
