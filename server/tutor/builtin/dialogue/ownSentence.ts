import { isWord } from '../../../../domain/words/identity';
import { isFunctionWord } from '../format/functionWords';
import { expandVariants, variantsOf } from '../format/template';
import type { Bank } from '../understanding/bank';
import type { Match } from '../understanding/match';
import { unitsOf, type Phrasing } from '../understanding/phrasing';
import { cutJapanese } from '../understanding/japanese/cut';
import { wordingsOf } from '../understanding/targetLeftOut';
import type { Understanding } from '../understanding/understand';

/**
 * Whether what a learner wrote in the target language is right as it stands, as far as can be seen: then it stays
 * theirs, and no author's sentence of the same meaning takes its place. `message` is in that language.
 */
export function staysTheirs(message: string, { parts }: Understanding, bank: Bank): boolean {
  if (parts.length === 0 || !parts.every(({ view }) => view === 'target')) return false;
  // Where the author wrote the same, their glosses are better than any looked up.
  if (parts.every((part) => isSameSentence(message, part))) return false;
  if (isStrict(bank) && parts.some((part) => isBroken(message, part, bank))) return false;
  return isSpelt(message, parts, bank);
}

/** In small letters with their accents: French and German are held to these. */
const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/ß/gu, 'ss')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map(String);

/** Spaces and punctuation make no other sentence. */
const lettersOf = (text: string) => wordsIn(text).join('');

function isSameSentence(message: string, { candidate, entries, name }: Match): boolean {
  return variantsOf(candidate.said.text).some((variant) => {
    const text = variant.replace(/\{(\w+)(?::[^{}]*)?\}/gu, (slot, id: string) =>
      id === 'name' ? (name ?? slot) : expandVariants(entries[id]?.text ?? slot, 'unsaid'),
    );
    return lettersOf(text) === lettersOf(message);
  });
}

/** Languages whose articles and small words cannot be dropped. */
const isStrict = ({ content }: Bank) => content.language === 'fr' || content.language === 'de';

/** Words that the content knows, or names; German and French are held to their letters, accents and all. */
function isSpelt(message: string, parts: readonly Match[], bank: Bank): boolean {
  const isForeseen = parts.every(({ score, otherWords }) => score === 1 && !otherWords);
  if (isForeseen && !isStrict(bank)) return true;
  const foreseen = new Set(parts.flatMap((part) => wordingsOf(part)).flatMap((text) => wordsIn(text)));
  const names = new Set(parts.flatMap(({ name }) => (name === undefined ? [] : wordsIn(name))));
  const words = bank.content.language === 'ja' ? cutJapanese(message, bank) : undefined;
  const cut = new Set(words?.flatMap(({ surface, isGuess }) => (isGuess ? [] : [surface])));
  return (words ?? bank.tools.segment(message))
    .filter(({ surface }) => isWord(surface))
    .every(
      ({ surface, lemma }) =>
        bank.lexicon.find(surface, lemma) !== undefined ||
        cut.has(surface) ||
        /^\p{N}+$/u.test(surface) ||
        wordsIn(surface).every((word) => foreseen.has(word) || names.has(word)),
    );
}

/** An article or another small word is missing, the words stand in another order, or a verb has not its form. */
function isBroken(message: string, match: Match, bank: Bank): boolean {
  if (hasBareInfinitive(message, bank) || lacksArticle(message, match, bank)) return true;
  const keys = keysOf(message, bank);
  if (isWordedAnywhere(keys, bank)) return false;
  const wordings = match.candidate.phrasings
    .filter(({ view }) => view === 'target')
    .map((phrasing) => filledKeys(phrasing, match, bank));
  if (match.score === 1 || wordings.some((wording) => wording.join(' ') === keys.join(' '))) return false;
  return wordings.some((wording) => isFragmentOf(keys, wording, bank));
}

const foreseen = new WeakMap<Bank, ReadonlySet<string>>();

/** Somebody wrote down just these words in this order as something to say, if not for what was understood. */
function isWordedAnywhere(keys: readonly string[], bank: Bank): boolean {
  const known =
    foreseen.get(bank) ??
    new Set(
      bank.says.flatMap(({ phrasings }) =>
        phrasings.flatMap(({ view, units, slots }) =>
          view === 'target' && slots.length === 0 ? [units.join(' ')] : [],
        ),
      ),
    );
  foreseen.set(bank, known);
  return known.has(keys.join(' '));
}

const keysOf = (text: string, { content }: Bank) => unitsOf(text, 'target', content.language).map(({ key }) => key);

function filledKeys({ units, slots }: Phrasing, { entries, name }: Match, bank: Bank): string[] {
  return units.flatMap((unit) => {
    if (typeof unit === 'string') return [unit];
    const slot = slots[unit]?.name ?? '';
    return keysOf(slot === 'name' ? (name ?? '') : (entries[slot]?.text ?? ''), bank);
  });
}

/** The same words in another order or with articles of another form, or all but one or two small ones. */
function isFragmentOf(keys: readonly string[], whole: readonly string[], { content }: Bank): boolean {
  const pairs = keys.map((key, index) => [key, whole[index] ?? ''] as const).filter(([one, other]) => one !== other);
  if (keys.length === whole.length && pairs.every((pair) => pair.every(isDeterminer))) return true;
  const extra = whole.filter((key) => !keys.includes(key));
  if (whole.length < keys.length || extra.length > 2 || keys.some((key) => !whole.includes(key))) return false;
  if (extra.length === 0) return keys.length === whole.length && !isSaidLast(keys, whole, content.language);
  return extra.every((key) => isFunctionWord(key, undefined, content));
}

/** French says "hier" or "ce week-end" before the subject or at the end of the sentence. */
function isSaidLast(keys: readonly string[], whole: readonly string[], language: string): boolean {
  const before = whole.findIndex((key) => subjects.fr.has(key));
  return (
    language === 'fr' && before > 0 && [...whole.slice(before), ...whole.slice(0, before)].join(' ') === keys.join(' ')
  );
}

const subjects = {
  fr: new Set('je j tu il elle on nous vous ils elles'.split(' ')),
  de: new Set('ich du er es man'.split(' ')),
};

/** What a list has with its article was said without: "je voudrais café". */
function lacksArticle(message: string, { entries, score }: Match, bank: Bank): boolean {
  if (score === 1 && Object.keys(entries).length === 0) return false;
  const keys = keysOf(message, bank);
  return Object.values(entries).some((entry) => {
    const whole = keysOf(expandVariants(entry.text, 'unsaid'), bank);
    const [first = '', ...rest] = whole;
    if (rest.length === 0 || !isDeterminer(first) || !isFunctionWord(first, undefined, bank.content)) return false;
    const at = keys.indexOf(rest[0] ?? '');
    return (
      at >= 0 && !keys.slice(0, at).some((key) => isFunctionWord(key, undefined, bank.content) && isDeterminer(key))
    );
  });
}

const determiners = new Set(
  (
    'un une le la l les du des de d au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre votre leur deux trois ' +
    'ein eine einen einem einer der die das den dem des kein keine keinen mein meine meinen dein deine zwei drei zum zur im am ins ans beim vom in nach aus'
  ).split(' '),
);
const isDeterminer = (key: string) => determiners.has(key);

/** "je vouloir", "ich haben": a verb as the dictionary has it after who does it. */
function hasBareInfinitive(message: string, { content, tools, lexicon }: Bank): boolean {
  const isSubject = (surface: string) =>
    subjects[content.language === 'fr' ? 'fr' : 'de'].has(surface.toLowerCase().replace(/['’]$/u, ''));
  const ending = content.language === 'fr' ? /(?:er|ir|re)$/u : /en$/u;
  const words = tools.segment(message).filter(({ surface }) => isWord(surface));
  return words.some(({ surface }, index) => {
    if (!isSubject(words[index - 1]?.surface ?? '') || !ending.test(surface)) return false;
    const known = lexicon.find(surface);
    const isVerb = content.tables.lexicon.some(({ lemma, pos }) => lemma === surface && pos === 'verb');
    return isVerb && (known?.lemma === undefined || known.lemma === surface);
  });
}
