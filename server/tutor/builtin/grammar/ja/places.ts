import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { NounPhrase, Place } from '../meaning';
import type { WrittenWord } from '../writer';
import { asMeant } from './meant';
import { countryNamed, nameWord, sayPhrase } from './phrase';
import { languageWords } from './nouns';
import type { Scene } from './scene';
import { particle, unsayable, words, type ParticleName } from './words';

const relations: Partial<Record<Place['relation'], string>> = {
  near: '近く@ちかく=vicinity',
  under: '下@した=under',
  behind: '後ろ@うしろ=behind',
  'next-to': '隣@となり=next_to',
  'in-front-of': '前@まえ=front',
};
const alone: Partial<Record<Place['relation'], string>> = {
  here: 'ここ=here',
  there: 'そこ=there',
  home: '家@いえ=home',
  'at-home': '家@いえ=home',
  outside: '外@そと=outside',
  abroad: '海外@かいがい=abroad',
  everywhere: 'どこ=where',
};

/** What things are in as in a box, and on as on a table. */
const containers = new Set(
  'box bag backpack pocket fridge cup glass bottle purse wallet cupboard drawer basket tree wardrobe suitcase handbag rucksack bathtub sink oven freezer bowl pot bucket shed bin nest tent cave envelope'.split(
    ' ',
  ),
);
const surfaces = new Set(
  'table bed chair desk sofa couch floor roof shelf wall car box tree grass lap keyboard'.split(' '),
);

const vehicles = /^(?:car|bus|train|tram|taxi|plane|aeroplane|airplane|ship|ferry|van|subway|metro|underground)$/u;

/** 車の中で. */
const isInside = (relation: Place['relation'], noun: string) =>
  vehicles.test(noun) && (relation === 'in' || (relation === 'on' && noun !== 'car'));

/** A place without its particle: 家 の 近く, テーブル の 上, Leeds. */
function spotOf({ relation, what }: Place, scene: Scene): WrittenWord[] {
  if (!what) return words(alone[relation] ?? unsayable());
  const said = spotWords(what, relation, scene);
  const noun = 'noun' in what ? what.noun : '';
  const side =
    relations[relation] ??
    (relation === 'in' && containers.has(noun)
      ? '中@なか=inside'
      : isInside(relation, noun)
        ? '中@なか=inside'
        : relation === 'on' && (surfaces.has(noun) || kindOfNoun(noun) === 'body')
          ? '上@うえ=top'
          : '');
  // One sits on a sofa, and books lie on top of it.
  if (side === '上@うえ=top' && scene.isSeated && kindOfNoun(noun) !== 'body') return said;
  return side === '' ? said : [...said, ...particle('of'), ...words(side)];
}

function spotWords(what: NounPhrase, relation: Place['relation'], scene: Scene): WrittenWord[] {
  if ('name' in what && !what.and)
    return languageWords(what.name.toLowerCase()) ?? countryNamed(what.name) ?? [nameWord(what.name)];
  if ('noun' in what && what.noun === 'work' && relation !== 'to' && relation !== 'from')
    return words('職場@しょくば=workplace');
  // 暇な時に何をしますか.
  if (isFreeTime(what) && relation === 'in')
    return [...sayPhrase(what, scene).words.slice(0, -1), ...words('時@とき=time')];
  const { words: said, animacy } = sayPhrase(what, scene);
  const isOffice = 'noun' in what && /^(?:doctor|dentist|vet|hairdresser)$/u.test(what.noun);
  const isBySomebody = animacy !== 'thing' && !(isOffice && relation === 'to') && /^(?:in|at|to|from)$/u.test(relation);
  return isBySomebody ? [...said, ...particle('of'), ...words('所@ところ=place')] : [...said];
}

const isGoal = ({ relation }: Place) => relation === 'to' || relation === 'home';
const isSource = ({ relation }: Place) => relation === 'from';

export interface SaidPlaces {
  /** Where something is or is done. */
  readonly spot: readonly WrittenWord[];
  /** Where it leads, and from where: close before the verb. */
  readonly way: readonly WrittenWord[];
}

/**
 * The places of a clause. One that follows another says where that is: 'in a flat near the station' is
 * 駅の近くのアパートに.
 *
 * @param at behind where something is done
 * @param to behind where it leads
 */
export function sayPlaces(
  places: readonly Place[],
  { at, to, scene }: { at: ParticleName; to: ParticleName; scene: Scene },
): SaidPlaces {
  const parts: { place: Place; said: WrittenWord[] }[] = [];
  for (const place of places) {
    const last = parts.at(-1);
    const said = spotOf(place, scene);
    if (last && !isGoal(place) && !isSource(place)) {
      if (!last.place.what || place.relation === 'everywhere') unsayable();
      last.said = [...said, ...particle('of'), ...last.said];
    } else {
      parts.push({ place, said });
    }
  }
  const spot = parts.filter(({ place }) => !isGoal(place) && !isSource(place));
  if (spot.length > 1) unsayable();
  const way = [...parts.filter(({ place }) => isSource(place)), ...parts.filter(({ place }) => isGoal(place))];
  return {
    spot: spot.flatMap(({ place, said }) => [...said, ...spotParticle(place, at)]),
    way: way.flatMap(({ place, said }) => [...said, ...particle(isSource(place) ? 'from' : to)]),
  };
}

const isFreeTime = (what: NounPhrase | undefined): boolean =>
  what !== undefined && 'noun' in what && asMeant(what).noun === 'free time' && !what.and;

/** 'At the station' is で of another gloss than 'in the park'. */
function spotParticle({ relation, what }: Place, at: ParticleName): WrittenWord[] {
  if (relation === 'in' && isFreeTime(what)) return particle('at');
  if (relation === 'everywhere') return words('でも=even');
  if (at === 'doneIn' && /^(?:at|at-home|near|next-to|in-front-of)$/u.test(relation)) return particle('doneAt');
  return particle(at);
}
