import type * as Words from '@node-rs/jieba';
import type * as WordList from '@node-rs/jieba/dict';
import { createRequire } from 'node:module';
import type * as Characters from 'opencc-js/t2cn';
import type * as Pinyin from 'pinyin-pro';
import { forgetModule, heldWhileUsed } from './heldWhileUsed';
import type { LanguageTools, Segment } from './languageTools';
import { joinSyllables, type Syllable } from './pinyinWords';
import { wordPieces, wordSegmenter } from './spaced';

/** What the packages do, as far as it is used. */
export interface ChinesePackages {
  /** Words whose texts joined are the sentence; in simplified characters. */
  cut(sentence: string): string[];
  /** Characters with their pinyin as they sound in the sentence (不 before 是 is bú); empty for what is not Chinese. */
  syllables(sentence: string): Syllable[];
  simplify(text: string): string;
}

// 80 MB together and a fifth of a second: hence required at the first sentence, and not imported.
function loadPackages(): ChinesePackages {
  const require = createRequire(import.meta.url);
  const { Jieba } = require('@node-rs/jieba') as typeof Words;
  const { dict } = require('@node-rs/jieba/dict') as typeof WordList;
  const { pinyin } = require('pinyin-pro') as typeof Pinyin;
  const { Converter } = require('opencc-js/t2cn') as typeof Characters;
  const jieba = Jieba.withDict(dict);
  // It has been read into a structure of its own.
  forgetModule('@node-rs/jieba/dict');
  const simplify = Converter({ from: 'tw', to: 'cn' });
  return {
    cut: (sentence) => jieba.cut(sentence, true),
    syllables: (sentence) => pinyin(sentence, { type: 'all' }).map(({ origin, pinyin: sound }) => ({ origin, sound })),
    simplify,
  };
}

function freePackages(): void {
  forgetModule('pinyin-pro');
  forgetModule('opencc-js/t2cn');
}

/** Segments by use, as jieba's word list has it, each with its pinyin in this sentence. */
export function createChineseTools(
  code: 'zh-Hans' | 'zh-Hant',
  load: () => ChinesePackages = loadPackages,
): LanguageTools {
  const packages = heldWhileUsed(load, freePackages);
  const segmenter = wordSegmenter(code);

  /** In characters that the packages know, position by position, or as it is where they do not fit onto each other. */
  function readable(text: string): string {
    if (code === 'zh-Hans') return text;
    const simplified = packages.get().simplify(text);
    return simplified.length === text.length ? simplified : text;
  }

  function wordsOf(text: string, read: string): string[] {
    const lengths = packages
      .get()
      .cut(read)
      .map(({ length }) => length);
    if (lengths.reduce((sum, length) => sum + length, 0) !== text.length) return wordPieces(text, segmenter);
    let from = 0;
    return lengths.map((length) => text.slice(from, (from += length)));
  }

  return {
    segment(text) {
      if (!/\p{Script=Han}/u.test(text)) return wordPieces(text, segmenter).map((surface) => ({ surface }));
      const read = readable(text);
      const words = wordsOf(text, read);
      return withReadings(words, packages.get().syllables(read)).filter(({ surface }) => surface.trim() !== '');
    },
    transliterate(surface, reading) {
      if (reading !== undefined) return reading;
      return /\p{Script=Han}/u.test(surface) ? joinSyllables(packages.get().syllables(readable(surface))) : '';
    },
    rest: packages.rest,
  };
}

/** Segments by Unicode's dictionary, and without their pinyin. */
export function createLightChineseTools(code: 'zh-Hans' | 'zh-Hant'): LanguageTools {
  const segmenter = wordSegmenter(code);
  return {
    segment: (text) => wordPieces(text, segmenter).map((surface) => ({ surface })),
    transliterate: (_surface, reading = '') => reading,
  };
}

/** Each word with the pinyin of its own characters. */
function withReadings(words: readonly string[], syllables: readonly Syllable[]): Segment[] {
  let next = 0;
  let before = '';
  return words.map((surface) => {
    const own: Syllable[] = [];
    for (let length = 0; length < surface.length; next += 1) {
      const syllable = syllables[next];
      if (!syllable) break;
      length += syllable.origin.length;
      own.push(
        syllable.origin === '得' ? { ...syllable, sound: soundOfDe(syllable.sound, surface, before) } : syllable,
      );
    }
    const reading = joinSyllables(own);
    before = surface;
    return reading === '' ? { surface } : { surface, reading };
  });
}

/** 得 alone, or between a verb and how it turns out, is never dé, which is what the package takes it for. */
function soundOfDe(sound: string, word: string, before: string): string {
  if (word === '得') return /^(?:[我你您他她它咱]|.+[们們])$/u.test(before) ? 'děi' : 'de';
  return /^[^不]得.$/u.test(word) ? 'de' : sound;
}
