import { commonEnglish, firstNames } from '../../understanding/vocabulary';
import type { Determiner, Noun, NounPhrase, Quality } from '../meaning';
import { withRelative } from './relatives';
import type { Read } from './times';
import type { Token } from './tokens';
import { verbForms } from './verbs';
import {
  determiners,
  joints,
  months,
  numberIn,
  objects,
  otherPronouns,
  partsOfDay,
  periods,
  possessives,
  subjects,
  weekdays,
} from './words';

/** A sentence, and what is known of its words. */
export interface Source {
  readonly tokens: readonly Token[];
  readonly knows: (lemma: string, wordClass: 'noun' | 'adj') => boolean;
  /** How many noun phrases may still be tried; at 0 the sentence is given up. */
  readonly budget: { left: number };
  /** It is the inside of a relative clause, which has no other in it. */
  readonly isRelative?: true;
  /** What would be the object is the noun before the clause. */
  readonly isObjectGone?: true;
}

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    children: 'child',
    kids: 'child',
    kid: 'child',
    men: 'man',
    women: 'woman',
    people: 'person',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    wives: 'wife',
    knives: 'knife',
    lives: 'life',
    leaves: 'leaf',
  }),
);

/** What stands for another noun, in words that every table has. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mailman: 'postman',
    college: 'university',
    mum: 'mother',
    mom: 'mother',
    mummy: 'mother',
    dad: 'father',
    daddy: 'father',
    grandma: 'grandmother',
    granny: 'grandmother',
    grandpa: 'grandfather',
    flat: 'apartment',
    movie: 'film',
    bicycle: 'bike',
    tv: 'television',
    phone: 'phone',
    puppy: 'dog',
    kitten: 'cat',
    'united states': 'usa',
    america: 'usa',
    uk: 'united kingdom',
  }),
);

/** What people call their family, and young animals: another word only where a language lacks it. */
const keptWhereKnown: ReadonlySet<string> = new Set(
  'mum mom mummy dad daddy grandma granny grandpa puppy kitten'.split(' '),
);

/** A noun with its number, or nothing where the language has no word for it. */
function nounOf(text: string, { knows }: Source): { noun: string; plural: boolean } | undefined {
  const irregular = irregularPlurals.get(text);
  const forms: { noun: string; plural: boolean }[] = [
    ...(irregular ? [{ noun: irregular, plural: text !== 'kid' }] : []),
    ...(inOneForm.test(text) ? [] : singulars(text).map((noun) => ({ noun, plural: true }))),
    { noun: text, plural: inOneForm.test(text) },
  ];
  for (const { noun, plural } of forms) {
    const same = keptWhereKnown.has(noun) && knows(noun, 'noun') ? undefined : synonyms.get(noun);
    if (same !== undefined && knows(same, 'noun')) return { noun: same, plural };
    if (knows(noun, 'noun')) return { noun, plural };
  }
  return undefined;
}

/** Words that English has in the plural alone. */
const inOneForm = /^(?:clothes|trousers|jeans|glasses|scissors|noodles)$/u;

function singulars(text: string): string[] {
  if (!text.endsWith('s') || /(?:ss|us|is)$/u.test(text)) return [];
  return [
    ...(text.endsWith('ies') ? [`${text.slice(0, -3)}y`] : []),
    ...(/(?:s|x|z|ch|sh|o)es$/u.test(text) ? [text.slice(0, -2)] : []),
    text.slice(0, -1),
  ];
}

/** What may stand for a quality, in words that every table has. */
const sameQuality: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ill: 'sick',
    little: 'small',
    large: 'big',
    lovely: 'beautiful',
    kind: 'nice',
    delicious: 'tasty',
    yummy: 'tasty',
    scared: 'afraid',
    exhausted: 'tired',
    glad: 'happy',
  }),
);

const comparatives: ReadonlyMap<string, readonly [string, 'more' | 'most']> = new Map(
  Object.entries<readonly [string, 'more' | 'most']>({
    better: ['good', 'more'],
    best: ['good', 'most'],
    worse: ['bad', 'more'],
    worst: ['bad', 'most'],
  }),
);

/** An adjective as it stands before a noun or after 'is'. */
export function* qualityAt(source: Source, at: number): Generator<Read<Quality>> {
  const text = (index: number) => source.tokens[index]?.text ?? '';
  const degrees: readonly (readonly [words: readonly string[], degree: NonNullable<Quality['degree']>])[] = [
    [['a', 'little', 'bit'], 'a-bit'],
    [['a', 'bit'], 'a-bit'],
    [['a', 'little'], 'a-bit'],
    [['very', 'very'], 'very'],
    [['very'], 'very'],
    [['too'], 'too'],
    [['so'], 'so'],
    [['quite'], 'quite'],
    [['pretty'], 'quite'],
    [['really'], 'really'],
    [['always'], 'always'],
    [['more'], 'more'],
    [['most'], 'most'],
  ];
  const degree = degrees.find(([words]) => words.every((word, index) => text(at + index) === word));
  const start = at + (degree?.[0].length ?? 0);
  for (const quality of qualitiesFor(text(start), source)) {
    const both = { ...quality, ...(degree && { degree: degree[1] }) };
    if (text(start + 1) === 'enough' && both.degree === undefined) yield [{ ...both, degree: 'enough' }, start + 2];
    if (both.degree !== 'more' || text(start + 1) !== 'than') yield [both, start + 1];
    else for (const [than, next] of nounPhraseAt(source, start + 2, 'object')) yield [{ ...both, than }, next];
  }
}

function* qualitiesFor(text: string, { knows }: Source): Generator<Quality> {
  if ((never.has(text) && text !== 'little') || text === 'next' || text === 'last') return;
  const [irregular, irregularDegree] = comparatives.get(text) ?? [];
  if (irregular && irregularDegree) yield { adjective: irregular, degree: irregularDegree };
  const same = sameQuality.get(text);
  if (knows(text, 'adj')) yield { adjective: text };
  else if (same !== undefined && knows(same, 'adj')) yield { adjective: same };
  const [, stem = '', ending] = /^(.{2,}?)(er|est)$/u.exec(text) ?? [];
  if (!ending) return;
  const degree = ending === 'er' ? 'more' : 'most';
  const bases = [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/(.)\1$/u, '$1')];
  const base = bases.find((each) => knows(each, 'adj'));
  if (base !== undefined) yield { adjective: base, degree };
}

type Role = 'subject' | 'object';

/** The noun phrases that can stand from a place on, the longest first where it matters. */
export function* nounPhraseAt(source: Source, at: number, role: Role): Generator<Read<NounPhrase>> {
  source.budget.left -= 1;
  if (source.budget.left < 0) return;
  for (const [first, next] of singleAt(source, at, role)) {
    const isJoined = source.tokens[next]?.text === 'and';
    // "bread, cheese and wine"
    if (source.tokens[next]?.text === ',') {
      for (const [others, end] of nounPhraseAt(source, next + 1, role))
        if (others.and) yield [{ ...first, and: others }, end];
    }
    // In "lives in London and works in a bank" a clause goes on, and no list.
    const isVerb = verbForms(source.tokens[next + 1]?.text ?? '').length > 0;
    if (isVerb) yield [first, next];
    if (isJoined) {
      for (const [second, end] of nounPhraseAt(source, next + 1, role)) yield [{ ...first, and: second }, end];
    }
    if (!isVerb) yield [first, next];
  }
}

function* singleAt(source: Source, at: number, role: Role): Generator<Read<NounPhrase>> {
  const token = source.tokens[at];
  if (!token) return;
  const pronoun = (role === 'subject' ? subjects : objects).get(token.text);
  if (pronoun) yield [{ pronoun }, at + 1];
  yield* nounAt(source, at);
  const other = otherPronouns.get(token.text);
  if (other) yield [{ pronoun: other }, at + 1];
  yield* nameAt(source, at);
}

function* nounAt(source: Source, at: number): Generator<Read<NounPhrase>> {
  for (const [determiner, afterDeterminer] of determinerAt(source, at)) {
    const count = numberIn(source.tokens[afterDeterminer]?.text ?? '');
    const isCounted = count !== undefined && determiner !== 'a';
    const start = isCounted ? afterDeterminer + 1 : afterDeterminer;
    for (const [qualities, next] of qualitiesAt(source, start)) {
      for (const [head, end] of headAt(source, next)) {
        // 'Every day' and 'this morning' are times.
        if ((determiner === 'every' || determiner === 'this') && isOfTime(head.noun)) continue;
        const [last] = qualities.slice(-1);
        if (last && compounds.has(`${last.adjective} ${head.noun}`)) continue;
        // Who won second prize won the second one.
        const isRanked = qualities.some(({ adjective }) => /^(?:first|second|third)$/u.test(adjective));
        const noun: Noun = {
          ...head,
          determiner: isRanked && determiner === 'none' ? 'the' : determiner,
          qualities,
          ...(isCounted ? { count } : {}),
        };
        yield* withMore(noun, source, end);
      }
    }
  }
}

/** Mean something else than their two words do. */
const compounds = new Set([
  'high school',
  'primary school',
  'hot dog',
  'soft drink',
  'fast food',
  'public transport',
  'social media',
]);

/** 'called Miso', 'my husband Tom', 'the food of my cat'. */
function* withMore(noun: Noun, source: Source, at: number): Generator<Read<NounPhrase>> {
  const { tokens } = source;
  const named = tokens[at]?.text === 'called' || tokens[at]?.text === 'named' ? at + 1 : at;
  const name = nameFrom(source, named);
  const isOwn = typeof noun.determiner === 'object' || named > at;
  if (name && isOwn && !noun.plural) yield [{ ...noun, called: name[0] }, name[1]];
  if (tokens[at]?.text === 'of') {
    for (const [of, end] of nounPhraseAt(source, at + 1, 'object')) yield [{ ...noun, of }, end];
  }
  yield* withRelative(noun, source, at);
  yield [noun, at];
}

function* headAt(source: Source, at: number): Generator<Read<{ noun: string; plural: boolean }>> {
  const [first = '', second] = [0, 1].map((step) => source.tokens[at + step]?.text);
  if (second !== undefined) {
    const both = nounOf(`${first} ${second}`, source);
    if (both) yield [both, at + 2];
  }
  const token = source.tokens[at];
  if (!token || !/^\p{L}/u.test(first) || never.has(first)) return;
  const one = nounOf(first, source);
  // Grace is no grace; but Germany and Monday are what they are.
  if (one && !(token.isNameLike && firstNames.has(first))) yield [one, at + 1];
}

/** What tables may have as nouns, and what is no noun in a plain sentence. */
const never = new Set(
  'i a the and but or in on at of to for with from by is am are was were do does did not no yes so if when because very too also like want have has can will would my your his her its our their there here now then little lot bit today tomorrow yesterday tonight thanks thank hello hi bye please me him them us more most much many just never also still already only'.split(
    ' ',
  ),
);

function* qualitiesAt(source: Source, at: number): Generator<Read<readonly Quality[]>> {
  for (const [first, next] of qualityAt(source, at)) {
    const comma = source.tokens[next]?.text;
    const start = comma === ',' || comma === 'and' ? next + 1 : next;
    for (const [more, end] of qualitiesAt(source, start)) {
      if (more.length > 0 || start === next) yield [[first, ...more], end];
    }
  }
  yield [[], at];
}

function* determinerAt(source: Source, at: number): Generator<Read<Determiner>> {
  const text = (index: number) => source.tokens[index]?.text ?? '';
  const owner = possessives.get(text(at));
  if (owner) {
    const whose: NounPhrase = { pronoun: owner };
    yield* possessorsAfter({ whose }, source, at + 1);
    yield [{ whose }, at + 1];
  } else {
    yield* possessorsAfter(determiners.get(text(at)) ?? 'none', source, determiners.has(text(at)) ? at + 1 : at);
    const owner = nameFrom(source, at);
    if (owner && text(owner[1]) === "'s") yield [{ whose: { name: owner[0], kind: 'person' } }, owner[1] + 1];
  }
  const lots = [['a', 'lot', 'of'], ['lots', 'of'], ['so', 'many'], ['so', 'much'], ['much']].find((words) =>
    words.every((word, index) => text(at + index) === word),
  );
  if (lots) yield ['many', at + lots.length];
  if (text(at) === 'too' && (text(at + 1) === 'many' || text(at + 1) === 'much')) yield ['too-many', at + 2];
  if (text(at) === 'enough') yield ['enough', at + 1];
  const couple = ['a', 'few'].every((word, index) => text(at + index) === word);
  if (couple) yield ['some', at + 2];
  const determiner = determiners.get(text(at));
  if (determiner) yield [determiner, text(at) === 'all' && text(at + 1) === 'the' ? at + 2 : at + 1];
  yield ['none', at];
}

/** "my girlfriend's", "the dog's": the noun that something belongs to. */
function* possessorsAfter(determiner: Determiner, source: Source, at: number): Generator<Read<Determiner>> {
  for (const [head, end] of headAt(source, at)) {
    const mark = source.tokens[end]?.text;
    if (mark !== "'s" && mark !== "'") continue;
    yield [{ whose: { ...head, plural: mark === "'" || head.plural, determiner, qualities: [] } }, end + 1];
  }
}

/** What was written with a capital, and no word that means anything else. */
function* nameAt(source: Source, at: number): Generator<Read<NounPhrase>> {
  const name = nameFrom(source, at);
  if (!name) return;
  const isPerson = firstNames.has(name[0].toLowerCase());
  yield [{ name: name[0], kind: isPerson ? 'person' : 'unknown' }, name[1]];
}

function nameFrom(source: Source, at: number): Read<string> | undefined {
  const { tokens } = source;
  const first = tokens[at];
  if (!first) return undefined;
  const isKnown = (text: string) =>
    isDayOrMonth(text) || never.has(text) || subjects.has(text) || possessives.has(text) || determiners.has(text);
  const isName =
    firstNames.has(first.text) ||
    first.isNameLike ||
    (first.isFirst &&
      /^\p{Lu}/u.test(first.written) &&
      !commonEnglish.has(first.text) &&
      verbForms(first.text).length === 0 &&
      !joints.has(first.text) &&
      nounOf(first.text, source) === undefined &&
      !source.knows(first.text, 'adj') &&
      numberIn(first.text) === undefined);
  if (!isName || isKnown(first.text) || /\p{N}/u.test(first.text)) return undefined;
  let end = at + 1;
  while (tokens[end]?.isNameLike && !isKnown(tokens[end]?.text ?? '') && end - at < 3) end += 1;
  return [
    tokens
      .slice(at, end)
      .map(({ written }) => written)
      .join(' '),
    end,
  ];
}

const isOfTime = (noun: string) => [...periods, ...partsOfDay, ...weekdays].some((word) => word === noun);

const isDayOrMonth = (text: string) => months.includes(text) || weekdays.some((day) => day === text);

export { nameFrom, qualitiesAt };
