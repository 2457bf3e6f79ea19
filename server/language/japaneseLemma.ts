import { toHiragana } from './kana';

const han = /\p{Script=Han}/u;

/** Dictionary forms whose kanji is read otherwise than in most of their forms. */
const irregular = new Map([['来る', 'くる']]);

/**
 * How a word's dictionary form is read, in hiragana, as far as one of its forms tells: of 覚え (おぼえ) from 覚える it
 * is おぼえる. Undefined where the form does not tell it.
 */
export function readingOfLemma(lemma: string, surface: string, reading: string | undefined): string | undefined {
  const known = irregular.get(lemma);
  if (known !== undefined) return known;
  if (!han.test(lemma)) return toHiragana(lemma);
  if (reading === undefined) return undefined;
  let shared = 0;
  while (shared < surface.length && surface[shared] === lemma[shared]) shared += 1;
  const tail = toHiragana(surface.slice(shared));
  const rest = toHiragana(lemma.slice(shared));
  const sounded = toHiragana(reading);
  if (!sounded.endsWith(tail) || han.test(tail + rest)) return undefined;
  return sounded.slice(0, sounded.length - tail.length) + rest;
}
