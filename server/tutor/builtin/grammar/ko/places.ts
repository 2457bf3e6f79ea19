import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { Noun, NounPhrase, Place } from '../meaning';
import { isElder, isHuman, koreanNoun } from './koreanNouns';
import { sayPhrase } from './nounPhrases';
import { withParticle } from './particles';
import type { Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';

/** How the verb stands to the place: is or lives there, does something there, or goes there. */
export type Bearing = 'being' | 'doing' | 'going';

/** Places of a noun that are said by a noun of their own. */
const positions: Partial<Record<Place['relation'], string>> = {
  near: '근처=near',
  under: '밑=below',
  behind: '뒤=behind',
  'next-to': '옆=beside',
  'in-front-of': '앞=in_front_of',
};

const alone: Partial<Record<Place['relation'], string>> = {
  here: '여기=here',
  there: '거기=there',
  home: '집=home',
  'at-home': '집=home',
  outside: '밖=outside',
  abroad: '외국=abroad',
};

/** Things that one is on top of; on a beach or a farm one simply is. */
const surfaces = new Set('table desk roof floor kitchen-table head knee shoulder wall box lap keyboard'.split(' '));
const grounds = new Set(
  'beach bed chair sofa couch street road farm island balcony internet bus train plane boat ship ferry tram playground field'.split(
    ' ',
  ),
);

function placeName({ relation, what }: Place, scene: Scene): Words {
  const own = alone[relation];
  if (own !== undefined) return fixed(own);
  if (!what) throw new Unsayable();
  const place = workplace(what) ?? homeOf(what, scene) ?? sayPhrase(what, scene);
  if (!canBePlace(what, scene)) throw new Unsayable();
  const position = positions[relation];
  if (position !== undefined) return [...place, ...fixed(position)];
  if (relation !== 'on') return place;
  const noun = 'noun' in what ? what.noun : '';
  if (surfaces.has(noun) || kindOfNoun(noun) === 'body') return [...place, word('위', 'on')];
  if (!grounds.has(noun)) throw new Unsayable();
  return place;
}

/** Where those are who have a place of work. */
const practices: Readonly<Record<string, string>> = {
  doctor: '병원=hospital',
  dentist: '치과=dentist’s',
  hairdresser: '미용실=hairdresser’s',
  baker: '빵집=bakery',
  vet: '동물병원=vet’s',
};

/** 'to my grandmother' is to her home. */
function homeOf(what: NounPhrase, scene: Scene): Words | undefined {
  if ('name' in what) return what.kind === 'person' ? [...sayPhrase(what, scene), word('집', 'home')] : undefined;
  if (!('noun' in what)) return undefined;
  const practice = practices[what.noun];
  if (practice !== undefined && typeof what.determiner !== 'object') return fixed(practice);
  const found = koreanNoun(what, scene);
  if (!isHuman(found)) return undefined;
  if (typeof what.determiner !== 'object' && !what.called) throw new Unsayable();
  return [...sayPhrase(what, scene), isElder(found) ? word('댁', 'home') : word('집', 'home')];
}

const events = /^(?:choir|band|orchestra|team|party|concert|wedding|class|lesson|course|meeting|work)$/u;
const noPlaces = /^(?:animal|meal|language|sport|struck-sport|money|abstract|activity|.*-instrument)$/u;

function canBePlace(what: NounPhrase, scene: Scene): boolean {
  return !('noun' in what) || events.test(what.noun) || !noPlaces.test(koreanNoun(what, scene).kind);
}

/** 프랑스에 있는, before the noun of what is there. */
export const sayBeingAt = (place: Place, scene: Scene, isOfElder = false): Words => [
  ...withParticle(placeName(place, scene), 'at'),
  isOfElder ? word('계신', 'being', '계시다') : word('있는', 'being', '있다'),
];

/** 'at work' is at one's workplace. */
function workplace(what: NounPhrase): Words | undefined {
  const isWork = 'noun' in what && what.noun === 'work' && what.determiner === 'none';
  return isWork ? fixed('직장=workplace') : undefined;
}

const particleOf = ({ relation, what }: Place, bearing: Bearing) => {
  if (relation === 'from') return 'from';
  if (relation === 'to' || relation === 'home') return 'to';
  if (bearing === 'going' && what === undefined) return 'to';
  const isInside = relation === 'in';
  if (bearing === 'doing') return isInside ? 'doing-in' : 'doing-at';
  return isInside ? 'in' : 'at';
};

const isMotion = ({ relation }: Place) => relation === 'from' || relation === 'to' || relation === 'home';

/** Where it is or happens; two places are one in the other: 런던에 있는 병원에서. */
export function sayPlaces(places: readonly Place[], bearing: Bearing, scene: Scene): Words {
  const moving = places
    .filter(isMotion)
    .toSorted((a, b) => Number(a.relation !== 'from') - Number(b.relation !== 'from'));
  const still = places.filter((place) => !isMotion(place));
  if (still.length > 2) throw new Unsayable();
  const [goal] = moving;
  // 'to university in Leeds' is to one that is there.
  if (goal && still[0]) {
    if (moving.length > 1 || still.length > 1 || !goal.what || 'name' in goal.what) throw new Unsayable();
    return [...sayBeingAt(still[0], scene), ...sayPlace(goal, bearing, scene)];
  }
  const [inner, outer] = still[0] && isNamed(still[0]) && still[1] ? [still[1], still[0]] : still;
  const outerWords = outer ? sayBeingAt(outer, scene) : [];
  const innerWords = inner ? [...outerWords, ...sayPlace(inner, bearing, scene)] : [];
  return [...innerWords, ...moving.flatMap((place) => sayPlace(place, bearing, scene))];
}

/** Where the weather is so: 런던은 추워요. */
export function sayTopicPlace(places: readonly Place[], scene: Scene): Words {
  const [place, ...others] = places;
  if (!place || others.length > 0 || isMotion(place) || place.relation === 'everywhere') throw new Unsayable();
  return withParticle(placeName(place, scene), 'topic');
}

/** Where, as an answer: 정원, 학교에, 역에서. */
export function sayPlaceAlone(place: Place, scene: Scene): Words {
  if (place.relation === 'everywhere') throw new Unsayable();
  const name = placeName(place, scene);
  return isMotion(place) ? withParticle(name, place.relation === 'from' ? 'from' : 'to') : name;
}

const isNamed = ({ what }: Place) => what !== undefined && 'name' in what;

const vehicles = /^(?:bus|train|plane|tram|car|taxi|subway|metro|ferry|boat|ship)$/u;

/** 'in my free time' is when there is time. */
function isFreeTime(what: Noun | undefined): boolean {
  if (what?.noun === 'free time') return what.qualities.length === 0;
  return what?.noun === 'time' && what.qualities.length === 1 && what.qualities[0]?.adjective === 'free';
}

function sayPlace(place: Place, bearing: Bearing, scene: Scene): Words {
  const { predicate } = scene.clause;
  const what = place.what && 'noun' in place.what ? place.what : undefined;
  if (place.relation === 'in' && isFreeTime(what)) return fixed('시간=time 있을~있다=have 때=when');
  if (place.relation === 'from' && what && isHuman(koreanNoun(what, scene))) {
    const isReceived = predicate.kind === 'does' && /^(?:get|hear|learn|buy|borrow)$/u.test(predicate.verb);
    if (!isReceived) throw new Unsayable();
    return withParticle(sayPhrase(what, scene), 'from-person');
  }
  if (place.relation === 'everywhere')
    return bearing === 'doing' ? fixed('어디=everywhere +에서나=:at') : fixed('어디=everywhere +에나=:at');
  const isAboard =
    bearing === 'being' &&
    (place.relation === 'on' || place.relation === 'in') &&
    what !== undefined &&
    vehicles.test(what.noun);
  const inside = isAboard ? [word('안', 'inside')] : [];
  const isMove = place.relation === 'to' && predicate.kind === 'does' && predicate.verb === 'move-house';
  const particle = isMove ? 'direction' : particleOf(place, bearing);
  return withParticle([...placeName(place, scene), ...inside], particle);
}
