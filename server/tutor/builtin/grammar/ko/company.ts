import type { NounPhrase } from '../meaning';
import { isHuman, koreanNoun } from './koreanNouns';
import { sayPhrase, sayWith } from './nounPhrases';
import { manyOf } from './objects';
import { withParticle } from './particles';
import { antecedent, isPronoun, isThird, type Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';

/** With whom, or by what means, or with how much of what. */
export function sayCompany(company: NounPhrase | undefined, scene: Scene): Words {
  if (!company) return [];
  const { predicate } = scene.clause;
  if (isPronoun(company, 'you')) throw new Unsayable();
  if (isThird(company) && !antecedent(company, scene)) throw new Unsayable();
  if (!('noun' in company)) return sayWith(company, 'with', scene);
  const found = koreanNoun(company, scene);
  if (isHuman(found) || found.kind === 'animal') return sayWith(company, 'with', scene);
  const isIngredient =
    predicate.kind === 'does' && /^(?:make|cook|bake)$/u.test(predicate.verb) && found.kind === 'food';
  if (isIngredient && !company.and) {
    const many = manyOf(company);
    const much = many ? fixed('많이=a_lot') : [];
    return [
      ...withParticle(sayPhrase(many ?? company, scene), 'object'),
      ...much,
      word('넣어서', 'putting in', '넣다'),
    ];
  }
  const isStirred =
    predicate.kind === 'does' && predicate.verb === 'drink' && predicate.object && scene.clause.where.length === 0;
  if (isStirred && (found.kind === 'food' || found.kind === 'drink') && !company.and)
    return [...withParticle(sayPhrase(company, scene), 'object'), word('넣은', 'with', '넣다')];
  if (found.kind === 'tool' || found.kind === 'body') return sayWith(company, 'by', scene);
  throw new Unsayable();
}
