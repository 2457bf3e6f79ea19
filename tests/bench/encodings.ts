import { countTokens } from 'gpt-tokenizer';
import type { Morpheme } from '../../domain/conversation/message';
import { boundaryF1, compareBoundaries, type BoundaryCounts } from '../../server/language/boundaries';
import { asyncLanguageTools } from '../../server/language/asyncLanguageTools';
import { languageTools } from '../../server/language/languageTools';
import { paths } from '../../server/paths';
import { checkUtterance } from '../../server/tutor/builtin/format/checkUtterance';
import { utterancesOf } from '../../server/tutor/builtin/format/lexicon';
import { parseContent, readContentFiles } from '../../server/tutor/builtin/format/loadContent';
import { slotsOf } from '../../server/tutor/builtin/format/template';
import { render } from '../../server/tutor/builtin/saying/render';
import { glossAll } from '../../server/tutor/model/checks/glossing';
import { readingKind } from '../../server/tutor/model/checks/readings';
import { parseWord } from '../../server/tutor/model/encoding/draft';
import { numberPieces, parsePieces } from '../../server/tutor/model/encoding/numberedPieces';
import { heading, mean, percentile, report } from './report';

/** Sentences of the built-in tutor's own content: what a good model's answer would say of each is known. */
interface Gold {
  text: string;
  meaning: string;
  words: readonly Morpheme[];
}

const languages = ['fr', 'de', 'ja', 'ko'];
const sentencesEach = 300;
/** What most services give, by their own figures: tokens a second, and milliseconds until the first of them. */
const [tokensPerSecond, firstTokenMs] = [60, 450];
/** Each word is left out, doubled or misspelt by a weak model with this likelihood. */
const damageShare = 0.04;

/**
 * Two ways of asking a model for glosses, on the same sentences (decision 307): one call that gives text, words and
 * sense, and one that gives the text, cut here and glossed piece by piece by a second call.
 */
export async function benchEncodings(): Promise<void> {
  for (const language of languages) {
    const gold = goldOf(language);
    const chance = mulberry(7);
    const one = measure();
    const two = measure();
    const kind = readingKind(language, languageTools(language));
    for (const { text, meaning, words } of gold) {
      const glossed = words.filter(([surface]) => /\p{L}/u.test(surface));
      const lines = glossed.map(([surface, reading, gloss]) =>
        kind === 'none' ? `${surface}|${gloss}` : `${surface}|${reading}|${gloss}`,
      );
      const head = `{"text":${JSON.stringify(text)},"words":[`;
      one.tokens.push(countTokens(JSON.stringify({ text, words: lines, meaning })));
      one.firstText.push(latency(3));
      one.firstWord.push(latency(countTokens(`${head}"${lines[0] ?? ''}"`)));
      const damagedLines = damaged(lines, chance);
      const raw = damagedLines.flatMap((line) => parseWord(line) ?? []);
      const asked = await questions(text, raw, language);
      one.questions.push(asked.count);
      add(one.boundaries, compareBoundaries(surfacesOf(words), surfacesOf(asked.words)));

      const pieces = languageTools(language)
        .segment(text)
        .map(({ surface }) => surface)
        .filter((surface) => /\p{L}/u.test(surface));
      const answer = pieces.map((_, index) => `${String(index + 1)}|${glossed[index]?.[2] ?? 'word'}`);
      const plain = JSON.stringify({ text, meaning });
      two.tokens.push(countTokens(plain) + countTokens(answer.join('\n')));
      two.firstText.push(latency(3));
      two.firstWord.push(latency(countTokens(plain)) + latency(countTokens(answer[0] ?? '')));
      two.input.push(countTokens(numberPieces(pieces)) + countTokens(text));
      const missing = pieces.length - parsePieces(damaged(answer, chance).join('\n'), pieces).size;
      two.questions.push(missing > 0 ? 1 : 0);
      add(
        two.boundaries,
        compareBoundaries(
          surfacesOf(words),
          languageTools(language)
            .segment(text)
            .map(({ surface }) => surface),
        ),
      );
    }
    heading(`Asking a model for glosses, ${language}: ${String(gold.length)} sentences`);
    for (const [name, figures] of [
      ['one call', one],
      ['two calls', two],
    ] as const) {
      report(`${name}: output tokens a sentence`, mean(figures.tokens).toFixed(1));
      if (figures.input.length > 0) report(`${name}: input tokens of the second`, mean(figures.input).toFixed(1));
      report(`${name}: first text, p50`, `${percentile(figures.firstText, 0.5).toFixed(0)} ms`);
      report(`${name}: first word, p50`, `${percentile(figures.firstWord, 0.5).toFixed(0)} ms`);
      report(`${name}: sentences asked about again`, `${(100 * mean(figures.questions)).toFixed(1)} %`);
      report(`${name}: boundary F1 of what is shown`, (100 * boundaryF1(figures.boundaries)).toFixed(1));
    }
  }
}

interface Figures {
  tokens: number[];
  input: number[];
  firstText: number[];
  firstWord: number[];
  questions: number[];
  boundaries: BoundaryCounts;
}

const measure = (): Figures => ({
  tokens: [],
  input: [],
  firstText: [],
  firstWord: [],
  questions: [],
  boundaries: { shared: 0, gold: 0, found: 0 },
});

const latency = (tokens: number) => firstTokenMs + (1000 * tokens) / tokensPerSecond;

function goldOf(language: string): Gold[] {
  const { content } = parseContent(language, readContentFiles(paths.tutorContent, language));
  return utterancesOf(content)
    .filter(
      (utterance) =>
        slotsOf(utterance.text).length === 0 &&
        checkUtterance(utterance, language, content.lists).length === 0 &&
        utterance.text.length > 12,
    )
    .slice(0, sentencesEach)
    .map((utterance) => {
      const { text, means, morphemes } = render(utterance, 'unsaid', { entries: {} }, languageTools(language));
      return { text, meaning: means, words: morphemes };
    });
}

/** How often our checks would ask the model again, and what would be shown. */
async function questions(text: string, raw: Parameters<typeof glossAll>[1], language: string) {
  let count = 0;
  const { words } = await glossAll(text, raw, {
    language,
    ownLanguage: 'en',
    tools: asyncLanguageTools(language),
    cutAgain: () => {
      count = 1;
      return Promise.resolve([]);
    },
    askAgain: () => {
      count = 1;
      return Promise.resolve(new Map());
    },
    names: new Set(),
    findListed: () => Promise.resolve(null),
    lookUp: () => Promise.resolve(new Map()),
  });
  return { count, words };
}

function damaged(lines: readonly string[], chance: () => number): string[] {
  return lines.flatMap((line) => {
    if (chance() > damageShare) return [line];
    const kind = chance();
    return kind < 0.4 ? [] : kind < 0.7 ? [line, line] : [`x${line}`];
  });
}

const surfacesOf = (words: readonly Morpheme[]) => words.map(([surface]) => surface);

function add(sum: BoundaryCounts, { shared, gold, found }: BoundaryCounts): void {
  sum.shared += shared;
  sum.gold += gold;
  sum.found += found;
}

/** The same chances in each run (Mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
