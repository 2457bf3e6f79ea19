import { ownWeight } from '../understanding/vocabulary';
import { lemmasOf } from '../understanding/english/lemmas';

/** What an English word can be, as far as its sense depends on it. */
export type WordClass = 'noun' | 'verb' | 'adj' | 'adv';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const determiners = set(
  'the a an my your his its our their this that these those some any no each every another both whose which many few ' +
    'several all much two three four five six seven eight nine ten her first last next more',
);
const subjects = set('i you he she it we they who');
const objects = set('me him us them her it you myself yourself himself herself ourselves themselves');
const auxiliaries = set(
  'can could will would should must may might shall do does did cannot let please dont doesnt didnt cant wont',
);
const forms = { be: set('be am is are was were been being'), have: set('have has had having') };
/** After these stands what something is like: "feels cold". */
const linking = set(
  'feel feels felt seem seems seemed look looks looked sound sounds sounded become becomes became get gets got',
);
const degrees = set('very so too quite rather really pretty how as');
const prepositions = set(
  'in on at with for of from by about without under near behind into over after before during between like against through around until since than',
);
/** They may stand between a subject and its verb, and say nothing of what comes next. */
const betweens = set('also always never often usually sometimes just still already only not ever even probably');
const conjunctions = set('and or but nor because if when while that where what why');
const times = set(
  'yesterday today tomorrow tonight now later soon again here there everywhere outside inside upstairs downstairs together alone',
);
/** Stands in place of a name. */
export const someName = '*';
/** After these "to" leads to a place rather than to a verb. */
const motions = set(
  'go goes going went gone come comes came coming walk drive fly travel move ride back way next closer',
);

/**
 * What the word at a place in an English sentence can be there, the likeliest first; undefined where its neighbours do
 * not tell. By its neighbours and its ending alone: no parser, and right for the short sentences that learners write.
 *
 * @param words of one sentence, in small letters, contractions in full; '' where a comma or the like parts it,
 *   `someName` for a name
 */
export function classesAt(words: readonly string[], at: number): readonly WordClass[] | undefined {
  const word = words[at] ?? '';
  let before = at - 1;
  const nearest = words[before] ?? '';
  if (times.has(word)) return ['adv', 'noun'];
  if (degrees.has(nearest)) return ['adj', 'adv'];
  while (betweens.has(words[before] ?? '')) before -= 1;
  const previous = words[before] ?? '';
  const earlier = words[before - 1] ?? '';
  const next = words[at + 1] ?? '';

  if (word.endsWith('ly') && word.length > 4) return ['adv', 'adj'];
  if (isGerund(word)) return determiners.has(previous) ? ['noun'] : ['adj', 'verb', 'noun'];
  if (previous === 'to') {
    if (!motions.has(earlier)) return ['verb'];
    return isObject(next) ? ['verb'] : ['noun', 'verb'];
  }
  if (forms.be.has(previous)) return isPast(word) ? ['adj', 'verb'] : ['adj', ...nominal(words, at)];
  // "Are you ready", but "do you know".
  if (subjects.has(previous) && forms.be.has(earlier)) return ['adj', 'noun'];
  if (linking.has(previous)) return ['adj', 'noun'];
  if (forms.have.has(previous)) return isPast(word) ? ['verb'] : nominal(words, at);
  if (objects.has(previous) && /^(?:help|helps|helped|let|make|makes|made)$/u.test(earlier)) return ['verb'];
  if (determiners.has(previous)) return nominal(words, at);
  if (subjects.has(previous) || auxiliaries.has(previous)) return ['verb'];
  if (objects.has(previous)) return undefined;
  if (prepositions.has(previous)) return nominal(words, at);
  if (conjunctions.has(previous)) return afterConjunction(words, before, at);
  if (previous === '') return atStart(words, at);
  if (previous === someName) return isVerbForm(word) ? ['verb'] : undefined;
  return isContent(previous) ? afterContent(words, before, at) : undefined;
}

/** In a phrase about a thing: what stands before another thing tells what that is like. */
function nominal(words: readonly string[], at: number): readonly WordClass[] {
  const next = words[at + 1] ?? '';
  return isContent(next) && !isPast(next) && !times.has(next) ? ['adj', 'noun'] : ['noun', 'adj'];
}

function atStart(words: readonly string[], at: number): readonly WordClass[] | undefined {
  const next = words[at + 1] ?? '';
  if (determiners.has(next) || objects.has(next)) return ['verb'];
  if (forms.be.has(next) || auxiliaries.has(next) || forms.have.has(next)) return ['noun'];
  return isContent(next) ? ['adj', 'noun', 'verb'] : undefined;
}

function afterConjunction(words: readonly string[], conjunction: number, at: number): readonly WordClass[] | undefined {
  const joins = words[conjunction] === 'and' || words[conjunction] === 'or';
  const joined = joins && isContent(words[conjunction - 1] ?? '') ? classesAt(words, conjunction - 1) : undefined;
  return joined ?? atStart(words, at);
}

function afterContent(words: readonly string[], before: number, at: number): readonly WordClass[] | undefined {
  const word = words[at] ?? '';
  const [first] = classesAt(words, before) ?? [];
  if (first === 'verb') return nominal(words, at);
  // In "my head hurts" and "cold drinks" only the words themselves tell which is which.
  if (first === 'adj') return isVerbForm(word) ? undefined : nominal(words, at);
  return undefined;
}

/** Has a meaning of its own to learn, in all its forms: 'gone' is as empty as 'go'. */
export function isContent(word: string): boolean {
  return (
    word !== '' && !grammar.some((words) => words.has(word)) && lemmasOf(word).every((form) => ownWeight(form) >= 1)
  );
}
const grammar = [prepositions, conjunctions, betweens, determiners, auxiliaries, degrees];
const isObject = (word: string) => objects.has(word) || determiners.has(word);
const isInflected = (word: string) => lemmasOf(word).length > 1;
const isGerund = (word: string) => /.{3}ing$/u.test(word) && isInflected(word);
/** 'danced', 'found', 'broken'; what ends in s is no such form. */
const isPast = (word: string) => isInflected(word) && !word.endsWith('s');
/** Cannot well be a thing in the singular: 'hurts', 'found'. */
const isVerbForm = (word: string) => isInflected(word) && !word.endsWith('ss');
