import type { Bank } from './bank';
import type { Content, Scene } from '../format/contentFormat';
import { isFunctionWord } from '../format/functionWords';
import { ownUnits, wordKey } from './normalise';
import { isSpaced, unitsOf } from './phrasing';
import { isMisspelt } from './score';
import { ownWeight } from './vocabulary';

/** How well a scene answers a wish. */
export interface Fit {
  scene: Scene;
  /** 0 where they share no word. */
  score: number;
  /** What the scene is about is what the wish is about; else it is only the nearest there is. */
  isGood: boolean;
}

/** What a word tells by where the scene has it. What it is about is written for this, in parts still more than its plan; what is said in it only hints. */
const weights = { about: 3, title: 2, part: 2, plan: 1.2, said: 0.5 };
type Place = keyof typeof weights;
const strong = weights.about;

/** Words of any wish to learn a language; they name no scene. */
const ofAnyWish = new Set(
  (
    'learn learning practise practice practising practicing speak speaking talk talking conversation conversational language word vocabulary phrase sentence ' +
    'french france german germany japanese japan korean korea english beginner fluent basic better improve improving lesson like need able know use using more most thing something anything nothing special ' +
    'some someone other people person everyday daily good always sometimes often going really lot bit little first next last time year month week ' +
    'soon able than because while when where what how who which into just still even only again want help please try trying useful politely polite'
  ).split(' '),
);

interface SceneWords {
  scene: Scene;
  /** Each word in the place where it tells most. */
  words: ReadonlyMap<string, number>;
  /** What the scene is about, as words that belong together. */
  phrases: readonly (readonly string[])[];
  /** In a language without spaces: what the scene is about, to be found in the wish as it is written. */
  written: readonly string[];
}

interface WishIndex {
  scenes: readonly SceneWords[];
  /** How much a word tells: the fewer scenes have it, the more. */
  rarity(word: string): number;
}

const indices = new WeakMap<Bank, ReadonlyMap<Scene['kind'], WishIndex>>();

/**
 * The scenes of a kind, the best for this wish first; equals by level, then in the content's order. The wish may be in
 * English or in the target language, with slips of the pen. Pure.
 */
export function rankScenes(wish: string, kind: Scene['kind'], bank: Bank): Fit[] {
  const { scenes, rarity } = indexOf(bank, kind);
  const { language } = bank.content;
  const typed = wordsOf(wish, bank.content);
  const letters = isSpaced(language) ? '' : lettersOf(wish, language);
  return scenes
    .map((each) => fitOf(each, typed, letters, rarity))
    .sort((a, b) => Number(b.isGood) - Number(a.isGood) || b.score - a.score || a.scene.level - b.scene.level);
}

function fitOf(
  { scene, words, phrases, written }: SceneWords,
  typed: readonly string[],
  letters: string,
  rarity: (word: string) => number,
): Fit {
  const found = typed.flatMap((word) => {
    // A slip in a short word makes another word: the moon is no mood.
    const isShort = word.length < 5;
    const slip = () => (isShort ? undefined : [...words.keys()].find((other) => isMisspelt(other, word)));
    const known = words.has(word) ? word : slip();
    return known === undefined ? [] : [known];
  });
  const weightOf = (word: string) => words.get(word) ?? 0;
  const whole = phrases.filter((phrase) => phrase.length > 1 && phrase.every((word) => found.includes(word)));
  const named = written.filter((phrase) => letters.includes(phrase));
  const score =
    found.reduce((sum, word) => sum + weightOf(word) * rarity(word), 0) +
    // Words that belong together tell more than the same words apart.
    (whole.length + named.length) * 2 * weights.about;
  const tells = found.filter((word) => weightOf(word) >= strong).length;
  const isGood = whole.length + named.length > 0 || tells >= 2 || (tells === 1 && typed.length <= 3);
  return { scene, score, isGood };
}

function indexOf(bank: Bank, kind: Scene['kind']): WishIndex {
  const made = indices.get(bank) ?? new Map<Scene['kind'], WishIndex>();
  const index = made.get(kind) ?? buildIndex(bank, kind);
  indices.set(bank, new Map([...made, [kind, index]]));
  return index;
}

function buildIndex({ content }: Bank, kind: Scene['kind']): WishIndex {
  const { language, lists } = content;
  const scenes = [...content.scenes.values()]
    .filter((scene) => scene.kind === kind)
    .map((scene): SceneWords => {
      const words = new Map<string, number>();
      const add = (place: Place, found: readonly string[]) => {
        for (const word of found) words.set(word, Math.max(words.get(word) ?? 0, weights[place]));
      };
      // In one piece, for a text is read with many patterns: a sentence alone costs nearly as much as all.
      const read = (texts: readonly string[]) => wordsOf(texts.join(' . '), content);
      const { context = '', give = '', request = '' } = scene.scenario ?? {};
      const replies = scene.lines.flatMap((line) => line.replies);
      const slots = replies.flatMap((reply) => [...reply.text.matchAll(/:([a-z0-9-]+)\}/gu)].map(([, list]) => list));
      const entries = [...new Set(slots)].flatMap((list) => lists[list ?? ''] ?? []);
      const phrases = scene.about.map((phrase) => wordsOf(phrase, content));
      // One word says it all; a word of a phrase does so together with the others.
      for (const phrase of phrases) add(phrase.length === 1 ? 'about' : 'part', phrase);
      add('title', read([scene.title]));
      add('plan', read([...Object.values(scene.goals), ...Object.values(scene.roles), context, give, request]));
      add('said', read([...scene.lines, ...replies, ...entries].flatMap(({ text, means }) => [text, means])));
      return {
        scene,
        words,
        phrases,
        written: isSpaced(language)
          ? []
          : scene.about.map((phrase) => lettersOf(phrase, language)).filter(({ length }) => length > 1),
      };
    });
  const rarity = (word: string) =>
    Math.log(1 + scenes.length / Math.max(1, scenes.filter(({ words }) => words.has(word)).length));
  return { scenes, rarity };
}

/** What a text has of words with a meaning of their own, in English and in a target language with spaces. */
function wordsOf(text: string, content: Content): string[] {
  const { language } = content;
  const bare = text.replace(/\{[^{}]*\}/gu, ' ');
  const keys = [
    ...ownUnits(bare).map((unit) => unit.key),
    ...(isSpaced(language) ? unitsOf(bare, 'target', language).map((unit) => wordKey(unit.key)) : []),
  ];
  const telling = keys.filter(
    (key) => key.length > 2 && ownWeight(key) >= 0.7 && !ofAnyWish.has(key) && !isFunctionWord(key, undefined, content),
  );
  return [...new Set(telling.map(stemOf))];
}

/** Ordering, ordered and order are one wish. */
function stemOf(word: string): string {
  const bare = word.length > 5 ? word.replace(/(?:ing|ed)$/u, '').replace(/([b-df-hj-np-tv-z])\1$/u, '$1') : word;
  return bare.length > 3 ? bare.replace(/e$/u, '') : bare;
}

function lettersOf(text: string, language: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? unitsOf(text, 'target', language)
        .map((unit) => unit.key)
        .join('')
    : '';
}
