import { createRequire } from 'node:module';
import { forgetModule, heldWhileUsed } from './heldWhileUsed';
import type { LanguageTools, Segment } from './languageTools';
import { japaneseUnits, type IpadicToken } from './japaneseUnits';
import { transliterateJapanese } from './romaji';
import { wordPieces, wordSegmenter } from './spaced';

/** What lindera-wasm-nodejs-ipadic 2.0.0 gives, as far as it is used; its two conjugation fields stand swapped. */
interface LinderaToken {
  surface: string;
  byteStart: number;
  byteEnd: number;
  partOfSpeech?: string;
  partOfSpeechSubcategory1?: string;
  conjugationForm?: string;
  conjugationType?: string;
  baseForm?: string;
  reading?: string;
}

interface Lindera {
  TokenizerBuilder: new () => {
    setDictionary(uri: string): void;
    setMode(mode: string): void;
    build(): { tokenize(text: string): LinderaToken[] };
  };
}

type Tokenize = (text: string) => LinderaToken[];

// The dictionary takes 130 MB and a third of a second, and its module reads it while it is being loaded: hence
// required at the first sentence, and not imported.
function loadTokenizer(): Tokenize {
  const require = createRequire(import.meta.url);
  const { TokenizerBuilder } = require('lindera-wasm-nodejs-ipadic') as Lindera;
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  const tokenizer = builder.build();
  return (text) => tokenizer.tokenize(text);
}

export function createJapaneseTools(load: () => Tokenize = loadTokenizer): LanguageTools {
  const tokenizer = heldWhileUsed(load, () => forgetModule('lindera-wasm-nodejs-ipadic'));
  return {
    segment(text) {
      if (text.trim() === '') return [];
      return japaneseUnits(fillGaps(text, tokenizer.get()(text))).map(toSegment);
    },
    transliterate: transliterateJapanese,
    rest: tokenizer.rest,
  };
}

/** Segments by Unicode's dictionary, and without their readings. */
export function createLightJapaneseTools(): LanguageTools {
  const segmenter = wordSegmenter('ja');
  return {
    segment: (text) => wordPieces(text, segmenter).map((surface) => ({ surface })),
    transliterate: transliterateJapanese,
  };
}

function toSegment({ surface, reading, base }: IpadicToken): Segment {
  return {
    surface,
    ...(reading && reading !== surface ? { reading } : {}),
    ...(base && base !== surface ? { lemma: base } : {}),
  };
}

/**
 * Tokens over the text itself, by their byte offsets: lindera's own surfaces hold U+FFFD for a lone surrogate. What no
 * token covers becomes one.
 */
function fillGaps(text: string, tokens: readonly LinderaToken[]): IpadicToken[] {
  const indexOfByte = utf16Indices(text);
  const result: IpadicToken[] = [];
  let from = 0;
  const addGap = (to: number) => {
    for (const [surface] of text.slice(from, to).matchAll(/\S+/gu)) result.push({ surface, pos: '', detail: '' });
  };
  for (const token of tokens) {
    const start = indexOfByte[token.byteStart] ?? from;
    const end = indexOfByte[token.byteEnd] ?? start;
    if (start < from || end <= start) continue;
    addGap(start);
    from = end;
    const surface = text.slice(start, end);
    if (surface.trim() === '') continue;
    result.push({
      surface,
      pos: token.partOfSpeech ?? '',
      detail: token.partOfSpeechSubcategory1 ?? '',
      ...known('form', token.conjugationType),
      ...known('base', token.baseForm),
      ...known('reading', token.reading),
    });
  }
  addGap(text.length);
  return result;
}

function known<K extends string>(key: K, value: string | undefined): { [key in K]?: string } {
  return value && value !== '*' ? ({ [key]: value } as { [key in K]?: string }) : {};
}

/** For each UTF-8 byte at which a character begins, its UTF-16 index; a lone surrogate counts three bytes, as U+FFFD. */
function utf16Indices(text: string): number[] {
  const indices: number[] = [];
  let bytes = 0;
  let index = 0;
  for (const character of text) {
    indices[bytes] = index;
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    index += character.length;
  }
  indices[bytes] = index;
  return indices;
}
