import type { Clause, Predicate } from '../meaning';
import { sayPhrase, sayWith } from './nounPhrases';
import { endsClosed, withParticle } from './particles';
import { sayPlaceAlone } from './places';
import { isPronoun, isThird, members, type Scene } from './scene';
import { sayTimes } from './times';
import { Unsayable, glued, word, type Words } from './words';

/** An answer that is no sentence is polite by 요: 커피요, 친구하고요, 토요일에요. */
export function sayFragment({ what, manner }: Extract<Predicate, { kind: 'fragment' }>, scene: Scene): Words {
  const { clause } = scene;
  const parts = [what, clause.with, clause.for, clause.where[0], clause.when[0]].filter((part) => part !== undefined);
  if (parts.length !== 1 || clause.where.length > 1) throw new Unsayable();
  const who = what ?? clause.with ?? clause.for;
  if (who && members(who).some((each) => isThird(each) || isPronoun(each, 'you'))) throw new Unsayable();
  if (clause.negated) {
    if (who) throw new Unsayable();
    const said = whereOrWhen(clause, scene);
    return [...withParticle(said, 'topic'), word('아니에요', 'is not', '아니다')];
  }
  if (what && manner === 'exclaimed') return sayPhrase(what, scene);
  if (what && manner === 'please') return [...sayPhrase(what, scene), word('주세요', 'please give', '주다')];
  if (what) return named(sayPhrase(what, scene));
  if (clause.with) return polite(sayWith(clause.with, 'with', scene));
  if (clause.for) return polite([...sayWith(clause.for, 'object', scene), word('위해서', 'for', '위하다')]);
  return sayWhereOrWhen(clause, scene);
}

function sayWhereOrWhen(clause: Clause, scene: Scene): Words {
  const words = whereOrWhen(clause, scene);
  return clause.where.length === 0 || words.at(-1)?.glued ? polite(words) : named(words);
}

function whereOrWhen({ where, when }: Clause, scene: Scene): Words {
  const [place] = where;
  if (place) return sayPlaceAlone(place, scene);
  const { early, late } = sayTimes(when, { isTurned: false, goesOn: false });
  return [...early, ...late];
}

const polite = (words: Words): Words => [...words, glued('요', ':polite')];

/** After a noun in a consonant it is 이요. */
const named = (words: Words): Words => [...words, glued(endsClosed(words) ? '이요' : '요', ':polite')];
