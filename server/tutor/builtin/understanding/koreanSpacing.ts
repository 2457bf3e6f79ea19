import { cutKoreanRun } from '../../../language/koreanUnits';
import { koreanStems } from '../../../language/koreanVerbs';
import type { Bank } from './bank';
import { inHangul } from './koreanLetters';
import { plain } from './normalise';

/** Twice as long as a sentence that somebody has forgotten to space. */
const longestRun = 40;
const longestWord = 12;

/**
 * Korean as it is spaced: 저는학생이에요 is 저는 학생이에요. A run of syllables that is no word is taken apart where all of
 * its pieces are words in some form; what is not known so stays as it is. Other languages stay as they are.
 */
export function withKoreanSpaces(text: string, bank: Bank): string {
  if (bank.content.language !== 'ko') return text;
  // Who sets spaces forgets few, and what they write as one mostly is one.
  const shortest = /[가-힣]\s+[가-힣]/u.test(text) ? 5 : 3;
  return text.replace(/[가-힣\d]{3,}/gu, (run) =>
    run.length > longestRun || run.length < shortest ? run : spaced(run, knowledgeOf(bank)),
  );
}

/** As the content writes it, in Hangul with its spaces; undefined where it stands so already. */
export function koreanAsWritten(text: string, bank: Bank): string | undefined {
  const spacedOut = inHangul(text, bank) ?? withKoreanSpaces(text, bank);
  return spacedOut === text ? undefined : spacedOut;
}

interface Knowledge {
  /** What stands between two spaces somewhere in the content. */
  isWritten(word: string): boolean;
  isNoun(word: string): boolean;
  isVerbForm(word: string): boolean;
}

const known = new WeakMap<Bank, Knowledge>();

function knowledgeOf(bank: Bank): Knowledge {
  const before = known.get(bank);
  if (before) return before;
  const stems = new Set(bank.content.tables.lexicon.flatMap(({ lemma }) => koreanStems(lemma)));
  const nouns = new Set(
    [...bank.content.tables.lexicon, ...bank.content.tables.functionWords].flatMap(({ lemma, pos }) =>
      lemma.length === 1 && /^(?:noun|pron)/u.test(pos) ? [lemma] : [],
    ),
  );
  const knowledge: Knowledge = {
    isWritten: (word) => bank.targetWords.has(plain(word)),
    isNoun: (word) =>
      word.length > 1 ? !word.endsWith('다') && bank.lexicon.find(word) !== undefined : nouns.has(word),
    isVerbForm: (word) =>
      [...word].some((_, at) => stems.has(word.slice(0, at + 1)) && verbEnding.test(word.slice(at + 1))),
  };
  known.set(bank, knowledge);
  return knowledge;
}

/** What follows a stem, or the 해 and 갔 that a stem became, to the end of the word. */
const verbEnding =
  /^(?:으?시|으?셨|았|었|였|겠)*(?:[아어여]?요|[아어여]|으?세요|으?셔요|고|지만|[는은]데요?|네요|지요|죠|습니다|습니까|니다|니까|을?까요|을?게요|을?래요|나요|[은가]가요|으?면|[아어여]?서|으?러|으?려고|거든요|잖아요|군요|[아어여]?도|[아어여]야|지|는|은|을)?$/u;

export const isKoreanVerbEnding = (ending: string): boolean => verbEnding.test(ending);

/** Words of one syllable that stand by themselves; other nouns do so before a verb alone. */
const short = new Set('제 내 안 못 잘 더 좀 뭐 왜 수 거 것 그 꼭 또'.split(' '));
/** 세시 is 세 시, and 세시반이에요 is 세 시 반이에요. */
const numbered =
  /^((?:열|스물|서른|마흔|쉰)?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|열|스무|스물|서른|마흔|쉰|예순|몇)(시|살|명|개|잔|병|마리|번|달|분|장|권|시간)(반)?((?:에|부터|까지|이에요|예요|입니다|이|가|은|을|요)?)$/u;

/** Written to the word before them. */
const bound = /^(?:이?에요|예요|입니다|이야|인지|인데|이다|이었어요|였어요|에서|까지|부터|한테|하고)$/u;

/** Who a sentence is about, before a name that nobody can know. */
const namesAfter = /(?:저는|나는|난|전|이름은)$/u;
const unknownName = /^[가-힣]{1,5}(?:이에요|예요|에요|입니다|이라고|라고)$/u;

function spaced(run: string, knowledge: Knowledge): string {
  if (isWord(run, knowledge)) return withCounterApart(run);
  /** For each place in the run the best way to it. */
  const ways: ({ words: readonly string[]; cost: number } | undefined)[] = [{ words: [], cost: 0 }];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = ways[start];
      const word = run.slice(start, end);
      const cost = before && costOf(word, before.words.at(-1), run.slice(end), knowledge);
      if (before === undefined || cost === undefined) continue;
      const total = before.cost + cost;
      if (total < (ways[end]?.cost ?? Infinity)) ways[end] = { words: [...before.words, word], cost: total };
    }
  }
  return ways[run.length]?.words.map(withCounterApart).join(' ') ?? run;
}

const withCounterApart = (word: string) =>
  word.replace(numbered, (_, number: string, counter: string, half: string | undefined, after: string) =>
    half === undefined ? `${number} ${counter}${after}` : `${number} ${counter} ${half}${after}`,
  );

function costOf(word: string, before: string | undefined, after: string, knowledge: Knowledge): number | undefined {
  if (word.length === 1 && !/\d/u.test(word)) {
    if (short.has(word)) return after === '' ? undefined : 1.2;
    if (before !== undefined && (before.length < 2 || !/[을를은는도이가에]$/u.test(before))) return undefined;
    const isBeforeVerb = after.length > 1 && (knowledge.isVerbForm(after) || knowledge.isWritten(after));
    return knowledge.isNoun(word) && isBeforeVerb ? 1.5 : undefined;
  }
  if (isWord(word, knowledge)) return isPartOf(word, before) ? undefined : 1;
  return after === '' && before !== undefined && namesAfter.test(before) && unknownName.test(word) ? 4 : undefined;
}

/** What is written to a noun or another verb before it, 공부해요 and 기차역으로, or is the end of a longer word: 기술자예요. */
function isPartOf(word: string, before: string | undefined): boolean {
  if (before === undefined || before.length < 2) return false;
  if (/^(?:하(?!나|고 )|해|했|되|돼|됐|시키|시켜|드려|드리|드릴|다니|다녀|[가와]야|지도|에서?|서[요는])/u.test(word))
    return !/(?:[을를은는도이가에]|조금|지금|자주|빨리|천천히)$/u.test(before);
  const [noun = '', after = ''] = cutKoreanRun(word);
  return noun.length === 1 && after !== '' && !/^[이가을를은는도에]$/u.test(after);
}

function isWord(word: string, knowledge: Knowledge): boolean {
  if (/^\d/u.test(word)) return counted.test(word);
  if (numbered.test(word)) return true;
  if (bound.test(word)) return false;
  if (knowledge.isWritten(word) || knowledge.isVerbForm(word)) return true;
  const [noun = '', ...after] = cutKoreanRun(word);
  return after.length < 3 && (noun.length > 1 || after.length > 0) && knowledge.isNoun(noun);
}

/** A number and what it counts, with the particle or the copula after it. */
const counted = /^\d+(?:시|분|살|명|개|잔|병|월|일|년|원|층|번|박|인분)?(?:에|부터|까지|요|이에요|예요|입니다|반)?$/u;
