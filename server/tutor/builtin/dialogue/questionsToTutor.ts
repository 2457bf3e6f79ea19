import type { Clause, NounPhrase, Predicate } from '../grammar/meaning';
import type { VerbFrame } from '../grammar/verbFrames';
import { aboutOf, isHeOrShe, isOneself, kindOf } from './nounPhrases';
import type { Creature, Situation, Told } from './situations';

/** What a question to the tutor asks for, the most telling first; what can be said to any such question stands last. */
export function asked(clause: Clause, creature: Creature | undefined): Told[] {
  return [...ofWhat(clause, creature), ...byForm(clause), { situation: 'asked-else' }];
}

const isTutor = (who: NounPhrase | undefined) => who !== undefined && 'pronoun' in who && who.pronoun === 'you';

const nounOf = (what: NounPhrase | undefined) => (what && 'noun' in what ? what.noun : '');

/** Nouns of which the tutor has something of its own to say. */
const owned: readonly (readonly [nouns: RegExp, situation: Situation])[] = [
  [/^(?:brother|sister|sibling|twin)s?$/u, 'asked-siblings'],
  [/^(?:husband|wife|boyfriend|girlfriend|partner)$/u, 'asked-partner'],
  [/^(?:child|children|kid|son|daughter|baby)$/u, 'asked-children'],
  [/^(?:garden|balcony|plant|flower|tree)$/u, 'asked-garden'],
  [/^(?:house|flat|apartment|room|home)$/u, 'asked-house'],
  [/^(?:car|bike|bicycle|motorbike|driving licence)$/u, 'asked-car'],
  [/^(?:colou?r)$/u, 'asked-colour'],
  [/^(?:music|song|band|singer|instrument|guitar|piano|violin|drums|flute)$/u, 'asked-music'],
  [/^(?:film|movie|series|actor|actress|tv|television|show)$/u, 'asked-film'],
  [/^(?:book|novel|author|writer|comic|story)$/u, 'asked-book'],
  [/^(?:sport|football|tennis|team|game)$/u, 'asked-sport'],
  [/^(?:language|word)$/u, 'asked-language'],
  [/^(?:hobby|free time)$/u, 'asked-free-time'],
  [/^(?:job|work|boss|profession)$/u, 'asked-job'],
  [/^(?:plan|weekend|holiday)s?$/u, 'asked-plan'],
];

function ofThing(what: NounPhrase | undefined): Told[] {
  const noun = nounOf(what);
  const [, situation] = owned.find(([nouns]) => nouns.test(noun)) ?? [];
  if (situation) return [{ situation }];
  return kindOf(what) === 'food' ? [{ situation: 'asked-food' }] : [];
}

function ofWhat(clause: Clause, creature: Creature | undefined): Told[] {
  const { asksFor, predicate, subject, modality } = clause;
  if (asksFor === 'why') return [{ situation: 'asked-why' }];
  const kind = kindOf(subject) ?? (isHeOrShe(subject) ? creature : undefined);
  if (kind === 'animal') return [{ situation: predicate.kind === 'called' ? 'asked-pet-name' : 'asked-pet-more' }];
  if (modality === 'should' && isOneself(subject)) return [{ situation: 'asked-should' }];
  if (isOneself(subject) && (modality === 'can' || modality === 'may') && asksFor === 'whether')
    return [{ situation: 'asked-may' }];
  if (predicate.kind === 'exists') return [{ situation: asksFor === 'whether' ? 'asked-there' : 'asked-place' }];
  if (kind === 'person' && asksFor !== 'where')
    return [...(clause.tense === 'future' ? [] : [{ situation: 'asked-relative' } as const])];
  if (isTutor(subject)) return ofTutor(clause);
  if (kind === 'weather' || nounOf(subject) === 'weather') return [{ situation: 'asked-weather' }];
  if (predicate.kind === 'identity' || predicate.kind === 'quality') return ofFavourite(subject ?? whatIs(predicate));
  return [];
}

const whatIs = (predicate: Predicate) => (predicate.kind === 'identity' ? predicate.what : undefined);

/** "What is your favourite film?" */
function ofFavourite(what: NounPhrase | undefined): Told[] {
  const isYours = what && 'noun' in what && typeof what.determiner === 'object' && isTutor(what.determiner.whose);
  return isYours ? [...ofThing(what), { situation: 'asked-favourite', ...aboutOf(what) }] : [];
}

const feelings: readonly (readonly [qualities: RegExp, situation: Situation])[] = [
  [/^(?:tired|sleepy)$/u, 'asked-tired'],
  [/^(?:hungry|thirsty)$/u, 'asked-hungry'],
  [/^(?:married|single)$/u, 'asked-partner'],
  [/^(?:happy|sad|ok|okay|fine|well|good|bored|nervous|lonely|angry|excited|ill|sick|stressed|busy|worried|afraid)$/u, 'asked-mood'],
]; // oxfmt-ignore

/** What the tutor is asked that it has, is or does itself. */
function ofTutor(clause: Clause): Told[] {
  const { asked: thing, asksFor, experience, modality, predicate, tense } = clause;
  switch (predicate.kind) {
    case 'called':
      return [{ situation: 'asked-name' }];
    case 'age':
      return [{ situation: 'asked-age' }];
    case 'origin':
      return [{ situation: 'asked-home' }];
    case 'place':
      return experience || tense === 'past' ? [{ situation: 'asked-been' }] : [];
    case 'quality': {
      const qualities = predicate.qualities.map(({ adjective }) => adjective);
      const felt = feelings.find(([pattern]) => qualities.some((quality) => pattern.test(quality)));
      return [{ situation: felt?.[1] ?? 'asked-are' }];
    }
    case 'has': {
      const what = predicate.what ?? thing;
      const kind = kindOf(what);
      if (kind === 'animal' || nounOf(what) === 'pet') return [{ situation: 'asked-pet' }];
      return [
        ...ofThing(what),
        kind === 'person' ? { situation: 'asked-family' } : { situation: 'asked-have', ...aboutOf(what) },
      ];
    }
    case 'does': {
      const own = tutorsOwn[predicate.verb];
      if (experience) return [{ situation: 'asked-been' }];
      if (modality === 'want' || modality === 'would-like') return [{ situation: 'asked-want' }];
      const isLiking = own === 'asked-like' || modality === 'like' || modality === 'love';
      if (isLiking && asksFor === 'whether')
        return [{ situation: 'asked-like', ...aboutOf(predicate.object) }, ...ofThing(predicate.object)];
      if (isLiking) return [...ofThing(thing), { situation: 'asked-free-time' }];
      if (own) return [{ situation: own, ...aboutOf(predicate.object) }];
      if (modality === 'can') return [{ situation: 'asked-able' }];
      if (tense !== 'present') return [];
      return predicate.verb === 'do' ? [{ situation: 'asked-free-time' }] : ofThing(predicate.object ?? thing);
    }
    default:
      return [];
  }
}

const tutorsOwn: Partial<Record<VerbFrame, Situation>> = {
  live: 'asked-home', work: 'asked-job', 'work-as': 'asked-job', like: 'asked-like', love: 'asked-like', prefer: 'asked-like', enjoy: 'asked-like', hate: 'asked-like',
  cook: 'asked-cook', bake: 'asked-cook', eat: 'asked-food', drink: 'asked-food', speak: 'asked-language', learn: 'asked-language',
  'play-sport': 'asked-sport', swim: 'asked-sport', run: 'asked-sport', jog: 'asked-sport', ski: 'asked-sport', cycle: 'asked-sport', hike: 'asked-sport', surf: 'asked-sport', skate: 'asked-sport', exercise: 'asked-sport', train: 'asked-sport',
  'play-instrument': 'asked-music', sing: 'asked-music', 'listen-to': 'asked-music', dance: 'asked-music',
  read: 'asked-book', watch: 'asked-film', drive: 'asked-car', travel: 'asked-been', sleep: 'asked-tired', 'wake-up': 'asked-tired', 'get-up': 'asked-tired', 'go-to-bed': 'asked-tired',
  know: 'asked-know', 'get-to-know': 'asked-know', want: 'asked-want', 'be-married': 'asked-partner', feel: 'asked-mood',
}; // oxfmt-ignore

/** What the form of a question alone asks for. */
function byForm({ asksFor, predicate, subject, tense }: Clause): Told[] {
  switch (asksFor) {
    case 'whether':
      if (tense === 'future') return [{ situation: 'asked-will' }, { situation: 'asked-whether' }];
      return [{ situation: 'asked-whether' }];
    case 'where':
    case 'where-to':
    case 'where-from':
      return [{ situation: 'asked-place' }];
    case 'when':
    case 'what-time':
      return [{ situation: 'asked-when' }];
    case 'who':
      // "Who is Tom?"
      return predicate.kind === 'identity' ? [] : [{ situation: 'asked-who' }];
    case 'how':
    case 'how-many':
    case 'how-much':
    case 'how-long':
      return [{ situation: 'asked-how' }];
    default:
      if (!isTutor(subject)) return [];
      return tense === 'past' ? [{ situation: 'asked-did' }] : tense === 'future' ? [{ situation: 'asked-plan' }] : [];
  }
}
