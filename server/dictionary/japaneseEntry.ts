import type { Headword } from './dictionaryFormat';

/** A spelling, or a reading, of an entry of EDICT or JMdict. */
export interface JapaneseForm {
  text: string;
  isCommon: boolean;
  /** Outdated, irregular, rare, or there for searching alone. */
  isOdd: boolean;
  /** Of a reading: the spellings that it is the reading of, where it is not all of them. */
  only: readonly string[];
}

export interface JapaneseSense {
  glosses: readonly string[];
  /** The spellings and readings that have this meaning, where it is not all of them. */
  only: readonly string[];
}

export interface JapaneseEntry {
  spellings: readonly JapaneseForm[];
  readings: readonly JapaneseForm[];
  senses: readonly JapaneseSense[];
  /** Mostly written in kana, though it could be in kanji. */
  isUsuallyKana: boolean;
}

const steps = { kanaForKanji: 1, uncommon: 2, odd: 3 };

/** Common forms come first; of equally common ones those with many meanings: 人 is ひと before it is じん. */
function tierOf({ isCommon, isOdd }: JapaneseForm, { senses, isKanaForKanji }: TierFacts): number {
  const step = (isCommon ? 0 : steps.uncommon) + (isOdd ? steps.odd : 0) + (isKanaForKanji ? steps.kanaForKanji : 0);
  const fewMeanings = senses.length >= 8 ? 0 : senses.length >= 4 ? 1 : 2;
  return 3 * step + fewMeanings;
}

interface TierFacts {
  senses: readonly unknown[];
  isKanaForKanji: boolean;
}

/** What is meant by a spelling with its reading, or by a reading alone. */
function sensesOf({ senses }: JapaneseEntry, ...forms: string[]): string[][] {
  const isMeant = (only: readonly string[]) => only.length === 0 || only.some((each) => forms.includes(each));
  return senses.filter(({ only }) => isMeant(only)).map(({ glosses }) => [...glosses]);
}

/** Each spelling with its first reading, and each reading by itself: a sentence may have either. */
export function japaneseHeadwords(entry: JapaneseEntry): Headword[] {
  const { spellings, readings, isUsuallyKana } = entry;
  const spelled = spellings.map((spelling) => {
    const reading = readings.find(({ only }) => only.length === 0 || only.includes(spelling.text));
    return {
      text: spelling.text,
      reading: reading?.text ?? '',
      senses: sensesOf(entry, spelling.text, reading?.text ?? ''),
      tier: tierOf(spelling, { senses: entry.senses, isKanaForKanji: false }),
    };
  });
  const sounded = readings.map((reading) => ({
    text: reading.text,
    reading: reading.text,
    senses: sensesOf(entry, reading.text),
    // はし is no likely way to write bridge.
    tier: tierOf(reading, { senses: entry.senses, isKanaForKanji: spellings.length > 0 && !isUsuallyKana }),
  }));
  return [...spelled, ...sounded];
}
